"""What the board gives the house to tell: figures, questions, and turns in short."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence

from game.core.choosing import Choosing
from game.core.rules import Seat
from game.fantasy_pub.rules.chips import NORMAL, TRIPLE
from game.fantasy_pub.rules.events import Event
from game.fantasy_pub.rules.house import CARD_POINTS
from game.fantasy_pub.rules.scoring import NORMAL_POINTS, TRIPLE_POINTS
from game.fantasy_pub.rules.state import Phase, Stage
from game.fantasy_pub.show.board import Board
from game.fantasy_pub.show.shelves import turns_left
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
        side, left = view.plus_minus[seat], turns_left(view, seat)
        counts = [Count("deck", self._board().deck(seat)), Count("event", len(view.hands[seat]))]
        if side:
            counts.append(Count("side_plus" if side > 0 else "side_minus", CARD_POINTS[side]))
        if left is not None:
            counts[0] = Count("end", left)  # nobody counts on his deck any more
        return Figures(tuple(counts), Headline("mug", points if self._desk.settings.open_piles else None))

    def phases(self, seen: Iterable[Event]) -> Phases | None:
        """A turn has no parts; but it may be late."""
        late = self._board().view.stage is not Stage.OPEN
        return Phases((self._desk.say("Closing time"),), 0) if late else None

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
