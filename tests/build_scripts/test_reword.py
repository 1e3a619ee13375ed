"""Sentences of the game are reworded everywhere at once, or not at all."""

import ast
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

from build_scripts import reword
from build_scripts.catalogues import FUZZY
from build_scripts.reword import BadTable, Job, Rewording, literals, read_table, rewrite

TABLE = """# a remark

- Who plays?
+ Who is playing?
de: Wer spielt mit?

- {count} guest
+ {count} character
de: {count} Figur
"""


def test_a_table_holds_old_and_new_sentences_and_translations() -> None:
    first, second = read_table(TABLE)
    assert (first.old, first.new, dict(first.translations)) == (
        "Who plays?",
        "Who is playing?",
        {"de": ["Wer spielt mit?"]},
    )
    assert second.new == "{count} character"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("+ new", "begins with the old"),
        ("- old", "no new sentence"),
        ("- old\n+ new\n\n- old\n+ newer", "twice"),
        ("- {name} plays\n+ {person} plays", "other fields"),
        ("- old\n+ new\nxx: neu", "nobody knows"),
    ],
)
def test_a_table_that_makes_no_sense_is_refused(text: str, said: str) -> None:
    with pytest.raises(BadTable, match=said):
        read_table(text)


@pytest.mark.parametrize("new", ["Short.", "A sentence, " * 15 + "and its end.", 'With "quotes" and {name}.'])
def test_code_says_the_new_sentence_wherever_the_old_one_stood(tmp_path: Path, new: str) -> None:
    path = tmp_path / "code.py"
    path.write_text(
        'def f(say):\n    a = say("Old.")\n    return [say(\n        "Ol"\n        "d."), "é", say("Old.")]',
        encoding="utf-8",
    )
    rewrite(path, [(each.node, new) for each in literals(path) if each.node.value == "Old."])
    text = path.read_text(encoding="utf-8")
    said = [node.args[0].value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]
    assert said == [new] * 3
    assert "é" in text
    assert max(map(len, text.splitlines())) <= reword.LINE


def test_only_arguments_of_what_translates_are_messages(tmp_path: Path) -> None:
    path = tmp_path / "code.py"
    path.write_text('"""Doc."""\nx = {"a": N_("b")}\nsay.plural("c", "d", 3)\nf"e{x}"\n', encoding="utf-8")
    assert {each.node.value: each.is_message for each in literals(path)} == {
        "a": False,
        "b": True,
        "c": True,
        "d": True,
    }


def test_a_quotation_keeps_what_stands_in_its_fields() -> None:
    block = Rewording("{name:object} eats {other}.", "{other} is eaten by {name:object}.")
    found = block.quoted.search("Now Bo's lion eats the seal. Next")
    assert found is not None
    assert block.filled(found) == "the seal is eaten by Now Bo's lion."


def test_a_readme_is_changed_only_where_it_quotes(tmp_path: Path) -> None:
    path, job = tmp_path / "README.md", Job(tmp_path, [])
    path.write_text('**Nothing is lost.** The card says "Nothing is\nlost." then.', encoding="utf-8")
    job._plan_prose(path, [Rewording("Nothing is lost.", "You have lost nothing.")])
    assert job.texts[path] == '**Nothing is lost.** The card says "You have lost nothing." then.'
    assert len(job.by_hand) == 1


def test_a_translation_that_is_not_given_is_marked_to_be_looked_at() -> None:
    catalogue = Catalog(locale="de")
    catalogue.add("Who plays?", "Wer spielt?")
    catalogue.add(("{count} guest", "{count} guests"), ("{count} Gast", "{count} Gäste"))
    Job._translate(catalogue, read_table(TABLE), "de")
    assert catalogue.get("Who is playing?").string == "Wer spielt mit?"
    assert FUZZY not in catalogue.get("Who is playing?").flags
    both = catalogue.get("{count} character")
    assert both.id == ("{count} character", "{count} guests")
    assert FUZZY in both.flags
    assert catalogue.get("Who plays?") is None


def planned(table: str) -> Job:
    job = Job(reword.catalogues.ROOT, read_table(table))
    job.plan()
    return job


def test_real_sentences_are_found_in_code_and_catalogues() -> None:
    job = planned("- Text size\n+ Size of text")
    assert [path.name for path in job.changes if "game" in path.parts]


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ("- Nobody has ever said this.\n+ New.", "no message"),
        ("- Text size\n+ Language", "a message already"),
    ],
)
def test_what_cannot_be_done_changes_nothing(table: str, said: str) -> None:
    with pytest.raises(BadTable, match=said):
        planned(table)
