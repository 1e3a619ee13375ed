"""How a game goes on: it ends, it can be told and played again, and turns follow each other."""

from copy import deepcopy
from random import Random

import pytest

from game.core import replay
from game.core.errors import BadNotation, BadSetup, GameError
from game.core.match import AnyMatch, Match
from game.core.module import GameModule
from game.core.rules import AnyRules
from tests.contract.games import Played, setups


def told(module: GameModule, game: Played) -> AnyMatch:
    """The match with all its decisions."""
    match: AnyMatch = Match(module.rules, game.match.setup, game.match.seed)
    match.submit_all(moment.action for moment in game.moments)
    return match


def test_games_end_and_a_record_tells_the_same_game(module: GameModule, games: list[Played]) -> None:
    for game in games:
        match = told(module, game)
        assert match.to_act is None
        assert match.state == game.states[-1]
        text = replay.write(module.key, match)
        again = replay.read(module.key, module.rules, text)
        assert (again.setup, again.seed, again.actions) == (match.setup, match.seed, match.actions)
        assert again.state == match.state
        assert replay.write(module.key, again) == text


def test_the_same_seed_is_the_same_game_and_another_one_is_not(rules: AnyRules, games: list[Played]) -> None:
    others = 0
    for game in games:
        setup, seed = game.match.setup, game.match.seed
        assert rules.new_game(setup, seed) == game.match.opening
        assert rules.complete(setup, seed) == setup
        others += rules.new_game(setup, seed + 1) != game.match.opening
    assert others > len(games) // 2


def test_what_was_taken_back_can_be_done_again(module: GameModule, games: list[Played]) -> None:
    for game in games[::5]:
        match = told(module, game)
        for moment in reversed(game.moments):
            assert match.undo() == moment.action
            assert match.state == moment.before
        with pytest.raises(GameError):
            match.undo()


def test_a_state_handed_in_is_never_changed_and_the_quick_way_leads_to_the_same(
    rules: AnyRules, games: list[Played]
) -> None:
    for game in games[::3]:
        for moment in game.moments:
            kept = deepcopy(moment.before)
            for action in rules.legal_actions(moment.before):
                assert rules.advance(moment.before, action) == rules.apply(moment.before, action).state
            assert moment.before == kept


def test_turns_count_up_where_one_begins_and_nowhere_else(rules: AnyRules, games: list[Played]) -> None:
    for game in games:
        for before, step in zip(game.states, game.steps[1:], strict=False):
            begun = [seat for event in step.events if (seat := rules.begins(event)) is not None]
            if (to_act := rules.to_act(step.state)) is None:
                assert not begun
                assert rules.turn(step.state) >= rules.turn(before)
            else:
                assert rules.turn(step.state) == rules.turn(before) + len(begun)
                assert begun[-1:] in ([], [to_act])


def test_turns_begin(rules: AnyRules, games: list[Played]) -> None:
    for game in games:
        begun = {rules.begins(event) for step in game.steps for event in step.events} - {None}
        assert begun == set(game.seats)


def test_what_is_listed_can_be_done_and_spelled_once_each(rules: AnyRules, games: list[Played]) -> None:
    for game in games:
        for moment in game.moments:
            legal = list(rules.legal_actions(moment.before))
            assert moment.action in legal
            spelled = [rules.spell(action) for action in legal]
            assert len({*spelled}) == len(spelled)
            assert [rules.parse(text) for text in spelled] == legal
            for text in spelled:
                assert text == " ".join(text.split())
                assert replay.REMARK not in text
        assert not rules.legal_actions(game.states[-1])


def test_what_is_not_listed_is_refused_and_changes_nothing(rules: AnyRules, games: list[Played]) -> None:
    listed = (rules.legal_actions(moment.before) for game in games for moment in game.moments)
    known = list(dict.fromkeys(action for actions in listed for action in actions))
    chance, refused = Random(5), 0
    for game in games:
        match: AnyMatch = Match(rules, game.match.setup, game.match.seed)
        for state, following in zip(game.states, [*game.moments, None], strict=True):
            legal = rules.legal_actions(state)
            for action in (action for action in chance.sample(known, 8) if action not in legal):
                with pytest.raises(GameError):
                    match.submit(action)
                refused += 1
            assert match.state == state
            if following is not None:
                match.submit(following.action)
    assert refused > 1000


@pytest.mark.parametrize("text", ["", " ", "dance", "42", "\x00"])
def test_nonsense_is_no_action(rules: AnyRules, text: str) -> None:
    with pytest.raises(BadNotation):
        rules.parse(text)


def test_words_of_a_set_up_say_what_they_said(module: GameModule, games: list[Played]) -> None:
    rules = module.rules
    for words in setups(module):
        setup = rules.parse_setup(words)
        assert rules.seats(setup) == int(words["players"])
        assert rules.parse_setup(rules.spell_setup(setup)) == setup
        assert words.items() <= rules.spell_setup(setup).items()
    for game in games:
        assert rules.parse_setup(rules.spell_setup(game.match.setup)) == game.match.setup
        assert module.prepare(game.match.setup, game.match.seed, {}) == game.match.setup


def test_no_game_is_dealt_for_nobody_or_for_a_crowd(module: GameModule) -> None:
    for players in (module.seats.start - 1, module.seats.stop):
        with pytest.raises(GameError):
            module.rules.complete(module.rules.parse_setup({"players": str(players)}), 0)
    with pytest.raises((BadNotation, BadSetup)):
        module.rules.parse_setup({"players": "2", "weather": "fine"})


def test_everybody_has_a_place_and_the_same_sums(rules: AnyRules, games: list[Played]) -> None:
    for game in games:
        for state in game.states:
            standings = rules.standings(state)
            assert [standing.seat for standing in standings] == game.seats
            for standing, sure in zip(standings, rules.so_far(state), strict=True):
                assert sure <= standing.tally[0].value
            places = [standing.place for standing in standings]
            assert places == [1 + sum(other < place for other in places) for place in places]
            assert [standing.won for standing in standings] == [place == 1 for place in places]
            labels = {tuple((each.label, each.decides) for each in standing.tally) for standing in standings}
            assert len(labels) == 1
            assert sum(decides for _, decides in labels.pop()) == 1
