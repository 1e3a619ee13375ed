"""The rules, chapter by chapter."""

from __future__ import annotations

from typing import Final

from game.beasty_bar.handbook.base_examples import BASE_EXAMPLES
from game.beasty_bar.handbook.new_examples import MORE_EXAMPLES, NEW_EXAMPLES
from game.core.handbook import Chapter, Head, Points, Text, Watch
from game.core.messages import N_

OVERVIEW: Final = Chapter(
    N_("The game in ten lines"),
    (
        Points(
            (
                N_(
                    "You have twelve animals, one of each strength from 1 to 12. Four of them are in your "
                    "hand, the others in your draw pile."
                ),
                N_("On your turn, play one animal. It goes to the end of the line."),
                N_(
                    "The animal does at once what its card says. If it has a choice, you make it, but you "
                    "cannot skip the action."
                ),
                N_(
                    "An animal with a round arrow acts again in every later turn, no matter whose turn it "
                    "is. The one closest to the gate acts first."
                ),
                N_(
                    "If five animals are in line now, the first two get into the bar, the last one is thrown "
                    "out, and the other two move up to the gate."
                ),
                N_("Draw a card, as long as your draw pile has one. Then the next player takes a turn."),
                N_("Many animals pass or throw out only weaker ones. Equal strength is not weaker."),
                N_("Colors do not matter: animals treat yours like all the others."),
                N_("An animal that is thrown out goes to THAT'S IT. Only animals in the bar score."),
                N_(
                    "The game ends when everyone has played all cards. You choose before the game what wins: "
                    "most animals in the bar, or most points."
                ),
            ),
            numbered=True,
        ),
    ),
)

RULES: Final = (
    OVERVIEW,
    Chapter(
        N_("What it is about"),
        (
            Text(
                N_(
                    "Everybody wants to get into the Beasty Bar, and all have to queue up outside. Whenever "
                    "five animals are waiting, the first two are let in, and the last one is thrown out. "
                    "Send your animals into the line at the right moment, and bring more guests into the "
                    "bar than anybody else."
                )
            ),
            Text(
                N_(
                    "Every animal does something when it joins the line: it pushes, hops, eats, sorts or "
                    "scares. There is no luck in that. The only surprise is what the others have in hand."
                )
            ),
        ),
    ),
    Chapter(
        N_("Set-up"),
        (
            Points(
                (
                    N_("Two, three or four players, each with a colour and a symbol."),
                    N_("Everybody has twelve animals, one of each strength from 1 to 12."),
                    N_("Your cards are shuffled: four are your hand, eight your draw pile, face down."),
                    N_("The line is empty. It has room for five, between the gate and the exit."),
                    N_("Chance says who begins; then it goes round clockwise."),
                )
            ),
            Text(
                N_(
                    "Before the first card the game shows a hash of the shuffle, and after the last one "
                    "its seed: nobody can have changed the deal in between."
                )
            ),
        ),
    ),
    Chapter(
        N_("A turn"),
        (
            Points(
                (
                    N_("Play: a card from your hand goes to the end of the line."),
                    N_("Action: the animal does what it does, if it can, whether you like it or not."),
                    N_("Recurring: all animals that act every turn do so, from the gate to the exit."),
                    N_("Gate: if five are waiting, two get in and the last is thrown out."),
                    N_("Draw: you take a new card, as long as there is one in your draw pile."),
                ),
                numbered=True,
            ),
            Text(
                N_(
                    "Wherever somebody leaves the line, the others close up towards the gate, in the "
                    "order they stand in."
                )
            ),
            Watch(("1-4", "N 1-3")),
        ),
    ),
    Chapter(
        N_("What animals do"),
        (
            Points(
                (
                    N_("The number on a card is the animal's strength; the glass holds its points."),
                    N_("Colours never matter: an animal treats your own like all the others."),
                    N_("Ahead means closer to the gate, behind means closer to the exit."),
                    N_("Weaker really means weaker: equal strength is not enough."),
                    N_("Whoever is eaten or driven off goes to THAT'S IT, and does not come back."),
                    N_("All choices are made by the player whose turn it is."),
                )
            ),
            Text(
                N_(
                    "What every animal does is on its card and on its page in this guide: point at a card "
                    "and press I, click it with the right mouse button, or press X on a controller."
                ),
                on_screen=True,
            ),
        ),
    ),
    Chapter(
        N_("Animals that act every turn"),
        (
            Text(
                N_(
                    "A ring of arrows on the card means: hippo, crocodile, giraffe, tiger and llama act when "
                    "they are played, and again in every turn, whoever's turn it is and whosever they are. "
                    "The one next to the gate begins, then they act one after the other towards the exit, "
                    "each once."
                )
            ),
            Text(
                N_(
                    "Giraffe, tiger and llama do not act again in the turn in which they came into the line. "
                    "Hippo and crocodile may."
                )
            ),
            Text(
                N_(
                    "A shield on the card means: always in effect. Zebra and porcupine are on their guard "
                    "for as long as they wait, and a bat has to fear the light for as long as it waits."
                )
            ),
            Watch(("8", "10", "13", "N 10")),
        ),
    ),
    Chapter(
        N_("At the gate"),
        (
            Text(N_("When all animals have acted, count. If five are waiting:")),
            Points(
                (
                    N_("The first two are let in. They stay in the bar until the end, and they score."),
                    N_("The last one is thrown out, off to THAT'S IT. Nothing protects it."),
                    N_("The two in between move up to the gate."),
                )
            ),
            Text(N_("With fewer than five nothing happens, and the line just grows.")),
            Watch(("11", "N 4")),
        ),
    ),
    Chapter(
        N_("The end, and who wins"),
        (
            Text(
                N_(
                    "The game is over when everybody has played all cards. Animals still in the line do "
                    "not count. There are three ways to count, one for each edition:"
                )
            ),
            Points(
                (
                    N_(
                        "2014: most guests in the bar. In a tie, whoever's guests have the lower sum of "
                        "strengths."
                    ),
                    N_(
                        "2015, with New Beasts: most guests in the bar. In a tie, whoever's guests have more "
                        "points."
                    ),
                    N_("2019: most points, as printed in the glass on each card."),
                )
            ),
            Text(N_("Whoever is still level then shares the victory.")),
        ),
    ),
    Chapter(
        N_("Posing as somebody else"),
        (
            Text(
                N_(
                    "The chameleon poses as an animal in the line, the penguin as one in your hand. Until "
                    "that action is over it is that animal, with its strength. Then it is itself again, a 5."
                )
            ),
            Points(
                (
                    N_("It has to pose as somebody if it can."),
                    N_("Of an animal that acts every turn it borrows only the first action."),
                    N_("As a zebra or a porcupine it does nothing."),
                    N_("It is never a victim of its own action."),
                    N_(
                        "In a mixed game one may pose as the other, and then as somebody else; in one chain "
                        "every species comes once."
                    ),
                    N_("In the bar and on THAT'S IT it is what is printed on its card."),
                )
            ),
            Watch(("15", "17", "17 b", "20 b", "N 12", "M 4")),
        ),
    ),
    Chapter(
        N_("New Beasts"),
        (
            Points(
                (
                    N_("THAT'S IT lies face up, and everybody may look through it."),
                    N_(
                        "If your turn sends several animals there by actions, you choose in which order they "
                        "are stacked. The vulture comes on top of them, and then whoever is thrown out."
                    ),
                    N_("A vulture brings the topmost card back, and you decide for it."),
                    N_("Two vultures that meet on THAT'S IT go straight into the bar."),
                    N_("A bat that is first at the gate burns, after any action and whatever the reason."),
                    N_("A penguin's card is shown to all, and stays in hand."),
                )
            ),
            Watch(("N 15", "N 16", "N 18", "N 17 b", "M 5")),
        ),
    ),
    Chapter(
        N_("Mixed decks"),
        (
            Text(
                N_(
                    "For each strength from 1 to 12 you choose one of two animals, the classic one or the "
                    "New Beast. Everybody chooses in secret. All the rules of New Beasts apply."
                )
            ),
            Points(
                (
                    N_("Where the strongest or weakest are meant, strengths count, not species."),
                    N_("A hippo is held up by a bear, since that is just as strong."),
                    N_("A crocodile that bites a porcupine has to go."),
                    N_("Parrot, skunk and bat are too weak to be hurt by quills."),
                )
            ),
            Text(
                N_(
                    "In the return game everybody plays the twelve cards that were left over, and the next "
                    "player begins."
                )
            ),
            Watch(("M 1", "M 2", "M 3", "M 4")),
        ),
    ),
    Chapter(
        N_("Leave four at home"),
        (
            Text(
                N_(
                    "The advanced variant: before the game everybody secretly puts four of the twelve cards "
                    "away. Four are dealt, four are left to draw. Whatever the edition, points decide, and "
                    "equal points share the victory."
                )
            ),
            Text(
                N_(
                    "Sixteen animals with two players, or thirty-two with four, make a short and sharp game: "
                    "watch what the others have not played."
                )
            ),
        ),
    ),
    Chapter(
        N_("House rule: strong shields"),
        (
            Text(
                N_(
                    "The editions do not say how a zebra fares against rhino, tiger and cheetah. As printed, "
                    "its stripes stop only hippos and crocodiles. With the house rule they can neither take "
                    "a zebra's place nor that of anybody in front of one, and stay where they are."
                )
            ),
            Text(N_("With it, monkeys that meet chase rhinos, tigers and cheetahs away, too.")),
            Watch(("M 6", "M 7")),
        ),
    ),
    Chapter(
        N_("Questions and answers"),
        (
            Head(N_("Does my giraffe step twice in the turn I play it?")),
            Text(N_("No. The same goes for tiger and llama.")),
            Head(N_("Can a giraffe step over a zebra?")),
            Text(N_("Yes. A zebra stops hippos and crocodiles, nobody else.")),
            Head(N_("Does a zebra protect those behind it?")),
            Text(N_("No, only itself and those in front of it.")),
            Head(N_("Does a lion chase monkeys that come later?")),
            Text(N_("No, only those that are there when it comes. And a second lion chases nobody.")),
            Head(N_("May I do without an action?")),
            Text(N_("No. A parrot must drive somebody out, a kangaroo must hop, unless it is alone.")),
            Head(N_("Can a bat get into the bar?")),
            Text(N_("Yes, as the second of five. If it moves up to the first place, it burns.")),
            Head(N_("Do quills help against being thrown out?")),
            Text(N_("No. They help against stronger animals that attack, and against nothing else.")),
            Head(N_("Whose are the animals that my vulture brings back?")),
            Text(N_("They score for whoever owns them; but you decide what they do.")),
            Head(N_("What if my draw pile is empty?")),
            Text(N_("You play on with the cards in your hand until none is left.")),
        ),
    ),
    Chapter(
        N_("All examples"),
        (
            Text(N_("Each one is a turn to watch: what is played, and what comes of it.")),
            Head(N_("Base")),
            Watch(tuple(example.key for example in BASE_EXAMPLES)),
            Head(N_("New Beasts")),
            Watch(tuple(example.key for example in NEW_EXAMPLES)),
            Head(N_("Mixed")),
            Watch(tuple(example.key for example in MORE_EXAMPLES)),
        ),
        on_screen=True,
    ),
)
