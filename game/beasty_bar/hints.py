"""A hint in three steps, each of which leaves less to find out: where to look, which card, and why."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from game.beasty_bar.consequences import Outcome, outcome
from game.beasty_bar.reasons import Reason, Speaker, telling, told, with_chance
from game.beasty_bar.rules import actions
from game.beasty_bar.rules.actions import ASKS, Action, Play, Stack
from game.beasty_bar.rules.animals import CHAMELEON, PENGUIN, Card
from game.beasty_bar.rules.jostle import Ask
from game.beasty_bar.rules.view import View, imagine
from game.beasty_bar.sayings import KINDS
from game.core.messages import N_
from game.core.module import Hint, HintStep, Words
from game.core.player import Thought

GATE: Final = "gate"
EXIT: Final = "exit"
PILE: Final = "thats_it"

POSERS: Final = (CHAMELEON, PENGUIN)

PLACES: Final = {
    "both in": (GATE,),
    "in": (GATE,),
    "in ahead": (GATE,),
    "in and out": (GATE, EXIT),
    "bounced": (EXIT,),
    "two first": (GATE,),
    "lead": (GATE,),
    "lead taken": (GATE,),
    "vultures": (PILE,),
    "fetched": (PILE,),
}
"""What else is to be looked at besides animals, by the kind of reason."""

PLAY: Final = N_("Play {card:object}.")
STACK: Final = N_("Put {card:object} on top.")
WHY: Final = N_("{move} {reason}")
JUMPS: Final = {1: N_("Hop over one."), 2: N_("Hop over two.")}
RUNS: Final = (N_("Run past the even animals."), N_("Run past the odd animals."))
POSE: Final = N_("Act as {model:object}.")
POSE_AT: Final = N_("Act as {model:object}, on {target:object}.")
CHOOSE: Final = N_("Choose {target:object}.")


def hint(view: View, thought: Thought[Action], words: Words) -> Hint:
    """Where to look, which card, and why, for the eyes of the seat that the view belongs to."""
    action, found = thought.action, outcome(view, thought.action)
    reason = telling(found)
    say = Speaker(words, view.to_move)
    first = HintStep(say.about(KINDS[reason.kind].look, reason), _first_lit(view, reason))
    card = _card(found)
    second = HintStep(say.says(PLAY if found.played is not None else STACK, card=say.card(card)), (card,))
    why = told(reason, view, words)
    for move in reversed(_moves(view, action, reason, say)):
        why = words.sentence(WHY).format(move=move, reason=why)
    third = HintStep(with_chance(why, view.to_move, thought, words), _third_lit(view, found, reason))
    return first, second, third


def _card(found: Outcome) -> Card:
    """The card to play, or the one to lay on top."""
    return found.stacked[-1] if found.played is None else found.played


def _first_lit(view: View, reason: Reason) -> tuple[Hashable, ...]:
    """Animals on the table and places, but no card of the hand, unless nothing else is to be seen."""
    places: tuple[Hashable, ...] = PLACES.get(reason.kind, ())
    animals = tuple(card for card in reason.looked_at if card not in view.hand)
    return (*places, *animals) or view.hand


def _third_lit(view: View, found: Outcome, reason: Reason) -> tuple[Hashable, ...]:
    places: tuple[Hashable, ...] = PLACES.get(reason.kind, ())
    return tuple(dict.fromkeys([_card(found), *_named(reason), *places]))


def _named(reason: Reason) -> list[Card]:
    """Whom the reason speaks of."""
    return [card for cards in reason.cards.values() for card in cards]


def _moves(view: View, action: Action, reason: Reason, say: Speaker) -> list[str]:
    """What is to be chosen besides the card, if there is a choice that the reason leaves open."""
    if isinstance(action, Stack) or not _has_choice(view, action):
        return []
    model, choice = action.chain[-1], action.choice
    poses = any(species in POSERS for species in action.chain[:-1])
    pose = [say.says(POSE, model=say.kind(model))] if poses else []
    match ASKS.get(model):
        case Ask.PLACE if choice is not None and view.line[choice] not in _named(reason):
            template = POSE_AT if poses else CHOOSE
            return [say.says(template, model=say.kind(model), target=say.card(view.line[choice]))]
        case Ask.JUMP if choice is not None:
            return [*pose, say.says(JUMPS[choice])]
        case Ask.PARITY if choice is not None:
            return [*pose, say.says(RUNS[choice])]
        case _:
            return pose


def _has_choice(view: View, action: Play) -> bool:
    """The card can be played in more than one way."""
    legal = actions.legal_actions(imagine(view, 0))
    return sum(isinstance(each, Play) and each.chain[0] == action.chain[0] for each in legal) > 1
