"""The inside of a forecast: the line as it would be, who gets in, who is out, and how that comes about.

Each ghost stands above the place its animal will hold. Whoever is out stands at the end of the exit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from game.beasty_bar.advice.preview import Leaver, Preview
from game.beasty_bar.advice.preview_words import OUT, Spans
from game.beasty_bar.rules.animals import Card
from game.beasty_bar.show.cards import MINI_RATIO, CardArt, Mood
from game.beasty_bar.show.forecast import Branch, Forecast
from game.beasty_bar.show.places import Places
from game.core.messages import N_
from game.shell.desk import Desk
from game.shell.paint.brush import LINE, Brush, Run
from game.shell.paint.palette import BORDER, ENTERS, GOLD, INK, LEAVES, PAGE, QUIET, RAISED, TEXT, rgb
from game.shell.paint.type import Face
from game.shell.stage import Box

GHOST_WIDTH, TINY_WIDTH, CHIP_WIDTH = 81.0, 42.0, 210.0
EYE, LEAD_SIZE, TRAIL_SIZE, CHAIN_SIZE = 62.0, 20.0, 25.0, 20.0
SMALLEST_CHAIN = 15.0
LEFT, ASIDE = 30.0, 92.0
"""From the middle of a place to the middle of its ghost, and on from there to what is said about it."""
IF_PLAYED = N_("If you play")
PLACES = 5
UNREAL: Final = rgb("#7E9BFF")
"""Around what has not happened."""
GHOSTLY, GONE = (255, 255, 255, 232), (185, 185, 205, 190)
"""What is left of the colours of ghosts, and of those who are out."""


class Rows(NamedTuple):
    """How high the head and the foot are, and how wide the ghosts between them."""

    head: float
    foot: float
    ghost: float

    @property
    def card(self) -> float:
        """How high a ghost is."""
        return self.ghost * MINI_RATIO


USUAL, LARGE = Rows(42.0, 34.0, GHOST_WIDTH), Rows(48.0, 52.0, 62.0)


def rows_for(brush: Brush) -> Rows:
    """Large letters need the room of the ghosts."""
    return LARGE if brush.type.folded else USUAL


def head_width(brush: Brush, text: str, size: float, face: Face) -> float:
    """How wide a text becomes in the row at the top, where letters can only be so large."""
    highest = (rows_for(brush).head - 4) / LINE / brush.type.scale
    return brush.text_width(text, min(size, highest), face)


def trail_start(brush: Brush, desk: Desk, *, asking: bool) -> float:
    """Where the trail begins: behind an eye and, as long as nothing is asked, a few words."""
    return EYE if asking else EYE + head_width(brush, desk.say(IF_PLAYED), LEAD_SIZE, Face.BODY) + 10


def trail_end(brush: Brush, desk: Desk, trail: str, *, asking: bool) -> float:
    """Where there is room for something else."""
    return trail_start(brush, desk, asking=asking) + head_width(brush, trail, TRAIL_SIZE, Face.TITLE)


def paint(brush: Brush, forecast: Forecast, desk: Desk, places: Places, cards: CardArt) -> None:
    """Onto a surface of the size of the frame."""
    slot = places["info"]
    columns = [places.queue(place, flipped=places.flipped).x - slot.x for place in range(PLACES)]
    inside = _Inside(brush, desk, cards, Box(0, 0, slot.w, slot.h), columns)
    if forecast.outcome is not None:
        inside.outcome(forecast.outcome, towards_left=places.gate_left(flipped=places.flipped))
        inside.chain(forecast.chain, trail_end(brush, desk, forecast.trail, asking=forecast.asking) + 30)
    else:
        inside.branches(forecast.branches, lower=0 if forecast.sentence else inside.rows.foot / 2)
    inside.sentence(forecast.sentence)


class _Ghost(NamedTuple):
    """An animal at a place of the ghost line, or beside it."""

    card: Card
    x: float
    played: bool
    gained: int
    steps: tuple[int, ...]
    enters: bool
    leaves: Leaver | None


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
            card=card,
            x=x,
            played=card == seen.played,
            gained=gained.get(card, 0),
            steps=seen.steps_of(card),
            enters=card in seen.entrants,
            leaves=leavers.get(card),
        )
        for card, x in zip(everyone, xs, strict=True)
    ]
    return ghosts, columns[len(seen.counted) : last]


class _Inside:
    """Paints all that is in the frame."""

    def __init__(self, brush: Brush, desk: Desk, cards: CardArt, room: Box, columns: Sequence[float]) -> None:
        self._brush, self._desk, self._cards, self._room, self._columns = brush, desk, cards, room, columns
        self.rows = rows_for(brush)

    def sentence(self, spans: Spans) -> None:
        """At the foot: the end of it."""
        foot, room = self.rows.foot, self._room
        place = Box(20, room.h - foot - 5, room.w - 40, foot)
        self._brush.runs(self._coloured(spans), place, 22, align="center")

    def chain(self, chain: Sequence[Spans], left: float) -> None:
        """At the head: what happens, in order; as small as it has to be to fit, and no longer than fits."""
        if self.rows is LARGE:
            return
        row, size, shown = Box(left, 6, self._room.w - left - 24, self.rows.head - 4), CHAIN_SIZE, list(chain)
        while size > SMALLEST_CHAIN and self._chain_width(shown, size) > row.w:
            size -= 1
        while shown and self._chain_width(shown, size) > row.w:
            shown.pop()
        x = row.x + row.w - self._chain_width(shown, size)
        for number, spans in enumerate(shown, start=1):
            self._step(number, (x + 13, row.centre[1]))
            width = self._width(spans, size)
            self._brush.runs(self._coloured(spans), Box(x + 32, row.y, width + 4, row.h), size)
            x += 32 + width + 26

    def _chain_width(self, chain: Sequence[Spans], size: float) -> float:
        return sum(58 + self._width(spans, size) for spans in chain) - 26

    def _width(self, spans: Spans, size: float) -> float:
        return sum(head_width(self._brush, text, size, face) for text, _, face in self._coloured(spans))

    def _coloured(self, spans: Spans) -> list[Run]:
        """The names of animals in their owners' colours."""
        dress = self._cards.dress
        return [
            (text, TEXT, Face.BODY) if owner is None else (text, dress[owner].text, Face.HEAVY)
            for text, owner in spans
        ]

    # The line

    def outcome(self, seen: Preview, *, towards_left: bool) -> None:
        """The line as it would be; towards which side the gate is makes a difference to arrows."""
        columns = self._columns
        if seen.swaps:
            columns, towards_left = columns[::-1], not towards_left
        ghosts, free = _placed(seen, columns)
        for x in free:
            self._brush.dashed(self._card_box(x).inset(4), BORDER, radius=12, width=2, dash=8)
        for ghost in ghosts:
            self._ghost(ghost, towards_left=towards_left)
            self._fate(ghost)

    def _card_box(self, x: float) -> Box:
        wide = self.rows.ghost
        return Box(x - LEFT - wide / 2, self.rows.head + 2, wide, self.rows.card)

    def _mini(self, card: Card, box: Box, mood: Mood = Mood.WAITING) -> None:
        """A card of which one sees that it is not really there."""
        picture = self._cards.mini(card, self._brush.px(box.w), mood).copy()
        picture.fill(GONE if mood is Mood.OUT else GHOSTLY, special_flags=pygame.BLEND_RGBA_MULT)
        self._brush.surface.blit(picture, self._brush.stage.pixels(box).topleft)

    def _ghost(self, ghost: _Ghost, *, towards_left: bool) -> None:
        """The card, how many places it wins or loses, and in which steps it acts."""
        box = self._card_box(ghost.x)
        self._mini(ghost.card, box, Mood.OUT if ghost.leaves else Mood.WAITING)
        if ghost.played:
            self._brush.dashed(box.inset(-5), UNREAL, radius=14, width=3, dash=9)
        for number, step in enumerate(reversed(ghost.steps)):
            self._step(step, (box.x + box.w - 4 - number * 24, box.y + 6))
        if ghost.gained and not ghost.leaves:
            pill = Box(box.x - 12, box.y + box.h - 28, 56, 28)
            self._gain(ghost.gained, pill, towards_left=towards_left)

    def _gain(self, gained: int, pill: Box, *, towards_left: bool) -> None:
        """An arrow that points where the animal goes."""
        brush, colour = self._brush, ENTERS if gained > 0 else LEAVES
        brush.panel(pill, PAGE, radius=14, border=colour, width=2)
        arrow = "arrow_left" if (gained > 0) == towards_left else "arrow_right"
        brush.icon(arrow, Box(pill.x + 6, pill.y + 6, 17, pill.h - 12), colour)
        label = Box(pill.x + 22, pill.y, pill.w - 28, pill.h)
        text = f"{gained:+}".replace("-", "\u2212")
        brush.text(text, label, 18, colour, face=Face.HEAVY, align="center", fit=False)

    def _step(self, number: int, middle: tuple[float, float], size: float = 26) -> None:
        disc = Box(middle[0] - size / 2, middle[1] - size / 2, size, size)
        self._brush.panel(disc, GOLD, radius=size / 2, border=INK, width=2)
        self._brush.text(str(number), disc, size * 0.64, INK, face=Face.HEAVY, align="center", fit=False)

    def _fate(self, ghost: _Ghost) -> None:
        """Beside the card: a green door or a red bin, and a word."""
        brush, say = self._brush, self._desk.say
        if ghost.enters:
            colour, icon, word = ENTERS, "door", say("gets in")
        elif ghost.leaves:
            colour, icon, word = LEAVES, "trash", say(OUT[ghost.leaves.why])
        else:
            return
        middle, top, side = ghost.x - LEFT + ASIDE, self.rows.head + 6, self.rows.card * 0.54
        disc = Box(middle - side / 2, top, side, side)
        brush.panel(disc, colour, radius=side / 2, border=INK, width=3)
        brush.icon(icon, disc.inset(side * 0.23), INK)
        if ghost.leaves and ghost.leaves.step and ghost.leaves.step not in ghost.steps:
            self._step(ghost.leaves.step, (disc.x + disc.w - 4, disc.y + 5), 24)
        label = Box(middle - 49, disc.y + disc.h + 2, 98, 29)
        brush.text(word, label, 19, colour, face=Face.HEAVY, align="center")

    # What is still to choose

    def branches(self, branches: Sequence[Branch], *, lower: float) -> None:
        """Side by side what there is to choose, and what each would bring; animals of the line in place."""
        pitch = min(CHIP_WIDTH + 200.0, self._room.w / len(branches))
        left = self._room.centre[0] - pitch * (len(branches) - 1) / 2
        for number, branch in enumerate(branches):
            x = left + number * pitch if branch.place is None else self._columns[branch.place]
            box = self._card_box(x).moved(0, lower)
            gist = Box(box.x + box.w + 14, box.y, 132, box.h)
            if branch.card is not None:
                self._mini(branch.card, box)
            else:
                self._chip(branch.name, Box(gist.x - CHIP_WIDTH - 14, box.centre[1] - 26, CHIP_WIDTH, 52))
            self._gist(branch.outcome, gist)

    def _chip(self, name: str, chip: Box) -> None:
        self._brush.panel(chip, RAISED, radius=26, border=BORDER, width=2)
        self._brush.text(name, chip.inset(18, 0), 22, TEXT, align="center")

    def _gist(self, outcome: Preview | None, room: Box) -> None:
        """Who gets in and who is out, as small as can be; dots if that depends on more."""
        brush = self._brush
        if outcome is None:
            brush.text("...", room, 34, QUIET, face=Face.HEAVY)
            return
        rows = [row for row in (("door", ENTERS, outcome.entrants), ("trash", LEAVES, outcome.out)) if row[2]]
        if not rows:
            brush.icon("minus", Box(room.x, room.centre[1] - 11, 22, 22), BORDER)
        high = room.h / 2
        for number, (icon, colour, who) in enumerate(rows):
            middle = room.centre[1] + high * (number - (len(rows) - 1) / 2)
            brush.icon(icon, Box(room.x, middle - 14, 28, 28), colour)
            wide = min(TINY_WIDTH, high / MINI_RATIO)
            pitch = min(wide, (room.w - 34 - wide) / max(1, len(who) - 1))
            for place, card in enumerate(who):
                x = room.x + 34 + place * pitch
                self._mini(card, Box(x, middle - wide * MINI_RATIO / 2, wide - 2, high))
