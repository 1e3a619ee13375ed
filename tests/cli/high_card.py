"""The smallest game there is: everybody plays one of two cards, and the highest wins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from game.core.player import Thought
from game.core.rng import Rng
from game.core.rules import Rules, Seat, Standing, Step, Sum, Viewer

Hand = tuple[int, int]
LOWEST = 0


@dataclass(frozen=True)
class Table:
    """Hands by seat; those who have played are the first."""

    hands: tuple[Hand, ...]
    played: tuple[int, ...] = ()


class HighCard(Rules[int, Table, int, None, Hand]):
    """Everybody holds the lowest card, and one of luck."""

    def __init__(self, lucky: int = 9) -> None:
        self.lucky = lucky

    def complete(self, setup: int, seed: int) -> int:
        return setup

    def new_game(self, setup: int, seed: int) -> Step[Table, None]:
        rng, hands = Rng(seed), []
        for _ in range(setup):
            luck, rng = rng.below(self.lucky)
            hands.append((LOWEST, 1 + luck))
        return Step(Table(tuple(hands)), ())

    def seats(self, setup: int) -> int:
        return setup

    def to_act(self, state: Table) -> Seat | None:
        return Seat(len(state.played)) if len(state.played) < len(state.hands) else None

    def turn(self, state: Table) -> int:
        return len(state.played)

    def legal_actions(self, state: Table) -> Sequence[int]:
        return state.hands[len(state.played)]

    def apply(self, state: Table, action: int) -> Step[Table, None]:
        return Step(replace(state, played=(*state.played, action)), ())

    def standings(self, state: Table) -> tuple[Standing, ...]:
        return tuple(
            Standing(Seat(seat), 1 + sum(other > card for other in state.played), (Sum("Card", card, True),))
            for seat, card in enumerate(state.played)
        )

    def view(self, state: Table, viewer: Viewer) -> Hand:
        assert viewer is not None
        return state.hands[viewer]

    def blank_view(self, setup: int, viewer: Viewer) -> Hand:
        raise NotImplementedError

    def spell_state(self, state: Table) -> str:
        raise NotImplementedError

    def parse_state(self, text: str) -> Table:
        raise NotImplementedError

    def setup_of(self, state: Table) -> int:
        raise NotImplementedError

    def redact(self, event: None, viewer: Viewer) -> None:
        raise NotImplementedError

    def fold(self, view: Hand, event: None) -> Hand:
        raise NotImplementedError

    def begins(self, event: None) -> Seat | None:
        raise NotImplementedError

    def reveals(self, event: None) -> bool:
        raise NotImplementedError

    def secrets(self, view: Hand) -> bool:
        return True

    def imagine(self, view: Hand, seed: int) -> Table:
        raise NotImplementedError

    def spell(self, action: int) -> str:
        return str(action)

    def parse(self, text: str) -> int:
        return int(text)

    def spell_setup(self, setup: int) -> Mapping[str, str]:
        return {"players": str(setup)}

    def parse_setup(self, words: Mapping[str, str]) -> int:
        return int(words["players"])


class Plays:
    """Always the card at that place of the hand."""

    def __init__(self, place: int) -> None:
        self.place = place

    def choose(self, view: Hand, legal: Sequence[int]) -> Iterator[Thought[int]]:
        yield Thought(legal[self.place])
