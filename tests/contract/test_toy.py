"""The toy has all that a game can have: without it, the other tests here would say less than they seem to."""

from collections import Counter
from random import Random

from game.cli.arena import duel
from game.cli.contest import Contest
from game.core.match import AnyMatch, Match
from game.core.module import Outside
from game.core.player import Budget
from game.core.rules import Seat
from game.core.words import USUAL_NAMES
from game.services.i18n import Language, Translations
from game.services.paths import project_folder
from tests.contract.games import Played, dealt
from tests.contract.toy.events import (
    Dealt,
    Kept,
    Lifted,
    NightOver,
    Nudged,
    Shown,
    Spilled,
    Thrown,
    WentHome,
    WentOut,
)
from tests.contract.toy.garden import STONES, Kind, Moon, Night, Setup
from tests.contract.toy.module import SNAIL_GARDEN, SNAILS
from tests.contract.toy.rules import RULES, Deed, Do, Keep

GAMES = dealt(SNAILS.key)


def kinds(game: Played) -> list[list[type]]:
    return [list(map(type, step.events)) for step in game.steps]


def test_everybody_chooses_a_favourite_before_the_first_turn() -> None:
    for game in GAMES:
        assert kinds(game)[0] == [Dealt] * len(game.seats)
        drafted = game.moments[: len(game.seats)]
        assert sorted(moment.seat for moment in drafted) == game.seats
        assert [RULES.turn(moment.before) for moment in drafted] == [0] * len(drafted)
        assert {type(moment.action) for moment in drafted} == {Keep}
        assert [list(map(type, moment.step.events)) for moment in drafted] == [
            *[[Kept]] * (len(drafted) - 1),
            [Kept, WentOut, Thrown],
        ]


def test_dice_fall_after_a_decision_and_at_the_beginning_of_the_next_turn() -> None:
    follows: dict[Deed, set[tuple[type, ...]]] = {deed: set() for deed in Deed}
    for moment in (moment for game in GAMES for moment in game.moments[len(game.seats) :]):
        follows[moment.action.deed].add(tuple(map(type, moment.step.events)))
    assert follows[Deed.SHAKE] == {(Thrown,)}
    assert follows[Deed.NUDGE] == {(Nudged,)}
    assert follows[Deed.LIFT] >= {(Lifted,), (Lifted, Spilled, WentOut, Thrown)}
    assert follows[Deed.HOME] == {
        (WentHome, WentOut, Thrown),
        (WentHome, Shown, NightOver),
        (WentHome, NightOver),
    }


def test_a_turn_holds_several_decisions_and_some_leave_no_choice() -> None:
    moments = [(number, moment) for number, game in enumerate(GAMES) for moment in game.moments]
    decisions = Counter((number, moment.seat, RULES.turn(moment.before)) for number, moment in moments)
    assert max(decisions.values()) > 4
    options = [len(RULES.legal_actions(moment.before)) for _, moment in moments]
    assert (min(options), max(options)) == (1, 9)


def test_two_dice_that_show_the_same_are_one_to_choose() -> None:
    doubles = [
        moment.before
        for game in GAMES
        for moment in game.moments
        if len(moment.before.garden.dice) == 2 and len({*moment.before.garden.dice}) == 1
    ]
    assert doubles
    for state in doubles:
        legal = [action for action in RULES.legal_actions(state) if isinstance(action, Do)]
        uses = [action.pips for action in legal if action.deed is Deed.SHAKE]
        (pips,) = {*state.garden.dice}
        assert uses in ([], [(pips,), (pips, pips)])


def test_at_full_moon_nothing_is_secret_and_at_new_moon_everybody_has_a_secret_until_sunrise() -> None:
    for game in GAMES:
        full = game.match.setup.moon is Moon.FULL
        for state in game.states:
            secret = not full and not state.garden.over
            assert [RULES.secrets(RULES.view(state, seat)) for seat in game.seats] == [secret] * len(
                game.seats
            )


def test_places_are_shared_and_candles_break_ties() -> None:
    finals = [RULES.standings(game.states[-1]) for game in GAMES]
    assert any(len({standing.place for standing in final}) < len(final) for final in finals)
    assert any(final[0].tally[1].decides and sum(standing.won for standing in final) == 1 for final in finals)


def test_a_hedgehog_tips_the_basket_over_and_ends_the_turn() -> None:
    spilled = 0
    for game in GAMES:
        for moment in game.moments:
            if moment.step.events[1:2] and isinstance(moment.step.events[1], Spilled):
                lifted, spilt = moment.step.events[:2]
                assert isinstance(lifted, Lifted)
                assert lifted.kind is Kind.HEDGEHOG
                assert spilt.kinds == (*moment.before.garden.basket, Kind.HEDGEHOG)
                assert moment.step.state.garden.basket == ()
                assert moment.step.state.garden.sheds == moment.before.garden.sheds
                spilled += 1
    assert spilled > 10


def test_no_snail_is_lost_or_doubled_nor_imagined() -> None:
    for game in GAMES:
        for number, state in enumerate(game.states):
            for each in (state, RULES.imagine(RULES.view(state, Seat(0)), number)):
                garden = each.garden
                assert Counter((*garden.lifted, *(kind for bed in garden.beds for kind in bed))) == STONES


def test_a_night_as_it_is_told() -> None:
    match: AnyMatch = Match(RULES, Setup(2, Night.SHORT, Moon.NEW, Seat(0)), 3)
    words = Language(USUAL_NAMES)
    told = [SNAILS.tell(RULES.redact(event, None), words) for event in match.opening.events]
    chance = Random(6)
    while match.to_act is not None:
        action = chance.choice(RULES.legal_actions(match.state))
        told += [SNAILS.tell(RULES.redact(event, None), words) for event in match.submit(action)]
    assert told[:4] == [
        "Ana may like something secret.",
        "Bo may like something secret.",
        "Ana likes something secret best.",
        "Bo likes something secret best.",
    ]
    assert told[4] == "Ana goes out."
    assert told[-1] == "The sun rises."


def test_a_text_that_nobody_has_translated_comes_through_as_it_is() -> None:
    german = Translations([project_folder("assets") / SNAILS.key, project_folder("assets") / "common"])
    german.speak("de")
    at_home, abroad = Language(USUAL_NAMES), Language(USUAL_NAMES, german)
    assert SNAILS.text.goal(Setup(), abroad) == SNAILS.text.goal(Setup(), at_home)
    assert SNAILS.text.rules("", abroad) == SNAILS.text.rules("", at_home)


def test_whoever_looks_before_lifting_beats_whoever_walks_in_the_dark() -> None:
    words = {"players": "2", "night": "long"}
    assert duel(SNAIL_GARDEN, Contest(["keen", "random"], words, 60, seed=1)).share > 0.65
    assert duel(SNAIL_GARDEN, Contest(["wise", "random"], words, 20, 1, Budget(20))).share > 0.65


def test_a_whole_night_is_refereed() -> None:
    outside = Outside(clock=lambda: 0.0, words=Language)
    record = SNAILS.answer({"op": "new", "seed": 5, "setup": {"players": "3"}}, outside)["record"]
    over = False
    while not over:
        actions = SNAILS.answer({"op": "legal", "record": record}, outside)["actions"]
        chosen = SNAILS.answer({"op": "choose", "record": record, "level": "keen"}, outside)
        assert chosen["action"] in actions
        assert chosen["thought"]["sentence"]
        done = SNAILS.answer({"op": "turn", "record": record, "action": chosen["action"]}, outside)
        record, over = done["record"], done["over"]
    places = SNAILS.answer({"op": "score", "record": record}, outside)["places"]
    assert min(places) == 1
