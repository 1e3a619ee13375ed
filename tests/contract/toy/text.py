"""The night where there are only words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.core.choosing import Mark
from game.core.rules import Seat
from game.core.text import Interview, Plain
from game.core.words import Words
from tests.contract.toy.garden import WORTH, Kind, Kinds, Moon, Setup, State, View, standings
from tests.contract.toy.marks import Bed, Button, Dice, Favourite
from tests.contract.toy.rules import Deed, Do, Keep
from tests.contract.toy.telling import BUTTONS, advised

HANDBOOK: Final = {
    "dice": "Each of your dice is good for one stone in the bed of its number.",
    "candles": "For a candle you turn dice upside down, or shake them again: one of them, or both.",
    "hedgehogs": "A hedgehog tips your basket over and ends your turn. Go home in time!",
    "favourites": "Every snail of the kind that you like best counts one more.",
}


class SnailText(Plain):
    """Sentences for the garden and its end."""

    def interviews(self, asked: Setup, setup: Setup, people: Sequence[Seat]) -> Sequence[Interview]:
        return ()

    def rules(self, topic: str, words: Words) -> Sequence[str]:
        told = {name: text for name, text in HANDBOOK.items() if topic.lower() in name} or HANDBOOK
        return [f"{words.sentence(name)}: {words.sentence(text)}" for name, text in told.items()]

    def goal(self, setup: Setup, words: Words) -> Sequence[str]:
        seen = "Everybody sees what you like." if setup.moon is Moon.FULL else "Nobody knows what you like."
        return [words.sentence("Carry home the best snails before the sun rises."), words.sentence(seen)]

    def table(self, view: View, words: Words, *, closed: bool = False) -> list[str]:
        garden, say = view.garden, words.sentence
        beds = ", ".join(f"{number}. {len(bed)}" for number, bed in enumerate(garden.beds, start=1))
        lines = [
            say("Stones in the beds: {beds}").format(beds=beds),
            say("Dice: {dice}").format(dice=", ".join(map(str, garden.dice)) or say("none")),
            say("In the basket: {kinds}").format(kinds=_kinds(garden.basket, words)),
        ]
        for seat, (shed, candles) in enumerate(zip(garden.sheds, garden.candles, strict=True)):
            kinds = say("snails: {count}").format(count=len(shed)) if closed else _kinds(shed, words)
            lines.append(f"{words.seat(Seat(seat))}: {kinds}; " + say("candles: {left}").format(left=candles))
        if view.viewer is not None:
            liked = [kind for kind in garden.favourites[view.viewer] if kind is not None]
            lines.append(say("You like: {kinds}").format(kinds=_kinds(tuple(liked), words)))
        return lines

    def question(self, view: View, done: Sequence[Mark], words: Words) -> str:
        asked = "And then?" if done else "{player}, what do you do?"
        return words.sentence(asked).format(player=words.seat(view.garden.mover))

    def arranged(self, marks: Sequence[Mark]) -> Sequence[Mark]:
        return sorted(marks, key=lambda mark: isinstance(mark, Button))

    def option(self, view: View, done: Sequence[Mark], mark: Mark, words: Words) -> str:
        match mark:
            case Favourite(kind):
                return advised(Keep(kind), words)
            case Dice(pips):
                return words.sentence("With {pips}").format(pips=words.listed(list(map(str, pips))))
            case Bed(number):
                return advised(Do(Deed.LIFT, (number,)), words)
            case Button(deed):
                return words.sentence(BUTTONS[deed])
            case _:
                raise ValueError(mark)

    def called(self, view: View, done: Sequence[Mark], mark: Mark, words: Words) -> list[str]:
        match mark:
            case Dice(pips):
                return [" ".join(map(str, pips))]
            case Bed(number):
                return [words.sentence("bed {number}").format(number=number)]
            case _:
                return [self.option(view, done, mark, words)]

    def result(self, finals: Sequence[State], words: Words) -> list[str]:
        lines, sums = [], [0] * finals[0].garden.players
        for final in finals:
            for standing in standings(final.garden):
                told = ", ".join(f"{words.sentence(each.label)} {each.value}" for each in standing.tally)
                lines.append(f"{standing.place}. {words.seat(standing.seat)}: {told}")
                sums[standing.seat] -= standing.place
        best = [words.seat(Seat(seat)) for seat, total in enumerate(sums) if total == max(sums)]
        return [*lines, words.sentence("The night belongs to {players}.").format(players=words.listed(best))]

    def encore(self, setup: Setup) -> Setup:
        assert setup.first is not None, "a game that was played has begun"
        return replace(setup, first=Seat((setup.first + 1) % setup.players))


def _kinds(kinds: Kinds, words: Words) -> str:
    """`striped snail (1), hedgehog`"""
    told = [
        words.name(kind.noun) + (f" ({WORTH[kind]})" if kind is not Kind.HEDGEHOG else "") for kind in kinds
    ]
    return ", ".join(told) or words.sentence("nothing")
