"""`python -m game check`: does the seed shown after a game fit the hash shown before it?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from string import hexdigits
from typing import Final

from game.core.errors import BadSetup, shortened
from game.core.fairness import SHOWN_DIGITS, commitment, hashed
from game.core.module import GameModule

LEAST_DIGITS: Final = 8
"""Fewer could fit by chance."""
ALL_DIGITS: Final = 64


def main(module: GameModule, groups: Sequence[str], seed: int | None, words: Mapping[str, str]) -> int:
    """Say whether the seed and the set-up of those words have that hash, and what was hashed.

    0 if they have, 1 if not.
    """
    digits = _digits("".join(groups))
    if seed is None:
        raise BadSetup("Say which seed was shown after the game: --seed N.")
    rules = module.rules
    setup = rules.parse_setup(words)
    shuffle, lines = commitment(rules, setup, seed), hashed(rules, setup, seed)
    fits = shuffle.startswith(digits)
    of = ", ".join(f"{name} {value}" for name, value in rules.spell_setup(setup).items())
    print(f"{_verdict(digits, fits)}: the shuffle of seed {seed} ({of}) is {shuffle}.")
    print("That is the SHA-256 of these lines, each with its line feed:")
    print(lines, end="")
    for note in _notes(module, digits, fits, lines):
        print(f"\n{note}")
    return 0 if fits else 1


def _verdict(digits: str, fits: bool) -> str:
    if not fits:
        return "They do not fit"
    return "They fit" if len(digits) >= SHOWN_DIGITS else f"These {len(digits)} digits fit"


def _notes(module: GameModule, digits: str, fits: bool, lines: str) -> Iterator[str]:
    """What somebody who is suspicious should know besides."""
    if fits and len(digits) < SHOWN_DIGITS:
        yield f"So few digits only show a slip of the pen; to rule out cheating takes all {SHOWN_DIGITS}."
    names = [line.split()[0] for line in lines.splitlines()]
    if drawn := [f"{what} ({name})" for name, what in module.decided.items() if name in names]:
        yield (
            f"The {' and '.join(drawn)} are those that the seed draws; "
            "whoever chose others did so after the hash was shown."
        )


def _digits(text: str) -> str:
    """The digits of a hash, however they are spaced."""
    digits = "".join(text.split()).lower()
    if set(digits) - set(hexdigits) or not LEAST_DIGITS <= len(digits) <= ALL_DIGITS:
        form = f"{LEAST_DIGITS} to {ALL_DIGITS} digits from 0 to 9 and a to f"
        raise BadSetup(f"A hash has {form}, unlike {shortened(text)}.")
    return digits
