"""Event cards at the sizes they are shown, in every language: nothing cut, and no two alike."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.fantasy_pub.rules.house import ALL_CARDS, EVENT_CARDS, Card
from game.fantasy_pub.show import cards as cards_module
from game.fantasy_pub.show.cards import BACK_RATIO, HAND_RATIO, RATIO, EventCards, PlusMinus
from game.fantasy_pub.show.event_faces import FACES
from game.services.i18n import TONGUES
from game.shell.paint.art import Art
from game.shell.paint.palette import Colour
from game.shell.paint.type import Face, Type
from tests.fantasy_pub.language import spoken
from tests.kept import ASSETS, KeptArt, KeptType

ART: Art = KeptArt([ASSETS / "fantasy_pub", ASSETS / "common"])
TYPE: Type = KeptType()


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((100, 100))
    ART.fit((1920, 1080))
    yield
    TYPE.scale = 1.0


def the_cards(code: str = "en", scale: float = 1.0) -> EventCards:
    text = spoken(code).text
    TYPE.scale = scale
    return EventCards(ART, TYPE, lambda message, **fields: text(message).format(**fields))


def pixels(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


def test_every_card_has_a_face_and_a_picture() -> None:
    assert [*FACES] == [*ALL_CARDS]
    assert all(ART.has(f"events/{card.key}") for card in EVENT_CARDS)
    assert all(("{coins}" in face.effect) == bool(face.coins) for face in FACES.values())


def test_the_sizes_are_those_that_were_asked_for() -> None:
    cards = the_cards()
    assert cards.large(Card(0), 300).get_size() == (300, round(300 * RATIO))
    assert cards.hand(Card(0), 208).get_size() == (208, round(208 * HAND_RATIO))
    assert cards.back(140).get_size() == (140, round(140 * BACK_RATIO))
    assert PlusMinus(ART, TYPE).side(-1, 110).get_size() == (110, 150)


@pytest.mark.parametrize("make", ["large", "hand", "mini"])
def test_no_two_cards_look_alike(make: str) -> None:
    cards = the_cards()
    assert len({pixels(getattr(cards, make)(card, 200)) for card in ALL_CARDS}) == len(ALL_CARDS)


def test_both_sides_of_the_card_differ() -> None:
    sides = PlusMinus(ART, TYPE)
    assert pixels(sides.side(1, 110)) != pixels(sides.side(-1, 110))


@pytest.mark.parametrize("code", TONGUES)
@pytest.mark.parametrize("width", [139, 208])
def test_the_effect_can_be_read_on_every_card_of_a_hand(code: str, width: int) -> None:
    """At 1280x720 and at 1920x1080; the picture leaves it the room it needs."""
    sheet = cards_module._Sheet(ART, TYPE, cards_module.HAND, width)
    text = spoken(code).text
    for card, face in FACES.items():
        effect = text(face.effect).format(coins=face.coins)
        lines = sheet.even(effect, cards_module._HAND_EFFECT, cards_module._HAND_WORDS.w)
        high = len(lines) * sheet.leading(cards_module._HAND_EFFECT)
        high += sheet.name_height(text(EVENT_CARDS[card].name))
        left = cards_module._HAND_FOOT - cards_module._HAND_PICTURE.y - high
        assert left >= cards_module._LOWEST_PICTURE, EVENT_CARDS[card].key
        pixels_high = cards_module._HAND_EFFECT * width / 208
        assert max(TYPE.width(line, Face.BODY, pixels_high) for line in lines) <= 174 * width / 208


@pytest.mark.parametrize("code", TONGUES)
@pytest.mark.parametrize("width", [139, 208, 416])
def test_long_names_are_set_tighter_or_in_two_lines_but_never_smaller(code: str, width: int) -> None:
    sheet, cards = cards_module._Sheet(ART, TYPE, cards_module.HAND, width), the_cards(code)
    size, room = cards_module._HAND_NAME, cards_module._HAND_WORDS.w
    for name in map(cards.name, ALL_CARDS):
        if sheet.name_height(name) > cards_module._ONE_LINE:
            lines = sheet.even(name, size, room, Face.TITLE)
            assert len(lines) == 2, name
            assert (
                max(TYPE.width(line, Face.TITLE, size * width / 208) for line in lines) <= room * width / 208
            )


def test_letters_that_stand_closer_fill_their_room_and_are_as_high() -> None:
    usual = TYPE.tight("Through the Cellar", Face.TITLE, 24, 500, (0, 0, 0))
    closer = TYPE.tight("Through the Cellar", Face.TITLE, 24, 150, (0, 0, 0))
    assert closer.get_size() == (150, usual.get_height())
    assert usual.get_width() > 150


class Scribe(KeptType):
    """Remembers how large every line on a card is."""

    def __init__(self, scale: float, least: int) -> None:
        super().__init__()
        self.scale, self.least = scale, least
        self.sizes: list[tuple[str, int]] = []

    def tight(self, text: str, face: Face, pixels: float, room: float, colour: Colour) -> pygame.Surface:
        self.sizes.append((text, round(pixels)))
        return super().tight(text, face, pixels, room, colour)


def told(code: str, card: Card, width: int, scale: float, *, large: bool) -> list[tuple[str, int]]:
    """The lines of a card in a hand, or `large` as before the first turn, and how many pixels they have."""
    text, scribe = spoken(code).text, Scribe(scale, 11 if width <= 150 else 13)
    cards = EventCards(ART, scribe, lambda message, **fields: text(message).format(**fields))
    (cards._compose_large if large else cards._compose_hand)(card, width)
    return scribe.sizes


@pytest.mark.parametrize("code", TONGUES)
@pytest.mark.parametrize(("width", "large"), [(104, False), (139, False), (150, True), (220, True)])
def test_every_card_tells_its_rule_whole_and_no_smaller_in_larger_letters(
    code: str, width: int, large: bool
) -> None:
    """In the smallest window, and at 1280x720."""
    for card, face in FACES.items():
        effect = spoken(code).text(face.effect).format(coins=face.coins)
        usual, larger, largest = (told(code, card, width, scale, large=large) for scale in (1.0, 1.5, 2.0))
        for lines in (usual, larger, largest):
            assert effect in " ".join(line for line, _ in lines), EVENT_CARDS[card].key
        smallest = [min(size for _, size in lines) for lines in (usual, larger, largest)]
        assert 11 <= smallest[0] <= smallest[1] <= smallest[2]
