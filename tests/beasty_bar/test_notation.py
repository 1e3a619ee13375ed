"""What a person can type: cards, actions, set-ups and positions, and what is said to nonsense."""

import pytest

from game.beasty_bar.rules.actions import Action, Play, Stack
from game.beasty_bar.rules.animals import (
    ALL_SPECIES,
    BAT,
    CARDS,
    CHAMELEON,
    CHEETAH,
    KANGAROO,
    LION,
    OSTRICH,
    PARROT,
    PEACOCK,
    PENGUIN,
    RHINO,
    VULTURE,
    ZEBRA,
    CardSet,
)
from game.beasty_bar.rules.notation import (
    parse,
    parse_card,
    parse_colour,
    parse_picks,
    parse_setup,
    parse_species,
    spell,
    spell_card,
    spell_setup,
    spell_species,
)
from game.beasty_bar.rules.position import parse_position, spell_position
from game.beasty_bar.rules.setup import Mode, Scoring, Setup
from game.core.errors import BadNotation, BadPosition, GameError
from game.core.rules import Seat
from tests.beasty_bar.storyteller import cards

ACTIONS: list[tuple[str, Action]] = [
    ("lion", Play((LION,))),
    ("parrot 3", Play((PARROT,), 2)),
    ("bat 1", Play((BAT,), 0)),
    ("rhino 4", Play((RHINO,), 3)),
    ("cheetah 5", Play((CHEETAH,), 4)),
    ("peacock 2", Play((PEACOCK,), 1)),
    ("parrot", Play((PARROT,))),
    ("kangaroo 1", Play((KANGAROO,), 1)),
    ("kangaroo 2", Play((KANGAROO,), 2)),
    ("ostrich even", Play((OSTRICH,), 0)),
    ("ostrich odd", Play((OSTRICH,), 1)),
    ("chameleon parrot 1", Play((CHAMELEON, PARROT), 0)),
    ("penguin lion", Play((PENGUIN, LION))),
    ("vulture", Play((VULTURE,))),
    ("vulture vulture", Play((VULTURE, VULTURE))),
    ("vulture penguin bat 2", Play((VULTURE, PENGUIN, BAT), 1)),
    ("chameleon penguin vulture ostrich odd", Play((CHAMELEON, PENGUIN, VULTURE, OSTRICH), 1)),
    ("stack 2 1", Stack((1, 0))),
    ("stack 3 1 2", Stack((2, 0, 1))),
]


@pytest.mark.parametrize(("text", "action"), ACTIONS)
def test_an_action_is_written_and_read_like_this(text: str, action: Action) -> None:
    assert spell(action) == text
    assert parse(text) == action


@pytest.mark.parametrize("text", ["  PARROT   3 ", "Parrot\t3", "parrot 03", "parrot\n3\n"])
def test_capitals_spaces_and_noughts_do_not_matter_in_an_action(text: str) -> None:
    assert parse(text) == Play((PARROT,), 2)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "An action is missing."),
        (" \t ", "An action is missing."),
        ("unicorn", "There is no animal 'unicorn'."),
        ("3", "There is no animal '3'."),
        ("lion 1", "There is nothing to choose by '1'."),
        ("lion lion", "There is nothing to choose by 'lion'."),
        ("zebra odd", "There is nothing to choose by 'odd'."),
        ("parrot 1 2", "There is nothing to choose by '1'."),
        ("parrot 0", "A number from 1 to 5 is needed, not '0'."),
        ("parrot 6", "A number from 1 to 5 is needed, not '6'."),
        ("parrot -1", "A number from 1 to 5 is needed, not '-1'."),
        ("parrot 1.0", "A number from 1 to 5 is needed, not '1.0'."),
        ("parrot lion", "A number from 1 to 5 is needed, not 'lion'."),
        ("parrot \uff13", "A number from 1 to 5 is needed, not '\uff13'."),
        ("parrot ²", "A number from 1 to 5 is needed, not '²'."),
        ("kangaroo 3", "A number from 1 to 2 is needed, not '3'."),
        ("kangaroo 0", "A number from 1 to 2 is needed, not '0'."),
        ("ostrich 1", "An ostrich runs past the even or the odd, not '1'."),
        ("ostrich evens", "An ostrich runs past the even or the odd, not 'evens'."),
        ("chameleon 1", "There is no animal '1'."),
        ("chameleon parrot parrot", "A number from 1 to 5 is needed, not 'parrot'."),
        ("penguin lion 1", "There is nothing to choose by '1'."),
        ("stack", "A stack names each of two or more animals once."),
        ("stack 1", "A stack names each of two or more animals once."),
        ("stack 1 1", "A stack names each of two or more animals once."),
        ("stack 1 3", "A number from 1 to 2 is needed, not '3'."),
        ("stack 0 1", "A number from 1 to 2 is needed, not '0'."),
        ("stack lion parrot", "A number from 1 to 2 is needed, not 'lion'."),
        ("lion\x00", "There is no animal 'lion\\x00'."),
        ("x" * 5000, f"There is no animal '{'x' * 37}...'."),
        (f"parrot {'9' * 5000}", f"A number from 1 to 5 is needed, not '{'9' * 37}...'."),
    ],
)
def test_nonsense_for_an_action_is_refused_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadNotation) as caught:
        parse(text)
    assert str(caught.value) == sentence


def test_every_card_has_its_own_short_text() -> None:
    assert len({spell_card(card) for card in CARDS}) == 96
    assert [parse_card(spell_card(card)) for card in CARDS] == list(CARDS)
    assert [spell_card(card) for card in cards("skunk/B rhino/G")] == ["skunk/B", "rhino/G"]


def test_every_species_has_its_own_name() -> None:
    assert [parse_species(spell_species([species])) for species in ALL_SPECIES] == list(ALL_SPECIES)
    assert spell_species([LION, ZEBRA]) == "lion zebra"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("lion", "A colour is one of B, Y, R, G, not ''."),
        ("lion/", "A colour is one of B, Y, R, G, not ''."),
        ("lion/b", "A colour is one of B, Y, R, G, not 'b'."),
        ("lion/BG", "A colour is one of B, Y, R, G, not 'BG'."),
        ("lion/B/G", "A colour is one of B, Y, R, G, not 'B/G'."),
        ("/B", "There is no animal ''."),
        ("Lion/B", "There is no animal 'Lion'."),
        ("lion:B", "A colour is one of B, Y, R, G, not ''."),
    ],
)
def test_nonsense_for_a_card_is_refused_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadNotation) as caught:
        parse_card(text)
    assert str(caught.value) == sentence


def test_colours_are_seats() -> None:
    assert [parse_colour(letter) for letter in "BYRG"] == [0, 1, 2, 3]


def test_picks_are_a_letter_for_each_strength() -> None:
    assert parse_picks("bnb") == (CardSet.BASE, CardSet.NEW, CardSet.BASE)
    with pytest.raises(BadNotation, match=r"^Picks are written with the letters b and n, not 'bxn'\.$"):
        parse_picks("bxn")


def test_a_set_up_says_only_what_is_not_as_usual() -> None:
    assert spell_setup(Setup()) == {"players": "2", "set": "base"}
    assert parse_setup({}) == Setup()


def test_a_set_up_can_say_everything() -> None:
    words = {
        "players": "2",
        "set": "mixed",
        "scoring": "points_2019",
        "advanced": "yes",
        "shield_classes": "yes",
        "picks": "bbbbbbbbbbbb nnnnnnnnnnnn",
        "boxed": "skunk zebra snake lion | bat vulture dog rhino",
        "first": "Y",
    }
    setup = parse_setup(words)
    assert spell_setup(setup) == words
    assert (setup.mode, setup.scoring, setup.first) == (Mode.MIXED, Scoring.POINTS_2019, Seat(1))
    assert setup.picks == ((CardSet.BASE,) * 12, (CardSet.NEW,) * 12)
    assert setup.boxed is not None
    assert [spell_species(away) for away in setup.boxed] == [
        "skunk zebra snake lion",
        "bat vulture dog rhino",
    ]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"colour": "red"}, "A set-up has no 'colour'."),
        ({"": ""}, "A set-up has no ''."),
        ({"players": "two"}, "A number from 1 to 99 is needed, not 'two'."),
        ({"players": ""}, "A number from 1 to 99 is needed, not ''."),
        ({"players": "0"}, "A number from 1 to 99 is needed, not '0'."),
        ({"set": "old"}, "'old' is none of base, new, mixed."),
        ({"set": "Base"}, "'Base' is none of base, new, mixed."),
        ({"scoring": "golf"}, "'golf' is none of count_2014, count_2015, points_2019."),
        ({"advanced": "no"}, "'advanced' is either 'yes' or left out, not 'no'."),
        ({"shield_classes": ""}, "'shield_classes' is either 'yes' or left out, not ''."),
        ({"picks": "bnx"}, "Picks are written with the letters b and n, not 'bnx'."),
        ({"boxed": "lion unicorn"}, "There is no animal 'unicorn'."),
        ({"first": "0"}, "A colour is one of B, Y, R, G, not '0'."),
        ({"first": ""}, "A colour is one of B, Y, R, G, not ''."),
    ],
)
def test_nonsense_for_a_set_up_is_refused_in_one_sentence(words: dict[str, str], sentence: str) -> None:
    with pytest.raises(BadNotation) as caught:
        parse_setup(words)
    assert str(caught.value) == sentence


def test_how_many_can_play_is_not_for_the_notation_to_say() -> None:
    assert [parse_setup({"players": str(count)}).players for count in (1, 5, 99)] == [1, 5, 99]


POSITIONS = [
    ">B: | Y: || -",
    "B: lion | >Y: parrot || -",
    ">B: seal! lion + zebra monkey - skunk | Y: parrot || dog/Y chameleon/B || bar: lion/Y | turn: 3",
    "B: | Y: | >R: rhino | G: || lion/B zebra/G || thats_it: dog/Y monkey/R | flipped",
    ">B: lion | Y: hippo || - || sent: zebra/B dog/Y | aside: vulture/B",
    ">B: lion | Y: hippo || - || set: mixed | scoring: points_2019 | shield_classes",
    ">B: lion | Y: hippo || - || advanced",
]


@pytest.mark.parametrize("text", POSITIONS)
def test_a_position_is_written_and_read_like_this(text: str) -> None:
    assert spell_position(parse_position(text)) == text


def test_a_position_means_what_it_says() -> None:
    state = parse_position(POSITIONS[2])
    assert (state.players, state.to_move, state.turn, state.flipped) == (2, 0, 3, False)
    assert state.hands == [cards("seal/B lion/B"), cards("parrot/Y")]
    assert state.decks == [cards("monkey/B zebra/B"), []]
    assert state.boxed == [tuple(cards("skunk/B")), ()]
    assert state.shown == cards("seal/B")
    assert state.line == cards("dog/Y chameleon/B")
    assert state.bar == cards("lion/Y")
    assert state.options == Setup(mode=Mode.MIXED).options


def test_a_hand_may_be_written_in_any_order() -> None:
    assert parse_position("B: lion seal! | Y: parrot") == parse_position("B: seal! lion | Y: parrot")


def test_a_position_may_leave_out_what_is_empty_and_who_begins() -> None:
    assert parse_position("B: lion | Y: parrot") == parse_position(">B: lion | Y: parrot || - ||")


@pytest.mark.parametrize(
    ("text", "kind", "sentence"),
    [
        ("", BadNotation, "Seat 0 must begin with 'B:'."),
        ("lion", BadNotation, "Seat 0 must begin with 'B:'."),
        ("Y: lion | B: parrot", BadNotation, "Seat 0 must begin with 'B:'."),
        (">>B: lion | Y: parrot", BadNotation, "Only one seat can be to move."),
        ("B: lion |", BadNotation, "Seat 1 must begin with 'Y:'."),
        ("B: lion", BadPosition, "A game takes 2 to 4 players, not 1."),
        ("B: | Y: | R: | G: | B:", BadPosition, "A game takes at most 4 players."),
        (">B: lion | >Y: parrot", BadNotation, "Only one seat can be to move."),
        ("B: unicorn | Y: lion", BadNotation, "There is no animal 'unicorn'."),
        ("B: lion!! | Y: lion", BadNotation, "There is no animal 'lion!'."),
        ("B: ! | Y: lion", BadNotation, "There is no animal ''."),
        ("B: lion +- zebra | Y: lion", BadNotation, "There is no animal '+-'."),
        ("B: lion -+ zebra | Y: lion", BadNotation, "There is no animal '-+'."),
        ("B: lion + zebra! | Y: lion", BadPosition, "zebra/B was shown but is not in hand."),
        ("B: lion lion | Y: parrot", BadPosition, "lion/B is there 2 times."),
        ("B: lion | Y: parrot || lion/B", BadPosition, "lion/B is there 2 times."),
        ("B: lion | Y: parrot || lion/R", BadPosition, "lion/R belongs to none of the 2 players."),
        ("B: lion | Y: parrot || zebra", BadNotation, "A colour is one of B, Y, R, G, not ''."),
        ("B: lion | Y: parrot || - zebra/B", BadNotation, "A colour is one of B, Y, R, G, not ''."),
        ("B: lion | Y: parrot || vulture/B", BadPosition, "A vulture never stands in the line."),
        ("B: lion | Y: parrot || bat/B", BadPosition, "A bat at the gate would have burnt."),
        (
            "B: | Y: || zebra/B zebra/Y lion/B lion/Y hippo/B",
            BadPosition,
            "At most 4 animals wait between turns, not 5.",
        ),
        (
            "B: | Y: || - || - || -",
            BadNotation,
            "A position has at most three parts: the seats, the line, and the rest.",
        ),
        ("B: | Y: || - || weather: fine", BadNotation, "A position has no 'weather: fine'."),
        ("B: | Y: || - || bar", BadNotation, "A position has no 'bar'."),
        ("B: | Y: || - || flipped: yes", BadNotation, "A position has no 'flipped: yes'."),
        ("B: | Y: || - || flipped | flipped", BadNotation, "The position says 'flipped' twice."),
        ("B: | Y: || - || bar: lion/B | bar: lion/Y", BadNotation, "The position says 'bar' twice."),
        ("B: | Y: || - || turn: -1", BadNotation, "A turn is a whole number, not '-1'."),
        ("B: | Y: || - || turn:", BadNotation, "A turn is a whole number, not ''."),
        ("B: | Y: || - || turn: 1000000", BadNotation, "A turn is a whole number, not '1000000'."),
        ("B: | Y: || - || set: old", BadNotation, "'old' is none of base, new, mixed."),
        ("B: dog | Y: || - || set: base", BadPosition, "A game with the set 'base' has no dog."),
        ("B: lion | Y: || - || set: new", BadPosition, "A game with the set 'new' has no lion."),
        (
            "B: dog | Y: || - || sent: bat/B",
            BadPosition,
            "Only two or more animals are stacked, and only with New Beasts in the game.",
        ),
        (
            "B: lion | Y: || - || sent: zebra/B zebra/Y",
            BadPosition,
            "Only two or more animals are stacked, and only with New Beasts in the game.",
        ),
        ("B: dog | Y: || - || aside: vulture/B", BadPosition, "Nobody waits beside THAT'S IT between turns."),
    ],
)
def test_nonsense_for_a_position_is_refused_in_one_sentence(
    text: str, kind: type[GameError], sentence: str
) -> None:
    with pytest.raises(kind) as caught:
        parse_position(text)
    assert str(caught.value) == sentence
