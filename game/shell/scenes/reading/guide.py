"""How the game is played: everything there is to read, on two tabs, searched by typing."""

from __future__ import annotations

from game.core.searching import words_of
from game.shell.desk import Desk
from game.shell.focus import Spot
from game.shell.pages import Handbook
from game.shell.paint.brush import Brush
from game.shell.paint.caps import hints_at_right, paint_hints
from game.shell.paint.palette import BORDER, GOLD, INK, PAGE, PANEL, QUIET, RAISED, TEXT
from game.shell.paint.type import Face
from game.shell.scenes.menus import Menu, pointed, quiet_ground, ring, shine
from game.shell.scenes.overlay import told
from game.shell.scenes.reading.guide_tabs import PagesTab, RulesTab, Tab
from game.shell.scenes.scene import STAY, Go, Pop
from game.shell.signals import Button, Intent, PointerDown, Press, Signal, Typed
from game.shell.stage import Box, Stage

PAGES, RULES, CLEAR, CLOSE = "pages", "rules", "clear", "close"
_ICONS = {PAGES: "cards", RULES: "book"}
LONGEST_QUERY = 30
_MARGIN, _WIDEST = 36.0, 2080.0
_HEAD, _FOOT, _HIGH_FOOT = 92.0, 62.0, 96.0
_SEARCH = 470.0
_TAB = 270.0


class Guide(Menu):
    """Pieces and rules. The way back leads to wherever it was opened."""

    typing = True

    def __init__(self, desk: Desk, book: Handbook) -> None:
        super().__init__(desk)
        self.tabs: dict[str, Tab] = {PAGES: PagesTab(desk, book), RULES: RulesTab(desk, book)}
        self.tab = PAGES
        self.query = ""
        self._search()
        self._start()

    @property
    def _tab(self) -> Tab:
        return self.tabs[self.tab]

    @property
    def moving(self) -> bool:
        """Pictures are still to come."""
        return self.unfinished

    @property
    def unfinished(self) -> bool:
        """A few pictures come with every frame."""
        return self._tab.unfinished

    def advance(self, seconds: float) -> Go:
        """More of them."""
        self.changed |= self.moving
        return STAY

    def _start(self) -> None:
        """The focus begins with the first thing there is to read."""
        there = [spot.key for spot in self._tab.spots(hidden=True)]
        first = self._tab.first
        self.focus.key, self.focus.by_mouse = first if first in there else self.tab, False

    def resized(self, stage: Stage) -> None:
        """Everything flows anew."""
        super().resized(stage)
        for tab in self.tabs.values():
            tab.resized(self._body(), stage)

    # Where things are

    def _frame(self) -> Box:
        width = min(self.stage.width - 2 * _MARGIN, _WIDEST)
        return Box((self.stage.width - width) / 2, 26, width, self.stage.height - 46)

    @property
    def _foot(self) -> float:
        """What is told there in large letters has two lines."""
        return _HIGH_FOOT if self._desk.folded else _FOOT

    def _body(self) -> Box:
        frame = self._frame()
        return Box(frame.x, frame.y + _HEAD + 20, frame.w, frame.h - _HEAD - self._foot - 34)

    def _field(self) -> Box:
        frame = self._frame()
        return Box(frame.x + frame.w - _SEARCH - 84, frame.y + 12, _SEARCH, 64)

    def _head_spots(self) -> list[Spot]:
        say, frame, field = self._desk.say, self._frame(), self._field()
        names = {PAGES: say("Pieces"), RULES: say("Rules")}
        left = field.x - 2 * (_TAB + 12) - 24
        spots = [
            Spot(key, Box(left + number * (_TAB + 12), frame.y + 12, _TAB, 64), name)
            for number, (key, name) in enumerate(names.items())
        ]
        if self.query:
            spots.append(Spot(CLEAR, Box(field.x + field.w - 58, field.y + 7, 50, 50), say("Clear")))
        return [*spots, Spot(CLOSE, Box(frame.x + frame.w - 64, frame.y + 12, 64, 64), say("Back"))]

    def spots(self, *, hidden: bool = False) -> list[Spot]:
        """Tabs, what is on the one in front, and the way back."""
        return [*self._head_spots(), *self._tab.spots(hidden=hidden)]

    # What the player does

    def handle(self, signal: Signal) -> Go:
        """Read, search, open something, or go back."""
        match signal:
            case Press(Intent.BACK | Intent.PAUSE) | PointerDown(_, Button.RIGHT):
                self._desk.audio.play("back")
                return Pop()
            case Typed(text):
                self._write(self.query + text)
                return STAY
            case Press(Intent.ERASE):
                self._write(self.query[:-1])
                return STAY
        if self._tab.handle(signal, self.focus):
            self.changed = True
            return STAY
        by_key = isinstance(signal, Press)
        spots = self.spots(hidden=by_key)
        if signal in (Press(Intent.NEXT), Press(Intent.PREVIOUS)):
            spots = [*self._head_spots(), *self._tab.stops()]
        spot, moved = pointed(self._desk, self.focus, signal, spots)
        if moved:
            self.changed = True
            if by_key:
                self._tab.focused(self.focus.key)
        return STAY if spot is None else self._choose(spot)

    def _choose(self, spot: Spot) -> Go:
        self.changed = True
        match spot.key:
            case "pages" | "rules":
                self.tab = str(spot.key)
                if not self.focus.by_mouse:
                    self._start()
            case "clear":
                self._write("")
            case "close":
                return Pop()
            case _:
                return self._tab.choose(spot.key)
        return STAY

    def _write(self, query: str) -> None:
        """Look for something else."""
        query = "".join(letter for letter in query if letter.isprintable()).lstrip()[:LONGEST_QUERY]
        if query == self.query:
            return
        self.query, self.changed = query, True
        self._search()
        if query or self.focus.on(self.spots(hidden=True)) is None:
            self._start()  # Enter opens the best of what was found

    def _search(self) -> None:
        for tab in self.tabs.values():
            tab.search(words_of(self.query))
        if self.query and not self._tab.found and any(tab.found for tab in self.tabs.values()):
            self.tab = next(key for key, tab in self.tabs.items() if tab.found)

    # Painting

    def draw(self, brush: Brush) -> None:
        """Heading, tabs, search, and the tab in front."""
        quiet_ground(brush, self._desk)
        frame, say = self._frame(), self._desk.say
        brush.icon("book", Box(frame.x + 4, frame.y + 14, 60, 60), GOLD)
        tabs = self._head_spots()
        title = Box(frame.x + 84, frame.y + 8, tabs[0].box.x - frame.x - 110, 72)
        brush.text(say("How to play"), title, 54, TEXT, face=Face.TITLE)
        for spot in tabs:
            self._paint_head(brush, spot)
        self._paint_search(brush)
        self._tab.paint(brush, self.focus)
        if self.query and not any(tab.found for tab in self.tabs.values()):
            self._paint_nothing(brush)
        self._paint_foot(brush)

    def _paint_head(self, brush: Brush, spot: Spot) -> None:
        box = spot.box
        if spot.key == CLEAR:
            return  # it lies on the field
        ring(brush, self.focus, spot.key, box)
        chosen = spot.key == self.tab
        brush.panel(box, PANEL if chosen else PAGE, radius=18, border=GOLD if chosen else BORDER, width=3)
        if spot.key == CLOSE:
            brush.icon("cross", box.inset(20), TEXT)
        else:
            self._paint_tab(brush, spot, chosen)
        shine(brush, self.focus, spot.key, box)

    def _paint_tab(self, brush: Brush, spot: Spot, chosen: bool) -> None:
        box, key = spot.box, str(spot.key)
        brush.icon(_ICONS[key], Box(box.x + 22, box.y, 34, box.h), GOLD if chosen else QUIET)
        words = Box(box.x + 70, box.y, box.w - 84, box.h)
        if self.query:
            count = str(self.tabs[key].found)
            width = max(44.0, brush.text_width(count, 22) + 26)
            chip = Box(box.x + box.w - width - 14, box.y + 14, width, box.h - 28)
            brush.panel(chip, GOLD if self.tabs[key].found else RAISED, radius=18)
            colour = INK if self.tabs[key].found else QUIET
            brush.text(count, chip, 22, colour, face=Face.HEAVY, align="center")
            words = words._replace(w=chip.x - words.x - 10)
        brush.text(spot.name, words, 30, TEXT if chosen else QUIET, face=Face.TITLE)

    def _paint_search(self, brush: Brush) -> None:
        field = self._field()
        brush.panel(field, PAGE, radius=32, border=GOLD if self.query else BORDER, width=3)
        brush.icon("search", Box(field.x + 22, field.y, 30, field.h), GOLD if self.query else QUIET)
        words = Box(field.x + 68, field.y, field.w - 136, field.h)
        if not self.query:
            brush.text(self._desk.say("Type to search"), words, 26, QUIET, face=Face.BODY)
            return
        brush.text(self.query, words, 27, TEXT, face=Face.STRONG)
        width = min(words.w, brush.text_width(self.query, 27))
        brush.panel(Box(words.x + width + 4, field.centre[1] - 18, 3, 36), GOLD, radius=1)
        clear = next(spot for spot in self._head_spots() if spot.key == CLEAR)
        ring(brush, self.focus, CLEAR, clear.box, radius=25)
        brush.icon("cross", clear.box.inset(14), QUIET)
        shine(brush, self.focus, CLEAR, clear.box, radius=25)

    def _paint_nothing(self, brush: Brush) -> None:
        say, middle = self._desk.say, self._body().centre
        text = say("Nothing found: {query}", query=self.query)
        box = Box(middle[0] - 600, middle[1] - 60, 1200, 64)
        brush.text(text, box, 36, TEXT, face=Face.TITLE, align="center")
        hint = say("Backspace deletes letters. Esc goes back.")
        brush.text(hint, box.moved(0, 64), 25, QUIET, face=Face.BODY, align="center")

    def _paint_foot(self, brush: Brush) -> None:
        """What is pointed at, and which keys help."""
        frame, say = self._frame(), self._desk.say
        row = Box(frame.x, frame.y + frame.h - self._foot + 8, frame.w, self._foot - 8)
        here = self.focus.on(self.spots())
        brush.panel(row.inset(-12, 0), PAGE, radius=16, alpha=200)
        hints = [*self._tab.hints, (self._desk.key(Intent.BACK), say("back"))]
        if here is None:
            paint_hints(brush, hints, row, align="right", apart=24)
        else:
            share = 0.3 if here.text else 0.6  # a name alone leaves room
            told(brush, here.name, here.text, hints_at_right(brush, hints, row, share).inset(8, 0))
