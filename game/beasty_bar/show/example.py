"""A printed example as a turn to watch: the position, what is played, and what comes of it, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import zip_longest

import pygame

from game.beasty_bar.handbook.entry import Example
from game.beasty_bar.rules.actions import Play
from game.beasty_bar.rules.animals import ANIMALS, OWNER, Card, card_of
from game.beasty_bar.rules.events import Drawn, Event, GameOver, Played, TurnStarted
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.position import parse_position
from game.beasty_bar.rules.setup import Mode
from game.beasty_bar.rules.state import State
from game.beasty_bar.rules.view import View
from game.beasty_bar.show import doors, furniture, overlays, panels, soundtrack
from game.beasty_bar.show.board import Board, Sprite
from game.beasty_bar.show.cards import CardArt, Mood
from game.beasty_bar.show.director import Director, lead
from game.beasty_bar.show.places import Places, Pose
from game.beasty_bar.show.sprites import SpritePainter
from game.core.messages import N_
from game.core.rules import Seat
from game.core.words import USUAL_NAMES
from game.shell.animation.timeline import Clip, Timeline
from game.shell.desk import Desk
from game.shell.focus import Spot
from game.shell.layers import Item, Layers
from game.shell.paint.brush import Brush
from game.shell.paint.palette import GOLD, HAIRLINE, INK, PAGE, QUIET, RAISED, TEXT
from game.shell.paint.type import Face
from game.shell.scenes.menus import Menu, button, even_size, quiet_ground
from game.shell.scenes.scene import STAY, Go, Pop
from game.shell.signals import Button, Intent, PointerDown, Press, Signal
from game.shell.stage import DESIGN_WIDTH, Box, Stage
from game.shell.table.pace import INSTANT
from game.shell.table.panel import Pane, Props, pane
from game.shell.table.sound_row import SoundRow

BEFORE, AGAIN, AFTER, BACK = "before", "again", "after", "back"
_ICONS = {BEFORE: "arrow_left", AGAIN: "restart", AFTER: "arrow_right", BACK: "cross"}
LOOK_SECONDS = 1.1
"""There is time to look at the position before somebody plays."""
FASTEST = 4.0
"""Whoever wants to see nothing on the way wants to see it here."""
STEPS_SHOWN, STEP_SIZE = 6, 23.0
_SKIPPED = (Drawn, TurnStarted, GameOver)
"""An example is over when the gate has closed."""
_LABELS = {
    "": N_("Base, example {number}"),
    "N": N_("New Beasts, example {number}"),
    "M": N_("Mixed, example {number}"),
}

# Where things are, in units of the design: the street hangs in the middle, the rest keeps to its edge.
_HEAD = Box(336, 20, 1560, 176)
_STREET = {
    "gate": Box(46, 112, 232, 570),
    "exit": Box(1578, 322, 292, 378),
    "carpet": Box(10, 600, 1570, 104),
    "rope": Box(320, 632, 1200, 70),
    **{f"queue.{place}": Box(333 + 240 * place, 326, 214, 300) for place in range(5)},
}
_LOWER = 60.0
"""How much lower the street is than on the table."""
_FOOT = {
    "bar": Box(24, 772, 376, 302),
    "thats_it": Box(1520, 772, 376, 302),
    "steps": Box(424, 788, 1072, 204),
    "buttons": Box(424, 1006, 1072, 60),
}
_CARD = 124.0
"""How wide the card is that is going to be played."""


def label(desk: Desk, example: Example) -> str:
    """Which of the printed examples it is."""
    kind, number = ("", example.key) if example.key[0].isdigit() else example.key.split(" ", 1)
    return desk.say(_LABELS[kind], number=number)


class ExamplePlaces(Places):
    """The street of the table, with less around it."""

    def at_plate(self, seat: Seat) -> Pose:
        """Where the card waits that is going to be played."""
        return Pose(*card_slot(self["steps"]).centre, _CARD)


def card_slot(steps: Box) -> Box:
    """Where the card to be played lies, on the panel of the steps."""
    height = _CARD * 1.4
    return Box(steps.x + 24, steps.centre[1] - height / 2, _CARD, height)


def _places(stage: Stage, *, mirrored: bool) -> ExamplePlaces:
    aside, spare = (stage.width - DESIGN_WIDTH) / 2, stage.height - 1080
    slots = {name: box.moved(aside, _LOWER + spare * 0.45) for name, box in _STREET.items()}
    slots |= {name: box.moved(aside, spare) for name, box in _FOOT.items()}
    slots["head"] = _HEAD.moved(aside, 0)
    if mirrored:
        slots = {name: stage.mirrored(box) for name, box in slots.items()}
    return ExamplePlaces(slots, stage)


@dataclass(frozen=True)
class HeadPanel:
    """What the example is called, and what it shows."""

    label: str
    title: str
    text: str
    count: str

    def box(self, places: Places) -> Box:
        """The slot."""
        return places["head"]

    def draw(self, brush: Brush, places: Places, cards: CardArt) -> None:
        """The name in a row, the sentence below it."""
        box = places["head"]
        brush.panel(box, PAGE, radius=22, border=HAIRLINE, alpha=240)
        row = Box(box.x + 32, box.y + 14, box.w - 64, 56)
        facts = f"{self.label} \N{MIDDLE DOT} {self.count}"
        width = min(row.w / 2, brush.text_width(facts, 23, Face.BODY))
        brush.text(self.title, row._replace(w=row.w - width - 24), 42, GOLD, face=Face.TITLE)
        note = Box(row.x + row.w - width, row.y + 10, width, 36)
        brush.text(facts, note, 23, QUIET, face=Face.BODY, align="right")
        brush.paragraph(self.text, Box(row.x, box.y + 74, row.w, box.h - 84), 27)


@dataclass(frozen=True)
class StepsPanel:
    """What has happened so far, the latest last; and who plays what."""

    player: Seat
    begins: str
    """What is about to happen."""
    steps: tuple[str, ...]

    def box(self, places: Places) -> Box:
        """The slot."""
        return places["steps"]

    def _shown(self, brush: Brush, width: float) -> int:
        """How many sentences there is room for: fewer, if one of them needs two lines."""
        shown = round(STEPS_SHOWN / brush.type.scale)
        long = any(brush.text_width(step, STEP_SIZE - 3, Face.BODY) > width for step in self.steps[-shown:])
        return max(2, round(shown * 0.6)) if long else shown

    def draw(self, brush: Brush, places: Places, cards: CardArt) -> None:
        """First the card to be played and who plays it; once it is played, numbered sentences."""
        box, livery = places["steps"], cards.dress[self.player]
        brush.panel(box, PAGE, radius=22, border=HAIRLINE, alpha=240)
        if not self.steps:
            slot = card_slot(box)
            brush.panel(slot, livery.dark, radius=12, border=livery.mid, width=3, alpha=150)
            beside = Box(slot.x + slot.w + 30, box.y + 12, box.w - slot.w - 76, box.h - 22)
            brush.text(self.begins, beside, 28, livery.text, face=Face.STRONG)
            return
        rows = box.inset(30, 11)
        shown = self._shown(brush, rows.w - 40)
        first = max(0, len(self.steps) - shown)
        for row, number in zip(rows.column(shown, 0), range(first, len(self.steps)), strict=False):
            now = number == len(self.steps) - 1
            disc = Box(row.x, row.centre[1] - 13, 26, 26)
            brush.panel(disc, GOLD if now else RAISED, radius=13, border=GOLD if now else HAIRLINE)
            brush.text(str(number + 1), disc, 20, INK if now else TEXT, face=Face.HEAVY, align="center")
            line = Box(row.x + 40, row.y, row.w - 40, row.h)
            colour = TEXT if now else QUIET
            brush.paragraph(self.steps[number], line, STEP_SIZE, colour, leading=1.1, middle=True)


def _open_piles(view: View) -> View:
    """THAT'S IT lies face up here, whichever the set: whoever learns wants to see who had to go."""
    return replace(view, options=replace(view.options, mode=Mode.MIXED))


def _events(state: State, actions: Sequence[str]) -> list[Event]:
    """Everything that happens in the example."""
    events: list[Event] = []
    for text in actions:
        step = RULES.apply(state, RULES.parse(text))
        state = step.state
        events += step.events
    return events


class ExampleScene(Menu):
    """Plays an example, as often as one likes, and leads on to the next."""

    def __init__(self, desk: Desk, cards: CardArt, examples: Sequence[Example], number: int = 0) -> None:
        super().__init__(desk, AGAIN)
        self._cards, self._examples = cards, tuple(examples)
        self._words = desk.words(USUAL_NAMES)
        self.timeline = Timeline()
        self._layers = Layers()
        self._places = _places(self.stage, mirrored=self._desk.settings.mirrored)
        self._painter = SpritePainter(cards, cards.art, self.stage)
        self._everything_new = True
        self._open(number)

    @property
    def example(self) -> Example:
        """The one that can be seen."""
        return self._examples[self._number]

    def _open(self, number: int) -> None:
        """Show the position, and get ready to play."""
        self._number = number % len(self._examples)
        state = parse_position(self.example.position)
        self._player = state.to_move
        self.board = Board(_open_piles(RULES.view(state, None)), self._places)
        self.board.calm = self._desk.settings.reduced_motion
        self.steps: list[str] = []
        self._waited, self._settling = 0.0, True
        self.timeline.clear()
        events = _events(state, self.example.actions)
        for event, following in zip_longest(events, events[1:]):
            if not isinstance(event, _SKIPPED):
                self.timeline.add(partial(self._stage_event, event), lead=self._lead(event, following))
        first = RULES.parse(self.example.actions[0])
        assert isinstance(first, Play), "an example begins with a card"
        self._first = ANIMALS[first.chain[0]].name
        self._card: Card | None = card_of(self._player, first.chain[0])
        self.changed = True

    def _stage_event(self, event: Event) -> Clip:
        calm = self._desk.settings.reduced_motion
        director = Director(self.board, self._heard, self._desk.audio.play, calm=calm)
        return director.stage(event, soundtrack.cues(event, self.board.view))

    def _lead(self, event: Event, following: Event | None) -> float | None:
        return None if self._desk.settings.reduced_motion else lead(event, following)

    def _heard(self, event: Event) -> None:
        if isinstance(event, Played):
            self._card = None
        sentence = self._desk.module.tell(event, self._words)
        if sentence:
            self.steps.append(sentence)

    # Time

    @property
    def moving(self) -> bool:
        """It has begun, or is about to."""
        return self.timeline.busy or self._settling

    def advance(self, seconds: float) -> Go:
        """Look for a moment, then see what happens."""
        speed = self._desk.settings.speed
        seconds *= FASTEST if speed >= INSTANT else speed
        if self._waited < LOOK_SECONDS:
            self._waited += seconds
            return STAY
        self.timeline.advance(seconds)
        if not self.timeline.busy:
            self._settling = self.board.settle(seconds)
        return STAY

    # What the player does

    def spots(self) -> list[Spot]:
        """The ways on, from left to right."""
        say = self._desk.say
        names = {AGAIN: say("Play again"), BACK: say("Back")}
        if len(self._examples) > 1:
            names = {BEFORE: say("Previous"), AGAIN: names[AGAIN], AFTER: say("Next"), BACK: names[BACK]}
        boxes = self._places["buttons"].row(len(names), 16)
        return [Spot(key, box, names[key]) for key, box in zip(names, boxes, strict=True)]

    def handle(self, signal: Signal) -> Go:
        """Watch it again, or another one. A press while something is to be seen finishes that step."""
        match signal:
            case Press(Intent.BACK | Intent.PAUSE) | PointerDown(_, Button.RIGHT):
                self._desk.audio.play("back")
                return Pop()
            case Press(Intent.LEFT | Intent.PAGE_UP) if len(self._examples) > 1:
                self._open(self._number - 1)
                return STAY
            case Press(Intent.RIGHT | Intent.PAGE_DOWN) if len(self._examples) > 1:
                self._open(self._number + 1)
                return STAY
            case Press(Intent.SKIP):
                self._skip()
                return STAY
        spot = self.pointed(signal)
        match spot.key if spot else None:
            case "again":
                self._open(self._number)
            case "before":
                self._open(self._number - 1)
            case "after":
                self._open(self._number + 1)
            case "back":
                return Pop()
            case _ if isinstance(signal, PointerDown) and self.focus.key is None:
                self._skip()
        return STAY

    def _skip(self) -> None:
        """To the end of this step; when all is over, from the beginning."""
        self.changed = True
        if not self.timeline.busy:
            self._open(self._number)
        elif self._waited < LOOK_SECONDS:
            self._waited = LOOK_SECONDS
        else:
            self.timeline.finish_step()

    # Painting

    def resized(self, stage: Stage) -> None:
        """Everything is laid out anew."""
        super().resized(stage)
        self.timeline.finish_running()
        self._places = _places(stage, mirrored=self._desk.settings.mirrored)
        self._painter = SpritePainter(self._cards, self._cards.art, stage)
        self.board.move_to(self._places)
        self._everything_new = True

    def draw(self, brush: Brush) -> None:
        """Everything anew."""
        self._everything_new = True
        self.repaint(brush)

    def repaint(self, brush: Brush) -> list[pygame.Rect]:
        """Whatever is not as it was painted."""
        everything, self._everything_new, self.changed = self._everything_new, False, False
        board = self.board
        self._places.flipped = False
        turned = board.view.flipped, self._desk.settings.mirrored
        key = (self.stage, turned, board.crossing is None)
        self._layers.backdrop(key, brush, self._paint_street, everything=everything)
        for name, (content, box, paint) in self._panes().items():
            self._layers.panel(name, content, brush.stage.pixels(box), paint)
        foot = self._places["buttons"]
        content = (self.focus.key, self.focus.by_mouse, len(self._examples))
        self._layers.panel("buttons", content, brush.stage.pixels(foot.inset(-24, -12)), self._paint_buttons)
        return self._layers.show(brush, self._items(brush))

    def _panes(self) -> dict[str, Pane]:
        say, example, view = self._desk.say, self.example, self.board.view
        count = say("{count} of {all}", count=self._number + 1, all=len(self._examples))
        first = self._words.known(self._first, "object")
        begins = say("{player} is about to play {card}.", player=self._words.seat(self._player), card=first)
        told: dict[str, panels.Panel] = {
            "head": HeadPanel(label(self._desk, example), say(example.title), say(example.text), count),
            "steps": StepsPanel(self._player, begins, tuple(self.steps)),
            "bar": panels.Bar(self.board.inside, say("IN THE BAR")),
            "bin": panels.Bin(len(view.thats_it), say("THAT'S IT")),
        }
        panes = {name: panels.pane(panel, self._places, self._cards) for name, panel in told.items()}
        props = Props(self._desk, self._places, self._cards.dress, lambda key: None)
        return {**panes, "sounds": pane(SoundRow.of(self._desk, "head"), props)}

    def _paint_street(self, brush: Brush) -> None:
        quiet_ground(brush, self._desk)
        if self.board.crossing is None:
            furniture.street(brush, self._desk, self._places, flipped=self.board.view.flipped)

    def _paint_buttons(self, brush: Brush) -> None:
        spots = self.spots()
        size = even_size(brush, spots, 25)
        for spot in spots:
            button(brush, self.focus, spot, icon=_ICONS[str(spot.key)], size=size)

    def _items(self, brush: Brush) -> list[Item]:
        board = self.board
        items = doors.items(brush, self._desk, self._places, board)
        sprites = dict(board.sprites)
        if self._card is not None and self._card not in sprites:
            sprites[self._card] = Sprite(self._places.at_plate(OWNER[self._card]))
        for card, sprite in sorted(sprites.items(), key=lambda pair: pair[1].level):
            mood = board.mood(card) if card in board.sprites else Mood.WAITING
            picture, rect = self._painter.picture(card, sprite, mood)
            items.append(Item(("card", card), picture, rect))
        return items + overlays.in_the_air(brush, board.puffs)
