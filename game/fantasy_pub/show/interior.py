"""All that is seen of the pub at rest: the room, its guests, what a player has before him."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from game.core.choosing import Choosing
from game.core.messages import N_
from game.core.words import Words
from game.fantasy_pub.marks import Button, Deed, Die, HandCard, Own
from game.fantasy_pub.rules.actions import BOTH, value_of
from game.fantasy_pub.rules.characters import CLAN, OWNER, Character
from game.fantasy_pub.rules.events import Entered, Event, Seated
from game.fantasy_pub.rules.moving import steps
from game.fantasy_pub.rules.state import DOOR, TABLES, Phase
from game.fantasy_pub.rules.view import Cards, View
from game.fantasy_pub.show import dice, flames, furniture, guest_plates, throws
from game.fantasy_pub.show.action_bar import ActionBar
from game.fantasy_pub.show.board import Board, Mood
from game.fantasy_pub.show.cards import HAND, LARGE, EventCards, PlusMinus
from game.fantasy_pub.show.deeds import DeedState, deeds
from game.fantasy_pub.show.draft import Draft, Told
from game.fantasy_pub.show.dues import Holding
from game.fantasy_pub.show.flames import Flames
from game.fantasy_pub.show.furniture import Furniture
from game.fantasy_pub.show.keys import BOTH_LETTER, DIE_LETTERS, EVENT_LETTERS
from game.fantasy_pub.show.meaning import Thing, dice_aimed
from game.fantasy_pub.show.places import Places
from game.fantasy_pub.show.shelves import Mantel, Reserve
from game.fantasy_pub.show.tokens import Look, TokenArt
from game.fantasy_pub.show.trays import DeckTray, DiceTray, EventTray, pile_box, whose_hand
from game.shell.backdrop import paint_scenery
from game.shell.desk import Desk
from game.shell.layers import Item
from game.shell.layout import Layout
from game.shell.paint.art import Art
from game.shell.paint.brush import Brush
from game.shell.paint.caps import NO_KEY, Cap
from game.shell.paint.type import Type
from game.shell.show import Party
from game.shell.stage import Stage
from game.shell.table.hud import LOOK, Hud
from game.shell.table.panel import Pane
from game.shell.table.slots import STRIP
from game.shell.table.strip import Strip

COMES_TO: Final = N_("{value} \N{MINUS SIGN} {beers} = {steps}")
"""What a die is good for: each beer takes a step off it."""

_PLATE_STEPS: Final = 25
"""Into so many sizes a plate is drawn that grows or shrinks on the way."""


_SOON: Final = (
    *("things/coin", "things/mug_free", "things/mug", "cards/back_event"),
    *(f"things/die_{shows}" for shows in range(1, 7)),
    *(f"things/die_tumbling_{number}" for number in range(throws.PICTURES)),
)
"""Pictures of which any size and angle may be wanted."""


class Interior:
    """Paints the room as it is."""

    def __init__(
        self, desk: Desk, party: Party, layout: Layout, art: Art, letters: Type, words: Callable[[], Words]
    ) -> None:
        self._desk, self._party, self._layout, self._art, self._words = desk, party, layout, art, words
        self._dress = party.dress
        self._events = EventCards(art, letters, desk.say)
        self._sides = PlusMinus(art, letters)
        self._flames = Flames()
        self._draft: Draft | None = None
        self._laid = 0
        """How many of its cards lie there."""
        self._chosen: frozenset[int] = frozenset()
        self._picked: frozenset[Character] = frozenset()
        self._asked = False

    def fit(self, stage: Stage, places: Places) -> None:
        """The window has this size: what will be seen can be made ahead."""
        self._stage, self.tokens = stage, TokenArt(self._art, self._dress, stage)
        pixels, art = stage.pixels, self._art
        for moment in range(flames.FIRES):
            art.expect(partial(art.scaled, f"places/fire_{moment}", pixels(places["hearth.fire"]).size))
        for mood in Mood:
            size = pixels(places.barkeeper(TABLES[0])).size
            art.expect(partial(art.scaled, furniture.barkeeper_name(mood), size))
        self._expect_things()
        seats = range(len(self._party.seats))
        for livery in self._dress[: len(self._party.seats)]:
            art.expect(partial(art.scaled, f"cards/back_{livery.name}", pixels(pile_box(places)).size))
        self.tokens.expect_heads(seats, (pixels(box).width for box in places.kin().values()))
        self.tokens.expect(seats)
        self._expect_things()  # once more: the faces of all guests may have taken their room
        self._walking: dict[Character, tuple[Holding, float]] = {}
        self._furniture = Furniture()
        self._offered: tuple[object, tuple[DeedState, ...], object] = None, (), None
        """What that depends on, what can be done, and what is kept so that its number is not given away."""

    def begin(self, view: View) -> None:
        """Somebody else may look from now on: a draft is laid out anew, whatever lay there before."""
        self._draft, self._laid = None, 0
        if view.viewer is not None:
            self.expect_hand(view.hands[view.viewer])

    def _expect_things(self) -> None:
        for name in _SOON:
            self._art.expect(partial(self._art.source, name))

    def expect(self, events: Sequence[Event]) -> None:
        """Whoever comes in these is not drawn while everybody waits for it; the first is wanted first."""
        for event in reversed(events):
            if isinstance(event, Seated | Entered):
                back = f"cards/back_{self._dress[OWNER[event.who]].name}"
                self._art.expect(partial(self._art.source, back), soon=True)
                self.tokens.expect_guest(event.who)

    def expect_hand(self, cards: Cards) -> None:
        """These will be seen soon: large in the draft, and then in a hand."""
        scale, art = self._stage.scale, self._art
        for card in cards:
            if card is not None:
                art.expect(partial(self._events.hand, card, round(HAND[0] * scale)))
                art.expect(partial(self._events.large, card, round(LARGE[0] * scale)), soon=True)

    # Life at rest

    def idle(self, seconds: float) -> bool:
        """Flames flicker, unless nothing is to move; and a draft is laid out card by card, for large pictures
        are not made all in one frame."""
        laying = self._draft is not None and self._laid < len(self._draft.cards)
        self._laid += laying
        return laying or (not self._desk.settings.reduced_motion and self._flames.advance(seconds))

    def attend(self, view: View, hud: Hud) -> None:
        """What was pointed at is lit."""
        choosing = hud.choosing
        before, self._draft = self._draft, Draft.of(view, hud)
        if self._draft is None or before is None or before.cards != self._draft.cards:
            self._laid = 0
        self._asked = choosing is not None
        self._chosen = frozenset() if choosing is None else dice_aimed(view, choosing)
        done = () if choosing is None else choosing.done
        self._picked = frozenset(CLAN[view.to_move][mark.figure] for mark in done if isinstance(mark, Own))

    # Behind everything

    def paint_backdrop(self, brush: Brush, places: Places) -> None:
        """Walls, and what stands there."""
        paint_scenery(brush, self._layout, mirrored=self._desk.settings.mirrored)
        furniture.backdrop(brush, places)

    # What lies still

    def panels(self, board: Board, hud: Hud) -> dict[str, Pane]:
        """The mantel, the chest, and the trays of whoever plays."""
        view, places, desk, dress = board.view, board.places, self._desk, self._dress
        mantel = Mantel.of(view, board.hats.hanging, dress, desk)
        reserve = Reserve.of(board.reserve, desk)
        deck, rolled, events = self._deck(view), self._dice(board, hud), self._hand(view, hud)
        panes = {
            "mantel": Pane(mantel, mantel.box(places), lambda brush: mantel.draw(brush, places)),
            "reserve": Pane(reserve, reserve.box(places), lambda brush: reserve.draw(brush, places)),
            "deck": Pane(deck, deck.box(places), lambda brush: deck.draw(brush, places, dress, self.tokens)),
            "dice": Pane(rolled, rolled.box(places), lambda brush: rolled.draw(brush, places, self._sides)),
            "events": Pane(
                events, events.box(places), lambda brush: events.draw(brush, places, self._events)
            ),
        }
        if self._draft is not None:
            panes |= _cleared(panes, places)
        bar = self._bar(view, places, hud)
        if bar is not None:
            panes[STRIP] = Pane(bar, bar.box(places), lambda brush: bar.draw(brush, places))
        return panes

    def _deck(self, view: View) -> DeckTray:
        seat, say = view.to_move, self._desk.say
        name = self._party.names[seat]
        mine = seat == view.viewer == self._party.alone
        title = say("Your deck") if mine else say("Deck of {name}", name=name)
        return DeckTray.of(view, seat, title, say("at the bottom"))

    def _dice(self, board: Board, hud: Hud) -> DiceTray:
        view, choosing, seat = board.view, hud.choosing, board.view.to_move
        both = told = ""
        if board.dice_lie and not any(view.used):
            both = "{} + {}".format(*view.dice)
        done = () if choosing is None else choosing.done
        if choosing is not None:
            told = self._comes_to(view, choosing)
        return DiceTray(
            card=0 if board.turning else view.plus_minus[seat],
            lit=choosing is not None and view.phase is Phase.TURN,
            both=both,
            both_key=self._desk.letter(BOTH_LETTER) if choosing is not None else NO_KEY,
            both_chosen=Die(BOTH) in done,
            both_focused=choosing is not None and hud.focus == Thing.SUM,
            told=told,
            card_chosen=Button(Deed.ADJUST) in done or hud.focus == Button(Deed.ADJUST),
        )

    def _comes_to(self, view: View, choosing: Choosing) -> str:
        """How far the chosen character gets with the chosen die."""
        marks = (*choosing.done, *choosing.implied)
        die = next((mark.value for mark in marks if isinstance(mark, Die)), None)
        own = next((mark.figure for mark in marks if isinstance(mark, Own)), None)
        if die is None or own is None:
            return ""
        value, beers = value_of(view.dice, die), len(view.beers[CLAN[view.to_move][own]])
        count = max(0, steps(value, beers))
        less = self._desk.count("{count} beer", "{count} beers", beers)
        far = self._desk.count("{count} step", "{count} steps", count)
        return self._desk.say(COMES_TO, value=value, beers=less, steps=far)

    def _hand(self, view: View, hud: Hud) -> EventTray:
        seat, say, choosing = whose_hand(view), self._desk.say, hud.choosing
        opened = hud.hand is not None and hud.hand.open
        look = say("Look at your events") if hud.hand is not None and not opened else ""
        possible, raised, keys = None, None, tuple[Cap, ...]()
        if choosing is not None and view.phase is Phase.TURN:
            marks = choosing.everything
            possible = frozenset(mark.card for mark in marks if isinstance(mark, HandCard))
            done = next((mark.card for mark in choosing.done if isinstance(mark, HandCard)), None)
            raised = hud.focus.card if isinstance(hud.focus, HandCard) else done
            keys = tuple(map(self._desk.letter, EVENT_LETTERS))
        hand = () if view.phase is Phase.DRAFT and choosing is not None else view.hands[seat]
        empty = say("No event cards are left.") if view.phase is not Phase.DRAFT else ""
        return EventTray(hand, keys, raised, possible, empty, look, opened, hud.focus == LOOK)

    def _bar(self, view: View, places: Places, hud: Hud) -> ActionBar | None:
        """While somebody chooses what to do."""
        if hud.choosing is None or view.phase is not Phase.TURN:
            return None
        told = self._deeds(view, hud.choosing)
        if not told:
            return None
        focused = next((each.key for each in (*hud.marks, *hud.ways_back) if each.key == hud.focus), None)
        strip = Strip(None, "", (), buttons=hud.ways_back, focused=focused, marks=hud.marks)
        boxes = places.actions(hud, large=self._desk.folded)
        pointed = hud.focus if any(deed.key == hud.focus for deed in told) else None
        return ActionBar(told, pointed, tuple(boxes), strip)

    def _deeds(self, view: View, choosing: Choosing) -> tuple[DeedState, ...]:
        """What can be done, worked out once until something is chosen or happens: why not takes a while."""
        key = id(view), id(choosing), tuple(choosing.done), self._desk.translations.code
        if self._offered[0] != key:
            self._offered = key, tuple(deeds(view, choosing, self._words())), (view, choosing)
        return self._offered[1]

    # What moves

    def items(self, brush: Brush, board: Board, rounds: Mapping[int, Item]) -> list[Item]:
        """From the farthest space to the nearest: furniture, then guests; over all of them their plates, and
        above them whoever moves in a way of his own.

        `rounds` are lights that lie on a table, before anybody who sits there.
        """
        items = [flames.fire(brush, board.places, self._flames)]
        for space, things in self._furniture.items(brush, board, self._flames).items():
            items += things
            items += [rounds[space]] if space in rounds else []
            for who in board.places.guests(space, board.view.spaces[space]):
                if who in board.sprites and not board.sprites[who].level:
                    items.append(self._guest(board, who))
        for who, sprite in board.sprites.items():
            if not sprite.level:
                items += self._plate(brush, board, who)
        for who in board.acting():
            items += [self._guest(board, who), *self._plate(brush, board, who)]
        letters = DIE_LETTERS if self._asked and board.view.phase is Phase.TURN else ""
        keys = tuple(map(self._desk.letter, letters))
        items += dice.items(brush, board, self._chosen, keys)
        if self._draft is not None:
            told, dress = self._draft_words(self._draft), self._dress
            items += self._draft.items(
                brush, board.places, self._events, self.tokens, dress, told, laid=self._laid
            )
        return items

    def _guest(self, board: Board, who: Character) -> Item:
        look = Look.CHOSEN if who in self._picked else Look.PLAIN
        picture, rect = self.tokens.guest(who, board.face(who), board.sprites[who].pose, look)
        return Item(("guest", who), picture, rect)

    def _plate(self, brush: Brush, board: Board, who: Character) -> list[Item]:
        """Unless there is nobody to be seen."""
        sprite = board.sprites[who]
        if not sprite.plate or sprite.pose.alpha < 0.5:
            return []
        dress, holding, moving = self._dress, board.holding(who), sprite.mover is not None
        scale = round(sprite.plate_scale * _PLATE_STEPS) / _PLATE_STEPS if moving else sprite.plate_scale
        if moving:
            self._expect_plates(brush, board, who, holding)
        return [guest_plates.item(brush, dress, who, holding, sprite.pose, scale, passing=moving)]

    def _expect_plates(self, brush: Brush, board: Board, who: Character, holding: Holding) -> None:
        """Every size that a plate will have on the way."""
        sprite = board.sprites[who]
        end = board.plates().get(who, sprite.plate_scale)
        if self._walking.get(who) == (holding, end):
            return
        self._walking[who] = holding, end
        first, last = (round(scale * _PLATE_STEPS) for scale in (sprite.plate_scale, end))
        way = range(first, last + 1) if first < last else range(first, last - 1, -1)
        for step in reversed(way[1:]):  # the next one is wanted first
            plate = partial(guest_plates.item, brush, self._dress, who, holding, sprite.pose)
            brush.art.expect(partial(plate, step / _PLATE_STEPS, passing=True), soon=True)

    def _draft_words(self, draft: Draft) -> Told:
        """The title, whose it is, where the own character is, and the button."""
        say, own = self._desk.say, draft.own
        name = where = ""
        if own:
            who, space, _ = own[0]
            name = self._party.names[OWNER[who]]
            where = (
                say("Stands at the door.") if space == DOOR else say("Sits at table {table}.", table=space)
            )
        return Told(say("Discard one event card"), name, where, say("Discard it"))


def _cleared(panes: Mapping[str, Pane], places: Places) -> dict[str, Pane]:
    """What the board of the draft would cut is not there as long as it lies there."""
    board = places.draft_board()
    return {
        name: Pane(None, panes[name].box, lambda brush: None)
        for name in ("mantel", "reserve")
        if panes[name].box.y + panes[name].box.h > board.y
    }
