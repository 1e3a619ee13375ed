"""Every event as a clip: who moves where, in which way, and what flies through the air meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from game.fantasy_pub.rules.events import Event
from game.fantasy_pub.show.board import Board, Sprite
from game.shell.animation.timeline import Clip, Tween


def lead(event: Event, following: Event | None) -> float | None:
    """After how many seconds the event behind it begins; None: when it is over."""
    return None


class Director:
    """Makes clips for a board."""

    def __init__(
        self, board: Board, heard: Callable[[Event], object], play: Callable[[str], object], *, calm: bool
    ) -> None:
        self._board, self._heard, self._play, self._calm = board, heard, play, calm

    def stage(self, event: Event, cues: tuple[str, ...] = ()) -> Clip:
        """An event as a clip."""
        board = self._board

        def begin() -> None:
            board.apply(event)
            homes = board.homes()
            board.sprites = {who: board.sprites.get(who) or Sprite(*home) for who, home in homes.items()}
            board.barkeeper = board.barkeeper_at(board.view.barkeeper)
            self._heard(event)
            for cue in cues:
                self._play(cue)

        return Tween(0.3, lambda share: None, start=begin)
