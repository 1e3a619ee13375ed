"""Lines that are wrong somewhere: each is answered with a sentence, and changes nothing."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from game.fantasy_pub.wire.states import from_state
from tests.fantasy_pub.lines import ALL, CLAN, Json, ask, least, refused
from tests.fantasy_pub.tables import pub

OPS = ("legal", "turn", "score", "view", "choose")


def seat(**fields: Any) -> Json:
    """Seat 0 is like this."""
    return {"seats": [{"deck": CLAN, **fields}, {"deck": CLAN}]}


def guest(space: int = 3, reserve: str = ALL, deck: list[str] = CLAN[1:], **fields: Any) -> Json:
    """Somebody is there; the first goblin, if nobody says who."""
    spaces: list[Any] = [[] for _ in range(7)]
    spaces[space] = [{"who": "goblin1/0", **fields}]
    return {**seat(deck=deck), "spaces": spaces, "reserve": reserve}


def guests(space: int, *who: str) -> Json:
    spaces: list[Any] = [[] for _ in range(7)]
    spaces[space] = [{"who": each} for each in who]
    seats = [{"deck": [name for name in CLAN if f"{name}/{number}" not in who]} for number in (0, 1)]
    return {"seats": seats, "spaces": spaces}


STATES: list[tuple[Any, str]] = [
    # The form
    (None, "'state' must be an object."),
    ([], "'state' must be an object."),
    ("", "'state' must be an object."),
    ({"seats": None}, "'seats' must be a list."),
    ({"seats": {}}, "'seats' must be a list."),
    ({"seats": [{"deck": CLAN}]}, "'seats' must hold an object for each of the 2 to 4 players."),
    ({"seats": [{"deck": CLAN}] * 5}, "'seats' must hold an object for each of the 2 to 4 players."),
    ({"seats": [CLAN, CLAN]}, "'seats' must be an object."),
    ({"players": 3}, "'players' says 3, but there are 2 seats."),
    ({"players": "2"}, "'players' must be a whole number."),
    ({"players": True}, "'players' must be a whole number."),
    ({"spaces": None}, "'spaces' must be a list."),
    ({"spaces": [[]] * 6}, "'spaces' must hold something for the door and for each of the 6 tables."),
    ({"spaces": [{}] * 7}, "'spaces' must be a list."),
    ({"spaces": [["goblin1/0"]] + [[]] * 6}, "'spaces' must be an object."),
    ({"reserve": None}, "'reserve' must be a text."),
    ({"reserve": 75}, "'reserve' must be a text."),
    ({"reserve": "n74x"}, "'reserve': chips are a row of n and t, not 'n74x'."),
    ({"floor": [0] * 7}, "'floor' must be a text."),
    ({"floor": [""] * 8}, "'floor' must hold something for the door and for each of the 6 tables."),
    ({"floor": ["N"] + [""] * 6}, "'floor': chips are a row of n and t, not 'N'."),
    ({"start": "0"}, "'start' must be a whole number."),
    ({"to_move": 0.0}, "'to_move' must be a whole number."),
    ({"phase": "Turn"}, "'phase' must be one of draft, turn, over."),
    ({"phase": 1}, "'phase' must be one of draft, turn, over."),
    ({"stage": "closing"}, "'stage' must be one of open, last_round, extra."),
    ({"stage": ["open"]}, "'stage' must be one of open, last_round, extra."),
    ({"round": 0}, "'round' must be 1 or more."),
    ({"round": "1"}, "'round' must be a whole number."),
    ({"turn": -1}, "'turn' must be 0 or more."),
    ({"turn": 2**65}, "'turn' must be a smaller number."),
    ({"dice": [1]}, "'dice' must hold something for each of the 2 dice."),
    ({"dice": [1, 2, 3]}, "'dice' must hold something for each of the 2 dice."),
    ({"dice": [True, 2]}, "'dice' must be a whole number."),
    ({"dice": "12"}, "'dice' must be a list."),
    ({"used": [0, 1]}, "'used' must be true or false."),
    ({"used": [True]}, "'used' must hold something for each of the 2 dice."),
    ({"acted": 0}, "'acted' must be true or false."),
    ({"moved": "troll1/0"}, "'moved' must be a list."),
    ({"moved": ["troll"]}, "'moved': a character is written like 'goblin1/0', not 'troll'."),
    ({"moved": ["troll1/2"]}, "'moved': troll1/2 belongs to none of the 2 players."),
    ({"moved": ["troll1/1"]}, "'moved' must name characters of the seat to move, each of them once."),
    ({"moved": ["elf1/0", "elf1/0"]}, "'moved' must name characters of the seat to move, each of them once."),
    ({"barkeeper": "4"}, "'barkeeper' must be a whole number."),
    ({"played": {}}, "'played' must be a list."),
    ({"played": ["nap"]}, "'played': there is no event 'nap'."),
    ({"chance": 7}, "'chance' must be a text."),
    ({"chance": "luck"}, "Chance is a number up to 18446744073709551615, not 'luck'."),
    ({"chance": ""}, "Chance is a number up to 18446744073709551615, not ''."),
    ({"chance": "-1"}, "Chance is a number up to 18446744073709551615, not '-1'."),
    (
        {"chance": str(2**64)},
        "Chance is a number up to 18446744073709551615, not '18446744073709551616'.",
    ),
    (seat(deck=None), "'deck' must be a list."),
    (seat(deck="troll1"), "'deck' must be a list."),
    (seat(deck=["troll1", 7]), "'deck': a character must be a text."),
    (seat(deck=["troll"]), "'deck': nobody in a clan is called 'troll'."),
    (seat(deck=["troll1/0"]), "'deck': nobody in a clan is called 'troll1/0'."),
    (seat(known_bottom="1"), "'known_bottom' must be a whole number."),
    (seat(hand="shove"), "'hand' must be a list."),
    (seat(hand=2), "'hand' must be a list."),
    (seat(hand=[["shove"]]), "'hand': an event must be a text."),
    (seat(hand=["sleep"]), "'hand': there is no event 'sleep'."),
    (seat(away=["sleep"]), "'away': there is no event 'sleep'."),
    (seat(card=True), "'card' must be a whole number."),
    (seat(scored=2), "'scored' must be a text."),
    (seat(scored="n2"), "'scored': chips are a row of n and t, not 'n2'."),
    (seat(out=["orc1"]), "'out': nobody in a clan is called 'orc1'."),
    (guest(who=None), "'who': a character must be a text."),
    (guest(who="goblin3/0"), "'who': a character is written like 'goblin1/0', not 'goblin3/0'."),
    (
        guest(who="goblin1/\N{ARABIC-INDIC DIGIT ZERO}"),
        "'who': a character is written like 'goblin1/0', not 'goblin1/\N{ARABIC-INDIC DIGIT ZERO}'.",
    ),
    (guest(who="goblin1/3"), "'who': goblin1/3 belongs to none of the 2 players."),
    (guest(coins=1), "'coins' must be a text."),
    (guest(coins="1"), "'coins': chips are a row of n and t, not '1'."),
    (guest(beers=["n"]), "'beers' must be a text."),
    # What cannot be
    ({"start": 2}, "There is no seat 2: the seats are 0 to 1."),
    ({"to_move": -1}, "There is no seat -1: the seats are 0 to 1."),
    ({"dice": [0, 3]}, "A die shows 1 to 6, not 0 and 3."),
    ({"dice": [6, 7]}, "A die shows 1 to 6, not 6 and 7."),
    ({"used": [True, True]}, "With both dice spent the turn would be over."),
    ({"barkeeper": 0}, "The barkeeper is at a table from 1 to 6, not at 0."),
    ({"barkeeper": 7}, "The barkeeper is at a table from 1 to 6, not at 7."),
    (seat(card=2), "The +1/-1 card shows 1 or -1, or is gone."),
    (seat(known_bottom=8), "The deck of seat 0 has not so many cards that were seen."),
    (seat(known_bottom=-1), "The deck of seat 0 has not so many cards that were seen."),
    ({"reserve": ALL[1:]}, "There are 75 chips with 10 triples, not 74 with 10."),
    ({"reserve": "n" * 75}, "There are 75 chips with 10 triples, not 75 with 0."),
    (guest(coins="n"), "There are 75 chips with 10 triples, not 76 with 10."),
    (guest(beers="n" * 6, reserve=ALL[6:]), "goblin1/0 has more than 5 beers."),
    (guest(deck=CLAN), "goblin1/0 is there 2 times."),
    (guest(deck=CLAN[2:]), "goblin2/0 is nowhere."),
    (seat(out=["elf1"]), "elf1/0 is there 2 times."),
    (seat(deck=["elf1", "elf1"]), "elf1/0 is there 2 times."),
    (guests(0, "elf1/0", "goblin1/0"), "At the door there is room for one of each clan."),
    (
        guests(5, "elf1/0", "elf2/0", "goblin1/1"),
        "At table 5 all must be of one race, or all of different ones.",
    ),
    (seat(hand=["shove", "shove"]), "The event shove is there 2 times."),
    ({**seat(hand=["shove"]), "played": ["shove"]}, "The event shove is there 2 times."),
]


def broken(change: Any) -> Any:
    return least(**change) if isinstance(change, dict) else change


@pytest.mark.parametrize(("change", "detail"), STATES, ids=lambda value: str(value)[:60])
def test_a_state_that_is_wrong_is_refused_by_everything_that_takes_one(change: Any, detail: str) -> None:
    request = {"action": {"path": ["enter", 0]}, "seat": 0, "level": "random"}
    for op in OPS:
        assert refused("bad_request", op=op, state=broken(change), **request) == detail


def test_the_states_of_the_table_are_wrong_in_nothing_else() -> None:
    for change in ({}, seat(), guest(), guests(5, "elf1/0", "goblin1/1")):
        assert "error" not in ask(op="legal", state=least(**change))


TABLE = from_state(
    pub("D@4 c2 b1", "L@2 c3", "rT@5 c2", dice=(4, 5), barkeeper=1, hand="tray shove second_wind")
)
FORMS = (
    "'path' must be one of discard event, adjust die, enter dice, move character dice way, call die, "
    "call die character, leave die character, event die event targets, end."
)
NO_DIE = "A die is its index, 0 or 1."
NOT_YOURS = "This character belongs to another player."
NO_TABLE = "A table is a number from 1 to 6."

BAD_PATHS: list[tuple[Any, str]] = [
    ([], FORMS),
    (["sleep"], FORMS),
    ([["end"]], FORMS),
    ([None], FORMS),
    (["end", 0], FORMS),
    (["enter"], FORMS),
    (["enter", 0, 1], FORMS),
    (["move", "dwarf1/0", 0], FORMS),
    (["call"], FORMS),
    (["event", 0], FORMS),
    (["enter", True], NO_DIE),
    (["enter", 2], NO_DIE),
    (["enter", -1], NO_DIE),
    (["enter", "0"], NO_DIE),
    (["enter", 0.0], NO_DIE),
    (["enter", ["both"]], NO_DIE),
    (["adjust", "both"], NO_DIE),
    (["call", "both", "dwarf1/0"], NO_DIE),
    (["leave", "both", "elf1/0"], NO_DIE),
    (["event", "both", "tray", 4], NO_DIE),
    (["move", "dwarf1", 0, 1], "'path': a character is written like 'goblin1/0', not 'dwarf1'."),
    (["move", 2, 0, 1], "'path': a character must be a text."),
    (["move", "dwarf1/2", 0, 1], "'path': dwarf1/2 belongs to none of the 2 players."),
    (["move", "dwarf1/0", 0, True], "A way is 1, clockwise, or -1."),
    (["move", "dwarf1/0", 0, 0], "A way is 1, clockwise, or -1."),
    (["call", 1, None], "'path': a character must be a text."),
    (["discard", "nap"], "'path': there is no event 'nap'."),
    (["event", 0, "nap", 4], "'path': there is no event 'nap'."),
    (["event", 0, ["tray"], 4], "'path': an event must be a text."),
    (["event", 0, "tray"], "The event tray asks for 1 things, not 0."),
    (["event", 0, "tray", 4, 5], "The event tray asks for 1 things, not 2."),
    (["event", 0, "tray", "4"], NO_TABLE),
    (["event", 0, "tray", True], NO_TABLE),
    (["event", 0, "tray", 7], NO_TABLE),
    (["event", 0, "shove", 5], "'path': a character must be a text."),
    (["event", 0, "second_wind", "dwarf1/0"], "The event second_wind asks for 2 things, not 1."),
    (["event", 0, "second_wind", "dwarf1/0", "back"], "A way is 1, clockwise, or -1."),
    (["event", 0, "old_friend", "orc"], "A race is one of goblin, dwarf, elf, troll."),
    (["event", 0, "old_friend", ["troll"]], "A race is one of goblin, dwarf, elf, troll."),
    (None, "'path' must be a list."),
    ("end", "'path' must be a list."),
]


@pytest.mark.parametrize(("path", "detail"), BAD_PATHS, ids=str)
def test_a_path_of_the_wrong_form_is_a_bad_request(path: Any, detail: str) -> None:
    assert refused("bad_request", op="turn", state=TABLE, action={"path": path}) == detail


@pytest.mark.parametrize("action", [None, [], ["end"], "end"])
def test_an_action_is_an_object(action: Any) -> None:
    assert refused("bad_request", op="turn", state=TABLE, action=action) == "'action' must be an object."


ILLEGAL: list[tuple[list[Any], str]] = [
    (["end"], "A turn can be ended only after an action."),
    (["discard", "tray"], "This event cannot be put away now."),
    (["move", "dwarf1/1", 0, 1], NOT_YOURS),
    (["move", "goblin1/0", 0, 1], "This character cannot move like that now."),
    (["move", "elf1/0", 0, -1], "This character cannot move like that now."),
    (["leave", 0, "troll1/1"], NOT_YOURS),
    (["leave", 0, "dwarf1/0"], "This character cannot leave now."),
    (["call", 1], "The barkeeper cannot be called like that now."),
    (["call", 1, "dwarf1/0"], "The barkeeper cannot be called like that now."),
    (["event", 0, "tray", 3], "This event cannot be played like that now."),
    (["event", 0, "spill", 4], "This event cannot be played like that now."),
    (["event", 0, "shove", "dwarf1/0"], "This event cannot be played like that now."),
    (["event", 0, "second_wind", "dwarf1/1", 1], NOT_YOURS),
]


@pytest.mark.parametrize(("path", "detail"), ILLEGAL, ids=str)
def test_what_the_rules_do_not_allow_is_an_illegal_action_and_changes_nothing(
    path: list[Any], detail: str
) -> None:
    before = deepcopy(TABLE)
    assert refused("illegal_action", op="turn", state=TABLE, action={"path": path}) == detail
    assert before == TABLE
    assert ask(op="legal", state=TABLE) == ask(op="legal", state=before)


def test_a_spent_die_is_spent() -> None:
    after = ask(op="turn", state=TABLE, action={"path": ["enter", 0]})["state"]
    for path in (["enter", 0], ["adjust", 0], ["call", 0, "dwarf1/0"]):
        detail = refused("illegal_action", op="turn", state=after, action={"path": path})
        assert detail == "This die is spent."
    detail = refused(
        "illegal_action", op="turn", state=after, action={"path": ["move", "dwarf1/0", "both", 1]}
    )
    assert detail == "This character cannot move like that now."


# Which game


def test_a_state_says_itself_which_game_it_is_of() -> None:
    state = ask(op="new")["state"]
    assert ask(op="legal", state=state, game=None) == ask(op="legal", state=state)
    detail = "The request and its state are about different games."
    assert refused("bad_request", op="legal", state=state, game="beasty_bar") == detail


def test_without_a_game_it_is_the_first_one() -> None:
    assert "queue" in ask(op="new", game=None)["state"]
    assert ask(op="new", game="beasty_bar") == ask(op="new", game=None)
