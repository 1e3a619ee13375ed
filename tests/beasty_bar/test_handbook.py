"""What the handbook says is what the rules do."""

from __future__ import annotations

import pytest

from game.beasty_bar.handbook.animals import ENTRIES, FILTERS, IN_ORDER, PERMANENT, kind
from game.beasty_bar.handbook.base_examples import BASE_EXAMPLES
from game.beasty_bar.handbook.entry import Example, Meeting, below, from_strength
from game.beasty_bar.handbook.examples import EXAMPLES
from game.beasty_bar.handbook.guide import QUESTIONS
from game.beasty_bar.handbook.new_examples import MORE_EXAMPLES, NEW_EXAMPLES
from game.beasty_bar.handbook.rules import RULES as CHAPTERS
from game.beasty_bar.rules import actions
from game.beasty_bar.rules.actions import ASKS
from game.beasty_bar.rules.animals import (
    ALL_SPECIES,
    ANIMALS,
    BAT,
    BEAR,
    CHAMELEON,
    CROCODILE,
    DOG,
    GIRAFFE,
    HIPPO,
    KANGAROO,
    LION,
    LLAMA,
    MONKEY,
    OSTRICH,
    PARROT,
    PENGUIN,
    PORCUPINE,
    RECURRING,
    RHINO,
    SEAL,
    SKUNK,
    SPECIES,
    TIGER,
    VULTURE,
    ZEBRA,
    Species,
)
from game.beasty_bar.rules.jostle import Ask
from game.beasty_bar.rules.notation import parse, spell_card
from game.beasty_bar.rules.position import parse_position
from game.beasty_bar.rules.setup import HAND_SIZE, STRENGTHS
from game.beasty_bar.rules.state import State
from game.beasty_bar.rules.turn import FULL_LINE
from game.core.handbook import Head, Points, Text, Watch

# Examples


def played(example: Example) -> State:
    state = parse_position(example.position)
    for text in example.actions:
        state = actions.apply(state, parse(text))
    return state


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES.keys())
def test_an_example_ends_as_it_claims(example: Example) -> None:
    state = played(example)
    assert " ".join(map(spell_card, state.line)) == example.line
    assert " ".join(map(spell_card, state.bar)) == example.bar
    assert " ".join(map(spell_card, state.thats_it)) == example.thats_it
    assert not state.stacking


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES.keys())
def test_an_example_speaks_of_the_animal_that_is_played(example: Example) -> None:
    name = example.actions[0].split()[0]
    assert name in example.text.lower() + example.title.lower()
    assert example.text.endswith(".")
    assert len(example.title) <= 40


def test_every_printed_example_is_there() -> None:
    """The base set has examples 1 to 20, New Beasts 1 to 18; the first ones of each make a single turn."""
    base = {key.removesuffix(" b") for key in (example.key for example in BASE_EXAMPLES)}
    new = {key.removesuffix(" b") for key in (example.key for example in NEW_EXAMPLES)}
    assert base == {"1-4", *(str(number) for number in range(5, 21))}
    assert new == {"N 1-3", *(f"N {number}" for number in range(4, 19))}
    assert len(EXAMPLES) == len(BASE_EXAMPLES) + len(NEW_EXAMPLES) + len(MORE_EXAMPLES)


def test_every_animal_has_examples_and_is_in_them() -> None:
    assert {*ENTRIES} == {*ALL_SPECIES}
    for species, keys in ((species, entry.examples) for species, entry in ENTRIES.items()):
        assert keys
        for key in keys:
            assert ANIMALS[species].name in EXAMPLES[key].position + " ".join(EXAMPLES[key].actions)


# Animals


def texts(meetings: tuple[Meeting, ...]) -> list[str]:
    return [meeting.text for meeting in meetings]


@pytest.mark.parametrize("species", ALL_SPECIES, ids=lambda species: ANIMALS[species].name)
def test_every_animal_has_a_complete_page(species: Species) -> None:
    entry = ENTRIES[species]
    assert entry.stopped_by
    assert entry.beats
    assert entry.tips
    sentences = [entry.text, *texts(entry.stopped_by), *texts(entry.beats), *entry.tips]
    assert all(sentence.endswith(".") and sentence[0].isupper() for sentence in sentences)
    assert len({*sentences}) == len(sentences)


@pytest.mark.parametrize("species", ALL_SPECIES, ids=lambda species: ANIMALS[species].name)
def test_a_page_says_that_an_animal_asks_just_where_the_rules_ask(species: Species) -> None:
    assert bool(ENTRIES[species].asks) == (species in ASKS)


def test_the_filters_hold_what_they_say() -> None:
    sizes = {name: len(found) for name, found in FILTERS.items()}
    assert sizes == {
        "All animals": 24,
        "Base": 12,
        "New Beasts": 12,
        "Recurring action": 5,
        "Permanent": 3,
        "With a choice": len(ASKS),
    }
    assert {species for species in ALL_SPECIES if kind(species) == "Recurring action"} == RECURRING
    assert {species for species in ALL_SPECIES if kind(species) == "Permanent"} == PERMANENT


def test_they_stand_in_the_order_of_their_strength() -> None:
    strengths = [ANIMALS[species].strength for species in IN_ORDER]
    assert strengths == sorted(strengths, reverse=True)
    assert {*IN_ORDER} == {*ALL_SPECIES}
    assert {*below(10)} | {*from_strength(10)} == {*ALL_SPECIES} - {VULTURE}
    assert from_strength(11, RHINO) == (LION, HIPPO, BEAR)


# Who stops whom


def name(species: Species) -> str:
    return ANIMALS[species].name


def meet(hunter: Species, other: Species, *, filler: str = "", hand: str = "") -> list[State]:
    """Every way it can end when an animal is played behind another one, of somebody else."""
    line = " ".join(filter(None, [f"{name(other)}/Y", filler]))
    state = parse_position(f">B: {name(hunter)} {hand} | Y: | R: | G: || {line} || set: mixed")
    ends = []
    for action in actions.legal_actions(state):
        if isinstance(action, actions.Play) and action.chain[0] == hunter:
            after = actions.apply(state, action)
            while after.stacking:
                after = actions.apply(after, actions.legal_actions(after)[0])
            ends.append(after)
    return ends


FILLERS = {TIGER: "rhino/R", BEAR: "rhino/R"}
"""Who stands in between, where an animal looks further than to the next one."""


def leaves_the_other_behind(state: State, hunter: Species, other: Species) -> bool:
    """The other one is gone, or further back than the one just played."""
    kinds = [(SPECIES[card], card >= 24) for card in state.line]
    if (other, True) not in kinds:
        return True
    return (hunter, False) in kinds and kinds.index((hunter, False)) < kinds.index((other, True))


def named(meetings: tuple[Meeting, ...]) -> list[Species]:
    return [species for meeting in meetings for species in meeting.species]


BEATEN = [(hunter, other) for hunter in ALL_SPECIES for other in named(ENTRIES[hunter].beats)]
WATCHERS = {ZEBRA, PORCUPINE}
"""They beat whoever comes."""
OTHERWISE = {(LION, MONKEY), (MONKEY, HIPPO), (MONKEY, CROCODILE), (VULTURE, VULTURE), (DOG, BAT)}
"""These are tested one by one."""


def pair(value: object) -> str:
    return name(value) if isinstance(value, int) else str(value)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("hunter", "other"),
    [each for each in BEATEN if each[0] not in WATCHERS and each not in OTHERWISE],
    ids=pair,
)
def test_an_animal_gets_the_better_of_those_it_is_said_to_beat(hunter: Species, other: Species) -> None:
    if other == BAT:
        return  # it is never first: others stand for it
    ends = meet(hunter, other, filler=FILLERS.get(hunter, ""))
    assert any(leaves_the_other_behind(end, hunter, other) for end in ends)


@pytest.mark.parametrize(("watcher", "other"), [each for each in BEATEN if each[0] in WATCHERS], ids=pair)
def test_zebra_and_porcupine_stop_those_they_are_said_to_stop(watcher: Species, other: Species) -> None:
    for end in meet(other, watcher, filler=FILLERS.get(other, "")):
        assert not leaves_the_other_behind(end, other, watcher)


STOPPED = [
    (hunter, other)
    for hunter in (HIPPO, CROCODILE, GIRAFFE, TIGER, LLAMA, BEAR, RHINO, LION, SKUNK, PENGUIN)
    for other in named(ENTRIES[hunter].stopped_by)
    if other != MONKEY
] + [(ANIMAL, PORCUPINE) for ANIMAL in (CROCODILE, RHINO, TIGER)]


@pytest.mark.parametrize(("hunter", "other"), STOPPED, ids=pair)
def test_an_animal_does_not_get_past_those_said_to_stop_it(hunter: Species, other: Species) -> None:
    hand = {PORCUPINE: "rhino", LION: "lion"}[other] if hunter == PENGUIN else ""
    for end in meet(hunter, other, filler=FILLERS.get(hunter, ""), hand=hand):
        assert not leaves_the_other_behind(end, hunter, other)


def test_the_weakest_stops_a_cheetah_only_if_it_is_no_prey() -> None:
    cheetah = next(species for species in ALL_SPECIES if name(species) == "cheetah")
    for other in named(ENTRIES[cheetah].stopped_by):
        assert not any(leaves_the_other_behind(end, cheetah, other) for end in meet(cheetah, other))


@pytest.mark.parametrize("attacker", [PARROT, BAT, SKUNK])
@pytest.mark.parametrize("watcher", [ZEBRA, PORCUPINE])
def test_zebra_and_porcupine_are_driven_out_by_those_the_page_names(
    attacker: Species, watcher: Species
) -> None:
    assert attacker in named(ENTRIES[watcher].stopped_by)
    for end in meet(attacker, watcher):
        assert watcher not in [SPECIES[card] for card in end.line]


@pytest.mark.parametrize("mover", [GIRAFFE, OSTRICH, LLAMA, BEAR, KANGAROO, HIPPO])
def test_those_who_pass_or_send_back_do_so(mover: Species) -> None:
    for watcher in (ZEBRA, PORCUPINE):
        if mover in named(ENTRIES[watcher].stopped_by):
            assert any(leaves_the_other_behind(end, mover, watcher) for end in meet(mover, watcher))


@pytest.mark.parametrize(
    ("position", "action", "line"),
    [
        ("monkey/Y hippo/Y crocodile/R", "monkey", "monkey/B monkey/Y"),
        ("monkey/Y monkey/R", "lion", "lion/B"),
        ("chameleon/Y", "monkey", "chameleon/Y monkey/B"),
        ("lion/Y", "chameleon lion", "lion/Y"),
        ("zebra/Y", "chameleon zebra", "zebra/Y chameleon/B"),
        ("porcupine/Y", "chameleon porcupine", "porcupine/Y chameleon/B"),
        ("chameleon/Y", "chameleon", "chameleon/Y chameleon/B"),
        ("hippo/Y", "seal", "hippo/Y seal/B"),
        ("crocodile/Y", "seal", "crocodile/Y"),
        ("hippo/Y", "kangaroo 1", "hippo/Y kangaroo/B"),
        ("crocodile/Y", "kangaroo 1", "crocodile/Y"),
        ("crocodile/Y", "peacock 1", "crocodile/Y"),
        ("seal/Y bat/R", "parrot 1", "parrot/B"),
        ("seal/Y bat/R", "dog", "dog/B seal/Y"),
        ("rhino/Y bat/R", "skunk", "skunk/B"),
    ],
)
def test_other_meetings_end_as_the_pages_say(position: str, action: str, line: str) -> None:
    played_name = action.split()[0]
    state = parse_position(f">B: {played_name} | Y: | R: | G: || {position} || set: mixed")
    after = actions.apply(state, parse(action))
    while after.stacking:
        after = actions.apply(after, actions.legal_actions(after)[0])
    assert " ".join(map(spell_card, after.line)) == line


def test_pages_of_those_tested_above_name_each_other() -> None:
    for species, other in [
        (MONKEY, LION),
        (MONKEY, CHAMELEON),
        (CHAMELEON, LION),
        (SEAL, HIPPO),
        (SEAL, CROCODILE),
        (KANGAROO, HIPPO),
        (KANGAROO, CROCODILE),
        (BAT, DOG),
        (BAT, PARROT),
        (BAT, SKUNK),
    ]:
        assert other in named(ENTRIES[species].stopped_by)


# Chapters


def test_chapters_show_only_examples_that_exist_and_all_of_them() -> None:
    shown = [
        key
        for chapter in CHAPTERS
        for part in chapter.parts
        if isinstance(part, Watch)
        for key in part.examples
    ]
    assert {*shown} == {*EXAMPLES}


def test_the_rules_begin_with_the_game_in_ten_lines() -> None:
    """The figures in them are those of the rules."""
    first, *others = CHAPTERS
    (points,) = first.parts
    assert isinstance(points, Points)
    assert points.numbered
    assert len(points.texts) == 10
    told = " ".join(points.texts)
    assert (STRENGTHS, HAND_SIZE, FULL_LINE) == (12, 4, 5)
    assert "twelve animals, one of each strength from 1 to 12. Four of them are in your hand" in told
    assert "If five animals are in line now" in told
    assert "What animals do" in [chapter.title for chapter in others]


def test_every_chapter_has_something_to_read() -> None:
    assert len({chapter.title for chapter in CHAPTERS}) == len(CHAPTERS) >= 12
    for chapter in CHAPTERS:
        assert any(isinstance(part, Text | Points) for part in chapter.parts)
        for part in chapter.parts:
            match part:
                case Points(points):
                    assert all(text.endswith(".") for text in points)
                case Text(text):
                    assert text.endswith((".", ":"))
                case Head(text):
                    assert text
                case Watch(keys):
                    assert len({*keys}) == len(keys)


def test_no_text_has_braces_which_would_be_filled_in() -> None:
    said = [text for entry in ENTRIES.values() for text in (entry.text, entry.asks, *entry.tips)]
    said += [text for entry in ENTRIES.values() for text in (*texts(entry.beats), *texts(entry.stopped_by))]
    said += [text for example in EXAMPLES.values() for text in (example.title, example.text)]
    assert not [text for text in said if "{" in text or "}" in text]


def test_everybody_who_asks_for_something_says_what_for() -> None:
    assert {*QUESTIONS} == {*ASKS}
    places = {QUESTIONS[species] for species, ask in ASKS.items() if ask is Ask.PLACE}
    assert len(places) == 4, "a parrot and a bat ask the same"
