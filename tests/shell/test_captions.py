"""Captions: sentences with marks for who is meant, that stay long enough to be read."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.beasty_bar.module import BEASTY_BAR
from game.beasty_bar.rules.setup import Mode
from game.core.messages import capital
from game.core.rules import Seat
from game.services.i18n import Language
from game.shell.marked import Marked, plain, spans
from game.shell.paint.palette import LIVERIES, Colour, Dress, dressed
from game.shell.paint.rich import NEW, Lines, lay, pixels, tell, write
from game.shell.paint.type import Face
from game.shell.scenes.results.results import Results
from game.shell.stage import Box
from tests.beasty_bar.show.house import ROOT, House

NAMES = ("Ana", "Bo", "Cleo", "Dev")
ANA, BO = Seat(0), Seat(1)
MARKED = Marked(NAMES)


# Marks


def test_marks_say_who_is_meant_and_are_taken_out_again() -> None:
    text = MARKED.sentence("{one} eats {other}.").format(
        one=MARKED.piece("lion", ANA, ""), other=MARKED.piece("zebra", BO, "object")
    )
    assert [*spans(text)] == [("Ana's lion", ANA), (" eats ", None), ("Bo's zebra", BO), (".", None)]
    assert plain(text) == "Ana's lion eats Bo's zebra."


def test_a_sentence_begins_with_a_capital_inside_its_marks() -> None:
    class Latin(Marked):
        def piece(self, name: str, owner: Seat, case: str) -> str:
            return super().piece(name, owner, case).replace("Ana's lion", "leo Anae")

    assert plain(capital(f"{Latin(NAMES).piece('lion', ANA, '')} venit.")) == "Leo Anae venit."


def test_text_without_marks_stays_as_it_is() -> None:
    assert [*spans("The last card is played.")] == [("The last card is played.", None)]
    assert not spans("")
    assert plain("") == ""


@pytest.mark.parametrize("mode", Mode)
def test_without_its_marks_every_sentence_is_what_the_game_tells(mode: Mode) -> None:
    house, words = House(), Language(NAMES[:3])
    house.sit_down(("random", "random", "random"), mode, seed=5)
    house.until(lambda: isinstance(house.top, Results) or len(house.table.match.actions) > 20)
    marked = Marked(NAMES[:3])
    for turn in house.table.play.history.turns:
        plainly = [entry.text for entry in BEASTY_BAR.log(turn.events, words)]
        assert [plain(entry.text) for entry in BEASTY_BAR.log(turn.events, marked)] == plainly


# Lines


def written(lines: Lines) -> str:
    """What the lines say, the gaps between words by their places."""
    return "\n".join("".join(word.text for word in line) for line in lines)


@pytest.mark.parametrize("room", [120, 200, 300, 500, 900])
def test_lines_fit_into_their_room_and_lose_nothing(room: int) -> None:
    letters = House().window.brush.type
    text = MARKED.sentence("{a} sends {b}, {c} and {d} to the end of the line.").format(
        a=MARKED.piece("bear", ANA, ""),
        b=MARKED.piece("chameleon", BO, ""),
        c=MARKED.piece("porcupine", Seat(2), ""),
        d=MARKED.piece("zebra", Seat(3), ""),
    )
    lines = lay(letters, spans(text), 14, room)
    assert written(lines).replace("\n", "") == plain(text).replace(" ", "")
    for line in lines:
        last = line[-1]
        face = Face.BODY if last.seat is None else Face.HEAVY
        assert last.x + letters.width(last.text, face, 14) <= room or len(line) == 1
        assert [word.x for word in line] == sorted(word.x for word in line)


def test_nothing_breaks_between_a_name_and_the_full_stop_behind_it() -> None:
    letters = House().window.brush.type
    text = f"It is {MARKED.piece('lion', ANA, '')}."
    for room in range(30, 200, 5):
        for line in lay(letters, spans(text), 14, room):
            assert line[0].text != "."


def test_every_name_has_its_symbol_once() -> None:
    letters = House().window.brush.type
    text = f"{MARKED.piece('lion', ANA, '')} meets {MARKED.piece('zebra', BO, '')}."
    words = [word for line in lay(letters, spans(text), 14, 60) for word in line]
    assert [word.seat for word in words if word.symbol] == [ANA, BO]
    assert [word.text for word in words if word.symbol] == ["Ana's", "Bo's"]


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_captions_stay_in_their_band(size: tuple[int, int], scale: float) -> None:
    """Whatever is told, with the longest of names: no pixel outside."""
    house = House(size=size)
    brush, names = house.window.brush, ("Bartholomäus der Große von Hohenstein",) * 4
    marked = Marked(names)
    long = marked.sentence("Onto THAT'S IT, from bottom to top: {cards}.").format(
        cards=", ".join(marked.piece("porcupine", Seat(seat), "") for seat in range(4))
    )
    short = f"{marked.seat(ANA)} draws."
    box = Box(600, 400, 820, 62)
    band = brush.stage.pixels(box)
    brush.type.scale = scale
    try:
        for story in ([long], [short], [short, short], [long, short], [short, short, long]):
            brush.surface.fill((0, 0, 0))
            tell(brush, [spans(sentence) for sentence in story], box, LIVERIES)
            mask = pygame.mask.from_threshold(brush.surface, (0, 0, 0), (1, 1, 1, 255))
            mask.invert()
            rects = mask.get_bounding_rects()
            assert rects
            assert band.inflate(2, 4).contains(rects[0].unionall(rects[1:]))
    finally:
        brush.type.scale = 1.0


@pytest.mark.parametrize(
    ("dress", "colour"), [(LIVERIES, (255, 231, 42)), (dressed(["blue", "teal"]), (164, 245, 233))]
)
def test_names_are_painted_in_the_colour_that_their_seat_wears(dress: Dress, colour: Colour) -> None:
    house = House()
    brush = house.window.brush
    lines = lay(brush.type, spans(MARKED.piece("lion", BO, "")), pixels(brush, NEW), 400)
    brush.surface.fill((0, 0, 0))
    write(brush, lines, Box(100, 100, 800, 60), pixels(brush, NEW), dress)
    colours = {brush.surface.get_at((x, y))[:3] for x in range(50, 200) for y in range(45, 75)}
    assert colour in colours


# Time


@pytest.mark.parametrize("speed", [0.5, 1.0, 4.0])
@pytest.mark.parametrize("mode", [Mode.BASE, Mode.NEW])
def test_every_step_worth_a_sentence_has_one_and_it_can_be_read(speed: float, mode: Mode) -> None:
    """At normal speed a sentence is there for more than a second, and nothing waits for it."""
    house = House(speed=speed, drawn=10_000)
    house.sit_down(("random", "random", "random"), mode, seed=Random(3).randrange(99))
    table, step = house.table, 0.02
    shown: dict[int, float] = {}
    heard: list[str] = []
    hear = table.play.playback.captions.hear

    def listen(event: object, view: object = None) -> None:
        hear(event, view)
        heard.extend(plain(entry.text) for entry in BEASTY_BAR.log((event,), MARKED))

    table.play.playback.captions.hear = listen  # type: ignore[method-assign]
    while len(table.match.actions) < 10:
        house.frame(step)
        first = len(heard) - len(table.play.playback.captions.story)
        for number in range(first, len(heard)):
            shown[number] = shown.get(number, 0.0) + step
    told = [plain(entry.text) for turn in table.past.turns() for entry in BEASTY_BAR.log(turn.events, MARKED)]
    assert heard == told
    seen = [shown.get(number, 0.0) for number in range(len(heard) - len(table.play.playback.captions.story))]
    assert len(seen) > 12
    assert min(seen) > 1.2 / max(1.0, speed) - step


def test_at_the_highest_speed_the_latest_sentences_are_there() -> None:
    house = House()
    house.sit_down(("human", "random"), seed=3, first=ANA)
    house.until_asked()
    table = house.table
    table.play.submit(table.match.rules.legal_actions(table.match.state)[0])
    house.until_asked()
    last = [plain(entry.text) for turn in table.past.turns() for entry in BEASTY_BAR.log(turn.events, MARKED)]
    assert [plain(sentence) for sentence in table.play.playback.captions.story] == last[-5:]
    assert table.play.playback.caption == last[-1]


def test_whoever_changes_the_language_reads_everything_on_the_table_in_it() -> None:
    house = House(speed=1.0)
    translations = house.desk.translations
    translations._folders = [ROOT / "assets" / "beasty_bar", ROOT / "assets" / "common"]
    house.sit_down(("human", "random"), seed=3, first=ANA)
    table = house.table

    def read() -> tuple[object, ...]:
        house.window.make_anew()
        house.post(pygame.MOUSEMOTION, pos=(1, 1), rel=(0, 0), buttons=(0, 0, 0))
        house.until(lambda: not house.top.moving)
        places = table.tabletop._places  # type: ignore[attr-defined]
        sign = house.window.stage.pixels(places.street("exit", flipped=False))
        painted = pygame.image.tobytes(house.window.surface.subsurface(sign), "RGB")
        recaps = [recap.text for recap in table.tableau.recaps()]
        return table.play.playback.caption, table.play.playback.captions.story, recaps, painted

    spoken = []
    for _ in range(2):
        house.until_asked()
        house.until(lambda: not house.top.moving)
        english = read()
        assert read() == english
        translations.speak("de")
        spoken.append([one == other for one, other in zip(english, read(), strict=True)])
        translations.speak("en")
        assert read() == english
        table.play.submit(table.match.rules.legal_actions(table.match.state)[0])
    assert spoken == [[False, True, True, False], [False, False, False, False]]
