"""All that a seat can do in the rest of its turn.

Of two orders that lead to the same only one is looked at: the +1/-1 card is used as late as can be, and two
actions in different places come in one order. To enter is to turn up somebody: such a turn is worth the mean
over all who may come, each followed by the best that can then be done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from game.fantasy_pub.bot.taste import Judged
from game.fantasy_pub.bot.terms import to_go
from game.fantasy_pub.rules.actions import (
    BOTH,
    END,
    Action,
    Call,
    Enter,
    Leave,
    Move,
    adjust,
    adjusts,
    all_moves,
    calls,
    deeds,
    enters,
    leaves,
    plays,
    value_of,
)
from game.fantasy_pub.rules.characters import CLAN, RACE
from game.fantasy_pub.rules.event_cards import READS_DIE
from game.fantasy_pub.rules.state import DOOR, SPACES, Dice, Stage, State, put
from game.fantasy_pub.rules.turn import TURNED, act

FIRST_ONLY: Final = False, True
SECOND_ONLY: Final = True, False
NEITHER: Final = False, False
THE_BAR: Final = 1 << SPACES
EVERYWHERE: Final = (1 << SPACES + 1) - 1


class Turn(NamedTuple):
    """A way to go on until the turn ends, or until somebody is turned up."""

    worth: float
    actions: tuple[Action, ...]
    end: State | None
    """`None` if chance decides."""


class Freedom(NamedTuple):
    """What to think of."""

    card: bool = True
    """The +1/-1 card."""
    events: bool = True


FREE: Final = Freedom()


def turns(state: State, judged: Judged, freedom: Freedom = FREE) -> list[Turn]:
    """All of them, from a state in which the seat to move still has something to decide."""
    search = _Turns(judged, freedom)
    if state.acted:
        search.go_on(state, ())
    else:
        search.begin(state)
    return search.found


class _Turns:
    """What was found so far, and what was tried as a first action, with the places that it concerns."""

    def __init__(self, judged: Judged, freedom: Freedom) -> None:
        self._judged, self._freedom = judged, freedom
        self.found: list[Turn] = []
        self._tried: dict[Action, int] = {}

    def begin(self, state: State) -> None:
        """With no die spent."""
        first, second = dice = state.dice
        card = state.plus_minus[state.to_move]
        self._spend_first(state, dice, card, ())
        if first != second:
            self._spend_first(state, (second, first), card, ())
        self._spend_both(state, dice, card, ())
        if not self._freedom.card or not card:
            return
        for use in adjusts(state):
            other = second if use.die == first else first
            changed, turned = use.die + card, TURNED[card]
            self._spend_first(state, (changed, other), turned, (use,))
            self._spend_both(state, (changed, other), turned, (use,))
            if turned and adjust(other) in adjusts(_with(state, (changed, other), turned)):
                both = use, adjust(other)
                self._spend_first(state, (other + turned, changed), 0, both)
                # The first die may have been changed only to turn the card.
                self._spend_first(state, (changed, other + turned), 0, both, self._good_with_any)

    def _spend_first(
        self,
        state: State,
        dice: Dice,
        card: int,
        made: tuple[Action, ...],
        listed: Callable[[State], list[Action]] | None = None,
    ) -> None:
        """Spend the first of the dice, then perhaps the second."""
        before = _with(state, dice, card)
        before.used = FIRST_ONLY
        for action in (listed or (self._good_with_this if made else self._deeds))(before):
            if isinstance(action, Enter):
                worth = sum([share * self._best_after(after) for share, after in entered(before, action)])
                self.found.append(Turn(worth, (*made, action), None))
                continue
            after = act(before, action)
            after.used = SECOND_ONLY
            places = concerned(before, action)
            self.go_on(after, (*made, action), places)
            self._tried.setdefault(action, places)

    def _best_after(self, state: State) -> float:
        """What is worth most once somebody has come in."""
        state.used = SECOND_ONLY
        search = _Turns(self._judged, self._freedom)
        search.go_on(state, ())
        return max([turn.worth for turn in search.found])

    def go_on(self, state: State, made: tuple[Action, ...], places: int = EVERYWHERE) -> None:
        """End the turn, or spend the die that is left."""
        self.found.append(Turn(self._judged(state), (*made, END), state))
        self._spend_last(state, made, places)
        card, at = state.plus_minus[state.to_move], int(state.used[0])
        die = state.dice[at]
        if self._freedom.card and card and 1 <= die + card <= 6:
            twin = _with(state, put(state.dice, at, die + card), TURNED[card])  # type: ignore[arg-type]
            self._spend_last(twin, (*made, adjust(die)), places, changed=True)

    def _spend_last(
        self, state: State, made: tuple[Action, ...], places: int, *, changed: bool = False
    ) -> None:
        judged, found, tried = self._judged, self.found, self._tried
        for action in (self._good_with_this if changed else self._deeds)(state):
            if isinstance(action, Enter):
                self._enter(state, action, made)
            elif action not in tried or places & tried[action]:
                end = act(state, action)
                found.append(Turn(judged(end), (*made, action), end))

    def _spend_both(self, state: State, dice: Dice, card: int, made: tuple[Action, ...]) -> None:
        """Together: to enter or to move."""
        before = _with(state, dice, card)
        for action in enters(before):
            if action.die == BOTH:
                self._enter(before, action, made)
        for move in all_moves(before):
            if move.die == BOTH:
                end = act(before, move)
                self.found.append(Turn(self._judged(end), (*made, move), end))

    def _enter(self, state: State, action: Enter, made: tuple[Action, ...]) -> None:
        """As the last action of a turn."""
        worth = sum([share * self._judged(after) for share, after in entered(state, action)])
        self.found.append(Turn(worth, (*made, action), None))

    def _deeds(self, state: State) -> list[Action]:
        if self._freedom.events:
            return deeds(state)
        return [*enters(state), *all_moves(state), *calls(state), *leaves(state)]

    def _good_with_this(self, state: State) -> list[Action]:
        """Nobody changes a die for what any die is good for."""
        found: list[Action] = [*enters(state), *all_moves(state), *calls(state)]
        if self._freedom.events and READS_DIE in state.hands[state.to_move]:
            found += plays(state, READS_DIE)
        return found

    def _good_with_any(self, state: State) -> list[Action]:
        """What the value of a die does not matter for."""
        found: list[Action] = [*leaves(state)]
        if self._freedom.events:
            for card in state.hands[state.to_move]:
                if card != READS_DIE:
                    found += plays(state, card)
        return found


def _with(state: State, dice: Dice, card: int) -> State:
    """The same with other dice, and another side of the +1/-1 card."""
    twin = state.copy()
    twin.dice = dice
    if card != state.plus_minus[state.to_move]:
        twin.plus_minus = put(state.plus_minus, state.to_move, card)
    return twin


def concerned(state: State, action: Action) -> int:
    """The places that an action concerns, a bit for each: two actions with none in common come to the same
    in either order."""
    match action:
        case Move(figure, die, way):
            who = CLAN[state.to_move][figure]
            start, steps = state.where[who], value_of(state.dice, die) - len(state.beers[who])
            return 1 << start | 1 << (start + way * steps) % SPACES
        case Call(die):
            return THE_BAR | 1 << die
        case Leave(figure):
            space = state.where[CLAN[state.to_move][figure]]
            if state.stage is Stage.OPEN and to_go(state) < 3:
                return EVERYWHERE  # it may close the pub
            return 1 << space if space == DOOR else THE_BAR | 1 << space
        case _:
            return EVERYWHERE


def entered(state: State, action: Enter) -> Iterator[tuple[float, State]]:
    """What may come of entering, each as often as it happens."""
    seat = state.to_move
    deck = state.decks[seat]
    unknown = len(deck) - state.known_bottom[seat]
    if unknown < 2:
        yield 1.0, act(state, action)
        return
    upper = deck[:unknown]
    races = [RACE[who] for who in upper]
    for at, race in enumerate(races):
        if race in races[:at]:
            continue
        before = state.copy()
        order = upper[at], *upper[:at], *upper[at + 1 :], *deck[unknown:]
        before.decks = put(state.decks, seat, order)
        yield races.count(race) / unknown, act(before, action)
