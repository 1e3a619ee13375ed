"""A game as text, and as it is read again.

A game is one file, a record as `core/replay.py` reads it, to which each decision adds a line. Behind every
action stands a check word that follows from all that is above it:

    some_game 1
    seed 7
    players 2
    # seat.1 human Ana
    # seat.2 expert Bo
    # shuffle 5f0c...

    knight 3 #5f0c1a2e
    pass #90b1d3c7

What people decide before the deal changes the header; a note below all others counts it, with a check word of
its own: `# decided 1 #ba5eba11`. The file of a game whose decks are still being chosen is the file of the
game that comes of it, with less decided.

Who plays may change on the way. From an action on somebody else has a seat; the header says who began:

    pass # seat.2 human #1f00ba47

A last line without its end was being written when the power failed; nobody has seen what it would say, so it
is left out. Anything else that does not fit ends the game before it.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple
from zlib import crc32

from game.core import giving_up, replay
from game.core.errors import BadReplay, GameError, shortened
from game.core.levels import HUMAN
from game.core.match import AnyMatch
from game.core.module import GameModule
from game.core.reviewing import Shares
from game.core.rules import AnyRules, Seat
from game.core.seating import Seating
from game.core.words import USUAL_NAMES
from game.services import files

LONGEST_FILE: Final = 64 * 1024
LONGEST_NAME: Final = 40
LONGEST_NOTE: Final = 100
DECIDED: Final = "decided"
"""The note of what was decided before the deal."""
_DECIDED_LINE: Final = f"\n{replay.NOTE}{DECIDED} ".encode()
_UNDECIDED_LINE: Final = _DECIDED_LINE + b"0 "
FOLLOWS: Final = "follows"
"""Stands for the return game that comes next."""
SHUFFLE: Final = "shuffle"
"""The note of the hash of the shuffle."""
EARLIER: Final = "earlier"
"""The reason of a casual game that was kept before reasons were."""
_SEAT: Final = "seat."
_CHECK: Final = f" {replay.REMARK}"
"""What is behind it is a check word."""


class Swap(NamedTuple):
    """Somebody has taken over a seat."""

    after: int
    """How many actions had been taken."""
    seat: int
    before: str
    """Who had it."""
    who: str
    """Who has it from there on."""


@dataclass(frozen=True, slots=True)
class Sitting(Seating):
    """Who plays, and where: what the rules need not know."""

    seats: tuple[str, ...]
    """A person, or the key of a computer: whoever has the seat now."""
    names: tuple[str, ...]
    venue: str = ""
    asked: Any = None
    """The set-up before people chose their decks."""
    reasons: tuple[str, ...] = ()
    """Why it is a casual game, by the keys of `casual.py`, each once; if it is one."""
    started: str = ""
    """When, in local time."""
    liveries: tuple[str, ...] = ()
    """The names of what they wear, by seat; whoever is not among them wears the usual."""
    house: str = ""
    """The key of the rules of the house that the game began under; empty if nobody knows."""
    decided: int | None = None
    """How many decisions people have made before the deal; None if there were none to make."""
    shuffle: str = ""
    """The hash of the shuffle, from before anybody decided anything; empty if the game is older than that."""
    encore: str = ""
    """That a return game follows, or the name of the file of the game that this one is the return game of."""
    hints: int = 0
    """For how many decisions somebody has asked for a hint; the game is no less serious for it."""
    conceded: tuple[int, ...] = ()
    """The numbers of the seats that have given up, from 0, in the order in which they did."""
    pinned: bool = False
    """Somebody wants it on top of the list."""
    title: str = ""
    """What somebody calls it."""
    uncounted: tuple[int, ...] = ()
    """The seats of people who do not want to be counted any more."""
    swaps: tuple[Swap, ...] = ()
    """Who has taken over a seat on the way, the earliest first."""

    @property
    def began(self) -> tuple[str, ...]:
        """Who had the seats when it began."""
        seats = list(self.seats)
        for swap in reversed(self.swaps):
            seats[swap.seat] = swap.before
        return tuple(seats)

    @property
    def sat_down(self) -> tuple[str, ...]:
        """Who is meant to play where those who began play another game: only people give up, even where
        nothing else is known of that."""
        left_to_computers = giving_up.played_on(self)
        return tuple(HUMAN if seat in left_to_computers else who for seat, who in enumerate(self.began))

    def handed_over(self, after: int, seat: int, who: str) -> Sitting:
        """The same, but somebody else has a seat from now on. Of several at the same moment the last one
        counts. Before the first action there is no line to say so: until then it is said in the header, and
        then behind that one."""
        after = max(1, after)
        seats, latest = list(self.seats), {swap.seat: swap for swap in self.swaps if swap.after == after}
        before = latest[seat].before if seat in latest else seats[seat]
        seats[seat] = who
        swaps = [swap for swap in self.swaps if swap is not latest.get(seat)]
        if who != before:
            swaps.append(Swap(after, seat, before, who))
        return replace(self, seats=tuple(seats), swaps=tuple(swaps))

    def rewound(self, actions: int) -> Sitting:
        """The same, when only so many actions have been taken: who has a seat now keeps it."""
        latest = max(1, actions)
        return replace(self, swaps=tuple(swap._replace(after=min(swap.after, latest)) for swap in self.swaps))

    @property
    def given_up(self) -> bool:
        """It ended because people had enough of it. Where the last one has left the seat to a computer, that
        one plays on."""
        return giving_up.ends(self)

    def played_on(self, actions: int) -> tuple[Seat, ...]:
        """The seats on which computers played for those who gave up, when so many actions had been taken."""
        since = {swap.seat: swap.after for swap in self.swaps if swap.before == HUMAN}
        return tuple(seat for seat in giving_up.played_on(self) if since.get(seat, 0) <= actions)

    @property
    def casual(self) -> bool:
        """It changes nothing but the list of games: no rating, no streak."""
        return bool(self.reasons)

    def because(self, *reasons: str) -> Sitting:
        """The same, but casual for these reasons as well."""
        return replace(self, reasons=tuple(dict.fromkeys((*self.reasons, *reasons))))


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game that can be gone on with."""

    module: GameModule
    """What is played."""
    path: Path
    match: AnyMatch
    sitting: Sitting
    played: float
    """When it was played last, in seconds since 1970."""
    damaged: bool
    """There is more in the file, but it could not be read."""
    data: bytes
    """All that is in the file."""

    @property
    def begun(self) -> bool:
        """Somebody has decided something, if only that they have had enough of it."""
        return bool(self.match.actions or self.sitting.decided or self.given_up)

    @property
    def ended(self) -> bool:
        """Nobody can go on with it."""
        return self.match.to_act is None or self.sitting.given_up

    @property
    def given_up(self) -> bool:
        """It did not come to its end, because people had enough of it."""
        return bool(self.left)

    @property
    def result(self) -> Shares:
        """Who has won how much of it, if it is over."""
        return giving_up.result_of(self.match.rules, self.match.state, self.sitting)

    @property
    def left(self) -> tuple[Seat, ...]:
        """Who ended it by giving up; nobody, if it came to its end."""
        return giving_up.gone(self.match.rules, self.match.state, self.sitting)


def spelled(module: GameModule, match: AnyMatch, sitting: Sitting) -> bytes:
    """A game as it is in its file."""
    if not match.actions:  # nobody has played for anybody yet
        sitting = replace(sitting, swaps=())
    text = replay.write(module.key, match, _notes(match.rules, sitting), _remarks(sitting))
    header, _, actions = text.partition("\n\n")
    return sealed(header, actions.splitlines())


def sealed(header: str, actions: Sequence[str]) -> bytes:
    """The same of its lines, with check words behind what was decided."""
    if _DECIDED_LINE.decode() in header:
        header += f"{_CHECK}{crc32(header.encode()):08x}"
    lines, check = [f"{header}\n\n"], crc32(f"{header}\n\n".encode())
    for action in actions:
        check = crc32(action.encode(), check)
        lines.append(f"{action}{_CHECK}{check:08x}\n")
    return "".join(lines).encode()


def shareable(saved: SavedGame) -> str:
    """A game as a text for anybody: nothing of what people are called, of when they played, or of what they
    noted about it."""
    seats = range(len(saved.sitting.seats))
    names = tuple(USUAL_NAMES[seat % len(USUAL_NAMES)] for seat in seats)
    private = {"names": names, "pinned": False, "title": "", "started": "", "encore": ""}
    return spelled(saved.module, saved.match, replace(saved.sitting, **private)).decode()  # type: ignore[arg-type]


def read(module: GameModule, path: Path) -> SavedGame:
    """The game in a file; raises a `GameError` if there is none, and `OSError` where it cannot be read."""
    try:
        return understood(module, path, files.read(path, LONGEST_FILE), path.stat().st_mtime)
    except ValueError as error:
        if isinstance(error, GameError):
            raise
        raise BadReplay(f"This is no saved game: {error}.") from error


def understood(module: GameModule, path: Path, data: bytes, played: float) -> SavedGame:
    """The same of what is in a file, or would be; raises another `ValueError` where it is no text."""
    text, whole = sound(data)
    record = replay.recover(module.key, module.rules, text)
    damaged = not whole or record.damage is not None
    if damaged and not record.match.actions:
        raise record.damage or BadReplay("This game was damaged before its first move.")
    sitting = _overtaken(module, _sitting(module, record.match, record.notes), record.remarks)
    return SavedGame(module, path, record.match, sitting, played, damaged, data)


def sound(data: bytes) -> tuple[str, bool]:
    """The text as far as its check words fit, and whether that is all of it but a torn line."""
    header, gap, actions = data.replace(b"\r\n", b"\n").partition(b"\n\n")
    if not gap:
        raise BadReplay("This saved game ends before it begins.")
    if _DECIDED_LINE in header and not _is_sealed(header):
        raise BadReplay("This game was damaged before its first move.")
    *lines, _ = actions.split(b"\n")
    good, check = [header, b""], crc32(header + gap)
    for line in lines:
        action, _, word = line.rpartition(_CHECK.encode())
        check = crc32(action, check)
        if word != b"%08x" % check:
            break
        good.append(line)
    return b"\n".join(good).decode(), len(good) - 2 == len(lines)


def unsealed(line: str) -> str:
    """What stands before the check word."""
    return line.rpartition(_CHECK)[0]


def _is_sealed(header: bytes) -> bool:
    """What was decided before the deal is what was written."""
    above, _, word = header.rpartition(_CHECK.encode())
    return word == b"%08x" % crc32(above)


def is_empty(path: Path) -> bool:
    """A game in which nobody has decided anything yet."""
    try:
        header, gap, actions = files.read(path, LONGEST_FILE).partition(b"\n\n")
    except (OSError, ValueError):
        return False
    return bool(gap) and not actions and (_DECIDED_LINE not in header or _UNDECIDED_LINE in header)


def promised_in(path: Path) -> str | None:
    """The hash of the shuffle as it stands in a file, empty if there is none; None if nobody can read it."""
    try:
        header = files.read(path, LONGEST_FILE).replace(b"\r\n", b"\n").partition(b"\n\n")[0].decode()
    except (OSError, ValueError):
        return None
    note = f"{replay.NOTE}{SHUFFLE} "
    return next((line.removeprefix(note) for line in header.split("\n") if line.startswith(note)), "")


def _notes(rules: AnyRules, sitting: Sitting) -> dict[str, str]:
    people = zip(sitting.began, sitting.names, strict=True)
    notes = {f"{_SEAT}{number}": f"{who} {one_line(name)}" for number, (who, name) in enumerate(people, 1)}
    notes["venue"] = one_line(sitting.venue, LONGEST_NOTE)
    if sitting.asked is not None:
        notes |= {f"asked.{name}": value for name, value in rules.spell_setup(sitting.asked).items()}
    told = {
        "casual": "yes" if sitting.casual else "",  # all that programs look for that know no reasons
        "reasons": one_line(" ".join(sitting.reasons), LONGEST_NOTE),
        "liveries": one_line(" ".join(sitting.liveries)),
        "house": one_line(sitting.house),
        SHUFFLE: one_line(sitting.shuffle, LONGEST_NOTE),
        "encore": one_line(sitting.encore, LONGEST_NOTE),
        "hints": str(sitting.hints or ""),
        "conceded": _numbered(sitting.conceded),
        "pinned": "yes" if sitting.pinned else "",
        "title": one_line(sitting.title, LONGEST_NOTE),
        "uncounted": _numbered(sitting.uncounted),
    }
    notes |= {name: value for name, value in told.items() if value}
    notes["started"] = one_line(sitting.started)
    if sitting.decided is not None:
        notes[DECIDED] = str(sitting.decided)
    return notes


def _sitting(module: GameModule, match: AnyMatch, notes: Mapping[str, str]) -> Sitting:
    """Who plays, from the notes; whoever nobody knows any more is played by a simple computer."""
    seats, names = [], []
    for number in range(module.rules.seats(match.setup)):
        who, _, name = notes.get(f"{_SEAT}{number + 1}", "").partition(" ")
        seats.append(who if _is_known(module, who) else module.fallback)
        names.append(one_line(name) or USUAL_NAMES[number % len(USUAL_NAMES)])
    return Sitting(
        tuple(seats),
        tuple(names),
        one_line(notes.get("venue", ""), LONGEST_NOTE),
        _asked(module.rules, match, notes),
        _reasons(notes),
        one_line(notes.get("started", "")),
        tuple(one_line(notes.get("liveries", "")).split()),
        one_line(notes.get("house", "")),
        _decided(notes.get(DECIDED)),
        one_line(notes.get(SHUFFLE, ""), LONGEST_NOTE),
        one_line(notes.get("encore", ""), LONGEST_NOTE),
        _hints(notes.get("hints", "")),
        _seats(notes.get("conceded", ""), len(seats)),
        notes.get("pinned") == "yes",
        one_line(notes.get("title", ""), LONGEST_NOTE),
        _seats(notes.get("uncounted", ""), len(seats)),
    )


def _remarks(sitting: Sitting) -> dict[int, str]:
    """Who takes over, behind the action after which they do."""
    told: dict[int, list[str]] = {}
    for swap in sitting.swaps:
        told.setdefault(swap.after, []).append(f"{_SEAT}{swap.seat + 1} {swap.who}")
    return {after: " ".join(words) for after, words in told.items()}


def _overtaken(module: GameModule, sitting: Sitting, remarks: Mapping[int, str]) -> Sitting:
    """With everybody who has taken over a seat; a remark that says something else says nothing here."""
    numbers = {f"{_SEAT}{seat + 1}": seat for seat in range(len(sitting.seats))}
    for after, remark in remarks.items():
        words = f" {remark}".partition(_CHECK)[0].split()
        for seat, who in pairwise(words):
            if seat in numbers:
                known = who if _is_known(module, who) else module.fallback
                sitting = sitting.handed_over(after, numbers[seat], known)
    return sitting


def _reasons(notes: Mapping[str, str]) -> tuple[str, ...]:
    """Why it is casual; where an older program has said only that it is, that was all there was."""
    if notes.get("casual") != "yes":
        return ()
    return tuple(dict.fromkeys(one_line(notes.get("reasons", ""), LONGEST_NOTE).split())) or (EARLIER,)


def _is_known(module: GameModule, who: str) -> bool:
    try:
        module.check_seat(who)
    except GameError:
        return False
    return True


def _asked(rules: AnyRules, match: AnyMatch, notes: Mapping[str, str]) -> Any:
    """The set-up that was asked for; a rematch begins with it, so it must make a game for as many."""
    prefix = "asked."
    words = {name.removeprefix(prefix): notes[name] for name in notes if name.startswith(prefix)}
    if not words:
        return None
    asked = rules.parse_setup(words)
    if rules.seats(rules.complete(asked, match.seed)) != rules.seats(match.setup):
        raise BadReplay("This saved game was asked for by others than those who play it.")
    return asked


def _hints(note: str) -> int:
    """How many were counted; a note that cannot be read is worth no game."""
    return int(note) if note.isascii() and note.isdigit() and len(note) < 5 else 0


def _numbered(seats: Sequence[int]) -> str:
    return " ".join(str(seat + 1) for seat in seats)


def _seats(note: str, seats: int) -> tuple[int, ...]:
    """Those that a note names, each once; whoever does not sit there is not meant."""
    known = {str(seat + 1): seat for seat in range(seats)}
    return tuple(dict.fromkeys(known[word] for word in note.split() if word in known))


def _decided(note: str | None) -> int | None:
    """What was decided before the deal is no small thing: where that cannot be read, the game cannot."""
    if note is None:
        return None
    note = note.partition(_CHECK)[0]
    if not (note.isascii() and note.isdigit() and len(note) < 3):
        raise BadReplay(f"Nobody can have decided {shortened(note)} times before the deal.")
    return int(note)


def one_line(text: str, longest: int = LONGEST_NAME) -> str:
    """A text that can be shown on a line: without control characters, and not too long."""
    spaced = " ".join(text.split())
    return "".join(letter for letter in spaced if unicodedata.category(letter)[0] != "C")[:longest].strip()
