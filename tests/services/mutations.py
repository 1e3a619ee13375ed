"""Files as nobody would write them: real ones, damaged in every way that disks, editors and villains know.

Used by the tests, and by `build_scripts/checks/fuzz_files.py` for as long as you like.
"""

from __future__ import annotations

import json
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from threading import get_ident
from typing import Any
from unittest.mock import patch

from game.beasty_bar.module import BEASTY_BAR
from game.beasty_bar.rules.setup import Mode, Setup
from game.core import replay
from game.core.errors import GameError
from game.core.match import AnyMatch, Match
from game.services import learned, saved_game, saves, settings, settings_file
from game.services.learned import Kept, Learned
from game.services.news import News
from game.services.saved_game import SavedGame, Sitting
from game.services.saves import Saves

RULES = BEASTY_BAR.rules
LONGEST_SENTENCE = 600
NAMES = ("Ana", "Bo", "Zoë", "Łukasz 🦁")
SEATS = ("human", "cub", "expert:hoarder", "human")


def played(setup: Setup, seed: int, actions: int | None = None) -> AnyMatch:
    """A random game, so many actions of it."""
    match, chance = Match(RULES, setup, seed), Random(seed)
    while match.to_act is not None and (actions is None or len(match.actions) < actions):
        match.submit(chance.choice(RULES.legal_actions(match.state)))
    return match


def sitting(players: int, setup: Setup) -> Sitting:
    liveries = ("teal", "blue")
    return Sitting(
        SEATS[:players],
        NAMES[:players],
        "rooftop",
        setup,
        started="2030-01-31 12:00",
        liveries=liveries,
        house="official",
    )


def spelled(match: AnyMatch, asked: Setup | None = None) -> bytes:
    """The file of a game."""
    return saved_game.spelled(
        BEASTY_BAR, match, sitting(RULES.seats(match.setup), asked or Setup(RULES.seats(match.setup)))
    )


def specimens() -> dict[str, list[bytes]]:
    """Real files of each kind."""
    matches = []
    for number, mode in enumerate([*Mode, *Mode]):
        setup = Setup(2 + number % 3, mode, advanced=number > 3)
        matches.append(played(setup, number, (0, 1, 7, 15, 20, None)[number]))
    choosing = [
        saved_game.spelled(BEASTY_BAR, played(setup, 6, 0), replace(sitting(2, setup), decided=decided))
        for setup, decided in [(Setup(2, Mode.MIXED), 0), (Setup(2, Mode.MIXED, advanced=True), 1)]
    ]
    some = settings.Settings(
        width=1600,
        speed=2.0,
        games={
            key: settings.Habits(last_setup={"set": "mixed"}, seats=["human", "cub"])
            for key in (BEASTY_BAR.key, "second")
        },
        names=list(NAMES),
        liveries=["red"],
        profiles=dict.fromkeys(NAMES, "teal"),
        takeback="drawn",
    )
    laid_out: AnyMatch = Match.at(RULES, RULES.spell_state(matches[2].state))
    laid_out.submit(RULES.legal_actions(laid_out.state)[0])
    matches.append(laid_out)
    begun = {"first": {"done": True}, "second": {"done": False, "beat": 2, "given": ["lion", "pass"]}}
    lessons = {name: {BEASTY_BAR.key: begun, "second": begun} for name in ("", *NAMES)}
    return {
        "save": [*(spelled(match) for match in matches), *choosing],
        "replay": [replay.write(BEASTY_BAR.key, match).encode() for match in matches],
        "lessons": [json.dumps(lessons, indent=1).encode(), b"{}"],
        "settings": [json.dumps(settings.spread(some, BEASTY_BAR.key), indent=2).encode(), b"{}"],
    }


# Damage

Mutation = Callable[[bytes, Random], bytes]

WORDS = (
    *(
        b"../../x",
        b"/etc/passwd",
        b"C:\\\\x",
        b"..\\..\\x",
        b"~/x",
        b"\x00",
        b"\n\n",
        b"\r\n",
        b"#",
        b"# ",
        b" #",
    ),
    *(
        b"seat.1 human ../../x",
        b"# venue ../../x",
        b"# decided 1",
        b"seed 7",
        b"players 99",
        b"stack 1 2",
        b"lion",
        b"beasty_bar 2",
    ),
    *(
        b"\xff\xfe",
        b"\xef\xbb\xbf",
        "\u202eevil".encode(),
        "\ud7ff\u2028".encode(),
        b"\xed\xa0\x80",
        b"1e999",
    ),
    *(
        b"NaN",
        b"-1",
        b"null",
        b"true",
        b"[]",
        b"{}",
        b"__import__('os')",
        b"%s%n",
        b"{0.__class__}",
        b"9" * 4400,
    ),
)


def _at(data: bytes, chance: Random) -> int:
    return chance.randrange(len(data) + 1)


def torn(data: bytes, chance: Random) -> bytes:
    return data[: _at(data, chance)]


def headless(data: bytes, chance: Random) -> bytes:
    return data[_at(data, chance) :]


def flipped(data: bytes, chance: Random) -> bytes:
    if not data:
        return data
    changed = bytearray(data)
    for _ in range(chance.choice((1, 1, 1, 5, 50))):
        changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
    return bytes(changed)


def stuffed(data: bytes, chance: Random) -> bytes:
    at = _at(data, chance)
    return (
        data[:at]
        + chance.choice((chance.randbytes(chance.randrange(1, 40)), chance.choice(WORDS)))
        + data[at:]
    )


def hollow(data: bytes, chance: Random) -> bytes:
    """A block that never reached the disk."""
    start, end = sorted((_at(data, chance), _at(data, chance)))
    return data[:start] + b"\x00" * (end - start) + data[end:]


def gapped(data: bytes, chance: Random) -> bytes:
    start, end = sorted((_at(data, chance), _at(data, chance)))
    return data[:start] + data[end:]


def _lines(change: Callable[[list[bytes], Random], object]) -> Mutation:
    def mutation(data: bytes, chance: Random) -> bytes:
        lines = data.split(b"\n")
        change(lines, chance)
        return b"\n".join(lines)

    return mutation


def _swap(lines: list[bytes], chance: Random) -> None:
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]


def _another(lines: list[bytes], chance: Random) -> None:
    lines.insert(chance.randrange(len(lines)), chance.choice(lines))


def _word(lines: list[bytes], chance: Random) -> None:
    """A value that is something else altogether."""
    number = chance.randrange(len(lines))
    name, gap, _ = lines[number].partition(b" ")
    lines[number] = name + gap + chance.choice(WORDS)


def huge_line(data: bytes, chance: Random) -> bytes:
    at = _at(data, chance)
    return (
        data[:at]
        + chance.choice((b"x", b"9", b"\x00", b" ", b"\xff")) * chance.choice((5_000, 200_000))
        + data[at:]
    )


def nested(data: bytes, chance: Random) -> bytes:
    at = _at(data, chance)
    return data[:at] + chance.choice((b"[", b'{"a":', b"(")) * 20_000 + data[at:]


def million_digits(data: bytes, chance: Random) -> bytes:
    number = chance.choice((b"1", b"9")) * chance.choice((21, 4_301, 50_000, 1_000_000))
    digits = [at for at in range(len(data)) if data[at : at + 1].isdigit()]
    at = chance.choice(digits or [0])
    return data[:at] + number + data[at + 1 :]


def encoded(data: bytes, chance: Random) -> bytes:
    """As some other program would have written it."""
    text = data.decode("latin-1")
    return text.encode(chance.choice(("utf-16", "utf-32", "utf-8-sig", "utf-16-be", "utf-7")))


def windows(data: bytes, chance: Random) -> bytes:
    return data.replace(b"\n", chance.choice((b"\r\n", b"\r", b"\n\n", b"\x85")))


def doubled(data: bytes, chance: Random) -> bytes:
    return data * chance.choice((2, 3, 40))


def foreign(data: bytes, chance: Random) -> bytes:
    return chance.choice(
        (
            b"",
            b"\n\n",
            b"\x89PNG\r\n\x1a\n" + chance.randbytes(99),
            b"PK\x03\x04",
            chance.randbytes(chance.randrange(3_000)),
        )
    )


def forged(data: bytes, chance: Random) -> bytes:
    """Lines that fit their check words, as somebody would write them who knows how."""
    text = _lines(chance.choice((_swap, _another, _word)))(data, chance)
    header, _, actions = text.partition(b"\n\n")
    start = header + b"\n\n"
    lines, check = [start], saved_game.crc32(start)
    for line in actions.splitlines():
        action = line.rpartition(b" #")[0] or line
        check = saved_game.crc32(action, check)
        lines.append(action + b" #%08x\n" % check)
    return b"".join(lines)


MUTATIONS: Sequence[Mutation] = (
    *(
        torn,
        torn,
        headless,
        flipped,
        flipped,
        stuffed,
        stuffed,
        hollow,
        gapped,
        doubled,
        foreign,
        windows,
        encoded,
    ),
    *(_lines(_swap), _lines(_another), _lines(_word), forged, forged, huge_line, nested, million_digits),
)


def mutated(data: bytes, chance: Random) -> bytes:
    """The file after one, two or three accidents."""
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        data = chance.choice(MUTATIONS)(data, chance)
    return data


# What must hold whatever is in a file


def try_save(data: bytes, folder: Path) -> str:
    """It is a game, or part of one, or it is kept aside; and a game can be gone on with."""
    place = folder / saves.SAVES / BEASTY_BAR.key
    place.mkdir(parents=True, exist_ok=True)
    (place / "game.txt").write_bytes(data)
    kept = Saves(folder)
    games = kept.games(BEASTY_BAR)
    assert len(games) <= 1
    outcome = _go_on(kept, games[0]) if games else _refused(folder, data)
    for file in [*folder.glob("*/*/*")]:
        file.unlink()
    return outcome


def _refused(folder: Path, data: bytes) -> str:
    (file,) = folder.glob("*/*/*")
    assert file.read_bytes() == data, "the file was changed"
    return "finished" if file.suffix == saves.ENDING else file.suffix[1:]


def _go_on(kept: Saves, game: SavedGame) -> str:
    match = Match(RULES, game.match.setup, game.match.beginning)
    match.submit_all(game.match.actions)
    assert match.state == game.match.state
    assert all(name.isprintable() and 0 < len(name) <= saved_game.LONGEST_NAME for name in game.sitting.names)
    for who in game.sitting.seats:
        assert who == "human" or BEASTY_BAR.check_computer(who) is None
    journal = kept.reopen(BEASTY_BAR, match, game)
    match.submit(RULES.legal_actions(match.state)[0])
    path = journal.path
    assert path is not None
    assert journal.keep()
    if match.to_act is not None:
        again = saved_game.read(BEASTY_BAR, path)
        assert (again.match.state, again.sitting, again.damaged) == (match.state, game.sitting, False)
    if game.damaged:
        asides = path.parent.glob(f"*{saves.BROKEN_ENDING}")
        assert [file.read_bytes() for file in asides] == [game.data], "nothing of it is left"
    return "damaged" if game.damaged else "read"


def try_settings(data: bytes, folder: Path) -> str:
    """Whatever is no good has its default, and can be saved; a file that is none is kept."""
    (folder / settings_file.FILE).write_bytes(data)
    values, notice = settings_file.load(folder, BEASTY_BAR.key)
    told = settings.spread(values, BEASTY_BAR.key)
    assert all(settings.CHECKS[name.rpartition(".")[2]](value) for name, value in told.items())
    asides = [*folder.glob("settings.broken*.json")]
    assert [file.read_bytes() for file in asides] == (
        [] if (folder / settings_file.FILE).exists() else [data]
    )
    for file in asides:
        file.unlink()
    assert settings_file.save(values, folder, BEASTY_BAR.key) is None
    assert settings_file.load(folder, BEASTY_BAR.key) == (values, None)
    return "read" if notice is None else "broken"


def try_lessons(data: bytes, folder: Path) -> str:
    """What makes no sense counts as not begun, and more can be noted; a file that is none is kept."""
    path, news = folder / learned.FILE, News()
    path.write_bytes(data)
    known = Learned(folder, news)
    for name in ("", *NAMES):
        assert all(isinstance(kept, Kept) for kept in known.of(name, BEASTY_BAR.key).values())
    asides = [*folder.glob("lessons.broken*.json")]
    assert [file.read_bytes() for file in asides] == ([] if path.exists() else [data])
    outcome = "read" if path.exists() else "broken"
    assert (news.next() is None) == path.exists(), "whoever lost something hears of it"
    for file in asides:
        file.unlink()
    known.finish(NAMES[0], BEASTY_BAR.key, "third")
    assert Learned(folder, news).of(NAMES[0], BEASTY_BAR.key)["third"] == Kept(done=True)
    assert news.next() is None
    return outcome


def try_replay(data: bytes, folder: Path) -> str:
    """Read whole, or refused in one short sentence."""
    text = data.decode("utf-8", "replace")
    try:
        record = replay.recover(BEASTY_BAR.key, RULES, text)
    except GameError as error:
        if len(str(error)) > LONGEST_SENTENCE:
            raise AssertionError(f"told at length: {error}") from error
        return "broken"
    return "read" if record.damage is None else "damaged"


TRIALS = {"save": try_save, "settings": try_settings, "lessons": try_lessons, "replay": try_replay}


KINDS = ("save", "save", "settings", "lessons", "replay")


def fuzz(count: int, seed: int, folder: Path, each: Callable[[], object] = lambda: None) -> Counter[str]:
    """So many damaged files, and what became of them; raises where something must not be."""
    kinds = [(kind, TRIALS[kind], specimens()[kind]) for kind in KINDS]
    return tried(count, seed, folder, kinds, each)


Trial = Callable[[bytes, Path], str]


def tried(
    count: int,
    seed: int,
    folder: Path,
    kinds: Sequence[tuple[str, Trial, Sequence[bytes]]],
    each: Callable[[], object] = lambda: None,
) -> Counter[str]:
    """The same for other kinds of files: what each is called, what must hold, and real ones."""
    chance, outcomes = Random(seed), Counter[str]()
    for number in range(count):
        kind, trial, real = kinds[number % len(kinds)]
        data = mutated(chance.choice(real), chance)
        try:
            with patch("os.fsync"):  # nobody pulls this plug, and a disk is slow
                outcomes[f"{kind} {trial(data, folder)}"] += 1
        except BaseException:
            print(f"file {number} of seed {seed}: {data[:2000]!r}", file=sys.stderr)  # noqa: T201
            raise
        each()
    return outcomes


# Where files are written


_WRITES = {"os.rename": (0, 1), "os.remove": (0,), "os.mkdir": (0,), "os.rmdir": (0,), "os.link": (0, 1)}
_WRITES |= {"shutil.rmtree": (0,)}
_INSIDE = {"os.remove", "os.rmdir"}
"""The last of their arguments is an open folder, if there is one: of a tree whose removal was noted."""
"""What else changes files, and which of its arguments say which."""


class Watchman:
    """Notes every file that this process writes, moves or deletes elsewhere than in a folder."""

    def __init__(self) -> None:
        self._folder: str | None = None
        self.seen: list[str] = []
        sys.addaudithook(self._hear)

    @contextmanager
    def watching(self, folder: Path) -> Iterator[list[str]]:
        self._folder, self.seen = os.path.realpath(folder) + os.sep, []
        self._thread = get_ident()  # another test may have left one that tries to save
        try:
            yield self.seen
        finally:
            self._folder = None

    def _hear(self, event: str, arguments: tuple[Any, ...]) -> None:
        if self._folder is None or get_ident() != self._thread:
            return
        if event == "open" and (arguments[2] or 0) & (os.O_WRONLY | os.O_RDWR | os.O_CREAT):
            self._note(arguments[0])
        if event in _INSIDE and arguments[-1] != -1:
            return
        for number in _WRITES.get(event, ()):
            self._note(arguments[number])

    def _note(self, path: object) -> None:
        folder, self._folder = self._folder, None  # what follows is no news
        if isinstance(path, str | bytes | os.PathLike):
            real = os.path.realpath(os.fsdecode(path)) + os.sep
            if folder is not None and not real.startswith(folder):
                self.seen.append(os.fsdecode(path))
        self._folder = folder


def with_name(name: str) -> bytes:
    """The save of a player of that name."""
    match = played(Setup(2), 3, 5)
    return saved_game.spelled(BEASTY_BAR, match, replace(sitting(2, Setup(2)), names=(name, "Bo")))
