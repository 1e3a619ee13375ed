"""What is public about a player can be seen: deck, pub, home; and nothing else."""

from __future__ import annotations

from pathlib import Path

from game.core.rules import Seat
from game.fantasy_pub.rules.characters import CLAN
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.show.looking import _whereabouts, fan, note, zoom
from game.services.i18n import Language
from game.shell.scenes.reading.fan import Fan
from tests.fantasy_pub.show.house import NAMES, House, party, played
from tests.fantasy_pub.tables import pub, who

WORDS = Language(NAMES)


def test_everybody_of_a_clan_is_somewhere() -> None:
    match, _ = played(3)
    for seat in map(Seat, range(3)):
        told = [each.who for each in _whereabouts(RULES.view(match.state, None), seat, WORDS)]
        assert sorted(told) == [*CLAN[seat]]


def test_those_below_a_deck_are_known_by_their_place() -> None:
    state = pub("G@1 c2 b5", "rG@1 c1", dice=(3, 2), out=("T",))
    state.known_bottom = (2, 0)
    told = {each.who: each.label for each in _whereabouts(RULES.view(state, None), Seat(0), WORDS)}
    deck = state.decks[0]
    assert [told[each] for each in deck] == ["In the deck"] * (len(deck) - 2) + [
        f"Deck: {len(deck) - 1}",
        f"Deck: {len(deck)}",
    ]
    assert told[who("G")] == "Table 1"
    assert told[who("T")] == "At home"


def test_nobody_learns_the_order_of_a_deck_from_the_fan() -> None:
    one, other = pub("G@1 c2", deck="elf1 dwarf1"), pub("G@1 c2", deck="dwarf2 troll")
    views = [RULES.view(state, None) for state in (one, other)]
    assert [*_whereabouts(views[0], Seat(0), WORDS)] == [*_whereabouts(views[1], Seat(0), WORDS)]


def test_where_piles_are_closed_what_was_brought_home_stays_closed() -> None:
    state = pub("G@1 c2")
    state.scored = ("nnt", "")
    view = RULES.view(state, None)
    assert note(view, Seat(0), WORDS, closed=False).startswith(
        "Brought home: 3 beers (1 triple), 7 points. Triple beers"
    )
    assert note(view, Seat(0), WORDS, closed=True) == "Triple beers nobody has seen yet: 9."


def test_the_fan_and_a_closer_look_can_be_painted(tmp_path: Path) -> None:
    house = House(tmp_path)
    match, _ = played(2)
    view, us = RULES.view(match.state, None), party(2, ("red", "teal"))
    scene = fan(house.routes, us, house.art, house.letters, view, Seat(0))
    assert isinstance(scene, Fan)
    assert [page.name for page in scene._pages if page.key == who("G")] == ["Tiny Wrath"]
    house.look(scene)
    house.look(zoom(house.routes, us, house.art, house.letters, view, who("T")))
