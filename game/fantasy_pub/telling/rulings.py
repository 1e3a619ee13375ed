"""The rules of the pub in our own words, as they are quoted: what each is called, and what it says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.core.messages import N_
from game.fantasy_pub.rules.events import (
    BarkeeperStarted,
    CoinPicked,
    Dealt,
    DiceRolled,
    Event,
    EventDiscarded,
    ExtraRound,
    GameOver,
    NoActionReroll,
    TurnStarted,
)

TITLES: Final = (
    N_("Before the first round"),
    N_("Event cards"),
    N_("A turn"),
    N_("Rolling again"),
    N_("The +1/-1 card"),
    N_("Entering the pub"),
    N_("Moving"),
    N_("Goblins"),
    N_("Trolls"),
    N_("Elves"),
    N_("A toast"),
    N_("A round of drinks"),
    N_("The barkeeper"),
    N_("Thrown out"),
    N_("Leaving the pub"),
    N_("Closing time"),
    N_("The end"),
)
"""What the rules are called."""
SETTING_UP, EVENTS, TURN, AGAIN, PLUS_MINUS, ENTERING, MOVING, GOBLINS, TROLLS, ELVES = TITLES[:10]
TOAST, ROUND, BARKEEPER, OUT, HOME, CLOSING, END = TITLES[10:]

GENERAL: Final[Mapping[type[Event], tuple[str, str]]] = {
    BarkeeperStarted: (
        BARKEEPER,
        N_("A die decides at which table the barkeeper starts. He is always at a table, never at the door."),
    ),
    Dealt: (
        EVENTS,
        N_(
            "Everyone gets four event cards and keeps three. The discarded cards and those not dealt "
            "leave the game unseen."
        ),
    ),
    EventDiscarded: (
        EVENTS,
        N_("Of four event cards everyone keeps three. The others do not see which one is discarded."),
    ),
    TurnStarted: (TURN, N_("Players take turns clockwise. Each turn begins with a roll of both dice.")),
    DiceRolled: (
        TURN,
        N_(
            "Each die gives one action: enter, move, call the barkeeper, leave, or play an event. To "
            "enter or to move, a player may add both dice. One action is required, a second is "
            "optional."
        ),
    ),
    NoActionReroll: (
        AGAIN,
        N_(
            "A turn has at least one action. If no action is possible, the dice are rolled again. "
            "This needs a double with the number of the barkeeper's table, since he cannot be called "
            "to where he stands."
        ),
    ),
    CoinPicked: (
        GOBLINS,
        N_(
            "A goblin that ends its move where coins lie takes one coin, and only one. It takes the "
            "coin before anyone drinks, so it can pay with it."
        ),
    ),
    ExtraRound: (
        CLOSING,
        N_(
            "After the round is finished, everyone has one more full turn. A character that reaches "
            "the door with at least as many beers as coins leaves without an action."
        ),
    ),
    GameOver: (
        END,
        N_(
            "Beers taken home score two points, triples three. Beers of characters still in the pub "
            "score one each. The +1/-1 card scores three points, or two on its other side. Most "
            "coins in the pub score three more. In a tie, the player with more characters that have "
            "left wins."
        ),
    ),
}
"""Rules that are the same whatever happened before."""

TAKES_A_SEAT: Final = N_(
    "Before the first round, the top character of each deck gets four coins and a table of its own. "
    "A die decides which table. Nobody drinks yet."
)
GOBLIN_BEGINS: Final = N_("A goblin takes the coin on its table at once, so it begins with five.")
PLUS: Final = N_(
    "Once per game, the card raises a die by 1, but never a 6. Then it is turned over. This is not "
    "an action. A card that still shows +1 in the end is worth three points."
)
MINUS: Final = N_(
    "The other side of the card lowers a die by 1, but never a 1. Then the card is gone, and its "
    "points with it. Both sides may be used in one turn."
)
ENTERS: Final = N_(
    "The top character of the deck comes to the door with as many coins as the die shows, or both "
    "dice together. It gets six at most, and no more than the reserve has. Nobody drinks at the door."
)
ENTERING_IS_NO_MOVE: Final = N_("Entering is not a move, so a goblin picks up nothing.")
MOVES: Final = N_(
    "A character moves as many steps as the die shows, or both dice together, minus one for each of "
    "its beers. It may stop at the door if no other character of its clan stands there. It may stop "
    "at a table if all characters there are then of one race, or all of different races."
)
COUNTER_CLOCKWISE: Final = N_("Dwarves may move in either direction.")
LAP: Final = N_("A full lap counts as going away and coming back.")
AT_THE_DOOR: Final = N_("At the door, nobody drinks.")
ALONE: Final = N_("A character alone at a table does not drink.")
DROPS: Final = N_(
    "Trolls are clumsy: when a troll moves or leaves, it drops a coin where it starts, if it has "
    "one. When an event card sends it somewhere, it drops nothing."
)
TOASTS: Final = N_(
    "If all characters at a table are of one race, everyone drinks: each turns over one of its own "
    "coins and keeps it as a beer. A character without a coin is thrown out. The others still drink."
)
PAYS: Final = N_(
    "If all characters at a table are of different races, each buys the next bigger one there a "
    "beer. The order is goblin, dwarf, elf, troll. The smallest gets no beer, and the biggest pays "
    "nothing."
)
TRIPLES: Final = N_(
    "Ten of the 75 coins hide a triple beer. Taken home, it scores three points instead of two."
)
CALLED: Final = N_(
    "The barkeeper goes to the table that the die shows, but never to the one where he already "
    "stands. If characters sit there, the player who called him chooses one of them. It must drink."
)
EMPTY_TABLE: Final = N_("He may also go to an empty table.")
NO_COIN: Final = N_("A character that must drink but has no coin is thrown out.")
NO_COIN_IN_ROUND: Final = N_(
    "A character that must pay but has no coin is thrown out before anyone pays. The round of drinks "
    "skips it. The biggest pays nothing, so it needs no coin."
)
SIXTH: Final = N_("Five beers are the limit. A character is thrown out at once with the sixth.")
PAYS_NO_MORE: Final = N_("So it no longer buys the next bigger one a beer. The others still pay.")
UNDER_THE_DECK: Final = N_(
    "Its chips go back to the reserve, and the character goes under its owner's deck. It can enter "
    "again later."
)
LEAVES: Final = N_(
    "A character at the door may leave if it has at least as many beers as coins. Any die will do. "
    "Its beers score points, and its coins go back to the reserve."
)
COUNTED_BEFORE: Final = N_("Beers and coins are compared before a troll drops its coin.")
ELF_LEAVES: Final = N_(
    "An elf may also leave from the barkeeper's table, with any die, if it has at least as many "
    "beers as coins. Even at closing time, leaving from the table costs a die."
)
LEAVES_AT_CLOSING: Final = N_(
    "At closing time, every character at the door with at least as many beers as coins leaves "
    "without an action. So does one that reaches the door later. A troll drops nothing then."
)
NOTHING_AT_ALL: Final = N_(
    "A character with no beers and no coins may also leave. It scores no points, but it counts for "
    "closing time and in a tie."
)
CLOSES: Final = N_(
    "As soon as 6 characters have left (7 with three players, 8 with four), the pub closes, even in "
    "the middle of a turn. Every character at the door that may leave does so at once. The round is "
    "finished, then everyone has one more turn."
)
CLOSES_IN_THE_END: Final = N_(
    "So that no game goes on forever, the pub closes after round {round} at the latest. Every "
    "character at the door that may leave does so at once. Then everyone has one more turn."
)
