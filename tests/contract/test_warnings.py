"""What a coach says: a sentence in the game's own words, to one seat alone, whatever is weighed."""

import pytest

from game.core.coaching import MUCH, UNSURE, advice, points, told, verdict, warns
from game.core.module import GameModule
from game.core.player import Budget
from game.core.rules import Seat
from game.core.weighing import Value, Weighed, weighed
from game.core.words import USUAL_NAMES
from game.services.i18n import TONGUES, Language, Translations
from game.services.paths import project_folder
from tests.contract.games import Played
from tests.contract.test_weighing import questions


def speaking(module: GameModule, code: str) -> Translations:
    assets = project_folder("assets")
    translations = Translations([assets / module.key, assets / "common"])
    translations.speak(code)
    return translations


def test_every_action_can_be_warned_of_in_every_language(module: GameModule, games: list[Played]) -> None:
    rules = module.rules
    for moment in questions(rules, games)[:4]:
        view, legal = rules.view(moment.before, moment.seat), rules.legal_actions(moment.before)
        found = weighed(module.weigher(3, Budget(iterations=2)), view, legal)
        names = USUAL_NAMES[: len(rules.standings(moment.before))]
        for code in TONGUES:
            words = Language(names, speaking(module, code), moment.seat)
            for action in legal:
                text = module.warn(view, found, action, words)
                assert f"{points(found, action)} %" in text
                assert "{" not in text


def values(best: float, other: float, error: float) -> Weighed[str]:
    worth = {"best": best, "other": other}
    return Weighed(Seat(0), tuple(Value(name, (mine, 1 - mine), error) for name, mine in worth.items()))


@pytest.mark.parametrize(
    ("cost", "error", "warned"),
    [(MUCH + 0.001, 0.01, True), (MUCH - 0.001, 0.0, False), (0.2, 0.06, False), (0.3, 0.06, True)],
)
def test_a_warning_takes_a_great_loss_and_a_small_error(cost: float, error: float, warned: bool) -> None:
    found = values(0.7, 0.7 - cost, error)
    assert warns(found, "other") is warned
    assert not warns(found, "best")
    assert not warns(found, "unheard of")


def test_a_verdict_is_a_number_if_anybody_is_sure_of_it() -> None:
    words = Language(USUAL_NAMES[:2], Translations(), Seat(0))

    def said(cost: float, error: float, better: str = "") -> str | None:
        found = verdict(values(0.7, 0.7 - cost, error), "other")
        return None if found is None else told(found, better, words)

    assert said(0.15, 0.001) == "Coach: cost 15 % win chance."
    assert said(0.15, 0.001, "Play your lion.") == "Coach: cost 15 % win chance. Better: Play your lion."
    assert said(0.004, 0.0) == said(0.03, 0.01) == "Coach: best move."
    assert said(0.15, UNSURE) is None


def test_advice_is_the_best_with_all_the_others() -> None:
    thought = advice(values(0.7, 0.4, 0.01))
    assert (thought.action, thought.chances, thought.others) == ("best", (0.7, 1 - 0.7), (("other", 0.4),))
