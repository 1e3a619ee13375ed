"""What each animal of the base set does: one function each, strongest first.

`me` is the acting card. On arrival it stands last; animals that recur act from wherever they stand. Whoever
poses as another species acts with that species' strength, so a rule names its strength and never looks up its
own: `me` may be a chameleon.
"""

from __future__ import annotations

from game.beasty_bar.rules.animals import (
    BIG_BRUISERS,
    CROCODILE,
    GIRAFFE,
    HIPPO,
    LION,
    MOBBED,
    MONKEY,
    PARROT,
    POWER,
    SKUNK,
    SNAKE,
    SPECIES,
    STRENGTH,
    ZEBRA,
    Card,
)
from game.beasty_bar.rules.events import (
    GateFlipped,
    Gathered,
    Reason,
    Why,
)
from game.beasty_bar.rules.jostle import (
    Ask,
    Jostle,
)


def lion(jostle: Jostle, me: Card) -> None:
    """Scares off all monkeys and goes first, unless there is a lion: then it has to go itself."""
    for card in jostle.line:
        if SPECIES[card] == LION and card != me:
            jostle.expel(card, me, Why.SECOND_LION)
            return
    for card in jostle.line[:]:
        if SPECIES[card] == MONKEY:
            jostle.expel(me, card, Why.SCARED)
    jostle.move_to(me, 0)


def hippo(jostle: Jostle, me: Card) -> None:
    """Pushes past everyone weaker, up to a zebra."""
    line = jostle.line
    place = start = line.index(me)
    while place and STRENGTH[line[place - 1]] < POWER[HIPPO] and SPECIES[line[place - 1]] != ZEBRA:
        place -= 1
    if place < start:
        jostle.pass_to(me, start, place)
    else:
        jostle.blocked(me, place)


def crocodile(jostle: Jostle, me: Card) -> None:
    """Eats its way forward through everyone weaker, up to a zebra."""
    line = jostle.line
    place = start = line.index(me)
    while place and STRENGTH[line[place - 1]] < POWER[CROCODILE] and SPECIES[line[place - 1]] != ZEBRA:
        if not jostle.attack(me, CROCODILE, line[place - 1]):
            return
        place -= 1
    if place == start:
        jostle.blocked(me, place)


def snake(jostle: Jostle, me: Card) -> None:
    """Sorts the whole line, the strongest first."""
    jostle.sort(me, POWER[SNAKE], strongest_first=True)


def giraffe(jostle: Jostle, me: Card) -> None:
    """Steps over the animal directly ahead if that is weaker."""
    line = jostle.line
    place = line.index(me)
    if place and STRENGTH[line[place - 1]] < POWER[GIRAFFE]:
        jostle.pass_to(me, place, place - 1)
    else:
        jostle.blocked(me, place)


def stand_still(jostle: Jostle, me: Card) -> None:
    """Zebra and porcupine do nothing: it is the others who have to mind them."""
    jostle.nothing(me, Reason.NO_ACTION)


def seal(jostle: Jostle, me: Card) -> None:
    """Swaps Heaven's Gate and the exclusion: the line is turned round."""
    jostle.line.reverse()
    jostle.state.flipped = not jostle.state.flipped
    if jostle.tell:
        jostle.tell(GateFlipped(me, tuple(jostle.line)))


def monkey(jostle: Jostle, me: Card) -> None:
    """With others of its kind: chases hippos and crocodiles away, and the band goes first."""
    line = jostle.line
    mates = [card for card in line if SPECIES[card] == MONKEY and card != me]
    if not mates:
        jostle.nothing(me, Reason.NO_MATE)
        return
    mobbed = MOBBED | BIG_BRUISERS if jostle.state.options.shield_classes else MOBBED
    for card in line[:]:
        if SPECIES[card] in mobbed:
            jostle.expel(me, card, Why.MOBBED)
    rest = [card for card in line if card != me and card not in mates]
    line[:] = [me, *reversed(mates), *rest]
    if jostle.tell:
        jostle.tell(Gathered(me, tuple(line)))


def kangaroo(jostle: Jostle, me: Card) -> None:
    """Jumps over the last animal, or over the last two."""
    place = jostle.line.index(me)
    if place == 0:
        jostle.nothing(me, Reason.ALONE)
        return
    jump = jostle.choose(Ask.JUMP, range(1, min(place, 2) + 1))
    jostle.pass_to(me, place, place - jump)


def parrot(jostle: Jostle, me: Card) -> None:
    """Shoos any one animal away."""
    victim = jostle.choose_other(me)
    if victim is not None:
        jostle.attack(me, PARROT, victim)


def skunk(jostle: Jostle, me: Card) -> None:
    """Drives off everyone of the two highest strengths, but never a skunk."""
    noses = [card for card in jostle.line if SPECIES[card] != SKUNK and card != me]
    if not noses:
        jostle.nothing(me, Reason.ALONE if len(jostle.line) == 1 else Reason.ONLY_SKUNKS)
        return
    strongest = sorted({STRENGTH[card] for card in noses})[-2:]
    for card in noses:
        if STRENGTH[card] in strongest:
            jostle.attack(me, SKUNK, card)
