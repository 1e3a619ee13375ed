"""Who plays what, and where: everything is remembered, and Start is never far."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import TypeVar

from game.core.errors import GameError
from game.core.fairness import SEED_BITS
from game.core.module import HUMAN, USUAL_NAMES
from game.core.rules import Seat
from game.shell.desk import Desk
from game.shell.focus import Focus, Spot
from game.shell.layout import BadLayout
from game.shell.paint.brush import Brush
from game.shell.paint.palette import BORDER, GOLD, HAIRLINE, INK, LEAVES, PAGE, PANEL, QUIET, RAISED, TEXT
from game.shell.paint.type import Face
from game.shell.scenes.menus import (
    button,
    flag,
    labelled,
    pointed,
    quiet_street,
    ring,
    shine,
    still,
)
from game.shell.scenes.notice import Notice
from game.shell.scenes.scene import STAY, Go, Pop, Push, Scene, Swap
from game.shell.show import Choice, Party, Show
from game.shell.signals import Intent, PointerUp, Press, Signal
from game.shell.stage import Box

NOBODY = ""
"""An empty seat. Only the last seats can be empty, so that every seat keeps its colour."""

START, BACK, SEED = "start", "back", "seed"
SEAT, PICK, VENUE = "seat", "pick", "venue"
"""`(SEAT, 2)` is the third seat, `(PICK, "set", 0)` the first option of "set", `(VENUE, "roof")` a venue."""

T = TypeVar("T")


class Plan:
    """What has been chosen so far, and what it makes."""

    def __init__(self, desk: Desk, show: Show, seats: Sequence[str]) -> None:
        self._desk, self._show = desk, show
        self.most, self.fewest = desk.module.seats[-1], desk.module.seats[0]
        self.seats = self._sensible(seats)
        words = desk.settings.last_setup
        self.picked = {choice.key: _closest(choice, words) for choice in show.choices}
        self.seed = secrets.randbits(SEED_BITS)
        self.wish = desk.settings.venue
        """Where to play, if so many can play there."""
        self._venues: dict[int, dict[str, str]] = {}

    def _sensible(self, seats: Sequence[str]) -> list[str]:
        """As many known players as may take part; those nobody knows any more become the first level."""
        computers = [level.key for level in self._desk.module.levels]
        stranger = computers[0] if computers else HUMAN
        known = {HUMAN, *computers}
        taken = [who if who in known else stranger for who in seats if who != NOBODY][: self.most] or [HUMAN]
        taken += [stranger] * (self.fewest - len(taken))
        return taken + [NOBODY] * (self.most - len(taken))

    @property
    def players(self) -> int:
        """How many take part."""
        return sum(who != NOBODY for who in self.seats)

    @property
    def offered(self) -> int:
        """How many seats can be changed: the first empty one can be taken."""
        return min(self.players + 1, self.most)

    def name(self, seat: int) -> str:
        """What the player on a seat is called."""
        names = self._desk.settings.names
        own = names[seat].strip() if seat < len(names) else ""
        return own or USUAL_NAMES[seat % len(USUAL_NAMES)]

    def cycle(self, seat: int, step: int) -> None:
        """Somebody else takes the seat."""
        kinds = [HUMAN, *(level.key for level in self._desk.module.levels)]
        if seat >= self.fewest and seat >= self.players - 1:
            kinds.append(NOBODY)
        self.seats[seat] = kinds[(kinds.index(self.seats[seat]) + step) % len(kinds)]

    @property
    def venues(self) -> dict[str, str]:
        """The places to play at, for so many players."""
        if self.players not in self._venues:
            self._venues[self.players] = dict(self._show.venues(self.players))
        return self._venues[self.players]

    @property
    def venue(self) -> str:
        """The place chosen, or another one that takes so many players."""
        return self.wish if self.wish in self.venues else next(iter(self.venues), "")

    @property
    def words(self) -> dict[str, str]:
        """The words of the set-up."""
        words = {"players": str(self.players)}
        for choice in self._show.choices:
            words |= choice.options[self.picked[choice.key]].words
        return words

    def party(self) -> Party:
        """What all of it makes; raises a `GameError` where that is no game."""
        rules = self._desk.module.rules
        setup = rules.parse_setup(self.words)
        rules.complete(setup, self.seed)  # only to hear whether it can be played
        seats = tuple(who for who in self.seats if who != NOBODY)
        names = tuple(self.name(seat) for seat in range(len(seats)))
        return Party(seats, names, setup, self.seed, self.venue)

    @property
    def shuffle(self) -> str:
        """The hash of the shuffle that waits for them; empty where there is no game."""
        try:
            return self.party().shuffle(self._desk.module.rules)
        except GameError:
            return ""

    @property
    def trouble(self) -> str:
        """Why this cannot be played, in a sentence; empty if it can."""
        try:
            self.party()
        except GameError as error:
            return str(error)
        return ""

    def remember(self) -> None:
        """For the next time."""
        settings = self._desk.settings
        settings.seats = [who for who in self.seats if who != NOBODY]
        settings.last_setup, settings.venue = self.words, self.venue
        self._desk.save_settings()


def _closest(choice: Choice, words: dict[str, str]) -> int:
    """The option that was chosen last time: of those whose words were all there the one that says most."""
    fitting = [
        (-len(option.words), number)
        for number, option in enumerate(choice.options)
        if option.words.items() <= words.items()
    ]
    return min(fitting)[1] if fitting else 0


class NewGame(Scene):
    """Seats on the left, what to play on the right, Start below."""

    def __init__(
        self, desk: Desk, show: Show, seats: Sequence[str], title: Callable[[], Scene] | None = None
    ) -> None:
        """Where there is no scene below to go back to, `title` makes one."""
        super().__init__()
        self._desk, self._show, self._title = desk, show, title
        self.plan = Plan(desk, show, seats)
        self.focus = Focus()
        self.focus.key = START
        self._refusal = ""

    # Where things are

    @property
    def _frame(self) -> Box:
        height = min(self.stage.height, 1280.0)
        return Box(self.stage.width / 2 - 888, (self.stage.height - height) / 2, 1776, height)

    @property
    def _left(self) -> Box:
        frame = self._frame
        return Box(frame.x, frame.y + 132, 790, frame.h - 132 - 152)

    @property
    def _right(self) -> Box:
        return Box(self._left.x + 822, self._left.y, 954, self._left.h)

    def _rows(self) -> list[Box]:
        """A row for each choice, for the venue and for the seed."""
        count = len(self._show.choices) + 2
        inner = self._right.inset(32, 28)
        height = min(118.0, (inner.h - 128) / count)
        return [Box(inner.x, inner.y + number * height, inner.w, height - 24) for number in range(count)]

    def spots(self) -> list[Spot]:
        """Seats, choices, venue, seed, then the ways on."""
        frame, say = self._frame, self._desk.say
        foot = frame.y + frame.h - 124
        back = Spot(BACK, Box(frame.x, foot, 280, 92), say("Back"))
        start = Spot(START, Box(frame.x + frame.w - 380, foot, 380, 92), say("Start"))
        return [*self._chairs(), *self._options(), *self._places(), self._seed(), back, start]

    def _chairs(self) -> list[Spot]:
        places = self._left.column(self.plan.most, 20)[: self.plan.offered]
        return [
            Spot((SEAT, seat), box, self.plan.name(seat), self._about(seat)[1])
            for seat, box in enumerate(places)
        ]

    def _options(self) -> list[Spot]:
        say = self._desk.say
        return [
            Spot((PICK, choice.key, number), box, say(option.label), say(option.text))
            for choice, row in zip(self._show.choices, self._rows(), strict=False)
            for number, (option, box) in enumerate(_chips(row, choice.options))
        ]

    def _places(self) -> list[Spot]:
        text = self._desk.say("Where the table stands.")
        return [
            Spot((VENUE, key), box, name, text)
            for (key, name), box in _chips(self._rows()[-2], list(self.plan.venues.items()))
        ]

    def _seed(self) -> Spot:
        row = self._rows()[-1]
        text = self._desk.say(
            "This hash proves later that nobody changed the cards. The seed is shown after the game."
        )
        return Spot(SEED, Box(row.x + row.w - 220, row.y, 220, row.h), self._desk.say("Another"), text)

    # What the player does

    def handle(self, signal: Signal) -> Go:
        """Change something, start, or go back."""
        match signal:
            case Press(Intent.BACK):
                self._desk.audio.play("back")
                return self._leave()
            case Press(Intent.LEFT | Intent.RIGHT as intent) if (seat := self._seat()) is not None:
                self._desk.audio.play("click")
                self.plan.cycle(seat, 1 if intent is Intent.RIGHT else -1)
                return self._changed()
        spot, moved = pointed(self._desk, self.focus, signal, self.spots())
        self.changed |= moved
        return self._act(spot, signal) if spot else STAY

    def _act(self, spot: Spot, signal: Signal) -> Go:
        match spot.key:
            case ("seat", int(seat)):
                backwards = isinstance(signal, PointerUp) and _arrows(spot.box)[0].holds(signal.at)
                self.plan.cycle(seat, -1 if backwards else 1)
            case ("pick", str(choice), int(option)):
                self.plan.picked[choice] = option
            case ("venue", str(key)):
                self.plan.wish = key
            case "seed":
                self.plan.seed = secrets.randbits(SEED_BITS)
            case "start":
                return self._start()
            case "back":
                return self._leave()
        return self._changed()

    def _seat(self) -> int | None:
        """The seat pointed at."""
        match self.focus.key:
            case ("seat", int(seat)):
                return seat
        return None

    def _changed(self) -> Go:
        self._refusal, self.changed = "", True
        return STAY

    def _leave(self) -> Go:
        return Pop() if self._title is None else Swap(self._title(), all=True)

    def _start(self) -> Go:
        """Open the game; where that does not work, say why and leave everything as it is."""
        try:
            opening = self._show.opening(self._desk, self.plan.party())
        except GameError as error:
            self._refusal, self.changed = str(error), True
            self._desk.audio.play("error")
            return STAY
        except BadLayout as error:
            return Push(Notice(self._desk, str(error)))
        self.plan.remember()
        return Swap(opening)

    # Painting

    def draw(self, brush: Brush) -> None:
        """Everything, over the quiet street."""
        still(brush, "quiet street", quiet_street)
        title = Box(self._frame.x, self._frame.y + 34, 900, 80)
        brush.text(self._desk.say("New game"), title, 64, face=Face.TITLE)
        self._paint_seats(brush)
        self._paint_choices(brush)
        trouble = self._refusal or self.plan.trouble
        self._paint_info(brush, trouble)
        *_, back, start = self.spots()
        button(brush, self.focus, back, icon="back", size=32)
        button(brush, self.focus, start, icon="play", size=42, main=not trouble, enabled=not trouble)
        self._paint_keys(brush, back)

    def _paint_seats(self, brush: Brush) -> None:
        for seat, box in enumerate(self._left.column(self.plan.most, 20)):
            if seat < self.plan.offered:
                self._paint_chair(brush, seat, box)
            else:
                brush.panel(box, PAGE, radius=22, border=HAIRLINE, alpha=170)
                flag(brush, _flag(box), Seat(seat), dim=True)

    def _paint_chair(self, brush: Brush, seat: int, box: Box) -> None:
        empty = self.plan.seats[seat] == NOBODY
        kind, expect = self._about(seat)
        ring(brush, self.focus, (SEAT, seat), box, radius=22)
        brush.panel(box, PANEL if empty else RAISED, radius=22, border=HAIRLINE if empty else BORDER)
        flag(brush, _flag(box), Seat(seat), dim=empty)
        selector = _selector(box)
        words = Box(box.x + 168, box.y, selector.x - box.x - 184, box.h)
        name = self._desk.say("Empty seat") if empty else self.plan.name(seat)
        title = Box(words.x, box.centre[1] - 50, words.w, 48)
        brush.text(name, title, 40, QUIET if empty else TEXT, face=Face.TITLE)
        brush.paragraph(expect, Box(words.x, box.centre[1] + 4, words.w, 60), 22, QUIET)
        brush.panel(selector, PAGE, radius=38, border=HAIRLINE)
        for way, arrow in zip(("arrow_left", "arrow_right"), _arrows(box), strict=True):
            brush.icon(way, arrow.inset(20), GOLD)
        icon = None if empty else "person" if self.plan.seats[seat] == HUMAN else "computer"
        labelled(brush, selector.inset(76, 0), kind, icon)
        shine(brush, self.focus, (SEAT, seat), box, radius=22)

    def _about(self, seat: int) -> tuple[str, str]:
        """Who sits there, and what to expect."""
        say, who = self._desk.say, self.plan.seats[seat]
        if who == HUMAN:
            return say("Person"), say("Plays at this screen.")
        if who == NOBODY:
            return say("Nobody"), say("Room for one more.")
        level = next(level for level in self._desk.module.levels if level.key == who)
        return say(level.name), say(level.sentence)

    def _paint_choices(self, brush: Brush) -> None:
        brush.panel(self._right, PANEL, radius=26, border=HAIRLINE, alpha=240)
        say, rows = self._desk.say, self._rows()
        labels = [*(say(choice.label) for choice in self._show.choices), say("Venue"), say("Shuffle")]
        for label, row in zip(labels, rows, strict=True):
            brush.text(label, Box(row.x, row.y, 166, row.h), 26, QUIET)
        for spot in self._options() + self._places():
            self._paint_chip(brush, spot)
        proof = Box(rows[-1].x + 180, rows[-1].y, rows[-1].w - 180 - 230, rows[-1].h)
        brush.text(self.plan.shuffle, proof, 22, face=Face.BODY)
        button(brush, self.focus, self._seed(), icon="dice", size=26)

    def _paint_chip(self, brush: Brush, spot: Spot) -> None:
        match spot.key:
            case ("pick", str(choice), int(option)):
                taken = self.plan.picked[choice] == option
            case _:
                taken = spot.key == (VENUE, self.plan.venue)
        ring(brush, self.focus, spot.key, spot.box)
        brush.panel(spot.box, HAIRLINE if taken else PAGE, radius=18, border=GOLD if taken else BORDER)
        brush.text(spot.name, spot.box.inset(10, 0), 25, TEXT if taken else QUIET, align="center")
        if taken:
            badge = Box(spot.box.x + spot.box.w - 26, spot.box.y - 10, 34, 34)
            brush.panel(badge, GOLD, radius=17, border=PAGE, width=3)
            brush.icon("check", badge.inset(8), INK)
        shine(brush, self.focus, spot.key, spot.box)

    def _paint_info(self, brush: Brush, trouble: str) -> None:
        """About whatever is pointed at, or why this cannot be played."""
        inner = self._right.inset(32, 28)
        box = Box(inner.x, inner.y + inner.h - 108, inner.w, 108)
        brush.panel(box, PAGE, radius=18, border=LEAVES if trouble else HAIRLINE)
        spot = self.focus.on(self.spots())
        text = (
            trouble or (spot.text if spot else "") or self._desk.say("All of it is kept for the next game.")
        )
        colour = LEAVES if trouble else QUIET
        brush.icon("cross" if trouble else "info", Box(box.x + 22, box.y, 36, box.h), colour)
        words = Box(box.x + 78, box.y, box.w - 100, box.h)
        if brush.text_width(text, 24, Face.BODY) <= words.w:
            brush.text(text, words, 24, face=Face.BODY)
        else:
            brush.paragraph(text, words.inset(0, 18), 24)

    def _paint_keys(self, brush: Brush, back: Spot) -> None:
        say, left, middle = self._desk.say, back.box.x + back.box.w + 48, back.box.centre[1]
        left = brush.key(say("Tab"), say("next"), left, middle) + 32
        left = brush.key(say("Enter"), say("choose"), left, middle) + 32
        if self._seat() is not None:
            brush.key("\N{LEFTWARDS ARROW} \N{RIGHTWARDS ARROW}", say("change"), left, middle)


def _chips(row: Box, things: Sequence[T]) -> list[tuple[T, Box]]:
    """Things side by side, behind the row's label."""
    room = Box(row.x + 180, row.y, row.w - 180, row.h)
    return list(zip(things, room.row(max(1, len(things)), 14), strict=False))


def _flag(tile: Box) -> Box:
    return Box(tile.x + 2, tile.y + 2, 150, tile.h - 4)


def _selector(tile: Box) -> Box:
    return Box(tile.x + tile.w - 356, tile.centre[1] - 38, 332, 76)


def _arrows(tile: Box) -> tuple[Box, Box]:
    """Where to click for the one before and the next one."""
    selector = _selector(tile)
    left = Box(selector.x, selector.y, 76, 76)
    return left, left.moved(selector.w - 76, 0)
