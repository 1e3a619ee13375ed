"""A review as it is kept beside the replay of its game.

It is made from the replay and never the other way round. A header says of what, and how; then each decision
that was judged adds a line, with a check word that follows from all that is above it:

    review 1
    judging 1
    game some_game
    iterations 1000
    match 5f0c1a2e...
    decisions 24

    {"number": 1, "first": 0, ...} #90b1d3c7

Whatever is torn is left out and judged again, whatever does not fit is thrown away. The same game is always
judged alike. So programs that review it at once write the same, and whoever is behind changes nothing.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from math import isclose
from pathlib import Path
from typing import Any, Final, NamedTuple
from zlib import crc32

from game.core import replay
from game.core.judging import CONCEDE, NOBODY, PLAY_ON, VERSION, Giving, Unit, actions_of, decisions_of
from game.core.reviewing import Judged, Review
from game.core.rules import AnyRules, Seat
from game.core.weighing import Value
from game.services import files
from game.services.saved_game import SavedGame

FORMAT: Final = 1
ENDING: Final = ".review"
LONGEST: Final = 1024 * 1024
_CHECK: Final = b" #"
_NUMBERS: Final = "number", "first", "count", "turn", "seat"
_ITERATIONS: Final = b"\niterations "
DECISIONS: Final = "decisions"
"""The line of the header that says how many there are to judge."""


def beside(path: Path) -> Path:
    """Where the review of the game in that file is kept."""
    return path.with_name(path.name + ENDING)


def is_reviewed(path: Path) -> bool:
    """Whether all decisions of the game in that file seem to be judged: for a list, which reads neither."""
    try:
        head, _, lines = files.read(beside(path), LONGEST).partition(b"\n\n")
    except (OSError, ValueError):
        return False
    return head.endswith(f"\n{DECISIONS} {lines.count(_CHECK)}".encode())


def giving_of(saved: SavedGame) -> Giving:
    """Who ended the game by giving up; nobody, if it came to its end."""
    return Giving(saved.left, saved.result) if saved.left else NOBODY


class Found(NamedTuple):
    """What there is of a review."""

    iterations: int
    decisions: tuple[Judged, ...]
    data: bytes
    """As far as it fits."""


class ReviewFile:
    """The file of the review of one game."""

    def __init__(self, saved: SavedGame, *, keeps: bool = True) -> None:
        """Where nothing can be kept, everything is judged anew every time."""
        self._saved, self._path, self._keeps = saved, beside(saved.path), keeps
        self.giving = giving_of(saved)
        self.units: Sequence[Unit] = decisions_of(saved.match, self.giving)
        """All that there is to judge."""
        self.refused = ""
        """Why the disk did not take what was judged last, in a sentence."""

    def read(self) -> Found | None:
        """As much as fits the game; None where there is nothing of that kind, or nobody can read it."""
        if not self._keeps:
            return None
        try:
            data = files.read(self._path, LONGEST)
        except (OSError, ValueError):
            return None
        return self.fitting(data)

    def fitting(self, data: bytes) -> Found | None:
        """As much of a review as fits the game."""
        head, gap, lines = data.partition(b"\n\n")
        iterations = _number(head.rpartition(_ITERATIONS)[2].partition(b"\n")[0])
        if not gap or iterations is None or head + gap != self._head(iterations):
            return None
        decisions, sound = list[Judged](), head + gap
        for line, text in _checked(sound, lines):
            judged = self._understood(text, len(decisions))
            if judged is None:
                break
            decisions.append(judged)
            sound += line
        return Found(iterations, tuple(decisions), sound)

    def review(self, found: Found) -> Review:
        """What it tells of the game."""
        return Review(len(self._saved.sitting.seats), found.decisions, self._saved.result)

    def is_whole(self, found: Found) -> bool:
        """Nothing is left to judge."""
        return len(found.decisions) == len(self.units)

    def begun(self, iterations: int | None) -> Found:
        """A review to go on with: what there is of it, or nothing yet. Where nobody says how thorough it has
        to be, a whole one that is more thorough than usual will do."""
        usual, found = self._saved.module.levels[-1].advice, self.read()
        if found is not None and found.iterations == (iterations or usual):
            return found
        if found is not None and iterations is None and found.iterations > usual and self.is_whole(found):
            return found
        return Found(iterations or usual, (), self._head(iterations or usual))

    def add(self, found: Found, judged: Judged) -> Found:
        """Another decision is judged, and on the disk when this is over. Where the disk refuses it, the next
        one tries to save all of them."""
        text = json.dumps(_told(judged), ensure_ascii=False, separators=(", ", ": ")).encode()
        line = text + _CHECK + b"%08x\n" % crc32(text, crc32(found.data))
        data = found.data + line
        if self._keeps:
            self._save(found.data, line)
        return found._replace(decisions=(*found.decisions, judged), data=data)

    def _save(self, before: bytes, line: bytes) -> None:
        try:
            if not files.append(self._path, line, len(before)):
                now = self.read()
                if now is None or not now.data.startswith(before + line):
                    files.replace(self._path, before + line)
            self.refused = ""
        except OSError as error:
            self.refused = files.reason(error)

    def _head(self, iterations: int) -> bytes:
        module, match = self._saved.module, self._saved.match
        record = replay.write(module.key, match, {"conceded": " ".join(map(str, self.giving.seats))})
        words = {
            "review": FORMAT,
            "judging": VERSION + module.levels[-1].revision,
            "game": module.key,
            "iterations": iterations,
            "match": sha256(record.encode()).hexdigest(),
            DECISIONS: len(self.units),
        }
        return "".join(f"{name} {value}\n" for name, value in words.items()).encode() + b"\n"

    def _understood(self, text: bytes, at: int) -> Judged | None:
        """The decision of that number that a line tells of; None if it cannot be that."""
        if at >= len(self.units):
            return None
        unit, saved = self.units[at], self._saved
        actions = saved.match.actions[unit.first : unit.first + unit.count]
        played = list(map(saved.match.rules.spell, actions)) or [CONCEDE]
        try:
            judged = _read(json.loads(text), len(saved.sitting.seats), saved.match.rules)
        except (ValueError, TypeError, LookupError, AttributeError, OverflowError, RecursionError):
            return None
        is_it = (judged.number, *_unit_of(judged)) == (at + 1, *_unit_of(unit))
        return judged if is_it and list(actions_of(judged.played)) == played else None


def _unit_of(each: Unit | Judged) -> tuple[int, ...]:
    return each.first, each.count, each.seat, each.turn


def _number(text: bytes) -> int | None:
    return int(text) if text.isdigit() and len(text) < 10 else None


def _checked(head: bytes, lines: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Every line whose check word fits, with its text, until one does not; what has no end is torn."""
    check = crc32(head)
    for line in lines.splitlines(keepends=True):
        text, _, word = line.rpartition(_CHECK)
        if word != b"%08x\n" % crc32(text, check):
            return
        check = crc32(line, check)
        yield line, text


# A decision in a line


def _told(judged: Judged) -> dict[str, Any]:
    best = None if judged.best == judged.played else _value(judged.best)
    return {
        "number": judged.number,
        "first": judged.first,
        "count": judged.count,
        "turn": judged.turn,
        "seat": judged.seat,
        "played": _value(judged.played),
        "best": best,
    }


def _value(value: Value[str]) -> dict[str, Any]:
    return {"actions": list(actions_of(value)), "chances": list(value.chances), "error": value.error}


def _read(told: Mapping[str, Any], seats: int, rules: AnyRules) -> Judged:
    played = _read_value(told["played"], seats, rules)
    best = played if told["best"] is None else _read_value(told["best"], seats, rules)
    number, first, count, turn, seat = (told[name] for name in _NUMBERS)
    return Judged(number, first, count, turn, Seat(seat), played, best)


def _read_value(told: Mapping[str, Any], seats: int, rules: AnyRules) -> Value[str]:
    """Raises something where it is none."""
    (first, *rest), chances, error = told["actions"], tuple(map(float, told["chances"])), float(told["error"])
    for action in (first, *rest):
        if action not in (CONCEDE, PLAY_ON):
            rules.parse(action)
    shares = len(chances) == seats and all(0 <= each <= 1 for each in chances)
    if not (shares and isclose(sum(chances), 1, abs_tol=1e-6) and 0 <= error <= 1):
        raise ValueError("These are no chances.")
    return Value(first, chances, error, tuple(rest))
