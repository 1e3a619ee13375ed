"""The night in sentences: the log, and what a gardener has to say about it. English only."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from game.core.chances import sentence as chance_to_win
from game.core.coaching import points
from game.core.player import Thought
from game.core.rules import Seat
from game.core.telling import Entry, Hint, HintStep, Milestone, Rule
from game.core.weighing import Weighed
from game.core.words import Words
from tests.contract.toy.events import (
    Dealt,
    Event,
    Kept,
    Lifted,
    NightOver,
    Nudged,
    Pips,
    Shown,
    Spilled,
    Thrown,
    WentHome,
    WentOut,
)
from tests.contract.toy.garden import BEDS, CANDLES, OFFERED, Hidden, Kind, View
from tests.contract.toy.rules import Action, Deed, Do, Keep


def tell(event: Event, words: Words) -> str | None:
    """An event as a sentence; that a basket is tipped over says the hedgehog."""
    say = words.sentence
    match event:
        case Dealt(seat, favourites):
            return say("{player} may like {kinds}.").format(
                player=words.seat(seat), kinds=_kinds(favourites, words)
            )
        case Kept(seat, favourite):
            return say("{player} likes {kinds} best.").format(
                player=words.seat(seat), kinds=_kinds((favourite,), words)
            )
        case WentOut(seat):
            return say("{player} goes out.").format(player=words.seat(seat))
        case Thrown(pips, dice):
            template = "{pips} is shaken: {dice}." if pips else "The dice show {dice}."
            return say(template).format(pips=_pips(pips, words), dice=_pips(dice, words))
        case Nudged(pips):
            upside_down = tuple(BEDS + 1 - each for each in pips)
            told = say("{pips} is turned upside down: {dice}.")
            return told.format(pips=_pips(pips, words), dice=_pips(upside_down, words))
        case Lifted(bed, kind):
            return say("Bed {bed}: {kind} sits under the stone.").format(
                bed=bed, kind=words.kind(kind.noun, "")
            )
        case Spilled():
            return None
        case WentHome(seat, kinds):
            template = "{player} carries home {kinds}." if kinds else "{player} goes home with nothing."
            return say(template).format(player=words.seat(seat), kinds=_kinds(kinds, words))
        case Shown(favourites):
            likes = [
                f"{words.seat(Seat(seat))}: {_kinds(kept, words)}" for seat, kept in enumerate(favourites)
            ]
            return say("The favourites are turned up. {likes}.").format(likes=", ".join(likes))
        case NightOver():
            return say("The sun rises.")


def _kinds(kinds: Hidden, words: Words) -> str:
    if not kinds or None in kinds:
        return words.sentence("something secret")
    return words.listed([words.kind(kind.noun, "") for kind in kinds if kind is not None])


def _pips(pips: Pips, words: Words) -> str:
    return words.listed(list(map(str, pips))) if pips else ""


WHY: Final[dict[type[Event], tuple[str, str, str]]] = {
    Dealt: ("cards", "Favourites", f"Everybody is dealt {OFFERED} favourites and keeps one."),
    Kept: ("cards", "Favourites", "A favourite snail counts one more at sunrise."),
    Thrown: ("restart", "Dice", "Each die is good for a stone in the bed of its number."),
    Nudged: ("swap", "Candles", f"Everybody has {CANDLES}; one is enough for both dice."),
    Lifted: ("eye", "Stones", "What sits under a stone goes into the basket."),
    WentHome: ("door", "Going home", "Only what was carried home counts."),
    Shown: ("eye", "Favourites", "At sunrise there are no secrets."),
    NightOver: ("crown", "Sunrise", "The night ends with the last turn or the last stone."),
}
"""By kind of event: its picture, the title of its rule, and the rule."""


def entries(events: Sequence[Event], words: Words) -> list[Entry]:
    """What a turn's events say to everybody; who goes out the next turn says itself."""
    lines = []
    for event in events:
        text = tell(event, words)
        if text is not None and type(event) in WHY:
            icon, title, rule = WHY[type(event)]
            lines.append(Entry(text, _lit(event), Rule(words.sentence(title), words.sentence(rule)), icon))
    return lines


def _lit(event: Event) -> tuple[Hashable, ...]:
    return (("bed", event.bed),) if isinstance(event, Lifted) else ()


def outline(events: Sequence[Event], words: Words) -> list[Entry]:
    """The same without what was carried home: that is to be remembered."""
    kept = [event for event in events if not isinstance(event, Lifted | WentHome)]
    return entries(kept, words) or [
        Entry(words.sentence("Somebody was in the garden."), (), Rule("Sheds", "They are closed."), "shield")
    ]


DEEDS: Final = {
    Deed.LIFT: "Lift a stone in bed {pips}.",
    Deed.NUDGE: "Turn {pips} upside down.",
    Deed.SHAKE: "Shake {pips} again.",
    Deed.HOME: "Go home.",
}

BUTTONS: Final = {Deed.NUDGE: "Turn upside down", Deed.SHAKE: "Shake again", Deed.HOME: "Go home"}


def advised(action: Action, words: Words) -> str:
    """An action as somebody is told to do it."""
    match action:
        case Keep(kind):
            return words.sentence("Keep {kind}.").format(kind=words.kind(kind.noun, ""))
        case Do(deed, pips):
            return words.sentence(DEEDS[deed]).format(pips=_pips(pips, words))


TOLD: Final = {
    Deed.LIFT: "{player} lifts a stone in bed {pips}.",
    Deed.NUDGE: "{player} turns {pips} upside down.",
    Deed.SHAKE: "{player} shakes {pips} again.",
    Deed.HOME: "{player} heads for home.",
}


def deed(view: View, action: Action, words: Words) -> str:
    """An action as gardeners tell it."""
    player = words.seat(view.garden.mover)
    match action:
        case Keep(kind):
            told = words.sentence("{player} keeps {kind}.")
            return told.format(player=player, kind=words.kind(kind.noun, ""))
        case Do(done, pips):
            return words.sentence(TOLD[done]).format(player=player, pips=_pips(pips, words))


REASONS: Final = {
    Deed.LIFT: "There are more snails than hedgehogs.",
    Deed.NUDGE: "The other side is better.",
    Deed.SHAKE: "It can only get better.",
    Deed.HOME: "What I have I keep.",
}


def explain(view: View, thought: Thought[Action], words: Words) -> str:
    """What a gardener says about what it does, without a word about its favourite."""
    action, words = thought.action, words.said_by(view.garden.mover)
    reason = "I know what I like." if isinstance(action, Keep) else REASONS[action.deed]
    chance = chance_to_win(thought.chances, view.garden.mover, words)
    return " ".join(filter(None, [words.sentence(reason), chance]))


def warn(view: View, weighed: Weighed[Action], action: Action, words: Words) -> str:
    """By how much something else is better; nobody else is told what to do."""
    better, worse = advised(weighed.best.action, words), points(weighed, action)
    if words.reader != view.garden.mover:
        return words.sentence("Something else was worth {points} % more.").format(points=worse)
    return words.sentence("{points} % worse. {better}").format(points=worse, better=better)


def hint(view: View, thought: Thought[Action], words: Words) -> Hint:
    """Look at the dice, do this, for that reason."""
    action = thought.action
    drafting = isinstance(action, Keep)
    look = "Look at what you were dealt." if drafting else "Look at your dice and your basket."
    lit: tuple[Hashable, ...] = ("favourites",) if drafting else ("dice",)
    hedgehogs = view.garden.lifted.count(Kind.HEDGEHOG)
    why = words.sentence("Hedgehogs met so far: {count}.").format(count=hedgehogs)
    why = " ".join(filter(None, [why, chance_to_win(thought.chances, view.garden.mover, words)]))
    return (
        HintStep(words.sentence(look), lit),
        HintStep(advised(action, words), lit),
        HintStep(why, lit),
    )


def milestone(event: Event) -> Milestone | None:
    """What is in a shed stays there."""
    return Milestone(event.seat, "door") if isinstance(event, WentHome) else None
