"""Words in texts."""

import pytest

from game.core.searching import found, spans, words_of


@pytest.mark.parametrize(
    ("query", "text", "there"),
    [
        ("zebra", "A ZEBRA stops it.", True),
        ("zeb", "A zebra stops it.", True),
        ("stops zebra", "A zebra stops it.", True),
        ("zebra lion", "A zebra stops it.", False),
        ("chamaleon", "Das Chamäleon", True),
        ("STRAUSS", "Der Strauß rennt.", True),
        ("ÉLÈVE", "un eleve", True),
        ("", "anything", True),
        ("  ", "anything", True),
    ],
)
def test_every_word_has_to_be_there_whatever_its_case_and_accents(query: str, text: str, there: bool) -> None:
    assert found(words_of(query), text) is there


@pytest.mark.parametrize(
    ("query", "text", "marked"),
    [
        ("zebra", "The zebra, a ZEBRA", ["zebra", "ZEBRA"]),
        ("e", "Bee", ["ee"]),
        ("chamaleon", "Das Chamäleon!", ["Chamäleon"]),
        ("ss", "Strauß", ["ß"]),
        ("ab bc", "xabcx", ["abc"]),
        ("", "text", []),
        ("q", "text", []),
    ],
)
def test_what_is_found_is_marked_where_it_stands(query: str, text: str, marked: list[str]) -> None:
    assert [text[start:end] for start, end in spans(words_of(query), text)] == marked
