"""Levels and characters: everyone plays every kind of game, and characters really differ."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.beasty_bar.bot.characters import TASTES
from game.beasty_bar.bot.opponents import CHARACTERS, LEVELS, SPARRING
from game.beasty_bar.module import BEASTY_BAR
from game.beasty_bar.rules.actions import Play
from game.beasty_bar.rules.animals import CHAMELEON, CROCODILE, HIPPO, KANGAROO, LION, MONKEY, SEAL, Species
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Mode, Scoring, Setup
from game.core.errors import BadSetup
from game.core.player import Budget, decided

QUICK = Budget(iterations=8)


def played(who: str, setup: Setup, seed: int) -> Iterator[tuple[int, Species]]:
    """What a table of such players plays, and when."""
    player = BEASTY_BAR.computer(who, seed, QUICK)
    state = RULES.new_game(setup, seed).state
    while (seat := RULES.to_act(state)) is not None:
        legal = RULES.legal_actions(state)
        action = decided(player, RULES.view(state, seat), legal).action
        assert action in legal
        if isinstance(action, Play):
            yield state.turn, action.chain[0]
        state = RULES.advance(state, action)


EVERYBODY = [level.key for level in (*LEVELS, *SPARRING)]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("level", EVERYBODY)
def test_every_level_plays_every_kind_of_game(level: str, mode: Mode, players: int) -> None:
    """One variant after the other: each meets every level, every mode and every number of players."""
    setup = Setup(players=players, mode=mode)
    variants = (setup, replace(setup, scoring=Scoring.COUNT_2014), replace(setup, advanced=True))
    setup = variants[(EVERYBODY.index(level) + list(Mode).index(mode) + players) % len(variants)]
    assert len(list(played(level, setup, players))) == players * (8 if setup.advanced else 12)


@pytest.mark.parametrize("character", [character.key for character in CHARACTERS])
def test_every_character_plays(character: str) -> None:
    assert len(list(played(f"barkeeper:{character}", Setup(mode=Mode.MIXED), 1))) == 24


def test_characters_are_those_with_a_taste() -> None:
    assert [character.key for character in CHARACTERS] == list(TASTES)
    assert len(CHARACTERS) >= 4


def usual_turn(who: str, *kinds: Species) -> float:
    """When such animals come, on average."""
    turns = [turn for seed in range(40) for turn, species in played(who, Setup(), seed) if species in kinds]
    return sum(turns) / len(turns)


def test_a_brawler_sends_the_big_ones_early() -> None:
    big = (LION, HIPPO, CROCODILE)
    assert usual_turn("table:brawler", *big) < usual_turn("table", *big) - 0.5


def test_a_hoarder_keeps_its_lion() -> None:
    assert usual_turn("table:hoarder", LION) > usual_turn("table", LION) + 0.5


def test_a_trickster_turns_things_upside_down_early() -> None:
    tricks = (CHAMELEON, SEAL, MONKEY, KANGAROO)
    assert usual_turn("table:trickster", *tricks) < usual_turn("table", *tricks) - 0.5


def test_a_rusher_stands_at_the_gate_more_often() -> None:
    def at_the_gate(who: str) -> int:
        count = 0
        for seed in range(40):
            state = RULES.new_game(Setup(), seed).state
            players = [BEASTY_BAR.computer(each, seed) for each in (who, "table")]
            while (seat := RULES.to_act(state)) is not None:
                legal = RULES.legal_actions(state)
                state = RULES.advance(state, decided(players[seat], RULES.view(state, seat), legal).action)
                count += seat == 0 and bool(state.line) and state.line[0] < 24
        return count

    assert at_the_gate("table:rusher") > at_the_gate("table")


@pytest.mark.parametrize("who", ["genius", "expert:genius", "", ":hoarder", "human"])
def test_whom_nobody_knows_is_refused_in_a_sentence(who: str) -> None:
    with pytest.raises(BadSetup, match=r"is (taken by )?one of .*\.$"):
        BEASTY_BAR.check_computer(who)


def test_without_a_clock_iterations_decide() -> None:
    state = RULES.new_game(Setup(), 1).state
    seen, legal = RULES.view(state, state.to_move), RULES.legal_actions(state)
    few, many = (
        len(list(BEASTY_BAR.computer("legend", 1, Budget(iterations=number)).choose(seen, legal)))
        for number in (40, 400)
    )
    assert few < many
