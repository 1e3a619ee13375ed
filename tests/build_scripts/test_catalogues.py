"""Every text of the game is there in every language, and can be filled like the English one."""

import gettext
from io import BytesIO
from string import Formatter

import pytest
from babel.messages.catalog import Catalog, Message

from build_scripts import catalogues
from build_scripts.catalogues import DOMAINS, LANGUAGES, Domain
from game.services.i18n import TONGUES

ALL = [pytest.param(domain, code, id=f"{domain.name} {code}") for domain in DOMAINS for code in LANGUAGES]


@pytest.fixture(scope="module")
def texts() -> dict[str, Catalog]:
    return {domain.name: catalogues.texts(domain) for domain in DOMAINS}


def translated(domain: Domain, code: str) -> list[Message]:
    return [message for message in catalogues.translated(domain, code) if message.id]


def forms(strings: str | tuple[str, ...] | list[str]) -> list[str]:
    return [strings] if isinstance(strings, str) else list(strings)


def fields(template: str) -> dict[str, str]:
    return {name: case or "" for _, name, case, _ in Formatter().parse(template) if name is not None}


@pytest.mark.parametrize(("domain", "code"), ALL)
def test_no_language_lacks_a_text_or_has_one_too_many(
    domain: Domain, code: str, texts: dict[str, Catalog]
) -> None:
    said = {(message.context, message.id) for message in texts[domain.name] if message.id}
    known = {
        (message.context, message.id)
        for message in translated(domain, code)
        if catalogues.is_translated(message)
    }
    assert said - known == set()
    assert known - said == set()
    assert len(known) > 100, "texts are found at all"


@pytest.mark.parametrize(("domain", "code"), ALL)
def test_a_translation_has_the_fields_of_its_text_and_asks_for_cases_there_are(
    domain: Domain, code: str
) -> None:
    for message in translated(domain, code):
        wanted = fields(forms(message.id)[-1])
        for text in forms(message.string):
            found = fields(text)
            assert {*found} <= {*wanted}, message.id
            assert {*wanted} <= {*found} or len(forms(message.id)) > 1, message.id
            assert {*found.values()} <= {*TONGUES[code].grammar.the}, message.id


@pytest.mark.parametrize(("domain", "code"), ALL)
def test_a_translation_ends_and_begins_like_its_text(domain: Domain, code: str) -> None:
    """A sentence stays a sentence, and nothing hangs over."""
    for message in translated(domain, code):
        for text in forms(message.string):
            assert text == text.strip(), message.id
            assert "  " not in text, message.id
            if message.context is None and forms(message.id)[0][-1] in ".?!:":
                assert text[-1] in ".?!:…“»", message.id


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_noun_has_a_gender_and_one_or_two_forms(code: str) -> None:
    grammar = TONGUES[code].grammar
    nouns = [
        message for domain in DOMAINS for message in translated(domain, code) if message.context == "noun"
    ]
    assert len(nouns) == sum(len(domain.nouns) for domain in DOMAINS) == 24 + 7 + 28
    for message in nouns:
        gender, *words = message.string.split("|")
        assert gender in grammar.the[""], message.id
        assert 1 <= len(words) <= 2, message.id


@pytest.mark.parametrize(("domain", "code"), ALL)
def test_the_game_reads_what_the_translators_wrote(domain: Domain, code: str) -> None:
    catalogue = catalogues.up_to_date(domain, code)
    read = gettext.GNUTranslations(catalogues.po_file(domain, code).with_suffix(".mo").open("rb"))
    fresh = gettext.GNUTranslations(BytesIO(catalogues.compiled(catalogue)))
    assert read._catalog == fresh._catalog  # type: ignore[attr-defined]


def test_no_text_is_built_of_pieces() -> None:
    """What is said begins with a whole text: a sum or an f-string could not be looked up."""
    for domain in DOMAINS:
        for message in catalogues.texts(domain):
            for text in forms(message.id) if message.id else []:
                assert text == text.strip(), text
