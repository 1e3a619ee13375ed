"""The values of this house: what the printed cards say was not to be found, so these are ours.

Everything else in this folder follows the rulebook. Whoever finds the printed values changes this table, and
for another effect its function in `event_cards.py`; `tests/fantasy_pub/test_figures.py` then names every
sentence that says another number.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple, NewType

from game.core.messages import N_

CARD_POINTS: Final = {1: 3, -1: 2, 0: 0}
"""What the +1/-1 card is worth in the end, by the side it shows; 0: it is gone."""

MOST_ROUNDS: Final = 40
"""If closing time has not come by the end of this round, it comes then."""

GOBLIN_PICKS_ON_ENTER: Final[bool] = False
"""Entering is no movement, so a goblin that comes in leaves a coin at the door where it lies."""

FOUND: Final = 3
"""Coins in a lost purse."""
HANDFUL: Final = 2
"""Coins that are stolen, spilled, or paid for a tab."""
FRIEND_COINS: Final = 4
"""What an old friend comes in with."""

Card = NewType("Card", int)
"""An event card."""


class Ask(Enum):
    """What a player says along with an event card."""

    TABLE = "table"
    OWN = "own"
    """A figure of the own clan."""
    ANYBODY = "anybody"
    """A character, of whatever clan."""
    WAY = "way"
    RACE = "race"


class EventCard(NamedTuple):
    """What is printed on an event card."""

    key: str
    name: str
    text: str
    asks: tuple[Ask, ...]


EVENT_CARDS: Final = (
    EventCard(
        "house_round",
        N_("On the House"),
        N_("Each character at a table gets a beer from the reserve."),
        (Ask.TABLE,),
    ),
    EventCard(
        "sing_along",
        N_("Tavern Song"),
        N_("A table meets again: a toast, or an invitation round."),
        (Ask.TABLE,),
    ),
    EventCard("bottoms_up", N_("Bottoms Up"), N_("Your character at a table drinks twice."), (Ask.OWN,)),
    EventCard("lost_purse", N_("Lost Purse"), N_("Your character finds three coins."), (Ask.OWN,)),
    EventCard(
        "pickpocket",
        N_("Light Fingers"),
        N_("Your character takes two coins from a rival in the same space."),
        (Ask.OWN, Ask.ANYBODY),
    ),
    EventCard(
        "settle_tab",
        N_("Settle the Tab"),
        N_("A character returns two coins to the reserve."),
        (Ask.ANYBODY,),
    ),
    EventCard(
        "cold_water",
        N_("Bucket of Water"),
        N_("A character returns a beer, a normal one if possible."),
        (Ask.ANYBODY,),
    ),
    EventCard(
        "cousin",
        N_("Cheers, Cousin!"),
        N_("Your character and one of the same race at another table drink."),
        (Ask.OWN, Ask.ANYBODY),
    ),
    EventCard(
        "steal_mug",
        N_("Is That Mine?"),
        N_("Your character takes a beer from a rival at the same table, a normal one if possible."),
        (Ask.OWN, Ask.ANYBODY),
    ),
    EventCard("shove", N_("Shove"), N_("A rival goes one space clockwise."), (Ask.ANYBODY,)),
    EventCard(
        "second_wind",
        N_("Second Wind"),
        N_("Your character moves by the die, however many beers it had."),
        (Ask.OWN, Ask.WAY),
    ),
    EventCard(
        "cellar", N_("Through the Cellar"), N_("Your character goes from its table to the door."), (Ask.OWN,)
    ),
    EventCard(
        "swap_seats",
        N_("Musical Chairs"),
        N_("Your character and a rival at another table swap seats; yours arrives."),
        (Ask.OWN, Ask.ANYBODY),
    ),
    EventCard(
        "back_door",
        N_("Back Door"),
        N_("Your character, alone at its table and with at least as many beers as coins, leaves."),
        (Ask.OWN,),
    ),
    EventCard(
        "tray",
        N_("Full Tray"),
        N_("The barkeeper goes to another table, and everyone there drinks."),
        (Ask.TABLE,),
    ),
    EventCard(
        "old_friend",
        N_("Look Who's Here"),
        N_("A race of your choice enters from your deck with four coins; the deck is shuffled."),
        (Ask.RACE,),
    ),
    EventCard(
        "spill",
        N_("Spilled Purses"),
        N_("Everyone at a table drops two coins on it."),
        (Ask.TABLE,),
    ),
)
"""One copy of each; a hand is sorted in this order."""

ALL_CARDS: Final = tuple(map(Card, range(len(EVENT_CARDS))))
CARD_BY_KEY: Final = {card.key: Card(number) for number, card in enumerate(EVENT_CARDS)}
