"""`python -m game check`: does the seed shown after a game fit the hash shown before it?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from string import hexdigits
from typing import Final

from game.core.errors import BadSetup, shortened
from game.core.fairness import commitment, hashed
from game.core.rules import AnyRules

LEAST_DIGITS: Final = 8
"""Fewer could fit by chance."""
ALL_DIGITS: Final = 64


def main(rules: AnyRules, groups: Sequence[str], seed: int | None, words: Mapping[str, str]) -> int:
    """Say whether the seed and the set-up of those words have that hash, and what was hashed.

    0 if they have, 1 if not.
    """
    digits = _digits("".join(groups))
    if seed is None:
        raise BadSetup("Say which seed was shown after the game: --seed N.")
    setup = rules.parse_setup(words)
    shuffle = commitment(rules, setup, seed)
    fits = shuffle.startswith(digits)
    verdict = "They fit" if fits else "They do not fit"
    of = ", ".join(f"{name} {value}" for name, value in rules.spell_setup(setup).items())
    print(f"{verdict}: the shuffle of seed {seed} ({of}) is {shuffle}.")
    print("That is the SHA-256 of these lines, each with its line feed:")
    print(hashed(rules, setup, seed), end="")
    return 0 if fits else 1


def _digits(text: str) -> str:
    """The digits of a hash, however they are spaced."""
    digits = "".join(text.split()).lower()
    if set(digits) - set(hexdigits) or not LEAST_DIGITS <= len(digits) <= ALL_DIGITS:
        form = f"{LEAST_DIGITS} to {ALL_DIGITS} digits from 0 to 9 and a to f"
        raise BadSetup(f"A hash has {form}, unlike {shortened(text)}.")
    return digits
