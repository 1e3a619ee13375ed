"""The sound files themselves: nobody listens to them here, but they can be measured."""

from array import array
from collections.abc import Iterator
from itertools import combinations, pairwise
from pathlib import Path

import numpy as np
import pygame
import pytest

from build_scripts.sound.loudness import greatest_momentary
from game.beasty_bar.rules.animals import ANIMALS
from game.services.audio import VOICE
from game.services.paths import project_folder

ASSETS = project_folder("assets")
SOUNDS = sorted(ASSETS.glob("*/sounds/*.ogg"))
RATE = 44_100

CUES = {
    *(
        "card",
        "slide",
        "hop",
        "pass",
        "sort",
        "eat",
        "expel",
        "stung",
        "burn",
        "spit",
        "drag",
        "flip",
        "door",
    ),
    *("admit", "bounce", "fetch", "pose", "unmask", "draw", "nothing", "win", "turn"),
}
BUTTONS = {"click", "hover", "count", "back", "error", "curtain"}


@pytest.fixture(scope="module", autouse=True)
def device() -> Iterator[None]:
    pygame.mixer.quit()
    pygame.mixer.init(frequency=RATE, size=-16, channels=1, allowedchanges=0)
    yield
    pygame.mixer.quit()


def samples(file: Path) -> list[float]:
    return [sample / 32_768 for sample in array("h", pygame.mixer.Sound(file).get_raw())]


def traits(wave: list[float]) -> tuple[float, float, float]:
    """How long, how bright (crossings of zero in a second) and how far into it the weight lies."""
    crossings = sum(a * b < 0 for a, b in pairwise(wave))
    energy = [sample * sample for sample in wave]
    weight = sum(place * strength for place, strength in enumerate(energy)) / sum(energy)
    return float(len(wave)), crossings / len(wave), weight


def differ(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return any(abs(a - b) > 0.05 * max(a, b) for a, b in zip(one, other, strict=True))


def test_every_cue_has_its_sound():
    names = {file.stem for file in SOUNDS if file.parts[-3] == "beasty_bar"}

    assert names == {*CUES, *(f"voice_{animal.name}" for animal in ANIMALS)}


def test_every_button_has_its_sound():
    assert {file.stem for file in SOUNDS if file.parts[-3] == "common"} == BUTTONS


@pytest.mark.parametrize("file", SOUNDS, ids=lambda file: file.stem)
def test_a_sound_is_short_and_begins_and_ends_softly(file):
    wave = samples(file)

    assert 0.08 <= len(wave) / RATE <= 1.2
    assert 0.05 <= max(map(abs, wave)) <= 0.9
    assert max(map(abs, wave[:44])) < 0.02
    assert max(map(abs, wave[-44:])) < 0.02
    assert 3_000 <= file.stat().st_size <= 12_500


def test_no_two_animals_have_the_same_voice():
    folder = ASSETS / "beasty_bar" / "sounds"
    voices = {animal.name: traits(samples(folder / f"voice_{animal.name}.ogg")) for animal in ANIMALS}

    assert not [pair for pair in combinations(voices, 2) if not differ(voices[pair[0]], voices[pair[1]])]


def test_all_voices_are_equally_loud_to_the_ear():
    voices = [file for file in SOUNDS if file.stem.startswith(VOICE)]
    loudness = {file.stem: greatest_momentary(np.asarray(samples(file))) for file in voices}

    middle = (max(loudness.values()) + min(loudness.values())) / 2
    assert loudness == pytest.approx(dict.fromkeys(loudness, middle), abs=2)


def test_an_effect_leaves_room_for_others():
    """A voice, the loudest music and an effect or two fit beside each other; `measure_mix` looks closely."""
    for file in SOUNDS:
        assert max(map(abs, samples(file))) < 0.4, file.stem


def test_the_files_are_those_of_the_tables():
    pytest.importorskip("soundfile")
    from build_scripts.sound.render import played, sounds

    table = dict(sounds())
    assert set(table) == set(SOUNDS)

    for file in (file for file in SOUNDS if file.stem in ("card", "hop", "admit", "click", "voice_dog")):
        wanted, got = played(file.stem, table[file]), np.asarray(samples(file))
        assert len(wanted) == len(got)
        assert np.corrcoef(wanted, got)[0, 1] > 0.9
