"""The toy in the window: from the first start to the results, with all that is on the way."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.catalogue import CATALOGUE
from game.core.hands import EVERY_TURN
from game.core.levels import HUMAN
from game.services.casual import TAKEN_BACK
from game.services.settings import Settings as Values
from game.shell.scenes.menu import first_start, new_game, title
from game.shell.scenes.menu.first_start import FirstStart
from game.shell.scenes.menu.new_game import NewGame
from game.shell.scenes.menu.pause import Pause, PauseChoice
from game.shell.scenes.menu.saved_games import SavedGames
from game.shell.scenes.menu.title import Title
from game.shell.scenes.notice import Notice
from game.shell.scenes.reading.fan import Fan
from game.shell.scenes.reading.guide import Guide
from game.shell.scenes.reading.zoom import Zoom
from game.shell.scenes.results.results import Results
from game.shell.scenes.settings.pages import PAGES
from game.shell.scenes.settings.scene import Settings
from game.shell.table.curtain import Curtain
from game.shell.table.hud import Rewind
from game.shell.table.log import Log
from game.shell.table.rerun import Rerun
from game.shell.table.scene import Table
from tests.contract.house import House, beside_the_others
from tests.contract.toy.garden import Moon, Night
from tests.contract.toy.levels import AWAY, VENUE
from tests.contract.toy.marks import Dice, Favourite
from tests.contract.toy.module import SNAILS
from tests.contract.toy.rules import RULES, Deed, Do
from tests.contract.toy.tabletop import Die

TWO = ("--seats", f"{HUMAN},{HUMAN}")
ALONE = ("--seats", f"{HUMAN},keen")


@pytest.fixture(autouse=True)
def quiet() -> Any:
    yield
    pygame.event.clear()


def shown(house: House) -> None:
    """The board shows what whoever looks may know."""
    table = house.table
    assert table.tabletop.view == RULES.view(table.match.state, table.play.looking)


def play_to_the_end(house: House) -> int:
    """How many decisions people made."""
    decisions = 0
    while True:
        house.until_asked()
        if isinstance(house.top, Results):
            return decisions
        shown(house)
        house.decide()
        decisions += 1
        assert decisions < 200, "this game does not end"


def test_from_the_first_start_through_the_menus_to_the_results_and_once_more(tmp_path: Path) -> None:
    house = House(tmp_path, new=True)
    house.wait()
    house.click(first_start.LOOK)
    house.wait()
    house.click(title.NEW)
    house.wait()
    house.click((new_game.PICK, "night", 1))
    house.click((new_game.PICK, "moon", 1))
    house.click(new_game.START)
    house.until_asked()
    assert (house.table.match.setup.night, house.table.match.setup.moon) == (Night.LONG, Moon.FULL)
    assert house.table.party.venue == VENUE
    play_to_the_end(house)
    assert house.seen == [FirstStart, Title, NewGame, Table, Results]
    house.until(lambda: not house.top.moving)
    house.wait()
    house.click("rematch")
    house.until_asked()
    assert house.table.match.setup.moon is Moon.FULL


def test_a_curtain_closes_between_people_who_have_secrets_and_nowhere_else(tmp_path: Path) -> None:
    house = House(tmp_path, *TWO, "--seed", "3")
    play_to_the_end(house)
    assert house.seen == [*[Curtain, Table] * 2, Results], "only for the favourites"
    every_turn = Values(hands=EVERY_TURN)
    house = House(tmp_path / "every turn", *TWO, "--seed", "3", settings=every_turn)
    play_to_the_end(house)
    assert house.seen == [*[Curtain, Table] * 6, Results]
    house = House(tmp_path, *TWO, "--seed", "3", "--moon", "full")
    play_to_the_end(house)
    assert house.seen == [Table, Results]


def test_nobody_is_told_what_somebody_else_keeps(tmp_path: Path) -> None:
    house = House(tmp_path, *TWO, "--seed", "3")
    house.decide()
    house.until(lambda: isinstance(house.top, Curtain))
    first, *_ = house.table.tableau.recaps()
    assert first.text.endswith("likes something secret best.")
    assert first.zoom is None
    house.decide()
    house.until_asked()
    told = [text for text in house.table.play.playback.captions.story if "best" in text]
    assert [text.count("something secret") for text in told] == [1, 1]
    assert favourites(house) == []
    house.key(pygame.K_x)
    seat = house.table.play.looking
    assert favourites(house) == [*house.table.match.state.garden.favourites[seat]]
    (turn, *_) = house.table.tableau.memory.latest(9)
    assert house.table.tableau.zoom(Rewind(turn.number), secret=True) is None


def favourites(house: House) -> list[Any]:
    """Those that can be pointed at."""
    return [spot.key.kind for spot in house.spots() if isinstance(spot.key, Favourite)]


def dice_to_use(house: House) -> tuple[int, int]:
    """Play on until somebody has two different dice and a candle; what they show."""
    while True:
        house.until_asked()
        garden = house.table.match.state.garden
        if len({*garden.dice}) == 2 and garden.candles[garden.mover] == 3:
            return garden.dice  # type: ignore[no-any-return]
        house.decide()


def test_pointing_at_dice_spends_nothing_and_at_the_second_means_both(tmp_path: Path) -> None:
    house = House(tmp_path, *TWO, "--seed", "3", "--moon", "full")
    one, other = dice_to_use(house)
    choosing, decided = house.table.play.choosing, len(house.table.match.actions)
    assert choosing is not None
    for key, aimed in (
        (Die(0), [Dice((one,))]),
        (Die(1), [Dice((one, other))]),
        (Die(0), [Dice((other,))]),
        (Die(1), []),
    ):
        house.click(key)
        assert choosing.done == aimed
    assert len(house.table.match.actions) == decided
    house.click(Die(1))
    house.key(pygame.K_ESCAPE)
    assert choosing.done == []
    house.decide(Do(Deed.NUDGE, (one, other)))
    assert house.table.match.state.garden.dice == tuple(sorted((7 - one, 7 - other)))


def test_keys_go_back_to_the_die_that_they_came_from(tmp_path: Path) -> None:
    house = House(tmp_path, *TWO, "--seed", "3", "--moon", "full")
    dice_to_use(house)
    house.table.focus.lead_to(Die(1))
    house.key(pygame.K_RETURN)
    house.table.focus.lead_to("log")
    house.key(pygame.K_ESCAPE)
    assert house.table.focus.key == Die(1)


def test_keys_stay_at_a_die_that_was_chosen_by_them(tmp_path: Path) -> None:
    house = House(tmp_path, *TWO, "--seed", "3", "--moon", "full")
    one, other = dice_to_use(house)
    house.table.focus.lead_to(Die(0))
    house.key(pygame.K_RETURN)
    assert house.table.focus.key == Die(0)
    house.key(pygame.K_RIGHT)
    house.key(pygame.K_RETURN)
    assert house.table.play.choosing is not None
    assert house.table.play.choosing.done == [Dice((one, other))]


def test_what_reveals_nothing_is_taken_back_for_nothing_and_public_dice_are_not(tmp_path: Path) -> None:
    house = House(tmp_path, *TWO, "--seed", "3", "--moon", "full")
    one, other = dice_to_use(house)
    before = house.table.match.state
    house.decide(Do(Deed.NUDGE, (one,)))
    house.until_asked()
    house.click("undo")
    house.until_asked()
    assert house.table.match.state == before
    assert TAKEN_BACK not in house.table.play.course.journal.sitting.reasons
    shown(house)
    house.decide(Do(Deed.SHAKE, (one, other)))
    house.until_asked()
    thrown = house.table.match.state
    assert not next(spot for spot in house.spots() if spot.key == "undo").active
    house.key(pygame.K_u)
    assert house.table.match.state == thrown


def test_whoever_plays_against_computers_may_take_dice_back_but_not_for_nothing(tmp_path: Path) -> None:
    house = House(tmp_path, *ALONE, "--seed", "3")
    one, _ = dice_to_use(house)
    before = house.table.match.state
    house.decide(Do(Deed.SHAKE, (one,)))
    house.until_asked()
    house.click("undo")
    assert house.table.match.state == before
    assert TAKEN_BACK in house.table.play.course.journal.sitting.reasons


def test_the_deal_is_told_like_everything_else_also_after_going_on_and_taking_back(tmp_path: Path) -> None:
    def story() -> tuple[str, ...]:
        house.until_asked()
        return house.table.play.playback.captions.story

    house = House(tmp_path, *ALONE, "--seed", "5")
    told = story()
    assert sum("may like" in text for text in told) == 2, "everybody was dealt something"
    house.decide()
    house.until_asked()
    house.click("undo")
    assert story() == told
    (left,) = house.desk.saves.games(SNAILS)
    house.open(house.routes.resume(left))
    assert story() == told


def test_a_game_that_was_left_goes_on_as_it_was(tmp_path: Path) -> None:
    house = House(tmp_path, *ALONE, "--seed", "5", "--night", "long")
    for _ in range(6):
        house.decide()
    house.until_asked()
    actions, told = house.table.match.actions[:], house.table.tableau.recaps()
    house.key(pygame.K_ESCAPE)
    house.wait()
    house.click(PauseChoice.TITLE)
    house.wait()
    assert isinstance(house.top, Title)

    again = House(tmp_path)
    assert isinstance(again.top, Title)
    assert again.top.focus.key == title.CONTINUE
    again.wait()
    again.click(title.CONTINUE)
    again.until_asked()
    assert again.table.match.actions == actions
    assert [recap.text for recap in again.table.tableau.recaps()] == [recap.text for recap in told]
    shown(again)
    numbered_alike(again)
    play_to_the_end(again)
    assert again.desk.saves.count(SNAILS.key) == 0


def numbered_alike(house: House) -> None:
    """What the table remembers is in the log, under the same numbers."""
    table = house.table
    turns = {turn.number: turn for turn in table.play.history.turns}
    latest = table.tableau.memory.latest(9)
    assert latest
    for seen in latest:
        turn = turns[seen.number]
        assert (turn.seat, table.play.history.public(turn)) == (seen.seat, tuple(seen.events))


def test_the_last_round_shows_the_turns_that_the_log_has_under_the_same_numbers(tmp_path: Path) -> None:
    house = House(tmp_path, *TWO, "--seed", "3", "--moon", "full")
    for _ in range(10):
        house.decide()
        house.until_asked()
        numbered_alike(house)


def test_an_example_is_seen_at_a_table_of_its_own_and_nothing_else_changes(tmp_path: Path) -> None:
    house = House(tmp_path, *TWO, "--seed", "3", "--moon", "full")
    for _ in range(3):
        house.decide()
        house.until_asked()
    table, state = house.table, house.table.match.state
    turn = table.play.history.turns[-1]
    scene = house.routes.watch(table.party, "Once upon a time", turn)
    assert isinstance(scene, Rerun)
    running = scene._hud().running
    assert running is not None
    assert (running.title, running.name) == ("Once upon a time", table.party.names[turn.seat])
    house.open(scene)
    for _ in range(400):
        house.frame(0.1)
    running = scene._hud().running
    assert running is not None
    assert (house.stack.top, running.stays) == (scene, True), "it stays at its end"
    house.key(pygame.K_DOWN)
    house.frame(0.1)
    assert house.stack.top is None, "any key closes it"
    assert table.match.state == state


def test_an_example_takes_its_time_whatever_the_speed_is(tmp_path: Path) -> None:
    house = House(tmp_path, *TWO, "--seed", "3", "--moon", "full")
    house.decide()
    house.until_asked()
    party, turn, frames = house.table.party, house.table.play.history.turns[-1], set[int]()
    for speed in (0.5, 3.0):
        house.desk.settings.speed = speed
        scene = house.routes.watch(party, "Once upon a time", turn)
        assert isinstance(scene, Rerun)
        house.open(scene)
        count = 0
        while not scene._stays:
            house.frame(0.02)
            count += 1
        frames.add(count)
        house.key(pygame.K_ESCAPE)
        assert house.stack.top is not scene, "it can be left at once"
    assert len(frames) == 1


def test_turns_before_the_first_one_are_told_apart_when_they_are_seen_again(tmp_path: Path) -> None:
    house = House(tmp_path, *TWO, "--seed", "3", "--moon", "full")
    for _ in range(2):
        house.decide()
    house.until_asked()
    turns = {turn.number: turn.seat for turn in house.table.play.history.turns[:2]}
    assert [*turns.values()] == [0, 1]
    house.open(house.table.past._rerun(1, 2))
    rerun = house.top
    assert isinstance(rerun, Rerun)
    rerun.timeline.finish()
    assert {turn.number: turn.seat for turn in rerun._tableau.memory.latest(9)} == turns


def at_the_table(house: House) -> None:
    for _ in range(5):
        house.decide()
    house.until_asked()


@pytest.mark.parametrize(("size", "text"), [("960x600", 100), ("1280x720", 200)])
def test_every_scene_of_the_house_opens_with_nothing_but_its_own_furniture(
    tmp_path: Path, size: str, text: int
) -> None:
    house = House(tmp_path, *ALONE, "--seed", "5", "--night", "long", size=size)
    house.desk.settings.text = text
    house.desk.settings_changed()
    at_the_table(house)
    for key, kind in (
        (pygame.K_l, Log),
        (pygame.K_r, Rerun),
        (pygame.K_b, Fan),
        (pygame.K_F1, Guide),
        (pygame.K_ESCAPE, Pause),
    ):
        house.key(key)
        assert isinstance(house.top, kind)
        house.frame(0.5)
        house.key(pygame.K_ESCAPE)
        house.until(lambda: isinstance(house.top, Table))
    for _ in range(3):
        house.key(pygame.K_h)
        house.wait()
    house.click(AWAY)
    house.wait()
    assert isinstance(house.top, Fan)
    for scene in (
        SavedGames(house.desk, house.routes),
        Notice(house.desk, "Something has happened.", ("Well",)),
        *(Settings(house.desk, number) for number in range(len(PAGES))),
    ):
        house.open(scene)
        house.wait()


def test_a_favourite_can_be_looked_at_closely(tmp_path: Path) -> None:
    house = House(tmp_path, *ALONE, "--seed", "5")
    house.until_asked()
    house.table.focus.lead_to(next(spot.key for spot in house.spots() if isinstance(spot.key, Favourite)))
    house.key(pygame.K_i)
    house.wait()
    assert isinstance(house.top, Zoom)


def test_computers_play_a_demo_and_every_turn_is_photographed(tmp_path: Path) -> None:
    pictures = tmp_path / "pictures"
    house = House(tmp_path, "--demo", "--seats", "keen,random,greedy", "--screenshots", str(pictures))
    house.until(lambda: house.desktop.window.closed)
    assert len([*pictures.glob("*.png")]) >= 3 * Night.SHORT.rounds


def test_the_title_offers_both_games_and_each_is_played_with_its_own(tmp_path: Path) -> None:
    first = CATALOGUE[0].key
    house = House(tmp_path, program=beside_the_others)
    house.wait()
    assert house.desk.module.key == first
    house.click((title.GAME, SNAILS.key))
    house.wait()
    assert house.desk.module is SNAILS
    assert pygame.display.get_caption()[0] == SNAILS.title
    house.click(new_game.START)
    house.until_asked()
    house.decide()
    house.until_asked()
    assert house.table.match.rules is RULES
    house.key(pygame.K_ESCAPE)
    house.wait()
    house.click(PauseChoice.TITLE)
    house.wait()
    house.click((title.GAME, first))
    house.wait()
    assert isinstance(house.top, NewGame)
    assert house.desk.module.key == first
    assert [game.match.rules for game in house.desk.saves.games(SNAILS)] == [RULES]
