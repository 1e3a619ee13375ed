"""What somebody does is told of whoever really acts, however many masks there are."""

import pytest

from game.beasty_bar.rules.notation import parse
from game.beasty_bar.rules.view import view
from game.beasty_bar.telling.deeds import deed
from game.core.rules import Seat
from game.services.i18n import Language
from tests.beasty_bar.storyteller import Table

WORDS = Language(("Ana", "Bo", "Cleo", "Dev"))


@pytest.mark.parametrize(
    ("line", "thats_it", "hand", "action", "told"),
    [
        (
            "kangaroo/R dog/G",
            "",
            "chameleon/B",
            "chameleon kangaroo 2",
            "Ana plays the chameleon. The chameleon acts as a kangaroo. The chameleon jumps over "
            "two animals.",
        ),
        (
            "vulture/R dog/G",
            "kangaroo/Y",
            "chameleon/B",
            "chameleon vulture kangaroo 1",
            "The chameleon brings Bo's kangaroo back. The kangaroo jumps over one animal.",
        ),
        (
            "parrot/R dog/G",
            "",
            "penguin/B chameleon/B",
            "penguin chameleon parrot 2",
            "The penguin acts as a parrot. The penguin chooses Dev's dog.",
        ),
        (
            "dog/R bear/G",
            "penguin/Y",
            "vulture/B peacock/B",
            "vulture penguin peacock 1",
            "The penguin shows a peacock and acts as that animal. The penguin chooses Cleo's dog.",
        ),
    ],
)
def test_whoever_poses_acts_until_somebody_is_brought_back(
    table: Table, line: str, thats_it: str, hand: str, action: str, told: str
) -> None:
    table.given(line, thats_it=thats_it, hand=hand)
    said = deed(view(table.state, Seat(0)), parse(action), WORDS)
    assert said.endswith(told), said
