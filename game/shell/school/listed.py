"""What there is to learn: every lesson of a game, and how far somebody is."""

from __future__ import annotations

from typing import Final

from game.core.errors import GameError
from game.core.lessons import Lesson
from game.services.learned import Kept
from game.shell.desk import Desk
from game.shell.focus import Spot
from game.shell.layout import BadLayout
from game.shell.paint.brush import Brush
from game.shell.paint.caps import paint_hints
from game.shell.paint.palette import BORDER, ENTERS, GOLD, INK, PAGE, PANEL, QUIET, RAISED, TEXT
from game.shell.paint.type import Face
from game.shell.scenes.menus import Menu, button, even, even_size, quiet_ground, ring, shine
from game.shell.scenes.notice import news, refused
from game.shell.scenes.scene import STAY, Go, Help, Pop, Push, Scene, Swap
from game.shell.scenes.ways import Ways
from game.shell.school.progress import begun, upcoming
from game.shell.signals import Intent, Press, Signal
from game.shell.stage import Box

LESSON, GAME, READ, BACK = "lesson", "game", "read", "back"
"""`(LESSON, 2)` is the third lesson, `(GAME, key)` leads to what another game has to teach."""
_ICONS: Final = {READ: "book", BACK: "back"}
_WIDE, _TALLEST, _GAP = 1360.0, 104.0, 12.0
_HEAD, _FOOT = 150.0, 150.0
_TAUGHT, _STATE, _NAME = 24.0, 22.0, 0.55
"""How large the letters of what a lesson teaches are, and of its state; how much of a row its name has."""


class Lessons(Menu):
    """A row for each lesson; keys begin at the one that is next."""

    def __init__(self, desk: Desk, ways: Ways) -> None:
        super().__init__(desk, BACK)
        self._ways = ways
        self._look()

    def _look(self) -> None:
        """How far somebody is by now."""
        self._kept, following = begun(self._desk), upcoming(self._desk)
        lessons = self._desk.module.lessons
        self.focus.key = (LESSON, lessons.index(following) if following in lessons else 0)

    # Where things are

    @property
    def _frame(self) -> Box:
        wide, stage = min(_WIDE, self.stage.width - 80), self.stage
        return Box((stage.width - wide) / 2, _HEAD, wide, stage.height - _HEAD - _FOOT)

    def spots(self) -> list[Spot]:
        """The lessons from top to bottom, then the ways on."""
        say, lessons = self._desk.say, self._desk.module.lessons
        frame = self._frame
        high = min(_TALLEST, (frame.h - _GAP * (len(lessons) - 1)) / max(1, len(lessons)))
        whole = high * len(lessons) + _GAP * (len(lessons) - 1)
        place = Box(frame.x, frame.y + (frame.h - whole) / 2, frame.w, whole)
        rows = place.column(len(lessons), _GAP) if lessons else []
        listed = [
            Spot((LESSON, number), row, say(lesson.title), say(lesson.teaches), digit=number + 1)
            for number, (lesson, row) in enumerate(zip(lessons, rows, strict=True))
        ]
        return [*listed, *self._ways_on()]

    def _ways_on(self) -> list[Spot]:
        say, here = self._desk.say, self._desk.module.key
        others = [game for game in self._desk.foyer.games if game.key != here]
        names: dict[object, str] = {READ: say("Rules and guide")}
        names |= {(GAME, game.key): say(game.title) for game in others}
        names[BACK] = say("Back")
        frame = self._frame
        row = Box(frame.x, self.stage.height - _FOOT + 22, frame.w, 76)
        return [
            Spot(key, box, name)
            for (key, name), box in zip(names.items(), row.row(len(names), 20), strict=True)
        ]

    # What the player does

    def handle(self, signal: Signal) -> Go:
        """Open a lesson, read, or go elsewhere."""
        if signal == Press(Intent.BACK):
            self._desk.audio.play("back")
            return Pop()
        spot = self.pointed(signal) or self.numbered(signal)
        match spot.key if spot else None:
            case ("lesson", int(number)):
                return self._open(self._desk.module.lessons[number])
            case ("game", str(key)):
                self._desk.foyer.turn_to(key)
                return Swap(self._ways.title(Push(self._ways.lessons())), all=True)
            case "read":
                return Help()
            case "back":
                return Pop()
        return STAY

    def _open(self, lesson: Lesson) -> Go:
        try:
            return Push(self._ways.lesson(lesson))
        except (GameError, BadLayout) as error:
            return refused(self._desk, error)

    def resumed(self, closed: Scene, result: object) -> Go:
        """Something may have been learned."""
        self._look()
        self.changed = True
        return STAY

    def advance(self, seconds: float) -> Go:
        """A file that cannot be read is told of."""
        return news(self._desk)

    # Painting

    def draw(self, brush: Brush) -> None:
        """The heading, the rows, the ways on."""
        say, frame = self._desk.say, self._frame
        quiet_ground(brush, self._desk)
        head = Box(frame.x, 28, frame.w, 70)
        title = say("Learn {game}", game=say(self._desk.module.title))
        brush.text(title, head, 56, GOLD, face=Face.TITLE)
        lead = say("Each lesson takes about a minute. Leave any time: your progress is kept.")
        brush.text(lead, Box(frame.x, 96, frame.w, 38), 25, QUIET, face=Face.BODY)
        lessons = [spot for spot in self.spots() if _is_lesson(spot)]
        shown = [
            (spot, kept, self._words(brush, spot.box, kept))
            for spot, lesson in zip(lessons, self._desk.module.lessons, strict=True)
            for kept in [self._kept.get(lesson.key, Kept())]
        ]
        fits = [
            even(brush, [spot.text], _TAUGHT, words[1].w, words[1].h, Face.BODY) for spot, _, words in shown
        ]
        for spot, kept, words in shown:
            self._paint_lesson(brush, spot, kept, words, min(fits))
        ways = self._ways_on()
        size = even_size(brush, ways, 28)
        for spot in ways:
            button(brush, self.focus, spot, icon=_ICONS.get(str(spot.key), "door"), size=size)
        key = self._desk.key
        hints = [(key(Intent.CONFIRM), say("begin")), (key(Intent.BACK), say("back"))]
        paint_hints(brush, hints, Box(frame.x, self.stage.height - 44, frame.w, 36), align="center")

    def _words(self, brush: Brush, box: Box, kept: Kept) -> tuple[Box, Box, Box]:
        """Where a lesson's name is in its row, what it teaches below that, and its state at the right."""
        inner = Box(box.x + 106, box.y + 8, box.w - 134, box.h - 16)
        high, low = inner.h * _NAME, inner.h * (1 - _NAME)
        size = even(brush, [], _STATE, inner.w, low)
        wide = brush.text_width(self._state(kept), size)
        left = inner.w - (wide + 24 if wide else 0)
        state = Box(inner.x + inner.w - wide, inner.centre[1] - low / 2, wide, low)
        return inner._replace(w=left, h=high), Box(inner.x, inner.y + high, left, low), state

    def _paint_lesson(
        self, brush: Brush, spot: Spot, kept: Kept, words: tuple[Box, Box, Box], size: float
    ) -> None:
        """`size` is that of what all lessons teach."""
        box, following = spot.box, self.focus.key == spot.key
        ring(brush, self.focus, spot.key, box)
        brush.panel(box, RAISED if following else PANEL, radius=18, border=GOLD if following else BORDER)
        disc = Box(box.x + 18, box.centre[1] - 32, 64, 64)
        brush.panel(disc, ENTERS if kept.done else GOLD if kept.at else PAGE, radius=32, border=GOLD, width=3)
        if kept.done:
            brush.icon("check", disc.inset(15), INK)
        else:
            ink = INK if kept.at else GOLD
            brush.text(str(spot.digit), disc, 32, ink, face=Face.TITLE, align="center", fit=False)
        name, below, state = words
        brush.text(spot.name, name, 34, TEXT, face=Face.TITLE)
        brush.text(spot.text, below, size, QUIET, face=Face.BODY)
        if said := self._state(kept):
            brush.text(said, state, _STATE, GOLD, align="right")
        shine(brush, self.focus, spot.key, box)

    def _state(self, kept: Kept) -> str:
        if kept.at is not None:
            return self._desk.say("started")
        return self._desk.say("done") if kept.done else ""


def _is_lesson(spot: Spot) -> bool:
    return isinstance(spot.key, tuple) and spot.key[0] == LESSON
