"""The board of Beasty Bar: what lies on it, how it moves, how it is painted, what can be chosen."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence
from functools import partial
from itertools import zip_longest

from game.beasty_bar.marks import Layer
from game.beasty_bar.rules.animals import Card, Species
from game.beasty_bar.rules.events import Dealt, Event
from game.beasty_bar.rules.setup import complete
from game.beasty_bar.rules.view import View
from game.beasty_bar.show import doors, furniture, overlays, panels, soundtrack
from game.beasty_bar.show.board import Board, masks
from game.beasty_bar.show.cards import CardArt
from game.beasty_bar.show.director import Director, lead
from game.beasty_bar.show.forecast import Forecast, Forecaster
from game.beasty_bar.show.ghost_line import GHOST_WIDTH
from game.beasty_bar.show.ghosts import Ghosts
from game.beasty_bar.show.looking import PILES, Looking
from game.beasty_bar.show.places import Places, Pose
from game.beasty_bar.show.pointing import Pointing, aimed, card_box, lifted
from game.beasty_bar.show.sprites import SpritePainter
from game.beasty_bar.show.stacking import Stacking
from game.beasty_bar.show.words import StreetWords
from game.core.choosing import Choosing, Mark
from game.core.rules import Seat
from game.shell.animation.timeline import Beat, Clip
from game.shell.backdrop import paint_scenery
from game.shell.focus import Spot
from game.shell.layers import Item
from game.shell.layout import Layout
from game.shell.paint.art import Art
from game.shell.paint.brush import Brush
from game.shell.paint.type import Type
from game.shell.scenes.scene import Scene
from game.shell.show import Party, Rooms
from game.shell.stage import Box, Stage
from game.shell.table import recap
from game.shell.table.hud import Hud
from game.shell.table.pace import INSTANT
from game.shell.table.panel import Pane


class Tabletop:
    """Holds the cards, and everything that belongs to them."""

    def __init__(self, rooms: Rooms, party: Party, layout: Layout, art: Art, letters: Type) -> None:
        self._rooms, self._desk = rooms, (desk := rooms.desk)
        self._party, self._layout, self._art, self._letters = party, layout, art, letters
        setup = complete(party.setup, party.seed)
        self._decks = [card for seat in range(setup.players) for card in setup.deck(Seat(seat))]
        self._cards = CardArt(art, letters, desk.words(party.names).name, party.dress)
        self._pointing = Pointing(desk, party.names)
        self._looking = Looking(rooms, self._cards, party.names)
        self._forecaster = Forecaster(self._pointing, desk.words(party.names, party.alone))
        self._stacking = Stacking(desk, self._pointing)
        self.words = StreetWords(
            desk, party, self._cards, self._pointing, self._forecaster, self._stacking, lambda: self.board
        )
        self._ghosts = Ghosts()
        self._stage = Stage((1920, 1080))
        self._places = self._placed()
        self._board: Board | None = None
        self._left: dict[Card, Pose] = {}
        """Where cards lay when everything was forgotten."""
        self._masks: dict[Card, Species] = {}
        """What cards posed as when everything was recalled."""

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
        self._stage = stage
        self._forecaster.forget()
        self._places = self._placed()
        self._painter = SpritePainter(self._cards, self._art, stage)
        self._expect(stage.scale)
        if self._board is not None:
            self._board.move_to(self._places)

    def _placed(self) -> Places:
        """As the player wants to sit."""
        return Places(self._layout.placed(self._stage, mirrored=self._desk.settings.mirrored), self._stage)

    @property
    def slots(self) -> Places:
        """Where everything is; what hangs above the street makes room for the gate."""
        places, board = self._places, self.board
        places.flipped, places.faded, places.low = board.turned, board.strength, self._desk.settings.captions
        return places

    def _expect(self, scale: float) -> None:
        """Sooner or later every card is seen, played and let in."""
        self._painter.expect(self._decks)
        for card in self._decks:
            self._art.expect(partial(self._cards.mini, card, round(recap.PICTURE_WIDTH * scale)))
            self._art.expect(partial(self._cards.mini, card, round(GHOST_WIDTH * scale)))
            guest = round(panels.GUEST_WIDTH * scale)
            self._art.expect(partial(self._cards.silhouette, card, guest, panels.SILHOUETTE))

    def resync(self, view: View) -> None:
        """Show this view at once."""
        if self._board is None:
            self._board = Board(view, self._places)
            self._board.wear(self._masks)
        self._board.resync(view)
        self._board.come_from(self._left)
        self._left, self._masks = {}, {}
        self._ghosts.vanish()

    def stage(self, event: Event, heard: Callable[[Event], object]) -> Clip:
        """An event as a clip."""
        if isinstance(event, Dealt):
            self._painter.expect_hand(event.hand or ())
        calm = self._desk.settings.reduced_motion
        return Director(self.board, heard, self._desk.audio.play, calm=calm).stage(event, self.cues(event))

    def beats(self, events: Sequence[Event]) -> list[Beat]:
        """What only fades comes one after the other: there has to be time to see it."""
        if self._desk.settings.reduced_motion:
            return [Beat()] * len(events)
        return [Beat(lead(event, following)) for event, following in zip_longest(events, events[1:])]

    def forget(self) -> None:
        """Nothing has been seen yet; whatever flies, flies no more. Cards come home from where they were."""
        settings = self._desk.settings
        if self._board is not None and settings.speed < INSTANT and not settings.reduced_motion:
            self._left = {card: sprite.pose for card, sprite in self._board.sprites.items()}
        self._board = None
        self._stacking.order, self._stacking.picked = [], None

    def recall(self, events: Sequence[Event]) -> None:
        """Whoever poses as another does so again."""
        self.forget()
        self._left, self._masks = {}, masks(events)

    def settle(self, seconds: float) -> bool:
        """Let every card come home, and ghosts come and go."""
        fading, moving = self._ghosts.advance(seconds), self.board.settle(seconds)
        return fading or moving

    def idle(self, seconds: float) -> bool:
        """While nobody plays, the street lies still."""
        return False

    def cues(self, event: Event) -> Sequence[str]:
        """What an event sounds like."""
        return soundtrack.cues(event, self.view, self._party.computers)

    def twin(self) -> Tabletop:
        """Another one for the same players, with nothing on it yet."""
        return Tabletop(self._rooms, self._party, self._layout, self._art, self._letters)

    # Choosing

    def spots(self, hud: Hud, turns: Sequence[Spot]) -> list[Spot]:
        """Line and hand, the last round, the piles; or the animals to stack, and nothing else."""
        if self.view.sent and hud.choosing:
            return self._stacking.spots(self.view, self.slots)
        spots = self._pointing.spots(self.view, self.slots, hud.choosing)
        return [*spots, *turns, *self._looking.spots(self.view, self.slots, self._pointing)]

    @property
    def piles(self) -> dict[Hashable, str]:
        """The bar, and THAT'S IT."""
        return {key: self._desk.say(name) for key, name in PILES.items()}

    def zoom(self, key: Hashable, *, secret: bool) -> Scene | None:
        """What is pointed at, as large as it gets."""
        card = self.words.card_of(key)
        return self._looking.zoom(self.view, key, card, self._stacking.order, secret=secret)

    def gallery(self, pictures: Sequence[Hashable], number: int, *, secret: bool) -> Scene:
        """Cards one beside the other."""
        cards = [Card(key) for key in pictures if isinstance(key, int)]
        return self._looking.gallery(cards, number, secret=secret)

    def fan(self, key: Hashable, *, secret: bool) -> Scene | None:
        """The cards of a pile."""
        return self._looking.fan(self.view, key, secret=secret)

    def answer(self, key: Hashable, choosing: Choosing) -> Sequence[Mark]:
        """The marks a spot means."""
        return self._stacking.answer(key)

    def way_to(self, marks: Sequence[Mark]) -> Hashable:
        """The spot that leads to these marks."""
        order = [mark.number for mark in marks if isinstance(mark, Layer)]
        return self._stacking.way_to(self.view, order) if order else marks[0]

    # Painting

    def attend(self, hud: Hud) -> None:
        """What is pointed at rises, what is dragged follows, and it is foretold what would come of it."""
        self._aim(hud)
        meant, answers = lifted(self.view, hud), aimed(self.view, hud)
        self.board.lifted = frozenset(answers if meant is None else (meant, *answers))
        self.board.calm = self._desk.settings.reduced_motion
        if hud.dragged is not None and answers:
            self.board.drag(answers[0], hud.dragged)

    def _aim(self, hud: Hud) -> None:
        if hud.choosing is None:
            self._ghosts.vanish()
        else:
            instant = self._desk.settings.speed >= INSTANT
            self._ghosts.aim(self._forecast(hud), dwell=not hud.ring, instant=instant)

    def _forecast(self, hud: Hud) -> Forecast | None:
        """What would come of the thing pointed at, if that is to be shown."""
        return self._forecaster.look(self.view, hud.choosing, hud.focus) if hud.preview else None

    def preview(self, hud: Hud) -> Pane | None:
        """The frame of the ghosts."""
        frame = self._ghosts.framed(self._forecast(hud))
        if frame is None:
            return None
        desk, slots = self._desk, self.slots
        return Pane(frame, frame.box(slots), lambda brush: frame.draw(brush, desk, slots))

    @property
    def backdrop(self) -> Hashable:
        """While gate and exit change sides, they are not part of it."""
        return self.view.flipped, self.board.crossing is None

    def paint_backdrop(self, brush: Brush) -> None:
        """The scenery, and what stands on the street."""
        paint_scenery(brush, self._layout, mirrored=self._desk.settings.mirrored)
        if self.board.crossing is None:
            furniture.street(brush, self._desk, self._places, flipped=self.view.flipped)

    def panels(self, hud: Hud) -> dict[str, Pane]:
        """The bar, THAT'S IT, and the tray of the hand."""
        say, view, viewer = self._desk.say, self.view, self.view.viewer
        closed = "" if self._desk.settings.open_piles else say("Hidden until the end")
        deck, note = (0, self._note()) if viewer is None else (view.deck_sizes[viewer], "")
        shown: dict[str, panels.Panel] = {
            "bar": panels.Bar(self.board.inside, say("IN THE BAR"), closed),
            "bin": panels.Bin(len(view.thats_it), say("THAT'S IT")),
            "tray": panels.Tray(viewer, deck, lit=hud.choosing is not None, note=note),
        }
        return {name: panels.pane(panel, self.slots, self._cards) for name, panel in shown.items()}

    def _note(self) -> str:
        """What is told where there is no hand."""
        if not self._party.people:
            return self._desk.say("The computers play. Lean back and watch.")
        return self._desk.say("All hands are hidden.")

    def where(self, keys: Sequence[Hashable]) -> list[Box]:
        """Where the things are that a hint or the log speaks of."""
        board, boxes, inside = self.board, [], self.board.inside
        for key in keys:
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

    def items(self, brush: Brush) -> list[Item]:
        """Doors, ghosts, cards, and what is in the air."""
        items = doors.items(brush, self._desk, self._places, self.board)
        items += self._ghosts.items(brush, self._desk, self._places, self._cards)
        for card, sprite in sorted(self.board.sprites.items(), key=lambda pair: pair[1].level):
            picture, rect = self._painter.picture(card, sprite, self.board.mood(card))
            items.append(Item(("card", card), picture, rect))
        return items + overlays.in_the_air(brush, self.board.puffs)

    def carried(self, hud: Hud) -> Collection[Hashable]:
        """A card."""
        return [("card", card) for card in aimed(self.view, hud)[:1]] if hud.dragged is not None else ()

    def overlays(self, brush: Brush, spots: Sequence[Spot], hud: Hud) -> list[Item]:
        """Rings and digits where something can be chosen, and the animals to stack."""
        if hud.choosing is None:
            return []
        low = self._desk.settings.captions
        items = overlays.choice_items(brush, self._cards, spots, hud, self.board.lifted, low=low)
        if self.view.sent:
            sent, done = self._stacking.cards(self.view), self._desk.say("Done")
            picked = self._stacking.picked
            items += overlays.stack_items(brush, self._places, self._cards, sent, picked, hud, done)
        return items
