"""What each of the New Beasts does: one function each, strongest first.

Read `base_animals` first: the same holds here. Those that act through others are in `effects`.
"""

from __future__ import annotations

from typing import Final

from game.beasty_bar.rules.animals import (
    BAT,
    BEAR,
    CHEETAH,
    DOG,
    POWER,
    RHINO,
    STRENGTH,
    TIGER,
    Card,
)
from game.beasty_bar.rules.events import (
    Dragged,
    Reason,
    SpatAt,
)
from game.beasty_bar.rules.jostle import (
    Ask,
    Jostle,
)

SPIT_REACHES: Final = 7
"""The llama despises whoever is at most this strong."""


def rhino(jostle: Jostle, me: Card) -> None:
    """Rams the strongest animal out of the line and takes its place."""
    others = jostle.others(me)
    if not others:
        jostle.nothing(me, Reason.ALONE)
        return
    strongest = max(STRENGTH[card] for card in others)
    jostle.take_place(me, RHINO, jostle.choose_of_strength(me, strongest))


def bear(jostle: Jostle, me: Card) -> None:
    """Drags everyone of the two lowest strengths below its own to the end of the line."""
    others = jostle.others(me)
    weakest = sorted({STRENGTH[card] for card in others if STRENGTH[card] < POWER[BEAR]})[:2]
    if not weakest:
        jostle.nothing(me, Reason.TOO_STRONG if others else Reason.ALONE)
        return
    victims = [card for card in others if STRENGTH[card] in weakest]
    jostle.line[:] = [card for card in jostle.line if card not in victims] + victims
    if jostle.tell:
        jostle.tell(Dragged(me, tuple(victims), tuple(jostle.line)))


def tiger(jostle: Jostle, me: Card) -> None:
    """Leaps over one animal onto the next, eats it if it is weaker, and takes its place."""
    line = jostle.line
    place = line.index(me)
    if place < 2:
        jostle.nothing(me, Reason.TOO_FEW_AHEAD)
    elif STRENGTH[line[place - 2]] < POWER[TIGER]:
        jostle.take_place(me, TIGER, line[place - 2])
    else:
        jostle.nothing(me, Reason.TOO_STRONG, line[place - 2])


def cheetah(jostle: Jostle, me: Card) -> None:
    """Eats the weakest animal if it is weaker than itself, and takes its place."""
    others = jostle.others(me)
    if not others:
        jostle.nothing(me, Reason.ALONE)
        return
    weakest = min(STRENGTH[card] for card in others)
    if weakest < POWER[CHEETAH]:
        jostle.take_place(me, CHEETAH, jostle.choose_of_strength(me, weakest))
    else:
        jostle.nothing(me, Reason.TOO_STRONG)


def llama(jostle: Jostle, me: Card) -> None:
    """Spits at the animal directly ahead, which bolts to the end of the line."""
    line = jostle.line
    place = line.index(me)
    if place == 0 or STRENGTH[line[place - 1]] > SPIT_REACHES:
        jostle.blocked(me, place)
        return
    victim = line.pop(place - 1)
    line.append(victim)
    if jostle.tell:
        jostle.tell(SpatAt(me, victim, place - 1))


def ostrich(jostle: Jostle, me: Card) -> None:
    """Runs past the even animals, or past the odd ones, as far as they stand together."""
    line = jostle.line
    place = start = line.index(me)
    if start == 0:
        jostle.nothing(me, Reason.ALONE)
        return
    parity = jostle.choose(Ask.PARITY, range(2))
    while place and STRENGTH[line[place - 1]] % 2 == parity:
        place -= 1
    if place < start:
        jostle.pass_to(me, start, place)
    else:
        jostle.nothing(me, Reason.OTHER_PARITY, line[place - 1])


def dog(jostle: Jostle, me: Card) -> None:
    """Sorts the whole line, the weakest first."""
    jostle.sort(me, POWER[DOG], strongest_first=False)


def peacock(jostle: Jostle, me: Card) -> None:
    """Stands directly in front of the strongest animal."""
    others = jostle.others(me)
    if not others:
        jostle.nothing(me, Reason.ALONE)
        return
    strongest = max(STRENGTH[card] for card in others)
    admirer = jostle.choose_of_strength(me, strongest)
    jostle.move_to(me, jostle.line.index(admirer))


def bat(jostle: Jostle, me: Card) -> None:
    """Bites any one animal away and takes its place."""
    victim = jostle.choose_other(me)
    if victim is not None:
        jostle.take_place(me, BAT, victim)
