"""The board of Fantasy Pub: the room and who is in it, how they move, what can be chosen."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial

import pygame

from game.core.choosing import Choosing, Mark
from game.fantasy_pub.rules.characters import Character
from game.fantasy_pub.rules.events import Event
from game.fantasy_pub.rules.house import ALL_CARDS
from game.fantasy_pub.rules.view import View
from game.fantasy_pub.show import furniture, soundtrack
from game.fantasy_pub.show.air import AirArt, held_width, moving
from game.fantasy_pub.show.board import Board
from game.fantasy_pub.show.cards import EventCards
from game.fantasy_pub.show.director import Director
from game.fantasy_pub.show.places import Places, Pose
from game.fantasy_pub.show.pointing import Pointing
from game.fantasy_pub.show.seating import PLATE
from game.fantasy_pub.show.tempo import beats
from game.fantasy_pub.show.tokens import TokenArt
from game.fantasy_pub.show.words import PubWords
from game.shell.animation.timeline import Beat, Clip
from game.shell.focus import Spot
from game.shell.layers import Item, drawn
from game.shell.layout import Layout
from game.shell.paint.art import Art
from game.shell.paint.brush import Brush
from game.shell.paint.type import Type
from game.shell.scenes.scene import Scene
from game.shell.show import Party, Rooms
from game.shell.stage import Box, Stage
from game.shell.table.hud import Hud
from game.shell.table.pace import INSTANT
from game.shell.table.panel import Pane


class PubTabletop:
    """Holds the guests, and everything that belongs to them."""

    def __init__(self, rooms: Rooms, party: Party, layout: Layout, art: Art, letters: Type) -> None:
        self._rooms, self._desk = rooms, rooms.desk
        self._party, self._layout, self._art, self._letters = party, layout, art, letters
        self._pointing = Pointing(self._desk, party.names)
        self.words = PubWords(self._desk, party, lambda: self.board)
        self._board: Board | None = None
        self._left: dict[Character, Pose] = {}
        """Where guests were when everything was forgotten."""
        self._cards = EventCards(art, letters, self._desk.say)
        self._stage = Stage((1920, 1080))
        self.resized(self._stage)

    # What is shown

    @property
    def board(self) -> Board:
        """Who is in the pub."""
        assert self._board is not None, "resync first"
        return self._board

    @property
    def view(self) -> View:
        """What is shown now."""
        return self.board.view

    @property
    def slots(self) -> Places:
        """Where everything is."""
        return self._places

    def resized(self, stage: Stage) -> None:
        """Everything is laid out anew."""
        self._stage = stage
        self._places = Places(self._layout.placed(stage, mirrored=self._desk.settings.mirrored), stage)
        self._tokens = TokenArt(self._art, self._party.dress, stage)
        self._air = AirArt(self._art, stage)
        for card in ALL_CARDS:
            self._art.expect(partial(self._cards.large, card, held_width(stage)))
        if self._board is not None:
            self._board.move_to(self._places)

    def resync(self, view: View) -> None:
        """Show this view at once."""
        if self._board is None:
            self._board = Board(view, self._places)
        self._board.resync(view)
        self._board.come_from(self._left)
        self._left = {}

    def forget(self) -> None:
        """Nothing has been seen yet; whatever flies, flies no more. Guests come home from where they were."""
        settings = self._desk.settings
        if self._board is not None and settings.speed < INSTANT and not settings.reduced_motion:
            self._left = {who: sprite.pose for who, sprite in self._board.sprites.items()}
        self._board = None

    def stage(self, event: Event, heard: Callable[[Event], object]) -> Clip:
        """An event as a clip."""
        calm = self._desk.settings.reduced_motion
        director = Director(self.board, self._party.dress, heard, self._desk.audio.play, calm=calm)
        return director.stage(event, soundtrack.cues(event, self.view, self._party.computers))

    def beats(self, events: Sequence[Event]) -> list[Beat]:
        """Long rows make haste."""
        return beats(events, calm=self._desk.settings.reduced_motion)

    def settle(self, seconds: float) -> bool:
        """Let everybody come home."""
        return self.board.settle(seconds)

    def twin(self) -> PubTabletop:
        """Another one for the same players, with nothing on it yet."""
        return PubTabletop(self._rooms, self._party, self._layout, self._art, self._letters)

    # Painting

    def attend(self, hud: Hud) -> None:
        """Whoever is pointed at rises."""
        self.board.calm = self._desk.settings.reduced_motion

    @property
    def backdrop(self) -> Hashable:
        """The room does not change."""
        return "pub"

    def paint_backdrop(self, brush: Brush) -> None:
        """Walls, and what stands there."""
        brush.surface.blit(self._scenery(brush.surface.get_size()), (0, 0))
        if brush.art.strong:
            brush.shade(brush.stage.box, 200)
        furniture.backdrop(brush, self._places)

    def _scenery(self, size: tuple[int, int]) -> pygame.Surface:
        source, mirrored = self._layout.source, self._desk.settings.mirrored

        def make() -> pygame.Surface:
            whole = self._art.passing(("whole", source), self._layout.whole)
            self._art.patience.ask()
            return self._layout.scenery(size, mirrored=mirrored, whole=whole)

        return self._art.made(("scenery", source, size, mirrored), make)

    def panels(self, hud: Hud) -> Mapping[str, Pane]:
        """The tray of whoever plays."""
        return {}

    def preview(self, hud: Hud) -> Pane | None:
        """What would come of the thing pointed at."""
        return None

    def items(self, brush: Brush) -> list[Item]:
        """From the farthest space to the nearest: furniture, then guests; over all of them their plates.

        Above that whoever moves, and what is in the air.
        """
        board, items = self.board, list[Item]()
        for space, things in furniture.items(brush, board).items():
            items += things
            for who in self._places.guests(space, board.view.spaces[space]):
                if who in board.sprites and not board.sprites[who].level:
                    items.append(self._guest(who))
        for who, sprite in board.sprites.items():
            if not sprite.level:
                items += self._plate(brush, who)
        for who in sorted(board.sprites, key=lambda who: board.sprites[who].level):
            if board.sprites[who].level:
                items += [self._guest(who), *self._plate(brush, who)]
        return items + moving(brush, board, self._air, self._cards, self._desk.say)

    def _guest(self, who: Character) -> Item:
        picture, rect = self._tokens.guest(who, self.board.face(who), self.board.sprites[who].pose)
        return Item(("guest", who), picture, rect)

    def _plate(self, brush: Brush, who: Character) -> list[Item]:
        """Unless there is nobody to be seen, or on the way out."""
        sprite = self.board.sprites[who]
        if not sprite.plate or sprite.pose.alpha < 0.5:
            return []
        (x, y, *_), share = sprite.pose, round(sprite.plate_scale, 2)
        box = Box(x + PLATE.x * share, y + PLATE.y * share, PLATE.w * share, PLATE.h * share)
        holding = self.board.holding(who)
        key, moving = ("plate", who, holding, share), sprite.mover is not None
        item = drawn(brush, key, box, self._tokens.plate(who, holding), passing=moving)
        return [item._replace(key=("plate", who))]

    # Choosing

    def spots(self, hud: Hud, turns: Sequence[Spot]) -> list[Spot]:
        """What can be pointed at now."""
        return [*self._pointing.spots(self.view, self._places, hud.choosing), *turns]

    def answer(self, key: Hashable, choosing: Choosing) -> Sequence[Mark]:
        """The marks a spot means."""
        return self._pointing.answer(key, choosing)

    def way_to(self, marks: Sequence[Mark]) -> Hashable:
        """The spot that leads to these marks."""
        return self._pointing.way_to(marks)

    def overlays(self, brush: Brush, spots: Sequence[Spot], hud: Hud) -> list[Item]:
        """What is drawn over everybody while somebody chooses."""
        return []

    def where(self, keys: Sequence[Hashable]) -> list[Box]:
        """Where the things are that a hint or the log speaks of."""
        return []

    @property
    def piles(self) -> Mapping[Hashable, str]:
        """What can be looked through."""
        return {}

    def fan(self, key: Hashable, *, secret: bool) -> Scene | None:
        """What lies in a pile."""
        return None

    def zoom(self, key: Hashable, *, secret: bool) -> Scene | None:
        """What is pointed at, as large as it gets."""
        return None

    def gallery(self, pictures: Sequence[Hashable], number: int, *, secret: bool) -> Scene:
        """Things one beside the other."""
        raise NotImplementedError
