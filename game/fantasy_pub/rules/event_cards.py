"""What the event cards do: a function each that carries it out, and one that lists its targets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from typing import Final

from game.fantasy_pub.rules.characters import (
    CLAN,
    DWARF,
    FIGURE,
    OWNER,
    RACE,
    RACES,
    Character,
    Race,
)
from game.fantasy_pub.rules.chips import NORMAL
from game.fantasy_pub.rules.drinking import (
    arrive,
    drink,
    drop,
    get_beer,
    give_back,
    go_home,
    meet,
    stand_at,
    take,
)
from game.fantasy_pub.rules.events import (
    BarkeeperMoved,
    BeerLost,
    BeerStolen,
    CoinsGained,
    CoinsLost,
    CoinsStolen,
    DeckShuffled,
    Exit,
    Moved,
    Swapped,
    Tell,
    Treated,
)
from game.fantasy_pub.rules.house import CARD_BY_KEY, EVENT_CARDS, FOUND, FRIEND_COINS, HANDFUL
from game.fantasy_pub.rules.moving import BACK, CLOCKWISE, come_in, space_after, travel
from game.fantasy_pub.rules.room import at_door, may_stop, suits
from game.fantasy_pub.rules.state import (
    DOOR,
    TABLES,
    State,
    own_in_pub,
    put,
    sated,
    without,
)

Targets = Sequence[tuple[int, ...]]


# Who there is


def _own_seated(state: State) -> list[Character]:
    """Own characters at tables."""
    return [who for who in own_in_pub(state) if state.where[who] != DOOR]


def _inside(state: State) -> list[Character]:
    """Everybody in the pub, space by space."""
    return [*chain.from_iterable(state.spaces)]


def _rivals(state: State, guests: Iterable[Character]) -> list[Character]:
    """Those of other clans."""
    return [who for who in guests if OWNER[who] != state.to_move]


def _mine(state: State, figure: int) -> Character:
    return CLAN[state.to_move][figure]


# At a table


def house_round(state: State, die: int, tell: Tell | None, table: int) -> None:
    """Each character at the table, in order of arrival, gets one reserve chip as beer while chips last."""
    for who in state.spaces[table]:
        if state.reserve:
            kind = take(state, 1)
            if tell:
                tell(Treated(who, kind))
            get_beer(state, who, kind, tell)


def house_round_targets(state: State, die: int) -> Targets:
    """A table with somebody; the reserve is not empty."""
    return [(table,) for table in TABLES if state.spaces[table]] if state.reserve else []


def sing_along(state: State, die: int, tell: Tell | None, table: int) -> None:
    """The table meets again."""
    meet(state, table, tell)


def sing_along_targets(state: State, die: int) -> Targets:
    """A table with two or more."""
    return [(table,) for table in TABLES if len(state.spaces[table]) > 1]


def tray(state: State, die: int, tell: Tell | None, table: int) -> None:
    """The barkeeper goes there, and everyone there takes an own drink."""
    if tell:
        tell(BarkeeperMoved(state.barkeeper, table, None))
    state.barkeeper = table
    for who in state.spaces[table]:
        drink(state, who, tell)


def tray_targets(state: State, die: int) -> Targets:
    """An occupied table without the barkeeper."""
    return [(table,) for table in TABLES if state.spaces[table] and table != state.barkeeper]


def spill(state: State, die: int, tell: Tell | None, table: int) -> None:
    """Everyone there drops two coins, or the only one, on that table, in order of arrival."""
    for who in state.spaces[table]:
        drop(state, who, HANDFUL, tell)


def spill_targets(state: State, die: int) -> Targets:
    """A table where somebody has a coin."""
    with_coins = {state.where[who] for who in _inside(state) if state.coins[who]}
    return [(table,) for table in TABLES if table in with_coins]


# With one character


def bottoms_up(state: State, die: int, tell: Tell | None, figure: int) -> None:
    """Two own drinks; the second only if the first has not thrown it out."""
    who = _mine(state, figure)
    drink(state, who, tell)
    if state.where[who] >= 0:
        drink(state, who, tell)


def bottoms_up_targets(state: State, die: int) -> Targets:
    """An own character at a table with two coins or more."""
    return [(FIGURE[who],) for who in _own_seated(state) if len(state.coins[who]) > 1]


def lost_purse(state: State, die: int, tell: Tell | None, figure: int) -> None:
    """Three coins from the reserve, or what is left."""
    who = _mine(state, figure)
    found = take(state, FOUND)
    state.coins[who] += found
    if tell:
        tell(CoinsGained(who, len(found)))


def lost_purse_targets(state: State, die: int) -> Targets:
    """An own character in the pub; the reserve is not empty."""
    return [(FIGURE[who],) for who in own_in_pub(state)] if state.reserve else []


def settle_tab(state: State, die: int, tell: Tell | None, who: int) -> None:
    """It returns two coins, or the only one, to the reserve. No exit follows."""
    coins = state.coins[who]
    state.coins[who] = coins[:-HANDFUL]
    returned = coins[-HANDFUL:]
    if tell:
        tell(CoinsLost(Character(who), len(returned)))
    give_back(state, returned)


def settle_tab_targets(state: State, die: int) -> Targets:
    """Any character in the pub with a coin."""
    return [(who,) for who in _inside(state) if state.coins[who]]


def cold_water(state: State, die: int, tell: Tell | None, who: int) -> None:
    """It returns one beer, a normal one if possible."""
    kind = _hand_over_beer(state, who)
    if tell:
        tell(BeerLost(Character(who), kind))
    give_back(state, kind)


def cold_water_targets(state: State, die: int) -> Targets:
    """Any character in the pub with a beer."""
    return [(who,) for who in _inside(state) if state.beers[who]]


def _hand_over_beer(state: State, who: int) -> str:
    """A normal one if possible; of one that is not known yet it shows only then."""
    beers = state.beers[who]
    kind = NORMAL if NORMAL in beers else beers[0]
    state.beers[who] = beers.replace(kind, "", 1)
    return kind


def shove(state: State, die: int, tell: Tell | None, who: int) -> None:
    """The rival goes one space clockwise, then arrives."""
    _send(state, Character(who), space_after(state.where[who], 1), tell)


def shove_targets(state: State, die: int) -> Targets:
    """A rival who may stop there."""
    return [
        (who,)
        for who in _rivals(state, _inside(state))
        if may_stop(state, who, space_after(state.where[who], 1))
    ]


def second_wind(state: State, die: int, tell: Tell | None, figure: int, way: int) -> None:
    """A Move by the die's value without subtracting beers."""
    travel(state, _mine(state, figure), die, way, tell)


def second_wind_targets(state: State, die: int) -> Targets:
    """An own character that has not moved yet, and may stop there; a dwarf both ways."""
    return [
        (FIGURE[who], way)
        for who in own_in_pub(state)
        if who not in state.moved
        for way in ((CLOCKWISE, BACK) if RACE[who] == DWARF else (CLOCKWISE,))
        if may_stop(state, who, space_after(state.where[who], die, way))
    ]


def cellar(state: State, die: int, tell: Tell | None, figure: int) -> None:
    """The character goes to the door, then arrives."""
    _send(state, _mine(state, figure), DOOR, tell)


def cellar_targets(state: State, die: int) -> Targets:
    """An own character at a table, no own one at the door."""
    return [] if at_door(state, state.to_move) else [(FIGURE[who],) for who in _own_seated(state)]


def _send(state: State, who: Character, space: int, tell: Tell | None) -> None:
    """A card sends a character somewhere: that is no Move, so a troll drops nothing."""
    if tell:
        tell(Moved(who, (state.where[who], space), counts=False))
    stand_at(state, who, space)
    arrive(state, who, tell)


def back_door(state: State, die: int, tell: Tell | None, figure: int) -> None:
    """It leaves from its table; this is not the action Leave, so a troll drops nothing."""
    go_home(state, _mine(state, figure), Exit.BACK_DOOR, tell)


def back_door_targets(state: State, die: int) -> Targets:
    """An own character, alone at its table, with as many beers as coins or more."""
    return [
        (FIGURE[who],)
        for who in _own_seated(state)
        if len(state.spaces[state.where[who]]) == 1 and sated(state, who)
    ]


def old_friend(state: State, die: int, tell: Tell | None, race: int) -> None:
    """One of that race, the one nearer the top, enters with four coins; then the deck is shuffled."""
    seat = state.to_move
    who = next(each for each in state.decks[seat] if RACE[each] == race)
    come_in(state, who, FRIEND_COINS, tell)
    deck, state.chance = state.chance.shuffled(state.decks[seat])
    state.decks = put(state.decks, seat, tuple(deck))
    state.known_bottom = put(state.known_bottom, seat, 0)
    if tell:
        tell(DeckShuffled(seat))


def old_friend_targets(state: State, die: int) -> Targets:
    """As for Enter: a race in the deck, nobody of the own at the door, a chip in the reserve."""
    if not state.reserve or at_door(state, state.to_move):
        return []
    there = {RACE[who] for who in state.decks[state.to_move]}
    return [(race,) for race in range(len(RACES)) if Race(race) in there]


# With two characters


def pickpocket(state: State, die: int, tell: Tell | None, figure: int, victim: int) -> None:
    """Take two coins, or the only one."""
    who, coins = _mine(state, figure), state.coins[victim]
    taken = coins[: -HANDFUL - 1 : -1]
    state.coins[victim] = coins[:-HANDFUL]
    state.coins[who] += taken
    if tell:
        tell(CoinsStolen(who, Character(victim), len(taken)))


def pickpocket_targets(state: State, die: int) -> Targets:
    """An own and a rival character in the same space; the rival has a coin."""
    return [
        (FIGURE[who], rival)
        for who in own_in_pub(state)
        for rival in _rivals(state, state.spaces[state.where[who]])
        if state.coins[rival]
    ]


def steal_mug(state: State, die: int, tell: Tell | None, figure: int, victim: int) -> None:
    """Take one beer, a normal one if possible; a sixth throws you out."""
    who, kind = _mine(state, figure), _hand_over_beer(state, victim)
    if tell:
        tell(BeerStolen(who, Character(victim), kind))
    get_beer(state, who, kind, tell)


def steal_mug_targets(state: State, die: int) -> Targets:
    """An own and a rival character at the same table; the rival has a beer."""
    return [
        (FIGURE[who], rival)
        for who in _own_seated(state)
        for rival in _rivals(state, state.spaces[state.where[who]])
        if state.beers[rival]
    ]


def cousin(state: State, die: int, tell: Tell | None, figure: int, other: int) -> None:
    """Both take an own drink, yours first."""
    drink(state, _mine(state, figure), tell)
    drink(state, Character(other), tell)


def cousin_targets(state: State, die: int) -> Targets:
    """An own character at a table, and any of the same race at another table; two own are one pair."""
    everybody = _inside(state)
    return [
        (FIGURE[who], other)
        for who in _own_seated(state)
        for other in everybody
        if RACE[other] == RACE[who]
        and state.where[other] not in (DOOR, state.where[who])
        and (OWNER[other] != state.to_move or who < other)
    ]


def swap_seats(state: State, die: int, tell: Tell | None, figure: int, other: int) -> None:
    """Two seated characters swap, each becomes the last arrival; then your character arrives."""
    who, rival = _mine(state, figure), Character(other)
    here, there = state.where[who], state.where[rival]
    if tell:
        tell(Swapped(who, there, rival, here))
    stand_at(state, who, there)
    stand_at(state, rival, here)
    arrive(state, who, tell)


def swap_seats_targets(state: State, die: int) -> Targets:
    """An own and a rival character at different tables, both of which stay legal."""
    rivals = _rivals(state, _inside(state))
    return [
        (FIGURE[who], rival)
        for who in _own_seated(state)
        for rival in rivals
        if state.where[rival] not in (DOOR, state.where[who])
        and suits(without(state.spaces[state.where[rival]], rival), RACE[who])
        and suits(without(state.spaces[state.where[who]], who), RACE[rival])
    ]


Effect = Callable[..., None]
Listing = Callable[[State, int], Targets]

_BY_KEY: Final[dict[str, tuple[Effect, Listing]]] = {
    "house_round": (house_round, house_round_targets),
    "sing_along": (sing_along, sing_along_targets),
    "bottoms_up": (bottoms_up, bottoms_up_targets),
    "lost_purse": (lost_purse, lost_purse_targets),
    "pickpocket": (pickpocket, pickpocket_targets),
    "settle_tab": (settle_tab, settle_tab_targets),
    "cold_water": (cold_water, cold_water_targets),
    "cousin": (cousin, cousin_targets),
    "steal_mug": (steal_mug, steal_mug_targets),
    "shove": (shove, shove_targets),
    "second_wind": (second_wind, second_wind_targets),
    "cellar": (cellar, cellar_targets),
    "swap_seats": (swap_seats, swap_seats_targets),
    "back_door": (back_door, back_door_targets),
    "tray": (tray, tray_targets),
    "old_friend": (old_friend, old_friend_targets),
    "spill": (spill, spill_targets),
}
EFFECTS: Final = tuple(_BY_KEY[card.key][0] for card in EVENT_CARDS)
"""By card: carries it out, given state, die, listener and what the card asks for."""
TARGETS: Final = tuple(_BY_KEY[card.key][1] for card in EVENT_CARDS)
"""By card: all that it can be played on, given state and die."""

READS_DIE: Final = CARD_BY_KEY["second_wind"]
"""The only card to which the value of the die matters."""
