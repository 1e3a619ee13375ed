"""Who plays what, and where."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from typing import Any

import pygame
import pytest

from game.beasty_bar.choices import MOST_POINTS
from game.beasty_bar.module import BEASTY_BAR
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Scoring
from game.core.errors import BadSetup
from game.core.fairness import commitment, shown
from game.core.levels import HUMAN
from game.services.house_rules import BY_KEY, OWN, in_force
from game.shell.layout import BadLayout
from game.shell.opponents import key_of, offered
from game.shell.paint.palette import CONTRAST, LIVERIES, NORMAL
from game.shell.scenes.menu.chairs import CHARACTER, COMPUTER, LEAVE, LEVEL, NAME, PERSON, WEAR
from game.shell.scenes.menu.new_game import BACK, FAIR, HOUSE, PICK, SEED, START, VENUE, NewGame
from game.shell.scenes.menu.title import Title
from game.shell.scenes.notice import Notice
from game.shell.scenes.scene import STAY, Pop, Push, Swap
from game.shell.scenes.settings.scene import Settings
from game.shell.show import Party
from tests.shell.test_notice import (
    CHOICES,
    DEVICES,
    SIZES,
    ToyWays,
    a_brush,
    a_desk,
    assert_fits,
    choose,
    click,
    go_back,
    key,
    looks,
    pad,
    painted,
    send,
    written,
)

SEATINGS = [(HUMAN, "cub"), ("boss:shy", HUMAN, "mate"), (HUMAN, "cub", "boss:loud", HUMAN), ("cub",) * 4]
KEYBOARD_ARROWS = [key(code) for code in (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT)]
CONTROLLER_ARROWS = [
    pad(button)
    for button in (
        pygame.CONTROLLER_BUTTON_DPAD_UP,
        pygame.CONTROLLER_BUTTON_DPAD_DOWN,
        pygame.CONTROLLER_BUTTON_DPAD_LEFT,
        pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    )
]


def a_new_game(seats: Sequence[str] = (HUMAN, "cub"), **settings: Any) -> NewGame:
    """For somebody who has played before."""
    desk = a_desk(**settings)
    desk.learned.end_game([""], desk.module.key)
    return NewGame(desk, ToyWays(), seats)


def started(scene: NewGame) -> Party:
    """The party that pressing Start invites."""
    assert isinstance(choose(scene, "keyboard", START), Swap)
    party: Party = scene._ways.opened[-1]  # type: ignore[attr-defined]
    return party


def test_while_somebody_chooses_the_likely_game_is_made_ready() -> None:
    scene = a_new_game()
    choose(scene, "mouse", (VENUE, "roof"))
    scene.advance(0.02)
    assert scene._ways.show.likely == (2, "roof")  # type: ignore[attr-defined]


# What follows from other choices


def a_real_choice(**settings: Any) -> NewGame:
    """With the choices of the real game."""
    desk = a_desk(**settings)
    desk.game.module = replace(desk.module, choices=BEASTY_BAR.choices)
    return NewGame(desk, ToyWays(), (HUMAN, "cub"))


@pytest.mark.parametrize("picks", list(product(range(3), range(2), range(2))))
def test_the_scoring_that_is_ticked_is_the_one_they_play_by(picks: tuple[int, ...]) -> None:
    scene = a_real_choice()
    for choice, number in zip(BEASTY_BAR.choices, picks, strict=True):
        choose(scene, "mouse", (PICK, choice.key, number))
    by_points = started(scene).setup.options.scoring is Scoring.POINTS_2019
    assert scene.plan.holds("scoring") == (MOST_POINTS if by_points else 0)


@pytest.mark.parametrize("device", DEVICES)
def test_what_a_choice_rules_out_cannot_be_chosen_and_says_why(device: str) -> None:
    scene = a_real_choice()
    choose(scene, device, (PICK, "variant", 1))
    choose(scene, device, (PICK, "scoring", 0))
    assert scene.plan.holds("scoring") == MOST_POINTS
    assert "With four cards left at home, points always decide." in " ".join(written(scene))
    choose(scene, device, (PICK, "variant", 0))
    assert scene.plan.holds("scoring") == 0, "as it was"
    assert all(spot.active for spot in scene.spots())


def test_what_is_ruled_out_looks_barred() -> None:
    pages = []
    for settles in ({}, {"scoring": 0}):
        scene = a_new_game()
        one, two, three = CHOICES
        some = replace(three.options[1], settles=settles)
        choices = (one, two, replace(three, options=(three.options[0], some)))
        scene._desk.game.module = replace(scene._desk.module, choices=choices)
        scene.plan.picked["variant"] = 1
        pages.append(looks(painted(scene)))
    assert pages[0] != pages[1]


# Seats


@pytest.mark.parametrize("device", DEVICES)
def test_a_seat_is_taken_by_a_person_or_by_a_computer(device: str) -> None:
    scene = a_new_game([HUMAN, "boss:shy"])
    assert choose(scene, device, (PERSON, 1)) == STAY
    assert choose(scene, device, (COMPUTER, 0)) == STAY
    assert scene.plan.seats == ["mate", HUMAN, "", ""]
    assert choose(scene, device, (COMPUTER, 1)) == STAY
    assert scene.plan.seats == ["mate", "boss:shy", "", ""], "it comes back as it was"


def test_a_computer_comes_back_as_it_was_after_a_game_with_a_person_in_its_seat() -> None:
    scene = a_new_game([HUMAN, "boss:shy", "cub"])
    choose(scene, "mouse", (PERSON, 1))
    choose(scene, "mouse", (LEAVE, 2))
    started(scene)
    again = NewGame(scene._desk, ToyWays(), scene._desk.habits.seats)
    choose(again, "mouse", (COMPUTER, 1))
    choose(again, "mouse", (COMPUTER, 2))
    assert again.plan.seats == [HUMAN, "boss:shy", "cub", ""]


def test_a_computer_that_nobody_knows_any_more_is_replaced_by_the_usual_one() -> None:
    scene = a_new_game([HUMAN, HUMAN], computers=["cub", "nobody:knows"])
    choose(scene, "mouse", (COMPUTER, 0))
    choose(scene, "mouse", (COMPUTER, 1))
    assert scene.plan.seats[:2] == ["cub", scene._desk.module.usual_level]


@pytest.mark.parametrize("device", DEVICES)
def test_every_level_and_every_character_can_be_chosen(device: str) -> None:
    scene = a_new_game([HUMAN, "mate"])
    seen = []
    for wanted in [(LEVEL, 1)] * 3 + [(CHARACTER, 1)] * 3 + [(LEVEL, 1)]:
        assert choose(scene, device, wanted) == STAY
        seen.append(scene.plan.seats[1])
    assert seen == ["boss", "cub", "mate", "mate:loud", "mate:shy", "mate", "boss"]


@pytest.mark.parametrize("device", ["keyboard", "controller"])
def test_the_arrows_change_the_level_or_the_character_pointed_at(device: str) -> None:
    *_, left, right = KEYBOARD_ARROWS if device == "keyboard" else CONTROLLER_ARROWS
    scene = a_new_game([HUMAN, "mate"])
    for spot, arrow, seat in (
        ((LEVEL, 1), right, "boss"),
        ((LEVEL, 1), left, "mate"),
        ((CHARACTER, 1), left, "mate:shy"),
        ((CHARACTER, 1), right, "mate"),
    ):
        scene.focus.key, scene.changed = spot, False
        send(scene, arrow)
        assert scene.plan.seats[1] == seat
        assert (scene.focus.key, scene.changed) == (spot, True)


@pytest.mark.parametrize(
    ("spot", "before", "after"), [(LEVEL, "cub", "boss"), (CHARACTER, "mate", "mate:shy")]
)
def test_a_click_on_the_left_arrow_goes_the_other_way(spot: str, before: str, after: str) -> None:
    scene = a_new_game([HUMAN, before])
    box = next(each.box for each in scene.spots() if each.key == (spot, 1))
    left, *_, right = box.row(6, 0)
    send(scene, *click(left, scene.stage))
    assert scene.plan.seats[1] == after
    send(scene, *click(right, scene.stage))
    assert scene.plan.seats[1] == before


def test_only_the_last_seats_can_be_empty_and_two_must_be_taken() -> None:
    scene = a_new_game((HUMAN, "cub", "cub", HUMAN))
    assert seats_with(scene, LEAVE) == [3]
    choose(scene, "mouse", (LEAVE, 3))
    assert seats_with(scene, LEAVE) == [2]
    assert seats_with(scene, PERSON) == [0, 1, 2, 3]
    choose(scene, "mouse", (LEAVE, 2))
    assert seats_with(scene, LEAVE) == []
    assert seats_with(scene, PERSON) == [0, 1, 2]
    assert scene.plan.seats == [HUMAN, "cub", "", ""]


def seats_with(scene: NewGame, kind: str) -> list[object]:
    """The seats where such a thing can be chosen."""
    keys = [spot.key for spot in scene.spots() if isinstance(spot.key, tuple)]
    return [seat for what, seat, *_ in keys if what == kind]


def test_only_computers_have_a_level_and_a_character() -> None:
    scene = a_new_game([HUMAN, "cub", HUMAN])
    assert seats_with(scene, LEVEL) == seats_with(scene, CHARACTER) == [1]


def test_a_game_without_characters_offers_none() -> None:
    desk = a_desk()
    desk.game.module = replace(desk.module, characters=())
    scene = NewGame(desk, ToyWays(), [HUMAN, "cub:loud"])
    assert scene.plan.seats[1] == "cub"
    assert seats_with(scene, LEVEL) == [1]
    assert seats_with(scene, CHARACTER) == []


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(("kind", "who"), [(PERSON, HUMAN), (COMPUTER, "mate")])
def test_an_empty_seat_is_taken_and_left_again(device: str, kind: str, who: str) -> None:
    scene = a_new_game()
    choose(scene, device, (kind, 2))
    assert scene.plan.seats == [HUMAN, "cub", who, ""]
    assert (PERSON, 3) in [spot.key for spot in scene.spots()]
    choose(scene, device, (LEAVE, 2))
    assert scene.plan.seats == [HUMAN, "cub", "", ""]


@pytest.mark.parametrize("device", ["keyboard", "controller"])
def test_whoever_leaves_a_seat_still_points_at_it(device: str) -> None:
    scene = a_new_game([HUMAN] * 3)
    choose(scene, device, (LEAVE, 2))
    assert scene.focus.key == (PERSON, 2)


@pytest.mark.parametrize(
    ("given", "seats"),
    [
        ([], [HUMAN, "mate", "", ""]),
        ([HUMAN, "a level long gone"], [HUMAN, "mate", "", ""]),
        ([HUMAN, "a level long gone:loud"], [HUMAN, "mate:loud", "", ""]),
        ([HUMAN, "boss:furious"], [HUMAN, "boss", "", ""]),
        ([HUMAN, "boss:"], [HUMAN, "boss", "", ""]),
        ([HUMAN, "boss:loud:shy"], [HUMAN, "boss", "", ""]),
        ([":", "human:loud"], ["mate", "mate:loud", "", ""]),
        (["random", "greedy", "table"], ["mate", "mate", "mate", ""]),
        ([HUMAN] * 9, [HUMAN] * 4),
        (["", HUMAN, "", "boss"], [HUMAN, "boss", "", ""]),
    ],
)
def test_seats_from_anywhere_make_sense(given: list[str], seats: list[str]) -> None:
    scene = a_new_game(given)
    assert scene.plan.seats == seats
    assert started(scene).seats == tuple(who for who in seats if who)


def test_the_usual_computer_is_neither_the_weakest_nor_the_strongest() -> None:
    levels = [level.key for level in BEASTY_BAR.levels]
    assert levels.index(BEASTY_BAR.usual_level) in range(1, len(levels) // 2)


def test_every_computer_offered_can_play() -> None:
    for level in BEASTY_BAR.levels:
        for character in ("", *(each.key for each in BEASTY_BAR.characters)):
            BEASTY_BAR.check_computer(key_of(level.key, character))
            assert offered(BEASTY_BAR, key_of(level.key, character)) == key_of(level.key, character)


def test_players_are_called_as_in_the_settings_or_as_usual() -> None:
    assert started(a_new_game([HUMAN] * 3, names=["Zoe", " "])).names == ("Zoe", "Bo", "Cleo")


# Choices


@pytest.mark.parametrize("device", DEVICES)
def test_options_make_the_words_of_the_set_up(device: str) -> None:
    scene = a_new_game()
    choose(scene, device, (PICK, "set", 1))
    choose(scene, device, (PICK, "variant", 1))
    assert scene.plan.words == {"players": "2", "set": "new", "advanced": "yes"}
    setup = started(scene).setup
    assert (setup.mode.value, setup.advanced, setup.players) == ("new", True, 2)


@pytest.mark.parametrize("device", DEVICES)
def test_the_venue_is_chosen(device: str) -> None:
    scene = a_new_game()
    choose(scene, device, (VENUE, "roof"))
    assert started(scene).venue == "roof"


def test_a_venue_that_does_not_take_so_many_is_not_offered() -> None:
    scene = a_new_game([HUMAN] * 4, venue="roof")
    assert [spot.key for spot in scene.spots() if isinstance(spot.key, tuple) and spot.key[0] == VENUE] == [
        (VENUE, "street")
    ]
    assert started(scene).venue == "street"


@pytest.mark.parametrize("device", DEVICES)
def test_another_seed_can_be_drawn(device: str) -> None:
    scene = a_new_game()
    before = scene.plan.seed
    choose(scene, device, SEED)
    assert scene.plan.seed != before
    assert started(scene).seed == scene.plan.seed


@pytest.mark.parametrize("device", DEVICES)
def test_fair_play_shows_the_hash_of_the_shuffle_and_not_the_seed(device: str) -> None:
    scene = a_new_game()
    seen = []
    for wanted in (SEED, (PICK, "set", 1), (PERSON, 2)):
        assert choose(scene, device, wanted) == STAY
        go = choose(scene, device, FAIR)
        assert isinstance(go, Push)
        lines = " ".join(written(go.scene))
        assert str(scene.plan.seed) not in lines
        party = scene.plan.party()
        seen.append(shown(commitment(RULES, party.setup, party.seed)))
        assert seen[-1] in lines
    assert len(set(seen)) == 3
    party = started(scene)
    assert party.proof(RULES).shuffle == seen[-1]


def test_what_makes_no_game_has_no_hash() -> None:
    scene = a_new_game()
    choose(scene, "mouse", (PICK, "scoring", 1))
    choose(scene, "mouse", (PICK, "variant", 1))
    assert choose(scene, "mouse", FAIR) == STAY


@pytest.mark.parametrize("device", DEVICES)
def test_house_rules_are_chosen_and_explained(device: str) -> None:
    scene = a_new_game()
    settings = scene._desk.settings
    for wanted in ("tournament", "official", "family"):
        assert choose(scene, device, (HOUSE, wanted)) == STAY
        assert in_force(settings) == wanted
        assert next(spot.text for spot in scene.spots() if spot.key == (HOUSE, wanted)) == BY_KEY[wanted].text
    assert len(scene._desk.saved) == 3  # type: ignore[attr-defined]


@pytest.mark.parametrize("device", DEVICES)
def test_rules_of_ones_own_are_made_in_the_settings(device: str) -> None:
    scene = a_new_game()
    go = choose(scene, device, (HOUSE, OWN))
    assert isinstance(go, Push)
    assert isinstance(go.scene, Settings)
    before = looks(painted(scene))
    scene._desk.settings.hints = False
    assert scene.resumed(go.scene, None) == STAY
    assert scene.changed
    assert looks(painted(scene)) != before, "Own is ticked now"


@pytest.mark.parametrize("theme", [NORMAL, CONTRAST])
def test_what_is_chosen_can_be_read(theme: str) -> None:
    """Letters on a chosen chip are seen in every theme: with another word it looks different."""
    seen = set()
    for word in ("Street", "Meadow"):
        scene = a_new_game()
        scene.plan._venues[2] = {"street": word}
        brush = a_brush((960, 600))
        brush.art.theme = theme
        try:
            scene.resized(brush.stage)
            scene.draw(brush)
            box = next(spot.box for spot in scene.spots() if spot.key == (VENUE, "street"))
            seen.add(looks(brush.surface.subsurface(brush.stage.pixels(box))))
        finally:
            brush.art.theme = NORMAL
    assert len(seen) == 2


# Start


def test_enter_starts_at_once() -> None:
    scene = a_new_game()
    assert isinstance(send(scene, key(pygame.K_RETURN)), Swap)


def test_everything_is_remembered() -> None:
    scene = a_new_game((HUMAN, "boss", "cub"))
    choose(scene, "mouse", (CHARACTER, 1))
    choose(scene, "mouse", (PICK, "set", 1))
    choose(scene, "mouse", (VENUE, "roof"))
    started(scene)
    habits = scene._desk.habits
    assert habits.seats == [HUMAN, "boss:loud", "cub"]
    assert habits.last_setup == {"players": "3", "set": "new"}
    assert habits.venue == "roof"
    assert scene._desk.saved  # type: ignore[attr-defined]
    again = NewGame(scene._desk, ToyWays(), habits.seats)
    assert (again.plan.words, again.plan.seats, again.plan.venue) == (
        scene.plan.words,
        scene.plan.seats,
        "roof",
    )


def test_what_makes_no_game_is_said_at_once_and_cannot_be_started() -> None:
    scene = a_new_game()
    choose(scene, "mouse", (PICK, "scoring", 1))
    assert scene.plan.trouble == ""
    choose(scene, "mouse", (PICK, "variant", 1))
    assert scene.plan.trouble == "The advanced variant is always scored by points."
    assert choose(scene, "keyboard", START) == STAY
    assert scene._ways.opened == []  # type: ignore[attr-defined]
    assert not scene._desk.saved  # type: ignore[attr-defined]


def test_a_game_that_cannot_be_opened_says_why_and_changes_nothing() -> None:
    scene = a_new_game()
    scene._ways.error = BadSetup("No such table.")  # type: ignore[attr-defined]
    assert choose(scene, "keyboard", START) == STAY
    assert scene._refusal == "No such table."
    assert not scene._desk.saved  # type: ignore[attr-defined]
    assert scene._desk.habits.seats == []
    choose(scene, "keyboard", (COMPUTER, 0))
    assert scene._refusal == ""


def test_a_broken_venue_is_told_in_a_dialog() -> None:
    scene = a_new_game()
    scene._ways.error = BadLayout("The layout is torn.")  # type: ignore[attr-defined]
    go = choose(scene, "keyboard", START)
    assert isinstance(go, Push)
    assert isinstance(go.scene, Notice)


# The way back


@pytest.mark.parametrize("device", DEVICES)
def test_back_goes_back(device: str) -> None:
    assert choose(a_new_game(), device, BACK) == Pop()


@pytest.mark.parametrize("device", ["keyboard", "controller"])
def test_the_way_back_remembers_nothing(device: str) -> None:
    scene = a_new_game()
    choose(scene, device, (LEVEL, 1))
    assert go_back(scene, device) == Pop()
    assert scene._desk.habits.seats == []


def test_with_nothing_below_back_leads_to_the_title() -> None:
    scene = NewGame(a_desk(), ToyWays(), [HUMAN, HUMAN], alone=True)
    go = go_back(scene, "keyboard")
    assert isinstance(go, Swap)
    assert go.all
    assert isinstance(go.scene, Title)


# Looks


def test_the_focus_walks_in_reading_order() -> None:
    scene = a_new_game()
    scene.focus.key = None
    keys = []
    for _ in scene.spots():
        send(scene, key(pygame.K_TAB))
        keys.append(scene.focus.key)
    assert keys == [
        (PERSON, 0),
        (COMPUTER, 0),
        (NAME, 0),
        *((WEAR, 0, livery.name) for livery in LIVERIES),
        (PERSON, 1),
        (COMPUTER, 1),
        (LEVEL, 1),
        (CHARACTER, 1),
        (PERSON, 2),
        (COMPUTER, 2),
        *((PICK, choice, number) for choice in ("set", "scoring", "variant") for number in range(2)),
        (VENUE, "street"),
        (VENUE, "roof"),
        *((HOUSE, key) for key in ("family", "official", "tournament", "own")),
        FAIR,
        SEED,
        BACK,
        START,
    ]


@pytest.mark.parametrize("seats", SEATINGS)
@pytest.mark.parametrize("arrows", [KEYBOARD_ARROWS, CONTROLLER_ARROWS])
def test_everything_is_reached_with_the_arrows_alone(
    arrows: Sequence[pygame.event.Event], seats: Sequence[str]
) -> None:
    """Arrows that change a level or a name lead nowhere, and none of them may be needed to go on."""
    scene = a_new_game(seats, names=["Zoe"], profiles={"Zoe": "blue"})
    keys, seen, waiting = {spot.key for spot in scene.spots()}, {START}, [START]
    while waiting:
        here = waiting.pop()
        for arrow in arrows:
            scene.focus.key = here
            send(scene, arrow)
            if scene.focus.key not in seen:
                seen.add(scene.focus.key)
                waiting.append(scene.focus.key)
    assert seen == keys


def test_down_goes_through_a_seat_from_top_to_bottom_and_ends_at_start() -> None:
    scene = a_new_game(["cub"] * 4)
    scene.focus.key = (COMPUTER, 2)
    seen = []
    for _ in range(8):
        send(scene, key(pygame.K_DOWN))
        seen.append(scene.focus.key)
    assert seen[:2] == [(LEVEL, 2), (CHARACTER, 2)]
    assert seen[2:5] == [(COMPUTER, 3), (LEVEL, 3), (CHARACTER, 3)]
    assert seen[5:] == [START] * 3
    scene.focus.key = (LEVEL, 0)
    send(scene, key(pygame.K_UP), key(pygame.K_UP))
    assert scene.focus.key == (COMPUTER, 0)


def test_what_is_pointed_at_is_explained() -> None:
    scene = a_new_game([HUMAN, "boss:shy"])
    for spot, text in (((LEVEL, 1), "Level 3 of 3. Plans ahead."), ((CHARACTER, 1), "Waits in a corner.")):
        assert text not in written(scene)
        scene.focus.key = spot
        assert text in written(scene)


def test_strength_is_seen_and_not_only_read() -> None:
    """The bars differ where the words do not."""
    scene, looks_like = a_new_game([HUMAN, "cub"]), set()
    levels = scene._desk.module.levels
    scene._desk.game.module = replace(
        scene._desk.module, levels=tuple(replace(level, name="X", sentence="Y") for level in levels)
    )
    for level in levels:
        scene.plan.seats[1] = level.key
        scene.focus.key = None
        looks_like.add(looks(painted(scene)))
    assert len(looks_like) == len(levels)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", SEATINGS)
def test_it_fits_into_every_window(size: tuple[int, int], seats: Sequence[str]) -> None:
    def make() -> NewGame:
        scene = a_new_game(seats, names=["Zoe", "Bartholomew Maxi"], profiles={"Zoe": "red"})
        scene.focus.key = (PERSON, 1)
        return scene

    assert_fits(make, size)


@pytest.mark.parametrize("size", SIZES)
def test_the_real_levels_and_characters_fit(size: tuple[int, int]) -> None:
    """Those with the most to say about them, in all seats."""
    levels = sorted(BEASTY_BAR.levels, key=lambda level: -len(level.name + level.sentence))
    seats = [
        key_of(level.key, style.key) for level, style in zip(levels, BEASTY_BAR.characters, strict=False)
    ]

    def make() -> NewGame:
        desk = a_desk()
        desk.game.module = replace(BEASTY_BAR, rules=desk.module.rules)
        return NewGame(desk, ToyWays(), seats)

    assert_fits(make, size)
