"""Several people at one screen: no pixel of any frame depends on what whoever looks may not know.

Every game that has a show is filmed twice, from the deal to the end. The second time all that is hidden is
dealt anew after each decision, but everything that is seen happens as it did before: then both films are the
same, frame by frame. It is hidden from everybody until somebody has looked, and then still from the others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

import pygame
import pytest

from game.core.coaching import OFF, TEACH
from game.core.hands import EVERY_TURN, HANDS, ON_LOOK, OPEN_HANDS
from game.core.levels import HUMAN
from game.core.match import AnyMatch, Match
from game.core.rules import AnyRules, Step, Viewer
from game.core.weighing import Value, Weighed
from game.services.settings import Settings
from game.services.thinker import Asked, Kind, SlicedThinker
from game.shell.scenes.results.results import Results
from game.shell.table import course
from game.shell.table.curtain import Curtain
from tests.contract.games import GAMES
from tests.contract.house import ALL_SHOWS, House, beside_the_others

Act = Callable[[House], None]
SEEDS: Final = {EVERY_TURN: 11, ON_LOOK: 40, OPEN_HANDS: 31}
"""Games that are over soon, each another one."""
TIME: Final = 0.4


class Redealt(Match[Any, Any, Any, Any, Any]):
    """A match in which everything happens as it would, but what is hidden is another world each time."""

    open_hands = False

    def __init__(self, rules: AnyRules, setup: Any, seed: int) -> None:
        super().__init__(rules, setup, seed)
        self.truth = self.before = self.state
        self.differs = 0
        told = tuple(rules.redact(event, None) for event in self.opening.events)
        self.opening = Step(self.opening.state, told)
        self.veil(self._next)

    @property
    def _next(self) -> Viewer:
        """Whoever sees what is theirs without asking for it."""
        return self.rules.to_act(self.truth) if self.open_hands else None

    def veil(self, viewer: Viewer) -> None:
        """From now on only what that one may know is as it is."""
        self.viewer = viewer
        self.state = self.redealt(self.truth, viewer)
        seat = self.rules.to_act(self.truth)
        if viewer is None and seat is not None:
            self.differs += self.rules.view(self.state, seat) != self.rules.view(self.truth, seat)

    def redealt(self, state: Any, viewer: Viewer) -> Any:
        """Another world with the same view."""
        return self.rules.imagine(self.rules.view(state, viewer), 1000 + len(self.actions))

    def submit(self, action: Any) -> tuple[Any, ...]:
        step = self.rules.apply(self.truth, action)
        self.actions.append(action)
        self.before, self.truth = self.truth, step.state
        viewer = self.viewer
        self.veil(viewer if self.rules.to_act(self.truth) == viewer else self._next)
        return (
            step.events
            if viewer is not None
            else tuple(self.rules.redact(each, None) for each in step.events)
        )


def lift_the_veil(house: House) -> None:
    """Whoever is to act knows now what is theirs."""
    match: AnyMatch = house.table.match
    if isinstance(match, Redealt):
        match.veil(match.to_act)
        tell_those_who_wait(house, match)


def tell_those_who_wait(house: House, match: Redealt) -> None:
    """How a turn opens is seen by whoever takes over, and begins with what that one knew before."""
    play = house.table.play
    if play._held is not None and match.viewer is not None:
        before = match.redealt(match.before, match.viewer)
        play._held = replace(play._held, before=partial(match.rules.view, before))


def time(house: House) -> None:
    house.frame(TIME)


def rest(house: House) -> None:
    """Until whatever came is heard."""
    house.frame(2 * TIME)


def key(code: int) -> Act:
    return lambda house: house.key(code)


def at(x: int, y: int) -> Act:
    return lambda house: house.post(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0))


def glance(house: House) -> None:
    """Look, even at something that is not there."""
    house.key(pygame.K_RETURN if isinstance(house.top, Curtain) else pygame.K_x)


def look(house: House) -> None:
    lift_the_veil(house)
    glance(house)


def hide(house: House) -> None:
    house.key(pygame.K_x)


def lose_focus(house: House) -> None:
    house.post(pygame.WINDOWFOCUSLOST)


def mean(action: Any) -> Act:
    """Be about to do that, which may be warned of; a hand that is closed is not spoken of."""

    def act(house: House) -> None:
        play = house.table.play
        closed = play.looking is None
        play.coach.lets(action, None)
        house.frame(0.1)
        assert not (closed and play.coach.warns)

    return act


def decide(action: Any) -> Act:
    def act(house: House) -> None:
        match: AnyMatch = house.table.match
        house.table.play.submit(action)
        if isinstance(match, Redealt):
            tell_those_who_wait(house, match)

    return act


class Camera:
    """Does things to a house, and keeps what was to be seen after each."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.acts: list[tuple[Act, bool]] = []
        self.frames: list[int] = []

    def film(self, *acts: Act, seen: bool = True) -> None:
        """Do that; what is not to be `seen` in a film is left out of it."""
        for act in acts:
            act(self.house)
            self.acts.append((act, seen))
            self.frames += [hash(self.house.picture)] if seen else []


class Director:
    """People who play a whole game, and poke around in it as long as nobody has looked."""

    def __init__(self, camera: Camera, hands: str, chance: Random) -> None:
        self._camera, self._house, self._hands, self._chance = camera, camera.house, hands, chance
        self._wishes = Random(chance.random())

    def until_asked(self) -> bool:
        """Somebody is to look or to decide; False when it is over."""
        house = self._house
        for _ in range(100):
            if isinstance(house.top, Results):
                return False
            table = house.table
            if isinstance(house.top, Curtain) or (table.choosing is not None and not table.timeline.busy):
                return True
            self._camera.film(time)
        raise AssertionError(f"nobody is ever asked; {house.top} is in charge")

    def poke(self) -> None:
        """Whatever somebody may try who wants to see more."""
        x, y = self._chance.randrange(20, 940), self._chance.randrange(380, 590)
        codes = (pygame.K_TAB, pygame.K_RIGHT, pygame.K_1, pygame.K_h)
        self._camera.film(at(x, y), key(self._chance.choice(codes)), time)

    def glance(self) -> None:
        """Somebody looks, and leaves: from then on there is nothing to be seen of it."""
        film = self._camera.film
        film(time, rest)
        film(glance, time, seen=False)
        film(self._chance.choice([hide, lose_focus]), time, rest)

    def turn(self) -> None:
        """One decision, by somebody who looks before, or does not where that is possible."""
        film, table = self._camera.film, self._house.table
        if self._hands != OPEN_HANDS and table.play.looking is None:
            self.poke()
            if self._chance.random() < 0.3:
                self.glance()
            free = table.play.hands.hand is not None and self._chance.random() < 0.4
            if not free:
                film(time, rest, look, time)
        self.until_asked()
        action = self._house.wish(self._wishes)
        film(at(480, 560), mean(action), decide(action))


def filmed(house: House, hands: str, seed: int) -> Camera:
    """A whole game."""
    camera = Camera(house)
    director = Director(camera, hands, Random(seed))
    while director.until_asked():
        director.turn()
    return camera


class Seer(SlicedThinker):
    """Weighs at once, by what it is shown alone: whoever sees something else is told something else."""

    def __init__(self) -> None:
        super().__init__()
        self._asked: Asked | None = None
        self._judging: Asked | None = None

    def ask(self, asked: Asked, kind: Kind = Kind.TABLE) -> None:
        if kind is Kind.COACH:
            self._asked = asked
        elif kind is Kind.JUDGE:
            self._judging = asked
        else:
            super().ask(asked, kind)

    def drop(self, kind: Kind | None = None) -> None:
        super().drop(kind)
        self._asked = None if kind in (None, Kind.COACH) else self._asked
        self._judging = None if kind in (None, Kind.JUDGE) else self._judging

    def judged(self) -> tuple[float, ...] | None:
        """Of those who look on after their turn the film keeps no secrets: they are told what all can see."""
        asked = self._judging
        if asked is None:
            return None
        rules = asked.game.rules
        view = asked.view if asked.legal else rules.view(rules.imagine(asked.view, 0), None)
        first = Random(repr(view)).random()
        return first, 1 - first

    def weighed(self) -> Weighed[Any] | None:
        asked = self._asked
        if asked is None:
            return None
        rules = asked.game.rules
        seat, chance = rules.to_act(rules.imagine(asked.view, 0)), Random(repr(asked.view))
        assert seat is not None
        values = []
        for action in asked.legal:
            mine = chance.random()
            values.append(Value(action, (mine, 1 - mine) if seat == 0 else (1 - mine, mine), 0.0))
        return Weighed(seat, tuple(values))


def a_house(folder: Path, game: str, hands: str) -> House:
    """Where hands are kept as the game has it, people are coached."""
    words = ("--game", game, "--seats", f"{HUMAN},{HUMAN}", "--seed", str(SEEDS[hands]))
    (module,) = (module for module in GAMES if module.key == game)
    coach = TEACH if module.hands == hands else OFF
    house = House(folder, *words, program=beside_the_others, settings=Settings(hands=hands, coach=coach))
    house.desk.thinker = Seer()
    house.table.play.coach.drop()
    return house


def once_more(house: House, acts: Sequence[tuple[Act, bool]]) -> list[int]:
    camera = Camera(house)
    for act, seen in acts:
        camera.film(act, seen=seen)
    return camera.frames


@pytest.fixture(autouse=True)
def quiet() -> Any:
    yield
    pygame.event.clear()


@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("game", ALL_SHOWS)
def test_no_pixel_depends_on_what_whoever_looks_may_not_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, hands: str
) -> None:
    first = filmed(a_house(tmp_path / "first", game, hands), hands, SEEDS[hands])
    monkeypatch.setattr(Redealt, "open_hands", hands == OPEN_HANDS)
    monkeypatch.setattr(course, "Match", Redealt)
    house = a_house(tmp_path / "second", game, hands)
    match = house.table.match
    second = once_more(house, first.acts)
    differing = [
        number for number, frames in enumerate(zip(first.frames, second, strict=True)) if len({*frames}) > 1
    ]
    assert differing == []
    assert isinstance(match, Redealt)
    assert hands == OPEN_HANDS or match.differs > 2, "something was hidden"
    assert len({*second}) > 30


@pytest.mark.parametrize("game", ALL_SHOWS)
def test_such_a_film_would_show_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    first = a_house(tmp_path / "first", game, EVERY_TURN)
    film = [(act, True) for act in [*[time] * 12, glance, time, time]]
    dealt = once_more(first, film)
    monkeypatch.setattr(course, "Match", Redealt)
    other = once_more(a_house(tmp_path / "second", game, EVERY_TURN), film)
    assert dealt[:12] == other[:12]
    assert dealt[-1] != other[-1]
