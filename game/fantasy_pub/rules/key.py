"""A position as a key, for whoever thinks a turn through and meets the same one again."""

from __future__ import annotations

from functools import cache

from game.fantasy_pub.rules.state import Dice, State, Used

Key = tuple[object, ...]


def key(state: State) -> Key:
    """Equal for positions of one turn with the same in the pub and the same decisions ahead, chance aside.

    A die that is spent makes no difference any more, nor does who has moved once both are.
    """
    dice = _left(state.dice, state.used)
    return (
        (dice, state.acted, frozenset(state.moved)) if dice else None,
        state.barkeeper,
        tuple(state.spaces),
        tuple(state.floor),
        state.reserve,
        tuple(state.coins),
        tuple(state.beers),
        state.decks,
        state.known_bottom,
        state.hands,
        state.plus_minus,
        state.scored,
        state.out,
        state.stage.value,
    )


@cache
def _left(dice: Dice, used: Used) -> tuple[int, ...]:
    """What the dice show that are not spent; which of them shows what makes no difference."""
    return tuple(sorted(die for die, gone in zip(dice, used, strict=True) if not gone))
