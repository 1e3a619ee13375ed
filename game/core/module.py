"""A game as the readers know it: one record."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.core.choices import Choice
from game.core.choosing import Choosing, InAnyOrder, InOrder, Mark
from game.core.errors import BadSetup, shortened
from game.core.hands import EVERY_TURN
from game.core.lessons import Lesson
from game.core.levels import HUMAN, AnyPlayer, Character, Level, keys_of, named
from game.core.player import USUAL, Budget, Thought
from game.core.rules import AnyRules, Seat
from game.core.telling import Entry, Hint, Milestone
from game.core.text import TextShow
from game.core.weighing import AnyWeigher, Weighed
from game.core.words import Words
from game.core.workshop import Workshop

Json = dict[str, Any]
"""An object of the engine protocol."""


@dataclass(frozen=True, slots=True)
class Outside:
    """What the pure parts cannot have of their own."""

    clock: Callable[[], float]
    words: Callable[[Sequence[str]], Words]
    """A language for players with these names."""


def _nothing(view: Any, key: Hashable) -> bool:
    return False


def _no_milestone(event: Any) -> Milestone | None:
    return None


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
    deed: Callable[[Any, Any, Words], str]
    """An action as players tell it, in a sentence or two about whoever takes it: from the view before it.
    What nobody could know of what it leads to is left open."""
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
    warn: Callable[[Any, Weighed[Any], Any, Words], str]
    """Why a seat should rather not do something, in a sentence for its own ears only: from its view, what
    every action is worth, and the action. Where the words have another reader than that seat, or none,
    nobody is spoken to: it is about a player, when the game is over."""
    answer: Callable[[Json, Outside], Json]
    """A request of the engine protocol and its answer; raises `BadRequest` or another `GameError`."""
    text: TextShow
    decided: Mapping[str, str] = field(default_factory=dict)
    """Words of a set-up that the seed draws for the hash, and that people may decide after they have seen it:
    what each of them is about."""
    hands: str = EVERY_TURN
    """How hands are kept between people, unless the house says otherwise; one of `HANDS`."""
    dwells: bool = False
    """A turn that is over stays on the table until its player is done with it, and can be taken back until
    then. How the next turn opens is seen when whoever has it has taken over."""
    in_sight: Callable[[Any, Hashable], bool] = _nothing
    """Whether there is something to be seen, in a view, that a key to light up stands for."""
    lessons: tuple[Lesson, ...] = ()
    """First games that teach, the first one first."""
    milestone: Callable[[Any], Milestone | None] = _no_milestone
    """What an event is worth a mark for, where a whole game is seen at a glance; None for most."""
    demo: tuple[str, ...] = ()
    """Who is worth watching, by seat; empty: as few as can be, and the strongest."""
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
            raise BadSetup(
                f"A seat is taken by one of {HUMAN}, {keys_of(self.computers)}, not by {shortened(who)}."
            )
        self.check_computer(who)

    def check_computer(self, who: str) -> None:
        """Raise `BadSetup` unless this is the key of a level, perhaps with a character: "expert:hoarder"."""
        self.opponent(who)

    def computer(self, who: str, seed: int, budget: Budget = USUAL) -> AnyPlayer:
        """The computer player of that key; raises `BadSetup` if there is none."""
        level, character = self.opponent(who)
        return level.player(seed, budget, character.key if character else "")

    def adviser(self, who: str, seed: int, budget: Budget = USUAL) -> AnyPlayer:
        """The computer of that key as it advises a person; raises `BadSetup` if there is none."""
        level, _ = self.opponent(who)
        return level.adviser(seed, budget) if level.adviser else self.computer(who, seed, budget)

    def weigher(self, seed: int, budget: Budget = USUAL) -> AnyWeigher:
        """Measures every action, as well as the strongest level can."""
        make = self.levels[-1].weigher
        assert make is not None, "the strongest level weighs what it does"
        return make(seed, budget)

    def opponent(self, who: str) -> tuple[Level, Character | None]:
        """The level and the character of a computer's key; raises `BadSetup` if there is none."""
        level, character = self.find(who)
        style = who.partition(":")[2]
        if level is None:
            raise BadSetup(f"A computer is one of {keys_of(self.computers)}, not {shortened(who)}.")
        if style and character is None:
            raise BadSetup(
                f"A computer's character is one of {keys_of(self.characters)}, not {shortened(style)}."
            )
        return level, character

    def find(self, who: str) -> tuple[Level | None, Character | None]:
        """The same, with None for whatever nobody knows."""
        key, _, style = who.partition(":")
        return named(key, self.computers), named(style, self.characters)

    @property
    def usual_level(self) -> str:
        """The level for whoever has not chosen one yet: nearly in the middle, on the easier side."""
        return self.levels[(len(self.levels) - 1) // 2].key

    def one_against(self, level: str, seats: int = 0) -> tuple[str, ...]:
        """The seats of a person and of computers: as few as can be, unless it is said how many sit there."""
        return HUMAN, *[level] * ((seats or self.seats[0]) - 1)

    @property
    def computers(self) -> tuple[Level, ...]:
        """All that can be asked to play."""
        return self.levels + self.sparring
