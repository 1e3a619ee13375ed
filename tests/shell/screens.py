"""Every screen of the game, each as somebody comes upon it: the one list for what must hold on all of them.

A new screen is a function here that leads a house to it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from weakref import finalize

import pygame

from game.beasty_bar.handbook.examples import EXAMPLES
from game.beasty_bar.marks import Hold
from game.beasty_bar.rules.animals import BAT, CHAMELEON, KANGAROO, LION, OSTRICH, PARROT, PENGUIN, Species
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Mode, Setup
from game.beasty_bar.show.cards import CardArt
from game.beasty_bar.show.example import ExampleScene
from game.beasty_bar.show.pointing import Chip
from game.catalogue import CATALOGUE
from game.core.coaching import WARN
from game.core.listing import find
from game.core.player import Thought
from game.core.rules import Seat
from game.core.tutor import Bookmark
from game.core.weighing import Value, Weighed
from game.desktop.shows import FRONTS
from game.services.casual import EASED, TAKEN_BACK
from game.services.files import DISK_FULL
from game.services.learned import person_of
from game.services.saves import Saves
from game.shell.desk import Foyer
from game.shell.front import Address, Front
from game.shell.history.scene import History
from game.shell.scenes.menu.fair_play import CHECK
from game.shell.scenes.menu.first_start import FirstStart
from game.shell.scenes.menu.new_game import NewGame
from game.shell.scenes.menu.saved_games import SavedGames
from game.shell.scenes.menu.title import GAME, Title
from game.shell.scenes.notice import Notice
from game.shell.scenes.parting import Parting
from game.shell.scenes.reading.guide import RULES as RULES_TAB
from game.shell.scenes.results.page import TABLE
from game.shell.scenes.results.results import Results
from game.shell.scenes.settings.pages import PAGES
from game.shell.scenes.settings.scene import Settings
from game.shell.show import Party
from game.shell.table.curtain import Curtain
from game.shell.table.pace import INSTANT
from game.shell.viewer.scene import Viewer
from tests.beasty_bar.show.house import ART, TYPE, House
from tests.beasty_bar.show.positions import STACK, arrange, position
from tests.contract import looking_back
from tests.contract.toy.module import SNAIL_GARDEN
from tests.kept import ASSETS
from tests.reviews import MadeUpReviews
from tests.shell.history_fakes import FakeArchive, FakeReviews, invented, now

Lead = Callable[[House], None]
"""Leads a house to a screen."""

SCREENS: dict[str, Lead] = {}

LISTED = (*CATALOGUE, SNAIL_GARDEN, SNAIL_GARDEN._replace(key="moon", title="Moon"))
"""Games to choose from on the title."""

CROWD = ">0: kangaroo lion chameleon parrot + hippo skunk | 1: hippo + monkey"
LINE = f"{CROWD} || zebra/1 seal/1 giraffe/0 snake/1"
NEW = ">0: ostrich penguin vulture bat + bear | 1: dog + llama || bear/1 rhino/1 tiger/0"
FULL = {
    2: LINE,
    3: LINE.replace(" ||", " | 2: snake + lion ||", 1),
    4: LINE.replace(" ||", " | 2: snake + lion | 3: skunk + seal ||", 1),
}


def screen(lead: Lead) -> Lead:
    """Put it on the list."""
    SCREENS[lead.__name__] = lead
    return lead


def sit(house: House, text: str, seats: int = 2, computer: str = "barkeeper:trickster") -> None:
    """A position; the first seat is asked."""
    state = position(text)
    house.settings.speed = house.settings.computer_speed = 100.0
    house.sit_down(("human", *[computer] * (seats - 1)), state.options.mode)
    arrange(house, state)


def play_turns(house: House, turns: int) -> None:
    """Somebody plays the first thing that is allowed, so often."""
    for _ in range(turns):
        house.until_asked()
        table = house.table
        table.play.submit(RULES.legal_actions(table.match.state)[0])
    house.until_asked()


def point(house: House, key: Hashable) -> None:
    """As the keys do, without the way there."""
    focus: Any = house.top.focus  # type: ignore[attr-defined]
    focus.key, focus.by_mouse = key, False
    house.top.changed = True
    house.frame(0.5)


# Before the game


@screen
def title(house: House) -> None:
    house.open(Title(house.desk, house.routes))


@screen
def title_with_a_lesson_to_go_on_with(house: House) -> None:
    lessons(house)
    title(house)


@screen
def title_for_two_with_long_names(house: House) -> None:
    house.desk.habits.seats, house.settings.names = ["human", "human"], ["Maximiliane", "Bartholomäus"]
    house.desk.habits.last_setup = {"players": "2", "set": "new", "advanced": "yes"}
    title(house)


@screen
def title_that_asks(house: House) -> None:
    title(house)
    house.frame(0.5)
    house.key(pygame.K_ESCAPE)


def _address(house: House, key: str) -> Address:
    folders = [ASSETS / key, ASSETS / "common"]
    front = FRONTS[key]() if key in FRONTS else Front(find(LISTED, key).title)
    return Address(front, folders, house.desk.translations.of(folders))


def title_of(house: House, games: int) -> Title:
    """With so many to choose from; the first ones have fronts of their own."""
    house.desk.foyer = Foyer(LISTED[:games], address=partial(_address, house))
    title(house)
    assert isinstance(house.top, Title)
    return house.top


@screen
def title_with_two_doors(house: House) -> None:
    title_of(house, 2)


@screen
def title_with_three_doors(house: House) -> None:
    title_of(house, 3)
    point(house, (GAME, LISTED[2].key))


@screen
def title_with_two_doors_and_a_game_to_go_on_with(house: House) -> None:
    _with_saves(house)
    title_of(house, 2)


@screen
def first_start(house: House) -> None:
    house.open(FirstStart(house.desk, house.routes))


@screen
def first_start_with_two_doors(house: House) -> None:
    house.desk.foyer = Foyer(LISTED[:2], address=partial(_address, house))
    first_start(house)


@screen
def first_start_with_three_doors_and_a_name(house: House) -> None:
    house.desk.foyer = Foyer(LISTED[:3], address=partial(_address, house))
    house.settings.me = "Maximiliane"
    first_start(house)


def make_casual(house: House) -> None:
    """As if something had been taken back that was seen."""
    journal = house.table.play.course.journal
    journal.sitting = journal.sitting.because(TAKEN_BACK, EASED)
    journal.keep()


def _keeping(house: House) -> None:
    """Games are kept, for as long as the house stands."""
    folder = TemporaryDirectory()
    finalize(house, folder.cleanup)
    house.desk.saves = Saves(Path(folder.name))


def _with_saves(house: House) -> None:
    _keeping(house)
    for seats in (2, 4):
        house.sit_down(("human", *["random"] * (seats - 1)), Mode.MIXED, first=Seat(0))
        play_turns(house, 1)
        make_casual(house)


@screen
def title_with_a_game_to_go_on_with(house: House) -> None:
    _with_saves(house)
    house.open(Title(house.desk, house.routes))


@screen
def saved_games(house: House) -> None:
    _with_saves(house)
    house.open(SavedGames(house.desk, house.routes))


@screen
def no_saved_games(house: House) -> None:
    house.open(SavedGames(house.desk, house.routes))


@screen
def new_game(house: House) -> None:
    house.open(NewGame(house.desk, house.routes, ("human", "barkeeper:trickster", "human", "legend")))


# Looking back


def history_of(house: House, games: int) -> FakeArchive:
    """A list of so many games of two kinds; none of them can be read."""
    house.desk.foyer = Foyer(LISTED[:2], address=partial(_address, house))
    modules = [listing.load() for listing in LISTED[:2]]
    archive = FakeArchive(invented(modules, games))
    house.open(History(house.desk, house.routes, archive, FakeReviews(), now))
    house.window.show(house.stack)
    house.frame()  # who the computers are is known only when the list was seen
    return archive


@screen
def history(house: House) -> None:
    history_of(house, 14)


@screen
def history_of_a_game_that_goes_on(house: House) -> None:
    house.settings.open_piles = False
    history_of(house, 14)
    for _ in range(4):
        house.key(pygame.K_DOWN)


@screen
def history_with_a_filter(house: House) -> None:
    history_of(house, 14)
    point(house, ("filter", "seats"))
    house.key(pygame.K_RIGHT)


@screen
def history_where_a_game_was_deleted(house: House) -> None:
    history_of(house, 14)
    for _ in range(3):
        house.key(pygame.K_DOWN)
    house.key(pygame.K_DELETE)


@screen
def history_where_a_pinned_game_was_to_be_deleted(house: House) -> None:
    history_of(house, 14)
    house.key(pygame.K_DELETE)


@screen
def history_where_somebody_is_renamed(house: House) -> None:
    history_of(house, 14)
    point(house, ("filter", "person"))
    house.key(pygame.K_LEFT)
    house.key(pygame.K_e)


@screen
def history_of_nothing(house: House) -> None:
    history_of(house, 0)


# Learning


@screen
def lessons(house: House) -> None:
    person, game = person_of(house.settings), house.desk.module
    house.desk.learned.finish(person, game.key, game.lessons[0].key)
    house.desk.learned.leave(person, game.key, game.lessons[1].key, Bookmark(1, ()))
    house.open(house.routes.lessons())


def _lesson(beat: int) -> Lead:
    """Large letters come a few sentences at a time: the last of them."""

    def lead(house: House) -> None:
        house.settings.speed = house.settings.computer_speed = INSTANT
        house.open(house.routes.lesson(house.desk.module.lessons[0], anew=True))
        house.until_heard()
        while house.top.tutor.number < beat or house.top.more:
            house.key(pygame.K_RETURN)
            house.until_heard()

    return lead


SCREENS |= {"a_lesson_that_tells": _lesson(0), "a_lesson_that_asks_for_a_guess": _lesson(2)}


@screen
def lesson_done(house: House) -> None:
    house.open(house.routes.lesson_done(house.desk.module.lessons[0]))


@screen
def last_lesson_done(house: House) -> None:
    house.open(house.routes.lesson_done(house.desk.module.lessons[-1]))


def _settings(number: int) -> Lead:
    def lead(house: House) -> None:
        house.desk.game.venues = house.show.venues
        house.desk.folder = Path("/home/somebody/.local/share/beasty-bar")
        house.open(Settings(house.desk, number))

    return lead


SCREENS |= {f"settings_{page.key}": _settings(number) for number, page in enumerate(PAGES)}


@screen
def notice(house: House) -> None:
    sentence = "The layout night_street_2.tmx cannot be read: no element found, line 1, column 0."
    house.open(Notice(house.desk, sentence, ("Try again", "Cancel")))


@screen
def quitting_on_a_full_disk(house: House) -> None:
    house.desk.saves.unsaved.leave("a file", lambda: None, DISK_FULL)
    house.open(Parting(house.desk))


@screen
def draft(house: House) -> None:
    house.play(("human", "random"), setup=Setup(2, Mode.MIXED))
    house.frame()


@screen
def discard(house: House) -> None:
    house.play(("human", "random"), setup=Setup(2, Mode.BASE, advanced=True))
    house.frame()


@screen
def draft_with_a_hint(house: House) -> None:
    draft(house)
    house.key(pygame.K_h)


@screen
def discard_with_a_hint(house: House) -> None:
    discard(house)
    house.key(pygame.K_h)


# The table


def _table(seats: int) -> Lead:
    def lead(house: House) -> None:
        sit(house, FULL[seats], seats)

    return lead


SCREENS |= {f"table_of_{seats}": _table(seats) for seats in (2, 3, 4)}


@screen
def table_with_chances(house: House) -> None:
    sit(house, FULL[4], 4)
    house.table.play.judgement._told[Seat(0)] = (0.69, 0.19, 0.11, 0.01)
    make_casual(house)
    house.table.changed = True


@screen
def table_after_some_turns(house: House) -> None:
    house.sit_down(("human", "random", "random", "random"), Mode.MIXED, seed=3, first=Seat(0))
    play_turns(house, 3)


@screen
def a_card_and_what_it_leads_to(house: House) -> None:
    sit(house, FULL[3], 3)
    point(house, next(spot.key for spot in house.spots() if spot.digit == 2))


@screen
def a_card_with_a_choice(house: House) -> None:
    sit(house, LINE)
    point(house, next(spot.key for spot in house.spots() if spot.digit == 1))


@screen
def an_animal_of_the_line(house: House) -> None:
    house.settings.preview = "off"
    sit(house, LINE)
    point(house, house.spots()[2].key)


def _prompt(text: str, species: Species) -> Lead:
    def lead(house: House) -> None:
        sit(house, text)
        house.click(Hold(species))
        assert not house.table.match.actions, "it asks for nothing"
        point(house, next(spot.key for spot in house.spots() if spot.digit == 1))

    return lead


SCREENS |= {
    "choosing_a_landing": _prompt(LINE, KANGAROO),
    "choosing_a_model": _prompt(LINE, CHAMELEON),
    "choosing_a_victim": _prompt(LINE, PARROT),
    "choosing_a_way_to_run": _prompt(NEW, OSTRICH),
    "choosing_a_card_to_show": _prompt(NEW, PENGUIN),
    "choosing_a_place": _prompt(NEW, BAT),
}


@screen
def stacking(house: House) -> None:
    sit(house, STACK, 3)
    house.click(Hold(LION))
    house.until_asked()
    point(house, Chip(0))


def _hint(steps: int, line: str, action: str, preview: str) -> Lead:
    def lead(house: House) -> None:
        house.settings.preview = preview
        sit(house, line)
        thinker: Any = house.desk.thinker
        thinker.poll = lambda *_: Thought(RULES.parse(action), (0.7, 0.3))
        for _ in range(steps):
            house.key(pygame.K_h)
            house.frame(0.2)

    return lead


SCREENS |= {
    "first_hint": _hint(1, LINE, "kangaroo 1", "off"),
    "last_hint": _hint(3, NEW, "penguin ostrich even", "always"),
}


@screen
def a_coach_warns(house: House) -> None:
    house.settings.coach = WARN
    sit(house, LINE)
    match = house.table.match
    legal = match.rules.legal_actions(match.state)
    chances = {action: 0.7 if action == legal[0] else 0.4 for action in legal}
    values = tuple(Value(action, (mine, 1 - mine), 0.001) for action, mine in chances.items())
    thinker: Any = house.desk.thinker
    thinker.weighed = lambda: Weighed(Seat(0), values)
    house.frame(0.1)
    house.click(house.table.choosing.marks_of(legal[-1])[0])
    assert house.table.play.coach.warns


@screen
def computers_alone(house: House) -> None:
    house.settings.speed = house.settings.computer_speed = 1.0
    house.sit_down(("random", "random", "random"), seed=3)
    house.until(lambda: len(house.table.match.actions) == 2)


@screen
def curtain(house: House) -> None:
    house.sit_down(("human", "human", "random"), Mode.MIXED, seed=3, first=Seat(0))
    house.look()
    table = house.table
    table.play.submit(RULES.legal_actions(table.match.state)[0])
    house.until(lambda: isinstance(house.top, Curtain))
    house.until_heard()


@screen
def pause(house: House) -> None:
    sit(house, LINE)
    house.key(pygame.K_ESCAPE)
    house.frame(0.5)


def _fair_play(lead: Lead, button: Hashable) -> Lead:
    def onward(house: House) -> None:
        lead(house)
        house.click(button)
        house.frame(0.5)
        if any(spot.key == CHECK for spot in house.spots()):
            house.click(CHECK)

    return onward


# Looking


def _after_turns(*keys: int) -> Lead:
    def lead(house: House) -> None:
        table_after_some_turns(house)
        for key in keys:
            house.key(key)
            house.frame(0.5)

    return lead


SCREENS |= {
    "log": _after_turns(pygame.K_l),
    "why_in_the_log": _after_turns(pygame.K_l, pygame.K_UP, pygame.K_UP, pygame.K_UP, pygame.K_QUESTION),
    "rerun": _after_turns(pygame.K_r),
    "fan_of_the_bar": _after_turns(pygame.K_b),
    "fan_of_thats_it": _after_turns(pygame.K_t),
    "zoom": _after_turns(pygame.K_1, pygame.K_i),
}


@screen
def guide_animals(house: House) -> None:
    house.open(house.routes.guide())


@screen
def guide_rules(house: House) -> None:
    house.open(house.routes.guide())
    house.click(RULES_TAB)


@screen
def example(house: House) -> None:
    cards = CardArt(ART, TYPE, house.desk.words(()).name)
    house.open(ExampleScene(house.desk, cards, tuple(EXAMPLES.values())[3:6]))
    for _ in range(80):
        house.frame(0.1)


# Looking back


def _looked_back(*keys: int, seats: int = 2, share: float = 0.5) -> Lead:
    def lead(house: House) -> None:
        module, routes = house.desk.module, house.routes
        game = looking_back.saved(module, looking_back.played(module, seats))
        reviews = looking_back.Reviews(looking_back.reviewed(module, game.match))
        tabletop = routes.show.tabletop(routes, Party.of(game))
        at = round(share * len(game.match.actions))
        house.open(Viewer(house.desk, routes, game, tabletop, at, reviews=reviews))
        for key in keys:
            house.key(key)
            house.frame(0.5)

    return lead


SCREENS |= {
    "viewer": _looked_back(),
    "viewer_of_4": _looked_back(seats=4, share=0.7),
    "viewer_at_the_end": _looked_back(share=1.0),
    "what_if": _looked_back(pygame.K_w),
    "play_on": _looked_back(pygame.K_n, seats=4),
}


# After the game


_ENDED: dict[int, list[Any]] = {}
"""What was decided in a game of so many that was played to its end."""


def _results(seats: int) -> Lead:
    """Whoever comes a second time sees the last decision only."""

    def lead(house: House) -> None:
        house._drawn = 1000
        house.sit_down(["random"] * seats, Mode.MIXED, seed=2)
        make_casual(house)
        table = house.table
        for action in _ENDED.get(seats, [])[:-1]:
            table.play.history.submit(action)
        table.settle_now()
        house.until_seen_who_has_won()
        _ENDED[seats] = table.match.actions
        house._drawn = 1

    return lead


def _reviewed(seats: int, key: int, judged: int | None = None, *, table: bool = False) -> Lead:
    """A tab of the results, with so many decisions judged, usually all of them."""

    def lead(house: House) -> None:
        _keeping(house)
        house.desk.reviews = MadeUpReviews(judged)
        _results(seats)(house)
        house.key(key)
        if table:
            house.click(TABLE)

    return lead


def _ways_on(seats: int) -> Lead:
    """From the results to the list of what is seldom wanted."""

    def lead(house: House) -> None:
        _results(seats)(house)
        house.click("more")
        house.frame(0.5)

    return lead


@screen
def results_that_ask_for_a_name(house: House) -> None:
    _keeping(house)
    house._drawn = 1000
    house.settings.speed = house.settings.computer_speed = INSTANT
    house.sit_down(("human", "random"), Mode.BASE, seed=2)
    while not isinstance(house.top, Results):
        table = house.table
        if table.choosing is not None and not table.timeline.busy:
            table.play.submit(RULES.legal_actions(table.match.state)[0])
        house.frame(0.5)
    house.until_seen_who_has_won()
    house._drawn = 1


SCREENS |= {f"results_of_{seats}": _results(seats) for seats in (2, 4)}
SCREENS |= {
    "results_offer_a_review": _reviewed(2, pygame.K_2, 0),
    "results_with_half_a_review": _reviewed(2, pygame.K_4, 9),
    "results_chart_of_2": _reviewed(2, pygame.K_2),
    "results_chart_of_4": _reviewed(4, pygame.K_2),
    "results_chart_as_a_table": _reviewed(4, pygame.K_2, table=True),
    "results_moves_of_4": _reviewed(4, pygame.K_3),
    "results_luck_of_4": _reviewed(4, pygame.K_4),
    "results_luck_as_a_table": _reviewed(4, pygame.K_4, table=True),
}
SCREENS |= {
    "fair_play_before_the_game": _fair_play(new_game, "fair"),
    "fair_play_in_the_pause": _fair_play(pause, "fair"),
    "fair_play_after_the_game": _fair_play(_ways_on(2), "fair"),
    "more_after_the_game": _ways_on(2),
}
