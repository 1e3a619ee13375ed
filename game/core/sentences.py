"""Sentences from templates whose fields name who takes part: `{winner} takes {loser:object}.`

The translation of a template is a template again, and may ask for its pieces in another grammatical case
behind the colon.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass

from game.core.messages import capital
from game.core.rules import Seat
from game.core.words import Mention, Words

Piece = tuple[str, Seat]
"""What a piece is called, and whose it is."""


@dataclass(frozen=True, slots=True)
class Noun:
    """Fills a field of a template in the case that stands behind the colon."""

    say: Callable[[str], str]

    def __format__(self, case: str) -> str:
        return self.say(case)


class Teller:
    """Fills templates with the words of a language."""

    def __init__(self, words: Words, *, own: bool = False) -> None:
        """`own`: where something befalls a piece of somebody named before, it is "Ana's own pawn"."""
        self.words, self._own = words, own
        self._named: frozenset[Seat] = frozenset()
        """Whose pieces the sentence has named so far."""

    def pieces(self, pieces: Sequence[Piece]) -> Noun:
        """Somebody's piece, or several of them in a row."""
        return Noun(lambda case: self._row(pieces, case))

    def _row(self, pieces: Sequence[Piece], case: str) -> str:
        owners = [owner for _, owner in pieces]
        mentioned = mentions(owners, self._named if self._own and case else ())
        self._named |= {*owners}
        return self.words.listed(
            [
                self.words.piece(name, owner, case, mention)
                for (name, owner), mention in zip(pieces, mentioned, strict=True)
            ]
        )

    def says(self, template: str, **fields: Noun | str | int) -> str:
        """The sentence, in which nobody has been named yet, with a capital whatever it begins with."""
        return self.fills(self.words.sentence(template), **fields)

    def fills(self, translated: str, **fields: Noun | str | int) -> str:
        """The same from a template in this language, which was chosen by a number."""
        return capital(self._filled(translated, **fields))

    def part(self, template: str, **fields: Noun | str | int) -> str:
        """A part of a sentence, which begins as it begins."""
        return self._filled(self.words.sentence(template), **fields)

    def _filled(self, translated: str, **fields: Noun | str | int) -> str:
        self._named = frozenset()
        return translated.format(**fields)


def mentions(owners: Sequence[Seat], named: Collection[Seat] = ()) -> Iterator[Mention]:
    """How to mention the pieces of a row, after those of some owners."""
    for before, owner in zip([None, *owners], owners, strict=False):
        if before == owner:
            yield Mention.NEXT
        else:
            yield Mention.OWN if owner in named else Mention.FIRST
