"""Whoever is heard together: how loud each of them is."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random

import pygame
import pytest

from game.services.crowd import LEAST, MOMENT, ROOM, Crowd, heights_of
from game.services.paths import project_folder

SOUNDS = sorted(project_folder("assets").glob("*/sounds/*.ogg"))
LOUD = (0.3,) * 10
HALF = (ROOM / 2,) * 10
FRAME = 1 / 60


class Channel:
    """Remembers how loud it is."""

    def __init__(self) -> None:
        self.volume = 1.0
        self.sound = "a cue"

    def set_volume(self, volume: float, /) -> None:
        self.volume = volume

    def get_sound(self) -> str:
        return self.sound


def joined(crowd: Crowd, heights: Sequence[float], least: float = LEAST) -> Channel:
    channel = Channel()
    crowd.join(channel, heights, 1.0, least)
    return channel


def let_pass(crowd: Crowd, seconds: float) -> None:
    """The frame in which somebody has begun, and then some time."""
    crowd.advance(FRAME)
    crowd.advance(seconds)


def test_two_that_fit_are_left_alone() -> None:
    crowd = Crowd()
    assert [joined(crowd, HALF).volume, joined(crowd, HALF).volume] == [1.0, 1.0]


def test_a_newcomer_takes_the_room_that_is_left() -> None:
    crowd = Crowd()
    first = joined(crowd, (ROOM - 0.2,))
    assert joined(crowd, (0.25,)).volume == pytest.approx(0.8)
    assert first.volume == 1.0


def test_where_that_is_too_little_the_others_make_way() -> None:
    crowd = Crowd()
    first = joined(crowd, (ROOM,))
    assert joined(crowd, (0.4,)).volume == LEAST
    assert first.volume == pytest.approx((ROOM - LEAST * 0.4) / ROOM)


def test_whoever_has_to_be_heard_stays_as_it_is() -> None:
    crowd = Crowd()
    others = [joined(crowd, HALF) for _ in range(4)]
    assert joined(crowd, HALF, least=1.0).volume == 1.0
    assert sum(other.volume for other in others) == pytest.approx(1.0)


def test_only_what_is_still_to_come_takes_room() -> None:
    """The loud beginning of the first is over, its soft end is not."""
    crowd = Crowd()
    joined(crowd, (ROOM,) * 4 + (0.1,) * 4)
    let_pass(crowd, 4 * MOMENT)
    assert joined(crowd, (ROOM - 0.1,)).volume == pytest.approx(1.0)


def test_a_late_part_takes_room_from_whoever_comes_then() -> None:
    crowd = Crowd()
    joined(crowd, (0.0,) * 8 + (ROOM,) * 2)
    assert joined(crowd, (0.3,) * 2).volume == 1.0
    let_pass(crowd, 8 * MOMENT)
    assert joined(crowd, (0.3,) * 2).volume == LEAST


def test_each_ages_and_ends_by_itself() -> None:
    crowd = Crowd()
    joined(crowd, LOUD)
    let_pass(crowd, 5 * MOMENT)
    for _ in range(5):
        joined(crowd, LOUD[:5])
    assert crowd
    let_pass(crowd, 6 * MOMENT)
    assert not crowd
    assert joined(crowd, LOUD).volume == 1.0


def test_the_time_before_it_began_does_not_age_anybody() -> None:
    """A frame may have been long that ends with a beginning."""
    crowd = Crowd()
    joined(crowd, (ROOM,) * 2)
    crowd.advance(0.25)
    assert joined(crowd, (ROOM,)).volume == LEAST


def test_a_channel_that_somebody_else_has_is_left_alone() -> None:
    """Where frames were missing, a cue has ended before its time has come."""
    crowd = Crowd()
    ended = joined(crowd, HALF)
    ended.sound = "another cue"
    assert joined(crowd, (ROOM,)).volume == 1.0
    assert joined(crowd, (ROOM,)).volume == LEAST
    assert ended.volume == 1.0


@pytest.mark.parametrize("seed", range(20))
def test_however_many_come_they_are_never_too_high_together(seed: int) -> None:
    chance = Random(seed)
    crowd, begun, now = Crowd(), [], 0
    for _ in range(40):
        for _ in range(chance.randint(0, 4)):
            heights = [chance.uniform(0, 0.5) for _ in range(chance.randint(1, 30))]
            begun.append((now, heights, joined(crowd, heights, least=chance.choice([LEAST, LEAST, 1.0]))))
        moments = chance.randint(1, 10)
        crowd.advance(0.0)
        crowd.advance(moments * MOMENT)
        for moment in range(now, now + moments):
            heard = [
                channel.volume * heights[moment - at]
                for at, heights, channel in begun
                if 0 <= moment - at < len(heights)
            ]
            assert sum(heard) <= ROOM + 1e-9
        now += moments


@pytest.mark.parametrize("file", SOUNDS[::8], ids=lambda file: file.stem)
@pytest.mark.parametrize("channels", [1, 2])
def test_nothing_of_a_sound_is_higher_than_its_moments(file, channels, monkeypatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    pygame.mixer.init(frequency=44_100, size=-16, channels=channels, allowedchanges=0)
    sound = pygame.mixer.Sound(file)
    heights, samples = heights_of(sound), memoryview(sound.get_raw()).cast("h")
    size = len(samples) / len(heights)
    bounds = [round(number * size) for number in range(len(heights) + 1)]
    peaks = [max(map(abs, samples[start:end])) / 32_768 for start, end in pairwise(bounds)]
    pygame.mixer.quit()

    assert len(heights) == pytest.approx(len(samples) / 44_100 / channels / MOMENT, abs=1)
    assert all(peak <= height for peak, height in zip(peaks, heights, strict=True))
    assert max(peaks) == pytest.approx(max(heights))
