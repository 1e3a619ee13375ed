"""What each animal does: one function each, bound by one table.

`me` is the acting card. On arrival it stands last; animals that recur act from wherever they stand. Whoever
poses as another species acts with that species' strength, so a rule names its strength and never looks up
its own: `me` may be a chameleon.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from game.beasty_bar.rules.animals import (
    ANIMALS,
    BAT,
    BEAR,
    BIG_BRUISERS,
    CHAMELEON,
    CHEETAH,
    CROCODILE,
    DOG,
    GIRAFFE,
    HIPPO,
    KANGAROO,
    LION,
    LLAMA,
    MONKEY,
    OSTRICH,
    PARROT,
    PEACOCK,
    PENGUIN,
    PORCUPINE,
    RHINO,
    SEAL,
    SKUNK,
    SNAKE,
    SPECIES,
    STRENGTH,
    TIGER,
    VULTURE,
    ZEBRA,
    Card,
    Species,
    card_of,
)
from game.beasty_bar.rules.events import (
    Admitted,
    Dragged,
    Fetched,
    GateFlipped,
    Gathered,
    Imitated,
    Reason,
    Shown,
    Sorted,
    SpatAt,
    SteppedAside,
    Why,
)
from game.beasty_bar.rules.jostle import Ask, Jostle

Effect = Callable[[Jostle, Card], None]

MOBBED: Final = frozenset({HIPPO, CROCODILE})
SPIT_REACHES: Final = 7
"""The llama despises whoever is at most this strong."""


def act(jostle: Jostle, me: Card) -> None:
    """Carry out the action of a card that has just come into the game, and let the bats burn."""
    species = SPECIES[me]
    jostle.chain = [species]
    EFFECTS[species](jostle, me)
    jostle.settle()


def _others(jostle: Jostle, me: Card) -> list[Card]:
    return [card for card in jostle.line if card != me]


def _choose_with_strength(jostle: Jostle, me: Card, strength: int) -> Card:
    """The player picks one of the animals that are just this strong."""
    line = jostle.line
    places = [place for place, card in enumerate(line) if STRENGTH[card] == strength and card != me]
    return line[jostle.choose(Ask.PLACE, places)]


def _choose_any(jostle: Jostle, me: Card) -> Card | None:
    """The player picks any other animal, if there is one. Whoever acts stands last."""
    line = jostle.line
    if len(line) == 1:
        jostle.nothing(me, Reason.ALONE)
        return None
    return line[jostle.choose(Ask.PLACE, range(len(line) - 1))]


def _sort(jostle: Jostle, me: Card, strength: int, *, strongest_first: bool) -> None:
    """Sort the line with `me` counted as this strong. Equals keep their order."""
    jostle.line.sort(
        key=lambda card: strength if card == me else STRENGTH[card],
        reverse=strongest_first,  # which keeps the order of equals, too
    )
    if jostle.tell:
        jostle.tell(Sorted(me, tuple(jostle.line)))


# The base set, strongest first.


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
    while place and STRENGTH[line[place - 1]] < 11 and SPECIES[line[place - 1]] != ZEBRA:
        place -= 1
    if place < start:
        jostle.pass_to(me, start, place)
    else:
        _blocked(jostle, me, place)


def _blocked(jostle: Jostle, me: Card, place: int) -> None:
    """Tell what keeps an animal that wants to go forward where it is."""
    if jostle.tell is None:
        return
    if place == 0:
        jostle.nothing(me, Reason.FIRST)
        return
    ahead = jostle.line[place - 1]
    stopped_by_stripes = SPECIES[ahead] == ZEBRA and jostle.chain[-1] in MOBBED
    jostle.nothing(me, Reason.ZEBRA if stopped_by_stripes else Reason.TOO_STRONG, ahead)


def crocodile(jostle: Jostle, me: Card) -> None:
    """Eats its way forward through everyone weaker, up to a zebra."""
    line = jostle.line
    place = start = line.index(me)
    while place and STRENGTH[line[place - 1]] < 10 and SPECIES[line[place - 1]] != ZEBRA:
        if not jostle.attack(me, CROCODILE, line[place - 1]):
            return
        place -= 1
    if place == start:
        _blocked(jostle, me, place)


def snake(jostle: Jostle, me: Card) -> None:
    """Sorts the whole line, the strongest first."""
    _sort(jostle, me, 9, strongest_first=True)


def giraffe(jostle: Jostle, me: Card) -> None:
    """Steps over the animal directly ahead if that is weaker."""
    line = jostle.line
    place = line.index(me)
    if place and STRENGTH[line[place - 1]] < 8:
        jostle.pass_to(me, place, place - 1)
    else:
        _blocked(jostle, me, place)


def stand_still(jostle: Jostle, me: Card) -> None:
    """Zebra and porcupine do nothing: it is the others who have to mind them."""
    jostle.nothing(me, Reason.NO_ACTION)


def seal(jostle: Jostle, me: Card) -> None:
    """Swaps Heaven's Gate and the exclusion: the line is turned round."""
    jostle.line.reverse()
    jostle.state.flipped = not jostle.state.flipped
    if jostle.tell:
        jostle.tell(GateFlipped(me, tuple(jostle.line)))


def chameleon(jostle: Jostle, me: Card) -> None:
    """Does what another species in the line would do, with its strength."""
    present = dict.fromkeys(SPECIES[card] for card in jostle.line if card != me)
    # No species twice in one masquerade. As the chameleon itself heads every chain it is in, this keeps a
    # chameleon from copying a chameleon, too.
    models = [species for species in present if species not in jostle.chain]
    if not models:
        jostle.nothing(me, Reason.NOBODY_TO_COPY)
        return
    model = Species(jostle.choose(Ask.SPECIES, models))
    if jostle.tell:
        jostle.tell(Imitated(me, model))
    _pose(jostle, me, model)


def _pose(jostle: Jostle, me: Card, model: Species) -> None:
    jostle.chain.append(model)
    jostle.posers.append(me)
    if model == BAT:
        jostle.posing_bat = me
    EFFECTS[model](jostle, me)


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
    victim = _choose_any(jostle, me)
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


# New Beasts, strongest first.


def rhino(jostle: Jostle, me: Card) -> None:
    """Rams the strongest animal out of the line and takes its place."""
    others = _others(jostle, me)
    if not others:
        jostle.nothing(me, Reason.ALONE)
        return
    strongest = max(STRENGTH[card] for card in others)
    jostle.take_place(me, RHINO, _choose_with_strength(jostle, me, strongest))


def bear(jostle: Jostle, me: Card) -> None:
    """Drags everyone of the two lowest strengths below its own to the end of the line."""
    others = _others(jostle, me)
    weakest = sorted({STRENGTH[card] for card in others if STRENGTH[card] < 11})[:2]
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
    elif STRENGTH[line[place - 2]] < 10:
        jostle.take_place(me, TIGER, line[place - 2])
    else:
        jostle.nothing(me, Reason.TOO_STRONG, line[place - 2])


def cheetah(jostle: Jostle, me: Card) -> None:
    """Eats the weakest animal if it is weaker than itself, and takes its place."""
    others = _others(jostle, me)
    if not others:
        jostle.nothing(me, Reason.ALONE)
        return
    weakest = min(STRENGTH[card] for card in others)
    if weakest < 9:
        jostle.take_place(me, CHEETAH, _choose_with_strength(jostle, me, weakest))
    else:
        jostle.nothing(me, Reason.TOO_STRONG)


def llama(jostle: Jostle, me: Card) -> None:
    """Spits at the animal directly ahead, which bolts to the end of the line."""
    line = jostle.line
    place = line.index(me)
    if place == 0 or STRENGTH[line[place - 1]] > SPIT_REACHES:
        _blocked(jostle, me, place)
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


def penguin(jostle: Jostle, me: Card) -> None:
    """Does what a species would do that its player shows from the hand, with its strength."""
    state = jostle.state
    hand = state.hands[state.to_move]
    models = [SPECIES[card] for card in hand if SPECIES[card] not in jostle.chain]
    if not models:
        jostle.nothing(me, Reason.NOTHING_TO_SHOW)
        return
    model = Species(jostle.choose(Ask.SPECIES, models))
    shown = card_of(state.to_move, model)
    if shown not in state.shown:
        state.shown = sorted([*state.shown, shown])
    if jostle.tell:
        jostle.tell(Shown(me, shown))
    _pose(jostle, me, model)


def dog(jostle: Jostle, me: Card) -> None:
    """Sorts the whole line, the weakest first."""
    _sort(jostle, me, 4, strongest_first=False)


def peacock(jostle: Jostle, me: Card) -> None:
    """Stands directly in front of the strongest animal."""
    others = _others(jostle, me)
    if not others:
        jostle.nothing(me, Reason.ALONE)
        return
    strongest = max(STRENGTH[card] for card in others)
    admirer = _choose_with_strength(jostle, me, strongest)
    jostle.move_to(me, jostle.line.index(admirer))


def vulture(jostle: Jostle, me: Card) -> None:
    """Waits beside THAT'S IT and brings its topmost card back, which then acts; two vultures are let in."""
    state = jostle.state
    if me in jostle.line:  # it only poses as a vulture
        if jostle.tell:
            jostle.tell(SteppedAside(me, jostle.line.index(me)))
        jostle.line.remove(me)
        state.aside.append(me)
    if not state.thats_it:
        jostle.nothing(me, Reason.EMPTY_PILE)
        return
    jostle.choose(Ask.SPECIES, (SPECIES[state.thats_it[-1]],))
    fetched = state.thats_it.pop()
    if SPECIES[fetched] == VULTURE:
        _let_in_both(jostle, me, fetched)
    else:
        _bring_back(jostle, me, fetched)


def _let_in_both(jostle: Jostle, me: Card, fetched: Card) -> None:
    jostle.state.aside.remove(me)
    jostle.state.bar += [fetched, me]
    if jostle.tell:
        jostle.tell(Fetched(me, fetched, None))
        jostle.tell(Admitted(fetched, None))
        jostle.tell(Admitted(me, None))


def _bring_back(jostle: Jostle, me: Card, fetched: Card) -> None:
    jostle.line.append(fetched)
    jostle.fresh.append(fetched)
    if jostle.tell:
        jostle.tell(Fetched(me, fetched, len(jostle.line) - 1))
    jostle.settle()
    if fetched in jostle.line:
        act(jostle, fetched)


def bat(jostle: Jostle, me: Card) -> None:
    """Bites any one animal away and takes its place."""
    victim = _choose_any(jostle, me)
    if victim is not None:
        jostle.take_place(me, BAT, victim)


EFFECTS: Final[Mapping[Species, Effect]] = {
    LION: lion,
    HIPPO: hippo,
    CROCODILE: crocodile,
    SNAKE: snake,
    GIRAFFE: giraffe,
    ZEBRA: stand_still,
    SEAL: seal,
    CHAMELEON: chameleon,
    MONKEY: monkey,
    KANGAROO: kangaroo,
    PARROT: parrot,
    SKUNK: skunk,
    RHINO: rhino,
    BEAR: bear,
    TIGER: tiger,
    CHEETAH: cheetah,
    LLAMA: llama,
    PORCUPINE: stand_still,
    OSTRICH: ostrich,
    PENGUIN: penguin,
    DOG: dog,
    PEACOCK: peacock,
    VULTURE: vulture,
    BAT: bat,
}

assert len(EFFECTS) == len(ANIMALS), "every animal has its effect"
