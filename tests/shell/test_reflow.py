"""Everything can be read on every screen, with letters of any size, in small windows and in large ones."""

from copy import copy
from functools import cache
from statistics import median

import pytest

from game.services.i18n import FIRST_LANGUAGE, Translations
from tests.beasty_bar.show.house import ROOT, House
from tests.shell.proofs import Proof, proof_of
from tests.shell.screens import SCREENS

SIZES = [(960, 600), (1920, 1080)]
TEXTS = [100, 150, 200]
READ = [*((SIZES[0], text) for text in TEXTS), (SIZES[1], 200)]
"""Where there is room, what fits with the largest letters also fits with smaller ones."""
SMALLEST = SIZES[0]
LONG_LANGUAGES = ["de", "es", "fr"]
"""They need more room than English, where it is tightest; everywhere else would take too long to read."""
LARGE = 33.0
"""In units of the design: what is as large as that can be read by anybody, and need not grow."""
LARGER, USUALLY = 1.1, 1.3
"""With letters of twice the size even what is most cramped is larger by this, and most of it by that."""
LEAST = 19.0
"""In units of the design, with letters of the usual size: 13 pixels on a screen of 1280x720."""
CRAMPED = {"waits", "sorted"}
"""Below one of four small cards: a picture beside it tells the same."""
SIGNS = {"HEAVEN'S", "GATE", "BOUNCED", "IN THE BAR", "THAT'S IT"}
"""Painted on things of the street; each of them has its own place, and says its name when pointed at."""

Size = tuple[int, int]
every_screen = pytest.mark.parametrize("name", SCREENS)
every_size = pytest.mark.parametrize("size", SIZES, ids=str)
every_text = pytest.mark.parametrize("text", TEXTS)


@cache
def spoken(language: str) -> Translations:
    """Its catalogues are read once."""
    translations = Translations([ROOT / "assets" / "beasty_bar", ROOT / "assets" / "common"])
    translations.speak(language)
    return translations


@cache
def read(name: str, size: Size, text: int, language: str = FIRST_LANGUAGE) -> Proof:
    """What is written on a screen; read once, however often it is asked for."""
    house = House(size=size, text=text, drawn=1000, translations=copy(spoken(language)))
    SCREENS[name](house)
    house._drawn = 1
    with pytest.MonkeyPatch.context() as patch:
        return proof_of(patch, house)


def assert_legible(proof: Proof) -> None:
    assert proof.lines
    assert proof.cut == []
    assert proof.overlapping == []
    assert proof.spilled == []


@every_screen
@pytest.mark.parametrize(("size", "text"), READ)
def test_nothing_is_cut_or_written_over_something_else(name: str, size: Size, text: int) -> None:
    assert_legible(read(name, size, text))


@every_screen
@pytest.mark.parametrize(("language", "text"), [("de", 100), *((code, 200) for code in LONG_LANGUAGES)])
def test_long_languages_have_room_where_there_is_least(name: str, language: str, text: int) -> None:
    assert_legible(read(name, SMALLEST, text, language))


def folds(text: str) -> bool:
    """Neither a sign nor a number, which stands in many places, nor a path or a command to be copied."""
    return text not in SIGNS and not text.isdigit() and not text.startswith("/") and "--" not in text


@every_screen
@every_size
def test_letters_of_twice_the_size_are_larger_indeed(name: str, size: Size) -> None:
    before, after = read(name, size, 100).sizes(), read(name, size, 200).sizes()
    scale = min(size[0] / 1920, size[1] / 1080)
    small = [text for text in after if folds(text) and before.get(text, LARGE) < LARGE * scale]
    grown = {text: after[text] / before[text] for text in small}
    cramped = {text: share for text, share in grown.items() if share < LARGER}
    assert {text: share for text, share in cramped.items() if after[text] < LARGE * scale} == {}
    assert median(grown.values()) >= USUALLY


@every_screen
def test_nothing_is_written_too_small_to_be_read_in_a_small_window(name: str) -> None:
    sizes = read(name, SIZES[1], 100).sizes()
    assert {text: size for text, size in sizes.items() if size < LEAST and text not in CRAMPED} == {}


# What large letters used to leave out, or to leave small


@every_screen
@every_size
def test_large_letters_keep_every_hint_and_make_it_larger(name: str, size: Size) -> None:
    usual, large = read(name, size, 100).hints, read(name, size, 200).hints
    assert usual.keys() - large.keys() == set()
    assert [hint for hint in usual if large[hint] < LARGER] == []


WITH_HINTS = {
    "title": ["Enter", "N", "Esc", "M"],
    "settings_display": ["Enter", "\N{LEFTWARDS ARROW} \N{RIGHTWARDS ARROW}", "Esc"],
    "table_of_4": ["Enter", "H", "Esc"],
    "fan_of_the_bar": ["Enter", "Esc"],
    "first_start": ["Tab", "Enter", "Esc"],
    "guide_rules": ["Enter", "Page Down", "Esc"],
    "an_animal_of_the_line": ["I"],
}


@pytest.mark.parametrize(("name", "keys"), WITH_HINTS.items())
@every_text
@every_size
def test_these_keys_are_told_however_large_the_letters_are(
    name: str, keys: list[str], size: Size, text: int
) -> None:
    told = {cap.text for cap, _ in read(name, size, text).hints}
    assert told >= set(keys)


GROWING = {
    "fan_of_the_bar": ["The first animal to get in comes first.", "Ana's peacock"],
    "fan_of_thats_it": ["The topmost card comes first."],
    "table_after_some_turns": ["Last round", "+1", "IN THE BAR", "THAT'S IT"],
}


@pytest.mark.parametrize(("name", "texts"), GROWING.items())
@every_size
def test_piles_and_the_last_round_are_told_in_large_letters_too(
    name: str, texts: list[str], size: Size
) -> None:
    usual, large = read(name, size, 100).sizes(), read(name, size, 200).sizes()
    assert {text: large[text] / usual[text] for text in texts if large[text] < 1.4 * usual[text]} == {}


@every_size
def test_who_has_won_stands_in_the_middle_however_large_the_letters_are(size: Size) -> None:
    usual, large = (
        next(line.rect.centerx for line in read("results_of_2", size, text).lines if "wins" in line.text)
        for text in (100, 200)
    )
    assert abs(usual - large) <= 2


def test_no_key_is_told_for_a_last_round_that_has_not_been_played() -> None:
    assert "R" not in read("table_of_2", SIZES[1], 100).sizes()
    assert "R" in read("table_after_some_turns", SIZES[1], 100).sizes()


@every_size
def test_keys_of_the_guide_are_told_in_large_letters_where_only_a_name_stands_beside_them(size: Size) -> None:
    assert min(read("guide_rules", size, 200).hints.values()) >= 1.5
