"""Moments of a game to read step by step, and to watch at the tables."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from game.core.history import Turn
from game.core.messages import N_, capital
from game.core.rules import Seat
from game.core.words import USUAL_NAMES
from game.fantasy_pub.handbook.examples import EXAMPLES, Example
from game.fantasy_pub.handbook.races import RACE_RULES
from game.fantasy_pub.rules.characters import CLAN, OWNER, RACE, Character
from game.fantasy_pub.rules.events import Event, GameOver, TurnEnded, TurnStarted
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.position import parse_position
from game.fantasy_pub.rules.setup import Setup
from game.fantasy_pub.rules.state import SPACES
from game.fantasy_pub.rules.view import View
from game.fantasy_pub.show.portraits import MINI_RATIO, Portraits
from game.fantasy_pub.telling.chronicle import tell
from game.fantasy_pub.telling.log import concerned
from game.fantasy_pub.telling.names import noun
from game.fantasy_pub.telling.table_words import space_line
from game.shell.pages import Block, Fact, Gallery, Head, Links, Page, Text, Thing
from game.shell.paint.art import Art
from game.shell.paint.brush import Brush
from game.shell.paint.type import Type
from game.shell.scenes.scene import Scene
from game.shell.show import Party, Rooms
from game.shell.stage import Box

PLAYED: Final = "human"
_APART: Final = 0.018
"""Between two guests of a picture, as a share of its width."""


Rows = Sequence[Sequence[Character]]
"""Guests side by side, row by row."""


class Story(NamedTuple):
    """What an example comes to."""

    player: Seat
    before: View
    after: View
    events: tuple[Event, ...]


def story(example: Example) -> Story:
    """Everything that happens in it, up to the end of the turn."""
    state = parse_position(example.position)
    player, before, events = state.to_move, RULES.view(state, None), list[Event]()
    after = before
    for text in example.actions:
        step = RULES.apply(state, RULES.parse(text))
        state = step.state
        for event in (RULES.redact(each, None) for each in step.events):
            if isinstance(event, TurnEnded | TurnStarted | GameOver):
                return Story(player, before, after, tuple(events))
            after = RULES.fold(after, event)
            events.append(event)
    return Story(player, before, after, tuple(events))


class Examples:
    """Makes their pages."""

    def __init__(self, rooms: Rooms, art: Art, letters: Type) -> None:
        self._rooms, self._desk, self._letters = rooms, rooms.desk, letters
        self._words = rooms.desk.words(USUAL_NAMES)
        self._portraits = Portraits(art, letters, self._named)

    def _named(self, who: Character) -> str:
        return capital(self._words.name(noun(who, self._words)))

    def things(self, keys: Sequence[str]) -> tuple[Thing, ...]:
        """Examples to open, one after the other."""
        return tuple(self._thing(keys, number) for number in range(len(keys)))

    def _thing(self, keys: Sequence[str], number: int) -> Thing:
        example = EXAMPLES[keys[number]]
        who = _hero(story(example))
        say = self._desk.say
        return Thing(
            say(example.title),
            self._portraits.small(who),
            MINI_RATIO,
            partial(self._open, tuple(keys), number),
            self._dice(story(example)),
        )

    def _dice(self, told: Story) -> str:
        dice = self._words.listed([str(die) for die in told.before.dice])
        return self._desk.say(N_("Dice: {dice}."), dice=dice)

    def _open(self, keys: Sequence[str], number: int) -> Scene:
        pages = [self.page(EXAMPLES[key]) for key in keys]
        return self._rooms.zoom(self._letters, pages, number)

    def page(self, example: Example) -> Page:
        """An example to be read: how it stands, what happens, and how it stands then."""
        say, told = self._desk.say, story(example)
        who, rows = _hero(told), _rows(told)
        return Page(
            key=example.key,
            name=say(example.title),
            picture=partial(self._paint_guests, rows),
            ratio=_ratio(rows),
            small=self._portraits.small(who),
            small_ratio=MINI_RATIO,
            facts=(Fact("dice", self._dice(told)), Fact("person", self._words.seat(told.player))),
            lead=say(example.text),
            blocks=self._blocks(example, told),
        )

    def _blocks(self, example: Example, told: Story) -> tuple[Block, ...]:
        say, words = self._desk.say, self._words.seeing(told.before)
        steps = [sentence for event in told.events if (sentence := tell(event, words))]
        return (
            Text(say(example.text)),
            Links((self._to_watch(example, told),)),
            Head(say(N_("Before")), "eye"),
            *self._stand(told.before),
            Head(say(N_("What happens")), "play"),
            *(Text(step, mark=str(number)) for number, step in enumerate(steps, start=1)),
            Head(say(N_("Then")), "check"),
            *(self._stand(told.after) or (Text(say(N_("The pub is empty."))),)),
        )

    def _stand(self, view: View) -> tuple[Block, ...]:
        """Who is where with what, space by space."""
        return tuple(
            Gallery(
                tuple(map(self._guest, view.spaces[space])), space_line(view, space, self._words.seeing(view))
            )
            for space in range(SPACES)
            if view.spaces[space] or view.floor[space]
        )

    def _guest(self, who: Character) -> Thing:
        """A guest, small; a look at it shows its card."""
        return Thing(self._named(who), self._portraits.small(who), MINI_RATIO, partial(self._show, who))

    def _show(self, who: Character) -> Scene:
        page = Page(
            who,
            self._named(who),
            self._portraits.whole(who),
            1.4,
            self._portraits.small(who),
            MINI_RATIO,
            (Fact("person", self._words.seat(OWNER[who])),),
            "",
            (Text(self._desk.say(RACE_RULES[RACE[who]])),),
        )
        return self._rooms.zoom(self._letters, [page])

    def _paint_guests(self, rows: Rows, brush: Brush, box: Box) -> None:
        """Side by side, each row as wide as the picture."""
        top, gap = box.y, box.w * _APART
        for row in rows:
            places = box._replace(y=top).row(len(row), gap)
            high = places[0].w * MINI_RATIO
            for who, place in zip(row, places, strict=True):
                self._portraits.small(who)(brush, place._replace(h=high))
            top += high + gap

    # At the tables

    def _to_watch(self, example: Example, told: Story) -> Thing:
        say = self._desk.say
        return Thing(
            say(N_("Show it on the board")),
            self._portraits.small(_hero(told)),
            MINI_RATIO,
            partial(self._watch, example, told),
        )

    def _watch(self, example: Example, told: Story) -> Scene:
        seats = told.before.players
        party = Party((PLAYED,) * seats, USUAL_NAMES[:seats], Setup(seats), 0, "")
        turn = Turn(1, told.player, told.before, told.events)
        return self._rooms.watch(party, self._desk.say(example.title), turn)


def _hero(told: Story) -> Character:
    """Whom it is about: the first one of the player's who does something."""
    own = CLAN[told.player]
    acting = (key for event in told.events for key in concerned(event))
    return next((Character(key) for key in acting if isinstance(key, int) and key in own), own[0])


def _rows(told: Story) -> Rows:
    """All who are in the pub when it begins, whom it is about first; of two rows the lower one is longer."""
    hero = _hero(told)
    guests = [hero, *(who for line in told.before.spaces for who in line if who != hero)]
    upper = len(guests) // 2 if len(guests) > 2 else 0
    return tuple(row for row in (guests[:upper], guests[upper:]) if row)


def _ratio(rows: Rows) -> float:
    """Of the height to the width of a picture that they fill."""
    high = (MINI_RATIO * (1 - _APART * (len(row) - 1)) / len(row) for row in rows)
    return sum(high) + _APART * (len(rows) - 1)
