"""The arena: fair to both sides, the same every time, and honest about what it does not know."""

import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from io import StringIO
from time import perf_counter
from typing import Any

import pytest

from game.catalogue import CATALOGUE
from game.cli import arguments
from game.cli.arena import duel
from game.cli.contest import Contest, Result, milliseconds
from game.cli.progress import Bar, progress_bar
from game.composition import PROGRAM
from game.core.errors import BadSetup
from game.core.fairness import mind
from game.core.levels import Level
from game.core.listing import find
from game.core.module import GameModule
from game.core.player import PLENTY, USUAL, Budget, Thought
from game.players.random_bot import RandomBot
from game.players.search import Searcher
from tests.cli.high_card import HighCard, Plays
from tests.program import listed, run

MODULE = find(CATALOGUE).load()
KEYS = ", ".join(level.key for level in (*MODULE.levels, *MODULE.sparring))
LEVELS = (
    Level("low", "", "", lambda seed, budget, character: Plays(0)),
    Level("high", "", "", lambda seed, budget, character: Plays(1)),
)


def cards(lucky: int = 9) -> GameModule:
    """A game in which whoever plays high never loses to low."""
    rules = HighCard(lucky)
    return replace(
        MODULE,
        rules=rules,
        levels=LEVELS,
        sparring=(),
        characters=(),
        prepare=lambda setup, seed, computers: rules.complete(setup, seed),
    )


def met(module: GameModule, *who: str, players: int = 2, games: int = 12, **options: Any) -> Result:
    fields = {name: options.pop(name) for name in ("budget", "rivals_as_usual") if name in options}
    contest = Contest(who, {"players": str(players)}, games, options.pop("seed", 1), **fields)
    return duel(listed(module), contest, **options)


@dataclass
class Guests:
    """A module whose players are watched: who was made with what, and what each saw first."""

    made: list[tuple[str, int, Budget]] = field(default_factory=list)
    saw: list[tuple[str, Any]] = field(default_factory=list)

    def module(self) -> GameModule:
        levels = tuple(Level(key, "", "", self._maker(key)) for key in ("a", "b", "c", "d"))
        return replace(MODULE, levels=levels, sparring=(), characters=())

    def _maker(self, key: str) -> Any:
        def make(seed: int, budget: Budget, character: str) -> "Watched":
            self.made.append((key, seed, budget))
            return Watched(key, seed, self.saw)

        return make


class Watched:
    """Plays anything, and tells what it saw."""

    def __init__(self, key: str, seed: int, saw: list[tuple[str, Any]]) -> None:
        self.key, self.saw = key, saw
        self.bot = RandomBot(seed)

    def choose(self, view: Any, legal: Sequence[Any]) -> Iterator[Thought[Any]]:
        self.saw.append((self.key, view))
        assert len(legal) > 1, "there is nothing to choose"
        return self.bot.choose(view, legal)


# Pairing


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whoever_is_always_better_wins_all_games(players: int) -> None:
    result = met(cards(), "high", "low", players=players, games=24)
    assert (result.share, result.high, result.games, result.seats) == (1, 1, 24, players)
    assert 0.5 < result.low < 1
    assert met(cards(), "low", "high", players=players, games=24).share == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_draw_is_shared(players: int) -> None:
    everyone_is_as_lucky = cards(lucky=1)
    assert met(everyone_is_as_lucky, "high", "high", players=players).share == pytest.approx(1 / players)


def test_a_draw_of_two_leaves_nothing_for_the_third() -> None:
    everyone_is_as_lucky = cards(lucky=1)
    assert met(everyone_is_as_lucky, "high", "high", "low", players=3).share == 0.5
    assert met(everyone_is_as_lucky, "low", "high", "low", players=3).share == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_luck_evens_out_within_a_deal(players: int) -> None:
    """The same player on every seat: one of them is lucky, and the challenger is each of them once."""
    result = met(cards(lucky=1000), "high", "high", players=players, games=players)
    assert result.share == pytest.approx(1 / players)


def test_every_deal_is_played_with_the_challenger_on_each_seat() -> None:
    guests = Guests()
    met(guests.module(), "a", "b", players=4, games=8)
    openings = [(key, view) for key, view in guests.saw if view.turn == 0]
    assert [key for key, _ in openings].count("a") == 2, "whoever begins is the challenger once in each deal"
    first, second = openings[:4], openings[4:]
    assert len({repr(view) for _, view in first}) == len({repr(view) for _, view in second}) == 1
    assert first[0][1] != second[0][1]
    challenged = {view.viewer for key, view in guests.saw if key == "a"}
    assert challenged == {0, 1, 2, 3}


def test_rivals_sit_around_the_challenger_in_the_order_they_are_named() -> None:
    guests = Guests()
    met(guests.module(), "a", "b", "c", "d", players=4, games=4)
    around = [key for key, *_ in guests.made]
    assert around == [*"abcd", *"dabc", *"cdab", *"bcda"]


def test_a_mind_belongs_to_the_seat_and_the_deal() -> None:
    guests = Guests()
    met(guests.module(), "a", "b", players=2, games=4)
    minds = [seed for _, seed, _ in guests.made]
    assert minds[0:2] == minds[2:4], "the same deal, the seats swapped"
    assert minds[4:6] == minds[6:8]
    assert len(set(minds)) == 4
    deals = [view for _, view in guests.saw if view.turn == 0]
    assert len({repr(view) for view in deals}) == 2
    assert minds[0] not in [mind(1, seat) for seat in range(2)], "the deals have seeds of their own"


def test_games_are_rounded_up_to_full_rotations() -> None:
    assert met(cards(), "high", "low", players=3, games=10).games == 12
    assert met(cards(), "high", "low", players=4, games=1).games == 4
    assert met(cards(), "high", "low", players=2, games=10).games == 10


def test_nobody_is_asked_where_there_is_nothing_to_choose() -> None:
    guests = Guests()
    result = met(guests.module(), "a", "b", players=2, games=2)
    assert guests.saw
    assert 0 < result.think_mean <= result.think_max


def test_all_decisions_of_a_turn_are_timed_together() -> None:
    one_each = met(cards(), "high", "low", games=2)
    assert one_each.turn_cpu == one_each.think_cpu
    several = met(find(CATALOGUE, "fantasy_pub").load(), "random", "random", games=2)
    assert several.think_cpu < several.turn_cpu <= several.turn_max_cpu


# The same every time


def measured(result: Result) -> tuple[float, ...]:
    return result.share, result.low, result.high, result.games


def test_any_number_of_processes_gives_the_same_result() -> None:
    words = {"players": "3", "set": "mixed", "advanced": "yes"}
    one, again, two = (
        duel(find(CATALOGUE), Contest(["greedy", "random"], words, 18, 5), jobs) for jobs in (1, 1, 2)
    )
    assert measured(one) == measured(again) == measured(two)
    assert 0 < one.share < 1, "a result that could differ"


def test_another_seed_deals_other_cards() -> None:
    first, second = Guests(), Guests()
    met(first.module(), "a", "b", seed=1, games=2)
    met(second.module(), "a", "b", seed=2, games=2)
    assert [view for _, view in first.saw] != [view for _, view in second.saw]


def test_the_budget_is_for_all_unless_the_rivals_have_their_own() -> None:
    much = Budget(iterations=9)
    guests = Guests()
    met(guests.module(), "a", "b", games=2, budget=much)
    assert {(key, budget) for key, _, budget in guests.made} == {("a", much), ("b", much)}
    guests = Guests()
    met(guests.module(), "a", "b", games=2, budget=much, rivals_as_usual=True)
    assert {(key, budget) for key, _, budget in guests.made} == {("a", much), ("b", USUAL)}


def test_progress_is_told_deal_by_deal() -> None:
    told: list[tuple[int, int, str]] = []
    met(cards(), "high", "low", players=3, games=7, progress=lambda *what: told.append(what))
    assert told == [(done, 9, f"{done}/9 games, 100.0 %") for done in (3, 6, 9)]


# What is said


def typed(line: str, module: GameModule) -> int:
    """A command line of a program that knows this game alone."""
    return arguments.run(line.split(), PROGRAM._replace(games=(listed(module),)))


def arena(
    capsys: pytest.CaptureFixture[str], line: str, module: GameModule | None = None
) -> tuple[int, list[str], str]:
    code = run(line.split()) if module is None else typed(line, module)
    said = capsys.readouterr()
    return code, said.out.splitlines(), said.err


def test_the_result_is_a_line_with_all_that_is_needed_to_get_it_again(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, (result, thought), errors = arena(capsys, "arena high low --games 20 --jobs 1", cards())
    assert (code, errors) == (0, "")
    assert re.fullmatch(
        r"high 100 % \(80 to 100\) against low: 20 games, 2 seats, seed 1 \([\d.]+ ms of CPU per game\)",
        result,
    )
    assert thought.startswith("high thinks ")


def test_capitals_do_not_matter(capsys: pytest.CaptureFixture[str]) -> None:
    code, (result, _), _ = arena(capsys, "arena High LOW --games 20 --jobs 1", cards())
    assert (code, result.split()[0]) == (0, "high")


def test_rounding_up_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    _, (result, _), _ = arena(capsys, "arena high low low --games 10 --seed 4 --jobs 1", cards())
    assert "against low, low: 12 games (10 rounded up to full rotations), 3 seats, seed 4" in result


def test_the_set_up_is_said_wherever_it_was_told(capsys: pytest.CaptureFixture[str]) -> None:
    line = (
        "--set new arena random random --scoring points_2019 --players 4 --games 4 --jobs 1 --shield-classes"
    )
    _, (result, *_), _ = arena(capsys, line)
    assert "4 games, 4 seats, new, points_2019, shield_classes, seed 1" in result
    assert "random 25 %" in result


@pytest.mark.parametrize(
    ("options", "played"),
    [
        ("", "base, count_2014"),
        ("--set mixed", "mixed, count_2015"),
        ("--set new --advanced", "new, points_2019, advanced"),
        ("--iterations 1", "base, count_2014, 1 iteration"),
        ("--iterations 20 --rivals-as-usual", "base, count_2014, 20 iterations, rivals as usual"),
        ("--budget-ms 1500", "base, count_2014, 1500 ms"),
    ],
)
def test_what_is_usual_is_said_too_so_that_lines_can_be_compared(
    capsys: pytest.CaptureFixture[str], options: str, played: str
) -> None:
    _, (result, *_), _ = arena(capsys, f"arena random random --games 4 --jobs 1 {options}")
    assert f": 4 games, 2 seats, {played}, seed 1 (" in result


def test_one_deal_is_no_measurement(capsys: pytest.CaptureFixture[str]) -> None:
    _, (result, _, end), _ = arena(capsys, "arena high low --games 1 --jobs 1", cards())
    assert result.startswith("high 100 % (one deal) against low: 2 games (1 rounded up to full rotations)")
    assert end == "One deal tells nothing about how sure that is."


@pytest.mark.parametrize(
    ("share", "low", "high", "games", "text"),
    [
        (0.848, 0.8064, 0.8824, 200, "84.8 % ±4.2"),
        (1.0, 0.963, 1.0, 200, "100.0 % ±3.7"),
        (0.6, 0.4501, 0.7, 40, "60.0 % ±15.0"),
        (0.6, 0.449, 0.7, 40, "60 % (45 to 70)"),
        (0.75, 0.0, 0.99, 4, "75 % (0 to 99)"),
        (0.5, 0.0, 1.0, 2, "50 % (one deal)"),
    ],
)
def test_where_a_margin_would_say_little_the_range_is_said(
    share: float, low: float, high: float, games: int, text: str
) -> None:
    assert Result(share, low, high, games, 2, 0, 0, 0, 0, 0, 0, 0).percent == text


IDLE_LIMIT = "changes nothing: it is for players that search, unlike"


@pytest.mark.parametrize(
    ("line", "note"),
    [
        ("cub guest --iterations 10", f"--iterations {IDLE_LIMIT} cub and guest."),
        ("cub cub --budget-ms 10", f"--budget-ms {IDLE_LIMIT} cub."),
        ("cub:hoarder barkeeper --iterations 1 --rivals-as-usual", f"--iterations {IDLE_LIMIT} cub:hoarder."),
        (
            "cub cub --rivals-as-usual",
            "--rivals-as-usual changes nothing without --iterations or --budget-ms.",
        ),
        ("cub barkeeper --iterations 1", None),
        ("barkeeper cub --iterations 1 --rivals-as-usual", None),
        ("cub guest", None),
    ],
)
def test_an_option_that_changes_nothing_is_told(
    capsys: pytest.CaptureFixture[str], line: str, note: str | None
) -> None:
    code, _, errors = arena(capsys, f"arena {line} --games 2 --jobs 1")
    assert (code, errors) == (0, "" if note is None else f"{note}\n")


def test_whoever_searches_says_so() -> None:
    """A level that heeds a budget but does not say so would be told about as if it did not."""
    for level in (*MODULE.levels, *MODULE.sparring):
        player = level.player(1, USUAL, "")
        assert level.searches == isinstance(player, Searcher)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("arena nobody random", f"A computer is one of {KEYS}, not 'nobody'."),
        ("arena random nobody", f"A computer is one of {KEYS}, not 'nobody'."),
        ("arena random human", f"A computer is one of {KEYS}, not 'human'."),
        ("arena random:nobody random", "A computer's character is one of "),
        ("arena random random random --players 2", "At a table for 2 there is one rival, not 2."),
        ("arena random random random --players 4", "At a table for 4 there is one rival or 3, not 2."),
        ("arena random random --players 9", "A game takes 2 to 4 players, not 9."),
        ("arena random random --advanced --scoring count_2014", "The advanced variant is always scored"),
        ("bench rules --quick", "Only the bench of opponents can be quick."),
    ],
)
def test_a_mistake_ends_with_one_sentence(
    capsys: pytest.CaptureFixture[str], line: str, sentence: str
) -> None:
    code, lines, errors = arena(capsys, line)
    assert (code, lines) == (2, [])
    assert sentence in errors
    assert errors.count("\n") == 1


@pytest.mark.parametrize("option", ["--games 0", "--games -4", "--jobs x", "--iterations 5 --budget-ms 5"])
def test_what_is_no_number_of_games_ends_with_the_usage(
    capsys: pytest.CaptureFixture[str], option: str
) -> None:
    with pytest.raises(SystemExit) as end:
        run(f"arena random random {option}".split())
    assert end.value.code == 2
    assert capsys.readouterr().err.startswith("usage: beasty-bar")


@pytest.mark.parametrize(
    ("option", "mine", "theirs"),
    [
        ("", USUAL, USUAL),
        ("--iterations 50", Budget(iterations=50), Budget(iterations=50)),
        ("--iterations 50 --rivals-as-usual", Budget(iterations=50), USUAL),
        ("--budget-ms 250", *[Budget(PLENTY, 0.25, perf_counter)] * 2),
    ],
)
def test_the_time_to_think_comes_from_the_command_line(option: str, mine: Budget, theirs: Budget) -> None:
    guests = Guests()
    assert typed(f"arena a b --games 2 --jobs 1 {option}", guests.module()) == 0
    assert {(key, budget) for key, _, budget in guests.made} == {("a", mine), ("b", theirs)}


# The bar


class Screen(StringIO):
    """A terminal."""

    def isatty(self) -> bool:
        return True


def test_the_bar_shows_how_far_it_is_and_how_long_it_takes() -> None:
    screen, times = Screen(), iter([10.0, 20.0, 30.0])
    bar = Bar(screen, lambda: next(times))
    bar.show(10, 100, "10 games")
    assert screen.getvalue() == "\r[##......................] 10 games, 1:30 left"
    bar.show(100, 100, "100 games")
    assert screen.getvalue().endswith("\r[########################] 100 games, 0:00 left")


def test_nothing_is_left_of_the_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    with progress_bar() as bar:
        bar.show(1, 2, "1 game")
        shown = screen.getvalue().rpartition("\r")[2]
    *_, blank, end = screen.getvalue().split("\r")
    assert (blank, end) == (" " * len(shown), "")


def test_where_nobody_looks_there_is_no_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    paper = StringIO()
    monkeypatch.setattr(sys, "stderr", paper)
    with progress_bar() as bar:
        bar.show(1, 2, "1 game")
    assert paper.getvalue() == ""


def test_who_cannot_play_is_told_before_the_first_game() -> None:
    with pytest.raises(BadSetup, match="nobody"):
        met(cards(), "high", "low", "nobody", players=3)


@pytest.mark.parametrize(
    ("seconds", "text"), [(0.0, "0 ms"), (0.00025, "0.25 ms"), (0.0061, "6.1 ms"), (3.3333, "3333 ms")]
)
def test_times_are_short_to_read(seconds: float, text: str) -> None:
    assert milliseconds(seconds) == text
