"""Why something that was pointed at is not possible now."""

import re
from random import Random

import pytest

from game.core.rules import Seat
from game.fantasy_pub.advice.why_not import OBSTACLES, Obstacle, obstacle, why_not
from game.fantasy_pub.marks import Button, Deed, Die, Guest, HandCard, Own, Place, Stop, marks
from game.fantasy_pub.rules.actions import BOTH
from game.fantasy_pub.rules.characters import Character, Figure
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.house import CARD_BY_KEY
from game.fantasy_pub.rules.setup import Setup
from game.fantasy_pub.rules.state import DOOR, State
from game.fantasy_pub.telling.said import sayable
from game.services.i18n import TONGUES
from tests.fantasy_pub.language import CLUMSY, speaking
from tests.fantasy_pub.tables import pub, who

MOVE, CALL, LEAVE, ENTER, ADJUST, END = map(
    Button, (Deed.MOVE, Deed.CALL, Deed.LEAVE, Deed.ENTER, Deed.ADJUST, Deed.END)
)
DWARF, ELF = Own(Figure(2)), Own(Figure(4))


def spent(state: State) -> State:
    state.used, state.acted = (True, False), True
    return state


def moved(state: State, name: str) -> State:
    state.moved = (who(name),)
    return spent(state)


def without_card(state: State) -> State:
    state.plus_minus = (0, 1)
    return state


@pytest.mark.parametrize(
    ("state", "wish", "kind"),
    [
        (pub("D@3 c2"), [Die(6)], "no such die"),
        (spent(pub("D@3 c2")), [Die(BOTH)], "one die spent"),
        (pub("D@door c2 b2"), [LEAVE, Die(BOTH)], "one die only"),
        (pub("D@3 c2"), [END], "action owed"),
        (without_card(pub("D@3 c2")), [ADJUST], "card gone"),
        (pub("D@3 c2", dice=(6, 2)), [ADJUST, Die(6)], "no change"),
        (pub("D@3", out=("G", "G2", "D2", "L", "L2", "T")), [ENTER], "deck empty"),
        (pub("D@3 c2", reserve=0), [ENTER], "reserve empty"),
        (pub("D@door c2"), [ENTER], "door taken"),
        (pub("D@3 c2"), [MOVE, ELF], "not here"),
        (moved(pub("D@3 c2"), "D"), [DWARF], "has moved"),
        (pub("D@3 b5"), [MOVE, DWARF], "too many beers"),
        (pub("D@3 b2"), [MOVE, DWARF, Die(2)], "too many for the die"),
        (pub("L@3"), [ELF, Stop(4)], "does not lead there"),
        (pub("L@3"), [ELF, Die(2), Stop(6)], "die leads elsewhere"),
        (pub("L@3", "rG@5", "rL@5"), [ELF, Stop(5)], "no room"),
        (pub("L@5", "D@door c2"), [ELF, Stop(DOOR)], "door taken"),
        (pub("L@3", "rG@5", "rL@5", dice=(2, 2), barkeeper=1), [ELF, Die(2)], "no room anywhere"),
        (pub("rL@3"), [MOVE], "nobody moves"),
        (pub("D@3 c2"), [LEAVE], "nobody leaves"),
        (pub("D@door c2 b1"), [LEAVE], "too few beers"),
        (pub("D@door c2 b1"), [LEAVE, DWARF], "too few beers"),
        (pub("D@3 b1"), [LEAVE, DWARF], "not at the door"),
        (pub("L@3 b1"), [LEAVE, ELF], "elf without barkeeper"),
        (pub("D@3 c2", barkeeper=2), [CALL, Place(2)], "barkeeper is there"),
        (pub("D@3 c2"), [CALL, Place(5)], "no die for the table"),
        (pub("D@3 c2"), [CALL, Die(5)], "no die for the table"),
        (pub("rD@door c2"), [CALL, Guest(who("rD"))], "never at the door"),
        (pub("D@3 c2", dice=(2, 2), barkeeper=2), [CALL], "nowhere to call"),
        (pub("D@3 c2", hand="shove"), [HandCard(CARD_BY_KEY["shove"])], "no target"),
        (pub("rD@door c2", "rG@2", hand="spill"), [HandCard(CARD_BY_KEY["spill"]), Place(2)], "wrong target"),
        (pub("D@3 c2"), [Stop(6)], "nobody gets there"),
        (pub("D@3 c2"), [DWARF, Stop(5)], "not together"),
    ],
)
def test_what_stands_in_the_way(state: State, wish: list[object], kind: str) -> None:
    assert obstacle(RULES.view(state, Seat(0)), wish).kind == kind


def test_a_reason_names_whom_it_is_about() -> None:
    state = pub("L@3 c2 b4", dice=(3, 1))
    told = why_not(RULES.view(state, Seat(0)), [MOVE, ELF, Die(3)], speaking("en", Seat(0)))
    assert told == "Your elf has too many beers to move with the 3. Each beer takes off one step."


@pytest.mark.parametrize("code", TONGUES)
def test_there_is_a_reason_for_whatever_can_be_named_and_not_be_chosen(code: str) -> None:
    chance, step = Random(3), RULES.new_game(Setup(3, rounds=8), 3)
    state, words, told = step.state, speaking(code, Seat(0)), set()
    while RULES.to_act(state) is not None:
        view, legal = RULES.view(state, state.to_move), RULES.legal_actions(state)
        possible = {mark for action in legal for mark in marks(view, action)}
        for mark in sayable(view, ()):
            if mark not in possible:
                told.add(why_not(view, [mark], words))
        state = RULES.apply(state, chance.choice(legal)).state
    assert len(told) > 10
    assert not [sentence for sentence in told if re.search(CLUMSY[code], sentence) or "{" in sentence]


@pytest.mark.parametrize("code", TONGUES)
@pytest.mark.parametrize("kind", OBSTACLES)
def test_every_reason_is_a_sentence_in_every_language(code: str, kind: str) -> None:
    told = Obstacle(kind, Character(4), 3, 5, CARD_BY_KEY["shove"]).told(speaking(code, Seat(0)))
    assert told[0].isupper() or told[0] in "«„“"
    assert told.endswith(".")
    assert not re.search(CLUMSY[code], told)
