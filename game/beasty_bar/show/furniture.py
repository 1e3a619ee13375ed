"""What stands on the street: gate, exit, carpet, rope. Signs are text, so that they can be translated."""

from __future__ import annotations

from game.beasty_bar.show.places import ARCH_HEIGHT, Places
from game.shell.desk import Desk
from game.shell.paint.brush import Brush
from game.shell.paint.palette import COLD, COLD_TEXT, GOLD, INK, LEAVES, TEXT, rgb
from game.shell.paint.type import Face
from game.shell.stage import Box

SIGN_LIGHT = rgb("#FFF1B8")
SIGN_GLOW = rgb("#D8641E")
LIGHT = 100.0
"""How far gate and exit shine."""
POST = 32.0
"""Half as wide as a post."""


def street(brush: Brush, desk: Desk, places: Places, *, flipped: bool) -> None:
    """Everything that stands still."""
    gate_left = places.gate_left(flipped=flipped)
    carpet(brush, places.street("carpet", flipped=flipped), gate_left=gate_left)
    gate(brush, desk, places.street("gate", flipped=flipped))
    exit_door(brush, desk, places.street("exit", flipped=flipped))
    hung = places.street("rope", flipped=flipped)
    rope(brush, hung)
    for place in range(5):
        slot = places.street(f"queue.{place}", flipped=flipped)
        number(brush, disc(slot.centre[0], hung.y), place)


def carpet(brush: Brush, box: Box, *, gate_left: bool) -> None:
    """It comes out of the gate."""
    (brush.picture if gate_left else brush.mirrored)("places/carpet", box)


def arch(gate: Box) -> Box:
    """The gate without its sign."""
    return Box(gate.x, gate.y + gate.h - ARCH_HEIGHT, gate.w, ARCH_HEIGHT)


def gate(brush: Brush, desk: Desk, box: Box) -> None:
    """Heaven's Gate with its sign."""
    brush.picture("places/gate_light", arch(box).inset(-LIGHT))
    brush.picture("places/gate", arch(box))
    sign = Box(box.centre[0] - 150, box.y - 36, 300, 204)
    brush.picture("places/gate_sign", sign)
    # Two short lines, as the sign is nearly square.
    words = desk.say("HEAVEN'S\nGATE").split("\n")
    rows = Box(sign.x + 44, sign.y + 79, sign.w - 88, 72).column(len(words), 0)
    for row, word in zip(rows, words, strict=True):
        brush.text(word, row.moved(0, 2), 33, SIGN_GLOW, face=Face.TITLE, align="center")
        brush.text(word, row, 33, SIGN_LIGHT, face=Face.TITLE, align="center")


def exit_door(brush: Brush, desk: Desk, box: Box) -> None:
    """Where the last of five is thrown out."""
    brush.picture("places/exit_light", box.inset(-LIGHT))
    brush.picture("places/exit", box)
    plate = Box(box.x + 46, box.y + box.h * 0.836 - 20, box.w - 92, 40)
    brush.text(desk.say("BOUNCED"), plate.moved(0, 2), 32, COLD, face=Face.TITLE, align="center")
    brush.text(desk.say("BOUNCED"), plate, 32, COLD_TEXT, face=Face.TITLE, align="center")


def rope(brush: Brush, box: Box) -> None:
    """Posts stand in the gaps between the places."""
    pitch = box.w / 5
    for gap in range(5):
        brush.picture("places/rope", Box(box.x + gap * pitch - 10, box.y + 4, pitch + 20, 66))
    for gap in range(6):
        brush.picture("places/post", Box(box.x + gap * pitch - POST, box.y - 12, 2 * POST, 88))


def disc(x: float, rope: float) -> Box:
    """Where the number of a place hangs on the rope."""
    return Box(x - 23, rope + 12, 46, 46)


def number(brush: Brush, box: Box, place: int) -> None:
    """Of a place: gold gets in, and the last one leaves."""
    colour = GOLD if place < 2 else LEAVES if place == 4 else TEXT
    brush.panel(box, colour, radius=23, border=INK, width=4)
    brush.text(str(place + 1), box, 27, INK, face=Face.TITLE, align="center")
