"""The language the game speaks.

Texts stand in the code in English. Each folder of assets that has texts has a gettext catalogue for every
other language, named like the folder.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from copy import copy
from gettext import GNUTranslations, NullTranslations
from pathlib import Path
from typing import Any, Final, NamedTuple

from game.core.chances import NUMBERS
from game.core.rules import Seat, Viewer
from game.core.words import Mention
from game.services.grammar import ENGLISH, FRENCH, GERMAN, SPANISH, Grammar, Noun


class Tongue(NamedTuple):
    """A language the game has learnt."""

    name: str
    """What those who speak it call it."""
    grammar: Grammar


FIRST_LANGUAGE: Final = "en"
TONGUES: Final[Mapping[str, Tongue]] = {
    FIRST_LANGUAGE: Tongue("English", ENGLISH),
    "de": Tongue("Deutsch", GERMAN),
    "es": Tongue("Español", SPANISH),
    "fr": Tongue("Français", FRENCH),
}


def languages() -> dict[str, str]:
    """The languages there are: code, and what those who speak it call it."""
    return {code: tongue.name for code, tongue in TONGUES.items()}


def understood(code: str) -> str:
    """The language itself if the game has learnt it, else English."""
    return code if code in TONGUES else FIRST_LANGUAGE


class Translations:
    """All texts in the language spoken now. Whoever holds it hears at once when that changes."""

    def __init__(self, folders: Sequence[Path] = ()) -> None:
        """`folders` of assets; what the first one does not know the next one is asked for."""
        self._folders = folders
        self._texts = self._house = NullTranslations()
        self.code = FIRST_LANGUAGE
        self.grammar = TONGUES[FIRST_LANGUAGE].grammar

    def speak(self, code: str) -> None:
        """Speak another language from now on, as far as it is understood."""
        self.code = understood(code)
        self.grammar = TONGUES[self.code].grammar
        self._texts = self._house = NullTranslations()
        for folder in self._folders:
            with suppress(OSError, ValueError), _file(folder, self.code).open("rb") as file:
                self._house = GNUTranslations(file)
                self._texts.add_fallback(self._house)

    def turn_to(self, folders: Sequence[Path]) -> None:
        """Speak of another game, in the same language."""
        if folders != self._folders:
            self._folders = folders
            self.speak(self.code)

    def of(self, folders: Sequence[Path]) -> Callable[[str], str]:
        """Says texts of another game, in whichever language is spoken at the moment."""
        other = Translations(folders)

        def text(message: str) -> str:
            if other.code != self.code:
                other.speak(self.code)
            return other.text(message)

        return text

    def text(self, message: str) -> str:
        """A message in this language; for an empty one gettext would answer with the head of the file."""
        return self._texts.gettext(message) if message else ""

    def key(self, name: str) -> str:
        """The name of a key or button. Only the last folder knows it: a game may mean something else by the
        same word."""
        return self._house.gettext(name) if name else ""

    def plural(self, one: str, many: str, count: int) -> str:
        """The message for so many."""
        return self._texts.ngettext(one, many, count)

    def noun(self, name: str) -> Noun:
        """The noun for a piece of that name."""
        return self.grammar.noun(self._texts.pgettext("noun", name))


def _file(folder: Path, code: str) -> Path:
    return folder / "locale" / code / "LC_MESSAGES" / f"{folder.name}.mo"


class Language:
    """Words from a catalogue, and the players' names."""

    def __init__(
        self,
        names: Sequence[str],
        translations: Translations | None = None,
        reader: Viewer = None,
        chances: str = NUMBERS,
        worn: Sequence[str] = (),
    ) -> None:
        self._names, self._translations, self._worn = names, translations or Translations(), worn
        self.reader, self.chances = reader, chances
        self.speaker: Viewer = None
        self.view: Any = None

    def said_by(self, speaker: Seat) -> Language:
        """The same, but one of the seats speaks: its pieces are "my pawn"."""
        spoken = copy(self)
        spoken.speaker = speaker
        return spoken

    def seeing(self, view: Any) -> Language:
        """The same, where that can be seen."""
        there = copy(self)
        there.view = view
        return there

    def wears(self, seat: Seat) -> str:
        """What a player wears, as far as anybody has said so."""
        return self._worn[seat] if seat < len(self._worn) else ""

    def sentence(self, template: str) -> str:
        """The template in this language."""
        return self._translations.text(template)

    def plural(self, one: str, many: str, count: int) -> str:
        """The template for so many."""
        return self._translations.plural(one, many, count)

    def name(self, name: str, case: str = "") -> str:
        """What a piece of that name is called."""
        return self._translations.grammar.bare(self._translations.noun(name), case)

    def piece(self, name: str, owner: Seat, case: str, mention: Mention = Mention.FIRST) -> str:
        """Somebody's piece, in the case asked for; a name of its own, with a capital, needs no owner."""
        grammar, noun = self._translations.grammar, self._translations.noun(name)
        if name[:1].isupper():
            return grammar.named(noun, case)
        if owner == self.speaker:
            return grammar.mine(noun, case)
        if owner == self.reader:
            return grammar.yours(noun, case)
        if mention is Mention.NEXT and grammar.own:
            return grammar.bare(noun, case)
        again = grammar.owned_again(noun) if mention is Mention.OWN else noun
        return grammar.of(again, self._names[owner], case)

    def kind(self, name: str, case: str) -> str:
        """Any piece of that name."""
        return self._translations.grammar.indefinite(self._translations.noun(name), case)

    def known(self, name: str, case: str) -> str:
        """The piece of that name that everyone knows is meant."""
        return self._translations.grammar.definite(self._translations.noun(name), case)

    def seat(self, seat: Seat) -> str:
        """The player's name."""
        return self._names[seat]

    def listed(self, names: Sequence[str]) -> str:
        """Several in a row."""
        return self._translations.grammar.listed(names)
