"""Why something happened: the rule behind each event, in our own words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.telling import Rule
from game.core.words import Words
from game.fantasy_pub.handbook.event_pages import DETAILS
from game.fantasy_pub.rules.characters import GOBLIN, RACE, TROLL, Character
from game.fantasy_pub.rules.chips import TRIPLE
from game.fantasy_pub.rules.events import (
    BarkeeperMoved,
    ClosingTime,
    CoinsDropped,
    DiceSpent,
    DieAdjusted,
    Drank,
    Entered,
    Event,
    EventPlayed,
    Exit,
    InvitationRound,
    Invited,
    Left,
    Moved,
    Seated,
    ThrownOut,
    Toast,
    TurnEnded,
    Why,
)
from game.fantasy_pub.rules.house import EVENT_CARDS, Card
from game.fantasy_pub.rules.state import DOOR, SPACES
from game.fantasy_pub.telling import rulings
from game.fantasy_pub.telling.names import card_name, card_text


@dataclass(frozen=True, slots=True)
class _Moment:
    """What has to be known of the action so far, and of what comes next."""

    card: Card | None
    """The event card that was played."""
    meeting: Toast | InvitationRound | None
    after: Sequence[Event]


def why(events: Sequence[Event], number: int, words: Words) -> Rule | None:
    """The rule behind one of the events of a turn; None where nothing is told of it."""
    event, a = events[number], _Lawyer(words)
    moment = _moment(events[:number], events[number + 1 :])
    match event:
        case DiceSpent() | TurnEnded():
            return None
        case EventPlayed(_, card):
            return a.card(card)
        case Seated(_, _, _, picked):
            return a.rule(rulings.SETTING_UP, rulings.TAKES_A_SEAT, rulings.GOBLIN_BEGINS if picked else "")
        case DieAdjusted(plus_minus=side):
            return a.rule(rulings.PLUS_MINUS, rulings.PLUS if side else rulings.MINUS)
        case ClosingTime():
            return _closing(event, isinstance(_last(events[:number]), TurnEnded), a)
        case Toast() | InvitationRound() | Drank() | Invited() | ThrownOut():
            return _drinking(event, moment, a)
        case Entered() | Moved() | Left() | BarkeeperMoved() | CoinsDropped():
            return _going(event, moment, a)
        case _ if type(event) in rulings.GENERAL:
            return a.rule(*rulings.GENERAL[type(event)])
        case _:  # whatever else there is comes of a card alone
            assert moment.card is not None, event
            return a.card(moment.card)


def _last(events: Sequence[Event]) -> Event | None:
    return events[-1] if events else None


def _moment(before: Sequence[Event], after: Sequence[Event]) -> _Moment:
    """All that has happened since a die was spent."""
    card: Card | None = None
    meeting: Toast | InvitationRound | None = None
    for event in before:
        match event:
            case DiceSpent():
                card, meeting = None, None
            case EventPlayed():
                card = event.card
            case Toast() | InvitationRound():
                meeting = event
    return _Moment(card, meeting, after)


_Drinking = Toast | InvitationRound | Drank | Invited | ThrownOut
_Going = Entered | Moved | Left | BarkeeperMoved | CoinsDropped


def _closing(event: ClosingTime, at_the_end: bool, a: _Lawyer) -> Rule:
    """Between two turns the pub closes only because so many rounds were played."""
    if at_the_end:
        return a.rule(rulings.CLOSING, rulings.CLOSES_IN_THE_END, round=event.round)
    return a.rule(rulings.CLOSING, rulings.CLOSES)


def _drinking(event: _Drinking, moment: _Moment, a: _Lawyer) -> Rule:
    """Who drinks, who pays, and for whom it was too much."""
    match event:
        case ThrownOut(_, _, Why.BROKE):
            round_ = isinstance(moment.meeting, InvitationRound)
            return a.rule(
                rulings.OUT, rulings.NO_COIN_IN_ROUND if round_ else rulings.NO_COIN, rulings.UNDER_THE_DECK
            )
        case ThrownOut(who):
            return a.rule(
                rulings.OUT,
                rulings.SIXTH,
                rulings.PAYS_NO_MORE if _should_pay(who, moment) else "",
                rulings.UNDER_THE_DECK,
            )
        case Toast():
            return a.rule(rulings.TOAST, rulings.TOASTS, rulings.TRIPLES if _triple(moment.after) else "")
        case InvitationRound():
            return a.rule(rulings.ROUND, rulings.PAYS, rulings.TRIPLES if _triple(moment.after) else "")
        case Invited():
            return a.rule(rulings.ROUND, rulings.PAYS, rulings.TRIPLES if event.kind == TRIPLE else "")
        case Drank():
            triples = rulings.TRIPLES if event.kind == TRIPLE else ""
            if moment.meeting is not None:
                return a.rule(rulings.TOAST, rulings.TOASTS, triples)
            if moment.card is not None:
                return a.card(moment.card, triples)
            return a.rule(rulings.BARKEEPER, rulings.CALLED, triples)


def _triple(after: Sequence[Event]) -> bool:
    """Somebody gets a triple beer at the table that meets."""
    for event in after:
        if not isinstance(event, Drank | Invited | ThrownOut):
            return False
        if not isinstance(event, ThrownOut) and event.kind == TRIPLE:
            return True
    return False


def _should_pay(who: Character, moment: _Moment) -> bool:
    """It was about to pay for somebody in a round."""
    return isinstance(moment.meeting, InvitationRound) and who != moment.meeting.guests[-1]


def _going(event: _Going, moment: _Moment, a: _Lawyer) -> Rule:
    """Who goes where, and what is left behind."""
    if moment.card is not None and _by_card(event, moment.card):
        at_the_door = isinstance(event, Moved) and event.path[-1] == DOOR
        return a.card(moment.card, rulings.AT_THE_DOOR if at_the_door else "")
    match event:
        case Entered(who):
            return a.rule(
                rulings.ENTERING, rulings.ENTERS, rulings.ENTERING_IS_NO_MOVE if RACE[who] == GOBLIN else ""
            )
        case Moved():
            return a.rule(rulings.MOVING, rulings.MOVES, *_of_the_way(event, moment))
        case CoinsDropped():
            return a.rule(rulings.TROLLS, rulings.DROPS)
        case BarkeeperMoved(guest=guest):
            return a.rule(rulings.BARKEEPER, rulings.CALLED, rulings.EMPTY_TABLE if guest is None else "")
        case Left():
            return _leaving(event, a)


def _by_card(event: _Going, card: Card) -> bool:
    """The card itself says so, and not what follows from it."""
    match event:
        case Left(how=how):
            return how is Exit.BACK_DOOR
        case CoinsDropped():
            return EVENT_CARDS[card].key == "spill"
        case _:
            return True


def _of_the_way(event: Moved, moment: _Moment) -> list[str]:
    """What else a player may wonder about a Move."""
    start, end = event.path[0], event.path[-1]
    met = any(isinstance(each, Toast | InvitationRound) for each in moment.after[:2])
    notes = {
        rulings.COUNTER_CLOCKWISE: event.path[1] == (start - 1) % SPACES,
        rulings.LAP: start == end,
        rulings.AT_THE_DOOR: end == DOOR,
        rulings.ALONE: end != DOOR and not met,
    }
    return [note for note, fits in notes.items() if fits]


def _leaving(event: Left, a: _Lawyer) -> Rule:
    nothing = "" if event.beers else rulings.NOTHING_AT_ALL
    if event.how is Exit.CLOSING:
        return a.rule(rulings.CLOSING, rulings.LEAVES_AT_CLOSING, nothing)
    if event.space != DOOR:
        return a.rule(rulings.ELVES, rulings.ELF_LEAVES, nothing)
    return a.rule(
        rulings.HOME, rulings.LEAVES, rulings.COUNTED_BEFORE if RACE[event.who] == TROLL else "", nothing
    )


class _Lawyer:
    """Quotes the rules."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def rule(self, title: str, *sentences: str, **fields: int) -> Rule:
        """A rule of the pub."""
        return Rule(self._words.sentence(title), self._joined(sentences).format(**fields))

    def card(self, card: Card, more: str = "") -> Rule:
        """What an event card says."""
        note = self._joined((DETAILS[card], more))
        return Rule(card_name(card, self._words), f"{card_text(card, self._words)} {note}")

    def _joined(self, sentences: Sequence[str]) -> str:
        return " ".join(self._words.sentence(sentence) for sentence in sentences if sentence)
