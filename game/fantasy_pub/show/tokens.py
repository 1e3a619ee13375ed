"""Guests as pictures: an arch in the colour of the clan, out of which a face breaks.

Measures are units of the table about the middle of the foot, as in `build_scripts/art/pub/tokens.py`.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, auto
from functools import partial
from typing import Final

import pygame

from game.fantasy_pub.rules.characters import CLAN, OWNER, RACE, RACES, Character
from game.fantasy_pub.show import arches
from game.fantasy_pub.show.guests import BUST_BOX, Mien, bust_of
from game.fantasy_pub.show.places import LIFTED, Pose
from game.fantasy_pub.show.seating import AT_DOOR, AT_TABLE
from game.shell.paint.art import Art, smooth
from game.shell.paint.brush import Brush, Picture
from game.shell.paint.palette import GOLD, RAISED, Dress
from game.shell.paint.shapes import masked, rounded
from game.shell.stage import Box, Stage

WHOLE: Final = Box(-96, -190, 192, 208)
"""Stand, rim and mask."""
_BUST: Final = 0.5
_TOPS: Final = {"goblin": -34, "dwarf": -26, "elf": -10, "troll": -24}
"""How much higher than the arch a bust's card begins."""
_HEADS: Final = {"goblin": (0.31, 146), "dwarf": (0.3, 146), "elf": (0.29, 128), "troll": (0.29, 140)}
"""For a round picture of 64 units: how large a bust is, and how far down its card the middle of a face."""
RESTING: Final = frozenset({size.scale for size in (*AT_DOOR.values(), *AT_TABLE.values())})
_RESTING: Final = RESTING | {scale * LIFTED for scale in RESTING}
_STEP: Final = 4
"""Of the width in pixels, while somebody is on the way."""
_ANGLES: Final = 3
_GHOSTLY: Final = 209
"""How much can be seen of one who is not there yet: 82 %."""


_OWN_MUG, _MUG = Box(50, -64, 60, 90), Box(28, -84, 62, 66)
"""Somebody who has won lifts a mug. Of his own a stand would leave nothing but the foam: another one stands
before the arch."""


class Look(Enum):
    """What is drawn around a guest."""

    PLAIN = auto()
    CHOSEN = auto()
    """A line of gold, and light."""
    GHOST = auto()
    """A dashed line: where somebody would be."""


class TokenArt:
    """Finds the picture of a guest in a pose."""

    def __init__(self, art: Art, dress: Dress, stage: Stage) -> None:
        self._art, self._dress, self._stage = art, dress, stage
        self._resting = {self._width(scale) for scale in RESTING}
        """How many pixels wide those are who are at rest."""

    def _width(self, scale: float) -> int:
        return round(WHOLE.w * scale * self._stage.scale)

    def expect(self, seats: Iterable[int]) -> None:
        """Sooner or later everybody comes in, and drinks; first of all they are sober, and at a table. What
        they all stand on comes first, for somebody may be faster."""
        parts = (f"tokens/{part}_{self._dress[seat].name}" for seat in seats for part in ("stand", "rim"))
        for name in ("tokens/mask", *parts):
            self._art.expect(partial(self._art.source, name))
        for face in (Mien.SOBER, Mien.TIPSY):
            for scale in sorted(RESTING, reverse=True):
                width = self._width(scale)
                for who in (who for seat in seats for who in CLAN[seat]):
                    self._art.expect(partial(self._posed, who, face, width, 0, Look.PLAIN))

    def expect_guest(self, who: Character, face: Mien = Mien.SOBER, look: Look = Look.PLAIN) -> None:
        """This one is wanted next."""
        self._art.expect(partial(self._posed, who, face, max(self._resting), 0, look), soon=True)

    def guest(
        self, who: Character, face: Mien, pose: Pose, look: Look = Look.PLAIN
    ) -> tuple[pygame.Surface, pygame.Rect]:
        """A guest's picture, and where it goes."""
        scale = self._stage.scale
        width = self._width(pose.scale)
        if pose.angle or pose.scale not in _RESTING:
            width = max(_STEP, width // _STEP * _STEP)
        angle = round(pose.angle / _ANGLES) * _ANGLES % 360
        make = partial(self._posed, who, face, width, angle, look)
        alpha = round(pose.alpha * (_GHOSTLY if look is Look.GHOST else 255))
        if alpha < 255:
            picture = self._faint(make(), (who, face, width, angle, look), alpha)
        elif angle or width not in self._resting:
            picture = make()
        else:
            key = "guest", bust_of(who, self._dress, face), width, angle, look
            picture = self._art.at_once(key, make, partial(self._sketch, who, width))
        middle = pose.x * scale, (pose.y + (WHOLE.y + WHOLE.h / 2) * pose.scale) * scale
        return picture, picture.get_rect(center=(round(middle[0]), round(middle[1])))

    def _faint(self, picture: pygame.Surface, key: object, alpha: int) -> pygame.Surface:
        """In a few steps, so that what fades is not made anew for every frame."""
        step = max(0, min(16, round(alpha / 16)))

        def make() -> pygame.Surface:
            faint = picture.copy()
            faint.set_alpha(step * 16)
            return faint

        return self._art.passing(("faint", key, step), make)

    def _posed(self, who: Character, face: Mien, width: int, angle: int, look: Look) -> pygame.Surface:
        name = bust_of(who, self._dress, face)
        resting = angle == 0 and width in self._resting

        def make() -> pygame.Surface:
            if resting or look is not Look.PLAIN:
                whole = self._art.passing(("whole", name, look), lambda: self._whole(who, name, look))
            else:  # whoever moves has been at rest: no frame has to compose all of it once more
                whole = self._posed(who, face, max(self._resting), 0, look)
            small = smooth(whole, (width, round(width * WHOLE.h / WHOLE.w)))
            return pygame.transform.rotozoom(small, angle, 1) if angle else small

        keep = self._art.made if resting and look is Look.PLAIN else self._art.passing
        return keep(("guest", name, width, angle, look), make)

    def _sketch(self, who: Character, width: int) -> pygame.Surface:
        """Whose guest stands there."""
        livery, size = self._dress[OWNER[who]], (width, round(width * WHOLE.h / WHOLE.w))
        return self._art.passing(
            ("sketch", livery.name, size), lambda: arches.filled(size, WHOLE, livery.dark, livery.mid)
        )

    def _whole(self, who: Character, name: str, look: Look) -> pygame.Surface:
        """As large as it is drawn: stand, bust cut by the mask, rim."""
        art, colour = self._art, self._dress[OWNER[who]].name
        stand = art.source(f"tokens/stand_{colour}")
        scale, size = stand.get_width() / WHOLE.w, stand.get_size()
        side = _BUST * scale
        bust = smooth(art.source(name), (round(BUST_BOX.w * side), round(BUST_BOX.h * side)))
        top = arches.ARCH.y + _TOPS[RACES[RACE[who]]] + 6
        corner = -60 + BUST_BOX.x * _BUST - WHOLE.x, top + BUST_BOX.y * _BUST - WHOLE.y
        layer = pygame.Surface(size, pygame.SRCALPHA)
        layer.blit(bust, (round(corner[0] * scale), round(corner[1] * scale)))
        layer.blit(art.source("tokens/mask"), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        cheers = name.endswith(Mien.WON.value)
        if cheers:
            layer.fill((0, 0, 0, 0), _scaled(_OWN_MUG, scale))
        whole = pygame.Surface(size, pygame.SRCALPHA)
        if look is Look.CHOSEN:
            whole.blit(arches.halo(size, WHOLE, art.colour(GOLD), 230), (0, 0))
        whole.blit(stand, (0, 0))
        if look is Look.CHOSEN:
            whole.blit(arches.line(size, WHOLE, 6, 6, art.colour(GOLD)), (0, 0))
        whole.blit(layer, (0, 0))
        whole.blit(art.source(f"tokens/rim_{colour}"), (0, 0))
        if cheers:
            place = _scaled(_MUG, scale)
            whole.blit(smooth(art.source("things/mug"), place.size), place)
        if look is Look.GHOST:
            whole.blit(arches.dashes(size, WHOLE, 5, 3.4, (9, 9), arches.FAINT), (0, 0))
        return whole

    # In a round frame

    def head(self, who: Character, *, dim: bool = False) -> Picture:
        """Paints a face into a square: on a disc, out of which the hat breaks."""

        def paint(brush: Brush, box: Box) -> None:
            rect = brush.stage.pixels(box)
            brush.surface.blit(self._head(who, rect.width, dim=dim), rect)

        return paint

    def expect_heads(self, seats: Iterable[int], sides: Iterable[int]) -> None:
        """The faces of the races beside every deck, so many pixels wide."""
        for side in {*sides}:
            for who in (who for seat in seats for who in CLAN[seat]):
                for dim in (False, True):
                    self._art.expect(partial(self._head, who, side, dim=dim))

    def _head(self, who: Character, side: int, *, dim: bool) -> pygame.Surface:
        art, name, race = self._art, bust_of(who, self._dress), RACES[RACE[who]]

        def make() -> pygame.Surface:
            share, middle = _HEADS[race]
            unit = side / 64 * share
            bust = smooth(art.source(name), (round(BUST_BOX.w * unit), round(BUST_BOX.h * unit)))
            layer = pygame.Surface((side, side), pygame.SRCALPHA)
            corner = side / 2 + (BUST_BOX.x - 120) * unit, side / 2 + (BUST_BOX.y - middle + 16) * unit
            layer.blit(bust, (round(corner[0]), round(corner[1])))
            disc = rounded((side, side), side // 2, (*art.colour(RAISED), 255))
            disc.blit(masked(layer, rounded((side, side), side // 2, (255, 255, 255, 255))), (0, 0))
            if dim:
                grey = pygame.transform.grayscale(disc)
                grey.set_alpha(110)
                return grey
            return disc

        return art.made(("head", name, side, dim), make)


def _scaled(box: Box, scale: float) -> pygame.Rect:
    """A part of a stand, in pixels."""
    x, y = box.x - WHOLE.x, box.y - WHOLE.y
    return pygame.Rect(round(x * scale), round(y * scale), round(box.w * scale), round(box.h * scale))
