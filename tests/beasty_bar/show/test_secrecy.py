"""Several people at one screen: nobody sees what is not theirs, not for a frame and not by a pixel."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame
import pytest

from game.beasty_bar.marks import Hold
from game.beasty_bar.rules.animals import KANGAROO, OWNER, Card, card_of
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Mode, Setup
from game.beasty_bar.rules.state import State
from game.beasty_bar.show.board import Sprite
from game.beasty_bar.show.cards import CardArt
from game.beasty_bar.show.deck_scene import GO
from game.beasty_bar.show.discard import Discard
from game.beasty_bar.show.draft import ALL_NEW, Draft
from game.beasty_bar.show.sprites import SpritePainter
from game.beasty_bar.show.tabletop import Tabletop
from game.core.hands import EVERY_TURN, ON_LOOK, OPEN_HANDS
from game.core.rules import Seat
from game.shell.scenes.menu.pause import Pause
from game.shell.scenes.results.results import Results
from game.shell.scenes.stack import IDLE_SECONDS
from game.shell.table import curtain
from game.shell.table.curtain import Curtain
from game.shell.table.pace import INSTANT
from game.shell.table.scene import Table
from tests.beasty_bar.show.devices import Keyboard, Mouse, Person
from tests.beasty_bar.show.house import House
from tests.beasty_bar.show.positions import arrange, position

Act = Callable[[House], None]


def filmed(
    mode: Mode, players: int, change: Callable[[State], State], script: Sequence[Act], *, speed: float
) -> list[bytes]:
    """Every picture of a game in which only people play, its cards changed before anybody has looked."""
    house = House(speed=speed)
    house.sit_down(["human"] * players, mode, seed=31)
    match = house.table.match
    match.state = change(match.state)
    frames = []
    for act in script:
        act(house)
        frames.append(house.picture)
    return frames


def as_dealt(state: State) -> State:
    return state


def exchanged(seed: int) -> Callable[[State], State]:
    """The same to whoever is first to look; everybody else holds other cards."""

    def exchange(state: State) -> State:
        looking = state.to_move
        other = RULES.imagine(RULES.view(state, looking), seed)
        other.decks[looking] = state.decks[looking][:]  # it will be drawn from while the seat looks
        assert RULES.view(other, looking) == RULES.view(state, looking)
        assert RULES.view(other, None) == RULES.view(state, None)
        for seat in range(state.players):
            assert seat == looking or other.hands[seat] != state.hands[seat]
        return other

    return exchange


def pass_time(house: House) -> None:
    house.frame(0.07)


def until_curtain(house: House) -> None:
    house.until(lambda: isinstance(house.top, Curtain))


def press(code: int) -> Act:
    return lambda house: house.key(code)


def at(x: int, y: int) -> Act:
    return lambda house: house.move((x, y))


def lose_focus(house: House) -> None:
    house.post(pygame.WINDOWFOCUSLOST)


def resize(house: House) -> None:
    size = (1000, 640) if house.window.stage.size == (960, 600) else (960, 600)
    house.post(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])


def over_everything() -> list[Act]:
    """Point at all parts of the window."""
    return [at(x, y) for y in range(20, 600, 110) for x in range(30, 960, 170)]


def look(house: House) -> None:
    assert isinstance(house.top, Curtain)
    house.open_curtain()
    house.until_asked()


HIDE, BACK = press(pygame.K_x), press(pygame.K_ESCAPE)
BEFORE_LOOKING = [pass_time, pass_time, until_curtain, pass_time, pass_time, pass_time]
CLOSED = [
    at(200, 200),
    at(480, 470),
    BACK,
    pass_time,
    at(480, 300),
    BACK,
    pass_time,
    lose_focus,
]
LOOKING = [look, pass_time, pass_time, *over_everything(), resize, resize]
HIDING = [
    HIDE,
    pass_time,
    *CLOSED,
    look,
    pass_time,
    lose_focus,
    pass_time,
    *CLOSED,
    look,
    *(BACK, pass_time, BACK, pass_time),
    look,
    pass_time,
]
PLAYING = [press(pygame.K_1), pass_time, *[pass_time] * 4]


def play_something(house: House) -> None:
    """The first of all that can be played, with the keyboard."""
    table = house.table
    action = RULES.legal_actions(table.match.state)[0]
    Person(house, Keyboard(5), 5).play_one(action)


@pytest.mark.parametrize(("mode", "players", "speed"), [(Mode.NEW, 3, INSTANT), (Mode.MIXED, 4, 1.0)])
def test_with_the_hidden_cards_exchanged_every_frame_is_the_same_to_the_last_byte(
    mode: Mode, players: int, speed: float
) -> None:
    script = [*BEFORE_LOOKING, *CLOSED, *LOOKING, *HIDING, *PLAYING, play_something]
    script += [pass_time] * 12
    script += [until_curtain, pass_time, *CLOSED, resize]
    next_one_looks = [look, pass_time, pass_time]
    dealt, other = (
        filmed(mode, players, change, [*script, *next_one_looks], speed=speed)
        for change in (as_dealt, exchanged(7))
    )
    for number in range(len(script)):
        assert dealt[number] == other[number], f"frame {number} of {len(script)}"
    assert len(set(dealt)) > 25
    assert dealt[-1] != other[-1]


def test_the_order_of_the_own_draw_pile_cannot_be_seen_either() -> None:
    def shuffled(state: State) -> State:
        other = state.copy()
        other.decks[state.to_move].reverse()
        return other

    script = [*BEFORE_LOOKING, *LOOKING, *HIDING]
    dealt, other = (filmed(Mode.NEW, 2, change, script, speed=1.0) for change in (as_dealt, shuffled))
    assert dealt == other


# What is drawn at all


class Watchman:
    """Stands behind whoever paints cards, and writes down each that is painted face up.

    A chameleon that poses as a snake is no snake: it has the face that its owner's snake would have.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.painted: set[Card] = set()
        self._posed: Card | None = None
        self.alarm: Callable[[Card], None] = lambda card: None
        for name in ("face", "mini", "silhouette"):
            self._watch(monkeypatch, name)
        self._watch_sprites(monkeypatch)

    def _watch(self, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
        paint = getattr(CardArt, name)

        def watched(art: CardArt, card: Card, *rest: Any, **named: Any) -> pygame.Surface:
            if card != self._posed:
                self.painted.add(card)
                self.alarm(card)
            picture = paint(art, card, *rest, **named)
            assert isinstance(picture, pygame.Surface)
            return picture

        monkeypatch.setattr(CardArt, name, watched)

    def _watch_sprites(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Their pictures are kept, so that nobody asks for the face again."""
        picture = SpritePainter.picture

        def watched(painter: SpritePainter, card: Card, sprite: Sprite, *rest: Any) -> Any:
            if sprite.pose.face > 0:
                self.painted.add(card)
                self.alarm(card)
            self._posed = None if sprite.mask is None else card_of(OWNER[card], sprite.mask)
            found = picture(painter, card, sprite, *rest)
            self._posed = None
            return found

        monkeypatch.setattr(SpritePainter, "picture", watched)


@pytest.fixture
def watchman(monkeypatch: pytest.MonkeyPatch) -> Watchman:
    return Watchman(monkeypatch)


def test_in_a_whole_game_nobody_paints_a_card_that_whoever_looks_may_not_see(watchman: Watchman) -> None:
    house = House(speed=4.0)
    house.sit_down(("human", "human", "greedy", "human"), Mode.MIXED, seed=9)
    table = house.table

    def alarm(card: Card) -> None:
        state = table.match.state
        for seat in range(state.players):
            assert card not in state.decks[seat]
            if seat != table.play.looking:
                assert card not in state.hands[seat] or card in state.shown
        if isinstance(house.top, Curtain | Pause):
            assert card not in {card for hand in state.hands for card in hand} - set(state.shown)

    watchman.alarm = alarm
    person = Person(house, Mouse(), 6)
    while not isinstance(house.top, Results):
        person.do_next()
    assert len(watchman.painted) > 12


@pytest.mark.parametrize("leave", [HIDE, lose_focus])
def test_whoever_hides_or_leaves_the_window_has_no_hand_on_the_very_next_frame(
    watchman: Watchman, leave: Act
) -> None:
    house = House(speed=1.0)
    house.sit_down(("human", "human"), seed=4)
    house.look()
    seat = house.table.match.to_act
    hand = house.table.match.state.hands[seat]
    closed_before = closed(house)
    house.frame()
    watchman.painted.clear()
    leave(house)
    assert isinstance(house.top, Curtain)
    assert not watchman.painted & set(hand)
    assert not set(hand) & set(tabletop_of(house).board.sprites)
    house.frame(1.0)
    assert house.picture == closed_before


def closed(house: House) -> bytes:
    """How the curtain looks when it is shut, whoever sits behind it."""
    house.key(pygame.K_x)
    house.frame(1.0)
    picture = house.picture
    house.open_curtain()
    house.until_asked()
    return picture


@pytest.mark.parametrize("leave", [HIDE, lose_focus])
@pytest.mark.parametrize("seats", [("human", "human", "human"), ("human", "random", "human")])
def test_in_the_middle_of_an_animation_the_hand_is_gone_on_the_very_next_frame(
    watchman: Watchman, leave: Act, seats: tuple[str, ...]
) -> None:
    house = House(speed=0.5)
    house.sit_down(seats, seed=4, first=Seat(0))
    house.look()
    seat = house.table.match.to_act
    house.key(pygame.K_1)
    play_something(house)
    house.frame(0.1)
    assert house.table.timeline.busy
    hand = house.table.match.state.hands[seat]
    watchman.painted.clear()
    leave(house)
    assert not watchman.painted & set(hand)
    assert not set(hand) & set(tabletop_of(house).board.sprites)
    until_curtain(house)
    assert not watchman.painted & {card for hand in house.table.match.state.hands for card in hand}


SIGNS_OF_LIFE = {
    "a key": press(pygame.K_RIGHT),
    "a button": lambda house: house.button(pygame.CONTROLLER_BUTTON_DPAD_RIGHT),
    "the mouse": at(480, 470),
}


@pytest.mark.parametrize("move", SIGNS_OF_LIFE.values(), ids=SIGNS_OF_LIFE.keys())
def test_a_hand_that_nobody_touches_for_half_a_minute_is_hidden(move: Act) -> None:
    house = House()
    house.sit_down(("human", "human"), seed=4)
    house.look()
    house.frame(1.0)
    house.rest(IDLE_SECONDS - 2)
    move(house)
    house.rest(IDLE_SECONDS - 2)
    assert isinstance(house.top, Table), "somebody is there"
    house.rest(3)
    assert isinstance(house.top, Curtain)
    assert house.table.play.looking is None


def test_an_open_choice_that_nobody_touches_is_hidden_and_starts_again() -> None:
    house = House()
    house.sit_down(("human", "human"))
    arrange(house, position(">0: kangaroo + hippo skunk | 1: hippo + monkey || zebra/1 seal/1 giraffe/0"))
    house.look()
    house.click(Hold(KANGAROO))
    assert house.table.choosing is not None
    assert house.table.choosing.begun
    house.rest(IDLE_SECONDS + 1)
    assert isinstance(house.top, Curtain)
    house.open_curtain()
    house.until_asked()
    assert house.table.choosing is not None
    assert not house.table.choosing.begun


@pytest.mark.parametrize("seats", [("human", "random"), ("random", "random")])
def test_where_nobody_else_is_at_the_screen_nothing_is_hidden(seats: tuple[str, ...]) -> None:
    house = House(speed=1.0)
    house.sit_down(seats, seed=4, first=Seat(0))
    house.frame(1.0)
    looking = house.table.play.looking
    house.rest(IDLE_SECONDS + 2)
    assert house.table.play.looking == looking
    assert not any(isinstance(scene, Curtain) for scene in house.stack.scenes)


def test_hiding_in_the_middle_of_a_choice_starts_it_again() -> None:
    house = House()
    house.sit_down(("human", "human"), Mode.NEW, seed=4)
    house.look()
    house.table.focus.key = None
    house.key(pygame.K_x)
    assert isinstance(house.top, Curtain)
    house.open_curtain()
    house.until_asked()
    assert house.table.choosing is not None
    assert not house.table.choosing.begun
    assert house.table.match.actions == []


def test_whoever_presses_on_to_skip_an_animation_does_not_open_the_curtain(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(curtain, "DEAF_SECONDS", 0.5)
    house = House(speed=1.0)
    house.sit_down(("human", "human"), seed=4)
    house.look()
    play_something(house)
    for _ in range(60):
        house.key(pygame.K_RETURN)
        if isinstance(house.top, Curtain):
            break
    for _ in range(5):
        house.key(pygame.K_RETURN)
    assert isinstance(house.top, Curtain)


def test_the_pause_of_several_people_covers_the_hand(watchman: Watchman) -> None:
    house = House()
    house.sit_down(("human", "human"), seed=4)
    house.look()
    watchman.painted.clear()
    house.key(pygame.K_ESCAPE)
    for _ in range(5):
        house.frame(0.05)
    assert isinstance(house.top, Pause)
    assert watchman.painted == set()


def test_whoever_comes_back_from_the_pause_of_several_people_has_to_look_first() -> None:
    house = House()
    house.sit_down(("human", "human"), seed=4)
    house.look()
    house.key(pygame.K_ESCAPE)
    house.key(pygame.K_ESCAPE)
    assert isinstance(house.top, Curtain)


def test_alone_against_computers_there_is_nothing_to_hide() -> None:
    house = House()
    house.sit_down(("human", "random"), seed=4)
    house.until_asked()
    for leave in (HIDE, lose_focus):
        leave(house)
        assert isinstance(house.top, Table)
        assert house.asked


def test_two_computers_playing_each_other_show_no_hand(watchman: Watchman) -> None:
    house = House()
    house.sit_down(("random", "random"), Mode.BASE, seed=4)
    table = house.table

    def alarm(card: Card) -> None:
        assert not any(card in hand for hand in table.match.state.hands)

    watchman.alarm = alarm
    house.until(lambda: isinstance(house.top, Results))


def tabletop_of(house: House) -> Tabletop:
    tabletop = house.table.tabletop
    assert isinstance(tabletop, Tabletop)
    return tabletop


# Before the deal


def test_every_person_drafts_and_puts_away_behind_the_curtain(watchman: Watchman) -> None:
    house = House()
    house.play(("human", "human"), setup=Setup(2, Mode.MIXED, advanced=True), seed=2)
    seen: list[tuple[str, set[Seat]]] = []
    while not any(isinstance(scene, Table) for scene in house.stack._scenes):
        watchman.painted.clear()
        house.stack.redraw()
        house.frame(0.5)
        owners = {OWNER[card] for card in watchman.painted}
        scene = type(house.top).__name__
        if not seen or seen[-1] != (scene, owners):
            seen.append((scene, owners))
        if isinstance(house.top, Curtain):
            house.open_curtain()
        elif isinstance(house.top, Discard):
            for card in [spot.key for spot in house.spots() if isinstance(spot.key, int)][:4]:
                house.click(card)
            house.click(GO)
        elif isinstance(house.top, Draft):
            house.click(GO)
    assert [one for one in seen if one[0] != "Preparation"] == [
        *(("Curtain", set()), ("Draft", {Seat(0)}), ("Curtain", set()), ("Draft", {Seat(1)})),
        *(("Curtain", set()), ("Discard", {Seat(0)}), ("Curtain", set()), ("Discard", {Seat(1)})),
    ]


@pytest.mark.parametrize(("hands", "curtains"), [(EVERY_TURN, True), (ON_LOOK, True), (OPEN_HANDS, False)])
def test_only_open_hands_need_no_curtain_because_every_decision_is_about_the_hand(
    hands: str, curtains: bool
) -> None:
    house = House()
    house.settings.hands = hands
    house.play(("human", "human"), Mode.MIXED, seed=2)
    seen, turns = [], 0
    while turns < 4:
        house.frame(0.5)
        seen += [type(house.top)] if seen[-1:] != [type(house.top)] else []
        if isinstance(house.top, Curtain):
            house.open_curtain()
        elif isinstance(house.top, Draft):
            house.click(GO)
        elif isinstance(house.top, Table) and house.asked:
            assert house.table.heads_up.hud().hand is None
            assert house.table.play.looking == house.table.match.to_act
            play_something(house)
            turns += 1
    assert (Curtain in seen) == curtains
    assert Draft in seen


@pytest.mark.parametrize("leave", [HIDE, lose_focus])
def test_a_draft_is_hidden_when_the_window_is_left_and_is_as_it_was_afterwards(
    watchman: Watchman, leave: Act
) -> None:
    house = House()
    house.play(("human", "human"), Mode.MIXED, seed=2)
    house.until(lambda: isinstance(house.top, Curtain))
    house.open_curtain()
    house.frame()
    assert isinstance(house.top, Draft)
    house.click(ALL_NEW)
    picks = house.top.picks
    watchman.painted.clear()
    leave(house)
    house.frame()
    assert isinstance(house.top, Curtain)
    assert watchman.painted == set()
    house.open_curtain()
    house.frame()
    assert isinstance(house.top, Draft)
    assert house.top.picks == picks


def test_a_draft_alone_against_computers_stays_open_when_the_window_is_left() -> None:
    house = House()
    house.play(("human", "random"), Mode.MIXED, seed=2)
    house.until(lambda: isinstance(house.top, Draft))
    house.click(ALL_NEW)
    lose_focus(house)
    house.frame()
    assert isinstance(house.top, Draft)
    assert len(set(house.top.picks)) == 1
