"""The rules, chapter by chapter."""

from __future__ import annotations

from typing import Final

from game.core.handbook import Chapter, Points, Text, Watch
from game.core.messages import N_
from game.fantasy_pub.handbook.action_chapters import ACTION_CHAPTERS
from game.fantasy_pub.handbook.races import RACE_RULES

A_TURN: Final = Chapter(
    N_("The game in ten lines"),
    (
        Points(
            (
                N_(
                    "Roll two dice. Each is good for one action: you have to do one, the second is up to you."
                    " If no action at all is possible you roll again."
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
                    "coins. Each of its beers is two points for you, a triple beer three."
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
    Chapter(
        N_("Races"), (Points(tuple(RACE_RULES.values())), Watch(("pick", "back", "hypnotised", "clumsy")))
    ),
    *ACTION_CHAPTERS,
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
            Watch(("closing",)),
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
