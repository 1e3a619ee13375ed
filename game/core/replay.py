"""A whole game as text that a person can read: a header, an empty line, then one action per line.

    some_game 1
    seed 7
    players 2
    # place the old harbour

    knight 3
    pass # a remark

An action is appended without touching what stands above it, so a record can grow line by line while a game
is played. What stands behind a `#` is nothing that the rules need: in the header a note with a name, behind
an action a remark.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.core.errors import BadReplay, GameError, NewerReplay, shortened
from game.core.match import AnyMatch, Match
from game.core.rules import AnyRules

VERSION = 1
NOTE = "# "
REMARK = "#"


@dataclass(frozen=True, slots=True)
class Record:
    """What a text tells of a game."""

    match: AnyMatch
    notes: Mapping[str, str]
    damage: BadReplay | None
    """Why the match ends before the text does, if it does."""


def write(key: str, match: AnyMatch, notes: Mapping[str, str] | None = None) -> str:
    """The record of a match of the game with this key. Notes are single lines."""
    words = {key: str(VERSION), "seed": str(match.seed), **match.rules.spell_setup(match.setup)}
    header = [f"{name} {value}" for name, value in words.items()]
    remarks = [f"{NOTE}{name} {value}" for name, value in (notes or {}).items()]
    return "\n".join([*header, *remarks, "", *map(match.rules.spell, match.actions), ""])


def read(key: str, rules: AnyRules, text: str) -> AnyMatch:
    """The match a record tells of, played up to its last action; raises `BadReplay`."""
    record = recover(key, rules, text)
    if record.damage is not None:
        raise record.damage
    return record.match


def recover(key: str, rules: AnyRules, text: str) -> Record:
    """As much of a match as can be understood; raises `BadReplay` where not even the header can be."""
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    gap = lines.index("") if "" in lines else len(lines)
    header = list(enumerate(lines[:gap], start=1))
    match = _dealt(key, rules, _words([row for row in header if not row[1].startswith(NOTE)]))
    notes = _words([(number, line[len(NOTE) :]) for number, line in header if line.startswith(NOTE)])
    damage = None
    for number, line in enumerate(lines[gap + 1 :], start=gap + 2):
        action = line.partition(REMARK)[0]
        try:
            if action:
                match.submit(rules.parse(action.rstrip()))  # a remark stands apart
        except GameError as error:
            damage = BadReplay(f"Line {number}: {error}")
            break
    return Record(match, notes, damage)


def _words(lines: list[tuple[int, str]]) -> dict[str, str]:
    words: dict[str, str] = {}
    for number, line in lines:
        name, _, value = line.partition(" ")
        if name in words:
            raise BadReplay(f"Line {number} gives {shortened(name)} a second time.")
        words[name] = value
    return words


def _dealt(key: str, rules: AnyRules, words: dict[str, str]) -> AnyMatch:
    version = words.pop(key, None)
    if version is None:
        raise BadReplay(f"This is no record of a game of {key}.")
    if version != str(VERSION):
        kind = NewerReplay if _is_newer(version) else BadReplay
        raise kind(f"This record has version {shortened(version)}; this program reads version {VERSION}.")
    seed = words.pop("seed", "")
    # A seed is written by this program, so more digits than 64 bits take are no seed.
    if not (seed.isascii() and seed.isdigit() and len(seed) <= 20):
        raise BadReplay(f"The seed must be a whole number, not {shortened(seed)}.")
    try:
        return Match(rules, rules.parse_setup(words), int(seed))
    except GameError as error:
        raise BadReplay(f"The header does not fit: {error}") from error


def _is_newer(version: str) -> bool:
    return version.isascii() and version.isdigit() and len(version) < 10 and int(version) > VERSION
