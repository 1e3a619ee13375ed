"""What the board gives the house to tell: figures, questions, and turns in short."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence

from game.core.choosing import Choosing
from game.core.rules import Seat
from game.fantasy_pub.rules.chips import NORMAL, TRIPLE
from game.fantasy_pub.rules.events import Event
from game.fantasy_pub.rules.scoring import NORMAL_POINTS, TRIPLE_POINTS
from game.fantasy_pub.rules.state import Phase
from game.fantasy_pub.show.board import Board
from game.shell.desk import Desk
from game.shell.paint.brush import Picture
from game.shell.show import Party
from game.shell.table.tabletop import About, Asked, Count, Figures, Headline, Phases, Told


class PubWords:
    """Puts what is in the pub into words and pictures."""

    def __init__(self, desk: Desk, party: Party, board: Callable[[], Board]) -> None:
        """`board` says what can be seen now."""
        self._desk, self._party, self._board = desk, party, board

    @property
    def to_act(self) -> Seat | None:
        """Whose turn is shown."""
        view = self._board().view
        return None if view.phase is Phase.OVER else view.to_move

    def figures(self, seat: Seat) -> Figures:
        """Deck and events, and the points brought home so far."""
        view = self._board().view
        scored = self._board().scored(seat)
        points = NORMAL_POINTS * scored.count(NORMAL) + TRIPLE_POINTS * scored.count(TRIPLE)
        deck = self._board().deck(seat)
        return Figures(
            (Count("deck", deck), Count("cards", len(view.hands[seat]))),
            Headline("door", points if self._desk.settings.open_piles else None),
        )

    def phases(self, seen: Iterable[Event]) -> Phases | None:
        """A turn has no parts."""
        return None

    def question(self, choosing: Choosing, *, preview: bool) -> Asked:
        """What is asked."""
        return Asked("", "")

    def about(self, key: Hashable) -> About | None:
        """What there is to tell of a spot."""
        return None

    def told(self, events: Sequence[Event]) -> Told | None:
        """A turn in short."""
        return None

    def picture(self, key: Hashable) -> Picture | None:
        """What something looks like."""
        return None

    def tension(self) -> int:
        """How many layers of the music the pub calls for."""
        return 1

    def free_side(self) -> str:
        """Where a sheet hides less."""
        return "right"
