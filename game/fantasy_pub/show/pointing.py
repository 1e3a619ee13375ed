"""What in the pub can be pointed at, and what that means for the action being chosen."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from copy import copy
from dataclasses import replace

from game.core.choosing import Aim, Choosing, InAnyOrder, Mark
from game.core.messages import capital
from game.core.rules import Seat
from game.core.words import Words
from game.fantasy_pub.advice.why_not import why_not
from game.fantasy_pub.handbook.races import RACE_RULES
from game.fantasy_pub.marks import Button, Deed, Die, Guest, HandCard, Kin, Spare, Stop, space_of
from game.fantasy_pub.rules.characters import OWNER, RACE, RACES
from game.fantasy_pub.rules.state import CLOSING, DOOR, SPACES, TABLES, Phase
from game.fantasy_pub.rules.view import View
from game.fantasy_pub.show import seating
from game.fantasy_pub.show.deeds import NAMED
from game.fantasy_pub.show.keys import BOTH_LETTER, DIE_LETTERS, EVENT_LETTERS, digits
from game.fantasy_pub.show.meaning import (
    DieAt,
    PlateOf,
    Space,
    Thing,
    key_of,
    marks_at,
    meant,
    says_what,
    straight,
)
from game.fantasy_pub.show.places import Places
from game.fantasy_pub.show.trays import whose_hand
from game.fantasy_pub.telling.names import card_name, card_text, character, place
from game.fantasy_pub.telling.table_words import plus_minus_card
from game.shell.desk import Desk
from game.shell.focus import Spot
from game.shell.stage import Box
from game.shell.table.hud import LOOK, Hud

ROOM, DICE, BAR, HAND, AROUND = "room", "dice", "bar", "hand", "around"
"""Where keys go from one to the next in one press."""


class Pointing:
    """Spots for a view, and the marks they mean."""

    def __init__(self, desk: Desk, words: Callable[[], Words]) -> None:
        """`words` are spoken to whoever looks, about what can be seen."""
        self._desk, self._words = desk, words
        self._choosing: Choosing | None = None
        self._view: View | None = None
        self._kept: tuple[Hashable, list[Spot]] = None, []
        """The spots that were asked for last, and what they depend on."""

    def forget(self) -> None:
        """Whatever was said may have to be said in other words, and is somewhere else."""
        self._kept = None, []

    def spots(self, view: View, places: Places, hud: Hud) -> list[Spot]:
        """All that can be pointed at: in the room, in the tray, and around."""
        choosing = self._choosing = hud.choosing
        self._view = view
        done = None if choosing is None else tuple(choosing.done)
        shown = hud.hand, len(hud.ways_back), len(hud.marks), hud.dragged is None
        key = id(view), id(places), id(choosing), done, *shown
        if self._kept[0] != key:
            self._kept = key, [*_Spots(self._desk, self._words(), view, places, hud).all()]
        return self._kept[1]

    def answer(self, key: Hashable, choosing: Choosing) -> Sequence[Mark]:
        """The marks that choosing a spot means."""
        if self._view is None or key == Thing.EVENTS:
            return ()
        return meant(self._view, choosing, key)

    def way_to(self, marks: Sequence[Mark]) -> Hashable:
        """The spot to choose next for these marks; first of all what says what is done, where the spot of the
        mark itself would be taken for something else."""
        view, choosing = self._view, self._choosing
        if view is None:
            return marks[0]
        key = key_of(view, marks[0])
        if not isinstance(choosing, InAnyOrder):
            return key
        then = copy(choosing)
        done = then.choose_all(meant(view, choosing, key))
        kept = [mark for mark in choosing.done if choosing.goes([mark, *marks])]
        if done is not None or {*kept, marks[0]} <= {*then.done}:
            return key
        ways = (*choosing.carrying([*choosing.done, *marks]), *choosing.carrying(marks))
        return next((mark for way in ways for mark in way if says_what(mark)), key)


class _Spots:
    """Makes the spots for one moment."""

    def __init__(self, desk: Desk, words: Words, view: View, places: Places, hud: Hud) -> None:
        self._desk, self._view, self._places, self._hud = desk, view, places, hud
        self._choosing, self._words = hud.choosing, words
        self._everything = {*hud.choosing.everything} if hud.choosing else set[Mark]()
        self._digits = {} if hud.choosing is None else digits(view, hud.choosing)
        self._narrowed = hud.choosing is not None and bool(hud.choosing.done)
        self._known: dict[Hashable, Sequence[Mark]] = {}

    def _meant(self, key: Hashable) -> Sequence[Mark]:
        """What choosing a spot means now, looked up once; nothing where there is nothing to choose."""
        if self._choosing is None:
            return ()
        if key not in self._known:
            self._known[key] = meant(self._view, self._choosing, key)
        return self._known[key]

    def all(self) -> Iterator[Spot]:
        """From the room down to the tray, and what is around them."""
        if self._view.phase is Phase.DRAFT:
            yield from self._hand() if self._choosing is None else self._draft()
        else:
            yield from self._room()
            yield from self._kin()
            yield from self._dice()
            yield from self._bar()
            yield from self._hand()
            yield from self._look()
        yield from self._around()

    def _spot(
        self, key: Hashable, box: Box, name: str, zone: str, *, text: str = "", letter: str = "", **more: bool
    ) -> Spot:
        """Something that may be possible now; if not, its text says why."""
        choosing = self._choosing
        active = bool(self._meant(key))
        drag = active and more.get("draggable", False)
        answers = self._narrowed and choosing is not None and straight(self._view, choosing, key) is not None
        if choosing is not None and (not active or self._out_of_the_way(key)):
            text = self._why_not(key) or text
        return Spot(
            key,
            box,
            name,
            text,
            active=active,
            digit=self._digits.get(key) if active else None,
            letter=letter,
            zone=zone,
            lit=True,
            answer=answers and active,
            at_once=_only_aims(self._meant(key)),
            draggable=drag,
            onto=self._onto(key) if drag else frozenset(),
        )

    def _onto(self, key: Hashable) -> frozenset[Hashable]:
        """What goes with it next: where it can be carried to."""
        assert self._choosing is not None
        then, marks = copy(self._choosing), self._meant(key)
        if not all(mark in then.done for mark in marks):
            then.choose_all(marks)
        onto = {key_of(self._view, mark) for mark in then.options()} - {key}
        return frozenset(onto | ({Thing.BARKEEPER} if Button(Deed.CALL) in onto else set()))

    def _out_of_the_way(self, key: Hashable) -> bool:
        """It could only be meant otherwise than what was pointed at before."""
        choosing = self._choosing
        assert choosing is not None
        mine = isinstance(key, Guest) and OWNER[key.who] == self._view.to_move
        if not self._narrowed or mine or not isinstance(key, Space | Guest):
            return False
        fitting = {*choosing.options(), *choosing.implied, *choosing.done}
        return not fitting & {*self._meant(key)}

    def _why_not(self, key: Hashable) -> str:
        choosing = self._choosing
        if choosing is None or isinstance(key, Thing):
            return ""
        done = choosing.done if isinstance(key, Space | Guest | DieAt) else []
        wish = self._plainest(key, done)
        return "" if wish is None else why_not(self._view, [*done, wish], self._words)

    def _plainest(self, key: Hashable, done: Sequence[Mark]) -> Mark | None:
        """What somebody would think a spot means; nothing, as long as others' guests are only looked at."""
        acted_upon = any(isinstance(mark, HandCard) or mark == Button(Deed.CALL) for mark in done)
        if isinstance(key, Guest) and OWNER[key.who] != self._view.to_move and not acted_upon:
            return Stop(space_of(self._view, key.who)) if done else None
        return marks_at(self._view, key)[-1 if acted_upon else 0]

    # The room

    def _room(self) -> Iterator[Spot]:
        view, places, words = self._view, self._places, self._words
        free = [places.free(space, taken=bool(view.spaces[space])) for space in range(SPACES)]
        boxes = [*enumerate([free[DOOR], *map(places.number, TABLES)]), *enumerate(free)]
        for space, box in boxes:  # a table by its number, which nobody ever stands before, and by its board
            yield self._spot(Space(space), box, capital(place(space, words)), ROOM)
        yield from self._wood()
        yield from self._barkeeper()
        for space in range(SPACES):
            for who, stands in places.guests(space, view.spaces[space]).items():
                name = capital(character(who, words))
                rule = self._desk.say(RACE_RULES[RACE[who]])
                mine = OWNER[who] == view.to_move
                yield self._spot(Guest(who), _reach(stands), name, ROOM, text=rule, draggable=mine)

    def _wood(self) -> Iterator[Spot]:
        """Where tables are asked for, all of them beside and behind the guests; and what is carried may be
        let go over a guest, too."""
        view, places = self._view, self._places
        if not self._narrowed and self._hud.dragged is None:
            return
        for space in range(SPACES):
            boxes = [places.free(space, taken=False)]
            if self._hud.dragged is not None:
                boxes += map(_reach, places.guests(space, view.spaces[space]).values())
            for box in boxes:
                yield self._spot(Space(space), box, capital(place(space, self._words)), ROOM)

    def _barkeeper(self) -> Iterator[Spot]:
        """He can be called where he stands, once a die says where to."""
        view, hud, key = self._view, self._hud, Thing.BARKEEPER
        if self._choosing is None:
            return
        dice = any(isinstance(mark, Die) for mark in self._choosing.done)
        if hud.dragged is not None or (dice and straight(view, self._choosing, key) is not None):
            name, stands = self._desk.say("The barkeeper"), self._places.barkeeper(view.barkeeper)
            yield self._spot(key, stands.inset(stands.w * 0.2, stands.h * 0.1), name, ROOM)

    def _kin(self) -> Iterator[Spot]:
        """Races to choose from, where their faces lie beside the deck."""
        words = self._words
        for race, box in self._places.kin().items():
            if self._meant(Kin(race)):
                yield self._spot(Kin(race), box, capital(words.kind(RACES[race], "")), HAND)

    # The tray

    def _dice(self) -> Iterator[Spot]:
        view, say, places = self._view, self._desk.say, self._places
        if view.phase is not Phase.TURN or not any(view.dice):
            return
        for number, box in enumerate(places.dice()):
            name = say("A die that shows {value}", value=view.dice[number])
            spent = view.used[number]
            letter = DIE_LETTERS[number]
            spot = self._spot(DieAt(number), box, name, DICE, letter=letter, draggable=True)
            yield spot if not spent else _asleep(spot, say("This die is spent."))
        if not any(view.used):
            total = sum(view.dice)
            name = say("Both dice together: {sum}", sum=total)
            yield self._spot(Thing.SUM, places.sum(), name, DICE, letter=BOTH_LETTER, draggable=True)
        yield self._adjust()

    def _adjust(self) -> Spot:
        """The +1/-1 card; what its beer is for is told whether it can be used or not."""
        side, key = self._view.plus_minus[self._view.to_move], Button(Deed.ADJUST)
        told = plus_minus_card(side, self._words) if side else ()
        spot = self._spot(key, self._places["tray.card"], self._desk.say("The +1/-1 card"), DICE)
        rule = [spot.text] if spot.text else told[:1]
        return replace(spot, text=" ".join((*rule, *told[1:])))

    def _bar(self) -> Iterator[Spot]:
        if self._choosing is None:
            return
        boxes = self._places.actions(self._hud, large=self._desk.folded)
        for (key, name), box in zip(NAMED.items(), boxes, strict=True):
            told = self._desk.say(name)
            if key != Thing.EVENTS:
                yield self._spot(key, box, told, BAR)
                continue
            digit, cards = self._digits.get(key), any(self._everything_in_hand())
            text = (
                self._desk.say("Playing an event card spends a die.")
                if cards
                else self._desk.say("None of your event cards can be played now.")
            )
            hidden = self._hud.hand is not None and not self._hud.hand.open
            first = next((mark for mark in self._everything_in_hand()), LOOK if hidden else None)
            spot = Spot(key, box, told, text, digit=digit, at_once=True, zone=BAR, lit=True, leads_to=first)
            yield replace(spot, active=first is not None)

    def _everything_in_hand(self) -> Iterator[Mark]:
        """The event cards that can be played, in the order in which they lie."""
        hand = self._view.hands[self._view.to_move]
        return (HandCard(card) for card in hand if card is not None and HandCard(card) in self._everything)

    def _hand(self) -> Iterator[Spot]:
        """The event cards of whoever looks."""
        cards = self._view.hands[whose_hand(self._view)]
        for number, (card, box) in enumerate(zip(cards, self._places.events(len(cards)), strict=True)):
            if card is None:
                continue
            letter, text = EVENT_LETTERS[number : number + 1], card_text(card, self._words)
            name = card_name(card, self._words)
            yield self._spot(HandCard(card), box, name, HAND, text=text, letter=letter, draggable=True)

    def _look(self) -> Iterator[Spot]:
        """The way to look at a hand that lies face down, and to hide it."""
        say, places, hand = self._desk.say, self._places, self._hud.hand
        if hand is not None:
            name = say("Hide your events") if hand.open else say("Look at your events")
            yield Spot(LOOK, places.look(opened=hand.open), name, zone=HAND)

    def _draft(self) -> Iterator[Spot]:
        """The cards to keep all but one of, and what gets that done."""
        view = self._view
        cards = view.hands[view.to_move]
        for number, (card, box) in enumerate(zip(cards, self._places.draft(len(cards)), strict=True)):
            if card is not None and self._choosing is not None:
                spot = self._spot(Spare(card), box, card_name(card, self._words), HAND)
                yield _numbered(spot, number + 1, card_text(card, self._words))
        if self._choosing is not None:
            put_away = Button(Deed.PUT_AWAY)
            chosen = any(isinstance(mark, Spare) for mark in self._choosing.done)
            spot = self._spot(put_away, self._places.put_away(), self._desk.say("Discard it"), HAND)
            yield spot if chosen else _asleep(spot, self._desk.say("Choose the card to discard."))

    # Around

    def _around(self) -> Iterator[Spot]:
        """What is public can be looked at."""
        view, say, places, words = self._view, self._desk.say, self._places, self._words
        if self._narrowed:
            return
        home, closing = sum(map(len, view.out)), CLOSING[view.players]
        hats = say("{home} of {closing} have left", home=home, closing=closing)
        text = say("When the last peg has a hat on it, it is closing time: this round, then one turn each.")
        yield Spot(Thing.MANTEL, places["mantel"], hats, text, active=False, zone=AROUND, lit=True)
        coins = words.plural("{count} coin", "{count} coins", view.reserve).format(count=view.reserve)
        triples = say("Triple beers nobody has seen yet: {triples}.", triples=view.hidden_triples)
        yield Spot(
            Thing.RESERVE,
            places["reserve"],
            say("Reserve: {coins}", coins=coins),
            triples,
            active=False,
            zone=AROUND,
        )
        for seat in map(Seat, range(view.players)):
            text = say("Deck, who is in the pub, and who went home with what.")
            yield Spot(PlateOf(seat), places.plate(seat), words.seat(seat), text, zone=AROUND, lit=True)
            if seat == view.to_move:
                yield Spot(PlateOf(seat), places["tray.deck"], words.seat(seat), text, zone=AROUND, lit=True)


def _reach(stands: seating.Place) -> Box:
    """A guest from the top of its frame down to its plate."""
    frame, plate = stands.frame, stands.plate
    return frame._replace(h=plate.y + plate.h - frame.y)


def _only_aims(marks: Sequence[Mark]) -> bool:
    """To point at them only narrows."""
    return bool(marks) and isinstance(marks[-1], Aim)


def _asleep(spot: Spot, text: str) -> Spot:
    """It cannot be chosen now."""
    return replace(spot, text=text, active=False, draggable=False, answer=False)


def _numbered(spot: Spot, number: int, text: str) -> Spot:
    return replace(spot, text=text, digit=number)
