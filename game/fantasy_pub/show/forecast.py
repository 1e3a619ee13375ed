"""What is foretold of the thing pointed at: its outcome, or what is still to choose and what that brings.

Every action is previewed once, as long as the same view is on the table.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import Final

from game.core.choosing import GLANCE, Choosing, Mark
from game.core.messages import N_, capital
from game.core.words import Words
from game.fantasy_pub.advice.preview import Preview, preview
from game.fantasy_pub.advice.preview_words import gists, joined, who_enters
from game.fantasy_pub.marks import Die, Guest, Kin, Own, Place, Stop, stop
from game.fantasy_pub.rules.actions import (
    Action,
    Adjust,
    Call,
    End,
    Enter,
    Leave,
    Move,
    Play,
    adjusted,
    value_of,
)
from game.fantasy_pub.rules.characters import CLAN, RACES, Character
from game.fantasy_pub.rules.chips import NORMAL, UNKNOWN
from game.fantasy_pub.rules.events import (
    BarkeeperMoved,
    ClosingTime,
    DiceSpent,
    Drank,
    Event,
    EventPlayed,
    GameOver,
    InvitationRound,
    Invited,
    Left,
    Moved,
    ThrownOut,
    Toast,
    Treated,
    TurnEnded,
    Why,
)
from game.fantasy_pub.rules.moving import MOST_COINS
from game.fantasy_pub.rules.state import DOOR, Phase
from game.fantasy_pub.rules.view import View, veiled
from game.fantasy_pub.show.event_faces import FACES
from game.fantasy_pub.show.meaning import Space, meant
from game.fantasy_pub.telling.cast import both_inside
from game.fantasy_pub.telling.chronicle import tell
from game.fantasy_pub.telling.log import ICONS
from game.fantasy_pub.telling.names import Teller, place
from game.fantasy_pub.telling.option_words import Options
from game.fantasy_pub.telling.table_words import plus_minus_card
from game.shell.desk import Desk
from game.shell.show import Party

MOST_WAYS: Final = 8
"""Where more than that is open, nothing is foretold yet."""
_SAID: Final = (Moved, EventPlayed, DiceSpent, TurnEnded, BarkeeperMoved)
"""What the title says already."""
_WEIGHTY: Final = (ThrownOut, Left, ClosingTime, GameOver)
_WEIGHTIER: Final = (Toast, InvitationRound)
_NAMED: Final = 2
"""So many ends have room for their names; of more, tables go by their numbers."""
_TARGETS: Final = (Stop, Place, Guest, Kin)
_APART: Final = (Own, *_TARGETS)
"""What tells one end from another, the first of them first."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A step of what would happen."""

    icon: str
    text: str
    """With marks for who is meant."""
    weight: int
    """What matters least is left out first."""
    face: Character | None = None
    """Who goes by a name in it, which is written nowhere in the room: a face can be found there."""


@dataclass(frozen=True, slots=True)
class Chip:
    """One of the ends that it may come to."""

    name: str
    now: bool
    """It is the one that is pointed at."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """What is told and shown. Two of the same key are the same."""

    key: Hashable
    title: str
    chips: tuple[Chip, ...]
    sentences: tuple[Sentence, ...]
    action: Action | None
    """What would be done, if that is clear."""
    outcome: Preview | None
    other: Preview | None = None
    """What the other end would lead to, if there are two."""


class Forecaster:
    """Looks ahead for whoever is to choose."""

    def __init__(self, desk: Desk, party: Party) -> None:
        self._desk, self._party = desk, party
        self._view: View | None = None
        self._views = 0
        self._previews: dict[Action, Preview] = {}
        self._forecasts: dict[Hashable, Forecast | None] = {}

    def forget(self) -> None:
        """Whatever was told may have to be told in other words."""
        self._view = None

    def look(self, view: View, choosing: Choosing | None, focus: Hashable) -> Forecast | None:
        """What lies ahead of the thing pointed at, or of what is chosen so far; None if neither is there."""
        if choosing is None or view.phase is not Phase.TURN:
            return None
        if self._view is not view:
            self._view, self._views = view, self._views + 1
            self._previews.clear()
            self._forecasts.clear()
        if isinstance(focus, Guest | Space) and not meant(view, choosing, focus):
            return None  # its text says why not
        pointed = _pointed(view, choosing, focus)
        key = self._views, tuple(choosing.done), pointed
        if key not in self._forecasts:
            self._forecasts[key] = self._forecast(key, view, choosing, pointed)
        return self._forecasts[key]

    def preview(self, view: View, action: Action) -> Preview:
        """What an action leads to."""
        if action not in self._previews:
            self._previews[action] = preview(view, action)
        return self._previews[action]

    def _forecast(
        self, key: Hashable, view: View, choosing: Choosing, pointed: Sequence[Mark]
    ) -> Forecast | None:
        then = copy(choosing)
        then.choose_all(pointed)
        if not then.done:
            return None
        ways = _ways(then)
        told: Words = self._party.marked(self._desk, self._party.alone).seeing(view)
        if len(ways) > MOST_WAYS or not ways:
            return None
        if len(ways) == 1:
            (action,) = ways.values()
            outcome = self.preview(view, action)
            chips = _chips(view, choosing, pointed, told)
            steps = tuple(_change(view, [action], told)) or (
                *_cause(action, told),
                *_sentences(outcome, told),
            )
            other = self._elsewhere(view, choosing, pointed)
            return Forecast(key, title(view, action, told), chips, steps, action, outcome, other)
        asked = Options(view, then.done, told, lambda *_: ()).question()
        lines = tuple(
            Sentence(_icon(action), self._way(view, rest, action, told), 0, _chosen(view, rest, told))
            for rest, action in ways.items()
        )
        return Forecast(key, asked, (), (*_change(view, [*ways.values()], told), *lines), None, None)

    def _elsewhere(self, view: View, choosing: Choosing, pointed: Sequence[Mark]) -> Preview | None:
        """Whoever walks can often stop at either of two places: what the other one would bring."""
        ends = [mark for mark in choosing.options() if isinstance(mark, Stop)]
        others = [mark for mark in ends if mark not in pointed]
        if len(ends) != 2 or len(others) != 1:
            return None
        then = copy(choosing)
        then.choose_all(others)
        ways = [*_ways(then).values()]
        return self.preview(view, ways[0]) if len(ways) == 1 else None

    @staticmethod
    def _way(view: View, rest: frozenset[Mark], action: Action, words: Words) -> str:
        """One of several ends, in short: what tells it from the others, and what happens then."""
        where, what = gists(view, action, words)
        if any(isinstance(mark, Own) for mark in rest) and isinstance(action, Move):
            return joined(title(view, action, words), what, words)
        for kind in _APART:
            mark = next((mark for mark in rest if isinstance(mark, kind)), None)
            if mark is not None:
                then = what if isinstance(mark, Stop | Place) else joined(where, what, words)
                name, first = capital(_name(view, mark, words)), capital(then)
                return first if first.startswith(name) else joined(name, then, words)
        return joined(title(view, action, words), what, words)


def _pointed(view: View, choosing: Choosing, focus: Hashable) -> tuple[Mark, ...]:
    """The marks of the focus, unless choosing it would only let something go."""
    if focus is None or isinstance(focus, str):
        return ()
    marks = meant(view, choosing, focus)
    return () if all(mark is GLANCE or mark in choosing.done for mark in marks) else marks


def _ways(choosing: Choosing) -> dict[frozenset[Mark], Action]:
    """The different things that can still come of it, each by what tells it from the others."""
    found: dict[frozenset[Mark], Action] = {}
    common = {*choosing.implied, *choosing.done}
    for action in choosing.open:
        marks = {*choosing.marks_of(action)}
        if not isinstance(action, Enter | Adjust):
            marks = {mark for mark in marks if not isinstance(mark, Die)}
        found.setdefault(frozenset(marks - common), action)
    return found


def _chips(view: View, choosing: Choosing, pointed: Sequence[Mark], words: Words) -> tuple[Chip, ...]:
    """Where else it could lead, if the thing pointed at is such an end."""
    here = next((mark for mark in pointed if isinstance(mark, _TARGETS)), None)
    if here is None:
        return ()
    others = [mark for mark in choosing.options() if type(mark) is type(here)]
    if not 1 < len(others) <= 6 or isinstance(here, Guest):
        return ()
    named = len(others) <= _NAMED or not isinstance(here, Stop | Place)
    told = [_name(view, mark, words) if named else _number(mark, words) for mark in others]
    return tuple(Chip(name, mark == here) for name, mark in zip(told, others, strict=True))


def _by_name(named: Iterable[Character], words: Words) -> Character | None:
    """The first of them, if it goes by its name."""
    return next((who for who in [*named][:1] if both_inside(who, words)), None)


def _actors(event: Event) -> Iterator[Character]:
    """Whom a sentence about it names, the first of them first."""
    for role in ("who", "payer", "thief"):
        if (who := getattr(event, role, None)) is not None:
            yield who


def _chosen(view: View, rest: frozenset[Mark], words: Words) -> Character | None:
    """Whoever tells one end from the others, if it goes by a name."""
    own = (CLAN[view.to_move][mark.figure] for mark in rest if isinstance(mark, Own))
    guests = (mark.who for mark in rest if isinstance(mark, Guest))
    return _by_name([*own, *guests], words)


def _number(mark: Mark, words: Words) -> str:
    """A space in short, as it is written at a table."""
    space = mark.space if isinstance(mark, Stop | Place) else DOOR
    return str(space) if space != DOOR else words.sentence(N_("door"))


def _name(view: View, mark: Mark, words: Words) -> str:
    match mark:
        case Own(figure):
            a = Teller(words)
            return a.fills("{who}", who=a.who(CLAN[view.to_move][figure]))
        case Stop(space) | Place(space):
            return place(space, words)
        case Guest(who):
            a = Teller(words)
            return a.fills("{who}", who=a.who(who))
        case Kin(race):
            return words.kind(RACES[race], "")
    return ""


def title(view: View, action: Action, words: Words) -> str:
    """What would be done."""
    a, say, mine = Teller(words), words.sentence, CLAN[view.to_move]
    match action:
        case Move(figure):
            return a.fills(say(N_("{who} {to}")), who=a.who(mine[figure]), to=a.to(stop(view, action)))
        case Call(die, None):
            return say(N_("The barkeeper {to}")).format(to=a.to(die))
        case Call(die, guest) if guest is not None:
            return a.fills(say(N_("The barkeeper {to}, for {who:object}")), to=a.to(die), who=a.who(guest))
        case Enter(die):
            coins = min(MOST_COINS, value_of(view.dice, die))
            enters = words.plural("Enter with one coin", "Enter with {coins} coins", coins)
            return enters.format(coins=coins)
        case Leave(figure):
            return a.fills(say(N_("{who} leaves")), who=a.who(mine[figure]))
        case Play(card):
            return a.card(card)
        case Adjust(die):
            first, second = adjusted(veiled(view), die)
            return say(N_("The dice become {first} and {second}")).format(first=first, second=second)
        case End():
            return say(N_("End the turn"))
    return ""


def _cause(action: Action, words: Words) -> list[Sentence]:
    """What a card does, before what comes of it."""
    if not isinstance(action, Play):
        return []
    face = FACES[action.card]
    return [Sentence("event", words.sentence(face.effect).format(coins=face.coins), -1)]


def _change(view: View, actions: Sequence[Action], words: Words) -> list[Sentence]:
    """What the +1/-1 card does, and what its beer is for, where nothing but that card is used."""
    if not all(isinstance(action, Adjust) for action in actions):
        return []
    told = plus_minus_card(view.plus_minus[view.to_move], words)
    return [Sentence(icon, text, 0) for icon, text in zip(("plus", "glass"), told, strict=True)]


def _sentences(outcome: Preview, words: Words) -> list[Sentence]:
    """In the engine's order. Of a toast or a round it is told whom it befalls; its name stands there."""
    befalls = any(isinstance(event, Drank | Invited | Treated | ThrownOut) for event in outcome.events)
    left_out = (*_SAID, *_WEIGHTIER) if befalls else _SAID
    told = [
        Sentence(ICONS.get(type(event), "dice"), text, _weight(event), _by_name(_actors(event), words))
        for event, then in zip(outcome.events, (*outcome.events[1:], None), strict=True)
        if not isinstance(event, left_out) and (text := _told(event, then, words))
    ]
    if outcome.entering is not None:
        told.append(Sentence("enter", who_enters(outcome.entering, words), 2))
    return told or [Sentence("check", words.sentence(N_("Nothing else happens.")), 0)]


def _told(event: Event, then: Event | None, words: Words) -> str:
    """Whoever drinks one too many is out for it, in one sentence."""
    match event, then:
        case Drank(who=who), ThrownOut(who=other, why=Why.DRUNK) if who == other:
            return ""
        case ThrownOut(who=who, why=Why.DRUNK), _:
            a = Teller(words)
            return a.says(N_("{who} gets a sixth beer and is thrown out."), who=a.who(who))
    return tell(_any_beer(event), words) or ""


def _any_beer(event: Event) -> Event:
    """A beer behind its coin is a beer; that it may be a triple can be seen on the plate."""
    if isinstance(event, Drank | Invited | Treated) and event.kind == UNKNOWN:
        return replace(event, kind=NORMAL)
    return event


def _weight(event: object) -> int:
    return 2 if isinstance(event, _WEIGHTY) else 1 if isinstance(event, _WEIGHTIER) else 0


def _icon(action: Action) -> str:
    match action:
        case Move():
            return "move"
        case Call():
            return "call"
        case Enter():
            return "enter"
        case Leave():
            return "leave"
    return "event"
