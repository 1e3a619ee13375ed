"""A hint in three steps, each of which leaves less to find out: where to look, what to do, and why.

It is for the whole turn, as far as that can be planned.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Final

from game.core.choosing import Mark
from game.core.messages import N_
from game.core.player import Thought
from game.core.telling import Hint, HintStep
from game.core.words import Words
from game.fantasy_pub.advice.preview import preview
from game.fantasy_pub.advice.reasons import Reason, look, outcome, rest_of_turn, telling, told, with_chance
from game.fantasy_pub.marks import Die, Guest, HandCard, Kin, Own, Place, Spare, Stop, marks, stop
from game.fantasy_pub.rules.actions import (
    BOTH,
    Action,
    Adjust,
    Call,
    Discard,
    End,
    Enter,
    Leave,
    Move,
    Play,
)
from game.fantasy_pub.rules.characters import CLAN, RACES
from game.fantasy_pub.rules.house import EVENT_CARDS
from game.fantasy_pub.rules.state import DOOR
from game.fantasy_pub.rules.view import View
from game.fantasy_pub.telling.names import (
    BARKEEPER_KEY,
    DECK_KEY,
    DICE_KEY,
    SIDE_KEY,
    SPACE_KEYS,
    Teller,
    card_name,
    character,
    place,
)

Lit = tuple[Hashable, ...]

_DOOR: Final = SPACE_KEYS[DOOR]
PLACES: Final[dict[str, Lit]] = {
    "home": (_DOOR, BARKEEPER_KEY),
    "home thirsty": (_DOOR,),
    "ready": (_DOOR,),
    "served": (BARKEEPER_KEY,),
    "closer": (_DOOR,),
    "comes in": (DECK_KEY, _DOOR),
    "somebody comes in": (DECK_KEY, _DOOR),
    "held up": (BARKEEPER_KEY, _DOOR),
    "adjusted": (DICE_KEY, SIDE_KEY),
    "ended": (DICE_KEY,),
    "least": (DICE_KEY,),
}
"""What else is to be looked at besides characters, by the kind of reason."""
GIVEN_AWAY: Final = ("home", "home thirsty", "all out")
"""Here it is for the reader to find out who it is."""


def hint(view: View, thought: Thought[Action], words: Words) -> Hint:
    """Where to look, what to do, and why, for the eyes of the seat that the view belongs to."""
    actions, words = rest_of_turn(view, thought), words.seeing(view)
    found = outcome(view, actions)
    reason = telling(found)
    views = [preview(view, *actions[:at]).after for at in range(len(actions))]
    what = " ".join(map(advised, views, actions, [words] * len(actions)))
    pointed = tuple(dict.fromkeys(key for each in map(_pointed_at, views, actions) for key in each))
    why = with_chance(told(reason, found, words), view, thought, words)
    return (
        HintStep(look(reason, words), _first_lit(view, actions[0], reason)),
        HintStep(what, pointed),
        HintStep(why, tuple(dict.fromkeys([*pointed, *reason.who, *reason.other]))),
    )


def _first_lit(view: View, action: Action, reason: Reason) -> Lit:
    """Characters and places, but none that the question asks for."""
    if isinstance(action, Discard):
        return tuple(EVENT_CARDS[card].key for card in view.hands[view.to_move] if card is not None)
    people: Lit = () if reason.kind in GIVEN_AWAY else (*reason.who, *reason.other)
    return (*people, *PLACES.get(reason.kind, ()))


def advised(view: View, action: Action, words: Words) -> str:
    """An action as somebody is told to take it."""
    a, mine = Teller(words), CLAN[view.to_move]
    match action:
        case Move(who, die):
            template = (
                N_("Move {who:object} {to} with both dice.")
                if die == BOTH
                else N_("Move {who:object} {to} with the {die}.")
            )
            return a.says(template, who=a.who(mine[who]), to=a.to(stop(view, action)), die=die)
        case Enter(die):
            template = N_("Enter with both dice.") if die == BOTH else N_("Enter with the {die}.")
            return a.says(template, die=die)
        case Call(table, guest):
            if guest is None:
                return a.says(N_("Call the barkeeper to table {table}."), table=table)
            template = N_("Call the barkeeper to table {table} to serve {guest:object}.")
            return a.says(template, table=table, guest=a.who(guest))
        case Leave(who, die):
            return a.says(N_("Let {who:object} leave with the {die}."), who=a.who(mine[who]), die=die)
        case Play(card, die):
            targets = ", ".join(filter(None, (_target(view, mark, words) for mark in marks(view, action))))
            template = N_("Play “{card}” with the {die}: {targets}.")
            return a.says(template, card=card_name(card, words), die=die, targets=targets)
        case Adjust(die):
            template = N_("Use the +1/-1 card to change the {die} to a {value}.")
            return a.says(template, die=die, value=die + view.plus_minus[view.to_move])
        case End():
            return a.says(N_("End the turn."))
        case Discard(card):
            return a.says(N_("Discard “{card}”."), card=card_name(card, words))


def _target(view: View, mark: Mark, words: Words) -> str:
    """What is said along with an event card."""
    match mark:
        case Own(figure):
            return character(CLAN[view.to_move][figure], words)
        case Guest(who):
            return character(who, words)
        case Place(space):
            return place(space, words)
        case Kin(race):
            return words.name(RACES[race])
        case _:
            return ""


def _pointed_at(view: View, action: Action) -> Iterator[Hashable]:
    """What to point at for the action."""
    if isinstance(action, Adjust | Enter):
        yield DICE_KEY if action.die == BOTH else Die(action.die)
    if isinstance(action, Enter):
        yield _DOOR
    for mark in marks(view, action):
        match mark:
            case Own(figure):
                yield CLAN[view.to_move][figure]
            case Guest(who):
                yield who
            case Stop(space) | Place(space):
                yield SPACE_KEYS[space]
            case HandCard(card) | Spare(card):
                yield EVENT_CARDS[card].key
