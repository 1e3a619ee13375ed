"""What is heard can be read."""

import pytest

from game.services.audio import Audio
from game.services.settings import Settings
from game.shell.hearing import COMMON, LEAST_SECONDS, MOST, USUAL_SECONDS, Hearing

WORDS = {f"cue{number}": f"[{number}]" for number in range(12)}


def an_ear(*, captions: bool = True) -> Hearing:
    return Hearing(Settings(captions=captions), WORDS)


def heard(ear: Hearing, *numbers: int) -> tuple[str, ...]:
    for number in numbers:
        ear.hear(f"cue{number}")
    return ear.lines


def test_nothing_is_written_unless_it_is_wanted() -> None:
    assert heard(an_ear(captions=False), 1, 2) == ()


def test_whoever_turns_it_off_sees_it_vanish() -> None:
    settings = Settings(captions=True)
    ear = Hearing(settings, WORDS)
    assert heard(ear, 1) == ("[1]",)
    settings.captions = False
    assert ear.lines == ()


def test_the_newest_comes_last_and_three_fit() -> None:
    assert heard(an_ear(), 3, 1, 2) == ("[3]", "[1]", "[2]")


def test_a_click_needs_no_words() -> None:
    ear = an_ear()
    for cue in ("click", "hover", "back"):
        ear.hear(cue)
    assert ear.lines == ()


def test_the_same_sound_again_stays_longer_and_is_not_written_twice() -> None:
    ear = an_ear()
    heard(ear, 1)
    ear.advance(USUAL_SECONDS - 0.1)
    assert heard(ear, 1) == ("[1]",)
    ear.advance(LEAST_SECONDS)
    assert ear.lines == ("[1]",)


def test_it_goes_after_a_while() -> None:
    ear = an_ear()
    heard(ear, 1)
    ear.advance(USUAL_SECONDS + 0.01)
    assert ear.lines == ()


@pytest.mark.parametrize("every", [0.0, 0.1, 0.37, 0.8])
def test_however_fast_sounds_come_each_that_is_written_can_be_read(every: float) -> None:
    ear, since, step = an_ear(), {}, 0.05
    now = sounded = 0.0
    for tick in range(400):
        while sounded <= now and tick < 200:
            ear.hear(f"cue{round(sounded * 7) % 12}")
            sounded += every or 0.05
        ear.advance(step)
        now += step
        assert len(ear.lines) <= MOST
        for line in [line for line in since if line not in ear.lines]:
            assert now - since.pop(line) >= LEAST_SECONDS - step - 1e-6
        for line in ear.lines:
            since.setdefault(line, now)
    assert ear.lines == ()
    assert now > 10


def test_silence_is_no_reason_not_to_write() -> None:
    ear = an_ear()
    audio = Audio([])
    audio.muted = True
    audio.listener = ear.hear
    audio.play("cue4")
    assert ear.lines == ("[4]",)


def test_the_band_is_told_when_it_changes() -> None:
    ear = an_ear()
    audio = Audio([])
    audio.listener = ear.hear
    for level in (1, 1, 2, 2, 3):
        audio.music(level)
    assert ear.lines == tuple(COMMON[f"music_{level}"] for level in (1, 2, 3))
