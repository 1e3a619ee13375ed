"""The panels of the house tell whatever a game gives them: more counts, fewer, or none; phases or none."""

from itertools import pairwise
from typing import Any

import pytest

from game.core.rules import Seat
from game.shell.layers import lifted
from game.shell.paint.brush import Brush
from game.shell.paint.caps import NO_KEY, Cap, Hint
from game.shell.paint.palette import LIVERIES
from game.shell.paint.rich import ELLIPSIS, Lines
from game.shell.paint.type import Type
from game.shell.stage import DESIGN_HEIGHT, DESIGN_WIDTH, Box, Stage
from game.shell.table import recap
from game.shell.table.above import Info
from game.shell.table.hud import HudButton
from game.shell.table.panel import Panel, Props, pane
from game.shell.table.plates import Chance, Plate
from game.shell.table.recap import LastRound
from game.shell.table.slots import INFO, Slots, needed
from game.shell.table.strip import Strip
from game.shell.table.tabletop import Count, Figures, Gist, Headline, Line, Phases, Slip
from tests.beasty_bar.show.house import ART, House
from tests.letters import reading_along
from tests.shell.test_notice import Typesetter

STAGE = Stage((DESIGN_WIDTH, DESIGN_HEIGHT))
BOXES = {
    "buttons": Box(1556, 22, 340, 68),
    "info": Box(324, 108, 1196, 182),
    "recap": Box(1552, 108, 344, 182),
    "strip": Box(40, 706, 1840, 62),
    "plate.0": Box(24, 14, 490, 84),
    "plate.1": Box(530, 14, 490, 84),
}
SLOTS = Slots(BOXES, STAGE)
COUNTS = (Count("cards", 3), Count("deck", 41), Count("dice", 75))
LOCKED = Headline("door", None)


class Reader(Brush):
    """Remembers all that is written."""

    def __init__(self, scale: float) -> None:
        self.letters = Typesetter()
        self.letters.scale = scale
        super().__init__(House(size=STAGE.size).window.surface, STAGE, ART, self.letters)
        self.written: list[str] = []

    def text(self, text: str, *args: Any, **how: Any) -> None:
        self.written.append(text)
        super().text(text, *args, **how)


def painted(panel: Panel, *, scale: float = 1.0, pictures: list[object] | None = None) -> list[str]:
    """What is written on it."""
    brush, kept = Reader(scale), [] if pictures is None else pictures
    props = Props(House().desk, SLOTS, LIVERIES, lambda key: lambda brush, box: kept.append((key, box)))
    pane(panel, props).paint(brush)
    return brush.written


def plate(figures: Figures, chance: Chance | None = None) -> Plate:
    return Plate(Seat(0), "Ana", (), 0, 1, figures, "to play", chance)


def told(shown: Plate, scale: float = 1.0) -> list[str]:
    brush = Reader(scale)
    shown.draw(brush, SLOTS.plate(shown.seat), LIVERIES[0])
    assert brush.letters.cut == []
    return brush.written


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("count", range(4))
def test_a_plate_counts_what_the_game_counts(count: int, scale: float) -> None:
    counts = COUNTS[:count]
    written = told(plate(Figures(counts, Headline("door", 8))), scale)
    assert [text for text in written if text.isdigit()] == [*(str(each.number) for each in counts), "8"]
    written = told(plate(Figures(counts, LOCKED)), scale)
    assert [text for text in written if text.isdigit()] == [str(each.number) for each in counts]
    assert "8" not in told(plate(Figures(counts)), scale)


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("count", range(4))
def test_a_chance_takes_the_place_of_no_name_and_no_count(count: int, scale: float) -> None:
    counts = COUNTS[:count]
    written = told(plate(Figures(counts, Headline("door", 12)), Chance(("60 %",), 0.6)), scale)
    assert {"Ana", "60 %", "12", *(str(each.number) for each in counts)} <= {*written}


def test_a_small_card_is_shown_behind_the_counts_and_its_place_where_it_lay() -> None:
    card, place = (Slip(text, (255, 255, 255), (0, 0, 0)) for text in ("+1", ""))
    assert "+1" in told(plate(Figures(COUNTS, LOCKED, card)))
    assert "+1" not in told(plate(Figures(COUNTS, LOCKED, place)))


def test_a_strip_shows_phases_where_there_are_any() -> None:
    labels = ("Roll", "Move", "Pay")
    assert {*labels} <= {*painted(Strip(Phases(labels, 1), "Ana rolls.", ()))}
    assert "Move" in painted(Strip(Phases(labels, 1), "", ()), scale=2.0)
    assert "Roll" not in painted(Strip(Phases(labels, 1), "", ()), scale=2.0)
    assert painted(Strip(None, "Ana rolls.", ())) == ["Ana rolls."]


def test_the_last_round_shows_pictures_by_their_keys() -> None:
    pictures: list[object] = []
    turns = (("a die", Gist("dice", "six")), (0, Gist("speed", "far")))
    written = painted(LastRound(turns, "Last round", House().desk.key()), pictures=pictures)
    assert {"Last round", "six", "far"} <= {*written}
    boxes = LastRound.boxes(SLOTS, 2)
    assert pictures == [("a die", boxes[0]), (0, boxes[1])]


def line(text: str, seat: int = 0, short: str = "", weight: int = 0) -> Line:
    return Line(Seat(seat), (text, short or text), weight)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_where_turns_are_told_in_lines_the_last_round_has_no_pictures(scale: float) -> None:
    pictures: list[object] = []
    gists = (
        Gist("dice", "six", lines=(line("Ana rolls"), line("Ana runs"))),
        Gist("speed", "far", lines=(line("Bo runs"),)),
    )
    last = LastRound((("a die", gists[0]), (0, gists[1])), "Last round", House().desk.key())
    assert last.in_lines
    assert {"six", "far"}.isdisjoint(painted(last, scale=scale, pictures=pictures))
    assert not pictures
    first, second = LastRound.places(SLOTS, gists, large=scale > 1)
    assert first is not None
    assert second is not None
    assert first.y + first.h <= second.y
    assert second.y + second.h <= BOXES["recap"].y + BOXES["recap"].h


def test_every_turn_is_told_by_what_matters_most_and_more_where_there_is_room() -> None:
    gists = [Gist("", "", lines=(line(f"{turn}a"), line(f"{turn}b", weight=turn))) for turn in range(6)]
    told = [(turn, each.told[0]) for turn, each in recap.picked(gists, large=False)]
    assert told == [(2, "2b"), (3, "3b"), (4, "4b"), (5, "5b")]
    told = [(turn, each.told[0]) for turn, each in recap.picked(gists[:3], large=False)]
    assert told == [(0, "0a"), (1, "1b"), (2, "2a"), (2, "2b")]
    assert [turn for turn, _ in recap.picked(gists, large=True)] == [4, 5]
    assert LastRound.places(SLOTS, gists, large=True)[:4] == [None] * 4


@pytest.fixture
def lines_told(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float]]:
    """The last words of all lines of running text, and how large they are."""
    found: list[tuple[str, float]] = []

    def write(brush: Brush, lines: Lines, box: Box, pixels: float, dress: object) -> None:
        found.extend((row[-1].text, pixels) for row in lines)

    monkeypatch.setattr(recap, "write", write)
    return found


def test_a_line_that_is_too_long_is_told_in_short(lines_told: list[tuple[str, float]]) -> None:
    gist = Gist("dice", "", lines=(line("and on and on " * 30, short="and so on"),))
    painted(LastRound(((0, gist),), "Last round", House().desk.key()))
    assert lines_told == [("on", recap.LINE_SIZE)]


def test_lines_that_are_too_long_are_folded_and_can_still_be_read(
    lines_told: list[tuple[str, float]],
) -> None:
    long = Gist("dice", "", lines=(line("and on and on " * 30),))
    for count in (1, 4):
        lines_told.clear()
        turns = tuple((number, long) for number in range(count))
        painted(LastRound(turns, "Last round", House().desk.key()))
        assert len([text for text, _ in lines_told if text.endswith(ELLIPSIS)]) == count
        assert {pixels for _, pixels in lines_told} == {recap.LEAST_LINE}


def test_panels_over_the_pieces_are_painted_at_their_place() -> None:
    brush, box = Reader(1.0), Box(700, 300, 200, 100)
    item = lifted(brush, "told", box, lambda onto: onto.panel(box, (255, 0, 0)))
    assert item.rect == STAGE.pixels(box)
    assert item.picture.get_at((100, 50))[:3] == (255, 0, 0)


def test_the_first_of_all_keys_has_a_picture_too() -> None:
    pictures: list[object] = []
    painted(Info("A die", "It is rolled.", 0), pictures=pictures)
    assert [key for key, _ in pictures] == [0]  # type: ignore[misc]


def test_slots_of_the_house_do_without_a_board() -> None:
    assert {*needed(2)} == BOXES.keys()
    assert SLOTS.below(INFO) == 290
    assert SLOTS.strength(INFO) == 1.0
    right, left = Box(1500, 0, 300, 50), Box(100, 0, 300, 50)
    assert SLOTS.outer(right, 100) == Box(1700, 0, 100, 50)
    assert SLOTS.outer(left, 100) == Box(100, 0, 100, 50)


def test_the_last_round_names_no_key_where_nothing_shows_it_again() -> None:
    turns = ((0, Gist("dice", "six")),)
    usual, quiet = (painted(LastRound(turns, "Last round", key)) for key in (Cap("R"), NO_KEY))
    assert {"R", "Last round"} <= {*usual}
    assert {*usual} - {*quiet} == {"R"}
    assert not painted(LastRound((), "Last round", NO_KEY)), "an empty box says nothing"
    assert painted(LastRound((), "Last round", Cap("R"))) == ["Last round"]


@pytest.mark.parametrize("width", [DESIGN_WIDTH, 2400])
def test_the_strip_is_as_far_from_both_edges_in_every_window(width: int) -> None:
    stage = Stage((width, DESIGN_HEIGHT))
    slots = Slots({"strip": stage.anchored(BOXES["strip"], "bottom")}, stage)
    strip = slots.along("strip")
    assert strip == BOXES["strip"]._replace(w=width - 80)
    assert Strip.boxes(slots, 2)[-1].x + Strip.boxes(slots, 2)[-1].w == width - 40


SMALL = Stage((960, 600))
LONG = (
    "Maximiliane shows a chameleon, which acts like her parrot, throws out the zebra of Bartholomew, and is "
    "overtaken by a giraffe."
)
KEYS: tuple[Hint, ...] = (
    (Cap("Enter"), "choose"),
    (Cap("H"), "hint"),
    (Cap("Space"), "skip"),
    (Cap("Esc"), "pause"),
)
GOT = HudButton("undo", "Take back", "undo")
STRIPS = {
    "caption": lambda text, keys: Strip(None, text, keys),
    "caption of somebody in a phase": lambda text, keys: Strip(
        Phases(("Roll", "Move", "Pay"), 1), text, keys, Seat(0), buttons=(GOT, GOT)
    ),
    "hint": lambda text, keys: Strip(Phases(("Roll", "Move"), 1), text, keys, hint=True, buttons=(GOT,)),
    "story": lambda text, keys: Strip(Phases(("Roll",), 0), text, keys, story=(text,), marks=(GOT,)),
    "story before done": lambda text, keys: Strip(None, text, keys, story=(text,), done="Done"),
}


def pixels_of(strip: Strip, text: int) -> dict[str, int]:
    """How large the smallest word is of what is told, of the keys, and of the rest."""
    letters = Type()
    letters.scale = text / 100
    letters.fit(SMALL.size)
    house = House(size=SMALL.size, text=text)
    brush = Brush(house.window.surface, SMALL, ART, letters)
    with reading_along() as reader:
        strip.draw(brush, Props(house.desk, Slots(BOXES, SMALL), LIVERIES, lambda key: None))
    sizes: dict[str, int] = {}
    for (where, _), pixels in reader.sizes.items():
        sizes[where] = min(pixels, sizes.get(where, pixels))
    return sizes


@pytest.mark.parametrize("kind", STRIPS)
@pytest.mark.parametrize("keys", [1, 2, 4])
def test_larger_letters_make_no_word_in_the_strip_smaller(kind: str, keys: int) -> None:
    words = LONG.split()
    for count in range(3, len(words) + 1, 3):
        strip = STRIPS[kind](" ".join(words[:count]), KEYS[:keys])
        for before, after in pairwise(pixels_of(strip, text) for text in (100, 150, 175, 200)):
            smaller = {where: (before[where], after[where]) for where in before.keys() & after.keys()}
            assert all(large >= usual for usual, large in smaller.values()), (count, smaller)
