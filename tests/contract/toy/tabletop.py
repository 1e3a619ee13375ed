"""The garden on a screen: beds, dice, a basket, and the few things that can be done."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple

from game.core.choosing import Choosing, InAnyOrder, Mark
from game.shell.animation.easing import ease_in_out
from game.shell.animation.timeline import Beat, Clip, Tween
from game.shell.focus import Spot
from game.shell.layers import Item, drawn
from game.shell.layout import Layout
from game.shell.paint.brush import Brush, Picture
from game.shell.scenes.scene import Scene
from game.shell.show import Party, Rooms
from game.shell.stage import Box, Stage
from game.shell.table.hud import LOOK, Hud
from game.shell.table.light import ring
from game.shell.table.panel import Pane
from game.shell.table.slots import Slots
from tests.contract.toy.events import Event, Lifted, Thrown
from tests.contract.toy.garden import Garden, Kind, View
from tests.contract.toy.levels import AWAY, BASKET, FAVOURITES
from tests.contract.toy.library import Library
from tests.contract.toy.marks import Bed, Button, Dice, Favourite
from tests.contract.toy.pictures import EARTH, GRASS, die, snail, stone
from tests.contract.toy.rules import RULES, Deed
from tests.contract.toy.telling import BUTTONS
from tests.contract.toy.words import BoardWords

SECONDS: Final = 0.3
MANY: Final = 8
"""More events at once than that make haste."""
LETTERS: Final = "as"
"""Of the keys for the dice."""
THROW: Final = "click"
"""Dice sound like the house does when something is chosen."""


@dataclass(frozen=True, slots=True)
class Die:
    """One of the dice on the screen: there it matters which, even if both show the same."""

    number: int


class Flight(NamedTuple):
    """A snail on its way from under its stone into the basket."""

    kind: Kind
    start: Box
    share: float


class Tabletop:
    """What lies in the garden, and what can be pointed at there."""

    def __init__(self, rooms: Rooms, party: Party, layout: Layout, library: Library) -> None:
        self._rooms, self._desk, self._party = rooms, rooms.desk, party
        self._layout, self._library = layout, library
        self._seen: View | None = None
        self._flight: Flight | None = None
        self._face_down: Sequence[Box] = ()
        self._aimed: Sequence[Mark] = ()
        """What has been pointed at so far."""
        self.words = BoardWords(self._desk, party, lambda: self.view, self._pips)
        self.resized(Stage((1920, 1080)))

    # What is shown

    @property
    def view(self) -> View:
        assert self._seen is not None, "resync first"
        return self._seen

    @property
    def _garden(self) -> Garden:
        return self.view.garden

    @property
    def slots(self) -> Slots:
        return self._slots

    def resized(self, stage: Stage) -> None:
        mirrored = self._desk.settings.mirrored
        self._slots = Slots(self._layout.placed(stage, mirrored=mirrored), stage)

    def resync(self, view: View) -> None:
        self._seen, self._flight = view, None

    def forget(self) -> None:
        self._seen = None

    def recall(self, events: Sequence[Event]) -> None:
        """A view of the garden tells everything."""
        self.forget()

    def stage(self, event: Event, heard: Callable[[Event], object]) -> Clip:
        flies = isinstance(event, Lifted)

        def begin() -> None:
            self._seen = RULES.fold(self.view, event)
            heard(event)
            if isinstance(event, Thrown):
                self._desk.audio.play(THROW)

        def frame(share: float) -> None:
            if isinstance(event, Lifted):
                self._flight = Flight(event.kind, self._slots[f"bed.{event.bed}"], share)
            if share >= 1:
                self._flight = None

        return Tween(SECONDS if flies else SECONDS / 2, frame, ease_in_out, begin)

    def beats(self, events: Sequence[Event]) -> list[Beat]:
        return [Beat(tempo=max(1.0, len(events) / MANY))] * len(events)

    def settle(self, seconds: float) -> bool:
        return False

    def idle(self, seconds: float) -> bool:
        return False

    def attend(self, hud: Hud) -> None:
        """Nothing rises here; but a hand may lie face down."""
        self._face_down = self._backs(hud)

    def _backs(self, hud: Hud) -> Sequence[Box]:
        """Where the favourites of whoever is to act lie face down."""
        if hud.hand is None or hud.hand.open:
            return ()
        return self._slots[FAVOURITES].row(2, 16)[: len(self._garden.favourites[hud.hand.seat])]

    def twin(self) -> Tabletop:
        return Tabletop(self._rooms, self._party, self._layout, self._library)

    # Painting

    @property
    def backdrop(self) -> Hashable:
        return "garden"

    def paint_backdrop(self, brush: Brush) -> None:
        brush.surface.fill(GRASS)
        for number in range(1, len(self._garden.beds) + 1):
            brush.panel(self._slots[f"bed.{number}"], EARTH, radius=30)

    def panels(self, hud: Hud) -> Mapping[str, Pane]:
        beds, buttons = tuple(map(len, self._garden.beds)), tuple(self._buttons().items())
        room = self._slots["bed.1"].inset(-4)
        last = self._slots[f"bed.{len(beds)}"]
        across = room._replace(x=min(room.x, last.x), w=abs(last.x - room.x) + room.w)
        panes = {"beds": Pane(beds, across, partial(self._paint_beds, beds))}
        for deed, name in buttons:
            box = self._slots[deed.value]
            panes[deed.value] = Pane((name, box), box.inset(-8), partial(_paint_button, name, box))
        box, name = self._look_box, self._look_name(hud)
        panes[LOOK] = Pane((name, box), box.inset(-8), partial(_paint_button, name, box))
        return panes

    def _look_name(self, hud: Hud) -> str:
        """Empty where nothing lies face down."""
        return "" if hud.hand is None else self._desk.say("Hide" if hud.hand.open else "Look")

    def _buttons(self) -> dict[Deed, str]:
        return {deed: self._desk.say(name) for deed, name in BUTTONS.items()}

    def _paint_beds(self, beds: Sequence[int], brush: Brush) -> None:
        for number, count in enumerate(beds, start=1):
            bed = self._slots[f"bed.{number}"]
            die(number, brush, Box(bed.centre[0] - 24, bed.y + bed.h - 62, 48, 48))
            for row in range(count):
                stone(brush, Box(bed.x + 24, bed.y + 24 + 84 * row, bed.w - 48, 72))

    def preview(self, hud: Hud) -> Pane | None:
        return None

    def items(self, brush: Brush) -> list[Item]:
        garden, slots = self._garden, self._slots
        items = [
            _item(brush, ("die", number, pips), slots[f"die.{number}"], partial(die, pips))
            for number, pips in enumerate(garden.dice)
        ]
        carried = garden.basket[: -1 if self._flight else None]
        for where, kinds in ((BASKET, carried), (AWAY, garden.away[-9:])):
            for number, kind in enumerate(kinds):
                items.append(
                    _item(brush, (where, number, kind), _cell(slots[where], number), partial(snail, kind))
                )
        for number, known in enumerate(self._favourites()):
            if known is not None:
                box = slots[FAVOURITES].row(2, 16)[number]
                items.append(_item(brush, (FAVOURITES, number, known), box, partial(snail, known)))
        for number, box in enumerate(self._face_down):
            items.append(_item(brush, ("back", number), box, stone))
        return items + self._in_flight(brush)

    def _in_flight(self, brush: Brush) -> list[Item]:
        if self._flight is None:
            return []
        kind, start, share = self._flight
        end = _cell(self._slots[BASKET], max(0, len(self._garden.basket) - 1))
        x, y = (a + (b - a) * share for a, b in zip(start.centre, end.centre, strict=True))
        at = Box(x - end.w / 2, y - end.h / 2, end.w, end.h)
        return [_item(brush, ("flight", kind), at, partial(snail, kind))]

    # Choosing

    def _favourites(self) -> Sequence[Kind | None]:
        """Those of whoever looks."""
        return () if self.view.viewer is None else self._garden.favourites[self.view.viewer]

    def _pips(self, key: Hashable) -> int | None:
        """What a die shows, if that is one."""
        dice = self._garden.dice
        return dice[key.number] if isinstance(key, Die) and key.number < len(dice) else None

    def spots(self, hud: Hud, turns: Sequence[Spot]) -> list[Spot]:
        say, options = self._desk.say, set[Hashable]()
        if hud.choosing is not None:
            self._aimed = tuple(hud.choosing.done)
            assert isinstance(hud.choosing, InAnyOrder)
            options = {*hud.choosing.everything}
        beds = [
            self._spot(
                Bed(number), say("Bed {number}", number=number), f"bed.{number}", options, digit=number
            )
            for number in range(1, len(self._garden.beds) + 1)
        ]
        dice = [
            Spot(
                Die(number),
                self._slots[f"die.{number}"],
                say("A die that shows {pips}", pips=pips),
                say("Good for a stone in the bed of its number."),
                active=Dice((pips,)) in options,
                letter=LETTERS[number],
                at_once=True,
                zone="dice",
                draggable=Dice((pips,)) in options,
                onto=frozenset({Bed(pips)} & options),
            )
            for number, pips in enumerate(self._garden.dice)
        ]
        cards = [
            Spot(
                Favourite(kind),
                box,
                say("Favourite: {kind}", kind=kind.noun),
                active=Favourite(kind) in options,
            )
            for kind, box in zip(self._favourites(), self._slots[FAVOURITES].row(2, 16), strict=False)
            if kind is not None
        ]
        deeds = [
            self._spot(Button(deed), name, deed.value, options) for deed, name in self._buttons().items()
        ]
        away = Spot(AWAY, self._slots[AWAY], self.piles[AWAY], say("Look inside"))
        look = [] if hud.hand is None else [Spot(LOOK, self._look_box, self._look_name(hud))]
        return [*beds, *dice, *deeds, *cards, *look, away, *turns]

    @property
    def _look_box(self) -> Box:
        """Beside the favourite that is kept."""
        half = self._slots[FAVOURITES].row(2, 16)[1]
        return half._replace(y=half.centre[1] - 34, h=68)

    def _spot(
        self, key: Hashable, name: str, slot: str, options: set[Hashable], digit: int | None = None
    ) -> Spot:
        zone = "beds" if isinstance(key, Bed) else "deeds"
        return Spot(key, self._slots[slot], name, active=key in options, digit=digit, zone=zone)

    def answer(self, key: Hashable, choosing: Choosing) -> Sequence[Mark]:
        """A second die goes with the first, if both can be used together; pointed at again, it does not."""
        pips = self._pips(key)
        if pips is None:
            return (key,)
        assert isinstance(choosing, InAnyOrder)
        both = Dice(self._garden.dice)
        aimed = next((mark for mark in choosing.done if isinstance(mark, Dice)), None)
        if aimed is None or both not in choosing.everything:
            return (Dice((pips,)),)
        if aimed == both:  # the other one stays
            return (Dice((self._garden.dice[1 - key.number],)),) if isinstance(key, Die) else ()
        first = self._garden.dice.index(aimed.pips[0])
        return (aimed,) if key == Die(first) else (both,)

    def way_to(self, marks: Sequence[Mark]) -> Hashable:
        mark = marks[0]
        if not isinstance(mark, Dice):
            return mark
        if len(mark.pips) == 1:
            return Die(self._garden.dice.index(mark.pips[0]))
        aimed = next((each for each in self._aimed if isinstance(each, Dice)), None)
        return Die(0) if aimed is None else Die(1 - self._garden.dice.index(aimed.pips[0]))

    def carried(self, hud: Hud) -> Collection[Hashable]:
        return ()

    def overlays(self, brush: Brush, spots: Sequence[Spot], hud: Hud) -> list[Item]:
        if hud.choosing is None:
            return []
        aimed = {pips for mark in hud.choosing.done if isinstance(mark, Dice) for pips in mark.pips}
        open_to = {*hud.choosing.options()}
        lit = [spot for spot in spots if spot.key in open_to or self._pips(spot.key) in aimed]
        return [ring(brush, spot.box, focused=spot.key == hud.focus) for spot in lit]

    def where(self, keys: Sequence[Hashable]) -> list[Box]:
        boxes = []
        for key in keys:
            match key:
                case ("bed", int(number)):
                    boxes.append(self._slots[f"bed.{number}"])
                case "dice":
                    boxes += [self._slots[f"die.{number}"] for number in range(len(self._garden.dice))]
                case "favourites":
                    boxes.append(self._slots[FAVOURITES])
        return boxes

    @property
    def piles(self) -> Mapping[Hashable, str]:
        return {AWAY: self._desk.say("Ran away")}

    def fan(self, key: Hashable, *, secret: bool) -> Scene | None:
        if key != AWAY:
            return None
        return self._library.fan(self._rooms, self.piles[AWAY], self._garden.away, secret=secret)

    def zoom(self, key: Hashable, *, secret: bool) -> Scene | None:
        if key == AWAY:
            return self.fan(key, secret=secret)
        return self.gallery([key.kind], 0, secret=secret) if isinstance(key, Favourite) else None

    def gallery(self, pictures: Sequence[Hashable], number: int, *, secret: bool) -> Scene:
        kinds = [key for key in pictures if isinstance(key, Kind)]
        return self._library.zoom(self._rooms, kinds, number, secret=secret)


def _cell(box: Box, number: int) -> Box:
    return box.inset(20).column(3, 10)[number // 3 % 3].row(3, 10)[number % 3]


def _item(brush: Brush, key: Hashable, box: Box, paint: Picture) -> Item:
    """The same picture wherever it is."""
    return drawn(brush, ("snails", key), box, paint)._replace(key=key)


def _paint_button(name: str, box: Box, brush: Brush) -> None:
    if name:
        brush.button(box, name, size=30)
