"""What computers say about what they do, and the chances of everybody."""

from __future__ import annotations

import re

import pygame
import pytest

from game.beasty_bar.marks import Hold, Target
from game.beasty_bar.rules.animals import BAT, LION, PARROT, card_of
from game.beasty_bar.rules.setup import Mode
from game.beasty_bar.show.pointing import card_box
from game.core.rules import Seat
from game.services.house_rules import adopt
from game.shell.scenes.menu.pause import Pause
from game.shell.table.above import Bubble, HintCard, Info
from game.shell.table.curtain import LOOK, Curtain
from game.shell.table.hud import Rewind
from game.shell.table.scene import Table
from tests.beasty_bar.reasons import spoken
from tests.beasty_bar.show.house import House
from tests.beasty_bar.show.positions import check_painted, tabletop_of
from tests.beasty_bar.show.salon import BECAUSE, BO, LINE, ME, MONKEY, OF_THREE, SHOO, WEIL, Salon
from tests.shell.proofs import proof_of
from tests.shell.screens import SCREENS, point

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
    assert salon.table.play.sayings.latest.text == f"Just before the gate, my parrot throws out {said} lion."


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
        ("words", ["worse", "better"], " I think my win chance is good.", " Your win chance is very good."),
        ("numbers", ["42 %", "58 %"], " I think my win chance is 70 %.", " Win chance: 80 %."),
    ],
)
def test_plates_remarks_and_hints_tell_chances_in_the_same_manner(
    manner: str, plates: list[str | None], remark: str, hint: str
) -> None:
    salon = Salon.at(LINE)
    salon.settings.chances = manner
    salon.click(Hold(PARROT))
    salon.click(Target(2))
    salon.judges(0.42, 0.58)
    salon.thinks("monkey", 0.3, 0.7)
    salon.until(lambda: len(salon.table.match.actions) == 2)
    salon.until_asked()
    salon.frame()
    assert everything_told(salon) == (plates, MONKEY + remark, MONKEY + remark)
    salon.thinks("giraffe", 0.8, 0.2)
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
    salon.judges(0.4, 0.6)
    shown = []
    for _ in range(3):
        salon.frame()
        shown.append(chances(salon))
        salon.key(pygame.K_ESCAPE)
        assert isinstance(salon.top, Pause)
        salon.click("chances")
        salon.key(pygame.K_ESCAPE)
    assert shown == [["40 %", "60 %"], [None, None], ["worse", "better"]]
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


def test_what_a_computer_believes_is_its_own_and_not_on_the_plates() -> None:
    salon = played_by_bo()
    salon.until_asked()
    assert salon.table.play.sayings.latest is not None
    assert salon.table.play.sayings.latest.text.endswith(" I think my win chance is 60 %.")
    assert chances(salon) == [None, None]
    salon.judges(0.55, 0.45)
    salon.frame()
    assert chances(salon) == ["55 %", "45 %"]


def test_a_judgement_is_told_when_all_that_it_is_about_was_seen() -> None:
    salon = Salon.at(LINE, speed=1.0)
    salon.judges(0.3, 0.7)
    salon.frame()
    salon.click(Hold(LION))
    salon.judges(0.9, 0.1)
    salon.frame()
    assert salon.table.timeline.busy
    assert salon.oracle.judging is not None, "there is time to think meanwhile"
    assert chances(salon) == ["30 %", "70 %"]
    salon.until(lambda: not salon.table.timeline.busy)
    salon.frame()
    assert chances(salon) == ["90 %", "10 %"]


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
    assert str(salon.above.text).endswith(f" Win chance: {mine}.")
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
    assert chances(salon) == ["70 %", "20 %", "10 %"], "as long as her hand is to be seen, too"
    salon.thinks("monkey")
    salon.until(lambda: isinstance(salon.top, Curtain))
    assert chances(salon) == [None] * 3
    salon.until_heard()
    salon.click(LOOK)
    salon.until(lambda: salon.asked)
    assert chances(salon) == [None] * 3
    salon.judges(0.2, 0.2, 0.6)
    salon.frame()
    assert chances(salon) == ["20 %", "20 %", "60 %"]
    assert salon.oracle.judging is not None
    assert salon.oracle.judging.view.viewer == 2


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
    said = house.panel("info").text
    told = [line for line in lines if len(line.text) > 20 and line.text in said]
    once = dict.fromkeys(line.text for line in told)  # what something else touches is painted again
    assert " ".join(once) == said
    assert min(line.pixels for line in told) >= pixels
    cards = [card_box(sprite.pose) for sprite in tabletop_of(house).board.sprites.values()]
    top = min(house.window.stage.pixels(card).top for card in cards)
    assert max(line.rect.bottom for line in told) <= top
