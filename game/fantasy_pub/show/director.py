"""Every event as a clip: who moves where, in which way, and what flies through the air meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import assert_never

from game.core.rules import Seat
from game.fantasy_pub.rules.characters import OWNER
from game.fantasy_pub.rules.events import (
    BarkeeperMoved,
    BarkeeperStarted,
    BeerLost,
    BeerStolen,
    ClosingTime,
    CoinPicked,
    CoinsDropped,
    CoinsGained,
    CoinsLost,
    CoinsStolen,
    Dealt,
    DeckShuffled,
    DiceRolled,
    DiceSpent,
    DieAdjusted,
    Drank,
    Entered,
    Event,
    EventDiscarded,
    EventPlayed,
    ExtraRound,
    GameOver,
    InvitationRound,
    Invited,
    Left,
    Moved,
    NoActionReroll,
    Seated,
    Swapped,
    ThrownOut,
    Toast,
    Treated,
    TurnEnded,
    TurnStarted,
)
from game.fantasy_pub.show import chips_in_flight, comings, throws
from game.fantasy_pub.show.board import Board
from game.fantasy_pub.show.calm import calmed
from game.fantasy_pub.show.clips import Staged
from game.fantasy_pub.show.tempo import seconds
from game.services.audio import VOICE
from game.shell.animation.timeline import Clip, Moment, Together
from game.shell.paint.palette import Dress

VOICE_DELAY = 0.07
"""Whoever speaks up is not drowned by what is heard at that moment."""


class Director:
    """Makes clips for a board."""

    def __init__(
        self,
        board: Board,
        dress: Dress,
        heard: Callable[[Event], object] = lambda event: None,
        play: Callable[[str], object] = lambda cue: None,
        *,
        calm: bool = False,
    ) -> None:
        """`heard` is told of events as they begin, `play` of their sounds; `calm`: things only fade."""
        self._board, self._dress, self._heard, self._play, self._calm = board, dress, heard, play, calm

    def stage(self, event: Event, cues: Sequence[str] = ()) -> Clip:
        """An event as a clip, with its sounds."""
        clip = self._clip(event)
        clip.heard = self._heard
        if self._calm:
            clip = calmed(clip)
        due = self._board.due
        paid = [(at, Moment(partial(due.paid, (clip, number)))) for number, (at, _) in enumerate(clip.dues)]
        return Together([(0.0, clip), *clip.parts, *paid, *self._sounds(clip, cues)])

    def _sounds(self, clip: Staged, cues: Sequence[str]) -> Iterator[tuple[float, Moment]]:
        """At the contact, and voices a little later."""
        for cue in cues:
            moment = clip.contact + (VOICE_DELAY if cue.startswith(VOICE) else 0.0)
            yield min(moment, clip.duration), Moment(partial(self._play, cue))

    def _back(self, seat: Seat) -> str:
        return f"cards/back_{self._dress[seat].name}"

    def _clip(self, event: Event) -> Staged:
        board = self._board
        match event:
            case Entered(who):
                return comings.entered(board, event, self._back(OWNER[who]))
            case Seated():
                return comings.seated(board, event)
            case Moved():
                return comings.moved(board, event)
            case Swapped():
                return comings.swapped(board, event)
            case ThrownOut(who):
                return comings.thrown_out(board, event, self._back(OWNER[who]))
            case Left(who):
                return comings.left(board, event, f"things/hat_{self._dress[OWNER[who]].name}")
            case BarkeeperStarted() | BarkeeperMoved():
                return comings.barkeeper(board, event)
            case Toast():
                return chips_in_flight.toast(board, event)
            case InvitationRound():
                return chips_in_flight.invitation_round(board, event)
            case Drank() | Invited() | Treated() | BeerStolen() | BeerLost():
                return chips_in_flight.beers(board, event)
            case CoinsDropped() | CoinPicked() | CoinsStolen() | CoinsGained() | CoinsLost():
                return chips_in_flight.money(board, event)
            case _:
                return self._of_things(event)

    def _of_things(self, event: _Things) -> Staged:
        """Dice and cards, and what there is only to hear."""
        board = self._board
        match event:
            case DiceRolled():
                return throws.rolled(board, event)
            case NoActionReroll():
                return throws.rerolled(board, event)
            case DieAdjusted():
                return throws.adjusted(board, event)
            case DiceSpent():
                return throws.pushed_aside(board, event)
            case EventPlayed():
                return throws.played(board, event, calm=self._calm)
            case DeckShuffled(seat):
                return throws.shuffled(board, event, self._back(seat))
            case ClosingTime() | ExtraRound():
                return throws.announced(board, event)
            case Dealt():
                return throws.dealt(board, event)
            case EventDiscarded() | TurnStarted() | TurnEnded() | GameOver():
                return Staged(board, event, seconds(event))
            case _:
                assert_never(event)


_Things = (
    DiceRolled
    | NoActionReroll
    | DieAdjusted
    | DiceSpent
    | EventPlayed
    | DeckShuffled
    | ClosingTime
    | ExtraRound
    | Dealt
    | EventDiscarded
    | TurnStarted
    | TurnEnded
    | GameOver
)
