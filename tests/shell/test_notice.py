"""A dialog; and the house that the tests of all scenes play in."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.beasty_bar.module import BEASTY_BAR
from game.core.choices import Choice, Option
from game.core.lessons import Lesson
from game.core.levels import Character, Level
from game.core.module import GameModule
from game.core.rules import Seat, Standing, Sum
from game.players.random_bot import RandomBot
from game.services.audio import Audio
from game.services.i18n import Translations
from game.services.saved_game import SavedGame
from game.services.settings import HABITS, Habits, Settings
from game.services.thinker import SlicedThinker
from game.shell.desk import CurrentGame, Desk
from game.shell.interpreter import Interpreter
from game.shell.pages import Handbook
from game.shell.paint.art import Art
from game.shell.paint.brush import Brush
from game.shell.paint.type import Type
from game.shell.routes import Routes
from game.shell.scenery import Scenery
from game.shell.scenes.notice import Notice
from game.shell.scenes.scene import STAY, Go, Pop, Push, Scene
from game.shell.scenes.stack import Stack
from game.shell.show import Begin, Party, Picture, Sign, Trophy
from game.shell.signals import Signal
from game.shell.stage import Box, Stage
from tests.kept import ASSETS, KeptArt

SIZES = [(960, 600), (1000, 1000), (1200, 1600), (3840, 1000)]
"""The smallest window, and the oddest."""
DEVICES = ["mouse", "keyboard", "controller"]

_ART = KeptArt([ASSETS / "common"])
"""The house needs no picture of a game."""


class Heard(Audio):
    """Remembers what was played."""

    def __init__(self) -> None:
        super().__init__([])
        self.cues: list[str] = []

    def play(self, cue: str, volume: float = 1.0) -> None:
        self.cues.append(cue)


class Blank(Scene):
    """Some other scene, in one colour."""

    def __init__(self, colour: tuple[int, int, int] = (10, 90, 30)) -> None:
        super().__init__()
        self.colour = colour
        self.result: object = "nothing yet"

    def resumed(self, closed: Scene, result: object) -> Go:
        self.result = result
        return STAY

    def draw(self, brush: Brush) -> None:
        brush.surface.fill(self.colour)


def spot_of_colour(colour: tuple[int, int, int]) -> Picture:
    return lambda brush, box: brush.panel(box, colour)


CHOICES = (
    Choice(
        "set",
        "Cards",
        (
            Option({"set": "base"}, "Base", "The old ones."),
            Option({"set": "new"}, "New", "The new ones."),
        ),
    ),
    Choice(
        "scoring",
        "Scoring",
        (
            Option({}, "Most animals", "Count them."),
            Option({"scoring": "count_2014"}, "2014", "Count well."),
        ),
    ),
    Choice(
        "variant",
        "Deck",
        (Option({}, "All", "All cards."), Option({"advanced": "yes"}, "Some", "Four stay at home.")),
    ),
)


class ToyShow:
    """A game's show with little to show."""

    scenery = Scenery("Toy")
    sound_words: dict[str, str] = {}  # noqa: RUF012

    def __init__(self, won: Sequence[int] = (3, 1)) -> None:
        self.won = won

    def venues(self, seats: int) -> dict[str, str]:
        return {"street": "Street", "roof": "Roof"} if seats < 4 else {"street": "Street"}

    def get_ready(self, seats: int, venue: str) -> None:
        self.likely = seats, venue

    def close(self) -> None:
        pass

    def before(self, rooms: Any, party: Party, kept: SavedGame | None, begin: Begin) -> Scene | None:
        return None

    def pending(self, saved: SavedGame) -> str:
        return ""

    def tabletop(self, rooms: Any, party: Party) -> Any:
        raise AssertionError("nobody plays here")

    def guide(self, rooms: Any) -> Handbook:
        return Handbook((), (), (), Type())

    def trophies(self, rooms: Any, party: Party, ending: Any, seat: Seat) -> list[Trophy]:
        return [self._trophy(party.names[seat], seat, number) for number in range(self.won[seat])]

    def signs(self, ending: Any, seat: Seat) -> dict[int, Sign]:
        return {}

    def _trophy(self, name: str, seat: Seat, number: int) -> Trophy:
        def zoom() -> Scene:
            scene = Blank()
            scene.result = (seat, number)
            return scene

        return Trophy(spot_of_colour((20 * number, 90, 90)), f"{name}'s trophy {number + 1}", zoom)

    def verdict(self, state: Any, words: Any) -> str:
        return "That was close."


class ToyWays(Routes):
    """Ways that lead nowhere, but remember who went there."""

    def __init__(self, won: Sequence[int] = (3, 1)) -> None:
        super().__init__(a_desk(won), ToyShow(won))
        self.opened: list[Party] = []
        self.resumed: list[SavedGame] = []
        self.taught: list[Lesson] = []
        self.error: Exception | None = None

    def lesson(self, lesson: Lesson, *, anew: bool = False) -> Scene:
        if self.error:
            raise self.error
        self.taught.append(lesson)
        return Blank()

    def begin(self, party: Party) -> Scene:
        if self.error:
            raise self.error
        self.opened.append(party)
        return Blank()

    def resume(self, saved: SavedGame) -> Scene:
        if self.error:
            raise self.error
        self.resumed.append(saved)
        return Blank()


class ToyRules:
    """The rules of the real game, with a result of our own."""

    def __init__(self, won: Sequence[int]) -> None:
        self._won = won

    def __getattr__(self, name: str) -> Any:
        return getattr(BEASTY_BAR.rules, name)

    def so_far(self, state: Any) -> tuple[int, ...]:
        return tuple(standing.tally[0].value for standing in self.standings(state))

    def standings(self, state: Any) -> tuple[Standing, ...]:
        won = self._won[: getattr(state, "players", len(self._won))]
        return tuple(
            Standing(
                Seat(seat),
                1 + sum(other > count for other in won),
                (Sum("Trophies", count, True), Sum("Points", 7 * count, False)),
            )
            for seat, count in enumerate(won)
        )


LEVELS = (
    Level("cub", "Cub", "Guesses.", lambda seed, _, __: RandomBot(seed)),
    Level("mate", "Mate", "Thinks a little.", lambda seed, _, __: RandomBot(seed)),
    Level("boss", "Boss", "Plans ahead.", lambda seed, _, __: RandomBot(seed)),
)
CHARACTERS = (Character("loud", "Loud", "Shouts a lot."), Character("shy", "Shy", "Waits in a corner."))


def settings_of(**values: Any) -> Settings:
    """What is a game's own is that of the game on the desk."""
    habits = {name: values.pop(name) for name in HABITS if name in values}
    return Settings(**values, games={BEASTY_BAR.key: Habits(**habits)})


def a_desk(won: Sequence[int] = (3, 1), **settings: Any) -> Desk:
    module: GameModule = replace(
        BEASTY_BAR,
        choices=CHOICES,
        levels=LEVELS,
        characters=CHARACTERS,
        rules=ToyRules(won),  # type: ignore[arg-type]
    )
    saved: list[bool] = []
    desk = Desk(
        CurrentGame(module),
        Translations(),
        Heard(),
        settings_of(**settings),
        lambda: saved.append(True),
        "1.2.3",
        SlicedThinker(),
    )
    desk.saved = saved  # type: ignore[attr-defined]
    return desk


def signals(*events: pygame.event.Event, stage: Stage) -> Iterator[Signal]:
    interpreter = Interpreter()
    for event in events:
        yield from interpreter.signals(event, stage)


def key(code: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=0)


def pad(button: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0)


def click(box: Box, stage: Stage) -> list[pygame.event.Event]:
    at = stage.pixels(box).center
    return [
        pygame.event.Event(pygame.MOUSEMOTION, pos=at),
        pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1),
        pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1),
    ]


def send(scene: Any, *events: pygame.event.Event) -> Go:
    """Let something happen; says where the scene wants to go."""
    for signal in signals(*events, stage=scene.stage):
        go: Go = scene.handle(signal)
        if go != STAY:
            return go
    return STAY


def choose(scene: Any, device: str, wanted: Hashable) -> Go:
    """Choose a spot as somebody with this device would."""
    if device == "mouse":
        box = next(spot.box for spot in scene.spots() if spot.key == wanted)
        return send(scene, *click(box, scene.stage))
    walk, confirm = {
        "keyboard": (key(pygame.K_TAB), key(pygame.K_RETURN)),
        "controller": (pad(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER), pad(pygame.CONTROLLER_BUTTON_A)),
    }[device]
    for _ in scene.spots():
        if scene.focus.key == wanted:
            break
        send(scene, walk)
    assert scene.focus.key == wanted
    return send(scene, confirm)


def go_back(scene: Any, device: str) -> Go:
    back = {"keyboard": key(pygame.K_ESCAPE), "controller": pad(pygame.CONTROLLER_BUTTON_B)}
    return send(scene, back[device])


def painted(
    scene: Scene,
    size: tuple[int, int] = (960, 600),
    ground: tuple[int, int, int] = (0, 0, 0),
    letters: Type | None = None,
    art: Art = _ART,
) -> pygame.Surface:
    """The scene over a surface of some colour."""
    brush = a_brush(size, letters, art)
    brush.surface.fill(ground)
    scene.resized(brush.stage)
    scene.draw(brush)
    return brush.surface.copy()


def a_brush(size: tuple[int, int], letters: Type | None = None, art: Art = _ART) -> Brush:
    """A window of this size, and everything to draw in it with."""
    pygame.display.init()
    pygame.font.init()
    letters = letters or Type()
    for kept in (art, letters):
        kept.fit(size)
    return Brush(pygame.display.set_mode(size), Stage(size), art, letters)


def looks(surface: pygame.Surface) -> bytes:
    return bytes(pygame.image.tobytes(surface, "RGB"))


class Typesetter(Type):
    """Remembers what was written, and what did not fit."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[str] = []
        self.cut: list[str] = []

    def shortened(self, text: str, face: Any, pixels: float, room: float) -> str:
        self.written.append(text)
        short = super().shortened(text, face, pixels, room)
        if short != text:
            self.cut.append(text)
        return short


def written(scene: Scene, art: Art = _ART) -> list[str]:
    """The lines of text on the screen."""
    letters = Typesetter()
    painted(scene, letters=letters, art=art)
    return letters.written


def assert_fits(make: Callable[[], Any], size: tuple[int, int], art: Art = _ART) -> None:
    """Everything to point at is on the stage, large enough, beside each other; no text is cut."""
    scene, letters = make(), Typesetter()
    painted(scene, size, letters=letters, art=art)
    assert letters.cut == []
    stage, spots = Stage(size), scene.spots()
    for number, spot in enumerate(spots):
        box = spot.box
        assert box.x >= 0
        assert box.y >= 0
        assert box.x + box.w <= stage.width
        assert box.y + box.h <= stage.height
        assert min(box.w, box.h) >= 44
        for other in spots[number + 1 :]:
            assert not stage.pixels(box).colliderect(stage.pixels(other.box)), (spot.key, other.key)


# The dialog itself


def test_ok_closes_it() -> None:
    notice = Notice(a_desk(), "Something went wrong.")
    assert [spot.name for spot in notice.spots()] == ["OK"]
    assert send(notice, key(pygame.K_RETURN)) == Pop(0)


@pytest.mark.parametrize("device", DEVICES)
def test_every_device_presses_any_button(device: str) -> None:
    for number in range(2):
        notice = Notice(a_desk(), "Really?", ("Yes", "No"))
        assert choose(notice, device, number) == Pop(number)


@pytest.mark.parametrize("device", ["keyboard", "controller"])
def test_the_way_back_closes_it_without_an_answer(device: str) -> None:
    assert go_back(Notice(a_desk(), "Really?", ("Yes", "No")), device) == Pop(None)


def test_the_focus_goes_round() -> None:
    notice = Notice(a_desk(), "Which one?", ("One", "Two", "Three"))
    keys = []
    for _ in range(4):
        keys.append(notice.focus.key)
        send(notice, key(pygame.K_TAB))
    assert keys == [0, 1, 2, 0]


def test_what_is_below_is_darkened_only_once() -> None:
    brush = a_brush((960, 600))
    surface, stage = brush.surface, brush.stage
    notice = Notice(a_desk(), "Really?", ("Yes", "No"))
    stack = Stack(Blank((200, 200, 200)), stage)
    stack.go(Push(notice))
    stack.repaint(brush)
    dark = surface.get_at((5, 5))
    assert dark != (200, 200, 200, 255)
    for wanted in (1, 0, 1):
        stack.handle(next(signals(*click(notice.spots()[wanted].box, stage), stage=stage)))
        assert stack.repaint(brush)
        assert surface.get_at((5, 5)) == dark


def test_it_comes_to_rest() -> None:
    notice = Notice(a_desk(), "Really?")
    assert notice.moving
    notice.advance(0.5)
    notice.changed = False
    notice.advance(0.5)
    assert not notice.moving
    assert not notice.changed


@pytest.mark.parametrize("size", SIZES)
def test_it_fits_into_every_window(size: tuple[int, int]) -> None:
    assert_fits(
        lambda: Notice(a_desk(), "The layout roof_3.tmx lacks the slot 'bar'. " * 3, ("Again", "OK")), size
    )
