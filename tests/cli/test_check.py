"""Does the seed that is shown after a game fit the hash that was shown before it?"""

import re
from hashlib import sha256

import pytest

from game.catalogue import CATALOGUE
from game.core.fairness import commitment, shown
from game.core.listing import find
from tests.program import run

RULES = find(CATALOGUE).load().rules
FULL = commitment(RULES, RULES.parse_setup({}), 7)
"""Of two players with the base set."""


def checked(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """How it ended, the first sentence that was said, and what else."""
    code = run(["check", *arguments])
    out, err = capsys.readouterr()
    assert (out == "") == (code == 2)
    assert (err == "") == (code != 2)
    sentence, feed, more = (out + err).partition("\n")
    assert re.fullmatch(r"[A-Z].*\.", sentence)
    assert feed
    return code, sentence, more


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """How it ended, and the first sentence that was said."""
    code, sentence, more = checked(capsys, *arguments)
    assert (more == "") == (code == 2), "whatever cannot be checked ends with that sentence"
    return code, sentence


@pytest.mark.parametrize(
    "groups",
    [
        [FULL],
        [shown(FULL)],
        shown(FULL).split(),
        [FULL.upper()],
        [FULL[:32]],
        [f"  {FULL[:4]} {FULL[4:33]}\t"],
    ],
)
def test_a_seed_fits_its_hash_however_that_is_written(
    groups: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    sentence = f"They fit: the shuffle of seed 7 (players 2, set base) is {FULL}."
    assert said(capsys, *groups, "--seed", "7") == (0, sentence)


@pytest.mark.parametrize("count", [8, 31])
def test_few_digits_are_not_called_proof(count: int, capsys: pytest.CaptureFixture[str]) -> None:
    code, sentence, more = checked(capsys, FULL[:count], "--seed", "7")
    assert (code, sentence.partition(":")[0]) == (0, f"These {count} digits fit")
    assert (
        more.splitlines()[-1]
        == "So few digits only show a slip of the pen; to rule out cheating takes all 32."
    )


def test_few_digits_that_do_not_fit_are_enough(capsys: pytest.CaptureFixture[str]) -> None:
    code, sentence, more = checked(capsys, FULL[:8], "--seed", "8")
    assert (code, sentence.partition(":")[0]) == (1, "They do not fit")
    assert "pen" not in more


@pytest.mark.parametrize(
    ("options", "drawn"),
    [
        ([], None),
        (["--set", "new"], None),
        (["--set", "mixed"], "decks (picks)"),
        (["--advanced"], "cards left at home (boxed)"),
        (["--set", "mixed", "--advanced"], "decks (picks) and cards left at home (boxed)"),
    ],
)
def test_what_players_choose_later_is_told_from_what_the_seed_draws(
    options: list[str], drawn: str | None, capsys: pytest.CaptureFixture[str]
) -> None:
    end = checked(capsys, FULL, "--seed", "7", *options)[2].splitlines()[-1]
    told = "are those that the seed draws; whoever chose others did so after the hash was shown."
    assert end == (f"The {drawn} {told}" if drawn else "set " + (options or ["", "base"])[1])


@pytest.mark.parametrize("seed", [7, 8])
def test_whoever_doubts_it_can_hash_the_same_lines(seed: int, capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--set", "mixed", "--advanced", "--players", "3"]
    _, sentence, more = checked(capsys, FULL, "--seed", str(seed), *options)
    heading, _, lines = more.partition("\n\n")[0].partition("\n")
    lines += "\n"
    assert heading == "That is the SHA-256 of these lines, each with its line feed:"
    assert f"seed {seed}\n" in lines
    assert sentence.endswith(f" is {sha256(lines.encode()).hexdigest()}.")


def test_another_seed_does_not_fit(capsys: pytest.CaptureFixture[str]) -> None:
    code, sentence = said(capsys, FULL, "--seed", "8")
    assert code == 1
    assert sentence.startswith("They do not fit: the shuffle of seed 8 (players 2, set base) is ")
    assert FULL not in sentence


@pytest.mark.parametrize("at", [0, 31, 63])
def test_no_digit_may_differ(at: int, capsys: pytest.CaptureFixture[str]) -> None:
    digit = "0" if FULL[at] != "0" else "1"
    assert said(capsys, FULL[:at] + digit + FULL[at + 1 :], "--seed", "7")[0] == 1


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--players", "3"], {"players": "3"}),
        (["--seats", "human,greedy,random,human"], {"players": "4"}),
        (["--set", "mixed", "--advanced"], {"set": "mixed", "advanced": "yes"}),
        (["--scoring", "points_2019"], {"scoring": "points_2019"}),
        (["--shield-classes"], {"shield_classes": "yes"}),
    ],
)
def test_the_set_up_belongs_to_the_shuffle(
    options: list[str], words: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    full = commitment(RULES, RULES.parse_setup(words), 7)
    assert said(capsys, full, "--seed", "7", *options)[0] == 0
    assert said(capsys, full, "--seed", "7")[0] == 1


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([FULL], "Say which seed was shown after the game: --seed N."),
        ([FULL, "--seed", "-1"], "The seed must lie between 0 and 18446744073709551615."),
        ([FULL, "--seed", "7", "--players", "5"], "A game takes 2 to 4 players, not 5."),
        (
            [FULL[:7], "--seed", "7"],
            f"A hash has 8 to 64 digits from 0 to 9 and a to f, unlike '{FULL[:7]}'.",
        ),
        (
            ["lion", "seal", "--seed", "7"],
            "A hash has 8 to 64 digits from 0 to 9 and a to f, unlike 'lionseal'.",
        ),
        (["", "--seed", "7"], "A hash has 8 to 64 digits from 0 to 9 and a to f, unlike ''."),
        (
            [FULL, "--seed", "7", "--advanced", "--scoring", "count_2014"],
            "The advanced variant is always scored by points.",
        ),
    ],
)
def test_what_cannot_be_checked_ends_with_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said(capsys, *arguments) == (2, sentence)


def test_a_hash_that_is_too_long_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    code, sentence = said(capsys, FULL + "0", "--seed", "7")
    assert code == 2
    assert sentence.startswith("A hash has 8 to 64 digits")


@pytest.mark.parametrize(
    "options",
    [
        [],
        ["--set", "mixed", "--advanced", "--return-game"],
        ["--set", "new", "--scoring", "points_2019", "--shield-classes"],
    ],
)
@pytest.mark.parametrize("seed", [[], ["--seed", "18446744073709551615"]])
def test_the_command_told_after_a_game_proves_the_hash_told_before_it(
    options: list[str], seed: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["text", "--seats", "random,random,random", *options, *seed]) == 0
    lines = capsys.readouterr().out.splitlines()
    before = lines[0].removeprefix("Shuffle: ")
    assert len(before.split()) == 8
    told = re.fullmatch(r"The seed was (\d+); check it with: python -m game (check .*)", lines[-1])
    assert told
    assert told[2].startswith(f"check {before} --seed {told[1]} --players 3 ")
    assert said(capsys, *told[2].split()[1:])[0] == 0
