"""Draws in design units on a surface of any size."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.shell.paint import shapes
from game.shell.paint.art import Art, Size
from game.shell.paint.palette import BLACK, BORDER, GOLD, GOLD_DARK, GOLD_LIGHT, INK, RAISED, TEXT, Colour
from game.shell.paint.type import Face, Type
from game.shell.stage import Box, Stage

LINE = 1.2
"""How high a line is, compared with its letters."""

Run = tuple[str, Colour, Face]
"""A stretch of text in one colour and weight."""


class Brush:
    """A surface, the scale of the stage, and everything there is to draw with."""

    def __init__(self, surface: pygame.Surface, stage: Stage, art: Art, letters: Type) -> None:
        self.surface, self.stage, self.art, self.type = surface, stage, art, letters

    def _seen(self, colour: Colour) -> Colour:
        """What is painted for a colour of the house."""
        return self.art.colour(colour)

    def px(self, units: float) -> int:
        """A length in pixels, at least one."""
        return max(1, round(units * self.stage.scale))

    def _place(self, box: Box) -> tuple[Size, tuple[int, int]]:
        """How large a box is in pixels, at least one, and where it begins."""
        left, top, width, height = self.stage.pixels(box)
        return (max(1, width), max(1, height)), (left, top)

    # Pictures

    def picture(self, name: str, box: Box) -> None:
        """A picture, stretched to the box."""
        size, at = self._place(box)
        self.surface.blit(self.art.scaled(name, size), at)

    def mirrored(self, name: str, box: Box) -> None:
        """A picture the other way round."""
        size, at = self._place(box)
        flipped = self.art.made(
            (name, size, "mirrored"),
            lambda: pygame.transform.flip(self.art.scaled(name, size), True, False),
        )
        self.surface.blit(flipped, at)

    def icon(self, name: str, box: Box, colour: Colour) -> None:
        """An icon in a colour, as large as fits into the box."""
        side = min(box.w, box.h)
        square = Box(box.centre[0] - side / 2, box.centre[1] - side / 2, side, side)
        size, at = self._place(square)
        self.surface.blit(self.art.tinted(f"icons/{name}", size, self._seen(colour)), at)

    def symbol(self, name: str, box: Box, colour: Colour) -> None:
        """A seat's symbol."""
        size, at = self._place(box)
        self.surface.blit(self.art.tinted(f"symbols/{name}", size, colour), at)

    # Shapes

    def panel(
        self,
        box: Box,
        fill: Colour,
        *,
        radius: float = 16,
        border: Colour | None = None,
        width: float = 2,
        alpha: int = 255,
    ) -> None:
        """A rounded rectangle."""
        fill, border = self._seen(fill), None if border is None else self._seen(border)
        (size, at), corner = self._place(box), self.px(radius)
        line = self.px(width) if border is not None else 0
        edge = None if border is None else (*border, 255)
        key = ("panel", size, corner, fill, alpha, border, line)
        make = lambda: shapes.rounded(size, corner, (*fill, alpha), edge, line)  # noqa: E731
        self.surface.blit(self.art.shape(key, make), at)

    def tail(self, box: Box, fill: Colour, border: Colour, *, width: float = 2) -> None:
        """What points from a speech bubble below up to the speaker: open at the lower edge of the box."""
        fill, border = self._seen(fill), self._seen(border)
        (size, at), line = self._place(box), self.px(width)
        key = ("tail", size, fill, border, line)
        make = lambda: shapes.spike(size, (*fill, 255), (*border, 255), line)  # noqa: E731
        self.surface.blit(self.art.shape(key, make), at)

    def gold(self, box: Box, *, radius: float = 18) -> None:
        """The main button: there is one on a screen."""
        (size, at), corner = self._place(box), self.px(radius)
        light, dark = self._seen(GOLD_LIGHT), self._seen(GOLD_DARK)

        def make() -> pygame.Surface:
            mask = shapes.rounded(size, corner, (255, 255, 255, 255))
            picture = shapes.masked(shapes.gradient(size, light, dark), mask)
            rim = shapes.rounded(size, corner, (0, 0, 0, 0), (*light, 255), self.px(3))
            picture.blit(rim, (0, 0))
            return picture

        self.glow(box, GOLD, radius=radius, spread=18, strength=90)
        self.surface.blit(self.art.shape(("gold", size, corner, light), make), at)

    def glow(
        self, box: Box, colour: Colour, *, radius: float = 18, spread: float = 20, strength: int = 120
    ) -> None:
        """Light around a box."""
        colour = self._seen(colour)
        (size, (left, top)), corner, reach = self._place(box), self.px(radius), self.px(spread)
        key = ("glow", size, corner, reach, colour, strength)
        light = self.art.shape(key, lambda: shapes.glow(size, corner, reach, colour, strength))
        self.surface.blit(light, (left - reach, top - reach))

    def ring(self, box: Box, colour: Colour = GOLD, *, radius: float = 18, width: float = 4) -> None:
        """The focus: a glow and a line around a box."""
        self.glow(box, colour, radius=radius, spread=16, strength=110)
        colour = self._seen(colour)
        (size, at), corner, line = self._place(box), self.px(radius), self.px(width)
        key = ("ring", size, corner, colour, line)
        make = lambda: shapes.rounded(size, corner, (*colour, 0), (*colour, 255), line)  # noqa: E731
        self.surface.blit(self.art.shape(key, make), at)

    def dashed(
        self, box: Box, colour: Colour, *, radius: float = 16, width: float = 3, dash: float = 12
    ) -> None:
        """A line of dashes around a box: something that is not there yet."""
        (size, at), corner, line, long = self._place(box), self.px(radius), self.px(width), self.px(dash)
        key = ("dashed", size, corner, colour, line, long)
        make = lambda: shapes.dashed(size, corner, (*colour, 255), line, long)  # noqa: E731
        self.surface.blit(self.art.shape(key, make), at)

    def shade(self, box: Box, alpha: int, colour: Colour = BLACK) -> None:
        """Darken a part of the picture."""
        colour, (size, at) = self._seen(colour), self._place(box)

        def make() -> pygame.Surface:
            veil = pygame.Surface(size, pygame.SRCALPHA)
            veil.fill((*colour, alpha))
            return veil

        keep = self.art.ground if size == self.surface.get_size() else self.art.shape
        self.surface.blit(keep(("shade", size, alpha, colour), make), at)

    # Text

    def text(
        self,
        text: str,
        box: Box,
        size: float,
        colour: Colour = TEXT,
        *,
        face: Face = Face.STRONG,
        align: str = "left",
        fit: bool = True,
    ) -> None:
        """One line in the middle of a box's height; too long a text becomes smaller, then is cut."""
        self._write(text, box, self._pixels(size, box), colour, face=face, align=align, fit=fit)

    def _pixels(self, size: float, box: Box) -> float:
        """As large as the player wants to read, as far as the box is high enough."""
        usual = size * self.stage.scale
        if self.type.scale <= 1:
            return usual
        return max(usual, min(usual * self.type.scale, self._place(box)[0][1] / LINE))

    def _write(
        self, text: str, box: Box, pixels: float, colour: Colour, *, face: Face, align: str, fit: bool
    ) -> None:
        rect = self.stage.pixels(box)
        if fit:
            room = max(1, rect.width)
            pixels = self.type.fitting(text, face, pixels, room)
            text = self.type.shortened(text, face, pixels, room)
        picture = self.type.text(text, face, pixels, self._seen(colour))
        width, height = picture.get_size()
        if align == "left":
            left = rect.left
        else:
            left = rect.right - width if align == "right" else rect.centerx - width // 2
        self.surface.blit(picture, (left, rect.centery - height // 2))

    def text_width(self, text: str, size: float, face: Face = Face.STRONG) -> float:
        """The width of a text in units."""
        scale = self.stage.scale
        return self.type.width(text, face, size * scale * self.type.scale) / scale

    def paragraph(
        self,
        text: str,
        box: Box,
        size: float,
        colour: Colour = TEXT,
        *,
        face: Face = Face.BODY,
        align: str = "left",
        leading: float = 1.3,
        middle: bool = False,
    ) -> float:
        """Lines that fill a box from its top or around its middle, as large as they fit; says how high."""
        pixels, lines = self._laid(text, box, size, face, leading)
        height = pixels * leading / self.stage.scale
        top = box.y + (box.h - len(lines) * height) / 2 if middle else box.y
        for number, line in enumerate(lines):
            row = Box(box.x, top + number * height, box.w, height)
            self._write(line, row, pixels, colour, face=face, align=align, fit=True)
        return len(lines) * height

    def _laid(self, text: str, box: Box, size: float, face: Face, leading: float) -> tuple[float, list[str]]:
        """The letters with which a text fills a box, in pixels, and its lines."""
        rect, pixels = self.stage.pixels(box), self.pixels_of(size)
        lines = self.type.wrapped(text, face, pixels, rect.width)
        while len(lines) * pixels * leading > rect.height and pixels > self.type.least:
            pixels -= 0.5
            lines = self.type.wrapped(text, face, pixels, rect.width)
        return pixels, lines

    def pixels_in_line(self, text: str, box: Box, size: float, face: Face) -> float:
        """How many pixels letters have where a text is written in one line."""
        return self.type.fitting(text, face, self._pixels(size, box), max(1, self.stage.pixels(box).width))

    def pixels_in_lines(self, text: str, box: Box, size: float, face: Face, leading: float) -> float:
        """And where it fills a box."""
        return self._laid(text, box, size, face, leading)[0]

    def pixels_of(self, size: float) -> float:
        """How many pixels letters of a size have: as the player wants to read, and never too few. Larger ones
        have whole pixels, so that all are tried at the same sizes where they have to become smaller."""
        pixels = size * self.stage.scale * self.type.scale
        return max(self.type.least, pixels if self.type.scale <= 1 else round(pixels))

    def height(
        self, text: str, size: float, width: float, *, face: Face = Face.BODY, leading: float = 1.3
    ) -> float:
        """How high a text is in lines of such a width, in units."""
        scale, pixels = self.stage.scale, self.pixels_of(size)
        return (
            len(self.type.wrapped(text, face, pixels, width * scale)) * pixels * leading / scale
            if text
            else 0.0
        )

    def runs(self, parts: Sequence[Run], box: Box, size: float, *, align: str = "left") -> None:
        """One line of several colours; too long a line becomes smaller."""
        rect = self.stage.pixels(box)
        pixels = self._pixels(size, box)
        width = sum(self.type.width(text, face, pixels) for text, _, face in parts)
        if width > rect.width:
            pixels *= rect.width / width
        pictures = [self.type.text(text, face, pixels, self._seen(colour)) for text, colour, face in parts]
        width = sum(picture.get_width() for picture in pictures)
        left = rect.left if align == "left" else rect.centerx - width // 2
        for picture in pictures:
            self.surface.blit(picture, (left, rect.centery - picture.get_height() // 2))
            left += picture.get_width()

    # Furniture

    def button(
        self,
        box: Box,
        label: str,
        *,
        icon: str | None = None,
        size: float = 26,
        main: bool = False,
        focused: bool = False,
        enabled: bool = True,
    ) -> None:
        """A button with its label, and its icon on the left."""
        if main:
            self.gold(box)
        else:
            self.panel(box, RAISED, radius=18, border=BORDER)
        if focused:
            self.ring(box.inset(-5), radius=22)
        ink = INK if main else TEXT if enabled else BORDER
        room = box.inset(box.h * 0.25, 0)
        if icon is not None:
            side = box.h * 0.46
            place = Box(room.x, box.centre[1] - side / 2, side, side)
            self.icon(icon, place, INK if main else GOLD if enabled else BORDER)
            if not label:
                return
            room = Box(room.x + side * 1.4, box.y, room.w - side * 1.4, box.h)
        self.text(label, room, size, ink, face=Face.TITLE, align="left" if icon else "center")

    def icon_button(
        self,
        box: Box,
        icon: str,
        *,
        focused: bool = False,
        note: str = "",
        enabled: bool = True,
        lit: bool = False,
    ) -> None:
        """A square button with a picture only; what it is for may be going on."""
        self.panel(box, GOLD if lit else RAISED, radius=14, border=GOLD if lit else BORDER)
        if focused:
            self.ring(box.inset(-4), radius=17, width=3)
        high = min(box.h * 0.42, 20 * self.type.scale)
        inner = box.inset(box.w * 0.22).moved(0, 10 - high if note else 0)
        colour = INK if lit else BORDER if not enabled else GOLD if note else TEXT
        self.icon(icon, inner.moved(0, -8) if note else inner, colour)
        if note:
            row = Box(box.x + 2, box.y + box.h - high - 4, box.w - 4, high)
            self.text(note, row, 19, GOLD, face=Face.HEAVY, align="center")


Picture = Callable[[Brush, Box], None]
"""Something that draws itself into a box."""
