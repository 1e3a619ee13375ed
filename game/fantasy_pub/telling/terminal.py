"""Fantasy Pub where there are only words: in a terminal, over ssh, for a screen reader."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.core.choosing import Mark
from game.core.messages import N_
from game.core.rules import Seat, Standing
from game.core.text import Interview
from game.core.words import Words
from game.fantasy_pub.handbook.reading import rules
from game.fantasy_pub.marks import Button, Deed, Place, Stop
from game.fantasy_pub.rules.actions import Action
from game.fantasy_pub.rules.scoring import scores, standings
from game.fantasy_pub.rules.setup import Setup
from game.fantasy_pub.rules.state import CLOSING, State
from game.fantasy_pub.rules.view import View
from game.fantasy_pub.telling.option_words import Options, Steps
from game.fantasy_pub.telling.said import all_said, numbers, sayable
from game.fantasy_pub.telling.table_words import table_lines

Denies = Callable[[View, Sequence[Mark], Words], str]

_LAST: Final = (Button(Deed.ADJUST), Button(Deed.END))
"""Listed behind everything else."""


@dataclass(frozen=True)
class FantasyPubText:
    """Sentences for the pub, its choices and its end."""

    steps: Steps
    """Foresees what an action leads to."""
    denies: Denies
    """Says why something is not possible."""

    def interviews(self, asked: Setup, setup: Setup, people: Sequence[Seat]) -> Sequence[Interview]:
        """Nothing is decided before the deal."""
        return ()

    def rules(self, topic: str, words: Words) -> list[str]:
        """A turn in a few lines, or a page of the handbook."""
        return rules(topic, words)

    def goal(self, setup: Setup, words: Words) -> list[str]:
        """What to do, when it ends, and where to read more."""
        say = words.sentence
        return [
            say(N_("Get your characters out of the pub with as many beers as you can. Most points wins.")),
            say(N_("The pub closes when {count} characters of all players together have left.")).format(
                count=CLOSING[setup.players]
            ),
            say(N_("Type “rules” to read what you can do in a turn.")),
        ]

    def table(self, view: View, words: Words, *, closed: bool = False) -> list[str]:
        """The dice, the door and the tables, what everybody has, and the viewer's events."""
        return table_lines(view, words, closed=closed)

    def question(self, view: View, done: Sequence[Mark], words: Words) -> str:
        """What is to be chosen next."""
        return Options(view, done, words, self.steps).question()

    def arranged(self, marks: Sequence[Mark]) -> Sequence[Mark]:
        """Tables in their order. Actions before changing a die, which is none, and costs the card; ending
        the turn comes last."""
        return sorted(marks, key=_order)

    def option(self, view: View, done: Sequence[Mark], mark: Mark, words: Words) -> str:
        """What can be chosen, and what would come of it."""
        return Options(view, done, words, self.steps).option(mark)

    def called(self, view: View, done: Sequence[Mark], mark: Mark, words: Words) -> list[str]:
        """What it may be called by whoever types words."""
        return Options(view, done, words, self.steps).called(mark)

    def numbers(self, view: View, listed: Sequence[Mark]) -> list[int]:
        """A table by its own number, a die by what it shows."""
        return numbers(view, listed)

    def elsewhere(self, view: View, done: Sequence[Mark]) -> list[Mark]:
        """Whatever can be pointed at in the pub, as far as it belongs to what was chosen."""
        return sayable(view, done)

    def why_not(self, view: View, marks: Sequence[Mark], words: Words) -> str:
        """What stands in the way."""
        return self.denies(view, marks, words)

    def sure(self, view: View, action: Action, said: Sequence[Mark]) -> bool:
        """All of it was said, but for what there is no choice about."""
        return all_said(view, action, said)

    def whole(self, view: View, action: Action, words: Words) -> str:
        """What is done, with whom, to what end, and by which die; and what would come of it."""
        return Options(view, (), words, self.steps).whole(action)

    def result(self, finals: Sequence[State], words: Words) -> list[str]:
        """Everybody's points and where they come from, and who wins; of several games, the sum as well."""
        ends = [standings(scores(final)) for final in finals]
        lines = [_counted(standing, words) for end in ends for standing in end]
        points = [sum(end[seat].tally[0].value for end in ends) for seat in range(finals[0].players)]
        if len(ends) > 1:
            lines.append(words.sentence(N_("Both games together:")))
            lines += (f"{words.seat(Seat(seat))}: {total}" for seat, total in enumerate(points))
        return [*lines, *_tied(ends, points, words), _won(ends, points, words)]

    def encore(self, setup: Setup) -> Setup:
        """The next player begins."""
        assert setup.first is not None, "a game that was played has begun"
        return replace(setup, first=Seat((setup.first + 1) % setup.players))


def _order(mark: Mark) -> tuple[int, int]:
    if isinstance(mark, Stop | Place):
        return -1, mark.space
    return (_LAST.index(mark) if mark in _LAST else -1), 0


def _counted(standing: Standing, words: Words) -> str:
    """`Ana, place 1: 12 points (Beers taken home 4, …). Left the pub: 2.`"""
    points, *parts, home = standing.tally
    told = words.plural(
        "{player}, place {place}: {points} point ({sums}). Left the pub: {home}.",
        "{player}, place {place}: {points} points ({sums}). Left the pub: {home}.",
        points.value,
    )
    return told.format(
        player=words.seat(standing.seat),
        place=standing.place,
        points=points.value,
        sums=", ".join(f"{words.sentence(each.label)} {each.value}" for each in parts),
        home=home.value,
    )


def _tied(ends: Sequence[Sequence[Standing]], points: Sequence[int], words: Words) -> list[str]:
    """Why somebody wins who has no more points than another."""
    best = [standing for standing in ends[0] if standing.tally[0].value == max(points)]
    if len(ends) > 1 or len(best) == 1:
        return []
    told = words.sentence(
        N_("{players} have the same points. The player with more characters that have left wins.")
    )
    return [told.format(players=words.listed([words.seat(standing.seat) for standing in best]))]


def _won(ends: Sequence[Sequence[Standing]], points: Sequence[int], words: Words) -> str:
    """After one game its winners; after several whoever has most points in all."""
    best = [Seat(seat) for seat, total in enumerate(points) if total == max(points)]
    if len(ends) == 1:
        best = [standing.seat for standing in ends[0] if standing.won]
    template = N_("{players} wins!") if len(best) == 1 else N_("{players} share the victory!")
    return words.sentence(template).format(players=words.listed([words.seat(seat) for seat in best]))
