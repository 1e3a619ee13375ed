"""What people choose before a game: which animals play, who wins, how large a deck is."""

from __future__ import annotations

from typing import Final

from game.core.choices import Choice, Option
from game.core.messages import N_

CARD_SETS = Choice(
    "set",
    N_("Cards"),
    (
        Option({"set": "base"}, N_("Base"), N_("The twelve classic animals.")),
        Option({"set": "new"}, N_("New Beasts"), N_("Twelve others: vultures, bats, penguins and more.")),
        Option({"set": "mixed"}, N_("Mixed"), N_("Pick one of two animals for every strength.")),
    ),
)
MOST_POINTS = 1
SCORINGS = Choice(
    "scoring",
    N_("Scoring"),
    (
        Option(
            {},
            N_("Most animals"),
            N_("Most animals in the bar wins. The card set decides how ties are broken."),
        ),
        Option(
            {"scoring": "points_2019"},
            N_("Most points"),
            N_("Each animal in the bar scores the points on its card."),
        ),
    ),
)
VARIANTS = Choice(
    "variant",
    N_("Deck"),
    (
        Option({}, N_("All twelve"), N_("Everyone plays all twelve cards.")),
        Option(
            {"advanced": "yes"},
            N_("Leave four at home"),
            N_("Each player secretly sets four cards aside. Most points wins."),
            {"scoring": MOST_POINTS},
            N_("With four cards left at home, points always decide."),
        ),
    ),
)

CHOICES: Final = (CARD_SETS, SCORINGS, VARIANTS)
