"""What to point at for an action, in any order: dice only aim, and whatever else there is gets it done."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.choosing import Aim, Mark
from tests.contract.toy.events import Pips
from tests.contract.toy.garden import Kind, View
from tests.contract.toy.rules import Action, Deed, Do, Keep


@dataclass(frozen=True, slots=True)
class Dice(Aim):
    """A die, or both of them together; two that show the same cannot be told apart."""

    pips: Pips


@dataclass(frozen=True, slots=True)
class Bed:
    """A bed to lift a stone in."""

    number: int


@dataclass(frozen=True, slots=True)
class Button:
    """Something else to do."""

    deed: Deed


@dataclass(frozen=True, slots=True)
class Favourite:
    """A favourite to keep."""

    kind: Kind


def marks(view: View, action: Action) -> tuple[Mark, ...]:
    """The dice it takes, and what is done."""
    match action:
        case Keep(kind):
            return (Favourite(kind),)
        case Do(Deed.LIFT, (bed,)):
            return Dice((bed,)), Bed(bed)
        case Do(Deed.HOME):
            return (Button(Deed.HOME),)
        case Do(deed, pips):
            return Dice(pips), Button(deed)
