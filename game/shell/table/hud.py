"""What the scene of a table tells whoever paints it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from game.core.choosing import Choosing
from game.core.rules import Seat
from game.shell.paint.caps import Hint
from game.shell.table.panel import Panel
from game.shell.table.speech import Speech


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
class Warned:
    """A coach warns of a move that is about to be made."""

    text: str
    key: Hashable = None
    """What was chosen last for it: that is not to be covered."""


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
    title: str = ""
    """What it is called, if it is an example."""
    stays: bool = False
    """All of it was seen, and it waits to be closed."""


LOOK = "look"
"""The key of a spot that turns a hand over, or back. A board offers it as long as `Hud.hand` says so."""
ANYWAY, SHOW_ME = "anyway", "show me"
"""The keys of the spots with which a warning is answered."""
DONE = "done"
"""The key of the spot with which a person is done with a turn."""


@dataclass(frozen=True, slots=True)
class Hand:
    """What a seat alone may see, where others at the screen look on: it is turned over and back at will."""

    seat: Seat
    open: bool
    """It lies open now; else the view that is shown is that of nobody."""


@dataclass(frozen=True, slots=True)
class Done:
    """A turn is over, and stays on the table until its player is done with it."""

    name: str
    left: float
    """How much of the time is left, from 1 to 0; 0 where none runs out, or where nothing is to move."""


@dataclass(frozen=True, slots=True)
class Hud:
    """What the table shows besides the game itself."""

    choosing: Choosing | None = None
    focus: Hashable = None
    ring: bool = False
    """The focus was moved by keys, and has to be seen."""
    caption: str = ""
    thinking: bool = False
    buttons: tuple[HudButton, ...] = ()
    dragged: tuple[float, float] | None = None
    """Where the thing pointed at is being dragged to."""
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
    ways_back: tuple[HudButton, ...] = ()
    """The buttons beside what is told: to take a decision back, and to take it again."""
    marks: tuple[HudButton, ...] = ()
    """What is quietly to be known about the game."""
    badge: str = ""
    """A short message over the table."""
    hand: Hand | None = None
    """The hand that whoever is to act can turn over and back; None where no hand lies face down."""
    done: Done | None = None
    warned: Warned | None = None
    verdict: str = ""
    """What a coach says of the latest move."""
    speech: Speech | None = None
    """What somebody says who teaches the game."""
    asks: bool = False
    """That person waits for an answer, and one is pointed at: what is asked is the caption, or the speech
    where the board needs the room for that."""
    card: Panel | None = None
    """What is told above the board, whatever else there would be."""
    aside: Panel | None = None
    """The same at the place of the last round."""
    again: bool = False
    """The last round can be seen once more."""
    hints: tuple[Hint, ...] | None = None
    """Which keys help, if not the usual ones."""

    @property
    def small(self) -> tuple[HudButton, ...]:
        """All the small buttons, from left to right."""
        return (*self.marks, *self.ways_back, *self.buttons)

    @property
    def follows_to_the_end(self) -> bool:
        """The last step of a hint is told, and what it has named is pointed at."""
        return self.followed and self.tip is not None and self.tip.number == self.tip.steps
