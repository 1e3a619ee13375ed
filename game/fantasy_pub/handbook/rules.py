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
                    "Roll two dice. Each die gives you one action. You must take one action, and you "
                    "may take a second. If no action is possible, roll again."
                ),
                N_(
                    "Enter the pub: the top character of your deck comes to the door with as many "
                    "coins as the die shows, at most six."
                ),
                N_(
                    "Move: one of your characters moves clockwise as many steps as the die shows, "
                    "minus one for each of its beers."
                ),
                N_("To enter or to move, you may add both dice. That is then your whole turn."),
                N_(
                    "When a character joins others of its own race, there is a toast: each drinks "
                    "one of its own coins. When it joins other races, there is a round of drinks: "
                    "each character buys the next bigger one a beer. The order is goblin, dwarf, "
                    "elf, troll."
                ),
                N_(
                    "A character that must drink or pay but has no coin is thrown out. So is a "
                    "character that gets a sixth beer."
                ),
                N_(
                    "Call the barkeeper: the die says which table he goes to. Choose a character "
                    "there. It must drink."
                ),
                N_(
                    "Leave the pub: a character at the door may leave if it has at least as many "
                    "beers as coins. You score two points for each of its beers, three for a triple "
                    "beer."
                ),
                N_(
                    "Play an event: use any die to play a card from your hand. Your +1/-1 card "
                    "changes a die by +1 once and by -1 once. If you keep it, it is worth points."
                ),
                N_(
                    "When enough characters have left, the pub closes. The round is finished, then "
                    "everyone has one more turn. Most points wins."
                ),
            ),
            numbered=True,
        ),
    ),
)

CHAPTERS: Final = (
    A_TURN,
    Chapter(
        N_("Goal of the game"),
        (
            Text(
                N_(
                    "Four clans meet in a pub. Each clan has goblins, dwarves, dark elves and a "
                    "troll. Send your characters in to drink their coins, and get them out again "
                    "before they are broke or drunk."
                )
            ),
            Text(
                N_(
                    "A beer scores in full only when its character leaves. So drink enough, but not "
                    "too much, and be back at the door in time. The more beers a character has, the "
                    "fewer steps it moves."
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
                        "Six tables stand in a ring, clockwise from 1 to 6. The door is another "
                        "space, between 6 and 1. So seven steps lead once around the pub."
                    ),
                    N_(
                        "A chip has a coin on one side and a beer on the other. There are 75, and "
                        "ten of the beers are triple beers. Nobody knows which ones until a coin is "
                        "turned over."
                    ),
                    N_("The barkeeper always stands at a table, never at the door."),
                    N_(
                        "A clan has two goblins, two dwarves, two dark elves (elves for short) and a "
                        "troll. That is also their order from small to big."
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
                        "Each table starts with a coin. A die decides where the barkeeper starts. "
                        "Chance decides who plays first."
                    ),
                    N_(
                        "The top character of each deck sits down at an empty table with four coins. "
                        "A goblin also takes the coin on the table."
                    ),
                    N_(
                        "Everyone is dealt four event cards and discards one of them. The others do "
                        "not see which one."
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
                        "Your turn begins with a roll of both dice. If they allow no action, they "
                        "are rolled again."
                    ),
                    N_(
                        "Each die gives you one action: enter, move, call the barkeeper, leave, or "
                        "play an event. You may take the same action twice."
                    ),
                    N_(
                        "You must take one action. Your turn is over when both dice are spent, or "
                        "when you end it after your first action."
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
                        "The pub closes when enough characters of all players together have left: 6 "
                        "with two players, 7 with three, 8 with four. At the latest, it closes after "
                        "round 40."
                    ),
                    N_(
                        "At once, every character at the door that has at least as many beers as coins "
                        "leaves."
                    ),
                    N_(
                        "The round is finished, so that all players have had the same number of "
                        "turns. Then everyone has one more turn."
                    ),
                    N_(
                        "From now on, reaching the door is enough. A character that ends its move "
                        "there leaves at once if it has at least as many beers as coins."
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
                    N_("Two points for each normal beer taken home, three for each triple beer."),
                    N_("Three points for a +1/-1 card that shows +1, two if it shows -1."),
                    N_("One point for each beer of your characters still in the pub, the door included."),
                    N_(
                        "Three points for most coins on your characters in the pub. In a tie, each "
                        "tied player gets three points. A player without a coin gets none."
                    ),
                    N_(
                        "Most points wins. In a tie, the player with more characters that have left "
                        "wins. If that is a tie, too, they share the victory."
                    ),
                )
            ),
        ),
    ),
    Chapter(
        N_("Open and hidden information"),
        (
            Points(
                (
                    N_(
                        "Everyone sees all coins and beers, which characters each deck still holds, "
                        "and which were thrown out to its bottom. Everyone also sees how many event "
                        "cards each player holds, and which were played."
                    ),
                    N_(
                        "These are hidden: the beers behind the coins, who comes next from a deck, "
                        "and the event cards that other players hold or have discarded."
                    ),
                )
            ),
        ),
    ),
)
