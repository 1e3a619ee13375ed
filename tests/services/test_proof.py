"""The hash of a shuffle is in the file of its game before anybody decides, and the check can fail."""

from pathlib import Path

import pytest

from game.beasty_bar.module import BEASTY_BAR
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import Mode, Setup
from game.core.fairness import commitment
from game.core.match import Match
from game.services.proof import Proof
from game.services.saved_game import SavedGame, Sitting, promised_in
from game.services.saves import Journal, Saves

SEATS = Sitting(("human", "cub"), ("Ana", "Bo"))
FULL = commitment(RULES, Setup(2), 7)


def begun(folder: Path, turns: int = 0) -> Journal:
    """A game that is kept."""
    journal = Saves(folder).open(BEASTY_BAR, Match(RULES, Setup(2), 7), SEATS)
    for _ in range(turns):
        journal.match.submit(RULES.legal_actions(journal.match.state)[0])
        journal.keep()
    return journal


def proof_of(saved: SavedGame) -> Proof:
    """As the table makes it when a game is gone on with."""
    match = saved.match
    return Proof(RULES, saved.sitting.asked or match.setup, match.seed, saved.sitting.shuffle, saved.path)


def reread(folder: Path, before: str, after: str) -> Proof:
    """Somebody has written something else into the file of the only game."""
    (path,) = folder.rglob("*.txt")
    text = path.read_text()
    assert before in text
    path.write_text(text.replace(before, after))
    (saved,) = Saves(folder).games(BEASTY_BAR)
    return proof_of(saved)


def test_the_hash_is_on_the_disk_before_the_first_decision(tmp_path: Path) -> None:
    journal = begun(tmp_path)
    assert journal.path is not None
    assert f"\n# shuffle {FULL}\n" in journal.path.read_text()
    assert (journal.sitting.shuffle, promised_in(journal.path)) == (FULL, FULL)


def test_it_holds_to_the_end_of_the_game(tmp_path: Path) -> None:
    journal = begun(tmp_path, 3)
    (saved,) = Saves(tmp_path).games(BEASTY_BAR)
    assert proof_of(saved).holds()
    while journal.match.to_act is not None:
        journal.match.submit(RULES.legal_actions(journal.match.state)[0])
        journal.keep()
    assert journal.path is not None
    assert journal.path.parent.parent.name == "replays"
    assert Proof(RULES, Setup(2), 7, FULL, journal.path, over=True).holds()


def test_it_is_the_hash_of_what_was_asked_for_before_decks_were_chosen(tmp_path: Path) -> None:
    asked = Setup(2, Mode.MIXED)
    chosen = BEASTY_BAR.prepare(asked, 7, {})
    Saves(tmp_path).open(BEASTY_BAR, Match(RULES, chosen, 7), Sitting(*_who(), asked=asked))
    (saved,) = Saves(tmp_path).games(BEASTY_BAR)
    assert saved.sitting.shuffle == commitment(RULES, asked, 7)
    assert proof_of(saved).holds()


def _who() -> tuple[tuple[str, ...], tuple[str, ...]]:
    return SEATS.seats, SEATS.names


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("seed 7\n", "seed 8\n"),
        (FULL, "0" * 64),
        (FULL, "no hash at all"),
        ("scoring count_2014", "scoring points_2019"),
    ],
)
def test_whatever_is_changed_in_the_header_does_not_fit_any_more(
    tmp_path: Path, before: str, after: str
) -> None:
    begun(tmp_path)
    assert not reread(tmp_path, before, after).holds()


@pytest.mark.parametrize("note", [f"# shuffle {'1' * 64}\n", ""])
def test_a_hash_that_is_changed_or_taken_out_while_the_game_is_played_is_noticed(
    tmp_path: Path, note: str
) -> None:
    journal = begun(tmp_path, 2)
    proof = Proof(RULES, Setup(2), 7, journal.sitting.shuffle, journal.path)
    assert proof.holds()
    assert journal.path is not None
    journal.path.write_text(journal.path.read_text().replace(f"# shuffle {FULL}\n", note))
    assert not proof.holds()


def test_without_a_file_the_hash_of_the_beginning_counts(tmp_path: Path) -> None:
    assert Saves().open(BEASTY_BAR, Match(RULES, Setup(2), 7), SEATS).sitting.shuffle == FULL
    for path in (None, tmp_path / "gone.txt"):
        assert Proof(RULES, Setup(2), 7, FULL, path).holds()
        assert not Proof(RULES, Setup(2), 8, FULL, path).holds()


def test_a_game_from_before_hashes_were_kept_is_read_as_ever(tmp_path: Path) -> None:
    begun(tmp_path)
    proof = reread(tmp_path, f"# shuffle {FULL}\n", "")
    assert proof.promised == ""
    assert proof.shuffle == Proof(RULES, Setup(2), 7).shuffle
