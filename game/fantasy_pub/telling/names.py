"""What everybody and everything in the pub is called, and how it comes into a sentence."""

from __future__ import annotations

from typing import Final

from game.core import sentences
from game.core.messages import N_
from game.core.sentences import Noun
from game.core.words import Words
from game.fantasy_pub.rules.characters import FIGURE, OWNER, RACE, RACES, Character, Race
from game.fantasy_pub.rules.chips import NORMAL, TRIPLE, UNKNOWN, Chips
from game.fantasy_pub.rules.house import EVENT_CARDS, Card
from game.fantasy_pub.rules.state import DOOR, TABLES
from game.fantasy_pub.telling.cast import EVERY_NAME, both_inside, first_name

NAMES: Final = ("goblin", "second goblin", "dwarf", "second dwarf", "elf", "second elf", "troll")
"""By figure, as the catalogues know it: the second of a race can be told from the first wherever it is."""
NOUNS: Final = (*NAMES, *EVERY_NAME)
"""All that a language has to know."""

SPACE_KEYS: Final = ("door", *(f"table{table}" for table in TABLES))
"""By space: what to light up for it. Characters are their own keys."""
BARKEEPER_KEY: Final = "barkeeper"
DICE_KEY: Final = "dice"
DECK_KEY: Final = "deck"
"""Of whoever is to act."""
SIDE_KEY: Final = "side"
"""The +1/-1 card of whoever is to act."""

BEERS: Final = {
    NORMAL: N_("a beer"),
    TRIPLE: N_("a triple beer"),
    UNKNOWN: N_("a beer, perhaps a triple"),
}
"""As the object of a sentence."""


class Teller(sentences.Teller):
    """Fills templates with characters, places and beers."""

    def who(self, *characters: Character) -> Noun:
        """Somebody's character, or several of them in a row."""
        return self.pieces([(noun(who, self.words), OWNER[who]) for who in characters])

    def race(self, race: Race) -> Noun:
        """Anybody of that race."""
        return Noun(lambda case: self.words.kind(RACES[race], case))

    def at(self, space: int) -> str:
        """Where somebody is or something lies: "at the door", "at table 3"."""
        return at(space, self.words)

    def to(self, space: int) -> str:
        """Where somebody goes: "to the door", "to table 3"."""
        return to(space, self.words)

    def beer(self, kind: Chips) -> str:
        """What somebody drinks: "a beer"."""
        return self.words.sentence(BEERS[kind])

    def card(self, card: Card) -> str:
        """What an event card is called."""
        return card_name(card, self.words)


def at(space: int, words: Words) -> str:
    """Where somebody is or something lies."""
    return words.sentence(N_("at the door") if space == DOOR else N_("at table {table}")).format(table=space)


def to(space: int, words: Words) -> str:
    """Where somebody goes."""
    return words.sentence(N_("to the door") if space == DOOR else N_("to table {table}")).format(table=space)


def place(space: int, words: Words) -> str:
    """What a space is called, on its own."""
    return words.sentence(N_("the door") if space == DOOR else N_("table {table}")).format(table=space)


def card_name(card: Card, words: Words) -> str:
    """What an event card is called."""
    return words.sentence(EVENT_CARDS[card].name)


def card_text(card: Card, words: Words) -> str:
    """What is printed on it."""
    return words.sentence(EVENT_CARDS[card].text)


def character(who: Character, words: Words, case: str = "") -> str:
    """Somebody's character: "Ana's goblin", or "Uncle Drip" where both of her goblins are."""
    return words.piece(noun(who, words), OWNER[who], case)


def introduced(who: Character, words: Words) -> str:
    """The same for whoever only reads: behind a name stands what that is, and whose."""
    called = character(who, words)
    if not both_inside(who, words):
        return called
    whose = words.piece(RACES[RACE[who]], OWNER[who], "")
    return words.sentence(N_("{who} ({race})")).format(who=called, race=whose)


def noun(who: Character, words: Words) -> str:
    """A race says enough of somebody who is the only one of it; of two in the pub each goes by its name."""
    if words.view is None:
        return NAMES[FIGURE[who]]
    return first_name(who, words) if both_inside(who, words) else RACES[RACE[who]]
