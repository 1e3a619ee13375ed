"""The seats of a new game, one card each: a person, or a computer of some level and character, or nobody."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from game.core.module import HUMAN
from game.shell.desk import Desk
from game.shell.focus import Focus, Spot
from game.shell.opponents import Opponent, bars
from game.shell.paint.brush import Brush
from game.shell.paint.palette import BORDER, GOLD, HAIRLINE, PAGE, PANEL, QUIET, RAISED, TEXT
from game.shell.paint.type import Face
from game.shell.scenes.menus import flag, labelled, ring, shine
from game.shell.scenes.plan import NOBODY, Plan
from game.shell.signals import Point
from game.shell.stage import Box

PERSON, COMPUTER, LEAVE = "person", "computer", "leave"
LEVEL, CHARACTER = "level", "character"
"""`(LEVEL, 2)` is where the level of the third seat is chosen."""

GAP = 16.0
CONTROLS = 360.0
"""How wide the column is in which everything of a seat is chosen."""
ROW, ROW_GAP, MARGIN = 58.0, 12.0, 14.0
LEAVE_WIDTH, KIND_GAP = 50.0, 10.0
PERSON_SHARE = 0.46
"""The longer word gets more of the room."""
MASCOT = (150.0, 210.0)
BACKWARDS = 0.4
"""This share of a selector, on its left, goes to the one before."""


class Chairs:
    """The cards, from top to bottom."""

    def __init__(self, desk: Desk, plan: Plan, mascots: Sequence[str]) -> None:
        self._desk, self._plan, self._mascots = desk, plan, mascots

    # Where things are

    def _cards(self, area: Box) -> list[Box]:
        return area.column(self._plan.most, GAP)

    def spots(self, area: Box) -> list[Spot]:
        """Who sits on each seat; and of computers the level, then the character."""
        cards = self._cards(area)[: self._plan.offered]
        return [spot for seat, card in enumerate(cards) for spot in self._spots_of(seat, card)]

    def _spots_of(self, seat: int, card: Box) -> list[Spot]:
        kinds, level, character = _rows(card)
        spots = self._kinds(seat, kinds)
        computer = self._plan.opponent(seat)
        if computer is not None:
            spots.append(Spot((LEVEL, seat), level, *self._about_level(computer)))
            if self._desk.module.characters:
                spots.append(Spot((CHARACTER, seat), character, *self._about_character(computer)))
        return spots

    def _kinds(self, seat: int, row: Box) -> list[Spot]:
        """A person or a computer; and nobody, where that can be."""
        say, leaving = self._desk.say, self._plan.can_leave(seat)
        person = row._replace(w=(row.w - KIND_GAP) * PERSON_SHARE)
        left = person.x + person.w + KIND_GAP
        computer = Box(left, row.y, row.x + row.w - left, row.h)
        spots = [
            Spot((PERSON, seat), person, say("Person"), say("Somebody who plays at this screen.")),
            Spot((COMPUTER, seat), computer, say("Computer"), say("The computer plays for this seat.")),
        ]
        if leaving:
            leave = Box(row.x - KIND_GAP - LEAVE_WIDTH, row.y, LEAVE_WIDTH, row.h)
            spots.insert(0, Spot((LEAVE, seat), leave, say("Nobody"), say("Leaves this seat empty.")))
        return spots

    def beyond(self, key: Hashable, step: int, area: Box) -> Hashable:
        """What lies in the next row below or above a part of a seat; None where there is no such row."""
        spots = self.spots(area)
        here = next((spot for spot in spots if spot.key == key), None)
        tops = sorted({spot.box.y for spot in spots})
        if here is None or not 0 <= tops.index(here.box.y) + step < len(tops):
            return None
        row = [spot for spot in spots if spot.box.y == tops[tops.index(here.box.y) + step]]
        return min(row, key=lambda spot: abs(spot.box.centre[0] - here.box.centre[0])).key

    # What can be said about them

    def _about_level(self, computer: Opponent) -> tuple[str, str]:
        say, level = self._desk.say, computer.level
        strength = say(
            "Strength {number} of {most}.", number=computer.strength, most=len(self._desk.module.levels)
        )
        return say(level.name), f"{strength} {say(level.sentence)}"

    def _about_character(self, computer: Opponent) -> tuple[str, str]:
        say, character = self._desk.say, computer.character
        if character is None:
            return say("No quirks"), say("Has no favourites and no habits.")
        return say(character.name), say(character.sentence)

    def _expect(self, seat: int) -> str:
        """What to expect of whoever sits there."""
        say, computer = self._desk.say, self._plan.opponent(seat)
        if computer is not None:
            return say(computer.level.sentence)
        if self._plan.seats[seat] == HUMAN:
            return say("Plays at this screen.")
        return say("Room for one more.")

    # What the player does

    def choose(self, spot: Spot, at: Point | None) -> bool:
        """Somebody else takes a seat; `at` is where the mouse chose. False if it is no part of a seat."""
        back = at is not None and spot.box._replace(w=spot.box.w * BACKWARDS).holds(at)
        match spot.key:
            case ("person", int(seat)):
                self._plan.seat_person(seat)
            case ("computer", int(seat)):
                self._plan.seat_computer(seat)
            case ("leave", int(seat)):
                self._plan.leave(seat)
            case _:
                return self.step(spot.key, -1 if back else 1)
        return True

    @staticmethod
    def steps(key: Hashable) -> bool:
        """Here the arrows change something."""
        match key:
            case ("level" | "character", int()):
                return True
        return False

    def step(self, key: Hashable, step: int) -> bool:
        """To the next level or character, or the one before; False if there is nothing to choose here."""
        match key:
            case ("level", int(seat)):
                self._plan.change_level(seat, step)
            case ("character", int(seat)):
                self._plan.change_character(seat, step)
            case _:
                return False
        return True

    # Painting

    def draw(self, brush: Brush, focus: Focus, area: Box) -> None:
        """Those that can be taken, and those that wait for them."""
        for seat, card in enumerate(self._cards(area)):
            if seat < self._plan.offered:
                self._paint_card(brush, focus, seat, card)
            else:
                brush.panel(card, PAGE, radius=22, border=HAIRLINE, alpha=170)
                flag(brush, _flag(card), self._plan.dress[seat], dim=True)

    def _paint_card(self, brush: Brush, focus: Focus, seat: int, card: Box) -> None:
        empty = self._plan.seats[seat] == NOBODY
        brush.panel(card, PANEL if empty else RAISED, radius=22, border=HAIRLINE if empty else BORDER)
        flag(brush, _flag(card), self._plan.dress[seat], dim=empty)
        self._paint_words(brush, seat, card, empty)
        if self._plan.seats[seat] == HUMAN and self._mascots:
            self._paint_mascot(brush, seat, card)
        for spot in self._spots_of(seat, card):
            match spot.key:
                case ("level" | "character", _):
                    self._paint_selector(brush, focus, spot, seat)
                case _:
                    self._paint_kind(brush, focus, spot, seat)

    def _paint_mascot(self, brush: Brush, seat: int, card: Box) -> None:
        """A person is one of the guests, who looks over the edge of the card."""
        row, name = _rows(card)[0], self._mascots[seat % len(self._mascots)]
        place = Box(row.centre[0] - MASCOT[0] / 2, row.y + row.h, *MASCOT)
        brush.surface.set_clip(brush.stage.pixels(card.inset(2)))
        brush.picture(f"animals/{name}", place)
        brush.surface.set_clip(None)

    def _paint_words(self, brush: Brush, seat: int, card: Box, empty: bool) -> None:
        first, second, last = _rows(card)
        left = card.x + 168
        leaving = LEAVE_WIDTH if self._plan.can_leave(seat) else 0.0
        name = Box(left, first.y, first.x - left - 20 - leaving, first.h)
        said = self._desk.say("Empty seat") if empty else self._plan.name(seat)
        brush.text(said, name, 40, QUIET if empty else TEXT, face=Face.TITLE)
        words = Box(left, second.y + 2, first.x - left - 20, last.y + last.h - second.y)
        brush.paragraph(self._expect(seat), words, 22, QUIET, leading=1.28)

    def _paint_kind(self, brush: Brush, focus: Focus, spot: Spot, seat: int) -> None:
        """A person, a computer or nobody: one of them is taken."""
        match spot.key:
            case ("person", _):
                taken, icon = self._plan.seats[seat] == HUMAN, "person"
            case ("computer", _):
                taken, icon = self._plan.opponent(seat) is not None, "computer"
            case _:
                taken, icon = False, "cross"
        box, radius = spot.box, 16
        ring(brush, focus, spot.key, box, radius=radius)
        brush.panel(box, HAIRLINE if taken else PAGE, radius=radius, border=GOLD if taken else BORDER)
        if icon == "cross":
            brush.icon(icon, box.inset((box.w - 20) / 2, (box.h - 20) / 2), QUIET)
        else:
            labelled(brush, box.inset(12, 0), spot.name, icon, size=23, taken=taken)
        shine(brush, focus, spot.key, box, radius=radius)

    def _paint_selector(self, brush: Brush, focus: Focus, spot: Spot, seat: int) -> None:
        """Arrows on both sides of what is chosen."""
        box, radius = spot.box, spot.box.h / 2
        ring(brush, focus, spot.key, box, radius=radius)
        brush.panel(box, PAGE, radius=radius, border=HAIRLINE)
        side = 30.0
        brush.icon("arrow_left", Box(box.x + 18, box.y, side, box.h), GOLD)
        brush.icon("arrow_right", Box(box.x + box.w - 18 - side, box.y, side, box.h), GOLD)
        inner = box.inset(18 + side + 8, 0)
        computer = self._plan.opponent(seat)
        if computer is not None and spot.key == (LEVEL, seat):
            self._paint_level(brush, inner, spot.name, computer.strength)
        elif computer is not None:
            colour = QUIET if computer.character is None else TEXT
            brush.text(spot.name, inner, 25, colour, face=Face.TITLE, align="center")
        shine(brush, focus, spot.key, box, radius=radius)

    def _paint_level(self, brush: Brush, room: Box, name: str, strength: int) -> None:
        size = 64.0, 26.0
        width = min(room.w - size[0] - 16, brush.text_width(name, 25, Face.TITLE) + 2)
        left = room.centre[0] - (size[0] + 16 + width) / 2
        bars(brush, Box(left, room.centre[1] - size[1] / 2, *size), strength, len(self._desk.module.levels))
        brush.text(name, Box(left + size[0] + 16, room.y, width, room.h), 25, face=Face.TITLE)


def _flag(card: Box) -> Box:
    return Box(card.x + 2, card.y + 2, 150, card.h - 4)


def _rows(card: Box) -> list[Box]:
    """Where something is chosen: three rows on the right of a card."""
    height = min(ROW, (card.h - 2 * MARGIN - 2 * ROW_GAP) / 3)
    whole = 3 * height + 2 * ROW_GAP
    right = Box(card.x + card.w - MARGIN - CONTROLS, card.centre[1] - whole / 2, CONTROLS, whole)
    return right.column(3, ROW_GAP)
