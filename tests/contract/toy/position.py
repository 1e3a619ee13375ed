"""The whole garden as a line of text, both ways.

    short new 1 3 out 42 | beds spg,h,-,... | favourites g,s | sheds s,- | candles 3,2 | basket p | dice 35

The night, the moon, whose turn it is and which, whether anybody is still out, and where chance comes from;
then what lies where, each thing by its letter, the next stone of a bed last.
"""

from __future__ import annotations

from collections import Counter
from enum import Enum
from typing import Final, TypeVar

from game.core.errors import BadNotation, BadPosition, shortened
from game.core.rng import Rng
from game.core.rules import Seat
from tests.contract.toy.garden import (
    BEDS,
    CANDLES,
    DICE,
    OFFERED,
    STONES,
    Garden,
    Hidden,
    Kind,
    Kinds,
    Moon,
    Night,
    Setup,
    State,
)

E = TypeVar("E", bound=Enum)
MOST_PLAYERS: Final = 4
_LETTERS: Final = {Kind.STRIPED: "s", Kind.SPOTTED: "p", Kind.GOLDEN: "g", Kind.HEDGEHOG: "h"}
_KINDS: Final = {letter: kind for kind, letter in _LETTERS.items()}
_ROWS: Final = ("beds", "favourites", "sheds", "candles", "basket", "away", "dice")
_OUT: Final = ("out", "home")


def spell(state: State) -> str:
    """The state as a line of text."""
    garden = state.garden
    moon = Moon.FULL if garden.open else Moon.NEW
    facts = [garden.night.value, moon.value, garden.mover, garden.turn, _OUT[garden.over], state.chance.state]
    rows = (
        ",".join(map(_spelled, garden.beds)),
        ",".join(map(_spelled, garden.favourites)),
        ",".join(map(_spelled, garden.sheds)),
        ",".join(map(str, garden.candles)),
        _spelled(garden.basket),
        _spelled(garden.away),
        "".join(map(str, garden.dice)) or "-",
    )
    told = (f"{name} {row}" for name, row in zip(_ROWS, rows, strict=True))
    return " | ".join([" ".join(map(str, facts)), *told])


def _spelled(kinds: Hidden) -> str:
    return "".join(_LETTERS[kind] for kind in kinds if kind is not None) or "-"


def parse(text: str) -> State:
    """The state that a text stands for."""
    parts = [part.split() for part in text.split("|")]
    if len(parts) != 1 + len(_ROWS) or len(parts[0]) != 6:
        raise BadNotation("A garden is six facts and seven rows.")
    night, moon, mover, turn, out, chance = parts[0]
    rows: dict[str, list[str]] = {}
    for name, part in zip(_ROWS, parts[1:], strict=True):
        if len(part) != 2 or part[0] != name:
            raise BadNotation(f"Here the row of {name} is missing.")
        rows[name] = part[1].split(",")
    garden = Garden(
        night=_one_of(Night, night),
        open=_one_of(Moon, moon) is Moon.FULL,
        mover=Seat(_number(mover, MOST_PLAYERS - 1)),
        beds=tuple(map(_kinds, rows["beds"])),
        favourites=tuple(map(_kinds, rows["favourites"])),
        sheds=tuple(map(_kinds, rows["sheds"])),
        candles=tuple(_number(each, CANDLES) for each in rows["candles"]),
        basket=_kinds(",".join(rows["basket"])),
        away=_kinds(",".join(rows["away"])),
        dice=tuple(_number(each, BEDS) for each in ",".join(rows["dice"]) if each != "-"),
        turn=_number(turn, 99),
        over=_over(out),
    )
    _check(garden)
    return State(garden, Rng(_number(chance, (1 << 64) - 1)))


def _over(word: str) -> bool:
    if word not in _OUT:
        raise BadNotation(f"Somebody is out or home, not {shortened(word)}.")
    return word == _OUT[True]


def _kinds(text: str) -> Kinds:
    if text == "-":
        return ()
    if unknown := [letter for letter in text if letter not in _KINDS]:
        raise BadNotation(f"Nothing is written as {shortened(unknown[0])}.")
    return tuple(_KINDS[letter] for letter in text)


def _one_of(kind: type[E], text: str) -> E:
    for member in kind:
        if member.value == text:
            return member
    raise BadNotation(f"{shortened(text)} is no {kind.__name__.lower()}.")


def _number(text: str, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 20 and int(text) <= most):
        raise BadNotation(f"{shortened(text)} is no number up to {most}.")
    return int(text)


def _check(garden: Garden) -> None:
    """Raise `BadPosition` unless somebody can find the garden like this."""
    players = garden.players
    if not 2 <= players <= MOST_PLAYERS or {len(garden.favourites), len(garden.candles)} != {players}:
        raise BadPosition("Two to four gardeners have a shed, a favourite and candles each.")
    if garden.mover >= players:
        raise BadPosition(f"Nobody sits at {garden.mover}.")
    under = Counter(kind for bed in garden.beds for kind in bed)
    if len(garden.beds) != BEDS or under + Counter(garden.lifted) != STONES:
        raise BadPosition("The stones are not those of a garden.")
    offered = range(1, OFFERED + 1 if garden.drafting else 2)
    if any(len(kinds) not in offered or Kind.HEDGEHOG in kinds for kinds in garden.favourites):
        raise BadPosition("Favourites are snails: two until one is kept, then that one.")
    if any(Kind.HEDGEHOG in kinds for kinds in (*garden.sheds, garden.basket)):
        raise BadPosition("Nobody carries a hedgehog.")
    if garden.turn > garden.night.rounds * players:
        raise BadPosition("So long is no night.")
    if len(garden.dice) > DICE or 0 in garden.dice or list(garden.dice) != sorted(garden.dice):
        raise BadPosition("There are two dice, the lower one first.")


def setup_of(state: State) -> Setup:
    """The rules of the night."""
    garden = state.garden
    moon = Moon.FULL if garden.open else Moon.NEW
    return Setup(garden.players, garden.night, moon, garden.mover)
