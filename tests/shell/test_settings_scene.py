"""The settings: every row is reached and changed with every device, and seen or heard at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path

import pygame
import pytest

from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Setup
from game.core.chances import NUMBERS
from game.core.hands import EVERY_TURN, HANDS, ON_LOOK
from game.services.proof import Proof
from game.services.settings import (
    CHECKS,
    COMPUTERS,
    DRAWN,
    FOR_A_WHILE,
    NEVER,
    NOT_AT_ALL,
    UNTIL_DONE,
    USUAL,
    Habits,
)
from game.services.settings import Settings as Values
from game.shell.desk import Desk
from game.shell.paint.palette import CONTRAST, NORMAL
from game.shell.paint.type import Type
from game.shell.scenes.menu.pause import Pause
from game.shell.scenes.menu.title import Title
from game.shell.scenes.scene import STAY, Pop, Push
from game.shell.scenes.settings.meanings import MEANINGS
from game.shell.scenes.settings.pages import PAGES, Kind, Row, current
from game.shell.scenes.settings.paint import arrows, track
from game.shell.scenes.settings.scene import BACK, RESET, RESTORE, ROW, TAB, Settings
from game.shell.signals import CONTROLLER, KEYBOARD, Caught, FocusLost, Intent, Wheel
from game.shell.stage import Stage
from tests.contract.house import House
from tests.shell.test_notice import (
    _ART,
    DEVICES,
    ToyWays,
    Typesetter,
    a_desk,
    choose,
    click,
    go_back,
    key,
    looks,
    pad,
    painted,
    send,
)

KEYS = [page.key for page in PAGES]
CONTROLS = KEYS.index("controls")
SOUND = KEYS.index("sound")


@pytest.fixture(autouse=True)
def normal_colours() -> Iterator[None]:
    yield
    _ART.theme = NORMAL


def the_desk(**settings: object) -> Desk:
    desk = a_desk(**settings)
    desk.folder = Path("somewhere") / "beasty-bar"
    desk.game.venues = lambda seats: {"street": "Street", "roof": "Roof"}
    return desk


def opened(page: str, **settings: object) -> tuple[Settings, Desk]:
    desk = the_desk(**settings)
    scene = Settings(desk, KEYS.index(page))
    scene.resized(Stage((1280, 720)))
    return scene, desk


def row_number(scene: Settings, name: str) -> int:
    return next(number for number, row in enumerate(scene.rows) if row.key == name)


def changeable() -> list[tuple[str, Row]]:
    return [
        (page.key, row)
        for page in PAGES
        for row in page.rows(the_desk())
        if row.kind not in (Kind.BINDING, Kind.FACT)
    ]


@pytest.mark.parametrize(("page", "row"), changeable(), ids=lambda each: getattr(each, "key", each))
def test_every_value_on_a_page_is_a_setting_and_would_be_read_again(page: str, row: Row) -> None:
    if row.write is None:
        assert row.key in {field.name for field in fields(Habits if row.of_game else Values)}
        assert all(CHECKS[row.key](value) for value in row.values)
    assert row.text.endswith(".")
    assert len(row.values) > 1


@pytest.mark.parametrize(("page", "row"), changeable(), ids=lambda each: getattr(each, "key", each))
def test_arrows_change_every_row_as_far_as_it_goes(page: str, row: Row) -> None:
    scene, desk = opened(page)
    heard: list[object] = []
    desk.apply_settings = lambda: heard.append(current(desk, row))
    scene.focus.key = (ROW, row_number(scene, row.key))
    for _ in row.values:
        send(scene, pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT))
    assert current(desk, row) == row.values[-1]
    for _ in row.values:
        send(scene, key(pygame.K_LEFT))
    assert current(desk, row) == row.values[0]
    assert heard[-1] == row.values[0]
    assert len(desk.saved) == len(heard)  # type: ignore[attr-defined]


@pytest.mark.parametrize("device", DEVICES)
def test_every_device_flips_a_switch(device: str) -> None:
    scene, desk = opened("sound")
    choose(scene, device, (ROW, row_number(scene, "mono")))
    assert desk.settings.mono
    choose(scene, device, (ROW, row_number(scene, "mono")))
    assert not desk.settings.mono


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("number", range(len(PAGES)))
def test_every_device_opens_every_page(device: str, number: int) -> None:
    scene = Settings(the_desk())
    walk = {"keyboard": key(pygame.K_RIGHT), "controller": pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)}
    if device == "mouse":
        choose(scene, device, (TAB, number))
    for _ in range(number if device in walk else 0):
        send(scene, walk[device])
    assert scene.page == number


def test_walking_along_the_tabs_turns_the_pages() -> None:
    scene = Settings(the_desk())
    send(scene, key(pygame.K_RIGHT))
    assert scene.page == 1
    send(scene, key(pygame.K_DOWN))
    assert scene.focus.key == (ROW, 0)
    send(scene, key(pygame.K_UP))
    assert scene.focus.key == (TAB, 1)


@pytest.mark.parametrize("device", ["keyboard", "controller"])
def test_the_way_back_leads_back(device: str) -> None:
    assert go_back(Settings(the_desk()), device) == Pop()
    assert choose(Settings(the_desk()), device, BACK) == Pop()


@pytest.mark.parametrize("muted", [False, True])
def test_the_switch_of_the_sound_is_on_where_something_can_be_heard(muted: bool) -> None:
    scene, desk = opened("sound", muted=muted)
    assert ("Turns all sound on or off. Off" if muted else "Turns all sound on or off. On") in told(scene)[0]
    choose(scene, "mouse", (ROW, row_number(scene, "muted")))
    assert desk.settings.muted != muted


@pytest.mark.parametrize("device", DEVICES)
def test_a_page_is_reset_and_the_others_are_not(device: str) -> None:
    scene, desk = opened("sound", music=0.1, mono=True, volume=0.2, chances=NUMBERS)
    choose(scene, device, RESET)
    usual = Values()
    assert (desk.settings.music, desk.settings.mono) == (usual.music, usual.mono)
    assert desk.settings.volume == usual.volume
    assert desk.settings.chances == NUMBERS


def test_a_slider_follows_the_mouse() -> None:
    scene, desk = opened("sound")
    number = row_number(scene, "music")
    line = track(next(spot.box for spot in scene.spots() if spot.key == (ROW, number)))
    left, middle = scene.stage.pixels(line).midleft, scene.stage.pixels(line).center
    send(scene, pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=left, button=1))
    assert desk.settings.music == 0.0
    send(scene, pygame.event.Event(pygame.MOUSEMOTION, pos=middle))
    assert desk.settings.music == 0.5
    send(scene, pygame.event.Event(pygame.MOUSEBUTTONUP, pos=middle, button=1))
    send(scene, pygame.event.Event(pygame.MOUSEMOTION, pos=left))
    assert desk.settings.music == 0.5


def test_the_arrows_of_a_choice_go_both_ways() -> None:
    scene, desk = opened("speed", speed=1.0)
    box = next(spot.box for spot in scene.spots() if spot.key == (ROW, 0))
    right = box._replace(x=box.x + box.w - 80, w=60)
    left = box._replace(x=box.x + box.w - 570, w=60)
    send(scene, *click(right, scene.stage))
    assert desk.settings.speed == 1.5
    send(scene, *click(left, scene.stage))
    send(scene, *click(left, scene.stage))
    assert desk.settings.speed == 0.5


# Keys


def test_every_intent_can_be_bound() -> None:
    assert set(MEANINGS) == set(Intent)


@pytest.mark.parametrize("device", DEVICES)
def test_a_new_key_is_asked_for_and_kept(device: str) -> None:
    scene, desk = opened("controls")
    choose(scene, device, (KEYBOARD, row_number(scene, "UP")))
    assert scene.catching
    scene.handle(Caught(KEYBOARD, pygame.K_w))
    assert not scene.catching
    assert desk.bindings.of(KEYBOARD, Intent.UP) == [pygame.K_w]
    assert desk.settings.keys == {"UP": str(pygame.K_w)}


def test_the_only_button_for_the_way_back_is_not_given_away() -> None:
    scene, desk = opened("controls")
    send(scene, *click(spot_box(scene, (CONTROLLER, row_number(scene, "CONFIRM"))), scene.stage))
    scene.handle(Caught(CONTROLLER, pygame.CONTROLLER_BUTTON_B))
    assert "B is the only button for “Back”. Give that another button first." in told(scene)[0]
    assert desk.settings.buttons == {}


def test_who_is_left_without_a_key_is_told_and_can_be_given_one() -> None:
    scene, desk = opened("controls")
    at_keys_of(scene, "LOG")
    choose(scene, "mouse", (KEYBOARD, row_number(scene, "LOG")))
    scene.handle(Caught(KEYBOARD, pygame.K_h))
    assert desk.bindings.of(KEYBOARD, Intent.HINT) == [], "nobody has named another key for it"
    assert desk.settings.keys == {"LOG": str(pygame.K_h), "HINT": ""}
    assert "H was “Hint”, which has no key now. Choose one in its row." in told(scene)[0]
    at_keys_of(scene, "HINT")
    assert "Shows a hint. no key" in told(scene)[0], "it is seen in its row, too"
    choose(scene, "mouse", (KEYBOARD, row_number(scene, "HINT")))
    scene.handle(Caught(KEYBOARD, pygame.K_j))
    assert desk.bindings.of(KEYBOARD, Intent.HINT) == [pygame.K_j]
    assert "no key" not in told(scene)[0]


def test_the_arrow_brings_a_key_back_and_tells_who_loses_it() -> None:
    scene, desk = opened("controls")
    desk.bindings.bind(KEYBOARD, Intent.LOG, pygame.K_h)
    at_keys_of(scene, "HINT")
    choose(scene, "mouse", (RESTORE, row_number(scene, "HINT")))
    assert desk.bindings.of(KEYBOARD, Intent.HINT) == [pygame.K_h]
    assert "H was “Log”, which has no key now. Choose one in its row." in told(scene)[0]


@pytest.mark.parametrize(
    "signal", [Caught(KEYBOARD, pygame.K_ESCAPE), Caught(CONTROLLER, pygame.CONTROLLER_BUTTON_A), FocusLost()]
)
def test_never_mind(signal: Caught | FocusLost) -> None:
    scene, desk = opened("controls")
    send(scene, *click(spot_box(scene, (KEYBOARD, 3)), scene.stage))
    assert scene.handle(signal) == STAY
    assert not scene.catching
    assert desk.settings.keys == {}


def test_one_meaning_or_all_go_back_to_the_beginning() -> None:
    scene, desk = opened("controls")
    for name, code in (("UP", pygame.K_w), ("DOWN", pygame.K_s)):
        desk.bindings.bind(KEYBOARD, Intent[name], code)
    choose(scene, "mouse", (RESTORE, row_number(scene, "UP")))
    assert desk.settings.keys.keys() == {"DOWN"}
    choose(scene, "mouse", RESET)
    assert desk.settings.keys == {}
    assert not desk.bindings.changed(KEYBOARD, Intent.DOWN)


@pytest.mark.parametrize("code", [pygame.K_DOWN, pygame.K_TAB])
def test_rows_out_of_sight_are_reached_by_keys(code: int) -> None:
    scene, _ = opened("controls")
    seen = set()
    for _ in range(4 * len(MEANINGS) + 20):
        send(scene, key(code))
        match scene.focus.key:
            case (str(part), int(number)) if part != TAB:
                seen.add(number)
                assert any(spot.key == scene.focus.key for spot in scene.spots())
    assert seen == set(range(len(PAGES[CONTROLS].rows(scene._desk))))


def test_the_wheel_scrolls() -> None:
    scene, _ = opened("controls")
    before = [spot.key for spot in scene.spots()]
    scene.handle(Wheel(-1))
    assert [spot.key for spot in scene.spots()] != before
    scene.handle(Wheel(1))
    assert [spot.key for spot in scene.spots()] == before


def spot_box(scene: Settings, wanted: object):  # type: ignore[no-untyped-def]
    return next(spot.box for spot in scene.spots() if spot.key == wanted)


def at_keys_of(scene: Settings, name: str) -> None:
    """Turn the wheel until a row can be seen."""
    wanted = (RESTORE, row_number(scene, name))
    for notch in [1.0] * len(scene.rows) + [-1.0] * len(scene.rows):
        if any(spot.key == wanted for spot in scene.spots()):
            return
        scene.handle(Wheel(notch))


def told(scene: Settings) -> list[str]:
    letters = Typesetter()
    painted(scene, (1280, 720), letters=letters)
    return [" ".join(letters.written)]


# Looks


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", [(960, 600), (1000, 1000)])
@pytest.mark.parametrize("page", KEYS)
def test_every_page_fits_into_every_window(page: str, size: tuple[int, int], text: int) -> None:
    letters = Typesetter()
    letters.scale = text / 100
    scene = Settings(the_desk(text=text), KEYS.index(page))
    painted(scene, size, letters=letters)
    assert letters.cut == []
    stage, spots = Stage(size), scene.spots()
    for number, spot in enumerate(spots):
        assert stage.box.holds((spot.box.x, spot.box.y))
        assert stage.box.holds((spot.box.x + spot.box.w - 1, spot.box.y + spot.box.h - 1))
        assert min(spot.box.w, spot.box.h) >= 44
        for other in spots[number + 1 :]:
            assert not stage.pixels(spot.box).colliderect(stage.pixels(other.box))


def test_letters_and_colours_change_what_is_seen() -> None:
    frames = []
    for scale, theme in ((1.0, NORMAL), (2.0, NORMAL), (1.0, CONTRAST)):
        letters = Type()
        letters.scale, _ART.theme = scale, theme
        frames.append(looks(painted(Settings(the_desk(text=round(scale * 100))), letters=letters)))
    assert len(set(frames)) == 3


# How to get there


@pytest.mark.parametrize("device", DEVICES)
def test_title_and_pause_lead_here(device: str) -> None:
    for scene in (Title(the_desk(), ToyWays()), Pause(the_desk(), Proof(RULES, Setup(), 7))):
        go = choose(scene, device, "settings")
        assert isinstance(go, Push)
        assert isinstance(go.scene, Settings)


def test_each_way_to_take_back_is_explained_by_itself() -> None:
    scene, desk = opened("game")
    number = row_number(scene, "takeback")
    told = []
    for setting in (COMPUTERS, DRAWN, NEVER):
        assert desk.settings.takeback == setting
        told.append(scene.rows[number].text)
        choose(scene, "mouse", (ROW, number))
    assert len(set(told)) == 3


def test_each_way_to_keep_hands_is_explained_and_the_game_has_its_own() -> None:
    scene, desk = opened("game")
    number = row_number(scene, "hands")
    told = {}
    for hands in (USUAL, *HANDS):
        assert desk.settings.hands == hands
        told[hands] = scene.rows[number].text
        choose(scene, "keyboard", (ROW, number))
    assert len({*told.values()}) == len(HANDS)
    assert told[USUAL] == told[desk.module.hands], "it says what that means in this game"
    choose(scene, "mouse", RESET)
    desk.game.module = replace(desk.module, hands=ON_LOOK)
    assert (desk.hands, desk.settings.hands) == (ON_LOOK, USUAL)


def test_hands_chosen_in_one_game_stay_in_the_other_until_it_is_said_otherwise() -> None:
    """To choose what is usual here is no reason to change it elsewhere."""
    scene, desk = opened("game")
    number = row_number(scene, "hands")
    elsewhere = replace(desk.module, hands=ON_LOOK)
    for _ in range(2):
        choose(scene, "keyboard", (ROW, number))
    assert (desk.settings.hands, desk.hands) == (HANDS[1], ON_LOOK)
    desk.game.module = elsewhere
    assert desk.hands == ON_LOOK, "which is usual there, and was chosen here"
    desk.settings.hands = EVERY_TURN
    assert desk.hands == EVERY_TURN


def test_how_long_a_turn_stays_is_asked_only_for_games_that_wait() -> None:
    scene, desk = opened("speed")
    assert "turn_end" not in {row.key for row in scene.rows}
    desk.game.module = replace(desk.module, dwells=True)
    number = row_number(scene, "turn_end")
    assert desk.settings.turn_end == FOR_A_WHILE
    choose(scene, "mouse", (ROW, number))
    assert desk.settings.turn_end == NOT_AT_ALL
    choose(scene, "mouse", (ROW, number))
    assert desk.settings.turn_end == UNTIL_DONE


@pytest.mark.parametrize("size", ["960x600", "1280x720", "1000x1000", "1920x1080"])
@pytest.mark.parametrize("page", ["display", "access"])
@pytest.mark.parametrize(("begins", "side"), [(100, 1), (150, 1), (150, 0), (200, 0)])
def test_an_arrow_stays_under_the_mouse_that_clicks_it(
    page: str, size: str, begins: int, side: int, tmp_path: Path
) -> None:
    house = House(tmp_path, size=size, settings=Values(text=begins, language="de"))
    scene = Settings(house.desk, KEYS.index(page))
    house.open(scene)
    house.frame()
    number = row_number(scene, "text")

    def arrow() -> pygame.Rect:
        box = next(box for each, _, box in scene._visible() if each == number)
        return scene.stage.pixels(arrows(scene._area(number, box))[side])

    at, sizes = arrow().center, [begins]
    while sizes[-1] != (100, 200)[side]:
        house.click_at(at)
        assert arrow().collidepoint(at)
        sizes.append(house.desk.settings.text)
        assert sizes[-1] == sizes[-2] + (25 if side else -25)
    house.post(pygame.MOUSEMOTION, pos=(2, 2), rel=(1, 1), buttons=(0, 0, 0))
    rows = [box for _, _, box in scene._visible()]
    assert rows[0].y == scene._panel.y + 18, "all rows are where they belong"
