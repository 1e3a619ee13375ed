"""Coming in and going round."""

from __future__ import annotations

from typing import Final

from game.fantasy_pub.rules.characters import OWNER, RACE, TROLL, Character
from game.fantasy_pub.rules.drinking import arrive, drop, pick, stand_at, take
from game.fantasy_pub.rules.events import Entered, Moved, Tell
from game.fantasy_pub.rules.house import GOBLIN_PICKS_ON_ENTER
from game.fantasy_pub.rules.state import DOOR, SPACES, State, put, without

CLOCKWISE: Final = 1
BACK: Final = -1
MOST_COINS: Final = 6
"""So many one enters with at most."""


def come_in(state: State, who: Character, coins: int, tell: Tell | None) -> None:
    """A character comes out of its deck to the door with so many coins, or what is left. No drink."""
    seat = OWNER[who]
    deck = without(state.decks[seat], who)
    state.decks = put(state.decks, seat, deck)
    if state.known_bottom[seat] > len(deck):
        state.known_bottom = put(state.known_bottom, seat, len(deck))
    state.coins[who] = take(state, coins)
    stand_at(state, who, DOOR)
    if tell:
        tell(Entered(who, len(state.coins[who])))
    if GOBLIN_PICKS_ON_ENTER:
        pick(state, who, tell)


def steps(value: int, beers: int) -> int:
    """How far one goes by what the dice come to: one space less for each beer. Below one, not at all."""
    return value - beers


def space_after(start: int, count: int, way: int = CLOCKWISE) -> int:
    """Where so many steps lead."""
    return (start + way * count) % SPACES


def path(start: int, count: int, way: int) -> tuple[int, ...]:
    """Every space on the way, from where it begins to where it ends."""
    return tuple(space_after(start, step, way) for step in range(count + 1))


def travel(state: State, who: Character, count: int, way: int, tell: Tell | None) -> None:
    """A Move: a troll drops a coin where it stands, the character travels, then it arrives."""
    drop_on_the_way(state, who, tell)
    start = state.where[who]
    if tell:
        tell(Moved(who, path(start, count, way), counts=True))
    state.moved += (who,)
    stand_at(state, who, space_after(start, count, way))
    arrive(state, who, tell)


def drop_on_the_way(state: State, who: Character, tell: Tell | None) -> None:
    """A troll that moves or leaves drops one coin in the space it starts from, if it has one."""
    if RACE[who] == TROLL:
        drop(state, who, 1, tell)
