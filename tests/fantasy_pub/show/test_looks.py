"""Whatever the window and the language: nothing is cut, nothing overlaps, and all of it can be read."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import Any, NamedTuple

import pygame
import pytest

from game.core.rules import Seat
from game.fantasy_pub.marks import Die, Own, Spare, Stop
from game.fantasy_pub.rules.characters import CLAN, Figure
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.house import EVENT_CARDS
from game.fantasy_pub.rules.setup import Setup
from game.fantasy_pub.rules.state import IN_DECK, OUT, Phase, Stage, State, put
from game.fantasy_pub.show import ways
from game.fantasy_pub.show.forecast import Sentence
from game.fantasy_pub.show.meaning import Space
from game.fantasy_pub.show.sheet import Sheet, _Setting
from game.shell.marked import plain
from game.shell.paint.brush import Brush
from game.shell.stage import Box
from game.shell.table.hud import HudButton
from game.shell.table.pace import INSTANT
from game.shell.table.slots import INFO
from tests.fantasy_pub.show.pictures import ART, NAMES, TYPE, Window, choosing

READABLE = 13
"""Pixels of letters at 1280 x 720."""
GUESTS = (
    (0, 2, 4, 3, "n"),
    (0, 4, 5, 1, "nt"),
    (1, 0, 6, 2, "nn"),
    (1, 4, 5, 2, "n"),
    (1, 6, 1, 3, "nt"),
    (1, 1, 2, 10, "nnnnn"),
    (2, 6, 0, 1, "nnn"),
    (3, 6, 6, 4, ""),
)
"""Seat, figure, space, coins, beers."""


def busy(seats: int, stage: Stage = Stage.OPEN, gone: int = 1) -> State:
    """A game in full swing: the first seat is to move."""
    state = State(seats)
    state.phase, state.stage, state.turn, state.dice, state.barkeeper = Phase.TURN, stage, 9, (4, 2), 5
    for seat, figure, space, coins, beers in GUESTS:
        if seat < seats:
            who = CLAN[seat][figure]
            state.where[who], state.coins[who], state.beers[who] = space, "n" * coins, beers
            state.spaces[space] += (who,)
    for seat in range(seats):
        deck = [who for who in CLAN[seat] if state.where[who] == IN_DECK]
        out, deck = deck[:gone], deck[gone:]
        for who in out:
            state.where[who] = OUT
        state.out = put(state.out, seat, tuple(out))
        state.decks = put(state.decks, seat, tuple(deck))
        state.known_bottom = put(state.known_bottom, seat, min(2, len(deck)))
        first = seat * 4
        state.hands = put(state.hands, seat, tuple(range(first, first + 3)))  # type: ignore[arg-type]
    state.floor[2] = state.floor[5] = "nn"
    state.reserve = "n" * 29
    return state


class Written(NamedTuple):
    """A text as it was painted."""

    text: str
    rect: pygame.Rect
    pixels: float
    onto: int
    """Which surface."""
    cut: bool


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[Written]:
    """All texts from now on. Letters of pictures, as on event cards, are none of these."""
    found: list[Written] = []
    kept: list[pygame.Surface] = []

    def write(self: Brush, text: str, box: Box, pixels: float, colour: Any, **how: Any) -> None:
        room = self.stage.pixels(box).width
        size = self.type.fitting(text, how["face"], pixels, room) if how["fit"] else pixels
        shown = self.type.shortened(text, how["face"], size, room) if how["fit"] else text
        wide, high = self.type.font(how["face"], size).size(shown)
        rect = self.stage.pixels(box)
        left = {"left": rect.left, "center": rect.centerx - wide // 2, "right": rect.right - wide}[
            how["align"]
        ]
        kept.append(self.surface)
        if text:
            # Fonts leave room above and below their letters.
            letters = pygame.Rect(left, rect.centery - round(high * 0.32), wide, round(high * 0.62))
            found.append(Written(text, letters, size, id(self.surface), shown != text))
        original(self, text, box, pixels, colour, **how)

    original = Brush._write
    monkeypatch.setattr(Brush, "_write", write)
    return found


def check(window: Window, written: list[Written]) -> None:
    assert written
    cut = [each.text for each in written if each.cut]
    assert not cut
    small = [(each.text, each.pixels) for each in written if round(each.pixels) < READABLE]
    assert window.size[1] < 720 or not small
    last: dict[tuple[int, int, int], Written] = {}
    for each in written:
        last[each.onto, each.rect.x, each.rect.y] = each
    over = [
        (one.text, other.text)
        for one, other in combinations(last.values(), 2)
        if one.onto == other.onto and one.text != other.text and one.rect.colliderect(other.rect)
    ]
    assert not over
    whole = pygame.Rect((0, 0), window.size)
    assert all(whole.contains(each.rect) for each in written)


CHANCES = (0.56, 0.2, 0.2, 0.04)

WINDOWS = [
    *({"size": (1280, 720), "seats": seats} for seats in (2, 3, 4)),
    {"size": (1280, 720), "text": 200, "seats": 2},
    {"size": (1280, 720), "text": 200},
    {"size": (960, 600), "text": 150, "seats": 3},
    *({"size": (1280, 720), "language": language} for language in ("de", "fr", "es")),
    *({"size": (1280, 720), "language": language, "text": 200} for language in ("de", "fr", "es")),
    *({"size": (960, 600), "language": language} for language in ("de", "fr", "es")),
    {"size": (1280, 720), "text": 150, "language": "de"},
    {"size": (3840, 2160), "language": "es"},
    {"size": (1280, 720), "mirrored": True, "contrast": True, "venue": "snowed_in"},
    *({"size": (960, 600), "seats": seats} for seats in (2, 3, 4)),
]


def named(window: dict[str, Any]) -> str:
    return "-".join(str(value) for value in window.values())


in_every_window = pytest.mark.parametrize("kind", WINDOWS, ids=named, scope="module")
"""One window after the other: its pictures are made for all tests at once."""
in_most_windows = pytest.mark.parametrize("kind", WINDOWS[:-3], ids=named, scope="module")


@in_every_window
def test_a_turn_can_be_read(kind: dict[str, Any], written: list[Written]) -> None:
    window = Window(**kind)
    state = busy(window.seats)
    chosen = choosing(state)
    chosen.choose(Die(4))
    chosen.choose(Own(Figure(2)))
    marks = (HudButton("casual", window.desk.say("Casual"), "info"),)
    chances = CHANCES[: window.seats]
    window.show(state, window.hud(choosing=chosen, chances=chances), viewer=Seat(0))
    check(window, written)
    assert {*NAMES[: window.seats]} <= {each.text for each in written}
    written.clear()
    window.show(state, window.hud(choosing=choosing(state), marks=marks), viewer=Seat(0))
    check(window, written)


@in_most_windows
def test_what_would_come_of_it_can_be_read(kind: dict[str, Any], written: list[Written]) -> None:
    window = Window(**kind)
    window.desk.settings.speed = INSTANT
    state = busy(window.seats)
    chosen = choosing(state)
    chosen.choose(Die(4))
    chosen.choose(Own(Figure(2)))
    ends = [mark for mark in chosen.options() if isinstance(mark, Stop)]
    assert len(ends) > 1
    for end in ends:
        hud = window.hud(choosing=chosen, focus=Space(end.space), ring=True, preview=True)
        window.show(state, hud, viewer=Seat(0))
        check(window, written)
        foretold = window.board._forecast(hud)
        assert foretold is not None
        assert plain(foretold.title) in {each.text for each in written}
        written.clear()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_steps_of_a_way_are_counted_where_they_hide_nobody(seats: int) -> None:
    window = Window(seats=seats)
    window.show(busy(seats), viewer=Seat(0))
    board, brush = window.board.board, Brush(pygame.Surface(window.size), window.stage, ART, TYPE)
    guests = [
        brush.stage.pixels(place.frame)
        for space, line in enumerate(board.view.spaces)
        for place in board.places.guests(space, line).values()
    ]
    for way in ((1, 2, 3, 4, 5, 6, 0), (0, 6, 5, 4, 3, 2, 1)):
        medals = [item.rect for item in ways.steps(brush, way, ways.rims(board, way))]
        assert len(medals) == len(way) - 1
        assert not [medal for medal in medals if medal.collidelist(guests) >= 0]
        assert not [medal for number, medal in enumerate(medals) if medal.collidelist(medals[:number]) >= 0]


@in_most_windows
def test_closing_time_can_be_read(kind: dict[str, Any], written: list[Written]) -> None:
    window = Window(**kind)
    window.show(busy(window.seats, Stage.LAST_ROUND, gone=3), window.hud(), viewer=None)
    check(window, written)


@in_most_windows
def test_the_draft_can_be_read(kind: dict[str, Any], written: list[Written]) -> None:
    window = Window(**kind)
    state = RULES.new_game(Setup(window.seats), 5).state
    cards = choosing(state)
    window.show(state, window.hud(choosing=cards), viewer=state.to_move)
    check(window, [each for each in written if each.rect.size != (0, 0)])
    written.clear()
    (first, *_) = (mark for mark in cards.options() if isinstance(mark, Spare))
    window.show(state, window.hud(choosing=cards, focus=first), viewer=state.to_move)
    told = [each for each in written if each.rect.size != (0, 0)]
    check(window, told)
    board = window.stage.pixels(window.board.slots.draft_board())
    name = window.desk.say(EVENT_CARDS[first.card].name)
    assert [each for each in told if each.text.startswith(name)]
    assert not [each for each in told if each.text.startswith(name) and each.rect.colliderect(board)]


def test_the_picture_of_an_event_shrinks_so_that_nothing_is_left_untold_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window, wide, sizes = Window(), list[float](), set[float]()
    monkeypatch.setattr(
        Brush, "picture", lambda _, name, box: wide.append(box.w) if name == "events/shove" else None
    )
    board, brush = window.board, Brush(pygame.Surface(window.size), window.stage, ART, TYPE)
    for words in range(1, 30):
        told = tuple(Sentence("boot", f"{number}: {'word ' * words}", 0) for number in range(3))
        sheet = Sheet("Shove", (), told, card="events/shove")
        wide[:] = [0.0]
        sheet.item(brush, window.desk, board.slots, board._party.dress, board._interior.tokens.head)
        sizes.add(wide[-1])
        shown, alone = replace(sheet, picture=wide[-1]), replace(sheet, card="")
        if wide[-1]:
            setting = _Setting(brush, board.slots[INFO])
            assert shown._untold(setting) == alone._untold(setting)
    assert len(sizes) > 2, "large, smaller, and none"
    assert 0 in sizes
