"""The events as sentences: for the log, for captions, for the game in a terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.beasty_bar.rules.animals import ANIMALS, OWNER, SPECIES, Card, Species
from game.beasty_bar.rules.events import (
    FIELDS,
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
    Line,
    MaskDropped,
    Moved,
    NothingHappened,
    Passed,
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
from game.core import sentences
from game.core.messages import N_
from game.core.sentences import Noun
from game.core.words import Words

EXPELLED = {
    Why.SHOOED: N_("{by} throws out {victim:object}."),
    Why.STENCH: N_("{by} stinks {victim:object} out of the line."),
    Why.RAMMED: N_("{by} rams {victim:object} out of the line."),
    Why.BITTEN: N_("{by} swoops down and throws out {victim:object}."),
    Why.SCARED: N_("{by} scares {victim:object} out of the line."),
    Why.MOBBED: N_("The monkeys throw out {victim:object}."),
    Why.SECOND_LION: N_("A lion is already in line, so {victim} is thrown out."),
}
NOTHING = {
    Reason.NO_ACTION: N_("{card} does nothing."),
    Reason.ALONE: N_("{card} is alone in line, so nothing happens."),
    Reason.FIRST: N_("{card} is already first in line."),
    Reason.TOO_FEW_AHEAD: N_("{card} cannot jump: too few animals are ahead."),
    Reason.ZEBRA: N_("{other} stops {card:object}."),
    Reason.TOO_STRONG: N_("No animal is weak enough for {card:object}."),
    Reason.OTHER_PARITY: N_("{card} cannot pass {other:object}."),
    Reason.NO_MATE: N_("{card} is the only monkey in line and does nothing."),
    Reason.ONLY_SKUNKS: N_("Only skunks are in line, so {card} throws nobody out."),
    Reason.NOBODY_TO_COPY: N_("{card} finds no animal to act as."),
    Reason.NOTHING_TO_SHOW: N_("There is no card in hand that {card} can show."),
    Reason.EMPTY_PILE: N_("THAT'S IT is empty, so {card} brings nobody back."),
}
BLOCKED = N_("{other} is not weaker than {card:object}.")

SENTENCES: Mapping[type[Event], str] = {
    Played: N_("{card} joins the line."),
    Imitated: N_("{card} acts as {model:object}."),
    Shown: N_("{card} shows {shown:object} and acts as that animal."),
    MaskDropped: N_("{card} stops acting as another animal."),
    Passed: N_("{card} passes {over:object}."),
    Moved: N_("{card} goes to the gate."),
    Sorted: N_("{by} sorts the line by strength."),
    Gathered: N_("{by} leads all monkeys to the gate."),
    GateFlipped: N_("{by} swaps the gate and the exit."),
    Dragged: N_("{by} sends {victims:object} to the end of the line."),
    SpatAt: N_("{by} spits at {victim:object}, which runs to the end of the line."),
    Eaten: N_("{eater} eats {victim:object}."),
    Stung: N_("{attacker} runs into the quills of {porcupine:object} and is thrown out."),
    Burnt: N_("{card} burns in the light of the gate."),
    SteppedAside: N_("{card} leaves the line and waits beside THAT'S IT."),
    Fetched: N_("{by} brings {card:object} back."),
    Stacked: N_("Onto THAT'S IT, from bottom to top: {cards}."),
    Landed: N_("{card} goes on top of THAT'S IT."),
    Admitted: N_("{card} gets into the bar."),
    Bounced: N_("{card} is the last of five and is thrown out."),
    GameOver: N_("The last card is played."),
}
"""What is said of each kind of event; a field is named like that of the event."""


class Teller(sentences.Teller):
    """Fills templates with animals."""

    def card(self, card: Card) -> Noun:
        """Somebody's animal."""
        return self.cards([card])

    def cards(self, cards: Sequence[Card]) -> Noun:
        """Several of them in a row."""
        return self.pieces([(ANIMALS[SPECIES[card]].name, OWNER[card]) for card in cards])

    def kind(self, species: Species) -> Noun:
        """Any animal of that species."""
        return Noun(lambda case: self.words.kind(ANIMALS[species].name, case))

    def known(self, species: Species) -> Noun:
        """The animal of that species that everyone knows is meant."""
        return Noun(lambda case: self.words.known(ANIMALS[species].name, case))


class Chronicler(Teller):
    """Tells what happened: "Ana's lion" does something to "Ana's own monkey"."""

    def __init__(self, words: Words) -> None:
        super().__init__(words, own=True)

    def tells(self, template: str, event: Event) -> str:
        """The sentence with whoever takes part in an event."""
        nouns: Mapping[Any, Callable[[Any], Noun]] = {
            Card: self.card,
            Card | None: self.card,
            Line: self.cards,
            Species: self.kind,
        }
        fields = {name: nouns[kind] for name, kind in FIELDS[type(event)].items() if kind in nouns}
        values = {name: getattr(event, name) for name in fields}
        named = {name: fields[name](value) for name, value in values.items() if value is not None}
        return self.says(template, **named)


def tell(event: Event, words: Words) -> str | None:
    """The event as a sentence that everyone may read, or None where there is nothing to say."""
    a = Chronicler(words)
    match event:
        case Dealt() | PhaseStarted() | Stacked((_,)):
            return None
        case TurnStarted(seat):
            return a.says(N_("{player}'s turn."), player=words.seat(seat))
        case Drawn(seat):
            return a.says(N_("{player} draws a card."), player=words.seat(seat))
        case Moved(card, place) if place:
            return a.says(N_("{card} goes to place {place}."), card=a.card(card), place=place + 1)
        case _:
            return a.tells(_template(event), event)


def _template(event: Event) -> str:
    match event:
        case Played(_, None):
            return N_("{card} waits beside THAT'S IT.")
        case Fetched(_, _, None):
            return N_("{by} meets {card:object} on THAT'S IT, and both get into the bar.")
        case Expelled():
            return EXPELLED[event.why]
        case NothingHappened(_, Reason.TOO_STRONG, other) if other is not None:
            return BLOCKED
        case NothingHappened():
            return NOTHING[event.reason]
        case _:
            return SENTENCES[type(event)]


def together(events: Sequence[Event], words: Words) -> str:
    """Events of one kind as one sentence: all whom an animal eats or drives off, all at the gate."""
    a = Chronicler(words)
    match events[0]:
        case Eaten(eater):
            return a.says(SENTENCES[Eaten], eater=a.card(eater), victim=a.cards(_victims(events)))
        case Expelled(by, _, _, why):
            return a.says(EXPELLED[why], by=a.card(by), victim=a.cards(_victims(events)))
        case Burnt() if len(events) > 1:
            cards = [event.card for event in events if isinstance(event, Burnt)]
            return a.says(N_("{cards} burn in the light of the gate."), cards=a.cards(cards))
        case Admitted():
            return _at_the_gate(a, events)
        case event:
            return tell(event, words) or ""


def _victims(events: Sequence[Event]) -> list[Card]:
    return [event.victim for event in events if isinstance(event, Eaten | Expelled)]


def _at_the_gate(a: Teller, events: Sequence[Event]) -> str:
    guests = [event.card for event in events if isinstance(event, Admitted)]
    last = [event.card for event in events if isinstance(event, Bounced)]
    template = N_("{guests} get in, {last} is thrown out.") if last else N_("{guests} get in.")
    return a.says(template, guests=a.cards(guests), last=a.cards(last))
