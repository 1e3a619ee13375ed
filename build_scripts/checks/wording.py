"""Which texts do not keep to the page on wording? ``build_scripts/checks/wording.py [--kind KIND ...]``.

Lists, for somebody to look at: *begins*, English sentences that begin with a word that hides who acts;
*long*, messages with a sentence of more words than a bubble may have; *terms*, second words for a thing that
has one in the table of ``assets/WORDING.md``, in all languages. Ends with 1 if there are any.
"""

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from babel.messages.catalog import Message

from build_scripts import catalogues
from build_scripts.catalogues import DOMAINS, ROOT
from game.services.i18n import FIRST_LANGUAGE

PAGE = ROOT / "assets" / "WORDING.md"
HIDES = re.compile(
    r"(Whoever|Whatever|What|Who|It is there|It|All|Nobody|Somebody|Nothing|So many|So)\b(?!.*\?$)"
)
MOST_WORDS = 20
SENTENCE = re.compile(r"(?<=[.!?…:;]) ")
COLUMNS = {"English": "en", "German": "de", "Spanish": "es", "French": "fr"}
ROOMS = {"Both games": None, "Beasty Bar": "beasty_bar", "Fantasy Pub": "fantasy_pub"}
"""Headings of the page, and whose texts the terms below them are for; None: everybody's."""


class Term(NamedTuple):
    """A thing, its word in a language, and words that do not stand for it."""

    thing: str
    domain: str | None
    language: str
    word: str
    others: tuple[str, ...]


def terms(page: str) -> Iterator[Term]:
    """The rows of the tables on the page."""
    domain, languages, within = None, list[str](), False
    for line in page.splitlines():
        if line.startswith("#"):
            within = line.removeprefix("### ") in ROOMS
            domain = ROOMS.get(line.removeprefix("### "))
        cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
        if cells[:1] == ["thing"]:
            languages = [COLUMNS[cell] for cell in cells[1:]]
        elif within and cells and not cells[0].startswith("---"):
            for language, cell in zip(languages, cells[1:], strict=True):
                word, _, others = cell.rstrip(")").partition(" (not ")
                yield Term(cells[0], domain, language, word, tuple(others.split(", ")) if others else ())


def texts(domain: str, language: str) -> Iterator[tuple[str, str]]:
    """Every text of a domain in a language, with where it is said."""
    (known,) = (each for each in DOMAINS if each.name == domain)
    found = catalogues.texts(known) if language == FIRST_LANGUAGE else catalogues.translated(known, language)
    for message in found:
        if message.id and not message.context:
            for text in _forms(message, language):
                yield text, message.locations[0][0] if message.locations else ""


def _forms(message: Message, language: str) -> list[str]:
    told = message.id if language == FIRST_LANGUAGE else message.string
    return [told] if isinstance(told, str) else list(told)


def begins() -> Iterator[str]:
    for domain in DOMAINS:
        for text, place in texts(domain.name, FIRST_LANGUAGE):
            if any(HIDES.match(sentence) for sentence in SENTENCE.split(text)):
                yield f"{place}: {text}"


def long() -> Iterator[str]:
    for domain in DOMAINS:
        for text, place in texts(domain.name, FIRST_LANGUAGE):
            if max(len(sentence.split()) for sentence in SENTENCE.split(text)) > MOST_WORDS:
                yield f"{place}: {text}"


def second_words() -> Iterator[str]:
    for term in terms(PAGE.read_text(encoding="utf-8")):
        for other in term.others:
            word = re.compile(rf"\b{re.escape(other)}\b", re.IGNORECASE)
            for domain in DOMAINS:
                if term.domain in (None, domain.name):
                    for text, place in texts(domain.name, term.language):
                        if word.search(text):
                            yield f"{term.language} {place}: “{other}” for {term.thing}: {text}"


KINDS = {"begins": begins, "long": long, "terms": second_words}


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Which texts do not keep to the page on wording?")
    parser.add_argument("--kind", nargs="+", choices=KINDS, default=[*KINDS])
    options = parser.parse_args(arguments)
    count = 0
    for kind in options.kind:
        found = [*KINDS[kind]()]
        print(f"== {kind}: {len(found)}", *found, sep="\n")
        count += len(found)
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
