"""Why a turn goes on like that: one sentence about the best of what follows from it.

Everybody in the pub has prospects, by the hand-made value. Whose prospects change most in favour of the seat,
about that one it is, and of what happened to it the most telling is said.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from game.core import chances
from game.core.messages import N_
from game.core.player import Thought
from game.core.words import Words
from game.fantasy_pub.advice.preview import Preview, preview
from game.fantasy_pub.advice.sayings import KINDS
from game.fantasy_pub.bot.handmade import (
    COIN,
    HOME,
    REACH,
    RIVAL,
    USEFUL_COINS,
    points,
    prospect,
    unknown_beer,
)
from game.fantasy_pub.rules.actions import Action, Adjust, Discard, End, Play, is_legal
from game.fantasy_pub.rules.characters import DWARF, OWNER, RACE, Character
from game.fantasy_pub.rules.chips import Chips
from game.fantasy_pub.rules.events import ClosingTime, Invited, Left, ThrownOut, Why
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.room import way_out
from game.fantasy_pub.rules.state import DOOR, MOST_BEERS, Line, enough
from game.fantasy_pub.rules.turn import ROLLS, apply
from game.fantasy_pub.rules.view import View, veiled
from game.fantasy_pub.telling.names import Teller

COSTS: Final = N_("{reason} But this gets {who:object} thrown out.")
CLOSES: Final = N_("{reason} Then closing time begins.")

TELLING: Final = 0.05
"""A change in points that is worth a word."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Something a turn leads to."""

    kind: str
    worth: float = 0.0
    """In points."""
    who: Line = ()
    other: Line = ()
    count: int = 0


@dataclass(frozen=True, slots=True)
class Outcome:
    """What follows of a turn, as far as anybody can know."""

    before: View
    actions: tuple[Action, ...]
    found: Preview

    @property
    def after(self) -> View:
        """The pub when it is over."""
        return self.found.after

    def mine(self, who: Character) -> bool:
        """It belongs to whoever decides."""
        return OWNER[who] == self.before.to_move

    @property
    def lost(self) -> Line:
        """Those of the own clan that are thrown out."""
        return tuple(e.who for e in self.found.events if isinstance(e, ThrownOut) and self.mine(e.who))


def explain(view: View, thought: Thought[Action], words: Words) -> str:
    """What an action is good for, and how likely it makes the seat that decided it to win, in its own words.

    It is said to everybody and names nothing hidden: no event card that is still in the hand.
    """
    words = words.said_by(view.to_move).seeing(view)
    found = outcome(view, in_public(view, rest_of_turn(view, thought)))
    return with_chance(told(telling(found), found, words), view, thought, words)


def rest_of_turn(view: View, thought: Thought[Action]) -> tuple[Action, ...]:
    """What the seat means to do in this turn, up to where others go on, or nobody knows who comes in."""
    state, actions = veiled(view), list[Action]()
    for action in (thought.action, *thought.expected):
        if (state.turn, state.to_move) != (view.turn, view.to_move) or not is_legal(state, action):
            break
        actions.append(action)
        state = apply(state, action)
        if preview(view, *actions).entering:
            break
    return tuple(actions)


def in_public(view: View, actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """As much of them as is certain to be done, and can be talked about before another event card is shown.

    Whoever sees what nobody could know thinks again, and may do something else then.
    """
    for count, following in enumerate(actions[1:], 1):
        seen = preview(view, *actions[:count]).events
        if isinstance(following, Play) or any(map(RULES.reveals, seen)):
            return actions[:count]
    return actions


def outcome(view: View, actions: tuple[Action, ...]) -> Outcome:
    """What follows of them."""
    return Outcome(view, actions, preview(view, *actions))


def telling(found: Outcome) -> Reason:
    """The best of what follows; if there is nothing good in it, what can be said anyway."""
    best = max(_reasons(found), key=lambda reason: reason.worth, default=None)
    if best is not None and best.worth > TELLING:
        return best
    match found.actions[0]:
        case Discard():
            return Reason("put away")
        case Adjust():
            return Reason("adjusted")
        case End():
            return Reason("ended")
        case _:
            return Reason("least")


def told(reason: Reason, found: Outcome, words: Words) -> str:
    """The reason as a sentence, and what it costs."""
    sentences = KINDS[reason.kind].sentences
    saying = sentences[(found.before.turn + sum(reason.who)) % len(sentences)]
    template = words.sentence(saying) if isinstance(saying, str) else saying(words, reason.count)
    a = Teller(words)
    who, other, count = a.who(*reason.who), a.who(*reason.other), reason.count
    text = a.fills(template, who=who, other=other, count=count, coins=count)
    if lost := [who for who in found.lost if who not in reason.who]:
        text = a.says(COSTS, reason=text, who=a.who(*lost))
    if any(isinstance(event, ClosingTime) for event in found.found.events):
        text = a.says(CLOSES, reason=text)
    return text


def look(reason: Reason, words: Words) -> str:
    """Where to look to find it out."""
    a = Teller(words)
    return a.says(KINDS[reason.kind].look, who=a.who(*reason.who), other=a.who(*reason.other))


def with_chance(sentence: str, view: View, thought: Thought[Action], words: Words) -> str:
    """The sentence, and the chance to win if there is one, and somebody wants to know."""
    return " ".join(filter(None, [sentence, chances.sentence(thought.chances, view.to_move, words)]))


# What is good about it


def _reasons(found: Outcome) -> Iterator[Reason]:
    if entering := found.found.entering:
        worth = COIN * min(entering.coins, USEFUL_COINS)
        yield Reason("somebody comes in", worth, count=entering.coins)
    thrown: list[Reason] = []
    beer = unknown_beer(found.before)
    for who in map(Character, range(len(found.before.coins))):
        change = _expected(found, who, found.after, beer) - _expected(found, who, found.before, beer)
        if found.mine(who) and change > 0:
            yield _gain(found, who, change)
        elif not found.mine(who) and change < 0 and not _brought_home(found, who):
            loss = _loss(found, who, -change * RIVAL)
            yield loss
            if loss.kind in ("broke out", "drunk out"):
                thrown.append(loss)
    if len(thrown) > 1:
        yield Reason(
            "all out", sum(loss.worth for loss in thrown), tuple(who for loss in thrown for who in loss.who)
        )


def _expected(found: Outcome, who: Character, view: View, beer: float) -> float:
    """What somebody may be expected to bring, and has brought; one of unknown kind counts `beer`."""
    if (space := _space(view, who)) is not None:
        return prospect(RACE[who], space, view.coins[who], view.beers[who], view.barkeeper, beer)
    if who not in view.out[OWNER[who]]:
        return 0.0
    return sum(points(brought, beer) + HOME for brought in _brought_home(found, who))


def _brought_home(found: Outcome, who: Character) -> list[Chips]:
    """The beers of somebody who goes home; nothing, if it was there before."""
    return [event.beers for event in found.found.events if isinstance(event, Left) and event.who == who]


def _space(view: View, who: Character) -> int | None:
    return next((space for space, guests in enumerate(view.spaces) if who in guests), None)


def _gain(found: Outcome, who: Character, worth: float) -> Reason:
    """What is good for somebody of the own clan."""
    before, after = found.before, found.after
    start, end = _space(before, who), _space(after, who)
    one = (who,)
    if end is None:
        count = sum(len(beers) for beers in _brought_home(found, who))
        return Reason("home" if count else "home thirsty", worth, one, count=count)
    if start is None:
        return Reason("comes in", worth, one, count=after.coins[who])
    if _ready(after, who) and not _ready(before, who):
        return Reason("ready" if end == DOOR else "served", worth, one)
    beers = len(after.beers[who])
    if beers > len(before.beers[who]):
        payers = [e.payer for e in found.found.events if isinstance(e, Invited) and e.guest == who]
        rivals = tuple(payer for payer in payers if not found.mine(payer))
        if rivals:
            return Reason("invited", worth, one, rivals[:1])
        return Reason("drinks", worth, one, count=beers)
    if _sated(after, who) and not _sated(before, who):
        return Reason("sated", worth, one)
    if start != end and _reach(after, who) > _reach(before, who):
        return Reason("closer", worth, one, count=round(_reach(after, who) * len(ROLLS)))
    if (more := after.coins[who] - before.coins[who]) > 0:
        return Reason("richer", worth, one, count=more)
    return Reason("better", worth, one)


def _loss(found: Outcome, who: Character, worth: float) -> Reason:
    """What is bad for a rival."""
    before, after, one = found.before, found.after, (who,)
    for event in found.found.events:
        if isinstance(event, ThrownOut) and event.who == who:
            return Reason("broke out" if event.why is Why.BROKE else "drunk out", worth, one)
    if _ready(before, who) and not _ready(after, who):
        return Reason("held up", worth, one)
    if _at_risk(after, who) and not _at_risk(before, who):
        return Reason("at risk", worth, one)
    if len(after.beers[who]) < len(before.beers[who]):
        return Reason("sober", worth, one)
    if (less := before.coins[who] - after.coins[who]) > 0:
        return Reason("poorer", worth, one, count=less)
    return Reason("further", worth, one)


def _sated(view: View, who: Character) -> bool:
    return enough(view.coins[who], len(view.beers[who]))


def _ready(view: View, who: Character) -> bool:
    """May go home with any die."""
    space = _space(view, who)
    return space is not None and _sated(view, who) and way_out(RACE[who], space, view.barkeeper)


def _at_risk(view: View, who: Character) -> bool:
    """The next drink throws it out, unless it is at the door."""
    at_table = _space(view, who) not in (None, DOOR)
    return at_table and (not view.coins[who] or len(view.beers[who]) == MOST_BEERS)


def _reach(view: View, who: Character) -> float:
    space = _space(view, who)
    assert space is not None, "only somebody inside can get to the door"
    return REACH[RACE[who] == DWARF][space][len(view.beers[who])]
