"""What is decided in a terminal before the deal: the draft, and who stays at home."""

import pytest

from game.beasty_bar.rules.animals import ANIMALS, BY_NAME, SPECIES, CardSet
from game.beasty_bar.rules.setup import complete
from game.core.rules import Seat
from tests.cli.evening import Evening, first_option, options, picking


@pytest.mark.parametrize(
    ("deck", "picks"),
    [("all base animals", (CardSet.BASE,) * 12), ("all New Beasts", (CardSet.NEW,) * 12)],
)
def test_a_person_drafts_a_whole_set(deck: str, picks: tuple[CardSet, ...]) -> None:
    evening = Evening("random,human", picking(deck), {"set": "mixed"}).play()
    assert evening.setup.picks
    assert evening.setup.picks[1] == picks
    assert (
        evening.setup.picks[0]
        == Evening("random,random", first_option, {"set": "mixed"}).play().setup.picks[0]
    )


def test_a_person_drafts_card_by_card() -> None:
    names = ["bat", "parrot", "peacock", "monkey", "penguin", "seal"]
    names += ["porcupine", "giraffe", "cheetah", "crocodile", "bear", "lion"]
    evening = Evening("human,random", picking("pick one by one", *names), {"set": "mixed"}).play()
    assert evening.setup.picks
    assert [SPECIES[card] for card in evening.setup.deck(Seat(0))] == [BY_NAME[name] for name in names]


def test_a_random_deck_is_the_one_that_the_seed_gives() -> None:
    evening = Evening("human,random", picking("a random deck"), {"set": "mixed"}).play()
    assert evening.setup.picks
    assert evening.setup.picks[0] == (complete(evening.asked, evening.seed).picks or ())[0]


def test_a_person_leaves_four_cards_at_home_and_never_holds_them() -> None:
    away = ["lion", "zebra", "skunk", "seal"]
    evening = Evening("human,random", picking(*away), {"advanced": "yes"}).play()
    assert evening.setup.boxed
    assert evening.setup.boxed[0] == tuple(sorted(BY_NAME[name] for name in away))
    hands = [line for line in evening.lines if line.startswith("Your hand: ")]
    assert len(hands) == 8
    assert not [name for name in away for hand in hands if name in hand]


def test_a_card_left_at_home_is_not_offered_again() -> None:
    evening = Evening(
        "human,random", picking("lion", "zebra", "lion", "skunk", "seal"), {"advanced": "yes"}
    ).play()
    offered = [len(options(visible)) for visible in evening.typist.saw[:6]]
    assert offered[:5] == [12, 11, 10, 10, 9]
    assert "> Please type one of: 1 to 10, ? for a hint, q to quit, or help.\n" in evening.screen.getvalue()


def test_after_a_draft_the_discard_is_from_the_drafted_deck() -> None:
    words = {"set": "mixed", "advanced": "yes"}
    away = ["rhino", "bat", "dog", "vulture"]
    evening = Evening("human,human", picking("all New Beasts", "all base animals", *away), words).play()
    assert evening.setup.boxed
    assert evening.setup.boxed[0] == tuple(sorted(BY_NAME[name] for name in away))
    assert all(ANIMALS[species].card_set is CardSet.BASE for species in evening.setup.boxed[1])
