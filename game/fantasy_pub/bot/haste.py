"""The turn of somebody who is only imagined: without events and the +1/-1 card, and quickly found.

What two actions gain in different places is added up; only where the first one matters to the second both are
carried out. Whoever enters is expected to be followed by what would be best without him.
"""

from __future__ import annotations

from itertools import chain
from math import inf
from typing import Final, NamedTuple

from game.fantasy_pub.bot.taste import Judged
from game.fantasy_pub.bot.terms import is_last
from game.fantasy_pub.bot.turns import FIRST_ONLY, SECOND_ONLY, Freedom, concerned, entered, turns
from game.fantasy_pub.rules.actions import BOTH, Action, Enter, all_moves, calls, enters, leaves, moves
from game.fantasy_pub.rules.characters import OWNER
from game.fantasy_pub.rules.state import DOOR, SPENT, State
from game.fantasy_pub.rules.turn import act

IN_HASTE: Final = Freedom(card=False, events=False)


class _Deed(NamedTuple):
    """An action with one of the dice; the other one is left."""

    worth: float
    places: int
    after: State


def hasty(state: State, judged: Judged) -> State:
    """The end of a turn, or what it comes to once somebody was turned up.

    The last turn of a game is thought through: what wins is no sum of anything.
    """
    if state.acted or is_last(state):
        return _thorough(state, judged)
    search = _Hasty(state, judged)
    search.look()
    return search.carried_out() if search.actions else _thorough(state, judged)


def _thorough(state: State, judged: Judged) -> State:
    found = turns(state, judged, IN_HASTE) or turns(state, judged)  # perhaps nothing but events can be done
    best = max(found, key=lambda turn: turn.worth)
    if best.end is not None:
        best.end.used = SPENT
        return best.end
    for action in best.actions:
        state = act(state, action)
    return state


class _Hasty:
    """The best that was found so far."""

    def __init__(self, state: State, judged: Judged) -> None:
        self._state, self._judged = state, judged
        self._now = judged(state)
        self._can_enter = bool(enters(state))
        self._worth = -inf
        self.actions: tuple[Action, ...] = ()

    def look(self) -> None:
        """At one of the dice after the other, and at both together."""
        first, second = self._state.dice
        one = self._deeds(first, second)
        other = one if first == second else self._deeds(second, first)
        self._follow(one, other)
        self._enter(first, second, other)
        if first != second:
            self._follow(other, one)
            self._enter(second, first, one)
        for enter in enters(self._state):
            if enter.die == BOTH:
                self._consider(self._entering(self._state, enter), enter)
        for move in all_moves(self._state):
            if move.die == BOTH:
                self._consider(self._judged(act(self._state, move)), move)

    def _deeds(self, die: int, other: int) -> dict[Action, _Deed]:
        """All that can be done with a die at first, but to enter."""
        before, found = self._with(die, other), {}
        for action in chain[Action](all_moves(before), calls(before), leaves(before)):
            after = act(before, action)
            after.used = SECOND_ONLY
            found[action] = _Deed(self._judged(after), concerned(before, action), after)
        return found

    def _with(self, die: int, other: int) -> State:
        """Only the first of the two dice is to be spent."""
        before = self._state.copy()
        before.dice, before.used = (die, other), FIRST_ONLY
        return before

    def _follow(self, firsts: dict[Action, _Deed], others: dict[Action, _Deed]) -> None:
        """Each of the first ones by each that is possible then, or by none."""
        for first, deed in firsts.items():
            worth, touched, after = deed
            self._consider(worth, first)
            ahead = worth - self._now
            for second in chain[Action](all_moves(after), calls(after), leaves(after)):
                apart = others.get(second)
                if apart is not None and not apart.places & touched:
                    self._consider(apart.worth + ahead, first, second)
                else:
                    self._consider(self._judged(act(after, second)), first, second)
            if not self._can_enter:
                for enter in enters(after):
                    self._consider(self._entering(after, enter), first, enter)

    def _enter(self, die: int, other: int, others: dict[Action, _Deed]) -> None:
        """At first; then the newcomer goes on, or another does what is best."""
        then = max([deed.worth for deed in others.values()], default=self._now) - self._now
        before, least = self._with(die, other), max(0.0, then)
        for enter in enters(before):
            worth = sum([share * self._going_on(after, least) for share, after in entered(before, enter)])
            self._consider(worth, enter)

    def _going_on(self, after: State, least: float) -> float:
        after.used = SECOND_ONLY
        worth = self._judged(after) + least
        for who in after.spaces[DOOR]:
            if OWNER[who] == after.to_move:
                for move in moves(after, who):
                    worth = max(worth, self._judged(act(after, move)))
        return worth

    def _entering(self, before: State, enter: Enter) -> float:
        """As the last action."""
        return sum([share * self._judged(after) for share, after in entered(before, enter)])

    def _consider(self, worth: float, *actions: Action) -> None:
        if worth > self._worth:
            self._worth, self.actions = worth, actions

    def carried_out(self) -> State:
        """What comes of the best: whoever has entered may go on with the other die."""
        after = self._state
        for action in self.actions:
            after = act(after, action)
        if not isinstance(self.actions[0], Enter):
            after.used = SPENT
        return after
