import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.services.audio import AT_ONCE, Audio
from game.services.paths import project_folder
from game.services.sound_device import RATE, VOICES

SOUNDS = project_folder("assets") / "common" / "sounds"


@pytest.fixture(autouse=True)
def closed_device(monkeypatch) -> Iterator[None]:
    """Each test begins and ends without a device; the one there is swallows everything."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


@pytest.fixture
def audio() -> Audio:
    audio = Audio([SOUNDS])
    audio.start()
    return audio


def busy_channels() -> int:
    return sum(pygame.mixer.Channel(number).get_busy() for number in range(pygame.mixer.get_num_channels()))


def test_a_cue_is_heard(audio):
    audio.play("curtain")

    assert busy_channels() == 1
    assert audio.audible


def test_nothing_is_opened_before_the_start():
    audio = Audio([SOUNDS])

    audio.play("curtain")
    audio.stop_all()

    assert pygame.mixer.get_init() is None
    assert not audio.audible


def test_starting_twice_does_no_harm(audio):
    audio.play("curtain")
    audio.start()

    assert busy_channels() == 1
    assert pygame.mixer.get_num_channels() == VOICES


def test_a_device_opened_in_better_quality_is_used_as_it_is():
    pygame.mixer.init(frequency=48_000, allowedchanges=0)

    audio = Audio([SOUNDS])
    audio.start()
    audio.play("curtain")

    assert pygame.mixer.get_init()[0] == 48_000
    assert busy_channels() == 1


def test_a_device_opened_in_poor_quality_is_opened_again():
    """SDL_mixer 2.6 finds an Ogg file empty whose rate is above the device's, and says nothing."""
    pygame.mixer.init(frequency=22_050, allowedchanges=0)

    audio = Audio([SOUNDS])
    audio.start()
    audio.play("curtain")

    assert pygame.mixer.get_init()[0] == RATE
    assert busy_channels() == 1


def test_an_unknown_cue_is_silent(audio):
    audio.play("no_such_cue")

    assert busy_channels() == 0


@pytest.mark.parametrize("content", [b"", b"no sound at all", b"OggS" + bytes(100)])
def test_a_broken_file_is_silent(tmp_path, content):
    (tmp_path / "odd.ogg").write_bytes(content)
    audio = Audio([tmp_path])
    audio.start()

    audio.play("odd")
    audio.play("odd")

    assert busy_channels() == 0


def test_the_first_folder_that_has_a_cue_wins(tmp_path):
    (tmp_path / "curtain.ogg").write_bytes((SOUNDS / "click.ogg").read_bytes())
    audio = Audio([tmp_path / "missing", tmp_path, SOUNDS])
    audio.start()

    audio.play("curtain")

    heard = pygame.mixer.Channel(0).get_sound()
    assert heard.get_length() == pytest.approx(pygame.mixer.Sound(SOUNDS / "click.ogg").get_length())


def test_the_same_cue_is_not_piled_up(audio):
    for _ in range(20):
        audio.play("curtain")

    assert busy_channels() == AT_ONCE


def test_more_sounds_than_channels_are_left_out(audio):
    pygame.mixer.set_num_channels(1)

    audio.play("curtain")
    audio.play("error")

    assert busy_channels() == 1


def test_muting_is_immediate_and_lasts(audio):
    audio.play("curtain")
    audio.muted = True
    assert busy_channels() == 0

    audio.play("curtain")
    assert busy_channels() == 0

    audio.muted = False
    audio.play("curtain")
    assert busy_channels() == 1


def test_the_master_volume_counts_for_sounds_that_play_already(audio):
    audio.play("curtain", volume=0.5)
    channel = pygame.mixer.Channel(0)

    audio.master = 0.25

    assert channel.get_volume() == pytest.approx(0.5, abs=0.02)
    assert channel.get_sound().get_volume() == pytest.approx(0.25, abs=0.02)


@pytest.mark.parametrize(("asked", "got"), [(-3.0, 0.0), (7.0, 1.0)])
def test_volumes_stay_within_reach(audio, asked, got):
    audio.master = asked
    audio.play("curtain", volume=asked)

    assert audio.master == got


def test_it_survives_the_device_being_closed(audio):
    audio.play("curtain")
    pygame.mixer.quit()

    audio.play("curtain")
    audio.master = 0.5
    audio.muted = True
    audio.stop_all()

    assert not audio.audible


def test_without_a_device_everything_works_silently(monkeypatch):
    def no_device(**_: object) -> None:
        raise pygame.error("No such audio device")

    monkeypatch.setattr(pygame.mixer, "init", no_device)
    audio = Audio([SOUNDS])

    audio.start()
    audio.play("curtain")
    audio.master = 0.3
    audio.muted = True
    audio.stop_all()

    assert not audio.audible


def test_a_missing_device_costs_not_a_word():
    """In a process of its own: the C libraries below complain on standard error, past Python."""
    code = f"""if True:
        from pathlib import Path
        from game.services.audio import Audio
        audio = Audio([Path({str(SOUNDS)!r})])
        audio.start()
        audio.play("click")
        print(audio.audible)
    """
    quiet = {"SDL_AUDIODRIVER": "alsa", "PYGAME_HIDE_SUPPORT_PROMPT": "1", "ALSA_CONFIG_PATH": os.devnull}
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", code],
        env=os.environ | quiet,
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=60,
    )

    assert (done.returncode, done.stdout, done.stderr) == (0, "False\n", "")
