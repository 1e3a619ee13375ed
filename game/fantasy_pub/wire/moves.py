"""Actions, both ways, thoughts and events as JSON objects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.core.answers import event_writer
from game.core.errors import BadRequest
from game.core.module import Json
from game.core.player import Thought
from game.fantasy_pub.rules.actions import (
    Action,
    Adjust,
    Call,
    Discard,
    End,
    Enter,
    Leave,
    Move,
    Play,
    spent,
)
from game.fantasy_pub.rules.characters import CLAN, Character
from game.fantasy_pub.rules.events import DiceSpent, DieAdjusted, Event, EventPlayed
from game.fantasy_pub.rules.house import Card
from game.fantasy_pub.rules.scoring import Score
from game.fantasy_pub.rules.state import State
from game.fantasy_pub.rules.turn import do
from game.fantasy_pub.wire.pieces import (
    from_card,
    from_character,
    from_die,
    from_targets,
    to_card,
    to_character,
    to_dice,
    to_die,
    to_own,
    to_targets,
    to_way,
)


def to_action(path: Sequence[object], state: State) -> Action:
    """The action of a path; raises `IllegalAction` where a die or a character says that it cannot be."""
    match path:
        case ["discard", key]:
            return Discard(to_card(key, "path"))
        case ["adjust", die]:
            return Adjust(to_die(die, state))
        case ["enter", dice]:
            return Enter(to_dice(dice, state))
        case ["move", who, dice, way]:
            return Move(to_own(who, state), to_dice(dice, state), to_way(way))
        case ["call", die]:
            return Call(to_die(die, state))
        case ["call", die, guest]:
            return Call(to_die(die, state), to_character(guest, "path", state.players))
        case ["leave", die, who]:
            return Leave(to_own(who, state), to_die(die, state))
        case ["event", die, key, *targets]:
            card = to_card(key, "path")
            return Play(card, to_die(die, state), to_targets(card, targets, state))
        case ["end"]:
            return End()
        case _:
            raise BadRequest(f"'path' must be one of {FORMS}.")


FORMS: Final = (
    "discard event, adjust die, enter dice, move character dice way, call die, call die character, "
    "leave die character, event die event targets, end"
)
"""What an action may look like."""


def from_action(action: Action, state: State) -> Json:
    """What the seat to move does."""
    return {"path": _path(action, state)}


def _path(action: Action, state: State) -> list[Any]:
    clan = CLAN[state.to_move]
    match action:
        case Discard(card):
            return ["discard", from_card(card)]
        case Adjust(die):
            return ["adjust", from_die(die, state)]
        case Enter(die):
            return ["enter", from_die(die, state)]
        case Move(who, die, way):
            return ["move", from_character(clan[who]), from_die(die, state), way]
        case Call(die, guest):
            served = [] if guest is None else [from_character(guest)]
            return ["call", from_die(die, state), *served]
        case Leave(who, die):
            return ["leave", from_die(die, state), from_character(clan[who])]
        case Play(card, die, targets):
            return [
                "event",
                from_die(die, state),
                from_card(card),
                *from_targets(card, targets, state.to_move),
            ]
        case End():
            return ["end"]


def from_thought(thought: Thought[Action], state: State) -> Json:
    """What a computer makes of it: everyone's chances, and how its turn may go on after its action."""
    return {
        "chances": [round(chance, 4) for chance in thought.chances] or None,
        "expected": _rest_of_turn([thought.action, *thought.expected], state)[1:],
    }


def _rest_of_turn(actions: Sequence[Action], state: State) -> list[Json]:
    """The actions up to the end of the turn: what the dice of the next one will show nobody knows."""
    table = state.copy()
    written = []
    for action in actions:
        written.append(from_action(action, table))
        match action:
            case Adjust():
                do(table, action)
            case Discard() | End():
                break
            case _:
                table.used = spent(table.dice, table.used, action.die)
        if all(table.used):
            break
    return written


def from_score(score: Score) -> Json:
    """The points of a seat, and how many of its characters are out."""
    return {**score._asdict(), "total": score.total}


def from_event(event: Event, before: State) -> Json:
    """`{"kind": "moved", "who": "dwarf1/0", ...}`, as in a path where a die or targets are named."""
    written = _written(event)
    match event:
        case DiceSpent(die) | DieAdjusted(_, die):
            written["die"] = from_die(die, before)
        case EventPlayed(seat, card, targets):
            written["targets"] = from_targets(card, targets, seat)
    return written


_written = event_writer(
    Event, {Character: from_character, Card: from_card, Score: from_score}, {"kind": "beer"}
)
