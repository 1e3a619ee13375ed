"""A scene with much to paint is shown when all of it is there; until then no frame takes long."""

from __future__ import annotations

from math import inf

import pygame
import pytest

from game.shell import window as window_module
from game.shell.paint.art import Art
from game.shell.paint.brush import Brush
from game.shell.paint.cache import Lru, NotYet, Patience
from game.shell.paint.type import Type
from game.shell.scenes.scene import STAY, Go, Leave, Scene, Swap
from game.shell.scenes.stack import LONGEST_GRACE, Stack
from game.shell.signals import Intent, Press, Signal
from game.shell.stage import Stage
from game.shell.window import Window

SIZE = (960, 600)
PARTS = 4
LONG_AGO = -inf
"""There is never time for anything."""
RED, GREY = (200, 10, 20), (128, 128, 128)


class Mosaic(Scene):
    """Consists of so many pictures."""

    slow = True

    def __init__(self) -> None:
        super().__init__()
        self.made: list[int] = []
        self.seen: list[object] = []

    def draw(self, brush: Brush) -> None:
        for number in range(PARTS):
            brush.art.made(number, lambda number=number: self._make(number))  # type: ignore[misc]
        brush.surface.fill(RED)

    def _make(self, number: int) -> pygame.Surface:
        self.made.append(number)
        return pygame.Surface((1, 1))

    def advance(self, seconds: float) -> Go:
        self.seen.append(seconds)
        return Leave() if Press(Intent.UP) in self.seen else STAY

    def handle(self, signal: Signal) -> Go:
        self.seen += [len(self.made), signal]
        return STAY


class Page(Scene):
    """Grey all over."""

    def draw(self, brush: Brush) -> None:
        brush.surface.fill(GREY)


@pytest.fixture
def brush() -> Brush:
    return Brush(pygame.Surface(SIZE), Stage(SIZE), Art([]), Type())


def test_each_frame_gets_a_little_further_and_the_last_one_shows_it(brush: Brush) -> None:
    mosaic = Mosaic()
    stack = Stack(mosaic, Stage(SIZE))
    assert stack.repaint(brush, LONG_AGO) == [], "whatever led here has taken its time already"
    assert mosaic.made == []
    for frame in range(1, PARTS):
        assert stack.repaint(brush, LONG_AGO) == []
        assert mosaic.made == list(range(frame))
        assert stack.waiting
        assert stack.moving
    assert stack.repaint(brush, LONG_AGO) == [brush.surface.get_rect()]
    assert mosaic.made == list(range(PARTS))
    assert not stack.waiting


def test_time_passes_when_it_can_be_seen(brush: Brush) -> None:
    mosaic = Mosaic()
    stack = Stack(mosaic, Stage(SIZE))
    stack.repaint(brush, LONG_AGO)
    stack.advance(0.1)
    assert mosaic.seen == []
    stack.repaint(brush)
    stack.advance(0.1)
    assert mosaic.seen == [0.1]


def test_nobody_waits_for_ever(brush: Brush) -> None:
    mosaic = Mosaic()
    stack = Stack(mosaic, Stage(SIZE))
    stack.repaint(brush, LONG_AGO)
    stack.advance(LONGEST_GRACE)
    assert stack.repaint(brush, LONG_AGO)
    assert mosaic.made == list(range(PARTS))


def test_in_a_window_of_another_size_it_is_painted_at_once(brush: Brush) -> None:
    """Nothing else is in that window that could stay until then."""
    mosaic = Mosaic()
    stack = Stack(mosaic, Stage(SIZE))
    stack.repaint(brush, LONG_AGO)
    stack.resize(Stage(SIZE))
    assert stack.repaint(brush, LONG_AGO)


def test_what_has_been_seen_once_never_waits(brush: Brush) -> None:
    mosaic = Mosaic()
    stack = Stack(mosaic, Stage(SIZE))
    stack.repaint(brush)
    brush.art.fit(SIZE)
    stack.redraw()
    assert stack.repaint(brush, LONG_AGO)
    assert len(mosaic.made) == 2 * PARTS


def test_meanwhile_the_last_screen_becomes_darker_and_what_players_do_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pygame.display.init()
    pygame.font.init()
    for share in ("SHOW_SHARE", "WAIT_SHARE"):
        monkeypatch.setattr(window_module, share, LONG_AGO)
    window = Window(SIZE, Art([]), Type(), title="Toy", icon="none")
    mosaic, seen = Mosaic(), []
    stack = Stack(Page(), window.stage)
    pygame.event.get()

    def look(seconds: float) -> bool:
        if stack.waiting and not pygame.event.peek(pygame.KEYDOWN):
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_UP, mod=0, unicode=""))
        seen.append(tuple(window.surface.get_at((SIZE[0] - 1, SIZE[1] - 1))[:3]))
        return True

    window.run(stack, lambda: stack.go(Swap(mosaic)), look)
    assert [thing for thing in mosaic.seen if not isinstance(thing, float)] == [PARTS, Press(Intent.UP)]
    dark = seen[: seen.index(RED)]
    assert dark[0] == GREY
    assert len(set(dark)) == len(dark) > PARTS
    assert dark == sorted(dark, reverse=True)


def test_what_is_made_ahead_can_be_put_off_between_its_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card has a dozen parts, each of them a file."""
    art, mosaic = Art([]), Mosaic()
    now = iter(range(100))
    monkeypatch.setattr("game.shell.paint.art.perf_counter", lambda: 0)
    monkeypatch.setattr("game.shell.paint.cache.perf_counter", lambda: next(now))
    art.expect(lambda: mosaic.draw(Brush(pygame.Surface(SIZE), Stage(SIZE), art, Type())))
    assert art.make_ahead(1)
    assert mosaic.made == [0, 1]
    assert art.make_ahead(inf)
    assert mosaic.made == list(range(PARTS))
    assert not art.make_ahead(inf)


def test_what_is_made_ahead_may_expect_something_itself() -> None:
    art, made = Art([]), list[str]()
    art.expect(lambda: art.expect(lambda: made.append("next"), soon=True))
    art.expect(lambda: made.append("last"))
    assert art.make_ahead(inf)
    assert made == ["next", "last"]
    assert not art.make_ahead(inf)


def test_a_sketch_is_seen_where_there_is_no_time_until_the_picture_is_made_once() -> None:
    art, made = Art([]), list[str]()
    sketch, picture = pygame.Surface((1, 1)), pygame.Surface((2, 2))

    def make() -> pygame.Surface:
        return art.passing("it", lambda: (made.append("it"), picture)[1])

    def seen(*, hasty: bool, soon: float | None = LONG_AGO) -> pygame.Surface:
        art.hasty = hasty
        with art.patience.until(None, soon=soon):
            return art.at_once("it", make, lambda: sketch)

    assert seen(hasty=True) is seen(hasty=True) is sketch
    assert art.owes
    assert not made
    assert art.make_ahead(LONG_AGO)
    assert not art.owes
    assert made == ["it"]
    assert seen(hasty=True) is picture
    art.fit(SIZE)
    assert seen(hasty=True, soon=None) is picture
    art.fit(SIZE)
    assert seen(hasty=False) is picture
    assert len(made) == 3


def test_without_an_end_there_is_always_time() -> None:
    patience = Patience()
    things: Lru[int] = Lru(9, patience=patience)
    with patience.until(LONG_AGO):
        things.get(1, lambda: 1)
        with pytest.raises(NotYet):
            things.get(2, lambda: 2)
        assert things.get(1, lambda: 0) == 1
    assert [things.get(number, lambda number=number: number) for number in (1, 2, 3)] == [1, 2, 3]  # type: ignore[misc]
