"""Events about guests who come, walk and go, and about the barkeeper, as clips."""

from __future__ import annotations

from functools import partial
from typing import Final

from game.fantasy_pub.rules.characters import OWNER, Character
from game.fantasy_pub.rules.events import (
    BarkeeperMoved,
    BarkeeperStarted,
    Entered,
    Left,
    Moved,
    Seated,
    Swapped,
    ThrownOut,
)
from game.fantasy_pub.show import flights, walks
from game.fantasy_pub.show.board import Board, Mood
from game.fantasy_pub.show.chips_in_flight import Flights, coins_from_chest, coins_to_chest, gait
from game.fantasy_pub.show.clips import Feeling, Path, Poses, Staged, Strolling
from game.fantasy_pub.show.dues import Due
from game.fantasy_pub.show.guests import Mien
from game.fantasy_pub.show.tempo import seconds
from game.shell.animation.paths import after, slide
from game.shell.animation.timeline import Clip, Moment

_BOOT, _OUT = 0.2, 0.82
"""When the boot hits, and when whoever it hit is out: shares of the time of being thrown out."""
_CARD: Final = 0.3
"""Seconds that a card takes to a deck."""
_GLAD: Final = 0.4
"""How long the barkeeper is glad to have been called."""


def entered(board: Board, event: Entered, back: str) -> Staged:
    """A card is turned over at its deck, somebody is in the door, and coins are counted."""
    who, flown, places = event.who, Flights(board), board.places
    door = places.outside()
    start = places.at_plate(OWNER[who])
    flown.fly(0.0, 0.2, lambda: flights.card_flight(back, start, (door.x, door.y - 60), turns=True))
    coins_from_chest(flown, who, event.coins, begin=0.12, lasts=0.24)
    return Staged(
        board,
        event,
        seconds(event),
        lambda _: {who: after(0.3, walks.strolling_in())},
        enter={who: door},
        contact=0.2,
        parts=flown.parts,
        dues=[*flown.dues, (0.12, Due(seat=OWNER[who], deck=-1))],
    )


def seated(board: Board, event: Seated) -> Staged:
    """Through the door and to a table, quickly: the game is about to begin."""
    who, flown = event.who, Flights(board)
    flown.dues += [
        (0.0, Due(reserve=-event.coins)),
        (0.3, Due(who, coins=event.coins + event.picked)),
        (0.3, Due(space=event.table, floor=-event.picked)),
    ]
    path: Path = walks.walking(board.places, (event.table,))
    return Staged(
        board,
        event,
        seconds(event),
        lambda _: {who: path},
        enter={who: board.places.outside()},
        contact=0.34,
        dues=flown.dues,
    )


def moved(board: Board, event: Moved) -> Staged:
    """Walks from space to space; is pushed by a rival, or takes the way below."""
    who = event.who
    if event.counts:
        path = walks.walking(board.places, event.path, gait(board, who))
    elif OWNER[who] == board.view.to_move:
        path = walks.through_the_cellar
    else:
        path = walks.pushed
    return Staged(board, event, seconds(event), lambda _: {who: path})


def swapped(board: Board, event: Swapped) -> Staged:
    """Both at once, one higher than the other."""
    one, other = walks.swapping(1.0), walks.swapping(0.5)
    return Staged(board, event, seconds(event), lambda _: {event.other: other, event.who: one}, contact=0.5)


def thrown_out(board: Board, event: ThrownOut, back: str) -> Staged:
    """The boot, the door, a card under the deck, and a rain of coins."""
    who, flown, lasts = event.who, Flights(board), seconds(event)
    places, hit, seat = board.places, lasts * _BOOT, OWNER[event.who]
    door = places.outside()

    def paths(poses: Poses) -> dict[Character, Path]:
        return {who: walks.kicked(door, _BOOT, _OUT)}

    sprite = board.sprites.get(who)
    start = door if sprite is None else sprite.pose
    at = start.x, start.y - 60 * start.scale
    flown.fly(0.0, 0.46, lambda: flights.kick(at, from_left=start.x < door.x, contact=hit / 0.46))
    for number in range(event.coins + len(event.beers)):
        flown.chip(
            lambda: at,
            lambda: flights.chest(board),
            begin=hit + 0.03 * number,
            lasts=0.3,
            gets=Due(reserve=1),
            height=150,
        )
    card_from, card_to = (door.x, door.y - 60), places.at_plate(seat)
    slips = lasts * _OUT
    flown.fly(slips, _CARD, lambda: flights.card_flight(back, card_from, card_to))
    flown.dues += [
        (hit, Due(who, coins=-event.coins, gives=event.beers)),
        (slips + _CARD, Due(seat=seat, deck=1)),
    ]
    parts = [
        *flown.parts,
        (0.0, Feeling(board, lasts, Mood.STERN)),
        (hit, Moment(partial(_put_away, board, who))),
    ]
    return Staged(
        board,
        event,
        lasts,
        paths,
        others=after(0.55, slide),
        linger={who: door},
        contact=hit,
        parts=parts,
        dues=flown.dues,
        faces={who: Mien.OUT},
    )


def left(board: Board, event: Left, hat: str) -> Staged:
    """Waves, and is gone; the hat is on the mantel, and the beers are counted."""
    who, flown, lasts, seat = event.who, Flights(board), seconds(event), OWNER[event.who]
    place, peg = flights.count(board, seat), board.places.peg(sum(map(len, board.view.out)))
    for number, kind in enumerate(event.beers):
        start = flights.mugs(board, who, number)
        flown.chip(
            partial(_same, start),
            partial(_same, place),
            begin=0.1 + 0.06 * number,
            lasts=0.32,
            gives=Due(who, gives=kind),
            gets=Due(seat=seat, scored=kind),
            pictures=(flights.mug(kind),),
            height=60,
        )
    coins_to_chest(flown, who, event.coins, begin=0.1, lasts=0.3)
    thrown = lasts * 0.4
    flown.fly(thrown, 0.42, lambda: flights.hat_flight(hat, flights.head(board, who), peg))
    parts: list[tuple[float, Clip]] = [
        *flown.parts,
        (0.0, Moment(partial(board.hats.coming.add, who))),
        (thrown + 0.42, Moment(partial(board.hats.coming.discard, who))),
        (lasts * 0.5, Moment(partial(_put_away, board, who))),
    ]
    door = board.places.outside()
    return Staged(
        board,
        event,
        lasts,
        lambda _: {who: walks.going_home(door)},
        others=after(0.55, slide),
        linger={who: door},
        contact=thrown,
        parts=parts,
        dues=flown.dues,
        faces={who: Mien.WON},
    )


def barkeeper(board: Board, event: BarkeeperStarted | BarkeeperMoved) -> Staged:
    """He strolls along behind the tables; to be called makes him glad."""
    lasts = seconds(event)
    glad = Feeling(board, _GLAD, Mood.GLAD)
    parts: list[tuple[float, Clip]] = [(0.0, Strolling(board, lasts)), (lasts * 0.6, glad)]
    return Staged(board, event, lasts, parts=parts)


def _same(point: flights.Point) -> flights.Point:
    return point


def _put_away(board: Board, who: Character) -> None:
    """Nobody needs that plate any more."""
    if who in board.sprites and who not in board.homes():
        board.sprites[who].plate = False
