"""What somebody does, as players tell it: who goes where, who is called, which event is played on whom."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.messages import N_
from game.core.words import Words
from game.fantasy_pub.marks import course, space_of
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
    value_of,
)
from game.fantasy_pub.rules.characters import CLAN, RACES, Character, Race
from game.fantasy_pub.rules.events import BarkeeperMoved, EventPlayed, Moved
from game.fantasy_pub.rules.house import EVENT_CARDS, Ask
from game.fantasy_pub.rules.moving import MOST_COINS, space_after
from game.fantasy_pub.rules.view import View
from game.fantasy_pub.telling.chronicle import Chronicler, tell
from game.fantasy_pub.telling.names import place


def deed(view: View, action: Action, words: Words) -> str:
    """The action as a sentence; where it leads to what nobody could know, that is left open."""
    words = words.seeing(view)
    a, seat = Chronicler(words), view.to_move
    player, mine = words.seat(seat), CLAN[seat]
    match action:
        case Move(who):
            return tell(Moved(mine[who], course(view, action), counts=True), words) or ""
        case Enter(die):
            coins = min(value_of(view.dice, die), MOST_COINS)
            template = words.plural(
                "A new character enters with one coin.", "A new character enters with {count} coins.", coins
            )
            return a.fills(template, count=coins)
        case Call(table, guest):
            return tell(BarkeeperMoved(view.barkeeper, table, guest), words) or ""
        case Leave(who):
            return a.says(N_("{who} leaves."), who=a.who(mine[who]))
        case Play(card):
            if targets := ", ".join(_targets(view, action, a)):
                template = N_("{player} plays “{card}”: {targets}.")
                return a.says(template, player=player, card=a.card(card), targets=targets)
            return tell(EventPlayed(seat, card, action.targets), words) or ""
        case Adjust(die):
            value = die + view.plus_minus[seat]
            return a.says(N_("{player} changes a {die} to a {value}."), player=player, die=die, value=value)
        case End():
            return a.says(N_("{player} ends the turn."), player=player)
        case Discard(card):
            return a.says(N_("{player} discards “{card}”."), player=player, card=a.card(card))


def _targets(view: View, action: Play, a: Chronicler) -> Iterator[str]:
    """Whom and what an event card is played on; for the way, where it leads."""
    mine = CLAN[view.to_move]
    for ask, target in zip(EVENT_CARDS[action.card].asks, action.targets, strict=True):
        match ask:
            case Ask.TABLE:
                yield place(target, a.words)
            case Ask.OWN:
                yield format(a.who(mine[target]))
            case Ask.ANYBODY:
                yield format(a.who(Character(target)))
            case Ask.RACE:
                yield a.words.name(RACES[Race(target)])
            case Ask.WAY:
                end = space_after(space_of(view, mine[action.targets[0]]), action.die, target)
                yield place(end, a.words)
