"""The vectors of the rules: closing time, the last turns, scores, and what nobody may see."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from game.core.rules import Seat
from game.fantasy_pub.rules.chips import NORMAL, TRIPLE
from game.fantasy_pub.rules.events import ClosingTime, Dealt, Exit, ExtraRound, GameOver, Left, TurnStarted
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.scoring import Score, scores
from game.fantasy_pub.rules.setup import Setup
from game.fantasy_pub.rules.state import Phase, Stage, State, put
from tests.fantasy_pub.tables import do, heard, legal, pub, refused, told, who

FIVE_OUT = ("G", "G2", "D2", "rG2", "rD")


def seats_to_come(state: State) -> list[int]:
    """Whose turns follow, each played with one action."""
    turns: dict[int, int] = {}
    while state.phase is Phase.TURN:
        turns[state.turn] = state.to_move
        assert len(turns) < 9, "the game does not end"
        state = do(state, legal(state)[-1])
    return [*turns.values()]


def test_v33_the_sixth_of_two_clans_closes_the_pub_and_the_door_empties() -> None:
    state = pub("D@door c1 b1", "rG@door b2", out=FIVE_OUT)
    after = do(state, "leave dwarf1 3")
    assert told(after, "D", "rG") == ["D out", "rG out"]
    assert (after.stage, after.to_move, after.scored) == (Stage.LAST_ROUND, 0, ("n", "nn"))
    story = heard(state, "leave dwarf1 3")
    assert ClosingTime(6, 1) in story
    assert Left(who("D"), 0, 1, "n", Exit.ACTION) in story
    assert Left(who("rG"), 0, 0, "nn", Exit.CLOSING) in story


def test_before_the_closing_number_nobody_leaves_by_itself() -> None:
    after = do(pub("D@door c1 b1", "rG@door b2", out=FIVE_OUT[1:]), "leave dwarf1 3")
    assert told(after, "rG") == ["rG@door c0 b2"]
    assert after.stage is Stage.OPEN


def test_with_three_clans_seven_must_have_left_with_four_eight() -> None:
    three = pub("D@door", out=(*FIVE_OUT, "qG"))
    assert do(three, "leave dwarf1 3").stage is Stage.LAST_ROUND
    assert do(pub("D@door", out=FIVE_OUT, players=3), "leave dwarf1 3").stage is Stage.OPEN
    assert do(pub("D@door", out=(*FIVE_OUT, "qG"), players=4), "leave dwarf1 3").stage is Stage.OPEN
    four = pub("D@door", out=(*FIVE_OUT, "qG", "qD"), players=4)
    assert do(four, "leave dwarf1 3").stage is Stage.LAST_ROUND


def test_v34_the_round_is_completed_and_then_everybody_has_one_more_turn() -> None:
    closed = do(pub("D@door", out=FIVE_OUT), "leave dwarf1 3")
    assert seats_to_come(closed) == [0, 1, 0, 1]


def test_v34_after_the_last_seat_of_a_round_the_extra_turns_come_at_once() -> None:
    closed = do(pub("D@door", out=FIVE_OUT, start=1), "leave dwarf1 3")
    assert seats_to_come(closed) == [0, 1, 0]


def test_the_extra_turns_are_a_round_of_their_own() -> None:
    state = do(pub("D@door", out=FIVE_OUT, start=1), "leave dwarf1 3")
    story = heard(state, "end")
    assert ExtraRound(2) in story
    assert TurnStarted(Seat(1), 2, 2) in story


def test_the_pub_closes_only_once() -> None:
    state = pub("D@door", out=(*FIVE_OUT, "rG"), stage=Stage.EXTRA)
    assert do(state, "leave dwarf1 3").stage is Stage.EXTRA
    assert not [event for event in heard(state, "leave dwarf1 3") if isinstance(event, ClosingTime)]


def test_v35_in_closing_time_only_the_sated_leave_at_the_door() -> None:
    state = do(pub("L@6 c1", dice=(1, 2), stage=Stage.LAST_ROUND), "move elf1 1")
    assert told(state, "L") == ["L@door c1 b0"]
    refused(state, "enter 2")


def test_v35_a_troll_drops_its_coin_first_and_then_leaves() -> None:
    state = do(pub("T@6 c2 b1", dice=(2, 5), stage=Stage.LAST_ROUND), "move troll 2")
    assert told(state, "T") == ["T out"]
    assert (state.floor[6], state.floor[0], state.scored[0]) == ("n", "", "n")


def test_an_elf_at_the_barkeepers_table_does_not_leave_by_itself() -> None:
    state = do(pub("D@door", "L@1 b1", out=FIVE_OUT), "leave dwarf1 3")
    assert told(state, "L") == ["L@1 c0 b1"]


def test_v36_scores() -> None:
    state = pub("D@4 c1 b2", "rD@2 c3 b2 t1", "qT@door c3", barkeeper=6)
    state.scored = put(state.scored, 0, NORMAL * 2 + TRIPLE)
    state.plus_minus = (1, -1, 0)
    assert scores(state) == (
        Score(4, 3, 3, 2, 0, 0),
        Score(0, 0, 2, 2, 3, 0),
        Score(0, 0, 0, 0, 3, 0),
    )
    assert [score.total for score in scores(state)] == [12, 7, 3]
    assert [standing.place for standing in RULES.standings(state)] == [1, 2, 3]
    assert RULES.so_far(state) == (7, 0, 0), "what was brought home, as the plates tell it"


def test_the_door_is_part_of_the_pub() -> None:
    first, second = scores(pub("D@door c1 b2", "rD@2"))
    assert (first.inside, first.majority, second.majority) == (2, 3, 0)


def test_more_points_win() -> None:
    assert [standing.place for standing in RULES.standings(pub("D@4 b2", "rD@2 b1"))] == [1, 2]


def test_without_coins_nobody_has_most() -> None:
    assert [score.majority for score in scores(pub("D@4 b2", "rD@2"))] == [0, 0]


def test_v37_all_equal_share_the_win() -> None:
    assert [standing.place for standing in RULES.standings(pub("D@4 c1", "rD@2 c1"))] == [1, 1]


def test_v37_a_character_out_breaks_the_tie() -> None:
    first, second = RULES.standings(pub("D@4 c1", "rD@2 c1", out=("rG",)))
    assert (first.place, second.place) == (2, 1)
    assert [each.label for each in first.tally if each.decides] == ["Left the pub"]


def test_v40_hands_kinds_orders_and_discards_are_hidden() -> None:
    """What a view shows does not change if all of that does."""
    state = RULES.new_game(Setup(3), 1).state
    state = do(state, legal(state)[0])
    for viewer in (None, Seat(0), Seat(1), Seat(2)):
        other = state.copy()
        other.reserve, other.decks = state.reserve[::-1], tuple(deck[::-1] for deck in state.decks)
        rivals = [seat for seat in range(3) if seat != viewer][:2]
        pool = [card for seat in rivals for card in (*state.hands[seat], *state.away[seat])]
        Random(3).shuffle(pool)
        for seat in rivals:
            other.hands = put(other.hands, seat, tuple(sorted(pool.pop() for _ in other.hands[seat])))
            other.away = put(other.away, seat, tuple(pool.pop() for _ in other.away[seat]))
        assert other != state
        assert RULES.view(other, viewer) == RULES.view(state, viewer)


def test_v40_only_the_seat_itself_sees_its_events() -> None:
    state = RULES.new_game(Setup(2, first=Seat(0)), 1).state
    state = do(state, legal(state)[0])
    own, rival, nobody = (RULES.view(state, viewer) for viewer in (Seat(0), Seat(1), None))
    assert (own.hands[0], own.away[0]) == (state.hands[0], state.away[0])
    assert (rival.hands[0], rival.away[0]) == ((None,) * 3, (None,))
    assert nobody.hands == ((None,) * 3, (None,) * 4)
    assert replace(nobody, viewer=Seat(0)) != own


def test_v40_nobody_is_told_which_events_others_are_dealt() -> None:
    events = RULES.new_game(Setup(2), 1).events
    told_to = [RULES.redact(event, Seat(0)) for event in events if isinstance(event, Dealt)]
    assert [None in event.cards for event in told_to] == [False, True]


def test_v40_whatever_a_viewer_cannot_see_may_be_otherwise() -> None:
    view = RULES.view(RULES.new_game(Setup(2), 1).state, Seat(0))
    others = [RULES.imagine(view, seed) for seed in range(8)]
    assert len({other.reserve for other in others}) == 8
    assert len({other.decks for other in others}) == 8
    assert len({other.hands for other in others}) == 8


def test_v42_after_the_last_round_it_is_closing_time_in_any_case() -> None:
    state = RULES.new_game(Setup(2, first=Seat(1), rounds=1), 3).state
    for _ in range(2):
        state = do(state, legal(state)[0])
    assert seats_to_come(state) == [1, 0, 1, 0]


def test_if_nobody_closes_the_pub_it_closes_after_round_40() -> None:
    assert Setup().rounds == 40
    state = pub("D@4", start=1)
    state.used, state.acted = (True, False), True
    for number, stage in ((39, Stage.OPEN), (40, Stage.EXTRA)):
        state.round = number
        assert do(state, "end").stage is stage


def test_at_the_stop_the_sated_at_the_door_leave() -> None:
    state = pub("D@door b1", "rG@door c2", start=1)
    state.rounds = 1
    state.used, state.acted = (True, False), True
    story = heard(state, "end")
    assert [type(event).__name__ for event in story][:4] == ["TurnEnded", "ClosingTime", "Left", "ExtraRound"]
    assert told(do(state, "end"), "D", "rG") == ["D out", "rG@door c2 b0"]


def test_the_story_ends_with_the_scores() -> None:
    state = pub("D@4 c1", start=1, stage=Stage.EXTRA)
    state.used, state.acted = (True, False), True
    after = do(state, "end")
    assert heard(state, "end")[-1] == GameOver(scores(after))
    assert (after.phase, RULES.to_act(after), legal(after)) == (Phase.OVER, None, [])
