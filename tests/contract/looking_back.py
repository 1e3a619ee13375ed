"""Games that were played, to be looked back at: quickly played, and reviewed by chance."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

from game.core.levels import HUMAN
from game.core.match import AnyMatch, Match
from game.core.module import GameModule
from game.core.player import decided
from game.core.reel import Reel
from game.core.reviewing import Judged, Review, shares
from game.core.weighing import Value
from game.services.chores import Chore, Chores, State
from game.services.saved_game import SavedGame, Sitting

NAMES: Final = ("Ana", "Bo", "Cleo", "Dan")
LOSSES: Final = (0.0, 0.0, 0.0, 0.02, 0.05, 0.1, 0.2)
"""What decisions cost; each class is among them."""


def played(module: GameModule, seats: int = 2, decisions: int | None = None) -> AnyMatch:
    """A game between quick computers, to its end or so far."""
    rules = module.rules
    match: AnyMatch = Match(rules, rules.parse_setup({"players": str(seats)}), 3)
    computers = [module.computer(module.fallback, seat) for seat in range(seats)]
    while match.to_act is not None and (decisions is None or len(match.actions) < decisions):
        view, legal = rules.view(match.state, match.to_act), rules.legal_actions(match.state)
        match.submit(decided(computers[match.to_act], view, legal).action)
    return match


def saved(module: GameModule, match: AnyMatch, venue: str = "", conceded: tuple[int, ...] = ()) -> SavedGame:
    """As it would be read from the disk: a person against computers."""
    count = module.rules.seats(match.setup)
    seats = (HUMAN, *[module.levels[-1].key] * (count - 1))
    sitting = Sitting(seats, NAMES[:count], venue, conceded=conceded)
    return SavedGame(module, Path(__file__), match, sitting, 0.0, False, b"")


def reviewed(module: GameModule, match: AnyMatch) -> Review:
    """What nobody has measured: chances that wander, and decisions of every class."""
    rules, reel, chance = module.rules, Reel(match), Random(1)
    seats = rules.seats(match.setup)
    now, decisions = [1 / seats] * seats, list[Judged]()
    for at, seat in enumerate(reel.seats):
        wandered = [max(0.02, share + chance.uniform(-0.07, 0.07)) for share in now]
        best = tuple(share / sum(wandered) for share in wandered)
        other = rules.spell(chance.choice(rules.legal_actions(reel.states[at])))
        action, loss = rules.spell(reel.actions[at]), min(chance.choice(LOSSES), 0.8 * best[seat])
        loss = 0.0 if other == action else loss
        now = [
            share - loss if each == seat else share + loss / (seats - 1) for each, share in enumerate(best)
        ]
        value = Value(action, tuple(now), 0.001)
        better = Value(other, best, 0.001) if loss else value
        decisions.append(Judged(at + 1, at, 1, rules.turn(reel.states[at]), seat, value, better))
    return Review(seats, tuple(decisions), shares(rules, match.state))


class Reviews:
    """Keeps one review; a part of it, until somebody has asked for all of it."""

    def __init__(self, review: Review, *, whole: bool = True, ends: State = State.DONE) -> None:
        self._review, self.whole, self._ends = review, whole, ends
        self.chore: Chore | None = None

    def kept(self, saved: SavedGame) -> Review | None:
        return self._review if self.whole else None

    def so_far(self, saved: SavedGame) -> Review | None:
        return self.kept(saved)

    def begin(self, chores: Chores, saved: SavedGame) -> Chore:
        self.chore = Chore(lambda: iter(()), ())  # type: ignore[arg-type,return-value]
        self.chore.state = State.WORKING
        return self.chore

    def finish(self) -> None:
        """All of it has been made, or not."""
        assert self.chore is not None, "nobody has asked"
        self.chore.state = self._ends
        self.whole = self._ends is State.DONE
