"""What the next best choice would lead to instead, so that advice says more than what it leads to itself.

Whatever is said holds for every way of playing the other card; all of them are carried out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from game.beasty_bar.advice.consequences import Outcome, outcome
from game.beasty_bar.rules import actions
from game.beasty_bar.rules.actions import Action, Play
from game.beasty_bar.rules.animals import OWNER, SPECIES, Card, card_of
from game.beasty_bar.rules.events import Line
from game.beasty_bar.rules.view import View, imagine
from game.beasty_bar.telling.chronicle import Teller
from game.core.chances import NUMBERS, OFF
from game.core.messages import N_
from game.core.player import Thought
from game.core.rules import Seat
from game.core.sentences import Noun
from game.core.words import Words

MOST_NAMED: Final = 2
"""A sentence has to fit above the line."""

WITH: Final = N_("With {card:object}")
OTHERWISE: Final = N_("Played differently,")
"""How a sentence about another card begins, and one about another way to play the same card."""

LOSSES: Final = {
    "loses": N_("{instead} you would lose {cards:object}."),
    "wastes": N_("Played instead, {cards} would go straight to THAT'S IT."),
    "keeps out": N_("{instead} you would not get {cards:object} in."),
    "lets in": N_("{instead} you would let {cards:object} in."),
}
"""What the other choice costs, the worst first."""
WARNED_OF: Final = LOSSES | {"wastes": N_("{cards} would go straight to THAT'S IT.")}
"""The same of what is about to be played: that is played instead of nothing."""
SHORTFALLS: Final = {
    "spares": N_("{instead} you would not get rid of {cards:object}."),
    "further back": N_("{instead} you would wait farther from the gate."),
}
"""What it does not bring; told where nobody knows, or wants to know, how much worse it is."""

OF_OTHERS: Final = {
    "loses": N_("{instead} {player} would lose {cards:object}."),
    "wastes": WARNED_OF["wastes"],
    "keeps out": N_("{instead} {player} would not get {cards:object} in."),
    "lets in": N_("{instead} {player} would let {cards:object} in."),
    "spares": N_("{instead} {player} would not get rid of {cards:object}."),
    "further back": N_("{instead} {player} would wait farther from the gate."),
}
"""All that it costs and does not bring, about somebody who is not spoken to."""

BETTER: Final = (
    (0.20, N_("That is much better than {other}.")),
    (0.08, N_("That is clearly better than {other}.")),
    (0.03, N_("That is a little better than {other}.")),
)
"""By how much, at least, the chance to win differs."""
POINTS: Final = N_("That has about {points} % more win chance than {other}.")
FEWEST_POINTS: Final = 2
AS_GOOD: Final = N_("But {other} would be almost as good.")
ANY_WAY: Final = N_("any other way to play it")

KEEP: Final = N_("Better keep {card:object} for later.")
NO_BETTER: Final = N_("There is no better way to play this card.")
NO_OTHER: Final = N_("There is no other choice.")


@dataclass(frozen=True, slots=True)
class Alternative:
    """What could be done instead: another card in any way, or the same card in any other way."""

    card: Card | None
    """None where it is the same card."""
    outcomes: tuple[Outcome, ...]
    chance: float | None
    """To win after the best of them, if anybody has thought about it."""


def compared(view: View, thought: Thought[Action], found: Outcome, words: Words) -> str:
    """How the next best choice would do instead of the one that is advised."""
    other = alternative(view, thought)
    if other is None:
        return words.sentence(NO_OTHER)
    differences = differing(view.thats_it, found, other)
    return (
        _told(LOSSES, differences, other, words)
        or _by_chance(thought, view.to_move, other, words)
        or _told(SHORTFALLS, differences, other, words)
        or _kept(other, words)
    )


# What to compare with


def alternative(view: View, thought: Thought[Action]) -> Alternative | None:
    """The next best card, or other ways to play the only one; None where there is no choice at all."""
    assert isinstance(thought.action, Play), "an order has no next best"
    advised = thought.action.chain[0]
    plays = [play for play in actions.legal_actions(imagine(view, 0)) if isinstance(play, Play)]
    worths = dict(thought.others) or {play: _gain(outcome(view, play)) for play in plays}
    rivals = [play for play in plays if play in worths and play.chain[0] != advised]
    best = max(rivals, key=lambda play: worths[play], default=None)
    species = advised if best is None else best.chain[0]
    ways = [play for play in plays if play.chain[0] == species and play != thought.action]
    if not ways:
        return None
    known = [chance for action, chance in thought.others if action in ways]
    card = None if best is None else card_of(view.to_move, species)
    return Alternative(card, tuple(outcome(view, way) for way in ways), max(known, default=None))


def _gain(found: Outcome) -> float:
    """What can be seen at once of how good a choice is, where nobody has thought about it."""
    mine = [card for card in _entered(found) if found.mine(card)]
    rivals = [card for card in _entered(found) if not found.mine(card)]
    gone = [each.victim for each in found.gone if not found.mine(each.victim)]
    return found.worth(*mine, *gone) - found.worth(*rivals, *found.lost)


# How they differ


def differing(pile: Line, found: Outcome, other: Alternative) -> dict[str, Line]:
    """Who fares differently, by kind; `pile` is THAT'S IT as it lies now."""
    out, entered = _out(pile, found), _entered(found)
    always_out = _in_all(_out(pile, each) for each in other.outcomes)
    ever_out = {card for each in other.outcomes for card in _out(pile, each)}
    always_in = _in_all(_entered(each) for each in other.outcomes)
    ever_in = {card for each in other.outcomes for card in _entered(each)}
    lost = tuple(card for card in always_out if found.mine(card) and card not in out)
    return {
        "loses": tuple(card for card in lost if card != other.card),
        "wastes": tuple(card for card in lost if card == other.card),
        "keeps out": tuple(
            card for card in entered if found.mine(card) and card not in (found.played, *ever_in)
        ),
        "lets in": tuple(card for card in always_in if not found.mine(card) and card not in entered),
        "spares": tuple(card for card in out if not found.mine(card) and card not in ever_out),
        "further back": _further_back(found, other),
    }


def _out(pile: Line, found: Outcome) -> Line:
    """Whoever comes to lie on THAT'S IT."""
    return tuple(card for card in found.pile if card not in pile)


def _entered(found: Outcome) -> Line:
    return (*found.let_in, *found.met)


def _in_all(lines: Iterable[Line]) -> Line:
    """Those that are in each of them."""
    first, *others = lines
    return tuple(card for card in first if all(card in line for line in others))


def _further_back(found: Outcome, other: Alternative) -> Line:
    """Whoever comes first of the seat's own, if in every other outcome the first stands further back."""
    first = _first(found)
    firsts = [_first(each) for each in other.outcomes]
    if first is None or found.over or any(each is None or each <= first for each in firsts):
        return ()
    return (found.after[first],)


def _first(found: Outcome) -> int | None:
    return next((place for place, card in enumerate(found.after) if found.mine(card)), None)


# How that is told


def _told(
    templates: Mapping[str, str], differences: Mapping[str, Line], other: Alternative, words: Words
) -> str:
    """The first of the differences that there is."""
    say = Teller(words)
    kind = next((kind for kind in templates if differences[kind]), None)
    if kind is None:
        return ""
    instead = words.sentence(OTHERWISE) if other.card is None else say.says(WITH, card=say.card(other.card))
    return say.says(templates[kind], instead=instead, cards=say.cards(differences[kind][:MOST_NAMED]))


def missed(view: View, best: Action, found: Outcome, card: Card | None, words: Words) -> str:
    """What is lost by a way to play a card, or comes short, compared with the best; empty if nothing of it
    can be seen at once."""
    other = Alternative(card, (found,), None)
    differences = differing(view.thats_it, outcome(view, best), other)
    if words.reader != view.to_move:
        return _told_of(view.to_move, differences, other, words)
    return _told(WARNED_OF, differences, other, words) or _told(SHORTFALLS, differences, other, words)


def _told_of(seat: Seat, differences: Mapping[str, Line], other: Alternative, words: Words) -> str:
    """The same about a seat that is not spoken to: whose animals are meant is said by its name alone."""
    say = Teller(words)
    kind = next((kind for kind in OF_OTHERS if differences[kind]), None)
    if kind is None:
        return ""
    named = differences[kind][:MOST_NAMED]
    mine = all(OWNER[card] == seat for card in named)
    cards = Noun(lambda case: words.listed([f"{say.known(SPECIES[card]):{case}}" for card in named]))
    instead = words.sentence(OTHERWISE)
    if other.card is not None:
        instead = say.says(WITH, card=say.known(SPECIES[other.card]))
    cards = cards if mine else say.cards(named)
    return say.says(OF_OTHERS[kind], instead=instead, player=words.seat(seat), cards=cards)


def _by_chance(thought: Thought[Action], seat: Seat, other: Alternative, words: Words) -> str:
    """How much better the advice is, as far as that is known and wanted."""
    if other.chance is None or not thought.chances or words.chances == OFF:
        return ""
    say = Teller(words)
    card = Noun(lambda _: words.sentence(ANY_WAY)) if other.card is None else say.card(other.card)
    gained = thought.chances[seat] - other.chance
    points = round(100 * gained)
    if words.chances == NUMBERS and points >= FEWEST_POINTS:
        return say.says(POINTS, points=points, other=card)
    degrees = BETTER if words.chances != NUMBERS else ()
    return say.says(next((text for least, text in degrees if gained >= least), AS_GOOD), other=card)


def _kept(other: Alternative, words: Words) -> str:
    """Where nothing else can be said: it is a matter of what is left in hand."""
    say = Teller(words)
    return say.says(NO_BETTER) if other.card is None else say.says(KEEP, card=say.card(other.card))
