"""What is agreed before the deal: completed from the seed, checked, and dealt the same for ever."""

from dataclasses import replace

import pytest

from game.beasty_bar.rules.animals import ALL_SPECIES, BY_NAME, CardSet
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.notation import spell_setup
from game.beasty_bar.rules.position import spell_position
from game.beasty_bar.rules.setup import MAX_SEED, Mode, Picks, Scoring, Setup, complete, return_game
from game.beasty_bar.rules.state import deal
from game.core.errors import BadSetup
from game.core.rules import Seat

BASE_DECK: Picks = (CardSet.BASE,) * 12
NEW_DECK: Picks = (CardSet.NEW,) * 12
STRONGEST = tuple(BY_NAME[name] for name in ("snake", "crocodile", "hippo", "lion"))
WEAKEST = tuple(BY_NAME[name] for name in ("skunk", "parrot", "kangaroo", "monkey"))
MIXED_ADVANCED = Setup(players=3, mode=Mode.MIXED, advanced=True)


def refusal(setup: Setup, seed: int = 7) -> str:
    with pytest.raises(BadSetup) as caught:
        complete(setup, seed)
    return str(caught.value)


def test_the_deal_of_seed_7_stays_as_it_is_for_ever() -> None:
    """Replays hold the seed and not the cards: whoever changes this makes all of them worthless."""
    assert spell_position(RULES.new_game(Setup(players=2), 7).state) == (
        "B: parrot seal hippo lion + monkey skunk zebra crocodile kangaroo snake chameleon giraffe"
        " | >Y: parrot monkey giraffe hippo + chameleon crocodile lion skunk snake seal zebra kangaroo || -"
    )


def test_the_deal_of_a_mixed_advanced_game_stays_as_it_is_for_ever() -> None:
    assert spell_position(RULES.new_game(MIXED_ADVANCED, 7).state) == (
        ">B: parrot kangaroo penguin ostrich + giraffe monkey bat porcupine - cheetah tiger bear lion"
        " | Y: skunk vulture kangaroo chameleon + llama bear ostrich dog - porcupine cheetah tiger rhino"
        " | R: peacock porcupine llama snake + hippo crocodile penguin lion - skunk vulture dog ostrich"
        " || - || advanced"
    )


def test_what_the_seed_completes_stays_as_it_is_for_ever() -> None:
    assert spell_setup(complete(MIXED_ADVANCED, 7)) == {
        "players": "3",
        "set": "mixed",
        "scoring": "points_2019",
        "advanced": "yes",
        "picks": "nbbbnnnbnnnb bnbnbnnnnnnn bnnnnnnnbbbb",
        "boxed": "cheetah tiger bear lion | porcupine cheetah tiger rhino | skunk vulture dog ostrich",
        "first": "B",
    }


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_gets_four_cards_and_eight_to_draw(mode: Mode, players: int) -> None:
    state = RULES.new_game(Setup(players=players, mode=mode), 1).state
    assert [len(hand) for hand in state.hands] == [4] * players
    assert [len(deck) for deck in state.decks] == [8] * players
    assert state.boxed == [()] * players


def test_in_the_advanced_variant_four_are_put_away_and_four_left_to_draw() -> None:
    state = RULES.new_game(Setup(players=4, advanced=True), 1).state
    assert [len(hand) for hand in state.hands] == [4] * 4
    assert [len(deck) for deck in state.decks] == [4] * 4
    assert [len(box) for box in state.boxed] == [4] * 4


def test_a_complete_set_up_leaves_nothing_open_and_is_not_completed_again() -> None:
    full = complete(MIXED_ADVANCED, 7)
    assert None not in (full.scoring, full.picks, full.boxed, full.first)
    assert complete(full, 7) == full
    assert complete(full, 8) == full


def test_other_seeds_complete_otherwise() -> None:
    fulls = [complete(MIXED_ADVANCED, seed) for seed in range(60)]
    assert {full.first for full in fulls} == {0, 1, 2}
    assert len({full.picks for full in fulls}) == len({full.boxed for full in fulls}) == 60


def test_every_card_can_be_picked_and_every_card_put_away() -> None:
    fulls = [complete(MIXED_ADVANCED, seed) for seed in range(60)]
    for strength in range(12):
        assert {full.picks[0][strength] for full in fulls if full.picks} == set(CardSet)
    assert {species for full in fulls if full.boxed for species in full.boxed[2]} == set(ALL_SPECIES)


def test_fixing_who_begins_leaves_the_rest_as_it_was() -> None:
    full = complete(MIXED_ADVANCED, 7)
    for number in range(3):
        fixed = complete(replace(MIXED_ADVANCED, first=Seat(number)), 7)
        assert fixed == replace(full, first=Seat(number))
        assert deal(fixed, 7).hands == deal(full, 7).hands
        assert deal(fixed, 7).decks == deal(full, 7).decks


def test_fixing_the_picks_leaves_the_rest_as_it_was() -> None:
    full = complete(MIXED_ADVANCED, 7)
    assert complete(replace(MIXED_ADVANCED, picks=full.picks), 7) == full
    assert complete(replace(MIXED_ADVANCED, picks=(BASE_DECK,) * 3), 7).first == full.first


def test_picking_other_cards_puts_the_same_strengths_away() -> None:
    def strengths(setup: Setup) -> list[list[int]]:
        return [[species // 2 for species in away] for away in complete(setup, 7).boxed or ()]

    assert strengths(replace(MIXED_ADVANCED, picks=(NEW_DECK,) * 3)) == strengths(MIXED_ADVANCED)


def test_fixing_the_cards_put_away_leaves_the_rest_as_it_was() -> None:
    setup = Setup(players=3, advanced=True)
    full = complete(setup, 7)
    fixed = complete(replace(setup, boxed=(STRONGEST,) * 3), 7)
    assert fixed == replace(full, boxed=(STRONGEST,) * 3)


def test_house_rules_and_scoring_change_no_card() -> None:
    full = complete(Setup(players=3, mode=Mode.MIXED), 7)
    other = Setup(players=3, mode=Mode.MIXED, scoring=Scoring.POINTS_2019, shield_classes=True)
    assert complete(other, 7) == replace(full, scoring=Scoring.POINTS_2019, shield_classes=True)


def test_the_picks_decide_the_deck() -> None:
    picks = (BASE_DECK, NEW_DECK[:6] + BASE_DECK[6:])
    state = RULES.new_game(Setup(mode=Mode.MIXED, picks=picks), 7).state
    species = [sorted(card % 24 for card in [*state.hands[seat], *state.decks[seat]]) for seat in (0, 1)]
    assert species[0] == list(range(0, 24, 2))
    assert species[1] == [*range(1, 12, 2), *range(12, 24, 2)]


def test_the_cards_put_away_are_neither_in_hand_nor_in_the_draw_pile() -> None:
    state = RULES.new_game(Setup(advanced=True, boxed=(STRONGEST, WEAKEST)), 7).state
    assert [[card % 24 for card in box] for box in state.boxed] == [list(STRONGEST), list(WEAKEST)]
    for seat in (0, 1):
        assert not {*state.boxed[seat]} & {*state.hands[seat], *state.decks[seat]}


def test_cards_may_be_named_in_any_order_when_they_are_put_away() -> None:
    tidy = RULES.new_game(Setup(advanced=True, boxed=(STRONGEST, WEAKEST)), 7).state
    untidy = RULES.new_game(Setup(advanced=True, boxed=(STRONGEST[::-1], WEAKEST[::-1])), 7).state
    assert untidy == tidy


def test_the_largest_and_the_smallest_seed_make_a_game() -> None:
    assert complete(Setup(), 0).first in (0, 1)
    assert complete(Setup(), MAX_SEED).first in (0, 1)


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        (Setup(players=1), "A game takes 2 to 4 players, not 1."),
        (Setup(players=5), "A game takes 2 to 4 players, not 5."),
        (Setup(players=0), "A game takes 2 to 4 players, not 0."),
        (Setup(players=-2), "A game takes 2 to 4 players, not -2."),
        (Setup(first=Seat(2)), "Seat 2 cannot begin: the seats are 0 to 1."),
        (Setup(first=Seat(-1)), "Seat -1 cannot begin: the seats are 0 to 1."),
        (
            Setup(advanced=True, scoring=Scoring.COUNT_2014),
            "The advanced variant is always scored by points.",
        ),
        (Setup(picks=(BASE_DECK, BASE_DECK)), "Only a mixed game has picks."),
        (Setup(mode=Mode.NEW, picks=(NEW_DECK, NEW_DECK)), "Only a mixed game has picks."),
        (Setup(mode=Mode.MIXED, picks=(BASE_DECK,)), "Picks are needed for 2 players, not for 1."),
        (Setup(mode=Mode.MIXED, picks=()), "Picks are needed for 2 players, not for 0."),
        (
            Setup(mode=Mode.MIXED, picks=(BASE_DECK, NEW_DECK[:11])),
            "Seat 1 must pick 12 cards, not 11.",
        ),
        (Setup(boxed=(STRONGEST, WEAKEST)), "Only in the advanced variant are cards put away."),
        (Setup(advanced=True, boxed=(STRONGEST,)), "Put cards away for 2 players, not for 1."),
        (
            Setup(advanced=True, boxed=(STRONGEST, WEAKEST[:3])),
            "Seat 1 must put away 4 different cards.",
        ),
        (
            Setup(advanced=True, boxed=((*WEAKEST[:3], WEAKEST[0]), STRONGEST)),
            "Seat 0 must put away 4 different cards.",
        ),
        (
            Setup(advanced=True, boxed=(STRONGEST, (*WEAKEST[:3], BY_NAME["bat"]))),
            "Seat 1 has no bat to put away.",
        ),
        (
            Setup(mode=Mode.MIXED, advanced=True, picks=(BASE_DECK, NEW_DECK), boxed=(STRONGEST, WEAKEST)),
            "Seat 1 has no skunk to put away.",
        ),
    ],
)
def test_a_set_up_that_makes_no_game_is_refused_in_one_sentence(setup: Setup, sentence: str) -> None:
    assert refusal(setup) == sentence


@pytest.mark.parametrize("seed", [-1, MAX_SEED + 1])
def test_a_seed_must_fit_into_64_bits(seed: int) -> None:
    assert refusal(Setup(), seed) == "The seed must lie between 0 and 18446744073709551615."


def test_the_return_game_is_played_with_the_cards_left_over_and_the_next_seat_begins() -> None:
    setup = Setup(players=3, mode=Mode.MIXED, picks=(BASE_DECK, NEW_DECK, BASE_DECK), first=Seat(2))
    again = return_game(complete(setup, 7))
    assert again.picks == (NEW_DECK, BASE_DECK, NEW_DECK)
    assert again.first == Seat(0)


def test_a_game_and_its_return_game_use_each_card_once() -> None:
    full = complete(Setup(players=2, mode=Mode.MIXED), 7)
    for seat in map(Seat, range(2)):
        both = [*full.deck(seat), *complete(return_game(full), 7).deck(seat)]
        assert sorted(both) == [24 * seat + species for species in range(24)]


def test_the_return_game_of_the_return_game_has_the_first_cards_again() -> None:
    full = complete(Setup(players=2, mode=Mode.MIXED), 7)
    assert return_game(return_game(full)) == full


def test_for_the_return_game_cards_are_put_away_anew() -> None:
    full = complete(MIXED_ADVANCED, 7)
    assert return_game(full).boxed is None
    again = complete(return_game(full), 7)
    assert (again.advanced, again.scoring) == (True, Scoring.POINTS_2019)
    assert [len(away) for away in again.boxed or ()] == [4, 4, 4]


@pytest.mark.parametrize(
    "setup", [complete(Setup(), 7), complete(Setup(mode=Mode.NEW), 7), Setup(mode=Mode.MIXED)]
)
def test_only_a_mixed_game_that_was_dealt_has_a_return_game(setup: Setup) -> None:
    with pytest.raises(BadSetup, match=r"^Only a mixed game that was played has a return game\.$"):
        return_game(setup)
