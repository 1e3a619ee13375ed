"""Why something that was pointed at is not possible now.

`why_not` finds the obstacle by the rules' own predicates, `OBSTACLES` has the sentence for each.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, TypeVar

from game.core.choosing import Mark
from game.core.messages import N_
from game.core.words import Words
from game.fantasy_pub.marks import Button, Deed, Die, Guest, HandCard, Own, Place, Stop
from game.fantasy_pub.rules.actions import BOTH, unspent
from game.fantasy_pub.rules.characters import CLAN, DWARF, ELF, OWNER, RACE, Character
from game.fantasy_pub.rules.house import Card
from game.fantasy_pub.rules.moving import BACK, CLOCKWISE, space_after, steps
from game.fantasy_pub.rules.room import at_door, may_stop
from game.fantasy_pub.rules.state import DOOR, State, sated
from game.fantasy_pub.rules.view import View, veiled
from game.fantasy_pub.telling.names import Teller, card_name, card_text

OBSTACLES: Final = {
    "no such die": N_("None of your unspent dice shows a {die}."),
    "one die spent": N_("One die is already spent, so you cannot add both."),
    "one die only": N_("This action takes one die. You cannot add both."),
    "action owed": N_("Take at least one action before you end your turn."),
    "card gone": N_("Your +1/-1 card is used up."),
    "no change": N_(
        "You cannot use your +1/-1 card here: a die always shows 1 to 6, and you must have an action left."
    ),
    "deck empty": N_("Your deck is empty."),
    "reserve empty": N_("The reserve has no coins left."),
    "door taken": N_("{who} stands at the door. Only one of your characters may be there."),
    "not here": N_("{who} is not in the pub."),
    "has moved": N_("{who} has already moved this turn."),
    "too many beers": N_("{who} has too many beers to move with these dice. Each beer takes off one step."),
    "too many for the die": N_(
        "{who} has too many beers to move with the {die}. Each beer takes off one step."
    ),
    "does not lead there": N_("These dice cannot take {who:object} {to}."),
    "die leads elsewhere": N_("The {die} cannot take {who:object} {to}."),
    "no room": N_("{who} cannot stop {at}. A table holds one race only, or all different races."),
    "no room anywhere": N_("{who} may not stop anywhere that the dice lead to."),
    "nobody gets there": N_("None of your characters can get {to} with these dice."),
    "nobody moves": N_("None of your characters can move with these dice."),
    "nobody leaves": N_("None of your characters is at the door with at least as many beers as coins."),
    "not at the door": N_("{who} is not at the door."),
    "elf without barkeeper": N_("{who} is neither at the door nor at the barkeeper's table."),
    "too few beers": N_("{who} has more coins than beers and cannot leave yet."),
    "barkeeper is there": N_("The barkeeper is already {at}."),
    "no die for the table": N_(
        "The barkeeper only goes to a table that a die shows. No die shows a {table}."
    ),
    "never at the door": N_("The barkeeper never serves at the door."),
    "nowhere to call": N_("The barkeeper is already at the table that the dice show."),
    "no target": N_("“{card}” has no target now. {text}"),
    "wrong target": N_("That is no target for “{card}”. {text}"),
    "not together": N_("You cannot combine these now."),
}
"""What stands in the way, by its kind."""

M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Obstacle:
    """What stands in the way, and what its sentence is about."""

    kind: str
    who: Character | None = None
    space: int | None = None
    die: int | None = None
    card: Card | None = None

    def told(self, words: Words) -> str:
        """The sentence."""
        a = Teller(words)
        fields: dict[str, object] = {}
        if self.who is not None:
            fields["who"] = a.who(self.who)
        if self.space is not None:
            fields |= {"to": a.to(self.space), "at": a.at(self.space), "table": self.space}
        if self.card is not None:
            fields |= {"card": card_name(self.card, words), "text": card_text(self.card, words)}
        return a.fills(words.sentence(OBSTACLES[self.kind]), die=self.die or 0, **fields)  # type: ignore[arg-type]


def why_not(view: View, marks: Sequence[Mark], words: Words) -> str:
    """Why the last of these marks cannot be chosen after the others, in a sentence."""
    return obstacle(view, marks).told(words.seeing(view))


def obstacle(view: View, marks: Sequence[Mark]) -> Obstacle:
    """What stands in the way of doing all of that together."""
    return _Wish(veiled(view), marks).obstacle()


class _Wish:
    """What somebody would like to do."""

    def __init__(self, state: State, marks: Sequence[Mark]) -> None:
        self._state, self._marks = state, marks
        self._dice = unspent(state.dice, state.used)

    def _one(self, kind: type[M]) -> M | None:
        """The mark of that kind."""
        return next((mark for mark in reversed(self._marks) if isinstance(mark, kind)), None)

    @cached_property
    def _deed(self) -> Deed | None:
        button = self._one(Button)
        return button.deed if button else None

    @cached_property
    def _who(self) -> Character | None:
        own = self._one(Own)
        return CLAN[self._state.to_move][own.figure] if own else None

    @cached_property
    def _die(self) -> int | None:
        die = self._one(Die)
        return die.value if die else None

    @cached_property
    def _space(self) -> int | None:
        spot = self._one(Stop) or self._one(Place)
        return spot.space if spot else None

    def obstacle(self) -> Obstacle:
        """What stands in the way."""
        if self._die is not None and self._die not in dict(self._dice.values) and self._deed is not Deed.CALL:
            return Obstacle("one die spent") if self._die == BOTH else Obstacle("no such die", die=self._die)
        if card := self._one(HandCard):
            aimed = any(isinstance(mark, Own | Place | Guest) for mark in self._marks)
            return Obstacle("wrong target" if aimed else "no target", card=card.card)
        if self._die == BOTH and self._deed in (Deed.CALL, Deed.LEAVE, Deed.ADJUST):
            return Obstacle("one die only")
        match self._deed:
            case Deed.END:
                return Obstacle("action owed")
            case Deed.ADJUST:
                gone = not self._state.plus_minus[self._state.to_move]
                return Obstacle("card gone" if gone else "no change")
            case Deed.ENTER:
                return self._entering()
            case Deed.LEAVE:
                return self._leaving()
            case Deed.CALL:
                return self._calling()
            case Deed.MOVE | None if self._who is not None:
                return self._moving(self._who)
            case Deed.MOVE | None if self._space is not None:
                return Obstacle("nobody gets there", space=self._space)
            case Deed.MOVE:
                return Obstacle("nobody moves")
            case _:
                return Obstacle("not together")

    def _entering(self) -> Obstacle:
        state = self._state
        if not state.decks[state.to_move]:
            return Obstacle("deck empty")
        if not state.reserve:
            return Obstacle("reserve empty")
        return self._at_door() if at_door(state, state.to_move) else Obstacle("not together")

    def _at_door(self) -> Obstacle:
        mine = [who for who in self._state.spaces[DOOR] if OWNER[who] == self._state.to_move]
        return Obstacle("door taken", mine[0])

    def _leaving(self) -> Obstacle:
        state, who = self._state, self._who
        if who is None and self._space is not None:
            return Obstacle("not together")
        if who is None:
            waiting = [each for each in state.spaces[DOOR] if OWNER[each] == state.to_move]
            return Obstacle("too few beers", waiting[0]) if waiting else Obstacle("nobody leaves")
        if state.where[who] < 0:
            return Obstacle("not here", who)
        if RACE[who] == ELF and state.where[who] not in (DOOR, state.barkeeper):
            return Obstacle("elf without barkeeper", who)
        if RACE[who] != ELF and state.where[who] != DOOR:
            return Obstacle("not at the door", who)
        return Obstacle("not together") if sated(state, who) else Obstacle("too few beers", who)

    def _calling(self) -> Obstacle:
        guest = self._one(Guest)
        table = self._space if self._space is not None else self._die
        if guest is not None:
            table = self._state.where[guest.who]
        if table is None:
            return Obstacle("nowhere to call")
        if table == DOOR:
            return Obstacle("never at the door")
        if table == self._state.barkeeper:
            return Obstacle("barkeeper is there", space=table)
        if table not in self._dice.dice:
            return Obstacle("no die for the table", space=table)
        return Obstacle("not together")

    def _moving(self, who: Character) -> Obstacle:
        state, beers = self._state, len(self._state.beers[who])
        if state.where[who] < 0:
            return Obstacle("not here", who)
        if who in state.moved:
            return Obstacle("has moved", who)
        dice = {die: value for die, value in self._dice.values if self._die in (None, die)}
        if max(dice.values(), default=0) <= beers:
            if self._die in (None, BOTH):
                return Obstacle("too many beers", who)
            return Obstacle("too many for the die", who, die=self._die)
        ways = (CLOCKWISE, BACK) if RACE[who] == DWARF else (CLOCKWISE,)
        ends = {
            space_after(state.where[who], steps(value, beers), way)
            for value in dice.values()
            for way in ways
            if value > beers
        }
        if self._space is None:
            return Obstacle("no room anywhere", who)
        if self._space not in ends:
            kind = "does not lead there" if self._die in (None, BOTH) else "die leads elsewhere"
            return Obstacle(kind, who, self._space, self._die)
        if may_stop(state, who, self._space):
            return Obstacle("not together")
        return self._at_door() if self._space == DOOR else Obstacle("no room", who, self._space)
