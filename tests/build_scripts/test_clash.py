"""Cues in each other's way: they are looked at where they are highest together."""

from collections.abc import Iterator
from pathlib import Path
from shutil import copyfile

import pygame
import pytest

from build_scripts.sound.clash import Clashes
from build_scripts.sound.loudness import true_peak
from build_scripts.sound.render import decoded
from build_scripts.sound.tape import Tape
from game.services import crowd
from game.services.paths import project_folder

SOUNDS = project_folder("assets") / "common" / "sounds"
CUES = {"early": "click", "late": "curtain", "voice_of_somebody": "curtain"}


@pytest.fixture
def clashes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Clashes]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    for cue, file in CUES.items():
        copyfile(SOUNDS / f"{file}.ogg", tmp_path / f"{cue}.ogg")
    tape = Tape([tmp_path])
    tape.start()
    yield Clashes(tape, {cue: samples(file) for cue, file in CUES.items()})
    pygame.mixer.quit()


def samples(file: str):  # type: ignore[no-untyped-def]
    return decoded((SOUNDS / f"{file}.ogg").read_bytes())


def test_where_nobody_makes_way_the_highest_parts_meet(
    clashes: Clashes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Although that of the voice comes long after its beginning."""
    monkeypatch.setattr(crowd, "ROOM", 10.0)
    height, cues = clashes.of_two()
    assert cues == ("voice_of_somebody", "early", "early")
    assert height == pytest.approx(2 * true_peak(samples("click")) + true_peak(samples("curtain")), rel=0.01)


def test_as_they_are_played_they_come_as_high_as_they_may(clashes: Clashes) -> None:
    for height, _ in (clashes.of_two(), clashes.of_crowds(100)):
        assert height == pytest.approx(crowd.ROOM, rel=0.06)
