"""Who sits down: names written and chosen, liveries exchanged, with every device."""

from __future__ import annotations

import pygame
import pytest

from game.core.levels import HUMAN
from game.shell.scenes.menu.chairs import COMPUTER, FORGET, NAME, PERSON, WEAR
from game.shell.scenes.menu.new_game import START, NewGame
from game.shell.scenes.menu.title import Title
from tests.beasty_bar.show.house import ART, House
from tests.shell.test_notice import (
    DEVICES,
    ToyWays,
    a_desk,
    choose,
    click,
    key,
    looks,
    pad,
    painted,
    send,
    written,
)

PROFILES = {"Zoe": "red", "Max": "teal"}


def a_new_game(*seats: str, **settings: object) -> NewGame:
    return NewGame(a_desk(**settings), ToyWays(), seats or (HUMAN, "cub"))


class Writer(House):
    """Somebody at a real keyboard."""

    def sit(self, *seats: str, **settings: object) -> NewGame:
        for name, value in settings.items():
            setattr(self.settings, name, value)
        self.open(Title(self.desk, self.routes))
        scene = NewGame(self.desk, self.routes, seats)
        self.stack._push(scene)
        scene.focus.key = (NAME, 0)
        return scene

    def write(self, text: str) -> None:
        """A key goes down, what it writes is told, it comes up."""
        for letter in text:
            self.post(pygame.KEYDOWN, key=ord(letter.lower()), mod=0, unicode=letter, scancode=0)
            self.post(pygame.TEXTINPUT, text=letter)
            self.post(pygame.KEYUP, key=ord(letter.lower()), mod=0, unicode=letter, scancode=0)


# Writing


def test_letters_write_the_name_that_keys_point_at_and_mean_nothing_else() -> None:
    house = Writer()
    scene = house.sit(HUMAN, "cub")
    house.write("Mom 7")
    assert not house.settings.muted, "m is a letter here"
    assert scene.plan.people.name(0) == "Ana", "not before it is finished"
    house.key(pygame.K_RETURN)
    assert scene.plan.people.name(0) == "Mom 7"
    assert house.top is scene
    house.key(pygame.K_TAB)
    house.write("m")
    assert scene.plan.people.name(0) == "Mom 7"


def test_backspace_goes_on_with_the_name_that_is_there() -> None:
    house = Writer()
    scene = house.sit(HUMAN, "cub", names=["Zoe"])
    house.key(pygame.K_BACKSPACE)
    house.write("ra")
    house.key(pygame.K_RETURN)
    assert scene.plan.people.name(0) == "Zora"


def test_escape_leaves_the_name_as_it_was_and_only_then_the_page() -> None:
    house = Writer()
    scene = house.sit(HUMAN, "cub", names=["Zoe"])
    house.write("Nobody")
    house.key(pygame.K_ESCAPE)
    assert house.top is scene
    assert scene.plan.people.name(0) == "Zoe"
    house.key(pygame.K_ESCAPE)
    assert isinstance(house.top, Title)


def test_nothing_written_means_the_usual_name() -> None:
    house = Writer()
    scene = house.sit(HUMAN, "cub", names=["Zoe"])
    for _ in "Zoe..":
        house.key(pygame.K_BACKSPACE)
    house.key(pygame.K_RETURN)
    assert scene.plan.people.name(0) == "Ana"


@pytest.mark.parametrize("leave", [pygame.K_DOWN, pygame.K_UP, pygame.K_TAB])
def test_whoever_walks_on_has_finished(leave: int) -> None:
    house = Writer()
    scene = house.sit(HUMAN, "cub", profiles=PROFILES)
    house.write("Pia")
    house.key(pygame.K_LEFT)
    house.key(pygame.K_RIGHT)
    assert scene.plan.people.name(0) == "Ana", "the arrows do not take another name away from who writes"
    house.key(leave)
    assert scene.plan.people.name(0) == "Pia"
    assert scene.focus.key != (NAME, 0)


def test_a_click_between_the_arrows_writes_wherever_the_mouse_goes_then() -> None:
    house = Writer()
    scene = house.sit(HUMAN, HUMAN)
    scene.focus.key = START
    house.click((NAME, 1))
    house.move((3, 3))
    house.write("Nya")
    house.move(house.pixel(house.spot(START)))
    house.key(pygame.K_RETURN)
    assert house.top is scene, "Enter finished the name, and did not start"
    assert scene.plan.people.names[:2] == ["Ana", "Nya"]


def test_the_first_letter_takes_the_place_of_a_name_that_was_not_written_by_hand() -> None:
    house = Writer()
    scene = house.sit(HUMAN, "cub", names=["Pia"])
    people, letters = scene.plan.people, []
    for text in ("Zoe", "y"):
        house.click((NAME, 0))
        house.write(text)
        letters.append(scene._chairs.pen.text)
        house.key(pygame.K_RETURN)
    assert letters == ["Zoe", "Zoey"], "what was written by hand is gone on with"
    people.change_name(0, 1)
    house.click((NAME, 0))
    house.write("Max")
    house.key(pygame.K_RETURN)
    assert people.name(0) == "Max"


def test_a_suggested_name_can_be_mended_or_left_as_it_is() -> None:
    house = Writer()
    scene = house.sit(HUMAN, "cub")
    house.click((NAME, 0))
    house.key(pygame.K_RETURN)
    assert scene.plan.people._written[0] == "", "nobody has written anything"
    house.click((NAME, 0))
    house.key(pygame.K_BACKSPACE)
    house.write("ne")
    house.key(pygame.K_RETURN)
    assert scene.plan.people.name(0) == "Anne"
    scene.plan.people.rename(0, "Bea")
    house.click((NAME, 0))
    house.key(pygame.K_RIGHT)
    house.write("x")
    house.key(pygame.K_RETURN)
    assert scene.plan.people.name(0) == "Beax"


def test_it_can_be_seen_that_the_next_letter_replaces_the_name() -> None:
    scene = a_new_game()
    scene._chairs.pen.begin(0)
    marked = looks(painted(scene))
    scene._chairs.pen.suggested = False
    assert looks(painted(scene)) != marked


def test_a_click_elsewhere_finishes_and_counts() -> None:
    house = Writer()
    scene = house.sit(HUMAN, "cub")
    house.write("Pia")
    house.click((COMPUTER, 0))
    assert scene.plan.seats[0] != HUMAN
    house.click((PERSON, 0))
    assert scene.plan.people.name(0) == "Pia"


def test_a_resize_and_a_look_at_the_help_leave_the_pen_in_hand() -> None:
    house = Writer()
    scene = house.sit(HUMAN, "cub")
    house.write("Pi")
    house.post(pygame.VIDEORESIZE, w=1100, h=700, size=(1100, 700))
    house.key(pygame.K_F1)
    house.key(pygame.K_F1)
    house.write("a")
    house.key(pygame.K_RETURN)
    assert scene.plan.people.name(0) == "Pia"


def test_no_more_letters_than_can_be_read() -> None:
    house = Writer()
    scene = house.sit(HUMAN, "cub")
    house.write("abcdefghijklmnopqrstuvwxyz")
    house.key(pygame.K_RETURN)
    assert scene.plan.people.name(0) == "abcdefghijklmnop"


FULL = "A name has at most 16 letters."


def test_a_name_says_that_it_is_full_when_a_letter_finds_no_room() -> None:
    house = Writer()
    scene = house.sit(HUMAN, "cub")
    house.write("abcdefghijklmnop")
    assert FULL not in written(scene, ART)
    assert "error" not in house.audio.cues
    house.write("q")
    assert FULL in written(scene, ART)
    assert house.audio.cues[-1] == "error"
    house.key(pygame.K_BACKSPACE)
    assert FULL not in written(scene, ART)


def test_of_many_letters_at_once_those_are_written_that_fit() -> None:
    house = Writer()
    scene = house.sit(HUMAN, "cub")
    house.post(pygame.TEXTINPUT, text="Wolfeschlegelsteinhausen")
    assert FULL in written(scene, ART)
    house.key(pygame.K_RETURN)
    assert FULL not in written(scene, ART)
    assert scene.plan.people.name(0) == "Wolfeschlegelste"


# Choosing


@pytest.mark.parametrize("device", DEVICES)
def test_somebody_who_has_played_here_takes_the_seat_and_wears_the_same(device: str) -> None:
    scene = a_new_game(profiles=PROFILES)
    people = scene.plan.people
    for name in ("Zoe", "Max", "Cleo", "Dev", "Ana", "Zoe"):
        if device == "mouse":
            box = next(spot.box for spot in scene.spots() if spot.key == (NAME, 0))
            send(scene, *click(box.row(6, 0)[-1], scene.stage))
        else:
            choose(scene, device, (NAME, 0))
        assert people.name(0) == name
    assert people.liveries[0] == "red"


@pytest.mark.parametrize(
    ("left", "right"),
    [
        (key(pygame.K_LEFT), key(pygame.K_RIGHT)),
        (pad(pygame.CONTROLLER_BUTTON_DPAD_LEFT), pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)),
    ],
)
def test_the_arrows_go_through_all_names(left: pygame.event.Event, right: pygame.event.Event) -> None:
    scene = a_new_game(HUMAN, HUMAN, profiles=PROFILES, names=["Pia", "Max"])
    scene.focus.key, seen = (NAME, 0), []
    for _ in range(6):
        seen.append(scene.plan.people.name(0))
        send(scene, right)
    assert seen == ["Pia", "Zoe", "Bo", "Cleo", "Dev", "Ana"], "Max sits elsewhere"
    assert scene.plan.people.name(0) == "Zoe", "what nobody remembers is gone when it is given up"
    send(scene, left)
    assert scene.plan.people.name(0) == "Ana"


def test_i_sit_on_the_first_chair_of_a_person_whatever_stood_there() -> None:
    mine: dict[str, object] = {"me": "Nora", "profiles": PROFILES}
    assert a_new_game(names=["Bo"], **mine).plan.people.names[:2] == ["Nora", "Bo"]
    assert a_new_game("cub", HUMAN, names=["", "Ana"], **mine).plan.people.names[:2] == ["Ana", "Nora"]
    assert a_new_game(names=["Zoe"], **mine).plan.people.name(0) == "Zoe", "somebody else has sat down"
    others = a_new_game(HUMAN, HUMAN, names=["", "Nora"], **mine).plan.people
    assert others.names[:2] == ["Ana", "Nora"], "I sit elsewhere"
    away = a_new_game(names=["", "Nora"], **mine).plan
    away.seat_person(1)
    assert away.people.names[:2] == ["Nora", "Bo"], "I am there once"
    assert a_new_game(forgotten=["Nora"], **mine).plan.people.name(0) == "Ana"


def test_i_am_offered_before_the_names_of_nobody_and_none_that_a_computer_has() -> None:
    people = a_new_game(HUMAN, "cub", me="Nora", profiles=PROFILES).plan.people
    assert people.callings(0) == ["Nora", "Zoe", "Max", "Cleo", "Dev", "Ana"]
    people.change_name(0, -1)
    assert people.name(0) == "Ana", "nobody has to be called as usual"
    named_as_usual = a_new_game(HUMAN, "cub", me="Ana").plan.people
    assert named_as_usual.callings(0) == ["Ana", "Cleo", "Dev"]


def test_the_first_name_on_the_first_chair_is_mine() -> None:
    house = Writer()
    scene = house.sit(HUMAN, "cub")
    scene.plan.people.remember()
    assert house.settings.me == "", "nobody has said anything"
    house.write("Nora")
    house.key(pygame.K_RETURN)
    scene.plan.people.remember()
    assert (house.settings.me, house.settings.me_asked) == ("Nora", True)
    scene.plan.people.rename(0, "Max")
    scene.plan.people.remember()
    assert house.settings.me == "Nora", "somebody else plays"


@pytest.mark.parametrize(
    "earlier", [{"names": ["Zoe"]}, {"names": [""], "profiles": {"Pia": "red"}}], ids=["named", "known"]
)
def test_who_follows_somebody_or_has_played_before_is_not_me(earlier: dict[str, object]) -> None:
    people = a_new_game(**earlier).plan.people
    people.rename(0, "Pia")
    people.remember()
    assert people._settings.me == ""


def test_what_another_person_wears_is_not_taken_away_by_a_name() -> None:
    scene = a_new_game(HUMAN, HUMAN, profiles=PROFILES, liveries=["blue", "red"])
    scene.plan.people.rename(0, "Zoe")
    assert scene.plan.people.liveries[:2] == ("blue", "red")
    scene.plan.people.rename(0, "Max")
    assert scene.plan.people.liveries[:2] == ("teal", "red")


def test_people_with_the_same_name_are_numbered_and_computers_are_called_what_is_left() -> None:
    scene = a_new_game(HUMAN, "cub", HUMAN, "cub", names=["Bo", "", "bo", ""])
    assert scene.plan.people.names == ["Bo", "Ana", "bo 2", "Dev"]
    assert list(scene.plan.party().names) == scene.plan.people.names


def test_whoever_does_not_mind_is_not_numbered() -> None:
    scene = a_new_game(HUMAN, HUMAN, HUMAN, names=["Bo"])
    assert scene.plan.people.names[:3] == ["Bo", "Ana", "Cleo"]


# Liveries


@pytest.mark.parametrize("device", DEVICES)
def test_a_livery_that_somebody_wears_is_exchanged(device: str) -> None:
    scene = a_new_game(HUMAN, HUMAN, "cub")
    choose(scene, device, (WEAR, 0, "yellow"))
    assert scene.plan.people.liveries == ("yellow", "blue", "red", "teal")
    choose(scene, device, (WEAR, 0, "teal"))
    assert scene.plan.people.liveries == ("teal", "blue", "red", "yellow")
    choose(scene, device, (WEAR, 0, "teal"))
    assert scene.plan.party().liveries == ("teal", "blue", "red")


def test_it_is_said_before_who_would_exchange() -> None:
    scene = a_new_game(HUMAN, "cub")
    texts = {spot.key: spot.text for spot in scene.spots()}
    assert texts[WEAR, 0, "yellow"] == "Ana and Bo swap colors and symbols."
    assert texts[WEAR, 0, "teal"] == texts[WEAR, 0, "blue"] == "Ana's color and symbol."


def test_a_game_may_call_liveries_something_of_its_own() -> None:
    scene = a_new_game(HUMAN, HUMAN)
    plain = looks(painted(scene))
    assert "Frogs" not in written(scene)
    named = a_new_game(HUMAN, HUMAN)
    named._desk.game.scenery.liveries = {"blue": "Frogs", "yellow": "Toads"}  # type: ignore[misc]
    names = {spot.key: spot.name for spot in named.spots()}
    assert (names[WEAR, 0, "blue"], names[WEAR, 0, "red"]) == ("Frogs", "Red drop")
    assert {"Frogs", "Toads"} <= {*written(named)}
    assert looks(painted(named)) != plain


# Remembering


def test_names_and_liveries_are_remembered_when_the_game_starts_and_not_before() -> None:
    scene = a_new_game(HUMAN, HUMAN, "cub", names=["Zoe"], profiles=PROFILES)
    choose(scene, "keyboard", (WEAR, 0, "teal"))
    scene.plan.people.rename(1, "Pia")
    settings = scene._desk.settings
    assert settings.profiles == PROFILES
    choose(scene, "keyboard", START)
    assert list(settings.profiles.items()) == [("Zoe", "teal"), ("Pia", "yellow"), ("Max", "teal")]
    assert (settings.names[:2], settings.liveries[:2]) == (["Zoe", "Pia"], ["teal", "yellow"])
    again = NewGame(scene._desk, ToyWays(), scene._desk.habits.seats)
    assert again.plan.people.names == scene.plan.people.names
    assert again.plan.people.liveries == scene.plan.people.liveries


@pytest.mark.parametrize("device", DEVICES)
def test_somebody_can_be_forgotten(device: str) -> None:
    scene = a_new_game(names=["Zoe"], profiles=dict(PROFILES))
    assert "Zoe" in written(scene)
    choose(scene, device, (FORGET, 0))
    assert scene._desk.settings.profiles == {"Max": "teal"}
    assert scene._desk.saved  # type: ignore[attr-defined]
    assert scene.plan.people.name(0) == "Ana"
    assert (FORGET, 0) not in [spot.key for spot in scene.spots()]
    if device != "mouse":
        assert scene.focus.key == (NAME, 0)


def test_only_those_who_are_known_can_be_forgotten() -> None:
    scene = a_new_game(HUMAN, HUMAN, "cub", names=["Zoe", "Pia", "Max"], profiles=PROFILES)
    keys = [spot.key for spot in scene.spots()]
    assert [seat for seat in range(4) if (FORGET, seat) in keys] == [0]
