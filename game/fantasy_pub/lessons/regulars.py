"""The races; the barkeeper, thrown out and going home; events and closing time."""

from __future__ import annotations

from typing import Final

from game.core.lessons import Answer, Do, Guess, Lay, Lesson, Option, Say
from game.core.messages import N_
from game.fantasy_pub.lessons.pointing import at

RACES: Final = Lesson(
    "races",
    N_("Four races, four abilities"),
    N_("What is special about goblins, dwarves, elves and trolls."),
    "N: card 0 | C: || 1: goblin1/N() | 2: goblin1/C(n) & n2 | 3: dwarf1/C(n) || dice 1 2 | barkeeper 6",
    (
        Do(
            N_(
                "A goblin picks up one coin where it stops. Your goblin has no coin. Which table "
                "should it move to?"
            ),
            (
                Answer(
                    ("move goblin1 1",),
                    N_("Saved! Your goblin picks up a coin and drinks it in the toast."),
                    True,
                    lit=at("goblin1/N table2"),
                ),
                Answer(
                    ("move goblin1 2",),
                    N_(
                        "No coin lies there. Your goblin cannot pay for the dwarf in the round of "
                        "drinks, so it is thrown out."
                    ),
                    lit=at("table3"),
                ),
                Answer(
                    ("call 1 on goblin1/N",),
                    N_("The barkeeper makes your goblin drink. It has no coin, so it is thrown out."),
                ),
            ),
            N_("Your goblin still has no coin. Two coins lie on the floor at table 2."),
            at("goblin1/N table2"),
        ),
        Lay(
            "N: card 0 | C: || 2: dwarf1/N(n2+n2) || dice 4 1*",
            N_("Dwarves are stubborn. They may move clockwise or counter-clockwise."),
            at("dwarf1/N"),
        ),
        Do(
            N_(
                "Your dwarf has two beers and wants to leave at the door. Which way should it move with "
                "the 4?"
            ),
            (
                Answer(
                    ("move dwarf1 4 back",),
                    N_("Right! Four minus two beers makes two steps, counter-clockwise to the door."),
                    True,
                    lit=at("dwarf1/N"),
                ),
                Answer(
                    ("move dwarf1 4",),
                    N_(
                        "Your dwarf moves two steps clockwise, to table 4. The door was two steps the "
                        "other way."
                    ),
                    lit=at("dwarf1/N"),
                ),
            ),
            N_("Your dwarf has not moved. The door is only two steps away."),
            at("dwarf1/N door"),
        ),
        Lay(
            "N: card 0 | C: || 4: elf1/N(n+n2) || dice 3 2* | barkeeper 4",
            N_(
                "Elves know a trick. They may leave not only from the door but also from the barkeeper's "
                "table."
            ),
            at("elf1/N barkeeper"),
        ),
        Do(
            N_(
                "Your elf has more beers than coins, and the barkeeper is at its table. What do you do "
                "with the 3?"
            ),
            (
                Answer(
                    ("leave elf1 3",),
                    N_("Right! Your elf leaves without a single step, and you score its two beers."),
                    True,
                    lit=at("table4"),
                ),
                Answer(
                    ("move elf1 3",),
                    N_("Your elf moves away from the barkeeper, so it may not leave any more."),
                    lit=at("elf1/N"),
                ),
                Answer(
                    ("call 3",),
                    N_("The barkeeper goes to table 3, so your elf may not leave any more."),
                    lit=at("barkeeper"),
                ),
            ),
            N_("Your elf is still in the pub, but it may leave with the 3."),
            at("elf1/N"),
        ),
        Lay(
            "N: card 0 | C: || 1: troll/N(n3) | 2: dwarf1/C(n2) elf1/C(n) || dice 1 5* | barkeeper 6",
            N_("Trolls are big and clumsy. When a troll moves or leaves, it drops a coin where it was."),
            at("troll/N"),
        ),
        Guess(
            N_("Your troll joins a dwarf and an elf in a round of drinks. Who pays for the troll?"),
            (
                Option(
                    N_("The troll itself"),
                    N_(
                        "No. The biggest never pays, so the elf pays for the troll. Your troll "
                        "dropped a coin at table 1."
                    ),
                    at("table1 table2"),
                ),
                Option(
                    N_("The dwarf"),
                    N_(
                        "No. Each pays for the next bigger one: the dwarf for the elf, and the elf for "
                        "the troll."
                    ),
                    at("table1 table2"),
                ),
                Option(
                    N_("The elf"),
                    N_(
                        "Right: the dwarf pays for the elf, and the elf for the troll. Your troll "
                        "dropped a coin at table 1."
                    ),
                    at("table1 table2"),
                ),
            ),
            2,
            "move troll 1",
            at("troll/N table2"),
        ),
    ),
)

OUT: Final = Lesson(
    "out",
    N_("Thrown out of the pub"),
    N_("Who is thrown out, what it costs, and how to leave in time."),
    "N: card 0 | C: || 3: goblin1/C(+n3) dwarf1/N(n2) || dice 3 1* | barkeeper 6",
    (
        Say(
            N_("Bo's goblin has three beers and no coins. As soon as it reaches the door, it may leave."),
            at("goblin1/C"),
        ),
        Do(
            N_(
                "A character that has to drink but has no coin is thrown out. Call the barkeeper "
                "with the 3. Who should drink?"
            ),
            (
                Answer(
                    ("call 3 on goblin1/C",),
                    N_(
                        "No coin, no mercy! Bo's goblin is thrown out and loses three beers. Bo can "
                        "no longer score 6 points with them."
                    ),
                    True,
                    lit=at("table3 barkeeper"),
                ),
                Answer(
                    ("call 3 on dwarf1/N",),
                    N_(
                        "Your dwarf gets a beer. But Bo's goblin has no coin: the barkeeper could have "
                        "had it thrown out."
                    ),
                    lit=at("goblin1/C"),
                ),
            ),
            N_("Bo's goblin keeps its three beers. Call the barkeeper to table 3 and make it drink."),
            at("table3 barkeeper"),
        ),
        Lay(
            "N: card 0 | C: || 1: dwarf1/N(n2) | 2: dwarf1/C(n+n5) || dice 1 4* | barkeeper 6",
            N_("Bo's dwarf has five beers. No character can have more."),
            at("dwarf1/C"),
        ),
        Guess(
            N_("Your dwarf joins Bo's dwarf, and both drink in a toast. What happens to Bo's dwarf?"),
            (
                Option(
                    N_("It leaves with six beers"),
                    N_("No. At its sixth beer, Bo's dwarf is thrown out and loses all its beers."),
                    at("table2"),
                ),
                Option(
                    N_("It is thrown out"),
                    N_(
                        "Right! At its sixth beer, Bo's dwarf is thrown out and loses all its beers. "
                        "Your dwarf has its first beer."
                    ),
                    at("table2"),
                ),
                Option(
                    N_("It drinks nothing"),
                    N_(
                        "No. In a toast, every character drinks. At its sixth beer, Bo's dwarf is thrown "
                        "out and loses all its beers."
                    ),
                    at("table2"),
                ),
            ),
            1,
            "move dwarf1 1",
            at("dwarf1/C dwarf1/N"),
        ),
        Lay(
            "N: card 0 | C: || 3: elf1/C(n2) | 6: goblin1/N(+n4) || dice 5 2 | barkeeper 3",
            N_(
                "Now your goblin is in danger. It has four beers and no coin, so its next drink throws "
                "it out."
            ),
            at("goblin1/N"),
        ),
        Do(
            N_(
                "Nobody drinks at the door, and your goblin may leave from there. Which dice do you move "
                "it with?"
            ),
            (
                Answer(
                    ("move goblin1 5",),
                    N_(
                        "Five minus four beers makes one step, to the door. Your goblin leaves with the "
                        "2. Eight points!"
                    ),
                    True,
                    ("leave goblin1 2",),
                    at("door"),
                ),
                Answer(
                    ("move goblin1 both",),
                    N_(
                        "Seven minus four beers makes three steps, past the door to table 2. There Bo "
                        "can still make it drink."
                    ),
                    lit=at("goblin1/N door"),
                ),
            ),
            N_(
                "Your goblin is still at table 6 with no coin. Bo only needs a 6 to call the barkeeper there."
            ),
            at("goblin1/N door"),
        ),
        Say(N_("Remember: drink enough, keep a coin, and leave in time."), at("door")),
    ),
)

CLOSING: Final = Lesson(
    "closing",
    N_("Event cards and closing time"),
    N_("How to use your +1/-1 card and event cards, and how the game ends."),
    "N: | C: || 4: goblin1/N(n+n) || dice 3 1*",
    (
        Do(
            N_(
                "Your +1 card adds 1 to a die. Your goblin has one beer and needs three steps to the "
                "door. What do you do?"
            ),
            (
                Answer(
                    ("adjust 3",),
                    N_(
                        "The 3 becomes a 4. Four minus one beer makes three steps, to the door. The card "
                        "now shows -1."
                    ),
                    True,
                    ("move goblin1 4",),
                    at("goblin1/N"),
                ),
                Answer(
                    ("move goblin1 3",),
                    N_("Three minus one beer makes two steps, only to table 6. Use your card first."),
                    lit=at("goblin1/N door"),
                ),
            ),
            N_("Your goblin is still three steps from the door. With a 3, it moves only two steps."),
            at("side die3"),
        ),
        Lay(
            "N: + cellar card 0 | C: || 3: elf1/N(n+n3) || dice 2 6 | barkeeper 1",
            N_("Everyone starts with three event cards. Each costs any one die and works once."),
            at("cellar"),
        ),
        Do(
            N_(
                "“Through the Cellar” moves one of your characters to the door. Your elf has three "
                "beers. How do you get it out?"
            ),
            (
                Answer(
                    ("play cellar 2 *",),
                    N_("Your elf takes the cellar to the door and leaves with the 6. Three beers!"),
                    True,
                    ("leave elf1 6",),
                    at("door"),
                ),
                Answer(
                    ("play cellar 6 *",),
                    N_("Your elf takes the cellar to the door and leaves with the 2. Three beers!"),
                    True,
                    ("leave elf1 2",),
                    at("door"),
                ),
                Answer(
                    ("move elf1 6",),
                    N_(
                        "Six minus three beers makes three steps, only to table 6. The cellar leads "
                        "straight to the door."
                    ),
                    lit=at("elf1/N"),
                ),
            ),
            N_("Your elf is still in the pub. Your event card can take it to the door."),
            at("cellar elf1/N"),
        ),
        Lay(
            "N: card 0 = goblin1 goblin2 elf1 | C: = elf1 elf2 || door: dwarf1/N(n+n) goblin1/C(+n2) || dice "
            "5 2",
            N_("Five characters have left. When the sixth leaves, closing time begins."),
            at("door"),
        ),
        Guess(
            N_("Your dwarf is the sixth to leave. Which other character leaves at the same moment?"),
            (
                Option(
                    N_("None"),
                    N_(
                        "No. At closing time, every character at the door leaves if it may. Bo's "
                        "goblin leaves, too."
                    ),
                    at("door"),
                ),
                Option(
                    N_("Bo's goblin"),
                    N_(
                        "Right: it stands at the door and may leave, so it does. After this round, "
                        "everyone has one last turn."
                    ),
                    at("door"),
                ),
            ),
            1,
            "leave dwarf1 5",
            at("dwarf1/N goblin1/C"),
        ),
        Lay(
            "N: = goblin1 goblin2 elf1 $ n4 | C: card 0 = elf1 elf2 dwarf1 $ n6 || 2: troll/C(n+n) | 4: "
            "dwarf1/N(n3+n2) "
            "|| dice 5 2* | stage extra | start C",
            N_("Your last action. Then each beer in the pub scores 1, the most coins 3, an unused card 3."),
            at("dwarf1/N troll/C side"),
        ),
        Guess(
            N_("You have 8 points so far, and Bo has 12. Your dwarf moves, then the game ends. Who wins?"),
            (
                Option(
                    N_("Bo wins"),
                    N_(
                        "No. You have 8, plus 2 for beers, 3 for the most coins and 3 for your card: 16. "
                        "Bo has 13."
                    ),
                ),
                Option(
                    N_("You win"), N_("Right, 16 to 13! Beers add 2, the most coins 3, your unused card 3.")
                ),
            ),
            1,
            "move dwarf1 5",
            at("dwarf1/N troll/C side"),
        ),
    ),
)
