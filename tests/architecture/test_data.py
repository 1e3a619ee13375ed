"""The tables are complete, and the house stays one that can be read."""

import ast
import io
import tokenize
from collections import Counter
from pathlib import Path

import pytest

from game.beasty_bar.handbook.guide import GUIDE
from game.beasty_bar.rules.actions import ASKS
from game.beasty_bar.rules.animals import ALL_SPECIES, ANIMALS, BY_NAME, RECURRING, Animal, CardSet
from game.beasty_bar.rules.effects import EFFECTS

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "game").rglob("*.py"))
LONGEST_FUNCTION = 50
LONGEST_FILE = 600

# As printed: name, strength, points.
BASE = {
    ("lion", 12, 2),
    ("hippo", 11, 2),
    ("crocodile", 10, 3),
    ("snake", 9, 2),
    ("giraffe", 8, 3),
    ("zebra", 7, 4),
    ("seal", 6, 2),
    ("chameleon", 5, 3),
    ("monkey", 4, 3),
    ("kangaroo", 3, 4),
    ("parrot", 2, 4),
    ("skunk", 1, 4),
}
NEW = {
    ("rhino", 12, 3),
    ("bear", 11, 2),
    ("tiger", 10, 3),
    ("cheetah", 9, 4),
    ("llama", 8, 4),
    ("porcupine", 7, 4),
    ("ostrich", 6, 3),
    ("penguin", 5, 3),
    ("dog", 4, 2),
    ("peacock", 3, 2),
    ("vulture", 2, 2),
    ("bat", 1, 4),
}


def of(card_set: CardSet) -> list[Animal]:
    return [animal for animal in ANIMALS if animal.card_set is card_set]


def test_there_are_24_animals_in_two_sets_of_12() -> None:
    assert len(ANIMALS) == len(BY_NAME) == 24
    assert {animal[:3] for animal in of(CardSet.BASE)} == BASE
    assert {animal[:3] for animal in of(CardSet.NEW)} == NEW


@pytest.mark.parametrize("card_set", CardSet)
def test_a_set_has_every_strength_once_and_four_cards_each_of_2_3_and_4_points(card_set: CardSet) -> None:
    assert sorted(animal.strength for animal in of(card_set)) == list(range(1, 13))
    assert Counter(animal.points for animal in of(card_set)) == {2: 4, 3: 4, 4: 4}


def test_species_are_counted_by_strength_base_before_new() -> None:
    order = [(animal.strength, animal.card_set is CardSet.NEW) for animal in ANIMALS]
    assert order == sorted(order)


def test_the_animals_that_act_every_turn_are_these_five() -> None:
    assert {ANIMALS[species].name for species in RECURRING} == {
        "hippo",
        "crocodile",
        "giraffe",
        "tiger",
        "llama",
    }


@pytest.mark.parametrize("species", ALL_SPECIES, ids=lambda species: ANIMALS[species].name)
def test_every_animal_has_its_effect_its_guide_and_its_tests(species: int) -> None:
    name = ANIMALS[species].name
    shared = {"zebra": "stand_still", "porcupine": "stand_still"}
    assert EFFECTS[ALL_SPECIES[species]].__name__ == shared.get(name, name)
    assert GUIDE[ALL_SPECIES[species]].endswith(".")
    tests = ROOT / "tests" / "beasty_bar" / f"test_{name}.py"
    assert tests.read_text(encoding="utf-8").count("\ndef test_") >= 3


def test_no_table_has_an_entry_too_many() -> None:
    assert {*EFFECTS} == {*GUIDE} == {*ALL_SPECIES}
    assert {*ASKS} <= {*ALL_SPECIES}
    assert len({*GUIDE.values()}) == 24


@pytest.mark.parametrize("species", ALL_SPECIES, ids=lambda species: ANIMALS[species].name)
def test_a_guide_text_says_every_turn_just_where_the_animal_acts_every_turn(species: int) -> None:
    assert GUIDE[ALL_SPECIES[species]].startswith("Every turn: ") == (species in RECURRING)


def long_functions(path: Path) -> list[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return [
        f"{path.relative_to(ROOT)}:{node.lineno} {node.name} has {length} lines"
        for node in functions
        if (length := (node.end_lineno or 0) - node.lineno + 1) > LONGEST_FUNCTION
    ]


def docstring_lines(tree: ast.AST) -> set[int]:
    """The lines of texts that stand on their own: docstrings, also those below a field."""
    alone = [
        node for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    ]
    return {line for node in alone for line in range(node.lineno, (node.end_lineno or 0) + 1)}


def code_lines(source: str) -> int:
    """Lines that are neither empty nor a comment nor a docstring."""
    skipped = {
        tokenize.COMMENT,
        tokenize.NL,
        tokenize.NEWLINE,
        tokenize.INDENT,
        tokenize.DEDENT,
        tokenize.ENDMARKER,
    }
    lines: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in skipped:
            lines.update(range(token.start[0], token.end[0] + 1))
    return len(lines - docstring_lines(ast.parse(source)))


def test_code_is_counted_without_comments_and_docstrings() -> None:
    source = '"""Doc\nstring."""\n\nx = 1  # one\n# two\n"""Below."""\ny = [\n    2,\n]\n'
    assert code_lines(source) == 4


def test_no_function_is_longer_than_50_lines() -> None:
    assert [each for path in FILES for each in long_functions(path)] == []
    assert len(FILES) > 30


def test_no_file_has_more_than_600_lines_of_code() -> None:
    sizes = {str(path.relative_to(ROOT)): code_lines(path.read_text(encoding="utf-8")) for path in FILES}
    assert {path: size for path, size in sizes.items() if size > LONGEST_FILE} == {}
    assert max(sizes.values()) > 100
