"""Looking closely at cards, through piles and into the guide, in the middle of a game."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.beasty_bar.marks import Hold, Target
from game.beasty_bar.rules.animals import ANIMALS, LION, OWNER, PARROT, SEAL, SPECIES, Card
from game.beasty_bar.rules.setup import Mode, Setup
from game.beasty_bar.show.deck_scene import DeckScene
from game.beasty_bar.show.draft import Draft
from game.beasty_bar.show.looking import BAR, THATS_IT
from game.beasty_bar.show.pointing import Chip, Glimpse, Look
from game.shell.pages import Page
from game.shell.scenes.menu.pause import Pause
from game.shell.scenes.reading.fan import Fan
from game.shell.scenes.reading.guide import Guide
from game.shell.scenes.reading.zoom import Zoom
from game.shell.scenes.results.results import Results
from game.shell.scenes.results.scoreboard import Won
from game.shell.scenes.stack import IDLE_SECONDS
from game.shell.table.curtain import Curtain
from game.shell.table.hud import Rewind
from game.shell.table.scene import Table
from tests.beasty_bar.show.devices import Mouse, Person
from tests.beasty_bar.show.house import House
from tests.beasty_bar.show.positions import LINE, STACK, at_table, tabletop_of

OPEN = (
    ">B: lion seal + zebra | Y: parrot + hippo || dog/Y bear/B || "
    "bar: tiger/Y rhino/B | thats_it: skunk/Y monkey/B | set: mixed"
)


def with_piles(**fields: object) -> House:
    return at_table(OPEN, **fields)  # type: ignore[arg-type]


def right_click(house: House, key: object, button: int = 3) -> None:
    at = house.pixel(house.spot(key))
    house.move(at)
    house.press(at, button=button)
    house.let_go(at, button=button)


def by_key(house: House, key: object) -> None:
    house.table.focus.key, house.table.focus.by_mouse = key, False
    house.key(pygame.K_i)


def by_controller(house: House, key: object) -> None:
    house.table.focus.key, house.table.focus.by_mouse = key, False
    house.button(pygame.CONTROLLER_BUTTON_X)


def by_wheel(house: House, key: object) -> None:
    right_click(house, key, button=2)


Closer = Callable[[House, object], None]
CLOSER = [right_click, by_wheel, by_key, by_controller]


def zoomed(house: House) -> Zoom:
    assert isinstance(house.top, Zoom), house.top
    return house.top


def card_of(page: Page) -> Card:
    assert isinstance(page.key, int)
    return Card(page.key)


def names(house: House) -> list[str]:
    return [ANIMALS[SPECIES[card_of(page)]].name for page in zoomed(house)._pages]


# Cards


@pytest.mark.parametrize("closer", CLOSER)
def test_a_card_of_the_hand_comes_large_between_its_neighbours(closer: Closer) -> None:
    house = with_piles()
    closer(house, Hold(SEAL))
    assert names(house) == ["seal", "lion"]
    assert zoomed(house).page.name == "Ana's seal"
    house.key(pygame.K_ESCAPE)
    assert isinstance(house.top, Table)
    assert house.asked
    assert house.table.match.actions == []


@pytest.mark.parametrize("closer", CLOSER)
def test_a_card_of_the_line_comes_large(closer: Closer) -> None:
    house = with_piles()
    closer(house, Look(tabletop_of(house).view.line[1]))
    assert names(house) == ["dog", "bear"]
    assert zoomed(house).page.name == "Ana's bear"


@pytest.mark.parametrize("closer", CLOSER)
def test_the_top_of_an_open_pile_comes_large_with_all_below_it(closer: Closer) -> None:
    house = with_piles()
    closer(house, Glimpse(tabletop_of(house).view.thats_it[-1]))
    assert names(house) == ["monkey", "skunk"]


def test_cards_of_the_last_round_come_large() -> None:
    house = House()
    house.play(("human", "random"), seed=3)
    person = Person(house, Mouse(), 1)
    while len(house.table.match.actions if any_table(house) else ()) < 4 or not house.asked:
        person.do_next()
    turns = [spot.key for spot in house.spots() if isinstance(spot.key, Rewind)]
    assert len(turns) == 2
    right_click(house, turns[0])
    assert len(zoomed(house)._pages) == 2
    assert OWNER[card_of(zoomed(house).page)] != OWNER[card_of(zoomed(house)._pages[1])]


def any_table(house: House) -> bool:
    return any(isinstance(scene, Table) for scene in house.stack._scenes)


def test_cards_to_be_stacked_come_large() -> None:
    house = at_table(STACK, seats=("human", "random", "random"))
    house.click(Hold(LION))
    house.until_asked()
    right_click(house, Chip(1))
    assert names(house) == ["monkey", "monkey"]
    house.key(pygame.K_ESCAPE)
    assert house.asked


def test_a_right_click_beside_the_cards_steps_back_as_before() -> None:
    house = at_table(LINE)
    house.click(Hold(PARROT))
    choosing = house.table.choosing
    assert choosing is not None
    assert choosing.begun
    right_click(house, Target(1))
    assert names(house) == ["zebra", "seal", "giraffe"]
    house.key(pygame.K_ESCAPE)
    assert choosing.begun
    Mouse().back(house)
    assert not choosing.begun
    assert house.top is house.table


def test_the_key_without_a_card_pointed_at_shows_the_first() -> None:
    house = with_piles()
    house.table.focus.key = None
    house.key(pygame.K_i)
    assert zoomed(house).page.name == "Bo's dog"


def test_buttons_are_not_looked_at_closely() -> None:
    house = with_piles()
    right_click(house, "speed")
    assert isinstance(house.top, Table)


# Piles


@pytest.mark.parametrize(
    ("code", "title", "shown"),
    [(pygame.K_b, "In the bar", ["tiger", "rhino"]), (pygame.K_t, "On THAT'S IT", ["monkey", "skunk"])],
)
def test_the_piles_open_as_fans_and_each_card_can_be_looked_at(
    code: int, title: str, shown: list[str]
) -> None:
    house = with_piles()
    house.key(code)
    fan = house.top
    assert isinstance(fan, Fan)
    assert fan._title == title
    assert [ANIMALS[SPECIES[card_of(page)]].name for page in fan._pages] == shown
    house.click(1)
    assert names(house) == shown
    house.key(pygame.K_ESCAPE)
    house.key(pygame.K_ESCAPE)
    assert house.asked


@pytest.mark.parametrize("key", [BAR, Glimpse])
def test_a_click_opens_a_pile(key: object) -> None:
    house = with_piles()
    house.click(key if key == BAR else Glimpse(tabletop_of(house).view.thats_it[-1]))
    assert isinstance(house.top, Fan)
    assert house.table.match.actions == []


def test_in_the_base_set_both_piles_can_be_looked_through_too() -> None:
    house = at_table(LINE)
    for key in (BAR, THATS_IT):
        house.click(key)
        assert isinstance(house.top, Fan)
        house.key(pygame.K_ESCAPE)
        assert isinstance(house.top, Table)


# Whatever goes on


OPENERS: dict[str, Callable[[House], None]] = {
    "guide": lambda house: house.key(pygame.K_F1),
    "zoom": lambda house: house.key(pygame.K_i),
    "pile": lambda house: house.key(pygame.K_b),
}


@pytest.mark.parametrize("opener", OPENERS.values(), ids=OPENERS.keys())
def test_an_animation_stands_still_meanwhile_and_goes_on(opener: Callable[[House], None]) -> None:
    house = at_table(LINE, speed=1.0)
    house.click(Hold(LION))
    house.frame(0.05)
    table = house.table
    assert table.timeline.busy
    waiting = len(table.timeline._waiting)
    opener(house)
    assert not isinstance(house.top, Table)
    for _ in range(5):
        house.frame(5.0)
    assert len(table.timeline._waiting) == waiting
    house.key(pygame.K_ESCAPE)
    assert house.top is table
    assert table.timeline.busy
    house.until(lambda: not table.timeline.busy)
    assert len(table.match.actions) >= 1


@pytest.mark.parametrize("opener", OPENERS.values(), ids=OPENERS.keys())
def test_computers_decide_the_same_whoever_looks_and_reads_while_they_think(
    opener: Callable[[House], None],
) -> None:
    opened: list[object] = []

    def decided(*, interrupted: bool) -> list[object]:
        house = House(speed=4.0, drawn=50)
        house.sit_down(("greedy", "greedy"), seed=8)
        table = house.table
        while len(table.match.actions) < 5:
            if interrupted:
                opener(house)
                house.frame(1.0)
                if house.top is not table:  # as long as nobody has played there is no card to look at
                    opened.append(house.top)
                    house.key(pygame.K_ESCAPE)
                assert house.top is table
            house.frame(0.08)
        return list(table.match.actions[:5])

    assert decided(interrupted=True) == decided(interrupted=False)
    assert len(opened) > 2


def test_hurrying_does_not_last_when_the_guide_is_opened_in_between() -> None:
    house = at_table(LINE, speed=1.0)
    house.post(pygame.KEYDOWN, key=pygame.K_f, mod=0, unicode="")
    house.key(pygame.K_F1)
    assert isinstance(house.top, Guide)
    house.post(pygame.KEYUP, key=pygame.K_f, mod=0, unicode="")
    house.key(pygame.K_F1)
    assert house.table.play.pace.speed == 1.0


def test_letters_typed_in_the_guide_do_nothing_to_the_game() -> None:
    house = at_table(LINE)
    house.key(pygame.K_F1)
    for letter in "mxibtfh 12":
        house.post(pygame.KEYDOWN, key=ord(letter), mod=0, unicode=letter, scancode=0)
        house.post(pygame.TEXTINPUT, text=letter)
    guide = house.top
    assert isinstance(guide, Guide)
    assert guide.query == "mxibtfh 12"
    assert not house.settings.muted
    house.key(pygame.K_ESCAPE)
    assert house.asked
    assert house.table.match.actions == []


@pytest.mark.parametrize("where", ["title", "new game", "pause", "results", "curtain", "draft"])
def test_f1_opens_the_guide_anywhere_and_leads_back_there(where: str) -> None:
    house = House()
    if where in ("title", "new game"):
        house.open(house.routes.title())
        if where == "new game":
            house.key(pygame.K_RETURN)
    elif where == "results":
        house.play(("random", "random"), seed=2)
        house.until(lambda: isinstance(house.top, Results))
    elif where == "draft":
        house.play(("human", "random"), Mode.MIXED)
        house.until(lambda: isinstance(house.top, Draft))
    else:
        house.sit_down(("human", "human") if where == "curtain" else ("human", "random"))
        house.until(lambda: isinstance(house.top, Curtain) or house.asked)
        if where == "pause":
            house.key(pygame.K_ESCAPE)
            assert isinstance(house.top, Pause)
    here = house.top
    house.frame(1.0)
    house.key(pygame.K_F1)
    assert isinstance(house.top, Guide)
    house.key(pygame.K_ESCAPE)
    assert house.top is here


@pytest.mark.parametrize("opened_by", ["lessons", "pause"])
def test_the_guide_is_opened_by_its_button_too(opened_by: str) -> None:
    house = House()
    if opened_by == "lessons":
        house.open(house.routes.lessons())
    else:
        house.sit_down(("human", "random"))
        house.until_asked()
        house.key(pygame.K_ESCAPE)
    house.click("read" if opened_by == "lessons" else "help")
    assert isinstance(house.top, Guide)


# Secrets


def test_zoom_and_piles_of_several_people_hold_no_card_of_a_hidden_hand() -> None:
    house = House()
    house.sit_down(("human", "human", "human"), Mode.NEW, seed=5)
    person = Person(house, Mouse(), 4)
    looked = 0
    while not isinstance(house.top, Results) and looked < 60:
        person.do_next()
        if not isinstance(house.top, Table):
            continue
        for spot in house.spots():
            scene = house.table.tableau.zoom(spot.key, secret=True)
            pages = getattr(scene, "_pages", ())
            state, viewer = house.table.match.state, house.table.play.looking
            hidden = {card for seat, hand in enumerate(state.hands) if seat != viewer for card in hand}
            hidden |= {card for deck in state.decks for card in deck}
            assert not {card_of(page) for page in pages} & (hidden - {*state.shown})
            looked += bool(pages)
    assert looked > 20


def left(house: House) -> None:
    house.post(pygame.WINDOWFOCUSLOST)


def forgotten(house: House) -> None:
    house.rest(2 * IDLE_SECONDS)


@pytest.mark.parametrize("leave", [left, forgotten])
@pytest.mark.parametrize("opener", OPENERS.values(), ids=OPENERS.keys())
def test_a_window_left_meanwhile_finds_the_hand_hidden(
    opener: Callable[[House], None], leave: Callable[[House], None]
) -> None:
    house = House()
    house.sit_down(("human", "human"), seed=4)
    house.look()
    seat = house.table.match.to_act
    assert seat is not None
    hand = house.table.match.state.hands[seat]
    opener(house)
    leave(house)
    house.key(pygame.K_ESCAPE)
    scenes = [type(scene) for scene in house.stack._scenes]
    assert Curtain in scenes
    assert not {*hand} & {*tabletop_of(house).board.sprites}


def test_the_key_that_hides_works_under_a_large_card_as_well() -> None:
    house = House()
    house.sit_down(("human", "human"), seed=4)
    house.look()
    house.key(pygame.K_i)
    assert isinstance(house.top, Zoom)
    house.key(pygame.K_x)
    assert isinstance(house.top, Curtain)


@pytest.mark.parametrize("leave", [left, forgotten])
def test_alone_against_computers_a_large_card_stays_when_the_window_is_left(
    leave: Callable[[House], None],
) -> None:
    house = with_piles()
    house.key(pygame.K_i)
    leave(house)
    assert isinstance(house.top, Zoom)


# Elsewhere


@pytest.mark.parametrize(
    "mode", [Setup(2, Mode.MIXED), Setup(2, Mode.BASE, advanced=True)], ids=["draft", "home"]
)
def test_cards_to_choose_a_deck_from_come_large(mode: Setup) -> None:
    house = House()
    house.play(("human", "random"), setup=mode)
    house.until(lambda: isinstance(house.top, DeckScene))
    here = house.top
    card = next(spot.key for spot in house.spots() if isinstance(spot.key, int))
    right_click(house, card)
    assert card_of(zoomed(house).page) == card
    assert len(zoomed(house)._pages) in (12, 24)
    house.key(pygame.K_ESCAPE)
    assert house.top is here
    house.key(pygame.K_i)
    assert isinstance(house.top, Zoom)


@pytest.mark.parametrize("leave", [left, forgotten])
def test_alone_a_deck_and_its_large_card_stay_when_the_window_is_left(
    leave: Callable[[House], None],
) -> None:
    house = House()
    house.play(("human", "random"), Mode.MIXED, seed=2)
    house.until(lambda: isinstance(house.top, DeckScene))
    leave(house)
    assert isinstance(house.top, DeckScene)
    house.key(pygame.K_i)
    leave(house)
    assert isinstance(house.top, Zoom)


@pytest.mark.parametrize("leave", [left, forgotten])
def test_a_deck_is_hidden_with_the_large_card_when_the_window_is_left(
    leave: Callable[[House], None],
) -> None:
    house = House()
    house.play(("human", "human"), Mode.MIXED, seed=2)
    house.until(lambda: isinstance(house.top, Curtain))
    house.open_curtain()
    house.frame()
    house.key(pygame.K_i)
    assert isinstance(house.top, Zoom)
    leave(house)
    house.frame()
    assert isinstance(house.top, Curtain)


@pytest.mark.parametrize("closer", [right_click, lambda house, key: house.click(key)])
def test_guests_at_the_end_come_large(closer: Closer) -> None:
    house = House()
    house.play(("random", "random"), seed=2)
    house.until_seen_who_has_won()
    results = house.top
    guest = next(spot.key for spot in house.spots() if isinstance(spot.key, Won))
    closer(house, guest)
    assert OWNER[card_of(zoomed(house).page)] == guest.seat  # type: ignore[attr-defined]
    house.key(pygame.K_ESCAPE)
    assert house.top is results


def test_cards_on_the_curtain_come_large() -> None:
    house = House()
    house.sit_down(("human", "human"), seed=4)
    person = Person(house, Mouse(), 1)
    while not (isinstance(house.top, Curtain) and len(house.table.match.actions) == 1):
        person.do_next()
    house.until_heard()
    curtain = house.top
    right_click(house, 0)
    assert isinstance(house.top, Zoom)
    house.key(pygame.K_ESCAPE)
    assert house.top is curtain
