"""The whole picture of a table: the game's board, and the panels of the house around it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pygame

from game.core.history import Turn
from game.core.rules import Seat
from game.shell.animation.timeline import Timeline
from game.shell.desk import Desk
from game.shell.focus import Spot
from game.shell.layers import Item, Layers, faint, lifted
from game.shell.marked import plain
from game.shell.paint.brush import Brush
from game.shell.scenes.scene import Scene
from game.shell.show import Party
from game.shell.stage import Box, Stage
from game.shell.table.badge import badge
from game.shell.table.buttons import Buttons
from game.shell.table.hud import DONE, Hud, Rewind, Warned
from game.shell.table.light import lights, ring
from game.shell.table.memory import Memory, Remembered
from game.shell.table.panel import Pane
from game.shell.table.recap import REPLAY, LastRound, Recap
from game.shell.table.slots import RECAP
from game.shell.table.strip import Strip, done_bar
from game.shell.table.tabletop import Tabletop
from game.shell.table.telling import Telling
from game.shell.table.warning import card_box, warning_card, warning_spots


class Tableau:
    """Shows a board, remembers what was seen on it, and tells it."""

    def __init__(self, desk: Desk, party: Party, tabletop: Tabletop) -> None:
        self._desk, self._party, self.tabletop = desk, party, tabletop
        self.memory = Memory(desk, tabletop.words.told)
        self._telling = Telling(desk, party, tabletop, self.memory)
        self._layers = Layers()
        self._over: dict[str, tuple[Hashable, Item]] = {}
        """The panels that lie over the pieces, and what they depend on."""
        self._late = self._sketchy = False
        """One of them tells what it told a frame ago; a piece is a sketch."""
        self.hasty = False
        """What lies where is to be seen at once, be it as a sketch."""
        self._heard: tuple[str, ...] = ()
        """Which sounds are written on the table."""

    def twin(self) -> Tableau:
        """Another one for the same players, with nothing on it yet."""
        return Tableau(self._desk, self._party, self.tabletop.twin())

    # What is seen

    def resized(self, stage: Stage) -> None:
        """Everything is laid out anew, and written anew: it may be in another language."""
        self._layers, self._over = Layers(), {}
        self.tabletop.resized(stage)

    def show(self, events: Sequence[Any], timeline: Timeline, heard: Callable[[Any], object]) -> None:
        """Have events seen one after the other; `heard` is called when one begins."""

        def follow(event: Any) -> None:
            self.memory.follow(event)
            heard(event)

        for event, (lead, tempo) in zip(events, self.tabletop.beats(events), strict=True):
            timeline.add(partial(self.tabletop.stage, event, follow), lead=lead, tempo=tempo)

    def forget(self) -> None:
        """Nothing has been seen yet; a view comes next."""
        self.memory.forget()
        self.tabletop.forget()

    def recall(self, turn: Turn) -> None:
        """A turn that was seen before; it is remembered, but not shown again."""
        self.memory.open(turn.number, turn.seat)
        for event in turn.events:
            self.memory.follow(event)

    def settle(self, seconds: float) -> bool:
        """Let everything come to rest, and captions come and go; False when that is over."""
        moving = self.tabletop.settle(seconds)
        behind = self._layers.behind or self._late or self.memory.behind or self._sketchy
        return moving or behind or self._heard != self._desk.hearing.lines

    # What can be looked at

    def _latest(self) -> list[Remembered]:
        """The last round."""
        return self.memory.latest(len(self._party.seats))

    def recaps(self) -> list[Recap]:
        """The latest turn of everybody else, the newest last."""
        return [self._recap(turn) for turn in self.memory.latest(len(self._party.seats) - 1)]

    def news_for(self, seat: Seat, rows: int) -> list[Recap]:
        """What there is to tell somebody who comes back: the turns of all others, and if that leaves one of
        so many rows, how it stands."""
        recaps, stand = self.recaps(), self.tabletop.words.whereabouts(seat)
        if stand is None or not recaps or len(recaps) >= rows:
            return recaps
        name = self._desk.say("Where {name} stands", name=self._party.names[seat])
        return [*recaps, self._recap_of(seat, stand.picture, stand.text, name)]

    def _recap(self, turn: Remembered) -> Recap:
        told = self.memory.told(turn)
        return self._recap_of(turn.seat, told.picture, told.story)

    def _recap_of(self, seat: Seat, about: Hashable, text: str, title: str = "") -> Recap:
        picture = self.tabletop.words.picture(about)
        zoom = partial(self.tabletop.gallery, [about], 0, secret=False) if picture else None
        return Recap(seat, picture or _nothing, text, zoom, title)

    def zoom(self, key: Hashable, *, secret: bool) -> Scene | None:
        """What is pointed at, as large as it gets; None where there is nothing to look at closely.

        `secret`: others at the screen may not see what lies below.
        """
        if not isinstance(key, Rewind):
            return self.tabletop.zoom(key, secret=secret)
        told = {turn.number: self.memory.told(turn).picture for turn in self._latest()}
        pictures = {number: key for number, key in told.items() if self.tabletop.words.picture(key)}
        if key.turn not in pictures:
            return None
        number = list(pictures).index(key.turn)
        return self.tabletop.gallery(list(pictures.values()), number, secret=secret)

    def fan(self, number: int, *, secret: bool) -> Scene | None:
        """What lies in the pile of that number, from 0, if there are so many."""
        piles = [*self.tabletop.piles]
        return self.tabletop.fan(piles[number], secret=secret) if number < len(piles) else None

    def spots(self, hud: Hud) -> list[Spot]:
        """What can be pointed at now, in reading order."""
        turns = self._turn_spots() if hud.aside is None else []
        spots = [*self.tabletop.spots(hud, turns), *self._button_spots(hud)]
        if hud.warned is not None:
            spots += warning_spots(self._desk, self._warning_box(hud.warned, spots))
        return spots

    def _warning_box(self, warned: Warned, spots: Sequence[Spot]) -> Box:
        """Where it does not lie on what it is about."""
        about = [spot.box for spot in spots if spot.key == warned.key]
        return card_box(self.tabletop.slots, about, large=self._desk.folded)

    def _turn_spots(self) -> list[Spot]:
        """The last round, and every turn of it."""
        say, slots, turns = self._desk.say, self.tabletop.slots, self._latest()
        spots = [Spot(REPLAY, slots[RECAP], say("Replay the last round"), active=bool(turns))]
        tales = [self.memory.told(turn) for turn in turns]
        boxes = LastRound.places(slots, [told.gist for told in tales], large=self._desk.folded)
        for turn, told, box in zip(turns, tales, boxes, strict=True):
            if box is not None:
                name = say("Turn {number}: {name}", number=turn.number, name=told.name)
                spots.append(Spot(Rewind(turn.number), box, name, plain(told.story)))
        return spots

    def _button_spots(self, hud: Hud) -> list[Spot]:
        slots = self.tabletop.slots
        boxes = [
            *(Strip.mark_box(slots, len(hud.ways_back), large=self._desk.folded) for _ in hud.marks),
            *Strip.boxes(slots, len(hud.ways_back)),
            *Buttons.boxes(slots, len(hud.buttons)),
        ]
        done = [] if hud.done is None else [Spot(DONE, self._done_box(hud), hud.done.name)]
        return done + [
            Spot(button.key, box, button.name, button.text, active=button.active)
            for button, box in zip(hud.small, boxes, strict=True)
        ]

    def _done_box(self, hud: Hud) -> Box:
        slots, buttons, marks = self.tabletop.slots, len(hud.ways_back), len(hud.marks)
        return Strip.done_box(slots, buttons, marks, large=self._desk.folded)

    # Painting

    def panes(self, hud: Hud) -> dict[str, Pane]:
        """What is told around the board and on it, by name."""
        return self._telling.panes(self._foreseen(hud), self.spots(hud))

    def _foreseen(self, hud: Hud) -> Hud:
        """Where a hint tells all that would come of something, the board need not."""
        return replace(hud, preview=False) if hud.preview and self._telling.tells_all(hud) else hud

    def repaint(self, brush: Brush, hud: Hud, *, everything: bool) -> list[pygame.Rect]:
        """Paint what is new, and say where."""
        if hud.saying is not None:
            self.memory.explain(hud.saying)
        self._heard = self._desk.hearing.lines
        self.memory.hurried, self.memory.behind = brush.art.patience.short and not everything, False
        hud = self._foreseen(hud)
        board, spots = self.tabletop, self.spots(hud)
        board.attend(hud)
        self._layers.backdrop(board.backdrop, brush, board.paint_backdrop, everything=everything)
        over: list[Item] = []
        for name, pane in self._telling.panes(hud, spots).items():
            content, box, paint = pane
            if name in board.slots.over:
                over.append(self._lifted(brush, name, pane, at_once=everything))
                continue
            place, strength = brush.stage.pixels(box), board.slots.strength(name)
            self._layers.panel(name, (content, strength), place, faint(paint, place, strength))
        self.memory.hurried = False
        if self.memory.behind:
            brush.art.owe(self.memory.catch_up)
        brush.art.hasty = self.hasty and not everything
        items = self._items(brush, hud, spots, over)
        self._sketchy, brush.art.hasty = brush.art.owes, False
        return self._layers.show(brush, items)

    def _lifted(self, brush: Brush, name: str, pane: Pane, *, at_once: bool) -> Item:
        """A panel over the pieces; where time is short, and it is not wanted `at_once`, as it was before."""
        key = name, pane.content, brush.type.scale, brush.art.theme, self._desk.translations.code
        before = self._over.get(name)
        if before is None or before[0] != key:
            self._late = before is not None and brush.art.patience.short and not (at_once or self._late)
            if self._late:
                brush.art.owe(partial(lifted, brush, key, pane.box, pane.paint))
            if before is None or not self._late:
                before = self._over[name] = key, lifted(brush, key, pane.box, pane.paint)._replace(key=name)
        else:
            self._late = False
        return before[1]

    def _items(self, brush: Brush, hud: Hud, spots: Sequence[Spot], over: Sequence[Item]) -> list[Item]:
        """The pieces, the panels that lie `over` them, and what is drawn above all."""
        board = self.tabletop
        items = board.items(brush)
        for keys in (() if hud.tip is None else hud.tip.lit, hud.lit):
            items += lights(brush, board.where(keys))
        pointed = [spot for spot in spots if not spot.lit and self._is_looked_at(spot.key, hud)]
        items += [ring(brush, spot.box, focused=True) for spot in pointed]
        items += [*over, *board.overlays(brush, spots, hud)]
        if hud.done is not None:
            items += done_bar(brush, self._done_box(hud), hud.done)
        if hud.warned is not None:
            box = self._warning_box(hud.warned, spots)
            items.append(warning_card(brush, self._desk, box, hud.warned, hud.focus))
        spoken = [] if hud.speech is None else hud.speech.items(brush)
        told, stays = hud.badge or self._desk.unsaved, not hud.badge
        pressed = [spot.box for spot in spots if self._is_pressed(spot, hud)] if told else []
        items += [*spoken, *badge(brush, board.slots, told, pressed, stays=stays)]
        carried = board.carried(hud)
        return sorted(items, key=lambda item: item.key in carried) if carried else items

    @staticmethod
    def _is_pressed(spot: Spot, hud: Hud) -> bool:
        """Now, or as soon as something else is chosen."""
        return spot.active or (hud.choosing is not None and spot.key in hud.choosing.everything)

    def _is_looked_at(self, key: Hashable, hud: Hud) -> bool:
        """It is pointed at, and answers nothing: a pile; or, where keys have led, what has a picture."""
        if key != hud.focus:
            return False
        if key in self.tabletop.piles:
            return True
        chosen = hud.choosing is not None and key in hud.choosing.options()
        return (
            hud.ring
            and not chosen
            and (isinstance(key, Rewind) or self.tabletop.words.about(key) is not None)
        )


def _nothing(brush: Brush, box: Box) -> None:
    """Of some turns there is no picture."""
