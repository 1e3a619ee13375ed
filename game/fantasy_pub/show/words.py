"""What the board gives the house to tell: figures, questions, and turns in short."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Final

from game.core.choosing import Choosing
from game.core.rules import Seat
from game.core.words import Words
from game.fantasy_pub.advice.preview_words import steps
from game.fantasy_pub.handbook.event_pages import COST
from game.fantasy_pub.marks import Button, Guest, HandCard, Kin, Spare
from game.fantasy_pub.rules.characters import OWNER, Character
from game.fantasy_pub.rules.events import Event
from game.fantasy_pub.rules.house import Card
from game.fantasy_pub.rules.scoring import scores, worth
from game.fantasy_pub.rules.state import Phase, Stage
from game.fantasy_pub.rules.view import View, imagine
from game.fantasy_pub.show import soundtrack, turns
from game.fantasy_pub.show.board import Board
from game.fantasy_pub.show.cards import EventCards, face_down
from game.fantasy_pub.show.meaning import PlateOf, Space, Thing
from game.fantasy_pub.show.portraits import Portraits, barkeeper
from game.fantasy_pub.show.shelves import turns_left
from game.fantasy_pub.telling.names import card_text
from game.fantasy_pub.telling.option_words import Options
from game.fantasy_pub.telling.table_words import belongings, whereabouts
from game.shell.desk import Desk
from game.shell.paint.brush import Picture
from game.shell.paint.palette import INK, rgb
from game.shell.show import Party
from game.shell.table.tabletop import (
    About,
    Asked,
    Count,
    Figures,
    Gist,
    Headline,
    Phases,
    Slip,
    Told,
    Whereabouts,
)

_CREAM, _LILAC = rgb("#FFF1D2"), rgb("#CDBFEF")
_SLIPS: Final = {
    0: Slip("", _CREAM, INK),
    1: Slip("+1", _CREAM, INK),
    -1: Slip("\N{MINUS SIGN}1", _LILAC, INK),
}
"""The +1/-1 card of a player, by the side it shows; 0: it is gone."""


class PubWords:
    """Puts what is in the pub into words and pictures."""

    def __init__(
        self,
        desk: Desk,
        party: Party,
        board: Callable[[], Board],
        cards: EventCards,
        portraits: Portraits,
    ) -> None:
        """`board` says what can be seen now."""
        self._desk, self._party, self._board = desk, party, board
        self._cards, self._portraits = cards, portraits
        self._asked: tuple[object, Asked] = None, Asked("", "")
        """The question that was put into words last, and what it depends on."""

    @property
    def _view(self) -> View:
        return self._board().view

    def spoken(self) -> Words:
        """The language, spoken to whoever looks, about what can be seen."""
        view = self._view
        return self._party.words(self._desk, view.viewer).seeing(view)

    @property
    def to_act(self) -> Seat | None:
        """Whose turn is shown."""
        return None if self._view.phase is Phase.OVER else self._view.to_move

    def figures(self, seat: Seat) -> Figures:
        """Deck, events and the +1/-1 card, and the points brought home so far; all points when it is over."""
        view = self._view
        side, left = view.plus_minus[seat], turns_left(view, seat)
        counts = [Count("deck", self._board().deck(seat)), Count("event", len(view.hands[seat]))]
        if left is not None:
            counts[0] = Count("end", left)  # nobody counts on his deck any more
        known = worth(self._board().scored(seat)) if self._desk.settings.open_piles else None
        if view.phase is Phase.OVER:
            known = scores(imagine(view, 0))[seat].total
        return Figures(tuple(counts), Headline("mug", known, "things/mug"), _SLIPS[side])

    def phases(self, seen: Iterable[Event]) -> Phases | None:
        """A turn has no parts; but it may be late."""
        late = self._board().view.stage is not Stage.OPEN
        return Phases((self._desk.say("Closing time"),), 0) if late else None

    def question(self, choosing: Choosing, *, preview: bool) -> Asked:
        """What is chosen, and what it takes now; as long as nothing is, the middle of the room stays free."""
        view = self._view
        if not choosing.done or view.phase is Phase.DRAFT:
            return Asked("", "")
        key = view, choosing, [*choosing.done], self._desk.translations.code
        if self._asked[0] != key:
            self._asked = key, self._question(view, choosing)
        return self._asked[1]

    def _question(self, view: View, choosing: Choosing) -> Asked:
        say = self._desk.say
        asked = Options(view, choosing.done, self.spoken(), steps).question()
        if len(choosing.open) == 1:
            chosen, _, _ = asked.rpartition(":")
            return Asked(chosen or asked, say("Once more, and it is done."))
        return Asked(asked, "")

    def about(self, key: Hashable) -> About | None:
        """Guests with what they have, cards with what they do, and why something cannot be done."""
        if key is None:
            return None
        view, words = self._view, self.spoken()
        match key:
            case Guest(who):
                return About(who, ", ".join(belongings(view, who, words)))
            case HandCard(card) | Spare(card):
                text = self._desk.say("{name}: {text}", name=self._cards.name(card), text=self._effect(card))
                return About(HandCard(card), "", text)
            case Space(space):
                lies = view.floor[space]
                floor = words.plural("{coins} coin on the floor.", "{coins} coins on the floor.", lies)
                return About(None, floor.format(coins=lies) if lies else "")
            case Button() | PlateOf() | Kin():
                return About(None, "")
            case Thing.RESERVE | Thing.MANTEL | Thing.EVENTS | Thing.BARKEEPER:
                return About(None, "")
        return None

    def _effect(self, card: Card) -> str:
        return f"{card_text(card, self.spoken())} {self._desk.say(COST)}"

    def told(self, events: Sequence[Event]) -> Told | None:
        """A turn in short, once something was decided in it."""
        if not turns.acted(events):
            return None
        view = self._view
        words = self._party.words(self._desk).seeing(view)
        marked = self._party.marked(self._desk).seeing(view)
        gist = Gist(turns.icon(events), turns.word(events), lines=turns.lines(events, marked))
        return Told(turns.stands_for(events), turns.called(events, words), gist, turns.story(events, marked))

    def whereabouts(self, seat: Seat) -> Whereabouts:
        """Those of a player in the pub."""
        view, words = self._view, self._party.marked(self._desk)
        inside = [who for line in view.spaces for who in line if OWNER[who] == seat]
        return Whereabouts(inside[0] if inside else None, whereabouts(view, seat, words))

    def picture(self, key: Hashable) -> Picture | None:
        """A guest, an event card or the back of one, or the barkeeper."""
        match key:
            case HandCard(card):
                return self._cards.mini_picture(card)
            case int():
                return self._portraits.small(Character(key))
            case turns.BARKEEPER:
                return barkeeper
            case turns.CARDS:
                return face_down
        return None

    def held(self, view: View) -> Sequence[Hashable]:
        """The event cards of the hand."""
        cards = () if view.viewer is None else view.hands[view.viewer]
        return [HandCard(card) for card in cards if card is not None]

    def tension(self) -> int:
        """How many layers of the music the pub calls for."""
        return soundtrack.tension(self._view)

    def free_side(self) -> str:
        """Where a sheet hides less."""
        return "right"
