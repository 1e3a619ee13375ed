"""The seats of a new game as they are painted: whoever sits there, and what can be changed about them."""

from __future__ import annotations

from game.core.levels import HUMAN
from game.shell.desk import Desk
from game.shell.focus import Focus, Spot
from game.shell.opponents import bars
from game.shell.paint.brush import Brush, Picture
from game.shell.paint.palette import (
    BORDER,
    CHOSEN,
    GOLD,
    HAIRLINE,
    INK,
    LIVERIES,
    PAGE,
    PANEL,
    QUIET,
    RAISED,
    TEXT,
)
from game.shell.paint.type import Face
from game.shell.scenes.menu.chairs import LEAVE_WIDTH, LEVEL, NAME, Chairs, rows
from game.shell.scenes.menu.plan import NOBODY, Plan
from game.shell.scenes.menus import flag, labelled, ring, shine
from game.shell.stage import Box

FLAG = 150.0
LABEL, LABEL_SHARE = 38.0, 0.88
"""How high a name at its head is, and how wide beside its slanted edge."""
PORTRAIT = (150.0, 210.0)
_SIDE = 30.0
"""How wide an arrow of a selector is."""
_BY_NAME = {livery.name: livery for livery in LIVERIES}


class ChairPainter:
    """Paints the cards of the seats."""

    def __init__(self, desk: Desk, plan: Plan, chairs: Chairs) -> None:
        self._desk, self._plan, self._chairs = desk, plan, chairs

    def draw(self, brush: Brush, focus: Focus, area: Box) -> None:
        """Those that can be taken, and those that wait for them."""
        for seat, card in enumerate(self._chairs.cards(area)):
            if seat < self._plan.offered:
                self._paint_card(brush, focus, seat, card)
            else:
                brush.panel(card, PAGE, radius=22, border=HAIRLINE, alpha=170)
                self._paint_flag(brush, seat, card, dim=True)

    def _paint_card(self, brush: Brush, focus: Focus, seat: int, card: Box) -> None:
        empty = self._plan.seats[seat] == NOBODY
        brush.panel(card, PANEL if empty else RAISED, radius=22, border=HAIRLINE if empty else BORDER)
        self._paint_flag(brush, seat, card, dim=empty)
        self._paint_words(brush, seat, card, empty)
        worn = self._plan.people.liveries[seat]
        for spot in self._chairs.spots_of(seat, card):
            match spot.key:
                case ("level" | "character" | "name", _):
                    self._paint_selector(brush, focus, spot, seat)
                case ("wear", _, str(name)):
                    self._paint_livery(brush, focus, spot, name, worn=name == worn)
                case _:
                    self._paint_kind(brush, focus, spot, seat)

    # Who sits there

    def _paint_flag(self, brush: Brush, seat: int, card: Box, *, dim: bool) -> None:
        """What is worn there; and what that is called, if it is more than a colour."""
        livery, box = self._plan.people.dress[seat], _flag(card)
        flag(brush, box, livery, dim=dim)
        called = self._desk.scenery.liveries.get(livery.name)
        if called is not None:
            head = Box(box.x + 6, box.y + 4, box.w * LABEL_SHARE, LABEL)
            ink = livery.light if dim else livery.ink
            brush.text(self._desk.say(called), head, 22, ink, face=Face.TITLE, align="center")

    def _paint_words(self, brush: Brush, seat: int, card: Box, empty: bool) -> None:
        first, second, last = rows(card)
        left = card.x + FLAG + 18
        leaving = LEAVE_WIDTH if self._plan.can_leave(seat) else 0.0
        name = Box(left, first.y, first.x - left - 20 - leaving, first.h)
        said = self._desk.say("Empty seat") if empty else self._name(seat)
        brush.text(said, name, 40, QUIET if empty else TEXT, face=Face.TITLE)
        portrait = self._portrait(seat) if self._plan.seats[seat] == HUMAN else None
        if portrait is not None:
            self._paint_portrait(brush, portrait, card, Box(left, second.y, first.x - left - 20, second.h))
            return
        words = Box(left, second.y + 2, first.x - left - 20, last.y + last.h - second.y)
        brush.paragraph(self._expect(seat), words, 22, QUIET, leading=1.28)

    def _portrait(self, seat: int) -> Picture | None:
        return self._desk.scenery.portrait(seat, self._plan.people.dress[seat])

    def _name(self, seat: int) -> str:
        """What somebody is called, letter by letter while it is written."""
        pen = self._chairs.pen
        return pen.text if pen.seat == seat and pen.text else self._plan.people.name(seat)

    def _expect(self, seat: int) -> str:
        """What to expect of whoever sits there."""
        say, computer = self._desk.say, self._plan.opponent(seat)
        if computer is not None:
            return say(computer.level.sentence)
        if self._plan.seats[seat] == HUMAN:
            return say("Plays at this screen.")
        return say("Click to add a player.")

    def _paint_portrait(self, brush: Brush, portrait: Picture, card: Box, place: Box) -> None:
        """Whoever stands for a person looks over the edge of the card."""
        brush.surface.set_clip(brush.stage.pixels(card.inset(2)))
        portrait(brush, Box(place.centre[0] - PORTRAIT[0] / 2, place.y, *PORTRAIT))
        brush.surface.set_clip(None)

    # What can be changed

    def _paint_kind(self, brush: Brush, focus: Focus, spot: Spot, seat: int) -> None:
        """A person, a computer or nobody: one of them is taken; or a bin."""
        match spot.key:
            case ("person", _):
                taken, icon = self._plan.seats[seat] == HUMAN, "person"
            case ("computer", _):
                taken, icon = self._plan.opponent(seat) is not None, "computer"
            case ("forget", _):
                taken, icon = False, "trash"
            case _:
                taken, icon = False, "cross"
        box, radius = spot.box, 16
        ring(brush, focus, spot.key, box, radius=radius)
        brush.panel(box, CHOSEN if taken else PAGE, radius=radius, border=GOLD if taken else BORDER)
        if icon in ("cross", "trash"):
            side = 20 if icon == "cross" else 26
            brush.icon(icon, box.inset((box.w - side) / 2, (box.h - side) / 2), QUIET)
        else:
            self._paint_label(brush, box.inset(12, 0), spot.name, icon, taken=taken)
        shine(brush, focus, spot.key, box, radius=radius)

    def _paint_label(self, brush: Brush, room: Box, name: str, icon: str, *, taken: bool) -> None:
        """Large letters need the room of the icon."""
        if brush.type.folded:
            brush.text(name, room, 23, TEXT if taken else QUIET, align="center")
        else:
            labelled(brush, room, name, icon, size=23, taken=taken)

    def _paint_livery(self, brush: Brush, focus: Focus, spot: Spot, name: str, *, worn: bool) -> None:
        """A colour with its symbol; bright if it is worn."""
        livery, box, radius = _BY_NAME[name], spot.box, 16
        ring(brush, focus, spot.key, box, radius=radius)
        fill, border = (livery.mid, GOLD) if worn else (livery.dark, INK)
        brush.panel(box, fill, radius=radius, border=border, width=3)
        symbol = box.inset(box.w * 0.24, box.h * 0.24)
        brush.symbol(livery.symbol, symbol, livery.ink if worn else livery.light)
        shine(brush, focus, spot.key, box, radius=radius)

    def _paint_selector(self, brush: Brush, focus: Focus, spot: Spot, seat: int) -> None:
        """Arrows on both sides of what is chosen."""
        box, radius = spot.box, spot.box.h / 2
        ring(brush, focus, spot.key, box, radius=radius)
        writing = spot.key == (NAME, seat) and self._chairs.pen.seat == seat
        brush.panel(box, PAGE, radius=radius, border=GOLD if writing else HAIRLINE, width=3 if writing else 2)
        inner = box.inset(18 + _SIDE + 8, 0)
        if writing:
            self._paint_writing(brush, box.inset(24, 0))
            return
        brush.icon("arrow_left", Box(box.x + 18, box.y, _SIDE, box.h), GOLD)
        brush.icon("arrow_right", Box(box.x + box.w - 18 - _SIDE, box.y, _SIDE, box.h), GOLD)
        computer = self._plan.opponent(seat)
        if computer is not None and spot.key == (LEVEL, seat):
            self._paint_level(brush, inner, spot.name, computer.strength)
        else:
            plain = computer is None or computer.character is None
            brush.text(spot.name, inner, 25, QUIET if plain else TEXT, face=Face.TITLE, align="center")
        shine(brush, focus, spot.key, box, radius=radius)

    def _paint_writing(self, brush: Brush, room: Box) -> None:
        """The letters so far, and where the next one goes; marked if that is in their place."""
        pen = self._chairs.pen
        if pen.suggested:
            width = min(room.w, brush.text_width(pen.text, 25, Face.TITLE) + 16)
            brush.panel(Box(room.x - 8, room.y + 8, width, room.h - 16), CHOSEN, radius=8, border=GOLD)
        brush.runs([(pen.text, TEXT, Face.TITLE), ("|", GOLD, Face.TITLE)], room, 25)

    def _paint_level(self, brush: Brush, room: Box, name: str, strength: int) -> None:
        size = 64.0, 26.0
        width = min(room.w - size[0] - 16, brush.text_width(name, 25, Face.TITLE) + 2)
        left = room.centre[0] - (size[0] + 16 + width) / 2
        bars(brush, Box(left, room.centre[1] - size[1] / 2, *size), strength, len(self._desk.module.levels))
        brush.text(name, Box(left + size[0] + 16, room.y, width, room.h), 25, face=Face.TITLE)


def _flag(card: Box) -> Box:
    return Box(card.x + 2, card.y + 2, FLAG, card.h - 4)
