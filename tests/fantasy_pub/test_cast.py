"""What the guests are called: by race where one is alone, by name where both of a race and clan are."""

from __future__ import annotations

import pytest

from game.core.rules import Seat
from game.core.words import USUAL_NAMES
from game.fantasy_pub.advice.preview_words import steps
from game.fantasy_pub.rules.characters import CLANS, EVERYBODY, FIGURES, RACE, TROLL
from game.fantasy_pub.rules.events import Entered, Moved
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.telling.cast import EVERY_NAME, FIRST_NAMES, TWIN, WORN, clan_of, first_name
from game.fantasy_pub.telling.log import entries
from game.fantasy_pub.telling.names import character, introduced
from game.services.i18n import TONGUES, Language
from game.shell.paint.palette import LIVERIES
from tests.fantasy_pub.language import speaking
from tests.fantasy_pub.tables import pub, who

WORDS = Language(USUAL_NAMES)
GOBLIN, SECOND = who("G"), who("G2")


def test_everybody_has_a_name_of_their_own() -> None:
    assert [*FIRST_NAMES] == [*CLANS]
    assert all(len(names) == len(FIGURES) for names in FIRST_NAMES.values())
    assert len({*EVERY_NAME}) == len(EVERYBODY)
    assert {*EVERYBODY} - {*TWIN} == {each for each in EVERYBODY if RACE[each] == TROLL}


def test_every_livery_is_that_of_a_clan() -> None:
    assert {livery.name: clan for livery, clan in zip(LIVERIES, CLANS, strict=True)} == WORN


def test_one_of_a_race_is_called_by_it_and_each_of_two_by_its_name() -> None:
    alone = WORDS.seeing(RULES.view(pub("G2@1 c2", "D@3"), None))
    assert character(SECOND, alone) == "Ana's goblin"
    both = WORDS.seeing(RULES.view(pub("G@1 c2", "G2@3"), None))
    assert (character(GOBLIN, both), character(SECOND, both)) == ("Granny Nib", "Uncle Drip")
    assert introduced(SECOND, both) == "Uncle Drip (Ana's goblin)"


@pytest.mark.parametrize("code", TONGUES)
@pytest.mark.parametrize("case", ["", "object"])
def test_a_name_is_nobodys_in_any_language_whoever_speaks_and_reads(code: str, case: str) -> None:
    """No "my Lightly", no "Bos Leichtfuß", no "ton Pied-Léger"."""
    view = RULES.view(pub("G@1 c2", "G2@3", "rL@2", "rL2@4"), None)
    plain = speaking(code).seeing(view)
    for words in (plain, plain.said_by(Seat(0)), speaking(code, reader=Seat(0)).seeing(view)):
        for each in (GOBLIN, SECOND, who("rL"), who("rL2")):
            assert character(each, words, case) == plain.name(first_name(each, plain), case)


def test_prepositions_stand_before_names() -> None:
    both = RULES.view(pub("G@1 c2", "G2@3"), None)
    assert character(SECOND, speaking("fr").seeing(both), "de") == "d'Oncle Goutte"
    assert character(GOBLIN, speaking("fr").seeing(both), "à") == "à Mémé Nib"
    assert character(SECOND, speaking("es").seeing(both), "a") == "a Tío Gota"
    assert character(SECOND, speaking("de").seeing(both), "dative") == "Onkel Tropf"


def test_where_nobody_sees_anything_the_second_one_is_the_second() -> None:
    assert character(SECOND, WORDS) == "Ana's second goblin"


def test_a_clan_comes_with_what_is_worn() -> None:
    words = Language(USUAL_NAMES, worn=("red", "blue"))
    assert [clan_of(Seat(seat), words) for seat in range(4)] == ["barbarians", "north", *CLANS[2:]]
    both = words.seeing(RULES.view(pub("G@1 c2", "G2@3"), None))
    assert character(SECOND, both) == "Big Ruckus"


def test_a_preview_names_both() -> None:
    state = pub("G@1 c2", "G2@3 c1", dice=(2, 5))
    told = steps(RULES.view(state, Seat(0)), RULES.parse("move goblin1 2"), WORDS)
    assert told[0].startswith("Granny Nib")
    assert "Uncle Drip" in " ".join(told)


def test_who_comes_in_during_a_turn_is_told_from_the_one_who_is_there() -> None:
    before = RULES.view(pub("G@1 c2"), None)
    turn = (Entered(SECOND, 3), Moved(GOBLIN, (1, 2, 3), counts=True))
    texts = [entry.text for entry in entries(turn, WORDS.seeing(before))]
    assert "Uncle Drip" in texts[0]
    assert "Granny Nib" in texts[1]
