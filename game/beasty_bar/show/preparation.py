"""Before the deal: the people choose their decks, each unseen by the others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

from game.beasty_bar.rules.setup import Mode, Setup, drafted, left_at_home
from game.beasty_bar.show.cards import CardArt
from game.beasty_bar.show.deck_scene import HIDE
from game.beasty_bar.show.discard import Discard
from game.beasty_bar.show.draft import Draft
from game.core.rules import Seat
from game.shell.desk import Desk
from game.shell.paint.brush import Brush
from game.shell.paint.palette import PAGE
from game.shell.scenes.curtain import Curtain
from game.shell.scenes.pause import Pause, PauseChoice
from game.shell.scenes.scene import STAY, Go, Push, Scene, Swap
from game.shell.scenes.ways import Ways
from game.shell.show import Party

Decision = Callable[[Setup, Seat, Any], Setup]


class Preparation(Scene):
    """Asks everyone who has something to choose, then opens the table."""

    def __init__(
        self, desk: Desk, party: Party, cards: CardArt, ways: Ways, table: Callable[[Party], Scene]
    ) -> None:
        super().__init__()
        self._desk, self._party, self._cards = desk, party, cards
        self._ways, self._table = ways, table
        self._asked: Setup = party.setup
        self._setup: Setup = desk.module.prepare(party.setup, party.seed, party.computers)
        self._questions = self._ask()
        self._closed_to: Seat | None = None
        """Whoever has the screen; with one person it is never passed on."""
        self._next: Scene | None = None
        self._decide: Decision | None = None
        self._asking = Seat(0)

    def _ask(self) -> Iterator[tuple[Seat, Callable[[], Scene], Decision]]:
        """Drafts first: what can be put away depends on them."""
        if self._setup.mode is Mode.MIXED and self._asked.picks is None:
            for seat in self._party.people:
                yield seat, partial(self._draft, seat), drafted
        if self._setup.advanced and self._asked.boxed is None:
            for seat in self._party.people:
                yield seat, partial(self._discard, seat), left_at_home

    def _draft(self, seat: Seat) -> Scene:
        drawn = (self._setup.picks or ())[seat]
        chance = Random(self._party.seed + seat)
        return Draft(self._desk, self._cards, seat, self._party.names[seat], drawn, chance)

    def _discard(self, seat: Seat) -> Scene:
        return Discard(self._desk, self._cards, seat, self._party.names[seat], self._setup.deck(seat))

    def advance(self, seconds: float) -> Go:
        """Ask the next one; when nobody is left, play."""
        if self._next is None:
            question = next(self._questions, None)
            if question is None:
                asked = self._party.asked or self._asked
                return Swap(self._table(replace(self._party, setup=self._setup, asked=asked)))
            seat, make, self._decide = question
            self._asking = seat
            self._next = make()
            if len(self._party.people) > 1 and seat != self._closed_to:
                return self._pass_to(seat)
        return Push(self._next)

    def _pass_to(self, seat: Seat) -> Go:
        self._closed_to = seat
        return Push(Curtain(self._desk, seat, self._party, (), self._pause))

    def _pause(self) -> Scene:
        return Pause(self._desk, self._party.shuffle(self._desk.module.rules), hide=True)

    def resumed(self, closed: Scene, result: object) -> Go:
        """Somebody has decided, or wants to leave."""
        if isinstance(result, PauseChoice):
            return self._ways.after_pause(result, self._party)
        if isinstance(closed, Curtain):
            return STAY
        if result == HIDE:  # where nobody else is at the screen, there is nobody to hide them from
            return Push(closed) if self._closed_to is None else self._pass_to(self._closed_to)
        if result is None or self._decide is None:
            return Swap(self._ways.new_game())
        self._setup, self._next = self._decide(self._setup, self._asking, result), None
        return STAY

    @property
    def moving(self) -> bool:
        """There is always something to do next."""
        return True

    def draw(self, brush: Brush) -> None:
        """Nothing but the night, between two scenes."""
        brush.surface.fill(PAGE)
