"""How it ended: the guests counted one by one, the sums, the winner; then once more?"""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable
from typing import Any, NamedTuple

import pygame

from game.core.fairness import SEED_BITS
from game.core.rules import Seat
from game.shell.animation.easing import ease_out
from game.shell.desk import Desk
from game.shell.focus import Focus, Spot
from game.shell.inspecting import looked_at
from game.shell.layout import BadLayout
from game.shell.opponents import bars, opponent
from game.shell.paint.art import smooth
from game.shell.paint.brush import Brush
from game.shell.paint.palette import ENTERS, GOLD, HAIRLINE, INK, LIVERIES, PAGE, PANEL, QUIET, TEXT, rgb
from game.shell.paint.type import Face
from game.shell.scenes.menus import (
    button,
    flag,
    pointed,
    ring,
    shine,
    still,
)
from game.shell.scenes.notice import Notice
from game.shell.scenes.scene import STAY, Go, Push, Scene, Swap
from game.shell.show import Column, Party, Picture, Show
from game.shell.signals import Intent, PointerDown, Press, Signal
from game.shell.stage import Box

REMATCH, SAME, TITLE = "rematch", "same", "title"
_ICONS = {REMATCH: "restart", SAME: "loop", TITLE: "door"}

GUEST_SECONDS = 0.15
"""Each player's guests are counted side by side, one after the other."""
DROP = 26.0
GAP = 10.0

_SHADOW = rgb("#1A0710")
_CREAM = rgb("#FFF1CC")
_COLUMN = 178.0
_CONFETTI = (*(livery.mid for livery in LIVERIES), rgb("#FF4F8B"), TEXT)


class Guest(NamedTuple):
    """The key of somebody in the bar."""

    seat: Seat
    number: int


class Results(Scene):
    """The page after the game."""

    def __init__(self, desk: Desk, show: Show, party: Party, state: Any, title: Callable[[], Scene]) -> None:
        super().__init__()
        self._desk, self._show, self._party, self._title = desk, show, party, title
        self._state = state
        self._words = desk.words(party.names)
        self._shuffle = party.shuffle(desk.module.rules)
        self._verdict = show.verdict(state, self._words)
        self._columns = tuple(show.columns(state))
        standings = desk.module.rules.standings(state)
        self._winners = [standing.seat for standing in standings if standing.won]
        self._places = list(show.places(state))
        self._order = sorted((Seat(seat) for seat in range(len(party.seats))), key=self._rank)
        self._guests: dict[Seat, list[Picture]] = {
            seat: list(show.guests(state, seat)) for seat in self._order
        }
        self._most = max(map(len, self._guests.values()), default=0)
        self.focus = Focus()
        self.focus.key = REMATCH
        self._elapsed = 0.0
        if not self.moving:
            self._desk.audio.play("win")

    def _rank(self, seat: Seat) -> tuple[bool, int, int]:
        return seat not in self._winners, self._places[seat], seat

    @property
    def moving(self) -> bool:
        """The guests are being counted."""
        return self._elapsed < self._most * GUEST_SECONDS

    @property
    def shown(self) -> int:
        """How many guests of each player can be seen."""
        return self._most if not self.moving else int(self._elapsed / GUEST_SECONDS) + 1

    def advance(self, seconds: float) -> Go:
        """Count on."""
        if not self.moving:
            return STAY
        before, self.changed = self.shown, True
        self._elapsed += seconds
        if not self.moving:
            self._desk.audio.play("win")
        elif self.shown != before:
            self._desk.audio.play("hover")
        return STAY

    # What the player does

    def spots(self) -> list[Spot]:
        """The ways on, from left to right."""
        say, middle = self._desk.say, self.stage.box.centre[0]
        names = {REMATCH: say("Rematch"), SAME: say("Same deal again"), TITLE: say("Title")}
        widths = {REMATCH: 400.0, SAME: 370.0, TITLE: 220.0}
        left = middle - (sum(widths.values()) + 2 * 20) / 2
        spots = []
        for key, name in names.items():
            spots.append(Spot(key, Box(left, self._top + 930, widths[key], 80), name))
            left += widths[key] + 20
        return [*spots, *self._guest_spots()]

    def _guest_spots(self) -> list[Spot]:
        """The guests, when all have been counted."""
        if self.moving:
            return []
        look = self._desk.say("Look closely")
        return [
            Spot(Guest(seat, number), box, look)
            for row, seat in zip(self._rows(), self._order, strict=True)
            for number, box in enumerate(self._guest_boxes(row, seat))
        ]

    def handle(self, signal: Signal) -> Go:
        """The first press shows all guests at once; then choose how to go on."""
        if signal == Press(Intent.BACK):
            self._desk.audio.play("back")
            return Swap(self._title(), all=True)
        if self.moving and isinstance(signal, Press | PointerDown):
            self._elapsed, self.changed = self._most * GUEST_SECONDS, True
            self._desk.audio.play("win")
            return STAY
        looked = looked_at(signal, self.spots(), self.focus)
        if isinstance(looked, Guest):
            return self._zoom(looked)
        spot, moved = pointed(self._desk, self.focus, signal, self.spots())
        self.changed |= moved
        match spot.key if spot else None:
            case Guest() as guest:
                return self._zoom(guest)
            case "rematch":
                return self._open(self._party.rematch(secrets.randbits(SEED_BITS)))
            case "same":
                return self._open(self._party)
            case "title":
                return Swap(self._title(), all=True)
        return STAY

    def _zoom(self, guest: Guest) -> Go:
        return Push(self._show.zoom_guest(self._desk, self._party, self._state, guest.seat, guest.number))

    def _open(self, party: Party) -> Go:
        try:
            return Swap(self._show.opening(self._desk, party))
        except BadLayout as error:
            return Push(Notice(self._desk, str(error)))

    # Where things are

    @property
    def _top(self) -> float:
        return (self.stage.height - 1080) / 2

    @property
    def _panel(self) -> Box:
        """As high as its rows, in the middle of its room."""
        height = 66 + len(self._order) * self._row_height
        return Box(self.stage.width / 2 - 808, self._top + 228 + (684 - height) / 2, 1616, height)

    @property
    def _row_height(self) -> float:
        return min(226.0, 618 / len(self._order))

    def _rows(self) -> list[Box]:
        panel, height = self._panel, self._row_height
        top = panel.y + 54
        return [
            Box(panel.x + 16, top + number * height, panel.w - 32, height - 10)
            for number in range(len(self._order))
        ]

    def _column(self, number: int, row: Box) -> Box:
        left = row.x + row.w - 14 - _COLUMN * (len(self._columns) - number)
        return Box(left, row.y, _COLUMN, row.h)

    # Painting

    def draw(self, brush: Brush) -> None:
        """The room, the heading, the rows, the buttons."""
        still(brush, ("results", self.moving), _paint_room if self.moving else _paint_party)
        self._paint_heading(brush)
        self._paint_panel(brush)
        for spot in self.spots()[: len(_ICONS)]:
            key = str(spot.key)
            button(
                brush,
                self.focus,
                spot,
                icon=_ICONS[key],
                size=32 if key == REMATCH else 27,
                main=key == REMATCH,
            )
        self._paint_proof(brush)

    def _paint_proof(self, brush: Brush) -> None:
        """What it takes to check the shuffle, and to deal it again."""
        proof = self._desk.say(
            "Seed {seed}   Shuffle {shuffle}", seed=self._party.seed, shuffle=self._shuffle
        )
        foot = Box(self.stage.width / 2 - 470, self._top + 1026, 940, 38)
        brush.panel(foot, PAGE, radius=19, alpha=225)
        brush.text(proof, foot.inset(20, 0), 20, QUIET, face=Face.BODY, align="center")

    def _heading(self) -> str:
        say = self._desk.say
        if self.moving:
            return say("And the winner is…")
        names = [self._party.names[seat] for seat in self._winners]
        if len(names) == 1:
            return say("{name} wins!", name=names[0])
        return say("{names} share the victory!", names=self._words.listed(names))

    def _paint_heading(self, brush: Brush) -> None:
        heading, top, middle = self._heading(), self._top, self.stage.width / 2
        medals = [] if self.moving else self._winners
        room = 1560.0 - 128 * len(medals)
        size = min(92.0, 92 * room / max(1.0, brush.text_width(heading, 92, Face.TITLE)))
        width = brush.text_width(heading, size, Face.TITLE)
        left = middle - (width + 128 * len(medals)) / 2
        for number, seat in enumerate(medals):
            _paint_medal(brush, Box(left + 128 * number, top + 44, 112, 112), seat)
        line = Box(left + 128 * len(medals), top + 40, width + 8, 112)
        _outlined(brush, heading, line, size)
        if not self.moving:
            width = min(1500.0, brush.text_width(self._verdict, 26, Face.BODY) + 90)
            box = Box(middle - width / 2, top + 164, width, 52)
            brush.panel(box, PAGE, radius=26, border=GOLD, width=2, alpha=240)
            brush.text(self._verdict, box.inset(36, 0), 26, TEXT, face=Face.BODY, align="center")

    def _paint_panel(self, brush: Brush) -> None:
        panel = self._panel
        brush.glow(panel, (0, 0, 0), radius=24, spread=30, strength=170)
        brush.panel(panel, PANEL, radius=24, border=HAIRLINE)
        rows = self._rows()
        for number, column in enumerate(self._columns):
            head = self._column(number, rows[0])._replace(y=panel.y + 8, h=42).inset(6, 0)
            colour = GOLD if column.decides and not self.moving else QUIET
            brush.text(self._desk.say(column.label), head, 22, colour, align="center")
        for row, seat in zip(rows, self._order, strict=True):
            self._paint_row(brush, row, seat)

    def _paint_row(self, brush: Brush, row: Box, seat: Seat) -> None:
        won = seat in self._winners and not self.moving
        if won:
            brush.glow(row, GOLD, radius=20, spread=14, strength=140)
        fill, edge = (rgb("#33264F"), 4) if won else (rgb("#251B3C"), 2)
        brush.panel(row, fill, radius=20, border=GOLD if won else HAIRLINE, width=edge)
        flag(brush, Box(row.x + edge, row.y + edge, 138, row.h - 2 * edge), seat, radius=17)
        below = self._paint_name(brush, Box(row.x + 152, row.centre[1] - 52, 216, 52), seat)
        if won:
            self._paint_winner(brush, below)
        elif not self.moving:
            brush.text(_ordinal(self._desk, self._places[seat]), below, 24, QUIET)
        self._paint_guests(brush, row, seat)
        if not self.moving:
            for number, column in enumerate(self._columns):
                self._paint_value(brush, number, column, self._column(number, row), seat)

    def _paint_name(self, brush: Brush, room: Box, seat: Seat) -> Box:
        """The player's name, and which computer it is; says where there is room below."""
        name, computer = self._party.names[seat], opponent(self._desk.module, self._party.seats[seat])
        if computer is None:
            brush.text(name, room, 40, TEXT, face=Face.TITLE)
            return Box(room.x, room.y + 58, room.w, 40)
        room = room.moved(0, -14)
        line = room._replace(w=min(room.w - 60, brush.text_width(name, 40, Face.TITLE) + 2))
        brush.text(name, line, 40, TEXT, face=Face.TITLE)
        if computer.strength:
            place = Box(line.x + line.w + 14, line.centre[1] - 9, 46, 22)
            bars(brush, place, computer.strength, len(self._desk.module.levels))
        kind = Box(room.x, room.y + 50, room.w, 28)
        brush.text(computer.names(self._desk)[0], kind, 20, QUIET, face=Face.BODY)
        return Box(room.x, room.y + 86, room.w, 40)

    def _paint_winner(self, brush: Brush, box: Box) -> None:
        label = self._desk.say("winner")
        width = min(box.w, brush.text_width(label, 21, Face.HEAVY) + 66)
        chip = box._replace(w=width)
        brush.panel(chip, GOLD, radius=20)
        brush.icon("crown", Box(chip.x + 14, chip.y + 7, 26, 26), INK)
        brush.text(label, Box(chip.x + 46, chip.y, width - 56, chip.h), 21, INK, face=Face.HEAVY)

    def _paint_guests(self, brush: Brush, row: Box, seat: Seat) -> None:
        """The newest one drops into its place."""
        places = zip(self._guests[seat][: self.shown], self._guest_boxes(row, seat), strict=False)
        for number, (picture, box) in enumerate(places):
            since = (self._elapsed - number * GUEST_SECONDS) / GUEST_SECONDS
            drops = self.moving and not self._desk.settings.reduced_motion
            higher = DROP * (1 - ease_out(min(1.0, since))) if drops else 0.0
            ring(brush, self.focus, Guest(seat, number), box, radius=box.w * 0.1)
            picture(brush, box.moved(0, -higher))
            shine(brush, self.focus, Guest(seat, number), box, radius=box.w * 0.1)

    def _guest_boxes(self, row: Box, seat: Seat) -> list[Box]:
        """Where each of a player's guests is."""
        room = Box(row.x + 380, row.y, self._column(0, row).x - row.x - 398, row.h)
        width, across = _fitting(room, self._most)
        height, count = width * 1.2, len(self._guests[seat])
        lines = -(-count // across)
        top = room.centre[1] - (lines * height + (lines - 1) * 8) / 2
        return [
            Box(
                room.x + number % across * (width + GAP), top + number // across * (height + 8), width, height
            )
            for number in range(count)
        ]

    def _paint_value(self, brush: Brush, number: int, column: Column, box: Box, seat: Seat) -> None:
        """A sum; where it made the difference, it says for whom."""
        value, won = str(column.values[seat]), seat in self._winners
        if not column.decides or not self._in_question(number, seat):
            size = 60 if number == 0 else 40
            colour = GOLD if won and number == 0 else TEXT if number == 0 else QUIET
            brush.text(value, box, size, colour, face=Face.TITLE, align="center")
            return
        colour = ENTERS if won else QUIET
        chip = Box(box.x + 16, box.centre[1] - 36, box.w - 32, 72)
        brush.panel(chip, rgb("#0F0A1A"), radius=18, border=colour, width=3)
        brush.text(
            value,
            Box(chip.x + 8, chip.y, chip.w - 56, chip.h),
            42,
            ENTERS if won else TEXT,
            face=Face.TITLE,
            align="center",
        )
        brush.icon("check" if won else "cross", Box(chip.x + chip.w - 50, chip.y, 32, chip.h), colour)

    def _in_question(self, number: int, seat: Seat) -> bool:
        """This column decided about the seat: in all those before it was level with the winners."""
        if number == 0 or seat in self._winners:
            return seat in self._winners
        return all(
            column.values[seat] == column.values[self._winners[0]] for column in self._columns[:number]
        )


def _fitting(room: Box, count: int) -> tuple[float, int]:
    """How wide pictures can be that must all fit, and how many of them go on a line: one line or two."""
    sizes = []
    for lines in (1, 2):
        across = max(1, -(-count // lines))
        high = (room.h - 20 - 8 * (lines - 1)) / lines / 1.2
        sizes.append((min(high, room.w / across - GAP), across))
    return max(sizes)


def _ordinal(desk: Desk, place: int) -> str:
    match place:
        case 1:
            return desk.say("1st")
        case 2:
            return desk.say("2nd")
        case 3:
            return desk.say("3rd")
    return desk.say("{place}th", place=place)


def _paint_medal(brush: Brush, box: Box, seat: Seat) -> None:
    """The winner's symbol with a crown on top."""
    brush.picture(f"cards/medallion_{LIVERIES[seat].name}", box)
    crown = Box(box.x + box.w / 2 - 33, box.y - 34, 66, 58)
    for dx, dy in ((-3, 0), (3, 0), (0, -3), (0, 3), (2, 2), (-2, 2), (2, -2), (-2, -2)):
        brush.icon("crown", crown.moved(dx, dy), INK)
    brush.icon("crown", crown, GOLD)


def _outlined(brush: Brush, text: str, box: Box, size: float) -> None:
    """Large letters that stand out from whatever is behind them."""
    for dx, dy in (
        (-6, 0),
        (6, 0),
        (0, -6),
        (0, 6),
        (5, 5),
        (-5, 5),
        (5, -5),
        (-5, -5),
        (0, 11),
        (5, 9),
        (-5, 9),
    ):
        brush.text(text, box.moved(dx, dy), size, _SHADOW, face=Face.TITLE, fit=False)
    brush.text(text, box, size, _CREAM, face=Face.TITLE, fit=False)


def _paint_room(brush: Brush) -> None:
    """The room behind the open doors, its shelves up to the ceiling."""
    stage = brush.stage
    room = smooth(brush.art.source("places/room"), brush.surface.get_size())
    brush.surface.blit(room, (0, 0))
    top = (stage.height - 1080) / 2 + 6
    while top > -220:
        brush.picture("places/shelf", Box(stage.width / 2 - 820, top, 1640, 220))
        top -= 224
    brush.shade(stage.box, 105, _SHADOW)
    brush.picture("places/door_leaf", Box(0, 0, 110, stage.height))
    brush.mirrored("places/door_leaf", Box(stage.width - 110, 0, 110, stage.height))


def _paint_party(brush: Brush) -> None:
    """The room, with confetti on both sides of the heading."""
    still(brush, ("results", True), _paint_room)
    dice, stage = random.Random(3), brush.stage
    for _ in range(70):
        across = stage.width / 2 + dice.choice((-1, 1)) * dice.uniform(430, 800)
        down = (stage.height - 1080) / 2 + dice.uniform(12, 210)
        scrap = _scrap(brush.px(15), dice.choice(_CONFETTI), dice.randrange(180))
        brush.surface.blit(scrap, scrap.get_rect(center=stage.pixels(Box(across, down, 0, 0)).topleft))


def _scrap(size: int, colour: tuple[int, int, int], turn: int) -> pygame.Surface:
    """A piece of confetti."""
    scrap = pygame.Surface((size * 4, size * 4), pygame.SRCALPHA)
    paper = pygame.Rect(0, size, size * 4, size * 2)
    pygame.draw.rect(scrap, _SHADOW, paper, border_radius=size // 2)
    pygame.draw.rect(scrap, colour, paper.inflate(-size // 2, -size // 2), border_radius=size // 3)
    return pygame.transform.rotozoom(scrap, turn, 0.25)
