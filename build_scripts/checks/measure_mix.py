"""Is the mix right? ``build_scripts/checks/measure_mix.py [GAME ...]`` lets four computers play, writes down
what would be heard of them at the volumes of a first start, mixes it and measures it (ITU-R BS.1770).

A game that has no window yet is not played; its voices and clashes are measured all the same. Nobody has
listened to any of it: these are figures. It ends with 1 if one of them is beyond its bar.
"""

import os
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from pathlib import Path
from typing import Final, NamedTuple
from unittest.mock import patch

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from game.desktop.probe import ready  # noqa: E402

ready(in_the_void=True)

import numpy as np  # noqa: E402

from build_scripts.sound.clash import Clashes  # noqa: E402
from build_scripts.sound.loudness import greatest_momentary, integrated, true_peak  # noqa: E402
from build_scripts.sound.render import decoded  # noqa: E402
from build_scripts.sound.samples import Signal, decibels  # noqa: E402
from build_scripts.sound.tape import Mix, Tape, Track, mixed  # noqa: E402
from game.composition import PROGRAM  # noqa: E402
from game.desktop.compose import Desktop  # noqa: E402
from game.desktop.shows import SHOWS  # noqa: E402
from game.services.audio import END, VOICE  # noqa: E402
from game.services.band import pieces_in  # noqa: E402
from game.services.settings import Settings  # noqa: E402
from game.shell.comfort import tune  # noqa: E402
from game.shell.scenes.results.results import Results  # noqa: E402
from game.shell.scenes.results.scoreboard import Scoreboard  # noqa: E402

PARTY: Final = "--seats guest,guest,guest,guest --seed 3 --size 960x600"


class Game(NamedTuple):
    """How a game is played to be measured."""

    usual: str
    faster: tuple[str, str]
    """Where more of it comes at the same time."""


GAMES: Final = {
    "beasty_bar": Game("--set base", ("--set mixed --speed 4", "--set new --speed instant")),
    "fantasy_pub": Game("", ("--speed 4", "--speed instant")),
}
FRAME: Final = 1 / 60
AFTERWARDS: Final = 3.0
"""Seconds until the fanfare is over."""

APART: Final = 8.0
"""Loudness units between music and effects, at most."""
HIGHEST: Final = -1.0
"""Decibels, of full scale."""
DEPTH: Final = 3.0
"""Decibels that voices and the end take from the music."""
UNLIKE: Final = 2.0
"""Loudness units from a voice to the middle of all, at most."""

Sounds = Mapping[str, Signal]


class Figure(NamedTuple):
    """Something measured, and whether it may be so."""

    name: str
    text: str
    good: bool = True

    def __str__(self) -> str:
        return f"{'  ' if self.good else 'X '}{self.name:44} {self.text}"


def folders(key: str) -> list[Path]:
    """Where the sounds of a game are."""
    return [folder / "sounds" for folder in PROGRAM.asset_folders(key)]


def sounds_of(key: str) -> Sounds:
    """What is in their files; those of the game come first."""
    files = {file.stem: file for folder in reversed(folders(key)) for file in sorted(folder.glob("*.ogg"))}
    return {cue: decoded(file.read_bytes()) for cue, file in files.items()}


def music_of(key: str) -> dict[Path, Signal]:
    """What is in the files of its pieces."""
    pieces = pieces_in(PROGRAM.asset_folders(key)[0] / "music")
    return {file: decoded(file.read_bytes()) for files in pieces.values() for file in files}


def played(words: str) -> Tape:
    """A game, from the deal to the fanfare."""
    triumph = patch.object(Scoreboard, "celebrated", True)  # as if a person had won
    with tempfile.TemporaryDirectory() as folder, patch("game.desktop.compose.Audio", Tape), triumph:
        desktop = Desktop.asked([*PARTY.split(), *words.split(), "--data-dir", folder], PROGRAM)
        stack, tape = desktop.open(), desktop.desk.audio
        assert isinstance(tape, Tape)
        tape.start()
        over = 0.0
        while over < AFTERWARDS:
            stack.advance(FRAME)
            tape.advance(FRAME)
            top = stack.top
            over += FRAME if isinstance(top, Results) and not top.moving else 0.0
        return tape


def on_both_sides(track: Signal | Track) -> Signal:
    """One channel, as two loudspeakers play it."""
    return np.stack([track] * 2)


def of_the_game(tape: Tape, mix: Mix) -> Iterator[Figure]:
    """How loud everything is, and beside each other."""
    music, short = integrated(mix.music), integrated(on_both_sides(mix.short))
    yield Figure("music", f"{music:.1f} LUFS")
    yield Figure("effects alone", f"{integrated(on_both_sides(mix.effects)):.1f} LUFS")
    yield Figure("voices alone", f"{integrated(on_both_sides(mix.voices)):.1f} LUFS")
    yield Figure("effects and voices", f"{short:.1f} LUFS")
    yield Figure("all", f"{integrated(mix.all):.1f} LUFS")
    apart = short - music
    yield Figure("apart", f"{apart:.1f} LU, at most {APART:g}", abs(apart) <= APART)
    yield from of_ducking(tape)


def of_ducking(tape: Tape) -> Iterator[Figure]:
    """How deep, how often, and for whom."""
    room = np.asarray(tape.room)
    depth = -decibels(room.min())
    yield Figure("ducked by", f"{depth:.1f} dB, always {DEPTH:g}", abs(depth - DEPTH) < 0.1)
    yield Figure("ducked for", f"{(room < 1).mean():.0%} of the time")
    leading = [note for note in tape.notes if note.cue.startswith(VOICE) or note.cue == END]
    sinking = np.asarray(tape.frames)[1:][np.diff(room) < 0]
    alone = [at for at in sinking if not any(note.at <= at <= note.end + 2 * FRAME for note in leading)]
    yield Figure("ducked for anything but voices and the end", f"{len(alone)} frames", not alone)


def of_voices(usual: Settings, sounds: Sounds) -> Iterator[Figure]:
    """Whether somebody shouts or whispers."""
    volume = usual.volume * usual.voices
    heard = sorted(
        (greatest_momentary(on_both_sides(volume * samples)), cue)
        for cue, samples in sounds.items()
        if cue.startswith(VOICE)
    )
    for loudness, cue in (heard[0], heard[-1]):
        yield Figure(f"{cue}, at most", f"{loudness:.1f} LUFS")
    unlike = (heard[-1][0] - heard[0][0]) / 2
    yield Figure("voices", f"{unlike:.1f} LU about their middle, at most {UNLIKE:g}", unlike <= UNLIKE)


def peak(name: str, height: float) -> Figure:
    """The highest point, in decibels of full scale."""
    return Figure(name, f"{decibels(height):.1f} dBFS, at most {HIGHEST:g}", decibels(height) <= HIGHEST)


def highest(layers: Mapping[Path, Signal]) -> float:
    """Where the music is highest, with however many layers of a piece."""
    pieces = [
        [signal for file, signal in layers.items() if file.parent == folder]
        for folder in {file.parent for file in layers}
    ]
    return max(true_peak(together) for piece in pieces for together in accumulate(_as_long(piece)))


def _as_long(piece: Sequence[Signal]) -> Iterator[Signal]:
    """Its layers side by side: a room around them begins again before a tune is over."""
    longest = max(signal.shape[1] for signal in piece)
    for signal in piece:
        yield np.tile(signal, -(-longest // signal.shape[1]))[:, :longest]


def of_every_clash(
    key: str, usual: Settings, sounds: Sounds, layers: Mapping[Path, Signal]
) -> Iterator[Figure]:
    """Cues in each other's way, early and late parts, and just then the music is at its highest."""
    music = usual.volume * usual.music * highest(layers)
    tape = Tape(folders(key))
    tape.start()
    tune(tape, usual)
    clashes = Clashes(tape, sounds)
    for name, worst in (("two and a voice", clashes.of_two()), ("a crowd", clashes.of_crowds())):
        height, cues = worst
        yield peak(f"{name}: {', '.join(cues)}", height + music)


def of_playing(key: str, layers: Mapping[Path, Signal]) -> Iterator[Figure]:
    """A game as it usually is, and faster ones."""
    game, which = GAMES[key], f"--game {key} "
    tape = played(which + game.usual)
    mix = mixed(tape, layers)
    print(f"Four computers: {tape.now:.0f} seconds, {len(tape.notes)} cues. Nobody has listened.")
    yield from of_the_game(tape, mix)
    yield peak("peak", true_peak(mix.all))
    for words in game.faster:
        yield peak(f"peak {words}", true_peak(mixed(played(which + words), layers).all))


def measured(key: str) -> bool:
    """Whether everything of a game is within its bars."""
    print(key)
    layers, sounds, usual = music_of(key), sounds_of(key), Settings()
    figures = [*of_playing(key, layers)] if key in SHOWS else []
    figures += [*of_voices(usual, sounds), *of_every_clash(key, usual, sounds, layers)]
    print(*figures, sep="\n")
    return all(figure.good for figure in figures)


def main(keys: list[str]) -> int:
    good = [measured(key) for key in keys or GAMES]
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
