"""Coins become beer; enter and move; toast or round."""

from __future__ import annotations

from typing import Final

from game.core.lessons import Answer, Do, Free, Guess, Lay, Lesson, Option, Say
from game.core.messages import N_
from game.fantasy_pub.lessons.pointing import at

BEER: Final = Lesson(
    "beer",
    N_("Coins become beer"),
    N_("How a guest gets a beer, and what it is worth at home."),
    "N: card 0 | C: card 0 || 4: dwarf1/N(n3) goblin1/C(n2) || dice 4 2*",
    (
        Say(
            N_("Your dwarf came with three coins. Whoever drinks turns a coin over: now it is a beer."),
            at("dwarf1/N"),
        ),
        Do(
            N_(
                "A die calls the barkeeper to the table of its number, to serve one guest. Use your 4: who "
                "drinks?"
            ),
            (
                Answer(
                    ("call 4 on dwarf1/N",),
                    N_("Cheers! One coin less, one beer more. That beer is yours to carry home."),
                    True,
                    lit=at("dwarf1/N barkeeper"),
                ),
                Answer(
                    ("call 4 on goblin1/C",),
                    N_("Cheers, says Bo's goblin, and keeps the beer. Very generous of you."),
                    lit=at("goblin1/C"),
                ),
            ),
            N_("Nobody drank. Your dwarf is still dry, and only beer wins."),
            at("barkeeper table4 die4"),
        ),
        Lay(
            "N: card 0 | C: card 0 || door: dwarf1/N(n+nt) | 2: goblin1/N(n3) || dice 3 5*",
            N_("Later at the door. Whoever has at least as many beers as coins may go home."),
            at("door dwarf1/N"),
        ),
        Guess(
            N_("At home a beer counts 2 points; a triple, rare and strong, 3. The dwarf has both: how many?"),
            (
                Option(
                    N_("2 points"),
                    N_("Every beer counts: 2 for the plain one, 3 for the triple. That makes 5."),
                ),
                Option(N_("4 points"), N_("A little more: the triple counts 3. That makes 5.")),
                Option(
                    N_("5 points"), N_("Right, 5. Coins count nothing at home: they go back to the house.")
                ),
            ),
            2,
            "leave dwarf1 3",
            at("dwarf1/N"),
        ),
        Lay(
            "N: elf1 card 0 | C: card 0 || door: dwarf1/N(n+n2) | 3: elf1/C(n2) || dice 5 2",
            N_(
                "Two dice, two actions a turn. Going home takes any die; a newcomer gets as many coins as it "
                "shows."
            ),
            at("dice dwarf1/N deck"),
        ),
        Do(
            N_("The dwarf goes home, then somebody new comes in. With which die does it leave?"),
            (
                Answer(
                    ("leave dwarf1 2",),
                    N_(
                        "Clever: home with the 2, and the newcomer came in with five coins. It can drink a "
                        "lot, and has to, before it may leave."
                    ),
                    True,
                    ("enter 5",),
                    at("door"),
                ),
                Answer(
                    ("leave dwarf1 5",),
                    N_("Home, yes. But the newcomer came in with two coins only. The 2 would have done!"),
                    then=("enter 2",),
                    lit=at("door"),
                ),
            ),
            N_("The dwarf is still not at home, where its beers count most."),
            at("door dice"),
        ),
        Say(N_("Coins, beers, home. Whoever has most points when the pub closes wins."), at("door")),
    ),
)

MOVE: Final = Lesson(
    "move",
    N_("Enter and move"),
    N_("How far a guest gets, and why beer makes it slow."),
    "N: card 0 | C: || 2: elf1/N(n3+n2) || dice 5 1*",
    (
        Say(
            N_("Most guests walk clockwise, from table to table and past the door. Your elf has two beers."),
            at("elf1/N"),
        ),
        Guess(
            N_("Every beer costs a step. How far does a 5 take this elf?"),
            (
                Option(N_("Five steps"), N_("Sober, yes. But two beers cost two steps: three, to table 5.")),
                Option(N_("Three steps"), N_("Five less two beers is three: to table 5, a little wobbly.")),
                Option(
                    N_("Seven steps"), N_("Beer gives no wings here: five less two is three, to table 5.")
                ),
            ),
            1,
            "move elf1 5",
            at("elf1/N die5"),
        ),
        Lay(
            "N: card 0 | C: || 5: goblin1/N(n+n) || dice 3 6",
            N_("One beer, one coin: this goblin may go home, if it stops exactly at the door."),
            at("goblin1/N door"),
        ),
        Do(
            N_("Move the goblin to the door with one die; the other one takes it home."),
            (
                Answer(
                    ("move goblin1 3",),
                    N_("Three less one beer is two: exactly the door. And out with the 6!"),
                    True,
                    ("leave goblin1 6",),
                    at("door"),
                ),
                Answer(
                    ("move goblin1 6",),
                    N_("Six less one is five: right past the door, to table 3. See you next round."),
                    lit=at("goblin1/N door"),
                ),
                Answer(
                    ("move goblin1 both",),
                    N_("Nine less one is eight: once around and on to table 6. What a walk!"),
                    lit=at("goblin1/N"),
                ),
            ),
            N_("The goblin did not move, two steps from the door. Count: the die less its beers."),
            at("goblin1/N dice"),
        ),
        Lay(
            "N: card 0 | C: || 6: goblin1/N(n2+n) || dice 6 3",
            N_("One step from the door. But two coins and one beer: it may not go home yet."),
            at("goblin1/N door"),
        ),
        Do(
            N_("You have a 6 and a 3. What comes first?"),
            (
                Answer(
                    ("call 6 on goblin1/N",),
                    N_("Drink first: two beers make the 3 a single step. At the door, and ready to go!"),
                    True,
                    ("move goblin1 3",),
                    at("goblin1/N"),
                ),
                Answer(
                    ("move goblin1 3", "move goblin1 6"),
                    N_(
                        "With one beer only, it walked right past the door. One more would have slowed it "
                        "down."
                    ),
                    lit=at("goblin1/N door"),
                ),
                Answer(
                    ("move goblin1 both",),
                    N_("It stands at the door, once around, but with two coins and one beer it has to stay."),
                    lit=at("goblin1/N"),
                ),
            ),
            N_("Your goblin is as thirsty as before. The barkeeper would come to table 6."),
            at("dice barkeeper"),
        ),
        Lay(
            "N: card 0 | C: || 2: elf1/N(n+n3) || dice 3 5",
            N_("Three beers! With a 3 this elf does not move at all."),
            at("elf1/N"),
        ),
        Do(
            N_("Get it to the door in one go. Both dice may be added for one long walk."),
            (
                Answer(
                    ("move elf1 both",),
                    N_("Eight less three is five: exactly the door. Next turn it goes home."),
                    True,
                    lit=at("elf1/N"),
                ),
                Answer(
                    ("move elf1 5",),
                    N_("Five less three is two, and table 4 is not the door."),
                    lit=at("elf1/N"),
                ),
            ),
            N_("The elf is where it was. It is five steps to the door, and it has three beers."),
            at("elf1/N dice"),
        ),
    ),
)

TOAST: Final = Lesson(
    "toast",
    N_("Toast or round"),
    N_("Who pays for whom when somebody sits down."),
    "N: card 0 | C: || 1: goblin1/N(n2) | 2: dwarf1/C(n2) troll/C(+n) || dice 1 3* | barkeeper 6",
    (
        Say(
            N_(
                "A table takes only equals, or only different races. From small to big: goblin, dwarf, elf, "
                "troll."
            ),
            at("table2"),
        ),
        Guess(
            N_("Your goblin sits down with a dwarf and a troll. All different: that is a round. Who pays?"),
            (
                Option(
                    N_("Each for itself"),
                    N_(
                        "That is a toast, among equals. In a round the smaller pays the next bigger: goblin, "
                        "dwarf, troll."
                    ),
                    at("table2"),
                ),
                Option(
                    N_("The troll for all"),
                    N_(
                        "Trolls never pay! The smaller buys the next bigger a beer: goblin for dwarf, dwarf "
                        "for troll."
                    ),
                    at("table2"),
                ),
                Option(
                    N_("The smaller for the bigger"),
                    N_(
                        "Yes: goblin for dwarf, dwarf for troll. The smallest gets nothing, the biggest pays "
                        "nothing."
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
            N_("At table 2 sits a goblin like yours, at table 3 a dwarf and an elf."),
            at("table2 table3"),
        ),
        Do(
            N_("Among equals it is a toast: each drinks a coin of its own. Get your goblin a beer!"),
            (
                Answer(
                    ("move goblin1 1",),
                    N_("Goblins among themselves: both turned a coin into a beer."),
                    True,
                    lit=at("goblin1/N goblin1/C"),
                ),
                Answer(
                    ("move goblin1 2",),
                    N_(
                        "A round: your goblin paid for the dwarf, the dwarf for the elf, and yours got "
                        "nothing."
                    ),
                    lit=at("table3"),
                ),
                Answer(
                    ("move goblin1 both",), N_("Alone at table 4: nobody to drink with."), lit=at("table4")
                ),
            ),
            N_("Your goblin sits alone, and alone nobody drinks."),
            at("goblin1/N"),
        ),
        Lay(
            "N: card 0 | C: || 1: elf1/N(n2) | 3: goblin1/C(n2) dwarf1/C(n2) | 5: troll/C(n2) || dice 2 4",
            N_("Your elf can sit with goblin and dwarf, or with the troll."),
            at("table3 table5"),
        ),
        Do(
            N_("In a round the smaller pays for the bigger. Where does the elf drink for nothing?"),
            (
                Answer(
                    ("move elf1 2",),
                    N_(
                        "A free beer! The goblin paid for the dwarf, the dwarf for your elf, who was the "
                        "biggest."
                    ),
                    True,
                    lit=at("elf1/N table3"),
                ),
                Answer(
                    ("move elf1 4",),
                    N_("The troll is bigger: your elf paid for its beer. Sit with smaller folk!"),
                    lit=at("table5"),
                ),
                Answer(
                    ("move elf1 both",),
                    N_("At the door nobody drinks, and two coins keep the elf from going home."),
                    lit=at("door"),
                ),
            ),
            N_("The elf did not drink. Let it sit down with somebody smaller."),
            at("elf1/N"),
        ),
        Say(
            N_("Careful: whoever has to pay without a coin is thrown out, and its beers are lost."),
            at("elf1/N"),
        ),
        Lay(
            "N: elf2 dwarf1 card 0 | C: goblin2 elf2 || door: elf1/N(n3) | 2: dwarf1/C(n3) goblin1/C(n2) "
            "| 4: goblin1/N(n2+n) troll/C(n3+n) || dice 2 6 | chance 5",
            N_("Now you: sit down with smaller folk or your own kind, and take beers home."),
            at("elf1/N goblin1/N"),
        ),
        Free(1, N_("One turn, two dice."), at("dice")),
        Say(
            N_(
                "Remember: equals toast, each with its own coin; in a round the smaller pays for the next "
                "bigger."
            ),
            at("door"),
        ),
    ),
)
