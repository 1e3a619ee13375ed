"""Every sound of the game has its words, and they are seen where it is heard."""

from pathlib import Path

import pytest

from game.beasty_bar.handbook.examples import EXAMPLES
from game.beasty_bar.rules.animals import ANIMALS
from game.beasty_bar.show.cards import CardArt
from game.beasty_bar.show.example import ExampleScene
from game.beasty_bar.show.places import LINE_WIDTH, RATIO, Pose
from game.beasty_bar.show.pointing import card_box
from game.beasty_bar.show.sound_words import SOUND_WORDS
from game.shell.hearing import COMMON
from game.shell.scenes.results.results import Results
from game.shell.scenes.results.scoreboard import Scoreboard
from game.shell.table.sound_row import SoundRow
from tests.beasty_bar.show.house import ROOT, House, places


def cues(folder: Path) -> set[str]:
    return {file.stem for file in folder.glob("*.ogg")}


def test_every_sound_of_the_game_has_words_of_its_own() -> None:
    assert cues(ROOT / "assets" / "beasty_bar" / "sounds") == {*SOUND_WORDS}
    assert len({*SOUND_WORDS.values(), *COMMON.values()}) == len(SOUND_WORDS) + len(COMMON)
    assert all(words.startswith("[") and words.endswith("]") for words in SOUND_WORDS.values())


@pytest.mark.parametrize("animal", ANIMALS, ids=lambda animal: animal.name)
def test_a_voice_says_whose_it_is(animal: object) -> None:
    name: str = animal.name  # type: ignore[attr-defined]
    assert f" {name} " in SOUND_WORDS[f"voice_{name}"]


def test_only_what_clicks_under_a_finger_has_none() -> None:
    assert cues(ROOT / "assets" / "common" / "sounds") - {*COMMON} == {
        *("back", "click", "count", "error", "hover")
    }


def test_they_are_written_at_the_table_and_go_again() -> None:
    house = House(speed=1.0)
    house.settings.captions = True
    house.sit_down(("random", "random"), seed=3)
    house.until(lambda: len(house.panel("sounds").lines) >= 2)
    row: SoundRow = house.panel("sounds")
    assert {*row.lines} <= {*SOUND_WORDS.values(), *COMMON.values()}
    with_words = house.picture
    house.settings.captions = False
    house.frame()
    house.frame()
    assert house.panel("sounds").lines == ()
    assert house.picture != with_words


def test_at_rest_the_last_one_is_wiped_away() -> None:
    house = House()
    house.settings.captions = True
    house.sit_down(("human", "random"), seed=3)
    house.until_asked()
    house.until(lambda: not house.desk.hearing.lines)
    house.frame()
    assert house.table.tableau._heard == ()
    assert not house.table.tableau.settle(0.0)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [(960, 600), (1280, 1024), (1920, 1080), (2560, 1080)])
def test_they_are_where_no_card_lies(seats: int, size: tuple[int, int]) -> None:
    where = places(seats, size)
    row = SoundRow(("[boing]",)).box(where)
    cards: list[Pose] = [where.queue(place, flipped=False) for place in range(5)]
    cards += [where.hand(number, 4, lifted=True) for number in range(4)]
    assert cards[0].width == LINE_WIDTH
    for pose in cards:
        card = card_box(pose)
        assert card.h == pytest.approx(card.w * RATIO)
        assert row.y + row.h <= card.y or row.y >= card.y + card.h


def test_an_example_has_them_too() -> None:
    house = House(speed=1.0)
    house.settings.captions = True
    cards = CardArt(house.window.brush.art, house.window.brush.type, str)
    scene = ExampleScene(house.desk, cards, tuple(EXAMPLES.values()))
    house.open(scene)
    house.until(lambda: bool(house.desk.hearing.lines))
    house.frame()
    painted = [panel.content for panel in scene._layers._panels.values()]
    assert [row.lines for row in painted if isinstance(row, SoundRow)] == [house.desk.hearing.lines]


def test_the_fanfare_is_written_on_the_results(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Scoreboard, "celebrated", True)  # as if a person had won
    house = House(drawn=5)
    house.settings.captions = True
    house.sit_down(("random", "random"), seed=3)
    house.until(lambda: isinstance(house.top, Results) and not house.top.moving)
    house.until(lambda: SOUND_WORDS["win"] in house.top._heard)  # type: ignore[attr-defined]
    house.until(lambda: house.top._heard == ())  # type: ignore[attr-defined]
