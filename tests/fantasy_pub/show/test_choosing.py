"""Choosing in the pub: whatever can be done can be pointed at, in any order, and what cannot says why."""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import copy
from functools import cache
from itertools import permutations
from random import Random

import pytest

from game.core.choosing import Aim, InAnyOrder, Mark
from game.core.match import AnyMatch, Match
from game.fantasy_pub.marks import (
    Button,
    Deed,
    Die,
    Guest,
    HandCard,
    Own,
    Place,
    Spare,
    Stop,
    course,
    marks,
    space_of,
    stop,
)
from game.fantasy_pub.rules.actions import Action, Call, Enter, Leave, Move, value_of
from game.fantasy_pub.rules.characters import CLAN, OWNER, Figure
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.house import EVENT_CARDS
from game.fantasy_pub.rules.moving import steps
from game.fantasy_pub.rules.setup import Setup
from game.fantasy_pub.rules.state import Phase, State
from game.fantasy_pub.rules.view import View, view
from game.fantasy_pub.show import action_bar
from game.fantasy_pub.show.deeds import deeds
from game.fantasy_pub.show.dice import whole
from game.fantasy_pub.show.forecast import Forecaster
from game.fantasy_pub.show.foreseen import changes
from game.fantasy_pub.show.meaning import DieAt, Space, Thing, key_of, meant
from game.fantasy_pub.telling.cast import first_name
from game.fantasy_pub.telling.names import DECK_KEY, SIDE_KEY
from game.shell.focus import Spot
from game.shell.marked import plain
from tests.fantasy_pub.show.pictures import NAMES, Window

USE = Button(Deed.ADJUST)
MOST = 24
"""Clicks that any action takes at most, in whatever order."""


@cache
def states() -> tuple[State, ...]:
    """Somebody is to decide, in turns early and late."""
    found = []
    for seed in range(6):
        chance, match = Random(seed), game(seed)
        while match.to_act is not None:
            legal = RULES.legal_actions(match.state)
            if match.state.phase is Phase.TURN and chance.random() < 0.06:
                found.append(match.state)
            match.submit(chance.choice(legal))
    return tuple(found)


def game(seed: int) -> AnyMatch:
    return Match(RULES, Setup(2 + seed % 3), seed)


def asked(state: State) -> tuple[View, InAnyOrder]:
    seen = RULES.view(state, state.to_move)
    return seen, InAnyOrder(RULES.legal_actions(state), lambda action: marks(seen, action))


def sample(state: State, count: int, seed: int = 1) -> list[Action]:
    legal = RULES.legal_actions(state)
    return Random(seed).sample(legal, min(count, len(legal)))


def orders(carried: tuple[Mark, ...], chance: Random) -> Iterator[tuple[Mark, ...]]:
    every = [order for order in permutations(carried) if not reads_as_a_move(order)]
    yield from chance.sample(every, min(6, len(every)))


def reads_as_a_move(order: tuple[Mark, ...]) -> bool:
    """A character and a table are a move, unless it was said before that they are not."""
    said = next(number for number, mark in enumerate(order) if isinstance(mark, Button | HandCard))
    if order[said] == Button(Deed.MOVE):
        return False
    before = order[:said]
    return any(isinstance(mark, Own | Guest) for mark in before) and any(
        isinstance(mark, Place) for mark in before
    )


def click(seen: View, choosing: InAnyOrder, mark: Mark) -> Action | None:
    found = choosing.choose_all(meant(seen, choosing, key_of(seen, mark)))
    assert found is None or isinstance(found, Action)
    return found


def test_every_action_is_reached_by_clicks_in_every_order_of_its_marks() -> None:
    for number, state in enumerate(states()):
        for action in sample(state, 6, number):
            seen, first = asked(state)
            for order in orders(marks(seen, action), Random(number)):
                choosing = copy(first)
                done = reached(seen, choosing, action, order)
                assert done == action, (seen, action, order)


def reached(seen: View, choosing: InAnyOrder, action: Action, order: tuple[Mark, ...]) -> Action | None:
    """Click on what carries each mark, and then on whatever is missing."""
    for mark in order:
        key = key_of(seen, mark)
        means = meant(seen, choosing, key)
        if means and any(each in choosing.done and isinstance(each, Aim) for each in means):
            continue  # it would be let go
        if (done := choosing.choose_all(means)) is not None:
            return done
    for _ in range(MOST):
        missing = [mark for mark in marks(seen, action) if mark not in choosing.done]
        wanted = next((mark for mark in missing if mark in meant(seen, choosing, key_of(seen, mark))), None)
        if wanted is None:
            wanted = next(mark for mark in marks(seen, action) if isinstance(mark, Button | HandCard))
        if (done := click(seen, choosing, wanted)) is not None:
            return done
    return None


def test_no_aim_gets_anything_done() -> None:
    for state in states():
        seen, choosing = asked(state)
        chance = Random(state.turn)
        for _ in range(12):
            keys = [
                key
                for key in (*map(DieAt, range(2)), Thing.SUM, *map(Guest, CLAN[seen.to_move]))
                if not isinstance(key, Guest) or any(key.who in line for line in seen.spaces)
            ]
            key = chance.choice(keys)
            means = meant(seen, choosing, key)
            action = choosing.choose_all(means)
            assert action is None or not isinstance(means[-1], Aim)


def test_a_first_click_on_a_table_or_a_guest_gets_nothing_done() -> None:
    for state in states():
        seen, choosing = asked(state)
        guests = [Guest(who) for line in seen.spaces for who in line]
        for key in (*map(Space, range(7)), *guests):
            assert copy(choosing).choose_all(meant(seen, choosing, key)) is None


def test_a_die_a_character_and_a_table_are_a_whole_move() -> None:
    tried = 0
    for state in states():
        for action in RULES.legal_actions(state):
            if not isinstance(action, Move):
                continue
            seen, choosing = asked(state)
            _, own, stop, die = marks(seen, action)
            done = [click(seen, choosing, mark) for mark in (die, own, stop)]
            assert done == [None, None, action]
            tried += 1
    assert tried > 100


def test_the_second_die_adds_both_and_once_more_lets_go() -> None:
    state = next(
        state
        for state in states()
        if not any(state.used)
        and state.dice[0] != state.dice[1]
        and RULES.legal_actions(state)[0]
        and any(isinstance(action, Enter) for action in RULES.legal_actions(state))
    )
    seen, choosing = asked(state)
    for key, expected in (
        (DieAt(0), [state.dice[0]]),
        (DieAt(1), [0]),
        (DieAt(0), [state.dice[1]]),
        (DieAt(1), []),
    ):
        choosing.choose_all(meant(seen, choosing, key))
        assert [mark.value for mark in choosing.done] == expected


def able(choosing: InAnyOrder) -> list[Own]:
    """Those who can do something themselves."""
    ways = [*choosing.carrying([Button(Deed.MOVE)]), *choosing.carrying([Button(Deed.LEAVE)])]
    return [*dict.fromkeys(mark for way in ways for mark in way if isinstance(mark, Own))]


def test_whoever_points_at_another_of_his_own_has_changed_his_mind() -> None:
    for state in states():
        seen, choosing = asked(state)
        own = able(choosing)
        if len(own) > 1:
            click(seen, choosing, own[0])
            click(seen, choosing, own[1])
            assert choosing.done == [own[1]]


def test_a_guest_of_the_own_is_served_once_the_barkeeper_is_called() -> None:
    for state in states():
        for action in RULES.legal_actions(state):
            if isinstance(action, Call) and action.guest is not None and OWNER[action.guest] == state.to_move:
                seen, choosing = asked(state)
                click(seen, choosing, Button(Deed.CALL))
                click(seen, choosing, Place(action.die))
                assert click(seen, choosing, Guest(action.guest)) in (action, None)


def in_the_room(seen: View) -> list[Guest | Space]:
    return [*(Guest(who) for line in seen.spaces for who in line), *map(Space, range(7))]


def test_nobody_means_a_card_or_the_barkeeper_before_saying_so() -> None:
    stuck = 0
    for state in states():
        seen, first = asked(state)
        unable = {Guest(who) for who in CLAN[seen.to_move]} - {key_of(seen, own) for own in able(first)}
        for start in (None, DieAt(0), DieAt(1)):
            choosing = copy(first)
            choosing.choose_all(meant(seen, choosing, start) if start is not None else ())
            for key in in_the_room(seen):
                then = copy(choosing)
                means = meant(seen, then, key)
                assert not any(isinstance(mark, Guest | Place | HandCard) for mark in means)
                then.choose_all(means)
                if means:
                    assert any(isinstance(action, Move | Leave) for action in then.open)
                if key in unable:
                    assert not means
                    stuck += 1
    assert stuck


def test_what_was_said_to_be_done_stays_so_whatever_is_pointed_at_in_the_room() -> None:
    chance, kept = Random(3), 0
    for state in states():
        seen, first = asked(state)
        for deed in (mark for mark in first.everything if isinstance(mark, Button | HandCard)):
            choosing = copy(first)
            if click(seen, choosing, deed) is not None:
                continue
            for _ in range(6):
                key = chance.choice([*in_the_room(seen), DieAt(0), DieAt(1)])
                if (action := choosing.choose_all(meant(seen, choosing, key))) is not None:
                    assert deed in marks(seen, action)
                    break
                assert deed in choosing.done
                kept += 1
    assert kept > 100


def test_a_die_gets_done_what_was_said_and_nothing_that_was_not() -> None:
    entered = 0
    for state in states():
        for action in RULES.legal_actions(state):
            if isinstance(action, Enter):
                seen, choosing = asked(state)
                button, die = marks(seen, action)
                said_first = copy(choosing)
                assert [click(seen, choosing, die), click(seen, choosing, button)] == [None, action]
                if click(seen, said_first, button) is None:
                    assert click(seen, said_first, die) == action
                    entered += 1
    assert entered


def test_whoever_sits_at_a_table_that_is_asked_for_stands_for_it() -> None:
    tried = 0
    for state in states():
        for action in RULES.legal_actions(state):
            if not isinstance(action, Move):
                continue
            seen, first = asked(state)
            button, own, end, die = marks(seen, action)
            for before in ((die, own), (button, own, die)):
                choosing = copy(first)
                if any(click(seen, choosing, mark) is not None for mark in before):
                    continue
                others = [who for who in seen.spaces[stop(seen, action)] if OWNER[who] != seen.to_move]
                for who in others:
                    assert end in meant(seen, choosing, Guest(who))
                    assert copy(choosing).choose_all(meant(seen, choosing, Guest(who))) == action
                    tried += 1
    assert tried > 20


@pytest.fixture(scope="module")
def window() -> Window:
    return Window(seats=4)


def spots_of(window: Window, state: State, choosing: InAnyOrder) -> list[Spot]:
    window.board.resync(RULES.view(state, state.to_move))
    return window.board.spots(window.hud(choosing=choosing), [])


def unled(choosing: InAnyOrder) -> list[Mark]:
    """What can be pointed at before anything is said: dice, buttons, cards, and where a Move ends."""
    return [mark for mark in choosing.options() if isinstance(mark, Die | Button | HandCard | Stop)]


def test_what_is_not_possible_says_why_and_everything_possible_has_a_spot(window: Window) -> None:
    for state in [state for state in states() if state.players == 4][:12]:
        seen, choosing = asked(state)
        for action in (None, *sample(state, 3)):
            if action is not None:
                choosing.choose(marks(seen, action)[0])
            spots = spots_of(window, state, choosing)
            keys = {spot.key for spot in spots if spot.active}
            options = choosing.options() if action is not None else [*able(choosing), *unled(choosing)]
            assert {key_of(seen, mark) for mark in options} <= keys
            for spot in spots:
                if isinstance(spot.key, Space | Guest | Button | HandCard) and not spot.active:
                    assert spot.text, spot
            for spot in spots:
                assert min(spot.box.w, spot.box.h) >= 48, spot


def test_whoever_cannot_move_says_so_whether_move_is_chosen_or_not(window: Window) -> None:
    forecaster, told = Forecaster(window.desk, window.board._party), 0
    for state in [state for state in states() if state.players == window.seats]:
        seen, first = asked(state)
        for said in ([], [Button(Deed.MOVE)]):
            choosing = copy(first)
            if not choosing.goes(said) or choosing.choose_all(said) is not None:
                continue
            for spot in spots_of(window, state, choosing):
                mine = isinstance(spot.key, Guest) and OWNER[spot.key.who] == seen.to_move
                if mine and not spot.active:
                    assert forecaster.look(seen, choosing, spot.key) is None
                    told += "too many beers to move" in spot.text
    assert told


def test_stops_come_before_places_on_the_same_spot() -> None:
    for state in states():
        seen, choosing = asked(state)
        for mark in choosing.everything:
            if isinstance(mark, Stop):
                assert meant(seen, choosing, Space(mark.space))[0] == mark


def test_every_button_has_a_line_whatever_is_chosen(window: Window) -> None:
    for state in [state for state in states() if state.players == 4][:12]:
        seen, choosing = asked(state)
        for action in (None, *sample(state, 4, state.turn)):
            for mark in marks(seen, action) if action is not None else ():
                if isinstance(mark, Aim):
                    choosing.choose(mark)
            told = deeds(seen, choosing, window.desk.words(NAMES))
            assert len(told) == 6
            assert all(each.line for each in told)


@pytest.mark.parametrize(
    ("inside", "dice", "said", "line"),
    [
        ("3: troll/N(n3)", "4 2", (), "2, 4 or 6 steps"),
        ("3: troll/N(n3+n2)", "4 2", (), "2 or 4 steps"),
        ("3: troll/N(n3+n2)", "4 2", (Die(2),), "nobody can move"),
        ("3: troll/N(n3+n2)", "4 2*", (), "2 steps"),
        ("3: troll/N(n3+n3)", "4 2*", (), "one step"),
        ("3: troll/N(n3) | 6: elf1/N(n+n2)", "3 2*", (), "1 or 3 steps"),
        ("3: troll/N(n3) | 6: elf1/N(n+n2)", "5 3", (), "up to 8 steps"),
        ("3: troll/N(n3) | 6: elf1/N(n+n2)", "5 3", (Own(Figure(4)),), "1, 3 or 6 steps"),
        ("3: troll/N(n3) | 6: elf1/N(n+n4)", "4 3*", (Own(Figure(4)),), "too many beers"),
    ],
)
def test_the_steps_that_move_promises_are_those_that_the_beers_leave(
    window: Window, inside: str, dice: str, said: tuple[Mark, ...], line: str
) -> None:
    seen, choosing = asked(Match.at(RULES, f"N: | C: || {inside} || dice {dice}").state)
    for mark in said:
        choosing.choose(mark)
    told = deeds(seen, choosing, window.desk.words(NAMES))
    assert [each.line for each in told if each.key == Button(Deed.MOVE)] == [line]


def test_the_steps_that_move_promises_are_those_of_some_move() -> None:
    words = Window(seats=2).desk.words(NAMES)
    for state in states():
        seen, choosing = asked(state)
        moves = [action for action in RULES.legal_actions(state) if isinstance(action, Move)]
        far = {
            steps(value_of(seen.dice, move.die), len(seen.beers[CLAN[seen.to_move][move.who]]))
            for move in moves
        }
        (told,) = (each for each in deeds(seen, choosing, words) if each.key == Button(Deed.MOVE))
        promised = {int(number) for number in re.findall(r"\d+", told.line.replace("one step", "1"))}
        assert promised <= far
        assert max(promised, default=0) == max(far, default=0)


def test_the_button_of_the_events_tells_how_many_of_them_can_be_played(window: Window) -> None:
    lines = set[str]()
    for state in states():
        seen, choosing = asked(state)
        for each in deeds(seen, choosing, window.desk.words(NAMES)):
            if each.key == Thing.EVENTS and each.possible:
                hand = seen.hands[seen.to_move]
                played = sum(HandCard(card) in choosing.everything for card in hand if card is not None)
                usual = "one card" if played == 1 else f"{played} cards"
                assert each.line == (usual if played == len(hand) else f"{played} of {len(hand)} cards")
                lines.add(each.line)
    assert "1 of 3 cards" in lines


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_every_action_keeps_its_key_beside_large_letters(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    caps = list[str]()
    monkeypatch.setattr(action_bar, "paint_cap", lambda brush, cap, *_: caps.append(cap.text))
    window = Window(size=(960, 600), text=200, language=language)
    state = next(each for each in states() if each.players == window.seats and each.phase is Phase.TURN)
    seen, choosing = asked(state)
    window.show(seen, window.hud(choosing=choosing))
    assert {*caps} == {*"123456"}


def test_a_hint_finds_what_it_lights(window: Window) -> None:
    board = window.board
    state = next(each for each in states() if each.players == window.seats and len({*each.dice}) == 2)
    fresh = state.copy()
    fresh.used = (False, False)
    board.resync(view(fresh, fresh.to_move))
    assert board.where([DECK_KEY, SIDE_KEY]) == [board._places[f"tray.{name}"] for name in ("deck", "card")]
    for die, box in zip(fresh.dice, board._places.dice(), strict=True):
        assert board.where([Die(die)]) == [whole(box)]
    fresh.used = (True, False)
    board.resync(view(fresh, fresh.to_move))
    assert board.where([Die(fresh.dice[0])]) == [], "it is spent"


def test_a_hint_frames_the_event_cards_while_one_is_put_away() -> None:
    window, (seen, choosing) = Window(seats=2), asked(RULES.new_game(Setup(2), 5).state)
    hud = window.hud(choosing=choosing)
    window.board.resync(seen)
    window.board.attend(hud)
    large = {spot.key: spot.box for spot in window.board.spots(hud, ())}
    cards = [card for card in seen.hands[seen.to_move] if card is not None]
    framed = window.board.where([EVENT_CARDS[card].key for card in cards])
    assert framed == [large[Spare(card)] for card in cards]


def test_ends_that_are_told_beside_each_other_can_be_told_apart(window: Window) -> None:
    party, found = window.board._party, 0
    for state in (each for each in states() if each.players == window.seats):
        seen, choosing = asked(state)
        choosing.choose(Button(Deed.MOVE))
        forecast = Forecaster(window.desk, party).look(seen, choosing, None)
        if forecast is not None and forecast.action is None:
            told = [sentence.text for sentence in forecast.sentences]
            assert len({*told}) == len(told)
            found += 1
    assert found


def test_whoever_goes_by_a_name_in_what_is_foretold_is_told_by_the_face(window: Window) -> None:
    party, faces = window.board._party, 0
    forecaster = Forecaster(window.desk, party)
    for state in (each for each in states() if each.players == window.seats):
        seen, first = asked(state)
        words = party.words(window.desk).seeing(seen)
        named = {first_name(who, words): who for line in seen.spaces for who in line}
        for action in sample(state, 12):
            choosing = copy(first)
            choosing.choose_all([mark for mark in marks(seen, action) if isinstance(mark, Aim)])
            forecast = forecaster.look(seen, choosing, None)
            for sentence in forecast.sentences if forecast is not None else ():
                text = plain(sentence.text)
                called = [who for name, who in named.items() if text.startswith(name)]
                assert sentence.face in (called or [None, *named.values()]), text
                if sentence.face is not None:
                    assert first_name(sentence.face, words) in text
                    faces += 1
    assert faces


@pytest.mark.parametrize("code", ["en", "de", "fr", "es"])
def test_nobody_is_named_twice_in_one_of_several_ends(window: Window, code: str) -> None:
    """Whom the barkeeper serves: not "your dwarf: your dwarf drinks"."""
    desk = window.desk
    desk.translations.speak(code)
    table = "N: card 0 | C: || 4: dwarf1/N(n3) goblin1/C(n2) || dice 4 2*"
    seen, choosing = asked(Match.at(RULES, table).state)
    choosing.choose(Button(Deed.CALL))
    found = Forecaster(desk, window.board._party).look(seen, choosing, None)
    desk.translations.speak("en")
    assert found is not None
    assert len(found.sentences) == 2
    for sentence in found.sentences:
        assert ":" not in plain(sentence.text)


def test_a_way_that_is_foreseen_begins_where_somebody_is() -> None:
    for state in states():
        seen, _ = asked(state)
        for action in RULES.legal_actions(state):
            if isinstance(action, Move):
                way = course(seen, action)
                assert way[0] == space_of(seen, CLAN[seen.to_move][action.who])
                assert way[-1] == stop(seen, action)


def test_of_two_ends_the_other_one_is_foreseen_too(window: Window) -> None:
    forecaster, found = Forecaster(window.desk, window.board._party), 0
    for state in (each for each in states() if each.players == window.seats):
        seen, first = asked(state)
        for action in RULES.legal_actions(state):
            choosing = copy(first)
            said = [mark for mark in marks(seen, action) if not isinstance(mark, Stop)]
            if not isinstance(action, Move) or choosing.choose_all(said) is not None:
                continue
            ends = [mark for mark in choosing.options() if isinstance(mark, Stop)]
            forecast = forecaster.look(seen, choosing, Space(ends[0].space)) if len(ends) == 2 else None
            ahead = changes(seen, forecast) if forecast is not None else None
            if ahead is not None:
                assert ahead.aside is not None
                assert ahead.aside[:2] == (CLAN[seen.to_move][action.who], ends[1].space)
                found += 1
    assert found


TABLE = "N: card {side} | C: || 4: dwarf1/N(n3) goblin1/C(n2) || dice {dice}"


@pytest.mark.parametrize("dice", ["4 2", "4 2*", "6 2*"])
@pytest.mark.parametrize(("side", "points"), [("+1", 3), ("-1", 2)])
@pytest.mark.parametrize("mine", [True, False])
def test_whoever_points_at_the_card_reads_what_it_does_and_what_its_beer_is_worth(
    window: Window, dice: str, side: str, points: int, mine: bool
) -> None:
    """Whether it can be used or not: also where its die shows a six already."""
    state = Match.at(RULES, TABLE.format(side=side, dice=dice)).state
    seen, choosing = asked(state)
    if not mine:
        seen = RULES.view(state, None)
    found = Forecaster(window.desk, window.board._party).look(seen, choosing if mine else None, USE)
    window.board.resync(seen)
    spots = window.board.spots(window.hud(choosing=choosing if mine else None), [])
    read = next(spot.text for spot in spots if spot.key == USE)
    if found is not None:
        read = " ".join(plain(each.text) for each in found.sentences)
    assert f"The beer: {points} points at the end if the card still shows {side}." in read
    usable = found is not None or not mine
    assert ("a die for free" if usable else "You cannot use") in read
