"""Rewords what the game says: ``python build_scripts/reword.py TABLE``.

The table holds blocks with an empty line between them: the old English sentence, the new one, and if you have
them the translations of the new one (of a plural its forms, a line each)::

    - How is it called?
    + What is its name?
    de: Wie heißt es?
    es: ¿Cómo se llama?
    fr: Comment ça s'appelle ?

All of it is applied at once: to the messages in ``game/``, to what tests, scripts and READMEs quote of them,
and to the catalogues. A translation that the table lacks stays as it was, marked as fuzzy;
``catalogues.py --missing`` lists it until somebody has looked at it and has taken the mark away.

Nothing is changed where an old sentence is no message, where the same words stand in the code with another
meaning (``only: messages`` in the block leaves those alone), where it is translated differently in several
domains (``domain: NAME`` says which one is meant), or where the new sentence is a message already with
another translation (``same: meaning`` takes over that one). ``--dry`` changes nothing at all.

Left for people, and listed at the end: quotations of a part of a sentence, single words in tests, which may
mean anything, and what stands in a README without quotation marks.
"""

from __future__ import annotations

import argparse
import ast
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import write_po

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from build_scripts import catalogues
from build_scripts.catalogues import DOMAINS, FUZZY, KEYWORDS, LANGUAGES, Domain

LINE = 110
QUOTED = "tests", "build_scripts"
"""Folders whose code may quote what the game says."""
FIELD = re.compile(r"\{[^{}]*\}")
LONG_ENOUGH = 12
"""Letters of a sentence that are no chance."""
MARKS = '"“”„«»`'
"""Around a quotation in prose; the same words without them may be no quotation."""


class BadTable(Exception):
    """The table cannot be applied; says why, in lines."""


@dataclass
class Rewording:
    """A block of the table."""

    old: str
    new: str = ""
    translations: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    only_messages: bool = False
    merged: bool = False
    domain: str = ""

    @property
    def quoted(self) -> re.Pattern[str]:
        """The old sentence with anything in its fields."""
        parts, at = list[str](), 0
        for number, found in enumerate(FIELD.finditer(self.old)):
            parts.append(re.escape(self.old[at : found.start()]))
            parts.append(f"(?P<f{number}>.+?)")
            at = found.end()
        return re.compile("".join(parts) + re.escape(self.old[at:]))

    def filled(self, found: re.Match[str]) -> str | None:
        """The new sentence with what stood in the fields of the old one; None if it needs others."""
        values = {each[0]: found[f"f{number}"] for number, each in enumerate(FIELD.finditer(self.old))}
        wanted = [each[0] for each in FIELD.finditer(self.new)]
        if not set(wanted) <= set(values):
            return None
        return FIELD.sub(lambda each: values[each[0]], self.new)


def read_table(text: str) -> list[Rewording]:
    """The blocks of a table; raises `BadTable`."""
    found: list[Rewording] = []
    troubles: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        head, _, rest = line.partition(" ")
        rest = rest.replace("\\n", "\n")
        if not line.strip() or line.startswith("#"):
            continue
        if head == "-":
            found.append(Rewording(rest))
        elif not found:
            troubles.append(f"line {number}: a block begins with the old sentence")
        elif head == "+":
            found[-1].new = rest
        elif head == "only:" and rest == "messages":
            found[-1].only_messages = True
        elif head == "same:" and rest == "meaning":
            found[-1].merged = True
        elif head == "domain:" and rest in {each.name for each in DOMAINS}:
            found[-1].domain = rest
        elif head.rstrip(":") in LANGUAGES and head.endswith(":"):
            found[-1].translations[head[:-1]].append(rest)
        else:
            troubles.append(f"line {number}: nobody knows what this is: {line[:60]}")
    olds = [each.old for each in found]
    troubles += [f"twice in the table: {old}" for old in {*olds} if olds.count(old) > 1]
    troubles += [f"no new sentence for: {each.old}" for each in found if not each.new]
    troubles += [f"other fields: {each.old} / {each.new}" for each in found if _needs_more(each)]
    if troubles:
        raise BadTable("\n".join(troubles))
    return [each for each in found if each.old != each.new or each.translations]


def _needs_more(each: Rewording) -> bool:
    def names(text: str) -> set[str]:
        return {found[0].strip("{}").partition(":")[0] for found in FIELD.finditer(text)}

    return not names(each.new) <= names(each.old)


# In code


class Literal(NamedTuple):
    """A string in a file of Python."""

    path: Path
    node: ast.Constant
    is_message: bool

    @property
    def place(self) -> str:
        return f"{self.path}:{self.node.lineno}"


def literals(path: Path) -> Iterator[Literal]:
    """All strings of a file but the parts of f-strings and docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    messages = {id(node) for call in ast.walk(tree) for node in _messages(call)}
    aside = {id(part) for node in ast.walk(tree) for part in _no_literals(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in aside:
            yield Literal(path, node, id(node) in messages)


def _messages(node: ast.AST) -> list[ast.expr]:
    if not isinstance(node, ast.Call):
        return []
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    if name not in KEYWORDS:
        return []
    return node.args[: len(KEYWORDS[name] or (1,))]


def _no_literals(node: ast.AST) -> list[ast.AST]:
    if isinstance(node, ast.JoinedStr):
        return [*ast.walk(node)]
    return [node.value] if isinstance(node, ast.Expr) else []


def literal(text: str, column: int, indent: int) -> str:
    """The text as code that begins in a column; over several lines where it is too long for one."""
    if column + len(_quoted(text)) <= LINE - 2:
        return _quoted(text)
    room, rows, row = LINE - indent - 8, list[str](), ""
    for word in re.findall(r"\S+\s*|\s+", text):
        if row and len(_quoted(row + word)) > room:
            rows.append(row)
            row = ""
        row += word
    lines = f"\n{' ' * (indent + 4)}".join(map(_quoted, [*rows, row]))
    return f"\n{' ' * (indent + 4)}{lines}\n{' ' * indent}" if rows else lines


def _quoted(text: str) -> str:
    text = text.replace("\\", "\\\\").replace("\n", "\\n")
    if '"' in text and "'" not in text:
        return f"'{text}'"
    return '"' + text.replace('"', '\\"') + '"'


def rewrite(path: Path, changes: Iterable[tuple[ast.Constant, str]]) -> None:
    """Put other texts where these strings stand."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    for node, text in sorted(changes, key=lambda each: (each[0].lineno, each[0].col_offset), reverse=True):
        end, column = node.end_lineno or node.lineno, node.end_col_offset
        before = lines[node.lineno - 1].encode()[: node.col_offset].decode()
        after = lines[end - 1].encode()[column:].decode()
        indent = len(before) - len(before.lstrip())
        lines[node.lineno - 1 : end] = [before + literal(text, len(before), indent) + after]
    path.write_text("".join(lines), encoding="utf-8")


# All of it


class Job:
    """A table, applied to a project."""

    def __init__(self, root: Path, table: list[Rewording]) -> None:
        self.root, self.table = root, table
        self.changes: dict[Path, list[tuple[ast.Constant, str]]] = defaultdict(list)
        self.texts: dict[Path, str] = {}
        self.by_hand: list[str] = []
        self._known = {
            (domain.name, code): catalogues.translated(domain, code)
            for domain in DOMAINS
            for code in LANGUAGES
        }
        self._domains = {domain.name: domain for domain in DOMAINS}

    def plan(self) -> None:
        """Find out what is to be done; raises `BadTable`, and nothing has been changed."""
        found: dict[str, list[Literal]] = defaultdict(list)
        for path in sorted((self.root / "game").rglob("*.py")):
            for each in literals(path):
                found[str(each.node.value)].append(each)
        troubles = [trouble for each in self.table for trouble in self._troubles(each, found)]
        if troubles:
            raise BadTable("\n".join(troubles))
        for each in self.table:
            for place in found[each.old]:
                if place.is_message and self._is_meant(each, place.path):
                    self.changes[place.path].append((place.node, each.new))
        self._plan_quotations()

    def _troubles(self, each: Rewording, found: dict[str, list[Literal]]) -> Iterator[str]:
        places = [place for place in found[each.old] if self._is_meant(each, place.path)]
        others = [place.place for place in places if not place.is_message]
        if all(not place.is_message for place in places):
            yield f"no message: {each.old}"
        elif others and not each.only_messages:
            yield f"not only a message: {each.old} ({', '.join(others)})"
        for code in LANGUAGES:
            told = {
                str(message.string)
                for domain in self._meant(each)
                if (message := self._known[domain.name, code].get(each.old)) is not None
            }
            if len(told) > 1 and code not in each.translations:
                yield f"two meanings in {code}: {each.old} ({' / '.join(sorted(told))})"
        if each.new != each.old and not each.merged and any(place.is_message for place in found[each.new]):
            yield from self._collisions(each)

    def _collisions(self, each: Rewording) -> Iterator[str]:
        for domain in self._meant(each):
            for code in LANGUAGES:
                there = self._known[domain.name, code].get(each.new)
                if there is not None and each.translations.get(code, [""])[0] != there.string:
                    yield f"a message already, {code} {there.string!r}: {each.new}"

    def _is_meant(self, each: Rewording, path: Path) -> bool:
        return not each.domain or path in set(catalogues._files(self._domains[each.domain]))

    def _meant(self, each: Rewording) -> Iterator[Domain]:
        return (domain for domain in DOMAINS if each.domain in ("", domain.name))

    def _plan_quotations(self) -> None:
        changed = [each for each in self.table if each.old != each.new]
        for folder in QUOTED:
            for path in sorted((self.root / folder).rglob("*.py")):
                for place in literals(path):
                    self._plan_quotation(place, changed)
        for path in sorted(self.root.rglob("*.md")):
            if ".venv" not in path.parts:
                self._plan_prose(path, changed)

    def _plan_quotation(self, place: Literal, changed: list[Rewording]) -> None:
        text = new = str(place.node.value)
        for each in changed:
            if each.old == new and not re.search(r"\W", each.old):
                self.by_hand.append(f"{place.place}: one word, maybe no quotation: {each.old}")
            elif each.old == new:
                new = each.new
                break
            elif len(FIELD.sub("", each.old)) >= LONG_ENOUGH and (quoted := each.quoted.search(new)):
                filled = each.filled(quoted)
                if filled is None:
                    self.by_hand.append(f"{place.place}: {text}")
                else:
                    new = new[: quoted.start()] + filled + new[quoted.end() :]
            elif len(new) >= LONG_ENOUGH and new in each.old and new not in each.new:
                self.by_hand.append(f"{place.place}: a part of a sentence: {text}")
        if new != text:
            self.changes[place.path].append((place.node, new))

    def _plan_prose(self, path: Path, changed: list[Rewording]) -> None:
        text = new = path.read_text(encoding="utf-8")
        for each in changed:
            if len(each.old) >= LONG_ENOUGH:
                words = r"\s+".join(map(re.escape, each.old.split()))
                quoted = f"(?<=[{MARKS}]){words}(?=[{MARKS}])"
                new = re.sub(quoted, lambda _, each=each: each.new, new)
                if re.search(words, new) and each.old not in each.new:
                    self.by_hand.append(f"{path}: maybe no quotation: {each.old}")
        if new != text:
            self.texts[path] = new

    def carry_out(self) -> None:
        """Change the files."""
        for path, changes in self.changes.items():
            rewrite(path, changes)
        for path, text in self.texts.items():
            path.write_text(text, encoding="utf-8")
        for (name, code), catalogue in self._known.items():
            domain = self._domains[name]
            self._translate(catalogue, [each for each in self.table if each.domain in ("", name)], code)
            with catalogues.po_file(domain, code).open("wb") as file:
                write_po(file, catalogue, width=100, include_lineno=False, omit_header=True)
        catalogues.texts.cache_clear()
        for domain in DOMAINS:
            for code in LANGUAGES:
                catalogues.write(domain, code)

    @staticmethod
    def _translate(catalogue: Catalog, table: list[Rewording], code: str) -> None:
        by_old = {each.old: each for each in table}
        for message in [*catalogue]:
            ids = message.id if isinstance(message.id, tuple) else (message.id,)
            meant = [by_old[each] for each in ids if each in by_old]
            if not meant or message.context:
                continue
            new = tuple(by_old[each].new if each in by_old else each for each in ids)
            if all(each.merged and each.new != each.old for each in meant):
                catalogue.delete(ids[0])
                continue
            told = [text for each in meant for text in each.translations.get(code, ())]
            flags = set(message.flags)
            if len(told) == len(ids):
                flags.discard(FUZZY)
            else:
                told = []
                flags.add(FUZZY)
            catalogue.delete(ids[0])
            _add(catalogue, message, new, told, flags)


def _add(
    catalogue: Catalog, message: Message, ids: tuple[str, ...], told: list[str], flags: set[str]
) -> None:
    string = message.string if not told else told[0] if len(ids) == 1 else tuple(told)
    catalogue.add(
        ids[0] if len(ids) == 1 else ids,
        string,
        message.locations,
        flags,
        auto_comments=message.auto_comments,
    )


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Rewords what the game says.")
    parser.add_argument("table", type=Path)
    parser.add_argument("--dry", action="store_true", help="only look whether the table can be applied")
    options = parser.parse_args(arguments)
    try:
        job = Job(catalogues.ROOT, read_table(options.table.read_text(encoding="utf-8")))
        job.plan()
    except BadTable as error:
        print(error, file=sys.stderr)
        return 1
    if not options.dry:
        job.carry_out()
        touched = [str(path) for path in job.changes]
        if touched:
            subprocess.run([sys.executable, "-m", "ruff", "format", "-q", *touched], check=True)
    print(*job.by_hand, sep="\n")
    print(f"{len(job.table)} reworded in {len(job.changes)} files, {len(job.by_hand)} left for people")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
