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
                    "The barkeeper goes to the table that the die shows. You cannot call him to the "
                    "table where he stands, and you cannot add the dice."
                ),
                N_(
                    "If characters sit there, choose one of them, yours or a rival's. It drinks one "
                    "of its coins. With no coin, or at the sixth beer, it is thrown out."
                ),
                N_("At an empty table, nobody drinks."),
            )
        ),
    ),
)
PLAYING: Final = Chapter(
    N_("Play an event"),
    (
        Points(
            (
                N_("Spend any die. Do what the card says. Each card works only once."),
                N_("You cannot play a card that has no target."),
                N_("Your three cards must last the whole game. You draw no new ones."),
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
                        "Reveal the top card of your deck. Put that character at the door with as "
                        "many coins from the reserve as the die shows."
                    ),
                    N_(
                        "You may add both dice, but a character gets no more than six coins. If the "
                        "reserve has fewer, the character gets what is left. If the reserve is "
                        "empty, you cannot enter."
                    ),
                    N_(
                        "The door has room for one character of each clan. While one of yours stands "
                        "there, you cannot enter another."
                    ),
                    N_("Nobody drinks at the door. A goblin that enters takes no coin from the floor there."),
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
                        "A character moves as many steps as the die shows, minus one for each of its "
                        "beers. If no step is left, it cannot move with that die. You may add both "
                        "dice and subtract the beers only once."
                    ),
                    N_(
                        "It moves clockwise and takes all its steps. Other characters do not block "
                        "it. Only a dwarf may move counter-clockwise. Each character may move once "
                        "per turn."
                    ),
                    N_(
                        "At every table, all characters are of one race or all are of different "
                        "races. A character may stop only where this stays true. Clans do not matter."
                    ),
                    N_("It may stop at the door if no other character of its clan stands there."),
                    N_(
                        "Nobody drinks at the door or alone. At a table with others, there is a "
                        "toast or a round of drinks (see Drinking)."
                    ),
                    N_(
                        "Seven steps lead once around the pub and back to the same table. Then that "
                        "table drinks, as after any move."
                    ),
                )
            ),
            Watch(("steps", "back", "lap")),
        ),
    ),
    Chapter(
        N_("Drinking"),
        (
            Text(N_("To drink, a character turns over one of its own coins. The coin is now a beer.")),
            Head(N_("A toast")),
            Text(N_("If all characters at a table are of one race, each drinks one of its own coins.")),
            Head(N_("A round of drinks")),
            Text(
                N_(
                    "If all characters at a table are of different races, the smaller ones buy the "
                    "beer. First, everyone without a coin is thrown out, except the biggest, who "
                    "does not pay. Then the smallest turns over a coin and gives it to the next "
                    "bigger one as a beer. That one does the same, and so on. The smallest gets no "
                    "beer."
                )
            ),
            Text(
                N_(
                    "A character that gets a sixth beer in a round of drinks is thrown out at once. "
                    "It buys nobody a beer, but the others still pay."
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
                    N_("A character that has to drink or pay but has no coin is thrown out."),
                    N_("A character that gets a sixth beer is thrown out."),
                    N_(
                        "Its coins and beers go back to the reserve, and the reserve is shuffled. "
                        "Everyone sees the character go under its owner's deck. It can enter again "
                        "later."
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
                        "Spend any die. A character at the door leaves if it has at least as many "
                        "beers as coins. An elf may also leave from the barkeeper's table."
                    ),
                    N_(
                        "You score its beers: two points for each, three for a triple. Its coins go "
                        "back to the reserve."
                    ),
                    N_(
                        "A character with no coins and no beers may also leave. It scores no points, "
                        "but it counts for closing time and in a tie."
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
                        "Using the card is not an action and costs no die. It adds 1 to an unspent "
                        "die, but not to a 6. Then the card is turned over."
                    ),
                    N_(
                        "Its other side takes 1 off an unspent die, but not off a 1. Then the card is "
                        "gone. You may use both sides in one turn."
                    ),
                    N_(
                        "Before your first action, you may not use the card if it would leave you no "
                        "possible action."
                    ),
                    N_(
                        "In the end, the card is worth three points if it still shows +1, two if it shows -1."
                    ),
                )
            ),
        ),
    ),
)
