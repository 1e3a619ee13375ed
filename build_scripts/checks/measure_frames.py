"""Does a frame ever take too long? ``build_scripts/checks/measure_frames.py --what jumps review``.

Whoever opens a screen for the first time, jumps to any moment of a game at once, or goes on while another
process reviews a game, reads thousands of them or thinks, is shown frames all the while. This measures what
each of them costs the process with the window, by what there is to see: *jumps*, a viewer that has just
opened, where nothing was made ahead; *review*, a whole game reviewed while it is watched, on the pages of the
results, and in the list; *coach*, a person's decision that a coach weighs; *index*, 10,000 games read anew
behind the title and the list, then the list opened, filtered and scrolled. Each in a fresh process, with
processes, files and time as players have them; ends with 1 if a frame takes more than 50 ms of CPU.

A review has the lowest priority: on a busy machine it takes very long, and is stopped after some minutes.
``--iterations 100`` makes one in seconds, whose news come all the faster. Where cores and caches are shared
with others, a frame takes up to twice as long: measure twice.
"""

import argparse
import os
import shlex
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import measure_archive
import pygame

from game.cli.options import workshop_of
from game.composition import PROGRAM
from game.core.coaching import TEACH
from game.core.listing import find
from game.core.match import AnyMatch, Match
from game.core.module import GameModule
from game.core.player import decided
from game.desktop.compose import Desktop
from game.services.archive.index import FILE
from game.services.memory import keep, let_go
from game.services.saved_game import SavedGame, Sitting, read, spelled
from game.services.saves import ENDING, REPLAYS
from game.services.settings import Settings
from game.services.settings_file import save
from game.shell.scenes.results.results import TABS
from game.shell.scenes.scene import Go, Pop, Push, Scene, Swap
from game.shell.show import Ending, Party
from game.shell.signals import Intent, PointerMoved, Press, Signal
from game.shell.table.scene import Table
from game.shell.window import FRAME, FRAMES_PER_SECOND

MOST_MS = 50.0
JUMPS = 9
"""From so many viewers that have just opened; the last one to the end."""
LOOK_SECONDS = 3.0
"""So long somebody looks at something before going on to the next thing."""
PATIENCE_SECONDS = 300.0
"""After that a review or an index is far enough."""


class Wanted(NamedTuple):
    """What to measure."""

    what: str
    game: str
    size: str
    folder: str
    iterations: int | None
    """Of a review, if not as many as usual."""


class Player:
    """Somebody at the window: what is done counts for the frame in which it happens."""

    def __init__(self, wanted: Wanted, *words: str, folder: str = "") -> None:
        folder = folder or wanted.folder
        save(Settings(coach=TEACH), Path(folder))
        line = ["--game", wanted.game, "--size", wanted.size, "--data-dir", folder, *words]
        self.desktop = Desktop.asked(line, PROGRAM)
        self.desk, self.routes = self.desktop.desk, self.desktop.routes
        self.costs: dict[str, list[float]] = defaultdict(list)
        """Milliseconds by what there was to see."""
        self._clock = pygame.time.Clock()
        keep()
        self.stack = self.desktop.open()
        self.desktop.window.show(self.stack)
        self.desktop.thinker.start(wanted.game)
        reviews = self.desk.reviews
        reviews.begin = partial(reviews.begin, iterations=wanted.iterations)  # type: ignore[method-assign]

    def frame(self, name: str, deed: Callable[[], object] = lambda: None) -> float:
        """As the window does it."""
        self._clock.tick(FRAMES_PER_SECOND)
        began, start = perf_counter(), process_time()
        self.desktop.window.take(pygame.event.get(), self.stack)
        deed()
        self.stack.advance(FRAME)
        self.desktop._beside(FRAME)
        self.desktop.window.show(self.stack, began)
        self.desktop.window.make_ahead(began)
        self.costs[name].append((process_time() - start) * 1e3)
        return self.costs[name][-1]

    def look(self, name: str, seconds: float = LOOK_SECONDS) -> None:
        for _ in range(round(seconds * FRAMES_PER_SECOND)):
            self.frame(name)

    def press(self, name: str, *signals: Signal | Intent) -> None:
        for signal in signals:
            told = Press(signal) if isinstance(signal, Intent) else signal
            self.frame(name, partial(self.stack.handle, told))

    def open(self, name: str, make: Callable[[], Scene], go: Callable[[Scene], Go] = Push) -> Any:
        """A scene, until it can be seen; making it is part of it."""
        self.frame(name, lambda: self.stack.go(go(make())))
        while self.stack.waiting:
            self.frame(name)
        return self.stack.top

    def leave(self) -> None:
        """Back to what is below."""
        self.frame("left", lambda: self.stack.go(Pop()))

    def start_anew(self) -> None:
        """As if nothing had ever been painted."""
        self.desktop.art.turn_to(self.desktop.pictures)
        self.desktop.window.reopen()
        self.stack.resize(self.desktop.window.stage)
        let_go()

    def close(self) -> None:
        self.desktop.thinker.close()
        self.desk.chores.close()
        self.desk.archive.close()


def played(module: GameModule) -> AnyMatch:
    """As many as can play, quickly."""
    rules, seats = module.rules, module.seats[-1]
    match: AnyMatch = Match(rules, rules.parse_setup({"players": str(seats)}), 1)
    computers = [module.computer(module.fallback, seat) for seat in range(seats)]
    while match.to_act is not None:
        view, legal = rules.view(match.state, match.to_act), rules.legal_actions(match.state)
        match.submit(decided(computers[match.to_act], view, legal).action)
    return match


def kept(wanted: Wanted, number: int) -> SavedGame:
    """The same game once more, on the disk."""
    module = find(PROGRAM.games, wanted.game).load()
    match, seats = played(module), module.seats[-1]
    place = Path(wanted.folder) / REPLAYS / module.key
    place.mkdir(parents=True, exist_ok=True)
    path = place / f"game_{number}{ENDING}"
    sitting = Sitting((module.fallback,) * seats, tuple(map(str, range(1, seats + 1))))
    path.write_bytes(spelled(module, match, sitting))
    return read(module, path)


# Jumps


def jumps(wanted: Wanted) -> Player:
    """Right after a viewer has opened, to any moment, and then to and fro."""
    saved, player = kept(wanted, 0), Player(wanted)
    player.look("title", 0.5)
    last = len(saved.match.actions)
    for number in range(1, JUMPS + 1):
        player.start_anew()
        viewer = player.open("viewer opens", lambda: player.routes.viewer(saved), Swap)
        player.frame("first jump", partial(viewer.stand, last * number // JUMPS))
        while player.desktop.art.owes or viewer.moving:
            player.frame("first jump settles")
        for step in (-1, 1, -7, 9, -last, last):
            player.frame("next jumps", partial(viewer.stand, viewer.at + step))
            player.frame("next jumps settle")
        player.look("viewer rests", 1)
    return player


# A review


def review(wanted: Wanted) -> Player:
    """A whole game, three times: while it is watched, on the pages of the results, and in the list."""
    player = Player(wanted)
    player.look("title", 0.5)
    player.desk.archive.refresh(player.desk.chores)
    _review_in_viewer(player, kept(wanted, 0))
    _review_on_pages(player, kept(wanted, 1))
    _review_in_list(player, kept(wanted, 2))
    return player


def _review_in_viewer(player: Player, saved: SavedGame) -> None:
    viewer = player.open("viewer opens", lambda: player.routes.viewer(saved))
    player.look("viewer rests")
    player.press("viewer plays", Intent.SKIP)
    player.look("viewer plays", 10)
    player.press("viewer plays, review", Intent.REPLAY)
    for _ in _until_over(player):
        if not viewer.walk.playing:
            player.press("viewer plays, review", Intent.SKIP)
        player.frame("viewer plays, review")
    player.look("viewer plays, review", 1)
    player.leave()


def _review_on_pages(player: Player, saved: SavedGame) -> None:
    party, module = Party.of(saved), player.desk.module
    ending = Ending(saved.match.state, party.proof(module.rules), saved=lambda: saved)
    player.frame("results", lambda: player.stack.go(Push(player.routes.results(party, ending))))
    player.press("results", Intent.CONFIRM)
    player.look("results", 1)
    player.press("results", Intent.NEXT)
    player.look("results", 1)
    player.press("results", Intent.CONFIRM)
    until = 0.0
    for now in _until_over(player):
        tab = player.stack.top.tab
        if now >= until:
            until = now + LOOK_SECONDS
            player.press("results, review: another tab", Intent.NEXT)
        player.frame(f"results, review: {tab}")
    for _ in TABS:
        player.press("results, reviewed: another tab", Intent.NEXT)
        player.look("results, reviewed", 1)
    player.leave()


def _review_in_list(player: Player, saved: SavedGame) -> None:
    player.open("list opens", player.routes.history)
    player.look("list", 1)
    player.press("list, review", Intent.HINT)
    for number, _ in enumerate(_until_over(player)):
        if number % 30 == 0:
            player.press("list, review", (Intent.DOWN, Intent.UP)[number // 30 % 2])
        player.frame("list, review")
    player.look("list, review", 1)
    player.leave()


def _until_over(player: Player) -> Iterator[float]:
    """While another process has something to do."""
    began, working = perf_counter(), True
    while working:
        now = perf_counter() - began
        yield now
        working = player.desk.chores.working and now < PATIENCE_SECONDS
    if player.desk.chores.working:
        first = player.desk.chores._chores[0]
        print(f"  stopped after {first.progress.done} of {first.progress.total}")
        first.cancel()
        player.look("stopped", 0.5)


# A coach


def coach(wanted: Wanted) -> Player:
    """A person is asked, points at everything, and is coached by a process."""
    module = find(PROGRAM.games, wanted.game).load()
    player = Player(wanted, *shlex.split(workshop_of(module).waiting_game))
    width, height = player.desktop.window.stage.box.w, player.desktop.window.stage.box.h
    while (
        not isinstance(player.stack.top, Table) or player.stack.top.choosing is None or player.stack.waiting
    ):
        player.frame("table opens")
    coached = player.stack.top.play.coach
    for number in range(20 * FRAMES_PER_SECOND):
        share = abs(number // 20 % 16 - 8) / 8
        where = PointerMoved((width * (0.3 + 0.4 * share), height * 0.88))
        player.frame("coach thinks", partial(player.stack.handle, where))
    assert coached.better is not None, "nobody has thought"
    return player


# Ten thousand games


def index(wanted: Wanted) -> Player:
    """The index is gone: it is made anew behind the title and the list; then the list is used."""
    (Path(wanted.folder) / FILE).unlink(missing_ok=True)
    player = Player(wanted)
    player.frame("title, index", lambda: player.desk.archive.refresh(player.desk.chores))
    player.look("title, index", 15)
    player.open("list opens, index", player.routes.history)
    for number, _ in enumerate(_until_over(player)):
        if number % 60 == 0:
            player.press("list, index", (Intent.DOWN, Intent.PAGE_DOWN)[number // 60 % 2])
        player.frame("list, index")
    player.look("list, index", 1)
    player.leave()
    player.look("title", 1)
    _use_list(player)
    return player


def _use_list(player: Player) -> None:
    history = player.open("list opens", player.routes.history)
    player.look("list rests", 2)
    for each in history.filters.all:
        for _ in each.options:
            player.frame(
                "list filtered", partial(history._filter, partial(history.filters.step, each.key, 1))
            )
            player.look("list rests", 0.2)
    for intent in (*[Intent.DOWN] * 30, *[Intent.PAGE_DOWN] * 20, Intent.TO_END, Intent.TO_TOP):
        player.press("list scrolls", intent)
        player.look("list scrolls", 0.1)


KINDS: dict[str, Callable[[Wanted], Player]] = {each.__name__: each for each in (jumps, review, coach, index)}


def measured(wanted: Wanted) -> float:
    """In a process of its own: prints what frames have cost, and says what the dearest did."""
    player = KINDS[wanted.what](wanted)
    player.close()
    for name, costs in player.costs.items():
        high = quantiles(costs, n=100, method="inclusive")[-1] if len(costs) > 1 else costs[0]
        told = f"median {median(costs):5.1f}  p99 {high:5.1f}  worst {max(costs):5.1f}"
        over = sum(cost > MOST_MS for cost in costs)
        print(f"  {name:32} {len(costs):6} frames  {told}" + (f"  {over} too long" if over else ""))
    return max(max(costs) for costs in player.costs.values())


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Measure what frames cost while much goes on.")
    parser.add_argument("--what", nargs="+", choices=KINDS, default=list(KINDS))
    parser.add_argument("--game", help="one of them only")
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--games", type=int, nargs="+", default=[7000, 3000], help="of each, for the index")
    parser.add_argument("--iterations", type=int, help="of a review, if not as many as usual")
    parser.add_argument("--folder", type=Path, help="keep those there; those that are there are used again")
    options = parser.parse_args(arguments)
    worst = 0.0
    for what in options.what:
        for listing in PROGRAM.games:
            if options.game in (None, listing.key) and (what != "index" or listing is PROGRAM.games[0]):
                with _folder(options if what == "index" else None) as folder:
                    print(f"{what}, {listing.key}, {options.size}: CPU ms per frame", flush=True)
                    wanted = Wanted(what, listing.key, options.size, folder, options.iterations)
                    worst = max(worst, _apart(wanted))
    print(f"the dearest frame took {worst:.0f} ms of CPU")
    return int(worst > MOST_MS)


def _apart(wanted: Wanted) -> float:
    """In a process of its own, which may have others."""
    context = get_context("spawn")
    queue = context.SimpleQueue()
    process = context.Process(target=_tell, args=(queue, wanted))
    process.start()
    process.join()
    assert not process.exitcode, "it broke"
    return queue.get()


def _tell(queue: Any, wanted: Wanted) -> None:
    queue.put(measured(wanted))


@contextmanager
def _folder(options: Any) -> Iterator[str]:
    with TemporaryDirectory() as elsewhere:
        if options is None:
            yield elsewhere
            return
        folder = options.folder or Path(elsewhere)
        for listing, count in zip(PROGRAM.games, options.games, strict=False):
            measure_archive.make(folder, listing.load(), count)
        yield str(folder)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
