"""Music, effects and voices, one ear or two, and silence while another window is in front."""

from collections.abc import Iterator
from shutil import copyfile

import pygame
import pytest

from game.services.audio import AT_ONCE, TURN, Audio
from game.services.band import AT_TABLE
from game.services.crowd import MOMENT
from game.services.paths import project_folder

SOUNDS = project_folder("assets") / "common" / "sounds"
FRAME = 1 / 60
MUSIC = project_folder("assets") / "beasty_bar" / "music" / "street_1.ogg"


@pytest.fixture(autouse=True)
def closed_device(monkeypatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


@pytest.fixture
def audio(tmp_path) -> Audio:
    for cue in ("curtain", "voice_lion", TURN):
        copyfile(SOUNDS / "curtain.ogg", tmp_path / f"{cue}.ogg")
    for cue in ("click", "tap"):
        copyfile(SOUNDS / "click.ogg", tmp_path / f"{cue}.ogg")
    audio = Audio([tmp_path])
    audio.start()
    return audio


def volume(audio: Audio, cue: str) -> float:
    sound = audio._sounds[cue]
    assert sound is not None
    return sound.get_volume()


@pytest.mark.parametrize("before", [True, False])
def test_effects_and_voices_have_volumes_of_their_own(audio, before):
    def turn_down():
        audio.master, audio.effects_volume, audio.voices_volume = 0.5, 0.5, 1.0

    if before:
        turn_down()
    audio.play("curtain")
    audio.play("voice_lion")
    if not before:
        turn_down()

    assert volume(audio, "curtain") == pytest.approx(0.25, abs=0.01)
    assert volume(audio, "voice_lion") == pytest.approx(0.5, abs=0.01)


def channel_volumes() -> list[float]:
    channels = map(pygame.mixer.Channel, range(pygame.mixer.get_num_channels()))
    return [channel.get_volume() for channel in channels if channel.get_busy()]


def test_whoever_finds_room_is_heard_as_if_alone(audio):
    audio.play("curtain")
    audio.play("voice_lion")

    assert channel_volumes() == [1.0, 1.0]


def test_whoever_comes_to_a_crowd_is_softer_and_the_others_make_way(audio):
    for _ in range(AT_ONCE):
        audio.play("curtain")
    audio.play("voice_lion")

    *others, newcomer = channel_volumes()
    assert newcomer == 0.5
    assert max(others) < 1.0


def test_after_many_at_once_the_next_is_as_loud_as_ever_when_they_are_over(audio):
    for _ in range(AT_ONCE):
        audio.play("click")
        audio.play("tap")
    assert audio.moving
    audio.advance(FRAME)
    audio.advance(audio._sounds["click"].get_length() + 2 * MOMENT)
    assert not audio.moving
    audio.play("voice_lion")

    assert channel_volumes()[-1] == 1.0


def test_the_bell_for_somebody_who_is_waited_for_is_never_softer(audio):
    """However much has happened in the same instant."""
    for cue in ("curtain", "voice_lion", "click", "tap"):
        for _ in range(AT_ONCE):
            audio.play(cue)
    audio.play(TURN)

    assert channel_volumes()[-1] == 1.0


def test_in_silence_nobody_takes_any_room(audio):
    for _ in range(AT_ONCE):
        audio.play("curtain")
    audio.stop_all()
    assert not audio.moving
    audio.play("voice_lion")
    audio.play("curtain")

    assert channel_volumes() == [1.0, 1.0]


def test_a_volume_stays_within_reach(audio):
    audio.effects_volume, audio.voices_volume = 7.0, -3.0

    assert (audio.effects_volume, audio.voices_volume) == (1.0, 0.0)


def test_in_mono_there_is_one_channel_and_everything_is_still_heard(audio):
    audio.play("curtain")
    audio.mono = True

    assert pygame.mixer.get_init()[2] == 1
    audio.play("curtain")
    assert pygame.mixer.get_busy()
    audio.mono = False
    assert pygame.mixer.get_init()[2] == 2


def test_mono_before_the_start_is_how_the_device_is_opened():
    audio = Audio([SOUNDS])
    audio.mono = True

    assert pygame.mixer.get_init() is None
    audio.start()
    assert pygame.mixer.get_init()[2] == 1


def test_the_music_goes_on_in_mono():
    audio = Audio([SOUNDS], {AT_TABLE: [MUSIC]})
    audio.start()
    audio.music(1)
    audio.mono = True
    for _ in range(200):
        audio.advance(0.1)

    assert pygame.mixer.Channel(0).get_busy()


def test_away_nothing_new_is_heard_and_what_was_heard_goes_on_afterwards(audio):
    audio.play("curtain")
    audio.away = True
    audio.play("voice_lion")

    assert not audio.audible
    assert "voice_lion" not in audio._sounds
    audio.away = False
    assert audio.audible
    assert pygame.mixer.get_busy()
