"""A lesson is done: what one knows now, and the ways on."""

from __future__ import annotations

from collections.abc import Callable

from game.core.errors import GameError
from game.core.lessons import Lesson
from game.shell.desk import Desk
from game.shell.focus import Spot
from game.shell.layout import BadLayout
from game.shell.paint.brush import Brush
from game.shell.paint.palette import ENTERS, GOLD, INK, TEXT
from game.shell.paint.type import Face
from game.shell.scenes.menu.plan import Plan
from game.shell.scenes.menus import Menu, button, dialog, even_size, quiet_ground
from game.shell.scenes.notice import news, refused
from game.shell.scenes.scene import STAY, Go, Push, Scene, Swap
from game.shell.scenes.ways import Ways
from game.shell.school.progress import begun
from game.shell.signals import Intent, Press, Signal
from game.shell.stage import Box

NEXT, NOW, PLAY, AGAIN, LIST = "next", "now", "play", "again", "list"
_ICONS = {NEXT: "play", NOW: "cards", PLAY: "play", AGAIN: "restart", LIST: "book"}
_HIGH, _GAP = 78.0, 14.0


class LessonDone(Menu):
    """After a lesson: the next one, or a game at once; after the last one a game with a coach."""

    def __init__(self, desk: Desk, ways: Ways, lesson: Lesson) -> None:
        self._lesson, self._ways = lesson, ways
        lessons = desk.module.lessons
        behind = lessons[lessons.index(lesson) + 1 :] if lesson in lessons else ()
        self._next = behind[0] if behind else None
        kept = begun(desk)
        self._stars = [each.key in kept and kept[each.key].done for each in lessons]
        super().__init__(desk, NEXT if self._next else PLAY)

    def spots(self) -> list[Spot]:
        """The ways on, from top to bottom."""
        say, panel = self._desk.say, self._panel
        if self._next is not None:
            main = {NEXT: say("Next: {title}", title=say(self._next.title))}
        else:
            main = {PLAY: say("A whole game with the coach")}
        rows = [main, {NOW: say("Play now")}, {AGAIN: say("Repeat lesson"), LIST: say("All lessons")}]
        high = (_HIGH + _GAP) * len(rows)
        column = Box(panel.x + 60, panel.y + panel.h - 46 - high, panel.w - 120, high - _GAP)
        places = zip(rows, column.column(len(rows), _GAP), strict=True)
        return [
            Spot(key, box, name)
            for names, place in places
            for (key, name), box in zip(names.items(), place.row(len(names), _GAP), strict=True)
        ]

    @property
    def _panel(self) -> Box:
        middle = self.stage.box.centre
        width, height = (1120, 800) if self._desk.folded else (900, 680)
        return Box(middle[0] - width / 2, middle[1] - height / 2 + 20, width, height)

    # What the player does

    def handle(self, signal: Signal) -> Go:
        """Choose; the way back leads to the list."""
        if signal == Press(Intent.BACK):
            self._desk.audio.play("back")
            return self._list()
        spot = self.pointed(signal)
        match spot.key if spot else None:
            case "next" if self._next is not None:
                return self._opened(lambda: self._ways.lesson(self._next))  # type: ignore[arg-type]
            case "again":
                return self._opened(lambda: self._ways.lesson(self._lesson, anew=True))
            case "play":
                return self._opened(self._whole_game)
            case "now":
                return self._opened(lambda: Plan.last(self._desk, self._ways).begin())
            case "list":
                return self._list()
        return STAY

    def _whole_game(self) -> Scene:
        """Against the gentlest level, with a coach for this game alone, unless somebody has one anyway."""
        plan = Plan.beginners(self._desk, self._ways)
        self._desk.settings.lend_coach(plan.seed)
        self._desk.settings_changed()
        return plan.begin()

    def _list(self) -> Go:
        return Swap(self._ways.title(Push(self._ways.lessons())), all=True)

    def _opened(self, opening: Callable[[], Scene]) -> Go:
        try:
            return Swap(opening())
        except (GameError, BadLayout) as error:
            return refused(self._desk, error)

    def resumed(self, closed: Scene, result: object) -> Go:
        """What was to be told was read."""
        self.changed = True
        return STAY

    def advance(self, seconds: float) -> Go:
        """What could not be kept is told."""
        return news(self._desk)

    # Painting

    def draw(self, brush: Brush) -> None:
        """What was learned, how many lessons are done, and the ways on."""
        say, panel = self._desk.say, self._panel
        quiet_ground(brush, self._desk)
        dialog(brush, panel)
        disc = Box(panel.centre[0] - 54, panel.y - 54, 108, 108)
        brush.glow(disc, ENTERS, radius=54, spread=30, strength=140)
        brush.panel(disc, ENTERS, radius=54, border=INK, width=5)
        brush.icon("check", disc.inset(26), INK)
        head = Box(panel.x + 50, panel.y + 66, panel.w - 100, 70)
        brush.text(say(self._lesson.title), head, 52, GOLD, face=Face.TITLE, align="center")
        spots = self.spots()
        words = Box(head.x, head.y + 78, head.w, spots[0].box.y - head.y - 78 - 76)
        known = say("You learned: {what}", what=say(self._lesson.teaches))
        brush.paragraph(known, words, 32, TEXT, face=Face.STRONG, align="center", middle=True)
        self._paint_stars(brush, spots[0].box.y - 62)
        size = even_size(brush, spots, 32)
        for number, spot in enumerate(spots):
            button(brush, self.focus, spot, icon=_ICONS[str(spot.key)], size=size, main=number == 0)

    def _paint_stars(self, brush: Brush, top: float) -> None:
        """One for each lesson."""
        apart = 46.0
        left = self._panel.centre[0] - apart * len(self._stars) / 2
        for number, done in enumerate(self._stars):
            box = Box(left + number * apart + 6, top, 32, 32)
            brush.panel(box, GOLD if done else INK, radius=16, border=GOLD, width=3)
            if done:
                brush.icon("check", box.inset(7), INK)
