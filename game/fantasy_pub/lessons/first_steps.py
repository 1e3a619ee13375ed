"""Coins become beer; enter and move; toast or round."""

from __future__ import annotations

from typing import Final

from game.core.lessons import Answer, Do, Free, Guess, Lay, Lesson, Option, Say
from game.core.messages import N_
from game.fantasy_pub.lessons.pointing import at

BEER: Final = Lesson(
    "beer",
    N_("Coins become beer"),
    N_("How a character gets a beer, and how many points it scores."),
    "N: card 0 | C: card 0 || 4: dwarf1/N(n3) goblin1/C(n2) || dice 4 2*",
    (
        Say(
            N_("Your dwarf has three coins. To drink, it turns a coin over. The coin is now a beer."),
            at("dwarf1/N"),
        ),
        Do(
            N_(
                "A die calls the barkeeper to the table it shows. One character there drinks. Use "
                "your 4. Who should drink?"
            ),
            (
                Answer(
                    ("call 4 on dwarf1/N",),
                    N_(
                        "Cheers! Your dwarf turns a coin into a beer. You score that beer when the dwarf "
                        "leaves."
                    ),
                    True,
                    lit=at("dwarf1/N barkeeper"),
                ),
                Answer(
                    ("call 4 on goblin1/C",),
                    N_("Bo's goblin drinks. That beer will score for Bo, not for you."),
                    lit=at("goblin1/C"),
                ),
            ),
            N_("Nobody drinks. Call the barkeeper to table 4 and choose your dwarf."),
            at("barkeeper table4 die4"),
        ),
        Lay(
            "N: card 0 | C: card 0 || door: dwarf1/N(n+nt) | 2: goblin1/N(n3) || dice 3 5*",
            N_("A few turns later, at the door. A character with at least as many beers as coins may leave."),
            at("door dwarf1/N"),
        ),
        Guess(
            N_(
                "Your dwarf leaves with a beer and a triple beer. A beer scores 2 points, a triple beer "
                "3. How many points?"
            ),
            (
                Option(
                    N_("2 points"),
                    N_("No. 2 points for the beer and 3 for the triple beer make 5 points."),
                ),
                Option(
                    N_("4 points"), N_("Almost! The triple beer scores 3 points, not 2. That makes 5 points.")
                ),
                Option(
                    N_("5 points"),
                    N_("Right, 5 points. The dwarf's coin scores nothing. It goes back to the reserve."),
                ),
            ),
            2,
            "leave dwarf1 3",
            at("dwarf1/N"),
        ),
        Lay(
            "N: elf1 card 0 | C: card 0 || door: dwarf1/N(n+n2) | 3: elf1/C(n2) || dice 5 2",
            N_(
                "Each die is one action. Leaving takes any die. A character enters with as many "
                "coins as the die shows."
            ),
            at("dice dwarf1/N deck"),
        ),
        Do(
            N_("Your dwarf leaves, then your next character enters. Which die do you use for the dwarf?"),
            (
                Answer(
                    ("leave dwarf1 2",),
                    N_(
                        "Well done! The dwarf leaves with the 2, so your elf enters with five coins. "
                        "It has to drink some of them before it may leave."
                    ),
                    True,
                    ("enter 5",),
                    at("door"),
                ),
                Answer(
                    ("leave dwarf1 5",),
                    N_(
                        "The dwarf leaves, but your elf enters with only two coins. The 2 is enough for "
                        "the dwarf!"
                    ),
                    then=("enter 2",),
                    lit=at("door"),
                ),
            ),
            N_("Your dwarf has not left yet. Let it leave first, so that you score its beers."),
            at("door dice"),
        ),
        Say(
            N_("Remember: get coins, drink them, and leave with your beers. Most points at the end wins."),
            at("door"),
        ),
    ),
)

MOVE: Final = Lesson(
    "move",
    N_("Move and leave"),
    N_("How far a character moves, and how beers slow it down."),
    "N: card 0 | C: || 2: elf1/N(n3+n2) || dice 5 1*",
    (
        Say(
            N_(
                "Most characters move clockwise, from table to table and past the door. Your elf has "
                "two beers."
            ),
            at("elf1/N"),
        ),
        Guess(
            N_(
                "The die gives the steps, minus one for each beer. How many steps does your elf move "
                "with a 5?"
            ),
            (
                Option(N_("Five steps"), N_("No. Five minus two beers makes three steps, to table 5.")),
                Option(N_("Three steps"), N_("Right! Five minus two beers makes three steps, to table 5.")),
                Option(
                    N_("Seven steps"),
                    N_("No. Beers make your elf slower: five minus two makes three steps, to table 5."),
                ),
            ),
            1,
            "move elf1 5",
            at("elf1/N die5"),
        ),
        Lay(
            "N: card 0 | C: || 5: goblin1/N(n+n) || dice 3 6",
            N_("Your goblin has one beer and one coin. It may leave if it stops exactly at the door."),
            at("goblin1/N door"),
        ),
        Do(
            N_("One die moves your goblin to the door, the other lets it leave. Which die do you use first?"),
            (
                Answer(
                    ("move goblin1 3",),
                    N_(
                        "Three minus one beer makes two steps, exactly to the door. Your goblin leaves "
                        "with the 6!"
                    ),
                    True,
                    ("leave goblin1 6",),
                    at("door"),
                ),
                Answer(
                    ("move goblin1 6",),
                    N_("Six minus one beer makes five steps, past the door to table 3. Too far!"),
                    lit=at("goblin1/N door"),
                ),
                Answer(
                    ("move goblin1 both",),
                    N_("Nine minus one beer makes eight steps, once around the pub to table 6. Too far!"),
                    lit=at("goblin1/N"),
                ),
            ),
            N_(
                "Your goblin is still two steps from the door. It moves as many steps as the die shows, "
                "minus its beers."
            ),
            at("goblin1/N dice"),
        ),
        Lay(
            "N: card 0 | C: || 6: goblin1/N(n2+n) || dice 6 3",
            N_("Now your goblin is one step from the door. With two coins and one beer, it may not leave."),
            at("goblin1/N door"),
        ),
        Do(
            N_("Get your goblin to the door, ready to leave. What do you do first?"),
            (
                Answer(
                    ("call 6 on goblin1/N",),
                    N_(
                        "Right! It drinks first. Three minus two beers makes one step, to the door. Now "
                        "it may leave."
                    ),
                    True,
                    ("move goblin1 3",),
                    at("goblin1/N"),
                ),
                Answer(
                    ("move goblin1 3", "move goblin1 6"),
                    N_(
                        "With one beer, your goblin moves past the door. With two beers, the 3 takes "
                        "it exactly there."
                    ),
                    lit=at("goblin1/N door"),
                ),
                Answer(
                    ("move goblin1 both",),
                    N_(
                        "Your goblin goes once around to the door. But with two coins and one beer, it "
                        "may not leave."
                    ),
                    lit=at("goblin1/N"),
                ),
            ),
            N_("Your goblin still needs a second beer. Your 6 calls the barkeeper to table 6."),
            at("dice barkeeper"),
        ),
        Lay(
            "N: card 0 | C: || 2: elf1/N(n+n3) || dice 3 5",
            N_("Your elf has three beers. It cannot move with the 3."),
            at("elf1/N"),
        ),
        Do(
            N_("You may add both dice for one move. Move your elf to the door. Which dice do you use?"),
            (
                Answer(
                    ("move elf1 both",),
                    N_("Eight minus three beers makes five steps, exactly to the door."),
                    True,
                    lit=at("elf1/N"),
                ),
                Answer(
                    ("move elf1 5",),
                    N_("Five minus three beers makes two steps, only to table 4."),
                    lit=at("elf1/N"),
                ),
            ),
            N_("Your elf has not moved. The door is five steps away, and your elf has three beers."),
            at("elf1/N dice"),
        ),
    ),
)

TOAST: Final = Lesson(
    "toast",
    N_("Toast or round of drinks"),
    N_("Who pays for whom when a character joins a table."),
    "N: card 0 | C: || 1: goblin1/N(n2) | 2: dwarf1/C(n2) troll/C(+n) || dice 1 3* | barkeeper 6",
    (
        Say(
            N_(
                "A table holds one race only, or all different races. From small to big: goblin, "
                "dwarf, elf, troll."
            ),
            at("table2"),
        ),
        Guess(
            N_("Your goblin joins a dwarf and a troll. Different races share a round of drinks. Who pays?"),
            (
                Option(
                    N_("Each for itself"),
                    N_(
                        "No, that is a toast, for one race only. Here the goblin pays for the dwarf, "
                        "and the dwarf for the troll."
                    ),
                    at("table2"),
                ),
                Option(
                    N_("The troll for all"),
                    N_(
                        "No. The biggest never pays. The goblin pays for the dwarf, and the dwarf "
                        "for the troll."
                    ),
                    at("table2"),
                ),
                Option(
                    N_("The smaller for the bigger"),
                    N_(
                        "Right: the goblin pays for the dwarf, and the dwarf for the troll. The "
                        "goblin gets no beer."
                    ),
                    at("table2"),
                ),
            ),
            2,
            "move goblin1 1",
            at("goblin1/N table2"),
        ),
        Lay(
            "N: card 0 | C: || 1: goblin1/N(n2) | 2: goblin1/C(n2) | 3: dwarf1/C(n2) elf1/C(n) || dice 1 2",
            N_("A goblin sits at table 2, a dwarf and an elf at table 3."),
            at("table2 table3"),
        ),
        Do(
            N_("Characters of one race toast: each drinks its own coin. Where will your goblin get a beer?"),
            (
                Answer(
                    ("move goblin1 1",),
                    N_("A toast! Both goblins turn a coin into a beer."),
                    True,
                    lit=at("goblin1/N goblin1/C"),
                ),
                Answer(
                    ("move goblin1 2",),
                    N_(
                        "A round of drinks: your goblin pays for the dwarf, and the dwarf for the "
                        "elf. Your goblin gets no beer."
                    ),
                    lit=at("table3"),
                ),
                Answer(
                    ("move goblin1 both",),
                    N_("Your goblin is alone at table 4, and nobody drinks alone."),
                    lit=at("table4"),
                ),
            ),
            N_("Your goblin still sits alone and has no beer."),
            at("goblin1/N"),
        ),
        Lay(
            "N: card 0 | C: || 1: elf1/N(n2) | 3: goblin1/C(n2) dwarf1/C(n2) | 5: troll/C(n2) || dice 2 4",
            N_("Your elf can join a goblin and a dwarf, or a troll."),
            at("table3 table5"),
        ),
        Do(
            N_("Smaller characters pay for bigger ones. At which table does your elf drink for free?"),
            (
                Answer(
                    ("move elf1 2",),
                    N_(
                        "A free beer! The goblin pays for the dwarf, and the dwarf for your elf, the biggest."
                    ),
                    True,
                    lit=at("elf1/N table3"),
                ),
                Answer(
                    ("move elf1 4",),
                    N_(
                        "The troll is bigger, so your elf pays for the troll's beer. Join smaller characters!"
                    ),
                    lit=at("table5"),
                ),
                Answer(
                    ("move elf1 both",),
                    N_(
                        "Nobody drinks at the door. With two coins and no beer, your elf may not leave "
                        "either."
                    ),
                    lit=at("door"),
                ),
            ),
            N_("Your elf does not drink. Move it to a table with smaller characters."),
            at("elf1/N"),
        ),
        Say(
            N_("Careful: a character that cannot pay is thrown out and loses its beers."),
            at("elf1/N"),
        ),
        Lay(
            "N: elf2 dwarf1 card 0 | C: goblin2 elf2 || door: elf1/N(n3) | 2: dwarf1/C(n3) goblin1/C(n2) "
            "| 4: goblin1/N(n2+n) troll/C(n3+n) || dice 2 6 | chance 5",
            N_("Now you play alone. Join smaller characters or your own race to get beers."),
            at("elf1/N goblin1/N"),
        ),
        Free(1, N_("Play one turn with two dice."), at("dice")),
        Say(
            N_(
                "Remember: one race drinks its own coins. With different races, each pays for the "
                "next bigger."
            ),
            at("door"),
        ),
    ),
)
