"""Before the first turn everybody puts an event away: four of them large, and who is in the pub already."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.core.choosing import Choosing
from game.fantasy_pub.marks import Button, Deed, Spare
from game.fantasy_pub.rules.characters import OWNER, Character
from game.fantasy_pub.rules.house import Card
from game.fantasy_pub.rules.state import DOOR, Phase
from game.fantasy_pub.rules.view import View
from game.fantasy_pub.show.cards import EventCards
from game.fantasy_pub.show.dues import Holding
from game.fantasy_pub.show.guest_plates import item as plate_item
from game.fantasy_pub.show.guests import Mien
from game.fantasy_pub.show.places import DRAFT_ASIDE, Places, Pose
from game.fantasy_pub.show.tokens import TokenArt
from game.shell.layers import Item, drawn
from game.shell.paint.brush import Brush
from game.shell.paint.palette import COLD_PANEL, GOLD, INK, PAGE, TEXT, Dress
from game.shell.paint.type import Face
from game.shell.stage import Box
from game.shell.table.hud import Hud

_LARGE: Final = 1.4
"""How large the own character is."""
_TABLE: Final = 220 / 472


@dataclass(frozen=True)
class Draft:
    """The events to choose from, and what was chosen."""

    cards: tuple[Card, ...]
    own: tuple[tuple[Character, int, Holding], ...]
    """Who of the clan is in the pub, where, and with what."""
    chosen: Card | None
    focused: object
    """What is pointed at: a card to spare, or the button."""

    @classmethod
    def of(cls, view: View, hud: Hud) -> Draft | None:
        """What is asked now, if it is this."""
        choosing, seat = hud.choosing, view.viewer
        if view.phase is not Phase.DRAFT or choosing is None or seat is None:
            return None
        cards = tuple(card for card in view.hands[seat] if card is not None)
        own = tuple(
            (who, space, Holding(view.coins[who], view.beers[who]))
            for space, guests in enumerate(view.spaces)
            for who in guests
            if OWNER[who] == seat
        )
        return cls(cards, own, _chosen(choosing), hud.focus)

    def items(
        self,
        brush: Brush,
        places: Places,
        cards: EventCards,
        tokens: TokenArt,
        dress: Dress,
        words: Told,
        *,
        laid: int,
    ) -> list[Item]:
        """Over the room: a board, the character on its left, as many cards as are `laid` out, and below them
        the button."""
        board, boxes = places.draft_board(), places.draft(len(self.cards))

        def paint(onto: Brush, room: Box) -> None:
            self._paint_board(onto, room, words, dress, tokens)

        key = ("draft", self.own, words, brush.type.scale, brush.art.theme)
        found = [drawn(brush, key, board, paint, passing=True)._replace(key="draft")]
        for number, (card, box) in enumerate(zip(self.cards[:laid], boxes, strict=False)):
            found.append(self._card(brush, number, card, box, cards))
        return [*found, self._button(brush, places, words)]

    def _paint_board(self, brush: Brush, box: Box, told: Told, dress: Dress, tokens: TokenArt) -> None:
        inner = box.inset(3)
        brush.panel(inner, COLD_PANEL, radius=28, border=GOLD, width=3)
        head = Box(box.x + DRAFT_ASIDE, box.y + 20, box.w - DRAFT_ASIDE - 34, 56)
        brush.text(told.title, head, 38, GOLD, face=Face.TITLE, align="center")
        if self.own:
            aside = Box(box.x + 26, box.y + 26, DRAFT_ASIDE - 52, box.h - 52)
            self._paint_own(brush, aside, told, dress, tokens)

    def _paint_own(self, brush: Brush, box: Box, told: Told, dress: Dress, tokens: TokenArt) -> None:
        """The own character at its table, and whose it is."""
        (who, space, holding), *_ = self.own
        livery = dress[OWNER[who]]
        brush.panel(box, PAGE, radius=22, alpha=150)
        medal = Box(box.x + 16, box.y + 16, 38, 38)
        brush.panel(medal, livery.mid, radius=19, border=INK)
        brush.symbol(livery.symbol, medal.inset(9), livery.ink)
        words = Box(medal.x + 50, box.y + 14, box.w - 80, 42)
        brush.text(told.clan, words, 26, livery.text, face=Face.TITLE)
        pose = Pose(box.centre[0], box.y + min(box.h * 0.66, 390), _LARGE)
        wide = box.w + 20
        top = Box(box.centre[0] - wide / 2, pose.y - wide * 0.22, wide, wide * _TABLE)
        brush.picture("places/table" if space != DOOR else "places/door_step", top)
        picture, rect = tokens.guest(who, Mien.SOBER, pose)
        brush.surface.blit(picture, rect)
        plate = plate_item(brush, dress, who, holding, pose, _LARGE)
        brush.surface.blit(plate.picture, plate.rect)
        foot = top.y + top.h - 14
        where = Box(box.x + 16, foot, box.w - 32, box.y + box.h - foot - 10)
        brush.paragraph(told.where, where, 24, TEXT, align="center", middle=True)

    def _card(self, brush: Brush, number: int, card: Card, box: Box, cards: EventCards) -> Item:
        chosen, focused = card == self.chosen, self.focused == Spare(card)
        around = box.inset(-18)

        def paint(onto: Brush, room: Box) -> None:
            inner = room.inset(18)
            if chosen or focused:
                onto.ring(inner.inset(-4), radius=24, width=6 if chosen else 3)
            cards.large_picture(card)(onto, inner)
            if chosen:
                badge = Box(inner.centre[0] - 26, inner.y - 17, 52, 52)
                onto.panel(badge, GOLD, radius=26, border=INK, width=3)
                onto.icon("check", badge.inset(13), INK)

        key = ("draft card", card, chosen, focused, brush.type.scale, brush.art.theme, cards.name(card))
        return drawn(brush, key, around, paint, passing=True)._replace(key=("draft card", number))

    def _button(self, brush: Brush, places: Places, told: Told) -> Item:
        ready, focused = self.chosen is not None, self.focused == Button(Deed.PUT_AWAY)
        box = places.put_away()

        def paint(onto: Brush, room: Box) -> None:
            inner = room.inset(20)
            onto.button(inner, told.commit, size=28, main=ready, focused=focused, enabled=ready)

        key = ("draft button", told.commit, ready, focused, brush.type.scale, brush.art.theme)
        return drawn(brush, key, box.inset(-20), paint, passing=True)._replace(key="draft button")


@dataclass(frozen=True)
class Told:
    """What is written on the board."""

    title: str
    clan: str
    where: str
    commit: str


def _chosen(choosing: Choosing) -> Card | None:
    """The card that is to be put away, as far as that is known."""
    return next((mark.card for mark in choosing.done if isinstance(mark, Spare)), None)
