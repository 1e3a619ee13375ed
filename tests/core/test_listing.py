"""The games there are: each is listed as it is, and loaded when it is wanted."""

import pickle

import pytest

from game.catalogue import CATALOGUE
from game.core.errors import BadSetup
from game.core.listing import Listing, find, said
from tests.second import BOTH, LISTED, SECOND

each_game = pytest.mark.parametrize("game", CATALOGUE, ids=lambda game: game.key)


@each_game
def test_a_game_is_listed_as_it_is(game: Listing) -> None:
    module = game.load()
    assert (game.key, game.title, game.seats) == (module.key, module.title, module.seats)


@each_game
def test_every_flag_is_a_word_of_the_set_up(game: Listing) -> None:
    rules = game.load().rules
    for flag in game.flags:
        for value in flag.values or ("yes",):
            setup = rules.parse_setup({flag.name: value, "players": str(game.seats[0])})
            assert rules.spell_setup(setup)[flag.name] == value


@each_game
def test_every_choice_can_be_said(game: Listing) -> None:
    """What the new game's page offers a command line can say as well."""
    words = {word for choice in game.load().choices for option in choice.options for word in option.words}
    assert words <= {flag.name for flag in game.flags}


@each_game
def test_another_process_finds_the_game(game: Listing) -> None:
    assert pickle.loads(pickle.dumps(game)).load() is game.load()


def test_every_key_is_there_once() -> None:
    assert len({game.key for game in CATALOGUE}) == len(CATALOGUE)


def test_a_game_is_found_by_its_key_and_the_first_without_one() -> None:
    assert find(BOTH.games, SECOND.key) is LISTED
    assert find(BOTH.games) is find(BOTH.games, "") is CATALOGUE[0]


def test_a_game_that_is_not_there_is_told_in_a_sentence() -> None:
    with pytest.raises(BadSetup, match=r"^There is no game 'whist'; there are .*, second\.$"):
        find(BOTH.games, "whist")


def test_only_the_first_game_need_not_be_named() -> None:
    first, *others = BOTH.games
    assert said(BOTH.games, first.key) == ""
    assert [said(BOTH.games, game.key) for game in others] == [f"--game {game.key}" for game in others]
