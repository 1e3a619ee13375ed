"""Whoever takes part fits into every text of the pub, in every language: articles, cases, contractions."""

import re
from collections.abc import Iterator
from string import Formatter

import pytest

from build_scripts import catalogues
from game.core.rules import Seat, Viewer
from game.fantasy_pub.rules.characters import CLAN
from game.fantasy_pub.telling.names import NAMES, Teller
from game.services.i18n import TONGUES
from tests.fantasy_pub.language import CLUMSY, speaking

(PUB,) = (domain for domain in catalogues.DOMAINS if domain.name == "fantasy_pub")
CHARACTERS = {"who", "guest", "payer", "thief", "victim", "other", "character", "rival"}
"""The fields that somebody's character fills."""


def templates(code: str) -> Iterator[str]:
    for message in catalogues.translated(PUB, code) if code != "en" else catalogues.texts(PUB):
        texts = message.string if code != "en" else message.id
        if message.id and message.context is None:
            yield from [texts] if isinstance(texts, str) else texts


def fields(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name is not None}


@pytest.mark.parametrize("code", TONGUES)
@pytest.mark.parametrize("reader", [None, Seat(0)])
def test_every_text_suits_every_character(code: str, reader: Viewer) -> None:
    words, told = speaking(code, reader), 0
    for template in templates(code):
        if not fields(template) & CHARACTERS:
            assert not re.search(CLUMSY[code], template), template
            continue
        for figure in CLAN[0]:
            a = Teller(words)
            filling = {name: a.who(figure) if name in CHARACTERS else "3" for name in fields(template)}
            text = a.fills(template, **filling)
            assert not re.search(CLUMSY[code], text), text
            told += 1
    assert told > 40 * len(NAMES)


@pytest.mark.parametrize("code", TONGUES)
def test_the_second_of_a_race_is_never_called_like_the_first(code: str) -> None:
    words = speaking(code)
    for case in TONGUES[code].grammar.the:
        assert len({words.piece(name, Seat(0), case) for name in NAMES}) == len(NAMES)
        assert len({words.name(name, case) for name in NAMES}) == len(NAMES)
