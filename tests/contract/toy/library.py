"""What there is to read: a page for everything that sits under stones, and the rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.core.words import Words
from game.shell.pages import Chapter, Fact, Filter, Handbook, Page, Text
from game.shell.paint.type import Type
from game.shell.scenes.scene import Scene
from game.shell.show import Rooms
from tests.contract.toy.garden import STONES, WORTH, Kind
from tests.contract.toy.pictures import snail
from tests.contract.toy.text import HANDBOOK


class Library:
    """Makes pages."""

    def __init__(self, letters: Type) -> None:
        self._letters = letters

    def page(self, kind: Kind, words: Words) -> Page:
        """Everything about one of them."""
        lead = HANDBOOK["hedgehogs" if kind is Kind.HEDGEHOG else "favourites"]
        facts = (Fact("glass", str(WORTH.get(kind, 0))), Fact("deck", str(STONES[kind])))
        paint = partial(snail, kind)
        text = words.sentence(lead)
        return Page(kind, words.name(kind.noun), paint, 1.0, paint, 1.0, facts, text, (Text(text),))

    def pages(self, kinds: Sequence[Kind], words: Words) -> list[Page]:
        """Several of them."""
        return [self.page(kind, words) for kind in kinds]

    def zoom(self, rooms: Rooms, kinds: Sequence[Kind], number: int, *, secret: bool = False) -> Scene:
        """One of them as large as it gets."""
        return rooms.zoom(self._letters, self.pages(kinds, rooms.desk.words(())), number, secret=secret)

    def fan(self, rooms: Rooms, title: str, kinds: Sequence[Kind], *, secret: bool) -> Scene:
        """Side by side."""
        say = rooms.desk.say
        note = say("In the order in which they ran.") if kinds else say("Nobody has run away yet.")
        pages = self.pages(kinds, rooms.desk.words(()))
        return rooms.fan(self._letters, title, note, pages, secret=secret)

    def handbook(self, rooms: Rooms) -> Handbook:
        """All of it."""
        say = rooms.desk.say
        pages = tuple(self.pages(list(Kind), rooms.desk.words(())))
        every = Filter(say("All"), frozenset(Kind))
        chapters = tuple(Chapter(say(title), (Text(say(text)),)) for title, text in HANDBOOK.items())
        return Handbook(pages, (every,), chapters, self._letters)
