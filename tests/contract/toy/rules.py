"""Snails by Night: gardeners lift stones, as far as their luck goes, and hope for no hedgehog."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import combinations
from typing import Final, TypeVar

from game.core.errors import BadNotation, BadSetup, IllegalAction, shortened
from game.core.rng import Rng
from game.core.rules import Rules, Seat, Standing, Step, Viewer
from tests.contract.toy import position
from tests.contract.toy.events import (
    Dealt,
    Event,
    Kept,
    Lifted,
    NightOver,
    Nudged,
    Pips,
    Shown,
    Spilled,
    Thrown,
    WentHome,
    WentOut,
    after,
    redacted,
)
from tests.contract.toy.garden import (
    BEDS,
    DICE,
    OFFERED,
    SNAILS,
    STONES,
    Hidden,
    Kind,
    Moon,
    Night,
    Setup,
    State,
    View,
    dealt,
    drawn,
    laid_out,
    put,
    standings,
)

E = TypeVar("E", bound=Enum)
PLAYERS: Final = range(2, 5)


class Deed(Enum):
    """What a gardener can do in a turn."""

    LIFT = "lift"
    NUDGE = "nudge"
    SHAKE = "shake"
    HOME = "home"


@dataclass(frozen=True, slots=True)
class Keep:
    """Before the first turn: which of the favourites dealt."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class Do:
    """A deed with a die or with both, named by what they show; going home takes none."""

    deed: Deed
    pips: Pips = ()


Action = Keep | Do


class _Story:
    """Something that is happening: every event changes the state at once."""

    def __init__(self, state: State) -> None:
        self.garden, self.chance = state.garden, state.chance
        self.events: list[Event] = []

    @property
    def step(self) -> Step[State, Event]:
        return Step(State(self.garden, self.chance), tuple(self.events))

    def tell(self, event: Event) -> None:
        self.events.append(event)
        self.garden = after(self.garden, event)

    def deal(self, players: int) -> None:
        for seat in map(Seat, range(players)):
            favourites, self.chance = drawn(OFFERED, self.chance)
            self.tell(Dealt(seat, favourites, self.garden.open))

    def act(self, action: Action) -> None:
        match action:
            case Keep(kind):
                self.tell(Kept(self.garden.mover, kind, self.garden.open))
                if all(len(kept) == 1 for kept in self.garden.favourites):
                    self._next_turn(self.garden.mover)
            case Do(Deed.LIFT, (bed,)):
                self._lift(bed)
            case Do(Deed.NUDGE, pips):
                self.tell(Nudged(pips))
            case Do(Deed.SHAKE, pips):
                self._throw(pips)
            case _:
                self.tell(WentHome(self.garden.mover, self.garden.basket))
                self._next_turn(self.garden.next_seat)

    def _lift(self, bed: int) -> None:
        kind = self.garden.beds[bed - 1][-1]
        assert kind is not None, "a state knows what is hidden"
        self.tell(Lifted(bed, kind))
        if kind is Kind.HEDGEHOG:
            self.tell(Spilled(self.garden.basket))
            self._next_turn(self.garden.next_seat)

    def _next_turn(self, seat: Seat) -> None:
        garden = self.garden
        if any(garden.beds) and garden.turn < garden.night.rounds * garden.players:
            self.tell(WentOut(seat, garden.turn + 1))
            self._throw(())
            return
        if not garden.open:
            self.tell(Shown(garden.favourites))
        self.tell(NightOver())

    def _throw(self, pips: Pips) -> None:
        dice = []
        for _ in pips or range(DICE):
            number, self.chance = self.chance.below(BEDS)
            dice.append(number + 1)
        self.tell(Thrown(pips, tuple(sorted(dice))))


class SnailRules(Rules[Setup, State, Action, Event, View]):
    """Favourites are kept first; then everybody goes out in turn, throws, lifts and goes home."""

    def complete(self, setup: Setup, seed: int) -> Setup:
        if setup.players not in PLAYERS:
            raise BadSetup(f"Two to four gardeners go out, not {setup.players}.")
        if setup.first is not None and setup.first not in range(setup.players):
            raise BadSetup(f"Nobody sits at {setup.first}, who should begin.")
        first, _ = Rng(~seed & (1 << 64) - 1).below(setup.players)
        return replace(setup, first=Seat(first)) if setup.first is None else setup

    def new_game(self, setup: Setup, seed: int) -> Step[State, Event]:
        garden = laid_out(self.complete(setup, seed))
        kinds, chance = Rng(seed).shuffled(sorted(STONES.elements(), key=lambda kind: kind.value))
        story = _Story(State(replace(garden, beds=dealt(kinds, garden.beds)), chance))
        story.deal(setup.players)
        return story.step

    def seats(self, setup: Setup) -> int:
        return setup.players

    def to_act(self, state: State) -> Seat | None:
        return None if state.garden.over else state.garden.mover

    def turn(self, state: State) -> int:
        return state.garden.turn

    def legal_actions(self, state: State) -> Sequence[Action]:
        garden = state.garden
        if garden.over:
            return []
        if garden.drafting:
            offered = garden.favourites[garden.mover]
            return [Keep(kind) for kind in SNAILS if kind in offered]
        lifts: list[Pips] = [(pips,) for pips in sorted(set(garden.dice)) if garden.beds[pips - 1]]
        sizes = range(1, len(garden.dice) + 1) if garden.candles[garden.mover] else ()
        several: list[Pips] = [
            pips for size in sizes for pips in sorted(set(combinations(garden.dice, size)))
        ]
        uses: dict[Deed, list[Pips]] = {
            Deed.LIFT: lifts,
            Deed.NUDGE: several,
            Deed.SHAKE: several,
            Deed.HOME: [()],
        }
        return [Do(deed, pips) for deed, used in uses.items() for pips in used]

    def apply(self, state: State, action: Action) -> Step[State, Event]:
        if action not in self.legal_actions(state):
            raise IllegalAction("A gardener cannot do that here.")
        story = _Story(state)
        story.act(action)
        return story.step

    def standings(self, state: State) -> tuple[Standing, ...]:
        return standings(state.garden)

    def view(self, state: State, viewer: Viewer) -> View:
        garden = state.garden
        beds = tuple((None,) * len(bed) for bed in garden.beds)
        hidden: tuple[Hidden, ...] = tuple((None,) * len(kinds) for kinds in garden.favourites)
        if viewer is not None:
            hidden = put(hidden, viewer, garden.favourites[viewer])
        return View(
            viewer, replace(garden, beds=beds, favourites=garden.favourites if garden.open else hidden)
        )

    def blank_view(self, setup: Setup, viewer: Viewer) -> View:
        return View(viewer, laid_out(setup))

    def redact(self, event: Event, viewer: Viewer) -> Event:
        return redacted(event, viewer)

    def fold(self, view: View, event: Event) -> View:
        return replace(view, garden=after(view.garden, event))

    def begins(self, event: Event) -> Seat | None:
        return event.seat if isinstance(event, WentOut) else None

    def reveals(self, event: Event) -> bool:
        return isinstance(event, Dealt | Thrown | Lifted | Shown)

    def secrets(self, view: View) -> bool:
        garden = view.garden
        return view.viewer is not None and not garden.open and bool(garden.favourites[view.viewer])

    def open_actions(self, view: View) -> Sequence[Action]:
        """Whatever a gardener does is done with dice that everybody sees; but for the favourite."""
        return () if view.garden.drafting else self.legal_actions(self.imagine(view, 0))

    def imagine(self, view: View, seed: int) -> State:
        garden, chance = view.garden, Rng(seed)
        under = sorted((STONES - Counter(garden.lifted)).elements(), key=lambda kind: kind.value)
        kinds, chance = chance.shuffled(under)
        favourites = []
        for seen in garden.favourites:
            guessed, chance = drawn(len(seen), chance)
            favourites.append(tuple(known or guess for known, guess in zip(seen, guessed, strict=True)))
        garden = replace(garden, beds=dealt(kinds, garden.beds), favourites=tuple(favourites))
        return State(garden, chance)

    def spell(self, action: Action) -> str:
        match action:
            case Keep(kind):
                return f"keep {kind.value}"
            case Do(deed, pips):
                return f"{deed.value} {'+'.join(map(str, pips))}".rstrip()

    def parse(self, text: str) -> Action:
        deed, _, rest = text.partition(" ")
        if deed == "keep":
            return Keep(_member(Kind, rest))
        pips = tuple(int(each) if each in _SIDES else 0 for each in rest.split("+")) if rest else ()
        if 0 in pips:
            raise BadNotation(f"{shortened(rest)} are no dice.")
        return Do(_member(Deed, deed), pips)

    def spell_setup(self, setup: Setup) -> Mapping[str, str]:
        words = {"players": str(setup.players), "night": setup.night.value, "moon": setup.moon.value}
        return words if setup.first is None else {**words, "first": str(setup.first)}

    def parse_setup(self, words: Mapping[str, str]) -> Setup:
        known = {"players": "2", "night": Night.SHORT.value, "moon": Moon.NEW.value, "first": ""}
        if unknown := sorted(words.keys() - known.keys()):
            raise BadNotation(f"A night knows no {shortened(unknown[0])}.")
        told = {**known, **words}
        first = Seat(_number(told["first"])) if told["first"] else None
        night, moon = _member(Night, told["night"]), _member(Moon, told["moon"])
        return Setup(_number(told["players"]), night, moon, first)

    def spell_state(self, state: State) -> str:
        return position.spell(state)

    def parse_state(self, text: str) -> State:
        return position.parse(text)

    def setup_of(self, state: State) -> Setup:
        return position.setup_of(state)


_SIDES: Final = tuple(map(str, range(1, BEDS + 1)))


def _member(kind: type[E], text: str) -> E:
    for member in kind:
        if member.value == text:
            return member
    raise BadNotation(f"{shortened(text)} is none of {', '.join(member.value for member in kind)}.")


def _number(text: str) -> int:
    if len(text) != 1 or text not in "0123456789":
        raise BadNotation(f"{shortened(text)} is no number of gardeners.")
    return int(text)


RULES: Final = SnailRules()
