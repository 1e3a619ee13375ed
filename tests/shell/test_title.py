"""The first screen."""

from typing import Any

import pygame
import pytest

from game.beasty_bar.rules.game import RULES
from game.core.levels import HUMAN
from game.core.tutor import Bookmark
from game.shell.layout import BadLayout
from game.shell.paint.caps import Cap, Hint
from game.shell.scenery import Extras, Scenery
from game.shell.scenes.menu import title
from game.shell.scenes.menu.new_game import NewGame
from game.shell.scenes.menu.title import (
    ASKED_SECONDS,
    NEW,
    PLAY,
    QUIT,
    SETTINGS,
    SOUND,
    TOGETHER,
    WATCH,
    Title,
)
from game.shell.scenes.notice import Notice
from game.shell.scenes.scene import STAY, Leave, Push, Swap
from game.shell.scenes.stack import Stack
from game.shell.school.listed import LESSON, Lessons
from game.shell.show import Party
from game.shell.stage import Box
from tests.shell.test_notice import (
    DEVICES,
    SIZES,
    ToyWays,
    a_desk,
    assert_fits,
    choose,
    click,
    go_back,
    key,
    pad,
    painted,
    send,
    written,
)


def a_title(**settings: Any) -> Title:
    return Title(a_desk(**settings), ToyWays())


def seats(go: object) -> list[str]:
    """Who is invited to the game about to be set up."""
    assert isinstance(go, Push)
    assert isinstance(go.scene, NewGame)
    return [who for who in go.scene.plan.seats if who]


def played(title: Title, go: object) -> Party:
    """The game that has begun."""
    assert isinstance(go, Swap)
    (party,) = title._ways.opened  # type: ignore[attr-defined]
    assert isinstance(party, Party)
    return party


LAST = {"seats": ["boss", HUMAN, "cub"], "last_setup": {"players": "3", "set": "new"}, "venue": "roof"}


def test_while_somebody_looks_at_the_title_the_likely_game_is_made_ready() -> None:
    title = a_title(**LAST)
    title.advance(0.02)
    assert title._ways.show.likely == (3, "roof")  # type: ignore[attr-defined]


@pytest.mark.parametrize("device", DEVICES)
def test_play_begins_the_last_set_up_at_once(device: str) -> None:
    title = a_title(**LAST)
    party = played(title, choose(title, device, PLAY))
    assert (party.seats, party.venue) == (("boss", HUMAN, "cub"), "roof")
    assert party.setup == RULES.parse_setup({"players": "3", "set": "new"})


@pytest.mark.parametrize("press", [key(pygame.K_RETURN), pad(pygame.CONTROLLER_BUTTON_A)])
def test_enter_on_the_first_day_seats_a_beginner_against_the_gentlest_computer(
    press: pygame.event.Event,
) -> None:
    title = a_title()
    party = played(title, send(title, press))
    assert (party.seats, party.setup) == ((HUMAN, "cub"), RULES.parse_setup({"set": "base"}))
    assert title._desk.habits.seats == [HUMAN, "cub"]


def test_play_after_watching_seats_a_person_again() -> None:
    title = a_title(seats=["cub", "cub"])
    assert played(title, choose(title, "mouse", PLAY)).seats == (HUMAN, "mate")


def test_a_lesson_that_was_left_is_shown_and_what_comes_first_stays_first() -> None:
    title = a_title()
    desk, first = title._desk, title.focus.key
    lessons, learned = desk.module.lessons, desk.learned
    assert not [text for text in written(title) if "lesson" in text]
    learned.finish("", desk.module.key, lessons[0].key)
    title.resumed(title, None)
    assert f"1 of {len(lessons)} lessons" in written(title)
    learned.leave("", desk.module.key, lessons[2].key, Bookmark(1, ()))
    title.resumed(title, None)
    assert "continue lesson 3" in written(title)
    assert title.focus.key == first == PLAY
    assert Lessons(desk, title._ways).focus.key == (LESSON, 2), "though the second one is not done"


def test_play_says_who_plays_what() -> None:
    assert "Ana, Cub · Base" in written(a_title())
    assert "3 players · New" in written(a_title(**LAST))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seats": [HUMAN, "wizard"]}, "One of your last computer opponents no longer exists."),
        ({"seats": [HUMAN, "cub:evil"]}, "One of your last computer opponents no longer exists."),
        ({"venue": "moon"}, "This game does not have the venue you chose last."),
        ({"last_setup": {"set": "lost"}}, "The variant you played last no longer exists."),
    ],
)
def test_what_is_not_there_any_more_is_told_and_chosen_anew(change: dict[str, Any], sentence: str) -> None:
    title = a_title(**LAST | change)
    stack = Stack(title, title.stage)
    stack.go(send(title, key(pygame.K_RETURN)))
    assert isinstance(stack.top, Notice)
    assert sentence in " ".join(written(stack.top))
    stack.go(send(stack.top, key(pygame.K_RETURN)))
    stack.advance(0.02)
    assert isinstance(stack.top, NewGame)
    assert title._ways.opened == []  # type: ignore[attr-defined]


def test_a_venue_that_cannot_be_shown_is_told_and_chosen_anew() -> None:
    title = a_title(**LAST)
    title._ways.error = BadLayout("The layout is torn.")  # type: ignore[attr-defined]
    go = send(title, key(pygame.K_RETURN))
    assert isinstance(go, Push)
    assert isinstance(go.scene, Notice)
    title.resumed(go.scene, 0)
    assert seats(title.advance(0.02)) == ["boss", HUMAN, "cub"]


@pytest.mark.parametrize("device", DEVICES)
def test_a_new_game_invites_those_who_played_last(device: str) -> None:
    assert seats(choose(a_title(**LAST), device, NEW)) == ["boss", HUMAN, "cub"]


def test_a_new_game_is_one_key_away(monkeypatch: pytest.MonkeyPatch) -> None:
    assert seats(send(a_title(**LAST), key(pygame.K_n))) == ["boss", HUMAN, "cub"]
    assert seats(send(a_title(), key(pygame.K_DOWN), key(pygame.K_RETURN))) == [HUMAN, "cub"]
    told: list[Hint] = []
    monkeypatch.setattr(title, "paint_hints", lambda brush, hints, *how, **more: told.extend(hints))
    painted(a_title())
    assert (Cap("N"), "new game") in told


@pytest.mark.parametrize("device", DEVICES)
def test_pass_and_play_is_for_two_people(device: str) -> None:
    assert seats(choose(a_title(seats=["boss", HUMAN]), device, TOGETHER)) == [HUMAN, HUMAN]


@pytest.mark.parametrize("device", DEVICES)
def test_only_computers_are_watched(device: str) -> None:
    assert HUMAN not in seats(choose(a_title(), device, WATCH))


@pytest.mark.parametrize("device", DEVICES)
def test_quit_leaves(device: str) -> None:
    assert choose(a_title(), device, QUIT) == Leave()


@pytest.mark.parametrize("device", ["keyboard", "controller"])
def test_the_way_back_asks_once_and_then_leaves(device: str) -> None:
    title = a_title()
    assert go_back(title, device) == STAY
    assert "Press Esc again to quit" in written(title)
    assert go_back(title, device) == Leave()


@pytest.mark.parametrize("other", [[key(pygame.K_DOWN)], [key(pygame.K_m)], [key(pygame.K_1)], ["click"], []])
def test_whatever_else_is_done_or_a_while_takes_the_question_away(other: list[Any]) -> None:
    title = a_title()
    title.advance(1.0)
    go_back(title, "keyboard")
    title.changed = False
    if not other:
        title.advance(ASKED_SECONDS)
    elif other == ["click"]:
        send(title, *click(Box(0, 0, 9, 9), title.stage))
    else:
        send(title, *other)
    assert title.changed
    assert "Press Esc again to quit" not in written(title)
    assert go_back(title, "keyboard") == STAY, "it asks again"


def test_the_question_stays_while_only_the_mouse_moves() -> None:
    title = a_title()
    go_back(title, "keyboard")
    send(title, pygame.event.Event(pygame.MOUSEMOTION, pos=(9, 9)))
    assert go_back(title, "keyboard") == Leave()


@pytest.mark.parametrize("device", DEVICES)
def test_the_sound_is_switched_and_kept(device: str) -> None:
    title = a_title()
    assert choose(title, device, SOUND) == STAY
    assert title._desk.settings.muted
    assert title._desk.audio.muted
    assert title._desk.saved  # type: ignore[attr-defined]
    assert send(title, key(pygame.K_m)) == STAY
    assert not title._desk.settings.muted


def test_the_menu_is_walked_in_reading_order() -> None:
    title = a_title()
    menu = [spot.key for spot in title.spots() if spot.key != SOUND]
    assert (menu[:3], menu[-2:]) == ([PLAY, NEW, TOGETHER], [SETTINGS, QUIT])
    keys = []
    for _ in menu:
        keys.append(title.focus.key)
        send(title, key(pygame.K_DOWN))
    assert keys == menu


def test_pointing_is_heard_and_seen_only_where_it_changes_something() -> None:
    title = a_title()
    title.changed = False
    at = title.stage.pixels(title.spots()[1].box).center
    send(title, pygame.event.Event(pygame.MOUSEMOTION, pos=at))
    assert title.changed
    title.changed = False
    send(title, pygame.event.Event(pygame.MOUSEMOTION, pos=(at[0] + 1, at[1])))
    assert not title.changed
    assert title._desk.audio.cues == ["hover"]  # type: ignore[attr-defined]


class Runner(Extras):
    """Somebody who runs for half a second, and stands still from then on."""

    ran = 0.0

    @property
    def moving(self) -> bool:
        return self.ran < 0.5

    def advance(self, seconds: float, *, calm: bool) -> bool:
        before, self.ran = self.moving, self.ran + seconds
        return before and not calm


class Racecourse(Scenery):
    def extras(self) -> Extras:
        return Runner()


@pytest.mark.parametrize("calm", [False, True])
def test_whoever_moves_on_it_is_seen_until_nothing_moves(calm: bool) -> None:
    desk = a_desk(reduced_motion=calm)
    desk.game.scenery = Racecourse()
    title = Title(desk, ToyWays())
    title.changed = False
    assert title.moving
    title.advance(0.5)
    assert title.changed is not calm
    title.changed = False
    title.advance(0.5)
    assert not title.moving
    assert not title.changed


@pytest.mark.parametrize("size", SIZES)
def test_it_fits_into_every_window(size: tuple[int, int]) -> None:
    assert_fits(a_title, size)
