"""What each event changes in a view."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.core.rules import Seat
from game.fantasy_pub.rules.actions import changed, spent
from game.fantasy_pub.rules.characters import OWNER, Character
from game.fantasy_pub.rules.chips import Chips, with_beers
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
from game.fantasy_pub.rules.house import Card
from game.fantasy_pub.rules.state import DOOR, NO_DICE, UNUSED, Line, Phase, Stage, put, without
from game.fantasy_pub.rules.view import Cards, Deck, View


def fold(view: View, event: Event) -> View:
    """The view after an event the viewer saw."""
    match event:
        case TurnStarted() | DiceRolled() | DieAdjusted() | DiceSpent() | TurnEnded() | GameOver():
            return _turned(view, event)
        case Seated() | Entered() | Moved() | Swapped() | ThrownOut() | Left():
            return _walked(view, event)
        case CoinsDropped() | CoinPicked() | CoinsStolen() | CoinsGained() | CoinsLost():
            return _counted(view, event)
        case Invited() | Drank() | Treated() | BeerStolen() | BeerLost():
            return _drunk(view, event)
        case Dealt() | EventDiscarded() | EventPlayed():
            return _carded(view, event)
        case BarkeeperStarted(table) | BarkeeperMoved(_, table):
            return replace(view, barkeeper=table)
        case ClosingTime():
            return replace(view, stage=Stage.LAST_ROUND)
        case ExtraRound(number):
            return replace(view, stage=Stage.EXTRA, round=number)
        case DeckShuffled(seat):
            deck = view.decks[seat]
            shuffled = Deck(tuple(sorted((*deck.unknown, *deck.bottom))), ())
            return replace(view, decks=put(view.decks, seat, shuffled))
        case Toast() | InvitationRound() | NoActionReroll():
            return view
        case _:
            assert_never(event)


def _turned(
    view: View, event: TurnStarted | DiceRolled | DieAdjusted | DiceSpent | TurnEnded | GameOver
) -> View:
    """Whose turn it is, and the dice."""
    match event:
        case TurnStarted(seat, turn, number):
            return replace(view, phase=Phase.TURN, to_move=seat, turn=turn, round=number)
        case DiceRolled(dice):
            return replace(view, dice=dice)
        case DieAdjusted(seat, die, value, plus_minus):
            dice = changed(view.dice, view.used, die, value)
            return replace(view, dice=dice, plus_minus=put(view.plus_minus, seat, plus_minus))
        case DiceSpent(die):
            return replace(view, used=spent(view.dice, view.used, die), acted=True)
        case TurnEnded():
            return replace(view, dice=NO_DICE, used=UNUSED, acted=False, moved=())
        case GameOver():
            return replace(view, phase=Phase.OVER, to_move=view.start)


def _walked(view: View, event: Seated | Entered | Moved | Swapped | ThrownOut | Left) -> View:
    """Who is where."""
    match event:
        case Seated(who, table, coins, picked):
            view = _coins(_drawn(view, who), who, coins + picked)
            return _standing(_floor(_reserve(view, -coins), table, -picked), who, table)
        case Entered(who, coins):
            return _standing(_coins(_reserve(_drawn(view, who), -coins), who, coins), who, DOOR)
        case Moved(who, path, counts):
            view = replace(view, moved=(*view.moved, who)) if counts else view
            return _standing(view, who, path[-1])
        case Swapped(who, table, other, other_table):
            return _standing(_standing(view, who, table), other, other_table)
        case ThrownOut(who, _, _, coins, beers):
            unknown, bottom = view.decks[OWNER[who]]
            decks = put(view.decks, OWNER[who], Deck(unknown, (*bottom, who)))
            return _reserve(_gone(replace(view, decks=decks), who), coins + len(beers))
        case Left(who, _, coins, beers):
            seat = OWNER[who]
            scored = put(view.scored, seat, with_beers(view.scored[seat], beers))
            view = replace(view, scored=scored, out=put(view.out, seat, (*view.out[seat], who)))
            return _reserve(_gone(view, who), coins)


def _drawn(view: View, who: Character) -> View:
    """Out of the unknown part of a deck, or of what was seen of it."""
    seat = OWNER[who]
    unknown, bottom = view.decks[seat]
    return replace(view, decks=put(view.decks, seat, Deck(without(unknown, who), without(bottom, who))))


def _left(view: View, who: Character) -> tuple[Line, ...]:
    return tuple(without(guests, who) for guests in view.spaces)


def _standing(view: View, who: Character, space: int) -> View:
    others = _left(view, who)
    return replace(view, spaces=put(others, space, (*others[space], who)))


def _gone(view: View, who: Character) -> View:
    coins, beers = put(view.coins, who, 0), put(view.beers, who, "")
    return replace(view, spaces=_left(view, who), coins=coins, beers=beers)


def _counted(view: View, event: CoinsDropped | CoinPicked | CoinsStolen | CoinsGained | CoinsLost) -> View:
    """Where coins are."""
    match event:
        case CoinsDropped(who, space, coins):
            return _floor(_coins(view, who, -coins), space, coins)
        case CoinPicked(who, space):
            return _floor(_coins(view, who, 1), space, -1)
        case CoinsStolen(thief, victim, coins):
            return _coins(_coins(view, thief, coins), victim, -coins)
        case CoinsGained(who, coins):
            return _reserve(_coins(view, who, coins), -coins)
        case CoinsLost(who, coins):
            return _reserve(_coins(view, who, -coins), coins)


def _coins(view: View, who: Character, change: int) -> View:
    return replace(view, coins=put(view.coins, who, view.coins[who] + change))


def _floor(view: View, space: int, change: int) -> View:
    return replace(view, floor=put(view.floor, space, view.floor[space] + change))


def _reserve(view: View, change: int) -> View:
    return replace(view, reserve=view.reserve + change)


def _drunk(view: View, event: Invited | Drank | Treated | BeerStolen | BeerLost) -> View:
    """Where beers are."""
    match event:
        case Invited(payer, guest, kind):
            return _more(_coins(view, payer, -1), guest, kind)
        case Drank(who, kind):
            return _more(_coins(view, who, -1), who, kind)
        case Treated(who, kind):
            return _more(_reserve(view, -1), who, kind)
        case BeerStolen(thief, victim, kind):
            return _more(_less(view, victim, kind), thief, kind)
        case BeerLost(who, kind):
            return _reserve(_less(view, who, kind), 1)


def _more(view: View, who: Character, kind: Chips) -> View:
    return replace(view, beers=put(view.beers, who, with_beers(view.beers[who], kind)))


def _less(view: View, who: Character, kind: Chips) -> View:
    return replace(view, beers=put(view.beers, who, view.beers[who].replace(kind, "", 1)))


def _carded(view: View, event: Dealt | EventDiscarded | EventPlayed) -> View:
    """Who has which event card."""
    match event:
        case Dealt(seat, cards):
            return replace(view, hands=put(view.hands, seat, cards))
        case EventDiscarded(seat, next_seat, card):
            away = put(view.away, seat, (*view.away[seat], card))
            return replace(_without_card(view, seat, card), away=away, to_move=next_seat)
        case EventPlayed(seat, card):
            return replace(_without_card(view, seat, card), played=(*view.played, card))


def _without_card(view: View, seat: Seat, card: Card | None) -> View:
    """One card less; in a hand that cannot be seen it is any."""
    hand = view.hands[seat]
    if card in hand:
        at = hand.index(card)
        kept: Cards = (*hand[:at], *hand[at + 1 :])
    else:
        kept = hand[1:]
    return replace(view, hands=put(view.hands, seat, kept))
