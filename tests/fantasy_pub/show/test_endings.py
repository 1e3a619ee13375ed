"""How a game ended: trophies with their points, signs, the verdict, and the page they are on."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.core.rules import Seat
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.scoring import scores
from game.fantasy_pub.show.endings import CARD, COINS, INSIDE, TAKEN_HOME, gone_home, signs, verdict
from game.services.i18n import TONGUES, Language
from game.shell.paint.palette import LIVERIES
from tests.fantasy_pub.language import speaking
from tests.fantasy_pub.show.house import NAMES, House, played, results
from tests.fantasy_pub.tables import pub

WORDS = Language(NAMES)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_trophies_bring_as_many_points_as_were_taken_home(players: int) -> None:
    match, events = played(players)
    counted = scores(match.state)
    assert any(score.out for score in counted)
    for seat in map(Seat, range(players)):
        home = gone_home(events, match.state, seat)
        assert [*home] == [*match.state.out[seat]]
        assert sum(points or 0 for points in home.values()) == counted[seat].home


def test_of_whom_nobody_saw_go_no_points_are_told() -> None:
    match, _ = played(2)
    assert {*gone_home((), match.state, Seat(0)).values()} <= {None}


def test_signs_stand_beside_the_parts_of_the_points(tmp_path: Path) -> None:
    house = House(tmp_path)
    match, _ = played(2)
    tally = RULES.standings(match.state)[0].tally
    assert [number for number, total in enumerate(tally) if total.part] == [TAKEN_HOME, CARD, INSIDE, COINS]
    assert tally[0].value == sum(total.value for total in tally if total.part)
    assert {*signs(match.state, Seat(0), house.show)} == {TAKEN_HOME, CARD, INSIDE, COINS}  # type: ignore[arg-type]
    for seat, score in enumerate(scores(match.state)):
        assert signs(match.state, Seat(seat), house.show)[COINS].earned == (score.majority > 0)  # type: ignore[arg-type]


def test_those_celebrate_who_went_home(tmp_path: Path) -> None:
    house = House(tmp_path)
    board = results(house, 4)._board
    (winner,) = board.winners
    assert board.cheering
    assert len(board.cheering) == len(board._trophies[winner])
    assert all(name.startswith("characters/") and name.endswith("_won") for name in board.cheering)


def test_the_verdict_tells_points_or_what_broke_the_tie() -> None:
    clear = pub("G@1 c2 b2", "rG@2 c1")
    assert verdict(clear, WORDS).startswith("Ana wins with ")
    level = pub("rT@2", out=("G", "D", "rG"), players=2)
    assert verdict(level, WORDS) == "Ana and Bo have 3 points each. More characters home wins: 2 beats 1."
    shared = pub(out=("G", "rG"), players=2)
    assert verdict(shared, WORDS) == "Ana and Bo have 3 points each, and as many characters at home."


@pytest.mark.parametrize("code", TONGUES)
def test_the_verdict_is_told_in_every_language(code: str) -> None:
    assert "{" not in verdict(pub("rT@2", out=("G", "D", "rG"), players=2), speaking(code))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("text", [100, 200])
def test_the_results_are_counted_one_by_one_and_can_be_painted(
    tmp_path: Path, players: int, text: int
) -> None:
    house = House(tmp_path, text=text)
    scene, steps = results(house, players), set()
    for _ in range(60):
        house.look(scene, frames=1, seconds=0.1)
        steps.add(scene._board.counted)
        if not scene.moving:
            break
    assert not scene.moving
    assert len(steps) >= 5
    assert scene._board.parts_shown == 4


def test_the_winners_celebrate_in_what_they_wear(tmp_path: Path) -> None:
    house = House(tmp_path)
    seen = set()
    for livery in LIVERIES:
        scene = results(house, 2, (livery.name, *(each.name for each in LIVERIES if each != livery)))
        scene._board.winners = [Seat(0)]
        surface = house.look(scene, frames=30)
        seen.add(pygame.image.tobytes(surface.subsurface((20, 30, 240, 70)), "RGB"))
    assert len(seen) == len(LIVERIES)
