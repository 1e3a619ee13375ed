"""The board of Fantasy Pub: the room and who is in it, how they move, what can be chosen."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from game.core.choosing import Choosing, Mark
from game.core.rules import Seat
from game.fantasy_pub.marks import Die, Guest, HandCard, Spare
from game.fantasy_pub.rules.characters import Character
from game.fantasy_pub.rules.events import Dealt, Event, Left
from game.fantasy_pub.rules.house import EVENT_CARDS
from game.fantasy_pub.rules.state import Phase
from game.fantasy_pub.rules.view import View
from game.fantasy_pub.show import dice, lifting, looking, soundtrack, turns
from game.fantasy_pub.show.air import Air
from game.fantasy_pub.show.board import Board
from game.fantasy_pub.show.director import Director
from game.fantasy_pub.show.forecast import Forecast, Forecaster
from game.fantasy_pub.show.foreseen import Changes, Foreseen, changes
from game.fantasy_pub.show.interior import Interior
from game.fantasy_pub.show.library import Library
from game.fantasy_pub.show.lights import Lights
from game.fantasy_pub.show.meaning import PlateOf
from game.fantasy_pub.show.places import Places, Pose
from game.fantasy_pub.show.pointing import Pointing
from game.fantasy_pub.show.sheet import Sheet
from game.fantasy_pub.show.tempo import beats
from game.fantasy_pub.show.trays import whose_hand
from game.fantasy_pub.show.words import PubWords
from game.fantasy_pub.telling.names import BARKEEPER_KEY, DECK_KEY, DICE_KEY, SIDE_KEY, SPACE_KEYS, card_text
from game.shell.animation.timeline import Beat, Clip
from game.shell.focus import Spot
from game.shell.layers import Item
from game.shell.layout import Layout
from game.shell.pages import Page
from game.shell.paint.art import Art
from game.shell.paint.brush import Brush
from game.shell.paint.type import Type
from game.shell.scenes.scene import Scene
from game.shell.show import Party, Rooms
from game.shell.stage import Box, Stage
from game.shell.table.fading import Fading
from game.shell.table.hud import Hud
from game.shell.table.pace import INSTANT
from game.shell.table.panel import Pane
from game.shell.table.slots import INFO

_TRAYS: Final[Mapping[Hashable, str]] = {DECK_KEY: "tray.deck", SIDE_KEY: "tray.card"}
"""Where the things are that whoever is to act has before him, by what a hint calls them."""


class PubTabletop:
    """Holds the guests, and everything that belongs to them."""

    def __init__(self, rooms: Rooms, party: Party, layout: Layout, art: Art, letters: Type) -> None:
        self._rooms, self._desk = rooms, rooms.desk
        self._party, self._layout, self._art, self._letters = party, layout, art, letters
        library = Library(rooms, art, letters, party)
        self._cards = library.cards
        self.words = PubWords(self._desk, party, lambda: self.board, library.cards, library.portraits)
        self._pointing, self._lights = Pointing(self._desk, self.words.spoken), Lights(self._desk)
        self._forecaster = Forecaster(self._desk, party)
        self._ahead: Fading[Forecast] = Fading()
        self._found: tuple[View | None, Forecast | None, Changes | None] = None, None, None
        """What that would change, in which view."""
        self._foreseen = Foreseen(self._desk, party.dress)
        self._interior = Interior(self._desk, party, layout, art, letters, self.words.spoken)
        self._air = Air(art, letters, self._desk.say)
        self._board: Board | None = None
        self._left: dict[Character, Pose] = {}
        """Where guests were when everything was forgotten."""
        self._hats: list[Character] = []
        """Who had gone home by then."""
        self._read: tuple[object, Item] | None = None
        """What is told of it, and what that depends on."""
        self._prepared: Forecast | None = None
        """What was seen to come last."""
        self._stage = Stage((1920, 1080))
        self.resized(self._stage)

    @property
    def _room(self) -> tuple[Rooms, Party, Art, Type]:
        return self._rooms, self._party, self._art, self._letters

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
        self._stage, self._read = stage, None
        self._pointing.forget()
        self._forecaster.forget()
        self._places = Places(self._layout.placed(stage, mirrored=self._desk.settings.mirrored), stage)
        self._interior.fit(stage, self._places)
        self._air.fit(stage)
        if self._board is not None:
            self._board.move_to(self._places)

    def resync(self, view: View) -> None:
        """Show this view at once."""
        if self._board is None:
            self._board = Board(view, self._places)
            self._board.hats.order = self._hats
        self._board.resync(view)
        self._ahead.vanish()
        self._interior.begin(view)
        self._board.come_from(self._left)
        self._left = {}

    def forget(self) -> None:
        """Nothing has been seen yet; whatever flies, flies no more. Guests come home from where they were."""
        settings = self._desk.settings
        if self._board is not None and settings.speed < INSTANT and not settings.reduced_motion:
            self._left = {who: sprite.pose for who, sprite in self._board.sprites.items()}
        if self._board is not None:
            self._hats = self._board.hats.order
        self._board = None

    def recall(self, events: Sequence[Event]) -> None:
        """Hats hang in the order in which their owners went home."""
        self._board, self._left = None, {}
        self._hats = [event.who for event in events if isinstance(event, Left)]

    def stage(self, event: Event, heard: Callable[[Event], object]) -> Clip:
        """An event as a clip."""
        if isinstance(event, Dealt):
            self._interior.expect_hand(event.cards)
        calm = self._desk.settings.reduced_motion
        director = Director(self.board, self._party.dress, heard, self._desk.audio.play, calm=calm)
        return director.stage(event, soundtrack.cues(event, self.view, self._party.computers))

    def beats(self, events: Sequence[Event]) -> list[Beat]:
        """Long rows make haste. Whoever comes can be drawn before that."""
        self._interior.expect(events)
        return beats(events, calm=self._desk.settings.reduced_motion)

    def settle(self, seconds: float) -> bool:
        """Let everybody come home."""
        fading, moving = self._ahead.advance(seconds), self.board.settle(seconds)
        return fading or moving

    def idle(self, seconds: float) -> bool:
        """Candles and the fire live."""
        return self._interior.idle(seconds)

    def twin(self) -> PubTabletop:
        """Another one for the same players, with nothing on it yet."""
        return PubTabletop(self._rooms, self._party, self._layout, self._art, self._letters)

    # Painting

    def attend(self, hud: Hud) -> None:
        """Whoever is pointed at rises."""
        self.board.calm = self._desk.settings.reduced_motion
        self._interior.attend(self.view, hud)
        lifting.attend(self.board, hud)
        self._aim(hud)
        self._lights.attend(self.view, hud)

    def _aim(self, hud: Hud) -> None:
        """It is foretold what would come of the thing pointed at."""
        if hud.choosing is None:
            self._ahead.vanish()
        else:
            instant = self._desk.settings.speed >= INSTANT
            self._ahead.aim(self._forecast(hud), dwell=not hud.ring, instant=instant)
        self._foreseen.expect(self.board, self._changes())

    def _forecast(self, hud: Hud) -> Forecast | None:
        """What would come of the thing pointed at, if that is to be shown."""
        return self._forecaster.look(self.view, hud.choosing, hud.focus) if hud.preview else None

    def _changes(self) -> Changes | None:
        """What is foretold would change: looked up once, for it is asked for three times a frame."""
        view, shown = self.view, self._ahead.shown
        if self._found[0] is not view or self._found[1] is not shown:
            self._found = view, shown, None if shown is None else changes(view, shown)
        return self._found[2]

    @property
    def backdrop(self) -> Hashable:
        """The room does not change."""
        return "pub"

    def paint_backdrop(self, brush: Brush) -> None:
        """Walls, and what stands there."""
        self._interior.paint_backdrop(brush, self._places)

    def panels(self, hud: Hud) -> Mapping[str, Pane]:
        """The mantel, the chest, and the tray of whoever plays."""
        way = self._foreseen.way(self.board, self._changes())
        return {"way": way, **self._interior.panels(self.board, hud)}

    def preview(self, hud: Hud) -> Pane | None:
        """What would come of the thing pointed at: it is told over the tables, so nothing is told below.

        In the draft nothing may cover the cards; what one of them does is told in the strip.
        """
        drafting = self.view.phase is Phase.DRAFT and hud.choosing is not None
        if self._forecast(hud) is None and not drafting:
            return None
        return Pane("foretold", self.slots[INFO], lambda brush: None)

    def items(self, brush: Brush) -> list[Item]:
        """Furniture, guests, their plates, the dice; and what is in the air."""
        rounds = self._lights.rounds(brush, self._places)
        return [*self._interior.items(brush, self.board, rounds), *self._air.items(brush, self.board)]

    def carried(self, hud: Hud) -> Collection[Hashable]:
        """A guest with its plate, a die, a card."""
        return lifting.carried(hud)

    # Choosing

    def spots(self, hud: Hud, turns: Sequence[Spot]) -> list[Spot]:
        """What can be pointed at now."""
        return [*self._pointing.spots(self.view, self._places, hud), *turns]

    def answer(self, key: Hashable, choosing: Choosing) -> Sequence[Mark]:
        """The marks a spot means."""
        return self._pointing.answer(key, choosing)

    def way_to(self, marks: Sequence[Mark]) -> Hashable:
        """The spot that leads to these marks."""
        return self._pointing.way_to(marks)

    def overlays(self, brush: Brush, spots: Sequence[Spot], hud: Hud) -> list[Item]:
        """What would be, and rings where something can be chosen."""
        items = []
        found = self._changes()
        if found is not None:
            items += self._foreseen.items(brush, self.board, self._interior.tokens, found)
        if self.view.phase is Phase.TURN:
            items += self._lights.items(brush, spots, hud)
        items += lifting.held(brush, self._cards, hud)
        if self._ahead.shown is not None:
            items.append(self._sheet(brush, self._told(self._ahead.shown, hud)))
        self._prepare(brush, hud)
        return items

    def _prepare(self, brush: Brush, hud: Hud) -> None:
        """While the pointer rests on something, there is time to draw what will be told of it."""
        coming, board = self._ahead.coming, self.board
        if coming is None or coming is self._prepared:
            return
        self._prepared = coming
        found, sheet = changes(board.view, coming), self._told(coming, hud)
        if found is not None:
            self._foreseen.prepare(board, self._interior.tokens, found)
        brush.art.expect(partial(self._set, brush, sheet), soon=True)

    def _told(self, forecast: Forecast, hud: Hud) -> Sheet:
        hint = hud.tip.text if hud.tip is not None else ""
        return Sheet.of(forecast, hint, self._effect(hud) if self._letters.folded else "")

    def _sheet(self, brush: Brush, sheet: Sheet) -> Item:
        """Set once, for as long as it says the same."""
        key = sheet, brush.type.scale, brush.art.theme, self._desk.translations.code
        if self._read is None or self._read[0] != key:
            self._read = key, self._set(brush, sheet)
        return self._read[1]

    def _set(self, brush: Brush, sheet: Sheet) -> Item:
        faces = self._interior.tokens.head
        return sheet.item(brush, self._desk, self._places, self._party.dress, faces)

    def _effect(self, hud: Hud) -> str:
        """What the event card does that is pointed at or chosen, if one is: large letters leave no room for
        it on the card."""
        marks = (hud.focus, *(hud.choosing.done if hud.choosing is not None else ()))
        cards = [mark.card for mark in marks if isinstance(mark, HandCard)]
        return card_text(cards[0], self.words.spoken()) if cards else ""

    def where(self, keys: Sequence[Hashable]) -> list[Box]:
        """Where the things are that a hint or the log speaks of."""
        return [*filter(None, map(self._where, keys))]

    def _where(self, key: Hashable) -> Box | None:
        """Guests by number, a die by what it shows; all else by its name."""
        places, view = self._places, self.view
        if key in SPACE_KEYS:
            return places.space(SPACE_KEYS.index(str(key))).inset(30, 24)
        if key == BARKEEPER_KEY:
            return places.barkeeper(view.barkeeper)
        if key in _TRAYS:
            return places[_TRAYS[key]]
        if key == DICE_KEY:
            first, second = places.dice()
            return dice.whole(first._replace(w=second.x + second.w - first.x))
        if isinstance(key, Die):
            lying = zip(places.dice(), view.dice, view.used, strict=True)
            return next(
                (dice.whole(box) for box, shows, used in lying if shows == key.value and not used), None
            )
        for space, line in enumerate(view.spaces):
            if key in line:
                return places.guests(space, line)[Character(int(str(key)))].lit
        return self._where_in_hand(key)

    def _where_in_hand(self, key: Hashable) -> Box | None:
        """An event card by its name, as far as it lies open; large ones while one is put away."""
        hand, places = self.view.hands[whose_hand(self.view)], self._places
        names = [None if card is None else EVENT_CARDS[card].key for card in hand]
        if key is None or key not in names:
            return None
        drafts = self.view.phase is Phase.DRAFT and self.view.viewer is not None
        boxes = places.draft(len(hand)) if drafts else places.events(len(hand))
        return boxes[names.index(str(key))]

    @property
    def piles(self) -> Mapping[Hashable, str]:
        """What is public about each player; first of whoever looks."""
        first = self.view.to_move if self.view.viewer is None else self.view.viewer
        count = len(self._party.seats)
        seats = [Seat((first + number) % count) for number in range(count)]
        return {PlateOf(seat): self._party.names[seat] for seat in seats}

    def fan(self, key: Hashable, *, secret: bool) -> Scene | None:
        """All that is public about a player."""
        if not isinstance(key, PlateOf):
            return None
        return looking.fan(*self._room, self.view, key.seat, secret=secret)

    def zoom(self, key: Hashable, *, secret: bool) -> Scene | None:
        """What is pointed at, as large as it gets."""
        match key:
            case Guest(who):
                return looking.zoom(*self._room, self.view, who, secret=secret)
            case HandCard(card) | Spare(card):
                hand = [each for each in self.view.hands[whose_hand(self.view)] if each is not None]
                shown = hand if card in hand else [card]
                return self.gallery([HandCard(each) for each in shown], shown.index(card), secret=secret)
        return self.fan(key, secret=secret)

    def gallery(self, pictures: Sequence[Hashable], number: int, *, secret: bool) -> Scene:
        """Guests, event cards and the barkeeper one beside the other."""
        library = Library(self._rooms, self._art, self._letters, self._party)
        return library.zoom([*self._pages(library, pictures)], number, secret=secret)

    def _pages(self, library: Library, pictures: Sequence[Hashable]) -> Iterator[Page]:
        for key in pictures:
            match key:
                case HandCard(card):
                    yield library.event(card)
                case int():
                    yield library.guest(Character(key))
                case turns.BARKEEPER:
                    yield library.barkeeper()
                case turns.CARDS:
                    yield library.face_down()
