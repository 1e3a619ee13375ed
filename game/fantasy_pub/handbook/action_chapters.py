"""The chapters on what can be done in a turn, and what comes of it."""

from __future__ import annotations

from typing import Final

from game.core.handbook import Chapter, Head, Points, Text, Watch
from game.core.messages import N_

CALLING: Final = Chapter(
    N_("Call the barkeeper"),
    (
        Points(
            (
                N_(
                    "He goes to the table that the die shows. It has to be another one than his; the "
                    "dice cannot be added."
                ),
                N_(
                    "If anybody sits there you choose one of them, yours or not, who drinks. Without a "
                    "coin, or with the sixth beer, that one is thrown out."
                ),
                N_("If nobody sits there nobody drinks."),
            )
        ),
    ),
)
PLAYING: Final = Chapter(
    N_("Play an event"),
    (
        Points(
            (
                N_("It spends one die, whatever that shows. The card is carried out; then it is gone."),
                N_("A card that finds nobody and nothing to be played on cannot be played."),
                N_("Your three cards are for the whole game: there are no new ones."),
            )
        ),
    ),
)

ACTION_CHAPTERS: Final = (
    Chapter(
        N_("Enter the pub"),
        (
            Points(
                (
                    N_(
                        "The top card of your deck is turned up: that character comes to the door with as "
                        "many coins from the reserve as the die shows."
                    ),
                    N_(
                        "You may add both dice, but nobody gets more than six coins. If the reserve has "
                        "less, it gets what is left; if that is nothing, nobody can enter."
                    ),
                    N_(
                        "At the door there is room for one character of each clan: as long as one of yours "
                        "stands there, none of yours can enter."
                    ),
                    N_("Nobody drinks at the door, and a goblin that enters takes no coin from its floor."),
                )
            ),
        ),
    ),
    Chapter(
        N_("Move"),
        (
            Points(
                (
                    N_(
                        "The steps are what the die shows, less the beers on the character. If nothing is "
                        "left, it cannot move with that die. You may add both dice; the beers are taken off "
                        "once."
                    ),
                    N_(
                        "It goes clockwise and the whole way, past everybody; a dwarf may go the other way. "
                        "Every character may move once a turn."
                    ),
                    N_(
                        "It may stop at a table that is empty, or where all are of its race, or where all "
                        "are of different races, the newcomer included. Whose they are does not matter."
                    ),
                    N_("It may stop at the door if no other one of its clan stands there."),
                    N_(
                        "At the door nobody drinks, and nobody drinks alone. At a table with others there is "
                        "a toast or a round: read about drinking."
                    ),
                    N_(
                        "Seven steps lead once around and back to the same table. That is a move as well, "
                        "and the table meets."
                    ),
                )
            ),
            Watch(("steps", "back", "lap")),
        ),
    ),
    Chapter(
        N_("Drinking"),
        (
            Text(N_("To drink is to turn one of the own coins over: then it is a beer.")),
            Head(N_("A toast")),
            Text(N_("All at the table are of one race: each drinks one of its own coins.")),
            Head(N_("A round")),
            Text(
                N_(
                    "All at the table are of different races. First everybody without a coin is thrown out, "
                    "but never the biggest, who does not pay. Then the smallest turns a coin over and gives "
                    "it to the next bigger one as a beer, that one does the same, and so on. The smallest "
                    "drinks nothing."
                )
            ),
            Text(
                N_(
                    "Whoever gets a sixth beer in a round is thrown out at once and buys nobody a beer; the "
                    "others still do."
                )
            ),
            Watch(("toast", "round", "broke")),
        ),
    ),
    Chapter(
        N_("Thrown out"),
        (
            Points(
                (
                    N_("Whoever has to drink or to pay and has no coin is thrown out."),
                    N_("Whoever gets a sixth beer is thrown out."),
                    N_(
                        "All its coins and beers go back to the reserve, which is shuffled. The character "
                        "goes under its owner's deck, for all to see, and may enter again."
                    ),
                )
            ),
        ),
    ),
    CALLING,
    Chapter(
        N_("Leave the pub"),
        (
            Points(
                (
                    N_(
                        "With any die a character goes home from the door if it has at least as many beers "
                        "as coins. A dark elf may do so from the barkeeper's table, too."
                    ),
                    N_(
                        "Its beers are yours: two points for each, three for a triple. Its coins go back to "
                        "the reserve."
                    ),
                    N_(
                        "Without coins and beers one may leave, too. That brings no points, but it counts "
                        "for closing time and for ties."
                    ),
                )
            ),
        ),
    ),
    PLAYING,
    Chapter(
        N_("The +1/-1 card"),
        (
            Points(
                (
                    N_(
                        "It is no action and costs no die. It adds 1 to a die that is not spent, but not to "
                        "a 6; then the card is turned over."
                    ),
                    N_("Later, or at once, it takes 1 off a die, but not off a 1; then the card is gone."),
                    N_(
                        "It may not be used so that no action at all is left to you, if you have done none "
                        "yet."
                    ),
                    N_("In the end it is worth three points if it still shows +1, two if it shows -1."),
                )
            ),
        ),
    ),
)
