"""What is measured about the pub, on a clock that is not looked at."""

import re
from itertools import count

import pytest

from game.core import workshop
from game.fantasy_pub.workshop import WORKSHOP, benches


def test_the_rules_are_measured_with_events_and_without(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benches, "GAMES", 2)
    monkeypatch.setattr(workshop, "ROUNDS", 1)
    ticks = count()
    off, on, listing = WORKSHOP.benches["rules"].report(lambda: float(next(ticks)))
    assert re.fullmatch(r"complete random games per CPU second, events off: +2", off)
    assert re.fullmatch(r"complete random games per CPU second, events on: +2", on)
    assert re.fullmatch(r"listing all legal actions, per position: +\d[\d,.]* µs", listing)
    assert next(ticks) == 6, "each of three things is measured once"
