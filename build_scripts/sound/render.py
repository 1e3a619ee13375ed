"""Make the sounds: ``python -m build_scripts.sound.render [GROUP ...]``, from the project folder.

Groups are sounds, music, pub_sounds and pub_music; without any, all sounds are made. Music takes a minute or
two.

A file that sounds already as it should stays untouched: Ogg differs in every run by a random number.
"""

import io
import sys
import zlib
from collections.abc import Iterator, Mapping
from itertools import chain, combinations
from pathlib import Path
from typing import NamedTuple

import numpy as np
import soundfile  # type: ignore[import-untyped]

from build_scripts.sound import music
from build_scripts.sound.cues import BUTTONS, CUES
from build_scripts.sound.layers import Sound
from build_scripts.sound.loudness import greatest_momentary, programme_loudness
from build_scripts.sound.measure import TOO_LIKE, Measures, complaints, likeness, measured
from build_scripts.sound.pub import music as pub
from build_scripts.sound.pub.things import THINGS
from build_scripts.sound.pub.throats import THROATS
from build_scripts.sound.ring import Piece
from build_scripts.sound.samples import RATE, Signal, at_level, below, louder, tidied
from build_scripts.sound.voices import VOICES

ASSETS = Path(__file__).resolve().parents[2] / "assets"
QUALITY = 0.85
"""0 is the best Vorbis can do, 1 the smallest."""
MUSIC_QUALITY = 0.8
CEILING = 0.33
"""No sample of a voice is far above."""
FIRST_PAGE = b"OggS\0\2"
"""What an Ogg stream, and so a link of a chain, begins with."""


class Group(NamedTuple):
    """Sounds that are made together: those of things, by folder, and the voices of the first folder."""

    folders: Mapping[str, Mapping[str, Sound]]
    voices: Mapping[str, Sound]

    def sounds(self) -> Iterator[tuple[Path, Sound]]:
        """Every sound and the file it belongs in."""
        first = next(iter(self.folders))
        tables = [
            *self.folders.items(),
            (first, {f"voice_{who}": voice for who, voice in self.voices.items()}),
        ]
        for folder, table in tables:
            for name, sound in table.items():
                yield ASSETS / folder / "sounds" / f"{name}.ogg", sound


GROUPS = {
    "sounds": Group({"beasty_bar": CUES, "common": BUTTONS}, VOICES),
    "pub_sounds": Group({"fantasy_pub": THINGS}, THROATS),
}
PIECES = {
    "music": {"beasty_bar/music": music.PIECE},
    "pub_music": {
        "fantasy_pub/music": pub.TABLE,
        "fantasy_pub/music/title": pub.TITLE,
        "fantasy_pub/music/end": pub.END,
    },
}
"""By group and folder."""
ROOMS = {
    "pub_music": {
        "fantasy_pub/music": pub.TABLE_ROOM,
        "fantasy_pub/music/title": pub.TITLE_ROOM,
        "fantasy_pub/music/end": pub.END_ROOM,
    }
}
"""What is around them, in files of its own."""


def sounds() -> Iterator[tuple[Path, Sound]]:
    """Every sound of every group."""
    return chain.from_iterable(group.sounds() for group in GROUPS.values())


def played(name: str, sound: Sound) -> Signal:
    """The samples: the same for ever, because chance is seeded by the name."""
    chance = np.random.Generator(np.random.PCG64(zlib.crc32(name.encode())))
    signal = tidied(sound.samples(chance))
    if sound.loudness is None:
        return at_level(signal, sound.level)
    return at_loudness(signal, sound.loudness)


def at_loudness(signal: Signal, loudness: float) -> Signal:
    """As loud to the ear as that; single peaks that stand out pay for it."""
    even = below(CEILING, louder(signal, loudness - greatest_momentary(signal)))
    return louder(even, loudness - greatest_momentary(even))


def encoded(signal: Signal, quality: float = QUALITY) -> bytes:
    """An Ogg stream; two channels stand one above the other."""
    file = io.BytesIO()
    soundfile.write(file, signal.T, RATE, format="OGG", subtype="VORBIS", compression_level=quality)
    return file.getvalue()


def decoded(data: bytes) -> Signal:
    """What is heard of a file, whether it is one stream or a chain of them."""
    links = [FIRST_PAGE + link for link in data.split(FIRST_PAGE)[1:]]
    heard = [soundfile.read(io.BytesIO(link))[0] for link in links]
    return np.concatenate(heard).T.astype(np.float64)


def is_the_same(data: bytes, target: Path) -> bool:
    if not target.exists():
        return False
    new, old = decoded(data), decoded(target.read_bytes())
    return new.shape == old.shape and bool(np.allclose(new, old, atol=1e-3))


def render(target: Path, sound: Sound) -> tuple[Measures, int]:
    """Write the sound if it is new or has changed; what it is like, and the size of its file."""
    data = encoded(played(target.stem, sound))
    write(data, target)
    return measured(decoded(data)), len(data)


def write(data: bytes, target: Path) -> None:
    if not is_the_same(data, target):
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)


def look_alikes(voices: Mapping[str, Sound]) -> list[str]:
    """Pairs nobody could tell apart; somebody with several voices may sound like itself."""
    heard = {who: played(f"voice_{who}", sound) for who, sound in voices.items()}
    others = [(a, b) for a, b in combinations(heard, 2) if a.split("_")[0] != b.split("_")[0]]
    pairs = [(likeness(heard[a], heard[b]), a, b) for a, b in others]
    print("most alike:", *(f"{a} and {b} {like:.2f}" for like, a, b in sorted(pairs)[-4:]), sep="  ")
    return [f"{a} and {b} sound alike: {like:.2f}" for like, a, b in pairs if like > TOO_LIKE]


def render_music(folder: str, piece: Piece) -> None:
    """The layers, one after the other: what each is like, and all up to it together."""
    print(f"{'layer':18}{'s':>7}{'LUFS':>7}{'peak':>7}{'kB':>7}{'LUFS together':>15}{'peak':>7}")
    together = np.zeros((2, piece.samples))
    for name in piece.layers:
        data = b"".join(encoded(link, MUSIC_QUALITY) for link in piece.links(name))
        write(data, ASSETS / folder / f"{name}.ogg")
        heard = decoded(data)
        together += heard
        print(
            f"{name:18}{heard.shape[1] / RATE:7.2f}{programme_loudness(heard):7.1f}{np.abs(heard).max():7.2f}"
            f"{len(data) / 1000:7.1f}{programme_loudness(together):15.1f}{np.abs(together).max():7.2f}"
        )


def render_sounds(group: Group) -> list[str]:
    """All the short ones; what is wrong with them."""
    wrong = look_alikes(group.voices)
    print(
        f"{'sound':18}{'s':>6}{'peak':>7}{'loud':>7}{'middle':>8}{'spread':>8}{'edge':>7}{'jump':>6}{'kB':>6}"
    )
    for target, sound in group.sounds():
        heard, size = render(target, sound)
        wrong += complaints(target.stem, heard)
        print(
            f"{target.stem:18}{heard.seconds:6.2f}{heard.peak:7.1f}{heard.loudness:7.1f}{heard.centroid:8.0f}"
            f"{heard.spread:8.0f}{heard.edge:7.3f}{heard.jump:6.2f}{size / 1000:6.1f}"
        )
    return wrong


def main(what: list[str]) -> int:
    wrong: list[str] = []
    for name in what or GROUPS:
        if name in GROUPS:
            wrong += render_sounds(GROUPS[name])
        for folder, piece in (*PIECES.get(name, {}).items(), *ROOMS.get(name, {}).items()):
            render_music(folder, piece)
    for sentence in wrong:
        print(sentence, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
