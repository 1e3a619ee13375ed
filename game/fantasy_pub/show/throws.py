"""Events about dice and cards, and what is announced, as clips."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from game.core.messages import N_
from game.fantasy_pub.rules.actions import changed, spent
from game.fantasy_pub.rules.events import (
    ClosingTime,
    Dealt,
    DeckShuffled,
    DiceRolled,
    DiceSpent,
    DieAdjusted,
    EventPlayed,
    ExtraRound,
    NoActionReroll,
)
from game.fantasy_pub.rules.state import CLOSING
from game.fantasy_pub.show import flights
from game.fantasy_pub.show.board import Banner, Board, Held, Tumble
from game.fantasy_pub.show.clips import Flying, HoldingUp, Rolling, Staged
from game.fantasy_pub.show.places import Pose
from game.fantasy_pub.show.tempo import seconds
from game.shell.animation.easing import ease_in_out, slowing
from game.shell.animation.gait import bow, wave
from game.shell.animation.paths import between
from game.shell.animation.timeline import Clip, Moment

Dice = Callable[[float], Mapping[int, Tumble]]

PICTURES: Final = 4
"""So many pictures of a die that rolls."""
_LATE: Final = 0.08
"""How much later the second die falls, of the time both have."""
_DOWN: Final = 0.7
"""When a die has come to where it belongs; then it bounces."""
_UNFOLDS, _READ, _AWAY = 0.1, 0.65, 0.2
"""Seconds that an event card needs to unfold, is there to be read, and needs to get out of sight."""
_BANNER: Final = 2.6

CLOSES: Final = N_("Closing time! This round, then one turn each.")
LATE: Final = N_("Round {round} is over, and the pub closes: one turn each.")
EXTRA: Final = N_("The last turn for everybody.")


def rolled(board: Board, event: DiceRolled) -> Staged:
    """Across the felt, and a bounce."""

    def make() -> Dice:
        ends = [board.places.die(number, used=False) for number in range(2)]
        tray = board.places["tray.dice"]
        start = Pose(tray.x + tray.w * 0.9, tray.y + tray.h + 150, 0.8)

        def dice(t: float) -> dict[int, Tumble]:
            return {
                number: _rolling(start, end, event.dice[number], number, t - _LATE * number)
                for number, end in enumerate(ends)
            }

        return dice

    lasts = seconds(event)
    return Staged(board, event, lasts, contact=0.12, parts=[(0.0, Rolling(board, lasts, make))])


def _rolling(start: Pose, end: Pose, shows: int, number: int, t: float) -> Tumble:
    if t <= 0:
        return Tumble(-1 - number, start)
    if t < _DOWN:
        share = t / _DOWN
        hops = abs(wave(share * 0.94 + 0.03, 1.5)) * (1 - share) * 70
        pose = between(start, end, slowing(share))
        turned = 34 * wave(share, 1.5) * (1 if number else -1)
        return Tumble(
            -1 - (int(share * 10) + number) % PICTURES,
            pose._replace(y=pose.y - hops - 16 * bow(share), angle=turned),
        )
    rest = (t - _DOWN) / (1 - _DOWN)
    give = bow(rest) * (1 - rest)
    return Tumble(shows, end._replace(y=end.y - 20 * give, scale=end.scale * (1 + 0.06 * give)))


def rerolled(board: Board, event: NoActionReroll) -> Staged:
    """They shake their heads."""
    shows = board.view.dice

    def make() -> Dice:
        ends = [board.places.die(number, used=False) for number in range(2)]
        return lambda t: {
            number: Tumble(shows[number], end._replace(x=end.x + 9 * wave(t, 3), angle=5 * wave(t, 3)))
            for number, end in enumerate(ends)
        }

    lasts = seconds(event)
    return Staged(board, event, lasts, parts=[(0.0, Rolling(board, lasts, make))])


def adjusted(board: Board, event: DieAdjusted) -> Staged:
    """The die turns, and the card is turned over or gone."""
    view, lasts = board.view, seconds(event)
    after = changed(view.dice, view.used, event.die, event.value)
    number = next((place for place in range(2) if after[place] != view.dice[place]), 0)
    before, used = view.dice[number], view.used[number]

    def make() -> Dice:
        end = board.places.die(number, used=used)

        def dice(t: float) -> dict[int, Tumble]:
            shows = before if t < 0.25 else -1 - int(t * 8) % PICTURES if t < 0.7 else event.value
            angle = 40 * bow((t - 0.25) / 0.45) if 0.25 <= t < 0.7 else 0.0
            return {number: Tumble(shows, end._replace(y=end.y - 46 * bow(t), angle=angle))}

        return dice

    card = board.places["tray.card"]
    side = view.plus_minus[event.seat]
    parts: list[tuple[float, Clip]] = [
        (0.0, Rolling(board, lasts, make)),
        (0.0, Flying(board, lasts, lambda: flights.turned_card(side, event.plus_minus, card))),
        (0.0, Moment(partial(setattr, board, "turning", True))),
        (lasts, Moment(partial(setattr, board, "turning", False))),
    ]
    return Staged(board, event, lasts, contact=lasts * 0.7, parts=parts)


def pushed_aside(board: Board, event: DiceSpent) -> Staged:
    """What is spent makes room."""
    view, lasts = board.view, seconds(event)
    used = spent(view.dice, view.used, event.die)
    numbers = [number for number in range(2) if used[number] and not view.used[number]]

    def make() -> Dice:
        ways = {
            number: (board.places.die(number, used=False), board.places.die(number, used=True))
            for number in numbers
        }
        return lambda t: {
            number: Tumble(view.dice[number], between(start, end, ease_in_out(t)))
            for number, (start, end) in ways.items()
        }

    return Staged(board, event, lasts, parts=[(0.0, Rolling(board, lasts, make))])


def played(board: Board, event: EventPlayed, *, calm: bool) -> Staged:
    """A card unfolds in the middle of the room, and stays there to be read while it begins to come true."""
    lasts = seconds(event)
    whole = _UNFOLDS + _READ + _AWAY

    def make() -> Callable[[float], Held]:
        places = board.places
        middle, away = places["rug.way"].centre, places.at_plate(event.seat)
        came, goes = _UNFOLDS / whole, 1 - _AWAY / whole
        return flights.unfolding(event.card, middle, away, calm=calm, came=came, goes=goes)

    return Staged(board, event, lasts, contact=0.1, parts=[(0.0, HoldingUp(board, whole, make))])


def dealt(board: Board, event: Dealt) -> Staged:
    """A few cards fly to a player."""
    lasts, middle, plate = seconds(event), board.places["rug.way"].centre, board.places.at_plate(event.seat)
    flight = Flying(board, lasts, lambda: flights.card_flight("cards/back_event", middle, plate))
    return Staged(board, event, lasts, parts=[(0.0, flight)])


def shuffled(board: Board, event: DeckShuffled, back: str) -> Staged:
    """A deck is riffled at its owner's plate."""
    lasts, at = seconds(event), board.places.at_plate(event.seat)
    return Staged(
        board, event, lasts, parts=[(0.0, Flying(board, lasts, lambda: flights.shuffled(back, at)))]
    )


def announced(board: Board, event: ClosingTime | ExtraRound) -> Staged:
    """Told to everybody; it goes away by itself."""
    match event:
        case ExtraRound():
            text, number = ("", 0) if board.banner.text == LATE else (EXTRA, event.round)
        case ClosingTime(left, number):
            text = CLOSES if left >= CLOSING[board.view.players] else LATE

    def begin() -> None:
        if text:
            board.banner = Banner(text, number, _BANNER)

    return Staged(board, event, seconds(event), parts=[(0.0, Moment(begin))])
