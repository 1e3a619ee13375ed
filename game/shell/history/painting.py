"""The list of games as it is painted: heading, filters, rows, the card, the foot."""

from __future__ import annotations

import pygame

from game.shell.desk import Desk
from game.shell.focus import Focus
from game.shell.history.card_paint import CardPainter, paint_field
from game.shell.history.filter_paint import paint_filter
from game.shell.history.filters import PERSON
from game.shell.history.listed import BACK, CALL, CLEAR, FILTER_OF, IMPORT, PLAY, UNDO, Listed
from game.shell.history.row_paint import RowPainter, paint_slider
from game.shell.history.telling import Telling
from game.shell.paint.brush import Brush
from game.shell.paint.caps import Hint, paint_hints
from game.shell.paint.palette import GOLD, HAIRLINE, PANEL, QUIET, TEXT
from game.shell.paint.type import Face
from game.shell.quill import Quill
from game.shell.scenes.menus import button, even_size, quiet_ground
from game.shell.signals import Intent
from game.shell.stage import Box

_ICONS = {BACK: "back", IMPORT: "import", UNDO: "undo", CLEAR: "cross", PLAY: "cards", CALL: "pen"}
_REACH = 18.0
"""How far the light of a row reaches beyond the list."""


class Painter:
    """Paints everything."""

    def __init__(self, desk: Desk, focus: Focus, telling: Telling, quill: Quill) -> None:
        self._desk, self._focus = desk, focus
        self._rows = RowPainter(desk, telling, focus)
        self._card = CardPainter(desk, telling, focus, quill)

    def paint(self, brush: Brush, listed: Listed) -> None:
        """All of it, over the quiet ground."""
        quiet_ground(brush, self._desk)
        self._head(brush, listed)
        if listed.empty:
            self._nothing(brush, listed)
        else:
            self._side(brush, listed)
            self._list(brush, listed)
        row = listed.row
        if row is not None:
            progress = listed.doing.progress(row)
            self._card.paint(brush, row, listed.places, listed.deed_spots(), progress)
        self._foot(brush, listed)

    def _side(self, brush: Brush, listed: Listed) -> None:
        spots, filters = listed.side_spots(), listed.filters.all
        for spot, each in zip(spots, filters, strict=False):
            paint_filter(brush, self._focus, spot, listed.filters, each)
        others = spots[len(filters) :]
        size = even_size(brush, others, 24)
        for spot in others:
            if spot.key == CALL and listed.caller.quill.writes:
                paint_field(brush, listed.caller.quill, spot.box)
            else:
                button(brush, self._focus, spot, icon=_ICONS[str(spot.key)], size=size, enabled=spot.active)

    def _head(self, brush: Brush, listed: Listed) -> None:
        """What this is, and how many there are; while they are counted, how far that is."""
        say, head, view = self._desk.say, listed.places.head, listed.places.view
        brush.text(say("Games played"), Box(head.x, 28, head.w * 0.5, 80), 60, face=Face.TITLE)
        right = Box(view.x + view.w * 0.4, 36, head.x + head.w - view.x - view.w * 0.4, 64)
        if listed.empty and listed.indexing is None:
            return
        if listed.indexing is None:
            brush.text(self._counted(listed), right, 26, QUIET, face=Face.BODY, align="right")
            return
        done, total = listed.indexing.progress.done, listed.indexing.progress.total
        text = say("Reading games: {done} of {total}", done=done, total=total)
        upper = right._replace(h=46)
        brush.text(text if total else say("Reading games…"), upper, 26, QUIET, align="right")
        line = Box(right.x + right.w - 480, upper.y + upper.h + 6, 480, 10)
        brush.panel(line, PANEL, radius=5, border=HAIRLINE)
        if total:
            brush.panel(line._replace(w=max(10.0, line.w * done / total)), GOLD, radius=5)

    def _counted(self, listed: Listed) -> str:
        count = listed.rows.count
        if listed.filters.chosen:
            return self._desk.count("{count} game found", "{count} games found", count)
        return self._desk.count("{count} game", "{count} games", count)

    def _list(self, brush: Brush, listed: Listed) -> None:
        if not listed.rows.count:
            self._no_match(brush, listed)
            return
        view, spots = listed.places.view, {spot.key: spot for spot in listed.row_spots()}
        before: pygame.Rect | None = brush.surface.get_clip()
        brush.surface.set_clip(brush.stage.pixels(view.inset(-_REACH, -_REACH * 0.7)))
        for number, box in listed.seen():
            row, spot = listed.rows.row(number), spots.get(("row", number))
            if row is None or spot is None:
                continue
            progress = listed.doing.progress(row)
            share = max(0.01, progress.done / (progress.total or 1)) if progress else 0.0
            chosen = number == listed.at
            tall = listed.places.tall
            self._rows.paint(brush, row, spot, box, chosen=chosen, share=share, tall=tall)
        brush.surface.set_clip(before)
        scroll = listed.scroll
        paint_slider(brush, listed.places.slider, scroll.share, scroll.done, held=listed.held)

    # Nothing to list

    def _nothing(self, brush: Brush, listed: Listed) -> None:
        """What would be here, and how it comes here."""
        say, (x, y) = self._desk.say, brush.stage.box.centre
        portrait = self._desk.scenery.portrait(0)
        if portrait is not None:
            portrait(brush, Box(x - 120, y - (424 if self._desk.folded else 400), 240, 336))
        self._told(brush, brush.stage.box, say("No games yet"), self._how())
        spot = next(spot for spot in listed.foot_spots() if spot.key == PLAY)
        button(brush, self._focus, spot, icon=_ICONS[PLAY], size=32, main=True)

    def _how(self) -> str:
        return self._desk.say(
            "Every game you play is kept here, to replay and review. Play a game, or import a friend's."
        )

    def _no_match(self, brush: Brush, listed: Listed) -> None:
        say = self._desk.say
        if not listed.filters.chosen:
            self._told(brush, self._room(listed), say("Reading games…"), "")
            return
        how = say("Change a filter on the left, or clear all filters.")
        self._told(brush, self._room(listed), say("No games found"), how)

    def _room(self, listed: Listed) -> Box:
        """Where no list and no card is."""
        view, card = listed.places.view, listed.places.card
        return view._replace(w=card.x + card.w - view.x)

    def _told(self, brush: Brush, room: Box, text: str, how: str) -> None:
        x, y = room.centre
        brush.text(text, Box(room.x, y - 70, room.w, 76), 40, TEXT, face=Face.TITLE, align="center")
        below = Box(x - 600, y + 12, 1200, 104)
        brush.paragraph(how, below, 26, QUIET, align="center")

    # The foot

    def _foot(self, brush: Brush, listed: Listed) -> None:
        spots = [spot for spot in listed.foot_spots() if spot.key != PLAY]
        size = even_size(brush, spots, 28)
        for spot in spots:
            button(brush, self._focus, spot, icon=_ICONS[str(spot.key)], size=size)
        foot, last = listed.places.foot, spots[-1].box
        room = Box(last.x + last.w + 32, last.y, foot.x + foot.w - last.x - last.w - 32, last.h)
        if told := listed.told:
            wide = min(room.w * 0.5, brush.text_width(told, 24) + 8)
            brush.paragraph(told, room._replace(w=wide), 24, GOLD, leading=1.12, middle=True)
            room = Box(room.x + wide + 24, room.y, room.w - wide - 24, room.h)
        paint_hints(brush, self._hints(listed), room, align="right")

    def _hints(self, listed: Listed) -> list[Hint]:
        say, key, row = self._desk.say, self._desk.key, listed.row
        ends = [(key(Intent.NEXT), say("next part")), (key(Intent.BACK), say("back"))]
        if listed.quill.writes or listed.caller.quill.writes:
            return [(key(Intent.CONFIRM), say("keep")), (key(Intent.BACK), say("cancel"))]
        if listed.doing.deleted is not None:
            return [(key(Intent.UNDO), say("undo")), ends[-1]]
        if isinstance(self._focus.key, tuple) and self._focus.key[0] == FILTER_OF:
            called = [(self._desk.letter("e"), say("rename"))] if listed.filters.person else []
            named = called if self._focus.key[1] == PERSON else []
            return [(self._desk.arrows(Intent.LEFT, Intent.RIGHT), say("change")), *named, *ends]
        if row is None or self._focus.on([*listed.row_spots(), *listed.deed_spots()]) is None:
            return [(key(Intent.CONFIRM), say("select")), *ends]
        return [(key(Intent.CONFIRM), say("watch") if row.over else say("continue")), *ends]
