"""What a computer answers through the engine protocol: what it does, what it expects, and why."""

import json
from typing import Any

import pytest

from game.beasty_bar.bot import opponents as levels
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.wire import objects as wire
from game.beasty_bar.wire import protocol
from game.core.levels import Character, Level
from game.core.module import Json, Outside
from game.core.player import PLENTY, Budget, Thought, decided
from game.services.i18n import Language
from tests.beasty_bar.requests import KEYS, ask, paths, position, refused
from tests.program import respond

STATE = position(["parrot", "lion"], [["snake", 1], ["zebra", 0]])
FLUSHED = position(["skunk"], [["rhino", 1], ["bear", 1]], decks=[["dog"], []])


class Oracle:
    """Thinks what it is told to think, and remembers how long it was given."""

    asked: tuple[int, Budget, str]

    def __init__(self, *thoughts: Thought[Any]) -> None:
        self.thoughts = list(thoughts)

    def level(self) -> Level:
        def player(seed: int, budget: Budget, character: str) -> "Oracle":
            self.asked = seed, budget, character
            return self

        return Level("oracle", "Oracle", "Knows.", player)

    def choose(self, view: Any, legal: Any) -> Any:
        yield self.thoughts.pop(0)


def now() -> float:
    return 12.5


def asked(monkeypatch: pytest.MonkeyPatch, oracle: Oracle, **request: Any) -> Json:
    """The answer of a game in which only that one plays."""
    monkeypatch.setattr(protocol, "LEVELS", (oracle.level(),))
    monkeypatch.setattr(protocol, "CHARACTERS", (Character("shy", "Shy", "Hides."),))
    request = {"op": "choose", "state": STATE, "level": "oracle", **request}
    answer: Json = json.loads(json.dumps(protocol.answer(request, Outside(now, Language))))
    return answer


def thought(*actions: str, chances: tuple[float, ...] = ()) -> Thought[Any]:
    action, *expected = map(RULES.parse, actions)
    return Thought(action, chances, tuple(expected))


def test_a_thought_tells_the_chances_what_may_follow_and_why(monkeypatch: pytest.MonkeyPatch) -> None:
    mind = thought("parrot 1", "kangaroo 2", "ostrich odd", chances=(0.71428, 0.28572))
    assert asked(monkeypatch, Oracle(mind)) == {
        "action": {"path": ["parrot", 0], "order": None},
        "thought": {
            "chances": [0.7143, 0.2857],
            "expected": [
                {"path": ["kangaroo", 2], "order": None},
                {"path": ["ostrich", "odd"], "order": None},
            ],
            "sentence": "My parrot throws out Bo's snake close to the gate. I think my win chance is 71 %.",
        },
    }


def test_a_computer_without_an_idea_says_why_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    assert asked(monkeypatch, Oracle(thought("parrot 1")))["thought"] == {
        "chances": None,
        "expected": [],
        "sentence": "My parrot throws out Bo's snake close to the gate.",
    }


def test_a_stack_belongs_to_the_turn_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """The computer's own order as well as one that it expects of somebody."""
    oracle = Oracle(thought("skunk", "stack 2 1", "penguin", "skunk", "stack 2 1"))
    answer = asked(monkeypatch, oracle, state=FLUSHED)
    assert answer["action"] == {"path": ["skunk"], "order": [1, 0]}
    assert answer["thought"]["expected"] == [
        {"path": ["penguin"], "order": None},
        {"path": ["skunk"], "order": [1, 0]},
    ]


@pytest.mark.parametrize("expected", [[], ["penguin"], ["stack 1 2 3"], ["penguin", "stack 1 2"]])
def test_an_order_that_was_not_thought_of_yet_is_decided_by_itself(
    monkeypatch: pytest.MonkeyPatch, expected: list[str]
) -> None:
    oracle = Oracle(thought("skunk", *expected), thought("stack 2 1"))
    assert asked(monkeypatch, oracle, state=FLUSHED)["action"] == {"path": ["skunk"], "order": [1, 0]}
    assert oracle.thoughts == []


@pytest.mark.parametrize("level", [level.key for level in levels.LEVELS[3:]])
def test_whoever_searches_is_given_its_time_only_once(monkeypatch: pytest.MonkeyPatch, level: str) -> None:
    """The order that belongs to a card is searched with the card."""
    looks = []
    monkeypatch.setattr(protocol, "decided", lambda *asked: looks.append(asked) or decided(*asked))
    answer = ask(op="choose", state=FLUSHED, level=level, seed=1, iterations=20)
    assert sorted(answer["action"]["order"]) == [0, 1]
    assert len(looks) == 1


@pytest.mark.parametrize(
    ("fields", "budget"),
    [
        ({}, Budget()),
        ({"iterations": None, "budget_ms": None}, Budget()),
        ({"iterations": 7}, Budget(7)),
        ({"budget_ms": 250}, Budget(PLENTY, 0.25, now)),
        ({"iterations": 7, "budget_ms": 250}, Budget(7, 0.25, now)),
    ],
)
def test_iterations_and_time_are_passed_on(
    monkeypatch: pytest.MonkeyPatch, fields: Json, budget: Budget
) -> None:
    oracle = Oracle(thought("lion"))
    asked(monkeypatch, oracle, **fields)
    assert oracle.asked == (0, budget, "")


@pytest.mark.parametrize(
    "fields",
    [
        {"character": "shy"},
        {"level": "oracle:shy"},
        {"level": "oracle:shy", "character": "shy"},
        {"level": "oracle:shy", "character": ""},
    ],
)
def test_a_character_and_a_seed_are_passed_on(monkeypatch: pytest.MonkeyPatch, fields: Json) -> None:
    oracle = Oracle(thought("lion"))
    asked(monkeypatch, oracle, seed=5, **fields)
    assert oracle.asked == (5, Budget(), "shy")


def test_nobody_has_two_characters() -> None:
    detail = refused("bad_request", op="choose", state=STATE, level="cub:rusher", character="hoarder")
    assert detail == "'level' and 'character' name different characters."


@pytest.mark.parametrize(
    ("character", "detail"),
    [
        ("grumpy", f"'character' must be one of {', '.join(each.key for each in levels.CHARACTERS)}."),
        (1, "'character' must be a text."),
    ],
)
def test_a_character_that_nobody_has_is_a_bad_request(character: Any, detail: str) -> None:
    assert refused("bad_request", op="choose", state=STATE, level=KEYS[0], character=character) == detail


def test_nor_behind_a_colon() -> None:
    detail = refused("bad_request", op="choose", state=STATE, level=f"{KEYS[0]}:grumpy")
    assert detail.startswith("'character' must be one of ")


@pytest.mark.parametrize("level", KEYS)
def test_every_level_says_why_and_expects_what_can_be_written(level: str) -> None:
    state = ask(op="new", mode="mixed", seed=7)["state"]
    answer = ask(op="choose", state=state, level=level, seed=1, iterations=20)
    thought = answer["thought"]
    assert thought.keys() == {"chances", "expected", "sentence"}
    assert thought["sentence"].endswith(".")
    assert thought["chances"] is None or sum(thought["chances"]) == pytest.approx(1, abs=0.01)
    for turn in thought["expected"]:
        wire.to_play(turn["path"])
    assert answer["action"]["path"] in paths(state)


def test_the_engine_hands_in_a_clock_that_goes() -> None:
    """A level stops when its time is up; without a clock so many iterations would take long."""
    state = ask(op="new", seed=3)["state"]
    request = {"op": "choose", "state": state, "level": levels.LEVELS[-1].key}
    request |= {"iterations": PLENTY, "budget_ms": 1}
    assert "action" in respond(json.dumps(request).encode())


def test_a_thought_is_the_same_for_the_same_seed() -> None:
    state = ask(op="new", mode="base", seed=3)["state"]
    strongest = levels.LEVELS[-1].key
    first, again = (ask(op="choose", state=state, level=strongest, seed=9, iterations=60) for _ in range(2))
    assert first == again
