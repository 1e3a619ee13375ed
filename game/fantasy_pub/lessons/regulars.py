"""The races; the barkeeper, thrown out and going home; events and closing time."""

from __future__ import annotations

from typing import Final

from game.core.lessons import Answer, Do, Guess, Lay, Lesson, Option, Say
from game.core.messages import N_
from game.fantasy_pub.lessons.pointing import at

RACES: Final = Lesson(
    "races",
    N_("Four races, four habits"),
    N_("What only goblins, dwarves, dark elves and trolls do."),
    "N: card 0 | C: || 1: goblin1/N() | 2: goblin1/C(n) & n2 | 3: dwarf1/C(n) || dice 1 2 | barkeeper 6",
    (
        Do(
            N_(
                "Goblins pick up one coin where they stop. Yours is broke, and whoever cannot pay is thrown "
                "out. Where to?"
            ),
            (
                Answer(
                    ("move goblin1 1",),
                    N_("Saved! It picked up a coin and drank it in the toast."),
                    True,
                    lit=at("goblin1/N table2"),
                ),
                Answer(
                    ("move goblin1 2",),
                    N_("No coin there, and in the round it could not pay for the dwarf: thrown out."),
                    lit=at("table3"),
                ),
                Answer(
                    ("call 1 on goblin1/N",),
                    N_("The barkeeper wanted a coin, and there was none: thrown out."),
                ),
            ),
            N_("Your goblin is still broke. Two coins lie on a floor not far away."),
            at("goblin1/N table2"),
        ),
        Lay(
            "N: card 0 | C: || 2: dwarf1/N(n2+n2) || dice 4 1*",
            N_("Dwarves are stubborn: they walk in both directions."),
            at("dwarf1/N"),
        ),
        Do(
            N_("Two beers, two coins: ready to go home. How does the dwarf use the 4?"),
            (
                Answer(
                    ("move dwarf1 4 back",),
                    N_("Two steps back, and it stands at the door."),
                    True,
                    lit=at("dwarf1/N"),
                ),
                Answer(
                    ("move dwarf1 4",),
                    N_("Two steps forward to table 4, and the door is far away."),
                    lit=at("dwarf1/N"),
                ),
            ),
            N_("The dwarf did not move, and the door was so near."),
            at("dwarf1/N door"),
        ),
        Lay(
            "N: card 0 | C: || 4: elf1/N(n+n2) || dice 3 2* | barkeeper 4",
            N_("Dark elves know a trick: they slip out where the barkeeper stands."),
            at("elf1/N barkeeper"),
        ),
        Do(
            N_("More beers than coins, and the barkeeper at its table. What now?"),
            (
                Answer(
                    ("leave elf1 3",),
                    N_("Gone, without a single step. Two beers at home."),
                    True,
                    lit=at("table4"),
                ),
                Answer(
                    ("move elf1 3",),
                    N_("It walked away from the barkeeper, and with him from its way out."),
                    lit=at("elf1/N"),
                ),
                Answer(
                    ("call 3",),
                    N_("You sent the barkeeper away, and with him the elf's way out."),
                    lit=at("barkeeper"),
                ),
            ),
            N_("The elf still sits there, though nothing would keep it."),
            at("elf1/N"),
        ),
        Lay(
            "N: card 0 | C: || 1: troll/N(n3) | 2: dwarf1/C(n2) elf1/C(n) || dice 1 5* | barkeeper 6",
            N_("Trolls are the biggest, and clumsy: whenever one sets out, it drops a coin."),
            at("troll/N"),
        ),
        Guess(
            N_("Your troll sits down with dwarf and elf. Who pays for the troll?"),
            (
                Option(
                    N_("The troll itself"),
                    N_(
                        "Never: in a round the biggest pays nothing. The elf paid. And a coin lies at table "
                        "1."
                    ),
                    at("table1 table2"),
                ),
                Option(
                    N_("The dwarf"),
                    N_("The dwarf paid for the elf, the next bigger one, and the elf for the troll."),
                    at("table1 table2"),
                ),
                Option(
                    N_("The elf"),
                    N_("Right: dwarf for elf, elf for troll. And a coin lies at table 1 for some goblin."),
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
    N_("Barkeeper, thrown out, home"),
    N_("Who is thrown out, what that costs, and how to be gone before."),
    "N: card 0 | C: || 3: goblin1/C(+n3) dwarf1/N(n2) || dice 3 1* | barkeeper 6",
    (
        Say(N_("Three beers, and no coin left: Bo's goblin dreams of going home."), at("goblin1/C")),
        Do(
            N_(
                "Whom the barkeeper serves has to pay with a coin, or is thrown out. Call him with the 3: "
                "who drinks?"
            ),
            (
                Answer(
                    ("call 3 on goblin1/C",),
                    N_(
                        "No coin, no mercy: the goblin flew out, and three beers are lost. Six points less "
                        "for Bo!"
                    ),
                    True,
                    lit=at("table3 barkeeper"),
                ),
                Answer(
                    ("call 3 on dwarf1/N",),
                    N_("A beer for your dwarf. But Bo's goblin could not have paid, and keeps three beers."),
                    lit=at("goblin1/C"),
                ),
            ),
            N_("Bo's goblin can go on dreaming. The barkeeper would have woken it up."),
            at("table3 barkeeper"),
        ),
        Lay(
            "N: card 0 | C: || 1: dwarf1/N(n2) | 2: dwarf1/C(n+n5) || dice 1 4* | barkeeper 6",
            N_("Bo's dwarf has had five beers. Nobody can take more than that."),
            at("dwarf1/C"),
        ),
        Guess(
            N_("Your dwarf sits down for a toast, so both drink. What becomes of Bo's dwarf?"),
            (
                Option(
                    N_("It goes home with six"),
                    N_("Five is the most. The sixth threw it out, and all its beers are lost."),
                    at("table2"),
                ),
                Option(
                    N_("It is thrown out"),
                    N_("Plonk. The sixth was too many, and all its beers are lost. Yours has its first."),
                    at("table2"),
                ),
                Option(
                    N_("It drinks nothing"),
                    N_("A toast asks nobody. The sixth threw it out, and all its beers are lost."),
                    at("table2"),
                ),
            ),
            1,
            "move dwarf1 1",
            at("dwarf1/C dwarf1/N"),
        ),
        Lay(
            "N: card 0 | C: || 3: elf1/C(n2) | 6: goblin1/N(+n4) || dice 5 2 | barkeeper 3",
            N_("Now yours is in danger: four beers, no coin. The next drink throws it out."),
            at("goblin1/N"),
        ),
        Do(
            N_("At the door nobody drinks, and from there it goes home. Save the four beers!"),
            (
                Answer(
                    ("move goblin1 5",),
                    N_("Five less four is one step: the door. And home with the 2. Eight points!"),
                    True,
                    ("leave goblin1 2",),
                    at("door"),
                ),
                Answer(
                    ("move goblin1 both",),
                    N_("Seven less four is three: past the door to table 2, where Bo can serve it. Too far!"),
                    lit=at("goblin1/N door"),
                ),
            ),
            N_("It still sits there with four beers and no coin. Bo needs nothing but a 6."),
            at("goblin1/N door"),
        ),
        Say(N_("Drink enough, keep a coin, and be at the door in time."), at("door")),
    ),
)

CLOSING: Final = Lesson(
    "closing",
    N_("Events and closing time"),
    N_("Your card, your events, and how the night is counted."),
    "N: | C: || 4: goblin1/N(n+n) || dice 3 1*",
    (
        Do(
            N_(
                "Your card adds 1 to a die, and later takes 1 off. Three steps to the door, one beer: what "
                "now?"
            ),
            (
                Answer(
                    ("adjust 3",),
                    N_("The 3 became a 4, less one beer is three: the door. The card now says -1."),
                    True,
                    ("move goblin1 4",),
                    at("goblin1/N"),
                ),
                Answer(
                    ("move goblin1 3",),
                    N_("Three less one is two: table 6, one step short."),
                    lit=at("goblin1/N door"),
                ),
            ),
            N_("The goblin is still three steps from the door, and your 3 makes only two."),
            at("side die3"),
        ),
        Lay(
            "N: + cellar card 0 | C: || 3: elf1/N(n+n3) || dice 2 6 | barkeeper 6",
            N_("Everybody has three events. Each takes a die, whatever it shows, and works once."),
            at("cellar"),
        ),
        Do(
            N_(
                "“Through the Cellar” brings one of yours from its table to the door. Your elf has three "
                "beers. Well?"
            ),
            (
                Answer(
                    ("play cellar 2 *",),
                    N_("Down the stairs, up at the door, and home with the 6. Three beers!"),
                    True,
                    ("leave elf1 6",),
                    at("door"),
                ),
                Answer(
                    ("play cellar 6 *",),
                    N_("Down the stairs, up at the door, and home with the 2. Three beers!"),
                    True,
                    ("leave elf1 2",),
                    at("door"),
                ),
                Answer(
                    ("move elf1 6",),
                    N_("Six less three is three: table 6. Cellars are quicker."),
                    lit=at("elf1/N"),
                ),
            ),
            N_("The elf is still inside. Look at what the event can do for it."),
            at("cellar elf1/N"),
        ),
        Lay(
            "N: card 0 = goblin1 goblin2 elf1 | C: = elf1 elf2 || door: dwarf1/N(n+n) goblin1/C(+n2) || dice "
            "5 2",
            N_("Five have gone home. With the sixth it is closing time."),
            at("door"),
        ),
        Guess(
            N_("Your dwarf leaves as the sixth. Who else goes home at that moment?"),
            (
                Option(
                    N_("Empty"),
                    N_(
                        "Whoever stands at the door and may leave goes, too: Bo's goblin. Then one last turn "
                        "each."
                    ),
                    at("door"),
                ),
                Option(
                    N_("Bo's goblin"),
                    N_(
                        "Yes: it stood at the door and could leave. After this round everybody has one last "
                        "turn."
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
            N_("The last action. Beers inside count 1, most coins inside 3, an unused card 3."),
            at("dwarf1/N troll/C side"),
        ),
        Guess(
            N_("At home you have 8 points, and Bo has 12. Who wins when the dwarf has walked?"),
            (
                Option(
                    N_("Bo wins"),
                    N_("Count again: 8 and two beers, three for coins, three for the card: 16. Bo has 13."),
                ),
                Option(
                    N_("You win"), N_("16 to 13! Two beers inside, most coins, and the card that you kept.")
                ),
            ),
            1,
            "move dwarf1 5",
            at("dwarf1/N troll/C side"),
        ),
    ),
)
