"""Is a review right?

``build_scripts/checks/measure_review.py`` lets computers play, reviews their games, and measures, one by one
(``--what``): *cost*, the CPU time of a review; *sums*, that an even share, play and luck add up to the result
in games of every kind, also in those that begin at a position or that somebody gave up, and that there is no
luck where an end between two is solved; *stability*, how often two seeds call a decision otherwise;
*honesty*, whether a verdict changes when what the seat could not know is dealt anew; *accuracy*, which has to
rise with the level; *mirrored*, how much luck a strong level has against a weak one when every deal is played
from both sides. ``--into FILE`` keeps what was measured; whoever begins again goes on there.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from itertools import cycle, pairwise, product
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.catalogue import CATALOGUE
from game.cli.intervals import student
from game.core import giving_up
from game.core.fairness import mind
from game.core.judging import NOBODY, SEED, Giving, Judge, finished, judged
from game.core.judging import decisions_of as units_of
from game.core.levels import HUMAN
from game.core.listing import find
from game.core.match import AnyMatch, Match
from game.core.module import GameModule
from game.core.player import Budget, decided, planned
from game.core.reviewing import Review, shares
from game.core.rules import Seat, Step
from game.core.words import USUAL_NAMES
from game.services.memory import no_rounds
from game.services.saved_game import Sitting
from tests.contract.games import setups

DEALS = 10
"""After so many deals that changed nothing, nothing is hidden."""
CLOSE = 1e-9
MOST_UNSTABLE, MOST_LUCK, MOST_SECONDS = 0.10, 0.05, 20.0


WHOLE, LAID, LEFT = HOWS = "whole", "laid", "left"
"""It is dealt and played to its end; or it begins at a position of such a game; or people give it up."""
PIECES = 6
"""That position comes, or they give up, after so many pieces of a game of so many."""


class Game(NamedTuple):
    """A game to be reviewed."""

    key: str
    who: tuple[str, ...]
    deal: int
    iterations: int
    seed: int = SEED
    words: tuple[tuple[str, str], ...] = ()
    how: str = WHOLE

    @property
    def name(self) -> str:
        said = [
            self.key,
            ",".join(self.who),
            self.deal,
            self.iterations,
            self.seed,
            *map("=".join, self.words),
            *([self.how] if self.how != WHOLE else []),
        ]
        return " ".join(map(str, said))


class Told(NamedTuple):
    """What a review says, as far as it is wanted here."""

    seconds: float
    balances: list[tuple[float, float, float, float, float | None]]
    classes: list[str]
    losses: list[float]
    errors: list[float]
    luck: list[float]
    """From each decision to the next: by how much the chances of the first seat changed without anybody's
    doing; the last is what came after all of them."""


def played(game: Game) -> AnyMatch:
    """Computers play it to its end, each with a mind of its own."""
    module = find(CATALOGUE, game.key).load()
    rules, seats = module.rules, len(game.who)
    asked = rules.parse_setup({"players": str(seats), **dict(game.words)})
    setup = module.prepare(asked, game.deal, dict(enumerate(game.who)))
    match: AnyMatch = Match(rules, setup, game.deal)
    players = [module.computer(who, mind(game.deal, seat)) for seat, who in enumerate(game.who)]
    plan = None
    with no_rounds():
        while (seat := match.to_act) is not None:
            before = match.state
            plan = plan or decided(players[seat], rules.view(before, seat), rules.legal_actions(before))
            events = match.submit(plan.action)
            plan = planned(rules, plan, before, Step(match.state, events))
    return match if game.how == WHOLE else _part(match, game)


def _part(whole: AnyMatch, game: Game) -> AnyMatch:
    """What follows from a position on; or the beginning."""
    rules, first = whole.rules, whole.anew()
    at = len(whole.actions) * (1 + game.deal % (PIECES - 1)) // PIECES
    first.submit_all(whole.actions[:at])
    if game.how == LEFT:
        return first
    rest: AnyMatch = Match.at(rules, rules.spell_state(first.state))
    rest.submit_all(whole.actions[at:])
    return rest


def _giving(game: Game, match: AnyMatch) -> Giving:
    """Every other seat is left, one after the other, by the only people there: with them the game ends."""
    if game.how != LEFT:
        return NOBODY
    seats = len(game.who)
    left = tuple(map(Seat, range(game.deal % 2, seats, 2)))
    who = tuple(HUMAN if seat in left else level for seat, level in enumerate(game.who))
    sitting = Sitting(who, USUAL_NAMES[:seats], conceded=left)
    return Giving(left, giving_up.result_of(match.rules, match.state, sitting))


def reviewed(game: Game) -> Told:
    """What comes of it."""
    module, match = find(CATALOGUE, game.key).load(), played(game)
    giving = _giving(game, match)
    with no_rounds():
        start = process_time()
        decisions = tuple(judged(module, match, game.iterations, game.seed, giving))
        seconds = process_time() - start
    review = Review(len(game.who), decisions, giving.result or shares(module.rules, match.state))
    after = [each.best.chances[0] for each in decisions[1:]] + [review.result[0]]
    luck = [late - each.played.chances[0] for late, each in zip(after, decisions, strict=True)]
    return Told(
        seconds,
        [tuple(review.balance(Seat(seat))) for seat in range(len(game.who))],
        [each.grade.value for each in decisions],
        [each.loss.cost for each in decisions],
        [each.loss.bar for each in decisions],
        luck,
    )


class Shelf:
    """What was measured before, if anybody keeps it."""

    def __init__(self, file: Path | None, jobs: int) -> None:
        self._file, self._jobs = file, jobs
        self._known: dict[str, Any] = {}
        if file is not None and file.exists():
            lines = file.read_text("utf-8").splitlines()
            self._known = dict(json.loads(line) for line in lines if line.endswith("]"))

    def each(self, work: Callable[[Any], Any], tasks: Sequence[tuple[str, Any]]) -> Iterator[Any]:
        """What comes of every task, in order, with its name; those that are known need not be done."""
        new = [task for name, task in tasks if name not in self._known]
        pool = get_context("spawn").Pool(self._jobs) if self._jobs > 1 else nullcontext(None)
        with pool as processes:
            done = iter(processes.imap(work, new) if processes else map(work, new))
            for name, _ in tasks:
                if name not in self._known:
                    self._known[name] = next(done)
                    self._keep(name)
                yield self._known[name]

    def _keep(self, name: str) -> None:
        if self._file is not None:
            with self._file.open("a", encoding="utf-8") as stream:
                print(json.dumps([name, self._known[name]]), file=stream)

    def reviews(self, games: Sequence[Game]) -> Iterator[Told]:
        for told in self.each(reviewed, [(f"review {game.name}", game) for game in games]):
            yield Told(*told)


class Wanted(NamedTuple):
    """How much to measure."""

    module: GameModule
    games: int
    iterations: int
    seed: int
    shelf: Shelf
    uneven: tuple[str, str]
    """A weak level, and a strong one."""

    def middle(self, number: int, seats: int = 2) -> tuple[str, ...]:
        """Who plays a usual game: people make errors like these."""
        levels = [level.key for level in self.module.levels][1:5]
        return tuple(levels[number // 4**seat % 4] for seat in range(seats))

    def usual(self, seed: int = SEED) -> list[Game]:
        key = self.module.key
        return [Game(key, self.middle(n), self.seed + n, self.iterations, seed) for n in range(self.games)]

    def of_all_kinds(self) -> list[Game]:
        """Any number of seats, any choice before the game, any beginning and any end."""
        found = []
        for number, (words, how) in zip(range(self.games), cycle(product(setups(self.module), HOWS))):
            who = self.middle(number, int(words["players"]))
            said = tuple(words.items())
            found.append(Game(self.module.key, who, self.seed + number, self.iterations, words=said, how=how))
        return found


def interval(samples: Sequence[float]) -> float:
    """Half of it, 95 %."""
    return student(len(samples) - 1) * stdev(samples) / sqrt(len(samples)) if len(samples) > 1 else 1.0


def cost(wanted: Wanted) -> bool:
    """CPU seconds of a review of a usual game for two."""
    spent = [told.seconds for told in wanted.shelf.reviews(wanted.usual())]
    print(
        f"cost: {fmean(spent):.1f} s of CPU a game on average, {max(spent):.1f} at most, "
        f"{len(spent)} games at {wanted.iterations}"
    )
    return max(spent) <= MOST_SECONDS or wanted.module.levels[-1].advice < 1000


def sums(wanted: Wanted) -> bool:
    """Everything adds up; and where both know all, only play changes anything."""
    off, balances, solved, most = 0.0, 0, 0, 0.0
    games = wanted.of_all_kinds()
    for told in wanted.shelf.reviews(games):
        for result, own, others, luck, _ in told.balances:
            off = max(off, abs(1 / len(told.balances) + own + others + luck - result))
            balances += 1
        off = max(off, abs(sum(balance[3] for balance in told.balances)))
        off = max(off, abs(sum(own + others for _, own, others, _, _ in told.balances)))
    for game in wanted.usual():
        for luck in _solved(wanted, game):
            solved, most = solved + 1, max(most, abs(luck))
    kinds = Counter(f"{len(game.who)} {game.how}" for game in games)
    print("sums: " + ", ".join(f"{kinds[kind]} {kind}" for kind in sorted(kinds)))
    print(f"  {balances} seats of {len(games)} games: off by {off:.1e} at most")
    print(f"  {solved} steps within solved ends: luck {most:.1e} at most")
    return off < CLOSE and most < CLOSE


def _solved(wanted: Wanted, game: Game) -> Iterator[float]:
    """By how much chances change from one decision to the next where nothing is hidden or left to chance."""
    match = played(game)
    rules, decisions = wanted.module.rules, tuple(judged(wanted.module, match, 1))
    again, is_open = match.anew(), list[bool]()
    for each in decisions:
        again.submit_all(match.actions[len(again.actions) : each.first])
        views = [rules.view(again.state, Seat(seat)) for seat in range(len(game.who))]
        alone = all(rules.imagine(view, deal) == again.state for view in views for deal in range(DEALS))
        is_open.append(alone and each.best.error == each.played.error == 0)
    for (one, sure), (other, sure_too) in pairwise(zip(decisions, is_open, strict=True)):
        if sure and sure_too:
            yield other.best.chances[0] - one.played.chances[0]
    if is_open and is_open[-1]:
        yield shares(rules, match.state)[0] - decisions[-1].played.chances[0]


def stability(wanted: Wanted) -> bool:
    """How often another seed calls a decision something else."""
    one, other = (wanted.shelf.reviews(wanted.usual(seed)) for seed in (SEED, SEED + 1))
    pairs = Counter[tuple[str, str]]()
    for told, again in zip(one, other, strict=True):
        pairs.update(zip(told.classes, again.classes, strict=True))
    differ = sum(count for (first, second), count in pairs.items() if first != second)
    share = differ / pairs.total()
    print(f"stability: {differ} of {pairs.total()} decisions ({share:.1%}) at {wanted.iterations}")
    for (first, second), count in pairs.most_common():
        print(f"  {first} {second} {count}" if first != second else "", end="")
    print()
    return share <= MOST_UNSTABLE


def honesty(wanted: Wanted) -> bool:
    """Whether hidden things change a verdict; one decision of each game, with something hidden."""
    tasks = [(f"honest {game.name}", game) for game in wanted.usual()]
    found = Counter(wanted.shelf.each(_honest, tasks))
    told = ", ".join(f"{found[name]} {name}" for name in ("same", "changed", "open"))
    print(f"honesty: {told}")
    return not found["changed"]


def _honest(game: Game) -> str:
    module, chance, match = find(CATALOGUE, game.key).load(), Random(game.name), played(game)
    rules, units = module.rules, units_of(match)
    for unit in chance.sample(units, len(units)):
        again = match.anew()
        again.submit_all(match.actions[: unit.first])
        actions = tuple(match.actions[unit.first : unit.first + unit.count])
        view = rules.view(again.state, unit.seat)
        deals = (rules.imagine(view, chance.getrandbits(48)) for _ in range(DEALS))
        hidden = next((each for each in deals if each != again.state), None)
        if hidden is not None:
            judge = Judge(module, Budget(iterations=game.iterations), game.seed)
            states = again.state, hidden
            one, other = (finished(judge.decision(1, unit, state, actions)) for state in states)
            return "same" if one == other else "changed"
    return "open"


def accuracy(wanted: Wanted) -> bool:
    """Equals play, from the weakest on."""
    good, before = True, 0.0
    for level in wanted.module.levels:
        who = (level.key,) * 2
        games = [
            Game(wanted.module.key, who, wanted.seed + n, wanted.iterations) for n in range(wanted.games)
        ]
        found = [
            fmean(balance[4] for balance in told.balances if balance[4] is not None)
            for told in wanted.shelf.reviews(games)
        ]
        mean, error = fmean(found), interval(found)
        print(f"accuracy: {level.key:10} {mean:.1%} ± {error:.1%} ({len(found)} games)", flush=True)
        good &= mean + error >= before
        before = mean - error
    return good


def mirrored(wanted: Wanted) -> bool:
    """A strong level against a weak one, from both sides of each deal."""
    weak, strong = wanted.uneven
    games = [
        Game(
            wanted.module.key,
            (strong, weak) if n % 2 == 0 else (weak, strong),
            wanted.seed + n // 2,
            wanted.iterations,
        )
        for n in range(wanted.games)
    ]
    told = [each.balances[n % 2] for n, each in enumerate(wanted.shelf.reviews(games))]
    deals = list(zip(told[::2], told[1::2], strict=True))
    parts = [[fmean((one[at], two[at])) for one, two in deals] for at in range(4)]
    result, own, others, luck = (fmean(part) for part in parts)
    error = interval(parts[3])
    print(
        f"mirrored: {strong} against {weak}, {len(games)} games: result {result:.3f}, own play {own:+.3f}, "
        f"others' play {others:+.3f}, luck {luck:+.3f} ± {error:.3f}"
    )
    return abs(luck) <= MOST_LUCK + error and own + others > (result - 0.5) / 2


MEASURES = {each.__name__: each for each in (cost, sums, stability, honesty, accuracy, mirrored)}


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Is a review right?")
    parser.add_argument("--what", choices=MEASURES, nargs="+", default=list(MEASURES))
    parser.add_argument("--game", default="", help="which one; usually the first")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--iterations", type=int, help="an action; usually as many as for advice")
    parser.add_argument("--seed", type=int, default=1, help="the same seed takes the same games")
    parser.add_argument("--levels", nargs=2, metavar=("WEAK", "STRONG"), help="who plays the mirrored games")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--into", type=Path, help="a file that keeps what was measured, to go on there")
    options = parser.parse_args(arguments)
    module = find(CATALOGUE, options.game).load()
    iterations = options.iterations or module.levels[-1].advice
    uneven = tuple(options.levels or (module.levels[at].key for at in (1, -2)))
    shelf = Shelf(options.into, options.jobs)
    wanted = Wanted(module, options.games, iterations, options.seed, shelf, uneven)
    good = True
    for what in options.what:
        good &= MEASURES[what](wanted)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
