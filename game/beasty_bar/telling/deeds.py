"""What somebody does, as players tell it: which card is played, as whom, and what it picks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final

from game.beasty_bar.rules.actions import ASKS, Action, Play, Stack
from game.beasty_bar.rules.animals import CHAMELEON, PENGUIN, VULTURE, Species
from game.beasty_bar.rules.events import Imitated, Shown, Stacked
from game.beasty_bar.rules.jostle import Ask
from game.beasty_bar.rules.view import View
from game.beasty_bar.telling.chronicle import SENTENCES, Chronicler
from game.core.messages import N_
from game.core.words import Words

JUMPS: Final[Mapping[int, str]] = {
    1: N_("{card} jumps over one animal."),
    2: N_("{card} jumps over two animals."),
}
RUNS: Final = (N_("{card} passes animals of even strength."), N_("{card} passes animals of odd strength."))


def deed(view: View, action: Action, words: Words) -> str:
    """The action as a sentence, or as several where much is chosen."""
    a = Chronicler(words)
    if isinstance(action, Stack):
        cards = [view.sent[number] for number in action.order]
        return a.says(SENTENCES[Stacked], cards=a.cards(cards))
    played = a.says(
        N_("{player} plays {card:object}."), player=words.seat(view.to_move), card=a.known(action.chain[0])
    )
    return " ".join([played, *_poses(view, action, a), *_choice(view, action, a)])


def _poses(view: View, action: Play, a: Chronicler) -> Iterator[str]:
    """Whom a chameleon copies, whom a penguin shows, whom a vulture brings back."""
    pile = [*view.thats_it]
    for actor, (species, model) in zip(_actors(action.chain), pairwise(action.chain), strict=False):
        card = a.known(actor)
        if species == CHAMELEON:
            yield a.says(SENTENCES[Imitated], card=card, model=a.kind(model))
        elif species == PENGUIN:
            yield a.says(SENTENCES[Shown], card=card, shown=a.kind(model))
        else:
            yield a.says(N_("{by} brings {card:object} back."), by=card, card=a.card(pile.pop()))


def _choice(view: View, action: Play, a: Chronicler) -> Iterator[str]:
    """What the last of them picks, where it asks."""
    choice, last = action.choice, action.chain[-1]
    if choice is None:
        return
    card = a.known(_actors(action.chain)[-1])
    match ASKS[last]:
        case Ask.PLACE:
            yield a.says(N_("{card} chooses {target:object}."), card=card, target=a.card(view.line[choice]))
        case Ask.JUMP:
            yield a.says(JUMPS[choice], card=card)
        case Ask.PARITY:
            yield a.says(RUNS[choice], card=card)


def _actors(chain: Sequence[Species]) -> list[Species]:
    """Who really acts as each of the chain: whoever poses stays the same, until somebody is brought back."""
    actors = [chain[0]]
    for species, model in pairwise(chain):
        actors.append(model if species == VULTURE else actors[-1])
    return actors
