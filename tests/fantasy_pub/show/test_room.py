"""What is seen in the room at rest: flames, hats, plates, hands that lie face down."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import inf

import pygame
import pytest

from game.core.match import Match
from game.core.rules import Seat
from game.fantasy_pub.marks import Button, Deed, Die, HandCard, Own, Spare
from game.fantasy_pub.rules.actions import BOTH
from game.fantasy_pub.rules.characters import CLAN, Character, Figure
from game.fantasy_pub.rules.events import Entered
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.house import Card
from game.fantasy_pub.rules.setup import Setup
from game.fantasy_pub.rules.state import CLOSING, TABLES, Stage, put
from game.fantasy_pub.rules.view import view
from game.fantasy_pub.show import flames, guest_plates, shelf
from game.fantasy_pub.show.dues import Holding
from game.fantasy_pub.show.flames import Flames
from game.fantasy_pub.show.guest_plates import AS_IT_IS, Change
from game.fantasy_pub.show.guests import Mien
from game.fantasy_pub.show.places import Pose
from game.fantasy_pub.show.shelves import Mantel, turns_left
from game.fantasy_pub.show.tokens import Look, TokenArt
from game.shell.layers import Item
from game.shell.paint.brush import Brush
from game.shell.stage import Box
from game.shell.table.slots import STRIP
from game.shell.table.tabletop import Count
from tests.fantasy_pub.show.house import played
from tests.fantasy_pub.show.pictures import ART, SIZES, TYPE, Window, choosing
from tests.fantasy_pub.show.test_looks import busy

TARGET = 48.0
"""Units, at least, of whatever can be pointed at in the tray."""


def meet(one: Box, other: Box) -> bool:
    return (
        one.x < other.x + other.w
        and other.x < one.x + one.w
        and one.y < other.y + other.h
        and other.y < one.y + one.h
    )


def inside(inner: Box, outer: Box) -> bool:
    return (
        inner.x >= outer.x
        and inner.y >= outer.y
        and inner.x + inner.w <= outer.x + outer.w
        and inner.y + inner.h <= outer.y + outer.h
    )


def brush(window: Window) -> Brush:
    return Brush(pygame.Surface(window.size), window.stage, ART, TYPE)


def shown(window: Window) -> list[Item]:
    return window.board.items(brush(window))


# Flames


def test_flames_flicker_a_few_times_a_second_and_few_at_a_time() -> None:
    burning = Flames()
    ticks = sum(burning.advance(0.02) for _ in range(500))
    assert 35 <= ticks <= 60  # in ten seconds
    looks = []
    for _ in range(60):
        burning.advance(flames.BEAT)
        looks.append([burning.candle(table) for table in TABLES])
    changed = [sum(map(int.__ne__, before, now)) for before, now in pairwise(looks)]
    assert max(changed) <= 3
    assert {moment for look in looks for moment in look} == {0, 1, 2}


def test_only_flames_are_painted_anew_while_nothing_happens() -> None:
    window = Window()
    window.show(busy(4))
    before = {item.key: item.picture for item in shown(window)}
    assert window.board.idle(flames.BEAT)
    after = {item.key: item.picture for item in shown(window)}
    assert before.keys() == after.keys()
    changed = {key for key in before if before[key] is not after[key]}
    assert "fire" in changed
    assert all(key == "fire" or (isinstance(key, tuple) and key[0] == "candle") for key in changed)


def test_nothing_flickers_for_whoever_wants_less_motion() -> None:
    window = Window(reduced_motion=True)
    window.show(busy(4))
    assert not any(window.board.idle(1.0) for _ in range(20))


# Hats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hats_hang_on_their_pegs_and_further_ones_below(seats: int) -> None:
    window = Window(seats=seats)
    slot, pegs = window.board.slots["mantel"], CLOSING[seats]
    for hats in (0, pegs, pegs + 5, 7 * seats):
        boxes = shelf.boxes(slot, pegs, hats)
        assert len(boxes) == max(pegs, hats)
        assert all(slot.x <= box.centre[0] <= slot.x + slot.w for box in boxes)
        assert all(slot.y - 4 <= box.centre[1] <= slot.y + slot.h for box in boxes)
        middles = [box.centre for box in boxes]
        assert len({*middles}) == len(middles)
        if hats > pegs:
            assert min(y for _, y in middles[pegs:]) > max(y for _, y in middles[:pegs])


def test_a_hat_on_its_way_does_not_hang_yet() -> None:
    window, state = Window(seats=2), busy(2)
    seen, dress = view(state, None), window.board._party.dress
    gone = [who for row in state.out for who in row]
    assert Mantel.of(seen, gone, dress, window.desk).hats == ("blue", "yellow")
    assert Mantel.of(seen, gone[1:], dress, window.desk).hats == ("yellow",)


@pytest.mark.parametrize(
    ("stage", "start", "to_move", "left"),
    [
        (Stage.LAST_ROUND, 0, 1, [1, 2, 2]),
        (Stage.LAST_ROUND, 2, 0, [2, 2, 1]),
        (Stage.EXTRA, 0, 1, [0, 1, 1]),
        (Stage.EXTRA, 1, 1, [1, 1, 1]),
    ],
)
def test_at_closing_time_everybody_sees_how_many_turns_are_left(
    stage: Stage, start: int, to_move: int, left: list[int]
) -> None:
    state = busy(3, stage)
    state.start, state.to_move = Seat(start), Seat(to_move)
    assert [turns_left(view(state, None), Seat(seat)) for seat in range(3)] == left
    assert turns_left(view(busy(3), None), Seat(0)) is None


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("open_piles", [True, False])
def test_when_it_is_over_plates_count_all_points_and_no_turn(players: int, open_piles: bool) -> None:
    for seed in range(3):
        match, _ = played(players, seed)
        window = Window(seats=players)
        window.desk.settings.open_piles = open_piles
        window.show(match.state)
        figures = [window.board.words.figures(Seat(seat)) for seat in range(players)]
        points = [each.tally[0].value for each in RULES.standings(match.state)]
        assert [each.headline.number for each in figures if each.headline is not None] == points
        assert {each.counts[0] for each in figures} == {Count("end", 0)}


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("mirrored", [False, True])
def test_four_event_cards_lie_side_by_side_in_their_tray(size: tuple[int, int], mirrored: bool) -> None:
    """So many are held before the first turn, where whoever looks on sees them in the hand."""
    window = Window(size, seats=2, mirrored=mirrored)
    state = Match(RULES, Setup(2), 3).state
    window.show(state, viewer=state.to_move)
    held = [spot.box for spot in window.board.spots(window.hud(), []) if isinstance(spot.key, HandCard)]
    assert len(held) == window.board.words.figures(state.to_move).counts[1].number == 4
    assert all(inside(box, window.board.slots["tray.events"].inset(-0.01)) for box in held)
    assert not any(meet(one, other) for one, other in combinations(held, 2))


# Guests and plates


def test_plates_are_painted_over_all_guests_and_furniture() -> None:
    window = Window()
    window.show(busy(4))
    kinds = [item.key[0] if isinstance(item.key, tuple) else item.key for item in shown(window)]
    first = kinds.index("plate")
    assert not {"guest", "table", "number", "candle", "floor", "barkeeper", "fire"} & {*kinds[first:]}
    assert kinds.count("plate") == kinds.count("guest") == len(window.board.board.sprites)


@pytest.mark.parametrize("size", SIZES)
def test_no_number_of_a_table_is_below_a_plate(size: tuple[int, int]) -> None:
    window = Window(size)
    window.show(busy(4))
    items = {item.key: item.rect for item in shown(window)}
    plates = [rect for key, rect in items.items() if isinstance(key, tuple) and key[0] == "plate"]
    assert not [table for table in TABLES if items["number", table].collidelist(plates) >= 0]


def test_a_badge_breaks_out_of_its_plate_and_is_not_cut() -> None:
    window = Window()
    own, dress = Holding(3, "n"), window.board._party.dress
    item = guest_plates.item(brush(window), dress, CLAN[0][0], own, Pose(400, 400), 1.0)
    mask = pygame.mask.from_surface(item.picture)
    left, top, wide, high = mask.get_bounding_rects()[0]
    assert left > 0
    assert top > 0
    assert left + wide <= item.rect.w
    assert top + high <= item.rect.h


def test_plates_differ_by_whose_they_are_which_of_two_and_what_would_change() -> None:
    window = Window((1920, 1080))
    dress, onto = window.board._party.dress, brush(window)

    def picture(who: int, holding: Holding, change: Change = AS_IT_IS) -> bytes:
        item = guest_plates.item(onto, dress, CLAN[who // 7][who % 7], holding, Pose(400, 400), 1.0, change)
        return pygame.image.tobytes(item.picture, "RGBA")

    before = Holding(3, "n")
    pictures = [
        picture(0, before),
        picture(1, before),
        picture(7, before),
        picture(0, Holding(3, "t")),
        picture(0, Holding(3, "?")),
        picture(0, Holding(2, "n"), Change(before)),
        picture(0, Holding(2, "n")),
        picture(0, Holding(4, "n"), Change(before)),
        picture(0, Holding(3, "nn"), Change(before)),
        picture(0, Holding(3, "nn")),
    ]
    assert len({*pictures}) == len(pictures)


def test_whoever_comes_is_drawn_before(monkeypatch: pytest.MonkeyPatch) -> None:
    window, drawn, whole = Window(), list[Character](), TokenArt._whole

    def noticed(tokens: TokenArt, who: Character, name: str, look: Look) -> pygame.Surface:
        drawn.append(who)
        return whole(tokens, who, name, look)

    monkeypatch.setattr(TokenArt, "_whole", noticed)
    state = busy(4)
    window.show(state)
    ART.fit(window.size)
    drawn.clear()
    comes, stays, *_ = state.decks[0]
    tokens = window.board._interior.tokens
    window.board.beats([Entered(comes, 3)])
    assert ART.make_ahead(inf)
    tokens.guest(comes, Mien.SOBER, Pose(0, 0))
    assert drawn == [comes]
    tokens.guest(stays, Mien.SOBER, Pose(0, 0))
    assert drawn == [comes, stays]


def test_whoever_was_chosen_has_a_ring_and_a_ghost_is_faint() -> None:
    window = Window()
    tokens, who = window.board._interior.tokens, CLAN[0][2]
    plain, chosen, ghost = (tokens.guest(who, Mien.SOBER, Pose(400, 400), look)[0] for look in Look)
    assert pygame.image.tobytes(plain, "RGBA") != pygame.image.tobytes(chosen, "RGBA")
    assert plain.get_alpha() in (None, 255)
    assert 200 <= (ghost.get_alpha() or 0) <= 215


# The tray


def test_what_can_be_pointed_at_in_the_tray_is_large_and_apart() -> None:
    for size in (*SIZES, (1280, 1024)):
        for mirrored in (False, True):
            window = Window(size, mirrored=mirrored)
            places = window.board.slots
            hud = window.hud()
            boxes = [
                *places.dice(),
                places.sum(),
                places["tray.card"],
                *places.kin().values(),
                *places.events(3),
                *places.actions(hud, large=False),
            ]
            assert all(min(box.w, box.h) >= TARGET for box in boxes)
            assert not [pair for pair in combinations(boxes, 2) if meet(*pair)]
            draft = [*places.draft(4), places.put_away()]
            assert not [pair for pair in combinations(draft, 2) if meet(*pair)]
            assert all(inside(box, places.draft_board()) for box in draft)
            assert inside(places.draft_board(), window.stage.box)


def test_a_hand_that_is_not_to_be_seen_lies_face_down() -> None:
    """Whatever the cards are, the picture is the same."""
    window = Window()
    state = busy(4)
    others = busy(4)
    others.hands = put(others.hands, 0, tuple(map(Card, (12, 13, 14))))
    looks = [window.show(each, viewer=viewer) for viewer in (None, Seat(1)) for each in (state, others)]
    assert len({pygame.image.tobytes(look, "RGB") for look in looks[:2]}) == 1
    assert len({pygame.image.tobytes(look, "RGB") for look in looks[2:]}) == 1
    seen = [pygame.image.tobytes(window.show(each, viewer=Seat(0)), "RGB") for each in (state, others)]
    assert seen[0] != seen[1]


def test_dice_that_were_chosen_have_a_ring_and_the_tile_says_what_they_come_to() -> None:
    window, state = Window(seats=2), busy(2)
    chosen = choosing(state)
    chosen.choose(Die(4))
    chosen.choose(Own(Figure(2)))
    window.show(state, window.hud(choosing=chosen), viewer=Seat(0))
    assert ("die ring", 0) in {item.key for item in shown(window)}
    assert ("die ring", 1) not in {item.key for item in shown(window)}
    tray = window.board.panels(window.hud(choosing=chosen))["dice"].content
    assert tray.told.startswith("4")  # type: ignore[attr-defined]
    assert tray.told.endswith("3 steps")  # type: ignore[attr-defined]
    chosen = choosing(state)
    chosen.choose(Die(BOTH))
    window.show(state, window.hud(choosing=chosen), viewer=Seat(0))
    assert {("die ring", 0), ("die ring", 1)} <= {item.key for item in shown(window)}


def test_the_bar_takes_the_place_of_the_strip_only_while_somebody_chooses_what_to_do() -> None:
    window, state = Window(seats=2), busy(2)
    window.show(state, viewer=Seat(0))
    assert STRIP not in window.board.panels(window.hud())
    assert STRIP in window.board.panels(window.hud(choosing=choosing(state)))
    draft = RULES.new_game(Setup(2), 5).state
    window.show(draft, window.hud(choosing=choosing(draft)), viewer=draft.to_move)
    assert STRIP not in window.board.panels(window.hud(choosing=choosing(draft)))


def test_the_draft_lies_over_the_room_and_is_laid_out_card_by_card() -> None:
    window = Window()
    state = RULES.new_game(Setup(4), 5).state
    chosen = choosing(state)
    hud = window.hud(choosing=chosen, focus=Button(Deed.PUT_AWAY))
    window.board.resync(view(state, state.to_move))
    window.board.attend(hud)
    laid = []
    while window.board.idle(0):
        keys = [item.key for item in shown(window)]
        laid.append(sum(isinstance(key, tuple) and key[0] == "draft card" for key in keys))
    assert laid == [1, 2, 3, 4]
    assert keys[-6:] == ["draft", *(("draft card", number) for number in range(4)), "draft button"]
    chosen.choose(Spare(state.hands[state.to_move][1]))
    before = {item.key: item.picture for item in shown(window)}
    window.board.attend(window.hud(choosing=chosen))
    after = {item.key: item.picture for item in shown(window)}
    assert before["draft card", 1] is not after["draft card", 1]
    assert before["draft card", 0] is after["draft card", 0]
    assert before["draft button"] is not after["draft button"]
