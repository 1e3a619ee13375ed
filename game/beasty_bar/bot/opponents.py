"""The computer players of Beasty Bar: six levels, four characters, and three to measure them by."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from random import Random

from game.beasty_bar import tables
from game.beasty_bar.bot.characters import TASTES
from game.beasty_bar.bot.decks import DeckChooser
from game.beasty_bar.bot.margin import margin
from game.beasty_bar.bot.outlook import BeastyBarOutlook
from game.beasty_bar.bot.worth import NO_TASTE, Table
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Mode, Scoring, Setup, complete, drafted, left_at_home
from game.beasty_bar.rules.view import View
from game.core.fairness import mind
from game.core.levels import ADVICE, AnyPlayer, Character, Level
from game.core.messages import N_
from game.core.player import Budget
from game.core.rules import Seat
from game.players.duel import Finisher
from game.players.greedy import GreedyBot
from game.players.one_ply import Care, OnePly
from game.players.outlook import Outlooks
from game.players.random_bot import RandomBot
from game.players.search import Searcher
from game.players.tree_weigher import DuelWeigher

Maker = Callable[[int, Budget, str], AnyPlayer]


@cache
def outlook(mode: Mode, seats: int, scoring: Scoring, character: str = "") -> BeastyBarOutlook:
    """What was learned about that kind of game, as somebody of that character sees it."""
    numbers = tables.numbers(mode, seats, scoring)
    return BeastyBarOutlook(Table(numbers, scoring, TASTES.get(character, NO_TASTE)))


def _outlooks(character: str) -> Outlooks:
    def find(view: View) -> BeastyBarOutlook:
        return outlook(view.options.mode, view.players, view.options.scoring, character)

    return find


def prepare(setup: Setup, seed: int, computers: Mapping[Seat, str]) -> Setup:
    """The complete set-up with the computers' decks and discards; people's are drawn for the time being.

    Whatever was fixed before stays. Each computer decides from a mind of its own.
    """
    full = complete(setup, seed)
    choosers = {seat: _deck_chooser(full, mind(seed, seat)) for seat in computers}
    if setup.picks is None and setup.boxed is None:  # what is put away may not fit another deck
        for seat, chooser in choosers.items():
            full = drafted(full, seat, chooser.picks()) if full.picks else full
    if setup.boxed is None:
        for seat, chooser in choosers.items():
            full = left_at_home(full, seat, chooser.put_away(full.deck(seat))) if full.boxed else full
    return full


def _deck_chooser(setup: Setup, seed: int) -> DeckChooser:
    # Without its character's taste: that says when to play a card, not whether it is good to have.
    return DeckChooser(outlook(setup.mode, setup.players, setup.options.scoring).table, Random(seed).random)


def deck_adviser(setup: Setup) -> DeckChooser:
    """Somebody who chooses decks for a game like this without any whim."""
    even = 0.5
    return DeckChooser(outlook(setup.mode, setup.players, setup.options.scoring).table, lambda: even)


def _glancing(carelessness: float) -> Maker:
    return lambda seed, budget, character: OnePly(_outlooks(character), seed, Care(carelessness))


def _searching(iterations: int) -> Maker:
    return lambda seed, budget, character: Searcher(_outlooks(character), seed, budget, iterations)


def _finishing(iterations: int) -> Maker:
    return lambda seed, budget, character: Finisher(_outlooks(character), seed, budget, iterations)


LEVELS = (
    Level("cub", N_("Cub"), N_("Plays for fun and grabs whatever looks nice."), _glancing(16.0)),
    Level("guest", N_("Visitor"), N_("Knows the animals, but often picks the wrong one."), _glancing(0.8)),
    Level("regular", N_("Regular"), N_("Plays soundly and slips now and then."), _glancing(0.25)),
    Level(
        "barkeeper", N_("Barkeeper"), N_("Thinks about what you could answer."), _searching(10), searches=True
    ),
    Level("expert", N_("Expert"), N_("Looks several turns ahead."), _searching(80), searches=True),
    Level(
        "legend",
        N_("Legend"),
        N_("Thinks as far ahead as it can, to the very end."),
        _finishing(12_000),
        searches=True,
        weigher=lambda seed, budget: DuelWeigher(_outlooks(""), seed, budget, ADVICE),
    ),
)
"""Weakest first."""

SPARRING = (
    Level("random", N_("Random"), N_("Plays any card at random."), lambda seed, _, __: RandomBot(seed)),
    Level(
        "greedy",
        N_("Greedy"),
        N_("Takes what it can get right now."),
        lambda seed, _, __: GreedyBot(RULES, margin, seed),
    ),
    Level("table", N_("Table"), N_("Takes what looks best at a glance."), _glancing(0.0)),
)

CHARACTERS = (
    Character("brawler", N_("Brawler"), N_("Loves big animals and sends them early.")),
    Character("trickster", N_("Trickster"), N_("Prefers turning the line upside down.")),
    Character("hoarder", N_("Hoarder"), N_("Keeps the best for the end.")),
    Character("rusher", N_("Rusher"), N_("Wants to stand at the gate, now.")),
)
