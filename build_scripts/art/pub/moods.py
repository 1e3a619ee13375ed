"""The faces of the pub: sober, tipsy from the third beer, thrown out, and the one who has won.

A guest brings its temper (how it looks at people when nothing happens, and how it is glad); drink and the
barkeeper's boot are the same for everybody, so that they are known at once.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import NamedTuple, TypeVar

from build_scripts.art.animals.faces import DAZED, STAR, THROAT, TONGUE, Gaze, Iris, Lens, eye, grin
from build_scripts.art.animals.shapes import (
    ellipse,
    line,
    number,
    outlined,
    placed,
    ribbon,
    shine,
    spot,
    turned,
)
from build_scripts.art.pub.forms import Point, Tones, form, put
from build_scripts.art.pub.things import mug

Choice = TypeVar("Choice")


class Mood(Enum):
    """The face somebody makes; the value is what its file is called by."""

    SOBER = ""
    TIPSY = "_tipsy"
    OUT = "_out"
    WON = "_won"

    def pick(self, sober: Choice, tipsy: Choice, out: Choice, won: Choice) -> Choice:
        """The one of four that belongs to this face."""
        return dict(zip(Mood, (sober, tipsy, out, won), strict=True))[self]


AMBER = Iris("#ffcf3a", "#c9741a", "#6b3208")
BLUE = Iris("#9fe0ff", "#2f86c9", "#123a6e")
BROWN = Iris("#c98a4a", "#7a421a", "#2c1204")
GOLDEN = Iris("#fff27a", "#e8a41e", "#8a4a06")
GREEN = Iris("#d8f06a", "#5f9a1e", "#264a06")
PALE = Iris("#f2fdff", "#7fd0f0", "#2a6fa8")
PLUM = Iris("#e9a8ff", "#9a3fc0", "#431060")
RED = Iris("#ffb07a", "#d8401e", "#6b1206")
SEA = Iris("#b8fff0", "#1fa89a", "#0a4a50")

MERRY = Gaze(lens=Lens.SHUT)
STARRY = Gaze((0, -2), grow=1.16, iris=1.2)
GLAD = Gaze((0, -2), low=0.4, grow=1.12)
"""For those whose lids are as dark as their mask."""
SMUG = Gaze((3, 1), 0.34, 0.34, tilt=-6)


class Eyes(NamedTuple):
    """A pair of eyes: the left one's place, how large, and the looks of a sober evening and of a won one."""

    at: Point
    size: Point
    iris: Iris
    lid: str
    gaze: Gaze = Gaze()
    won: Gaze = MERRY
    lashes: bool = False
    patch: bool = False
    """Over the left eye."""
    wink: bool = False
    """With the right one, while sober."""


def eyes(mood: Mood, pair: Eyes) -> str:
    """Both, as the evening has made them: tipsy ones cross and do not agree about the lids."""
    left, right = mood.pick(
        (pair.gaze, pair.gaze),
        (Gaze((4, 3), 0.5, 0.12, -7), Gaze((-4, -3), 0.28, 0, 7, 1.08)),
        (DAZED, DAZED),
        (pair.won, pair.won),
    )
    (x, y), (rx, ry) = pair.at, pair.size
    one = (
        _patch(x, y, rx, ry) if pair.patch else eye("eye-left", pair.at, pair.size, pair.iris, left, pair.lid)
    )
    if pair.wink and mood is Mood.SOBER:
        other = line(
            f"M{240 - x - rx} {y + 2}Q{240 - x} {number(y - ry * 0.9)} {240 - x + rx} {y + 2}", width=5.2
        )
    else:
        right = right._replace(tilt=-right.tilt)
        other = eye("eye-right", (240 - x, y), pair.size, pair.iris, right, pair.lid)
    return one + other + (_lashes(x, y, rx, ry, pair.patch) if pair.lashes else "")


def _lashes(x: float, y: float, rx: float, ry: float, patch: bool) -> str:
    sides = ((1, 240 - x),) if patch else ((-1, x), (1, 240 - x))
    return "".join(
        line(
            f"M{number(at + s * rx * 0.8)} {number(y - ry * 0.62)}l{s * 8} -7"
            f"M{number(at + s * rx)} {number(y - ry * 0.15)}l{s * 10} -3",
            width=4,
        )
        for s, at in sides
    )


def _patch(x: float, y: float, rx: float, ry: float) -> str:
    top, side = number(y - ry * 0.7), rx + 5
    d = (
        f"M{x - side} {top}Q{x} {y - ry - 8} {x + side} {top}Q{x + side - 1} {y + ry + 8} {x} {y + ry + 9}"
        f"Q{x - side + 1} {y + ry + 8} {x - side} {top}Z"
    )
    return outlined(d, "#2a1a2e") + shine(
        f"M{number(x - rx * 0.6)} {number(y - ry * 0.3)}q4 -6 12 -6", "#8a7a9a", 3
    )


def mouth(mood: Mood, at: Point, half: float, sober: str, won: str | None = None) -> str:
    """A sober mouth is the guest's own, and so may be a winner's."""
    return mood.pick(
        sober,
        _tipsy(*at, half),
        _gaping(*at, half * 0.74),
        grin("glad", (at[0], at[1] - 8), (half, half * 0.9)) if won is None else won,
    )


def _tipsy(x: float, y: float, w: float) -> str:
    """A wave of a smile, and the tongue out of its corner."""
    p = _around(x, y, w)
    smile = f"M{p(-1, 0, -2)}Q{p(-0.5, 0.5)} {p(0, 0, 3)}Q{p(0.5, -0.26)} {p(1, 0, -6)}"
    tongue = f"M{p(-0.62, 0.16)}Q{p(-0.6, 0.6)} {p(-0.3, 0.58)}Q{p(-0.06, 0.5)} {p(-0.06, 0, 5)}Z"
    return line(smile, width=5) + outlined(tongue, TONGUE, 3.6)


def _gaping(x: float, y: float, w: float) -> str:
    p = _around(x, y, w)
    lip = f"M{p(-1, 0, 10)}Q{p(-0.8, 0, -12)} {p(0, 0, -10)}Q{p(0.8, 0, -12)} {p(1, 0, 10)}"
    jaw = f"Q{p(0.7, 0, 26)} {p(0, 0, 24)}Q{p(-0.7, 0, 26)} {p(-1, 0, 10)}Z"
    return form(lip + jaw, THROAT, spot(x, y + 26, w * 0.6, 12, TONGUE))


def _around(x: float, y: float, w: float) -> Callable[..., str]:
    """Writes points of a mouth given in halves of its width, and some way below them."""
    return lambda across, down, more=0.0: f"{number(x + w * across)} {number(y + w * down + more)}"


def open_mouth(d: str, *inside: str) -> str:
    return form(d, THROAT, *inside)


class Worn(NamedTuple):
    """A hat about its brow's middle, and where it sits; tipsy it slips, and thrown out it flies."""

    hat: str
    at: Point
    turn: float = 0
    wide: float = 1
    high: float = 1
    flies: tuple[float, float, float] = (30, -16, 26)
    """How far, and how much it turns."""

    def on(self, mood: Mood) -> str:
        dx, dy, more = mood.pick((0, 0, 0), (5, 2, 9), self.flies, (-2, -2, -5))
        return put(self.hat, self.at[0] + dx, self.at[1] + dy, self.turn + more, self.wide, self.high)


def held(head: str, mood: Mood, neck: float) -> str:
    """The head on its neck: drink tilts it to the right, a boot to the left, and glory throws it back."""
    return turned(head, mood.pick(0, 6, -11, -5), 120, neck)


def signs(mood: Mood, crown: float, sleeve: str, skin: Tones) -> str:
    """What is in the air about a head: bubbles, stars, or a mug that is raised."""
    return mood.pick("", _bubbles(crown), _stars(crown), _raised_mug(sleeve, skin))


def _bubbles(y: float) -> str:
    return "".join(
        ellipse(x, y + dy, r, r, "#fff3c0", 3)
        + spot(x - r * 0.3, y + dy - r * 0.35, r * 0.25, r * 0.25, "#fff")
        for x, dy, r in ((206, -4, 12), (224, -32, 8.5), (208, -52, 6))
    )


def _stars(y: float) -> str:
    ring = (
        f'<ellipse cx="120" cy="{y}" rx="86" ry="20" fill="none" stroke="#ffe58a" stroke-width="3.4"'
        ' stroke-dasharray="3 12" stroke-linecap="round"/>'
    )
    places = (
        (36, 4, 1.5, -12),
        (92, 19, 1.75, 8),
        (170, 14, 1.6, -6),
        (205, -6, 1.25, 14),
        (120, -20, 1.05, 0),
    )
    return ring + "".join(
        placed(outlined(STAR, "#ffd84a", 2.6), x, y + dy, turn, size) for x, dy, size, turn in places
    )


FIST = (
    "M-20 -14C-14 -24 -2 -22 2 -20C10 -25 20 -20 20 -12C28 -8 28 2 22 6C24 14 16 20 8 18C0 24 -16 22 -20 14"
    "C-26 6 -26 -6 -20 -14Z"
)


def fist(skin: Tones) -> str:
    """A closed hand about (0, 0), knuckles to the right."""
    return (
        outlined(FIST, skin.mid, 3.8)
        + line("M4 -8C12 -10 18 -10 21 -9M5 4C12 3 18 4 22 5M2 -19C0 -14 0 -10 4 -8", width=2.8)
        + shine("M-14 -12C-10 -17 -6 -17 -3 -16", "#fff", 3, 0.6)
    )


def _raised_mug(sleeve: str, skin: Tones) -> str:
    """Held high at the right, with foam flying."""
    foam = ((190, 208, 6), (250, 204, 5), (226, 192, 4.4))
    return (
        ribbon("M252 352C250 332 242 314 230 302", sleeve, 30)
        + put(mug(), 220, 268, 10, 1.5)
        + put(fist(skin), 224, 286, 200, 1.05)
        + "".join(ellipse(x, y, r, r, "#fffdf4", 2.6) for x, y, r in foam)
    )
