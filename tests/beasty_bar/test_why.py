"""Whatever is told of a turn has a rule behind it, and the rule is the one that was at work."""

from random import Random
from typing import get_args

import pytest

from game.beasty_bar.handbook.guide import GUIDE
from game.beasty_bar.rules.animals import ANIMALS, BY_NAME, CARDS, OWNER, SPECIES
from game.beasty_bar.rules.events import (
    Admitted,
    Bounced,
    Burnt,
    Dealt,
    Drawn,
    Eaten,
    Event,
    Expelled,
    Fetched,
    GameOver,
    Gathered,
    Imitated,
    Landed,
    MaskDropped,
    Moved,
    NothingHappened,
    Passed,
    PhaseStarted,
    Played,
    Reason,
    Shown,
    Sorted,
    Stacked,
    SteppedAside,
    Stung,
    TurnStarted,
)
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Mode, Setup
from game.beasty_bar.telling.chronicle import tell
from game.beasty_bar.telling.log import ICONS, concerned, entries
from game.beasty_bar.telling.why import AGAIN, AS_ANOTHER, FIVE, HOUSE_STRIPES, NOTHING, why
from game.core.rules import Seat
from game.core.telling import Rule
from game.services.i18n import Language
from tests.beasty_bar.games import walk
from tests.beasty_bar.storyteller import Table

WORDS = Language(("Ana", "Bo", "Cleo", "Dev"))
SILENT = (Dealt, PhaseStarted)
"""These are not told."""


def rule(table: Table, kind: type[Event]) -> Rule:
    """The rule behind the first event of a kind."""
    number = next(number for number, event in enumerate(table.events) if isinstance(event, kind))
    found = why(table.events, number, WORDS)
    assert found is not None
    return found


def guide(name: str) -> str:
    return GUIDE[BY_NAME[name]]


def test_everything_that_is_told_has_a_rule_behind_it_in_games_of_every_kind() -> None:
    seen: set[type] = set()
    reasons: set[Reason] = set()
    for seed in range(36):
        setup = Setup(2 + seed % 3, list(Mode)[seed % 3], shield_classes=seed % 2 == 1)
        state = RULES.new_game(RULES.complete(setup, seed), seed).state
        for _, _, _, events in walk(state, Random(seed)):
            for number, event in enumerate(events):
                seen.add(type(event))
                if isinstance(event, NothingHappened):
                    reasons.add(event.reason)
                found, told = why(events, number, WORDS), tell(event, WORDS)
                assert (found is None) == isinstance(event, SILENT)
                if told is not None:
                    assert found is not None
                    assert found.title
                    assert found.text
    assert seen >= set(get_args(Event)) - {Dealt}
    assert reasons >= set(Reason) - {Reason.ONLY_SKUNKS, Reason.NOTHING_TO_SHOW}


def test_there_is_a_word_for_every_reason_why_nothing_happens() -> None:
    assert set(NOTHING) == set(Reason)


def test_every_kind_of_event_that_is_logged_has_a_picture() -> None:
    assert set(ICONS) == set(get_args(Event)) - {*SILENT, TurnStarted}


def test_a_rule_says_nothing_about_who_owns_what() -> None:
    """It holds for everybody, so that it never gives anything away."""
    for seed in range(6):
        state = RULES.new_game(RULES.complete(Setup(4, Mode.MIXED), seed), seed).state
        for _, _, _, events in walk(state, Random(seed)):
            for number in range(len(events)):
                found = why(events, number, WORDS)
                if found is not None:
                    assert not any(
                        name in f"{found.title} {found.text}" for name in ("Ana", "Bo", "Cleo", "Dev")
                    )


@pytest.mark.parametrize(
    ("line", "played", "kind", "name"),
    [
        ("parrot/R", "hippo/B", Passed, "hippo"),
        ("parrot/R", "kangaroo/B", Passed, "kangaroo"),
        ("parrot/R", "giraffe/B", Passed, "giraffe"),
        ("parrot/R", "crocodile/B", Eaten, "crocodile"),
        ("parrot/R zebra/R", "snake/B", Sorted, "snake"),
        ("parrot/R zebra/R", "lion/B", Moved, "lion"),
        ("monkey/R zebra/R", "lion/B", Expelled, "lion"),
        ("lion/R zebra/R", "lion/B", Expelled, "lion"),
        ("monkey/R hippo/R", "monkey/B", Expelled, "monkey"),
        ("monkey/R hippo/R", "monkey/B", Gathered, "monkey"),
        ("zebra/R hippo/R", "skunk/B", Expelled, "skunk"),
        ("porcupine/R", "rhino/B", Stung, "porcupine"),
        ("zebra/R", "hippo/B", NothingHappened, "zebra"),
        ("lion/R", "hippo/B", NothingHappened, "hippo"),
        ("", "monkey/B", NothingHappened, "monkey"),
    ],
)
def test_an_animals_own_rule_is_behind_what_it_does(
    table: Table, line: str, played: str, kind: type[Event], name: str
) -> None:
    found = rule(table.given(line).plays(played), kind)
    assert found.title == name.capitalize()
    assert found.text.startswith(guide(name))


def test_a_chameleon_acts_by_the_rule_of_whom_it_poses_as(table: Table) -> None:
    table.given("parrot/R hippo/R kangaroo/Y").plays("chameleon/B", "hippo")
    assert rule(table, Imitated).text == guide("chameleon")
    found = rule(table, Passed)
    assert found.title == "Chameleon as hippo"
    assert found.text == f"{guide('hippo')} {AS_ANOTHER}"
    assert rule(table, MaskDropped).title == "Acting as another"


def test_a_penguin_acts_by_the_rule_of_whom_it_shows(table: Table) -> None:
    table.given("parrot/R", hand="hippo/B", mode="mixed").plays("penguin/B", "hippo")
    assert rule(table, Shown).text == guide("penguin")
    assert rule(table, Passed).title == "Penguin as hippo"


def test_whoever_acts_every_turn_does_so_from_the_gate(table: Table) -> None:
    table.given("parrot/R giraffe/R").plays("zebra/B")
    assert rule(table, Passed) == Rule("Giraffe", f"{guide('giraffe')} {AGAIN}")


def test_a_posed_recurring_animal_acts_once_only(table: Table) -> None:
    table.given("hippo/R parrot/R").plays("chameleon/B", "hippo")
    assert AGAIN not in rule(table, Passed).text


def test_the_gate_opens_for_five(table: Table) -> None:
    table.given("lion/R seal/R zebra/Y zebra/R").plays("zebra/B")
    for kind in (Admitted, Bounced):
        found = rule(table, kind)
        assert found.title == "Five in line"
        assert found.text.startswith(FIVE)


def test_two_vultures_get_in_by_a_rule_of_their_own(table: Table) -> None:
    table.given("lion/R", thats_it="vulture/R", mode="mixed").plays("vulture/B")
    assert rule(table, Admitted) == Rule("Vulture", guide("vulture"))
    assert rule(table, Fetched) == Rule("Vulture", guide("vulture"))


def test_a_vulture_has_rules_from_its_arrival_to_its_end(table: Table) -> None:
    table.given("lion/R", thats_it="parrot/R", mode="mixed").plays("vulture/B", on="lion/R")
    for kind in (Played, Fetched, Landed):
        assert rule(table, kind).title == "Vulture"
    assert rule(table, Expelled).title == "Parrot"


def test_whoever_poses_as_a_vulture_leaves_the_line(table: Table) -> None:
    table.given("lion/R", hand="vulture/B", mode="mixed").plays("penguin/B", "vulture")
    assert "vulture" in rule(table, SteppedAside).text
    assert rule(table, NothingHappened).title == "Penguin as vulture"


def test_bats_burn_and_so_do_those_who_pose_as_bats(table: Table) -> None:
    assert rule(table.given("", mode="new").plays("bat/B"), Burnt).title == "Bat"
    other = Table().given("zebra/R", hand="bat/B", mode="mixed").plays("penguin/B", "bat", on="zebra/R")
    assert rule(other, Burnt).title == "Penguin as bat"


def test_a_house_rule_gives_zebras_more_to_stop(table: Table) -> None:
    table.given("lion/R zebra/R", shield_classes=True, mode="mixed").plays("rhino/B")
    found = rule(table, NothingHappened)
    assert found.title == "Zebra"
    assert found.text.endswith(HOUSE_STRIPES)
    usual = Table().given("lion/R zebra/R").plays("hippo/B")
    assert HOUSE_STRIPES not in rule(usual, NothingHappened).text


def test_who_chooses_the_order_of_a_stack_is_a_rule(table: Table) -> None:
    table.given("lion/R hippo/R zebra/R").plays("skunk/B")
    assert "order" in rule(table, Stacked).text


def test_drawing_turns_and_the_end_have_rules(table: Table) -> None:
    over = GameOver(Seat(0), 48, ())
    for number, title in enumerate(("Drawing a card", "Taking turns", "End of the game")):
        found = why([Drawn(Seat(0), None), TurnStarted(Seat(1), 2), over], number, WORDS)
        assert found is not None
        assert found.title == title


def test_the_lines_of_a_turn_are_what_is_told_of_it_but_for_whose_turn_is_next(table: Table) -> None:
    table.given("parrot/R zebra/R").plays("giraffe/B")
    told = [tell(event, WORDS) for event in table.events if not isinstance(event, TurnStarted)]
    assert [entry.text for entry in entries(table.events, WORDS)] == [text for text in told if text]


NAMES = {WORDS.piece(ANIMALS[SPECIES[card]].name, OWNER[card], ""): card for card in CARDS}


def test_a_line_is_about_every_animal_it_names() -> None:
    """As far as animals are named one by one."""
    for seed in range(4):
        state = RULES.new_game(RULES.complete(Setup(4, Mode.MIXED), seed), seed).state
        for _, _, _, events in walk(state, Random(seed)):
            for entry in entries([RULES.redact(event, None) for event in events], WORDS):
                named = {card for name, card in NAMES.items() if name in entry.text}
                assert named <= set(entry.lit), entry.text


def test_a_card_that_is_drawn_is_nobodys_business() -> None:
    assert concerned(Drawn(Seat(0), CARDS[3])) == ()
