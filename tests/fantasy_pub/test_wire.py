"""The engine protocol, sentence by sentence."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.core.player import Thought
from game.core.rules import Seat
from game.fantasy_pub.bot.opponents import LEVELS, SPARRING
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.setup import Setup
from game.fantasy_pub.rules.state import Phase, Stage
from game.fantasy_pub.wire.moves import from_thought
from game.fantasy_pub.wire.states import from_state, to_state
from tests.fantasy_pub.lines import CLAN, Json, ask, dealt_anew, least, paths, refused, turn
from tests.fantasy_pub.tables import do, pub

ROOT = Path(__file__).parents[2]

FIELDS = [
    "game",
    "players",
    "start",
    "to_move",
    "phase",
    "stage",
    "round",
    "turn",
    "dice",
    "used",
    "acted",
    "moved",
    "barkeeper",
    "spaces",
    "floor",
    "reserve",
    "seats",
    "played",
    "chance",
]
SEAT_FIELDS = ["deck", "known_bottom", "hand", "card", "away", "scored", "out"]


def whole(state: Json) -> None:
    """A state in an answer has all its fields and no others."""
    assert sorted(state) == sorted(FIELDS)
    for seat in state["seats"]:
        assert sorted(seat) == sorted(SEAT_FIELDS)
    for guests in state["spaces"]:
        assert all(sorted(guest) == ["beers", "coins", "who"] for guest in guests)
    assert isinstance(state["chance"], str)


# new


def test_a_new_game_is_for_two_from_seed_0_unless_asked_otherwise() -> None:
    assert ask(op="new") == ask(op="new", players=2, seed=0, first=None)
    assert ask(op="new").keys() == {"state"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_new_game_is_at_the_draft(players: int) -> None:
    state = ask(op="new", players=players, seed=7, first=1)["state"]
    whole(state)
    assert state == from_state(RULES.new_game(Setup(players, Seat(1)), 7).state)
    assert (state["game"], state["players"], state["start"], state["to_move"]) == (
        "fantasy_pub",
        players,
        1,
        1,
    )
    assert (state["phase"], state["stage"], state["round"], state["turn"]) == ("draft", "open", 1, 0)
    assert (state["dice"], state["used"], state["acted"], state["moved"]) == (
        [1, 1],
        [False, False],
        False,
        [],
    )
    assert [len(seat["hand"]) for seat in state["seats"]] == [4] * players
    assert paths(state) == [["discard", key] for key in state["seats"][1]["hand"]]


def test_whoever_starts_is_drawn_where_nobody_is_named() -> None:
    assert {ask(op="new", seed=seed)["state"]["start"] for seed in range(20)} == {0, 1}


@pytest.mark.parametrize(
    ("fields", "detail"),
    [
        ({"players": 1}, "A game takes 2 to 4 players, not 1."),
        ({"players": 5}, "A game takes 2 to 4 players, not 5."),
        ({"players": "2"}, "'players' must be a whole number."),
        ({"players": True}, "'players' must be a whole number."),
        ({"seed": -1}, "The seed must lie between 0 and 18446744073709551615."),
        ({"seed": 2**64}, "The seed must lie between 0 and 18446744073709551615."),
        ({"seed": 1.0}, "'seed' must be a whole number."),
        ({"first": 2}, "Seat 2 cannot start: the seats are 0 to 1."),
        ({"first": -1}, "Seat -1 cannot start: the seats are 0 to 1."),
        ({"first": False}, "'first' must be a whole number."),
    ],
)
def test_a_game_that_cannot_be_dealt_is_a_bad_request(fields: Json, detail: str) -> None:
    assert refused("bad_request", op="new", **fields) == detail


@pytest.mark.parametrize("op", [None, "New", 1, ["new"], "", "undo"])
def test_an_unknown_operation_is_a_bad_request(op: Any) -> None:
    assert refused("bad_request", op=op) == (
        "'op' must be one of new, legal, turn, score, view, levels, choose."
    )


# state


def test_a_state_with_one_die_spent_and_nothing_done_always_leaves_something_to_do() -> None:
    """In a game whoever has spent a die has acted; a request may say otherwise."""
    nobody = [{"deck": [], "out": CLAN}, {"deck": [], "out": CLAN}]
    state = least(seats=nobody, dice=[3, 4], used=[True, False], barkeeper=5)
    assert paths(state) == [["call", 1]]
    assert paths({**state, "barkeeper": 3}) == [["adjust", 1], ["call", 1]]


def test_what_is_left_out_is_as_when_a_turn_of_the_first_seat_begins() -> None:
    full = least(
        game="fantasy_pub",
        players=2,
        start=0,
        to_move=0,
        phase="turn",
        stage="open",
        round=1,
        turn=1,
        dice=[1, 1],
        used=[False, False],
        acted=False,
        moved=[],
        barkeeper=1,
        floor=[""] * 7,
        played=[],
    )
    seat = {"known_bottom": 0, "hand": [], "card": 1, "away": [], "scored": "", "out": []}
    full["seats"] = [{"deck": CLAN, **seat}, {"deck": CLAN, **seat}]
    assert turn(least(), "enter", 0) == turn(full, "enter", 0)
    nothing = dict.fromkeys(name for name in FIELDS if name not in ("seats", "spaces", "reserve"))
    assert turn(least(**nothing), "enter", 0) == turn(full, "enter", 0)
    after = turn(least(), "enter", 0)["state"]
    whole(after)
    given = to_state(full)
    assert after == from_state(RULES.apply(given, RULES.parse("enter 1")).state)
    assert from_state(given) == {**full, "chance": from_state(given)["chance"]}


def test_a_guest_has_no_chips_unless_it_says_so() -> None:
    state = least()
    state["seats"][0] = {"deck": CLAN[1:]}
    state["spaces"][3] = [{"who": "goblin1/0"}]
    assert from_state(to_state(state))["spaces"][3] == [{"who": "goblin1/0", "coins": "", "beers": ""}]


def test_without_chance_it_is_the_same_every_time_and_otherwise_what_it_was() -> None:
    later = [turn(least(used=[True, False], chance=chance), "enter", 1) for chance in (None, None, "5", "6")]
    assert later[0] == later[1]
    assert len({each["state"]["chance"] for each in later}) == 3
    assert len({tuple(each["state"]["dice"]) for each in later}) > 1


def test_after_a_turn_has_ended_the_dice_are_those_of_the_next_one() -> None:
    after = turn(least(dice=[3, 5]), "enter", "both")
    rolled = [event["dice"] for event in after["events"] if event["kind"] == "dice_rolled"]
    assert after["state"]["dice"] == rolled[-1]
    assert (after["state"]["to_move"], after["state"]["turn"], after["state"]["used"]) == (
        1,
        2,
        [False, False],
    )


def test_chips_travel_one_by_one() -> None:
    state = least(dice=[3, 5], reserve="n" * 60 + "t" * 9 + "nnnnn" + "t")
    after = turn(state, "enter", 0)["state"]
    (guest,) = after["spaces"][0]
    assert guest == {"who": "goblin1/0", "coins": "tnn", "beers": ""}
    assert after["reserve"] == "n" * 60 + "t" * 9 + "nnn"


def test_a_hand_comes_back_sorted_and_so_do_beers() -> None:
    state = least()
    state["seats"][0] = {"deck": CLAN[1:], "hand": ["spill", "shove", "tray"], "scored": "tn"}
    state["spaces"][3] = [{"who": "goblin1/0", "beers": "tnn"}]
    state["reserve"] = "n" * 62 + "t" * 8
    written = from_state(to_state(state))
    assert written["seats"][0]["hand"] == ["shove", "tray", "spill"]
    assert written["seats"][0]["scored"] == "nt"
    assert written["spaces"][3][0]["beers"] == "nnt"


@pytest.mark.parametrize("phase", ["draft", "over"])
def test_before_the_first_turn_and_after_the_last_nobody_has_rolled(phase: str) -> None:
    said = least(phase=phase, dice=[3, 5], used=[True, True], acted=True, moved=["troll1/0"])
    view = ask(op="view", state=said, seat=None)["view"]
    assert [view[name] for name in ("dice", "used", "acted", "moved")] == [[1, 1], [False, False], False, []]


def test_when_it_is_over_nobody_is_to_move_and_nothing_can_be_done() -> None:
    over = least(phase="over", stage="extra", start=1, to_move=None)
    assert ask(op="view", state=over)["view"]["to_move"] is None
    assert to_state(over).to_move == 1
    assert paths(over) == []
    assert ask(op="score", state=over)["over"] is True
    assert refused("illegal_action", op="turn", state=over, action={"path": ["end"]}) == "The game is over."
    detail = "There is nothing to decide."
    assert refused("bad_request", op="choose", state=over, level="random") == detail


@pytest.mark.parametrize("phase", [phase.value for phase in Phase])
@pytest.mark.parametrize("stage", [stage.value for stage in Stage])
def test_stage_round_turn_and_hands_are_taken_as_given(phase: str, stage: str) -> None:
    given = least(phase=phase, stage=stage, round=99, turn=3)
    given["seats"][1] = {"deck": CLAN, "hand": ["shove", "tray"], "away": ["spill", "cousin"]}
    view = ask(op="view", state=given, seat=1)["view"]
    assert (view["stage"], view["round"], view["turn"]) == (stage, 99, 3)
    assert (view["seats"][1]["hand"], view["seats"][1]["away"]) == (["shove", "tray"], ["spill", "cousin"])


def test_what_was_put_away_before_is_still_away_after_the_next_card() -> None:
    given = least(phase="draft")
    given["seats"][0] = {"deck": CLAN, "hand": ["shove", "tray"], "away": ["spill"]}
    after = do(to_state(given), "discard tray")
    assert from_state(after)["seats"][0]["away"] == ["spill", "tray"]


# actions

BOTH_DICE = pub("D@4 c2 b1", "L@1 c1 b1", "rT@5 c2", dice=(4, 5), barkeeper=1, deck="goblin2")
SAME = pub("D@4 c2", dice=(3, 3), barkeeper=1)

PATHS: list[tuple[Any, list[Any], str]] = [
    (BOTH_DICE, ["adjust", 0], "adjust 4"),
    (BOTH_DICE, ["adjust", 1], "adjust 5"),
    (BOTH_DICE, ["enter", 0], "enter 4"),
    (BOTH_DICE, ["enter", "both"], "enter both"),
    (BOTH_DICE, ["move", "dwarf1/0", "both", 1], "move dwarf1 both"),
    (BOTH_DICE, ["move", "dwarf1/0", 1, -1], "move dwarf1 5 back"),
    (BOTH_DICE, ["call", 0, "dwarf1/0"], "call 4 on dwarf1/N"),
    (BOTH_DICE, ["call", 1, "troll1/1"], "call 5 on troll/C"),
    (SAME, ["call", 0], "call 3"),
    (SAME, ["adjust", 0], "adjust 3"),
    (BOTH_DICE, ["leave", 0, "elf1/0"], "leave elf1 4"),
    (do(BOTH_DICE, "enter 4"), ["end"], "end"),
    (pub("G@4", hand="house_round"), ["event", 0, "house_round", 4], "play house_round 3 on 4"),
    (pub("D@4 c3", hand="bottoms_up"), ["event", 1, "bottoms_up", "dwarf1/0"], "play bottoms_up 2 on dwarf1"),
    (
        pub("D@4", "rD@5 c3", hand="settle_tab"),
        ["event", 0, "settle_tab", "dwarf1/1"],
        "play settle_tab 3 on dwarf1/C",
    ),
    (pub("rT@2", hand="shove"), ["event", 0, "shove", "troll1/1"], "play shove 3 on troll/C"),
    (
        pub("D@4", "rG@4 c1", hand="pickpocket"),
        ["event", 0, "pickpocket", "dwarf1/0", "goblin1/1"],
        "play pickpocket 3 on dwarf1 goblin1/C",
    ),
    (
        pub("D@4 c1", "D2@5 c1", hand="cousin"),
        ["event", 0, "cousin", "dwarf1/0", "dwarf2/0"],
        "play cousin 3 on dwarf1 dwarf2/N",
    ),
    (
        pub("D@4", hand="second_wind"),
        ["event", 1, "second_wind", "dwarf1/0", -1],
        "play second_wind 2 on dwarf1 back",
    ),
    (pub(hand="old_friend"), ["event", 0, "old_friend", "troll"], "play old_friend 3 on troll"),
]


@pytest.mark.parametrize(("before", "path", "text"), PATHS, ids=lambda value: str(value)[:40])
def test_an_action_is_a_flat_path(before: Any, path: list[Any], text: str) -> None:
    state = from_state(before)
    assert path in paths(state)
    assert turn(state, *path)["state"] == from_state(RULES.apply(before, RULES.parse(text)).state)


def test_where_both_dice_show_the_same_only_the_first_is_listed_until_it_is_spent() -> None:
    state = from_state(SAME)
    listed = paths(state)
    assert ["adjust", 0] in listed
    assert not [path for path in listed if path[0] in ("adjust", "enter", "call") and path[1] == 1]
    detail = "Both dice show the same: the first one is spent first."
    assert refused("illegal_action", op="turn", state=state, action={"path": ["enter", 1]}) == detail
    state = turn(state, "move", "dwarf1/0", 0, 1)["state"]
    assert state["used"] == [True, False]
    assert ["adjust", 1] in paths(state)
    assert not [path for path in paths(state) if path[1:2] in ([0], ["both"])]


def test_a_lap_is_listed_once() -> None:
    state = from_state(pub("D@4 c2", dice=(3, 4), barkeeper=1))
    assert ["move", "dwarf1/0", "both", 1] in paths(state)
    assert ["move", "dwarf1/0", "both", -1] not in paths(state)
    path = ["move", "dwarf1/0", "both", -1]
    refused("illegal_action", op="turn", state=state, action={"path": path})


def test_whoever_has_moved_is_written_even_when_gone() -> None:
    state = from_state(pub("D@1 c0", "rG@3 c0", "rT@3 c1", dice=(2, 5), barkeeper=1))
    after = turn(state, "move", "dwarf1/0", 0, 1)["state"]
    assert after["moved"] == ["dwarf1/0"]
    assert after["seats"][0]["deck"][-1] == "dwarf1"
    assert after["seats"][0]["known_bottom"] == 1
    assert from_state(to_state(after)) == after


# events


def test_the_events_of_a_turn_tell_it_from_beginning_to_end() -> None:
    state = from_state(pub("D@1 c1 b1", "rG@2 c1", "rL@2 c1", dice=(2, 5)))
    assert turn(state, "move", "dwarf1/0", 0, 1)["events"] == [
        {"kind": "dice_spent", "die": 0},
        {"kind": "moved", "who": "dwarf1/0", "path": [1, 2], "counts": True},
        {"kind": "invitation_round", "table": 2, "guests": ["goblin1/1", "dwarf1/0", "elf1/1"]},
        {"kind": "invited", "payer": "goblin1/1", "guest": "dwarf1/0", "beer": "n"},
        {"kind": "invited", "payer": "dwarf1/0", "guest": "elf1/1", "beer": "n"},
    ]


def test_dice_and_targets_are_named_as_in_a_path() -> None:
    state = from_state(pub("D@4", "rG@4 c2", dice=(3, 2), hand="pickpocket"))
    spent, played, stolen = turn(state, "event", 1, "pickpocket", "dwarf1/0", "goblin1/1")["events"]
    assert spent == {"kind": "dice_spent", "die": 1}
    assert played == {
        "kind": "event_played",
        "seat": 0,
        "card": "pickpocket",
        "targets": ["dwarf1/0", "goblin1/1"],
    }
    assert stolen == {"kind": "coins_stolen", "thief": "dwarf1/0", "victim": "goblin1/1", "coins": 2}
    (adjusted,) = turn(state, "adjust", 1)["events"]
    assert adjusted == {"kind": "die_adjusted", "seat": 0, "die": 1, "value": 3, "plus_minus": -1}
    both, *_ = turn(state, "enter", "both")["events"]
    assert both == {"kind": "dice_spent", "die": "both"}


def test_with_a_seat_the_events_are_what_it_may_see() -> None:
    state = ask(op="new", players=3, seed=7, first=0)["state"]
    key = state["seats"][0]["hand"][2]
    seen = {seat: turn(state, "discard", key, seat=seat)["events"] for seat in (None, 0, 1, 2)}
    assert seen[None] == seen[0] == turn(state, "discard", key)["events"]
    assert seen[0] == [{"kind": "event_discarded", "seat": 0, "next_seat": 1, "card": key}]
    assert seen[1] == seen[2] == [{"kind": "event_discarded", "seat": 0, "next_seat": 1, "card": None}]


def test_the_end_of_a_game_tells_the_scores() -> None:
    last = pub("D@4 c1 b2", dice=(3, 2), stage=Stage.EXTRA, to_move=1, start=0)
    answer = turn(from_state(last), "enter", "both")
    assert answer["over"] is True
    assert answer["events"][-1] == {
        "kind": "game_over",
        "scores": ask(op="score", state=answer["state"])["scores"],
    }
    whole(answer["state"])
    assert (answer["state"]["to_move"], answer["state"]["phase"], answer["state"]["stage"]) == (
        None,
        "over",
        "extra",
    )


# score


def test_the_score_tells_points_of_every_kind() -> None:
    """The 36th vector of the rules."""
    state = least(players=3, barkeeper=6, phase="over", stage="extra")
    state["seats"] = [
        {"deck": [name for name in CLAN if name != "dwarf1"], "scored": "nnt", "card": 1},
        {"deck": [name for name in CLAN if name != "dwarf1"], "card": -1},
        {"deck": CLAN[:-1], "card": 0},
    ]
    state["spaces"][4] = [{"who": "dwarf1/0", "coins": "n", "beers": "nn"}]
    state["spaces"][2] = [{"who": "dwarf1/1", "coins": "nnn", "beers": "nt"}]
    state["spaces"][0] = [{"who": "troll1/2", "coins": "nnn"}]
    state["reserve"] = "n" * 53 + "t" * 8
    assert ask(op="score", state=state) == {
        "over": True,
        "scores": [
            {"beers": 4, "triples": 3, "card": 3, "inside": 2, "majority": 0, "total": 12, "out": 0},
            {"beers": 0, "triples": 0, "card": 2, "inside": 2, "majority": 3, "total": 7, "out": 0},
            {"beers": 0, "triples": 0, "card": 0, "inside": 0, "majority": 3, "total": 3, "out": 0},
        ],
        "winners": [0],
    }
    assert ask(op="score", state=least())["winners"] == [0, 1]


# view


def test_a_view_has_numbers_where_something_is_hidden() -> None:
    state = from_state(pub("D@4 c2 b2 t1", "rG@3 c1", dice=(3, 2), hand="shove tray", floor={2: 1}))
    state["seats"][0] |= {"known_bottom": 2, "away": ["cousin"]}
    state["seats"][1] |= {"hand": ["spill"], "away": ["cellar"]}
    view = ask(op="view", state=state, seat=0)["view"]
    assert {*view} == {*FIELDS, "hidden_triples"} - {"chance"}
    assert view["hidden_triples"] == 9
    assert view["spaces"][4] == [{"who": "dwarf1/0", "coins": 2, "beers": "nt"}]
    assert (view["floor"], view["reserve"]) == ([0, 0, 1, 0, 0, 0, 0], len(state["reserve"]))
    own, rival = view["seats"]
    deck = state["seats"][0]["deck"]
    assert own == {
        "deck": {"unknown": [name for name in CLAN if name in deck[:-2]], "bottom": deck[-2:]},
        "hand": ["shove", "tray"],
        "card": 1,
        "away": ["cousin"],
        "scored": "",
        "out": [],
    }
    assert (rival["hand"], rival["away"]) == (1, 1)
    nobody = ask(op="view", state=state, seat=None)["view"]
    assert [(seat["hand"], seat["away"]) for seat in nobody["seats"]] == [(2, 1), (1, 1)]
    assert nobody == ask(op="view", state=state)["view"]


def test_hands_stay_hidden_when_the_game_is_over() -> None:
    state = least(phase="over", stage="extra")
    state["seats"][1]["hand"] = ["shove"]
    assert ask(op="view", state=state, seat=0)["view"]["seats"][1]["hand"] == 1


@pytest.mark.parametrize("op", ["view", "turn"])
@pytest.mark.parametrize(
    ("seat", "detail"),
    [
        (2, "There is no seat 2."),
        (-1, "There is no seat -1."),
        ("0", "'seat' must be a whole number."),
        (False, "'seat' must be a whole number."),
    ],
)
def test_whoever_looks_sits_at_the_table(op: str, seat: Any, detail: str) -> None:
    request = {"op": op, "state": least(), "seat": seat, "action": {"path": ["enter", 0]}}
    assert refused("bad_request", **request) == detail


# levels and choose

KEYS = [level.key for level in (*LEVELS, *SPARRING)]


def test_the_levels_are_keys_and_weakest_first() -> None:
    assert ask(op="levels") == {"levels": [level.key for level in LEVELS]}


@pytest.mark.parametrize("level", KEYS)
def test_everybody_chooses_what_is_listed_and_alike_from_the_same_seed(level: str) -> None:
    for state in (ask(op="new", seed=7)["state"], from_state(BOTH_DICE)):
        request = {"op": "choose", "state": state, "level": level, "iterations": 5}
        answer = ask(**request, seed=1)
        assert answer.keys() == {"action", "thought"}
        assert answer["action"]["path"] in paths(state)
        assert answer["thought"].keys() == {"chances", "expected", "sentence"}
        assert answer["thought"]["sentence"].endswith((".", "!"))
        assert ask(**request, seed=1) == answer
        assert ask(**request) == ask(**request, seed=0)


def test_a_thought_tells_the_rest_of_the_turn_by_the_dice_as_they_will_be() -> None:
    actions = [*map(RULES.parse, ("adjust 4", "move dwarf1 5 back", "enter 5", "discard tray"))]
    thought = Thought(actions[0], (0.61234, 0.38766), tuple(actions[1:]))
    assert from_thought(thought, BOTH_DICE) == {
        "chances": [0.6123, 0.3877],
        "expected": [{"path": ["move", "dwarf1/0", 0, -1]}, {"path": ["enter", 1]}],
    }
    assert BOTH_DICE.dice == (4, 5)
    ended = Thought(RULES.parse("end"), (), (RULES.parse("enter 4"),))
    assert from_thought(ended, BOTH_DICE) == {"chances": None, "expected": []}


@pytest.mark.parametrize("level", KEYS)
def test_nothing_hidden_influences_a_choice(level: str) -> None:
    chance = Random(3)
    state = ask(op="new", players=3, seed=4)["state"]
    for number in range(25):
        other = dealt_anew(state, Seat(state["to_move"]), chance)
        question = {"op": "choose", "level": level, "seed": number, "iterations": 3}
        answer = ask(**question, state=state)
        assert ask(**question, state=other) == answer
        state = turn(state, *answer["action"]["path"])["state"]


@pytest.mark.parametrize(
    ("fields", "detail"),
    [
        ({"level": None}, "'level' must be a text."),
        ({"level": "genius"}, f"'level' must be one of {', '.join(KEYS)}."),
        ({"seed": 1.5}, "'seed' must be a whole number."),
        ({"iterations": 0}, "'iterations' must be from 1 to 100000."),
        ({"iterations": True}, "'iterations' must be a whole number."),
        ({"budget_ms": 60_001}, "'budget_ms' must be from 1 to 60000."),
    ],
)
def test_a_question_of_the_wrong_form_is_a_bad_request(fields: Json, detail: str) -> None:
    request = {"op": "choose", "state": least(), "level": "random", **fields}
    assert refused("bad_request", **request) == detail
