"""What the pages of a review have in common: a game, what is known of it, and a panel to show it in."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Final

from game.core import chances
from game.core.beginning import Position
from game.core.errors import GameError
from game.core.reviewing import Judged, Review
from game.core.rules import Seat
from game.shell.desk import Desk
from game.shell.focus import Focus, Spot
from game.shell.layout import BadLayout
from game.shell.marked import spans
from game.shell.paint.brush import Brush
from game.shell.paint.palette import TEXT, Colour, Livery
from game.shell.paint.rich import height, lay, pixels, write
from game.shell.paint.type import Face
from game.shell.scenes.notice import refused
from game.shell.scenes.results.retelling import Retelling
from game.shell.scenes.results.reviewed import Reviewed
from game.shell.scenes.scene import STAY, Go, Push
from game.shell.scenes.ways import Ways
from game.shell.show import Party
from game.shell.signals import Signal
from game.shell.stage import Box

SEEN: Final = "seen"
"""`(SEEN, 12)` leads to the twelfth decision, as it was."""
TABLE: Final = "table"
HEAD: Final = 62.0
LEADING: Final = 1.18
APART: Final = 0.4
"""Of a line, between texts that stand one below the other, at most."""
_SQUEEZED: Final = 1.5
"""So much longer than its room a name may be, to be written smaller."""


@dataclass(frozen=True)
class Reviewing:
    """A game that is over, and all that is needed to speak of it."""

    desk: Desk
    ways: Ways
    party: Party
    reviewed: Reviewed
    telling: Retelling

    @property
    def review(self) -> Review:
        """As far as it is judged."""
        assert self.reviewed.review is not None, "there is nothing to show yet"
        return self.reviewed.review

    @property
    def told(self) -> Party:
        """As everybody is called where it is about the whole game."""
        return self.party.told(self.desk.say)

    @property
    def from_position(self) -> bool:
        """Nothing was dealt: how it began was nobody's luck."""
        return isinstance(self.reviewed.saved.match.beginning, Position)

    def name(self, judged: Judged) -> str:
        """As whoever made a decision is called: a person, or whoever had taken over by then."""
        return self.party.told(self.desk.say, among=self.telling.played_on(judged)).names[judged.seat]

    def livery(self, seat: int) -> Livery:
        """What somebody wears."""
        return self.party.dress[seat]

    def decision(self, number: int) -> Judged:
        """By its number, from 1."""
        return self.review.decisions[number - 1]

    def go_to(self, number: int, *, trying: bool = False) -> Go:
        """To the table as it was before a decision; to try something else there, if that is wanted."""
        try:
            at = self.decision(number).first
            return Push(self.ways.viewer(self.reviewed.saved, at, trying=trying))
        except (BadLayout, GameError) as error:
            return refused(self.desk, error)


class Page(ABC):
    """One of the tabs. It is told how much room it has, and shows what is judged so far."""

    def __init__(self, reviewing: Reviewing) -> None:
        self.reviewing, self.desk = reviewing, reviewing.desk
        self.box = Box(0, 0, 1, 1)
        self.tabled = False
        """The same is shown as a table."""

    @property
    def head(self) -> Box:
        """Where it says in a sentence what it shows."""
        return self.box.inset(24, 14)._replace(h=HEAD)

    @property
    def body(self) -> Box:
        """All that is left below."""
        inner, high = self.box.inset(24, 14), self.head.h
        return Box(inner.x, inner.y + high + 8, inner.w, inner.h - high - 8)

    @property
    def _toggle(self) -> Box:
        head, wide = self.head, 360.0 if self.desk.folded else 260.0
        return Box(head.x + head.w - wide, head.y + 4, wide, HEAD - 10)

    def toggles(self) -> list[Spot]:
        """The way from a picture to a table, and back."""
        say = self.desk.say
        name = say("As a picture") if self.tabled else say("As a table")
        return [Spot(TABLE, self._toggle, name)]

    @abstractmethod
    def spots(self) -> list[Spot]:
        """What can be pointed at."""

    @abstractmethod
    def sentence(self) -> str:
        """What it shows, in words, in which it can be seen who is meant; to be read beside the picture."""

    @abstractmethod
    def draw(self, brush: Brush, focus: Focus) -> None:
        """Everything below its head."""

    def first(self) -> Hashable:
        """Where keys begin."""
        return next((spot.key for spot in self.spots()), None)

    def handle(self, signal: Signal, focus: Focus) -> bool:
        """A signal that is not about spots; says whether it was one."""
        return False

    def choose(self, key: Hashable) -> Go:
        """Something was chosen."""
        match key:
            case "table":
                self.tabled = not self.tabled
            case ("seen", int(number)):
                return self.reviewing.go_to(number)
        return STAY


def write_sentence(brush: Brush, page: Page, room: Box) -> None:
    """As large as it fits, around the middle."""
    told, size = spans(page.sentence()), pixels(brush, 26)
    scale = brush.stage.scale
    lines = lay(brush.type, told, size, room.w * scale)
    while height(brush, lines, size) > room.h and size > brush.type.least:
        size -= 0.5
        lines = lay(brush.type, told, size, room.w * scale)
    top = room.centre[1] - height(brush, lines, size) / 2
    write(brush, lines, room._replace(y=top), size, page.reviewing.party.dress, TEXT)


def paint_player(
    brush: Brush, reviewing: Reviewing, seat: Seat, room: Box, size: float = 27, name: str = ""
) -> None:
    """Somebody's symbol and name; usually as it is about the whole game."""
    livery, side = reviewing.livery(seat), min(room.h, 44.0)
    disc = Box(room.x, room.centre[1] - side / 2, side, side)
    brush.panel(disc, livery.mid, radius=side * 0.28)
    brush.symbol(livery.symbol, disc.inset(side * 0.2), livery.ink)
    words = Box(disc.x + side + 12, room.y, room.w - side - 12, room.h)
    name = name or reviewing.told.names[seat]
    if brush.text_width(name, size) > _SQUEEZED * words.w:
        name = reviewing.party.names[seat]  # that a computer played on stands elsewhere, too
    brush.text(name, words, size, TEXT)


def points(share: float) -> str:
    """A share of victory, gained or lost, in points of a hundred."""
    whole = chances.points(share)
    return f"+{whole}" if whole > 0 else f"\N{MINUS SIGN}{-whole}" if whole < 0 else "0"


def percent(share: float) -> str:
    """A share as players read it."""
    return f"{round(100 * share)} %"


Told = Sequence[tuple[str, Colour]]
"""Texts one below the other."""


def fitting(brush: Brush, told: Told, room: Box, size: float) -> float:
    """How large, in pixels, texts can be that have to fit into a room together; at most `size`."""
    letters, scale = pixels(brush, size), brush.stage.scale
    while letters > brush.type.least:
        lines = sum(len(brush.type.wrapped(text, Face.BODY, letters, room.w * scale)) for text, _ in told)
        if lines * letters * LEADING <= room.h * scale:
            break
        letters -= 0.5
    return letters


def stack(brush: Brush, told: Told, room: Box, letters: float, *, middle: bool = False) -> None:
    """Texts one below the other from the top of a room or around its middle, in letters of so many pixels;
    apart, as far as there is room."""
    scale, line, top = brush.stage.scale, letters * LEADING / brush.stage.scale, room.y
    high = [line * len(brush.type.wrapped(text, Face.BODY, letters, room.w * scale)) for text, _ in told]
    apart = max(0.0, min(APART * line, (room.h - sum(high)) / len(told)))
    if middle:
        top += (room.h - sum(high) - apart * (len(told) - 1)) / 2
    for (text, colour), each in zip(told, high, strict=True):
        place = Box(room.x, top, room.w, each + 1)
        brush.paragraph(text, place, letters / scale / brush.type.scale, colour, leading=LEADING)
        top += each + apart
