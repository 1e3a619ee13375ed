"""What everybody wears: a colour and its symbol, which belong together."""

import pytest

from game.shell.paint.palette import LIVERIES, dressed


@pytest.mark.parametrize(
    ("names", "worn"),
    [
        ((), ["blue", "yellow", "red", "teal"]),
        (("teal", "red"), ["teal", "red", "blue", "yellow"]),
        (("red", "yellow", "blue", "teal"), ["red", "yellow", "blue", "teal"]),
        (("teal", "teal"), ["teal", "blue", "yellow", "red"]),
        (("pink", "", "blue"), ["yellow", "red", "blue", "teal"]),
        (("red",) * 9, ["red", "blue", "yellow", "teal"]),
    ],
)
def test_no_two_wear_the_same_whatever_was_asked_for(names: tuple[str, ...], worn: list[str]) -> None:
    dress = dressed(names)
    assert [livery.name for livery in dress] == worn
    assert set(dress) == set(LIVERIES)
