"""The events as sentences: each kind of event has its own, and all of them are fit for everyone's ears."""

import re
from collections.abc import Mapping
from random import Random
from typing import get_args

import pytest

from game.beasty_bar.rules.animals import BAT, CARDS, LION, OSTRICH
from game.beasty_bar.rules.events import (
    Admitted,
    Bounced,
    Burnt,
    Dealt,
    Dragged,
    Drawn,
    Eaten,
    Event,
    Expelled,
    Fetched,
    GameOver,
    GateFlipped,
    Gathered,
    Imitated,
    Landed,
    MaskDropped,
    Moved,
    NothingHappened,
    Passed,
    Phase,
    PhaseStarted,
    Played,
    Reason,
    Shown,
    Sorted,
    SpatAt,
    Stacked,
    SteppedAside,
    Stung,
    TurnStarted,
    Why,
)
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.scoring import Score
from game.beasty_bar.rules.setup import Mode, Setup
from game.beasty_bar.telling.chronicle import EXPELLED, NOTHING, tell
from game.core.rules import Seat
from game.services.grammar import GERMAN, Noun
from game.services.i18n import Language, Translations
from game.services.paths import project_folder
from tests.beasty_bar.games import walk
from tests.beasty_bar.storyteller import cards

ANA, BO = Seat(0), Seat(1)
WORDS = Language(("Ana", "Bo", "Cleo", "Dev"))
(LION_B, ZEBRA_G, HIPPO_Y, BAT_R) = cards("lion/B zebra/Y hippo/R bat/G")
LINE = (LION_B, ZEBRA_G)

SENTENCES: list[tuple[Event, str | None]] = [
    (Dealt(ANA, 4, 8, LINE, LINE), None),
    (Dealt(ANA, 4, 8, None, None), None),
    *((PhaseStarted(phase), None) for phase in Phase),
    (TurnStarted(BO, 3), "Bo's turn."),
    (Played(LION_B, 2), "Ana's lion joins the line."),
    (Played(LION_B, 0), "Ana's lion joins the line."),
    (Played(LION_B, None), "Ana's lion waits beside THAT'S IT."),
    (Imitated(ZEBRA_G, LION), "Bo's zebra acts as a lion."),
    (Imitated(ZEBRA_G, OSTRICH), "Bo's zebra acts as an ostrich."),
    (Imitated(ZEBRA_G, BAT), "Bo's zebra acts as a bat."),
    (Shown(HIPPO_Y, LION_B), "Cleo's hippo shows Ana's lion and acts as that animal."),
    (MaskDropped(ZEBRA_G), "Bo's zebra stops acting as another animal."),
    (Passed(LION_B, (ZEBRA_G,), 0), "Ana's lion passes Bo's zebra."),
    (Passed(LION_B, (ZEBRA_G, HIPPO_Y), 0), "Ana's lion passes Bo's zebra and Cleo's hippo."),
    (
        Passed(LION_B, (ZEBRA_G, HIPPO_Y, BAT_R), 0),
        "Ana's lion passes Bo's zebra, Cleo's hippo and Dev's bat.",
    ),
    (Moved(LION_B, 0), "Ana's lion goes to the gate."),
    (Moved(LION_B, 2), "Ana's lion goes to place 3."),
    (Sorted(LION_B, LINE), "Ana's lion sorts the line by strength."),
    (Gathered(LION_B, LINE), "Ana's lion leads all monkeys to the gate."),
    (GateFlipped(LION_B, LINE), "Ana's lion swaps the gate and the exit."),
    (Dragged(LION_B, (BAT_R,), LINE), "Ana's lion sends Dev's bat to the end of the line."),
    (
        Dragged(LION_B, (BAT_R, ZEBRA_G), LINE),
        "Ana's lion sends Dev's bat and Bo's zebra to the end of the line.",
    ),
    (SpatAt(LION_B, ZEBRA_G, 1), "Ana's lion spits at Bo's zebra, which runs to the end of the line."),
    (Eaten(LION_B, ZEBRA_G, 1), "Ana's lion eats Bo's zebra."),
    (Expelled(LION_B, ZEBRA_G, 1, Why.SHOOED), "Ana's lion throws out Bo's zebra."),
    (Expelled(LION_B, ZEBRA_G, 1, Why.STENCH), "Ana's lion stinks Bo's zebra out of the line."),
    (Expelled(LION_B, ZEBRA_G, 1, Why.RAMMED), "Ana's lion rams Bo's zebra out of the line."),
    (Expelled(LION_B, ZEBRA_G, 1, Why.BITTEN), "Ana's lion swoops down and throws out Bo's zebra."),
    (Expelled(LION_B, ZEBRA_G, 1, Why.SCARED), "Ana's lion scares Bo's zebra out of the line."),
    (Expelled(LION_B, ZEBRA_G, 1, Why.MOBBED), "The monkeys throw out Bo's zebra."),
    (
        Expelled(LION_B, ZEBRA_G, 1, Why.SECOND_LION),
        "A lion is already in line, so Bo's zebra is thrown out.",
    ),
    (Stung(LION_B, ZEBRA_G, 1), "Ana's lion runs into the quills of Bo's zebra and is thrown out."),
    (Burnt(BAT_R), "Dev's bat burns in the light of the gate."),
    (SteppedAside(LION_B, 1), "Ana's lion leaves the line and waits beside THAT'S IT."),
    (Fetched(LION_B, ZEBRA_G, 3), "Ana's lion brings Bo's zebra back."),
    (Fetched(LION_B, ZEBRA_G, 0), "Ana's lion brings Bo's zebra back."),
    (Fetched(LION_B, ZEBRA_G, None), "Ana's lion meets Bo's zebra on THAT'S IT, and both get into the bar."),
    (Stacked((LION_B,)), None),
    (Stacked(LINE), "Onto THAT'S IT, from bottom to top: Ana's lion and Bo's zebra."),
    (Landed(LION_B), "Ana's lion goes on top of THAT'S IT."),
    (Admitted(LION_B, 0), "Ana's lion gets into the bar."),
    (Admitted(LION_B, None), "Ana's lion gets into the bar."),
    (Bounced(LION_B, 2), "Ana's lion is the last of five and is thrown out."),
    (NothingHappened(LION_B, Reason.NO_ACTION), "Ana's lion does nothing."),
    (NothingHappened(LION_B, Reason.ALONE), "Ana's lion is alone in line, so nothing happens."),
    (NothingHappened(LION_B, Reason.FIRST), "Ana's lion is already first in line."),
    (NothingHappened(LION_B, Reason.TOO_FEW_AHEAD), "Ana's lion cannot jump: too few animals are ahead."),
    (NothingHappened(LION_B, Reason.ZEBRA, ZEBRA_G), "Bo's zebra stops Ana's lion."),
    (NothingHappened(LION_B, Reason.TOO_STRONG), "No animal is weak enough for Ana's lion."),
    (NothingHappened(LION_B, Reason.TOO_STRONG, ZEBRA_G), "Bo's zebra is not weaker than Ana's lion."),
    (NothingHappened(LION_B, Reason.OTHER_PARITY, ZEBRA_G), "Ana's lion cannot pass Bo's zebra."),
    (NothingHappened(LION_B, Reason.NO_MATE), "Ana's lion is the only monkey in line and does nothing."),
    (
        NothingHappened(LION_B, Reason.ONLY_SKUNKS),
        "Only skunks are in line, so Ana's lion throws nobody out.",
    ),
    (NothingHappened(LION_B, Reason.NOBODY_TO_COPY), "Ana's lion finds no animal to act as."),
    (NothingHappened(LION_B, Reason.NOTHING_TO_SHOW), "There is no card in hand that Ana's lion can show."),
    (NothingHappened(LION_B, Reason.EMPTY_PILE), "THAT'S IT is empty, so Ana's lion brings nobody back."),
    (Drawn(ANA, LION_B), "Ana draws a card."),
    (Drawn(ANA, None), "Ana draws a card."),
    (GameOver(ANA, 24, (Score(), Score())), "The last card is played."),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES)
def test_an_event_is_told_like_this(event: Event, sentence: str | None) -> None:
    assert tell(event, WORDS) == sentence


def test_every_kind_of_event_and_every_reason_is_among_them() -> None:
    events = [event for event, _ in SENTENCES]
    assert {type(event) for event in events} == {*get_args(Event)}
    assert {event.why for event in events if isinstance(event, Expelled)} == {*Why}
    assert {event.reason for event in events if isinstance(event, NothingHappened)} == {*Reason}


@pytest.mark.parametrize("mode", Mode)
def test_whole_games_are_told_in_whole_sentences_that_address_nobody(mode: Mode) -> None:
    told = 0
    for seed in range(8):
        for _, _, _, events in walk(RULES.new_game(Setup(4, mode), seed).state, Random(seed)):
            for sentence in filter(None, (tell(event, WORDS) for event in events)):
                assert re.fullmatch(r"[A-Z][^{}\n]*\.", sentence)
                assert not re.search(r"\byou", sentence, re.IGNORECASE)
                told += 1
    assert told > 1500


@pytest.mark.parametrize("mode", Mode)
def test_a_sentence_is_the_same_for_everyone_because_it_holds_no_secret(mode: Mode) -> None:
    for _, _, _, events in walk(RULES.new_game(Setup(3, mode), 7).state, Random(7)):
        for event in events:
            for viewer in (None, *map(Seat, range(3))):
                assert tell(RULES.redact(event, viewer), WORDS) == tell(event, WORDS)


def test_a_drawn_card_is_never_named() -> None:
    assert {tell(Drawn(ANA, card), WORDS) for card in (None, *CARDS)} == {"Ana draws a card."}


def test_a_name_may_hold_anything() -> None:
    words = Language(("{card}", "%s", "{}", "Ana's"))
    assert tell(Eaten(LION_B, ZEBRA_G, 0), words) == "{card}'s lion eats %s's zebra."
    assert tell(Passed(HIPPO_Y, (BAT_R,), 0), words) == "{}'s hippo passes Ana's's bat."


class German(Translations):
    """Asks for other cases than the English sentence does."""

    MESSAGES: Mapping[str, str] = {"{eater} eats {victim:object}.": "{victim:object} frisst {eater}."}
    NOUNS: Mapping[str, Noun] = {"lion": Noun("m", ("Löwe", "Löwen")), "bat": Noun("f", ("Fledermaus",))}

    def __init__(self) -> None:
        super().__init__()
        self.grammar = GERMAN

    def text(self, message: str) -> str:
        return self.MESSAGES.get(message, message)

    def noun(self, name: str) -> Noun:
        return self.NOUNS[name]


def test_a_translation_may_turn_a_sentence_round_and_ask_for_its_cases() -> None:
    words = Language(("Ana", "Bo", "Cleo", "Dev"), German())
    assert tell(Eaten(LION_B, BAT_R, 1), words) == "Devs Fledermaus frisst Anas Löwe."


def test_every_way_of_being_driven_off_and_every_reason_has_its_sentence() -> None:
    assert {*EXPELLED} == {*Why}
    assert {*NOTHING} == {*Reason}


# Nobody is named twice


ANAS_LION, ANAS_BAT, ANAS_ZEBRA = cards("lion/B bat/B zebra/B")
ASSETS = project_folder("assets")


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (Eaten(ANAS_LION, ANAS_BAT, 1), "Ana's lion eats Ana's own bat."),
        (Passed(ANAS_LION, (ANAS_BAT, ANAS_ZEBRA), 0), "Ana's lion passes Ana's own bat and zebra."),
        (Passed(ANAS_LION, (BAT_R, ANAS_ZEBRA), 0), "Ana's lion passes Dev's bat and Ana's own zebra."),
        (Passed(HIPPO_Y, (ANAS_BAT, ANAS_ZEBRA), 0), "Cleo's hippo passes Ana's bat and zebra."),
        (
            Stacked((ANAS_LION, ANAS_BAT)),
            "Onto THAT'S IT, from bottom to top: Ana's lion and bat.",
        ),
    ],
)
def test_a_name_is_said_once_in_a_row_and_of_an_own_animal_it_is_said_so(event: Event, told: str) -> None:
    assert tell(event, WORDS) == told


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("de", "Anas Löwe überholt Anas Fledermaus und Anas Zebra."),
        ("fr", "Le lion d'Ana dépasse la chauve-souris d'Ana et le zèbre d'Ana."),
        ("es", "El león de Ana adelanta al murciélago de Ana y a la cebra de Ana."),
    ],
)
def test_other_languages_say_whose_each_of_them_is(code: str, told: str) -> None:
    translations = Translations([ASSETS / "beasty_bar"])
    translations.speak(code)
    event = Passed(ANAS_LION, (ANAS_BAT, ANAS_ZEBRA), 0)
    assert tell(event, Language(("Ana", "Bo"), translations)) == told
