"""The handbook as the house shows it: races, events, guests, the rules, and the examples to watch."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from game.core import handbook as written
from game.core.messages import N_, capital
from game.core.words import USUAL_NAMES
from game.fantasy_pub.handbook.action_chapters import CALLING, PLAYING
from game.fantasy_pub.handbook.event_pages import DETAILS, cost
from game.fantasy_pub.handbook.races import RACE_RULES, RACE_TIPS
from game.fantasy_pub.handbook.rules import CHAPTERS
from game.fantasy_pub.rules.characters import DWARF, ELF, GOBLIN, OWNER, RACE, RACES, TROLL, Character, Race
from game.fantasy_pub.rules.house import ALL_CARDS, EVENT_CARDS, Card
from game.fantasy_pub.show.cards import BACK_RATIO, EventCards, face_down
from game.fantasy_pub.show.cards import MINI_RATIO as CARD_MINI
from game.fantasy_pub.show.cards import RATIO as CARD_RATIO
from game.fantasy_pub.show.event_faces import FACES, Family
from game.fantasy_pub.show.examples import Examples
from game.fantasy_pub.show.portraits import BARKEEPER_RATIO, MINI_RATIO, RATIO, Portraits, barkeeper
from game.fantasy_pub.show.turns import BARKEEPER, CARDS
from game.fantasy_pub.telling.cast import CLAN_NAMES, clan_of, first_name
from game.shell.pages import Block, Draw, Fact, Filter, Handbook, Head, Links, Page, Text, chapter
from game.shell.paint.art import Art
from game.shell.paint.type import Type
from game.shell.scenes.scene import Scene
from game.shell.show import Party, Rooms

RACE_EXAMPLES: Final[Mapping[Race, tuple[str, ...]]] = {
    GOBLIN: ("pick", "round", "lap"),
    DWARF: ("back", "toast", "closing"),
    ELF: ("hypnotised", "steps", "broke"),
    TROLL: ("clumsy", "broke", "round"),
}
FAMILIES: Final = {
    Family.DRINK: ("glass", N_("Beer")),
    Family.COIN: ("crown", N_("Coins")),
    Family.WAY: ("swap", N_("Who sits where")),
}
"""What an event is about: icon and name."""


class Library:
    """Makes pages. Guests are somebody's where there is a party."""

    def __init__(self, rooms: Rooms, art: Art, letters: Type, party: Party | None = None) -> None:
        self._rooms, self._desk, self._letters = rooms, rooms.desk, letters
        self._words = party.words(rooms.desk) if party else rooms.desk.words(USUAL_NAMES)
        self._owned = party is not None
        self.cards = EventCards(art, letters, rooms.desk.say)
        named = [] if party is None else [party.dress]
        self.portraits = Portraits(art, letters, self.called, *named)
        self._examples = Examples(rooms, art, letters)

    def zoom(self, pages: Sequence[Page], number: int = 0, *, secret: bool = False) -> Scene:
        """A page as large as it gets."""
        return self._rooms.zoom(self._letters, pages, number, secret=secret)

    def fan(self, title: str, note: str, pages: Sequence[Page], *, secret: bool) -> Scene:
        """Pages side by side."""
        return self._rooms.fan(self._letters, title, note, pages, secret=secret)

    # Guests

    def called(self, who: Character) -> str:
        """Its own name."""
        return self._words.name(first_name(who, self._words))

    def guest(self, who: Character, lead: str = "", facts: Iterable[Fact] = (), label: str = "") -> Page:
        """Everything about one of the 28; `lead` says what became of it, `label` the same in a word."""
        say, race, words = self._desk.say, RACE[who], self._words
        clan = say(CLAN_NAMES[clan_of(OWNER[who], words)])
        owner = (Fact("person", words.seat(OWNER[who])),) if self._owned else ()
        return Page(
            key=who,
            name=self.called(who),
            picture=self.portraits.whole(who, label),
            ratio=RATIO,
            small=self.portraits.small(who),
            small_ratio=MINI_RATIO,
            facts=(
                *owner,
                Fact("people", f"{capital(words.name(RACES[race]))} · {clan}"),
                *facts,
            ),
            lead=lead or say(RACE_RULES[race]),
            blocks=self._about(race),
        )

    # Races

    def race(self, race: Race) -> Page:
        """Everything about a race."""
        say, name = self._desk.say, capital(self._words.name(RACES[race]))
        count = RACE[: len(RACE) // len(CLAN_NAMES)].count(race)
        return Page(
            key=RACES[race],
            name=name,
            picture=self.portraits.race(race, name),
            ratio=RATIO,
            small=self.portraits.small(Character(RACE.index(race))),
            small_ratio=MINI_RATIO,
            facts=(
                Fact("strength", say("Size {size} of {most}", size=race + 1, most=len(RACES))),
                Fact("people", self._desk.count("One in each clan", "{count} in each clan", count)),
            ),
            lead=_behind_the_name(say(RACE_RULES[race])),
            blocks=self._about(race),
        )

    def _about(self, race: Race) -> tuple[Block, ...]:
        say = self._desk.say
        return (
            Text(say(RACE_RULES[race])),
            Head(say("Good to know"), "bulb"),
            *(Text(say(tip), mark="•") for tip in RACE_TIPS[race]),
            Head(say("Examples"), "eye"),
            Links(self._examples.things(RACE_EXAMPLES[race])),
        )

    # Events

    def event(self, card: Card) -> Page:
        """Everything about an event card."""
        say, printed, face = self._desk.say, EVENT_CARDS[card], FACES[card]
        icon, family = FAMILIES[face.family]
        return Page(
            key=printed.key,
            name=say(printed.name),
            picture=self.cards.large_picture(card),
            ratio=CARD_RATIO,
            small=self.cards.mini_picture(card),
            small_ratio=CARD_MINI,
            facts=(
                Fact(icon, say(family)),
                Fact("person", say(face.where)),
                Fact("dice", say(N_("Spends a die"))),
            ),
            lead=say(printed.text),
            blocks=(
                Text(say(printed.text)),
                Head(say("Good to know"), "bulb"),
                Text(say(DETAILS[card])),
                Text(say(cost(card)), icon="dice"),
                Text(say(N_("There is only one copy. Once played, it is gone.")), icon="cards"),
            ),
        )

    # What turns are about besides guests and cards

    def barkeeper(self) -> Page:
        """What he is called for."""
        return self._deed(BARKEEPER, N_("The barkeeper"), CALLING, barkeeper, BARKEEPER_RATIO)

    def face_down(self) -> Page:
        """What event cards are for."""
        return self._deed(CARDS, N_("Event cards"), PLAYING, face_down, BACK_RATIO)

    def _deed(self, key: str, name: str, about: written.Chapter, picture: Draw, ratio: float) -> Page:
        say = self._desk.say
        told = chapter(about, say, self._examples.things)
        return Page(key, say(name), picture, ratio, picture, ratio, (), told.title, told.blocks)

    # The whole book

    def handbook(self) -> Handbook:
        """Everything there is to read."""
        say = self._desk.say
        races, events = [*map(Race, range(len(RACES)))], ALL_CARDS
        families = {
            say(name): frozenset(EVENT_CARDS[card].key for card in events if FACES[card].family is family)
            for family, (_, name) in FAMILIES.items()
        }
        choices = {
            say("All"): frozenset([*RACES, *(card.key for card in EVENT_CARDS)]),
            say(N_("Races")): frozenset(RACES),
            say(N_("Events")): frozenset(card.key for card in EVENT_CARDS),
            **families,
        }
        return Handbook(
            pages=(*map(self.race, races), *map(self.event, events)),
            filters=tuple(Filter(name, frozenset(keys)) for name, keys in choices.items()),
            chapters=tuple(chapter(told, say, self._examples.things) for told in CHAPTERS),
            letters=self._letters,
        )

    def pages(self, guests: Sequence[Character]) -> list[Page]:
        """Several guests."""
        return [self.guest(who) for who in guests]

    def look_at(self, guests: Sequence[Character], number: int) -> Scene:
        """One of several guests as large as it gets."""
        return self.zoom(self.pages(guests), number)


def _behind_the_name(rule: str) -> str:
    """What a race can do, where it is said already which one it is."""
    _, _, text = rule.partition(":")
    return capital(text.strip())
