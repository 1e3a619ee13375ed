"""Keeps the catalogues of all languages: what there is to say, what it is called elsewhere.

``python build_scripts/catalogues.py`` collects every text of the game into the catalogues (``.po``, to be
edited by hand), drops what nobody says any more, and makes of each what the game reads (``.mo``).
``--missing`` prints what is still to be translated, and changes nothing.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_file
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from game.beasty_bar.rules.animals import ANIMALS
from game.fantasy_pub.telling.names import NOUNS
from game.services.i18n import FIRST_LANGUAGE, TONGUES

ROOT = Path(__file__).resolve().parents[1]
LANGUAGES = tuple(code for code in TONGUES if code != FIRST_LANGUAGE)
KEYWORDS = dict.fromkeys(("N_", "say", "sentence", "says", "part")) | dict.fromkeys(
    ("plural", "count"), (1, 2)
)
"""What is called with a text to translate, or with two for one and for many."""
LONG_AGO = datetime(2026, 1, 1, tzinfo=UTC)
"""A date that changes would change the files without a change of any text."""
FUZZY = "fuzzy"
"""The mark of a translation whose English sentence has changed since: somebody has to look at it."""
NOUN = "gender|on its own|as an object, if that differs"


class Domain(NamedTuple):
    """Texts that belong together: a folder of assets, and where in the code they stand."""

    name: str
    code: tuple[str, ...]
    nouns: tuple[str, ...] = ()


GAMES = {"beasty_bar": tuple(animal.name for animal in ANIMALS), "fantasy_pub": NOUNS}
"""Each game, with the names of its pieces."""
DOMAINS = (
    Domain("common", ("core", "services", "shell", "cli", "desktop")),
    *(Domain(game, (game,), nouns) for game, nouns in GAMES.items()),
)


@cache
def texts(domain: Domain) -> Catalog:
    """Everything that the code of a domain says, in the order of the files; the same for every language."""
    found = Catalog()
    for name in domain.nouns:
        found.add(name, context="noun", auto_comments=[NOUN])
    for file in _files(domain):
        for _, message, comments, _ in extract_from_file("python", file, KEYWORDS):
            if message and all(message):
                found.add(message, locations=[(file.relative_to(ROOT).as_posix(), 0)], auto_comments=comments)
    return found


def _files(domain: Domain) -> Iterator[Path]:
    for part in domain.code:
        path = ROOT / "game" / part
        yield from sorted(path.rglob("*.py")) if path.is_dir() else [path]


def po_file(domain: Domain, code: str) -> Path:
    """Where the translators write."""
    return ROOT / "assets" / domain.name / "locale" / code / "LC_MESSAGES" / f"{domain.name}.po"


def translated(domain: Domain, code: str) -> Catalog:
    """What has been translated so far."""
    path = po_file(domain, code)
    if not path.exists():
        return Catalog(locale=code)
    with path.open("rb") as file:
        return read_po(file, locale=code)


def up_to_date(domain: Domain, code: str) -> Catalog:
    """All texts there are now, each with its translation if it has one."""
    known, fresh = translated(domain, code), texts(domain)
    catalogue = Catalog(locale=code, creation_date=LONG_AGO, revision_date=LONG_AGO)
    for message in fresh:
        if message.id:
            before = known.get(_singular(message), message.context)
            catalogue.add(
                message.id,
                before.string if before and before.id == message.id else None,
                message.locations,
                before.flags & {FUZZY} if before else (),
                auto_comments=message.auto_comments,
                context=message.context,
            )
    return catalogue


def _singular(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


def missing(catalogue: Catalog) -> list[str]:
    """What has no translation yet."""
    return [_singular(message) for message in catalogue if message.id and not is_translated(message)]


def is_translated(message: Message) -> bool:
    """Every form of it has been written, for the sentence as it is now."""
    strings = [message.string] if isinstance(message.string, str) else message.string
    return bool(strings) and all(strings) and FUZZY not in message.flags


def compiled(catalogue: Catalog) -> bytes:
    """What the game reads."""
    data = BytesIO()
    write_mo(data, catalogue, use_fuzzy=True)
    return data.getvalue()


def write(domain: Domain, code: str) -> Catalog:
    """Bring both files of a catalogue up to date."""
    catalogue, path = up_to_date(domain, code), po_file(domain, code)
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        file.write(f"# {domain.name}: {TONGUES[code].name}\n\n".encode())
        write_po(file, catalogue, width=100, include_lineno=False, omit_header=True)
    path.with_suffix(".mo").write_bytes(compiled(catalogue))
    return catalogue


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Brings the catalogues of all languages up to date.")
    parser.add_argument("--missing", action="store_true", help="print what is still to be translated")
    options = parser.parse_args(arguments)
    for domain in DOMAINS:
        for code in LANGUAGES:
            catalogue = up_to_date(domain, code) if options.missing else write(domain, code)
            left = missing(catalogue)
            print(f"{domain.name} {code}: {len(catalogue)} texts, {len(left)} to be translated")
            if options.missing:
                print(*(f"  {text}" for text in left), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
