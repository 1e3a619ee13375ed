"""The first start: one screen in front of the doors. Whoever presses Enter has everything as it is usual."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Final

from game.core.errors import GameError
from game.services.archive.persons import LONGEST
from game.services.band import AT_TITLE
from game.services.i18n import languages
from game.shell.desk import Desk
from game.shell.focus import Spot
from game.shell.front import GROUND, LOT
from game.shell.layout import BadLayout
from game.shell.paint.brush import Brush
from game.shell.paint.caps import Cap, paint_hints
from game.shell.paint.palette import BORDER, CONTRAST, GOLD, NORMAL, PAGE, PANEL, QUIET, TEXT, rgb
from game.shell.paint.type import Face
from game.shell.profiles import call_me, clean
from game.shell.quill import Quill
from game.shell.scenery import placed
from game.shell.scenes.footer import FOOTER, footer
from game.shell.scenes.menu.facade import GAME, Facade, Street
from game.shell.scenes.menu.plan import Plan
from game.shell.scenes.menus import (
    CHIP_MARGIN,
    Menu,
    button,
    chip,
    even,
    even_size,
    ring,
    shine,
    still,
    tick_box,
)
from game.shell.scenes.notice import refused
from game.shell.scenes.scene import STAY, Go, Help, Push, Scene, Swap
from game.shell.scenes.settings.pages import TEXT_SIZES
from game.shell.scenes.ways import Ways
from game.shell.signals import (
    CONTROLLER,
    KEYBOARD,
    Intent,
    PointerDown,
    PointerMoved,
    PointerUp,
    Press,
    Signal,
)
from game.shell.stage import Box

NAME, LANGUAGE, TEXT_SIZE = "name", "language", "text"
"""`(LANGUAGE, "de")` and `(TEXT_SIZE, 150)` are what can be chosen from."""
SOUND, MOTION, COLOURS = "sound", "motion", "colours"
PLAY, LOOK = "play", "look"
"""`(GAME, key)` teaches a game, `(PLAY, key)` begins one of it."""

# Where things stand, in units of the design.
_HOUSES, _LARGEST = 1244.0, (0.78, 0.62)
"""How far a row of several houses reaches, and how large they are at the most: smaller with large letters."""
_FOOT = 246.0
"""How far what stands before a house reaches below the wall, in units of its lot."""
_WAYS, _GAP, _ABREAST = 76.0, 14.0, 2
"""How high a way into a game is, what is free beside it, and how many houses have two abreast at the most."""
_QUESTION = Box(0, 14, _HOUSES, 84)
_BOARD, _BOARD_ALONE = Box(1268, 16, 636, 984), Box(1388, 16, 516, 984)
"""Beside several houses, and beside the title of a single game."""
_WOOD, _WOOD_EDGE = rgb("#7A431C"), rgb("#2E1408")

# The rows of the board: how high they are as usual, with large letters, and what is left free below.
_ROWS: Final = {
    "title": (76.0, 80.0, 4.0),
    "lead": (66.0, 0.0, 16.0),
    "name": (96.0, 130.0, 16.0),
    "languages": (122.0, 150.0, 16.0),
    "sizes": (90.0, 122.0, 16.0),
    "ticks": (162.0, 216.0, 18.0),
    "ways": (70.0, 80.0, 0.0),
}
_LABEL, _LARGE_LABEL = 34.0, 52.0
_MOST_GROWN = 1.2


class FirstStart(Menu):
    """Asks what should be known before the first game. All of it is seen at once, and never asked again."""

    def __init__(self, desk: Desk, ways: Ways) -> None:
        super().__init__(desk, (GAME, desk.module.key))
        self._ways, self.quill = ways, Quill(LONGEST)
        self._street = Street(desk, _HOUSES, _LARGEST, boards=False) if desk.foyer.several else None
        self._facade = self._street or Facade(desk)

    @property
    def typing(self) -> bool:  # type: ignore[override]
        """Letters are for the name while it is written."""
        return self.quill.writes

    @property
    def moving(self) -> bool:
        """Somebody comes up."""
        return self._facade.moving

    # Where things are

    @property
    def _board(self) -> Box:
        board = placed(_BOARD if self._street else _BOARD_ALONE, self.stage)
        free = self.stage.height - FOOTER - 32
        height = min(free, board.h * _MOST_GROWN)
        return board._replace(y=16 + (free - height) / 2, h=height)

    def _rows(self) -> dict[str, Box]:
        """What is left over is given to all of them."""
        inner, alone = self._board.inset(46, 38), self._street is None
        heights = {name: row[self._desk.folded] for name, row in _ROWS.items()}
        if alone:  # then the ways to play stand here, too
            heights["ways"] = 3 * heights["ways"]
        gaps = {name: row[2] if heights[name] else 0.0 for name, row in _ROWS.items()}
        grown = inner.h / (sum(heights.values()) + sum(gaps.values()))
        boxes, top = {}, inner.y
        for name, height in heights.items():
            boxes[name] = Box(inner.x, top, inner.w, height * grown)
            top += (height + gaps[name]) * grown
        return boxes

    def _below_label(self, row: Box) -> Box:
        label = self._label_height(row)
        return row._replace(y=row.y + label + 6, h=row.h - label - 6)

    def _label_height(self, row: Box) -> float:
        return min(_LARGE_LABEL if self._desk.folded else _LABEL, row.h * 0.42)

    def _before(self, lot: Box) -> list[Box]:
        """On the pavement before a house: side by side, or one below the other where words need the width."""
        games = len(self._desk.foyer.games)
        abreast = games <= _ABREAST and not self._desk.folded
        foot = lot.y + (GROUND + _FOOT) * lot.h / LOT[1]
        free = self.stage.height - FOOTER - 10 - foot
        high = min(_WAYS if abreast else 2 * _WAYS + _GAP, free)
        wide = _HOUSES / games - 2 * _GAP
        box = Box(lot.centre[0] - wide / 2, foot + min(20.0, (free - high) / 2), wide, high)
        return box.row(2, _GAP) if abreast else box.column(2, 8)

    def spots(self) -> list[Spot]:
        """The board from top to bottom, then the ways on; a door leads where the golden button does."""
        settings = [self._name(), *self._languages(), *self._sizes(), *self._ticks()]
        return [*settings, *self._offers(), *self._facade.spots(self.stage), self._look()]

    def _name(self) -> Spot:
        say = self._desk.say
        box = self._below_label(self._rows()["name"])
        return Spot(NAME, box, say("Your name"), say("You may leave this empty."))

    def _languages(self) -> list[Spot]:
        found = list(languages().items())
        lines = self._rows()["languages"].column(2, 10)
        half = (len(found) + 1) // 2
        boxes = [box for line in lines for box in line.row(half, 12)]
        return [Spot((LANGUAGE, code), box, name) for (code, name), box in zip(found, boxes, strict=False)]

    def _sizes(self) -> list[Spot]:
        boxes = self._below_label(self._rows()["sizes"]).row(len(TEXT_SIZES), 8)
        sign = " %" if self._street is not None and not self._desk.folded else ""
        return [
            Spot((TEXT_SIZE, size), box, f"{size}{sign}") for size, box in zip(TEXT_SIZES, boxes, strict=True)
        ]

    def _ticks(self) -> list[Spot]:
        say = self._desk.say
        names = {SOUND: say("Sound"), MOTION: say("Less motion"), COLOURS: say("High contrast")}
        boxes = self._rows()["ticks"].column(len(names), 4)
        return [Spot(key, box, name) for (key, name), box in zip(names.items(), boxes, strict=True)]

    def _offers(self) -> list[Spot]:
        """The first lesson and a quick game of each game that there is: before its house, or on the board."""
        if self._street is None:
            module = self._desk.module
            return self._ways_into(module.key, module.title, self._rows()["ways"].column(3, _GAP)[:2])
        lots = zip(self._desk.foyer.games, self._street.lots(self.stage), strict=True)
        found = (self._ways_into(game.key, game.title, self._before(lot)) for game, lot in lots)
        return [spot for ways in found for spot in ways]

    def _ways_into(self, key: str, title: str, boxes: list[Box]) -> list[Spot]:
        say = self._desk.say
        names = {GAME: say("Teach me"), PLAY: say("Quick game")}
        return [
            Spot((kind, key), box, name, say(title))
            for (kind, name), box in zip(names.items(), boxes, strict=True)
        ]

    def _look(self) -> Spot:
        row = self._rows()["ways"]
        box = row if self._street is not None else row.column(3, _GAP)[-1]
        return Spot(LOOK, box, self._desk.say("Look around"))

    # What the player does

    def handle(self, signal: Signal) -> Go:
        """Change something, or go on; the way back takes everything as it is."""
        if self.quill.writes:
            elsewhere = isinstance(signal, PointerDown) and not self._name().box.holds(signal.at)
            if elsewhere or not isinstance(signal, PointerDown | PointerMoved | PointerUp):
                self._write(signal)
            if not elsewhere:
                return STAY
        if signal == Press(Intent.BACK):
            return self._title()
        spot = self.pointed(signal) or self.numbered(signal)
        match spot.key if spot else None:
            case "name":
                self.quill.begin(clean(self._desk.settings.me))
                self.changed = True
            case "look":
                return self._title()
            case ("game", str(key)):
                return self._teach(key)
            case ("play", str(key)):
                return self._play(key)
            case None:
                pass
            case key:
                self._set(key)
        return STAY

    def _write(self, signal: Signal) -> None:
        self.changed, pad = True, self._desk.bindings.device == CONTROLLER
        if pad and isinstance(signal, Press) and self.quill.dial(signal.intent):
            return
        name = self.quill.handle(signal)
        if self.quill.full:
            self._desk.audio.play("error")
        if name is not None:
            call_me(self._desk.settings, clean(name))
            self._desk.save_settings()

    def _set(self, key: object) -> None:
        settings = self._desk.settings
        match key:
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
        self._desk.settings.first_start, self._desk.settings.me_asked = False, True
        self._desk.save_settings()

    def _title(self) -> Go:
        self._accept()
        return Swap(self._ways.title())

    def _turn_to(self, key: str) -> None:
        """That game is on from now on, and the next time, too."""
        if key != self._desk.module.key:
            self._desk.foyer.turn_to(key)

    def _teach(self, key: str) -> Go:
        """The first lesson; where there is none, all there is to read."""
        self._turn_to(key)
        lessons = self._desk.module.lessons
        try:
            then = Push(self._ways.lesson(lessons[0])) if lessons else Help()
        except (GameError, BadLayout) as error:
            return refused(self._desk, error)
        self._accept()
        return Swap(self._ways.title(then=then), all=True)

    def _play(self, key: str) -> Go:
        """Whatever was played here before: whoever asks for this is a beginner."""
        self._turn_to(key)
        try:
            opening = Plan.beginners(self._desk, self._ways).begin()
        except (GameError, BadLayout) as error:
            return refused(self._desk, error)
        self._accept()
        return Swap(opening, all=True)

    def resumed(self, closed: Scene, result: object) -> Go:
        """What was to be told was read."""
        self.changed = True
        return STAY

    def advance(self, seconds: float) -> Go:
        """The band plays already, and the table is laid."""
        self._desk.audio.music(1, AT_TITLE)
        self._ways.show.get_ready(*self._likely)
        self.changed |= self._facade.advance(seconds, calm=self._desk.settings.reduced_motion)
        return STAY

    @cached_property
    def _likely(self) -> tuple[int, str]:
        """How many will play, and where."""
        plan = Plan.beginners(self._desk, self._ways)
        return plan.players, plan.venue

    # Painting

    def draw(self, brush: Brush) -> None:
        """What the games have to show, the ways into them, and the board."""
        code, folded = self._desk.translations.code, self._desk.folded
        still(brush, ("first start", self._desk.scenery, code, folded, self._board), self._paint_ground)
        self._facade.draw(brush, self.focus, calm=self._desk.settings.reduced_motion)
        rows, say = self._rows(), self._desk.say
        brush.text(say("Welcome!"), rows["title"], 58, GOLD, face=Face.TITLE, align="center")
        if not self._desk.folded:
            lead = say("Make yourself at home. You can change all of this later in the settings.")
            brush.paragraph(lead, rows["lead"], 24, QUIET, face=Face.BODY, align="center", middle=True)
        self._paint_labels(brush, {say("Your name"): rows["name"], say("Text size"): rows["sizes"]})
        self._paint_name(brush, self._name())
        for chips in (self._languages(), self._sizes()):
            self._paint_chips(brush, chips)
        self._paint_ticks(brush)
        self._paint_offers(brush)
        self._paint_footer(brush)

    def _paint_ground(self, brush: Brush) -> None:
        self._facade.paint_ground(brush)
        if self._street is not None:
            question = self._desk.say("What would you like to play?")
            sky = placed(_QUESTION, brush.stage)
            brush.text(question, sky, 62, GOLD, face=Face.TITLE, align="center")
        board = self._board
        brush.glow(board, (0, 0, 0), radius=34, spread=40, strength=190)
        brush.panel(board, _WOOD, radius=34, border=_WOOD_EDGE, width=5)
        brush.panel(board.inset(16), PANEL, radius=22, border=GOLD, width=3)

    def _paint_labels(self, brush: Brush, labels: Mapping[str, Box]) -> None:
        for label, row in labels.items():
            box = row._replace(h=self._label_height(row))
            brush.text(label, box, 24, TEXT, face=Face.TITLE)

    def _paint_name(self, brush: Brush, spot: Spot) -> None:
        box, text = spot.box, self.quill.text
        ring(brush, self.focus, NAME, box)
        brush.panel(box, PAGE, radius=18, border=BORDER if text is None else GOLD, width=3)
        words = box.inset(22, 2)
        written = clean(self._desk.settings.me) if text is None else text
        brush.text(written or spot.text, words, 27, TEXT if written else QUIET)
        if text is not None:
            wide = min(words.w - 4, brush.text_width(text, 27) + 3 if text else 0)
            high = min(box.h * 0.6, 34 * brush.type.scale)
            brush.panel(Box(words.x + wide, box.centre[1] - high / 2, 3, high), GOLD, radius=1)
        shine(brush, self.focus, NAME, box)

    def _paint_chips(self, brush: Brush, chips: list[Spot]) -> None:
        chosen = (LANGUAGE, self._desk.translations.code), (TEXT_SIZE, self._desk.settings.text)
        box = chips[0].box
        size = even(brush, [spot.name for spot in chips], 27, box.w - 2 * CHIP_MARGIN, box.h)
        for spot in chips:
            chip(brush, self.focus, spot, taken=spot.key in chosen, size=size)

    def _paint_ticks(self, brush: Brush) -> None:
        ticks = self._ticks()
        box = ticks[0].box
        size = even(brush, [spot.name for spot in ticks], 27, box.w - 88, box.h, face=Face.TITLE)
        for spot in ticks:
            tick_box(brush, self.focus, spot, ticked=self._ticked(spot.key), size=size)

    def _paint_offers(self, brush: Brush) -> None:
        """What teaches is golden for one game at a time: the one that is pointed at."""
        offers, look, here = self._offers(), self._look(), self.focus.key
        size = even_size(brush, offers, 30)
        pointed = here if here in [spot.key for spot in offers] else (GAME, self._desk.module.key)
        for number, spot in enumerate(offers):
            teaches = number % 2 == 0
            main = teaches and pointed in (spot.key, offers[number + 1].key)
            button(brush, self.focus, spot, icon="book" if teaches else "cards", size=size, main=main)
        button(brush, self.focus, look, icon="eye", size=30)

    def _paint_footer(self, brush: Brush) -> None:
        say, bar = self._desk.say, footer(brush, self._desk)
        key, room = self._desk.key, bar._replace(w=bar.w - 40)
        if self.quill.writes:
            hints = [(key(Intent.CONFIRM), say("keep")), (key(Intent.BACK), say("back"))]
            if self._desk.bindings.device == CONTROLLER:
                letters = self._desk.arrows(Intent.UP, Intent.DOWN), say("letter")
                hints = [letters, (self._desk.arrows(Intent.RIGHT), say("next letter")), *hints]
        else:
            digits = dict.fromkeys(str(spot.digit) for spot in self._facade.spots(self.stage) if spot.digit)
            doors = Cap(" ".join(digits) if self._desk.bindings.device == KEYBOARD else "")
            hints = [(key(Intent.NEXT), say("next")), (key(Intent.CONFIRM), say("choose"))]
            hints += [(doors, say("choose a game")), (key(Intent.BACK), say("continue"))]
        paint_hints(brush, hints, room, align="right")
