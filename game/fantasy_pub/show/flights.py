"""Coins, mugs, a boot, cards and hats on their way: things whose places follow from the time alone."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import Final

from game.core.rules import Seat
from game.fantasy_pub.rules.characters import Character
from game.fantasy_pub.rules.chips import TRIPLE, Chips
from game.fantasy_pub.rules.house import Card
from game.fantasy_pub.show.board import Board, Held, Thing
from game.fantasy_pub.show.clips import Things
from game.fantasy_pub.show.guest_plates import FIRST_MUG, MUGS_APART, PURSE
from game.fantasy_pub.show.places import Pose
from game.shell.animation.easing import ease_in, ease_in_out, ease_out, overshoot, slowing
from game.shell.animation.gait import bow
from game.shell.stage import Box

Point = tuple[float, float]
Where = Callable[[], Point]
"""Asked when something takes off."""

COIN, MUG = "things/coin", "things/mug"
CHIP: Final = 54.0
BOOT: Final = 150.0
HAT: Final = 78.0
CARD: Final = (92.0, 125.0)
_CEILING: Final = 60.0
SIDES: Final = {1: "cards/side_plus", -1: "cards/side_minus"}
_HEAD: Final = 96.0
"""How high a face is above the foot."""


def mug(kind: Chips) -> str:
    """The picture of a beer."""
    return "things/mug_triple" if kind == TRIPLE else MUG


# Where things start and land


def foot(board: Board, who: Character) -> Pose:
    """Where somebody belongs, or still is; whoever has gone went through the door."""
    home, sprite = board.homes().get(who), board.sprites.get(who)
    return home or (board.places.outside() if sprite is None else sprite.pose)


def purse(board: Board, who: Character) -> Point:
    """Where a plate counts coins."""
    return _on_plate(board, who, PURSE)


def mugs(board: Board, who: Character, number: int) -> Point:
    """Where a plate shows the beer of that number."""
    return _on_plate(board, who, (FIRST_MUG[0] + MUGS_APART * number, FIRST_MUG[1]))


def _on_plate(board: Board, who: Character, at: Point) -> Point:
    pose = foot(board, who)
    scale = board.plates().get(who, pose.scale)
    return pose.x + at[0] * scale, pose.y + at[1] * scale


def head(board: Board, who: Character) -> Point:
    """Somebody's face."""
    pose = foot(board, who)
    return pose.x, pose.y - _HEAD * pose.scale


def chest(board: Board) -> Point:
    """The reserve."""
    return board.places["reserve"].centre


def on_floor(board: Board, space: int) -> Point:
    """Where coins lie."""
    return board.places.coins(space).centre


def count(board: Board, seat: Seat) -> Point:
    """Where a player's points are counted."""
    box = board.places.plate(seat)
    return box.x + box.w * 0.84, box.centre[1]


# How things fly


def thrown(
    start: Point, end: Point, pictures: tuple[str, ...], *, height: float = 90.0, size: float = CHIP
) -> Things:
    """A chip that turns over on its way; with two pictures it is another thing when it lands."""

    def things(t: float) -> list[Thing]:
        share = ease_in_out(t)
        x = start[0] + (end[0] - start[0]) * share
        y = start[1] + (end[1] - start[1]) * share - height * 4 * t * (1 - t)
        turned = max(0.3, abs(cos(pi * t)))
        picture = pictures[min(len(pictures) - 1, int(t * len(pictures)))]
        grown = size * (0.72 + 0.4 * bow(t))
        return [Thing(picture, Pose(x, y), grown * turned, grown)]

    return things


def dropped(start: Point, end: Point, size: float = CHIP) -> Things:
    """Falls, and bounces once."""

    def things(t: float) -> list[Thing]:
        x = start[0] + (end[0] - start[0]) * slowing(t)
        fall = t / 0.6
        up = 40 * bow(min(1.0, fall)) if fall < 1 else 22 * bow((t - 0.6) / 0.4)
        y = start[1] + (end[1] - start[1]) * min(1.0, ease_in(fall) if fall < 1 else 1.0) - up
        turned = abs(cos(pi * 2.5 * t))
        return [Thing(COIN, Pose(x, y), size * max(0.2, turned), size)]

    return things


def foaming(at: Point, *, gleams: bool = False) -> Things:
    """Drops of foam jump out of a mug; a triple one gleams."""

    def things(t: float) -> list[Thing]:
        found = []
        for number in range(3):
            out = (number - 1) * 26 * ease_out(t)
            up = 30 * bow(t * 0.75) + 6 * number % 3
            size = 24 * (1 - 0.6 * t)
            found.append(Thing("things/foam", Pose(at[0] + out, at[1] - 14 - up), size, size))
        if gleams:
            size = 118 * bow(t)
            found.append(Thing("things/gleam", Pose(at[0], at[1] - 8, angle=40 * t), size, size))
        return [thing for thing in found if thing.width > 3]

    return things


def splashing(at: Point) -> Things:
    """A gush from above, and drops to all sides."""

    def things(t: float) -> list[Thing]:
        if t < 0.35:
            fall = ease_in(t / 0.35)
            return [Thing("things/foam", Pose(at[0], at[1] - 150 + 110 * fall), 84, 84 + 50 * fall)]
        out = ease_out((t - 0.35) / 0.65)
        size = 46 * (1 - out)
        return [
            Thing(
                "things/foam",
                Pose(at[0] + side * out, at[1] - 50 * bow(out) + abs(side) * 0.3 * out),
                size,
                size,
            )
            for side in (-90, -45, 0, 45, 90)
            if size > 3
        ]

    return things


def kick(at: Point, *, from_left: bool, contact: float) -> Things:
    """The boot draws back, hits, and swings on; where it hits there is a star."""
    side = -1 if from_left else 1

    def things(t: float) -> list[Thing]:
        if t < contact / 2:
            far, turned = 150 + 60 * ease_out(2 * t / contact), -28 * ease_out(2 * t / contact)
        elif t < contact:
            swing = ease_in(2 * t / contact - 1)
            far, turned = 210 - 190 * swing, -28 + 46 * swing
        else:
            rest = (t - contact) / (1 - contact)
            far, turned = 20 - 36 * bow(rest) + 120 * ease_in(rest), 18 + 30 * bow(rest)
        pose = Pose(at[0] + side * far, at[1] + 12, angle=-side * turned)
        found = [Thing("things/boot", pose, BOOT, BOOT * 1.04, mirrored=not from_left)]
        if contact <= t < contact + 0.4:
            size = 140 * bow(0.25 + 0.75 * (t - contact) / 0.4)
            found.append(Thing("things/kick", Pose(at[0] + side * 20, at[1] - 8), size, size))
        return found if t < 0.92 else []

    return things


def card_flight(
    picture: str, start: Point, end: Point, *, turns: bool = False, height: float = 60.0
) -> Things:
    """A card goes from one place to another; it may be turned over on the way, and is gone when it is."""

    def things(t: float) -> list[Thing]:
        share = ease_in_out(t)
        x = start[0] + (end[0] - start[0]) * share
        y = start[1] + (end[1] - start[1]) * share - height * bow(t)
        wide = max(0.08, cos(pi / 2 * t)) if turns else 1.0
        angle, size = (0.0, 1.0) if turns else (24 * (1 - t), 1 - 0.45 * share)
        return [Thing(picture, Pose(x, y, size, angle), CARD[0] * wide, CARD[1])]

    return things


def turned_card(before: int, after: int, box: Box) -> Things:
    """A +1/-1 card is turned over; if it was its last side, it is gone."""
    middle = box.centre

    def things(t: float) -> list[Thing]:
        if after:
            side, wide = (before, cos(pi * t)) if t < 0.5 else (after, -cos(pi * t))
            pose = Pose(middle[0], middle[1] - 26 * bow(t))
            return [Thing(SIDES[side], pose, box.w * max(0.06, wide), box.h)]
        pose = Pose(middle[0] + 60 * t, middle[1] - 240 * ease_in(t), angle=-50 * t)
        return [Thing(SIDES[before], pose, box.w, box.h)] if t < 0.95 else []

    return things


def shuffled(picture: str, at: Point) -> Things:
    """A deck is riffled."""

    def things(t: float) -> list[Thing]:
        return [
            Thing(
                picture,
                Pose(at[0] + side * 46 * bow(t * 2 % 1), at[1] + 34, angle=side * 14 * bow(t * 2 % 1)),
                CARD[0] * 0.6,
                CARD[1] * 0.6,
            )
            for side in (-1, 0, 1)
        ]

    return things


def hat_flight(picture: str, start: Point, end: Point) -> Things:
    """Thrown up as far as there is room, and across the room."""
    high = max(30.0, min(170.0, start[1] - _CEILING, end[1] - _CEILING))

    def things(t: float) -> list[Thing]:
        share = ease_in_out(t)
        x = start[0] + (end[0] - start[0]) * share
        y = start[1] + (end[1] - start[1]) * share - high * 4 * t * (1 - t)
        size = HAT * (1 - 0.35 * t)
        return [Thing(picture, Pose(x, y, angle=360 * ease_out(t)), size, size * 185 / 260)]

    return things


def cheers(starts: list[Point], middle: Point, meet: float) -> Things:
    """Mugs rise from their places, meet over the table, and go back."""

    def things(t: float) -> list[Thing]:
        found = []
        share = overshoot(t / meet) if t < meet else 1 - ease_in_out((t - meet) / (1 - meet))
        for number, start in enumerate(starts):
            aside = (number - (len(starts) - 1) / 2) * 30
            x = start[0] + (middle[0] + aside - start[0]) * share
            y = start[1] + (middle[1] - start[1]) * share
            tilt = (12 if aside < 0 else -12) * bow(min(1.0, t / meet)) if aside else 0
            found.append(Thing(MUG, Pose(x, y, angle=-tilt), 60, 60))
        if meet - 0.05 <= t < meet + 0.35:
            size = 120 * bow((t - meet + 0.05) / 0.4)
            found.append(Thing("things/foam", Pose(middle[0], middle[1] - 40), size, size))
        return found

    return things


def unfolding(
    card: Card, middle: Point, away: Point, *, calm: bool, came: float, goes: float
) -> Callable[[float], Held]:
    """In the middle at once, as large as it gets; then away. `came`, `goes`: shares of the time."""

    def held(t: float) -> Held:
        if calm:
            alpha = min(1.0, t / 0.12, (1 - t) / 0.12)
            return Held(card, Pose(*middle, alpha=alpha))
        if t < came:
            share = ease_out(t / came)
            return Held(card, Pose(*middle, 0.7 + 0.3 * share), 0.3 + 0.7 * share)
        if t < goes:
            return Held(card, Pose(*middle, 1 + 0.02 * sin(pi * (t - came) / (goes - came))))
        share = ease_in((t - goes) / (1 - goes))
        x, y = (a + (b - a) * share for a, b in zip(middle, away, strict=True))
        return Held(card, Pose(x, y, 1 - 0.75 * share, 10 * share))

    return held
