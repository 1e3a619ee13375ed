"""The language the game speaks."""

from __future__ import annotations

from collections.abc import Sequence
from gettext import NullTranslations

from game.core.rules import Seat, Viewer


def languages() -> dict[str, str]:
    """The languages there are: code, and what those who speak it call it."""
    return {"en": "English"}


class Language:
    """Words from a gettext catalogue, and the players' names."""

    def __init__(
        self, names: Sequence[str], catalogue: NullTranslations | None = None, reader: Viewer = None
    ) -> None:
        self._names, self._reader = names, reader
        self._catalogue = catalogue or NullTranslations()

    @property
    def reader(self) -> Viewer:
        """Whom it speaks to, where that is a single seat."""
        return self._reader

    def sentence(self, template: str) -> str:
        """The template in this language."""
        return self._catalogue.gettext(template)

    def name(self, name: str) -> str:
        """What a piece of that name is called."""
        return self._catalogue.pgettext("name", name)

    def piece(self, name: str, owner: Seat, case: str) -> str:
        """Somebody's piece, in the case asked for; the catalogue has a message for each case."""
        if owner == self._reader:
            template = self._catalogue.pgettext(f"yours {case}".rstrip(), "your {piece}")
            return template.format(piece=self.name(name))
        template = self._catalogue.pgettext(f"owned {case}".rstrip(), "{owner}'s {piece}")
        return template.format(owner=self._names[owner], piece=self.name(name))

    def kind(self, name: str, case: str) -> str:
        """Any piece of that name."""
        article = "an" if name[0] in "aeiou" else "a"
        fallback = f"{article} {name}"
        return self._catalogue.pgettext(f"kind {case}".rstrip(), fallback)

    def known(self, name: str, case: str) -> str:
        """The piece of that name that everyone knows is meant."""
        return self._catalogue.pgettext(f"known {case}".rstrip(), f"the {name}")

    def seat(self, seat: Seat) -> str:
        """The player's name."""
        return self._names[seat]

    def listed(self, names: Sequence[str]) -> str:
        """Several in a row."""
        *most, last = names
        if not most:
            return last
        return self.sentence("{most} and {last}").format(most=", ".join(most), last=last)
