"""The rules, chapter by chapter."""

from __future__ import annotations

from typing import Final

from game.core.handbook import Chapter, Head, Points, Text
from game.core.messages import N_
from game.fantasy_pub.handbook.races import RACE_RULES

A_TURN: Final = Chapter(
    N_("The game in ten lines"),
    (
        Points(
            (
                N_(
                    "Roll two dice. Each is good for one action: you have to do one, the second is up to you."
                ),
                N_(
                    "Enter the pub: the next character of your deck comes to the door, with as many coins as "
                    "the die shows, at most six."
                ),
                N_(
                    "Move: one of your characters goes on clockwise by the die, one step less for each beer "
                    "it has had."
                ),
                N_("To enter and to move you may add both dice; then that was your turn."),
                N_(
                    "Whoever sits down with others of its race starts a toast: everybody drinks one of their "
                    "own coins. With other races it is a round: goblin, dwarf, dark elf and troll, each of "
                    "them buys the next bigger one a beer."
                ),
                N_(
                    "Whoever has to drink or to pay without a coin is thrown out, and so is whoever gets a "
                    "sixth beer."
                ),
                N_(
                    "Call the barkeeper: the die says to which table he comes. One guest there, whom you "
                    "choose, has to drink."
                ),
                N_(
                    "Leave the pub: from the door a character goes home if it has at least as many beers as "
                    "coins. Its beers are your points."
                ),
                N_(
                    "Play an event: a card of your hand, with any die. And your +1/-1 card changes a die "
                    "once up and once down; if you keep it, it is worth points."
                ),
                N_(
                    "When enough characters have gone home the pub closes: the round is played to its end, "
                    "everyone has one more turn, and most points win."
                ),
            ),
            numbered=True,
        ),
    ),
)

CHAPTERS: Final = (
    A_TURN,
    Chapter(
        N_("What it is about"),
        (
            Text(
                N_(
                    "Four clans meet in a pub, and each has goblins, dwarves, dark elves and a troll. Send "
                    "yours in to drink their coins, and get them home again before they are broke or drunk."
                )
            ),
            Text(
                N_(
                    "Beers count in full only when they are brought home. So drink enough, but not too much, "
                    "and find the way back to the door in time: the more beers, the shorter the steps."
                )
            ),
        ),
    ),
    Chapter(
        N_("The pub"),
        (
            Points(
                (
                    N_(
                        "Six tables stand in a ring, clockwise from 1 to 6. The door lies between 6 and 1 "
                        "and is a space as well: seven steps are once around."
                    ),
                    N_(
                        "A chip is a coin on one side and a beer on the other. There are 75, and ten of the "
                        "beers are triple beers; nobody sees which before a coin is turned over."
                    ),
                    N_("The barkeeper always stands at a table, never at the door."),
                    N_(
                        "A clan has two goblins, two dwarves, two dark elves and a troll. This is also their "
                        "order by size."
                    ),
                )
            ),
        ),
    ),
    Chapter(
        N_("Before the first turn"),
        (
            Points(
                (
                    N_(
                        "A coin lies on every table. A die says where the barkeeper begins, and chance says "
                        "who plays first."
                    ),
                    N_(
                        "The top character of each deck sits down at an empty table with four coins; a "
                        "goblin takes the coin on the table, too."
                    ),
                    N_(
                        "Everybody is dealt four event cards and puts one of them away. Nobody else sees "
                        "which one."
                    ),
                )
            ),
        ),
    ),
    Chapter(
        N_("Your turn"),
        (
            Points(
                (
                    N_(
                        "Both dice are rolled. If nothing at all can be done with them, they are rolled "
                        "again."
                    ),
                    N_(
                        "Each die is good for one action: enter, move, call the barkeeper, leave, or play an "
                        "event. Both may be spent on the same kind of action."
                    ),
                    N_(
                        "You have to do one. The turn is over when both dice are spent, or when you end it "
                        "after the first action."
                    ),
                )
            ),
        ),
    ),
    Chapter(N_("Races"), (Points(tuple(RACE_RULES.values())),)),
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
                        "The steps are what the die shows, less the beers on the character, and at least "
                        "one. You may add both dice; the beers are taken off once."
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
    Chapter(
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
    ),
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
    Chapter(
        N_("Play an event"),
        (
            Points(
                (
                    N_("With any die a card of your hand is carried out; then it is gone."),
                    N_("A card that finds nobody and nothing to be played on cannot be played."),
                    N_("Your three cards are for the whole game: there are no new ones."),
                )
            ),
        ),
    ),
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
    Chapter(
        N_("Closing time"),
        (
            Points(
                (
                    N_(
                        "The pub closes when so many characters have gone home, those of all players "
                        "together: 6 with two players, 7 with three, 8 with four. At the latest it closes "
                        "after round 40."
                    ),
                    N_("At once everybody at the door goes home who has at least as many beers as coins."),
                    N_(
                        "The round is played to its end, so that all have had as many turns. Then everyone "
                        "has one more turn."
                    ),
                    N_(
                        "From now on whoever ends a move at the door with at least as many beers as coins "
                        "goes home, without another die."
                    ),
                )
            ),
        ),
    ),
    Chapter(
        N_("Scoring"),
        (
            Points(
                (
                    N_("Two points for each normal beer that was brought home, three for each triple beer."),
                    N_("Three points for a +1/-1 card that shows +1, two if it shows -1."),
                    N_("One point for each beer on your characters in the pub, the door included."),
                    N_(
                        "Three points for most coins on the characters in the pub; in a tie, for everybody "
                        "who has most. Without a coin nobody gets them."
                    ),
                    N_(
                        "Most points win. In a tie whoever has brought home more characters wins; if that is "
                        "a tie, too, the victory is shared."
                    ),
                )
            ),
        ),
    ),
    Chapter(
        N_("What everybody may know"),
        (
            Points(
                (
                    N_(
                        "Open are all coins and beers, who is still in a deck, who was thrown out and lies "
                        "at its bottom, how many event cards everybody has, and which were played."
                    ),
                    N_(
                        "Hidden are the beers behind the coins, who comes next from a deck, the event cards "
                        "of the others, and those that were put away."
                    ),
                )
            ),
        ),
    ),
)
