"""The sounds and the tunes of the pub: nobody listens to them here, but they can be measured."""

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from build_scripts.sound.loudness import programme_loudness
from build_scripts.sound.pub import music
from build_scripts.sound.pub.music import SESSIONS, Session
from build_scripts.sound.pub.tunes import CHORDS, DRUMS, JIG
from build_scripts.sound.render import ASSETS, PIECES, ROOMS, decoded
from build_scripts.sound.ring import Piece
from build_scripts.sound.samples import RATE, Signal
from build_scripts.sound.score import pitch
from game.services.music import ROOM

SOUNDS = ASSETS / "fantasy_pub" / "sounds"
LONGEST = {
    "dice": 0.6,
    "flip": 0.22,
    "toast": 0.45,
    "pay": 0.24,
    "boot": 0.6,
    "stroll": 0.4,
    "hat": 0.7,
    "event": 0.5,
    "walk_short": 0.24,
    "walk_long": 0.8,
}
"""Seconds of what is seen."""
LATER = 0.03
"""What may still ring."""


@pytest.mark.parametrize("cue", LONGEST)
def test_a_sound_is_as_long_as_what_is_seen_of_it(cue: str) -> None:
    samples = decoded((SOUNDS / f"{cue}.ogg").read_bytes())
    assert 0.6 * LONGEST[cue] <= len(samples) / RATE <= LONGEST[cue] + LATER


@pytest.mark.parametrize("name", SESSIONS)
def test_every_bar_is_full(name: str) -> None:
    tune = SESSIONS[name].tune
    for bars in (tune.fiddle, tune.whistle):
        assert len(bars) == len(tune.harmony)
        for bar in bars:
            assert sum(int(token.partition("*")[2] or 1) for token in bar.split()) == tune.units


def test_the_drums_play_as_long_as_the_others() -> None:
    assert {len(bars) for bars in DRUMS.values()} == {len(JIG.harmony)}


@pytest.mark.parametrize("part", ["fiddle", "whistle"])
@pytest.mark.parametrize("name", SESSIONS)
def test_strong_notes_are_of_the_chord_and_others_go_on_by_a_step(name: str, part: str) -> None:
    tune = SESSIONS[name].tune
    notes = tune.notes(getattr(tune, part))
    for note, following in pairwise((*notes, notes[0])):
        chord = {pitch(f"{name}0") % 12 for name in CHORDS[tune.chord_at(note.beat)].split()}
        if note.pitch % 12 not in chord:
            assert note.beat % tune.accent, note
            assert abs(following.pitch - note.pitch) in (0, 1, 2), note
            assert note.length <= 2


@pytest.mark.parametrize("name", SESSIONS)
def test_fiddle_and_whistle_do_not_rub_against_each_other(name: str) -> None:
    tune = SESSIONS[name].tune
    for one in tune.notes(tune.fiddle):
        for other in tune.notes(tune.whistle):
            together = min(one.beat + one.length, other.beat + other.length) - max(one.beat, other.beat)
            assert together < 1.5 or (one.pitch - other.pitch) % 12 not in (1, 11), (one, other)


@pytest.mark.parametrize("name", SESSIONS)
def test_a_device_with_another_rate_plays_a_whole_number_of_samples(name: str) -> None:
    assert SESSIONS[name].samples * 160 % 147 == 0


def files(folder: str, piece: Piece) -> list[Signal]:
    return [decoded((ASSETS / folder / f"{name}.ogg").read_bytes()) for name in piece.layers]


@pytest.fixture(scope="module")
def layers() -> dict[str, list[Signal]]:
    """By folder, as they are on file."""
    return {folder: files(folder, piece) for folder, piece in PIECES["pub_music"].items()}


@pytest.fixture(scope="module")
def rooms() -> dict[str, list[Signal]]:
    """What is around them."""
    return {folder: files(folder, piece) for folder, piece in ROOMS["pub_music"].items()}


def test_every_layer_is_on_file_and_as_long_as_its_tune(layers: dict[str, list[Signal]]) -> None:
    for folder, piece in PIECES["pub_music"].items():
        assert [layer.shape for layer in layers[folder]] == [(2, piece.samples)] * len(piece.layers)
    assert [len(found) for found in layers.values()] == [3, 1, 1]


def test_every_layer_has_a_room_around_it_that_leaves_the_music_in_front(
    layers: dict[str, list[Signal]], rooms: dict[str, list[Signal]]
) -> None:
    for folder, piece in ROOMS["pub_music"].items():
        assert [*piece.layers] == [f"{name}{ROOM}" for name in PIECES["pub_music"][folder].layers]
        assert [room.shape for room in rooms[folder]] == [(2, piece.samples)] * len(piece.layers)
        for band, room in zip(layers[folder], rooms[folder], strict=True):
            assert programme_loudness(room) < programme_loudness(band) - 2
        on_file = {file.stem for file in (ASSETS / folder).glob("*.ogg")}
        assert on_file == {*piece.layers, *PIECES["pub_music"][folder].layers}


def test_layers_end_as_they_begin(layers: dict[str, list[Signal]], rooms: dict[str, list[Signal]]) -> None:
    for layer in (layer for found in (*layers.values(), *rooms.values()) for layer in found):
        steps = np.abs(np.diff(layer))
        assert np.abs(layer[:, 0] - layer[:, -1]).max() < 2 * np.percentile(steps, 99)
        assert np.abs(layer.mean(axis=1)).max() < 0.001


def test_the_more_layers_the_louder_and_never_too_loud(layers: dict[str, list[Signal]]) -> None:
    first, second, third = np.cumsum(layers["fantasy_pub/music"], axis=0)
    loudness = [programme_loudness(together) for together in (first, second, third)]
    assert -26 < loudness[0] < loudness[1] - 1 < loudness[2] - 2 < -20
    assert np.abs(third).max() < 0.6
    for folder in ("fantasy_pub/music/title", "fantasy_pub/music/end"):
        assert programme_loudness(layers[folder][0]) == pytest.approx(loudness[0], abs=1)


@pytest.mark.parametrize(
    ("folder", "session"), [*zip(("", "/title", "/end"), SESSIONS.values(), strict=True)]
)
def test_the_fiddle_on_file_plays_what_is_written(
    layers: dict[str, list[Signal]], folder: str, session: Session
) -> None:
    """Long notes only, and not always as the strongest: other strings sound with it."""
    wave = layers[f"fantasy_pub/music{folder}"][0].mean(axis=0)
    size = 1 << 16
    hertz = np.fft.rfftfreq(size, 1 / RATE)
    notes = [note for note in session.tune.notes(session.tune.fiddle) if note.length >= 3]
    found = 0
    for note in notes:
        start = round((session.moment(note.beat) + 0.08) * RATE)
        piece = wave[start : start + round(session.seconds(note) * RATE * 0.8)]
        strengths = np.abs(np.fft.rfft(piece * np.hanning(len(piece)), size))
        wanted = 440 * 2 ** ((note.pitch - 69) / 12)
        near = strengths[np.abs(hertz / wanted - 1) < 0.02].max()
        found += bool(near > 0.2 * strengths[hertz > 200].max())
    assert found >= 0.9 * len(notes) > 10


def test_the_pieces_of_the_render_are_those_of_the_pub() -> None:
    assert [*PIECES["pub_music"].values()] == [music.TABLE, music.TITLE, music.END]
    assert all(Path(folder).parts[1] == "music" for folder in PIECES["pub_music"])
