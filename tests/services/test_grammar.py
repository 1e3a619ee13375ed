"""Nouns in four languages: articles, cases, whose they are."""

import pytest

from game.services.grammar import ENGLISH, FRENCH, GERMAN, SPANISH, Grammar, Noun

LOEWE, FLEDERMAUS, NILPFERD = (GERMAN.noun(each) for each in ("m|Löwe|Löwen", "f|Fledermaus", "n|Nilpferd"))
LION, GIRAFE, OURS, AUTRUCHE = (
    FRENCH.noun(each) for each in ("m|lion", "f|girafe", "mv|ours", "fv|autruche")
)
LEON, JIRAFA = (SPANISH.noun(each) for each in ("m|león", "f|jirafa"))


def test_an_entry_of_the_catalogue_tells_gender_and_forms() -> None:
    assert Noun("m", ("Löwe", "Löwen")) == LOEWE
    assert SPANISH.noun("m|pavo real") == Noun("m", ("pavo real",))


def test_english_knows_vowels() -> None:
    lion, ostrich = ENGLISH.noun("lion"), ENGLISH.noun("ostrich")
    assert [ENGLISH.indefinite(each, "object") for each in (lion, ostrich)] == ["a lion", "an ostrich"]
    assert ENGLISH.definite(ostrich, "") == "the ostrich"
    assert ENGLISH.yours(lion, "") == "your lion"
    assert ENGLISH.mine(lion, "") == "my lion"
    assert ENGLISH.of(lion, "Ana", "object") == "Ana's lion"


def test_german_bends_articles_and_weak_nouns() -> None:
    assert [GERMAN.definite(LOEWE, case) for case in ("", "object", "dative")] == [
        "der Löwe",
        "den Löwen",
        "dem Löwen",
    ]
    assert [GERMAN.indefinite(FLEDERMAUS, case) for case in ("", "object", "dative")] == [
        "eine Fledermaus",
        "eine Fledermaus",
        "einer Fledermaus",
    ]
    assert GERMAN.yours(NILPFERD, "dative") == "deinem Nilpferd"
    assert GERMAN.mine(LOEWE, "object") == "meinen Löwen"
    assert GERMAN.bare(LOEWE, "object") == "Löwen"


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        (
            "m|zweit~ Löwe|zweit~ Löwen",
            "der zweite Löwe, den zweiten Löwen, dem zweiten Löwen; ein zweiter Löwe, einen zweiten Löwen, "
            "einem zweiten Löwen; Anas zweiter Löwe, Anas zweiten Löwen, Anas zweitem Löwen",
        ),
        (
            "f|zweit~ Fledermaus",
            "die zweite Fledermaus, die zweite Fledermaus, der zweiten Fledermaus; eine zweite Fledermaus, "
            "eine zweite Fledermaus, einer zweiten Fledermaus; Anas zweite Fledermaus, "
            "Anas zweite Fledermaus, Anas zweiter Fledermaus",
        ),
        (
            "n|zweit~ Nilpferd",
            "das zweite Nilpferd, das zweite Nilpferd, dem zweiten Nilpferd; ein zweites Nilpferd, "
            "ein zweites Nilpferd, einem zweiten Nilpferd; Anas zweites Nilpferd, Anas zweites Nilpferd, "
            "Anas zweitem Nilpferd",
        ),
    ],
)
def test_german_bends_adjectives_as_what_stands_before_them_wants_it(entry: str, said: str) -> None:
    noun, cases = GERMAN.noun(entry), ("", "object", "dative")
    ways = (
        [GERMAN.definite(noun, case) for case in cases],
        [GERMAN.indefinite(noun, case) for case in cases],
        [GERMAN.of(noun, "Ana", case) for case in cases],
    )
    assert "; ".join(", ".join(way) for way in ways) == said
    assert [GERMAN.mine(noun, case) for case in cases] == [f"m{form}" for form in ways[1]]
    assert [GERMAN.yours(noun, case) for case in cases] == [f"d{form}" for form in ways[1]]


@pytest.mark.parametrize(
    ("owner", "said"),
    [("Ana", "Anas Löwe"), ("Max", "Max' Löwe"), ("Klaus", "Klaus' Löwe"), ("Bo", "Bos Löwe")],
)
def test_german_owners_take_an_s_unless_they_hiss_already(owner: str, said: str) -> None:
    assert GERMAN.of(LOEWE, owner, "") == said


def test_french_elides_and_contracts() -> None:
    assert FRENCH.of(LION, "Ana", "") == "le lion d'Ana"
    assert FRENCH.of(GIRAFE, "Bo", "de") == "de la girafe de Bo"
    assert FRENCH.of(LION, "Élodie", "de") == "du lion d'Élodie"
    assert FRENCH.of(OURS, "Hugo", "à") == "à l'ours d'Hugo"
    assert FRENCH.indefinite(AUTRUCHE, "de") == "d'une autruche"
    assert FRENCH.yours(AUTRUCHE, "object") == "ton autruche"
    assert [FRENCH.mine(each, "de") for each in (AUTRUCHE, GIRAFE)] == ["de mon autruche", "de ma girafe"]


def test_spanish_contracts() -> None:
    assert SPANISH.of(LEON, "Ana", "a") == "al león de Ana"
    assert SPANISH.of(JIRAFA, "Bo", "de") == "de la jirafa de Bo"
    assert SPANISH.definite(LEON, "de") == "del león"
    assert SPANISH.yours(JIRAFA, "a") == "a tu jirafa"


@pytest.mark.parametrize("grammar", [ENGLISH, GERMAN, FRENCH, SPANISH])
def test_every_language_has_all_its_articles_in_all_its_cases(grammar: Grammar) -> None:
    assert {"", "object"} <= {*grammar.the}
    genders = {*grammar.the[""]}
    for articles in (grammar.the, grammar.a, grammar.my, grammar.your):
        assert {*articles} == {*grammar.the}
        assert all({*by_gender} == genders for by_gender in articles.values())
        assert all(text.count("{}") == 1 for by_gender in articles.values() for text in by_gender.values())


@pytest.mark.parametrize(
    ("grammar", "said"),
    [
        (ENGLISH, "Ana, Bo and Inés"),
        (GERMAN, "Ana, Bo und Inés"),
        (FRENCH, "Ana, Bo et Inés"),
        (SPANISH, "Ana, Bo e Inés"),
    ],
)
def test_several_stand_in_a_row(grammar: Grammar, said: str) -> None:
    assert grammar.listed(["Ana", "Bo", "Inés"]) == said
    assert grammar.listed(["Bo"]) == "Bo"
    assert SPANISH.listed(["Ana", "Bo"]) == "Ana y Bo"


@pytest.mark.parametrize("grammar", [ENGLISH, GERMAN, FRENCH, SPANISH])
def test_a_name_may_hold_anything(grammar: Grammar) -> None:
    for name in ("{noun}", "%s", "", "日本"):
        assert name in grammar.of(Noun(next(iter(grammar.the[""])), ("lion",)), name, "")
