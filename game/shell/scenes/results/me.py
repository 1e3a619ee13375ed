"""What to call whoever plays alone under a usual name: asked once, on the first results there are."""

from __future__ import annotations

from typing import Final

from game.core.words import USUAL_NAMES
from game.services.archive.persons import LONGEST
from game.shell.desk import Desk
from game.shell.focus import Focus, Spot
from game.shell.paint.brush import Brush
from game.shell.paint.palette import BORDER, GOLD, PAGE, QUIET, TEXT
from game.shell.profiles import clean
from game.shell.scenes.menus import icon_button, ring, shine
from game.shell.show import Party
from game.shell.signals import Intent, PointerDown, Press, Signal, Typed
from game.shell.stage import Box

NAME, KEEP, SKIP = "my_name", "keep_my_name", "no_name"
_KEYS: Final = frozenset({NAME, KEEP, SKIP})
_QUESTION, _LARGE_QUESTION, _FIELD = 250.0, 400.0, 300.0
_SIDE, _HIGH, _GAP = 44.0, 50.0, 10.0


class Me:
    """A line with a field to write a name into; it is gone when it has been answered, or was not wanted."""

    def __init__(self, desk: Desk, party: Party, *, kept: bool) -> None:
        """`kept`: the game will be listed."""
        self._desk = desk
        alone, settings = party.anew.alone, desk.settings
        usual = alone is not None and party.names[alone] in USUAL_NAMES
        self.asks = kept and usual and not settings.me and not settings.me_asked
        """Somebody is asked."""
        self.writing = False
        """Somebody is in the field: until that one leaves it, letters are for it."""
        self.text = ""
        """What stands in the field."""
        self._seen = False

    def seen(self) -> None:
        """It was on the screen: nobody is asked a second time."""
        if self.asks and not self._seen:
            self._seen = self._desk.settings.me_asked = True
            self._desk.save_settings()

    # What the player does

    def handle(self, signal: Signal) -> bool:
        """As long as somebody writes, all keys are for the field; a click leaves it. Says whether the signal
        was meant for it."""
        if not self.writing:
            return False
        match signal:
            case Typed(text):
                self.text = (self.text + text)[:LONGEST]
            case Press(Intent.ERASE):
                self.text = self.text[:-1]
            case Press(Intent.BACK):
                self.writing, self.text = False, ""
            case Press(Intent.CONFIRM):
                self._keep()
            case PointerDown():
                self.writing = False  # a click on the field begins again
                return False
            case _:
                return isinstance(signal, Press)
        return True

    def choose(self, spot: Spot) -> bool:
        """Write, keep what is written, or leave it; says whether the spot was one of these."""
        if spot.key not in _KEYS:
            return False
        if spot.key == NAME:
            self.writing = True
        elif spot.key == KEEP:
            self._keep()
        else:
            self.asks = self.writing = False
        return True

    def _keep(self) -> None:
        """Whoever writes nothing does not want to be called anything."""
        if name := clean(self.text):
            self._desk.settings.me = name
            self._desk.save_settings()
        self.asks = self.writing = False

    # What is seen

    @property
    def width(self) -> float:
        """Of all of it; large letters need more room for the question."""
        return 20 + self._question + _FIELD + 2 * (_GAP + _SIDE) + _GAP

    @property
    def _question(self) -> float:
        return _LARGE_QUESTION if self._desk.folded else _QUESTION

    def spots(self, box: Box) -> list[Spot]:
        """The field, and what to do with it: what is not there leaves its room to the field."""
        if not self.asks:
            return []
        say, row = self._desk.say, Box(box.x, box.y + (_HIGH - _SIDE) / 2, box.w, _SIDE)
        name, tip = say("Your name"), say("Games you play alone are listed under this name.")
        last = row._replace(x=row.x + row.w - _GAP / 2 - _SIDE, w=_SIDE)
        keep = [Spot(KEEP, last.moved(-_SIDE - _GAP, 0), say("Keep this name"))] if self.text else []
        left, right = row.x + 20 + self._question, keep[0].box.x if keep else last.x
        field = row._replace(x=left, w=right - _GAP - left)
        return [Spot(NAME, field, name, tip), *keep, Spot(SKIP, last, say("Don't ask again"))]

    def paint(self, brush: Brush, focus: Focus, box: Box) -> None:
        """A chip with a question, the field, and two small buttons."""
        if not self.asks:
            return
        box = box._replace(h=_HIGH)
        brush.panel(box, PAGE, radius=22, alpha=235, border=BORDER)
        question = Box(box.x + 20, box.y, self._question - 16, box.h)
        brush.text(self._desk.say("What are you called?"), question, 21, TEXT)
        for spot in self.spots(box):
            if spot.key == NAME:
                self._paint_field(brush, focus, spot)
            else:
                icon_button(brush, focus, spot, "check" if spot.key == KEEP else "cross")

    def _paint_field(self, brush: Brush, focus: Focus, spot: Spot) -> None:
        box, writing = spot.box, self.writing
        ring(brush, focus, spot.key, box, radius=12)
        brush.panel(box, PAGE, radius=12, border=GOLD if writing else BORDER)
        words = box.inset(14, 0)
        if self.text:
            brush.text(self.text, words, 22, TEXT)
        elif not writing:
            brush.text(self._desk.say("Me"), words, 22, QUIET)
        if writing:
            wide = min(words.w - 4, brush.text_width(self.text, 22) + 4 if self.text else 0)
            brush.panel(Box(words.x + wide, box.centre[1] - 13, 3, 26), GOLD, radius=1)
        shine(brush, focus, spot.key, box, radius=12)
