"""What can be chosen, in words: what it is called, and what would come of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, lru_cache
from typing import Any, Final

from game.core.choosing import InAnyOrder, Mark
from game.core.messages import N_, capital
from game.core.words import Words
from game.fantasy_pub.marks import (
    Button,
    Deed,
    Die,
    Guest,
    HandCard,
    Kin,
    Own,
    Place,
    Spare,
    Stop,
    course,
    marks,
    space_of,
)
from game.fantasy_pub.rules.actions import (
    BOTH,
    Action,
    Adjust,
    Call,
    Enter,
    Move,
    Play,
    legal_actions,
    unspent,
)
from game.fantasy_pub.rules.characters import CLAN, FIGURE, OWNER, RACES
from game.fantasy_pub.rules.event_cards import READS_DIE
from game.fantasy_pub.rules.events import Event, EventPlayed, Moved
from game.fantasy_pub.rules.moving import BACK
from game.fantasy_pub.rules.state import Phase
from game.fantasy_pub.rules.view import View, veiled
from game.fantasy_pub.telling.chronicle import tell
from game.fantasy_pub.telling.names import NAMES, at, card_name, card_text, introduced, place, to
from game.fantasy_pub.telling.table_words import belongings

Steps = Callable[[View, Action, Words], Sequence[str]]
"""What an action would lead to, a sentence for each step."""

_BUTTONS: Final = {
    Deed.PUT_AWAY: N_("Discard it"),
    Deed.ADJUST: N_("Change a die"),
    Deed.ENTER: N_("Enter the pub"),
    Deed.MOVE: N_("Move"),
    Deed.CALL: N_("Call the barkeeper"),
    Deed.LEAVE: N_("Leave the pub"),
    Deed.END: N_("End the turn"),
}
_CHANGES: Final = {1: N_("Change a die by +1"), -1: N_("Change a die by -1")}
"""By what the +1/-1 card shows."""
_ALSO: Final = {
    Deed.PUT_AWAY: (N_("put away"),),
    Deed.ADJUST: (N_("use the card"), N_("use the +1/-1 card")),
    Deed.MOVE: (N_("go"),),
    Deed.CALL: (N_("serve"),),
    Deed.LEAVE: (N_("go home"), N_("let leave")),
    Deed.END: (N_("pass"),),
}
"""What some may call it who type words; among them the words of hints."""
_GOING: Final = (Button(Deed.MOVE), HandCard(READS_DIE))
"""What leads a character somewhere else."""
_THEN: Final = N_("{option}: {then}")
_ASKED: Final = {
    Own: N_("which character?"),
    Stop: N_("where to?"),
    Place: N_("where?"),
    Guest: N_("which character?"),
    Die: N_("with which die?"),
    Kin: N_("which race?"),
}
"""By what is to be pointed at next."""


@lru_cache(maxsize=2)
def _legal(view: View) -> tuple[Action, ...]:
    """What can be done does not depend on anything hidden."""
    return tuple(legal_actions(veiled(view)))


class Options:
    """What is left to choose, after some marks."""

    def __init__(self, view: View, done: Sequence[Mark], words: Words, steps: Steps) -> None:
        self._view, self._done, self._words, self._steps = view, [*done], words.seeing(view), steps

    @cached_property
    def _choosing(self) -> InAnyOrder:
        choosing = InAnyOrder(_legal(self._view), lambda action: marks(self._view, action))
        choosing.done = self._done
        return choosing

    # Questions

    def question(self) -> str:
        """What is to be chosen next."""
        say, player = self._words.sentence, self._words.seat(self._view.to_move)
        if self._view.phase is Phase.DRAFT:
            return say(N_("{player}, which event card do you discard? You keep the others.")).format(
                player=player
            )
        if not self._done:
            second = N_("{player}, what do you do with the other die? You can also end your turn.")
            return say(second if self._view.acted else N_("{player}, what do you do?")).format(player=player)
        chosen = capital(", ".join(map(self._short, self._chosen())))
        return say(N_("{chosen}: {question}")).format(chosen=chosen, question=say(self._asked()))

    def _chosen(self) -> list[Mark]:
        """What is chosen, and before it what is done with it, if that is clear."""
        clear = (mark for mark in self._choosing.implied if isinstance(mark, Button | HandCard))
        return [*(mark for mark in clear if mark not in self._done), *self._done]

    def _asked(self) -> str:
        kind, *others = {type(mark) for mark in self._choosing.asked()}
        if others:
            return N_("what next?")
        return N_("which die?") if self._adjusting else _ASKED.get(kind, N_("what next?"))

    @property
    def _adjusting(self) -> bool:
        """A die is chosen to be changed, not to be spent."""
        return Button(Deed.ADJUST) in self._choosing.implied

    # Options

    def option(self, mark: Mark) -> str:
        """What it is called, and what would come of it; or what there is to choose then."""
        label, then = ", ".join([self._label(mark), *self._both(mark)]), self._then(mark)
        told = self._words.sentence(_THEN).format(option=label, then=then) if then else label
        return capital(told)

    def _label(self, mark: Mark) -> str:
        view, words = self._view, self._words
        match mark:
            case Button(Deed.ADJUST):
                return words.sentence(_CHANGES.get(view.plus_minus[view.to_move], _BUTTONS[Deed.ADJUST]))
            case HandCard(card):
                return words.sentence(N_("Play “{card}”")).format(card=card_name(card, words))
            case Own(figure):
                return self._who(CLAN[view.to_move][figure])
            case Guest(who):
                return self._who(who)
            case Stop() | Place():
                return ", ".join([self._short(mark), *self._how(mark)])
            case _:
                return self._short(mark)

    def _who(self, who: Any) -> str:
        """`your dwarf, at table 3, 2 coins, 1 beer`"""
        where = at(space_of(self._view, who), self._words)
        return ", ".join([introduced(who, self._words), where, *belongings(self._view, who, self._words)])

    def _how(self, mark: Mark) -> Iterator[str]:
        """Which way a dwarf goes, and by which die, where that is not clear."""
        actions = list(self._choosing.ahead(mark).values())
        if all(isinstance(action, Move) and action.way == BACK for action in actions):
            yield self._words.sentence(N_("counter-clockwise"))
        dice = {die for action in self._choosing.open if (die := _die(action)) is not None}
        if len(actions) == 1 and len(dice) > 1 and not isinstance(actions[0], Call):
            yield self._dice(_die(actions[0]))

    def _both(self, mark: Mark) -> Iterator[str]:
        """That it takes both dice, where nobody chose them."""
        dice = {_die(action) for action in self._choosing.ahead(mark).values()}
        if dice == {BOTH} and not isinstance(mark, Die | Stop) and Die(BOTH) not in self._choosing.implied:
            yield self._dice(BOTH)

    def _then(self, mark: Mark) -> str:
        """What comes of it; or, where that is still open, what there is to choose."""
        actions = list(self._choosing.ahead(mark).values())
        if self._differ(actions):
            return card_text(mark.card, self._words) if isinstance(mark, HandCard) else self._next(mark)
        if isinstance(mark, Spare):
            return card_text(mark.card, self._words)
        if isinstance(mark, Die) and len(self._choosing.open) > 1 and not self._differ(self._choosing.open):
            return ""  # it was said before which die was to be chosen
        return self._effect(actions[0], mark)

    def _next(self, mark: Mark) -> str:
        """What there is to choose then; before it, who does it or where, if that is clear."""
        then = Options(self._view, [*self._done, mark], self._words, self._steps)
        listed = [then._short(each) for each in then._choosing.asked()]
        known = (mark, *self._done, *self._choosing.implied)
        clear = [each for each in then._choosing.implied if each not in known]
        kinds = Button | HandCard | Own | Place
        return ", ".join([*(self._short(each) for each in clear if isinstance(each, kinds)), *listed])

    def _differ(self, actions: Sequence[Action]) -> bool:
        """They lead to different things; which die is spent may not matter."""
        if len(actions) > 1 and isinstance(actions[0], Enter | Adjust):
            return True
        return len({frozenset(self._but_the_die(action)) for action in actions}) > 1

    def _but_the_die(self, action: Action) -> Iterator[Mark]:
        return (mark for mark in marks(self._view, action) if not isinstance(mark, Die))

    def _effect(self, action: Action, mark: Mark) -> str:
        """What would happen, but for what the option itself says."""
        known = {tell(event, self._words) for event in self._said(action, mark)}
        told = [step for step in self._steps(self._view, action, self._words) if step not in known]
        if told or not known:
            return " ".join(told)
        return self._words.sentence(N_("nothing else happens."))

    def _said(self, action: Action, mark: Mark) -> Iterator[Event]:
        view = self._view
        match action:
            case Move(figure) if isinstance(mark, Stop):
                yield Moved(CLAN[view.to_move][figure], course(view, action), counts=True)
            case Play(card, _, targets) if HandCard(card) in (mark, *self._chosen()):
                yield EventPlayed(view.to_move, card, targets)

    def whole(self, action: Action) -> str:
        """All that leads to an action, and what would come of it."""
        first, *others = carried = marks(self._view, action)
        then = Options(self._view, carried, self._words, self._steps)
        label = capital(", ".join([self._label(first), *map(then._short, others)]))
        return self._words.sentence(_THEN).format(option=label, then=then._effect(action, Stop(-1)))

    # Names

    def _dice(self, die: int | None) -> str:
        if self._adjusting:
            return str(die)
        if die == BOTH:
            told = self._words.sentence(N_("with both dice, {sum}"))
            return told.format(sum=sum(self._view.dice))
        return self._words.sentence(N_("with the {die}")).format(die=die)

    def _short(self, mark: Mark) -> str:
        view, words = self._view, self._words
        match mark:
            case Button(deed):
                return words.sentence(_BUTTONS[deed])
            case Die(value):
                return self._dice(value)
            case HandCard(card) | Spare(card):
                return card_name(card, words)
            case Own(figure):
                return introduced(CLAN[view.to_move][figure], words)
            case Guest(who):
                return introduced(who, words)
            case Stop(space):
                return to(space, words)
            case Place(space):
                return place(space, words)
            case Kin(race):
                return words.kind(RACES[race], "")
            case _:
                raise ValueError(mark)

    def called(self, mark: Mark) -> list[str]:
        """What it may be called by whoever types words."""
        say, words = self._words.sentence, self._words
        match mark:
            case Die(value) if value == BOTH:
                return [say(N_("both dice")), say(N_("sum"))]
            case Die(value):
                alone = value in unspent(self._view.dice, self._view.used).dice and not self._table_asked
                return [*[str(value)] * alone, say(N_("die {value}")).format(value=value), self._dice(value)]
            case Own(figure):
                return [words.name(NAMES[figure]), self._short(mark)]
            case Guest(who) if any(isinstance(each, Button | HandCard) for each in self._done):
                return [words.name(NAMES[FIGURE[who]]), self._short(mark)]
            case Guest(who):
                return [words.piece(NAMES[FIGURE[who]], OWNER[who], ""), self._short(mark)]
            case HandCard(card):
                name = card_name(card, words)
                return [name, say(N_("play {card}")).format(card=name)]
            case Stop(space) | Place(space):
                return [place(space, words), *[str(space)] * self._table_asked]
            case Kin(race):
                return [words.name(RACES[race])]
            case Button(deed) if deed in _ALSO:
                return [self._label(mark), *map(say, _ALSO[deed])]
            case _:
                return [self._short(mark)]

    @property
    def _table_asked(self) -> bool:
        """After a character that goes somewhere a number is a table; so it is if only one can go."""
        done = self._done
        if any(isinstance(mark, Stop | Place) for mark in done):
            return False
        deeds = [mark for mark in done if isinstance(mark, Button | HandCard)]
        clear = [*done, *self._choosing.implied] if deeds else done
        return any(isinstance(mark, Own) for mark in clear) and all(deed in _GOING for deed in deeds)


def _die(action: Action) -> int | None:
    return getattr(action, "die", None)
