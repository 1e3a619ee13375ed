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
        N_("Choose a table. Each character there gets a beer from the reserve."),
        (Ask.TABLE,),
    ),
    EventCard(
        "sing_along",
        N_("Tavern Song"),
        N_("Choose a table. It has a toast or a round of drinks."),
        (Ask.TABLE,),
    ),
    EventCard(
        "bottoms_up", N_("Bottoms Up"), N_("One of your characters at a table drinks twice."), (Ask.OWN,)
    ),
    EventCard("lost_purse", N_("Lost Purse"), N_("One of your characters finds three coins."), (Ask.OWN,)),
    EventCard(
        "pickpocket",
        N_("Light Fingers"),
        N_("Your character takes two coins from a rival's character in the same space."),
        (Ask.OWN, Ask.ANYBODY),
    ),
    EventCard(
        "settle_tab",
        N_("Settle the Tab"),
        N_("Choose any character. It returns two coins to the reserve."),
        (Ask.ANYBODY,),
    ),
    EventCard(
        "cold_water",
        N_("Bucket of Water"),
        N_("Choose any character. It returns a beer, a normal one if possible."),
        (Ask.ANYBODY,),
    ),
    EventCard(
        "cousin",
        N_("Cheers, Cousin!"),
        N_("Your character and another of its race at another table both drink."),
        (Ask.OWN, Ask.ANYBODY),
    ),
    EventCard(
        "steal_mug",
        N_("Is That Mine?"),
        N_("Your character takes a beer from a rival's character at its table, a normal one if possible."),
        (Ask.OWN, Ask.ANYBODY),
    ),
    EventCard("shove", N_("Shove"), N_("Push a rival's character one space clockwise."), (Ask.ANYBODY,)),
    EventCard(
        "second_wind",
        N_("Second Wind"),
        N_("Move one of your characters by the die. Its beers cost no steps."),
        (Ask.OWN, Ask.WAY),
    ),
    EventCard(
        "cellar",
        N_("Through the Cellar"),
        N_("Send one of your characters from its table to the door."),
        (Ask.OWN,),
    ),
    EventCard(
        "swap_seats",
        N_("Musical Chairs"),
        N_("Swap your character with a rival's at another table. Your character's new table drinks."),
        (Ask.OWN, Ask.ANYBODY),
    ),
    EventCard(
        "back_door",
        N_("Back Door"),
        N_("If your character is alone at its table and has at least as many beers as coins, it leaves."),
        (Ask.OWN,),
    ),
    EventCard(
        "tray",
        N_("Full Tray"),
        N_("Send the barkeeper to another table. Everyone there drinks."),
        (Ask.TABLE,),
    ),
    EventCard(
        "old_friend",
        N_("Look Who's Here"),
        N_("Choose a race. One of that race enters from your deck with four coins. Shuffle the deck."),
        (Ask.RACE,),
    ),
    EventCard(
        "spill",
        N_("Spilled Purses"),
        N_("Choose a table. Everyone there drops two coins."),
        (Ask.TABLE,),
    ),
)
"""One copy of each; a hand is sorted in this order."""

ALL_CARDS: Final = tuple(map(Card, range(len(EVENT_CARDS))))
CARD_BY_KEY: Final = {card.key: Card(number) for number, card in enumerate(EVENT_CARDS)}
