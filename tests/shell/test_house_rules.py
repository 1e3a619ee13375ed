"""The rules of the house: presets, the settings they make, and what is said of them."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Setup
from game.core.chances import MANNERS, NUMBERS
from game.core.coaching import MODES, OFF, WARN
from game.core.hands import HANDS, ON_LOOK, OPEN_HANDS
from game.core.levels import HUMAN
from game.services.casual import CASUAL_TEXT, EASED, SAME_DEAL
from game.services.house_rules import (
    BY_KEY,
    HOUSE_RULES,
    OWN,
    adopt,
    in_force,
    loosened,
    name_of,
)
from game.services.settings import CHECKS, NEVER, USUAL, Settings
from game.services.settings_file import FILE, load
from game.shell.scenes.results.results import Results
from game.shell.scenes.settings.scene import ROW
from game.shell.scenes.settings.scene import Settings as SettingsScene
from game.shell.show import Ending, Party
from tests.shell.test_notice import DEVICES, ToyWays, a_desk, choose, written

KEYS = list(BY_KEY)


def test_whoever_starts_for_the_first_time_plays_by_family_rules() -> None:
    assert in_force(Settings()) == "family"


@pytest.mark.parametrize("coach", MODES)
def test_a_coach_is_for_families_as_they_like_and_for_nobody_else(coach: str) -> None:
    settings = Settings(coach=coach)
    adopt(settings, "family")
    assert (in_force(settings), settings.coach) == ("family", coach)
    for key in ("official", "tournament"):
        adopt(settings, key)
        assert (in_force(settings), settings.coach) == (key, OFF)
        assert in_force(replace(settings, coach=WARN)) == OWN
    assert loosened("tournament", replace(settings, coach=WARN))


@pytest.mark.parametrize("key", KEYS)
def test_settings_from_before_there_was_a_coach_are_still_those_of_their_preset(
    key: str, tmp_path: Path
) -> None:
    settings = Settings()
    adopt(settings, key)
    values = {name: getattr(settings, name) for name in BY_KEY[key].values if name != "coach"}
    (tmp_path / FILE).write_text(json.dumps(values))
    assert in_force(load(tmp_path)[0]) == key


@pytest.mark.parametrize("key", KEYS)
def test_a_preset_makes_settings_that_can_be_kept_and_is_recognised_by_them(key: str) -> None:
    for before in KEYS:
        settings = Settings(chances=NUMBERS)
        adopt(settings, before)
        adopt(settings, key)
        assert in_force(settings) == key
    assert all(CHECKS[name](value) for name, value in BY_KEY[key].values.items())
    assert BY_KEY[key].text.endswith(".")


def test_family_leaves_it_open_how_chances_are_told_and_the_others_tell_none() -> None:
    for manner in MANNERS:
        assert in_force(Settings(chances=manner)) == "family"
    assert [BY_KEY[key].values.get("chances") for key in KEYS] == [None, "off", "off"]


@pytest.mark.parametrize(
    ("key", "written"),
    [
        ("family", {"takeback": "computers", "open_piles": True, "chances": True}),
        ("family", {"takeback": "computers", "open_piles": True, "chances": False}),
        ("official", {"takeback": "drawn", "open_piles": False, "chances": False}),
        ("tournament", {"preview": "off", "hints": False, "takeback": "never", "open_piles": False}),
        (OWN, {"takeback": "drawn", "open_piles": False, "chances": True}),
    ],
)
def test_an_old_file_still_matches_its_preset(key: str, written: dict[str, object], tmp_path: Path) -> None:
    """Chances used to be on or off."""
    (tmp_path / FILE).write_text(json.dumps({"chances": False, **written}))
    settings, notice = load(tmp_path)
    assert (in_force(settings), notice) == (key, None)


def test_one_setting_that_differs_makes_rules_of_their_own() -> None:
    for rules in HOUSE_RULES:
        for name in rules.values:
            settings = Settings()
            adopt(settings, rules.key)
            usual, other = getattr(settings, name), {True: False, False: True}.get(getattr(settings, name))
            setattr(settings, name, other if isinstance(usual, bool) else "something else")
            assert in_force(settings) == OWN


def test_only_a_family_plays_with_open_hands() -> None:
    for hands in (USUAL, *HANDS):
        played = []
        for key in KEYS:
            settings = Settings(hands=hands)
            adopt(settings, key)
            settings.hands = hands
            played += [key] if in_force(settings) == key else []
        assert played == (["family"] if hands == OPEN_HANDS else KEYS)


def test_whoever_goes_back_to_closed_hands_has_them_as_the_game_does() -> None:
    settings = Settings(hands=OPEN_HANDS)
    adopt(settings, "family")
    assert settings.hands == OPEN_HANDS
    adopt(settings, "official")
    assert settings.hands == USUAL
    settings.hands = ON_LOOK
    adopt(settings, "tournament")
    assert settings.hands == ON_LOOK
    assert not loosened("tournament", settings)
    settings.hands = OPEN_HANDS
    assert loosened("tournament", settings)


def test_rules_of_ones_own_and_unknown_ones_change_nothing() -> None:
    settings = Settings(hints=False)
    for key in (OWN, "", "pirates"):
        adopt(settings, key)
        assert settings == Settings(hints=False)
    assert (name_of(OWN), name_of(""), name_of("pirates")) == ("Own", "", "")


def test_only_strict_rules_can_be_loosened() -> None:
    easy = Settings()
    assert [key for key in (*KEYS, OWN, "", "pirates") if loosened(key, easy)] == ["tournament"]
    adopt(easy, "tournament")
    assert not loosened("tournament", easy)
    easy.takeback = NEVER
    easy.hints = True
    assert loosened("tournament", easy)


# On the pages


@pytest.mark.parametrize("device", DEVICES)
def test_the_settings_page_changes_all_of_them_at_once(device: str) -> None:
    desk = a_desk()
    scene = SettingsScene(desk)
    labels = [row.label for row in scene.rows]
    number = labels.index("House rules")
    choose(scene, device, (ROW, number))
    assert (in_force(desk.settings), desk.settings.takeback, desk.settings.open_piles) == (
        "official",
        "drawn",
        False,
    )
    assert next(spot.text for spot in scene.spots() if spot.key == (ROW, number)) == BY_KEY["official"].text
    choose(scene, device, (ROW, labels.index("Hints")))
    assert in_force(desk.settings) == OWN
    assert "Own" in written(scene)
    assert desk.saved  # type: ignore[attr-defined]


def line_at_the_end(house: str, *, casual: bool = False) -> str:
    desk = a_desk()
    party = Party((HUMAN, "cub"), ("Ana", "Bo"), Setup(2), 7, "street")
    party = replace(party, house=house, reasons=(EASED, SAME_DEAL) if casual else ())
    scene = Results(desk, ToyWays(), party, Ending(None, party.proof(RULES)))
    scene.advance(9.0)
    lines = " ".join(written(scene)).partition("House rules: ")
    return (lines[1] + lines[2]).partition(" Fair play")[0].strip()


def test_the_results_say_under_which_rules_it_was_played() -> None:
    assert line_at_the_end("tournament") == "House rules: Tournament"
    told = line_at_the_end("tournament", casual=True)
    assert told == (
        f"House rules: Tournament · Casual game: The house rules were made easier. {CASUAL_TEXT}"
    ), "it is said why, and what casual means"
    assert line_at_the_end(OWN) == "House rules: Own"
    assert line_at_the_end("") == ""
    assert line_at_the_end("pirates") == ""
