"""Why an action is worth taking: one sentence about the most telling thing it leads to.

Each of the small finders below looks for one kind of consequence. Of what they find the weightiest is told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Final

from game.beasty_bar.advice.consequences import AT_THE_GATE, Outcome, outcome, threats
from game.beasty_bar.advice.stacks import stacked
from game.beasty_bar.rules.actions import Action
from game.beasty_bar.rules.animals import PORCUPINE, SPECIES, STOPPED_BY_ZEBRA, STRENGTH, ZEBRA, Card
from game.beasty_bar.rules.events import Burnt, Eaten, Expelled, Line, Stung
from game.beasty_bar.rules.turn import FULL_LINE
from game.beasty_bar.rules.view import View, is_open
from game.beasty_bar.telling.chronicle import Teller
from game.beasty_bar.telling.sayings import KINDS, Reason
from game.core import chances
from game.core.messages import N_
from game.core.player import Thought
from game.core.words import Words

MOST_NAMED: Final = 2
"""More animals than these are not named one by one: a sentence has to fit under the table."""

AGAINST_ONE: Final = 2
"""Between so many what is known for certain is exact."""

FETCHES: Final = N_("{by} brings {card:object} back. {reason}")
COSTS: Final = N_("{reason} That costs {cards:object}.")
SETS_BACK: Final = N_("{reason} That sets {cards:object} back.")

CERTAIN: Final = {0.0: N_("The game is as good as lost."), 1.0: N_("The win is certain now.")}
"""Where all is known and no chance is left, that is said instead of a number."""


Finder = Callable[[Outcome], Iterator[Reason]]


def explain(view: View, thought: Thought[Action], words: Words) -> str:
    """What an action is good for, and how likely it makes the seat that decided it to win, in its own words.

    The view is that of the seat before its action. It is said to everybody and names nothing hidden; but the
    chance is what the seat itself believes, knowing its own hand, like that of a player who boasts.
    """
    words = words.said_by(view.to_move)
    found = outcome(view, thought.action)
    reason = telling(found)
    sentence = with_price(told(reason, view, words), found, reason, words)
    return with_chance(_with_fetched(sentence, found, reason, words), view, thought, words)


def telling(found: Outcome) -> Reason:
    """The most telling reason for what happened."""
    if found.played is None:
        return stacked(found)
    if found.over and not found.let_in and not found.met:
        return Reason("last card")
    reasons = [reason for find in FINDERS for reason in find(found)]
    return max(reasons, key=lambda reason: reason.rank, default=Reason("nothing"))


def told(reason: Reason, view: View, words: Words) -> str:
    """The reason as a sentence."""
    sentences = KINDS[reason.kind].sentences
    number = view.turn + sum(card for cards in reason.cards.values() for card in cards)
    return about(sentences[number % len(sentences)], reason, words)


def about(template: str, reason: Reason, words: Words) -> str:
    """A template filled with whoever takes part in a reason."""
    say = Teller(words)
    nouns = {name: say.cards(cards) for name, cards in reason.cards.items()}
    return say.says(template, **nouns, count=len(reason.cards.get("victims", ())))


def with_price(sentence: str, found: Outcome, reason: Reason, words: Words) -> str:
    """The sentence, and what the action costs the seat itself, unless that has been said."""
    if found.over:
        return sentence
    told = reason.cards.get("spared", ())
    for template, cards in ((COSTS, found.lost), (SETS_BACK, found.set_back)):
        if paid := [card for card in cards if card not in told]:
            return Teller(words).says(template, reason=sentence, cards=Teller(words).cards(paid))
    return sentence


def _with_fetched(sentence: str, found: Outcome, reason: Reason, words: Words) -> str:
    """The sentence, and before it who was brought back to do what it tells."""
    if found.played is None or not found.fetched or reason.kind == "fetched":
        return sentence
    say = Teller(words)
    by, card = say.card(found.played), say.card(found.fetched[0])
    return say.says(FETCHES, by=by, card=card, reason=sentence)


def with_chance(sentence: str, view: View, thought: Thought[Action], words: Words) -> str:
    """The sentence, and the chance to win if there is one, and somebody wants to know."""
    return " ".join(filter(None, [sentence, _chance(view, thought, words)]))


def _chance(view: View, thought: Thought[Action], words: Words) -> str:
    told = chances.sentence(thought.chances, view.to_move, words)
    if told and len(thought.chances) == AGAINST_ONE and is_open(view):
        certain = CERTAIN.get(thought.chances[view.to_move])
        return words.sentence(certain) if certain else told
    return told


# Who gets in


def _into_the_bar(found: Outcome) -> Iterator[Reason]:
    mine = tuple(card for card in found.let_in if found.mine(card))
    if not mine:
        return
    waiting = tuple(card for card in mine if card != found.played)
    if len(mine) > 1:
        yield Reason("both in", found.worth(*mine), {"cards": mine}, waiting)
        return
    yield Reason("in", found.worth(*mine), {"card": mine}, waiting)
    out = found.bounced
    if out is not None and not found.mine(out):
        fields = {"card": mine, "victim": (out,)}
        yield Reason("in and out", found.worth(*mine, out), fields, (*waiting, out))
    started, place = found.started, found.started.index(mine[0])
    for rival in started[:place]:
        if not found.mine(rival) and rival in found.after:
            yield Reason("in ahead", found.worth(*mine), {"card": mine, "rival": (rival,)}, (rival,))
            break


def _vultures(found: Outcome) -> Iterator[Reason]:
    """Two vultures that met are let in both."""
    if found.met:
        card, by = found.met
        worth = found.worth(*filter(found.mine, found.met))
        yield Reason("vultures", worth, {"by": (by,), "card": (card,)}, (card,))


def _thrown_out(found: Outcome) -> Iterator[Reason]:
    victim = found.bounced
    if victim is not None and not found.mine(victim):
        yield Reason("bounced", found.worth(victim), {"victim": (victim,)}, (victim,))


def _let_pass(found: Outcome) -> Iterator[Reason]:
    """Only others get in; but who comes next?"""
    if not found.let_in or found.over or any(map(found.mine, found.let_in)):
        return
    assert found.bounced is not None
    yield Reason("let pass", 0, {"cards": found.let_in, "spared": (found.bounced,)})
    if found.after and found.mine(found.after[0]):
        yield Reason("next", 0, {"card": found.after[:1]}, found.after[:1])


# Who has to go


def _gone(found: Outcome) -> Iterator[Reason]:
    """The rivals that had to leave, by whoever saw to that."""
    for by in dict.fromkeys(departure.by for departure in found.gone):
        mine = [each for each in found.gone if each.by == by]
        victims = tuple(each.victim for each in mine if not found.mine(each.victim) and each.victim != by)
        if not victims:
            continue
        lost = [each.victim for each in mine if found.mine(each.victim)]
        worth = found.worth(*victims) - found.worth(*lost)
        if len(victims) > MOST_NAMED:
            yield Reason("many gone", worth, {"by": (by,), "victims": victims}, victims)
            continue
        eaten = all(each.how is Eaten for each in mine)
        yield Reason("eaten" if eaten else "gone", worth, {"by": (by,), "victims": victims}, victims)
        if len(victims) == 1 and victims[0] in found.before[:AT_THE_GATE]:
            kind = "eaten at the gate" if eaten else "off the gate"
            yield Reason(kind, worth, {"by": (by,), "victim": victims}, victims)
        if len(victims) == 1 and _stands_instead(found, by, victims[0]):
            yield Reason("place taken", worth, {"by": (by,), "victim": victims}, victims)


def _stands_instead(found: Outcome, by: Card, victim: Card) -> bool:
    """One of the seat's own animals has come forward to where a victim stood."""
    there = victim in found.before and found.after[found.before.index(victim) :][:1]
    return there == (by,) and found.mine(by) and found.after[-1] != by


def _given_up(found: Outcome) -> Iterator[Reason]:
    """What it costs, where there is nothing better to say."""
    card = found.played
    if found.let_in or found.met or card is None:
        return
    if found.after == found.before:
        full = len(found.before) == FULL_LINE - 1
        yield Reason("no fifth" if full else "wasted", 0.0, {"spared": (card,)})
    for each in found.gone:
        if each.victim == card:
            yield Reason(UNDONE[each.how], 0.0, {"by": (each.by,), "spared": (card,)})
    if found.lost and not found.over:
        yield Reason("given up", 0.0, {"spared": found.lost})


UNDONE: Final = {Eaten: "is eaten", Expelled: "is turned away", Stung: "is stung", Burnt: "burns"}
"""What becomes of a card that is played and does not stay."""


def _fetched(found: Outcome) -> Iterator[Reason]:
    if found.played is not None and found.fetched and found.fetched[0] in found.checked:
        card = found.fetched[:1]
        worth = found.worth(*card) if found.mine(card[0]) else 0.0
        yield Reason("fetched", worth, {"by": (found.played,), "card": card}, card)


# How the line stands


def _heads(found: Outcome) -> Iterator[Reason]:
    """Who comes first, as far as that is new."""
    if found.over or not found.after or not found.mine(found.after[0]):
        return
    first, started = found.after[0], found.started
    if len(found.after) == 1 and found.before not in ((), found.after) and not found.let_in:
        yield Reason("alone", 0.1, {"card": (first,)}, found.before)
    if started[0] == first and len(found.after) > 1 and not found.let_in:
        soon = len(found.after) == FULL_LINE - 1  # and the next card may open the gate for it
        yield Reason("stays first", 0.6 * soon, {"first": (first,)}, (first,))
    leaders = found.after[:AT_THE_GATE]
    close = len(found.after) == FULL_LINE - 1 and len(leaders) == AT_THE_GATE
    if close and all(map(found.mine, leaders)) and leaders != found.before[:AT_THE_GATE]:
        yield Reason("two first", 0.3, {"cards": leaders}, found.before[:1])
    if started[0] != first and len(found.after) > 1 and not found.let_in:
        led = started[0]
        if led in found.after and not found.mine(led):
            yield Reason("lead taken", 0.3, {"card": (first,), "rival": (led,)}, (led,))
        yield Reason("lead", 0.1, {"card": (first,)}, started[:1])


def _gets_ahead(found: Outcome) -> Iterator[Reason]:
    """Whoever of the seat's animals has passed rivals, and the rivals that fell back."""
    if found.over or found.let_in:
        return
    started, after = found.started, found.after
    for card in filter(found.mine, after):
        if card not in started:
            continue
        passed = [
            each
            for each in after[after.index(card) + 1 :]
            if not found.mine(each) and each in started and started.index(each) < started.index(card)
        ]
        if 0 < len(passed) <= MOST_NAMED:
            yield Reason(
                "ahead", 0.3 * len(passed), {"card": (card,), "rivals": tuple(passed)}, tuple(passed)
            )
    last = after[-1] if len(after) > AT_THE_GATE else None
    if last is not None and not found.mine(last) and last in started[:AT_THE_GATE]:
        yield Reason("sent back", 0.3 * found.worth(last), {"victim": (last,)}, (last,))


def _dangers(found: Outcome) -> Iterator[Reason]:
    """Whom animals that act every turn would have got, had the line stayed as it was."""
    if found.over:
        return
    still = threats(found.after, found.options)
    for victim, by in threats(found.before, found.options).items():
        safe = victim in found.after and victim not in found.harmed and victim not in still
        if safe and found.mine(victim) and not found.mine(by):
            fields = {"card": (victim,), "threat": (by,)}
            yield Reason("escape", 0.5 * found.worth(victim), fields, (by, victim))


def _shields(found: Outcome) -> Iterator[Reason]:
    """The seat's zebra with a rival's hippo or crocodile right behind it."""
    if found.over:
        return
    line, behind = found.after, {*pairwise(found.before)}
    for place, (shield, threat) in enumerate(pairwise(line)):
        stops = SPECIES[shield] == ZEBRA and SPECIES[threat] in STOPPED_BY_ZEBRA
        if not stops or not found.mine(shield) or found.mine(threat):
            continue
        new = (shield, threat) not in behind
        fields = {"shield": (shield,), "threat": (threat,)}
        yield Reason("shield alone" if new else "shield stays", 0.0, fields, (threat, shield))
        for card in filter(found.mine, _reach(line[:place], threat)[:1]):
            worth = 0.4 * found.worth(card) + 0.8 * new
            yield Reason("shield", worth, {**fields, "card": (card,)}, (threat, card))


def _reach(ahead: Line, threat: Card) -> Line:
    """Whom a hippo or crocodile could get at if nobody stopped it, the nearest first."""
    reached: list[Card] = []
    for card in reversed(ahead):
        if STRENGTH[card] >= STRENGTH[threat] or SPECIES[card] == ZEBRA:
            break
        reached.append(card)
    return tuple(reached)


def _quiet(found: Outcome) -> Iterator[Reason]:
    """What can be said if there is nothing else."""
    card = found.played
    assert card is not None
    if found.hand == 1:
        yield Reason("only card", 0.0, {"spared": (card,)})
    if card not in found.after:
        return
    if not found.before:
        yield Reason("opening", 0.0, {"card": (card,)})
    elif found.after[-1] == card and SPECIES[card] in STANDS:
        yield Reason(STANDS[SPECIES[card]], 0.0, {"card": (card,)})
    place = found.after.index(card)
    if place:
        yield Reason(PLACES[place - 1], 0.0, {"card": (card,)})


PLACES: Final = ("second", "third", "fourth")
STANDS: Final = {ZEBRA: "stripes", PORCUPINE: "quills"}


FINDERS: Final[Sequence[Finder]] = (
    _into_the_bar,
    _vultures,
    _thrown_out,
    _let_pass,
    _gone,
    _given_up,
    _fetched,
    _heads,
    _gets_ahead,
    _dangers,
    _shields,
    _quiet,
)
