"""Long words in large letters are read a few sentences at a time."""

from __future__ import annotations

from game.shell.school.reading import Reading

SAID = "Alle sind da. Zwei kommen rein! Wer fliegt?"


def test_what_was_read_does_not_come_again() -> None:
    reading = Reading()
    assert reading.rest("All", SAID) == SAID
    reading.read("All", "Alle sind da.")
    assert reading.rest("All", SAID) == "Zwei kommen rein! Wer fliegt?"
    reading.read("All", "Zwei kommen rein!")
    assert reading.rest("All", SAID) == "Wer fliegt?"


def test_other_words_begin_at_their_first_sentence() -> None:
    reading = Reading()
    reading.read("All", "Alle sind da. Zwei kommen rein!")
    assert reading.rest("Other", SAID) == SAID


def test_whoever_tries_again_reads_all_of_it_again() -> None:
    reading = Reading()
    reading.read("All", "Alle sind da.")
    reading.end()
    assert reading.rest("All", SAID) == SAID
