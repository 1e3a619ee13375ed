"""A whole game as text that a person can read: a header, an empty line, then one action per line.

    some_game 1
    seed 7
    players 2

    knight 3
    pass

An action is appended without touching what stands above it, so a record can grow line by line while a game
is played.
"""

from __future__ import annotations

from game.core.errors import BadReplay, GameError, shortened
from game.core.match import Match
from game.core.rules import ActionT, EventT, Rules, SetupT, StateT, ViewT

VERSION = 1


def write(key: str, match: Match[SetupT, StateT, ActionT, EventT, ViewT]) -> str:
    """The record of a match of the game with this key."""
    words = {key: str(VERSION), "seed": str(match.seed), **match.rules.spell_setup(match.setup)}
    header = [f"{name} {value}" for name, value in words.items()]
    return "\n".join([*header, "", *map(match.rules.spell, match.actions), ""])


def read(
    key: str, rules: Rules[SetupT, StateT, ActionT, EventT, ViewT], text: str
) -> Match[SetupT, StateT, ActionT, EventT, ViewT]:
    """The match a record tells of, played up to its last action; raises `BadReplay`."""
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    gap = lines.index("") if "" in lines else len(lines)
    match = _dealt(key, rules, _header(lines[:gap]))
    for number, line in enumerate(lines[gap + 1 :], start=gap + 2):
        if line:
            _play(match, line, number)
    return match


def _header(lines: list[str]) -> dict[str, str]:
    words: dict[str, str] = {}
    for number, line in enumerate(lines, start=1):
        name, _, value = line.partition(" ")
        if name in words:
            raise BadReplay(f"Line {number} gives {shortened(name)} a second time.")
        words[name] = value
    return words


def _dealt(
    key: str, rules: Rules[SetupT, StateT, ActionT, EventT, ViewT], words: dict[str, str]
) -> Match[SetupT, StateT, ActionT, EventT, ViewT]:
    version = words.pop(key, None)
    if version is None:
        raise BadReplay(f"This is no record of a game of {key}.")
    if version != str(VERSION):
        raise BadReplay(
            f"This record has version {shortened(version)}; this program reads version {VERSION}."
        )
    seed = words.pop("seed", "")
    # A seed is written by this program, so more digits than 64 bits take are no seed.
    if not (seed.isascii() and seed.isdigit() and len(seed) <= 20):
        raise BadReplay(f"The seed must be a whole number, not {shortened(seed)}.")
    try:
        return Match(rules, rules.parse_setup(words), int(seed))
    except GameError as error:
        raise BadReplay(f"The header does not fit: {error}") from error


def _play(match: Match[SetupT, StateT, ActionT, EventT, ViewT], line: str, number: int) -> None:
    try:
        match.submit(match.rules.parse(line))
    except GameError as error:
        raise BadReplay(f"Line {number}: {error}") from error
