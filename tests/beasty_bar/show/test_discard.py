"""Four of twelve cards stay at home: chosen with the mouse or with keys, never more, never fewer."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

import pygame
import pytest

from game.beasty_bar.module import BEASTY_BAR
from game.beasty_bar.rules.animals import BASE, NEW, SPECIES, Card, deck_of
from game.beasty_bar.show.cards import CardArt
from game.beasty_bar.show.deck_scene import BACK, GO
from game.beasty_bar.show.discard import Discard
from game.core.rules import Seat
from game.services.audio import Audio
from game.services.i18n import Translations
from game.services.settings import Settings
from game.services.thinker import SlicedThinker
from game.shell.desk import CurrentGame, Desk
from game.shell.focus import Spot
from game.shell.paint.art import Art
from game.shell.paint.brush import Brush
from game.shell.paint.type import Type
from game.shell.routes import Routes
from game.shell.scenes.scene import STAY, Go, Pop
from game.shell.signals import Button, Intent, PointerDown, PointerMoved, PointerUp, Press
from game.shell.stage import Stage
from tests.kept import KeptArt
from tests.shell.test_notice import ToyShow

SEAT = Seat(2)
DECK = deck_of(SEAT, (BASE, NEW) * 6)
ADVISED = tuple(SPECIES[card] for card in DECK[2:6])
SIZES = [(960, 600), (1000, 1000), (2560, 1080), (1080, 1920)]


class Ear(Audio):
    """Remembers what would be heard."""

    def __init__(self) -> None:
        super().__init__([])
        self.heard: list[str] = []

    def play(self, cue: str, volume: float = 1.0) -> None:
        self.heard.append(cue)


@pytest.fixture(scope="module", autouse=True)
def _display() -> Iterator[None]:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1, 1))
    yield
    pygame.quit()


@pytest.fixture
def ear() -> Ear:
    return Ear()


@pytest.fixture
def art() -> Art:
    return KeptArt()


@pytest.fixture
def letters() -> Type:
    return Type()


@pytest.fixture
def scene(ear: Ear, art: Art, letters: Type) -> Discard:
    desk = Desk(CurrentGame(BEASTY_BAR), Translations(), ear, Settings(), lambda: None, "0", SlicedThinker())
    return Discard(Routes(desk, ToyShow()), CardArt(art, letters, str), SEAT, "Cleo", DECK, ADVISED)


def spot(scene: Discard, key: Hashable) -> Spot:
    return next(spot for spot in scene.spots() if spot.key == key)


def click(scene: Discard, key: Hashable) -> Go:
    at = spot(scene, key).box.centre
    scene.handle(PointerMoved(at))
    scene.handle(PointerDown(at, Button.LEFT))
    return scene.handle(PointerUp(at, Button.LEFT))


def clicks(scene: Discard, cards: Sequence[Card]) -> None:
    for card in cards:
        assert click(scene, card) == STAY


def presses(scene: Discard, *intents: Intent) -> Go:
    go: Go = STAY
    for intent in intents:
        go = scene.handle(Press(intent))
    return go


def test_clicking_four_cards_and_the_button_closes_with_their_species_sorted(scene: Discard) -> None:
    clicks(scene, [DECK[7], DECK[0], DECK[11], DECK[3]])
    assert click(scene, GO) == Pop(tuple(SPECIES[DECK[number]] for number in (0, 3, 7, 11)))


def test_keys_alone_are_enough(scene: Discard) -> None:
    for _ in range(4):
        presses(scene, Intent.CONFIRM, Intent.RIGHT)
    while scene.focus.key != GO:
        presses(scene, Intent.NEXT)
    assert presses(scene, Intent.CONFIRM) == Pop(tuple(SPECIES[card] for card in DECK[:4]))


def test_after_a_hint_enter_leaves_one_advised_card_after_the_other_at_home(scene: Discard) -> None:
    scene._advised = [SPECIES[card] for card in scene._deck[2:10:2]]
    presses(scene, Intent.HINT, *[Intent.CONFIRM] * 4)
    assert scene._home == {*scene._deck[2:10:2]}


def test_down_leads_to_the_card_below(scene: Discard) -> None:
    presses(scene, Intent.RIGHT, Intent.DOWN)
    assert scene.focus.key == DECK[7]


@pytest.mark.parametrize(
    ("count", "label"),
    [
        (0, "Choose four cards."),
        (1, "Choose three more."),
        (2, "Choose two more."),
        (3, "Choose one more."),
    ],
)
def test_fewer_than_four_cannot_be_confirmed_and_the_button_says_why(
    scene: Discard, ear: Ear, count: int, label: str
) -> None:
    clicks(scene, DECK[:count])
    assert spot(scene, GO).name == label
    assert not spot(scene, GO).active
    assert click(scene, GO) == STAY
    assert presses(scene, Intent.CONFIRM) == STAY
    assert scene.focus.key == GO, "the focus stays where it is"
    assert ear.heard[-1] == "error"


def test_a_fifth_card_is_refused(scene: Discard, ear: Ear) -> None:
    clicks(scene, DECK[:5])
    assert ear.heard[-1] == "error"
    assert click(scene, GO) == Pop(tuple(SPECIES[card] for card in DECK[:4]))


def test_a_second_click_takes_a_card_along_again(scene: Discard) -> None:
    clicks(scene, [*DECK[:4], DECK[0]])
    assert not spot(scene, GO).active
    clicks(scene, [DECK[8]])
    assert click(scene, GO) == Pop(tuple(SPECIES[DECK[number]] for number in (1, 2, 3, 8)))


def test_the_way_back_closes_with_nothing(scene: Discard, ear: Ear) -> None:
    clicks(scene, DECK[:4])
    assert presses(scene, Intent.BACK) == Pop(None)
    assert ear.heard[-1] == "back"
    assert click(scene, BACK) == Pop(None)


def test_every_card_says_what_it_does(scene: Discard) -> None:
    kangaroo = spot(scene, DECK[2])
    assert kangaroo.name == "Kangaroo"
    assert "Jumps over" in kangaroo.text


@pytest.mark.parametrize("size", SIZES)
def test_everything_has_its_place_at_any_size(
    scene: Discard, art: Art, letters: Type, size: tuple[int, int]
) -> None:
    stage = Stage(size)
    scene.resized(stage)
    whole = pygame.Rect((0, 0), size)
    places = [stage.pixels(each.box) for each in scene.spots()]
    assert all(whole.contains(place) for place in places)
    assert all(place.collidelist(places) == number for number, place in enumerate(places))
    clicks(scene, DECK[:5])
    brush = Brush(pygame.Surface(size), stage, art, letters)
    assert scene.repaint(brush) == [whole]
    assert scene.repaint(brush) == [], "nothing is new"
    for each in scene.spots():
        scene.focus.key, scene.focus.by_mouse = each.key, False
        scene.draw(brush)


@pytest.mark.parametrize("size", SIZES)
def test_arrows_reach_everything(scene: Discard, size: tuple[int, int]) -> None:
    scene.resized(Stage(size))
    found, new = set(), {scene.focus.key}
    while new:
        found |= new
        new = {_after(scene, key, intent) for key in new for intent in _ARROWS} - found
    assert found == {each.key for each in scene.spots()}


_ARROWS = (Intent.UP, Intent.DOWN, Intent.LEFT, Intent.RIGHT)


def _after(scene: Discard, key: Hashable, intent: Intent) -> Hashable:
    scene.focus.key = key
    scene.handle(Press(intent))
    return scene.focus.key
