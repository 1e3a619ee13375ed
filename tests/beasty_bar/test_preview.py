"""A preview is what then happens, and tells nothing else."""

from __future__ import annotations

import pytest

from game.beasty_bar.advice.preview import End, Preview, preview
from game.beasty_bar.advice.preview_words import OUT, in_any_case, plain, sentence, telegram
from game.beasty_bar.rules.events import Admitted, Phase, Why
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.position import parse_position
from game.core.errors import IllegalAction
from game.core.rules import Seat
from game.services.i18n import Language
from tests.beasty_bar.foresight import check_all, positions

NAMES = ("Ana", "Bo", "Cleo", "Dev")
ANA = Seat(0)


def test_every_action_does_what_its_preview_says() -> None:
    assert check_all(150, seed=6) > 600


def test_what_the_seat_does_not_know_makes_no_difference() -> None:
    for state in positions(40, seed=7):
        view = RULES.view(state, state.to_move)
        other = RULES.imagine(view, 99)
        for action in RULES.legal_actions(state):
            assert preview(view, action) == preview(RULES.view(other, state.to_move), action)


def test_a_stack_left_open_changes_neither_line_nor_bar() -> None:
    stacked = 0
    for state in positions(120, seed=8):
        for action in RULES.legal_actions(state):
            after = RULES.advance(state, action)
            for order in RULES.legal_actions(after) if after.stacking else ():
                done = RULES.advance(after, order)
                seen = preview(RULES.view(state, state.to_move), action)
                assert (list(seen.after), [*state.bar, *seen.entrants]) == (done.line, done.bar)
                assert set(seen.out) <= set(done.thats_it)
                stacked += 1
    assert stacked > 50


def test_nobody_looks_ahead_with_a_card_that_is_not_there() -> None:
    state = parse_position(">B: lion | Y: seal || zebra/Y")
    with pytest.raises(IllegalAction):
        preview(RULES.view(state, ANA), RULES.parse("hippo"))


def test_that_somebody_is_stopped_is_told_once_and_only_if_it_could_surprise() -> None:
    seen = look(">B: hippo lion | Y: seal || lion/Y giraffe/B monkey/Y", "hippo")
    assert chain(seen) == ["1 hippo passes monkey and giraffe"]
    seen = look(">B: seal hippo | Y: lion || giraffe/Y zebra/Y", "hippo")
    assert chain(seen) == ["1 zebra stops hippo"]
    seen = look(">B: seal hippo | Y: lion || giraffe/Y zebra/Y crocodile/Y", "hippo")
    assert chain(seen) == ["1 hippo passes crocodile"]
    seen = look(">B: seal giraffe | Y: lion || lion/B zebra/Y crocodile/Y", "giraffe")
    assert chain(seen) == ["1 crocodile stops giraffe", "2 zebra stops crocodile"]


# A few turns in full


def look(text: str, action: str) -> Preview:
    state = parse_position(text)
    return preview(RULES.view(state, state.to_move), RULES.parse(action))


def said(text: str, action: str, reader: Seat | None = ANA) -> str:
    return plain(sentence(look(text, action), Language(NAMES, reader=reader)))


def chain(seen: Preview) -> list[str]:
    return [f"{step.number} {plain(telegram(step, Language(NAMES)))}" for step in seen.steps]


FULL = ">B: kangaroo seal | Y: hippo | R: snake | G: monkey || lion/Y parrot/B giraffe/G zebra/R"


def test_the_example_of_the_design() -> None:
    seen = look(FULL, "kangaroo 2")
    assert chain(seen) == ["1 kangaroo passes zebra and giraffe", "2 giraffe passes kangaroo"]
    assert [walk.gained for walk in seen.walks] == [0, 0, 0, 1, -1]
    assert [(leaver.why, leaver.step) for leaver in seen.leavers] == [(End.BOUNCED, None)]
    assert said(FULL, "kangaroo 2") == "Bo's lion and your parrot get in, Cleo's zebra is thrown out."
    assert said(FULL, "kangaroo 2", None) == "Bo's lion and Ana's parrot get in, Cleo's zebra is thrown out."


def test_where_the_card_comes_to_stand_if_nothing_else_happens() -> None:
    text = ">B: seal lion | Y: hippo || zebra/Y kangaroo/Y"
    assert said(text, "seal") == "No animal gets in or is thrown out, and your seal waits in place 1."
    assert look(text, "seal").flipped
    assert chain(look(text, "seal")) == ["1 seal swaps gate and exit"]
    assert chain(look(">B: lion | Y: hippo || -", "lion")) == []


def test_who_is_out_and_why() -> None:
    text = ">B: skunk parrot | Y: hippo || monkey/Y zebra/B crocodile/Y"
    seen = look(text, "skunk")
    assert [(leaver.why, leaver.step) for leaver in seen.leavers] == [(Why.STENCH, 1), (Why.STENCH, 1)]
    assert said(text, "skunk") == "No animal gets in yet, and your zebra and Bo's crocodile are thrown out."
    assert said(text, "parrot 1") == "No animal gets in yet, and Bo's monkey is thrown out."
    assert chain(look(text, "parrot 1")) == ["1 parrot throws out monkey", "2 zebra stops crocodile"]


def test_a_bat_that_comes_to_stand_in_the_light_is_the_last_link_of_the_chain() -> None:
    text = ">B: llama | Y: dog || bear/Y tiger/B bat/Y porcupine/Y"
    seen = look(text, "llama")
    burnt = next(leaver for leaver in seen.leavers if leaver.why is End.BURNT)
    assert seen.steps[-1].phase is Phase.CHECK
    assert burnt.step == seen.steps[-1].number == len(seen.steps)


def test_two_vultures_enter_without_the_gate() -> None:
    text = ">B: vulture bear | Y: dog || tiger/Y || thats_it: rhino/B vulture/Y"
    seen = look(text, "vulture vulture")
    assert len(seen.entrants) == 2
    assert Admitted(seen.entrants[0], None) in seen.events
    assert said(text, "vulture vulture") == "Bo's vulture and your vulture get in."


def test_what_is_the_same_whatever_one_chooses() -> None:
    state = parse_position(FULL)
    view = RULES.view(state, ANA)
    both = [preview(view, RULES.parse(f"kangaroo {over}")) for over in (1, 2)]
    assert not both[0].same_end(both[1])
    words = Language(NAMES, reader=ANA)
    assert plain(in_any_case(both, words)) == "Every choice lets in: Bo's lion. Thrown out: Cleo's zebra."
    assert both[0].same_end(both[0])


def test_everybody_who_leaves_has_a_word_for_it() -> None:
    assert set(OUT) == {*End, *Why}


def test_the_words_of_every_step_name_whose_animals_they_are() -> None:
    words = Language(NAMES, reader=ANA)
    for state in positions(60, seed=9):
        for action in RULES.legal_actions(state):
            seen = preview(RULES.view(state, state.to_move), action)
            for spans in [sentence(seen, words), *(telegram(step, words) for step in seen.steps)]:
                text = plain(spans)
                assert text
                assert not {"{", "}", "\x02", "\x03"} & set(text)
                assert all(owner is None or 0 <= owner < state.players for _, owner in spans)
