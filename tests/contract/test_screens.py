"""The list of screens that every game has leads where it says: with the toy, which is quick."""

from pathlib import Path

import pytest

from game.shell.paint import shapes
from tests.contract.house import ALL_SHOWS, House
from tests.contract.screens import SCREENS, Visit
from tests.contract.toy.module import SNAILS

LEADS_TO = {
    "asked": "Notice",
    "curtain": "Curtain",
    "fan": "Fan",
    "first_start": "FirstStart",
    "guide": "Guide",
    "history": "History",
    "log": "Log",
    "looked": "Zoom",
    "new_game": "NewGame",
    "pause": "Pause",
    "play_on": "PlayOn",
    "rerun": "Rerun",
    "results": "Results",
    "saved": "SavedGames",
    "settings": "Settings",
    "title": "Title",
    "viewer": "Viewer",
    "what_if": "TryTable",
    "why": "Log",
    "more": "More",
}
"""How a name begins, and the scene; everything else is seen at the table."""


@pytest.mark.parametrize("name", SCREENS)
def test_somebody_comes_to_every_screen(name: str, tmp_path: Path) -> None:
    house = SCREENS[name](Visit(SNAILS.key, tmp_path, "960x600", "en"))
    house.frame()
    scene = next((scene for begins, scene in LEADS_TO.items() if name.startswith(begins)), "Table")
    assert type(house.top).__name__ == scene
    if name.startswith(("results_chart", "results_moves", "results_luck")):
        assert house.top.tab in name  # type: ignore[attr-defined]


def painted_anew(house: House) -> None:
    house.top.changed = True
    house.frame(0.0)


@pytest.mark.parametrize("game", ALL_SHOWS)
def test_what_is_cut_to_measure_for_a_curtain_is_kept_for_its_next_frame(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It covers the window several times: panels, what lies on them, and the light around both."""
    house = SCREENS["curtain"](Visit(game, tmp_path, "960x600", "en"))
    painted_anew(house)
    with monkeypatch.context() as patch:
        patch.delattr(shapes, "rounded")
        painted_anew(house)
