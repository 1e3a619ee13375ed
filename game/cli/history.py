"""`python -m game history`: the games that were played, and what happened in one of them."""

from __future__ import annotations

import argparse
import json
import sys
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, Final

from game.cli.program import Program
from game.cli.progress import progress_bar
from game.cli.terminal import Terminal
from game.core.errors import BadSetup, shortened
from game.core.giving_up import COMPUTER, PLAYED_ON, told
from game.core.history import History, closed_turns
from game.core.levels import HUMAN
from game.core.listing import find
from game.core.messages import N_
from game.services.archive.archive import Archive
from game.services.archive.importing import imported, text_in
from game.services.archive.persons import LONGEST, call, known
from game.services.archive.rows import ME, GameRow, Outcome, SeatRow, Wanted
from game.services.casual import CASUAL_NAME
from game.services.i18n import Language
from game.services.learned import Learned
from game.services.saved_game import SavedGame, one_line
from game.services.saves import Saves
from game.services.settings import Settings
from game.services.settings_file import SettingsFile

FEW: Final = 10
"""So many are enough for whoever sits at a table."""
APART: Final = " \N{MIDDLE DOT} "
NO_SUCH: Final = N_("There is no file or game number {what}.")
NOBODY: Final = N_("No player named {name} was found.")
TAKEN: Final = N_(
    "{name} is already a player here. Add --same if both names are one person. You cannot undo this."
)
STDIN: Final = Path("-")
"""The file that means: whatever is typed, or piped."""

Json = dict[str, Any]


@dataclass(frozen=True)
class Past:
    """All that was played, for whoever has only words."""

    archive: Archive
    program: Program
    terminal: Terminal
    settings: Settings

    @classmethod
    def opened(
        cls, program: Program, folder: Path | None, saves: Saves, terminal: Terminal, settings: Settings
    ) -> Past:
        """Of the games in a folder."""
        archive = Archive(folder, program.games, saves, saves.news, lambda: known(settings))
        return cls(archive, program, terminal, settings)

    def _brought_up(self) -> None:
        """All that is in the folder is known; a bar tells how far it is."""
        with progress_bar() as bar:
            for step in self.archive.steps():
                if step.done and step.total > 1:
                    bar.show(step.done, step.total, self.terminal.say("Reading games"))
        self.terminal.write(*self._news())

    def _news(self) -> Iterator[str]:
        return iter(partial(self.archive.news.next, self.terminal.say), None)

    # The list

    def show(self, wanted: Wanted, most: int, *, as_json: bool) -> int:
        """Those that somebody wants to see."""
        if not as_json:
            self._brought_up()
            self.terminal.write(*self.lines(wanted, most))
            return 0
        deque(self.archive.steps(), maxlen=0)
        rows = self.archive.rows(self._meant(wanted), most=most)
        print(json.dumps([_object(row, self._is_open(row)) for row in rows], indent=2, ensure_ascii=False))
        print(*self._news(), sep="\n", end="", file=sys.stderr)
        return 0

    def lines(self, wanted: Wanted, most: int) -> Iterator[str]:
        """A line for each."""
        say, wanted = self.terminal.say, self._meant(wanted)
        count = self.archive.count(wanted)
        if not count:
            yield say("No games found.")
            return
        for number, row in enumerate(self.archive.rows(wanted, most=most), 1):
            yield f"{number}. {self._line(row)}"
        if count > most:
            yield say("Showing the latest {shown} of {count} games.", shown=most, count=count)

    def _meant(self, wanted: Wanted) -> Wanted:
        """Whoever says "me" is no one of that name, unless there is one."""
        me = {"me", self.terminal.say("Me").casefold()}
        if wanted.person.casefold() not in me or wanted.person in self.archive.persons():
            return wanted
        return replace(wanted, person=self.settings.me or ME)

    def _line(self, row: GameRow) -> str:
        """When, what, who, and how it ended."""
        say = self.terminal.say
        won = [self._called(seat, COMPUTER) for seat in row.seats if row.over and seat.share]
        marks = [
            say("won by {names}", names=", ".join(won)) if won else "",
            "" if row.over else say("not over yet"),
            say("given up") if row.conceded else "",
            say(CASUAL_NAME) if row.casual else "",
            say("pinned") if row.pinned else "",
            say("named {title}", title=shortened(row.title)) if row.title else "",
        ]
        players = ", ".join(self._player(row, seat) for seat in row.seats)
        return APART.join(filter(None, [row.started, self._title(row.game), players, *marks]))

    def _title(self, key: str) -> str:
        """What a game is called; one that this program does not have, by its key."""
        return next((game.title for game in self.program.games if game.key == key), key)

    def _player(self, row: GameRow, seat: SeatRow) -> str:
        """Somebody, and the score so far."""
        score = f" {seat.score}" if self._is_open(row) else ""
        if seat.played_on:
            return f"{self._called(seat, PLAYED_ON)}{score}"
        if seat.who == HUMAN or all(game.key != row.game for game in self.program.games):
            return f"{seat.name}{score}"
        level, _ = find(self.program.games, row.game).load().find(seat.who)
        said = self.terminal.translations.of(self.program.asset_folders(row.game))
        return f"{seat.name} ({said(level.name) if level else seat.who}){score}"

    def _called(self, seat: SeatRow, template: str) -> str:
        return self.terminal.say(template, name=seat.name) if seat.played_on else seat.name

    def _is_open(self, row: GameRow) -> bool:
        """The house lets everybody know how it stands."""
        return row.over or self.settings.open_piles

    # One of them

    def tell(self, which: str, wanted: Wanted) -> int:
        """What happened in a game: a file, or the number that it has in the list."""
        saved = self._found(which, wanted)
        self.terminal.write(*self.story(saved))
        return 0

    def numbered(self, which: str, wanted: Wanted) -> SavedGame | None:
        """The game of that number in the list; None if there is none."""
        if not (which.isascii() and which.isdigit() and 0 < len(which) < 7):
            return None
        rows = self.archive.rows(self._meant(wanted), int(which) - 1, 1) if int(which) else []
        return self.archive.open(rows[0]) if rows else None

    def _found(self, which: str, wanted: Wanted) -> SavedGame:
        path = Path(which)
        return imported(self.program.games, text_in(path)) if path.is_file() else self.listed(which, wanted)

    def listed(self, which: str, wanted: Wanted, *, silent: bool = False) -> SavedGame:
        """The game of that number in the list; raises `BadSetup` where there is none, nor a file."""
        if silent:
            deque(self.archive.steps(), maxlen=0)
        else:
            self._brought_up()
        saved = self.numbered(which, wanted)
        if saved is None:
            raise BadSetup(NO_SUCH, what=shortened(which))
        return saved

    def story(self, saved: SavedGame) -> Iterator[str]:
        """All that everybody saw, turn by turn, and how it ended. Where the house closes the piles of a game
        that goes on, it closes what tells of them, too."""
        module, match, sitting, say = saved.module, saved.match, saved.sitting, self.terminal.say
        self.terminal.translations.turn_to(self.program.asset_folders(module.key))
        spoken = self.terminal.translations, None, self.settings.chances, sitting.liveries
        words = Language(sitting.names, *spoken)
        players = ", ".join(told(sitting, say, short=False))
        yield APART.join(filter(None, [sitting.started, module.title, players]))
        history = History(match)
        closed = 0 if saved.ended or self.settings.open_piles else _closed(history, len(sitting.seats))
        for turn in history.turns:
            tell = module.outline if turn.number <= closed else module.log
            entries = tell(history.public(turn), words.seeing(turn.before))
            lines = " ".join(entry.text for entry in entries)
            yield f"{turn.number}. {words.seat(turn.seat)}: {lines}"
        yield ""
        if match.to_act is None:
            yield from module.text.result([match.state], Language(told(sitting, say), *spoken))
        elif saved.left:
            yield say("Given up by {names}.", names=words.listed([words.seat(seat) for seat in saved.left]))
        else:
            yield say("This game is not over yet.")

    def recalled(self, key: str, which: str) -> Iterator[str]:
        """At a table: the latest games of the one that is played, or what happened in one of them."""
        wanted = Wanted(game=key)
        self._brought_up()
        if not which:
            yield from self.lines(wanted, FEW)
        elif (saved := self.numbered(which, wanted)) is not None and saved.ended:
            yield from self.story(saved)
        else:
            yield self.terminal.say("There is no finished game with that number.")
        self.archive.close()

    # From elsewhere

    def call(self, person: str, name: str, folder: Path | None, *, same: bool) -> int:
        """Somebody is called that from now on, and in all their games; whoever is called so already has to be
        the same person."""
        self._brought_up()
        wanted = self._meant(Wanted(person=person))
        count, name, say = self.archive.count(wanted), one_line(name, LONGEST), self.terminal.say
        if not count or folder is None:
            raise BadSetup(NOBODY, name=shortened(person))
        if not same and name != wanted.person and self.archive.count(Wanted(person=name)):
            raise BadSetup(TAKEN, name=name)
        self.archive.rename_person(wanted.person, name)
        unsaved = self.archive.unsaved
        file = SettingsFile(folder, self.archive.news, find(self.program.games).key, unsaved)
        settings = file.load()
        file.begin(settings)
        call(settings, wanted.person, name)
        file.save(settings)
        Learned(folder, self.archive.news, settings, unsaved).call(wanted.person, name)
        self.terminal.write(say("Renamed to {name}.", name=name), *self._news())
        return 0

    def take_in(self, path: Path) -> int:
        """Keep a game from a file, or from what is typed."""
        self._brought_up()
        before = self.archive.count()
        archive = self.archive
        row = archive.import_text(sys.stdin.read()) if path == STDIN else archive.import_file(path)
        new = archive.count() > before
        told = N_("Saved in {file}") if new else N_("You already have this game: {file}")
        self.terminal.write(self._line(row), self.terminal.say(told, file=row.path))
        self.terminal.write(*self._news())
        return 0


def _closed(history: History, seats: int) -> int:
    turns = history.turns
    return closed_turns(len(turns), seats, on=bool(turns) and history.to_act == turns[-1].seat)


def _object(row: GameRow, told: bool) -> Json:
    """A game, for programs. Nobody in particular is called nothing; `me` is whoever plays alone here."""
    seats = [
        {
            **seat._asdict(),
            "person": None if seat.person in ("", ME) else seat.person,
            "me": seat.person == ME,
            "score": seat.score if told else None,
            "outcome": seat.outcome.value if row.over else None,
        }
        for seat in row.seats
    ]
    return {
        "game": row.game,
        "file": str(row.path),
        "title": row.title,
        "started": row.started,
        "played": row.played,
        "setup": dict(row.setup),
        "turns": row.turns,
        "over": row.over,
        "casual": row.casual,
        "pinned": row.pinned,
        "conceded": row.conceded,
        "reviewed": row.reviewed,
        "seats": seats,
    }


def wanted_by(options: argparse.Namespace, setup: Sequence[tuple[str, str]]) -> Wanted:
    """Which games a command line asks for."""
    outcome = Outcome.WON if options.won else Outcome.LOST if options.lost else None
    return Wanted(
        game=options.game or "",
        setup=tuple(setup),
        seats=options.players or 0,
        person=one_line(options.person or ""),
        level=one_line(options.level or ""),
        since=options.since or "",
        until=options.until or "",
        outcome=outcome,
    )
