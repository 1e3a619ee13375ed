"""What there is to read about the pub, and the examples to watch."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.fantasy_pub.handbook.event_pages import cost
from game.fantasy_pub.handbook.examples import EXAMPLES
from game.fantasy_pub.rules.characters import EVERYBODY, RACES
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.house import ALL_CARDS, EVENT_CARDS
from game.fantasy_pub.rules.position import parse_position
from game.fantasy_pub.show.examples import Examples, story
from game.fantasy_pub.show.library import RACE_EXAMPLES, Library
from game.services.i18n import TONGUES
from game.shell.pages import Draw, Links, Text, all_said
from game.shell.paint.brush import Brush
from game.shell.scenes.reading.zoom import Zoom
from game.shell.stage import Box, Stage
from tests.fantasy_pub.show.house import House, party


def test_every_race_and_every_event_has_a_page_and_every_filter_finds_some(tmp_path: Path) -> None:
    book = House(tmp_path).routes.show.guide(House(tmp_path).routes)
    keys = {page.key for page in book.pages}
    assert keys == {*RACES, *(card.key for card in EVENT_CARDS)}
    assert all(each.keys and each.keys <= keys for each in book.filters)
    assert frozenset().union(*(each.keys for each in book.filters[3:])) == {card.key for card in EVENT_CARDS}


@pytest.mark.parametrize("code", TONGUES)
def test_what_a_race_can_do_is_told_beside_its_name_and_does_not_repeat_it(tmp_path: Path, code: str) -> None:
    book = House(tmp_path, language=code).routes
    for page in book.show.guide(book).pages[: len(RACES)]:
        assert page.lead
        assert page.lead[0].isupper()
        assert not page.lead.startswith(page.name)


@pytest.mark.parametrize("code", TONGUES)
@pytest.mark.parametrize("text", [100, 200])
def test_a_race_is_called_by_its_name_on_its_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str, text: int
) -> None:
    house, written = House(tmp_path, language=code, text=text), list[tuple[str, float]]()
    monkeypatch.setattr(
        Brush,
        "text",
        lambda brush, text, box, size, *_, **__: written.append((text, box.h / brush.type.scale)),
    )
    pages = house.routes.show.guide(house.routes).pages[: len(RACES)]
    for page in pages:
        painted(house, page.picture, Box(0, 0, 165, 231))
    assert [text for text, _ in written] == [page.name for page in pages]
    assert all(high > 24 for _, high in written)


def painted(house: House, picture: Draw, box: Box) -> pygame.Surface:
    """A picture on nothing, a pixel for a unit."""
    surface = pygame.Surface((round(box.w), round(box.h)), pygame.SRCALPHA)
    picture(Brush(surface, Stage((1920, 1080)), house.art, house.letters), box)
    return surface


@pytest.mark.parametrize("key", EXAMPLES)
def test_the_picture_of_an_example_leaves_nothing_of_its_frame_empty(tmp_path: Path, key: str) -> None:
    house = House(tmp_path)
    page = Examples(house.routes, house.art, house.letters).page(EXAMPLES[key])
    surface = painted(house, page.picture, Box(0, 0, 480, 480 * page.ratio))
    found = pygame.mask.from_surface(surface)
    assert found.count() > 0.95 * surface.get_width() * surface.get_height()


def test_every_event_says_that_it_spends_a_die(tmp_path: Path) -> None:
    house = House(tmp_path)
    library = Library(house.routes, house.art, house.letters)
    for card in ALL_CARDS:
        page = library.event(card)
        assert "Spends a die" in [fact.text for fact in page.facts]
        assert cost(card) in all_said(page)


def test_every_example_can_be_opened_from_the_rules_or_from_a_race() -> None:
    from game.core.handbook import Watch
    from game.fantasy_pub.handbook.rules import CHAPTERS

    parts = [part for chapter in CHAPTERS for part in chapter.parts]
    shown = {key for part in parts if isinstance(part, Watch) for key in part.examples}
    assert shown == {*EXAMPLES}
    assert {key for keys in RACE_EXAMPLES.values() for key in keys} <= {*EXAMPLES}


@pytest.mark.parametrize("key", EXAMPLES)
def test_an_example_is_told_up_to_where_its_tables_stand_in_the_end(key: str) -> None:
    """What is folded from its events is what the rules come to."""
    example = EXAMPLES[key]
    told, state = story(example), parse_position(example.position)
    assert told.before == RULES.view(state, None)
    for action in example.actions:
        state = RULES.apply(state, RULES.parse(action)).state
    after = RULES.view(state, None)
    assert (told.after.spaces, told.after.coins, told.after.beers) == (after.spaces, after.coins, after.beers)
    assert told.after.out == after.out


@pytest.mark.parametrize("code", TONGUES)
def test_every_example_can_be_read_by_itself(tmp_path: Path, code: str) -> None:
    house = House(tmp_path, language=code)
    examples = Examples(house.routes, house.art, house.letters)
    for example in EXAMPLES.values():
        page = examples.page(example)
        steps = [block for block in page.blocks if isinstance(block, Text) and block.mark.isdigit()]
        assert [step.mark for step in steps] == [str(number + 1) for number in range(len(steps))]
        assert steps
        assert "{" not in all_said(page)


@pytest.mark.parametrize("size", ["960x600", "1280x720"])
@pytest.mark.parametrize("text", [100, 200])
def test_pages_can_be_painted(tmp_path: Path, size: str, text: int) -> None:
    house = House(tmp_path, size, text=text)
    library = Library(house.routes, house.art, house.letters, party(4))
    scenes = [
        house.routes.guide(),
        library.zoom(library.pages(EVERYBODY[:7]), 3),
        library.zoom([library.event(card) for card in (0, 4)], 1),  # type: ignore[arg-type]
    ]
    for scene in scenes:
        house.look(scene)


def test_an_example_leads_to_a_table_where_it_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(tmp_path)
    opened: list[tuple[object, ...]] = []
    monkeypatch.setattr(house.routes, "watch", lambda *asked: opened.append(asked))
    examples = Examples(house.routes, house.art, house.letters)
    page = examples.page(EXAMPLES["toast"])
    (link,) = next(block for block in page.blocks if isinstance(block, Links)).things
    link.open()
    ((who, title, turn),) = opened
    assert title == "A toast too many for two"
    assert len(who.seats) == 3  # type: ignore[attr-defined]
    assert turn.events == story(EXAMPLES["toast"]).events  # type: ignore[attr-defined]


def test_a_link_of_the_rules_opens_a_page(tmp_path: Path) -> None:
    house = House(tmp_path)
    (thing, *_) = Examples(house.routes, house.art, house.letters).things(("toast", "round"))
    assert isinstance(thing.open(), Zoom)
