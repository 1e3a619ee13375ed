"""Guests as pictures: an arch in the colour of the clan, out of which a face breaks; and the plate before it.

Measures are units of the table about the middle of the foot, as in `build_scripts/art/pub/tokens.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.fantasy_pub.rules.characters import FIGURE, FIGURE_NAMES, OWNER, RACE, RACES, Character
from game.fantasy_pub.rules.chips import TRIPLE, UNKNOWN
from game.fantasy_pub.rules.state import MOST_BEERS
from game.fantasy_pub.show.board import Face
from game.fantasy_pub.show.dues import Holding
from game.fantasy_pub.show.places import Pose
from game.fantasy_pub.show.seating import PLATE
from game.shell.paint.art import Art
from game.shell.paint.brush import Brush
from game.shell.paint.palette import PAGE, TEXT, Dress
from game.shell.paint.type import Face as Letters
from game.shell.stage import Box, Stage

WHOLE: Final = Box(-96, -190, 192, 208)
"""Stand, rim and mask."""
_ARCH_TOP: Final = -138.0
_BUST: Final = 0.5
_BUST_BOX: Final = Box(-64, -64, 368, 400)
_TOPS: Final = {"goblin": -34, "dwarf": -26, "elf": -10, "troll": -24}
"""How much higher than the arch a bust's card begins."""
CLANS: Final = {"blue": "north", "yellow": "corsairs", "red": "barbarians", "teal": "thieves"}
"""Who wears which colours."""
_STEP: Final = 4
"""Of the width in pixels, while somebody is on the way."""
_ANGLES: Final = 3
_MUGS: Final = {TRIPLE: "mug_triple", UNKNOWN: "mug"}


class TokenArt:
    """Finds the picture of a guest in a pose, and of a plate."""

    def __init__(self, art: Art, dress: Dress, stage: Stage) -> None:
        self._art, self._dress, self._stage = art, dress, stage

    def portrait(self, who: Character, face: Face = Face.SOBER) -> str:
        """The name of the picture of somebody."""
        clan = CLANS[self._dress[OWNER[who]].name]
        return f"characters/{clan}_{FIGURE_NAMES[FIGURE[who]]}{face.value}"

    def guest(self, who: Character, face: Face, pose: Pose) -> tuple[pygame.Surface, pygame.Rect]:
        """A guest's picture, and where it goes."""
        scale = self._stage.scale
        width = round(WHOLE.w * pose.scale * scale)
        if pose.angle or pose.scale not in (1.0, 0.84, 0.7, 0.62):
            width = max(_STEP, width // _STEP * _STEP)
        angle = round(pose.angle / _ANGLES) * _ANGLES % 360
        picture = self._posed(who, face, width, angle)
        if pose.alpha < 1:
            picture = picture.copy()
            picture.set_alpha(round(255 * max(0.0, pose.alpha)))
        middle = (
            pose.x * scale,
            (pose.y + (WHOLE.y + WHOLE.h / 2) * pose.scale) * scale,
        )
        return picture, picture.get_rect(center=(round(middle[0]), round(middle[1])))

    def _posed(self, who: Character, face: Face, width: int, angle: int) -> pygame.Surface:
        name = self.portrait(who, face)

        def make() -> pygame.Surface:
            whole = self._art.made(("guest", name), lambda: self._whole(who, name))
            small = pygame.transform.smoothscale(whole, (width, round(width * WHOLE.h / WHOLE.w)))
            return pygame.transform.rotozoom(small, angle, 1) if angle else small

        return self._art.passing(("guest", name, width, angle), make)

    def _whole(self, who: Character, name: str) -> pygame.Surface:
        """As large as it is drawn: stand, bust cut by the mask, rim."""
        art, colour = self._art, self._dress[OWNER[who]].name
        stand = art.source(f"tokens/stand_{colour}")
        scale = stand.get_width() / WHOLE.w
        side = _BUST * scale
        bust = pygame.transform.smoothscale(
            art.source(name), (round(_BUST_BOX.w * side), round(_BUST_BOX.h * side))
        )
        top = _ARCH_TOP + _TOPS[RACES[RACE[who]]] + 6
        corner = -60 + _BUST_BOX.x * _BUST - WHOLE.x, top + _BUST_BOX.y * _BUST - WHOLE.y
        layer = pygame.Surface(stand.get_size(), pygame.SRCALPHA)
        layer.blit(bust, (round(corner[0] * scale), round(corner[1] * scale)))
        layer.blit(art.source("tokens/mask"), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        whole = stand.copy()
        whole.blit(layer, (0, 0))
        whole.blit(art.source(f"tokens/rim_{colour}"), (0, 0))
        return whole

    def plate(self, who: Character, holding: Holding) -> Callable[[Brush, Box], None]:
        """Paints what somebody has into a box of the proportions of `PLATE`."""
        livery = self._dress[OWNER[who]]

        def paint(brush: Brush, box: Box) -> None:
            share = box.w / PLATE.w

            def part(x: float, y: float, w: float, h: float) -> Box:
                return Box(box.x + x * share, box.y + y * share, w * share, h * share)

            brush.panel(box, PAGE, radius=box.h / 2, border=livery.mid, width=3.4 * share)
            badge = part(-6, 2, 34, 34)
            brush.panel(badge, livery.mid, radius=badge.h / 2)
            brush.symbol(livery.symbol, badge.inset(7 * share), livery.ink)
            brush.picture("things/coin", part(28, 6, 26, 26))
            brush.text(
                str(holding.coins), part(52, 4, 24, 30), 25 * share, TEXT, face=Letters.TITLE, align="center"
            )
            for number in range(MOST_BEERS):
                beer = holding.beers[number : number + 1]
                brush.picture(
                    f"things/{_MUGS.get(beer, 'mug') if beer else 'mug_free'}",
                    part(75 + 15 * number, 6, 26, 26),
                )

        return paint
