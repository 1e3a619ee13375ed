"""What draft and discard share: a player's own cards, to choose from."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection
from math import ceil

import pygame

from game.beasty_bar.handbook.guide import GUIDE
from game.beasty_bar.rules.animals import (
    ANIMALS,
    BASE,
    CARD_SET,
    NEW,
    POINTS,
    SPECIES,
    STRENGTH,
    Card,
    Species,
)
from game.beasty_bar.show.cards import CardArt
from game.beasty_bar.show.library import Library
from game.beasty_bar.show.scenery import paint_street
from game.core.messages import N_, capital
from game.core.rules import Seat
from game.shell.focus import Spot, looked_at
from game.shell.paint.art import smooth, tint
from game.shell.paint.brush import Brush
from game.shell.paint.caps import paint_hints
from game.shell.paint.palette import GOLD, HAIRLINE, LEAVES, PANEL, QUIET, RAISED, TEXT
from game.shell.paint.type import Face
from game.shell.scenes.menus import Menu, button, even_size, pointed, still
from game.shell.scenes.overlay import HIDDEN
from game.shell.scenes.scene import STAY, Go, Pop, Push, Scene
from game.shell.show import Rooms
from game.shell.signals import FocusLost, Idle, Intent, Press, Signal
from game.shell.stage import Box

BACK, GO, HINT = "back", "go", "hint"
HIDE = "hide"
"""What the scene closes with when others might look."""

_MARGIN = 36.0
_WIDEST = 2080.0
"""Very wide windows have room left over at the sides."""
_HEAD, _INFO, _FOOT = 96.0, 112.0, 84.0
_LARGE_HEAD, _LARGE_INFO = 112.0, 156.0
"""With large letters."""
_COLUMNS = (6, 4, 3, 2)
_DIM = (138, 132, 164)
"""What is left of the light on a card that was not chosen."""

_FACTS = {
    BASE: N_("Base, strength {strength}, {points} points"),
    NEW: N_("New Beasts, strength {strength}, {points} points"),
}


class DeckScene(Menu):
    """A player's own cards, to choose from: heading, cards, what the card pointed at does, ways on."""

    _ADVICE: str
    """What a bulb on a card means."""
    secret = True
    """Somebody else at the screen may not see the cards."""

    def __init__(
        self, rooms: Rooms, cards: CardArt, seat: Seat, name: str, advised: Collection[Species] = ()
    ) -> None:
        """`advised` are those that the best of the computers would choose."""
        super().__init__(rooms.desk)
        self._rooms, self._cards, self._seat, self._name = rooms, cards, seat, name
        self._advised = advised
        self.hinted = False
        """A bulb marks those that are advised."""
        self.was_hinted = False
        """It has done so at least once."""
        self._refusal = ""
        """Why the last press did nothing."""
        self._explained = False
        """What the bulbs mean is told where else the card pointed at is."""

    # What the two scenes differ in

    @abstractmethod
    def _heading(self) -> tuple[str, str]:
        """What to do, and how far that is."""

    def _tools(self) -> list[Spot]:
        """What can be chosen beside the heading."""
        return []

    @abstractmethod
    def _faces(self) -> list[Spot]:
        """The cards; each has its card as key."""

    @abstractmethod
    def _way_on(self) -> tuple[str, str, bool]:
        """What the main button says, what there is to say about it, and whether it can be pressed."""

    @abstractmethod
    def _chosen(self, card: Card) -> bool:
        """The card was chosen."""

    @abstractmethod
    def _act(self, spot: Spot) -> Go:
        """A tool, a card or the main button was chosen."""

    @abstractmethod
    def _paint_choice(self, brush: Brush) -> None:
        """The tools and the cards."""

    # Where things are

    @property
    def _frame(self) -> Box:
        width = min(self.stage.width - 2 * _MARGIN, _WIDEST)
        return Box((self.stage.width - width) / 2, 28, width, self.stage.height - 60)

    @property
    def _head(self) -> Box:
        return self._frame._replace(h=_LARGE_HEAD if self._desk.folded else _HEAD)

    @property
    def _foot(self) -> Box:
        frame = self._frame
        return Box(frame.x, frame.y + frame.h - _FOOT, frame.w, _FOOT)

    @property
    def _info(self) -> Box:
        high = _LARGE_INFO if self._desk.folded else _INFO
        return Box(self._foot.x, self._foot.y - 24 - high, self._foot.w, high)

    @property
    def _grid(self) -> Box:
        top = self._head.y + self._head.h + 36
        return Box(self._head.x, top, self._head.w, self._info.y - 24 - top)

    def spots(self) -> list[Spot]:
        """Tools, cards, ways on."""
        foot, (label, text, ready) = self._foot, self._way_on()
        back = Spot(BACK, foot._replace(w=240), self._desk.say("Back"))
        go = Spot(GO, Box(foot.x + foot.w - 500, foot.y, 500, foot.h), label, text, ready)
        return [*self._tools(), *self._faces(), back, *self._hint(back.box), go]

    def _hint(self, back: Box) -> list[Spot]:
        """For those who may have one."""
        if not self._advised or not self._desk.settings.hints:
            return []
        box = back._replace(x=back.x + back.w + 24, w=220)
        return [Spot(HINT, box, self._desk.say("Hint"), self._desk.say("Marks the computer's choice."))]

    def _spot(self, card: Card, box: Box) -> Spot:
        name = self._desk.words(()).name(ANIMALS[SPECIES[card]].name)
        return Spot(card, box, capital(name), self._desk.say(GUIDE[SPECIES[card]]))

    # What the player does

    def handle(self, signal: Signal) -> Go:
        """Choose, go on, or go back without a choice. Whoever hides the cards finds them as they were."""
        if signal == Press(Intent.BACK):
            self._desk.audio.play("back")
            return Pop()
        if self.secret and signal in (Press(Intent.HIDE), FocusLost(), Idle()):
            return Pop(HIDE)
        spots = self.spots()
        if signal == Press(Intent.HINT) and any(spot.key == HINT for spot in spots):
            self._advise()
            return STAY
        card = looked_at(signal, spots, self.focus)
        if isinstance(card, int):
            return Push(self._zoom(Card(card)))
        here = self.focus.on(spots)
        if signal == Press(Intent.CONFIRM) and here and not here.active:
            self._desk.audio.play("error")
            return STAY
        spot, moved = pointed(self._desk, self.focus, signal, spots)
        if moved or spot:
            self._refusal, self._explained, self.changed = "", False, True
        if spot is None:
            return STAY
        if spot.key == HINT:
            self._advise()
            return STAY
        if spot.key == BACK:
            return Pop()
        marked = self.hinted and spot in self._advisable()
        go = self._act(spot)
        if marked:
            self._follow_advice()
        return go

    def _advise(self) -> None:
        """Mark what is advised, or no longer."""
        self.hinted = self._explained = not self.hinted
        self.was_hinted = True
        self.changed = True
        if self.hinted and self.focus.key != HINT:
            self._follow_advice()

    def _advisable(self) -> list[Spot]:
        """The cards that are advised and not chosen yet."""
        cards = [(spot, card_at(spot)) for spot in self._faces()]
        return [spot for spot, card in cards if SPECIES[card] in self._advised and not self._chosen(card)]

    def _follow_advice(self) -> None:
        """On to the next of those, unless a mouse points: Enter does what the bulb says."""
        left = self._advisable()
        if left and not self.focus.by_mouse:
            self.focus.lead_to(left[0].key)

    def _zoom(self, card: Card) -> Scene:
        """A card as large as it gets, between the others."""
        cards = [card_at(spot) for spot in self._faces()]
        return Library(self._rooms, self._cards).zoom(cards, cards.index(card), secret=self.secret)

    def resumed(self, closed: Scene, result: object) -> Go:
        """Back from a closer look; if others might look, the cards are hidden as well."""
        self.changed = True
        return Pop(HIDE) if result == HIDDEN else STAY

    # Painting

    def draw(self, brush: Brush) -> None:
        """Everything, on the street out of focus."""
        still(brush, "deck", _ground)
        self._paint_heading(brush)
        self._paint_choice(brush)
        self._paint_info(brush)
        self._paint_foot(brush)

    def _paint_heading(self, brush: Brush) -> None:
        head, (title, note), livery = self._head, self._heading(), self._cards.dress[self._seat]
        brush.picture(f"furniture/medallion_{livery.name}", Box(head.x, head.y, head.h, head.h))
        words = Box(head.x + head.h + 24, head.y, head.w / 2 - head.h - 64, head.h)
        brush.text(title, words._replace(h=60), 48, TEXT, face=Face.TITLE)
        brush.text(note, Box(words.x, words.y + 60, words.w, head.h - 60), 26, livery.text)

    def _paint_info(self, brush: Brush) -> None:
        """About whatever is pointed at, or why a press did nothing."""
        box, spot = self._info, self.focus.on(self.spots())
        brush.panel(box, PANEL, radius=20, border=LEAVES if self._refusal else HAIRLINE, alpha=240)
        if self._refusal:
            text, icon, colour = self._refusal, "cross", LEAVES
        elif self._explained:
            text, icon, colour = self._desk.say(self._ADVICE), "bulb", GOLD
        elif spot is not None and isinstance(spot.key, int):
            self._paint_about(brush, box, spot)
            return
        else:
            text = spot.text if spot else ""
            text = text or self._desk.say("Point at a card to read what it does.")
            icon, colour = "info", QUIET
        brush.icon(icon, Box(box.x + 26, box.y, 40, box.h), colour)
        _paint_middle(brush, text, Box(box.x + 92, box.y, box.w - 120, box.h))

    def _paint_about(self, brush: Brush, box: Box, spot: Spot) -> None:
        card, say = card_at(spot), self._desk.say
        self._cards.small(card)(brush, Box(box.x + 20, box.y + 9, 78, 94))
        words = Box(box.x + 122, box.y + 14, 370, box.h * 0.41)
        brush.text(spot.name, words, 36, TEXT, face=Face.TITLE)
        facts = say(_FACTS[CARD_SET[card]], strength=STRENGTH[card], points=POINTS[card])
        below = Box(words.x, words.y + words.h, words.w, box.h - words.h - 28)
        self._paint_facts(brush, facts, below)
        brush.panel(Box(box.x + 512, box.y + 20, 2, box.h - 40), HAIRLINE, radius=1)
        _paint_middle(brush, spot.text, Box(box.x + 540, box.y, box.w - 568, box.h))

    def _paint_facts(self, brush: Brush, facts: str, room: Box) -> None:
        """On one line; where that would be too small to read, on two."""
        if brush.type.folded:
            brush.paragraph(facts, room, 22, QUIET, leading=1.15)
        else:
            brush.text(facts, room, 22, QUIET, face=Face.BODY)

    def _paint_foot(self, brush: Brush) -> None:
        ways = {spot.key: spot for spot in self.spots() if spot.key in (BACK, HINT, GO)}
        back, go = ways[BACK], ways[GO]
        size = even_size(brush, [spot for key, spot in ways.items() if key != GO], 30)
        for key, icon in ((BACK, "back"), (HINT, "bulb")):
            if key in ways:
                button(brush, self.focus, ways[key], icon=icon, size=size)
        if go.active:
            button(brush, self.focus, go, icon="play", size=32, main=True)
        else:
            self._paint_locked(brush, go)
        self._paint_keys(brush, ways.get(HINT, back).box, go.box)

    def _paint_keys(self, brush: Brush, after: Box, before: Box) -> None:
        """Between two buttons, as many as there is room for."""
        say, left = self._desk.say, after.x + after.w + 40
        around = self._desk.arrows(Intent.LEFT, Intent.UP, Intent.DOWN, Intent.RIGHT)
        hints = [(around, say("move")), (self._desk.key(Intent.CONFIRM), say("choose"))]
        hints.append((self._desk.key(Intent.BACK), say("back")))
        paint_hints(brush, hints, after._replace(x=left, w=before.x - 24 - left))

    def _paint_locked(self, brush: Brush, go: Spot) -> None:
        """The main button, while something is missing: it says what."""
        box = go.box
        if self.focus.key == GO and not self.focus.by_mouse:
            brush.ring(box.inset(-5), radius=22)
        brush.panel(box, PANEL, radius=18, border=HAIRLINE)
        brush.icon("lock", Box(box.x + 24, box.y, 34, box.h), QUIET)
        brush.text(go.name, Box(box.x + 80, box.y, box.w - 104, box.h), 32, QUIET, face=Face.TITLE)

    def _paint_card(
        self, brush: Brush, spot: Spot, box: Box, *, dim: bool = False, gold: bool = False
    ) -> None:
        """A card as wide as the box; its rings come first, because their light must not tint it."""
        rect, card, corner = brush.stage.pixels(box), card_at(spot), box.w * 0.07
        self._cards.paint_shadow(brush, box)
        if gold:
            brush.ring(box.inset(-4), radius=corner + 4)
        if self.focus.key == spot.key:
            # The mouse shows where it points by itself.
            wide = 4 if self.focus.by_mouse else 6
            brush.ring(box.inset(-wide), TEXT, radius=corner + wide, width=wide)
        face = self._cards.face(card, rect.width)
        if dim:
            worn = self._cards.dress[self._seat].name
            face = brush.art.made(("dim", card, worn, rect.width), lambda: tint(face, _DIM))
        brush.surface.blit(face, rect.topleft)
        if self.hinted and SPECIES[card] in self._advised:
            self._paint_bulb(brush, box)

    def _paint_bulb(self, brush: Brush, card: Box) -> None:
        """On the corner of a card that is advised; its name and its numbers can still be read."""
        side = card.w * 0.3
        disc = Box(card.x + card.w - side * 0.75, card.y - side * 0.25, side, side)
        brush.panel(disc, RAISED, radius=side / 2, border=GOLD, width=3)
        brush.icon("bulb", disc.inset(side * 0.2), GOLD)


def _paint_middle(brush: Brush, text: str, box: Box) -> None:
    """As many lines as it takes, halfway up a box."""
    pixels = 28 * brush.stage.scale * brush.type.scale
    lines = brush.type.wrapped(text, Face.BODY, pixels, brush.px(box.w))
    high = len(lines) * 18.2 * brush.type.scale
    brush.paragraph(text, box.inset(0, max(8.0, box.h / 2 - high - 2)), 28)


def card_at(spot: Spot) -> Card:
    """The card that a spot stands for."""
    assert isinstance(spot.key, int)
    return Card(spot.key)


def tiled(area: Box, count: int, ratio: float, gap: float) -> list[Box]:
    """Boxes of a shape in rows, as large as they can be, in the middle of an area."""

    def width(columns: int) -> float:
        down = (area.h + gap) / ceil(count / columns) - gap
        return min((area.w + gap) / columns - gap, down / ratio)

    columns = max(_COLUMNS, key=width)
    across, down = width(columns) + gap, width(columns) * ratio + gap
    left = area.centre[0] - (columns * across - gap) / 2
    top = area.centre[1] - (ceil(count / columns) * down - gap) / 2
    places = [(left + number % columns * across, top + number // columns * down) for number in range(count)]
    return [Box(*place, across - gap, down - gap) for place in places]


def _ground(brush: Brush) -> None:
    """The street out of focus, so that only the cards are sharp."""
    paint_street(brush)
    size = brush.surface.get_size()
    brush.surface.blit(pygame.transform.smoothscale(smooth(brush.surface, (96, 54)), size), (0, 0))
    brush.shade(brush.stage.box, 125)
