"""The table of Beasty Bar: what lies on it, how it moves, how it is painted."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial

import pygame

from game.beasty_bar.marks import Hold, Layer, Model, Target
from game.beasty_bar.rules.animals import OWNER, SPECIES, Card, card_of
from game.beasty_bar.rules.events import Dealt, Event
from game.beasty_bar.rules.setup import complete
from game.beasty_bar.rules.view import View
from game.beasty_bar.show import doors, furniture, overlays, panels, recap, soundtrack
from game.beasty_bar.show.board import Board
from game.beasty_bar.show.cards import CardArt
from game.beasty_bar.show.director import Director, lead
from game.beasty_bar.show.forecast import Forecast, Forecaster
from game.beasty_bar.show.ghost_line import GHOST_WIDTH
from game.beasty_bar.show.ghosts import Ghosts
from game.beasty_bar.show.looking import PILES, Looking
from game.beasty_bar.show.places import ABOVE_THE_STREET, Places, Pose
from game.beasty_bar.show.pointing import Look, Pointing, card_box
from game.beasty_bar.show.recap import LastRound, Remembered
from game.beasty_bar.show.sprites import SpritePainter
from game.beasty_bar.show.stacking import Stacking
from game.beasty_bar.show.strip import Strip
from game.beasty_bar.show.telling import Sight, Telling
from game.core.choosing import Choosing, Mark
from game.core.rules import Seat
from game.shell.animation.timeline import Clip
from game.shell.desk import Desk
from game.shell.focus import Spot
from game.shell.layers import Item, Layers, faint
from game.shell.layout import Layout
from game.shell.marked import plain
from game.shell.pace import INSTANT
from game.shell.paint.art import Art
from game.shell.paint.brush import Brush
from game.shell.paint.type import Type
from game.shell.scenes.scene import Scene
from game.shell.show import Hud, Party, Picture, Recap, Rewind, Saying
from game.shell.stage import Box, Stage


class Tabletop:
    """Holds the board and everything around it."""

    def __init__(self, desk: Desk, party: Party, layout: Layout, art: Art, letters: Type) -> None:
        self._desk, self._party, self._layout, self._art, self._letters = desk, party, layout, art, letters
        setup = complete(party.setup, party.seed)
        self._decks = [card for seat in range(setup.players) for card in setup.deck(Seat(seat))]
        self._cards = CardArt(art, letters, desk.words(party.names).name, party.dress)
        self._pointing = Pointing(desk, party.names)
        self._looking = Looking(desk, self._cards, party.names)
        self._forecaster = Forecaster(self._pointing, desk.words(party.names, party.alone))
        self._stacking = Stacking(desk, self._pointing)
        self.telling = Telling(desk, party, self._pointing, self._forecaster, self._stacking)
        self._ghosts = Ghosts()
        self._layers = Layers()
        self._stage = Stage((1920, 1080))
        self._places = self._placed()
        self._board: Board | None = None
        self._left: dict[Card, Pose] = {}
        """Where cards lay when everything was forgotten."""
        self._heard: tuple[str, ...] = ()
        """Which sounds are written on the table."""

    # What is shown

    @property
    def board(self) -> Board:
        """The cards on the table."""
        assert self._board is not None, "resync first"
        return self._board

    @property
    def view(self) -> View:
        """What is shown now."""
        return self.board.view

    def resized(self, stage: Stage) -> None:
        """Everything is laid out anew, and written anew: it may be in another language."""
        self._stage, self._layers = stage, Layers()
        self._forecaster.forget()
        self._places = self._placed()
        self._painter = SpritePainter(self._cards, self._art, stage)
        self._expect(stage.scale)
        if self._board is not None:
            self._board.move_to(self._places)

    def _placed(self) -> Places:
        """As the player wants to sit."""
        return Places(self._layout.placed(self._stage, mirrored=self._desk.settings.mirrored), self._stage)

    def _expect(self, scale: float) -> None:
        """Sooner or later every card is seen, played and let in."""
        self._painter.expect(self._decks)
        for card in self._decks:
            self._art.expect(partial(self._cards.mini, card, round(recap.CARD_WIDTH * scale)))
            self._art.expect(partial(self._cards.mini, card, round(GHOST_WIDTH * scale)))
            guest = round(panels.GUEST_WIDTH * scale)
            self._art.expect(partial(self._cards.silhouette, card, guest, panels.SILHOUETTE))

    def resync(self, view: View) -> None:
        """Show this view at once."""
        if self._board is None:
            self._board = Board(view, self._places)
        self._board.resync(view)
        self._board.come_from(self._left)
        self._left = {}
        self._ghosts.vanish()

    def stage(self, event: Event, heard: Callable[[Event], object]) -> Clip:
        """An event as a clip."""
        if isinstance(event, Dealt):
            self._painter.expect_hand(event.hand or ())

        def tell(event: Event) -> None:
            self.telling.follow(event)
            heard(event)

        calm = self._desk.settings.reduced_motion
        return Director(self.board, tell, self._desk.audio.play, calm=calm).stage(event, self.cues(event))

    def lead(self, event: Event, following: Event | None) -> float | None:
        """What only fades comes one after the other: there has to be time to see it."""
        return None if self._desk.settings.reduced_motion else lead(event, following)

    def forget(self) -> None:
        """Nothing has been seen yet; whatever flies, flies no more. Cards come home from where they were."""
        settings = self._desk.settings
        if self._board is not None and settings.speed < INSTANT and not settings.reduced_motion:
            self._left = {card: sprite.pose for card, sprite in self._board.sprites.items()}
        self._board = None
        self._stacking.order, self._stacking.picked = [], None
        self.telling.forget()

    def recall(self, event: Event) -> None:
        """Something that was seen before."""
        self.telling.follow(event)

    def explain(self, saying: Saying) -> None:
        """Why the turn that was seen last was played."""
        self.telling.remember(saying)

    def settle(self, seconds: float) -> bool:
        """Let every card come home, and ghosts and captions come and go."""
        fading, moving = self._ghosts.advance(seconds), self.board.settle(seconds)
        return fading or moving or self._heard != self._desk.hearing.lines

    def cues(self, event: Event) -> Sequence[str]:
        """What an event sounds like."""
        return soundtrack.cues(event, self.view, self._party.computers)

    def tension(self) -> int:
        """The music grows as the line fills."""
        return 1 + min(2, len(self.view.line) // 2)

    def recaps(self) -> list[Recap]:
        """The latest turns, the newest last."""
        return [
            Recap(OWNER[turn.card], self._mini(turn.card), self.telling.story(turn), self._zoomed(turn))
            for turn in self.telling.memory.latest(self.view.players - 1)
        ]

    def _zoomed(self, turn: Remembered) -> Callable[[], Scene]:
        return partial(self._looking.alone, turn.card)

    def _mini(self, card: Card) -> Picture:
        def picture(brush: Brush, box: Box) -> None:
            brush.surface.blit(self._cards.mini(card, brush.px(box.w)), brush.stage.pixels(box).topleft)

        return picture

    def picture(self, key: Hashable) -> Picture | None:
        """A card that the log speaks of."""
        return self._mini(Card(key)) if isinstance(key, int) else None

    def free_side(self) -> str:
        """Where the exit is: between two turns nobody stands there."""
        return "right" if self._places.gate_left(flipped=self.view.flipped) else "left"

    def twin(self) -> Tabletop:
        """Another one for the same players, with nothing on it yet."""
        return Tabletop(self._desk, self._party, self._layout, self._art, self._letters)

    # Choosing

    def spots(self, hud: Hud) -> list[Spot]:
        """What can be pointed at now."""
        self._places.flipped = self.board.turned
        if self.view.sent and hud.choosing:
            return [*self._stacking.spots(self.view, self._places), *self._buttons(hud)]
        spots = self._pointing.spots(self.view, self._places, hud.choosing)
        return [*spots, *self._elsewhere(), *self._buttons(hud)]

    def _elsewhere(self) -> list[Spot]:
        """What else can be looked at: the last round, and the piles."""
        say, name = self._desk.say, self._pointing.name
        turns = self.telling.memory.latest(self.view.players)
        boxes = LastRound.boxes(self._places, len(turns))
        again = say("See the last round again")
        return [
            Spot(recap.REPLAY, self._places["recap"], again, active=bool(turns)),
            *(
                Spot(
                    Rewind(turn.number),
                    box,
                    say("Turn {number}: {animal}", number=turn.number, animal=name(turn.card)),
                    plain(self.telling.story(turn)),
                )
                for turn, box in zip(turns, boxes, strict=True)
            ),
            *self._looking.spots(self.view, self._places, self._pointing),
        ]

    piles = PILES

    def zoom(self, key: Hashable, *, secret: bool) -> Scene | None:
        """What is pointed at, as large as it gets."""
        last = [turn.card for turn in self.telling.memory.latest(self.view.players)]
        card, order = self.telling.card_of(key, self.view), self._stacking.order
        return self._looking.zoom(self.view, key, card, last, order, secret=secret)

    def fan(self, key: Hashable, *, secret: bool) -> Scene | None:
        """The cards of a pile."""
        return self._looking.fan(self.view, key, secret=secret)

    def _buttons(self, hud: Hud) -> list[Spot]:
        boxes = [
            *(Strip.mark_box(self._places, len(hud.steps), large=self._desk.folded) for _ in hud.marks),
            *Strip.boxes(self._places, len(hud.steps)),
            *panels.Buttons.boxes(self._places, len(hud.buttons)),
        ]
        return [
            Spot(button.key, box, button.name, button.text, active=button.active)
            for button, box in zip((*hud.marks, *hud.steps, *hud.buttons), boxes, strict=True)
        ]

    def answer(self, key: Hashable, choosing: Choosing) -> Sequence[Mark]:
        """The marks a spot means."""
        return self._stacking.answer(key)

    def way_to(self, marks: Sequence[Mark]) -> Hashable:
        """The spot that leads to these marks."""
        order = [mark.number for mark in marks if isinstance(mark, Layer)]
        return self._stacking.way_to(order) if order else marks[0]

    # Painting

    def repaint(self, brush: Brush, hud: Hud, *, everything: bool) -> list[pygame.Rect]:
        """Paint what is new, and say where."""
        self._places.flipped = self.board.turned
        self.telling.remember(hud.saying)
        self._heard = self._desk.hearing.lines
        self._aim(hud)
        self._places.low = self._desk.settings.captions
        lifted, aimed = self._lifted(hud), self._aimed(hud)
        self.board.lifted = frozenset(aimed if lifted is None else (lifted, *aimed))
        self.board.calm = self._desk.settings.reduced_motion
        if hud.dragged is not None and aimed:
            self.board.drag(aimed[0], hud.dragged)
        backdrop_key = self.view.flipped, self.board.crossing is None
        self._layers.backdrop(backdrop_key, brush, self._paint_backdrop, everything=everything)
        for name, panel in self.telling.panels(self.sight(hud), hud).items():
            place = brush.stage.pixels(panel.box(self._places))
            strength = self.board.strength if name in ABOVE_THE_STREET else 1.0
            self._layers.panel(
                name, (panel, strength), place, faint(self._paint_panel(panel), place, strength)
            )
        return self._layers.show(brush, self._items(brush, hud))

    def _aim(self, hud: Hud) -> None:
        if hud.choosing is None:
            self._ghosts.vanish()
        else:
            instant = self._desk.settings.speed >= INSTANT
            self._ghosts.aim(self._forecast(hud), dwell=not hud.ring, instant=instant)

    def _forecast(self, hud: Hud) -> Forecast | None:
        """What would come of the thing pointed at, if that is to be shown."""
        if not hud.preview or self.telling.tells_all(self.view, hud):
            return None
        return self._forecaster.look(self.view, hud.choosing, hud.focus)

    def _paint_backdrop(self, brush: Brush) -> None:
        brush.surface.blit(self._scenery(brush.surface.get_size()), (0, 0))
        if brush.art.strong:
            brush.shade(brush.stage.box, 200)
        if self.board.crossing is None:
            furniture.street(brush, self._desk, self._places, flipped=self.view.flipped)

    def _scenery(self, size: tuple[int, int]) -> pygame.Surface:
        source, mirrored = self._layout.source, self._desk.settings.mirrored

        def make() -> pygame.Surface:
            whole = self._art.passing(("whole", source), self._layout.whole)
            self._art.patience.ask()
            return self._layout.scenery(size, mirrored=mirrored, whole=whole)

        return self._art.made(("scenery", source, size, mirrored), make)

    def _paint_panel(self, panel: panels.Panel) -> Callable[[Brush], None]:
        return lambda brush: panel.draw(brush, self._desk, self._places, self._cards)

    def _lifted(self, hud: Hud) -> Card | None:
        """The card of the hand that is pointed at or being played."""
        viewer = self.view.viewer
        if viewer is None or hud.choosing is None:
            return None
        if hud.choosing.begun:
            first = hud.choosing.done[0]
            return card_of(viewer, first.species) if isinstance(first, Hold) else None
        if isinstance(hud.focus, Hold):
            return card_of(viewer, hud.focus.species)
        if isinstance(hud.focus, Look) and hud.focus.card in self.view.hand:
            return hud.focus.card
        advised = [card for card in self.view.hand if hud.tip is not None and card in hud.tip.lit]
        return advised[0] if len(advised) == 1 else None

    def _aimed(self, hud: Hud) -> list[Card]:
        """The cards that are pointed at as the answer to a question."""
        if hud.choosing is None or hud.focus not in hud.choosing.options():
            return []
        match hud.focus:
            case Target(place):
                return [self.view.line[place]]
            case Model(species):
                return [card for card in self.view.line if SPECIES[card] == species]
            case Hold(species) if self.view.viewer is not None:
                return [card_of(self.view.viewer, species)]
        return []

    def sight(self, hud: Hud) -> Sight:
        """What the panels have to know."""
        frame = self._ghosts.framed(self._forecast(hud))
        return Sight(self.view, self._inside(), self.spots(hud), frame)

    def _inside(self) -> tuple[Card, ...]:
        """Who has got in; whoever can still be seen outside has not quite."""
        return tuple(card for card in self.view.bar if card not in self.board.sprites)

    def _lit_boxes(self, lit: Sequence[Hashable]) -> list[Box]:
        """Where the things are that a hint or the log speaks of."""
        board, boxes, inside = self.board, [], self._inside()
        for key in lit:
            if isinstance(key, str):
                boxes.append(self._places.sight(key, flipped=self.view.flipped))
            elif key in self.view.sent:
                boxes.append(self._stacking.box_of(Card(key), self.view, self._places))
            elif key in inside:
                guests = panels.Bar.boxes(self._places, len(inside))
                seen = self._desk.settings.open_piles
                boxes.append(guests[inside.index(key)] if seen else self._places["bar"])
            elif isinstance(key, int) and (sprite := board.sprites.get(Card(key))) is not None:
                boxes.append(card_box(sprite.pose))
        return boxes

    def _items(self, brush: Brush, hud: Hud) -> list[Item]:
        """Cards, and what is drawn over them."""
        spots = self.spots(hud)
        sprites = sorted(self.board.sprites.items(), key=lambda pair: pair[1].level)
        items = doors.items(brush, self._desk, self._places, self.board)
        items += self._ghosts.items(brush, self._desk, self._places, self._cards)
        for card, sprite in sprites:
            picture, rect = self._painter.picture(card, sprite, self.board.mood(card))
            items.append(Item(("card", card), picture, rect))
        items += overlays.in_the_air(brush, self.board.puffs)
        if hud.tip is not None:
            items += overlays.lights(brush, self._lit_boxes(hud.tip.lit))
        items += overlays.lights(brush, self._lit_boxes(hud.lit))
        items += overlays.looked_at(brush, spots, hud)
        if hud.choosing is not None:
            low = self._desk.settings.captions
            items += overlays.choice_items(brush, self._cards, spots, hud, self.board.lifted, low=low)
            if self.view.sent:
                items += overlays.stack_items(
                    brush,
                    self._places,
                    self._cards,
                    self._stacking.cards(self.view),
                    self._stacking.picked,
                    hud,
                    self._desk.say("Done"),
                )
        return items + overlays.badge(brush, self._places, hud.badge)
