"""A computer says in a sentence why it plays like this: every kind of reason, to everybody."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

import pytest

from game.beasty_bar.advice.consequences import outcome
from game.beasty_bar.advice.reasons import UNDONE, telling, told
from game.beasty_bar.bot.opponents import outlook as learned
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Mode, Setup
from game.beasty_bar.telling.sayings import KINDS
from game.core.player import decided
from game.core.rules import Seat
from game.players.one_ply import OnePly
from game.services.grammar import GERMAN, Noun
from game.services.i18n import Language, Translations
from tests.beasty_bar.reasons import NAMES, TO_ALL, TO_BO, said, seen, spoken

# Ana, who is blue, acts; Bo, who is yellow, reads.
SAID = [
    (
        "both in",
        ">B: seal lion | Y: parrot || hippo/Y zebra/Y giraffe/B snake/B",
        "seal",
        "My seal and my snake get into the bar together.",
    ),
    (
        "vultures",
        ">B: vulture dog | Y: bear || - || thats_it: dog/Y vulture/Y",
        "vulture vulture",
        "My vulture meets your vulture, and both get into the bar.",
    ),
    (
        "in and out",
        ">B: lion seal | Y: parrot || zebra/Y hippo/Y giraffe/Y skunk/Y",
        "lion",
        "My lion gets in, and your skunk is thrown out.",
    ),
    (
        "in ahead",
        ">B: seal lion | Y: parrot || zebra/B snake/Y hippo/Y lion/Y",
        "seal",
        "My seal gets in ahead of your snake. That costs my zebra.",
    ),
    (
        "in",
        ">B: kangaroo seal | Y: parrot || lion/B zebra/Y skunk/B hippo/Y",
        "kangaroo 2",
        "My lion gets into the bar. That costs my skunk.",
    ),
    (
        "off the gate",
        ">B: parrot seal | Y: parrot || lion/Y zebra/B",
        "parrot 1",
        "My parrot throws out your lion close to the gate.",
    ),
    (
        "eaten at the gate",
        ">B: crocodile seal | Y: parrot || kangaroo/Y",
        "crocodile",
        "My crocodile eats your kangaroo just before the gate.",
    ),
    (
        "two first",
        ">B: lion seal | Y: parrot || skunk/B zebra/Y hippo/Y",
        "lion",
        "My lion and my skunk are first, and one more animal is needed.",
    ),
    (
        "many gone",
        ">B: crocodile seal | Y: parrot || lion/B skunk/Y seal/Y kangaroo/Y",
        "crocodile",
        "My crocodile clears 3 rival animals out of the line.",
    ),
    (
        "place taken",
        ">B: rhino bat | Y: bat || dog/Y peacock/Y bear/Y ostrich/Y",
        "rhino 3",
        "My rhino takes the place of your bear.",
    ),
    (
        "gone",
        ">B: skunk dog | Y: parrot || zebra/B lion/Y hippo/Y",
        "skunk",
        "My skunk gets rid of your lion and your hippo.",
    ),
    (
        "eaten",
        ">B: crocodile seal | Y: parrot || lion/B snake/Y monkey/Y",
        "crocodile",
        "My crocodile eats your monkey and your snake.",
    ),
    (
        "bounced",
        ">B: bear dog | Y: bat || tiger/Y rhino/Y peacock/Y ostrich/Y",
        "bear",
        "Your ostrich is thrown out as the last of five.",
    ),
    (
        "escape",
        ">B: ostrich dog | Y: bat || penguin/B bear/Y tiger/Y",
        "ostrich even",
        "My penguin gets out of the reach of your tiger.",
    ),
    (
        "lead taken",
        ">B: lion seal | Y: parrot || zebra/Y",
        "lion",
        "My lion takes first place from your zebra.",
    ),
    (
        "sent back",
        ">B: kangaroo seal | Y: parrot || lion/Y zebra/Y giraffe/Y",
        "kangaroo 2",
        "Your zebra ends up last in the line.",
    ),
    (
        "lead",
        ">B: lion seal | Y: parrot || zebra/B",
        "lion",
        "My lion goes to the front of the line.",
    ),
    (
        "ahead",
        ">B: kangaroo seal | Y: parrot || lion/Y hippo/Y zebra/Y",
        "kangaroo 1",
        "My kangaroo gets ahead of your zebra.",
    ),
    (
        "shield",
        ">B: giraffe seal | Y: parrot || kangaroo/B zebra/B crocodile/Y",
        "giraffe",
        "My zebra keeps your crocodile away from my kangaroo.",
    ),
    (
        "shield alone",
        ">B: dog bat | Y: parrot || seal/Y crocodile/Y zebra/B",
        "dog",
        "My zebra stops your crocodile.",
    ),
    (
        "shield stays",
        ">B: giraffe seal | Y: parrot || lion/Y zebra/B crocodile/Y",
        "giraffe",
        "My zebra stays in front of your crocodile.",
    ),
    (
        "stays first",
        ">B: giraffe seal | Y: parrot || lion/B hippo/Y snake/Y",
        "giraffe",
        "My lion stays first in line.",
    ),
    (
        "fetched",
        ">B: vulture dog | Y: bat || rhino/Y || thats_it: llama/B",
        "vulture llama",
        "My vulture brings my llama back into the line.",
    ),
    (
        "stripes",
        ">B: zebra seal | Y: parrot || lion/Y",
        "zebra",
        "My zebra joins the line, safe from every crocodile.",
    ),
    (
        "quills",
        ">B: porcupine dog | Y: bat || rhino/Y",
        "porcupine",
        "My porcupine joins the line, safe from every tiger.",
    ),
    (
        "next",
        ">B: monkey seal | Y: parrot || lion/Y hippo/Y giraffe/B zebra/Y",
        "monkey",
        "My giraffe now waits at the gate for the next opening. That costs my monkey.",
    ),
    (
        "only card",
        ">B: monkey | Y: parrot || lion/Y",
        "monkey",
        "My monkey is the only card left to play.",
    ),
    (
        "let pass",
        ">B: monkey seal | Y: parrot || lion/Y hippo/Y giraffe/Y zebra/Y",
        "monkey",
        "Your lion and your hippo get in, and my monkey is thrown out.",
    ),
    (
        "opening",
        ">B: giraffe seal | Y: parrot || -",
        "giraffe",
        "My giraffe opens the line and is first.",
    ),
    (
        "second",
        ">B: monkey seal | Y: parrot || lion/Y",
        "monkey",
        "My monkey waits second. With five in line, two get in.",
    ),
    (
        "third",
        ">B: monkey seal | Y: parrot || lion/Y hippo/Y",
        "monkey",
        "My monkey will be first once the two in front get in.",
    ),
    (
        "fourth",
        ">B: monkey seal | Y: parrot || lion/Y hippo/Y giraffe/Y",
        "monkey",
        "My monkey is fourth in line, and second once two get in.",
    ),
    (
        "alone",
        ">B: crocodile seal | Y: parrot || skunk/B",
        "crocodile",
        "My crocodile has the line to itself. That costs my skunk.",
    ),
    (
        "no fifth",
        ">B: lion seal | Y: parrot || lion/Y hippo/Y giraffe/Y zebra/Y",
        "lion",
        "My lion does not stay in line, so the gate stays shut.",
    ),
    (
        "is turned away",
        ">B: lion seal | Y: parrot || lion/Y",
        "lion",
        "Your lion throws out my lion.",
    ),
    (
        "is eaten",
        ">B: kangaroo seal | Y: parrot || monkey/B crocodile/Y",
        "kangaroo 1",
        "Your crocodile eats my kangaroo.",
    ),
    (
        "is stung",
        ">B: rhino bat | Y: bat || porcupine/Y dog/Y",
        "rhino 1",
        "My rhino runs into the quills of your porcupine and is thrown out.",
    ),
    (
        "burns",
        ">B: bat dog | Y: bear || -",
        "bat",
        "My bat burns in the light of the gate.",
    ),
    (
        "wasted",
        ">B: vulture dog | Y: bear || rhino/Y",
        "vulture",
        "My vulture goes straight to THAT'S IT. The line does not change.",
    ),
    (
        "given up",
        ">B: vulture dog | Y: bear || rhino/B zebra/Y || thats_it: bat/Y",
        "vulture bat 1",
        "My vulture brings your bat back. This turn costs my rhino.",
    ),
    (
        "last card",
        ">B: monkey | Y: || lion/Y",
        "monkey",
        "This is the last card. No more animals get in.",
    ),
    (
        "stacked within reach",
        ">B: dog | Y: bat || - || sent: bear/B rhino/Y",
        "stack 2 1",
        "My bear lies on top, where my vulture could bring it back.",
    ),
    (
        "stacked below",
        ">B: dog | Y: bat || - || bar: vulture/B | sent: bear/B rhino/Y",
        "stack 2 1",
        "Your rhino lies below my bear, out of reach of your vulture.",
    ),
    (
        "stacked against one",
        ">B: dog | Y: bat || - || bar: vulture/B | sent: bear/B bat/B",
        "stack 1 2",
        "Your vulture could bring back only my bat.",
    ),
    (
        "stacked against many",
        ">B: dog | Y: bat | R: bat || - || bar: vulture/B | sent: bear/B bat/B",
        "stack 1 2",
        "A rival's vulture could bring back only my bat.",
    ),
    (
        "stacked",
        ">B: dog | Y: bat || - || sent: bear/B rhino/Y | aside: vulture/B",
        "stack 1 2",
        "The order on THAT'S IT hardly matters now.",
    ),
    (
        "stacked anyhow",
        ">B: dog | Y: bat || - || bar: vulture/B vulture/Y | sent: bear/B rhino/Y",
        "stack 1 2",
        "No vulture can come any more, so the order does not matter.",
    ),
]


@pytest.mark.parametrize(("kind", "position", "action", "sentence"), SAID)
def test_a_reason_is_told_like_this(kind: str, position: str, action: str, sentence: str) -> None:
    assert (telling(outcome(seen(position), RULES.parse(action))).kind, said(position, action)) == (
        kind,
        sentence,
    )


def test_every_kind_of_reason_is_among_them() -> None:
    assert {kind for kind, *_ in SAID} | {"nothing"} == {*KINDS}


def test_hardly_a_move_of_a_good_player_goes_without_a_reason() -> None:
    """That a card can be spared is no more than a sigh."""
    kinds: Counter[str] = Counter()
    for seed, mode in enumerate([*Mode] * 3):
        state = RULES.new_game(Setup(2 + seed % 3, mode), seed).state
        player = OnePly(lambda view: learned(view.options.mode, view.players, view.options.scoring), seed)
        while (seat := RULES.to_act(state)) is not None:
            view = RULES.view(state, seat)
            action = decided(player, view, RULES.legal_actions(state)).action
            kinds[telling(outcome(view, action)).kind] += 1
            state = RULES.advance(state, action)
    sighs = sum(kinds[kind] for kind in (*UNDONE.values(), "wasted", "given up", "let pass", "nothing"))
    assert kinds.total() > 300
    assert sighs < 0.03 * kinds.total()


def test_where_there_is_nothing_to_say_that_is_said() -> None:
    view = seen(">B: monkey seal | Y: parrot || lion/Y")
    found = replace(outcome(view, RULES.parse("monkey")), after=())
    assert told(telling(found), view, TO_BO) == "A quiet turn. No animal gets in."


# Who speaks to whom


def test_whoever_speaks_says_my_even_where_nobody_else_reads() -> None:
    position = ">B: giraffe seal | Y: parrot || kangaroo/B zebra/B crocodile/Y"
    to_ana = Language(NAMES, reader=Seat(0))
    assert said(position, "giraffe", to_ana) == "My zebra keeps Bo's crocodile away from my kangaroo."


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("en", "My tiger gets ahead of your rhino. That costs my cheetah."),
        ("de", "Mein Tiger überholt dein Nashorn. Das kostet meine Gepardin."),
        ("fr", "Mon tigre passe devant ton rhinocéros. Cela coûte mon guépard."),
        ("es", "Mi tigre adelanta a tu rinoceronte. Eso cuesta mi guepardo."),
    ],
)
def test_a_reason_is_said_in_the_first_person_in_every_language(code: str, sentence: str) -> None:
    words = Language(NAMES, spoken(code), reader=Seat(1))
    assert said(">B: tiger dog | Y: bat || bear/B cheetah/B rhino/Y", "tiger", words) == sentence


def test_where_several_read_everyone_is_called_by_name() -> None:
    position = ">B: giraffe seal | Y: parrot || kangaroo/B zebra/B crocodile/Y"
    assert said(position, "giraffe", TO_ALL) == "My zebra keeps Bo's crocodile away from my kangaroo."


class German(Translations):
    """Asks for other cases than the English sentence does."""

    MESSAGES: Mapping[str, str] = {
        "{by} throws out {victim:object} close to the gate.": "{by} jagt {victim:object} vom Tor.",
        "I think my win chance is {chance} %.": "Ich hoffe auf {chance} %.",
    }
    NOUNS: Mapping[str, Noun] = {"lion": Noun("m", ("Löwe", "Löwen")), "parrot": Noun("m", ("Papagei",))}

    def __init__(self) -> None:
        super().__init__()
        self.grammar = GERMAN

    def text(self, message: str) -> str:
        return self.MESSAGES.get(message, message)

    def noun(self, name: str) -> Noun:
        return self.NOUNS[name]


def test_a_reason_can_be_told_in_another_language() -> None:
    words = Language(NAMES, German(), reader=Seat(1))
    position = ">B: parrot seal | Y: parrot || lion/Y zebra/B"
    sentence = said(position, "parrot 1", words, chances=(0.7, 0.3))
    assert sentence == "Mein Papagei jagt deinen Löwen vom Tor. Ich hoffe auf 70 %."


# The chance to win


def test_the_chance_of_the_seat_that_acted_is_added_where_it_is_known() -> None:
    position = ">B: lion seal | Y: parrot || zebra/Y"
    assert (
        said(position, "lion", chances=(0.714, 0.286))
        == "My lion takes first place from your zebra. I think my win chance is 71 %."
    )


def test_what_is_certain_between_two_is_said_instead_of_a_number() -> None:
    """Everything is known here: Bo has nothing left but a parrot."""
    seen_all = "skunk kangaroo monkey chameleon seal zebra giraffe snake crocodile hippo lion"
    position = f">B: seal | Y: parrot || - || thats_it: {' '.join(f'{name}/Y' for name in seen_all.split())}"
    assert said(position, "seal", chances=(0.0, 1.0)).endswith(" The game is as good as lost.")
    assert said(position, "seal", chances=(1.0, 0.0)).endswith(" The win is certain now.")
    assert said(position, "seal", chances=(0.5, 0.5)).endswith(" I think my win chance is 50 %.")


def test_as_long_as_something_is_hidden_nothing_is_certain() -> None:
    position = ">B: lion seal | Y: parrot || zebra/Y"
    assert said(position, "lion", chances=(0.0, 1.0)).endswith(" I think my win chance is 0 %.")


def test_of_three_players_nobody_speaks_of_certainty() -> None:
    position = ">B: monkey | Y: | R: || lion/Y"
    assert said(position, "monkey", chances=(0.0, 1.0, 0.0)).endswith(" I think my win chance is 0 %.")


# What it costs


@pytest.mark.parametrize(
    ("position", "action", "sentence"),
    [
        (
            ">B: tiger dog | Y: bat || bear/B cheetah/B rhino/Y",
            "tiger",
            "My tiger gets ahead of your rhino. That costs my cheetah.",
        ),
        (
            ">B: rhino bat | Y: bat || bear/B dog/Y",
            "rhino 1",
            "My rhino is first in line now. That costs my bear.",
        ),
        (
            ">B: llama dog | Y: bat || rhino/Y peacock/B",
            "llama",
            "My llama is second in line, and the first two get in. That sets my peacock back.",
        ),
        (
            ">B: bear dog | Y: bat || rhino/B peacock/Y ostrich/Y",
            "dog",
            "My dog gets ahead of your ostrich. That sets my rhino back.",
        ),
        (
            ">B: monkey seal | Y: parrot || lion/B giraffe/Y snake/Y zebra/B",
            "seal",
            "My seal and my zebra get into the bar together. That costs my lion.",
        ),
        (
            ">B: seal monkey | Y: parrot || lion/B giraffe/Y snake/Y",
            "seal",
            "My seal gets ahead of your snake and your giraffe. That sets my lion back.",
        ),
    ],
)
def test_whoever_of_its_own_has_to_pay_is_named(position: str, action: str, sentence: str) -> None:
    assert said(position, action) == sentence


@pytest.mark.parametrize(
    ("position", "action"),
    [
        (">B: seal monkey | Y: parrot || giraffe/Y kangaroo/B crocodile/Y", "monkey"),  # doomed anyway
        (">B: bear dog | Y: bat || tiger/Y porcupine/B", "bear"),  # only the bear itself gets ahead of it
        (">B: kangaroo seal | Y: parrot || lion/Y zebra/B", "kangaroo 1"),  # it was last before
        (">B: monkey | Y: || lion/Y hippo/Y giraffe/Y zebra/Y", "monkey"),  # the game is over
        (">B: vulture dog | Y: bat || rhino/Y || thats_it: bat/B", "vulture bat 1"),  # it came from there
    ],
)
def test_what_is_no_price_is_not_called_one(position: str, action: str) -> None:
    assert "That " not in said(position, action)


# Who was fetched


def test_a_vulture_is_named_before_what_is_done_by_whom_it_fetched() -> None:
    position = ">B: vulture penguin | Y: bat || zebra/Y || thats_it: rhino/Y"
    assert (
        said(position, "vulture rhino 1")
        == "My vulture brings your rhino back. Just before the gate, your rhino throws out your zebra."
    )
