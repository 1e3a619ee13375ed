"""The first start: one screen in front of the door. Whoever presses Enter has everything as it is usual."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from game.core.errors import GameError
from game.services.band import AT_TITLE
from game.services.i18n import languages
from game.shell.desk import Desk
from game.shell.focus import Spot
from game.shell.layout import BadLayout
from game.shell.paint.brush import Brush
from game.shell.paint.caps import paint_hints
from game.shell.paint.palette import CONTRAST, GOLD, HAIRLINE, INK, NORMAL, PAGE, PANEL, QUIET, TEXT, rgb
from game.shell.paint.type import Face
from game.shell.scenery import placed
from game.shell.scenes.footer import FOOTER, footer
from game.shell.scenes.menu.plan import Plan
from game.shell.scenes.menus import CHIP_MARGIN, Menu, button, chip, even, still, tick_box
from game.shell.scenes.notice import refused
from game.shell.scenes.scene import STAY, Go, Help, Push, Scene, Swap
from game.shell.scenes.settings.pages import TEXT_SIZES
from game.shell.scenes.ways import Ways
from game.shell.signals import Intent, Press, Signal
from game.shell.stage import Box

LANGUAGE, TEXT_SIZE = "language", "text"
"""`(LANGUAGE, "de")` and `(TEXT_SIZE, 150)` are what can be chosen from."""
SOUND, MOTION, COLOURS = "sound", "motion", "colours"
TEACH, PLAY, LOOK = "teach", "play", "look"
_ICONS = {TEACH: "book", PLAY: "cards", LOOK: "eye"}

_LEFT, _WIDTH, _TALLEST = 462.0, 1420.0, 1010.0
_HEADS = 150.0
"""How much room there is for those who look over the board."""
_LABELS, _WIDE_LABELS = 260.0, 320.0
_WOOD, _WOOD_EDGE = rgb("#7A431C"), rgb("#2E1408")


class Rows(NamedTuple):
    """The board from top to bottom."""

    title: Box
    lead: Box
    language: Box
    text: Box
    sample: Box
    ticks: Box
    question: Box
    ways: Box


_HEIGHTS = Rows(*(Box(0, 0, 0, height) for height in (74, 42, 78, 78, 74, 72, 60, 148)))
_GAPS = (0, 20, 18, 14, 18, 16, 6, 0)
"""The height of each row, and what is left free below it, where there is just room enough."""


class FirstStart(Menu):
    """Asks what should be known before the first game. All of it is seen at once, and never asked again."""

    def __init__(self, desk: Desk, ways: Ways) -> None:
        super().__init__(desk, TEACH)
        self._ways = ways

    # Where things are

    @property
    def _board(self) -> Box:
        heads = 0.0 if self._desk.folded else _HEADS  # then it needs all the room there is
        free = self.stage.height - FOOTER - heads - 56
        height = min(free, _TALLEST)
        left = placed(Box(_LEFT, 0, 0, 0), self.stage).x
        return Box(left, 28 + heads + (free - height) / 2, min(_WIDTH, self.stage.width - left - 38), height)

    def _rows(self) -> Rows:
        """What is left over is given to all of them."""
        inner = self._board.inset(58, 40)
        needed = sum(row.h for row in _HEIGHTS) + sum(_GAPS)
        grown = inner.h / needed
        boxes, top = [], inner.y
        for row, gap in zip(_HEIGHTS, _GAPS, strict=True):
            boxes.append(Box(inner.x, top, inner.w, row.h * grown))
            top += (row.h + gap) * grown
        return Rows(*boxes)

    @property
    def _labels(self) -> float:
        """How much of a row is for what it is about."""
        return _WIDE_LABELS if self._desk.folded else _LABELS

    def _behind_label(self, row: Box) -> Box:
        return Box(row.x + self._labels, row.y, row.w - self._labels, row.h)

    def spots(self) -> list[Spot]:
        """From top to bottom."""
        return [*self._languages(), *self._sizes(), *self._ticks(), *self._offers()]

    def _languages(self) -> list[Spot]:
        found = languages()
        boxes = self._behind_label(self._rows().language).row(len(found), 16)
        return [
            Spot((LANGUAGE, code), box, name) for (code, name), box in zip(found.items(), boxes, strict=True)
        ]

    def _sizes(self) -> list[Spot]:
        boxes = self._behind_label(self._rows().text).row(len(TEXT_SIZES), 16)
        return [
            Spot((TEXT_SIZE, size), box, f"{size} %") for size, box in zip(TEXT_SIZES, boxes, strict=True)
        ]

    def _ticks(self) -> list[Spot]:
        say = self._desk.say
        names = {SOUND: say("Sound"), MOTION: say("Less motion"), COLOURS: say("High contrast")}
        boxes = self._rows().ticks.row(len(names), 22)
        return [Spot(key, box, name) for (key, name), box in zip(names.items(), boxes, strict=True)]

    def _offers(self) -> list[Spot]:
        say = self._desk.say
        ways = {
            TEACH: (say("Teach me"), say("Learn it by playing, a minute at a time.")),
            PLAY: (say("A quick game"), say("You against the gentlest computer.")),
            LOOK: (say("Just look"), say("Straight to the title.")),
        }
        boxes = self._rows().ways.row(len(ways), 24)
        return [Spot(key, box, *told) for (key, told), box in zip(ways.items(), boxes, strict=True)]

    # What the player does

    def handle(self, signal: Signal) -> Go:
        """Change something, or go on; the way back takes everything as it is."""
        if signal == Press(Intent.BACK):
            return self._title()
        spot = self.pointed(signal)
        if spot is None:
            return STAY
        ways: Mapping[object, Callable[[], Go]] = {TEACH: self._teach, PLAY: self._play, LOOK: self._title}
        if spot.key in ways:
            return ways[spot.key]()
        self._set(spot)
        return STAY

    def _set(self, spot: Spot) -> None:
        settings = self._desk.settings
        match spot.key:
            case ("language", str(code)):
                settings.language = code
            case ("text", int(size)):
                settings.text = size
            case "sound":
                settings.muted = not settings.muted
            case "motion":
                settings.reduced_motion = not settings.reduced_motion
            case "colours":
                settings.theme = CONTRAST if settings.theme == NORMAL else NORMAL
        self._desk.settings_changed()
        self.changed = True

    def _ticked(self, key: object) -> bool:
        settings = self._desk.settings
        return {
            SOUND: not settings.muted,
            MOTION: settings.reduced_motion,
            COLOURS: settings.theme == CONTRAST,
        }[str(key)]

    def _accept(self) -> None:
        """Not to be asked again."""
        self._desk.settings.first_start = False
        self._desk.save_settings()

    def _title(self) -> Go:
        self._accept()
        return Swap(self._ways.title())

    def _teach(self) -> Go:
        """The first lesson; where there is none, all there is to read."""
        lessons = self._desk.module.lessons
        try:
            then = Push(self._ways.lesson(lessons[0])) if lessons else Help()
        except (GameError, BadLayout) as error:
            return refused(self._desk, error)
        self._accept()
        return Swap(self._ways.title(then=then))

    def _play(self) -> Go:
        """Whatever was played here before: whoever asks for this is a beginner."""
        try:
            opening = Plan.beginners(self._desk, self._ways).begin()
        except (GameError, BadLayout) as error:
            return refused(self._desk, error)
        self._accept()
        return Swap(opening)

    def resumed(self, closed: Scene, result: object) -> Go:
        """What was to be told was read."""
        self.changed = True
        return STAY

    def advance(self, seconds: float) -> Go:
        """The band plays already, and the table is laid."""
        self._desk.audio.music(1, AT_TITLE)
        self._ways.show.get_ready(*self._likely)
        return STAY

    @cached_property
    def _likely(self) -> tuple[int, str]:
        """How many will play, and where."""
        plan = Plan.beginners(self._desk, self._ways)
        return plan.players, plan.venue

    # Painting

    def draw(self, brush: Brush) -> None:
        """What the game has to show, and the board before it."""
        key = ("first start", self._desk.scenery, self._desk.translations.code, self._board)
        still(brush, key, self._paint_ground)
        rows, say, game = self._rows(), self._desk.say, self._desk.module.title
        brush.text(say("Welcome to {game}!", game=game), rows.title, 58, GOLD, face=Face.TITLE)
        lead = say("Make yourself at home. All of this can be changed later, in the settings.")
        brush.text(lead, rows.lead, 25, QUIET, face=Face.BODY)
        self._paint_choices(brush, rows)
        self._paint_ticks(brush)
        brush.text(say("Do you know {game}?", game=game), rows.question, 38, TEXT, face=Face.TITLE)
        ways = self._offers()
        names, room = [spot.name for spot in ways], _way_words(ways[0].box)
        size = even(brush, names, 34, room.w, room.h * 0.48, Face.TITLE)
        for spot in ways:
            self._paint_way(brush, spot, size)
        self._paint_footer(brush)

    def _paint_ticks(self, brush: Brush) -> None:
        ticks = self._ticks()
        size = even(brush, [spot.name for spot in ticks], 26, ticks[0].box.w - 88, face=Face.TITLE)
        for spot in ticks:
            tick_box(brush, self.focus, spot, ticked=self._ticked(spot.key), size=size)

    def _paint_ground(self, brush: Brush) -> None:
        board = self._board
        self._desk.scenery.welcome(brush, self._desk.say, board)
        brush.glow(board, (0, 0, 0), radius=34, spread=40, strength=190)
        brush.panel(board, _WOOD, radius=34, border=_WOOD_EDGE, width=5)
        brush.panel(board.inset(16), PANEL, radius=22, border=GOLD, width=3)

    def _paint_choices(self, brush: Brush, rows: Rows) -> None:
        say = self._desk.say
        labels, room = (say("Language"), say("Text size")), self._labels - 24
        size = even(brush, labels, 28, room, rows.text.h, Face.TITLE)
        for label, row in zip(labels, (rows.language, rows.text), strict=True):
            brush.text(label, row._replace(w=room), size, TEXT, face=Face.TITLE)
        for chips in (self._languages(), self._sizes()):
            self._paint_chips(brush, chips)
        sample = self._behind_label(rows.sample)
        brush.panel(sample, PAGE, radius=18, border=HAIRLINE)
        brush.text(say("This is how large it is written."), sample.inset(26, 4), 26, TEXT, face=Face.BODY)

    def _paint_chips(self, brush: Brush, chips: Sequence[Spot]) -> None:
        chosen = (LANGUAGE, self._desk.translations.code), (TEXT_SIZE, self._desk.settings.text)
        box = chips[0].box
        size = even(brush, [spot.name for spot in chips], 27, box.w - 2 * CHIP_MARGIN, box.h)
        for spot in chips:
            chip(brush, self.focus, spot, taken=spot.key in chosen, size=size)

    def _paint_way(self, brush: Brush, spot: Spot, size: float) -> None:
        """What it is called, and what to expect of it."""
        main, box = spot.key == TEACH, spot.box
        button(brush, self.focus, Spot(spot.key, box, ""), icon=None, main=main)
        ink = INK if main else TEXT
        brush.icon(_ICONS[str(spot.key)], Box(box.x + 22, box.y, 56, box.h), INK if main else GOLD)
        words = _way_words(box)
        brush.text(spot.name, words._replace(h=words.h * 0.48), size, ink, face=Face.TITLE)
        below = Box(words.x, words.y + words.h * 0.5, words.w, words.h * 0.5)
        brush.paragraph(spot.text, below, 21, ink if main else QUIET, face=Face.STRONG, leading=1.2)

    def _paint_footer(self, brush: Brush) -> None:
        say, bar = self._desk.say, footer(brush, self._desk)
        key, room = self._desk.key, bar._replace(w=bar.w - 40)
        hints = [(key(Intent.NEXT), say("next")), (key(Intent.CONFIRM), say("choose"))]
        paint_hints(brush, [*hints, (key(Intent.BACK), say("go on"))], room, align="right")


def _way_words(box: Box) -> Box:
    return Box(box.x + 96, box.y + box.h * 0.08, box.w - 110, box.h * 0.84)
