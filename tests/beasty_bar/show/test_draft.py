"""One of two animals for every strength: pair by pair, or all at once."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from random import Random

import pygame
import pytest

from game.beasty_bar.module import BEASTY_BAR
from game.beasty_bar.rules.animals import (
    ALL_SPECIES,
    BASE,
    BAT,
    LION,
    NEW,
    OWNER,
    PARROT,
    RHINO,
    SKUNK,
    STRENGTH,
    VULTURE,
    Card,
    Species,
    card_of,
)
from game.beasty_bar.rules.setup import STRENGTHS, Picks
from game.beasty_bar.show.cards import CardArt
from game.beasty_bar.show.deck_scene import BACK, GO, HINT, card_at
from game.beasty_bar.show.draft import ALL_BASE, ALL_NEW, AS_DEALT, RANDOM, Draft
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

SEAT = Seat(1)
DRAWN: Picks = (BASE, NEW, NEW) * 4
ADVISED = (SKUNK, VULTURE, RHINO)
SIZES = [(960, 600), (1000, 1000), (2560, 1080), (1080, 1920)]


@pytest.fixture(scope="module", autouse=True)
def _display() -> Iterator[None]:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1, 1))
    yield
    pygame.quit()


@pytest.fixture
def art() -> Art:
    return KeptArt()


@pytest.fixture
def letters() -> Type:
    return Type()


@pytest.fixture
def scene(art: Art, letters: Type) -> Draft:
    return a_draft(art, letters, Settings())


def a_draft(art: Art, letters: Type, settings: Settings) -> Draft:
    desk = Desk(
        CurrentGame(BEASTY_BAR), Translations(), Audio([]), settings, lambda: None, "0", SlicedThinker()
    )
    return Draft(Routes(desk, ToyShow()), CardArt(art, letters, str), SEAT, "Bo", DRAWN, Random(7), ADVISED)


def own(species: Species) -> Card:
    return card_of(SEAT, species)


def spot(scene: Draft, key: Hashable) -> Spot:
    return next(spot for spot in scene.spots() if spot.key == key)


def pointing_at(scene: Draft, key: Hashable) -> bool:
    return scene.focus.key == key


def click(scene: Draft, key: Hashable) -> Go:
    at = spot(scene, key).box.centre
    scene.handle(PointerMoved(at))
    scene.handle(PointerDown(at, Button.LEFT))
    return scene.handle(PointerUp(at, Button.LEFT))


def presses(scene: Draft, *intents: Intent) -> Go:
    go: Go = STAY
    for intent in intents:
        go = scene.handle(Press(intent))
    return go


def test_the_deck_as_it_was_dealt_can_be_played_at_once(scene: Draft) -> None:
    assert click(scene, GO) == Pop(DRAWN)


def test_a_hint_marks_what_is_advised_and_chooses_nothing(scene: Draft, art: Art, letters: Type) -> None:
    plain = pictures(scene, art, letters)
    assert click(scene, HINT) == STAY
    marked = pictures(scene, art, letters)
    changed = {card for card in plain if marked[card] != plain[card]}
    assert changed >= set(map(own, ADVISED))
    assert {STRENGTH[card] for card in changed} == {STRENGTH[own(species)] for species in ADVISED}
    assert scene.picks == DRAWN
    assert presses(scene, Intent.HINT) == STAY
    assert pictures(scene, art, letters) == plain


def test_after_a_hint_enter_takes_one_advised_card_after_the_other(scene: Draft) -> None:
    scene.picks = (BASE,) * STRENGTHS
    presses(scene, Intent.HINT)
    taken = []
    for _ in range(2):
        taken.append(scene.focus.key)
        presses(scene, Intent.CONFIRM)
    assert taken == [own(VULTURE), own(RHINO)], "the skunk is in the deck already"
    assert scene.picks == (BASE, NEW, *[BASE] * 9, NEW)


def test_whoever_asks_by_the_button_stays_there_to_take_the_marks_away(scene: Draft) -> None:
    scene.focus.lead_to(HINT)
    presses(scene, Intent.CONFIRM)
    assert scene.hinted
    presses(scene, Intent.CONFIRM)
    assert not scene.hinted


def pictures(scene: Draft, art: Art, letters: Type) -> dict[Card, bytes]:
    """What every card looks like, while nothing is pointed at."""
    stage = Stage((1920, 1080))
    scene.resized(stage)
    scene.focus.key = None
    surface = pygame.Surface(stage.size)
    scene.draw(Brush(surface, stage, art, letters))
    places = {card_at(each): stage.pixels(each.box) for each in scene.spots() if isinstance(each.key, int)}
    return {card: pygame.image.tobytes(surface.subsurface(place), "RGB") for card, place in places.items()}


def test_whoever_may_have_no_hint_gets_none(art: Art, letters: Type) -> None:
    scene = a_draft(art, letters, Settings(hints=False))
    presses(scene, Intent.HINT)
    assert not scene.hinted
    assert HINT not in [each.key for each in scene.spots()]


def test_clicks_pick_cards(scene: Draft) -> None:
    click(scene, own(BAT))
    click(scene, own(PARROT))
    click(scene, own(LION))
    click(scene, own(RHINO))
    assert click(scene, GO) == Pop((NEW, BASE, *DRAWN[2:11], NEW))


def test_picking_what_is_picked_changes_nothing(scene: Draft) -> None:
    click(scene, own(SKUNK))
    click(scene, own(VULTURE))
    assert scene.picks == DRAWN


def test_keys_alone_are_enough(scene: Draft) -> None:
    """The focus starts on the first card: one to the right is its rival."""
    presses(scene, Intent.RIGHT, Intent.CONFIRM)
    assert scene.focus.key == own(BAT)
    while not pointing_at(scene, GO):
        presses(scene, Intent.NEXT)
    assert presses(scene, Intent.CONFIRM) == Pop((NEW, *DRAWN[1:]))


def test_a_card_stays_under_the_mouse_when_it_is_picked(scene: Draft) -> None:
    before = [each.box for each in scene.spots()]
    click(scene, own(BAT))
    assert [each.box for each in scene.spots()] == before


@pytest.mark.parametrize(("preset", "picks"), [(ALL_BASE, (BASE,) * 12), (ALL_NEW, (NEW,) * 12)])
def test_presets(scene: Draft, preset: str, picks: Picks) -> None:
    click(scene, preset)
    assert click(scene, GO) == Pop(picks)


def test_what_was_dealt_comes_back(scene: Draft) -> None:
    click(scene, ALL_NEW)
    click(scene, AS_DEALT)
    assert click(scene, GO) == Pop(DRAWN)


def test_every_press_of_random_rolls_another_deck_from_the_chance_given(scene: Draft) -> None:
    chance = Random(7)
    rolls = []
    for _ in range(3):
        click(scene, RANDOM)
        rolls.append(scene.picks)
        assert scene.picks == tuple(chance.choice((BASE, NEW)) for _ in range(12))
    assert len(set(rolls)) == 3


def test_the_way_back_closes_with_nothing(scene: Draft) -> None:
    assert presses(scene, Intent.BACK) == Pop(None)
    assert click(scene, BACK) == Pop(None)


def test_cards_are_in_reading_order_and_the_seats_own(scene: Draft) -> None:
    cards = [each.key for each in scene.spots() if isinstance(each.key, int)]
    assert cards == [own(species) for species in ALL_SPECIES]
    assert {OWNER[card] for card in cards} == {SEAT}


def test_every_card_says_what_it_does(scene: Draft) -> None:
    assert spot(scene, own(VULTURE)).name == "Vulture"
    assert "THAT'S IT" in spot(scene, own(VULTURE)).text


def test_pointing_at_something_asks_for_a_new_picture(scene: Draft) -> None:
    scene.changed = False
    scene.handle(PointerMoved(spot(scene, own(LION)).box.centre))
    assert scene.changed
    scene.changed = False
    scene.handle(PointerMoved(spot(scene, own(LION)).box.centre))
    assert not scene.changed


@pytest.mark.parametrize("size", SIZES)
def test_everything_has_its_place_at_any_size(
    scene: Draft, art: Art, letters: Type, size: tuple[int, int]
) -> None:
    stage = Stage(size)
    scene.resized(stage)
    whole = pygame.Rect((0, 0), size)
    places = [stage.pixels(each.box) for each in scene.spots()]
    assert all(whole.contains(place) for place in places)
    assert all(place.collidelist(places) == number for number, place in enumerate(places))
    brush = Brush(pygame.Surface(size), stage, art, letters)
    for each in scene.spots():
        scene.handle(PointerMoved(each.box.centre))
        assert scene.focus.key == each.key
        scene.draw(brush)
        scene.focus.by_mouse = False
        scene.draw(brush)


@pytest.mark.parametrize("size", SIZES)
def test_arrows_reach_everything(scene: Draft, size: tuple[int, int]) -> None:
    scene.resized(Stage(size))
    found, new = set(), {scene.focus.key}
    while new:
        found |= new
        new = {_after(scene, key, intent) for key in new for intent in _ARROWS} - found
    assert found == {each.key for each in scene.spots()}


_ARROWS = (Intent.UP, Intent.DOWN, Intent.LEFT, Intent.RIGHT)


def _after(scene: Draft, key: Hashable, intent: Intent) -> Hashable:
    scene.focus.key = key
    scene.handle(Press(intent))
    return scene.focus.key
