"""The last round in lines: each fits, whatever happened, in every language, and says whom it is about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame
import pytest

from game.core.rules import Seat
from game.fantasy_pub.rules.characters import CLAN, EVERYBODY, OWNER, Character
from game.fantasy_pub.rules.events import (
    BarkeeperMoved,
    Entered,
    Event,
    EventPlayed,
    Exit,
    InvitationRound,
    Left,
    Moved,
    ThrownOut,
    Toast,
    TurnStarted,
    Why,
)
from game.fantasy_pub.rules.house import CARD_BY_KEY, EVENT_CARDS, Card
from game.fantasy_pub.rules.state import DOOR, State
from game.fantasy_pub.show import turns
from game.services.i18n import TONGUES
from game.shell.marked import plain
from game.shell.paint.brush import Brush
from game.shell.paint.rich import ELLIPSIS, Lines
from game.shell.stage import Box
from game.shell.table import recap
from game.shell.table.panel import Props, pane
from game.shell.table.recap import LastRound
from game.shell.table.tabletop import Gist
from tests.fantasy_pub.show.pictures import ART, TYPE, Window

READABLE = 13
"""Pixels of letters at 1280 x 720."""


def crowded() -> State:
    """Everybody is in the pub: of two of a race each goes by its name, which is longer."""
    state = State(4)
    for who in EVERYBODY:
        state.where[who] = 1
        state.spaces[1] += (who,)
    return state


def whatever(who: Character) -> Iterator[Sequence[Event]]:
    """What can happen to a guest, as turns of its owner."""
    start = TurnStarted(OWNER[who], 9, 3)
    yield start, Moved(who, (1, 2, 3), counts=True), InvitationRound(3, (who,))
    yield start, Moved(who, (1, DOOR), counts=True)
    yield start, Entered(who, 3)
    yield start, BarkeeperMoved(1, 2, None), ThrownOut(who, 1, Why.BROKE, 0, "")
    yield start, Left(who, DOOR, 1, "nnnnn", Exit.ACTION)


def paint(window: Window, happened: Sequence[Sequence[Event]]) -> None:
    """The last round, if it was these turns."""
    tales = [window.board.words.told(events) for events in happened]
    shown = tuple((None, told.gist if told is not None else Gist("", "")) for told in tales)
    last = LastRound(shown, window.desk.say("Last round"), window.desk.key())
    dress = window.board._party.dress
    props = Props(window.desk, window.board.slots, dress, lambda key: None)
    pane(last, props).paint(Brush(pygame.Surface(window.size), window.stage, ART, TYPE))


def rows(happened: Sequence[Event], window: Window) -> list[tuple[Seat, str]]:
    """What is told of a turn, and whose sign is before it."""
    words = window.board._party.marked(window.desk).seeing(window.board.view)
    return [(line.seat, plain(line.told[0])) for line in turns.lines(happened, words)]


@pytest.mark.parametrize("size", [(960, 600), (1280, 720)], ids=str)
@pytest.mark.parametrize("language", TONGUES)
def test_nothing_that_happens_is_too_long_for_its_line(
    language: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[tuple[str, float, int]] = []

    def write(brush: Brush, lines: Lines, box: Box, pixels: float, dress: object) -> None:
        found.extend((" ".join(word.text for word in row), pixels, len(lines)) for row in lines)

    monkeypatch.setattr(recap, "write", write)
    window = Window(size, language=language)
    window.show(crowded())
    happened = [events for who in EVERYBODY for events in whatever(who)]
    happened += [
        (TurnStarted(Seat(3), 9, 3), EventPlayed(Seat(3), Card(number), ()), Toast(1, ()))
        for number in range(len(EVENT_CARDS))
    ]
    happened += [(TurnStarted(Seat(1), 9, 3), BarkeeperMoved(1, 2, None))]
    for first in range(0, len(happened), 4):
        paint(window, happened[first : first + 4])
    assert len(found) == len(happened)
    assert [text for text, _, _ in found if text.endswith(ELLIPSIS)] == []
    assert {lines for _, _, lines in found} == {1}
    assert min(pixels for _, pixels, _ in found) >= READABLE * window.stage.scale / (2 / 3)


def test_a_turn_is_told_a_line_for_each_thing_with_what_came_of_it() -> None:
    window, (goblin, *_, troll), elf = Window(), CLAN[0], CLAN[2][4]
    window.show(State(4))
    start = TurnStarted(Seat(0), 1, 1)
    told = [
        start,
        Moved(goblin, (1, 2), counts=True),
        Toast(2, (goblin,)),
        ThrownOut(elf, 2, Why.DRUNK, 0, ""),
        Entered(troll, 3),
    ]
    assert rows(told, window) == [
        (Seat(0), "Ana's goblin to table 2: toast"),
        (Seat(2), "Cleo's elf was thrown out"),
        (Seat(0), "Ana's troll came in"),
    ]
    played = EventPlayed(Seat(0), CARD_BY_KEY["tray"], (2,))
    came = BarkeeperMoved(1, 2, None)
    assert rows([start, played, came], window) == [(Seat(0), "Ana played “Full Tray”")]
    assert rows([start, came], window) == [(Seat(0), "Ana called the barkeeper")]


def test_whoever_went_home_brought_as_many_points_as_the_plate_counts() -> None:
    window, (goblin, *_, troll) = Window(), CLAN[0]
    window.show(State(4))
    start = TurnStarted(Seat(0), 1, 1)
    for who, beers, told in (
        (goblin, "nt", "Ana's goblin home: 5 points"),
        (troll, "", "Ana's troll home: 0 points"),
    ):
        assert rows([start, Left(who, DOOR, 1, beers, Exit.ACTION)], window) == [(Seat(0), told)]
