"""`python -m game arena`: how often one computer beats others, from many games on all cores.

Luck is taken out where it can be. Each deal is played once with the challenger on every seat, and the games
of a deal count as one sample, for they are alike. Whatever is drawn comes from the seed of the arena, so the
same command gives the same result, whether one core plays or many.
"""

from __future__ import annotations

import sys
from collections.abc import Generator, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from functools import partial
from math import ceil, inf
from statistics import fmean
from time import perf_counter, process_time
from typing import Any

from game.cli.contest import Contest, Result, idle, report
from game.cli.crew import cores, crew
from game.cli.intervals import interval
from game.cli.progress import Progress, progress_bar
from game.core.errors import BadSetup
from game.core.fairness import mind
from game.core.levels import AnyPlayer
from game.core.listing import Listing
from game.core.module import GameModule
from game.core.player import Allowance, Budget, Thought, decided, planned
from game.core.rng import Rng
from game.core.rules import AnyRules, Seat


@dataclass(slots=True)
class Thinking:
    """How long a computer has thought."""

    decisions: int = 0
    """Only where there was something to choose."""
    seconds: float = 0.0
    cpu: float = 0.0
    slowest: float = 0.0
    slowest_cpu: float = 0.0
    turns: int = 0
    """Those with a decision in them; some games have turns of several."""
    slowest_turn: float = 0.0
    """Of CPU."""

    def about(self, player: AnyPlayer, view: Any, legal: Sequence[Any]) -> tuple[Thought[Any], Thinking]:
        """What the player comes to, and how long that takes, which is noted."""
        cpu, start = process_time(), perf_counter()
        thought = decided(player, view, legal)
        seconds, cpu = perf_counter() - start, process_time() - cpu
        once = Thinking(1, seconds, cpu, seconds, cpu)
        self.add(once)
        return thought, once

    def add(self, other: Thinking) -> None:
        """Count what another has noted as well."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.cpu += other.cpu
        self.slowest = max(self.slowest, other.slowest)
        self.slowest_cpu = max(self.slowest_cpu, other.slowest_cpu)
        self.turns += other.turns
        self.slowest_turn = max(self.slowest_turn, other.slowest_turn)


@dataclass(slots=True)
class Rotation:
    """The games of one deal."""

    deal: int
    """Its seed."""
    shares: list[float] = field(default_factory=list)
    """What the challenger won on each seat: 1, nothing, or its part of a draw."""
    cpu: float = 0.0
    """Seconds of all the games, whoever thought."""
    thinking: Thinking = field(default_factory=Thinking)
    """The challenger's."""


def duel(game: Listing, contest: Contest, jobs: int = 1, progress: Progress | None = None) -> Result:
    """Let the challenger meet its rivals in so many games, rounded up to full rotations.

    A single rival takes all the other seats. Raises `BadSetup` or another `GameError` before the first game.
    """
    contest = replace(contest, who=_around(game.load(), contest))
    seats = len(contest.who)
    deals = _deal_seeds(contest.seed, ceil(contest.games / seats))
    rotations: list[Rotation] = []
    won = 0.0
    with closing(_rotations(game, contest, deals, jobs)) as played:
        for rotation in played:
            rotations.append(rotation)
            won += sum(rotation.shares)
            if progress is not None:
                done, total = len(rotations) * seats, len(deals) * seats
                progress(done, total, f"{done}/{total} games, {100 * won / done:.1f} %")
    return _result(rotations)


def _around(module: GameModule, contest: Contest) -> tuple[str, ...]:
    """The challenger and one rival for each other seat, if such a game can be played at all."""
    for who in contest.who:
        module.check_computer(who)
    challenger, *rivals = contest.who
    setup = module.rules.complete(module.rules.parse_setup(contest.words), seed=0)
    others = module.rules.seats(setup) - 1
    if len(rivals) not in (1, others):
        allowed = "one rival" if others == 1 else f"one rival or {others}"
        raise BadSetup(f"At a table for {others + 1} there is {allowed}, not {len(rivals)}.")
    return challenger, *(rivals if len(rivals) == others else rivals * others)


def _deal_seeds(seed: int, count: int) -> list[int]:
    rng, seeds = Rng(seed), []
    for _ in range(count):
        word, rng = rng.word()
        seeds.append(word)
    return seeds


def _rotations(
    game: Listing, contest: Contest, deals: Sequence[int], jobs: int
) -> Generator[Rotation, None, None]:
    """Deal by deal, always in the same order."""
    with crew(min(jobs, len(deals))) as workers:
        yield from workers.each(partial(_play_deal, game, contest), deals)


def _play_deal(game: Listing, contest: Contest, deal: int) -> Rotation:
    """The same cards once for each seat that the challenger can take; what a worker does, wherever it is."""
    module, rotation, start = game.load(), Rotation(deal), process_time()
    setup = module.rules.parse_setup(contest.words)
    for seat in range(len(contest.who)):
        seated = contest.seated(seat)
        computers = {Seat(place): who for place, (who, _) in enumerate(seated)}
        state = module.rules.new_game(module.prepare(setup, deal, computers), deal).state
        sitters = [
            Sitter(module, who, mind(deal, place), budget, rotation.thinking if place == seat else Thinking())
            for place, (who, budget) in enumerate(seated)
        ]
        winners = _played(module.rules, state, sitters)
        rotation.shares.append(1 / len(winners) if seat in winners else 0.0)
    rotation.cpu = process_time() - start
    return rotation


class Sitter:
    """A computer at a seat."""

    def __init__(self, module: GameModule, who: str, seed: int, budget: Budget, noted: Thinking) -> None:
        self._rules, self._budget, self._noted = module.rules, budget, noted
        self._with = partial(module.computer, who, seed)
        self._player = self._with(budget)
        self._time = Allowance(inf if budget.seconds is None else budget.seconds)
        self._plan: Thought[Any] | None = None
        self._turn, self._turn_cpu = -1, 0.0

    def act(self, state: Any, seat: Seat, legal: Sequence[Any]) -> Any:
        """What comes of its decision; whatever it has planned, it does without thinking again."""
        thought, rules = self._plan or self._thought(state, seat, legal), self._rules
        if not thought.expected:
            self._plan = None
            return rules.advance(state, thought.action)
        step = rules.apply(state, thought.action)
        self._plan = planned(rules, thought, state, step)
        return step.state

    def _thought(self, state: Any, seat: Seat, legal: Sequence[Any]) -> Thought[Any]:
        if len(legal) == 1:
            return Thought(legal[0])
        turn = self._rules.turn(state)
        left, player = self._time.left(turn), self._player
        if self._budget.seconds not in (None, left):  # it has decided in this turn before
            player = self._with(replace(self._budget, seconds=left))
        thought, once = self._noted.about(player, self._rules.view(state, seat), legal)
        self._time.spend(once.seconds)
        self._note_turn(turn, once.cpu)
        return thought

    def _note_turn(self, turn: int, cpu: float) -> None:
        if turn != self._turn:
            self._turn, self._turn_cpu = turn, 0.0
            self._noted.turns += 1
        self._turn_cpu += cpu
        self._noted.slowest_turn = max(self._noted.slowest_turn, self._turn_cpu)


def _played(rules: AnyRules, state: Any, sitters: Sequence[Sitter]) -> list[Seat]:
    """Play to the end; who wins."""
    while (seat := rules.to_act(state)) is not None:
        state = sitters[seat].act(state, seat, rules.legal_actions(state))
    return [standing.seat for standing in rules.standings(state) if standing.won]


def _result(rotations: Sequence[Rotation]) -> Result:
    means = [fmean(rotation.shares) for rotation in rotations]
    seats = len(rotations[0].shares)
    low, high = interval(means, games=seats)
    games = seats * len(rotations)
    thinking = Thinking()
    for rotation in rotations:
        thinking.add(rotation.thinking)
    decisions = max(1, thinking.decisions)
    return Result(
        share=fmean(means),
        low=low,
        high=high,
        games=games,
        seats=seats,
        cpu_per_game=sum(rotation.cpu for rotation in rotations) / games,
        think_mean=thinking.seconds / decisions,
        think_cpu=thinking.cpu / decisions,
        think_max=thinking.slowest,
        think_max_cpu=thinking.slowest_cpu,
        turn_cpu=thinking.cpu / max(1, thinking.turns),
        turn_max_cpu=thinking.slowest_turn,
    )


def main(game: Listing, contest: Contest, jobs: int | None) -> int:
    """Play, and print the result."""
    if (note := idle(game.load(), contest)) is not None:
        print(note, file=sys.stderr)
    with progress_bar() as bar:
        result = duel(game, contest, jobs or cores(), bar.show)
    for line in report(game, contest, result):
        print(line)
    return 0
