"""The latest turns in short: a strip at the edge of the table, and the sign over a turn seen once more."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.beasty_bar.gist import Gist, gist
from game.beasty_bar.rules.animals import OWNER, Card
from game.beasty_bar.rules.events import Event, Played, TurnStarted
from game.beasty_bar.show.cards import CardArt
from game.beasty_bar.show.places import Places
from game.core.module import Words
from game.shell.desk import QUOTED, Desk
from game.shell.paint.brush import LINE, Brush
from game.shell.paint.caps import LETTERS, SIDE, Cap, cap_width, paint_cap
from game.shell.paint.palette import (
    BORDER,
    ENTERS,
    GOLD,
    INK,
    LEAVES,
    PAGE,
    PANEL,
    QUIET,
    RAISED,
    TEXT,
)
from game.shell.paint.type import Face
from game.shell.show import Running, Saying
from game.shell.stage import Box

CARD_WIDTH = 72.0
CARD_HEIGHT = 86.0
HEAD_SHARE = 1.35
"""How much larger the key beside the title becomes at most: the title needs the room."""
GIST_SIZES = (20.0, 18.0, 16.5, 15.0)
TONES = {"door": ENTERS, "trash": LEAVES}
REPLAY = "replay"
"""The strip as something to choose."""


@dataclass
class Remembered:
    """A turn, as far as it has been seen."""

    number: int
    card: Card
    events: list[Event]
    saying: Saying | None = None
    """Why a computer played the card."""


@dataclass
class Memory:
    """The turns that were seen."""

    turns: list[Remembered] = field(default_factory=list)
    _turn: int = 0

    def follow(self, event: Event) -> None:
        """Keep an event in mind."""
        if isinstance(event, TurnStarted):
            self._turn = event.turn
        elif isinstance(event, Played):
            self.turns.append(Remembered(self._turn + 1, event.card, [event]))
        elif self.turns:
            self.turns[-1].events.append(event)

    def explain(self, saying: Saying) -> None:
        """A reason belongs to the card that its seat played last."""
        if self.turns and OWNER[self.turns[-1].card] == saying.seat:
            self.turns[-1].saying = self.turns[-1].saying or saying

    def latest(self, count: int) -> list[Remembered]:
        """So many of the turns, the newest last."""
        return self.turns[-count:]

    def turn(self, number: int) -> Remembered | None:
        """The turn of that number."""
        return next((turn for turn in reversed(self.turns) if turn.number == number), None)


@dataclass(frozen=True)
class LastRound:
    """The card everyone played last, and what came of it. It is a button: all of it can be seen again."""

    cards: tuple[Card, ...]
    gists: tuple[Gist, ...]
    title: str
    key: Cap
    """What to press for it."""
    focused: bool = False
    pointed: bool = False

    @classmethod
    def of(
        cls, turns: list[Remembered], words: Words, title: str, key: Cap, focus: object, *, ring: bool
    ) -> LastRound:
        """Of these turns."""
        return cls(
            tuple(turn.card for turn in turns),
            tuple(gist(turn.events, words) for turn in turns),
            title,
            key,
            focused=focus == REPLAY and ring,
            pointed=focus == REPLAY and not ring,
        )

    def box(self, places: Places) -> Box:
        """The slot with room for a focus ring."""
        return places["recap"].inset(-10)

    def draw(self, brush: Brush, desk: Desk, places: Places, cards: CardArt) -> None:
        """Small cards side by side, the latest on the right."""
        box, ready = places["recap"], bool(self.cards)
        if self.focused:
            brush.ring(box.inset(-6), radius=24)
        border = GOLD if self.pointed else BORDER if ready else PANEL
        brush.panel(box, RAISED if ready else PAGE, radius=20, border=border, width=3)
        brush.icon("loop", Box(box.x + 18, box.y + 14, 28, 28), GOLD if ready else BORDER)
        share = min(1.0, HEAD_SHARE / brush.type.scale)
        wide, high = cap_width(brush, self.key, share), SIDE * share * brush.type.scale
        cap = Box(box.x + box.w - 14 - wide, box.y + 29 - high / 2, wide, high)
        head = Box(box.x + 52, box.y + 5, cap.x - box.x - 58, 48)
        brush.text(self.title, head, 22, TEXT if ready else QUIET)
        if self.key.text and ready:
            paint_cap(brush, self.key, cap, LETTERS * share)
        row = zip(self.cards, self.gists, self.boxes(places, len(self.cards)), strict=True)
        for card, told, place in row:
            picture = cards.mini(card, brush.px(place.w))
            brush.surface.blit(picture, brush.stage.pixels(place).topleft)
            column = min(150.0, (box.w - 24) / len(self.cards)) - 6
            foot = Box(place.centre[0] - column / 2, place.y + place.h + 1, column, 34)
            self._draw_gist(brush, told, foot)

    def _draw_gist(self, brush: Brush, gist: Gist, row: Box) -> None:
        """As much of it as there is room for."""
        colour, scale, grown = TONES.get(gist.icon, QUIET), brush.stage.scale, min(1.6, brush.type.scale)
        side = 18 * grown
        choices = [(word, size * grown) for word in (gist.word, gist.short) for size in GIST_SIZES]
        widths = [brush.type.width(word, Face.STRONG, size * scale) / scale for word, size in choices]
        fitting = [each for each in zip(choices, widths, strict=True) if each[1] <= row.w - side - 4]
        (word, size), width = fitting[0] if fitting else (("", GIST_SIZES[0]), 0.0)
        left = row.centre[0] - (width + (side + 4 if word else side)) / 2
        brush.icon(gist.icon, Box(left, row.centre[1] - side / 2, side, side), colour)
        line = Box(left + side + 4, row.centre[1] - size * LINE / 2, row.w, size * LINE)
        brush.text(word, line, size / grown, colour, fit=False)

    @staticmethod
    def boxes(places: Places, count: int) -> list[Box]:
        """Where each card is."""
        box = places["recap"]
        room = Box(box.x + 12, box.y + 57, box.w - 24, CARD_HEIGHT)
        return [
            Box(column.centre[0] - CARD_WIDTH / 2, column.y, CARD_WIDTH, CARD_HEIGHT)
            for column in room.row(max(1, count), 0)[:count]
        ]


@dataclass(frozen=True)
class RerunCard:
    """The sign over a turn that is seen once more."""

    running: Running

    def box(self, places: Places) -> Box:
        """The slot with a margin."""
        return places["info"].inset(-8)

    def draw(self, brush: Brush, desk: Desk, places: Places, cards: CardArt) -> None:
        """Whose turn it was, and how many more there are."""
        slot, running = places["info"], self.running
        livery = cards.dress[running.seat]
        title = desk.say("{name}, turn {number}", name=running.name, number=running.turn)
        label = desk.say("Seen once more")
        reason = desk.say(QUOTED, text=running.reason)
        dots = 22.0 * running.count if running.count > 1 else 0.0
        needed = [brush.text_width(title, 30, Face.TITLE), brush.text_width(label, 20, Face.BODY) + dots, 300]
        needed += [brush.text_width(reason, 22, Face.BODY)] if running.reason else []
        width, high = min(slot.w, max(needed) + 160), 136 if running.reason else 96
        grown = min(brush.type.scale, (slot.h - 12) / high)
        box = Box(slot.centre[0] - width / 2, slot.y + 6, width, high * grown)
        brush.glow(box, GOLD, radius=24, spread=14, strength=100)
        brush.panel(box, PAGE, radius=24, border=GOLD, width=3)
        disc = Box(box.x + 16, box.centre[1] - 34, 68, 68)
        brush.panel(disc, GOLD, radius=34, border=INK, width=3)
        brush.icon("loop", disc.inset(15), INK)
        words = Box(disc.x + disc.w + 20, box.y + 10 * grown, width - disc.w - 64, 30 * grown)
        brush.text(label, words._replace(w=words.w - dots), 20, QUIET, face=Face.BODY)
        for number in range(running.count if running.count > 1 else 0):
            dot = Box(box.x + box.w - 34 - (running.count - 1 - number) * 22, box.y + 20, 12, 12)
            brush.panel(dot, GOLD if number <= running.number else RAISED, radius=6, border=GOLD, width=2)
        row = words._replace(y=box.y + 40 * grown, h=46 * grown)
        brush.text(title, row, 30, livery.text, face=Face.TITLE)
        if running.reason:
            row = words._replace(y=box.y + 88 * grown, h=36 * grown)
            brush.text(reason, row, 22, face=Face.BODY)
