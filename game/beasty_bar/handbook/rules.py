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
        N_("Aim of the game"),
        (
            Text(
                N_(
                    "Every animal wants to get into the Beasty Bar, but must wait in line outside. "
                    "Whenever five animals are waiting, the first two get in and the last one is "
                    "thrown out. Play your animals at the right moment and bring more of them into "
                    "the bar than any other player."
                )
            ),
            Text(
                N_(
                    "Every animal acts when you play it: it pushes, jumps, eats, sorts or scares. "
                    "These actions need no luck. You only do not know which cards the others hold."
                )
            ),
        ),
    ),
    Chapter(
        N_("Setup"),
        (
            Points(
                (
                    N_("Two, three or four players, each with a color and a symbol."),
                    N_("Each player has twelve animals, one of each strength from 1 to 12."),
                    N_(
                        "Your cards are shuffled. Four of them are your hand, the other eight your "
                        "face-down draw pile."
                    ),
                    N_(
                        "The line is empty. There is room for five animals, from the gate at the front "
                        "to the exit at the back."
                    ),
                    N_("A random player begins. Then you take turns clockwise."),
                )
            ),
            Text(
                N_(
                    "Before the first card, the game shows a hash of the shuffle. After the last "
                    "card, it shows the seed. Together they prove that nobody changed the deal."
                )
            ),
        ),
    ),
    Chapter(
        N_("A turn"),
        (
            Points(
                (
                    N_("Play: put a card from your hand at the end of the line."),
                    N_("Action: the animal acts if it can. You cannot skip its action."),
                    N_(
                        "Recurring actions: animals with round arrows act, in order from the gate to the "
                        "exit."
                    ),
                    N_("Gate: if five animals are waiting, the first two get in and the last is thrown out."),
                    N_("Draw: take a new card from your draw pile, if there is one left."),
                ),
                numbered=True,
            ),
            Text(
                N_(
                    "When an animal leaves the line, the animals behind it move up toward the gate, "
                    "in the same order."
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
                    N_(
                        "The number at the top of a card is the animal's strength. The number in the "
                        "glass is its points."
                    ),
                    N_("Colors do not matter: an animal treats your own animals like all the others."),
                    N_("“In front” and “ahead” mean closer to the gate. “Behind” means closer to the exit."),
                    N_("Weaker means lower strength. An animal of equal strength is not weaker."),
                    N_("Eaten and thrown-out animals go to the THAT'S IT pile and do not come back."),
                    N_("The player whose turn it is makes all choices."),
                )
            ),
            Text(
                N_(
                    "Each animal's rule is on its card and on its page in this guide. To open the "
                    "page, point at a card and press I, right-click it, or press X on a controller."
                ),
                on_screen=True,
            ),
        ),
    ),
    Chapter(
        N_("Recurring and permanent"),
        (
            Text(
                N_(
                    "Round arrows on a card mark a recurring action. Hippo, crocodile, giraffe, "
                    "tiger and llama act when they are played, and again in every turn of every "
                    "player. Owners do not matter. The animal closest to the gate begins. Then the "
                    "others act one after another toward the exit, each once."
                )
            ),
            Text(
                N_(
                    "Giraffe, tiger and llama do not act again in the turn in which they join the "
                    "line. Hippo and crocodile do."
                )
            ),
            Text(
                N_(
                    "A shield on a card marks a permanent effect. As long as they are in line, zebra "
                    "and porcupine defend themselves, and a bat burns if it is first."
                )
            ),
            Watch(("8", "10", "13", "N 10")),
        ),
    ),
    Chapter(
        N_("At the gate"),
        (
            Text(N_("After all actions, count the animals in line. If there are five:")),
            Points(
                (
                    N_(
                        "The first two get in. They stay in the bar until the end and score for their owners."
                    ),
                    N_("The last one is thrown out and goes to THAT'S IT. No animal is safe from that."),
                    N_("The other two move up to the gate."),
                )
            ),
            Text(N_("With fewer than five animals, nothing happens.")),
            Watch(("11", "N 4")),
        ),
    ),
    Chapter(
        N_("End of the game"),
        (
            Text(
                N_(
                    "The game ends when all players have played all their cards. Animals still in "
                    "line do not count. There are three ways of scoring, one for each edition:"
                )
            ),
            Points(
                (
                    N_(
                        "2014: most animals in the bar wins. If players tie, the lower total "
                        "strength of their animals in the bar wins."
                    ),
                    N_(
                        "2015, with New Beasts: most animals in the bar wins. If players tie, more "
                        "points in the bar wins."
                    ),
                    N_("2019: most points in the bar wins. The glass on each card shows its points."),
                )
            ),
            Text(N_("Players who are still tied share the victory.")),
        ),
    ),
    Chapter(
        N_("Acting as another animal"),
        (
            Text(
                N_(
                    "The chameleon acts as an animal in line, the penguin as an animal in your hand. "
                    "During this one action it is that animal, with its strength. After that it has "
                    "strength 5 again. Both follow these rules:"
                )
            ),
            Points(
                (
                    N_("They must act as another animal if they can."),
                    N_("They never repeat a recurring action: they act only once."),
                    N_("As a zebra or porcupine, they do nothing."),
                    N_("They are never a target of their own action."),
                    N_(
                        "In a mixed game, one can act as the other and then as a third animal. Each "
                        "species comes only once in such a chain."
                    ),
                    N_("In the bar and on THAT'S IT, they count as the animal on their card."),
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
                    N_("The THAT'S IT pile lies face up. Every player may look through it."),
                    N_(
                        "If actions in your turn throw out several animals, you choose in which "
                        "order to stack them. The vulture goes on top of them, then the animal that "
                        "is thrown out as the last of five."
                    ),
                    N_("Your vulture brings back the top card, and you decide for that animal."),
                    N_("If the top card is another vulture, both get into the bar at once."),
                    N_("A bat burns as soon as it is first in line, whatever brought it there."),
                    N_(
                        "When you play a penguin, all players see the card you show. The card stays in "
                        "your hand."
                    ),
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
                    "For each strength from 1 to 12, you choose the classic animal or the one from "
                    "New Beasts. Everyone chooses in secret. The rules of New Beasts apply."
                )
            ),
            Points(
                (
                    N_("For the strongest and the weakest animals, only strength counts, not species."),
                    N_("A bear stops a hippo, because it is just as strong."),
                    N_("A crocodile that attacks a porcupine is thrown out."),
                    N_("A porcupine cannot defend itself against parrot, skunk and bat, which are weaker."),
                )
            ),
            Text(
                N_(
                    "In the return game, each player uses the twelve cards left over from the first "
                    "game. The next player begins."
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
                    "Advanced variant: before the game, each player secretly sets aside four of the "
                    "twelve cards. Of the other eight, four are dealt and four are left to draw. In "
                    "every edition, most points wins, and players with equal points share the "
                    "victory."
                )
            ),
            Text(
                N_(
                    "With only eight animals per player, the game is short and intense. Remember "
                    "what the others have not played yet."
                )
            ),
        ),
    ),
    Chapter(
        N_("House rule: strong shields"),
        (
            Text(
                N_(
                    "The editions do not say how a zebra fares against rhino, tiger and cheetah. As "
                    "printed, a zebra stops only hippos and crocodiles. With this house rule, rhino, "
                    "tiger and cheetah cannot take the place of a zebra or of an animal in front of "
                    "it. They stay where they are."
                )
            ),
            Text(N_("With this rule, two monkeys that meet also throw out rhinos, tigers and cheetahs.")),
            Watch(("M 6", "M 7")),
        ),
    ),
    Chapter(
        N_("Questions and answers"),
        (
            Head(N_("Does my giraffe pass two animals in the turn I play it?")),
            Text(N_("No, only one. Tiger and llama act only once, too.")),
            Head(N_("Can a giraffe pass a zebra?")),
            Text(N_("Yes. A zebra stops only hippos and crocodiles.")),
            Head(N_("Does a zebra protect the animals behind it?")),
            Text(N_("No, only itself and the animals in front of it.")),
            Head(N_("Does a lion throw out monkeys that come later?")),
            Text(N_("No, only monkeys that are in line when it arrives. A second lion throws out none.")),
            Head(N_("May I skip an action?")),
            Text(
                N_(
                    "No. A parrot must throw out an animal and a kangaroo must jump, unless it is alone in "
                    "line."
                )
            ),
            Head(N_("Can a bat get into the bar?")),
            Text(N_("Yes, as the second of five animals. If it moves up to the first place, it burns.")),
            Head(N_("Is a porcupine safe as the last of five?")),
            Text(N_("No, it is thrown out. Quills help only against stronger animals that attack it.")),
            Head(N_("Who owns the animals that my vulture brings back?")),
            Text(N_("They still score for their owners, but you decide what they do.")),
            Head(N_("What happens if my draw pile is empty?")),
            Text(N_("You play on with the cards in your hand until there are none left.")),
        ),
    ),
    Chapter(
        N_("All examples"),
        (
            Text(N_("Each example shows one turn: the card that is played and what happens.")),
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
