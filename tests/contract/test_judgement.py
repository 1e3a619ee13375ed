"""Win chances on the plates of every game: judged by what can be seen, one story with hint and coach."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.core.chances import MANNERS, NUMBERS, OFF, sentence
from game.core.coaching import TEACH
from game.core.levels import HUMAN
from game.core.module import GameModule
from game.core.player import Budget, Thought, percents
from game.core.prospects import prospects
from game.core.rules import Seat, Viewer
from game.core.weighing import Value, Weighed
from game.core.words import USUAL_NAMES
from game.services.house_rules import adopt
from game.services.i18n import Language
from game.services.settings import Settings
from game.services.thinker import Asked, Kind, SlicedThinker
from game.shell.table.judgement import Judgement
from tests.contract.games import Moment, Played
from tests.contract.house import ALL_SHOWS, House, beside_the_others
from tests.contract.test_coach import legal, open_hand

FEW = 3
JUDGED = (0.31, 0.69)


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    yield
    if pygame.display.get_init():
        pygame.event.clear()


class Mind(SlicedThinker):
    """Judges at once; advises and weighs when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: dict[Kind, Asked] = {}
        self.advises = self.weighs = False
        self.judges: tuple[float, ...] = JUDGED
        self.gap = 0.05

    def ask(self, asked: Asked, kind: Kind = Kind.TABLE) -> None:
        if kind is Kind.TABLE:
            super().ask(asked, kind)
        self.asked[kind] = asked

    def drop(self, kind: Kind | None = None) -> None:
        super().drop(kind)
        for each in Kind if kind is None else (kind,):
            self.asked.pop(each, None)

    def poll(self, kind: Kind = Kind.TABLE) -> Any:
        if kind is Kind.TABLE:
            return super().poll(kind)
        if kind is Kind.COACH:
            return self.weighed()
        asked = self.asked.get(kind)
        return Thought(asked.legal[0], (0.44, 0.56)) if asked and self.advises else None

    def weighed(self) -> Weighed[Any] | None:
        """The first is worth more than the others."""
        asked = self.asked.get(Kind.COACH)
        if asked is None or not self.weighs:
            return None
        rules = asked.game.rules
        seat = rules.to_act(rules.imagine(asked.view, 0))
        assert seat is not None
        worth = [0.62 - self.gap * (number > 0) for number in range(len(asked.legal))]
        chances = [(each, 1 - each) if seat == 0 else (1 - each, each) for each in worth]
        values = zip(asked.legal, chances, strict=True)
        return Weighed(seat, tuple(Value(action, each, 0.001) for action, each in values))

    def judged(self) -> tuple[float, ...] | None:
        return self.judges if Kind.JUDGE in self.asked else None


def sat_down(folder: Path, module: GameModule, **settings: Any) -> tuple[House, Mind]:
    """Somebody plays against a computer, and has something to choose."""
    if module.key not in ALL_SHOWS:
        pytest.skip("it has no table")
    words = ("--game", module.key, "--seats", f"{HUMAN},random", "--seed", "5")
    house = House(
        folder,
        *words,
        program=beside_the_others,
        settings=Settings(turn_end="not", chances=NUMBERS, **settings),
    )
    mind = Mind()
    house.desk.thinker = mind
    house.table.play.thinking._thinker = mind
    house.table.play.drop()
    house.table.play.judgement.drop()
    for _ in range(20):
        house.until_asked()
        open_hand(house)
        house.frame()
        if len(legal(house)) > 2:
            return house, mind
        house.table.play.submit(legal(house)[-1])
    raise AssertionError("nobody has a choice")


def shown(house: House) -> tuple[float, ...]:
    """On the plates."""
    return house.table.hud().chances


# What it follows from


def question(house: House, state: Any, viewer: Viewer) -> Asked:
    rules, table = house.desk.module.rules, house.table
    match: Any = SimpleNamespace(rules=rules, state=state, to_act=rules.to_act(state))
    return Judgement(house.desk, table.party, match, lambda: viewer).question


def test_no_hidden_card_influences_a_plate(tmp_path: Path, module: GameModule, games: list[Played]) -> None:
    """The judgement is asked for by the view of whoever looks, and what follows from that alone."""
    house, _ = sat_down(tmp_path, module)
    rules, differed = module.rules, 0
    for game in games[:4]:
        for moment in game.moments[3::11]:
            for viewer in game.viewers:
                view = rules.view(moment.before, viewer)
                other = rules.imagine(view, len(game.moments))
                differed += other != moment.before
                one, two = (question(house, state, viewer) for state in (moment.before, other))
                assert one[1:] == two[1:]
                assert one.view == view
                assert bool(one.legal) == (viewer == moment.seat)
    assert differed > 10, "something was hidden"


def seen(games: list[Played]) -> Iterator[tuple[Moment, Viewer]]:
    """Some moments with different eyes."""
    for number, game in enumerate(games[::3]):
        for moment in game.moments[number :: max(9, len(game.moments) // 3)]:
            yield moment, game.viewers[number % len(game.viewers)]


def test_everybody_has_a_chance_for_whoever_looks(module: GameModule, games: list[Played]) -> None:
    rules = module.rules
    for moment, viewer in seen(games):
        view = rules.view(moment.before, viewer)
        weigher = module.weigher(1, Budget(iterations=FEW))
        *_, once = weigher.prospects(view)
        *_, again = weigher.prospects(view)
        assert once == again
        assert sum(once) == pytest.approx(1)
        assert min(once) >= 0


def test_whoever_is_to_act_is_judged_as_a_coach_would(
    module: GameModule, games: list[Played], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.core.prospects.PART", 100)
    moment = games[0].moments[2]
    view, actions = module.rules.view(moment.before, moment.seat), module.rules.legal_actions(moment.before)
    *_, judged = prospects(module, 7, view, actions)
    few = Budget(iterations=max(1, module.levels[-1].advice // 100))
    *_, weighed = module.weigher(7, few).weigh(view, actions)
    assert judged == weighed.best.chances


# One story


def test_plates_show_the_judgement_of_whoever_looks(tmp_path: Path, module: GameModule) -> None:
    house, mind = sat_down(tmp_path, module)
    house.frame()
    assert shown(house) == JUDGED
    asked = mind.asked[Kind.JUDGE]
    seat = house.table.play.looking
    assert asked.view == module.rules.view(house.table.match.state, seat)
    assert asked.who == module.levels[-1].key
    assert list(asked.legal) == list(legal(house))


def test_a_hint_and_the_plates_say_the_same(tmp_path: Path, module: GameModule) -> None:
    house, mind = sat_down(tmp_path, module)
    mind.advises = True
    for _ in range(3):
        house.key(pygame.K_h)
        house.frame()
    tip = house.table.play.adviser.tip
    assert tip is not None
    assert shown(house) == (0.44, 0.56)
    assert "44 %" in tip.text
    house.table.play.adviser.drop()
    house.frame()
    assert shown(house) == (0.44, 0.56), "it was thought about longer"


def test_a_coach_and_the_plates_say_the_same(tmp_path: Path, module: GameModule) -> None:
    house, mind = sat_down(tmp_path, module, coach=TEACH)
    house.frame()
    assert shown(house) == JUDGED
    mind.weighs = True
    house.frame()
    house.frame()
    weighed = mind.weighed()
    assert weighed is not None
    assert shown(house) == weighed.best.chances
    assert Kind.JUDGE not in mind.asked, "nobody has to judge it once more"
    worst = legal(house)[-1]
    house.table.play.submit(worst)
    assert shown(house) == weighed.of(worst).chances  # type: ignore[union-attr]


def test_a_hint_says_what_a_coach_has_weighed(tmp_path: Path, module: GameModule) -> None:
    house, mind = sat_down(tmp_path, module, coach=TEACH)
    mind.weighs = mind.advises = True
    house.frame()
    house.frame()
    for _ in range(4):
        house.key(pygame.K_h)
        house.frame()
    tip, weighed = house.table.play.adviser.tip, mind.weighed()
    assert tip is not None
    assert weighed is not None
    assert shown(house) == weighed.best.chances
    assert f"{percents(weighed.best.chances)[weighed.seat]} %" in tip.text
    assert not tip.text.endswith("Win chance: 44 %.")


def test_after_another_move_it_is_judged_anew(tmp_path: Path, module: GameModule) -> None:
    house, mind = sat_down(tmp_path, module)
    house.frame()
    house.table.play.submit(legal(house)[-1])
    mind.judges = (0.9, 0.1)
    house.until(lambda: house.table.choosing is not None and not house.table.timeline.busy)
    house.frame()
    assert shown(house) == (0.9, 0.1)


@pytest.mark.parametrize("rules", ["official", "tournament"])
def test_rules_of_the_house_that_forbid_help_forbid_that_too(
    tmp_path: Path, module: GameModule, rules: str
) -> None:
    house, mind = sat_down(tmp_path, module)
    adopt(house.desk.settings, rules)
    house.frame()
    assert house.desk.settings.chances == OFF
    assert Kind.JUDGE not in mind.asked
    assert shown(house) == ()


def test_nobody_is_asked_who_would_think_between_the_frames(tmp_path: Path, module: GameModule) -> None:
    house, _ = sat_down(tmp_path, module)
    thinker = SlicedThinker()
    thinker.ask(house.table.play.judgement.question, Kind.JUDGE)
    assert not thinker.busy
    assert thinker.judged() is None


# In the same words


@pytest.mark.parametrize("manner", MANNERS)
def test_remarks_and_hints_take_their_words_from_one_table(
    module: GameModule, games: list[Played], manner: str
) -> None:
    moment = games[0].moments[5]
    words = Language(USUAL_NAMES[: len(games[0].seats)], reader=moment.seat, chances=manner)
    view = module.rules.view(moment.before, moment.seat)
    chances = tuple(0.7 if seat == moment.seat else 0.3 for seat in games[0].seats)
    thought = Thought(moment.action, chances)
    hint = module.hint(view, thought, words)[-1].text
    remark = module.explain(view, thought, words)
    for text, speaker in ((hint, None), (remark, moment.seat)):
        said = words if speaker is None else words.said_by(Seat(speaker))
        told = sentence(chances, moment.seat, said)
        assert text.endswith(told)
        assert bool(told) == (manner != OFF)
