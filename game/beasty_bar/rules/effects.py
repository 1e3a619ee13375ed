"""The animals' effects in one table, and those that act through others.

Chameleon, penguin and vulture do what somebody else does, and so they have to know the table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from game.beasty_bar.rules import base_animals, new_beasts
from game.beasty_bar.rules.animals import (
    ALL_SPECIES,
    BAT,
    BEAR,
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
    TIGER,
    VULTURE,
    ZEBRA,
    Card,
    Species,
    card_of,
)
from game.beasty_bar.rules.events import (
    Admitted,
    Fetched,
    Imitated,
    Reason,
    Shown,
    SteppedAside,
)
from game.beasty_bar.rules.jostle import (
    Ask,
    Jostle,
)

Effect = Callable[[Jostle, Card], None]


def act(jostle: Jostle, me: Card) -> None:
    """Carry out the action of a card that has just come into the game, and let the bats burn."""
    species = SPECIES[me]
    jostle.chain = [species]
    _EFFECT_OF[species](jostle, me)
    jostle.settle()


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


def _pose(jostle: Jostle, me: Card, model: Species) -> None:
    jostle.chain.append(model)
    jostle.posers.append(me)
    if model == BAT:
        jostle.posing_bat = me
    EFFECTS[model](jostle, me)


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


EFFECTS: Final[Mapping[Species, Effect]] = {
    LION: base_animals.lion,
    HIPPO: base_animals.hippo,
    CROCODILE: base_animals.crocodile,
    SNAKE: base_animals.snake,
    GIRAFFE: base_animals.giraffe,
    ZEBRA: base_animals.stand_still,
    SEAL: base_animals.seal,
    CHAMELEON: chameleon,
    MONKEY: base_animals.monkey,
    KANGAROO: base_animals.kangaroo,
    PARROT: base_animals.parrot,
    SKUNK: base_animals.skunk,
    RHINO: new_beasts.rhino,
    BEAR: new_beasts.bear,
    TIGER: new_beasts.tiger,
    CHEETAH: new_beasts.cheetah,
    LLAMA: new_beasts.llama,
    PORCUPINE: base_animals.stand_still,
    OSTRICH: new_beasts.ostrich,
    PENGUIN: penguin,
    DOG: new_beasts.dog,
    PEACOCK: new_beasts.peacock,
    VULTURE: vulture,
    BAT: new_beasts.bat,
}
_EFFECT_OF: Final = tuple(EFFECTS[species] for species in ALL_SPECIES)
"""The same, by number: this is looked up in every turn of a search."""
