"""A hint in three steps, each of which leaves less to find out: where to look, which card, and why."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import pairwise
from typing import Final

from game.beasty_bar.advice.comparisons import compared
from game.beasty_bar.advice.consequences import Outcome, confided, outcome
from game.beasty_bar.advice.reasons import about, telling, told, with_chance, with_price
from game.beasty_bar.rules import actions
from game.beasty_bar.rules.actions import ASKS, Action, Play, Stack
from game.beasty_bar.rules.animals import CHAMELEON, PENGUIN, Card, card_of
from game.beasty_bar.rules.jostle import Ask
from game.beasty_bar.rules.view import View, imagine
from game.beasty_bar.telling.chronicle import Teller
from game.beasty_bar.telling.sayings import KINDS, Reason
from game.core.messages import N_
from game.core.player import Thought
from game.core.telling import Hint, HintStep
from game.core.words import Words

GATE: Final = "gate"
EXIT: Final = "exit"
PILE: Final = "thats_it"

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

FETCHING: Final = ("fetched", "vultures")
"""These tell themselves who is fetched."""

ALONE: Final = ("only card", "stacked", "stacked anyhow")
"""These say themselves that there is nothing else, or that anything else is as good."""
IN_ANOTHER_ORDER: Final = {
    "stacked within reach": N_("From any other place, {vulture} could not bring it back."),
    "stacked below": N_("On top, {vulture} could bring it back."),
    "stacked against one": N_("In another order, the vulture could bring back another animal."),
    "stacked against many": N_("In another order, the vulture could bring back another animal."),
}

PLAY: Final = N_("Play {card:object}.")
STACK: Final = N_("Put {card:object} on top.")
JUMPS: Final = {1: N_("Jump over one animal."), 2: N_("Jump over two animals.")}
RUNS: Final = (N_("Pass animals of even strength."), N_("Pass animals of odd strength."))
POSE: Final = N_("Act as {model:object}.")
SHOW: Final = N_("Show {model:object}.")
FETCH: Final = N_("Bring {card:object} back.")
CHOOSE: Final = N_("Choose {target:object}.")


def hint(view: View, thought: Thought[Action], words: Words) -> Hint:
    """Where to look, which card, and why, for the eyes of the seat that the view belongs to."""
    action, found = thought.action, confided(outcome(view, thought.action), view)
    reason = telling(found)
    say = Teller(words)
    first = HintStep(about(KINDS[reason.kind].look, reason, words), _first_lit(view, reason))
    card = _card(found)
    second = HintStep(say.says(PLAY if found.played is not None else STACK, card=say.card(card)), (card,))
    why = [*_moves(view, action, reason, say), with_price(told(reason, view, words), found, reason, words)]
    why.append(_instead(view, thought, found, reason, words))
    third = with_chance(" ".join(filter(None, why)), view, thought, words)
    return first, second, HintStep(third, _third_lit(view, found, reason))


def _instead(view: View, thought: Thought[Action], found: Outcome, reason: Reason, words: Words) -> str:
    """What would come of something else, unless the reason says so itself."""
    if reason.kind in ALONE:
        return ""
    if reason.kind in IN_ANOTHER_ORDER:
        return about(IN_ANOTHER_ORDER[reason.kind], reason, words)
    return compared(view, thought, found, words)


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
    in_sight = (*view.line, *view.hand, *view.sent, *view.thats_it)
    named = [card for card in _named(reason) if card in in_sight]
    return tuple(dict.fromkeys([_card(found), *named, *places]))


def _named(reason: Reason) -> list[Card]:
    """Whom the reason speaks of."""
    return [card for cards in reason.cards.values() for card in cards]


def _moves(view: View, action: Action, reason: Reason, say: Teller) -> list[str]:
    """What is to be done besides playing the card, as far as the reason leaves it open."""
    if isinstance(action, Stack):
        return []
    return [*_masquerade(view, action, reason, say), *_choices(view, action, reason, say)]


def _masquerade(view: View, action: Play, reason: Reason, say: Teller) -> Iterator[str]:
    """Whom to fetch, to show and to imitate, one after the other."""
    pile = [*view.thats_it]
    for species, model in pairwise(action.chain):
        if species == PENGUIN:
            yield say.says(SHOW, model=say.card(card_of(view.to_move, model)))
        elif species == CHAMELEON:
            yield say.says(POSE, model=say.kind(model))
        elif reason.kind not in FETCHING:
            yield say.says(FETCH, card=say.card(pile.pop()))


def _choices(view: View, action: Play, reason: Reason, say: Teller) -> Iterator[str]:
    """What to answer where the last of them asks."""
    choice = action.choice
    if choice is None or not _has_choice(view, action):
        return
    match ASKS[action.chain[-1]]:
        case Ask.PLACE if view.line[choice] not in _named(reason):
            yield say.says(CHOOSE, target=say.card(view.line[choice]))
        case Ask.JUMP:
            yield say.says(JUMPS[choice])
        case Ask.PARITY:
            yield say.says(RUNS[choice])


def _has_choice(view: View, action: Play) -> bool:
    """The card can be played in more than one way."""
    legal = actions.legal_actions(imagine(view, 0))
    return sum(isinstance(each, Play) and each.chain[0] == action.chain[0] for each in legal) > 1
