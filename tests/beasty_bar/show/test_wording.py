"""What the house says, in the words of the game."""

from build_scripts import catalogues
from game.beasty_bar.show.wording import WORDING
from game.shell.desk import Desk
from tests.beasty_bar.show.house import House
from tests.shell.test_notice import a_desk


def the_texts(name: str) -> set[object]:
    domain = next(domain for domain in catalogues.DOMAINS if domain.name == name)
    return {message.id for message in catalogues.texts(domain)}


def test_it_replaces_only_what_the_house_says() -> None:
    assert {*WORDING} <= the_texts("common")
    assert {*WORDING.values()} <= the_texts("beasty_bar")


def said(desk: Desk) -> list[str]:
    return [desk.say(text) for text in WORDING]


def test_the_house_speaks_like_the_game_that_is_played_and_else_like_itself() -> None:
    assert said(House().desk) == [*WORDING.values()]
    assert said(a_desk()) == [*WORDING]
