"""The pub as somebody sees it who plans whole turns (`players/venture.py`).

Whoever plans knows a seat's view. Coins have no kind, dice and the tops of decks are chance; where a plan is
followed further, the next turns are played by the same table, without events and the +1/-1 card, which would
take long and tell little.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from math import exp
from typing import Final, NamedTuple

from game.core.rng import Rng
from game.core.rules import Seat
from game.fantasy_pub.bot.haste import hasty
from game.fantasy_pub.bot.hope import hope
from game.fantasy_pub.bot.taste import NO_TASTE, Judged, Taste
from game.fantasy_pub.bot.terms import EVENTS, block, is_last, phase
from game.fantasy_pub.bot.turns import turns
from game.fantasy_pub.bot.worth import VICTORY, Worth
from game.fantasy_pub.rules.actions import Action, Discard, can_act, legal_actions
from game.fantasy_pub.rules.key import key
from game.fantasy_pub.rules.state import SPENT, Dice, Phase, State
from game.fantasy_pub.rules.turn import act, end_turn
from game.fantasy_pub.rules.view import View, imagine, veiled
from game.players.venture import Plan


class Goal(NamedTuple):
    """Where a plan leads."""

    margin: float
    """To be expected then."""
    state: State | None
    """At the end of the turn; `None` if somebody is to be turned up before."""


PubPlan = Plan[Action, Goal]

ROLLS: Final = 36
SHARPNESS: Final = 1.7
"""Of a curve that is close to a normal distribution with a spread of one."""


class Manner(NamedTuple):
    """How far to follow plans, which is best found out by games."""

    turns: int
    """The last of them should be an own one: what it leads to is judged best."""
    width: int
    """So many plans."""
    faith: float
    """A glance counts as much as so many worlds."""


MANNERS: Final = {2: Manner(2, 6, 4.0), 3: Manner(3, 6, 4.0), 4: Manner(4, 6, 6.0)}
"""By seats."""


CLOSE: Final = 0.01
"""Of a point: nobody sees less."""
DOUBT: Final = 2.0
"""How many points a glance may lie off: about as much as plans differ from world to world."""


class World(NamedTuple):
    """What chance will bring."""

    seed: int
    dice: Dice
    """What is rolled next: in 36 worlds everything once."""


class PubVenture:
    """Plans for games of one number of seats, by one table and one taste."""

    def __init__(self, worth: Worth, spread: Sequence[float], taste: Taste = NO_TASTE) -> None:
        """`spread` is how far margins in the end lie from what was expected, by phase."""
        self._worth, self._spread, self._taste = worth, spread, taste
        self._manner = MANNERS[worth.seats]
        self._seats = [Seat(seat) for seat in range(worth.seats)]
        self.faith, self.doubt = self._manner.faith, DOUBT

    def to_act(self, view: View) -> Seat:
        """Who plans."""
        return view.to_move

    def plans(self, view: View, legal: Sequence[Action]) -> list[PubPlan]:
        """All ways to go on in the turn, or to put an event away."""
        if view.phase is Phase.DRAFT:
            return self._discards(view, legal)
        known = veiled(view)
        judge, allowed = self._judge(view, known), set(legal)
        found = [
            Plan(made, worth, Goal(worth, end))
            for worth, made, end in turns(known, judge)
            if made[0] in allowed
        ]
        return found or [plan for action in legal for plan in self._anything(known, judge, action)]

    @staticmethod
    def _anything(known: State, judge: Judged, action: Action) -> list[PubPlan]:
        """Somebody asks about what no plan begins with: another order of one, or to turn the card for
        nothing."""
        end = act(known, action)
        worth = judge(end)
        following = turns(end, judge) if end.used != SPENT else []
        return [Plan((action, *made), worth, Goal(worth, after)) for worth, made, after in following] or [
            Plan((action,), worth, Goal(worth, end))
        ]

    def firsts(self, view: View, legal: Sequence[Action], most: int) -> dict[Action, list[PubPlan]]:
        """The most promising that begin with each action, each end once."""
        plans: dict[Action, list[PubPlan]] = {action: [] for action in legal}
        for plan in self.plans(view, legal):
            plans[plan.actions[0]].append(plan)
        if view.phase is Phase.DRAFT:
            return plans
        known = veiled(view)
        judge = self._judge(view, known)
        return {
            action: self._picked(view, known, found or self._anything(known, judge, action), most)
            for action, found in plans.items()
        }

    def along(self, view: View, actions: tuple[Action, ...], most: int) -> list[PubPlan]:
        """The most promising that begin with all of these, each end once."""
        *made, last = actions
        if view.phase is Phase.DRAFT:
            return self._discards(view, [last])
        known = state = veiled(view)
        judge = self._judge(view, known)
        for action in made:
            state = act(state, action)
        ways = [way for way in turns(state, judge) if way.actions[0] == last]
        plans = [Plan(way.actions, way.worth, Goal(way.worth, way.end)) for way in ways]
        plans = plans or self._anything(state, judge, last)
        whole = [plan._replace(actions=(*made, *plan.actions)) for plan in plans]
        return self._picked(view, known, whole, most)

    def best(self, view: View, legal: Sequence[Action], most: int | None = None) -> list[PubPlan]:
        """The most promising, each end once."""
        plans = self.plans(view, legal)
        if view.phase is Phase.DRAFT:
            return [max(plans, key=lambda each: each.worth)]
        return self._picked(view, veiled(view), plans, most or self._manner.width)

    def _picked(self, view: View, known: State, plans: Sequence[PubPlan], most: int) -> list[PubPlan]:
        """So many of them, the best first."""
        found: dict[object, PubPlan] = {}
        for plan in sorted(plans, key=lambda each: each.worth, reverse=True):
            found.setdefault(self.alike(plan), plan)
            if len(found) == most:
                break
        return [
            plan._replace(worth=self._with_victory(plan.end.state or known, view.to_move, plan.worth))
            for plan in found.values()
        ]

    def _discards(self, view: View, legal: Sequence[Action]) -> list[PubPlan]:
        """What the table says of the events that are kept, whoever will move next."""
        seats, numbers = self._worth.seats, self._worth.numbers

        def hold(card: int) -> float:
            return sum(numbers[block(seats, each, each, 0) + EVENTS + card] for each in range(seats)) / seats

        held = [hold(card) for card in view.hands[view.to_move] if card is not None]
        whole, usual = sum(held), sum(held) / len(held)
        return [
            Plan((each,), whole - hold(each.card), Goal(usual - hold(each.card), None))
            for each in legal
            if isinstance(each, Discard)
        ]

    def _judge(self, view: View, known: State) -> Judged:
        judge = self._worth.judge(view.to_move, known, hope(view))
        return judge if self._taste == NO_TASTE else self._taste.bent(judge, known)

    def imagined(self, view: View, random: Callable[[], float]) -> tuple[View, Sequence[Action]]:
        """With all event cards open, those that the viewer cannot see dealt anew."""
        state = imagine(view, int(random() * (1 << 52)))
        if view.viewer != view.to_move:
            view = replace(view, hands=state.hands, away=state.away)
        return view, legal_actions(state)

    def can_follow(self, view: View) -> bool:
        """What to put away is judged by the table alone."""
        return view.phase is not Phase.DRAFT

    def worlds(self, view: View, random: Callable[[], float]) -> Callable[[int], World]:
        """The next roll is never the same in 36 worlds."""
        seed = int(random() * (1 << 52))
        order = sorted(range(ROLLS), key=lambda _: random())

        def world(number: int) -> World:
            roll = order[number % ROLLS]
            return World(seed + number * 64, (roll // 6 + 1, roll % 6 + 1))

        return world

    def follow(self, view: View, plan: PubPlan, world: World) -> float:
        """Play on for some turns, each time by a glance."""
        me, chances = view.to_move, hope(view)
        state = self._begun(view, plan, world)
        for turn in range(self._manner.turns + 1):
            judge = self._worth.judge(state.to_move, state, chances)
            while state.used != SPENT:
                state = hasty(state, judge)
            if turn == self._manner.turns or is_last(state):
                break
            state.chance = Rng(world.seed + turn)
            end_turn(state, None)
            if turn == 0 and can_act(state, world.dice):
                state.dice = world.dice
        margin = self._worth.judge(me, state, chances)(state)
        return self._with_victory(state, me, margin) + self._liked(view, plan)

    def _liked(self, view: View, plan: PubPlan) -> float:
        """What the taste adds to the end of a plan."""
        if self._taste == NO_TASTE or plan.end.state is None:
            return 0.0
        return self._taste.bent(lambda _: 0.0, veiled(view))(plan.end.state)

    def _with_victory(self, state: State, seat: Seat, margin: float) -> float:
        """A margin, and what winning is worth besides: as at the end of the last turn, where it is known."""
        if is_last(state):
            return margin
        others = (self._worth.seats - 1) * exp(-SHARPNESS * margin / self._spread[phase(state, seat)])
        return margin + VICTORY / (1 + others)

    def _without_victory(self, state: State, seat: Seat, margin: float, gain: float) -> float:
        """The margin that is worth so much more than another, with what winning is worth besides."""
        worth = self._with_victory(state, seat, margin) + gain
        low, high = (margin, margin + gain) if gain > 0 else (margin + gain, margin)
        while gain and high - low > CLOSE:
            middle = (low + high) / 2
            if self._with_victory(state, seat, middle) < worth:
                low = middle
            else:
                high = middle
        return (low + high) / 2

    @staticmethod
    def _begun(view: View, plan: PubPlan, world: World) -> State:
        """The end of a plan, or what is turned up then; the decks lie as they do in that world."""
        state = (plan.end.state or veiled(view)).copy()
        decks, chance = [], Rng(world.seed + 63)
        for deck, known in zip(state.decks, state.known_bottom, strict=True):
            upper, chance = chance.shuffled(deck[: len(deck) - known])
            decks.append((*upper, *deck[len(deck) - known :]))
        state.decks = tuple(decks)
        state.chance = chance
        if plan.end.state is None:
            for action in plan.actions:
                state = act(state, action)
        else:
            state.used = SPENT
        return state

    def chances(self, view: View, plan: PubPlan, gain: float) -> tuple[float, ...]:
        """From what everybody may expect at the end of the plan. What one gains by chance the others lose."""
        state = plan.end.state or veiled(view)
        if view.phase is Phase.DRAFT:  # all are alike, but for what is put away
            margins = [0.0 for _ in self._seats]
        else:
            margins = [self._worth.judge(seat, state, hope(view))(state) for seat in self._seats]
        margin = self._without_victory(state, view.to_move, plan.end.margin, gain)
        unseen = margin - margins[view.to_move]
        margins = [each - unseen / (self._worth.seats - 1) for each in margins]
        margins[view.to_move] = margin
        sharpness = SHARPNESS / 2 / self._spread[phase(state, view.to_move)]
        top = max(margins)
        weights = [exp((each - top) * sharpness) for each in margins]
        return tuple(weight / sum(weights) for weight in weights)

    @staticmethod
    def alike(plan: PubPlan) -> Hashable:
        """The same for plans that lead to the same."""
        end = plan.end.state
        if end is None:
            return plan.actions
        spent = end.copy()
        spent.used = SPENT
        return key(spent)
