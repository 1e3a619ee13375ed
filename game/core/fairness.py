"""Nobody cheats: computers cannot know the shuffle, and everybody can check it afterwards.

Before anybody decides anything, a game shows a hash of its shuffle. After the game it shows the seed. From
the hash nobody gets to the seed, so it tells nothing about the cards; but a seed that fits the hash must have
been there when the hash was shown, so nobody can have changed the cards in between.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from game import COMMAND
from game.core.rules import AnyRules

SEED_BITS = 64
"""So long is the seed of a new game. Trying all seeds of 32 bits would take seconds, and tell the cards."""

SHOWN_DIGITS = 32
"""So much of a hash is on the screen. Whoever wanted two shuffles for the same digits, to decide later, would
have to try about 2 to the power of 64; half the digits would take minutes."""


def mind(seed: int, seat: int) -> int:
    """The seed of a computer's mind. From it nobody gets back to the seed of the shuffle."""
    return int.from_bytes(sha256(f"mind {seed} {seat}".encode()).digest()[:8])


def hashed(rules: AnyRules, setup: Any, seed: int) -> str:
    """The text of a shuffle: a line `name value` for each word of the set-up and for the seed.

    They come in the order of their names, so that anybody can write the same text with other tools. Raises
    `BadSetup` where there is no such game.

    `setup` is what was asked for before anybody chose a deck or put cards away; what it leaves open is drawn
    from the seed. So the hash can be shown before those choices, when they cannot be known. They need not be
    in it: the seed alone shuffles, and the deal follows from the seed and from the decks that were chosen. It
    holds for a return game as well, whose seed follows from this one.
    """
    words = {"seed": str(seed), **rules.spell_setup(rules.complete(setup, seed))}
    return "".join(f"{name} {value}\n" for name, value in sorted(words.items()))


def commitment(rules: AnyRules, setup: Any, seed: int) -> str:
    """The hash of a shuffle, all 64 digits of it: SHA-256 of its text."""
    return sha256(hashed(rules, setup, seed).encode()).hexdigest()


def shown(commitment: str) -> str:
    """A hash as it is on the screen: as much as it takes, in groups of four."""
    return " ".join(commitment[at : at + 4] for at in range(0, SHOWN_DIGITS, 4))


def check_command(rules: AnyRules, setup: Any, seed: int, said: str = "") -> str:
    """What to type to check the shuffle of a game; `said` is what has to be said to mean that one."""
    words = rules.spell_setup(setup).items()
    options = [
        f"--{name.replace('_', '-')}" + ("" if value == "yes" else f" {value}") for name, value in words
    ]
    shuffle = shown(commitment(rules, setup, seed))
    return " ".join(filter(None, [f"{COMMAND} check", said, shuffle, f"--seed {seed}", *options]))
