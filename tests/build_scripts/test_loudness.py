"""The yardstick of the mix: a sine of a thousand Hertz reads its own level, as the standard has it."""

import numpy as np
import pytest

from build_scripts.sound.loudness import (
    finest,
    greatest_momentary,
    integrated,
    programme_loudness,
    true_peak,
)
from build_scripts.sound.samples import RATE, Signal, louder


def sine(hertz: float = 997.0, seconds: float = 2.0, phase: float = 0.0) -> Signal:
    return np.sin(2 * np.pi * hertz * np.arange(round(seconds * RATE)) / RATE + phase)


@pytest.mark.parametrize("measure", [integrated, greatest_momentary, programme_loudness])
def test_in_one_channel_a_full_sine_has_the_loudness_of_the_standard(measure):
    assert measure(sine()[np.newaxis]) == pytest.approx(-3.01, abs=0.1)


@pytest.mark.parametrize("measure", [integrated, greatest_momentary, programme_loudness])
def test_in_two_channels_it_reads_its_level(measure):
    assert measure(louder(np.stack([sine()] * 2), -23.0)) == pytest.approx(-23.0, abs=0.1)


def test_a_pause_does_not_make_the_whole_softer():
    paused = np.concatenate([sine(seconds=40), np.zeros(40 * RATE), sine(seconds=2)])

    assert integrated(paused) == pytest.approx(integrated(sine(seconds=40)), abs=0.1)


def test_what_is_shorter_than_a_block_counts_for_as_long_as_it_is():
    assert greatest_momentary(sine(seconds=0.1)) == pytest.approx(-3.01 - 6.02, abs=0.1)


def test_silence_is_no_trouble():
    assert integrated(np.zeros(RATE)) == -70.0


def test_a_peak_between_two_samples_is_found():
    between = sine(RATE / 4, phase=np.pi / 4)

    assert np.abs(between).max() == pytest.approx(0.707, abs=0.001)
    assert true_peak(between) == pytest.approx(1.0, abs=0.01)


def test_around_every_sample_the_way_to_the_next_is_looked_at():
    between = sine(RATE / 4, seconds=0.1, phase=np.pi / 4)
    heights = finest(between)

    assert heights.shape == between.shape
    assert np.all(heights >= np.abs(between) - 1e-9)
    assert heights[300:-300] == pytest.approx(
        np.tile([1.0, 0.707], len(heights))[300 : len(heights) - 300], abs=0.01
    )
