"""What somebody reads who comes back to the pub: what others did, and how the own guests stand."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.core.hands import EVERY_TURN
from game.core.levels import HUMAN
from game.core.rules import Seat
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.show.turns import BARKEEPER, CARDS
from game.fantasy_pub.telling.table_words import whereabouts
from game.services.i18n import TONGUES
from game.shell.marked import plain
from game.shell.scenes.reading.zoom import Zoom
from game.shell.table.curtain import LOOK, Curtain
from tests.contract.house import House
from tests.contract.screens import Visit
from tests.fantasy_pub.language import speaking
from tests.fantasy_pub.tables import pub


def after_a_decision(folder: Path, seats: int) -> House:
    """The first one has put a card away, and the curtain has closed for the next."""
    house = Visit("fantasy_pub", folder, "960x600", "en").open(*[HUMAN] * seats, hands=EVERY_TURN)
    house.wait()
    house.click(LOOK)
    house.decide()
    house.until(lambda: isinstance(house.top, Curtain))
    house.wait()
    return house


def test_behind_the_curtain_one_reads_what_happened_and_where_the_own_ones_are(tmp_path: Path) -> None:
    house = after_a_decision(tmp_path, 2)
    happened, stands = house.spots()[1:3]
    assert "discards an event card" in happened.text
    assert stands.name.startswith("Where ")
    assert "at table" in stands.text
    for spot in (happened, stands):
        house.click(spot.key)
        house.frame()
        assert isinstance(house.top, Zoom)
        house.key(pygame.K_ESCAPE)
        house.wait()


@pytest.mark.parametrize("code", TONGUES)
def test_it_is_told_in_every_language(code: str) -> None:
    view = RULES.view(pub("G@1 c2", "D@door c1 b1", "rT@1"), None)
    told = plain(whereabouts(view, Seat(0), speaking(code)))
    assert told.count(":") >= 2
    assert "{" not in told
    if code == "en":
        assert "Ana's goblin at table 1: 2 coins, 0 beers." in told
        assert whereabouts(view, Seat(2), speaking()).startswith("Cleo has no characters in the pub.")


@pytest.mark.parametrize("key", [BARKEEPER, CARDS])
def test_whatever_a_turn_is_about_can_be_looked_at_closely(tmp_path: Path, key: str) -> None:
    house = Visit("fantasy_pub", tmp_path, "960x600", "en").open(HUMAN, "random")
    house.until_asked()
    house.open(house.table.tabletop.gallery([key], 0, secret=False))
    house.wait()
    assert isinstance(house.top, Zoom)
    assert house.top.page.key == key
