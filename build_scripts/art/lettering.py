"""Letters of logos: skeletons, about 100 x 140, drawn with a thick pen several times over each other."""

from collections.abc import Sequence
from typing import NamedTuple

from build_scripts.art.palette import OUTLINE
from build_scripts.art.shapes import group, line, masked

PEN = 43.0
NIGHT_EDGE = "#1A0710"
"""What a logo throws on the wall."""

SKELETONS = {
    "B": "M10 4C5 50 5 94 10 138M10 4C64 -8 94 10 86 38C81 58 52 66 12 68"
    "M12 68C74 60 104 84 95 110C86 138 50 141 10 138",
    "E": "M86 4C58 9 34 3 12 7C7 50 7 92 12 135C40 131 64 138 91 131M12 70C36 65 52 72 76 66",
    "A": "M4 138C22 92 38 44 50 4C66 46 82 94 101 137M24 96C44 90 60 92 80 95",
    "S": "M88 26C76 -4 22 -6 17 32C13 70 90 62 90 103C90 144 30 148 9 114",
    "T": "M-2 12C34 3 70 5 106 9M52 9C50 54 50 96 55 138",
    "Y": "M4 -6C18 24 34 48 52 70M100 -8C86 24 70 48 52 70C52 94 50 116 53 138",
    "F": "M88 6C60 10 36 3 12 7C7 50 7 94 11 139M12 72C34 67 52 74 74 68",
    "N": "M10 139C6 94 6 48 10 4C36 46 66 96 96 138C100 94 100 48 96 3",
    "P": "M10 139C5 92 5 48 10 4C68 -9 100 14 91 46C83 74 46 79 12 78",
    "U": "M8 3C4 44 4 76 12 104C24 148 84 148 95 104C102 76 101 44 98 3",
    "R": "M10 138C5 92 5 48 10 4C66 -9 98 12 89 42C82 68 46 73 12 73M42 73C60 92 80 114 99 137",
}

GLOSS = {
    "B": "M0 96C-2 60 -3 30 -1 0M18 -8C34 -12 52 -10 62 -3",
    "E": "M1 100C-1 70 -1 40 1 8M24 -6C40 -6 54 -4 66 -5",
    "A": "M28 52C34 34 38 20 42 6M-2 128C2 116 6 106 10 96",
    "S": "M8 44C0 14 20 -10 50 -8M82 82Q86 90 85 100",
    "T": "M6 2C20 -2 34 -4 48 -3M42 40C41 64 41 90 43 112",
    "Y": "M0 0C6 14 13 25 20 36M90 -2Q86 8 80 17",
    "F": "M1 104C-1 70 -1 40 1 8M24 -6C40 -6 54 -4 66 -4",
    "N": "M0 108C-3 70 -3 40 -1 8M86 52C87 36 87 22 86 8",
    "P": "M0 104C-2 64 -3 30 -1 0M18 -8C36 -12 54 -10 66 -2",
    "U": "M-2 12C-4 40 -3 62 2 84M88 10C90 30 90 46 88 62",
    "R": "M0 96C-2 60 -3 30 -1 0M18 -8C34 -12 52 -10 62 -3",
}
"""Where the light from the top left catches a letter."""

FIELD = (-40.0, -50.0, 190.0, 230.0)
"""What a print covers, in a letter's own box."""


class Letter(NamedTuple):
    """A letter of the logo: where its box's top left stands, size, tilt and paint."""

    sign: str
    x: float
    y: float
    scale: float
    turn: float
    paint: str


def pen(
    letter: Letter,
    colour: str,
    extra: float = 0,
    dx: float = 0,
    dy: float = 0,
    width: float = PEN,
    **more: object,
) -> str:
    """One pass over a letter's skeleton."""
    stroke = line(SKELETONS[letter.sign], colour, width + extra / letter.scale, **more)
    return group(stroke, letter.x + dx, letter.y + dy, letter.scale, letter.turn)


def at(letter: Letter, body: str) -> str:
    """A drawing in the letter's own box."""
    return group(body, letter.x, letter.y, letter.scale, letter.turn)


def layer(letters: Sequence[Letter], colour: str, extra: float, dy: float = 0) -> str:
    """One pass over all of them."""
    return "".join(pen(letter, colour, extra, 0, dy) for letter in letters)


def gloss(letter: Letter) -> str:
    return at(letter, line(GLOSS[letter.sign], "#fff", 5.5, stroke_opacity=0.75))


def printed(letter: Letter, print_: str, name: str = "") -> str:
    """Outline, print, shade and gloss; `name` tells a letter from another one with the same sign."""
    mask = f"pen-{name or letter.sign}"
    inside = masked(mask, line(SKELETONS[letter.sign], "#fff", PEN), print_, FIELD)
    return pen(letter, OUTLINE, 9) + at(letter, inside) + pen(letter, "url(#shade)") + gloss(letter)
