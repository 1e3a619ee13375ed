"""Characters: four ways to like something better than reason would."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from game.core.rules import Seat
from game.fantasy_pub.rules.characters import CLAN, OWNER
from game.fantasy_pub.rules.state import DOOR, MOST_BEERS, Stage, State

Judged = Callable[[State], float]
"""What the end of a turn is worth."""


@dataclass(frozen=True, slots=True)
class Taste:
    """What a character likes or loathes at the end of its turn, in points."""

    thirst: float = 0.0
    """Loathes going home with fewer than five beers, before the pub closes."""
    malice: float = 0.0
    """Likes somebody else being thrown out, and half as much being served by the barkeeper."""
    greed: float = 0.0
    """Likes each coin on its characters, and three times as much each event in its hand."""
    company: float = 0.0
    """Likes each of its characters that is inside, and again if it is not alone at its table."""

    def bent(self, judged: Judged, before: State) -> Judged:
        """The same judgement, bent by the taste of the seat to move; `before` is where its turn stands."""
        seat = before.to_move
        likes = [
            like
            for weight, like in (
                (self.thirst, self._early),
                (self.malice, self._spiteful),
                (self.greed, self._rich),
                (self.company, self._among_others),
            )
            if weight
        ]
        return lambda end: judged(end) + sum([like(before, end, seat) for like in likes])

    def _early(self, before: State, end: State, seat: Seat) -> float:
        """Beers that were missing when somebody went home."""
        left = len(end.out[seat]) - len(before.out[seat])
        if not left or before.stage is not Stage.OPEN:
            return 0.0
        missing = MOST_BEERS * left - (len(end.scored[seat]) - len(before.scored[seat]))
        return -self.thirst * missing

    def _spiteful(self, before: State, end: State, seat: Seat) -> float:
        thrown_out = sum(
            end.known_bottom[other] > before.known_bottom[other]
            for other in range(len(end.decks))
            if other != seat
        )
        served = end.barkeeper != before.barkeeper and any(
            OWNER[who] != seat and len(end.beers[who]) > len(before.beers[who])
            for who in end.spaces[end.barkeeper]
        )
        return self.malice * (thrown_out + served / 2)

    def _rich(self, before: State, end: State, seat: Seat) -> float:
        return self.greed * (sum([len(end.coins[who]) for who in CLAN[seat]]) + 3 * len(end.hands[seat]))

    def _among_others(self, before: State, end: State, seat: Seat) -> float:
        places = [end.where[who] for who in CLAN[seat]]
        inside = sum([place >= 0 for place in places])
        beside = sum([place > DOOR and len(end.spaces[place]) > 1 for place in places])
        return self.company * (inside + beside)


NO_TASTE: Final = Taste()

TASTES: Final[Mapping[str, Taste]] = {
    "sponge": Taste(thirst=0.7),
    "brawler": Taste(malice=0.7),
    "miser": Taste(greed=0.15),
    "reveller": Taste(company=0.3),
}
