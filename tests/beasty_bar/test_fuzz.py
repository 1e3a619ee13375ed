"""Ten thousand malformed inputs: each is refused in a sentence, none does any harm.

Everything starts from something valid and is damaged at random, because nonsense from scratch is refused at
the first hurdle. What is still valid after that does not count.
"""

import json
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

from game.beasty_bar.rules.actions import Action, Play, Stack
from game.beasty_bar.rules.animals import ALL_SPECIES, BY_NAME, CardSet
from game.beasty_bar.rules.events import Event
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.notation import parse, parse_setup, spell, spell_setup
from game.beasty_bar.rules.position import check, parse_position, spell_position
from game.beasty_bar.rules.setup import Mode, Scoring, Setup, complete
from game.beasty_bar.rules.state import State
from game.beasty_bar.rules.view import View
from game.beasty_bar.wire.objects import from_state
from game.beasty_bar.wire.protocol import answer
from game.cli.engine import OUTSIDE
from game.core import replay
from game.core.errors import GameError
from game.core.match import Match
from game.core.rules import Seat
from tests.beasty_bar.games import walk
from tests.damage import ODD, Json, assert_sentence, damage, is_error, places, until
from tests.program import respond

# How many malformed inputs of each kind: 10,000 together.
REQUESTS, BYTES, REPLAYS, POSITIONS, ACTIONS, SETUP_WORDS, SETUPS = 3000, 2000, 1500, 1500, 1000, 500, 500

KEY = "beasty_bar"
BeastyMatch = Match[Setup, State, Action, Event, View]


def refused(attempt: Callable[[], object]) -> bool:
    """Whether a `GameError` came out of it; any other exception ends the test."""
    try:
        attempt()
    except GameError as error:
        assert_sentence(str(error))
        return True
    return False


def some_games(count: int) -> list[list[State]]:
    """The states of random games of all kinds."""
    games = []
    for seed in range(count):
        setup = Setup(2 + seed % 3, list(Mode)[seed // 3 % 3], advanced=seed % 2 == 0)
        start = RULES.new_game(setup, seed).state
        games.append([start, *(after for _, _, after, _ in walk(start, Random(seed)))])
    return games


GAMES = some_games(18)
STATES = [state for game in GAMES for state in game]


# Protocol lines

NASTY: list[Any] = [
    *(*ODD, 12, 24, "lion", "vulture", "bat", "unicorn", "odd", "base", "mixed"),
    *([["lion", 0]], {"lion": 0}),
]


def valid_request(chance: Random) -> Json:
    """A valid request of some kind."""
    state = chance.choice([state for state in chance.choice(GAMES) if not state.stacking])
    legal = [action for action in RULES.legal_actions(state) if isinstance(action, Play)]
    path = answer({"op": "legal", "state": from_state(state)}, OUTSIDE)["actions"]
    new: Json = {"op": "new", "players": 2, "mode": "mixed", "seed": 7, "advanced": True, "first": 1}
    new["picks"], new["boxed"] = [["base"] * 12] * 2, [["lion", "hippo", "seal", "skunk"]] * 2
    options: list[Json] = [
        new,
        {"op": "legal"},
        {"op": "view", "seat": 1},
        {"op": "score", "rules": {"shield_classes": True}},
    ]
    if legal:
        options.append({"op": "turn", "action": {**chance.choice(path), "order": None}})
        options.append(
            {"op": "choose", "level": "random", "seed": 1, "iterations": 5, "scoring": "count_2014"}
        )
    request = chance.choice(options)
    return deepcopy(request if request is new else {**request, "state": from_state(state)})


POOL = [valid_request(Random(seed)) for seed in range(250)]


def test_damaged_requests_are_answered_with_an_error_and_left_alone() -> None:
    def attempt(chance: Random) -> bool:
        request = deepcopy(chance.choice(POOL))
        for _ in range(chance.choice((1, 1, 2, 5))):
            if places(request):
                damage(request, chance, NASTY, [*BY_NAME])
        line = json.dumps(request).encode()
        told = respond(line)
        before = deepcopy(request)
        refused(lambda: answer(request, OUTSIDE))
        assert json.dumps(request) == json.dumps(before)
        assert json.loads(json.dumps(told)) == told
        return is_error(told)

    until(REQUESTS, Random(1), attempt)


def test_damaged_bytes_are_answered_with_an_error() -> None:
    def attempt(chance: Random) -> bool:
        line = bytearray(json.dumps(chance.choice(POOL)).encode())
        for _ in range(chance.choice((1, 1, 2, 8, 40))):
            at = chance.randrange(len(line) + 1)
            match chance.randrange(5):
                case 0:
                    line[at : at + 1] = chance.randbytes(1)
                case 1:
                    line[at:at] = chance.choice(
                        (b"\x00", b"\xff", b"\xed\xa0\x80", b"[", b"}", b'"', b"9", b"\\")
                    )
                case 2:
                    del line[at : at + chance.choice((1, 1, 5, 100))]
                case 3:
                    end = at + chance.randrange(30)
                    line[at:at] = line[at:end]
                case 4:
                    line[at : at + 4] = chance.randbytes(4)
            if not line:
                break
        return is_error(respond(bytes(line)))

    until(BYTES, Random(2), attempt)


def test_noise_is_answered_with_an_error() -> None:
    chance = Random(3)
    for _ in range(200):
        assert is_error(respond(chance.randbytes(chance.randrange(60))))


# Replays


def records() -> list[str]:
    texts = []
    for seed in range(12):
        match: BeastyMatch = Match(
            RULES, Setup(2 + seed % 3, list(Mode)[seed % 3], advanced=seed % 2 == 0), seed
        )
        match.submit_all(action for _, action, _, _ in walk(match.state, Random(seed)))
        texts.append(replay.write(KEY, match))
    return texts


def damaged_record(text: str, chance: Random) -> str:
    lines = text.split("\n")
    at, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    match chance.randrange(6):
        case 0:  # torn in the middle of a line
            return text[: chance.randrange(len(text))].rstrip("\n")
        case 1:
            lines[at], lines[other] = lines[other], lines[at]
        case 2:
            del lines[at]
        case 3:
            lines.insert(at, lines[other])
        case 4:
            lines[at] = damaged_line(lines[at], chance)
        case 5:
            letter = chance.randrange(len(text))
            return text[:letter] + chance.choice("\r\t\x00\x0b\x85\u2028 \xe91b|") + text[letter + 1 :]
    return "\n".join(lines)


def damaged_line(line: str, chance: Random) -> str:
    """A word replaced, added or left out."""
    words = line.split(" ")
    at = chance.randrange(len(words))
    foreign = ("stack", "0", "1", "2", "9", "odd", "yes", "", "-1", "\x00", "\ud800", "\u0663", "x" * 99)
    match chance.randrange(3):
        case 0:
            words[at] = chance.choice((*BY_NAME, *foreign))
        case 1:
            words.insert(at, chance.choice((*BY_NAME, *foreign)))
        case 2:
            del words[at]
    return " ".join(words)


def test_damaged_records_are_refused_or_are_games_after_all() -> None:
    texts = records()

    def attempt(chance: Random) -> bool:
        text = damaged_record(chance.choice(texts), chance)
        games: list[BeastyMatch] = []
        if refused(lambda: games.append(replay.read(KEY, RULES, text))):
            return True
        again = replay.read(KEY, RULES, replay.write(KEY, games[0]))
        assert (again.state, again.actions) == (games[0].state, games[0].actions)
        return False

    until(REPLAYS, Random(4), attempt)


# Positions


def test_damaged_positions_are_refused_or_are_positions_after_all() -> None:
    texts = [spell_position(state) for state in STATES]
    tokens = (
        *("|", "||", "+", "-", ">", "!", "B:", "Y:", "/", "/B", "/R", ":", "lion", "vulture", "bat/B"),
        *("zebra/Y", "turn:", "set:", "base", "sent:", "flipped", "\x00", "\xe9", "9"),
    )

    def attempt(chance: Random) -> bool:
        text = chance.choice(texts)
        for _ in range(chance.choice((1, 2, 4))):
            words = text.split(" ")
            at = chance.randrange(len(words))
            match chance.randrange(6):
                case 0:
                    words[at] = chance.choice(tokens)
                case 1:
                    words.insert(at, chance.choice((*tokens, words[at])))
                case 2:
                    del words[at]
                case 3:
                    other = chance.randrange(len(words))
                    words[at], words[other] = words[other], words[at]
                case 4:
                    letter = chance.randrange(len(words[at]) + 1)
                    words[at] = (
                        words[at][:letter] + chance.choice("xB!/|>:\x00\ud800") + words[at][letter + 1 :]
                    )
                case 5:
                    words[at] = words[at] * chance.choice((2, 50))
            text = " ".join(words)
        states: list[State] = []
        if refused(lambda: states.append(parse_position(text))):
            return True
        check(states[0])
        assert parse_position(spell_position(states[0])) == states[0]
        return False

    until(POSITIONS, Random(5), attempt)


# Actions


def damaged_action(state: State, chance: Random) -> str | Action:
    """Text that looks like an action, or an action that looks like a legal one."""
    action = chance.choice(RULES.legal_actions(state))
    if chance.random() < 0.5:
        words = spell(action).split()
        words[chance.randrange(len(words))] = chance.choice(
            (*BY_NAME, "0", "1", "3", "9", "-1", "odd", "stack", "\x00", "½")
        )
        return " ".join(words)
    number = chance.choice((None, -1, 0, 1, 2, 3, 4, 5, 2**70))
    if isinstance(action, Stack):
        return chance.choice(
            (Stack((*action.order, 0)), Stack(action.order[1:]), Stack((-1, 0)), Play((ALL_SPECIES[0],)))
        )
    species = chance.choice(ALL_SPECIES)
    return chance.choice(
        (
            Play(action.chain, number),
            Play((*action.chain, species), action.choice),
            Play((*action.chain[:-1], species), number),
            Stack((0, 1)),
            Stack(()),
        )
    )


def test_damaged_actions_are_refused_and_change_neither_state_nor_match() -> None:
    def attempt(chance: Random) -> bool:
        state = chance.choice([state for state in chance.choice(GAMES) if not state.over])
        match: BeastyMatch = Match(RULES, Setup(first=Seat(0)), 7)
        match.state = state
        before = state.copy()
        damaged = damaged_action(state, chance)
        was_refused = refused(lambda: match.submit(parse(damaged) if isinstance(damaged, str) else damaged))
        assert state == before
        if was_refused:
            assert match.state is state
            assert match.actions == []
        return was_refused

    until(ACTIONS, Random(6), attempt)


# Set-ups


def test_damaged_words_of_a_set_up_are_refused_or_make_a_game_after_all() -> None:
    nasty = (
        "",
        "0",
        "1",
        "3",
        "5",
        "9" * 99,
        "two",
        "base",
        "mixed",
        "yes",
        "no",
        "B",
        "R",
        "bn" * 6,
        "lion | bat",
        "\x00",
        "|",
    )

    def attempt(chance: Random) -> bool:
        setup = complete(
            Setup(chance.choice((2, 3, 4)), chance.choice(list(Mode)), advanced=chance.random() < 0.5), 7
        )
        words = spell_setup(setup)
        before = dict(words)
        for _ in range(chance.choice((1, 2))):
            name = chance.choice(list(words) or [""])
            match chance.randrange(4):
                case 0 | 1:
                    words[name] = chance.choice(nasty)
                case 2:
                    words[chance.choice((*nasty, "first", "picks", "boxed"))] = words.pop(name, "")
                case 3:
                    at = chance.randrange(len(words.get(name, "")) + 1)
                    words[name] = (
                        words.get(name, "")[:at] + chance.choice("bnx| 9") + words.get(name, "")[at + 1 :]
                    )
        given = dict(words)
        was_refused = refused(lambda: RULES.new_game(parse_setup(words), 7))
        assert words == given
        assert spell_setup(setup) == before
        return was_refused

    until(SETUP_WORDS, Random(7), attempt)


def test_set_ups_that_make_no_game_are_refused() -> None:
    def attempt(chance: Random) -> bool:
        players = chance.choice((-1, 0, 1, 2, 3, 4, 5, 10**9))
        rows = chance.choice((0, 1, 2, 3, 4))
        setup = Setup(
            players=players,
            mode=chance.choice(list(Mode)),
            scoring=chance.choice((None, *Scoring)),
            advanced=chance.random() < 0.5,
            picks=chance.choice(
                (None, tuple((CardSet.NEW,) * chance.choice((0, 11, 12, 13)) for _ in range(rows)))
            ),
            boxed=chance.choice(
                (
                    None,
                    tuple(
                        tuple(chance.choices(ALL_SPECIES, k=chance.choice((3, 4, 4, 5)))) for _ in range(rows)
                    ),
                )
            ),
            first=chance.choice((None, Seat(-1), Seat(0), Seat(3), Seat(4))),
        )
        return refused(lambda: RULES.new_game(setup, chance.choice((7, 7, 7, -1, 2**64))))

    until(SETUPS, Random(8), attempt)


def test_the_inputs_are_ten_thousand() -> None:
    assert REQUESTS + BYTES + REPLAYS + POSITIONS + ACTIONS + SETUP_WORDS + SETUPS >= 10_000
