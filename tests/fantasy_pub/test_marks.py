"""Pointing at dice, characters, tables, cards and buttons."""

from game.core.choosing import InAnyOrder, Mark
from game.fantasy_pub.marks import Button, Deed, Die, Guest, HandCard, Own, Place, Spare, Stop, marks
from game.fantasy_pub.rules.actions import BOTH, Action
from game.fantasy_pub.rules.characters import FIGURE
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.house import CARD_BY_KEY
from game.fantasy_pub.rules.setup import Setup
from game.fantasy_pub.rules.state import DOOR, State
from tests.fantasy_pub.tables import pub, who


def choosing(state: State) -> InAnyOrder:
    view = RULES.view(state, state.to_move)
    return InAnyOrder(RULES.legal_actions(state), lambda action: marks(view, action))


def pointed(state: State, *pointed_at: Mark) -> str | None:
    """What comes of pointing at these, one after the other."""
    choice = choosing(state)
    action: Action | None = None
    for mark in pointed_at:
        assert action is None, "it is done already"
        action = choice.choose(mark)
    return None if action is None else RULES.spell(action)


def own(name: str) -> Own:
    return Own(FIGURE[who(name)])


DWARF, TROLL = own("D"), own("T")


def test_a_die_a_character_and_a_table_are_a_move_even_with_a_card_that_does_the_same() -> None:
    state = pub("D@3 c2", "rT@6 c1", dice=(4, 2), hand="second_wind")
    assert pointed(state, Die(4), DWARF, Stop(DOOR)) == "move dwarf1 4"
    assert pointed(state, DWARF, Die(4), Stop(6)) == "move dwarf1 4 back"
    assert pointed(state, HandCard(CARD_BY_KEY["second_wind"]), DWARF, Die(4), Place(DOOR)) == (
        "play second_wind 4 on dwarf1"
    )


def test_where_a_move_ends_says_which_way_a_dwarf_goes() -> None:
    state = pub("D@3 c2", dice=(4, 3))
    assert pointed(state, DWARF, Stop(6)) is None, "by 3, or back by 4?"
    assert pointed(state, DWARF, Stop(6), Die(3)) is None, "a die is only looked at"
    assert pointed(state, DWARF, Die(3), Stop(6)) == "move dwarf1 3"
    assert pointed(state, DWARF, Die(4), Stop(6)) == "move dwarf1 4 back"


def test_both_dice_are_a_mark_of_their_own_and_two_alike_are_one() -> None:
    state = pub("T@1 c2", dice=(3, 3), barkeeper=2)
    assert {mark for mark in choosing(state).everything if isinstance(mark, Die)} == {Die(3), Die(BOTH)}
    assert pointed(state, Die(BOTH), TROLL, Stop(0)) == "move troll both"


def test_whom_the_barkeeper_serves_is_another_mark_than_who_moves() -> None:
    state = pub("D@4 c2", "rT@4 c1", dice=(4, 2))
    assert pointed(state, Button(Deed.CALL), Place(4)) is None
    assert pointed(state, Button(Deed.CALL), Guest(who("D"))) == "call 4 on dwarf1/N"
    assert pointed(state, Die(4), Guest(who("rT"))) == "call 4 on troll/C"
    assert pointed(state, Button(Deed.CALL), Place(2)) == "call 2", "nobody sits there"


def test_an_event_is_put_away_by_pointing_at_it_and_then_doing_it() -> None:
    state = RULES.new_game(Setup(2), 1).state
    card = state.hands[state.to_move][0]
    choice = choosing(state)
    assert choice.choose(Spare(card)) is None
    assert choice.options() == [Button(Deed.PUT_AWAY)]
    assert choice.choose(Button(Deed.PUT_AWAY)) == RULES.legal_actions(state)[0]
