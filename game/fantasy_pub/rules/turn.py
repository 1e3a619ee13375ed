"""A game in its course: the draft, rolling, every decision, the end of a turn, of a round, of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.core.errors import IllegalAction
from game.core.rules import Seat
from game.fantasy_pub.rules.actions import (
    Action,
    Adjust,
    Call,
    Discard,
    End,
    Enter,
    Leave,
    Move,
    Play,
    adjusted,
    can_act,
    is_legal,
    spent,
    value_of,
)
from game.fantasy_pub.rules.characters import CLAN, MAX_PLAYERS, MIN_PLAYERS
from game.fantasy_pub.rules.drinking import close, drink, go_home
from game.fantasy_pub.rules.event_cards import EFFECTS
from game.fantasy_pub.rules.events import (
    BarkeeperMoved,
    DiceRolled,
    DiceSpent,
    DieAdjusted,
    EventDiscarded,
    EventPlayed,
    Exit,
    ExtraRound,
    GameOver,
    NoActionReroll,
    Tell,
    TurnEnded,
    TurnStarted,
)
from game.fantasy_pub.rules.house import Card
from game.fantasy_pub.rules.moving import MOST_COINS, come_in, drop_on_the_way, steps, travel
from game.fantasy_pub.rules.scoring import scores
from game.fantasy_pub.rules.state import (
    EXTRA,
    LAST_ROUND,
    NO_DICE,
    OPEN,
    OVER,
    SPENT,
    TURN,
    UNUSED,
    State,
    put,
)

ROLLS: Final = tuple((first, second) for first in range(1, 7) for second in range(1, 7))
"""All that two dice can show."""
NEXT: Final = {
    players: tuple(Seat((seat + 1) % players) for seat in range(players))
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)
}
"""By players and seat: who is next."""
TURNED: Final = {1: -1, -1: 0}
"""The +1/-1 card is turned over once it is used, and then gone."""

_NOT_NOW: Final = {
    Discard: "This event cannot be put away now.",
    Adjust: "The +1/-1 card cannot be used on this die now.",
    Enter: "Nobody can enter with this now.",
    Move: "This character cannot move like that now.",
    Call: "The barkeeper cannot be called like that now.",
    Leave: "This character cannot leave now.",
    Play: "This event cannot be played like that now.",
    End: "A turn can be ended only after an action.",
}


def apply(state: State, action: Action, tell: Tell | None = None) -> State:
    """The state after the action, and after everything that follows from it; raises `IllegalAction`."""
    if not is_legal(state, action):
        raise IllegalAction(_NOT_NOW[type(action)] if state.phase is not OVER else "The game is over.")
    return carry_out(state, action, tell)


def carry_out(state: State, action: Action, tell: Tell | None = None) -> State:
    """The same for an action that is known to be legal: whoever searches has listed it before."""
    after = state.copy()
    _DEEDS[type(action)](after, action, tell)
    if after.used == SPENT:
        end_turn(after, tell)
    return after


def act(state: State, action: Action, tell: Tell | None = None) -> State:
    """The state after the action alone, which is known to be legal.

    With both dice spent the turn is over, but not yet ended: whoever thinks a turn through looks at what
    has become of it here, before the next player rolls.
    """
    after = state.copy()
    _DEEDS[type(action)](after, action, tell)
    return after


def do(state: State, action: Action, tell: Tell | None = None) -> None:
    """The same in place."""
    _DEEDS[type(action)](state, action, tell)


def _move(state: State, action: Move, tell: Tell | None) -> None:
    """By the dice, less the beers."""
    _spend(state, action.die, tell)
    who = CLAN[state.to_move][action.who]
    count = steps(value_of(state.dice, action.die), len(state.beers[who]))
    travel(state, who, count, action.way, tell)


def _enter(state: State, action: Enter, tell: Tell | None) -> None:
    """The top of the deck, with as many coins as the dice say, but never more than six."""
    _spend(state, action.die, tell)
    top = state.decks[state.to_move][0]
    come_in(state, top, min(value_of(state.dice, action.die), MOST_COINS), tell)


def _leave(state: State, action: Leave, tell: Tell | None) -> None:
    """A troll drops a coin first."""
    _spend(state, action.die, tell)
    who = CLAN[state.to_move][action.who]
    drop_on_the_way(state, who, tell)
    go_home(state, who, Exit.ACTION, tell)


def _spend(state: State, die: int, tell: Tell | None) -> None:
    state.used = spent(state.dice, state.used, die)
    state.acted = True
    if tell:
        tell(DiceSpent(die))


def _call(state: State, action: Call, tell: Tell | None) -> None:
    """He jumps to the table of that number, and the guest that was chosen drinks."""
    _spend(state, action.die, tell)
    if tell:
        tell(BarkeeperMoved(state.barkeeper, action.die, action.guest))
    state.barkeeper = action.die
    if action.guest is not None:
        drink(state, action.guest, tell)


def _play(state: State, action: Play, tell: Tell | None) -> None:
    """The card is discarded, and its text carried out."""
    _spend(state, action.die, tell)
    seat, card = state.to_move, action.card
    state.hands = put(state.hands, seat, _without_card(state.hands[seat], card))
    state.played += (card,)
    if tell:
        tell(EventPlayed(seat, card, action.targets))
    EFFECTS[card](state, action.die, tell, *action.targets)


def _without_card(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    return tuple(each for each in cards if each != card)


def _adjust(state: State, action: Adjust, tell: Tell | None) -> None:
    """The die changes by what the card shows, and the card is turned over, or gone."""
    seat = state.to_move
    change = state.plus_minus[seat]
    state.dice = adjusted(state, action.die)
    state.plus_minus = put(state.plus_minus, seat, TURNED[change])
    if tell:
        tell(DieAdjusted(seat, action.die, action.die + change, TURNED[change]))


def _end(state: State, action: End, tell: Tell | None) -> None:
    """Whatever is not spent is not used."""
    state.used = SPENT


def _discard(state: State, action: Discard, tell: Tell | None) -> None:
    """One event is put away, from the start player on; then the first turn begins."""
    seat, card = state.to_move, action.card
    state.hands = put(state.hands, seat, _without_card(state.hands[seat], card))
    state.away = put(state.away, seat, (*state.away[seat], card))
    state.to_move = NEXT[state.players][state.to_move]
    if tell:
        tell(EventDiscarded(seat, state.to_move, card))
    if state.to_move == state.start:
        state.phase = TURN
        _start_turn(state, tell)


_DEEDS: Final[dict[type[Action], Callable[..., None]]] = {
    Discard: _discard,
    Adjust: _adjust,
    Enter: _enter,
    Move: _move,
    Call: _call,
    Leave: _leave,
    Play: _play,
    End: _end,
}


def _start_turn(state: State, tell: Tell | None) -> None:
    """Roll both dice, and again while no action at all is possible with them."""
    state.turn += 1
    if tell:
        tell(TurnStarted(state.to_move, state.turn, state.round))
    _roll(state, tell)
    while not can_act(state, state.dice):
        if tell:
            tell(NoActionReroll(state.dice))
        _roll(state, tell)


def _roll(state: State, tell: Tell | None) -> None:
    number, state.chance = state.chance.below(36)
    state.dice = ROLLS[number]
    if tell:
        tell(DiceRolled(state.dice))


def end_turn(state: State, tell: Tell | None) -> None:
    """The next player's turn; after the player before the start player a round is complete."""
    state.dice, state.used, state.acted, state.moved = NO_DICE, UNUSED, False, ()
    if tell:
        tell(TurnEnded(state.to_move))
    state.to_move = NEXT[state.players][state.to_move]
    if state.to_move == state.start:
        _end_round(state, tell)
    if state.phase is TURN:
        _start_turn(state, tell)


def _end_round(state: State, tell: Tell | None) -> None:
    """Once the pub closes everybody has one more turn, and then the game is over."""
    if state.stage is EXTRA:
        state.phase = OVER
        if tell:
            tell(GameOver(scores(state)))
        return
    if state.stage is OPEN and state.round >= state.rounds:
        close(state, tell)
    state.round += 1
    if state.stage is LAST_ROUND:
        state.stage = EXTRA
        if tell:
            tell(ExtraRound(state.round))
