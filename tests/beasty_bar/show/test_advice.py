"""At the table: computers say why, and whoever is to play may ask for a hint."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import pygame
import pytest

from game.beasty_bar.marks import Hold, Target
from game.beasty_bar.module import BEASTY_BAR
from game.beasty_bar.rules.animals import BAT, LION, PARROT, Card, card_of
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Mode
from game.beasty_bar.show.ghosts import Frame
from game.beasty_bar.show.pointing import DONE, Chip, Look, card_box
from game.core.chances import NUMBERS
from game.core.player import Thought
from game.core.rules import Seat
from game.services.house_rules import adopt
from game.services.settings import ALWAYS, OFF
from game.services.thinker import Asked, Kind
from game.shell.paint.caps import Cap
from game.shell.scenes.menu.pause import Pause
from game.shell.stage import Box
from game.shell.table.above import Bubble, HintCard, Info
from game.shell.table.curtain import Curtain
from game.shell.table.hud import Rewind
from game.shell.table.scene import Table
from tests.beasty_bar.show.devices import PAD, ways
from tests.beasty_bar.show.house import House
from tests.beasty_bar.show.test_games import begin_turn, check_painted, position, tabletop_of
from tests.beasty_bar.test_reasons import spoken
from tests.shell.proofs import proof_of
from tests.shell.screens import SCREENS, point

LINE = ">0: parrot seal giraffe lion | 1: kangaroo monkey || zebra/0 snake/0 hippo/1"
OF_THREE = LINE.replace(" ||", " | 2: seal ||")
SHOO = "parrot 3"
WHY = "Your parrot gets rid of Bo's hippo. With your seal you would not get rid of Bo's hippo. 70 % to win."
STEPS = ["Look at Bo's hippo.", "Play your parrot.", WHY]
MONKEY = "My monkey comes fourth: one more, and the gate opens."
BECAUSE = f"{MONKEY} 60 % to win."
WEIL = "Mein Affe steht auf Platz 4: Noch ein Tier, und das Tor geht auf. Siegchance: 60 %."
ME, BO = Seat(0), Seat(1)


class Oracle:
    """Thinks until it is told what to think, and remembers who asked what."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, int, Any, Sequence[Any]]] = []
        self.thought: Thought[Any] | None = None
        self.busy = False

    def ask(self, asked: Asked, kind: Kind = Kind.TABLE) -> None:
        self.asked.append((asked.who, asked.seed, asked.view, asked.legal))
        self.busy = True

    def poll(self, kind: Kind = Kind.TABLE) -> Thought[Any] | None:
        return self.thought if self.busy else None

    def weighed(self) -> None:
        return None

    def drop(self, kind: Kind | None = None) -> None:
        self.busy, self.thought = False, None


class Salon(House):
    """A house in which an oracle thinks for everybody."""

    def __init__(self, *, speed: float = 100.0) -> None:
        super().__init__(speed=speed, translations=spoken("en"))
        self.oracle = self.desk.thinker = Oracle()
        self.desk.settings.preview = OFF  # it would stand where the hint does
        self.desk.settings.chances = NUMBERS

    @classmethod
    def at(cls, text: str, seats: tuple[str, ...] = ("human", "random"), *, speed: float = 100.0) -> Salon:
        """A position on the table, and the first seat is asked."""
        salon, state = cls(speed=speed), position(text)
        salon.sit_down(seats, state.options.mode)
        table = salon.table
        table.timeline.finish()
        table.match.actions.clear()
        table.match.state = state
        table.play.look(ME)
        begin_turn(table, state)
        salon.until_asked()
        return salon

    def thinks(self, action: str, *chances: float) -> None:
        self.oracle.thought = Thought(RULES.parse(action), chances)

    @property
    def above(self) -> Any:
        """What is told above the line."""
        return self.panel("info")

    @property
    def below(self) -> Any:
        """What is told below the line."""
        return self.panel("strip")

    @property
    def lit(self) -> list[Box]:
        tip = self.table.play.adviser.tip
        return [] if tip is None else tabletop_of(self).where(tip.lit)

    def rest(self) -> None:
        self.until(lambda: not self.table._settling)

    def box_of(self, card: Card) -> Box:
        return next(spot.box for spot in self.spots() if spot.key == Look(card))


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
    why = STEPS[-1].removesuffix(" 70 % to win.")
    salon.click(Hold(PARROT))
    assert (salon.above.text, salon.below.caption) == (why, "Parrot: Whom does it drive out?")
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


def test_a_hint_that_has_named_a_card_only_gives_no_target_away() -> None:
    salon = Salon.at(LINE)
    salon.thinks(SHOO)
    for _ in range(2):
        salon.key(pygame.K_h)
        salon.frame()
    salon.key(pygame.K_RETURN)
    assert salon.table.focus.key == Target(0)


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


# Reasons


def played_by_bo(seats: tuple[str, ...] = ("human", "random"), **speed: float) -> Salon:
    """Ana's parrot has driven the hippo off, and Bo has answered with a monkey."""
    salon = Salon.at(LINE, seats, **speed)
    salon.click(Hold(PARROT))
    salon.click(Target(2))
    salon.thinks("monkey", 0.4, 0.6)
    salon.until(lambda: len(salon.table.match.actions) == 2)
    return salon


@pytest.mark.parametrize("house", ["official", "tournament"])
def test_under_strict_rules_nobody_says_who_is_winning(house: str) -> None:
    salon = Salon.at(LINE)
    adopt(salon.settings, house)
    salon.click(Hold(PARROT))
    salon.click(Target(2))
    salon.thinks("monkey", 0.4, 0.6)
    salon.until(lambda: len(salon.table.match.actions) == 2)
    assert everything_told(salon) == ([None, None], MONKEY, MONKEY)


def test_a_computer_says_why_while_its_move_can_be_seen_and_until_the_next() -> None:
    salon = played_by_bo(speed=1.0)
    assert salon.table.timeline.busy
    assert salon.above == Bubble(BO, BECAUSE)
    check_painted(salon)
    salon.until_asked()
    assert isinstance(salon.above, Info)
    assert (salon.below.caption, salon.below.speaker) == (salon.table.play.sayings.latest.text, BO)  # type: ignore[union-attr]
    check_painted(salon)
    salon.click(Hold(LION))
    assert salon.table.play.sayings.latest is None
    assert salon.below.speaker is None


def test_what_is_pointed_at_matters_more_than_a_reason() -> None:
    salon = played_by_bo(speed=1.0)
    zebra = salon.spots()[0]
    salon.move(salon.pixel(zebra))
    assert isinstance(salon.above, Info)


def test_a_reason_can_be_read_again_at_the_card_of_the_last_round() -> None:
    salon = played_by_bo()
    salon.until_asked()
    salon.frame()
    monkey = next(spot for spot in salon.spots() if isinstance(spot.key, Rewind) and "monkey" in spot.name)
    salon.move(salon.pixel(monkey))
    assert salon.above.facts == f"Bo: {BECAUSE}"
    mine = next(spot for spot in salon.spots() if isinstance(spot.key, Rewind) and "parrot" in spot.name)
    salon.move(salon.pixel(mine))
    assert salon.above.facts == "", "nobody said why"


@pytest.mark.parametrize(
    ("seats", "said"), [(("human", "random"), "your"), (("human", "random", "human"), "Ana's")]
)
def test_one_person_is_spoken_to_and_several_are_named(seats: tuple[str, ...], said: str) -> None:
    hands = "| 2: seal" if len(seats) > 2 else ""
    salon = Salon.at(f">0: lion seal | 1: parrot monkey {hands} || zebra/0", seats)
    salon.click(Hold(LION))
    salon.thinks("parrot 1")
    salon.until(lambda: len(salon.table.match.actions) == 2)
    assert salon.table.play.sayings.latest is not None
    assert salon.table.play.sayings.latest.text == f"My parrot turns {said} lion away at the gate."


# Chances


def chances(salon: Salon) -> list[str | None]:
    return [plate.chance and plate.chance.told[0] for plate in salon.panel("plates").plates]


def everything_told(salon: Salon) -> tuple[list[str | None], str, str]:
    """On the plates, in the bubble, and in the log."""
    said = salon.table.play.sayings.latest
    assert said is not None
    return chances(salon), said.text, salon.table.play.history.turns[-1].reasons[0]


@pytest.mark.parametrize(
    ("manner", "plates", "remark", "hint"),
    [
        ("off", [None, None], "", ""),
        ("words", ["still a chance", "good chances"], " I have good chances.", " You will probably win."),
        ("numbers", ["40 %", "60 %"], " 60 % to win.", " 70 % to win."),
    ],
)
def test_plates_remarks_and_hints_tell_chances_in_the_same_manner(
    manner: str, plates: list[str | None], remark: str, hint: str
) -> None:
    salon = played_by_bo()
    salon.settings.chances = manner
    salon.until_asked()
    assert everything_told(salon) == (plates, MONKEY + remark, MONKEY + remark)
    salon.thinks("giraffe", 0.7, 0.3)
    for _ in range(4):
        salon.key(pygame.K_h)
        salon.frame()
    told = salon.above.text
    assert told.endswith(hint)
    assert hint or not re.search("%|win|chance", told)
    check_painted(salon)


def test_in_the_pause_it_is_chosen_how_chances_are_told() -> None:
    salon = played_by_bo()
    salon.until_asked()
    shown = []
    for _ in range(3):
        shown.append(chances(salon))
        salon.key(pygame.K_ESCAPE)
        assert isinstance(salon.top, Pause)
        salon.click("chances")
        salon.key(pygame.K_ESCAPE)
    assert shown == [["40 %", "60 %"], [None, None], ["still a chance", "good chances"]]
    salon.frame()
    check_painted(salon)


def test_what_was_said_follows_a_change_of_language() -> None:
    """In the strip, at the card of the last round, in the log, and in a hint that is still open."""
    salon = played_by_bo()
    salon.until_asked()
    salon.thinks("giraffe", 0.7, 0.3)
    salon.key(pygame.K_h)
    salon.frame()
    assert salon.above.text.startswith("Look at")
    salon.desk.translations.speak("de")
    assert everything_told(salon)[1:] == (WEIL, WEIL)
    assert salon.above.text.startswith("Schau")
    monkey = next(spot for spot in salon.spots() if isinstance(spot.key, Rewind) and "Affe" in spot.name)
    salon.move(salon.pixel(monkey))
    assert salon.above.facts == f"Bo: {WEIL}"
    salon.desk.translations.speak("en")
    assert everything_told(salon)[1:] == (BECAUSE, BECAUSE)


def test_a_hint_knows_the_chances_too_and_ignorance_changes_nothing() -> None:
    salon = Salon.at(LINE)
    assert chances(salon) == [None, None]
    salon.thinks(SHOO, 0.7, 0.3)
    salon.key(pygame.K_h)
    salon.frame()
    assert chances(salon) == ["70 %", "30 %"]
    salon.click(Hold(LION))
    salon.thinks("monkey")
    salon.until_asked()
    assert chances(salon) == ["70 %", "30 %"]


@pytest.mark.parametrize("seats", [("human", "random"), ("human", "random", "human")])
def test_with_a_hint_there_is_one_truth_about_the_chances(seats: tuple[str, ...]) -> None:
    """What the hint says is on the plates, and what a computer said before is not told any more."""
    salon = played_by_bo(seats) if len(seats) == 2 else Salon.at(OF_THREE, seats)
    salon.until_asked()
    salon.thinks("giraffe", 0.61, 0.29, *[0.1] * (len(seats) - 2))
    for _ in range(4):
        salon.key(pygame.K_h)
        salon.frame()
    mine = chances(salon)[0]
    assert str(salon.above.text).endswith(f" {mine} to win.")
    assert salon.above.text.count("%") == 1
    assert salon.below.speaker is None
    assert "%" not in salon.below.caption


def test_a_hint_from_a_hidden_hand_leaves_nothing_on_the_plates() -> None:
    """Cleo learns from Ana's chances what Ana holds, if they stay."""
    salon = Salon.at(OF_THREE, ("human", "random", "human"))
    salon.thinks(SHOO, 0.7, 0.2, 0.1)
    salon.key(pygame.K_h)
    salon.frame()
    assert chances(salon) == ["70 %", "20 %", "10 %"]
    salon.click(Hold(LION))
    assert chances(salon) == [None] * 3


def test_plates_add_up_to_a_hundred() -> None:
    salon = Salon.at(OF_THREE, ("human", "random", "random"))
    salon.thinks(SHOO, 1 / 3, 1 / 3, 1 / 3)
    salon.key(pygame.K_h)
    salon.frame()
    assert chances(salon) == ["34 %", "33 %", "33 %"]


# Nothing in the way


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_told_above_the_line_covers_no_card_and_no_plate(mode: Mode, seats: int) -> None:
    salon = Salon()
    salon.sit_down(("human", *["random"] * (seats - 1)), mode)
    places = tabletop_of(salon)._places
    for flipped in (False, True):
        places.flipped = flipped
        for panel in (Bubble(Seat(seats - 1), "Because."), HintCard(1, 3, "Look there.")):
            box = panel.box(places)
            below = [places.queue(place, flipped=flipped) for place in range(5)]
            assert all(box.y + box.h <= pose.y - pose.width * 0.7 for pose in below)
            assert all(
                box.y >= places.plate(Seat(seat)).y + places.plate(Seat(seat)).h for seat in range(seats)
            )


def test_a_table_without_anybody_to_explain_says_nothing() -> None:
    salon = Salon.at(LINE, ("human", "human"))
    salon.click(Hold(LION))
    assert isinstance(salon.table, Table)
    assert salon.table.play.sayings.latest is None


def test_what_a_button_does_is_told_to_whoever_points_at_it() -> None:
    salon = Salon.at(LINE)
    for key in ("log", "speed", "sound", "pause", "hint"):
        spot = salon.spot(key)
        salon.move(salon.pixel(spot))
        salon.frame(0.1)
        assert salon.below.caption == f"{spot.name}: {spot.text}"
        assert spot.text


def test_a_hint_of_two_lines_is_not_covered_by_the_card_that_is_pointed_at_instead() -> None:
    house = House(size=(1280, 720), text=200, translations=spoken("de"))
    SCREENS["last_hint"](house)
    point(house, Hold(BAT))
    house.frame(1.0)
    with pytest.MonkeyPatch.context() as patch:
        lines = proof_of(patch, house).lines
    told = [line for line in lines if len(line.text) > 20 and line.text in house.panel("strip").caption]
    card = card_box(tabletop_of(house).board.sprites[card_of(ME, BAT)].pose)
    assert len(told) == 2
    assert max(line.rect.bottom for line in told) <= house.window.stage.pixels(card).top


@pytest.mark.parametrize(("text", "pixels"), [(100, 15), (200, 18)])
def test_everything_that_a_hint_says_is_told_in_letters_of_a_good_size(text: int, pixels: int) -> None:
    house = House(size=(1280, 720), text=text, translations=spoken("de"))
    SCREENS["last_hint"](house)
    with pytest.MonkeyPatch.context() as patch:
        lines = proof_of(patch, house).lines
    told = [line for line in lines if len(line.text) > 20 and line.text in house.panel("info").text]
    assert len(told) == 3
    assert min(line.pixels for line in told) >= pixels
