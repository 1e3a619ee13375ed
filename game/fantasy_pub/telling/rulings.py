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
    N_("Dark elves"),
    N_("A toast"),
    N_("An invitation round"),
    N_("The barkeeper"),
    N_("Thrown out"),
    N_("Going home"),
    N_("Closing time"),
    N_("The end"),
)
"""What the rules are called."""
SETTING_UP, EVENTS, TURN, AGAIN, PLUS_MINUS, ENTERING, MOVING, GOBLINS, TROLLS, ELVES = TITLES[:10]
TOAST, ROUND, BARKEEPER, OUT, HOME, CLOSING, END = TITLES[10:]

GENERAL: Final[Mapping[type[Event], tuple[str, str]]] = {
    BarkeeperStarted: (
        BARKEEPER,
        N_("A die says at which table the barkeeper begins. He is always at a table, never at the door."),
    ),
    Dealt: (
        EVENTS,
        N_(
            "Everybody gets four event cards and keeps three. What is put away leaves the game unseen, like "
            "the cards that were not dealt."
        ),
    ),
    EventDiscarded: (
        EVENTS,
        N_("Of four event cards everybody keeps three. Nobody else learns which one is put away."),
    ),
    TurnStarted: (TURN, N_("Everybody in turn rolls both dice, clockwise around the table.")),
    DiceRolled: (
        TURN,
        N_(
            "Each die can be spent on an action: enter, move, call the barkeeper, leave, or play an event. "
            "To enter and to move, both may be added. One action is a must, a second one is not."
        ),
    ),
    NoActionReroll: (
        AGAIN,
        N_(
            "A turn holds at least one action. Where nothing at all can be done, the dice are rolled again. "
            "That takes a double of the barkeeper's own table, for he cannot be called to where he is."
        ),
    ),
    CoinPicked: (
        GOBLINS,
        N_(
            "A goblin that ends a movement where coins lie takes one, and only one. It does so before "
            "anybody drinks, so that it can pay with it."
        ),
    ),
    ExtraRound: (
        CLOSING,
        N_(
            "When the round is complete, everybody has one full turn more, so that all have had as many. "
            "Whoever comes to the door with at least as many beers as coins goes home without an action."
        ),
    ),
    GameOver: (
        END,
        N_(
            "Beers at home are worth two points, triples three, those of characters still inside one each. "
            "The +1/-1 card counts three points, or two on its other side, and most coins inside three more. "
            "In a tie whoever brought more characters home wins."
        ),
    ),
}
"""Rules that are the same whatever happened before."""

TAKES_A_SEAT: Final = N_(
    "Before the first round the top character of each deck gets four coins and a table of its own, which a "
    "die finds. Nobody drinks yet."
)
GOBLIN_BEGINS: Final = N_("A goblin takes the coin of its table at once, and so begins with five.")
PLUS: Final = N_(
    "Once in a game the card makes a die one higher, but never a 6; then it is turned over. That is no "
    "action. A card that still shows +1 in the end is worth three points."
)
MINUS: Final = N_(
    "Turned over, the card makes a die one lower, but never a 1; then it is gone, and its points with it. "
    "Both sides may be used in one turn."
)
ENTERS: Final = N_(
    "The top character of the deck comes to the door with as many coins as the die shows, or both dice, but "
    "six at most and no more than the reserve has. Nobody drinks at the door."
)
ENTERING_IS_NO_MOVE: Final = N_("Entering is no movement, so a goblin picks up nothing.")
MOVES: Final = N_(
    "A character goes as far as the die shows, or both dice, less one space for each of its beers. It may "
    "stop at the door, where nobody else of its clan stands, at an empty table, or where then all are of one "
    "race or all of different ones."
)
COUNTER_CLOCKWISE: Final = N_("Dwarves may go either way.")
LAP: Final = N_("A whole lap counts as going away and coming back.")
AT_THE_DOOR: Final = N_("At the door nobody drinks.")
ALONE: Final = N_("Alone at a table nobody drinks.")
DROPS: Final = N_(
    "Trolls are clumsy: with each Move, and when it leaves, a troll drops a coin where it starts, if it has "
    "one. Where an event card sends it, it drops nothing."
)
TOASTS: Final = N_(
    "Where all at a table are of one race, everybody drinks: a coin is turned over to its beer and kept. "
    "Each case is judged alone: whoever has no coin is thrown out, and the others drink all the same."
)
PAYS: Final = N_(
    "Where all at a table are of different races, each pays the next bigger one present a beer: goblin, "
    "dwarf, dark elf, troll. The smallest drinks nothing, the biggest pays nothing."
)
TRIPLES: Final = N_(
    "Ten of the 75 coins hide a triple beer, which is worth three points at home instead of two."
)
CALLED: Final = N_(
    "The barkeeper comes to the table that the die shows, but never to the one where he is. If anybody sits "
    "there, whoever called him chooses one guest, who has to drink."
)
EMPTY_TABLE: Final = N_("He may be sent to an empty table as well.")
NO_COIN: Final = N_("Whoever has to drink and has no coin is thrown out.")
NO_COIN_IN_ROUND: Final = N_(
    "Whoever has to pay and has no coin is thrown out before anybody pays, and is skipped in the round. The "
    "biggest pays nothing, and so needs no coin."
)
SIXTH: Final = N_("Five beers are as much as anybody can take: with the sixth one is thrown out at once.")
PAYS_NO_MORE: Final = N_("So it no longer pays for the next one; the others still do.")
UNDER_THE_DECK: Final = N_(
    "All its chips go back to the reserve, and the character goes under its owner's deck: it can come again."
)
LEAVES: Final = N_(
    "A character at the door with at least as many beers as coins can go home; any die will do. Its beers "
    "are scored, its coins go back to the reserve."
)
COUNTED_BEFORE: Final = N_("It is counted before a troll drops its coin.")
ELF_LEAVES: Final = N_(
    "A dark elf can go home from the barkeeper's table as if he were the door: with at least as many beers "
    "as coins, and any die. At closing time it does not go by itself."
)
LEAVES_AT_CLOSING: Final = N_(
    "From closing time on, whoever stands at the door or comes there with at least as many beers as coins "
    "goes home without an action. A troll drops nothing then."
)
NOTHING_AT_ALL: Final = N_(
    "No beers and no coins will do: it scores nothing, but it counts for closing time and in a tie."
)
CLOSES: Final = N_(
    "As soon as 6 characters have gone home (7 with three players, 8 with four), the pub closes, even in the "
    "middle of a turn. All at the door who may go home do so at once. The round is completed, then everyone "
    "has one more turn."
)
CLOSES_IN_THE_END: Final = N_(
    "So that no game goes on for ever, the pub closes after round {round} in any case. All at the door who "
    "may go home do so at once, then everyone has one more turn."
)
