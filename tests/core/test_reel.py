"""A match on a reel: every state, every event, and the turns as a history has them."""

import pytest

from game.core.history import History
from game.core.module import GameModule
from game.core.reel import Reel
from tests.contract.games import GAMES, Played, dealt


def some_of(key: str) -> list[Played]:
    """Every third of all kinds of games."""
    return dealt(key)[::3]


@pytest.mark.parametrize("module", GAMES, ids=lambda module: module.key)
def test_a_reel_holds_all_that_a_match_went_through(module: GameModule) -> None:
    for game in some_of(module.key):
        match = game.match.anew()
        match.submit_all(moment.action for moment in game.moments)
        reel = Reel(match)
        assert reel.states == game.states
        assert reel.seats == [moment.seat for moment in game.moments]
        assert reel.last == len(game.moments)
        assert reel.to_act(reel.last) is None
        for at, moment in enumerate(game.moments):
            assert tuple(reel.following(at)) == moment.step.events
            assert [*reel.happened(at), *reel.following(at)] == reel.happened(at + 1)
        assert match.state == reel.states[-1], "the match stays where it is"


@pytest.mark.parametrize("module", GAMES, ids=lambda module: module.key)
def test_its_turns_are_those_of_the_history(module: GameModule) -> None:
    for game in some_of(module.key):
        match = game.match.anew()
        match.submit_all(moment.action for moment in game.moments)
        reel, turns = Reel(match), History(match).turns
        assert [(turn.number, turn.seat) for turn in turns] == [turn[:2] for turn in reel.turns[: len(turns)]]
        for turn, span in zip(turns, reel.turns, strict=False):
            public = [match.rules.redact(event, None) for event in reel.events[span.opens :]]
            assert tuple(public[: len(turn.events)]) == turn.events


@pytest.mark.parametrize("module", GAMES, ids=lambda module: module.key)
def test_turns_follow_each_other_in_both_directions(module: GameModule) -> None:
    game = some_of(module.key)[0]
    match = game.match.anew()
    match.submit_all(moment.action for moment in game.moments)
    reel = Reel(match)
    firsts = sorted({turn.first for turn in reel.turns} | {0, reel.last})
    forth, at = [0], 0
    while at < reel.last:
        at = reel.turn_after(at)
        forth.append(at)
    back = [at]
    while at > 0:
        at = reel.turn_before(at)
        back.append(at)
    assert forth == firsts
    assert back[::-1] == firsts
