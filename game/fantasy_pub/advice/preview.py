"""What an action would lead to, before anybody takes it: the story as the engine will tell it.

It is exact, but for what nobody knows: which beer a coin hides, and who lies on top of a deck. It is made
from what the seat knows, so it cannot give away what the seat does not know.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.core.rules import Seat
from game.fantasy_pub.rules.actions import Action
from game.fantasy_pub.rules.characters import RACE, Race
from game.fantasy_pub.rules.events import Entered, Event, TurnStarted
from game.fantasy_pub.rules.fold import fold
from game.fantasy_pub.rules.state import Line, State
from game.fantasy_pub.rules.turn import apply
from game.fantasy_pub.rules.view import View, each_on_top, redact, veiled


@dataclass(frozen=True, slots=True)
class Entering:
    """Somebody comes to the door, and it is not known who."""

    seat: Seat
    who: Line
    """All who may be the one."""
    coins: int

    @property
    def races(self) -> dict[Race, int]:
        """How many of each race it may be, small to big."""
        races = [RACE[each] for each in self.who]
        return {race: races.count(race) for race in sorted({*races})}


@dataclass(frozen=True, slots=True)
class Preview:
    """Something that has not happened."""

    events: tuple[Event, ...]
    """In order, up to the next turn. A beer that is still behind its coin is of the kind `UNKNOWN`, and once
    somebody brings one home nobody can count the points: then `GameOver` has no scores."""
    entering: Entering | None
    """What comes next, if nobody can tell what follows from it: then nothing else is foreseen."""
    after: View
    """The pub after the events."""


def preview(view: View, *actions: Action) -> Preview:
    """What follows if the seat to move decides so, one action after the other; raises `IllegalAction`.

    What others do in their turns, and the dice they roll, is not foreseen.
    """
    state, after, told = veiled(view), view, list[Event]()
    for action in actions:
        events: list[Event] = []
        then = apply(state, action, events.append)
        for event in events:
            if isinstance(event, TurnStarted):
                return Preview(tuple(told), None, after)
            if isinstance(event, Entered) and len(who := _entrants(state, action)) > 1:
                return Preview(tuple(told), Entering(view.to_move, who, event.coins), after)
            seen = redact(event, view.viewer)
            after = fold(after, seen)
            told.append(seen)
        state = then
    return Preview(tuple(told), None, after)


def _entrants(state: State, action: Action) -> Line:
    """Whoever may be the one that the action brings to the door."""
    events: list[Event] = []
    for each in each_on_top(state):
        apply(each, action, events.append)
    return tuple(sorted({event.who for event in events if isinstance(event, Entered)}))
