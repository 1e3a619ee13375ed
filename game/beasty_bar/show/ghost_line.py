"""The inside of a forecast: the line as it would be, who gets in, who is out, and how that comes about.

Each ghost stands above the place its animal will hold. Whoever is out stands at the end of the exit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from game.beasty_bar.preview import Leaver, Preview
from game.beasty_bar.preview_words import OUT, Spans
from game.beasty_bar.rules.animals import Card
from game.beasty_bar.show.cards import MINI_RATIO, CardArt, Mood
from game.beasty_bar.show.forecast import Branch, Forecast
from game.beasty_bar.show.places import Places
from game.shell.desk import Desk
from game.shell.paint.brush import Brush, Run
from game.shell.paint.palette import (
    BORDER,
    ENTERS,
    GOLD,
    INK,
    LEAVES,
    LIVERIES,
    PAGE,
    QUIET,
    RAISED,
    TEXT,
    Colour,
    rgb,
)
from game.shell.paint.type import Face
from game.shell.stage import Box

GHOST_WIDTH, TINY_WIDTH, CHIP_WIDTH = 81.0, 42.0, 210.0
GHOST_HEIGHT = GHOST_WIDTH * MINI_RATIO
EYE, LEAD_SIZE, TRAIL_SIZE = 62.0, 20.0, 25.0
IF_PLAYED = "If you play"
HEAD, FOOT = 42.0, 34.0
"""The rows above and below the ghosts."""
PLACES = 5
UNREAL: Final = rgb("#7E9BFF")
"""Around what has not happened."""
GHOSTLY, GONE = (255, 255, 255, 232), (185, 185, 205, 190)
"""What is left of the colours of ghosts, and of those who are out."""
LEFT, ASIDE = 30.0, 92.0
"""From the middle of a place to the middle of its ghost, and on from there to what is said about it."""


def paint(brush: Brush, forecast: Forecast, desk: Desk, places: Places, cards: CardArt) -> None:
    """Onto a surface of the size of the frame."""
    slot = places["info"]
    room = Box(0, 0, slot.w, slot.h)
    columns = [places.queue(place, flipped=places.flipped).x - slot.x for place in range(PLACES)]
    if forecast.outcome is not None:
        _paint_outcome(brush, desk, cards, forecast.outcome, columns, towards_left=not places.flipped)
        left = trail_end(brush, desk, forecast.trail, asking=forecast.asking) + 30
        _paint_chain(brush, forecast.chain, Box(left, 6, room.w - left - 24, HEAD - 4))
    else:
        lower = 0 if forecast.sentence else FOOT / 2
        _paint_branches(brush, cards, forecast.branches, room._replace(y=lower), columns)
    foot = Box(20, room.h - FOOT - 5, room.w - 40, FOOT)
    brush.runs(coloured(forecast.sentence, TEXT), foot, 22, align="center")


def trail_start(brush: Brush, desk: Desk, *, asking: bool) -> float:
    """Where the trail begins: behind an eye and, as long as nothing is asked, a few words."""
    return EYE if asking else EYE + brush.text_width(desk.say(IF_PLAYED), LEAD_SIZE, Face.BODY) + 10


def trail_end(brush: Brush, desk: Desk, trail: str, *, asking: bool) -> float:
    """Where there is room for something else."""
    return trail_start(brush, desk, asking=asking) + brush.text_width(trail, TRAIL_SIZE, Face.TITLE)


def coloured(spans: Spans, plain: Colour, face: Face = Face.BODY) -> list[Run]:
    """The names of animals in their owners' colours."""
    return [
        (text, plain, face) if owner is None else (text, LIVERIES[owner].text, Face.HEAVY)
        for text, owner in spans
    ]


# The line


class _Ghost(NamedTuple):
    """An animal at a place of the ghost line, or beside it."""

    card: Card
    x: float
    played: bool
    gained: int
    steps: tuple[int, ...]
    enters: bool
    leaves: Leaver | None


def _paint_outcome(
    brush: Brush, desk: Desk, cards: CardArt, seen: Preview, columns: Sequence[float], *, towards_left: bool
) -> None:
    if seen.swaps:
        columns, towards_left = columns[::-1], not towards_left
    ghosts, free = _placed(seen, columns)
    for x in free:
        brush.dashed(_card_box(x).inset(4), BORDER, radius=12, width=2, dash=8)
    for ghost in ghosts:
        _paint_ghost(brush, cards, ghost, towards_left=towards_left)
        _paint_fate(brush, desk, ghost)


def _placed(seen: Preview, columns: Sequence[float]) -> tuple[list[_Ghost], Sequence[float]]:
    """Everyone, and the places that stay free. If there are too many, all of them move closer together."""
    leavers = {leaver.card: leaver for leaver in seen.leavers}
    beside = [card for card in (*seen.entrants, *seen.out) if card not in seen.counted]
    everyone = (*seen.counted, *beside)
    if len(everyone) > len(columns):
        reach = columns[-1] - columns[0]
        columns = [columns[0] + reach * number / (len(everyone) - 1) for number in range(len(everyone))]
    last = len(columns) - len(beside)
    xs = [*columns[: len(seen.counted)], *columns[last:]]
    gained = {walk.card: walk.gained for walk in seen.walks}
    ghosts = [
        _Ghost(
            card,
            x,
            card == seen.played,
            gained.get(card, 0),
            seen.steps_of(card),
            card in seen.entrants,
            leavers.get(card),
        )
        for card, x in zip(everyone, xs, strict=True)
    ]
    return ghosts, columns[len(seen.counted) : last]


def _card_box(x: float) -> Box:
    return Box(x - LEFT - GHOST_WIDTH / 2, HEAD + 2, GHOST_WIDTH, GHOST_HEIGHT)


def _paint_ghost(brush: Brush, cards: CardArt, ghost: _Ghost, *, towards_left: bool) -> None:
    """The card, how many places it wins or loses, and in which steps it acts."""
    box = _card_box(ghost.x)
    picture = cards.mini(ghost.card, brush.px(box.w), Mood.OUT if ghost.leaves else Mood.WAITING).copy()
    picture.fill(GONE if ghost.leaves else GHOSTLY, special_flags=pygame.BLEND_RGBA_MULT)
    brush.surface.blit(picture, brush.stage.pixels(box).topleft)
    if ghost.played:
        brush.dashed(box.inset(-5), UNREAL, radius=14, width=3, dash=9)
    for number, step in enumerate(reversed(ghost.steps)):
        _paint_step(brush, step, (box.x + box.w - 4 - number * 24, box.y + 6))
    if ghost.gained and not ghost.leaves:
        _paint_gain(
            brush, ghost.gained, Box(box.x - 12, box.y + box.h - 28, 56, 28), towards_left=towards_left
        )


def _paint_gain(brush: Brush, gained: int, pill: Box, *, towards_left: bool) -> None:
    """An arrow that points where the animal goes."""
    colour = ENTERS if gained > 0 else LEAVES
    brush.panel(pill, PAGE, radius=14, border=colour, width=2)
    arrow = "arrow_left" if (gained > 0) == towards_left else "arrow_right"
    brush.icon(arrow, Box(pill.x + 6, pill.y + 6, 17, pill.h - 12), colour)
    label = Box(pill.x + 22, pill.y, pill.w - 28, pill.h)
    brush.text(
        f"{gained:+}".replace("-", "\u2212"), label, 18, colour, face=Face.HEAVY, align="center", fit=False
    )


def _paint_step(brush: Brush, number: int, middle: tuple[float, float], size: float = 26) -> None:
    disc = Box(middle[0] - size / 2, middle[1] - size / 2, size, size)
    brush.panel(disc, GOLD, radius=size / 2, border=INK, width=2)
    brush.text(str(number), disc, size * 0.64, INK, face=Face.HEAVY, align="center", fit=False)


def _paint_fate(brush: Brush, desk: Desk, ghost: _Ghost) -> None:
    """Beside the card: a green door or a red bin, and a word."""
    if ghost.enters:
        colour, icon, word = ENTERS, "door", desk.say("enters")
    elif ghost.leaves:
        colour, icon, word = LEAVES, "trash", desk.say(OUT[ghost.leaves.why])
    else:
        return
    middle, top = ghost.x - LEFT + ASIDE, HEAD + 8
    disc = Box(middle - 26, top, 52, 52)
    brush.panel(disc, colour, radius=26, border=INK, width=3)
    brush.icon(icon, disc.inset(12), INK)
    if ghost.leaves and ghost.leaves.step and ghost.leaves.step not in ghost.steps:
        _paint_step(brush, ghost.leaves.step, (disc.x + disc.w - 4, disc.y + 5), 24)
    brush.text(word, Box(middle - 49, top + 54, 98, 28), 19, colour, face=Face.HEAVY, align="center")


# The chain


def _paint_chain(brush: Brush, chain: Sequence[Spans], room: Box) -> None:
    """What happens, in order, from the right edge; as small as it has to be to fit."""
    size = 20.0
    while size > 15 and _chain_width(brush, chain, size) > room.w:
        size -= 1
    shown = list(chain)
    while shown and _chain_width(brush, shown, size) > room.w:
        shown.pop()
    left = room.x + room.w - _chain_width(brush, shown, size)
    for number, spans in enumerate(shown, start=1):
        _paint_step(brush, number, (left + 13, room.centre[1]))
        runs = coloured(spans, QUIET)
        width = _run_width(brush, runs, size)
        brush.runs(runs, Box(left + 32, room.y, width + 4, room.h), size)
        left += 32 + width + 26


def _chain_width(brush: Brush, chain: Sequence[Spans], size: float) -> float:
    return sum(58 + _run_width(brush, coloured(spans, QUIET), size) for spans in chain) - 26


def _run_width(brush: Brush, runs: Sequence[Run], size: float) -> float:
    return sum(brush.text_width(text, size, face) for text, _, face in runs)


# What is still to choose


def _paint_branches(
    brush: Brush, cards: CardArt, branches: Sequence[Branch], room: Box, columns: Sequence[float]
) -> None:
    """Side by side what there is to choose, each with what it would bring; animals of the line in place."""
    pitch = min(CHIP_WIDTH + 200.0, room.w / len(branches))
    left = room.centre[0] - pitch * (len(branches) - 1) / 2
    for number, branch in enumerate(branches):
        x = left + number * pitch if branch.place is None else columns[branch.place]
        if branch.card is not None:
            box = _card_box(x).moved(0, room.y)
            brush.surface.blit(cards.mini(branch.card, brush.px(box.w)), brush.stage.pixels(box).topleft)
        else:
            box = Box(x - CHIP_WIDTH + 24, room.y + HEAD + GHOST_HEIGHT / 2 - 24, CHIP_WIDTH, 52)
            brush.panel(box, RAISED, radius=26, border=BORDER, width=2)
            brush.text(branch.name, box.inset(18, 0), 22, TEXT, align="center")
        gist = Box(box.x + box.w + 14, room.y + HEAD + 2, 132, GHOST_HEIGHT)
        _paint_gist(brush, cards, branch.outcome, gist)


def _paint_gist(brush: Brush, cards: CardArt, outcome: Preview | None, room: Box) -> None:
    """Who gets in and who is out, as small as can be; nothing if it still depends on more."""
    if outcome is None:
        brush.text("...", room, 34, QUIET, face=Face.HEAVY)
        return
    rows = [row for row in (("door", ENTERS, outcome.entrants), ("trash", LEAVES, outcome.out)) if row[2]]
    if not rows:
        brush.icon("minus", Box(room.x, room.centre[1] - 11, 22, 22), BORDER)
    tall = room.h / 2
    top = room.centre[1] - tall * len(rows) / 2
    for number, (icon, colour, who) in enumerate(rows):
        row = Box(room.x, top + number * tall, room.w, tall)
        brush.icon(icon, Box(row.x, row.centre[1] - 14, 28, 28), colour)
        pitch = min(TINY_WIDTH, (room.w - 34 - TINY_WIDTH) / max(1, len(who) - 1))
        for place, card in enumerate(who):
            tiny = Box(row.x + 34 + place * pitch, row.centre[1] - TINY_WIDTH * 0.6, TINY_WIDTH, 0)
            picture = cards.mini(card, brush.px(TINY_WIDTH - 2))
            brush.surface.blit(picture, brush.stage.pixels(tiny).topleft)
