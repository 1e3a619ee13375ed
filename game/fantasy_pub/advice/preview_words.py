"""Previews in words: every step as a sentence, or all of it in a few words beside a choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.core.messages import N_
from game.core.words import Words
from game.fantasy_pub.advice.preview import Entering, preview
from game.fantasy_pub.rules.actions import Action, Enter, value_of
from game.fantasy_pub.rules.characters import RACES, Character
from game.fantasy_pub.rules.events import (
    BarkeeperMoved,
    BeerLost,
    BeerStolen,
    ClosingTime,
    CoinPicked,
    CoinsDropped,
    CoinsGained,
    CoinsLost,
    CoinsStolen,
    DieAdjusted,
    Drank,
    Entered,
    Event,
    Exit,
    GameOver,
    InvitationRound,
    Left,
    Moved,
    Swapped,
    ThrownOut,
    Toast,
    Treated,
)
from game.fantasy_pub.rules.moving import MOST_COINS
from game.fantasy_pub.rules.view import View
from game.fantasy_pub.telling.chronicle import tell
from game.fantasy_pub.telling.names import Teller, character

TIMES: Final = "\u00d7"


def steps(view: View, action: Action, words: Words) -> list[str]:
    """What the action leads to, a sentence for each step."""
    found, words = preview(view, action), words.seeing(view)
    told = [sentence for event in found.events if (sentence := tell(event, words))]
    told += [who_enters(found.entering, words)] if found.entering else []
    if isinstance(action, Enter) and value_of(view.dice, action.die) > MOST_COINS:
        capped = words.sentence(N_("A character enters with {most} coins at most."))
        told.append(capped.format(most=MOST_COINS))
    return told


def who_enters(entering: Entering, words: Words) -> str:
    """Who may be the one that comes in."""
    a = Teller(words)
    (race, _), *others = entering.races.items()
    if not others:
        one = words.plural("{who} enters with one coin.", "{who} enters with {coins} coins.", entering.coins)
        return a.fills(one, who=a.race(race), coins=entering.coins)
    any_of = words.plural(
        "One of these enters with one coin: {races}.",
        "One of these enters with {coins} coins: {races}.",
        entering.coins,
    )
    return a.fills(any_of, races=_races(entering, words), coins=entering.coins)


def _races(entering: Entering, words: Words) -> str:
    """Everybody who may come, by race."""
    return ", ".join(f"{count} {TIMES} {words.name(RACES[race])}" for race, count in entering.races.items())


def gist(view: View, action: Action, words: Words) -> str:
    """What the action leads to, in a few words: where somebody goes, and what happens there."""
    return joined(*gists(view, action, words), words)


def joined(where: str, what: str, words: Words) -> str:
    """What happens, behind where it does; unless one of them is empty."""
    if not (where and what):
        return where or what
    return words.sentence(N_("{where}: {what}")).format(where=where, what=what)


def gists(view: View, action: Action, words: Words) -> tuple[str, str]:
    """Both parts of that, each of which may be empty."""
    found, words = preview(view, action), words.seeing(view)
    if found.entering:
        return _coins(found.entering.coins, words), _races(found.entering, words)
    where = [told for event in found.events if (told := _where(event, words))]
    return ", ".join(where), ", ".join(_what(found.events, words))


def _where(event: Event, words: Words) -> str:
    """Where somebody goes, or with how much."""
    a = Teller(words)
    match event:
        case Moved(_, (*_, space)) | Swapped(_, space):
            return a.to(space)
        case Entered(_, coins):
            return _coins(coins, words)
        case Left(_, _, _, beers, Exit.ACTION | Exit.BACK_DOOR):
            return words.plural("leaves with one beer", "leaves with {count} beers", len(beers)).format(
                count=len(beers)
            )
        case DieAdjusted(_, die, value):
            return f"{die} → {value}"
        case _:
            return ""


def _coins(coins: int, words: Words) -> str:
    return words.plural("with one coin", "with {coins} coins", coins).format(coins=coins)


def _what(events: Sequence[Event], words: Words) -> Iterator[str]:
    """What happens there, and to whom."""
    plural = words.plural
    if dropped := sum(event.coins for event in events if isinstance(event, CoinsDropped)):
        yield plural("a coin on the floor", "{coins} coins on the floor", dropped).format(coins=dropped)
    yield from filter(None, (_happening(event, words) for event in events))
    if drinkers := _drinkers(events):
        yield _about(drinkers, plural("{who} drinks", "{who} drink", len(drinkers)), words)
    if thrown := [event.who for event in events if isinstance(event, ThrownOut)]:
        yield _about(thrown, plural("{who} is thrown out", "{who} are thrown out", len(thrown)), words)
    elif not drinkers and any(isinstance(event, BarkeeperMoved) for event in events):
        yield words.sentence(N_("nobody drinks"))
    if home := [event.who for event in events if isinstance(event, Left) and event.how is Exit.CLOSING]:
        yield _about(home, plural("{who} leaves", "{who} leave", len(home)), words)


def _drinkers(events: Sequence[Event]) -> list[Character]:
    """Whoever drinks; at a toast that goes without saying."""
    if any(isinstance(event, Toast) for event in events):
        return []
    return [*dict.fromkeys(event.who for event in events if isinstance(event, Drank | Treated))]


def _happening(event: Event, words: Words) -> str:
    match event:
        case Entered(who):
            return character(who, words)
        case CoinsLost(_, coins):
            return words.plural("a coin less", "{coins} coins less", coins).format(coins=coins)
        case CoinsGained(_, coins) | CoinsStolen(_, _, coins):
            return words.plural("a coin more", "{coins} coins more", coins).format(coins=coins)
        case CoinPicked():
            return words.sentence(N_("a coin from the floor"))
        case BeerStolen():
            return words.sentence(N_("a beer more"))
        case BeerLost():
            return words.sentence(N_("a beer less"))
        case Toast():
            return words.sentence(N_("a toast"))
        case InvitationRound():
            return words.sentence(N_("a round of drinks"))
        case ClosingTime():
            return words.sentence(N_("closing time"))
        case GameOver():
            return words.sentence(N_("the game is over"))
        case _:
            return ""


def _about(who: Sequence[Character], template: str, words: Words) -> str:
    return template.format(who=Teller(words).who(*who))
