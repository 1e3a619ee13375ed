"""Looking at what is public about a player: who waits in the deck, who is inside, who went home with what."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.messages import N_
from game.core.rules import Seat
from game.core.words import Words
from game.fantasy_pub.rules.characters import OWNER, Character
from game.fantasy_pub.rules.chips import NORMAL, TRIPLE
from game.fantasy_pub.rules.scoring import NORMAL_POINTS, TRIPLE_POINTS
from game.fantasy_pub.rules.state import SPACES
from game.fantasy_pub.rules.view import View
from game.fantasy_pub.show.library import Library
from game.fantasy_pub.telling.names import at
from game.fantasy_pub.telling.table_words import beers_in_words, belongings
from game.shell.pages import Fact, Page
from game.shell.paint.art import Art
from game.shell.paint.type import Type
from game.shell.scenes.scene import Scene
from game.shell.show import Party, Rooms


def fan(
    rooms: Rooms, party: Party, art: Art, letters: Type, view: View, seat: Seat, *, secret: bool = False
) -> Scene:
    """All seven of a player side by side: first those in the deck, then those inside, then those at home."""
    library, words = Library(rooms, art, letters, party), party.words(rooms.desk)
    pages = [library.guest(who, lead, facts) for who, lead, facts in _whereabouts(view, seat, words)]
    closed = not rooms.desk.settings.open_piles
    return library.fan(words.seat(seat), note(view, seat, words, closed=closed), pages, secret=secret)


def zoom(
    rooms: Rooms, party: Party, art: Art, letters: Type, view: View, who: Character, *, secret: bool = False
) -> Scene:
    """A guest between the others of its clan, as large as it gets."""
    library, words = Library(rooms, art, letters, party), party.words(rooms.desk)
    told = [*_whereabouts(view, OWNER[who], words)]
    pages: list[Page] = [library.guest(each, lead, facts) for each, lead, facts in told]
    return library.zoom(pages, [each for each, *_ in told].index(who), secret=secret)


def note(view: View, seat: Seat, words: Words, *, closed: bool) -> str:
    """How many are where, what was brought home, and what nobody knows yet."""
    say, (unknown, bottom) = words.sentence, view.decks[seat]
    inside = sum(OWNER[who] == seat for line in view.spaces for who in line)
    scored = view.scored[seat]
    points = NORMAL_POINTS * scored.count(NORMAL) + TRIPLE_POINTS * scored.count(TRIPLE)
    parts = [
        say(N_("In the deck: {count}")).format(count=len(unknown) + len(bottom)),
        say(N_("in the pub: {count}")).format(count=inside),
        say(N_("gone home: {count}")).format(count=len(view.out[seat])),
    ]
    if not closed:
        home = say(N_("brought home: {beers}, {points} points"))
        parts.append(home.format(beers=beers_in_words(scored, words), points=points))
    parts.append(say(N_("triples nobody has seen yet: {count}")).format(count=view.hidden_triples))
    return " · ".join(parts)


def _whereabouts(view: View, seat: Seat, words: Words) -> Iterator[tuple[Character, str, tuple[Fact, ...]]]:
    """Each of a clan: who, what became of it in a sentence, and in a word or two."""
    say, (unknown, bottom) = words.sentence, view.decks[seat]
    if len(unknown) == 1:  # a single one is in no order
        unknown, bottom = (), (*unknown, *bottom)
    deck = (Fact("deck", say(N_("In the deck"))),)
    for who in unknown:
        yield who, say(N_("In the deck; nobody knows when it comes.")), deck
    for place, who in enumerate(bottom, start=len(unknown) + 1):
        told = say(N_("In the deck, and everybody knows where: number {place} from the top."))
        yield who, told.format(place=place), (Fact("deck", say(N_("Number {place}")).format(place=place)),)
    for space in range(SPACES):
        for who in (each for each in view.spaces[space] if OWNER[each] == seat):
            where, has = at(space, words), ", ".join(belongings(view, who, words))
            told = say(N_("In the pub, {at}, with {belongings}."))
            yield who, told.format(at=where, belongings=has), (Fact("glass", has),)
    for who in view.out[seat]:
        yield who, say(N_("Gone home.")), (Fact("door", say(N_("At home"))),)
