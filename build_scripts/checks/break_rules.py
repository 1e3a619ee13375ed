"""Break each animal's rule once, and see that some test notices.

``build_scripts/checks/break_rules.py`` works on a copy of the project. Each row names an animal, and a piece
of the rules with what to put in its place.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RULES = Path("game/beasty_bar/rules")
TESTS = ("test_{animal}.py", "test_vectors.py")

BREAKS = (
    ("lion", "base_animals.py", "if SPECIES[card] == MONKEY:", "if SPECIES[card] == SKUNK:"),
    ("hippo", "base_animals.py", "< POWER[HIPPO]", "<= POWER[HIPPO]"),
    ("crocodile", "base_animals.py", "< POWER[CROCODILE]", "<= POWER[CROCODILE]"),
    (
        "snake",
        "base_animals.py",
        "POWER[SNAKE]",
        "5",
    ),
    ("giraffe", "base_animals.py", "jostle.pass_to(me, place, place - 1)", "jostle.pass_to(me, place, 0)"),
    (
        "zebra",
        "base_animals.py",
        "< POWER[HIPPO] and SPECIES[line[place - 1]] != ZEBRA",
        "< POWER[HIPPO] and SPECIES[line[place - 1]] != SKUNK",
    ),
    ("seal", "base_animals.py", "jostle.line.reverse()", "jostle.line.insert(0, jostle.line.pop())"),
    (
        "chameleon",
        "effects.py",
        "if species not in jostle.chain]\n    if not models:\n        jostle.nothing(me, Reason.NOBODY",
        "]\n    if not models:\n        jostle.nothing(me, Reason.NOBODY",
    ),
    ("monkey", "base_animals.py", "*reversed(mates)", "*mates"),
    ("kangaroo", "base_animals.py", "min(place, 2)", "min(place, 3)"),
    ("parrot", "jostle.py", "range(len(self.line) - 1)", "range(len(self.line))"),
    ("skunk", "base_animals.py", "for card in noses})[-2:]", "for card in noses})[-1:]"),
    ("rhino", "new_beasts.py", "jostle.take_place(me, RHINO,", "jostle.take_place(me, BAT,"),
    ("bear", "new_beasts.py", "< POWER[BEAR]", "<= POWER[BEAR]"),
    ("tiger", "new_beasts.py", "< POWER[TIGER]", "<= POWER[TIGER]"),
    ("cheetah", "new_beasts.py", "if weakest < POWER[CHEETAH]:", "if weakest <= POWER[CHEETAH]:"),
    ("llama", "new_beasts.py", "SPIT_REACHES: Final = 7", "SPIT_REACHES: Final = 8"),
    (
        "porcupine",
        "jostle.py",
        "ANIMALS[species].strength > ANIMALS[PORCUPINE].strength",
        "ANIMALS[species].strength > 9",
    ),
    ("ostrich", "new_beasts.py", "% 2 == parity", "% 2 != parity"),
    ("penguin", "effects.py", "if SPECIES[card] not in jostle.chain]", "]"),
    (
        "dog",
        "new_beasts.py",
        "POWER[DOG], strongest_first=False",
        "POWER[DOG], strongest_first=True",
    ),
    ("peacock", "new_beasts.py", "jostle.line.index(admirer))", "jostle.line.index(admirer) + 1)"),
    ("vulture", "effects.py", "state.thats_it.pop()", "state.thats_it.pop(0)"),
    ("bat", "jostle.py", "SPECIES[line[0]] == BAT or", "SPECIES[line[0]] == SKUNK or"),
)


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in ("game", "tests", "pyproject.toml", "README.md"):
            source = ROOT / name
            (shutil.copytree if source.is_dir() else shutil.copy2)(source, copy / name)
        unnoticed = [row[0] for row in BREAKS if not noticed(copy, *row)]
    print(f"{len(BREAKS) - len(unnoticed)} of {len(BREAKS)} broken rules were noticed.", *unnoticed)
    return bool(unnoticed)


def noticed(copy: Path, animal: str, file: str, piece: str, broken: str) -> bool:
    """Some test fails while this piece of the rules is broken."""
    path = copy / RULES / file
    text = path.read_text(encoding="utf-8")
    if text.count(piece) != 1:
        sys.exit(f"The rules have changed: {piece!r} of the {animal} is there {text.count(piece)} times.")
    path.write_text(text.replace(piece, broken, 1), encoding="utf-8")
    tests = [f"tests/beasty_bar/{name.format(animal=animal)}" for name in TESTS]
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-x", "--no-header", "-p", "no:cacheprovider", *tests],
        cwd=copy,
        capture_output=True,
        text=True,
        check=False,
    )
    path.write_text(text, encoding="utf-8")
    if any(error in run.stdout for error in ("NameError", "ImportError", "SyntaxError")):
        sys.exit(f"The rule of the {animal} was not broken but torn: {piece!r}.")
    failed = [line for line in run.stdout.splitlines() if line.startswith("FAILED")]
    print(f"{animal:10} {failed[0] if failed else 'NOT NOTICED'}", flush=True)
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
