"""Before the deal: the people choose their decks, each unseen by the others.

Each choice is on the disk before the next one is asked for: what is kept is the game itself, dealt from what
has been decided so far.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from game.beasty_bar.bot.opponents import deck_adviser
from game.beasty_bar.rules.setup import Decision, Setup, decisions, drafted, left_at_home
from game.beasty_bar.show.cards import CardArt
from game.beasty_bar.show.deck_scene import HIDE, DeckScene
from game.beasty_bar.show.discard import Discard
from game.beasty_bar.show.draft import Draft
from game.core.hands import OPEN_HANDS
from game.core.match import Match
from game.core.rules import Seat
from game.services.course import keep_undealt
from game.services.house_rules import in_force
from game.services.saved_game import SavedGame
from game.services.saves import Journal
from game.shell.paint.brush import Brush
from game.shell.paint.palette import PAGE
from game.shell.scenes.scene import STAY, Go, Push, Scene, Swap
from game.shell.show import Begin, Party, Rooms


class Preparation(Scene):
    """Asks everyone who has something to choose, then begins."""

    def __init__(
        self,
        rooms: Rooms,
        party: Party,
        setup: Setup,
        cards: CardArt,
        begin: Begin,
        saved: SavedGame | None = None,
    ) -> None:
        """`party` is as it was asked for, `setup` complete; what is `saved` has been decided before."""
        super().__init__()
        self._rooms, self._party, self._cards, self._begin = rooms, party, cards, begin
        self._desk = desk = rooms.desk
        self._setup = setup
        self._decisions = decisions(party.setup, setup, party.people)
        self._journal: Journal | None = None
        self._decided = 0
        self._hints = saved.sitting.hints if saved else 0
        if saved is None:
            self._keep()
        else:
            self._decided = saved.sitting.decided or 0
            self._journal = desk.saves.reopen(desk.module, saved.match, saved)
        self._closed_to: Seat | None = None
        """Whoever has the screen; with one person it is never passed on."""
        self._asking: Scene | None = None
        self._curtain: Scene | None = None

    def _draft(self, seat: Seat) -> DeckScene:
        drawn = (self._setup.picks or ())[seat]
        chance = Random(self._party.seed + seat)
        advised = deck_adviser(self._setup).favourites()
        return Draft(self._rooms, self._cards, seat, self._party.names[seat], drawn, chance, advised)

    def _discard(self, seat: Seat) -> DeckScene:
        deck = self._setup.deck(seat)
        advised = deck_adviser(self._setup).put_away(deck)
        return Discard(self._rooms, self._cards, seat, self._party.names[seat], deck, advised)

    def _question(self, seat: Seat, decide: Decision) -> Scene:
        scene = {drafted: self._draft, left_at_home: self._discard}[decide](seat)
        scene.secret = self._secret
        return scene

    @property
    def _secret(self) -> bool:
        """Somebody else at the screen may not see what is chosen."""
        return len(self._party.people) > 1 and self._desk.hands != OPEN_HANDS

    @property
    def _ready(self) -> Party:
        """Those who play, with what they have chosen so far."""
        return replace(self._party, setup=self._setup, asked=self._party.asked or self._party.setup)

    def advance(self, seconds: float) -> Go:
        """Ask the next one; when nobody is left, play."""
        if self._decided >= len(self._decisions):
            return Swap(self._begin(self._ready, self._journal))
        if self._asking is None:
            seat, decide = self._decisions[self._decided]
            self._asking = self._question(seat, decide)
            if self._secret and seat != self._closed_to:
                return self._pass_to(seat)
        return Push(self._asking)

    def _pass_to(self, seat: Seat) -> Go:
        self._closed_to = seat
        self._curtain = self._rooms.pass_to(seat, self._party, self._journal)
        return Push(self._curtain)

    def resumed(self, closed: Scene, result: object) -> Go:
        """Somebody has decided, or wants to leave."""
        left = self._rooms.left(result, self._party)
        if left is not None:
            return left
        if closed is self._curtain:
            return STAY
        if result == HIDE and self._closed_to is not None:
            return self._pass_to(self._closed_to)
        if result is None:
            return self._back()
        seat, decide = self._decisions[self._decided]
        self._hints += isinstance(closed, DeckScene) and closed.was_hinted
        self._setup, self._asking = decide(self._setup, seat, result), None
        self._decided += 1
        self._keep()
        return STAY

    def _back(self) -> Go:
        """To where it was chosen what to play; what nobody has decided anything in is not gone on with."""
        if self._journal is not None and not self._decided:
            self._desk.saves.delete(self._journal)
        return Swap(self._rooms.new_game())

    def _keep(self) -> None:
        """What was decided is on the disk before anybody else looks at the screen; the hash of the shuffle
        is there before the first decision."""
        desk, party = self._desk, self._ready
        match = Match(desk.module.rules, party.setup, party.beginning)
        sitting = replace(party.sitting(in_force(desk.settings)), decided=self._decided, hints=self._hints)
        self._journal = keep_undealt(desk, self._journal, match, sitting)

    @property
    def moving(self) -> bool:
        """There is always something to do next."""
        return True

    def draw(self, brush: Brush) -> None:
        """Nothing but the night, between two scenes."""
        brush.surface.fill(PAGE)
