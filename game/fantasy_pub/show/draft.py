"""Before the first turn everybody puts an event away: the four of them large, and who is in the pub already."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from game.core.choosing import Choosing
from game.fantasy_pub.marks import Button, Deed, Spare
from game.fantasy_pub.rules.characters import OWNER, Character
from game.fantasy_pub.rules.house import Card
from game.fantasy_pub.rules.state import Phase
from game.fantasy_pub.rules.view import View
from game.fantasy_pub.show.board import Face as Mien
from game.fantasy_pub.show.board import Holding
from game.fantasy_pub.show.cards import EventCards
from game.fantasy_pub.show.guest_plates import item as plate_item
from game.fantasy_pub.show.places import DRAFT_ASIDE, Places, Pose
from game.fantasy_pub.show.tokens import WHOLE, TokenArt
from game.shell.layers import Item, drawn
from game.shell.paint.brush import Brush
from game.shell.paint.palette import COLD_PANEL, GOLD, INK, PAGE, TEXT, Dress
from game.shell.paint.type import Face
from game.shell.stage import Box
from game.shell.table.hud import Hud

_LARGE: Final = 1.3
"""How large the own character is."""


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
        told: Callable[[Draft], Told],
    ) -> list[Item]:
        """Over the room: a board, the character on its left, the cards, and the button below them."""
        words, board = told(self), places.draft()

        def paint(onto: Brush, room: Box) -> None:
            self._paint_board(onto, room, words, dress, tokens)

        key = ("draft", self.own, words, brush.type.scale, brush.art.theme)
        found = [drawn(brush, key, board, paint, passing=True)._replace(key="draft")]
        for number, (card, box) in enumerate(zip(self.cards, places.draft_cards(len(self.cards)), strict=True)):
            found.append(self._card(brush, number, card, box, cards))
        return [*found, self._button(brush, places, words)]

    def _paint_board(self, brush: Brush, box: Box, told: Told, dress: Dress, tokens: TokenArt) -> None:
        inner = box.inset(3)
        brush.panel(inner, COLD_PANEL, radius=28, border=GOLD, width=3, alpha=244)
        head = Box(box.x + DRAFT_ASIDE, box.y + 20, box.w - DRAFT_ASIDE - 34, 56)
        brush.text(told.title, head, 38, GOLD, face=Face.TITLE, align="center")
        aside = Box(box.x + 26, box.y + 26, DRAFT_ASIDE - 52, box.h - 52)
        brush.panel(aside, PAGE, radius=22, alpha=150)
        for number, (who, _, holding) in enumerate(self.own[:1]):
            livery = dress[OWNER[who]]
            pose = Pose(aside.centre[0], aside.y + 312 + number, _LARGE)
            rect = brush.stage.pixels(Box(pose.x + WHOLE.x * _LARGE, 0, WHOLE.w * _LARGE, WHOLE.h * _LARGE))
            picture, _ = tokens.guest(who, Mien.SOBER, pose)
            foot = brush.stage.pixels(Box(0, pose.y + (WHOLE.y + WHOLE.h) * _LARGE, 1, 1)).top
            brush.surface.blit(picture, (rect.left, foot - picture.get_height()))
            plate = plate_item(brush, dress, who, holding, pose, _LARGE)
            brush.surface.blit(plate.picture, plate.rect)
            clan = Box(aside.x + 14, aside.y + 12, aside.w - 28, 40)
            brush.panel(Box(clan.x, clan.y + 4, 34, 34), livery.mid, radius=17, border=INK)
            brush.symbol(livery.symbol, Box(clan.x + 8, clan.y + 12, 18, 18), livery.ink)
            words = Box(clan.x + 44, clan.y, clan.w - 44, 42)
            brush.text(told.clan, words, 25, livery.text, face=Face.TITLE)
        where = Box(aside.x + 16, aside.y + 350, aside.w - 32, aside.h - 366)
        brush.paragraph(told.where, where, 23, TEXT, align="center", middle=True)

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
        box = places.draft_button()

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


