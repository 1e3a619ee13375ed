"""A piece for the table, others for other places: one at a time, and softly from one to the next."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.services.audio import TUNE, Audio
from game.services.band import AT_END, AT_TABLE, AT_TITLE, pieces_in
from game.services.music import FADE_SECONDS
from game.services.paths import project_folder
from game.services.sound_device import VOICES

LINK = (project_folder("assets") / "common" / "sounds" / "curtain.ogg").read_bytes()
FRAME = 1 / 60


@pytest.fixture(autouse=True)
def closed_device(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two layers for the table, one, twice as long, for the title."""
    for name, links in (("a_1", 1), ("a_2", 1), ("title/b_1", 2)):
        file = tmp_path / f"{name}.ogg"
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(LINK * links)
    return tmp_path


@pytest.fixture
def audio(folder: Path) -> Audio:
    audio = Audio([], pieces_in(folder))
    audio.start()
    return audio


def let_pass(audio: Audio, seconds: float) -> None:
    for _ in range(round(seconds / FRAME)):
        audio.advance(FRAME)


def heard() -> tuple[int, int]:
    """How long what is heard is, in curtains; and how many layers are heard."""
    channels = [pygame.mixer.Channel(number) for number in range(2)]
    playing = [channel for channel in channels if channel.get_busy()]
    lengths = {round(channel.get_sound().get_length() / 0.76) for channel in playing}
    return max(lengths, default=0), sum(channel.get_volume() > 0.9 for channel in playing)


def test_a_folder_within_the_folder_is_the_piece_of_its_place(folder: Path) -> None:
    files = {place: [file.name for file in files] for place, files in pieces_in(folder).items()}
    assert files == {AT_TABLE: ["a_1.ogg", "a_2.ogg"], AT_TITLE: ["b_1.ogg"]}


def test_where_there_is_no_folder_there_is_no_piece(folder: Path) -> None:
    assert pieces_in(folder / "nowhere") == {}


def test_a_place_has_its_piece_and_goes_over_into_the_next_softly(audio: Audio) -> None:
    audio.music(1, AT_TITLE)
    let_pass(audio, FADE_SECONDS + 0.5)
    assert heard() == (2, 1)

    audio.music(2)
    let_pass(audio, FADE_SECONDS / 2)
    assert heard()[0] == 2
    assert 0.4 < pygame.mixer.Channel(0).get_volume() < 0.6
    assert audio.moving

    let_pass(audio, FADE_SECONDS * 1.5 + 0.5)
    assert heard() == (1, 2)
    assert not audio.moving


def test_a_place_without_a_piece_keeps_that_of_the_table_as_it_is(audio: Audio) -> None:
    audio.music(2)
    let_pass(audio, FADE_SECONDS + 0.5)
    running = pygame.mixer.Channel(0).get_sound()

    audio.music(place=AT_END)
    let_pass(audio, 1.0)

    assert not audio.moving
    assert pygame.mixer.Channel(0).get_sound() is running
    assert heard() == (1, 2)


def test_whoever_comes_back_in_time_hears_the_old_piece_swell_again(audio: Audio) -> None:
    audio.music(1)
    let_pass(audio, FADE_SECONDS + 0.5)
    running = pygame.mixer.Channel(0).get_sound()
    audio.music(1, AT_TITLE)
    let_pass(audio, FADE_SECONDS / 2)

    audio.music(1)
    let_pass(audio, FADE_SECONDS)

    assert pygame.mixer.Channel(0).get_sound() is running
    assert heard() == (1, 1)


def test_a_piece_changed_in_silence_is_the_one_that_comes_back(audio: Audio) -> None:
    audio.music(1)
    let_pass(audio, FADE_SECONDS + 0.5)
    audio.muted = True
    audio.music(1, AT_TITLE)
    audio.muted = False
    let_pass(audio, FADE_SECONDS + 0.5)
    assert heard() == (2, 1)


def test_effects_leave_the_channels_of_the_largest_piece_alone(audio: Audio) -> None:
    assert pygame.mixer.get_num_channels() == 2 + VOICES


def test_only_a_change_that_can_be_heard_is_told(audio: Audio) -> None:
    told: list[str] = []
    audio.listener = told.append
    audio.music(1, AT_TITLE)
    audio.music(1, AT_TITLE)
    audio.music(1)
    audio.music(place=AT_END)
    audio.music(2)
    audio.music(1, AT_TITLE)
    assert told == ["music_1", TUNE, "music_2", TUNE, "music_1"]
