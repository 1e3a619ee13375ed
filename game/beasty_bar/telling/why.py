"""Why something happened: the rule behind each event, in our own words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, assert_never

from game.beasty_bar.handbook.guide import GUIDE
from game.beasty_bar.rules.animals import (
    ANIMALS,
    BAT,
    BIG_BRUISERS,
    CHAMELEON,
    PENGUIN,
    PORCUPINE,
    RECURRING,
    SPECIES,
    VULTURE,
    ZEBRA,
    Card,
    Species,
)
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
from game.core.messages import N_, capital
from game.core.telling import Rule
from game.core.words import Words

TURNS, QUEUE, GATE, MASKS, PILE, DRAW, END = (
    N_("Taking turns"),
    N_("Joining the line"),
    N_("Five in line"),
    N_("Acting as another"),
    N_("THAT'S IT"),
    N_("Drawing a card"),
    N_("End of the game"),
)
"""What the rules are called that belong to no animal."""

POSING: Final = N_("{animal} as {model}")
AS_ANOTHER: Final = N_("An animal that acts as another has that animal's strength.")
AGAIN: Final = N_("Animals with a round arrow act once every turn, in order from the gate.")
FIVE: Final = N_(
    "If five animals are waiting now, the gate opens: the first two get in, the last is thrown out."
)

GENERAL: Final[Mapping[type[Event], tuple[str, ...]]] = {
    TurnStarted: (TURNS, N_("The players take turns clockwise. Each plays one card per turn.")),
    Played: (QUEUE, N_("An animal that is played joins the end of the line.")),
    MaskDropped: (
        MASKS,
        N_("An animal that acted as another is itself again before the recurring actions."),
    ),
    Stacked: (
        PILE,
        N_("After all actions, animals that were eaten or thrown out go to THAT'S IT."),
        N_("With New Beasts in the game, the player whose turn it is chooses the order."),
    ),
    Admitted: (GATE, FIVE),
    Bounced: (GATE, FIVE, N_("No animal is protected from this.")),
    Drawn: (DRAW, N_("The turn ends with drawing a card, if the draw pile has one.")),
    GameOver: (END, N_("The game ends with the last card. Animals still in line do not count.")),
}
"""Rules of the table: what each is called, and what it says."""

VULTURE_WAITS: Final = N_("A vulture never joins the line. It waits beside THAT'S IT.")
POSED_VULTURE: Final = N_("An animal that acts as a vulture leaves the line, because vultures never join it.")
LANDS: Final = N_("After all actions, the animal beside THAT'S IT goes on top of the pile.")
DECIDES: Final = N_("The player of the vulture decides for the animal that is back.")
QUILLS: Final = N_("The porcupine itself stays where it is.")
BURNS: Final = N_("A bat cannot stand the light of the gate. It burns as soon as it is first in line.")
POSED_BAT: Final = N_("An animal that acts as a bat burns like one.")
EQUALS: Final = N_("Animals of equal strength keep their order.")
BAND: Final = N_("The new monkey goes first, and the others follow in reverse order.")
HOUSE_STRIPES: Final = N_("House rule: rhinos, tigers and cheetahs cannot get past a zebra either.")

NOTHING: Final[Mapping[Reason, str]] = {
    Reason.NO_ACTION: N_("This animal does nothing when it is played."),
    Reason.ALONE: N_("With no other animal in line, the action has no effect."),
    Reason.FIRST: N_("No animal is ahead of the first one."),
    Reason.TOO_FEW_AHEAD: N_("A tiger needs two animals ahead of it."),
    Reason.ZEBRA: "",
    Reason.TOO_STRONG: N_("An animal of equal strength is not weaker."),
    Reason.OTHER_PARITY: N_("If the animal in front is of the other kind, the ostrich stays where it is."),
    Reason.NO_MATE: N_("A single monkey does nothing."),
    Reason.ONLY_SKUNKS: N_("A skunk throws out no other skunks."),
    Reason.NOBODY_TO_COPY: N_("There is no other animal in line to act as."),
    Reason.NOTHING_TO_SHOW: N_("There is no other animal in hand to show."),
    Reason.EMPTY_PILE: N_("No animal comes back from an empty pile."),
}
"""What else there is to say where nothing happened."""


@dataclass(frozen=True, slots=True)
class _Moment:
    """What has to be known of the turn so far."""

    posing: Mapping[Card, Species]
    phase: Phase | None

    def acting(self, card: Card) -> Species:
        """What a card acts as."""
        return self.posing.get(card, SPECIES[card])


def why(events: Sequence[Event], number: int, words: Words) -> Rule | None:
    """The rule behind one of the events of a turn; None where nothing is told of it."""
    return _why(events[number], _moment(events[:number]), words)


def _moment(events: Sequence[Event]) -> _Moment:
    posing: dict[Card, Species] = {}
    phase = None
    for event in events:
        match event:
            case PhaseStarted():
                phase = event.phase
            case Imitated(card, model):
                posing[card] = model
            case Shown(card, shown):
                posing[card] = SPECIES[shown]
            case MaskDropped(card):
                posing.pop(card, None)
    return _Moment(posing, phase)


def _why(event: Event, moment: _Moment, words: Words) -> Rule | None:
    a = _Lawyer(moment, words)
    match event:
        case Dealt() | PhaseStarted():
            return None
        case Played(card, None) | Landed(card) if SPECIES[card] == VULTURE:
            return a.animal(card, VULTURE_WAITS if isinstance(event, Played) else LANDS)
        case Admitted(card, None):
            return a.animal(card)
        case Landed() | SteppedAside():
            return a.general(PILE, LANDS if isinstance(event, Landed) else POSED_VULTURE)
        case Fetched(by, _, place):
            return a.animal(by, DECIDES if place is not None else "")
        case Imitated(card) | Shown(card):
            return a.copies(card, CHAMELEON if isinstance(event, Imitated) else PENGUIN)
        case Burnt(card):
            return a.burnt(card)
        case Stung():
            return a.species(PORCUPINE, QUILLS)
        case NothingHappened(card, reason):
            return a.nothing(card, reason)
        case TurnStarted() | Played() | MaskDropped() | Stacked() | Admitted() | Bounced():
            return a.general(*GENERAL[type(event)])
        case Drawn() | GameOver():
            return a.general(*GENERAL[type(event)])
        case _:
            return _acts(event, a)


def _acts(event: _Act, a: _Lawyer) -> Rule:
    """What animals do to the line and to each other: their own rule says it."""
    match event:
        case Passed(card) | Moved(card) | GateFlipped(card) | Dragged(card) | SpatAt(card) | Eaten(card):
            return a.animal(card)
        case Sorted(card):
            return a.animal(card, EQUALS)
        case Gathered(card):
            return a.animal(card, BAND)
        case Expelled(by, victim, _, reason):
            return a.animal(victim if reason is Why.SECOND_LION else by)
        case _:
            assert_never(event)


_Act = Passed | Moved | Sorted | Gathered | GateFlipped | Dragged | SpatAt | Eaten | Expelled


class _Lawyer:
    """Quotes the rules."""

    def __init__(self, moment: _Moment, words: Words) -> None:
        self._moment, self._words = moment, words

    def general(self, title: str, *sentences: str) -> Rule:
        """A rule of the table."""
        return Rule(self._words.sentence(title), self._joined(*sentences))

    def species(self, species: Species, more: str = "") -> Rule:
        """The rule of a species."""
        return Rule(self._name(species), self._joined(GUIDE[species], more))

    def animal(self, card: Card, more: str = "") -> Rule:
        """The rule of what a card acts as."""
        acting, mine = self._moment.acting(card), SPECIES[card]
        if acting != mine:
            return Rule(self._posing(mine, acting), self._joined(GUIDE[acting], more, AS_ANOTHER))
        recurs = acting in RECURRING and self._moment.phase is Phase.RECURRING
        return Rule(self._name(mine), self._joined(GUIDE[mine], more, AGAIN if recurs else ""))

    def copies(self, card: Card, copyist: Species) -> Rule:
        """The rule of those who pose; one of them may pose as the other."""
        rule = self.species(copyist)
        return rule if SPECIES[card] == copyist else Rule(self._posing(SPECIES[card], copyist), rule.text)

    def burnt(self, card: Card) -> Rule:
        """What light does to bats."""
        if self._moment.acting(card) == SPECIES[card]:
            return Rule(self._name(BAT), self._joined(BURNS))
        return Rule(self._posing(SPECIES[card], BAT), self._joined(BURNS, POSED_BAT))

    def nothing(self, card: Card, reason: Reason) -> Rule:
        """Why nothing happened."""
        if reason is not Reason.ZEBRA:
            return self.animal(card, NOTHING[reason])
        house_rule = self._moment.acting(card) in BIG_BRUISERS
        return self.species(ZEBRA, HOUSE_STRIPES if house_rule else "")

    def _joined(self, *sentences: str) -> str:
        return " ".join(self._words.sentence(sentence) for sentence in sentences if sentence)

    def _name(self, species: Species) -> str:
        name = self._words.name(ANIMALS[species].name)
        return capital(name)

    def _posing(self, mine: Species, model: Species) -> str:
        template = self._words.sentence(POSING)
        return template.format(animal=self._name(mine), model=self._words.name(ANIMALS[model].name))
