"""The table of the pub in the window: carried things, keys, what can be looked at, and whatever comes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from game.core.reel import Reel
from game.fantasy_pub.marks import Button, Deed, Die, Guest, HandCard, Own, Stop, marks, stop
from game.fantasy_pub.rules.actions import Call, Enter, Move
from game.fantasy_pub.rules.characters import CLAN, Character
from game.fantasy_pub.rules.events import Left
from game.fantasy_pub.rules.state import Phase
from game.fantasy_pub.show import dice, trays
from game.fantasy_pub.show.meaning import DieAt, PlateOf, Space, Thing, key_of
from game.fantasy_pub.show.tabletop import PubTabletop
from game.fantasy_pub.telling.names import DICE_KEY
from game.services.files import DISK_FULL
from game.shell.focus import Spot
from game.shell.paint.caps import Cap
from game.shell.scenes.reading.fan import Fan
from game.shell.scenes.reading.zoom import Zoom
from game.shell.signals import KEYBOARD, Intent
from game.shell.table import badge
from game.shell.table.log import Log
from game.shell.table.placing import shared
from game.shell.table.slots import STRIP
from game.shell.viewer.trying import TryTable
from tests.contract import looking_back
from tests.contract.house import House, beside_the_others
from tests.fantasy_pub.show.house import played

SMALL = (960, 600)
LEAVING = "N: elf1 card 0 | C: || door: dwarf1/N(n+n2) | 3: elf1/C(n2) || dice 5 2"
"""A dwarf may go home by either die."""


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    yield
    pygame.event.clear()


def at_the_table(folder: Path, seed: int = 4, decisions: int = 8) -> House:
    """A person is asked what to do, against the simplest computer."""
    line = ("--game", "fantasy_pub", "--seats", "human,greedy", "--seed", str(seed))
    house = House(folder, *line, program=beside_the_others)
    for _ in range(200):
        house.until_asked()
        state = house.table.match.state
        legal = house.table.match.rules.legal_actions(state)
        moves = [action for action in legal if isinstance(action, Move)]
        if len(house.table.match.actions) >= decisions and moves and not any(state.used):
            assert state.phase is Phase.TURN
            return house
        house.decide()
    raise AssertionError("nobody ever moves")


def spot_of(house: House, key: object) -> Spot:
    return next(spot for spot in house.spots() if spot.key == key)


def pixel(house: House, key: object) -> tuple[int, int]:
    return house.desktop.window.stage.pixels(spot_of(house, key).box).center


def head(house: House, key: object) -> tuple[int, int]:
    """High up, where there is no table behind."""
    box = house.desktop.window.stage.pixels(spot_of(house, key).box)
    return box.centerx, box.top + box.height // 8


def drag(house: House, key: object, onto: object) -> None:
    carry(house, pixel(house, key), (head if isinstance(onto, Guest) else pixel)(house, onto))


def carry(house: House, start: tuple[int, int], end: tuple[int, int]) -> None:
    halfway = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
    moved = {"rel": (0, 0), "buttons": (1, 0, 0)}
    for kind, at, more in (
        (pygame.MOUSEMOTION, start, moved),
        (pygame.MOUSEBUTTONDOWN, start, {"button": 1}),
        (pygame.MOUSEMOTION, halfway, moved),
        (pygame.MOUSEMOTION, end, moved),
        (pygame.MOUSEBUTTONUP, end, {"button": 1}),
    ):
        pygame.event.post(pygame.event.Event(kind, pos=at, **more))
        house.frame(0.02)


def a_move(house: House) -> Move:
    """One that a die and a character lead to."""
    match = house.table.match
    return next(action for action in match.rules.legal_actions(match.state) if isinstance(action, Move))


def test_a_character_dragged_to_a_table_goes_there(tmp_path: Path) -> None:
    house = at_the_table(tmp_path)
    action, seen = a_move(house), house.table.tabletop.view
    _, own, stop, die = marks(seen, action)
    house.click(key_of(seen, die))
    before = len(house.table.match.actions)
    drag(house, key_of(seen, own), key_of(seen, stop))
    assert house.table.match.actions[before:][:1] == [action]


def test_a_character_dragged_onto_whoever_sits_at_a_table_goes_there(tmp_path: Path) -> None:
    for seed in range(4, 12):
        house = at_the_table(tmp_path / str(seed), seed, decisions=14)
        seen, match = house.table.tabletop.view, house.table.match
        for action in match.rules.legal_actions(match.state):
            if not isinstance(action, Move):
                continue
            _, own, _, die = marks(seen, action)
            for who in seen.spaces[stop(seen, action)]:
                house.click(key_of(seen, die))
                before = len(match.actions)
                drag(house, key_of(seen, own), Guest(who))
                assert house.table.match.actions[before:][:1] == [action]
                return
    raise AssertionError("all sit alone")


def test_a_button_and_then_a_die_get_it_done(tmp_path: Path) -> None:
    house = at_the_table(tmp_path)
    match, seen = house.table.match, house.table.tabletop.view
    enter = next(each for each in match.rules.legal_actions(match.state) if isinstance(each, Enter))
    button, die = marks(seen, enter)
    before = len(match.actions)
    house.click(key_of(seen, button))
    assert len(match.actions) == before
    house.click(key_of(seen, die))
    assert match.actions[before:][:1] == [enter]


def test_a_die_dragged_to_a_character_aims_both(tmp_path: Path) -> None:
    house = at_the_table(tmp_path)
    action, seen = a_move(house), house.table.tabletop.view
    _, own, _, die = marks(seen, action)
    before = len(house.table.match.actions)
    drag(house, key_of(seen, die), key_of(seen, own))
    assert house.table.choosing is not None
    assert {*house.table.choosing.done} == {own, die}
    assert len(house.table.match.actions) == before


def where_he_is_called(folder: Path) -> tuple[House, Call]:
    """A table at which a die calls the barkeeper, and the action by which it does; not to whom it serves."""
    house = at_the_table(folder)
    match = house.table.match
    calls = (each for each in match.rules.legal_actions(match.state) if isinstance(each, Call))
    return house, next(call for call in calls if call.die in house.table.tabletop.view.dice)


def assert_he_is_called(house: House, call: Call, before: int) -> None:
    """By that die; who is to be served may be open yet."""
    done = house.table.match.actions[before:]
    choosing = house.table.choosing
    if done:
        assert done[0] == call
    else:
        assert choosing is not None
        assert {*choosing.done} == {Die(call.die), Button(Deed.CALL)}


def on_him(house: House) -> tuple[int, int]:
    """Where he stands, above the table."""
    stands = house.table.tabletop._places.barkeeper(house.table.tabletop.view.barkeeper)
    x, y, w, h = house.desktop.window.stage.pixels(stands)
    return x + w // 2, y + h // 4


def test_a_die_dropped_on_the_barkeeper_calls_him(tmp_path: Path) -> None:
    house, call = where_he_is_called(tmp_path)
    before, at = (
        len(house.table.match.actions),
        pixel(house, key_of(house.table.tabletop.view, Die(call.die))),
    )
    carry(house, at, on_him(house))
    assert_he_is_called(house, call, before)


def test_a_click_on_the_barkeeper_with_a_die_chosen_calls_him(tmp_path: Path) -> None:
    house, call = where_he_is_called(tmp_path)
    before = len(house.table.match.actions)
    assert Thing.BARKEEPER not in {spot.key for spot in house.spots()}
    house.click(key_of(house.table.tabletop.view, Die(call.die)))
    house.click_at(on_him(house))
    assert_he_is_called(house, call, before)


def test_a_die_that_cannot_call_the_barkeeper_does_not_offer_him(tmp_path: Path) -> None:
    for seed in range(4, 30):
        house = at_the_table(tmp_path / str(seed), seed, decisions=10)
        seen = house.table.tabletop.view
        if seen.barkeeper in seen.dice:
            house.click(key_of(seen, Die(seen.barkeeper)))
            assert Thing.BARKEEPER not in {spot.key for spot in house.spots()}
            return
    raise AssertionError("no die ever shows his table")


def test_dragged_nowhere_it_only_aims_or_does_nothing(tmp_path: Path) -> None:
    house = at_the_table(tmp_path)
    before = len(house.table.match.actions)
    drag(house, DieAt(0), Thing.RESERVE)
    assert len(house.table.match.actions) == before


def test_letters_aim_dice_at_once_and_digits_count_tables_once_they_are_asked_for(tmp_path: Path) -> None:
    house = at_the_table(tmp_path)
    action, seen = a_move(house), house.table.tabletop.view
    choosing = house.table.choosing
    assert choosing is not None
    house.key(pygame.K_d)
    assert [mark.value for mark in choosing.done] == [0]
    house.key(pygame.K_d)
    assert choosing.done == []
    assert spot_of(house, Button(Deed.MOVE)).digit == 2
    house.key(pygame.K_2)
    house.key(pygame.K_2)
    assert choosing.done == [Button(Deed.MOVE)]
    if any(isinstance(mark, Own) for mark in choosing.options()):
        house.click(Guest(CLAN[seen.to_move][action.who]))
    ends = [mark for mark in choosing.options() if isinstance(mark, Stop)]
    for end in ends:
        assert spot_of(house, Space(end.space)).digit == (end.space or 7)
    assert spot_of(house, Button(Deed.MOVE)).digit is None


def test_a_die_chosen_by_key_keeps_what_a_key_pointed_at_and_leads_to_nothing_else(tmp_path: Path) -> None:
    """Or it stays where it is, if that does not go with it."""
    house = House(tmp_path, "--game", "fantasy_pub", "--position", LEAVING, program=beside_the_others)
    house.until_asked()
    table = house.table
    assert table.choosing is not None
    for code, key in ((pygame.K_4, Button(Deed.LEAVE)), (pygame.K_3, Button(Deed.CALL))):
        house.key(code)
        house.key(pygame.K_s)
        assert table.focus.key == key
        assert Die(2) in table.choosing.done
        house.key(pygame.K_ESCAPE)
    house.key(pygame.K_4)
    house.key(pygame.K_d)  # nobody leaves with both
    assert table.focus.key == Thing.SUM
    assert not table.match.actions
    for code in (pygame.K_ESCAPE, pygame.K_4, pygame.K_s, pygame.K_RETURN):
        house.key(code)
    assert [table.match.rules.spell(action) for action in table.match.actions] == ["leave dwarf1 2"]


def test_no_frame_goes_through_the_keys_of_the_dice(tmp_path: Path) -> None:
    house = at_the_table(tmp_path)
    board, brush = house.table.tabletop, house.desktop.window.brush
    keys = [Cap("A"), Cap("S")]
    caps = [item for item in dice.items(brush, board.board, (), keys) if item.key[0] == "die key"]  # type: ignore[attr-defined, index]
    view = board.view
    boxes = [*board.where([DICE_KEY]) * 2, *board.where([Die(value) for value in view.dice])]
    for number, box in enumerate(boxes):
        assert brush.stage.pixels(box).contains(caps[number % 2].rect)


def test_a_message_in_the_draft_lies_on_nothing_that_can_be_pressed(tmp_path: Path) -> None:
    house = House(tmp_path, "--game", "fantasy_pub", "--seats", "human,greedy", program=beside_the_others)
    house.until_asked()
    assert house.table.match.state.phase is Phase.DRAFT
    table, brush = house.table, house.desktop.window.brush
    table.badge.show("The coach is helping. This is now a casual game.")
    spots = house.spots()
    items = table.tableau._items(brush, table.hud(), spots, [])
    pressed = [brush.stage.pixels(spot.box) for spot in spots if spot.active]
    pressed.append(brush.stage.pixels(spot_of(house, Button(Deed.PUT_AWAY)).box))
    assert items[-1].rect.collidelist(pressed) == -1
    slots = table.tabletop.slots
    assert badge.place(brush, slots, "Hm", []).y < slots[STRIP].y, "where nothing is in the way"


def test_what_is_not_saved_is_said_over_words_or_where_nothing_can_be_pressed(tmp_path: Path) -> None:
    house = at_the_table(tmp_path)
    table, brush = house.table, house.desktop.window.brush
    house.desk.saves.unsaved.leave("a file", lambda: None, DISK_FULL)
    spots, slots = house.spots(), table.tabletop.slots
    items = table.tableau._items(brush, table.hud(), spots, [])
    pressed = [brush.stage.pixels(spot.box) for spot in spots if spot.active]
    assert items[-1].rect.collidelist(pressed) == -1
    over = badge.instead(brush, slots, "Hm", [])
    assert slots[STRIP].y <= over.y < over.y + over.h <= slots[STRIP].y + slots[STRIP].h
    button = over._replace(x=over.x + 0.8 * over.w, w=9)
    assert shared(badge.instead(brush, slots, "Hm", [button]), button) == 0, "it is narrower"
    button = over._replace(x=over.x + 0.1 * over.w, w=9)
    assert badge.instead(brush, slots, "Hm", [button]).y < slots[STRIP].y, "there is too little room"


def test_escape_steps_back_one_by_one(tmp_path: Path) -> None:
    house = at_the_table(tmp_path)
    choosing = house.table.choosing
    assert choosing is not None
    house.key(pygame.K_a)
    house.key(pygame.K_s)
    assert [mark.value for mark in choosing.done] == [0]
    for _ in range(4):
        if choosing.begun:
            house.key(pygame.K_ESCAPE)
    assert choosing.done == []
    assert house.top is house.table


def test_the_button_of_the_events_leads_to_the_first_that_can_be_played(tmp_path: Path) -> None:
    house = at_the_table(tmp_path)
    spot = spot_of(house, Thing.EVENTS)
    if spot.active:
        house.click(Thing.EVENTS)
        assert isinstance(house.table.focus.key, HandCard)


def test_a_plate_opens_all_that_is_public_and_a_guest_is_seen_large(tmp_path: Path) -> None:
    house = at_the_table(tmp_path)
    house.click(PlateOf(house.table.match.state.to_move))
    assert isinstance(house.top, Fan)
    house.key(pygame.K_ESCAPE)
    guest = next(spot for spot in house.spots() if isinstance(spot.key, Guest))
    house.table.focus.lead_to(guest.key)
    house.key(pygame.K_i)
    assert isinstance(house.top, Zoom)
    house.key(pygame.K_ESCAPE)
    house.key(pygame.K_l)
    assert isinstance(house.top, Log)
    house.frame()


@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_pressed_nothing_breaks(seed: int, tmp_path: Path) -> None:
    house, chance = at_the_table(tmp_path, seed), Random(seed)
    keys = [*range(pygame.K_1, pygame.K_8), *map(ord, "asdqwehx"), pygame.K_RETURN, pygame.K_TAB]
    keys += [pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_ESCAPE]
    width, height = SMALL
    for _ in range(250):
        if chance.random() < 0.5:
            house.key(chance.choice(keys))
        else:
            at = chance.randrange(width), chance.randrange(height)
            kind = chance.choice((pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP))
            more = {"rel": (0, 0), "buttons": (0, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
            pygame.event.post(pygame.event.Event(kind, pos=at, **more))
            house.frame(0.05)
        if house.stack.top is None:
            return


def test_a_letter_that_the_player_has_bound_otherwise_is_on_no_cap(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, caps = at_the_table(tmp_path), list[str]()

    def noted(brush: object, cap: Cap, *more: object) -> None:
        caps.append(cap.text)

    for painter in (dice, trays):
        monkeypatch.setattr(painter, "paint_cap", noted)
    bindings = house.desk.bindings
    for code, intent in ((pygame.K_s, Intent.HINT), (pygame.K_w, Intent.UP), (pygame.K_d, Intent.RIGHT)):
        bindings.bind(KEYBOARD, intent, code)
    house.post(pygame.WINDOWSIZECHANGED, x=SMALL[0] + 40, y=SMALL[1])
    house.wait()
    letters = {cap for cap in caps if cap.isalpha()}
    assert "Q" in letters
    assert not letters & {*"SWD"}
    assert [house.desk.letter(each).text for each in "as"] == ["A", ""]


# Who went home first


def hats(house: House) -> list[Character]:
    """As they hang at the table in front."""
    tabletop = house.top.tableau.tabletop  # type: ignore[attr-defined]
    assert isinstance(tabletop, PubTabletop)
    return tabletop.board.hats.order


def test_hats_hang_in_the_order_of_leaving_in_a_replay_in_what_if_and_in_a_game_gone_on_with(
    tmp_path: Path,
) -> None:
    house, mixed = House(tmp_path, "--game", "fantasy_pub", program=beside_the_others), 0
    for seed in range(3):
        match, _ = played(2, seed)
        reel, last = Reel(match), len(match.actions) - 1
        left = [event.who for event in reel.happened(last) if isinstance(event, Left)]
        mixed += left != [who for row in match.state.out for who in row if who in left]
        house.open(house.routes.viewer(looking_back.saved(house.desk.module, match), last))
        assert hats(house) == left
        house.key(pygame.K_w)
        house.frame()
        assert isinstance(house.top, TryTable)
        assert hats(house) == left
        match.undo()
        house.open(house.routes.resume(looking_back.saved(house.desk.module, match)))
        assert hats(house) == left
    assert mixed, "players in turns, and not one after the other"
