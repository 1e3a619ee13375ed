"""Templates filled with pieces."""

from game.core.rules import Seat
from game.core.sentences import Teller, mentions
from game.core.words import Mention
from game.services.i18n import Language

ANA, BO = Seat(0), Seat(1)
WORDS = Language(("Ana", "Bo"))
TAKES = "{one} takes {other:object}."


def taken(teller: Teller, owner: Seat) -> str:
    one, other = teller.pieces([("pawn", ANA)]), teller.pieces([("rook", owner), ("bishop", owner)])
    return teller.says(TAKES, one=one, other=other)


def test_a_sentence_begins_with_a_capital_and_a_part_of_one_as_it_begins() -> None:
    teller = Teller(Language(("Ana", "Bo"), reader=ANA))
    pawn = teller.pieces([("pawn", ANA)])
    assert teller.says("{who} waits.", who=pawn) == "Your pawn waits."
    assert teller.fills("{who} waits.", who=pawn) == "Your pawn waits."
    assert teller.part("{who} waits", who=pawn) == "your pawn waits"


def test_an_own_piece_is_said_to_be_one_only_where_that_is_wanted() -> None:
    assert taken(Teller(WORDS, own=True), ANA) == "Ana's pawn takes Ana's own rook and bishop."
    assert taken(Teller(WORDS, own=True), BO) == "Ana's pawn takes Bo's rook and bishop."
    assert taken(Teller(WORDS), ANA) == "Ana's pawn takes Ana's rook and bishop."


def test_every_sentence_begins_anew() -> None:
    teller = Teller(WORDS, own=True)
    assert taken(teller, ANA) == taken(teller, ANA)
    for say in (teller.says, teller.part):
        assert say("by {who:object}", who=teller.pieces([("pawn", ANA)])).endswith("y Ana's pawn")


def test_how_pieces_of_a_row_are_mentioned() -> None:
    assert [*mentions([ANA, ANA, BO, ANA])] == [Mention.FIRST, Mention.NEXT, Mention.FIRST, Mention.FIRST]
    assert [*mentions([ANA, BO], [BO])] == [Mention.FIRST, Mention.OWN]
