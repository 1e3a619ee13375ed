"""What the house asks of a game that is to be shown in it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

import pygame

from game.core.choosing import Choosing, Mark
from game.core.fairness import mind
from game.core.module import Words
from game.core.rules import AnyRules, Seat, Viewer
from game.core.seating import Seating
from game.services.proof import Proof
from game.services.saved_game import SavedGame, Sitting
from game.services.saves import Journal
from game.shell.animation.timeline import Clip
from game.shell.desk import Desk
from game.shell.focus import Spot
from game.shell.paint.brush import Brush
from game.shell.paint.palette import Dress, dressed
from game.shell.scenes.scene import Go, Scene
from game.shell.stage import Box, Stage

Picture = Callable[[Brush, Box], None]
"""Something of the game that draws itself into a box."""


@dataclass(frozen=True, slots=True)
class Party(Seating):
    """Who plays what, and where."""

    seats: tuple[str, ...]
    names: tuple[str, ...]
    setup: Any
    """The game's own set-up, as its rules read it."""
    seed: int
    venue: str
    asked: Any = None
    """The set-up before people chose their decks; a rematch asks them again."""
    liveries: tuple[str, ...] = ()
    """The names of what they wear, by seat; whoever is not among them wears the usual."""
    house: str = ""
    """When the game is over: the key of the rules of the house that it began under, if anybody knows."""
    casual: bool = False
    """And whether it was not played as strictly as it began."""

    @classmethod
    def of(cls, saved: SavedGame) -> Party:
        """Those who play a game that was left."""
        sitting, match = saved.sitting, saved.match
        return cls(
            sitting.seats,
            sitting.names,
            match.setup,
            match.seed,
            sitting.venue,
            sitting.asked,
            sitting.liveries,
        )

    def sitting(self, house: str = "") -> Sitting:
        """What a saved game has to know about them, and under which rules of the house they begin."""
        return Sitting(self.seats, self.names, self.venue, self.asked, liveries=self.liveries, house=house)

    def after(self, sitting: Sitting) -> Party:
        """The same players, when it is known how they have played."""
        return replace(self, house=sitting.house, casual=sitting.casual)

    @property
    def dress(self) -> Dress:
        """What everybody wears, by seat."""
        return dressed(self.liveries)

    def rematch(self, seed: int) -> Party:
        """The same players, another deal."""
        return replace(self, setup=self.asked or self.setup, asked=None, seed=seed)

    def proof(self, rules: AnyRules, journal: Journal | None = None, *, over: bool = False) -> Proof:
        """That nobody changes the cards; the same before and after people choose decks."""
        asked = self.asked or self.setup
        if journal is None:
            return Proof(rules, asked, self.seed)
        return Proof(rules, asked, self.seed, journal.sitting.shuffle, journal.path, over)

    @property
    def minds(self) -> dict[Seat, int]:
        """The seeds of the computers' minds, by seat; the same whenever the game is gone on with."""
        return {seat: mind(self.seed, seat) for seat in self.computers}


@dataclass(frozen=True, slots=True)
class Recap:
    """A turn of somebody, in short; everyone may see it."""

    seat: Seat
    picture: Picture
    text: str
    """With marks for who is meant."""
    zoom: Callable[[], Scene] | None = None
    """Shows what was played as large as it gets."""


@dataclass(frozen=True, slots=True)
class Ending:
    """A match that is over."""

    state: Any
    proof: Proof
    take_back: Callable[[], Scene] | None = None
    """Takes the last decision back, and leads to the table; None where that is not allowed."""
    log: Callable[[], Go] | None = None
    """Opens the log of the match, if anybody kept one."""


@dataclass(frozen=True, slots=True)
class HudButton:
    """A small button that is always there."""

    key: str
    name: str
    icon: str
    note: str = ""
    active: bool = True
    lit: bool = False
    """What it is for is going on."""
    text: str = ""
    """What it does, told to whoever points at it."""


@dataclass(frozen=True, slots=True)
class Saying:
    """What a computer says about what it did."""

    seat: Seat
    say: Callable[[], str]

    @property
    def text(self) -> str:
        """As it is said now: a change of language is heard at once."""
        return self.say()


@dataclass(frozen=True, slots=True)
class Tip:
    """As much of a hint as a person has asked for."""

    number: int
    """Of the step, from 1; 0 while it is being thought about."""
    steps: int
    text: str
    lit: tuple[Hashable, ...]
    """What to look at, in the game's own keys."""


@dataclass(frozen=True, slots=True)
class Rewind:
    """Choosing it shows a turn once more."""

    turn: int


@dataclass(frozen=True, slots=True)
class Running:
    """A turn that is being seen once more."""

    seat: Seat
    name: str
    turn: int
    number: int
    """Of those that are shown in a row, from 0."""
    count: int
    reason: str = ""
    """Why it was played as it was, if anybody said so."""


@dataclass(frozen=True, slots=True)
class Hud:
    """What the table shows besides the game itself."""

    looking: Viewer
    """Whose secrets may be seen."""
    to_act: Seat | None
    choosing: Choosing | None
    focus: Hashable
    ring: bool
    """The focus was moved by keys, and has to be seen."""
    caption: str
    thinking: bool
    buttons: tuple[HudButton, ...]
    dragged: tuple[float, float] | None
    """Where the card pointed at is being dragged to."""
    saying: Saying | None = None
    tip: Tip | None = None
    followed: bool = False
    """What is pointed at is what the hint has named."""
    preview: bool = False
    """Whoever chooses wants to see what would come of it."""
    chances: tuple[float, ...] = ()
    """By seat, how likely it is to win; empty if nobody knows. The settings say how to tell it."""
    lit: tuple[Hashable, ...] = ()
    """What the log speaks of, in the game's own keys."""
    story: tuple[str, ...] = ()
    """What was told last, the newest last, with marks for who is meant."""
    running: Running | None = None
    steps: tuple[HudButton, ...] = ()
    """The buttons beside what is told: to take a decision back, and to take it again."""
    marks: tuple[HudButton, ...] = ()
    """What is quietly to be known about the game."""
    badge: str = ""
    """A short message over the table."""


class Tabletop(Protocol):
    """How the table of a game looks, and what on it can be pointed at."""

    def resized(self, stage: Stage) -> None:
        """The window has this size now."""

    def resync(self, view: Any) -> None:
        """Show this view at once."""

    @property
    def view(self) -> Any:
        """What is shown now."""

    def stage(self, event: Any, heard: Callable[[Any], object]) -> Clip:
        """An event as a clip with its sounds; `heard` is called when it begins."""

    def lead(self, event: Any, following: Any | None) -> float | None:
        """After how many seconds the event behind it begins; None: when it is over."""

    def forget(self) -> None:
        """Nothing has been seen yet; a view comes next."""

    def recall(self, event: Any) -> None:
        """Something that was seen before; it is remembered, but not shown again."""

    def explain(self, saying: Saying) -> None:
        """Why the turn that was seen last was played."""

    def settle(self, seconds: float) -> bool:
        """Let everything come to rest; False when it is."""

    def spots(self, hud: Hud) -> list[Spot]:
        """What can be pointed at now, in reading order."""

    @property
    def piles(self) -> tuple[Hashable, Hashable]:
        """The keys of the two piles that can be looked through."""

    def zoom(self, key: Hashable, *, secret: bool) -> Scene | None:
        """What is pointed at, as large as it gets; None where there is nothing to look at closely.

        `secret`: others at the screen may not see what lies below.
        """

    def fan(self, key: Hashable, *, secret: bool) -> Scene | None:
        """The cards of a pile, if that is the key of one."""

    def answer(self, key: Hashable, choosing: Choosing) -> Sequence[Mark]:
        """The marks that choosing a spot means, one or more; none if it only changes what can be seen."""

    def way_to(self, marks: Sequence[Mark]) -> Hashable:
        """The spot to choose next for these marks, which are all that is left: the reverse of `answer`."""

    def repaint(self, brush: Brush, hud: Hud, *, everything: bool) -> list[pygame.Rect]:
        """Paint what is new, and say where."""

    def recaps(self) -> Sequence[Recap]:
        """The latest turns, the newest last."""

    def picture(self, key: Hashable) -> Picture | None:
        """What something looks like that the log speaks of."""

    def free_side(self) -> str:
        """On which side, left or right, a sheet hides less of the table."""

    def twin(self) -> Tabletop:
        """Another one for the same players, with nothing on it yet."""

    def tension(self) -> int:
        """How many layers of the music the table calls for, from 1 to 3."""


class Show(Protocol):
    """How a game is shown."""

    def venues(self, seats: int) -> Mapping[str, str]:
        """The venues for so many players: key and name."""

    def get_ready(self, seats: int, venue: str) -> None:
        """A game of so many there may begin soon: whatever takes long can be read in the meantime."""

    def close(self) -> None:
        """Nobody plays any more: what is still being read is waited for."""

    @property
    def mascots(self) -> tuple[str, ...]:
        """Pictures of some who wait in line on the title."""

    def opening(self, desk: Desk, party: Party) -> Scene:
        """The scene a new game starts with."""

    def resume(self, desk: Desk, saved: SavedGame) -> Scene:
        """The game as it was left."""

    def score_line(self, saved: SavedGame, words: Words, *, closed: bool) -> str:
        """How far a game is and how it stands, in a few words; where that is `closed`, only who plays."""

    def guide(self, desk: Desk) -> Scene:
        """How the game is played: everything there is to read."""

    def zoom_guest(self, desk: Desk, party: Party, state: Any, seat: Seat, number: int) -> Scene:
        """One of those that a seat has won, as large as it gets."""

    def guests(self, party: Party, state: Any, seat: Seat) -> Sequence[Picture]:
        """What a seat has won, one by one."""

    def guest_names(self, state: Any, seat: Seat, words: Words) -> Sequence[str]:
        """What those are called, one by one."""

    def verdict(self, state: Any, words: Words) -> str:
        """Why it ended as it did, in a sentence."""
