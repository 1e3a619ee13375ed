"""A game as the readers know it: one record."""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Protocol, TypeVar

from game.core.choices import Choice
from game.core.choosing import Choosing, InAnyOrder, InOrder, Mark
from game.core.errors import BadSetup
from game.core.player import USUAL, Budget, Player, Thought
from game.core.rules import AnyRules, Seat, Viewer
from game.core.workshop import Workshop

AnyPlayer = Player[Any, Any]

HUMAN = "human"
"""A seat taken by a person; any other word is the key of a computer's level."""

USUAL_NAMES = ("Ana", "Bo", "Cleo", "Dev")

Json = dict[str, Any]
"""An object of the engine protocol."""


class Mention(Enum):
    """How somebody's piece comes into a sentence, so that a language that minds says no name twice."""

    FIRST = "Ana's pawn"
    OWN = "Ana's own pawn"
    """After another one of the same owner, which did something to it."""
    NEXT = "pawn"
    """In a row, right behind another one of the same owner."""


class Words(Protocol):
    """A language, handed in by whoever speaks it. `case` is what a template asks for behind the colon."""

    @property
    def reader(self) -> Viewer:
        """Whom it speaks to, where that is a single seat."""

    @property
    def speaker(self) -> Viewer:
        """Who says it, where that is one of the seats."""

    def said_by(self, speaker: Seat) -> Words:
        """The same, but one of the seats speaks."""

    @property
    def chances(self) -> str:
        """How it tells who is likely to win: one of the manners in `game.core.chances`."""

    def sentence(self, template: str) -> str:
        """The template in this language, its fields in braces."""

    def plural(self, one: str, many: str, count: int) -> str:
        """The template for so many, its fields in braces."""

    def piece(self, name: str, owner: Seat, case: str, mention: Mention = Mention.FIRST) -> str:
        """Somebody's piece: "Ana's pawn", "my pawn" if the speaker has it, or "your pawn" to the reader."""

    def name(self, name: str, case: str = "") -> str:
        """What a piece of that name is called, on its own: "pawn"."""

    def kind(self, name: str, case: str) -> str:
        """Any piece of that name: "a pawn"."""

    def known(self, name: str, case: str) -> str:
        """The piece of that name that everyone knows is meant: "the pawn"."""

    def seat(self, seat: Seat) -> str:
        """The player's name."""

    def listed(self, names: Sequence[str]) -> str:
        """Several in a row: "a, b and c"."""


@dataclass(frozen=True, slots=True)
class Level:
    """A kind of computer player."""

    key: str
    name: str
    sentence: str
    """What to expect of it."""
    player: Callable[[int, Budget, str], AnyPlayer]
    """A player of this level from a seed, with so much time, of that character (its key, or empty)."""
    searches: bool = False
    """Thinks as long as it is given time; the others decide at once, whatever they are given."""


@dataclass(frozen=True, slots=True)
class Character:
    """A style of play that a computer of any level can have."""

    key: str
    name: str
    sentence: str
    """How it likes to play."""


Kind = TypeVar("Kind", Level, Character)


def named(key: str, kinds: Sequence[Kind]) -> Kind | None:
    """The level or the character with that key; None if nobody has it."""
    return next((kind for kind in kinds if kind.key == key), None)


def keys_of(kinds: Sequence[Level] | Sequence[Character]) -> str:
    """What to choose from, for whoever asked for something else."""
    return ", ".join(kind.key for kind in kinds)


@dataclass(frozen=True, slots=True)
class Question:
    """Something a seat decides before the game."""

    seat: Seat
    text: str
    options: tuple[str, ...]
    hints: tuple[str, str]
    """What a computer would choose, and why, for whoever asks."""


Interview = Callable[[Any, Words], Generator[Question, int, Any]]
"""Asks somebody what is to be decided, and makes another set-up of a complete one."""


class TextShow(Protocol):
    """How a game looks where there are only words."""

    def interviews(self, asked: Any, setup: Any, people: Sequence[Seat]) -> Sequence[Interview]:
        """What people decide before the deal, one after the other.

        `setup` is complete and holds the computers' decisions; what is open in `asked` people decide.
        """

    def rules(self, topic: str, words: Words) -> Sequence[str]:
        """The rules of the game, line by line; or what there is about a topic, and if there is nothing,
        what there is instead."""

    def goal(self, setup: Any, words: Words) -> Sequence[str]:
        """How the game is won, in sentences; the first one is enough to begin with."""

    def table(self, view: Any, words: Words, *, closed: bool = False) -> list[str]:
        """What the viewer sees; where that is `closed`, without what lies in the piles."""

    def question(self, view: Any, done: Sequence[Mark], words: Words) -> str:
        """What is to be chosen next, after those marks."""

    def option(self, view: Any, done: Sequence[Mark], mark: Mark, words: Words) -> str:
        """What it means to go on with a mark, after those that were chosen."""

    def result(self, finals: Sequence[Any], words: Words) -> list[str]:
        """How the game ended; of several games in a row, the sum as well."""

    def encore(self, setup: Any) -> Any:
        """The set-up of the return game."""


@dataclass(frozen=True, slots=True)
class HintStep:
    """A part of a hint; each says more than the one before."""

    text: str
    lit: tuple[Hashable, ...]
    """What to look at, in the game's own keys."""


Hint = tuple[HintStep, HintStep, HintStep]
"""Where to look, what to do, and why."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule as players are told it."""

    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the log."""

    text: str
    lit: tuple[Hashable, ...]
    """Whom it is about, in the game's own keys."""
    rule: Rule
    """Why it happened."""
    icon: str


@dataclass(frozen=True, slots=True)
class Outside:
    """What the pure parts cannot have of their own."""

    clock: Callable[[], float]
    words: Callable[[Sequence[str]], Words]
    """A language for players with these names."""


@dataclass(frozen=True, slots=True)
class GameModule:
    """Everything the readers need to offer a game, without knowing which one it is."""

    key: str
    """Also names the folders of its art, its layouts and its language."""
    title: str
    rules: AnyRules
    seats: range
    choices: tuple[Choice, ...]
    """What to choose before a game."""
    levels: tuple[Level, ...]
    """The opponents that are offered, weakest first."""
    sparring: tuple[Level, ...]
    """Simple players beside the levels, to measure against."""
    characters: tuple[Character, ...]
    marks: Callable[[Any, Any], tuple[Mark, ...]]
    """What to point at for an action, given the view of whoever acts; what looks alike there is one mark."""
    in_order: bool
    """Marks are asked for one after the other; else they may be pointed at in any order."""
    prepare: Callable[[Any, int, Mapping[Seat, str]], Any]
    """The complete set-up from a seed, with what the computers of those keys decide before the deal."""
    fallback: str
    """The key of a computer that decides at once, for when there is no time to think."""
    tell: Callable[[Any, Words], str | None]
    """An event as a sentence, or None where it is not worth one."""
    log: Callable[[Sequence[Any], Words], Sequence[Entry]]
    """What the events of a turn, as everybody saw them, say in the log."""
    outline: Callable[[Sequence[Any], Words], Sequence[Entry]]
    """What is left of that where the house closes the piles and only memory helps: nothing of who it was."""
    explain: Callable[[Any, Thought[Any], Words], str]
    """Why a seat acted as it did, in its own words to everyone; from its view before it acted.

    The sentence names nothing hidden. The chance to win in it is what the seat itself believes, knowing its
    own hand, like that of a player who boasts.
    """
    hint: Callable[[Any, Thought[Any], Words], Hint]
    """What a seat could do, step by step, for its own ears only."""
    answer: Callable[[Json, Outside], Json]
    """A request of the engine protocol and its answer; raises `BadRequest` or another `GameError`."""
    text: TextShow
    decided: Mapping[str, str] = field(default_factory=dict)
    """Words of a set-up that the seed draws for the hash, and that people may decide after they have seen it:
    what each of them is about."""
    spell_position: Callable[[Any], str] = repr
    """A state in a line, for reports."""
    demo: str = ""
    """Who is worth watching, with commas; empty leaves it to the house."""
    workshop: Callable[[], Workshop] | None = None
    """For those who work on the game; imported when it is wanted."""

    def choosing(self, view: Any, legal: Sequence[Any]) -> Choosing:
        """The choice among these actions, for whoever has that view."""
        return (InOrder if self.in_order else InAnyOrder)(legal, lambda action: self.marks(view, action))

    def check_seat(self, who: str) -> None:
        """Raise `BadSetup` unless this is a person or a computer that there is."""
        if who == HUMAN:
            return
        if self.find(who)[0] is None:
            raise BadSetup(f"A seat is taken by one of {HUMAN}, {keys_of(self.computers)}, not by {who!r}.")
        self.check_computer(who)

    def check_computer(self, who: str) -> None:
        """Raise `BadSetup` unless this is the key of a level, perhaps with a character: "expert:hoarder"."""
        self.opponent(who)

    def computer(self, who: str, seed: int, budget: Budget = USUAL) -> AnyPlayer:
        """The computer player of that key; raises `BadSetup` if there is none."""
        level, character = self.opponent(who)
        return level.player(seed, budget, character.key if character else "")

    def opponent(self, who: str) -> tuple[Level, Character | None]:
        """The level and the character of a computer's key; raises `BadSetup` if there is none."""
        level, character = self.find(who)
        style = who.partition(":")[2]
        if level is None:
            raise BadSetup(f"A computer is one of {keys_of(self.computers)}, not {who!r}.")
        if style and character is None:
            raise BadSetup(f"A computer's character is one of {keys_of(self.characters)}, not {style!r}.")
        return level, character

    def find(self, who: str) -> tuple[Level | None, Character | None]:
        """The same, with None for whatever nobody knows."""
        key, _, style = who.partition(":")
        return named(key, self.computers), named(style, self.characters)

    @property
    def computers(self) -> tuple[Level, ...]:
        """All that can be asked to play."""
        return self.levels + self.sparring
