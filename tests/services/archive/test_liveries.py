"""The list remembers what everybody wore."""

from pathlib import Path

from game.beasty_bar.module import BEASTY_BAR
from game.beasty_bar.rules.setup import Setup
from game.core.match import Match
from game.services.archive.entries import Place, Stamp, entry_of
from game.services.archive.index import Index
from game.services.archive.rows import Wanted
from game.services.saved_game import SavedGame, Sitting


def test_what_was_worn_is_in_the_index() -> None:
    sitting = Sitting(("human", "random"), ("Ana", "Bo"), liveries=("red", "teal"), decided=1)
    match = Match(BEASTY_BAR.rules, Setup(2), 1)
    saved = SavedGame(BEASTY_BAR, Path("a.txt"), match, sitting, 0.0, False, b"")
    index = Index(None)
    index.change([entry_of(saved, Place("replays", BEASTY_BAR.key, "a.txt"), Stamp(1, 1))])
    (found,) = index.entries(Wanted(), (), 0, None)
    assert found.liveries == ("red", "teal")
