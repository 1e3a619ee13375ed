"""What happens at tables and at the door: arriving, drinking, paying, being thrown out, going home."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from game.fantasy_pub.rules.characters import GOBLIN, OWNER, RACE, Character
from game.fantasy_pub.rules.chips import Chips, shuffled, with_beers
from game.fantasy_pub.rules.events import (
    ClosingTime,
    CoinPicked,
    CoinsDropped,
    Drank,
    Exit,
    InvitationRound,
    Invited,
    Left,
    Tell,
    ThrownOut,
    Toast,
    Why,
)
from game.fantasy_pub.rules.state import (
    CLOSING,
    DOOR,
    IN_DECK,
    LAST_ROUND,
    MOST_BEERS,
    OPEN,
    OUT,
    Line,
    State,
    put,
    sated,
    without,
)


def take(state: State, count: int) -> Chips:
    """So many chips out of the reserve one by one, or what is left."""
    taken = state.reserve[: -count - 1 : -1]
    state.reserve = state.reserve[:-count]
    return taken


def give_back(state: State, chips: Chips) -> None:
    """Chips go back to the reserve as coins, and it is shuffled."""
    if chips:
        state.reserve, state.chance = shuffled(state.reserve + chips, state.chance)


def stand_at(state: State, who: Character, space: int) -> None:
    """A character leaves where it is, and is the last to arrive somewhere."""
    start = state.where[who]
    if start >= 0:
        state.spaces[start] = without(state.spaces[start], who)
    state.spaces[space] += (who,)
    state.where[who] = space


def go_away(state: State, who: Character, place: int) -> None:
    """A character without chips is no longer in the pub."""
    start = state.where[who]
    state.spaces[start] = without(state.spaces[start], who)
    state.where[who] = place
    state.coins[who] = state.beers[who] = ""


def drop(state: State, who: Character, count: int, tell: Tell | None) -> None:
    """A character drops so many coins, or what it has, where it is."""
    space, coins = state.where[who], state.coins[who]
    dropped = coins[: -count - 1 : -1]
    if dropped:
        state.coins[who] = coins[:-count]
        state.floor[space] += dropped
        if tell:
            tell(CoinsDropped(who, space, len(dropped)))


def pick(state: State, who: Character, tell: Tell | None) -> None:
    """A goblin takes one coin from the floor, if there is one."""
    space = state.where[who]
    coins = state.floor[space]
    if coins and RACE[who] == GOBLIN:
        state.floor[space] = coins[:-1]
        state.coins[who] += coins[-1]
        if tell:
            tell(CoinPicked(who, space))


def arrive(state: State, who: Character, tell: Tell | None) -> None:
    """A movement ends: a goblin picks up a coin, a table meets, and in closing time one goes home."""
    pick(state, who, tell)
    space = state.where[who]
    if space != DOOR:
        meet(state, space, tell)
    elif state.stage is not OPEN and sated(state, who):
        go_home(state, who, Exit.CLOSING, tell)


def meet(state: State, table: int, tell: Tell | None) -> None:
    """Two or more at a table: those of one race toast, those of different races invite each other."""
    guests = state.spaces[table]
    if len(guests) > 1:
        if RACE[guests[0]] == RACE[guests[1]]:
            toast(state, table, tell)
        else:
            invitation_round(state, table, tell)


def toast(state: State, table: int, tell: Tell | None) -> None:
    """Everybody at the table takes an own drink; each case is judged alone."""
    guests = state.spaces[table]
    if tell:
        tell(Toast(table, guests))
    for who in guests:
        drink(state, who, tell)


def invitation_round(state: State, table: int, tell: Tell | None) -> None:
    """The broke are thrown out, but never the biggest; then each pays for the next bigger one present."""
    guests = by_size(state.spaces[table])
    if tell:
        tell(InvitationRound(table, guests))
    for who in guests[:-1]:
        if not state.coins[who]:
            throw_out(state, who, Why.BROKE, tell)
    present = [who for who in guests if state.where[who] == table]
    for payer, guest in pairwise(present):
        if state.where[payer] == table:  # whoever got a sixth beer pays for nobody
            invite(state, payer, guest, tell)


@cache
def by_size(guests: Line) -> Line:
    """Small to big."""
    return tuple(sorted(guests, key=RACE.__getitem__))


def invite(state: State, payer: Character, guest: Character, tell: Tell | None) -> None:
    """The payer gives a coin, turned to beer."""
    kind = state.coins[payer][-1]
    state.coins[payer] = state.coins[payer][:-1]
    if tell:
        tell(Invited(payer, guest, kind))
    get_beer(state, guest, kind, tell)


def drink(state: State, who: Character, tell: Tell | None) -> None:
    """An own drink: a coin is flipped to beer and kept. Whoever has none is thrown out."""
    coins = state.coins[who]
    if not coins:
        throw_out(state, who, Why.BROKE, tell)
        return
    state.coins[who] = coins[:-1]
    if tell:
        tell(Drank(who, coins[-1]))
    get_beer(state, who, coins[-1], tell)


def get_beer(state: State, who: Character, kind: Chips, tell: Tell | None) -> None:
    """One more beer; a sixth throws out."""
    beers = state.beers[who] = with_beers(state.beers[who], kind)
    if len(beers) > MOST_BEERS:
        throw_out(state, who, Why.DRUNK, tell)


def throw_out(state: State, who: Character, why: Why, tell: Tell | None) -> None:
    """All chips go to the reserve as coins, and the character goes under its owner's deck."""
    seat, coins, beers = OWNER[who], state.coins[who], state.beers[who]
    if tell:
        tell(ThrownOut(who, state.where[who], why, len(coins), beers))
    go_away(state, who, IN_DECK)
    state.decks = put(state.decks, seat, (*state.decks[seat], who))
    state.known_bottom = put(state.known_bottom, seat, state.known_bottom[seat] + 1)
    give_back(state, coins + beers)


def go_home(state: State, who: Character, how: Exit, tell: Tell | None) -> None:
    """The beers are scored, the coins go back to the reserve; it may be the one that closes the pub."""
    seat, coins, beers = OWNER[who], state.coins[who], state.beers[who]
    if tell:
        tell(Left(who, state.where[who], len(coins), beers, how))
    go_away(state, who, OUT)
    state.scored = put(state.scored, seat, with_beers(state.scored[seat], beers))
    state.out = put(state.out, seat, (*state.out[seat], who))
    give_back(state, coins)
    if state.stage is OPEN and have_left(state) >= CLOSING[state.players]:
        close(state, tell)


def have_left(state: State) -> int:
    """How many characters of all clans are out."""
    return sum(map(len, state.out))


def close(state: State, tell: Tell | None) -> None:
    """Closing time: everybody at the door who may go home does so at once."""
    state.stage = LAST_ROUND
    if tell:
        tell(ClosingTime(have_left(state), state.round))
    for who in state.spaces[DOOR]:
        if sated(state, who):
            go_home(state, who, Exit.CLOSING, tell)
