"""The people who play here: remembered by name, with what they wear."""

import pytest

from game.core.words import USUAL_NAMES
from game.services.archive.persons import LONGEST
from game.services.settings import CHECKS, Settings
from game.shell.profiles import MOST, clean, distinct, forget, livery_of, remember, remembered


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Zoe", "Zoe"),
        ("  Zoë \t von\nBar ", "Zoë von Bar"),
        ("Łukasz 🦁", "Łukasz 🦁"),
        ("x" * 99, "x" * LONGEST),
        ("ab\u202ecd\x00\ue001", "abcd"),
        ("   ", ""),
        ("\u200b\u0301", ""),
        ("", ""),
    ],
)
def test_a_name_can_be_shown(written: str, shown: str) -> None:
    assert clean(written) == shown


@pytest.mark.parametrize(
    ("names", "given"),
    [
        (["Zoe", "Zoe", "Zoe"], ["Zoe", "Zoe 2", "Zoe 3"]),
        (["Zoe", "zoe"], ["Zoe", "zoe 2"]),
        (["Zoe", "Zoe 2", "Zoe"], ["Zoe", "Zoe 2", "Zoe 3"]),
        (["x" * 16, "x" * 16], ["x" * 16, "x" * 14 + " 2"]),
    ],
)
def test_no_two_are_called_alike(names: list[str], given: list[str]) -> None:
    assert distinct(names) == given
    assert all(len(name) <= LONGEST for name in given)


def test_whoever_played_last_comes_first_and_the_oldest_is_forgotten() -> None:
    settings = Settings()
    for number in range(MOST + 3):
        remember(settings, [(f"P{number}", "red")])
    assert remembered(settings) == [f"P{number}" for number in range(MOST + 2, 2, -1)]
    remember(settings, [("P7", "blue"), ("Zoe", "teal")])
    assert remembered(settings)[:3] == ["P7", "Zoe", f"P{MOST + 2}"]
    assert len(settings.profiles) == MOST
    assert livery_of(settings, "P7") == "blue"
    assert CHECKS["profiles"](settings.profiles)


def test_nobody_in_particular_is_not_remembered() -> None:
    settings = Settings()
    remember(settings, [(name, "red") for name in USUAL_NAMES])
    assert settings.profiles == {}


def test_somebody_can_be_forgotten() -> None:
    settings = Settings(profiles={"Zoe": "red", "Max": "blue"})
    forget(settings, "Zoe")
    forget(settings, "nobody")
    assert settings.profiles == {"Max": "blue"}
    assert livery_of(settings, "Zoe") == ""


def test_whatever_stands_in_the_file_makes_sense() -> None:
    """Anything may be in it that is text."""
    odd = {" Zoe ": "pink", "": "red", "Zoe": "blue", "\u200b": "", "Ana": "red", "y" * 90: ""}
    settings = Settings(profiles=odd | {f"N{number}": "teal" for number in range(20)})
    names = remembered(settings)
    assert names[:2] == ["Zoe", "y" * LONGEST]
    assert len(names) == MOST
    assert livery_of(settings, "Zoe") == "pink"
    remember(settings, [("Max", "red")])
    assert CHECKS["profiles"](settings.profiles)
