"""Casual games: kept and listed like any other, but they change no rating, streak or achievement.

One meaning everywhere, and one table of what makes a game casual; whatever does so names its reason to
`Sitting.because`. Hints do not: they are only counted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from game.core.beginning import Beginning, Position
from game.core.messages import N_


class Reason(NamedTuple):
    """Something that makes a game casual, for good."""

    because: str
    """Said of such a game, whenever somebody asks."""
    becomes: str = ""
    """Said once when it happens; empty where it is so from the beginning, and nobody is surprised."""


TAKEN_BACK, EASED, COACHED, TAKEN_OVER = "taken_back", "eased", "coached", "taken_over"
ELSEWHERE = "elsewhere"
TYPED_SEED, SAME_DEAL, POSITION = "typed_seed", "same_deal", "position"
REASONS: Final = {
    TAKEN_BACK: Reason(
        N_("A move was undone after something hidden was revealed."),
        N_("You undo a move after something was revealed. This is now a casual game."),
    ),
    EASED: Reason(
        N_("The house rules were made easier."),
        N_("The house rules are easier now. This is now a casual game."),
    ),
    COACHED: Reason(
        N_("The coach helped."),
        N_("The coach is helping. This is now a casual game."),
    ),
    TAKEN_OVER: Reason(
        N_("A seat changed hands."),
        N_("A seat changes hands. This is now a casual game."),
    ),
    ELSEWHERE: Reason(
        N_("This game may have been open in two windows at once."),
        N_("Another window may have this game open. This is now a casual game."),
    ),
    TYPED_SEED: Reason(N_("Its seed was chosen by hand.")),
    SAME_DEAL: Reason(N_("The same game was played before.")),
    POSITION: Reason(N_("It started from a set position.")),
}
"""By key, as it stands in the file of a game. A key that is not here comes from an older or a newer program:
the game is casual, and only nobody can say why."""

CASUAL_NAME: Final = N_("Casual game")
CASUAL_TEXT: Final = N_("It is kept like any other game, but does not count as a serious game.")
"""What it means, told wherever a game is called so."""


def explained(reasons: Sequence[str], say: Callable[[str], str]) -> str:
    """Why a game is casual, and what that means. One reason is enough: what came later added nothing."""
    because = [say(REASONS[key].because) for key in reasons if key in REASONS]
    return " ".join([*because[:1], say(CASUAL_TEXT)])


def from_the_start(beginning: Beginning) -> tuple[str, ...]:
    """Why a game that begins there is casual, if it is."""
    return (POSITION,) if isinstance(beginning, Position) else ()
