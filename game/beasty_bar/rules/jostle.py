"""The line while animals act: what every animal's rule is made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Final

from game.beasty_bar.rules.animals import (
    ALL_SPECIES,
    ANIMALS,
    BAT,
    BIG_BRUISERS,
    EATERS,
    PARROT,
    PORCUPINE,
    RHINO,
    SKUNK,
    SPECIES,
    STOPPED_BY_ZEBRA,
    STRENGTH,
    ZEBRA,
    Card,
    Species,
)
from game.beasty_bar.rules.events import (
    Burnt,
    Eaten,
    Event,
    Expelled,
    Moved,
    NothingHappened,
    Passed,
    Reason,
    Sorted,
    Stung,
    Why,
)
from game.beasty_bar.rules.state import State


class Ask(Enum):
    """What a rule asks of the player whose turn it is."""

    SPECIES = "species"
    """To imitate or to show; or the one that a vulture finds, which is no real choice."""
    PLACE = "place"
    """Of an animal in the line, 0 at the gate."""
    JUMP = "jump"
    """Over one animal, or over two."""
    PARITY = "parity"
    """Past the even animals (0), or past the odd ones (1)."""


Choose = Callable[[Ask, Sequence[int]], int]
"""Picks one of the options. It is asked also where there is only one."""

Tell = Callable[[Event], object]
"""Hears the story."""

_QUILLS_STING: Final = frozenset(
    species for species in ALL_SPECIES if ANIMALS[species].strength > ANIMALS[PORCUPINE].strength
)
_WHY: Final = {PARROT: Why.SHOOED, SKUNK: Why.STENCH, RHINO: Why.RAMMED, BAT: Why.BITTEN}


class Jostle:
    """A state, who decides and who listens. The animals' rules change the state through it.

    Where nobody listens `tell` is None and no event is made: search does not pay for the story.
    """

    __slots__ = ("chain", "choose", "fresh", "idle", "line", "posers", "posing_bat", "state", "tell")

    def __init__(self, state: State, choose: Choose, tell: Tell | None = None) -> None:
        self.state = state
        self.line = state.line
        self.choose = choose
        self.tell = tell
        self.fresh: list[Card] = []
        """Whoever came into the line this turn."""
        self.chain: list[Species] = []
        """What the acting card is, then what it poses as, and so on."""
        self.posers: list[Card] = []
        """Whoever poses, or has posed, this turn."""
        self.posing_bat: Card | None = None
        self.idle: NothingHappened | None = None
        """What was told last of an action without effect."""

    # Who there is to deal with

    def others(self, me: Card) -> list[Card]:
        """Everyone else in the line."""
        return [card for card in self.line if card != me]

    def choose_of_strength(self, me: Card, strength: int) -> Card:
        """The player picks one of the animals that are just this strong."""
        line = self.line
        places = [place for place, card in enumerate(line) if STRENGTH[card] == strength and card != me]
        return line[self.choose(Ask.PLACE, places)]

    def choose_other(self, me: Card) -> Card | None:
        """The player picks any other animal, if there is one. Whoever acts stands last."""
        if len(self.line) == 1:
            self.nothing(me, Reason.ALONE)
            return None
        return self.line[self.choose(Ask.PLACE, range(len(self.line) - 1))]

    # What can be done to the line

    def nothing(self, me: Card, reason: Reason, other: Card | None = None) -> None:
        """The action has no effect."""
        if self.tell:
            event = NothingHappened(me, reason, other)
            self.tell(event)
            self.idle = event

    def blocked(self, me: Card, place: int) -> None:
        """Tell what keeps an animal that wants to go forward where it is."""
        if self.tell is None:
            return
        if place == 0:
            self.nothing(me, Reason.FIRST)
            return
        ahead = self.line[place - 1]
        by_stripes = SPECIES[ahead] == ZEBRA and self.chain[-1] in STOPPED_BY_ZEBRA
        self.nothing(me, Reason.ZEBRA if by_stripes else Reason.TOO_STRONG, ahead)

    def sort(self, me: Card, strength: int, *, strongest_first: bool) -> None:
        """Sort the line with `me` counted as this strong. Equals keep their order, either way."""
        self.line.sort(key=lambda card: strength if card == me else STRENGTH[card], reverse=strongest_first)
        if self.tell:
            self.tell(Sorted(me, tuple(self.line)))

    def leave(self, card: Card) -> None:
        """Out of the line, towards THAT'S IT; the others close up."""
        self.line.remove(card)
        self.state.sent.append(card)

    def expel(self, by: Card, victim: Card, why: Why) -> None:
        """Drive an animal off. This is no attack: nothing protects from it."""
        if self.tell:
            self.tell(Expelled(by, victim, self.line.index(victim), why))
        self.leave(victim)

    def settle(self) -> None:
        """A bat at the gate burns at once, and then the next one if it is a bat too."""
        line = self.line
        while line and (SPECIES[line[0]] == BAT or line[0] == self.posing_bat):
            if self.tell:
                self.tell(Burnt(line[0]))
            self.leave(line[0])

    def pass_to(self, me: Card, start: int, place: int) -> None:
        """Go forward from one place to another, past everyone between."""
        line = self.line
        del line[start]
        line.insert(place, me)
        if self.tell:
            self.tell(Passed(me, tuple(line[start:place:-1]), place))

    def move_to(self, me: Card, place: int) -> None:
        """Go straight to a place."""
        self.line.remove(me)
        self.line.insert(place, me)
        if self.tell:
            self.tell(Moved(me, place))

    def attack(self, me: Card, acting: Species, victim: Card) -> bool:
        """Try to send the victim to THAT'S IT; a porcupine turns that on attackers stronger than itself."""
        if SPECIES[victim] == PORCUPINE and acting in _QUILLS_STING:
            if self.tell:
                self.tell(Stung(me, victim, self.line.index(me)))
            self.leave(me)
            return False
        if self.tell:
            place = self.line.index(victim)
            if acting in EATERS:
                self.tell(Eaten(me, victim, place))
            else:
                self.tell(Expelled(me, victim, place, _WHY[acting]))
        self.leave(victim)
        return True

    def take_place(self, me: Card, acting: Species, victim: Card) -> None:
        """Attack somebody further ahead, and stand there if it works."""
        place = self.line.index(victim)
        shield = self.shield(me, acting, place)
        if shield is not None:
            self.nothing(me, Reason.ZEBRA, shield)
        elif self.attack(me, acting, victim):
            self.move_to(me, place)

    def shield(self, me: Card, acting: Species, place: int) -> Card | None:
        """With the house rule: the zebra that stops a big bruiser on its way to a place."""
        if self.state.options.shield_classes and acting in BIG_BRUISERS:
            for card in self.line[place : self.line.index(me)]:
                if SPECIES[card] == ZEBRA:
                    return card
        return None
