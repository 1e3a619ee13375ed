"""After the game."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.beasty_bar.module import BEASTY_BAR
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import MAX_SEED, Setup
from game.core.fairness import commitment, shown
from game.core.levels import HUMAN
from game.core.rules import Seat, Standing, Sum
from game.services.proof import Proof
from game.shell.layout import BadLayout
from game.shell.paint.brush import Brush
from game.shell.scenes.menu.fair_play import FairPlay
from game.shell.scenes.menu.title import Title
from game.shell.scenes.notice import Notice
from game.shell.scenes.results.more import CLOSE, More
from game.shell.scenes.results.results import DEAF_SECONDS, LOG, Results
from game.shell.scenes.results.scoreboard import PART_SECONDS, TROPHY_SECONDS, Won
from game.shell.scenes.results.ways_on import AROUND, FAIR, MORE, NEW, REMATCH, SAME, TAKE_BACK, TITLE
from game.shell.scenes.scene import STAY, Go, Pop, Push, Swap
from game.shell.show import Ending, Party, Sign
from game.shell.stage import Box
from tests.shell.test_notice import (
    DEVICES,
    SIZES,
    Blank,
    ToyWays,
    Typesetter,
    a_desk,
    assert_fits,
    choose,
    click,
    go_back,
    key,
    looks,
    pad,
    painted,
    send,
    spot_of_colour,
    written,
)

NAMES = ("Ana", "Bo", "Cleo", "Dev")


def the_results(
    won: Sequence[int] = (1, 4, 2), *, counted: bool = True, seats: Sequence[str] = (HUMAN,) * 4
) -> Results:
    party = Party(tuple(seats[: len(won)]), NAMES[: len(won)], Setup(len(won)), MAX_SEED, "street")
    ending = Ending("state", Proof(RULES, party.setup, MAX_SEED, over=True))
    results = Results(a_desk(won), ToyWays(won), party, ending)
    if counted:
        results.advance(60.0)
        see(results)
    return results


def opened(go: Go) -> More:
    """The list of what is seldom wanted."""
    assert isinstance(go, Push)
    assert isinstance(go.scene, More)
    return go.scene


def choose_more(results: Results, device: str, wanted: str) -> Go:
    """One of what is seldom wanted."""
    more = opened(choose(results, device, MORE))
    go = choose(more, device, wanted)
    assert isinstance(go, Pop)
    return results.resumed(more, go.result)


def see(results: Results) -> None:
    """Paint it, and wait until presses are heard."""
    painted(results)
    for _ in range(2):
        results.advance(DEAF_SECONDS)


@pytest.mark.parametrize("device", DEVICES)
def test_a_rematch_is_the_same_party_with_another_deal(device: str) -> None:
    results = the_results()
    go = choose(results, device, REMATCH)
    assert isinstance(go, Swap)
    (party,) = results._ways.opened  # type: ignore[attr-defined]
    assert party.seed != MAX_SEED
    assert (party.seats, party.names, party.setup) == ((HUMAN,) * 3, NAMES[:3], Setup(3))


@pytest.mark.parametrize("device", DEVICES)
def test_the_same_deal_has_the_same_seed(device: str) -> None:
    results = the_results()
    assert isinstance(choose_more(results, device, SAME), Swap)
    assert [party.seed for party in results._ways.opened] == [MAX_SEED]  # type: ignore[attr-defined]


@pytest.mark.parametrize("device", DEVICES)
def test_the_title_replaces_everything(device: str) -> None:
    go = choose(the_results(), device, TITLE)
    assert isinstance(go, Swap)
    assert go.all
    assert isinstance(go.scene, Title)


@pytest.mark.parametrize("device", ["keyboard", "controller"])
def test_the_way_back_leads_to_the_title(device: str) -> None:
    go = go_back(the_results(), device)
    assert isinstance(go, Swap)
    assert go.all


def test_a_right_click_where_nothing_is_leads_back_too() -> None:
    go = send(the_results(), _right_click((9, 9)))
    assert isinstance(go, Swap)
    assert go.all


def test_a_right_click_on_a_trophy_looks_closely_and_on_a_button_does_nothing() -> None:
    results = the_results()
    boxes = {spot.key: results.stage.pixels(spot.box).center for spot in results.spots()}
    go = send(results, _right_click(boxes[Won(Seat(1), 2)]))
    assert isinstance(go, Push)
    assert go.scene.result == (1, 2)  # type: ignore[attr-defined]
    assert send(results, _right_click(boxes[REMATCH])) == STAY


def _right_click(at: tuple[int, int]) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=3)


@pytest.mark.parametrize("device", [*DEVICES, "shortcut", "view"])
def test_the_log_of_the_game_can_be_read(device: str) -> None:
    results, log = the_results(), Push(Blank())
    results._log = lambda: log
    shortcuts = {
        "shortcut": [key(pygame.K_l)],
        "view": [
            pad(pygame.CONTROLLER_BUTTON_BACK),
            pygame.event.Event(
                pygame.CONTROLLERBUTTONUP, button=pygame.CONTROLLER_BUTTON_BACK, instance_id=0
            ),
        ],
    }
    go = send(results, *shortcuts[device]) if device in shortcuts else choose(results, device, LOG)
    assert go is log


@pytest.mark.parametrize("folded", [False, True])
def test_the_ways_on_stand_in_a_row_between_the_doors(folded: bool) -> None:
    """Few of them, and the first one is the widest; all others are one press further."""
    results = the_results()
    results._take_back = Blank
    results._desk.settings.text = 200 if folded else 100
    boxes = [spot.box for spot in results.spots() if spot.key in (REMATCH, NEW, TITLE, MORE)]
    assert len(boxes) == 4
    assert len({box.y for box in boxes}) == 1
    assert all(one.x + one.w < other.x for one, other in pairwise(boxes))
    assert boxes[0].w == max(box.w for box in boxes)
    assert boxes[0].x >= 100
    assert boxes[-1].x + boxes[-1].w <= results.stage.width - 100
    more = opened(choose(results, "keyboard", MORE))
    assert [spot.key for spot in more.spots()] == [SAME, AROUND, TAKE_BACK, FAIR, CLOSE]
    assert all(spot.text for spot in more.spots()[:-1])
    for size in SIZES:
        assert_fits(lambda: more, size)


@pytest.mark.parametrize("device", DEVICES[1:])
def test_from_the_list_of_more_one_comes_back(device: str) -> None:
    results = the_results()
    more = opened(choose(results, device, MORE))
    assert go_back(more, device) == Pop()
    assert results.resumed(more, None) == STAY
    assert choose(more, device, CLOSE) == Pop()


@pytest.mark.parametrize("device", DEVICES)
def test_fair_play_shows_the_seed_and_the_command(device: str) -> None:
    go = choose_more(the_results(), device, FAIR)
    assert isinstance(go, Push)
    assert isinstance(go.scene, FairPlay)
    shuffle = shown(commitment(RULES, Setup(3), MAX_SEED))
    command = f"python -m game check {shuffle} --seed {MAX_SEED} --players 3 --set base"
    assert command in " ".join(written(go.scene))


def test_a_venue_that_has_broken_meanwhile_is_told() -> None:
    results = the_results()
    results._ways.error = BadLayout("The layout is torn.")  # type: ignore[attr-defined]
    go = choose(results, "keyboard", REMATCH)
    assert isinstance(go, Push)
    assert isinstance(go.scene, Notice)


def test_trophies_are_counted_one_by_one() -> None:
    results = the_results((1, 4, 2), counted=False)
    counted = []
    while results.moving:
        counted.append(results.shown)
        results.advance(TROPHY_SECONDS)
    assert counted == [1, 2, 3, 4]
    assert results.shown == 4
    assert results._desk.audio.cues[-1] == "win"  # type: ignore[attr-defined]


def test_every_step_of_the_count_looks_different() -> None:
    results = the_results((1, 4, 2), counted=False)
    frames = []
    for _ in range(5):
        frames.append(looks(painted(results)))
        results.advance(TROPHY_SECONDS)
    assert all(one != other for one, other in pairwise(frames))


@pytest.mark.parametrize(
    "press",
    [
        [key(pygame.K_RETURN)],
        [key(pygame.K_SPACE)],
        [key(pygame.K_ESCAPE)],
        [key(pygame.K_l)],
        [key(pygame.K_1)],
        [pad(pygame.CONTROLLER_BUTTON_B)],
        [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(9, 9), button=1)],
        [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(9, 9), button=3)],
    ],
)
def test_a_press_shows_all_trophies_and_nothing_else(press: list[pygame.event.Event]) -> None:
    results = the_results(counted=False)
    assert send(results, *press) == STAY
    assert not results.moving
    assert looks(painted(results)) == looks(painted(_refocused(the_results(), results)))
    assert results._ways.opened == []  # type: ignore[attr-defined]


def _refocused(results: Results, other: Results) -> Results:
    results.focus.key, results.focus.by_mouse = other.focus.key, other.focus.by_mouse
    return results


def test_a_click_that_skips_does_not_press_the_button_below_it() -> None:
    results = the_results(counted=False)
    assert send(results, *click(results.spots()[0].box, results.stage)) == STAY


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("won", [(1, 4, 2), (0, 0)])
def test_whoever_hammers_sees_who_won_before_the_next_game_begins(device: str, won: Sequence[int]) -> None:
    results = the_results(won, counted=False)
    for _ in range(6):
        assert choose(results, device, REMATCH) == STAY
        painted(results)
        results.advance(DEAF_SECONDS / 8)
    assert not results.moving
    assert results._ways.opened == []  # type: ignore[attr-defined]
    results.advance(DEAF_SECONDS)
    assert isinstance(choose(results, device, REMATCH), Swap)


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_ESCAPE])
def test_nobody_leaves_before_a_frame_that_says_who_won_was_on_the_screen(code: int) -> None:
    """On a busy machine a frame takes longer than all the time in which hasty presses are not heard."""
    results = the_results(counted=False)
    painted(results)
    for _ in range(3):
        assert send(results, key(code)) == STAY
        results.advance(DEAF_SECONDS)
    painted(results)
    results.advance(DEAF_SECONDS)  # so long it took to paint it
    assert send(results, key(code)) == STAY
    results.advance(DEAF_SECONDS)
    assert isinstance(send(results, key(code)), Swap)


def test_the_mouse_points_while_presses_are_not_heard() -> None:
    results = the_results((0, 0), counted=False)
    new = next(spot for spot in results.spots() if spot.key == NEW)
    send(results, *click(new.box, results.stage)[:1])
    assert results.focus.key == NEW


def test_a_game_without_trophies_has_nothing_to_count() -> None:
    assert not the_results((0, 0), counted=False).moving


def test_winners_come_first() -> None:
    assert the_results((1, 4, 2, 4))._board._order == [1, 3, 2, 0]


@pytest.mark.parametrize(
    ("won", "heading"),
    [
        ((1, 4), "Bo wins!"),
        ((4, 4, 1), "Ana and Bo share the victory!"),
        ((2, 2, 2), "Ana, Bo and Cleo share the victory!"),
    ],
)
def test_the_heading_names_the_winners(won: Sequence[int], heading: str) -> None:
    assert the_results(won)._heading() == heading


@pytest.mark.parametrize(
    ("won", "seats", "heading"),
    [
        ((1, 4), (HUMAN, "cub"), "Bo wins"),
        ((1, 4, 4), (HUMAN, "cub", "cub"), "Bo and Cleo share the victory"),
        ((1, 4, 4), ("cub", HUMAN, "cub"), "Bo and Cleo share the victory!"),
        ((0, 0), (HUMAN, HUMAN), "A draw at 0"),
    ],
)
def test_only_what_a_person_wins_is_cheered(won: Sequence[int], seats: Sequence[str], heading: str) -> None:
    results = the_results(won, seats=seats)
    assert results._heading() == heading
    assert (results._desk.audio.cues[-1:] == ["win"]) == heading.endswith("!")  # type: ignore[attr-defined]
    assert ("winner" in written(results)) == any(won)


@pytest.mark.parametrize("large", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("winners", [1, 2, 4])
def test_a_heading_never_runs_under_the_button_of_the_log(
    winners: int, size: tuple[int, int], large: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    results, letters, text = the_results((3,) * winners), Typesetter(), Brush.text
    results._log = lambda: STAY
    results._told = replace(results._told, names=("Maximiliane Ross",) * winners)
    letters.scale, ends = large, list[float]()

    def noted(brush: Brush, words: str, box: Box, size: float, *more: Any, **how: Any) -> None:
        if words == results._heading():
            ends.append(box.x + brush.text_width(words, size, how["face"]))
        text(brush, words, box, size, *more, **how)

    monkeypatch.setattr(Brush, "text", noted)
    painted(results, size, letters=letters)
    log = next(spot for spot in results.spots() if spot.key == LOG)
    assert max(ends) < log.box.x


COMPUTERS = ("boss:loud", "cub", "mate:shy", "random")


@pytest.mark.parametrize("counted", [True, False])
def test_computers_are_told_by_level_and_character(counted: bool) -> None:
    lines = written(the_results((1, 4, 2, 0), counted=counted, seats=COMPUTERS))
    assert {*NAMES, "Boss · Loud", "Cub", "Mate · Shy", "Random"} <= {*lines}
    assert "Cub" not in written(the_results((1, 4, 2, 0), counted=counted))


def test_how_strong_computers_are_is_drawn() -> None:
    """Two of them with the same name on the page look different."""
    pages = []
    for level in ("cub", "boss", "cub"):
        results = the_results((1, 4), seats=(HUMAN, level))
        module = results._desk.module
        levels = tuple(replace(each, name="X") for each in module.levels)
        results._desk.game.module = replace(module, levels=levels)
        pages.append(looks(painted(results)))
    assert pages[0] != pages[1]
    assert pages[0] == pages[2]


@pytest.mark.parametrize("size", SIZES)
def test_the_longest_name_of_a_computer_fits(size: tuple[int, int]) -> None:
    level = max(BEASTY_BAR.levels, key=lambda level: len(level.name))
    character = max(BEASTY_BAR.characters, key=lambda character: len(character.name))

    def make() -> Results:
        results = the_results((1, 4), seats=(HUMAN, f"{level.key}:{character.key}"))
        rules = results._desk.module.rules
        results._desk.game.module = replace(BEASTY_BAR, rules=rules)
        return results

    assert f"{level.name} · {character.name}" in written(make())
    assert_fits(make, size)


def test_the_winner_is_not_named_before_all_are_counted() -> None:
    assert "Bo" not in the_results(counted=False)._heading()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("won", [(12, 2), (6, 6, 0), (12, 12, 12, 12)])
def test_it_fits_into_every_window(size: tuple[int, int], won: Sequence[int]) -> None:
    assert_fits(lambda: the_results(won, seats=(HUMAN, *COMPUTERS)), size)


def of_parts(won: Sequence[int], kept: int = 0) -> Results:
    """Points that are made of two parts, the second with a sign beside it; given on top, if it is any."""

    class Rules(type(a_desk(won).module.rules)):  # type: ignore[misc]
        def standings(self, state: object) -> tuple[Standing, ...]:
            return tuple(
                replace(
                    standing,
                    tally=(
                        *standing.tally,
                        Sum("Found", 2, False, part=True),
                        Sum("Kept", kept, False, part=True),
                    ),
                )
                for standing in super().standings(state)
            )

    desk, ways = a_desk(won), ToyWays(won)
    desk.game.module = replace(desk.module, rules=Rules(won))
    sign = Sign(spot_of_colour((9, 200, 9)), "17", earned=bool(kept))
    ways.show.signs = lambda ending, seat: {3: sign}  # type: ignore[method-assign]
    party = Party((HUMAN,) * len(won), NAMES[: len(won)], Setup(len(won)), MAX_SEED, "street")
    return Results(desk, ways, party, Ending("state", Proof(RULES, party.setup, MAX_SEED, over=True)))


def test_parts_of_the_points_are_counted_after_the_trophies_one_by_one() -> None:
    results = of_parts((1, 2))
    assert results._board.counted == (1, 0)
    results.advance(2 * TROPHY_SECONDS + 0.01)
    assert results._board.counted == (2, 1)
    assert {"Found", "Kept"} <= {*written(results)}
    assert "17" not in written(results)
    results.advance(PART_SECONDS)
    assert results._board.counted == (2, 2)
    assert results.moving
    assert "17" in written(results)
    results.advance(PART_SECONDS)
    assert not results.moving


def test_a_press_counts_the_parts_at_once() -> None:
    results = of_parts((1, 2))
    send(results, key(pygame.K_RETURN))
    assert not results.moving
    assert results._board.parts_shown == 2


@pytest.mark.parametrize("size", SIZES)
def test_parts_fit_into_every_window(size: tuple[int, int]) -> None:
    def make() -> Results:
        results = of_parts((7, 2, 0, 3))
        results.advance(60.0)
        return results

    assert_fits(make, size)


def test_in_large_letters_no_number_of_a_part_is_cut() -> None:
    results, letters = of_parts((7, 2, 0, 3), kept=3), Typesetter()
    letters.scale = 2.0
    results.advance(60.0)
    painted(results, (960, 600), letters=letters)
    assert letters.written.count("+3") == letters.written.count("17") == 4
    assert not {"+3", "17"} & {*letters.cut}


def test_the_points_of_the_winner_are_as_large_as_those_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    results, text = of_parts((7, 6)), Brush.text
    results.advance(60.0)
    seen: dict[str, float] = {}

    def noted(brush: Brush, words: str, box: Box, size: float, *more: Any, **how: Any) -> None:
        seen[words] = size
        text(brush, words, box, size, *more, **how)

    monkeypatch.setattr(Brush, "text", noted)
    painted(results)
    assert seen["7"] == seen["6"] > seen["0"]
