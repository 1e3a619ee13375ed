"""What is asked of the arena, and how its answer reads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.core.listing import Listing
from game.core.module import GameModule
from game.core.player import USUAL, Budget

WIDE: Final = 0.15
"""From here on a margin says less than the range: it would often reach beyond all games, or below none."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Who meets whom, at what, how often."""

    who: Sequence[str]
    """The challenger, and its rivals."""
    words: Mapping[str, str]
    """The set-up."""
    games: int
    seed: int
    budget: Budget = USUAL
    rivals_as_usual: bool = False
    """The budget is for the challenger alone."""

    def seated(self, seat: int) -> list[tuple[str, Budget]]:
        """Who sits where, and thinks how long, when the challenger takes this seat."""
        others = USUAL if self.rivals_as_usual else self.budget
        around = [(who, others if number else self.budget) for number, who in enumerate(self.who)]
        return [around[number - seat] for number in range(len(around))]

    @property
    def limit(self) -> list[str]:
        """How long is thought, if that was asked for."""
        said = [limit] if (limit := limited(self.budget)) else []
        return [*said, "rivals as usual"] if said and self.rivals_as_usual else said


@dataclass(frozen=True, slots=True)
class Result:
    """How the challenger did."""

    share: float
    """Of all games, a draw of two being half a win."""
    low: float
    high: float
    """Where the true share lies in 95 of 100 cases."""
    games: int
    seats: int
    cpu_per_game: float
    """Seconds, whoever thought."""
    think_mean: float
    """Seconds per decision of the challenger."""
    think_cpu: float
    """The same on the clock of the processor, which does not count what a busy machine does meanwhile."""
    think_max: float
    think_max_cpu: float
    turn_cpu: float
    """The same for all decisions of a turn together."""
    turn_max_cpu: float

    @property
    def margin(self) -> float:
        """How far the true share may well lie from the measured one."""
        return max(self.high - self.share, self.share - self.low)

    @property
    def deals(self) -> int:
        """Each is a sample: its games are alike."""
        return self.games // self.seats

    @property
    def percent(self) -> str:
        """The share, and how far it can be trusted, to read."""
        if self.deals == 1:
            return f"{100 * self.share:.0f} % (one deal)"
        if self.margin > WIDE:
            return f"{100 * self.share:.0f} % ({100 * self.low:.0f} to {100 * self.high:.0f})"
        return f"{100 * self.share:.1f} % ±{100 * self.margin:.1f}"


def report(game: Listing, contest: Contest, result: Result) -> list[str]:
    """The result as lines to read, with all that is needed to get it again."""
    challenger, *rivals = contest.who
    played = f"{result.games} games"
    if result.games != contest.games:
        played += f" ({contest.games} rounded up to full rotations)"
    rules = _rules(game, contest.words)
    table = ", ".join([played, f"{result.seats} seats", *rules, *contest.limit, f"seed {contest.seed}"])
    times = (result.think_mean, result.think_max, result.think_cpu, result.think_max_cpu)
    mean, most, mean_cpu, most_cpu = map(milliseconds, times)
    turn, longest = milliseconds(result.turn_cpu), milliseconds(result.turn_max_cpu)
    lines = [
        f"{challenger} {result.percent} against {', '.join(rivals)}: {table} "
        f"({milliseconds(result.cpu_per_game)} of CPU per game)",
        f"{challenger} thinks {mean} per decision, {most} at most; of CPU {mean_cpu} and {most_cpu}, "
        f"in a turn {turn} and {longest}",
    ]
    return lines if result.deals > 1 else [*lines, "One deal tells nothing about how sure that is."]


def _rules(game: Listing, words: Mapping[str, str]) -> list[str]:
    """What is played, whether it was asked for or is usual: the words that hold for every deal."""
    rules = game.load().rules
    agreed = rules.spell_setup(rules.complete(rules.parse_setup(words), seed=0))
    names = [flag.name for flag in game.flags if flag.name in agreed]
    return [name if agreed[name] == "yes" else agreed[name] for name in names]


def idle(module: GameModule, contest: Contest) -> str | None:
    """A sentence about an option that changes nothing in this contest, if there is one."""
    if contest.budget == USUAL:
        told = "--rivals-as-usual changes nothing without --iterations or --budget-ms."
        return told if contest.rivals_as_usual else None
    heeding = contest.who[:1] if contest.rivals_as_usual else contest.who
    if any(module.opponent(who)[0].searches for who in heeding):
        return None
    option = "--iterations" if contest.budget.seconds is None else "--budget-ms"
    named = " and ".join(dict.fromkeys(heeding))
    return f"{option} changes nothing: it is for players that search, unlike {named}."


def limited(budget: Budget) -> str:
    """How long somebody thinks at most; nothing where that is as usual."""
    if budget.seconds is not None:
        return milliseconds(budget.seconds)
    if budget.iterations is None:
        return ""
    return "1 iteration" if budget.iterations == 1 else f"{budget.iterations} iterations"


def milliseconds(seconds: float) -> str:
    """Two digits of it, or more where it is long."""
    thousandths = 1000 * seconds
    return f"{thousandths:.0f} ms" if thousandths >= 10 else f"{thousandths:.2g} ms"
