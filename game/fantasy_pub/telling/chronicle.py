"""The events as sentences: for the log, for captions, for the preview, for the game in a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, assert_never

from game.core.messages import N_
from game.core.words import Words
from game.fantasy_pub.rules.chips import TRIPLE
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
    Why,
)
from game.fantasy_pub.rules.state import SPACES
from game.fantasy_pub.telling.names import Teller

THROWN_OUT: Final[Mapping[Why, str]] = {
    Why.BROKE: N_("{who} has no coin and is thrown out."),
    Why.DRUNK: N_("With the sixth beer, {who} is thrown out."),
}


def tell(event: Event, words: Words) -> str | None:
    """The event as a sentence that everyone may read, or None where there is nothing to say."""
    a = Chronicler(words)
    match event:
        case BarkeeperStarted() | Seated() | Dealt() | EventDiscarded():
            return _prepared(event, a)
        case DiceSpent() | TurnEnded():
            return None
        case TurnStarted() | DiceRolled() | NoActionReroll() | DieAdjusted():
            return _rolled(event, a)
        case Entered() | Moved() | Left() | ThrownOut() | BarkeeperMoved() | Swapped():
            return _walked(event, a)
        case CoinsDropped() | CoinPicked() | CoinsStolen() | CoinsGained() | CoinsLost():
            return _counted(event, a)
        case Toast() | InvitationRound() | Invited() | Drank() | Treated() | BeerStolen() | BeerLost():
            return _drunk(event, a)
        case EventPlayed(seat, card):
            return a.says(N_("{player} plays “{card}”."), player=words.seat(seat), card=a.card(card))
        case DeckShuffled(seat):
            return a.says(N_("{player} shuffles the deck."), player=words.seat(seat))
        case ClosingTime():
            return a.says(N_("Closing time! The round is finished, then everyone has one more turn."))
        case ExtraRound():
            return a.says(N_("The last round: everyone has one more turn."))
        case GameOver():
            return a.says(N_("The lights go out: the game is over."))
        case _:
            assert_never(event)


class Chronicler(Teller):
    """Tells what happened: "Ana's goblin" does something to "Ana's own dwarf"."""

    def __init__(self, words: Words) -> None:
        super().__init__(words, own=True)


def _prepared(event: BarkeeperStarted | Seated | Dealt | EventDiscarded, a: Chronicler) -> str:
    """Before the first turn."""
    match event:
        case BarkeeperStarted(table):
            return a.says(N_("The barkeeper begins at table {table}."), table=table)
        case Seated(who, table, coins, picked):
            template = (
                N_("{who} sits down {at} with {coins} coins and takes the coin on the table.")
                if picked
                else N_("{who} sits down {at} with {coins} coins.")
            )
            return a.says(template, who=a.who(who), at=a.at(table), coins=coins)
        case Dealt(seat, cards):
            return a.says(
                N_("{player} is dealt {count} event cards."), player=a.words.seat(seat), count=len(cards)
            )
        case EventDiscarded(seat):
            return a.says(N_("{player} discards an event card."), player=a.words.seat(seat))


def _rolled(event: TurnStarted | DiceRolled | NoActionReroll | DieAdjusted, a: Chronicler) -> str:
    """Dice, and what becomes of them."""
    match event:
        case TurnStarted(seat):
            return a.says(N_("{player}'s turn."), player=a.words.seat(seat))
        case DiceRolled((one, other)) if one == other:
            return a.says(N_("Both dice show {one}."), one=one)
        case DiceRolled((one, other)):
            return a.says(N_("The dice show {one} and {other}."), one=one, other=other)
        case NoActionReroll():
            return a.says(N_("These dice allow no action, so they are rolled again."))
        case DieAdjusted(seat, die, value, plus_minus):
            template = (
                N_("{player} changes a {die} to a {value}. The +1/-1 card now shows -1.")
                if plus_minus
                else N_("{player} changes a {die} to a {value}. The +1/-1 card is used up.")
            )
            return a.says(template, player=a.words.seat(seat), die=die, value=value)


def _walked(event: Entered | Moved | Left | ThrownOut | BarkeeperMoved | Swapped, a: Chronicler) -> str:
    """Who goes where."""
    match event:
        case Entered(who, coins):
            template = a.words.plural(
                "{who} enters with one coin.", "{who} enters with {coins} coins.", coins
            )
            return a.fills(template, who=a.who(who), coins=coins)
        case Moved(who, path):
            return a.says(_way(event), who=a.who(who), to=a.to(path[-1]), at=a.at(path[-1]))
        case Left():
            return _went_home(event, a)
        case ThrownOut(who, _, why):
            return a.says(THROWN_OUT[why], who=a.who(who))
        case BarkeeperMoved(_, table, guest):
            template = (
                N_("The barkeeper goes to table {table}.")
                if guest is None
                else N_("The barkeeper goes to table {table} to serve {guest:object}.")
            )
            return a.says(template, table=table, guest="" if guest is None else a.who(guest))
        case Swapped(who, _, other):
            return a.says(N_("{who} and {other} swap seats."), who=a.who(who), other=a.who(other))


def _way(event: Moved) -> str:
    start, *_, end = event.path
    if not event.counts:
        return N_("{who} ends up {at}.")
    if start == end:
        return N_("{who} moves once around the pub and is back {at}.")
    if event.path[1] == (start - 1) % SPACES:
        return N_("{who} moves counter-clockwise {to}.")
    return N_("{who} moves {to}.")


def _went_home(event: Left, a: Chronicler) -> str:
    count, triples = len(event.beers), event.beers.count(TRIPLE)
    who = a.who(event.who)
    if not count:
        return a.says(N_("{who} leaves without a beer."), who=who)
    if count == triples == 1:
        return a.says(N_("{who} leaves with a triple beer."), who=who)
    home = a.words.plural("{who} leaves with one beer.", "{who} leaves with {count} beers.", count)
    told = a.fills(home, who=who, count=count)
    if not triples:
        return told
    special = a.words.plural("One of them is a triple.", "{count} of them are triples.", triples)
    return f"{told} {a.fills(special, count=triples)}"


def _counted(event: CoinsDropped | CoinPicked | CoinsStolen | CoinsGained | CoinsLost, a: Chronicler) -> str:
    """Coins that change hands."""
    plural = a.words.plural
    match event:
        case CoinsDropped(who, space, coins):
            template = plural("{who} drops a coin {at}.", "{who} drops {coins} coins {at}.", coins)
            return a.fills(template, who=a.who(who), at=a.at(space), coins=coins)
        case CoinPicked(who, space):
            return a.says(N_("{who} picks up a coin {at}."), who=a.who(who), at=a.at(space))
        case CoinsStolen(thief, victim, coins):
            template = plural(
                "{thief} takes a coin from {victim:object}.",
                "{thief} takes {coins} coins from {victim:object}.",
                coins,
            )
            return a.fills(template, thief=a.who(thief), victim=a.who(victim), coins=coins)
        case CoinsGained(who, coins):
            template = plural("{who} finds a coin.", "{who} finds {coins} coins.", coins)
            return a.fills(template, who=a.who(who), coins=coins)
        case CoinsLost(who, coins):
            template = plural(
                "{who} returns one coin to the reserve.", "{who} returns {coins} coins to the reserve.", coins
            )
            return a.fills(template, who=a.who(who), coins=coins)


def _drunk(
    event: Toast | InvitationRound | Invited | Drank | Treated | BeerStolen | BeerLost, a: Chronicler
) -> str:
    """Beer."""
    match event:
        case Toast(table):
            return a.says(N_("A toast at table {table}: everyone drinks."), table=table)
        case InvitationRound(table):
            return a.says(
                N_("A round of drinks at table {table}: each character buys the next bigger one a beer."),
                table=table,
            )
        case Invited(payer, guest, kind):
            return a.says(
                N_("{payer} buys {guest:object} {beer}."),
                payer=a.who(payer),
                guest=a.who(guest),
                beer=a.beer(kind),
            )
        case Drank(who, kind):
            return a.says(N_("{who} drinks {beer}."), who=a.who(who), beer=a.beer(kind))
        case Treated(who, kind):
            return a.says(N_("On the house: {who} gets {beer}."), who=a.who(who), beer=a.beer(kind))
        case BeerStolen(thief, victim, kind):
            return a.says(
                N_("{thief} takes {beer} from {victim:object}."),
                thief=a.who(thief),
                victim=a.who(victim),
                beer=a.beer(kind),
            )
        case BeerLost(who, kind):
            return a.says(N_("{who} sobers up and returns {beer}."), who=a.who(who), beer=a.beer(kind))
