"""What the lessons say is what the rules do: every answer, and how the line looks then."""

from __future__ import annotations

import pytest

from game.beasty_bar.module import BEASTY_BAR
from game.beasty_bar.rules.animals import ANIMALS, CardSet
from game.beasty_bar.rules.notation import spell_card
from game.beasty_bar.rules.state import State
from game.core.lessons import Lesson
from tests.lessons import outcomes, texts

OUTCOMES: dict[str, dict[tuple[int, str], str]] = {
    "line": {
        (2, "zebra"): "seal/Y monkey/B | in parrot/B snake/Y | out zebra/Y",
        (5, "kangaroo 1"): "zebra/B kangaroo/B | in seal/Y snake/Y | out parrot/Y",
        (5, "kangaroo 2"): "kangaroo/B zebra/B | in seal/Y snake/Y | out parrot/Y",
        (5, "monkey"): "zebra/B parrot/Y | in seal/Y snake/Y | out monkey/B",
        (5, "lion"): "snake/Y zebra/B | in lion/B seal/Y | out parrot/Y",
    },
    "hop": {
        (1, "kangaroo 1"): "kangaroo/B zebra/B | in seal/Y snake/Y | out monkey/Y",
        (1, "kangaroo 2"): "snake/Y zebra/B | in seal/Y kangaroo/B | out monkey/Y",
        (1, "giraffe"): "giraffe/B zebra/B | in seal/Y snake/Y | out monkey/Y",
        (1, "hippo"): "zebra/B hippo/B | in seal/Y snake/Y | out monkey/Y",
        (3, "giraffe"): "seal/Y giraffe/B | in parrot/Y skunk/Y | out kangaroo/Y",
        (3, "hippo"): "skunk/Y seal/Y | in hippo/B parrot/Y | out kangaroo/Y",
        (6, "monkey"): "seal/Y zebra/Y | in hippo/B parrot/Y skunk/Y giraffe/B | out kangaroo/Y monkey/Y",
    },
    "teeth": {
        (1, "zebra"): "parrot/B kangaroo/B zebra/B crocodile/Y | in - | out -",
        (1, "giraffe"): "crocodile/Y | in - | out kangaroo/B giraffe/B parrot/B",
        (1, "snake"): "crocodile/Y | in - | out parrot/B kangaroo/B snake/B",
        (2, "giraffe"): "zebra/B crocodile/Y | in parrot/B kangaroo/B | out giraffe/B",
        (2, "snake"): "zebra/B kangaroo/B | in crocodile/Y snake/B | out parrot/B",
        (4, "parrot 2"): "hippo/B crocodile/Y parrot/B | in - | out zebra/Y seal/Y",
    },
    "crowd": {
        (1, "monkey"): "monkey/B monkey/Y | in - | out hippo/Y crocodile/Y",
        (1, "lion"): "lion/B hippo/Y crocodile/Y | in - | out monkey/Y",
        (3, "seal"): "parrot/B skunk/Y | in seal/B kangaroo/B | out zebra/Y",
        (3, "snake"): "kangaroo/B parrot/B | in snake/B zebra/Y | out skunk/Y",
        (5, "skunk"): "parrot/B monkey/B skunk/B | in - | out lion/Y hippo/Y",
        (5, "snake"): "snake/B monkey/B | in lion/Y hippo/Y | out parrot/B",
        (5, "lion"): "lion/Y hippo/Y parrot/B monkey/B | in - | out lion/B",
    },
    "pretenders": {
        (0, "parrot 1"): "snake/Y parrot/B | in kangaroo/B seal/B | out lion/Y monkey/Y",
        (0, "parrot 2"): "snake/Y parrot/B | in lion/Y seal/B | out kangaroo/B monkey/Y",
        (0, "parrot 3"): "snake/Y parrot/B | in lion/Y kangaroo/B | out seal/B monkey/Y",
        (0, "parrot 4"): "seal/B parrot/B | in lion/Y kangaroo/B | out snake/Y monkey/Y",
        (0, "hippo"): "kangaroo/B seal/B | in lion/Y hippo/B | out snake/Y",
        (2, "chameleon kangaroo 1"): "skunk/B chameleon/B | in kangaroo/Y seal/Y | out zebra/B",
        (2, "chameleon kangaroo 2"): "chameleon/B skunk/B | in kangaroo/Y seal/Y | out zebra/B",
        (2, "chameleon seal"): "skunk/B seal/Y | in chameleon/B zebra/B | out kangaroo/Y",
        (2, "chameleon skunk"): "kangaroo/Y skunk/B chameleon/B | in - | out seal/Y zebra/B",
        (2, "chameleon zebra"): "skunk/B zebra/B | in kangaroo/Y seal/Y | out chameleon/B",
        (2, "hippo"): "skunk/B zebra/B | in kangaroo/Y seal/Y | out hippo/B",
    },
    "new_beasts": {
        (0, "bat 1"): "rhino/Y dog/B peacock/B | in - | out ostrich/B bat/B",
        (0, "bat 2"): "dog/B peacock/B | in ostrich/B bat/B | out rhino/Y porcupine/Y",
        (0, "bat 3"): "peacock/B | in ostrich/B rhino/Y | out dog/B porcupine/Y bat/B",
        (0, "bat 4"): "dog/B bat/B | in ostrich/B rhino/Y | out peacock/B porcupine/Y",
        (0, "llama"): "dog/B llama/B | in ostrich/B rhino/Y | out peacock/B",
        (0, "bear"): "bear/B dog/B | in ostrich/B rhino/Y | out peacock/B",
        (2, "tiger"): "porcupine/B ostrich/B | in - | out tiger/Y",
        (4, "vulture cheetah 2"): "rhino/Y cheetah/B ostrich/Y | in - | out penguin/Y peacock/Y vulture/B",
        (4, "llama"): "rhino/Y peacock/Y llama/B ostrich/Y | in - | out penguin/Y cheetah/B",
        (4, "bear"): "rhino/Y bear/B peacock/Y ostrich/Y | in - | out penguin/Y cheetah/B",
        (6, "penguin rhino 1"): "ostrich/Y dog/Y | in penguin/B peacock/Y | out rhino/Y porcupine/Y",
        (6, "rhino 1"): "rhino/B peacock/Y ostrich/Y dog/Y | in - | out rhino/Y",
    },
    "points": {
        (1, "kangaroo 1"): "hippo/B kangaroo/B | in parrot/B lion/Y | out zebra/Y",
        (1, "kangaroo 2"): "hippo/B kangaroo/B | in parrot/B lion/Y | out zebra/Y",
        (1, "seal"): "hippo/B lion/Y | in seal/B zebra/Y | out parrot/B",
        (1, "snake"): "snake/B zebra/Y | in lion/Y hippo/B | out parrot/B",
        (4, "crocodile"): "kangaroo/B porcupine/B | in - | out peacock/Y crocodile/Y",
    },
}


def table(state: State) -> str:
    line, inside, out = (
        " ".join(map(spell_card, cards)) or "-"
        for cards in (state.line, state.bar, state.thats_it or state.sent)
    )
    return f"{line} | in {inside} | out {out}"


@pytest.mark.parametrize("lesson", BEASTY_BAR.lessons, ids=lambda lesson: lesson.key)
def test_every_answer_leads_where_its_words_say(lesson: Lesson) -> None:
    found = {key: table(state) for key, state in outcomes(BEASTY_BAR, lesson).items()}
    assert found == OUTCOMES[lesson.key]


def test_all_of_the_base_set_is_taught_and_the_four_who_cheat() -> None:
    told = " ".join(text for lesson in BEASTY_BAR.lessons for _, text in texts(lesson.beats)).lower()
    base = {animal.name for animal in ANIMALS if animal.card_set is CardSet.BASE}
    assert {name for name in base | {"vulture", "bat", "penguin", "porcupine"} if name not in told} == set()
