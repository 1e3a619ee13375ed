"""Gate and exit: the leaves of the gate, and how the whole street is turned round when they change sides.

Nothing jumps: the doors pass each other, carpet and rope slide along, and the numbers turn over one by one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from math import cos, pi, sin

import pygame

from game.beasty_bar.show import furniture
from game.beasty_bar.show.board import Board
from game.beasty_bar.show.places import Places
from game.shell.animation.easing import ease_in_out
from game.shell.desk import Desk
from game.shell.layers import Item, drawn
from game.shell.paint.brush import Brush
from game.shell.stage import Box

_LEAVES = (0.145, 0.325, 0.87, 0.96)
"""Where the leaves of the gate are in its picture: left, top, right, bottom."""
_LIFT = 40.0
"""How high the exit is lifted to pass behind the gate."""
_LAST = 4
_STEPS = 8
"""Of the carpet, which is too large to be blended for every frame."""


def items(brush: Brush, desk: Desk, places: Places, board: Board) -> list[Item]:
    """The leaves of the gate while it is not open, or the street while it is turned round."""
    flipped = board.view.flipped
    if board.crossing is not None:
        return list(_crossing(brush, desk, places, board.crossing, flipped))
    gate = places.street("gate", flipped=flipped)
    return [] if board.gate >= 1 else [_leaves(brush, furniture.arch(gate), board.gate)]


def _leaves(brush: Brush, arch: Box, share: float) -> Item:
    rect, step = brush.stage.pixels(arch), round(share * 10)
    picture = brush.art.made(
        ("leaves", rect.size, step),
        lambda: _swung(brush.art.scaled("places/gate_closed", rect.size), step / 10),
    )
    return Item(("leaves",), picture, rect)


def _swung(closed: pygame.Surface, share: float) -> pygame.Surface:
    """The two leaves of the gate, swung open round their hinges; the light above them is on at once."""
    if share == 0:
        return closed
    width, height = closed.get_size()
    left, top, right, bottom = (round(a * b) for a, b in zip(_LEAVES, (width, height) * 2, strict=True))
    half = (right - left) // 2
    picture = pygame.Surface((width, height), pygame.SRCALPHA)
    shown = max(1, round(half * (1 - 0.78 * share)))
    for hinge, at in ((left, left), (left + half, right - shown)):
        leaf = closed.subsurface((hinge, top, half, bottom - top))
        picture.blit(pygame.transform.smoothscale(leaf, (shown, bottom - top)), (at, top))
    return picture


def _crossing(brush: Brush, desk: Desk, places: Places, share: float, flipped: bool) -> Iterator[Item]:
    """Everything on its way from the other side, in the order in which it is painted at rest."""

    def between(name: str, lift: float = 0.0) -> Box:
        before, now = (places.street(name, flipped=side) for side in (not flipped, flipped))
        return before.moved((now.x - before.x) * ease_in_out(share), -lift * sin(pi * share))

    carpet, gate = between("carpet"), between("gate")
    floor = brush.px(carpet.y + carpet.h)
    yield _carpet(brush, carpet, share, gate_left=places.gate_left(flipped=flipped))
    yield _door(brush, "exit", between("exit", _LIFT), partial(furniture.exit_door, desk=desk), floor)
    yield _door(brush, "gate", gate, partial(furniture.gate, desk=desk), floor)
    yield _leaves(brush, furniture.arch(gate), 0.0)
    rope, post = between("rope"), furniture.POST
    yield drawn(
        brush, ("rope",), rope.inset(-post), lambda local, area: furniture.rope(local, area.inset(post))
    )
    for place in range(_LAST + 1):
        yield _number(brush, places, place, share, flipped, rope.y)


def _carpet(brush: Brush, box: Box, share: float, *, gate_left: bool) -> Item:
    """In a few steps from one that comes out of the gate on the one side to one on the other."""
    step = round(share * _STEPS)

    def paint(local: Brush, area: Box) -> None:
        for left, strength in ((not gate_left, _STEPS - step), (gate_left, step)):
            layer = pygame.Surface(local.surface.get_size(), pygame.SRCALPHA)
            furniture.carpet(Brush(layer, local.stage, local.art, local.type), area, gate_left=left)
            layer.set_alpha(255 * strength // _STEPS)
            local.surface.blit(layer, (0, 0))

    return drawn(brush, ("carpet", gate_left, step), box, paint, passing=True)._replace(key=("carpet",))


def _door(brush: Brush, name: str, box: Box, paint: Callable[..., None], floor: int) -> Item:
    """With the light around it, which does not fall on what is written below the street."""
    around = box.inset(-furniture.LIGHT)
    whole = drawn(
        brush,
        ("crossing", name),
        around,
        lambda local, area: paint(local, box=area.inset(furniture.LIGHT)),
        passing=True,
    )
    size = whole.rect.width, min(whole.rect.height, max(floor, brush.px(box.y + box.h)) - whole.rect.y)
    rect = pygame.Rect(whole.rect.topleft, size)
    return whole._replace(picture=whole.picture.subsurface((0, 0), size), rect=rect)


def _number(brush: Brush, places: Places, place: int, share: float, flipped: bool, rope: float) -> Item:
    """Hangs on the rope, and turns over when its turn has come; those next to the gate begin."""
    before = places.street(f"queue.{place}", flipped=not flipped)
    now = places.street(f"queue.{_LAST - place}", flipped=flipped)
    x = before.centre[0] + (now.centre[0] - before.centre[0]) * ease_in_out(share)
    turned = min(1.0, max(0.0, share * 2 - place * 0.2))
    number = place if turned < 0.5 else _LAST - place
    paint = partial(furniture.number, place=number)
    disc = drawn(brush, ("number", number), furniture.disc(x, rope), paint)
    width = max(1, round(disc.rect.width * abs(cos(pi * turned))))
    picture = pygame.transform.smoothscale(disc.picture, (width, disc.rect.height))
    return Item(("number", place), picture, picture.get_rect(center=disc.rect.center))
