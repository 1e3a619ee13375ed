"""A whole game as text that a person can read: a header, an empty line, then one action per line.

    some_game 1
    seed 7
    players 2
    # place the old harbour

    knight 3
    pass # a remark

A match that was not dealt but laid out has its position there, in the notation of its game, instead of the
seed and all that was agreed:

    some_game 2
    position >A: knight 3 | B: -

An action is appended without touching what stands above it, so a record can grow line by line while a game
is played. What stands behind a `#` is nothing that the rules need: in the header a note with a name, behind
an action a remark.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.core.beginning import Position
from game.core.errors import BadReplay, GameError, NewerReplay, shortened
from game.core.match import AnyMatch, Match
from game.core.messages import N_
from game.core.rules import AnyRules

VERSION = 2
_DEALT, _LAID_OUT = "1", str(VERSION)
"""The versions of both: a program that knows no positions says that it is too old for them."""
SEED, POSITION = "seed", "position"
TWICE = N_("Line {line} repeats {word}.")
NOTE = "# "
REMARK = "#"


@dataclass(frozen=True, slots=True)
class Record:
    """What a text tells of a game."""

    match: AnyMatch
    notes: Mapping[str, str]
    damage: BadReplay | None
    """Why the match ends before the text does, if it does."""
    remarks: Mapping[int, str] = field(default_factory=dict)
    """What stands behind actions, by how many actions there are up to there."""


def write(
    key: str,
    match: AnyMatch,
    notes: Mapping[str, str] | None = None,
    remarks: Mapping[int, str] | None = None,
) -> str:
    """The record of a match of the game with this key. Notes and remarks are single lines; a remark stands
    behind the action that makes so many of them."""
    header = [f"{name} {value}" for name, value in _header(key, match).items()]
    named = [f"{NOTE}{name} {value}" for name, value in (notes or {}).items()]
    actions = list(map(match.rules.spell, match.actions))
    for number, remark in (remarks or {}).items():
        actions[number - 1] += f" {REMARK} {remark}"
    return "\n".join([*header, *named, "", *actions, ""])


def _header(key: str, match: AnyMatch) -> dict[str, str]:
    if isinstance(match.beginning, Position):
        return {key: _LAID_OUT, POSITION: match.beginning.text}
    return {key: _DEALT, SEED: str(match.beginning), **match.rules.spell_setup(match.setup)}


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
    match = _begun(key, rules, _words([row for row in header if not row[1].startswith(NOTE)]))
    notes = _words([(number, line[len(NOTE) :]) for number, line in header if line.startswith(NOTE)])
    damage, remarks = None, {}
    for number, line in enumerate(lines[gap + 1 :], start=gap + 2):
        action, _, remark = line.partition(REMARK)
        try:
            if action:
                match.submit(rules.parse(action.rstrip()))  # a remark stands apart
                remarks[len(match.actions)] = remark.strip()
        except GameError as error:
            damage = BadReplay("Line {line}: {error}", line=number, error=error)
            break
    return Record(match, notes, damage, remarks)


def _words(lines: list[tuple[int, str]]) -> dict[str, str]:
    words: dict[str, str] = {}
    for number, line in lines:
        name, _, value = line.partition(" ")
        if name in words:
            raise BadReplay(TWICE, line=number, word=shortened(name))
        words[name] = value
    return words


def _begun(key: str, rules: AnyRules, words: dict[str, str]) -> AnyMatch:
    version = words.pop(key, None)
    if version is None:
        raise BadReplay(f"This is no record of a game of {key}.")
    if version not in (_DEALT, _LAID_OUT):
        kind = NewerReplay if _is_newer(version) else BadReplay
        raise kind(
            f"This record has version {shortened(version)}; this program reads versions 1 to {VERSION}."
        )
    return _laid_out(rules, words) if POSITION in words else _dealt(rules, words)


def _laid_out(rules: AnyRules, words: dict[str, str]) -> AnyMatch:
    position = words.pop(POSITION)
    if words:
        raise BadReplay(f"Beside a position there is nothing to say about {shortened(min(words))}.")
    try:
        return Match.at(rules, position)
    except GameError as error:
        raise BadReplay(f"The position does not fit: {error}") from error


def _dealt(rules: AnyRules, words: dict[str, str]) -> AnyMatch:
    seed = words.pop(SEED, "")
    # A seed is written by this program, so more digits than 64 bits take are no seed.
    if not (seed.isascii() and seed.isdigit() and len(seed) <= 20):
        raise BadReplay(f"The seed must be a whole number, not {shortened(seed)}.")
    try:
        return Match(rules, rules.parse_setup(words), int(seed))
    except GameError as error:
        raise BadReplay(f"The header does not fit: {error}") from error


def _is_newer(version: str) -> bool:
    return version.isascii() and version.isdigit() and len(version) < 10 and int(version) > VERSION
