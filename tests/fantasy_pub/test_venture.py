"""Following plans into imagined worlds."""

from game.core.rules import Seat
from game.fantasy_pub.bot.opponents import venture
from game.fantasy_pub.bot.venture import World
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.position import parse_position

NOTHING_BUT_EVENTS = (
    "N: | C: + sing_along shove tray || door: elf1/C(n3) | 1: troll/N(n2) | 5: elf1/N(n3) goblin1/N(n3) "
    "| 6: dwarf1/N(n3) dwarf2/N(n3) || dice 2 3 | barkeeper 6"
)
"""Who comes next can do nothing else with two sixes: nobody may enter, move or be served."""


def test_somebody_in_a_hurry_plays_an_event_where_there_is_nothing_else_to_do() -> None:
    state = parse_position(NOTHING_BUT_EVENTS)
    view, known = RULES.view(state, Seat(0)), venture(2)
    for plan in known.plans(view, RULES.legal_actions(state)):
        assert isinstance(known.follow(view, plan, World(1, (6, 6))), float)
