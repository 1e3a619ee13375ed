"""What the house asks of a game's board: what lies on it, what can be chosen there, and what it has to tell.

Everything around the board is the house's. It is told apart by keys: a game has its own for spots that can be
pointed at, and for things of which there are pictures. The house only hands them on.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from game.core.choosing import Choosing, Mark
from game.core.rules import Seat
from game.shell.animation.timeline import Beat, Clip
from game.shell.focus import Spot
from game.shell.layers import Item
from game.shell.paint.brush import Brush, Picture
from game.shell.paint.palette import Colour
from game.shell.scenes.scene import Scene
from game.shell.stage import Box, Stage
from game.shell.table.hud import Hud
from game.shell.table.panel import Pane
from game.shell.table.slots import Slots


class Count(NamedTuple):
    """Something that is counted on a plate."""

    icon: str
    number: int


class Slip(NamedTuple):
    """A small card that a player has, with what stands on it; without a text, the place where it lay."""

    text: str
    paper: Colour
    ink: Colour


class Headline(NamedTuple):
    """What a plate counts in large figures: that by which one wins."""

    icon: str
    number: int | None
    """None while nobody may know."""
    picture: str = ""
    """Of the game, in its own colours, instead of the icon."""


class Figures(NamedTuple):
    """What a plate tells of a player besides who that is."""

    counts: tuple[Count, ...] = ()
    headline: Headline | None = None
    slip: Slip | None = None


class Phases(NamedTuple):
    """The parts of a turn."""

    labels: tuple[str, ...]
    now: int | None
    """Which of them is on; None if nobody knows yet."""


class Asked(NamedTuple):
    """What is asked of whoever chooses."""

    title: str
    text: str
    picture: Hashable = None
    """What it is about, by key."""
    comes_first: bool = False
    """It is told whatever is pointed at; of that, only in short."""
    facts: str | None = None
    """What is told in short instead of what is pointed at."""
    taken: float = 0.0
    """How much of the room on the right the board takes for what there is to choose."""


class About(NamedTuple):
    """What there is to tell of something that can be pointed at."""

    picture: Hashable
    facts: str
    line: str = ""
    """All of it in one line, for where there is no more room; empty if it is not worth one."""


class Line(NamedTuple):
    """Something that happened in a turn, in a line."""

    seat: Seat
    """Whom it is about: that seat's sign stands before it."""
    told: tuple[str, ...]
    """With marks for who is meant; the longest way first."""
    weight: int
    """What matters least is left out first."""


class Gist(NamedTuple):
    """What came of a turn, in a word."""

    icon: str
    word: str
    short: str = ""
    """Where there is no room for the word."""
    lines: tuple[Line, ...] = ()
    """What happened, where turns have several parts: it is told in lines, and not by a picture."""


class Told(NamedTuple):
    """A turn, as far as it was seen; everybody may know it."""

    picture: Hashable
    """What was played, by key."""
    name: str
    """What that is called."""
    gist: Gist
    story: str
    """All that came of it, with marks for who is meant."""


class Whereabouts(NamedTuple):
    """How a player stands, for somebody who comes back to the table; everybody may know it."""

    picture: Hashable
    """By key."""
    text: str
    """With marks for who is meant."""


class Pieces(Protocol):
    """What lies on a board, how it moves, and how that is painted."""

    @property
    def slots(self) -> Slots:
        """Where everything is now."""

    @property
    def view(self) -> Any:
        """What is shown now."""

    def resized(self, stage: Stage) -> None:
        """The window has this size now."""

    def resync(self, view: Any) -> None:
        """Show this view at once."""

    def forget(self) -> None:
        """Nothing has been seen yet; a view comes next."""

    def recall(self, events: Sequence[Any]) -> None:
        """These have happened until now, and nothing else; a view comes next, in which everything rests.

        It is for what a board shows that no view tells: the order of things, or how they look for a while.
        """

    def stage(self, event: Any, heard: Callable[[Any], object]) -> Clip:
        """An event as a clip with its sounds; `heard` is called when it begins."""

    def beats(self, events: Sequence[Any]) -> Sequence[Beat]:
        """When each of the events that follow one another begins, and how much haste they make."""

    def settle(self, seconds: float) -> bool:
        """Let everything come to rest; False when it is."""

    def idle(self, seconds: float) -> bool:
        """Let time pass for what lives on the board while nothing happens; True if it looks different now."""

    def attend(self, hud: Hud) -> None:
        """What is pointed at and asked now; called before a frame is painted."""

    @property
    def backdrop(self) -> Hashable:
        """Changes when what is behind everything looks different."""

    def paint_backdrop(self, brush: Brush) -> None:
        """What is behind everything."""

    def panels(self, hud: Hud) -> Mapping[str, Pane]:
        """What lies still on the board and changes now and then, by name."""

    def preview(self, hud: Hud) -> Pane | None:
        """What would come of the thing pointed at, at the place of the house's own information."""

    def items(self, brush: Brush) -> list[Item]:
        """The pieces, from the lowest up."""

    def carried(self, hud: Hud) -> Collection[Hashable]:
        """The keys of those items that follow the pointer: they are above everything."""


class Choices(Protocol):
    """What on a board can be pointed at, looked at, and chosen."""

    def spots(self, hud: Hud, turns: Sequence[Spot]) -> list[Spot]:
        """What can be pointed at now, in reading order.

        The house offers the latest `turns` to look at. The board puts them where they belong, or leaves them
        out while nothing but an answer is wanted. Where `hud.hand` says that a hand can be turned over, or
        back, there is a spot for that with the key `LOOK`.
        """

    def answer(self, key: Hashable, choosing: Choosing) -> Sequence[Mark]:
        """The marks that choosing a spot means, one or more; none if it only changes what can be seen."""

    def way_to(self, marks: Sequence[Mark]) -> Hashable:
        """The spot to choose next for these marks, which are all that is left: the reverse of `answer`."""

    def overlays(self, brush: Brush, spots: Sequence[Spot], hud: Hud) -> list[Item]:
        """What is drawn over pieces and lights while somebody chooses."""

    def where(self, keys: Sequence[Hashable]) -> list[Box]:
        """Where the things are that a hint or the log speaks of, as far as they can be seen."""

    @property
    def piles(self) -> Mapping[Hashable, str]:
        """What can be looked through: the key of its spot, and what it is called."""

    def fan(self, key: Hashable, *, secret: bool) -> Scene | None:
        """What lies in a pile, if that is the key of one.

        `secret`: others at the screen may not see what lies below.
        """

    def zoom(self, key: Hashable, *, secret: bool) -> Scene | None:
        """What is pointed at, as large as it gets; None where there is nothing to look at closely."""

    def gallery(self, pictures: Sequence[Hashable], number: int, *, secret: bool) -> Scene:
        """Things one beside the other, by the keys of their pictures: that one as large as it gets."""


class BoardWords(Protocol):
    """What a board gives the house to tell."""

    @property
    def to_act(self) -> Seat | None:
        """Who is to act in what is shown now."""

    def figures(self, seat: Seat) -> Figures:
        """What is counted for a player."""

    def phases(self, seen: Iterable[Any]) -> Phases | None:
        """Where the turn is, given the events that were seen, the newest first; None where turns have no
        parts."""

    def question(self, choosing: Choosing, *, preview: bool) -> Asked:
        """What is asked; `preview`: and what would come of an answer that is not finished yet."""

    def about(self, key: Hashable) -> About | None:
        """What there is to tell of a spot; None if that is not a thing of the game."""

    def told(self, events: Sequence[Any]) -> Told | None:
        """A turn, as far as its events were seen; None as long as there is nothing to tell of it."""

    def whereabouts(self, seat: Seat) -> Whereabouts | None:
        """How a player stands in what is shown now; None where that can be seen at a glance."""

    def picture(self, key: Hashable) -> Picture | None:
        """What something looks like."""

    def held(self, view: Any) -> Sequence[Hashable]:
        """What whoever has that view holds, and nobody else sees: the keys of pictures, in order."""

    def tension(self) -> int:
        """How many layers of the music the table calls for, from 1 to 3."""

    def free_side(self) -> str:
        """On which side, left or right, a sheet hides less of the table."""


class Tabletop(Pieces, Choices, Protocol):
    """The board of a game."""

    @property
    def words(self) -> BoardWords:
        """What it gives the house to tell."""

    def twin(self) -> Tabletop:
        """Another one for the same players, with nothing on it yet."""
