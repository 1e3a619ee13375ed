"""Games that nobody has played, an archive in memory that has them, and somebody who reviews them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any, Final

from game.core.errors import BadReplay, BadSetup
from game.core.levels import HUMAN
from game.core.match import Match
from game.core.module import GameModule
from game.services.archive.rows import GameRow, SeatRow, Values, Wanted
from game.services.chores import Chore, Chores, Progress, State
from game.services.saved_game import SavedGame, Sitting
from game.shell.paint.palette import LIVERIES

NOW: Final = datetime(2026, 11, 18, 16, 0)
"""A Wednesday."""
PEOPLE: Final = ("Ana", "Bo", "Cleo", "Maximiliane", "Bartholomäus")
TITLES: Final = ("The long night", "Lion at the door", "Grandma's revenge")


def now() -> datetime:
    """What the clock on the wall shows."""
    return NOW


def a_row(module: GameModule, number: int = 0, seats: int = 2, **other: Any) -> GameRow:
    """A game that the first seat has won, some hours ago."""
    levels, begun = module.levels, NOW - timedelta(hours=5 * number)
    setup = {name: value for choice in module.choices[:1] for name, value in choice.options[0].words.items()}
    row = GameRow(
        module.key,
        Path(f"{module.key}_{number}.txt"),
        "",
        f"{begun:%Y-%m-%d %H:%M}",
        begun.timestamp(),
        tuple(setup.items()),
        tuple(
            SeatRow(
                levels[seat % len(levels)].key if seat else HUMAN,
                PEOPLE[seat] if seat else "Ana",
                "" if seat else "Ana",
                seat + 1,
                0.0 if seat else 1.0,
                24 - 3 * seat - number % 3,
            )
            for seat in range(seats)
        ),
        20 + number % 9,
        over=True,
        casual=False,
        pinned=False,
        conceded=False,
        reviewed=False,
    )
    return replace(row, **other)


def invented(modules: Sequence[GameModule], count: int, seed: int = 7) -> list[GameRow]:
    """All kinds of games, one every few hours, the latest first."""
    chance = Random(seed)
    return [_invented(chance.choice(modules), number, chance) for number in range(count)]


def _invented(module: GameModule, number: int, chance: Random) -> GameRow:
    seats, over = chance.choice(module.seats), number % 11 != 2
    row = a_row(module, number, seats)
    setup: dict[str, str] = {}
    for choice in module.choices:
        setup |= chance.choice(choice.options).words
    scores = [chance.randint(3, 29) for _ in range(seats)]
    best, liveries = max(scores), [livery.name for livery in chance.sample(LIVERIES, seats)]
    names = chance.sample(PEOPLE, seats)
    people = chance.choice((1, 1, 1, 2))
    return replace(
        row,
        title=chance.choice(TITLES) if number % 9 == 4 else "",
        setup=tuple(setup.items()),
        seats=tuple(
            SeatRow(
                HUMAN if seat < people else chance.choice(module.levels).key,
                names[seat],
                names[seat] if seat < people else "",
                1 + sum(score > scores[seat] for score in scores) if over else 0,
                (scores[seat] == best) / scores.count(best) if over else 0.0,
                scores[seat],
            )
            for seat in range(seats)
        ),
        over=over,
        casual=number % 6 == 1,
        pinned=number in (4, 13),
        conceded=over and number % 17 == 8,
        reviewed=over and number % 5 == 0,
        liveries=tuple(liveries),
    )


class FakeArchive:
    """Games in memory; understands all that the list asks of an archive."""

    def __init__(
        self, rows: Sequence[GameRow], open_game: Callable[[GameRow], SavedGame] | None = None
    ) -> None:
        self.games = {row.path: row for row in rows}
        self.ready, self.version = True, 0
        self.chore: Chore | None = None
        self.asked: list[tuple[int, int | None]] = []
        """Which rows somebody wanted to see."""
        self.broken: set[Path] = set()
        """What cannot be read."""
        self._open = open_game

    def refresh(self, chores: Chores) -> Chore | None:
        return self.chore

    def values(self, game: str = "") -> Values:
        rows = self.games.values()
        seats = [seat for row in rows for seat in row.seats]
        return Values(
            tuple(sorted({row.game for row in rows})),
            tuple(sorted({word for row in rows for word in row.setup})),
            tuple(sorted({len(row.seats) for row in rows})),
            tuple(sorted({seat.person for seat in seats} - {""})),
            tuple(sorted({seat.who.partition(":")[0] for seat in seats} - {HUMAN})),
        )

    def _found(self, wanted: Wanted) -> list[GameRow]:
        rows = [row for row in self.games.values() if fits(row, wanted)]
        return sorted(rows, key=lambda row: (not row.pinned, -row.played))

    def count(self, wanted: Wanted) -> int:
        return len(self._found(wanted))

    def rows(self, wanted: Wanted, first: int = 0, most: int | None = None) -> list[GameRow]:
        self.asked.append((first, most))
        return self._found(wanted)[first : None if most is None else first + most]

    def open(self, row: GameRow) -> SavedGame:
        if row.path in self.broken or self._open is None:
            raise BadReplay("This saved game ends before it begins.")
        return self._open(row)

    def _put(self, row: GameRow) -> GameRow:
        self.games[row.path] = row
        self.version += 1
        return row

    def pin(self, row: GameRow, pinned: bool) -> GameRow:
        return self._put(replace(row, pinned=pinned))

    def rename(self, row: GameRow, title: str) -> GameRow:
        return self._put(replace(row, title=title))

    def delete(self, row: GameRow) -> GameRow | None:
        self.version += 1
        return self.games.pop(row.path)

    def restore(self, deleted: GameRow) -> GameRow:
        return self._put(deleted)

    def rename_person(self, old: str, new: str, chores: Chores) -> Chore | None:
        if new == "Nobody":
            raise BadSetup("Nobody can be called that.")
        for row in [*self.games.values()]:
            seats = (
                seat._replace(name=new, person=new) if seat.person == old else seat for seat in row.seats
            )
            self._put(replace(row, seats=tuple(seats)))
        return self.chore

    def import_text(self, text: str) -> GameRow:
        """Only the name of a game that is here says which one is meant."""
        template = next((row for row in self.games.values() if row.game == text.strip()), None)
        if template is None:
            raise BadReplay("This is no game: line 1 says 'hello'.")
        return self._put(replace(template, path=Path("imported.txt"), title="", pinned=False))


def fits(row: GameRow, wanted: Wanted) -> bool:
    """Somebody wants to see it."""
    day = row.started[:10]
    outcomes = [seat.outcome for seat in row.seats if seat.person and wanted.person in ("", seat.person)]
    return (
        wanted.game in ("", row.game)
        and set(wanted.setup) <= set(row.setup)
        and wanted.seats in (0, len(row.seats))
        and (not wanted.person or any(seat.person == wanted.person for seat in row.seats))
        and (not wanted.level or any(seat.who.partition(":")[0] == wanted.level for seat in row.seats))
        and (not wanted.since or day >= wanted.since)
        and (not wanted.until or day <= wanted.until)
        and (wanted.outcome is None or (row.over and wanted.outcome in outcomes))
        and not (wanted.serious and row.casual)
    )


def nothing_to_do() -> Any:
    """A job that nobody starts."""
    yield Progress()


class FakeChore(Chore):
    """A long job that is as far as a test says."""

    def __init__(self, done: int = 0, total: int = 0) -> None:
        super().__init__(nothing_to_do, ())
        self.state, self.progress = State.WORKING, Progress(done, total)

    def goes_on(self, done: int, total: int) -> None:
        self.progress = Progress(done, total)

    def ends(self, state: State = State.DONE) -> None:
        self.state = state


class FakeReviews:
    """Reviews that are made as fast as a test says."""

    def __init__(self) -> None:
        self.chores: list[FakeChore] = []
        self.asked: list[SavedGame] = []

    def begin(self, chores: Chores, saved: SavedGame, iterations: int | None = None) -> Chore:
        self.asked.append(saved)
        self.chores.append(FakeChore(0, 40))
        return self.chores[-1]


def opened(modules: Sequence[GameModule]) -> Callable[[GameRow], SavedGame]:
    """Opens a row as a game of which only the deal was played; where it is over, everybody has given up."""
    known = {module.key: module for module in modules}

    def open_game(row: GameRow) -> SavedGame:
        module, seats = known[row.game], len(row.seats)
        rules = module.rules
        match: Any = Match(rules, rules.parse_setup({**dict(row.setup), "players": str(seats)}), 5)
        given_up = tuple(range(seats)) if row.over else ()
        names = tuple(seat.name for seat in row.seats)
        sitting = Sitting(tuple(seat.who for seat in row.seats), names, conceded=given_up)
        return SavedGame(module, row.path, match, sitting, row.played, False, b"a game as text\n")

    return open_game
