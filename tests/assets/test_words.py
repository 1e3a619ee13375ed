"""What things are called: one word for each in every language, and none that somebody stumbled over."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from babel.messages.pofile import read_po

from build_scripts.catalogues import DOMAINS, LANGUAGES, po_file

SIGN = "HEAVEN'S\nGATE"

GLOSSARY = {
    "Beasty Bar": {"de": "Beasty Bar", "es": "Beasty Bar", "fr": "Beasty Bar"},
    "Pass and play": {"de": "An einem Gerät", "es": "Misma pantalla", "fr": "Sur le même écran"},
    "Settings": {"de": "Optionen", "es": "Ajustes", "fr": "Réglages"},
    "Saved games": {"de": "Spielstände", "es": "Partidas guardadas", "fr": "Sauvegardes"},
    "House rules": {"de": "Hausregeln", "es": "Reglas caseras", "fr": "Règles maison"},
    "Shuffle": {"de": "Mischung", "es": "Barajado", "fr": "Mélange"},
    "Hint": {"de": "Tipp", "es": "Pista", "fr": "Indice"},
    "THAT'S IT": {"de": "DAS WAR'S", "es": "ES LO QUE HAY", "fr": "C'EST FINI"},
    SIGN: {"de": "HIMMELS-\nTOR", "es": "PUERTA\nDEL CIELO", "fr": "PORTE DU\nPARADIS"},
}
"""A term, and the one translation of it."""

WITHIN = {
    "THAT'S IT": GLOSSARY["THAT'S IT"],
    "Beasty Bar": GLOSSARY["Beasty Bar"],
    "New Beasts": dict.fromkeys(LANGUAGES, "New Beasts"),
    "ouse rule": {"de": "ausregel", "es": "casera", "fr": "maison"},
    "hash": {"de": "Prüfwert", "es": "hash", "fr": "empreinte"},
    "seed": {"de": "Startwert", "es": "semilla", "fr": "graine"},
}
"""Where this is in a sentence, that is in its translation."""

AWKWARD = {
    "en": r"(leave|go) (itself|themselves)|what they wear|\ban own\b|Silence|acts as it\b",
    "de": r"Einstellung|Mischung:? \{",
    "es": r"Bestial|Pasar y jugar|Puerta del Cielo",
    "fr": r"\u2019|\bordis?\b|\bvous\b|\b(arr|préc|suiv)\.",
}
"""What nobody should read any more."""

DOTS = {
    "en": r"\.\.| \u2026",
    "de": r"\.\.|[^ ]\u2026",
    "es": r"\.\.| \u2026",
    "fr": r"\.\.| \u2026",
}
"""Three dots are one sign; only in German there is a space before it, where they stand for a word."""


@cache
def sayings(code: str) -> tuple[tuple[str, str], ...]:
    """Everything that is said, in English and in another language, but the names of pieces."""
    return tuple(_sayings(code))


def _sayings(code: str) -> Iterator[tuple[str, str]]:
    for domain in DOMAINS:
        with po_file(domain, "de" if code == "en" else code).open("rb") as file:
            for message in read_po(file):
                if message.id and not message.context:
                    ids = message.id if isinstance(message.id, tuple) else (message.id,)
                    told = message.string if isinstance(message.string, tuple) else (message.string,)
                    yield from zip(ids, ids if code == "en" else told, strict=True)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_term_is_called_the_same_wherever_it_stands_alone(code: str) -> None:
    told = {(english, text) for english, text in sayings(code) if english in GLOSSARY}
    assert told == {(english, words[code]) for english, words in GLOSSARY.items()}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("term", WITHIN)
def test_a_term_is_called_the_same_in_a_sentence(term: str, code: str) -> None:
    sentences = [(english, text) for english, text in sayings(code) if term in english]
    assert sentences
    assert [pair for pair in sentences if WITHIN[term][code].casefold() not in pair[1].casefold()] == []


@pytest.mark.parametrize("code", ["en", *LANGUAGES])
def test_nobody_stumbles_over_a_word(code: str) -> None:
    found = re.compile(AWKWARD[code])
    assert [text for _, text in sayings(code) if found.search(text)] == []


@pytest.mark.parametrize("code", ["en", *LANGUAGES])
def test_three_dots_are_one_sign(code: str) -> None:
    found = re.compile(DOTS[code])
    assert [text for _, text in sayings(code) if found.search(text)] == []


def test_the_gate_has_a_sign_that_everybody_can_read() -> None:
    """Either all languages keep the English words, or none does."""
    assert not any(text == SIGN for code in LANGUAGES for english, text in sayings(code) if english == SIGN)
