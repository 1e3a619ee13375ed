"""No room of the house says a word of a game, neither in code nor in comments nor in what it shows."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import is_dataclass
from importlib import import_module
from pathlib import Path
from xml.etree import ElementTree

import pytest
from babel.messages.catalog import Message
from babel.messages.pofile import read_po

from build_scripts import catalogues
from game.catalogue import CATALOGUE
from game.core.module import GameModule
from game.desktop.shows import SHOWS
from game.shell.table import slots

ROOT = Path(__file__).parents[2]
GAMES = [listing.load() for listing in CATALOGUE]
ROOMS = ("core", "players", "services", "shell", "cli")

Term = tuple[str, ...]
"""Words in a row."""

EVERYDAY = {
    "backdrop": "whatever lies behind everything else",
    "bar": "one is filled while something takes long, another one scrolls a page",
    "card": "what most games are played with, and what says that something broke",
    "characters": "texts are made of them, and computers have one",
    "dealt": "every game of cards is",
    "dragged": "whatever a mouse holds is",
    "door": "a sign on a button, and what goes with a bang",
    "drawn": "pictures are, and so are cards",
    "exit": "how a process ends",
    "flip": "a picture is turned over, and a display shows what was painted",
    "gathered": "what a scene needs is",
    "hand": "what somebody holds, and the one that points",
    "hush": "sounds and thoughts are told to be silent",
    "landed": "a search does, on an outcome",
    "left": "a side, and what remains",
    "moved": "boxes, mice and files are",
    "passed": "time has",
    "played": "every game is",
    "points": "a hand does, and a place in a picture is one",
    "seated": "whoever takes part is",
    "shown": "everything on a screen is",
    "sorted": "a function of the language",
    "table": "what everybody sits at, whatever is played",
    "turn ended": "every one does",
}
"""Terms of a game that everybody uses, each with the reason why the house may."""


def words_of(text: str) -> Term:
    """The words of code or prose, in lower case."""
    apart = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text).replace("_", " ")
    return tuple(word.lower() for word in re.findall(r"[A-Za-z]+(?:'[A-Za-z]+)?", apart))


def pieces(game: GameModule) -> set[str]:
    """What the catalogue of its language calls a noun."""
    return {message.id for message in _texts(game) if message.context == "noun"}


def _texts(game: GameModule) -> list[Message]:
    file = next((ROOT / "assets" / game.key / "locale").glob(f"*/LC_MESSAGES/{game.key}.po"))
    with file.open("rb") as opened:
        return [message for message in read_po(opened) if message.id]


def kinds_of_pieces(game: GameModule) -> set[str]:
    """The folders in which every kind of piece has a picture that is named after it."""
    kinds = [piece for piece in pieces(game) if piece.islower() and " " not in piece]
    folders = [path for path in (ROOT / "assets" / game.key).iterdir() if path.is_dir()]
    return {folder.name for folder in folders if kinds and all(map(_in_some_name(folder), kinds))}


def _in_some_name(folder: Path) -> Callable[[str], bool]:
    names = [picture.stem for picture in folder.glob("*.png")]
    return lambda piece: any(piece in name for name in names)


def events(game: GameModule) -> set[str]:
    """The kinds of things that happen in it."""
    module = import_module(f"game.{game.key}.rules.events")
    own = (each for each in vars(module).values() if getattr(each, "__module__", "") == module.__name__)
    return {each.__name__ for each in own if isinstance(each, type) and is_dataclass(each)}


def places(game: GameModule) -> set[str]:
    """The slots of its levels that the house does not know."""
    maps = (ROOT / "levels" / game.key).glob("*.tmx")
    named = {str(slot.get("name")) for file in maps for slot in ElementTree.parse(file).iter("object")}
    return {name.split(".")[0] for name in named - set(slots.needed(game.seats[-1]))}


def proper_names(game: GameModule) -> set[str]:
    """Its title, what is written in capitals on its signs, and what is counted in it."""
    signs = {text.id for text in _texts(game) if isinstance(text.id, str) and text.id.isupper()}
    rules = game.rules
    state = rules.new_game(rules.complete(rules.parse_setup({"players": str(game.seats[0])}), 1), 1).state
    counted = {each.label for standing in rules.standings(state) for each in standing.tally}
    return {game.title, game.title.split()[0], *(sign for sign in signs if len(sign) > 3), *counted}


def house() -> list[Path]:
    """All the code that serves every game."""
    return [path for room in ROOMS for path in sorted((ROOT / "game" / room).rglob("*.py"))]


def terms(game: GameModule) -> set[Term]:
    """Everything that belongs to a game alone; single words as one and as many."""
    named = pieces(game) | kinds_of_pieces(game) | events(game) | places(game) | proper_names(game)
    return {form for name in named for form in forms(name)}


def forms(name: str) -> set[Term]:
    term = words_of(name)
    if len(term) > 1:
        return {term}
    return {(word,) for word in (term[0], f"{term[0]}s", term[0].removesuffix("s"))}


EVERYDAY_TERMS = {form for term in EVERYDAY for form in forms(term)}


def said(text: str, known: set[Term]) -> set[str]:
    """The terms that occur in a text."""
    words, lengths = words_of(text), {len(term) for term in known}
    found = {words[start : start + length] for start in range(len(words)) for length in lengths}
    return {" ".join(term) for term in found & known}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_game_has_words_of_its_own(game: GameModule) -> None:
    seen = (kinds_of_pieces, places) if game.key in SHOWS else ()
    for some in (pieces, events, proper_names, *seen):
        assert some(game), f"there are no {some.__name__}"
    assert len(terms(game) - EVERYDAY_TERMS) > 20


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_no_room_of_the_house_says_a_word_of_a_game(game: GameModule) -> None:
    known = terms(game) - EVERYDAY_TERMS
    heard: dict[str, dict[int, set[str]]] = {}
    for path in house():
        lines = path.read_text(encoding="utf-8").splitlines()
        found = {number: words for number, line in enumerate(lines, 1) if (words := said(line, known))}
        if found:
            heard[path.relative_to(ROOT / "game").as_posix()] = found
    assert heard == {}


def test_everyday_words_are_few_and_each_is_said_by_a_game_and_in_the_house() -> None:
    every = {term for game in GAMES for term in terms(game)}
    heard = {word for path in house() for word in said(path.read_text(encoding="utf-8"), EVERYDAY_TERMS)}
    assert len(EVERYDAY) <= 25
    for term in EVERYDAY:
        assert words_of(term) in every, term
        assert {" ".join(form) for form in forms(term)} & heard, term


def test_a_word_is_found_however_it_is_written() -> None:
    known = {form for name in ("GateFlipped", "lion", "THAT'S IT", "thats_it") for form in forms(name)}
    for text in ("gate_flipped = 1", "class GateFlipped:", "# the gate flipped", "two lions", "THATS_IT"):
        assert said(text, known), text
    assert said("# That's it: no more.", known)
    assert not said("a gate, and a flipped medallion that it has", known)


def test_what_the_house_says_is_about_no_cards_and_no_dice() -> None:
    """One game has these, another one those; what a game would rather say is in its wording."""
    told = [str(message.id) for message in catalogues.texts(catalogues.DOMAINS[0]) if message.id]
    assert len(told) > 100
    things = re.compile(r"\b(cards?|deals?|dealt|decks?|dice|die)\b", re.IGNORECASE)
    assert [text for text in told if things.search(text)] == []
