"""The handbook as the house shows it: a page for every card, the rules, and the examples to watch."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.beasty_bar.handbook.animals import ENTRIES, FILTERS, IN_ORDER, kind
from game.beasty_bar.handbook.entry import Entry, Meeting
from game.beasty_bar.handbook.examples import EXAMPLES
from game.beasty_bar.handbook.guide import GUIDE
from game.beasty_bar.handbook.rules import RULES
from game.beasty_bar.rules.actions import Play
from game.beasty_bar.rules.animals import (
    ANIMALS,
    BASE,
    CARD_SET,
    OWNER,
    POINTS,
    SPECIES,
    STRENGTH,
    Card,
    Species,
    card_of,
)
from game.beasty_bar.rules.notation import parse
from game.beasty_bar.rules.position import parse_position
from game.beasty_bar.show.cards import MINI_RATIO, RATIO, CardArt
from game.core.messages import capital
from game.core.rules import Seat
from game.shell.pages import (
    Block,
    Columns,
    Fact,
    Filter,
    Gallery,
    Handbook,
    Head,
    Links,
    Page,
    Text,
    Thing,
    chapter,
)
from game.shell.scenes.scene import Scene
from game.shell.show import Rooms

_KIND_ICONS = {"Recurring action": "loop", "Permanent": "shield", "Acts once": "play"}
"""By what the handbook calls it."""


class Library:
    """Makes pages. Whose animals they are is told where the names of the players are known."""

    def __init__(
        self, rooms: Rooms, cards: CardArt, names: Sequence[str] = (), examples: CardArt | None = None
    ) -> None:
        """In the `examples` animals have owners, also where those on the pages are nobody's."""
        self._rooms, self._desk, self._cards, self._names = rooms, rooms.desk, cards, names
        self._words, self._examples = rooms.desk.words(names), examples or cards

    def _unowned(self) -> Library:
        """The same for animals that are nobody's."""
        return Library(self._rooms, self._cards.undressed(), examples=self._examples)

    def zoom(self, cards: Sequence[Card], number: int = 0, *, secret: bool = False) -> Scene:
        """A large card, with others beside it."""
        pages = [self.page(card) for card in cards]
        return self._rooms.zoom(self._cards.letters, pages, number, secret=secret)

    def fan(self, title: str, note: str, cards: Sequence[Card], *, secret: bool) -> Scene:
        """Cards side by side."""
        return self._rooms.fan(self._cards.letters, title, note, [*map(self.page, cards)], secret=secret)

    def page(self, card: Card) -> Page:
        """Everything about a card."""
        entry, species = ENTRIES[SPECIES[card]], SPECIES[card]
        return Page(
            key=card,
            name=self.name(card),
            picture=self._cards.large(card),
            ratio=RATIO,
            small=self._cards.small(card),
            small_ratio=MINI_RATIO,
            facts=self._facts(card),
            lead=self._desk.say(GUIDE[species]),
            blocks=self._blocks(entry),
        )

    def name(self, card: Card) -> str:
        """Whose animal it is, or what it is called."""
        name = ANIMALS[SPECIES[card]].name
        text = self._words.piece(name, OWNER[card], "") if self._names else self._words.name(name)
        return capital(text)

    def _facts(self, card: Card) -> tuple[Fact, ...]:
        say, when = self._desk.say, kind(SPECIES[card])
        return (
            Fact("strength", say("Strength {strength}", strength=STRENGTH[card])),
            Fact("glass", say("{points} points", points=POINTS[card])),
            Fact(_KIND_ICONS[when], say(when)),
            Fact("deck", say("Base") if CARD_SET[card] is BASE else say("New Beasts")),
        )

    def _blocks(self, entry: Entry) -> tuple[Block, ...]:
        say = self._desk.say
        blocks: list[Block] = [Text(say(entry.text))]
        if entry.asks:
            blocks.append(Text(say(entry.asks), icon="people"))
        blocks.append(
            Columns(
                (Head(say("What stops it"), "lock"), *self._meetings(entry.stopped_by)),
                (Head(say("What it beats"), "crown"), *self._meetings(entry.beats)),
            )
        )
        blocks += [Head(say("Good to know"), "bulb"), *(Text(say(tip), mark="•") for tip in entry.tips)]
        blocks += [Head(say("Examples"), "eye"), Links(self.examples(entry.examples))]
        return tuple(blocks)

    def _meetings(self, meetings: Iterable[Meeting]) -> list[Block]:
        return [
            Gallery(tuple(map(self._link, meeting.species)), self._desk.say(meeting.text))
            for meeting in meetings
        ]

    def _link(self, species: Species) -> Thing:
        """An animal that leads to its own page; nobody owns it."""
        card, book = portrait(species), self._unowned()
        return Thing(book.name(card), book._cards.small(card), MINI_RATIO, lambda: book.zoom([card]))

    def examples(self, keys: Sequence[str]) -> tuple[Thing, ...]:
        """Examples to watch, one after the other."""
        return tuple(self._example(keys, number) for number in range(len(keys)))

    def _example(self, keys: Sequence[str], number: int) -> Thing:
        from game.beasty_bar.show.example import ExampleScene, label  # not before somebody reads

        examples = [EXAMPLES[key] for key in keys]
        example = examples[number]
        action, state = parse(example.actions[0]), parse_position(example.position)
        assert isinstance(action, Play), "an example begins with a card"
        return Thing(
            self._desk.say(example.title),
            self._examples.small(card_of(state.to_move, action.chain[0])),
            MINI_RATIO,
            lambda: ExampleScene(self._desk, self._examples, examples, number),
            label(self._desk, example),
        )

    # The whole book

    def handbook(self) -> Handbook:
        """Everything there is to read."""
        say, book = self._desk.say, self._unowned()
        filters = [Filter(say(name), frozenset(map(portrait, species))) for name, species in FILTERS.items()]
        return Handbook(
            pages=tuple(book.page(portrait(species)) for species in IN_ORDER),
            filters=tuple(filters),
            chapters=tuple(chapter(told, say, self.examples) for told in RULES),
            letters=self._cards.letters,
        )


def portrait(species: Species) -> Card:
    """A card for an animal that nobody owns: it is undressed before anybody sees it."""
    return card_of(Seat(0), species)
