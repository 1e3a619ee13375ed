"""Cards as pictures in any pose, made once for each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import product
from typing import NamedTuple

import pygame

from game.beasty_bar.rules.animals import OWNER, SPECIES, Card, Species, card_of
from game.beasty_bar.show.board import Sprite
from game.beasty_bar.show.cards import CardArt, Mood
from game.beasty_bar.show.places import AIMED_WIDTH, HAND_WIDTH, LIFTED_WIDTH, LINE_WIDTH, PILE_WIDTH
from game.shell.paint.art import Art, smooth
from game.shell.stage import Stage

_WIDTH_STEP = 4
_ANGLE_STEP = 3
_TURN_STEPS = 8
_ROUGH = 0.5
"""Scaled in the same step as it is turned, a card becomes coarse below this share of its size."""


class _Look(NamedTuple):
    """What a card shows, whatever its pose."""

    card: Card
    mask: Species | None
    mood: Mood
    face_up: bool


class SpritePainter:
    """Finds the picture of a card in a pose. While a card moves, coarse steps are good enough."""

    def __init__(self, cards: CardArt, art: Art, stage: Stage) -> None:
        self._cards, self._art, self._stage = cards, art, stage
        self._at_rest = {
            round(width * stage.scale)
            for width in (LINE_WIDTH, AIMED_WIDTH, HAND_WIDTH, LIFTED_WIDTH, PILE_WIDTH)
        }
        self._full, self._hand = round(LINE_WIDTH * stage.scale), round(HAND_WIDTH * stage.scale)
        self._composed = {self._full, self._hand, round(AIMED_WIDTH * stage.scale)}
        """Those in the line and in the hand have to be sharp; the others are made from those in the line."""

    def expect(self, cards: Sequence[Card]) -> None:
        """These will be seen, with every face they make. One of each colour comes first, as large as in
        a hand and in the line: all others have most of their parts in common with it."""
        for width, card in product((self._hand, self._full), {OWNER[card]: card for card in cards}.values()):
            self._art.expect(partial(self._with_shadow, _Look(card, None, Mood.WAITING, face_up=True), width))
        for mood, card in product(Mood, sorted(cards, key=lambda card: SPECIES[card])):
            self._art.expect(partial(self._cards.face, card, self._full, mood))

    def expect_hand(self, cards: Sequence[Card]) -> None:
        """These will be turned over in a moment, one after the other."""
        for card in reversed(cards):
            self._art.expect(partial(self._cards.face, card, self._hand), soon=True)

    def picture(self, card: Card, sprite: Sprite, mood: Mood) -> tuple[pygame.Surface, pygame.Rect]:
        """The picture, and where it goes."""
        pose, scale = sprite.pose, self._stage.scale
        width = max(6, round(pose.width * scale))
        if width not in self._at_rest:
            width = max(6, width // _WIDTH_STEP * _WIDTH_STEP)
        angle = round(pose.angle / _ANGLE_STEP) * _ANGLE_STEP % 360
        turn = max(1, round(abs(pose.face) * _TURN_STEPS))
        look = _Look(card, sprite.mask, mood, pose.face > 0)
        picture = self._once(look, width, turn, angle)
        if pose.alpha < 1:
            picture = picture.copy()
            picture.set_alpha(round(255 * max(0.0, pose.alpha)))
        return picture, picture.get_rect(center=(round(pose.x * scale), round(pose.y * scale)))

    def _once(self, look: _Look, width: int, turn: int = _TURN_STEPS, angle: int = 0) -> pygame.Surface:
        """Remembered for every table: the next game shows the same cards."""
        livery = self._cards.dress[OWNER[look.card]].name
        key = ("pose", look, livery, self._full, width, turn, angle)
        make = partial(self._art.passing, key, lambda: self._make(look, width, turn, angle))
        if not (look.face_up and self._is_composed(width, turn, angle)):
            return make()
        return self._art.at_once(key, make, lambda: self._sketch(look, width))

    def _is_composed(self, width: int, turn: int, angle: int) -> bool:
        return width in self._composed and turn == _TURN_STEPS and not angle

    def _make(self, look: _Look, width: int, turn: int, angle: int) -> pygame.Surface:
        if self._is_composed(width, turn, angle):
            return self._with_shadow(look, width)
        full = self._once(look, self._full)
        share = width / self._full
        if turn == _TURN_STEPS and angle and share > _ROUGH:
            return pygame.transform.rotozoom(full, angle, share)
        wide = max(2, round(full.get_width() * share) * turn // _TURN_STEPS)
        picture = pygame.transform.smoothscale(full, (wide, round(full.get_height() * share)))
        return pygame.transform.rotozoom(picture, angle, 1) if angle else picture

    def _with_shadow(self, look: _Look, width: int) -> pygame.Surface:
        face = self._face(look, width) if look.face_up else self._cards.back(OWNER[look.card], width)
        return self._cast(face, width)

    def _sketch(self, look: _Look, width: int) -> pygame.Surface:
        shown = look.card if look.mask is None else card_of(OWNER[look.card], look.mask)
        return self._cast(self._cards.sketch(shown, width), width)

    def _cast(self, face: pygame.Surface, width: int) -> pygame.Surface:
        picture = self._cards.shadow(width).copy()
        picture.blit(face, face.get_rect(center=picture.get_rect().center))
        return picture

    def _face(self, look: _Look, width: int) -> pygame.Surface:
        """A card that poses shows what it poses as, and who it is in a corner."""
        if look.mask is None:
            return self._cards.face(look.card, width, look.mood)
        posed = card_of(OWNER[look.card], look.mask)
        face = self._cards.face(posed, width, look.mood).copy()
        who = smooth(self._cards.mini(look.card, max(24, width // 2)), (width * 2 // 5, width * 12 // 25))
        face.blit(who, (width - who.get_width() - width // 24, width * 5 // 16))
        return face
