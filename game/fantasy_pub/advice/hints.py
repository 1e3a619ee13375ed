"""A hint in three steps, each of which leaves less to find out: where to look, what to do, and why.

It is for the whole turn, as far as that can be planned.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Final

from game.core.messages import N_
from game.core.player import Thought
from game.core.telling import Hint, HintStep
from game.core.words import Words
from game.fantasy_pub.advice.preview import preview
from game.fantasy_pub.advice.reasons import Reason, look, outcome, rest_of_turn, telling, told, with_chance
from game.fantasy_pub.marks import stop
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
from game.fantasy_pub.rules.characters import CLAN, DWARF, RACE, RACES, Character
from game.fantasy_pub.rules.house import EVENT_CARDS, Ask
from game.fantasy_pub.rules.moving import BACK
from game.fantasy_pub.rules.state import DOOR
from game.fantasy_pub.rules.view import View
from game.fantasy_pub.telling.names import (
    BARKEEPER_KEY,
    DICE_KEY,
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
    "comes in": (_DOOR,),
    "somebody comes in": (_DOOR,),
    "held up": (BARKEEPER_KEY, _DOOR),
    "adjusted": (DICE_KEY,),
    "ended": (DICE_KEY,),
    "least": (DICE_KEY,),
}
"""What else is to be looked at besides characters, by the kind of reason."""
GIVEN_AWAY: Final = ("home", "home thirsty", "all out")
"""Here it is for the reader to find out who it is."""


def hint(view: View, thought: Thought[Action], words: Words) -> Hint:
    """Where to look, what to do, and why, for the eyes of the seat that the view belongs to."""
    actions = rest_of_turn(view, thought)
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
        case Call(table, None):
            return a.says(N_("Call the barkeeper to table {table}."), table=table)
        case Call(table, guest) if guest is not None:
            template = N_("Call the barkeeper to table {table} to serve {guest:object}.")
            return a.says(template, table=table, guest=a.who(guest))
        case Leave(who, die):
            return a.says(N_("Let {who:object} go home with the {die}."), who=a.who(mine[who]), die=die)
        case Play(card, die):
            targets = ", ".join(filter(None, _targets(view, action, words)))
            template = N_("Play “{card}” with the {die}: {targets}.")
            return a.says(template, card=card_name(card, words), die=die, targets=targets)
        case Adjust(die):
            template = N_("Use the +1/-1 card: make the {die} a {value}.")
            return a.says(template, die=die, value=die + view.plus_minus[view.to_move])
        case End():
            return a.says(N_("End the turn."))
        case Discard(card):
            return a.says(N_("Put “{card}” away."), card=card_name(card, words))
        case _:
            raise AssertionError(action)


def _targets(view: View, action: Play, words: Words) -> Iterator[str]:
    """What is said along with the card; a way only where there is another."""
    asks = EVENT_CARDS[action.card].asks
    for ask, target in zip(asks, action.targets, strict=True):
        match ask:
            case Ask.TABLE:
                yield place(target, words)
            case Ask.OWN:
                yield character(CLAN[view.to_move][target], words)
            case Ask.ANYBODY:
                yield character(Character(target), words)
            case Ask.RACE:
                yield words.name(RACES[target])
            case Ask.WAY if RACE[action.targets[0]] == DWARF:
                yield words.sentence(N_("counter-clockwise") if target == BACK else N_("clockwise"))


def _pointed_at(view: View, action: Action) -> Lit:
    """What to point at for the action."""
    mine = CLAN[view.to_move]
    match action:
        case Move(who):
            return mine[who], SPACE_KEYS[stop(view, action)]
        case Enter():
            return DICE_KEY, _DOOR
        case Call(table, guest):
            return (SPACE_KEYS[table],) if guest is None else (SPACE_KEYS[table], guest)
        case Leave(who):
            return (mine[who],)
        case Play(card):
            return EVENT_CARDS[card].key, *_played_on(view, action)
        case Adjust():
            return (DICE_KEY,)
        case Discard(card):
            return (EVENT_CARDS[card].key,)
        case End():
            return ()


def _played_on(view: View, action: Play) -> Iterator[Hashable]:
    for ask, target in zip(EVENT_CARDS[action.card].asks, action.targets, strict=True):
        match ask:
            case Ask.TABLE:
                yield SPACE_KEYS[target]
            case Ask.OWN:
                yield CLAN[view.to_move][target]
            case Ask.ANYBODY:
                yield Character(target)
