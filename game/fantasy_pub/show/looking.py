"""Looking at what is public about a player: who waits in the deck, who is inside, who went home with what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.core.messages import N_, capital
from game.core.rules import Seat
from game.core.words import Words
from game.fantasy_pub.rules.characters import OWNER, Character
from game.fantasy_pub.rules.scoring import worth
from game.fantasy_pub.rules.state import SPACES
from game.fantasy_pub.rules.view import View
from game.fantasy_pub.show.library import Library
from game.fantasy_pub.telling.names import at
from game.fantasy_pub.telling.names import place as where
from game.fantasy_pub.telling.table_words import beers_in_words, belongings
from game.shell.pages import Fact
from game.shell.paint.art import Art
from game.shell.paint.type import Type
from game.shell.scenes.scene import Scene
from game.shell.show import Party, Rooms


def fan(
    rooms: Rooms, party: Party, art: Art, letters: Type, view: View, seat: Seat, *, secret: bool = False
) -> Scene:
    """All seven of a player side by side: first those in the deck, then those inside, then those at home."""
    library, words = Library(rooms, art, letters, party), party.words(rooms.desk)
    pages = [library.guest(*told) for told in _whereabouts(view, seat, words)]
    closed = not rooms.desk.settings.open_piles
    return library.fan(words.seat(seat), note(view, seat, words, closed=closed), pages, secret=secret)


def zoom(
    rooms: Rooms, party: Party, art: Art, letters: Type, view: View, who: Character, *, secret: bool = False
) -> Scene:
    """A guest between the others of its clan, as large as it gets."""
    library, words = Library(rooms, art, letters, party), party.words(rooms.desk)
    told = [*_whereabouts(view, OWNER[who], words)]
    number = [each.who for each in told].index(who)
    return library.zoom([library.guest(*each) for each in told], number, secret=secret)


def note(view: View, seat: Seat, words: Words, *, closed: bool) -> str:
    """What was brought home, and what nobody knows yet."""
    say, scored = words.sentence, view.scored[seat]
    home = say(N_("Brought home: {beers}, {points} points.")).format(
        beers=beers_in_words(scored, words), points=worth(scored)
    )
    hidden = say(N_("Triple beers nobody has seen yet: {count}.")).format(count=view.hidden_triples)
    return hidden if closed else f"{home} {hidden}"


class Whereabouts(NamedTuple):
    """What became of a guest."""

    who: Character
    lead: str
    facts: tuple[Fact, ...]
    label: str


def _whereabouts(view: View, seat: Seat, words: Words) -> Iterator[Whereabouts]:
    """Each of a clan: in the deck, in the pub, or at home."""
    say, (unknown, bottom) = words.sentence, view.decks[seat]
    if len(unknown) == 1:  # a single one is in no order
        unknown, bottom = (), (*unknown, *bottom)
    label = say(N_("In the deck"))
    for who in unknown:
        told = say(N_("In the deck; nobody knows when it comes."))
        yield Whereabouts(who, told, (Fact("deck", label),), label)
    for place, who in enumerate(bottom, start=len(unknown) + 1):
        told = say(N_("In the deck, and everybody knows where: number {place} from the top."))
        label = say(N_("Deck: {place}")).format(place=place)
        yield Whereabouts(who, told.format(place=place), (Fact("deck", label),), label)
    for space in range(SPACES):
        for who in (each for each in view.spaces[space] if OWNER[each] == seat):
            has = ", ".join(belongings(view, who, words))
            told = say(N_("In the pub, {at}, with {belongings}.")).format(at=at(space, words), belongings=has)
            yield Whereabouts(who, told, (Fact("glass", has),), capital(where(space, words)))
    label = say(N_("At home"))
    for who in view.out[seat]:
        yield Whereabouts(who, say(N_("Has left the pub.")), (Fact("door", label),), label)
