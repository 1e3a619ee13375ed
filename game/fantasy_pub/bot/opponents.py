"""The computer players of Fantasy Pub: six levels, four characters, and three to measure them by."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from game.core.levels import AnyPlayer, Character, Level
from game.core.messages import N_
from game.core.player import Budget
from game.core.rules import Seat
from game.fantasy_pub import tables
from game.fantasy_pub.bot.handmade import GreedyPlayer
from game.fantasy_pub.bot.taste import NO_TASTE, TASTES
from game.fantasy_pub.bot.venture import PubVenture
from game.fantasy_pub.bot.worth import Worth
from game.fantasy_pub.rules.setup import Setup, complete
from game.fantasy_pub.rules.view import View
from game.players.one_ply import Care
from game.players.random_bot import RandomBot
from game.players.venture import Planner, Venturer, Ventures
from game.players.venture_weigher import VentureWeigher

ADVICE: Final = 100
"""Plans followed, or worlds, are far dearer than iterations of a search."""
HINT_FOLLOWS, HINT_WIDTH = 600, 16
"""Somebody who asks for a hint waits longer, once in a turn: what looks best at a glance may be a trap."""
Maker = Callable[[int, Budget, str], AnyPlayer]


@cache
def venture(seats: int, character: str = "") -> PubVenture:
    """What was learned about games of so many, as somebody of that character sees it."""
    numbers, spread = tables.learned(seats)
    return PubVenture(Worth(numbers, seats), spread, TASTES.get(character, NO_TASTE))


def _ventures(character: str) -> Ventures:
    def find(view: View) -> PubVenture:
        return venture(view.players, character)

    return find


def prepare(setup: Setup, seed: int, computers: Mapping[Seat, str]) -> Setup:
    """The complete set-up: which event to put away is a decision of the game itself."""
    return complete(setup, seed)


def _planning(carelessness: float) -> Maker:
    """Errs by so many points; what looks eight worse than the best it does not do, which would be no fun."""
    care = Care(carelessness, aim=0.2, shame=8.0)
    return lambda seed, budget, character: Planner(_ventures(character), seed, care)


def _venturing(follows: int) -> Maker:
    return lambda seed, budget, character: Venturer(_ventures(character), seed, budget, follows)


LEVELS: Final = (
    Level("novice", N_("Novice"), N_("Wandered in by chance and tries whatever looks nice."), _planning(2.5)),
    Level("guest", N_("Visitor"), N_("Knows the pub, but often picks the wrong table."), _planning(1.6)),
    Level("regular", N_("Regular"), N_("Plays soundly and slips now and then."), _planning(1.0)),
    Level("waiter", N_("Waiter"), N_("Sees most of what a roll can do."), _planning(0.5)),
    Level("innkeeper", N_("Innkeeper"), N_("Thinks its own turn through to the end."), _planning(0.0)),
    Level(
        "legend",
        N_("Legend"),
        N_("Also thinks about the turns to come."),
        _venturing(100),
        searches=True,
        advice=ADVICE,
        adviser=lambda seed, budget: Venturer(_ventures(""), seed, budget, HINT_FOLLOWS, HINT_WIDTH),
        weigher=lambda seed, budget: VentureWeigher(_ventures(""), seed, budget, ADVICE),
        revision=1,
    ),
)
"""Weakest first."""

SPARRING: Final = (
    Level("random", N_("Random"), N_("Plays whatever comes to hand."), lambda seed, _, __: RandomBot(seed)),
    Level(
        "greedy",
        N_("Greedy"),
        N_("Takes what it can get at once."),
        lambda seed, _, __: GreedyPlayer(seed),
    ),
    Level("turn", N_("Turn"), N_("Takes the turn that looks best at a glance."), _planning(0.0)),
)

CHARACTERS: Final = (
    Character("sponge", N_("Sponge"), N_("Would rather have another beer than leave.")),
    Character(
        "brawler", N_("Brawler"), N_("Sends the barkeeper to others and laughs when they are thrown out.")
    ),
    Character("miser", N_("Miser"), N_("Holds on to its coins and saves its events for later.")),
    Character("reveller", N_("Reveller"), N_("Wants everyone in the pub and nobody alone.")),
)
