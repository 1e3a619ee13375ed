"""Hints: asked for with any device, in steps, and followed to the end."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.beasty_bar.marks import Hold, Target
from game.beasty_bar.module import BEASTY_BAR
from game.beasty_bar.rules.animals import LION, PARROT, card_of
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.show.ghosts import Frame
from game.beasty_bar.show.pointing import DONE, Chip
from game.services.settings import ALWAYS, OFF
from game.shell.paint.caps import Cap
from game.shell.table.above import HintCard, Info
from game.shell.table.curtain import Curtain
from tests.beasty_bar.show.devices import PAD, ways
from tests.beasty_bar.show.positions import check_painted, tabletop_of
from tests.beasty_bar.show.salon import BO, LINE, ME, SHOO, STEPS, WHY, Salon

Ask = Callable[[Salon], None]


def by_controller(salon: Salon) -> None:
    salon.button(pygame.CONTROLLER_BUTTON_Y)


def by_walking_there(salon: Salon) -> None:
    """With the pad to the lamp, and A."""
    focus = salon.table.focus
    if focus.key is None:
        salon.button(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    for intent in ways(focus.key, salon.spots())["hint"]:
        salon.button(PAD[intent])
    salon.button(pygame.CONTROLLER_BUTTON_A)


ASKS: dict[str, Ask] = {
    "mouse": lambda salon: salon.click("hint"),
    "keyboard": lambda salon: salon.key(pygame.K_h),
    "controller": by_controller,
    "controller on the lamp": by_walking_there,
}


@pytest.fixture(params=ASKS)
def ask(request: pytest.FixtureRequest) -> Ask:
    return ASKS[request.param]


# Hints


def test_a_hint_is_given_step_by_step_with_every_device(ask: Ask) -> None:
    salon = Salon.at(LINE)
    salon.thinks(SHOO, 0.7, 0.3)
    for number, text in enumerate([*STEPS, STEPS[-1]], start=1):
        ask(salon)
        salon.frame()
        tip = salon.table.play.adviser.tip
        assert tip is not None
        assert (tip.text, tip.number, tip.steps) == (text, min(number, 3), 3)
        check_painted(salon)
    assert len(salon.oracle.asked) == 1
    assert salon.table.match.actions == []


def test_the_best_of_the_levels_is_asked_what_the_person_sees() -> None:
    salon = Salon.at(LINE)
    salon.key(pygame.K_h)
    ((who, _, view, legal),) = salon.oracle.asked
    state = salon.table.match.state
    assert who == BEASTY_BAR.levels[-1].key
    assert view == RULES.view(state, ME)
    assert list(legal) == RULES.legal_actions(state)


def test_while_it_is_thought_about_that_is_said_and_the_game_goes_on() -> None:
    salon = Salon.at(LINE)
    salon.key(pygame.K_h)
    assert salon.above == HintCard(0, 0, "Let me think…", Cap("H"))
    assert salon.table.moving
    assert all(plate.turn != "thinking" for plate in salon.panel("plates").plates)
    salon.move(salon.pixel(salon.spot(Hold(LION))))
    assert salon.table.focus.key == Hold(LION)
    salon.key(pygame.K_h)
    assert len(salon.oracle.asked) == 1
    salon.thinks(SHOO)
    salon.frame()
    assert not salon.oracle.busy
    assert salon.table.play.adviser.tip is not None
    assert salon.table.play.adviser.tip.number == 1


def test_each_step_lights_what_it_speaks_of_and_the_card_comes_up() -> None:
    salon = Salon.at(LINE)
    salon.thinks(SHOO, 0.7, 0.3)
    hippo, parrot = salon.table.match.state.line[2], card_of(ME, PARROT)
    shown = []
    for _ in STEPS:
        salon.key(pygame.K_h)
        salon.frame()
        salon.rest()
        shown.append((len(salon.lit), salon.box_of(hippo) in salon.lit, set(tabletop_of(salon).board.lifted)))
    assert shown == [(1, True, set()), (1, False, {parrot}), (2, True, {parrot})]
    check_painted(salon)


def test_places_are_lit_where_they_are_on_the_street() -> None:
    for turned in ("", "flipped"):
        salon = Salon.at(f">0: lion seal | 1: kangaroo || zebra/1 hippo/1 giraffe/1 skunk/1 || {turned}")
        salon.thinks("lion")
        salon.key(pygame.K_h)
        salon.frame()
        gate, exit_door, skunk = salon.lit
        line = [salon.box_of(card) for card in salon.table.match.state.line]
        order = [gate, *line, exit_door]
        xs = [box.centre[0] for box in order]
        assert xs == sorted(xs, reverse=bool(turned))
        assert skunk == line[3]


def test_the_hint_gives_way_to_what_is_pointed_at_and_can_still_be_read() -> None:
    salon = Salon.at(LINE)
    salon.thinks(SHOO)
    salon.key(pygame.K_h)
    salon.frame()
    assert salon.above == HintCard(1, 3, STEPS[0], Cap("H"))
    assert not salon.below.hint
    salon.move(salon.pixel(salon.spot(Hold(LION))))
    assert isinstance(salon.above, Info)
    assert (salon.below.caption, salon.below.hint) == (STEPS[0], True)
    check_painted(salon)
    salon.move((2, 2))
    assert isinstance(salon.above, HintCard)


def test_the_hint_stays_while_the_card_asks_for_more() -> None:
    salon = Salon.at(LINE)
    salon.thinks(SHOO)
    for _ in range(3):
        salon.key(pygame.K_h)
    why = STEPS[-1].removesuffix(" Win chance: 70 %.")
    salon.click(Hold(PARROT))
    assert (salon.above.text, salon.below.caption) == (why, "Parrot: Choose the animal to throw out.")
    salon.move(salon.pixel(salon.spot(Target(0))))
    assert isinstance(salon.above, Info)
    assert (salon.below.caption, salon.below.hint) == (why, True)
    salon.key(pygame.K_ESCAPE)
    assert salon.above.text == why


@pytest.mark.parametrize("preview", [OFF, ALWAYS])
def test_all_that_a_hint_has_to_say_is_told_above_the_line_until_something_else_is_pointed_at(
    preview: str,
) -> None:
    """It is too long for the strip, and says itself what would come of the card."""
    salon = Salon.at(LINE)
    salon.settings.preview = preview
    salon.thinks(SHOO, 0.7, 0.3)
    for _ in range(4):
        salon.key(pygame.K_h)
        salon.frame()
    assert salon.table.focus.key == Hold(PARROT)
    assert (salon.above, salon.below.hint) == (HintCard(3, 3, WHY, Cap("H")), False)
    check_painted(salon)
    salon.move(salon.pixel(salon.spot(Hold(LION))))
    assert isinstance(salon.above, Info if preview == OFF else Frame)
    assert (salon.below.caption, salon.below.hint) == (WHY, True)
    salon.move(salon.pixel(salon.spot(Hold(PARROT))))
    salon.frame(1.0)
    assert isinstance(salon.above, HintCard)


# Following a hint


@pytest.mark.parametrize("way", ["mouse", "keyboard", "controller"])
def test_enter_plays_the_card_that_a_hint_has_named(way: str) -> None:
    salon = Salon.at(LINE)
    salon.thinks("lion")
    ASKS[way](salon)
    salon.frame()
    assert salon.table.focus.key != Hold(LION), "it has only said where to look"
    ASKS[way](salon)
    assert (salon.below.caption, salon.below.hint) == ("Play your lion.", True)
    salon.key(pygame.K_RETURN)
    assert [RULES.spell(action) for action in salon.table.match.actions] == ["lion"]


def test_enter_follows_a_hint_from_question_to_question() -> None:
    salon = Salon.at(LINE)
    salon.thinks(SHOO)
    for _ in range(4):
        salon.key(pygame.K_h)
    salon.key(pygame.K_RETURN)
    assert salon.table.focus.key == Target(2)
    salon.key(pygame.K_RETURN)
    assert [RULES.spell(action) for action in salon.table.match.actions] == [SHOO]


def test_a_hint_that_has_said_what_to_do_points_at_the_target_of_the_card_too() -> None:
    salon = Salon.at(LINE)
    salon.thinks(SHOO)
    for _ in range(2):
        salon.key(pygame.K_h)
        salon.frame()
    salon.key(pygame.K_RETURN)
    assert salon.table.focus.key == Target(2)
    salon.key(pygame.K_RETURN)
    assert [RULES.spell(action) for action in salon.table.match.actions] == [SHOO]


def test_a_hint_about_an_open_question_points_at_its_answer() -> None:
    salon = Salon.at(LINE)
    salon.click(Hold(PARROT))
    salon.key(pygame.K_h)
    salon.thinks(SHOO)
    salon.frame()
    assert salon.table.focus.key == Target(2)
    salon.key(pygame.K_RETURN)
    assert [RULES.spell(action) for action in salon.table.match.actions] == [SHOO]


def test_whoever_carries_a_card_keeps_it_in_hand_when_a_hint_comes() -> None:
    salon = Salon.at(LINE)
    lion = salon.spot(Hold(LION))
    salon.move(salon.pixel(lion))
    salon.press(salon.pixel(lion))
    salon.thinks("seal")
    for _ in range(2):
        salon.key(pygame.K_h)
        salon.frame()
    assert salon.table.focus.key == Hold(LION)


def test_enter_stacks_as_a_hint_says() -> None:
    salon = Salon.at(">0: dog | 1: bat || - || sent: bear/0 rhino/1 dog/1")
    salon.thinks("stack 3 1 2")
    for _ in range(2):
        salon.key(pygame.K_h)
        salon.frame()
    ways = []
    while not salon.table.match.actions:
        ways.append(salon.table.focus.key)
        salon.key(pygame.K_RETURN)
    assert [RULES.spell(action) for action in salon.table.match.actions] == ["stack 3 1 2"]
    assert ways[-1] == DONE
    assert len(ways) == 5


def test_advice_that_is_not_followed_is_gone_and_the_next_is_about_what_is_asked() -> None:
    salon = Salon.at(LINE)
    salon.key(pygame.K_h)
    salon.thinks("lion")
    salon.until(lambda: salon.table.play.adviser.tip is not None and salon.table.play.adviser.tip.number > 0)
    salon.click(Hold(PARROT))
    assert salon.table.play.adviser.tip is None
    salon.key(pygame.K_h)
    *_, legal = salon.oracle.asked[-1]
    assert {RULES.spell(action) for action in legal} == {"parrot 1", "parrot 2", "parrot 3"}
    salon.thinks(SHOO, 0.7, 0.3)
    salon.until(lambda: salon.table.play.adviser.tip is not None and salon.table.play.adviser.tip.number > 0)
    tip = salon.table.play.adviser.tip
    assert tip is not None
    assert (tip.number, tip.text) == (3, STEPS[-1]), "which card it is the player knows already"


STEPS_BACK: dict[str, Ask] = {
    "mouse": lambda salon: salon.click("undo"),
    "keyboard": lambda salon: salon.key(pygame.K_ESCAPE),
    "controller": lambda salon: salon.button(pygame.CONTROLLER_BUTTON_B),
}


@pytest.mark.parametrize("step_back", STEPS_BACK.values(), ids=STEPS_BACK)
@pytest.mark.parametrize("thought_through", [True, False])
def test_advice_about_a_card_that_was_begun_goes_with_it(step_back: Ask, thought_through: bool) -> None:
    salon = Salon.at(LINE)
    salon.click(Hold(PARROT))
    salon.key(pygame.K_h)
    if thought_through:
        salon.thinks(SHOO, 0.7, 0.3)
        salon.frame()
        assert salon.table.play.adviser.tip is not None
        assert salon.table.play.adviser.tip.text == STEPS[-1]
    step_back(salon)
    assert not salon.table.play.asking.begun
    assert salon.table.play.adviser.tip is None
    assert not salon.oracle.busy
    salon.key(pygame.K_h)
    assert list(salon.oracle.asked[-1][-1]) == RULES.legal_actions(salon.table.match.state)
    salon.thinks("lion")
    salon.frame()
    assert salon.table.play.adviser.tip is not None
    assert salon.table.play.adviser.tip.number == 1


def test_a_thought_on_its_way_about_another_question_is_dropped() -> None:
    salon = Salon.at(LINE)
    salon.key(pygame.K_h)
    salon.click(Hold(PARROT))
    assert salon.table.play.adviser.tip is None
    assert not salon.oracle.busy


def test_when_the_person_plays_the_hint_is_over() -> None:
    salon = Salon.at(LINE)
    salon.thinks(SHOO)
    salon.key(pygame.K_h)
    salon.frame()
    salon.click(Hold(LION))
    assert salon.table.play.adviser.tip is None
    assert salon.lit == []


def test_a_hint_in_flight_is_dropped_when_the_person_plays() -> None:
    salon = Salon.at(LINE)
    salon.key(pygame.K_h)
    assert salon.oracle.busy
    salon.click(Hold(LION))
    assert salon.table.play.adviser.tip is None
    assert [RULES.spell(action) for action in salon.table.match.actions] == ["lion"]
    salon.until(lambda: len(salon.oracle.asked) > 1)
    assert salon.oracle.asked[-1][0] == "random"
    salon.thinks("monkey")
    salon.until_asked()
    assert salon.table.play.adviser.tip is None
    assert salon.table.play.sayings.last is not None
    assert salon.table.play.sayings.last.by == BO


def test_another_turn_another_hint() -> None:
    salon = Salon.at(LINE)
    salon.thinks(SHOO)
    salon.key(pygame.K_h)
    salon.frame()
    salon.click(Hold(LION))
    salon.thinks("monkey")
    salon.until_asked()
    salon.thinks("seal")
    salon.key(pygame.K_h)
    salon.key(pygame.K_h)
    assert salon.table.play.adviser.tip is not None
    assert salon.table.play.adviser.tip.text == "Play your seal."


def test_there_is_no_hint_while_somebody_else_is_to_play(ask: Ask) -> None:
    salon = Salon.at(LINE)
    salon.click(Hold(LION))
    salon.until(lambda: salon.oracle.busy)
    asked = len(salon.oracle.asked)
    if ask is not by_walking_there:
        ask(salon)
    assert len(salon.oracle.asked) == asked
    assert not salon.spot("hint").active
    assert salon.table.play.adviser.tip is None


def test_asking_while_cards_move_neither_helps_nor_skips() -> None:
    salon = Salon.at(LINE, speed=1.0)
    salon.click(Hold(LION))
    waiting = len(salon.table.timeline._waiting)
    salon.key(pygame.K_h)
    assert salon.table.timeline.busy
    assert len(salon.table.timeline._waiting) == waiting
    assert salon.table.play.adviser.tip is None


def test_who_only_watches_has_no_lamp() -> None:
    salon = Salon()
    salon.sit_down(("random", "random"))
    assert not any(spot.key == "hint" for spot in salon.spots())


def test_a_hint_is_for_one_pair_of_eyes() -> None:
    """With two people at the screen it goes with the hand."""
    salon = Salon.at(LINE, ("human", "human"))
    salon.thinks(SHOO)
    salon.key(pygame.K_h)
    salon.frame()
    assert salon.lit
    salon.key(pygame.K_x)
    assert isinstance(salon.top, Curtain)
    assert salon.table.play.adviser.tip is None
    salon.look()
    assert salon.table.play.adviser.tip is None


def test_a_stack_has_a_hint_and_its_chips_are_lit() -> None:
    salon = Salon.at(">0: dog | 1: bat || - || sent: bear/0 rhino/1")
    salon.thinks("stack 2 1")
    salon.key(pygame.K_h)
    salon.key(pygame.K_h)
    assert (salon.below.caption, salon.below.hint) == ("Put your bear on top.", True)
    assert salon.lit == [salon.spot(Chip(0)).box]
    salon.click(Chip(0))
    salon.click(Chip(1))
    assert salon.lit == [salon.spot(Chip(1)).box]
    check_painted(salon)
