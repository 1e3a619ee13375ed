"""What is drawn over the cards while somebody chooses: rings, numbers, landing places, chips."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

from game.beasty_bar.marks import Hold, Landing, Model, Target
from game.beasty_bar.rules.animals import SPECIES, Card
from game.beasty_bar.show.cards import MINI_RATIO, CardArt
from game.beasty_bar.show.places import AIMED_WIDTH, LIFTED_WIDTH, Places, aimed_rise
from game.beasty_bar.show.pointing import DONE, Chip, Look
from game.beasty_bar.show.puffs import Puff
from game.shell.focus import Spot
from game.shell.layers import Item, drawn
from game.shell.paint import shapes
from game.shell.paint.brush import Brush
from game.shell.paint.palette import GOLD, INK, KEY_BORDER, RAISED
from game.shell.paint.type import Face
from game.shell.stage import Box
from game.shell.table.hud import Hud
from game.shell.table.light import digit, dimmed, paint_ring, ring

CHIP_WIDTH = 96.0


def choice_items(
    brush: Brush, cards: CardArt, spots: Sequence[Spot], hud: Hud, lifted: Collection[Card], *, low: bool
) -> list[Item]:
    """Rings and digits where something can be chosen, the brightest where it is pointed at; the rest of the
    line is dimmed.

    Digits are low, inside the cards, where sounds are written above the line.
    """
    items: list[Item] = []
    asked = hud.choosing is not None and hud.choosing.begun
    for spot in spots:
        focused = spot.key == hud.focus
        if isinstance(spot.key, Landing):
            items += [_landing(brush, cards, spot, card, focused, low=low) for card in lifted]
        elif isinstance(spot.key, Look):
            if asked and spot.key.card not in lifted:
                items.append(dimmed(brush, spot))
        elif isinstance(spot.key, Hold):
            up = spot.key.species in map(SPECIES.__getitem__, lifted)
            box = _grown(spot.box, LIFTED_WIDTH, 24) if up else spot.box
            if focused or asked:
                items.append(ring(brush, box, focused=focused))
            items.append(digit(brush, spot, focused=focused, lift=52 if up else 22))
        elif isinstance(spot.key, Target | Model):
            box = _grown(spot.box, AIMED_WIDTH, aimed_rise(low=low)) if focused else spot.box
            lift = -4 if low else 34 if focused else 22
            items += [ring(brush, box, focused=focused), digit(brush, spot, focused=focused, lift=lift)]
    return items


def _grown(box: Box, width: float, rise: float) -> Box:
    """The box of a card that has come up."""
    height = box.h * width / box.w
    return Box(box.centre[0] - width / 2, box.centre[1] - rise - height / 2, width, height)


def _landing(brush: Brush, cards: CardArt, spot: Spot, card: Card, focused: bool, *, low: bool) -> Item:
    """In the gap where the jump ends, a flag on a post, and who would stand there."""
    label, margin, top = str(spot.digit), 30.0, 40 if low else 3

    def paint(brush: Brush, area: Box) -> None:
        area = area.inset(margin)
        middle, below = area.centre[0], area.y + top + 60
        post = Box(middle - 5, area.y + top + 37, 10, area.h - top - 41)
        brush.panel(post, GOLD if focused else KEY_BORDER, radius=5, border=INK, width=2)
        flag = Box(middle - 33, area.y + top, 66, 56)
        brush.panel(flag, GOLD if focused else RAISED, radius=14, border=GOLD, width=3)
        brush.text(label, flag, 30, INK if focused else GOLD, face=Face.TITLE, align="center", fit=False)
        room = Box(area.x, below, area.w, area.y + area.h - below)
        _paint_ghost(brush, cards, card, room, focused)

    item = drawn(brush, ("landing", label, card, focused, top), spot.box.inset(-margin), paint)
    return item._replace(key=("landing", spot.key))


def _paint_ghost(brush: Brush, cards: CardArt, card: Card, room: Box, focused: bool) -> None:
    """Somebody who does not stand there yet, as large as there is room; brighter, and ringed, if meant."""
    width = min(room.w, room.h / MINI_RATIO)
    height = width * MINI_RATIO
    rise = min(12.0, (room.h - height) / 2) if focused else 0.0
    box = Box(room.centre[0] - width / 2, room.centre[1] - height / 2 - rise, width, height)
    if focused:
        paint_ring(brush, box.inset(-7))
    picture = cards.mini(card, brush.px(width)).copy()
    picture.set_alpha(255 if focused else 150)
    brush.surface.blit(picture, brush.stage.pixels(box).topleft)


def in_the_air(brush: Brush, puffs: Sequence[Puff]) -> list[Item]:
    """Soft discs; a few steps of size and strength are enough, and each is made once."""
    items = []
    for number, puff in enumerate(puffs):
        size = max(4, brush.px(puff.size) // 4 * 4)
        strength = round(puff.alpha * 8)
        if strength <= 0:
            continue
        key = ("puff", size, puff.colour, strength)
        picture = brush.art.made(key, partial(shapes.disc, size, puff.colour, strength * 26))
        middle = (round(puff.x * brush.stage.scale), round(puff.y * brush.stage.scale))
        items.append(Item(("puff", number), picture, picture.get_rect(center=middle)))
    return items


def stack_width(count: int) -> float:
    """How much room so many chips and the button beside them take."""
    return 200 + count * (CHIP_WIDTH + 14)


def chip_boxes(places: Places, count: int) -> list[Box]:
    """A row above the line."""
    info = places["info"]
    left = info.x + info.w - stack_width(count)
    return [
        Box(left + number * (CHIP_WIDTH + 14), info.y + 34, CHIP_WIDTH, CHIP_WIDTH * MINI_RATIO)
        for number in range(count)
    ]


def done_box(places: Places) -> Box:
    """The button beside the row."""
    info = places["info"]
    return Box(info.x + info.w - 180, info.y + 56, 156, 70)


def stack_items(
    brush: Brush,
    places: Places,
    cards: CardArt,
    sent: Sequence[Card],
    picked: int | None,
    hud: Hud,
    label: str,
) -> list[Item]:
    """The animals to stack, and the button."""
    items = []
    for number, (card, box) in enumerate(zip(sent, chip_boxes(places, len(sent)), strict=True)):
        at = box.moved(0, -10) if number == picked else box
        picture = cards.mini(card, brush.px(box.w))
        items.append(
            Item(("chip", number), picture, picture.get_rect(topleft=brush.stage.pixels(at).topleft))
        )
        focused = hud.focus == Chip(number)
        if focused or number == picked:
            items.append(ring(brush, at, focused=True))
        items.append(digit(brush, Spot(Chip(number), at, "", digit=number + 1), focused=focused, lift=22))

    def paint(brush: Brush, area: Box) -> None:
        brush.button(area.inset(10), label, main=True, focused=focused)

    focused = hud.focus == DONE
    items.append(drawn(brush, ("done", focused), done_box(places).inset(-10), paint))
    return items
