"""How the game is played: two tabs to read and to search."""

import pygame
import pytest

from game.shell.paint.type import Type
from game.shell.scenes.reading.guide import CLEAR, CLOSE, PAGES, RULES, Guide
from game.shell.scenes.reading.guide_tabs import READ, Choice, RulesTab
from game.shell.scenes.reading.zoom import Zoom
from game.shell.scenes.scene import STAY, Go, Pop, Push
from game.shell.signals import Intent, Press, Typed
from game.shell.stage import Stage
from tests.shell.pages import book
from tests.shell.test_notice import (
    DEVICES,
    SIZES,
    Blank,
    Typesetter,
    a_brush,
    a_desk,
    assert_fits,
    click,
    go_back,
    key,
    pad,
    painted,
    send,
    written,
)


def a_guide() -> Guide:
    pygame.font.init()
    guide = Guide(a_desk(), book())
    guide.resized(Stage((1920, 1080)))
    return guide


def at_rules() -> Guide:
    guide = a_guide()
    send(guide, *click(next(spot.box for spot in guide.spots() if spot.key == RULES), guide.stage))
    return guide


def type_in(guide: Guide, text: str) -> None:
    for letter in text:
        guide.handle(Typed(letter))


ARROWS = {
    "keyboard": (key(pygame.K_DOWN), key(pygame.K_UP)),
    "controller": (pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN), pad(pygame.CONTROLLER_BUTTON_DPAD_UP)),
}


def choose(guide: Guide, device: str, wanted: object) -> Go:
    """As somebody with this device would; what is scrolled away comes by itself for keys."""
    if device == "mouse":
        box = next(spot.box for spot in guide.spots() if spot.key == wanted)
        return send(guide, *click(box, guide.stage))
    walk, confirm = {
        "keyboard": (key(pygame.K_TAB), key(pygame.K_RETURN)),
        "controller": (pad(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER), pad(pygame.CONTROLLER_BUTTON_A)),
    }[device]
    to_chapter = isinstance(wanted, Choice) and wanted.kind == "chapter"
    for _ in range(40):
        here = guide.focus.key
        if here == wanted or (to_chapter and isinstance(here, Choice)):
            break
        send(guide, walk)
    while to_chapter and guide.focus.key != wanted:
        up = guide.focus.key > wanted  # type: ignore[operator]
        send(guide, ARROWS[device][up])
    assert guide.focus.key == wanted
    return send(guide, confirm)


def names(guide: Guide) -> list[str]:
    return [
        spot.name for spot in guide.tabs[guide.tab].spots(hidden=False) if not isinstance(spot.key, Choice)
    ]


def titles(guide: Guide) -> list[str]:
    spots = guide.tabs[RULES].spots(hidden=False)
    return [spot.name for spot in spots if isinstance(spot.key, Choice)]


# Reading


@pytest.mark.parametrize("device", DEVICES)
def test_every_page_opens_between_its_neighbours(device: str) -> None:
    for name in ("lion", "zebra", "skunk"):
        go = choose(a_guide(), device, name)
        assert isinstance(go, Push)
        assert isinstance(go.scene, Zoom)
        assert go.scene.page.name == name


@pytest.mark.parametrize("device", DEVICES)
def test_a_filter_leaves_the_others_out(device: str) -> None:
    guide = a_guide()
    assert names(guide) == ["lion", "hippo", "zebra", "parrot", "skunk"]
    assert choose(guide, device, Choice("filter", 1)) == STAY
    assert names(guide) == ["parrot", "skunk"]
    choose(guide, device, Choice("filter", 0))
    assert len(names(guide)) == 5


@pytest.mark.parametrize("device", DEVICES)
def test_both_tabs_and_every_chapter_are_reached(device: str) -> None:
    guide = a_guide()
    choose(guide, device, RULES)
    assert guide.tab == RULES
    tab = guide.tabs[RULES]
    assert isinstance(tab, RulesTab)
    for number in (2, 0, 1):
        choose(guide, device, Choice("chapter", number))
        assert tab.chapter == number
    choose(guide, device, PAGES)
    assert guide.tab == PAGES


@pytest.mark.parametrize("device", DEVICES)
def test_what_a_chapter_leads_to_is_opened(device: str) -> None:
    guide = at_rules()
    example = guide.tabs[RULES].spots(hidden=False)[-1]
    go = choose(guide, device, example.key)
    assert isinstance(go, Push)
    assert isinstance(go.scene, Blank)
    assert go.scene.result == example.name == "first example"


@pytest.mark.parametrize(
    ("right", "down", "left"),
    [
        (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT),
    ],
)
def test_arrows_go_through_chapters_into_the_text_and_out_again(right: int, down: int, left: int) -> None:
    guide = at_rules()
    tab = guide.tabs[RULES]
    assert isinstance(tab, RulesTab)
    guide.focus.key, guide.focus.by_mouse = Choice("chapter", 0), False
    send(guide, key(down))
    assert tab.chapter == 1
    send(guide, key(right))
    assert guide.focus.key == READ
    before = tab._reader.offset
    for _ in range(60):
        send(guide, key(down))
    assert tab._reader.offset == tab._reader.furthest > before
    for _ in range(3):
        send(guide, key(left))
    assert guide.focus.key == Choice("chapter", 1)


@pytest.mark.parametrize(
    "event",
    [
        key(pygame.K_PAGEDOWN),
        key(pygame.K_END),
        pygame.event.Event(
            pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_RIGHTY, value=32000, instance_id=0
        ),
    ],
)
def test_a_long_chapter_is_scrolled_by_keys_and_controller(event: pygame.event.Event) -> None:
    guide = at_rules()
    tab = guide.tabs[RULES]
    assert isinstance(tab, RulesTab)
    choose(guide, "keyboard", Choice("chapter", 1))
    send(guide, event)
    assert tab._reader.offset > 0


def test_the_wheel_scrolls_the_text_below_the_mouse() -> None:
    guide = at_rules()
    tab = guide.tabs[RULES]
    assert isinstance(tab, RulesTab)
    choose(guide, "mouse", Choice("chapter", 1))
    at = guide.stage.pixels(tab._window()).center
    send(guide, pygame.event.Event(pygame.MOUSEMOTION, pos=at))
    send(guide, pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-2))
    assert tab._reader.offset > 0


# Searching


def test_typing_searches_both_tabs_at_once() -> None:
    guide = a_guide()
    assert guide.typing
    type_in(guide, "zebra")
    assert names(guide)[0] == "zebra"
    go = send(guide, key(pygame.K_RETURN))
    assert isinstance(go, Push)
    assert isinstance(go.scene, Zoom)
    assert go.scene.page.name == "zebra"
    assert titles(guide) == ["A turn"]
    assert [tab.found for tab in guide.tabs.values()] == [5, 1]


def test_who_is_found_on_the_other_tab_only_is_shown_there() -> None:
    guide = a_guide()
    type_in(guide, "shuffle")
    assert guide.tab == RULES
    assert titles(guide) == ["Setup"]
    assert guide.focus.key == Choice("chapter", 0)


def test_erasing_brings_everything_back() -> None:
    guide = a_guide()
    type_in(guide, "draw")
    for _ in range(6):
        guide.handle(Press(Intent.ERASE))
    assert guide.query == ""
    assert len(titles(guide)) == 3


@pytest.mark.parametrize("device", DEVICES)
def test_the_field_is_cleared_by_its_button(device: str) -> None:
    guide = a_guide()
    type_in(guide, "lion")
    choose(guide, device, CLEAR)
    assert guide.query == ""
    assert CLEAR not in [spot.key for spot in guide.spots()]


def test_nothing_found_is_said_and_does_no_harm() -> None:
    guide = a_guide()
    type_in(guide, "xyzzy")
    assert names(guide) == titles(guide) == []
    assert "Nothing found: xyzzy" in written(guide)
    for code in (pygame.K_DOWN, pygame.K_RIGHT, pygame.K_RETURN, pygame.K_TAB, pygame.K_PAGEDOWN):
        assert send(guide, key(code)) == STAY
    for _ in range(5):
        guide.handle(Press(Intent.ERASE))
    assert len(titles(guide)) == 3


def test_a_query_stays_short_and_printable() -> None:
    guide = a_guide()
    type_in(guide, " \t\n")
    assert guide.query == ""
    type_in(guide, "a" * 500)
    assert len(guide.query) <= 30


def test_what_is_looked_for_is_marked_and_scrolled_to() -> None:
    guide = at_rules()
    type_in(guide, "three")
    tab = guide.tabs[RULES]
    assert isinstance(tab, RulesTab)
    assert tab.chapter == 1
    assert tab._reader.offset > 0


# Back


@pytest.mark.parametrize("device", ["keyboard", "controller"])
def test_the_way_back_closes_it_whatever_is_written(device: str) -> None:
    guide = a_guide()
    assert go_back(guide, device) == Pop()
    type_in(guide, "zebra")
    assert go_back(guide, device) == Pop()


@pytest.mark.parametrize("device", DEVICES)
def test_the_button_closes_it(device: str) -> None:
    assert choose(a_guide(), device, CLOSE) == Pop()


# Looks


def test_pictures_come_a_few_at_a_time_and_then_it_rests() -> None:
    guide = a_guide()
    brush = a_brush((1280, 720))
    guide.resized(brush.stage)
    guide.draw(brush)
    assert guide.moving
    for _ in range(5):
        guide.advance(0.02)
        guide.repaint(brush)
    assert not guide.moving
    guide.changed = False
    guide.advance(0.5)
    assert not guide.changed


@pytest.mark.parametrize("size", SIZES)
def test_it_fits_into_every_window(size: tuple[int, int]) -> None:
    assert_fits(a_guide, size)
    assert_fits(at_rules, size)

    def searched() -> Guide:
        guide = at_rules()
        type_in(guide, "the lion")
        return guide

    assert_fits(searched, size)


@pytest.mark.parametrize("size", [(960, 600), (1920, 1080)])
@pytest.mark.parametrize("scene", ["pages", "rules", "zoom"])
def test_nothing_is_cut_with_letters_of_twice_the_size(size: tuple[int, int], scene: str) -> None:
    pygame.font.init()
    measured, letters = Type(), Typesetter()
    measured.scale = letters.scale = 2.0
    pages = book(measured)
    guide = Guide(a_desk(), pages)
    guide.resized(Stage(size))
    if scene == "rules":
        choose(guide, "mouse", RULES)
    zoom = Zoom(a_desk(), measured, pages.pages, 1)
    painted(zoom if scene == "zoom" else guide, size, letters=letters)
    assert letters.cut == []
    assert len(letters.written) >= 8
