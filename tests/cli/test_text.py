"""Whole games in a terminal: what is asked, what is told, and what must not be seen."""

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path
from typing import Any

import pytest

from game.beasty_bar.rules.animals import ANIMALS, BY_NAME, SPECIES, STRENGTH, CardSet
from game.beasty_bar.rules.position import parse_position
from game.beasty_bar.rules.setup import Setup, complete
from game.catalogue import CATALOGUE
from game.cli.terminal import Quit, Terminal
from game.cli.text import TextGame
from game.core.errors import BadSetup
from game.core.fairness import commitment, shown
from game.core.levels import HUMAN
from game.core.listing import find
from game.core.match import AnyMatch
from game.core.rules import Seat
from game.core.words import USUAL_NAMES
from game.services.i18n import Language
from game.services.saves import Saves
from game.services.settings import Settings
from tests.program import run

ROOT = Path(__file__).parents[2]
MODULE = find(CATALOGUE).load()
WIPE = "\x1b[2J\x1b[3J\x1b[H"
ASKED = re.compile(r"\(1 to (\d+)(, b to go back)?(, \? for a hint)?, q to quit, or help\) > $")
LEFT = re.compile(
    r"\nThe players left the table\.\nThe game is kept\. Go on with: python -m game text --continue\n\Z"
)

PASSED_ON = re.compile(r"Pass to \w+, who presses Enter to look\. $")

Answer = Callable[[str], str]
"""What somebody types who sees this on the screen."""


class Screen(StringIO):
    """A terminal that can be wiped."""

    def isatty(self) -> bool:
        return True

    @property
    def visible(self) -> str:
        return self.getvalue().rpartition(WIPE)[2]


class Paper(Screen):
    """What was printed on it stays there."""

    def isatty(self) -> bool:
        return False


class Typist(StringIO):
    """Looks at the screen whenever a line is wanted, and types; where no number is asked for, just Enter."""

    def __init__(self, screen: Screen, answer: Answer) -> None:
        super().__init__()
        self.screen, self.answer = screen, answer
        self.saw: list[str] = []

    def readline(self, size: int | None = -1, /) -> str:
        self.saw.append(self.screen.visible)
        assert len(self.saw) < 2000, "this game does not end"
        typed = self.answer(self.screen.visible)
        only_enter = typed.isdigit() and PASSED_ON.search(self.screen.visible)
        return "\n" if only_enter else typed + "\n"


class WatchedGame(TextGame):
    """Notes whose decision comes next, what that seat holds, and which matches are played."""

    secrets: tuple[Seat, list[str]] | None = None
    matches: tuple[AnyMatch, ...] = ()

    def _decision(self, match: AnyMatch, seat: Seat) -> Any:
        self.secrets = seat, [ANIMALS[SPECIES[card]].name for card in match.state.hands[seat]]
        if match not in self.matches:
            self.matches += (match,)
        return super()._decision(match, seat)


@dataclass
class Evening:
    """A game that was played, and everything that could be seen of it."""

    seats: str
    answer: Answer
    words: dict[str, str] = field(default_factory=dict)
    seed: int = 7
    encore: bool = False
    told: list[str] = field(default_factory=list)
    saves: Saves = field(default_factory=Saves)
    settings: Settings = field(default_factory=Settings)

    def __post_init__(self) -> None:
        self.screen = Screen()
        self.typist = Typist(self.screen, self.answer)
        seats = tuple(self.seats.split(","))
        module = replace(MODULE, tell=self._tell)
        names = USUAL_NAMES[: len(seats)]
        terminal = Terminal(self.typist, self.screen)
        self.game = WatchedGame(module, terminal, seats, names, self.seed, self.saves, self.settings)

    def _tell(self, event: Any, words: Any) -> str | None:
        sentence = MODULE.tell(event, words)
        if sentence is not None:
            self.told.append(sentence)
        return sentence

    def play(self) -> "Evening":
        self.game.play(self.asked, encore=self.encore)
        return self

    @property
    def asked(self) -> Setup:
        """What was asked for."""
        words = {**self.words, "players": str(len(self.seats.split(",")))}
        setup = MODULE.rules.parse_setup(words)
        assert isinstance(setup, Setup)
        return setup

    @property
    def lines(self) -> list[str]:
        """Everything between how it begins and the seed of the shuffle."""
        *lines, empty, last = self.screen.getvalue().splitlines()
        beginning = [lines.pop(0) for _ in range(3)]
        assert beginning == self.beginning
        assert (empty, last[:13]) == ("", "The seed was ")
        return lines

    @property
    def beginning(self) -> list[str]:
        """The hash, who sits where, and how the game is won."""
        shuffle = f"Shuffle: {shown(commitment(MODULE.rules, self.asked, self.seed))}"
        return [shuffle, self.game._seating(), " ".join(MODULE.text.goal(self.asked, self.game.words))]

    @property
    def setup(self) -> Setup:
        """What was played last."""
        setup = self.game.matches[-1].setup
        assert isinstance(setup, Setup)
        return setup


def verdict(out: str) -> str:
    """Who wins: the last thing that is told before the seed."""
    return out.splitlines()[-3]


def first_option(_: str) -> str:
    return "1"


def last_option(visible: str) -> str:
    asked = ASKED.search(visible)
    return asked[1] if asked else ""


def options(visible: str) -> list[str]:
    """The options of the question that was asked last."""
    return re.findall(r"^  \d+\. (.*)$", visible[visible.rindex("  1. ") :], re.MULTILINE)


def asked_text(visible: str) -> str:
    """What was asked last; it may stand behind an earlier answer."""
    return visible.splitlines()[-len(options(visible)) - 2].rpartition("> ")[2]


def question(visible: str) -> str:
    """What was chosen so far, from the question asked: `chameleon parrot`, `stack`."""
    text = asked_text(visible)
    if text == "Which of them lies lowest on THAT'S IT?":
        return "stack"
    return re.sub(r": [A-Z].*[?.]$", "", text).replace(" / ", " ")


def numbered(visible: str, word: str) -> str:
    """The number of the option that begins with this word; the word itself if there is none."""
    return next((str(n) for n, text in enumerate(options(visible), 1) if text.startswith(word)), word)


def picking(*wanted: str) -> Answer:
    """Pick the options that begin like this, one after the other; then always the first."""
    left = list(wanted)
    return lambda visible: numbered(visible, left.pop(0)) if left and ASKED.search(visible) else "1"


# How it begins


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        ("human,expert:hoarder", "Ana (you) and Bo (computer: Expert, Hoarder)"),
        ("random,human,cub", "Ana (computer: Random), Bo (you) and Cleo (computer: Cub)"),
        ("human,human", "Ana (a person) and Bo (a person)"),
    ],
)
def test_at_first_it_is_said_who_sits_where(seats: str, said: str) -> None:
    assert Evening(seats, first_option).play().screen.getvalue().splitlines()[1] == f"At the table: {said}."


MOST_GUESTS = "Get as many of your animals into the bar as you can."
MOST_POINTS = (
    "Get your animals into the bar: most points win. Every guest counts the points on its card, 2 to 4."
)


@pytest.mark.parametrize(
    ("words", "goal"),
    [
        ({}, f"{MOST_GUESTS} In a tie, the lower sum of strengths wins."),
        ({"set": "new"}, f"{MOST_GUESTS} In a tie, the higher sum of points wins."),
        ({"scoring": "points_2019"}, MOST_POINTS),
        ({"advanced": "yes"}, MOST_POINTS),
    ],
)
def test_then_it_is_said_how_the_game_is_won(words: dict[str, str], goal: str) -> None:
    assert Evening("random,random", first_option, words).play().screen.getvalue().splitlines()[2] == goal


def test_an_interrupt_leaves_the_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Interrupted(StringIO):
        def readline(self, size: int | None = -1, /) -> str:
            raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", Interrupted())
    assert run(["text", "--seed", "7"]) == 0
    out, errors = capsys.readouterr()
    assert LEFT.search(out)
    assert errors == ""


# Computers only


@pytest.mark.parametrize("card_set", ["base", "new", "mixed"])
@pytest.mark.parametrize("seats", ["random,random", "random,random,random", "random,random,random,random"])
@pytest.mark.parametrize("advanced", [False, True])
def test_computers_play_a_whole_game_without_asking(card_set: str, seats: str, advanced: bool) -> None:
    words = {"set": card_set, **({"advanced": "yes"} if advanced else {})}
    evening = Evening(seats, first_option, words).play()
    players = seats.count(",") + 1
    assert evening.typist.saw == []
    assert WIPE not in evening.screen.getvalue()
    turns = [line.removesuffix(" is to play.") for line in evening.lines if line.endswith(" is to play.")]
    assert Counter(turns) == dict.fromkeys(USUAL_NAMES[:players], 8 if advanced else 12)
    assert evening.lines.count("The last card is played.") == 1
    assert evening.lines[-1].endswith((" wins!", " share the victory!"))


@pytest.mark.parametrize("card_set", ["base", "new", "mixed"])
def test_the_result_names_the_guests_whose_entry_was_told(card_set: str) -> None:
    evening = Evening("random,random,random", first_option, {"set": card_set}).play()
    entries = [re.fullmatch(r"(\w+)'s (\w+) gets into the bar\.", line) for line in evening.told]
    guests: dict[str, list[str]] = {name: [] for name in USUAL_NAMES[:3]}
    for entry in filter(None, entries):
        guests[entry[1]].append(f"{entry[2]} ({ANIMALS[BY_NAME[entry[2]]].strength})")
    results = [
        f"{name}: guests {len(names)}, strength {strength}, points {points}. {', '.join(names)}".rstrip()
        for name, names in guests.items()
        for strength in [sum(ANIMALS[BY_NAME[each.split(" ")[0]]].strength for each in names)]
        for points in [sum(ANIMALS[BY_NAME[each.split(" ")[0]]].points for each in names)]
    ]
    assert evening.lines[-4:-1] == results
    assert sum(map(len, guests.values())) > 4


def test_everybody_who_wins_is_named() -> None:
    for seed in range(40):
        evening = Evening("random,random,random", first_option, {"scoring": "points_2019"}, seed=seed).play()
        found = re.findall(r"^(\w+): guests .* points (\d+)\.", evening.screen.getvalue(), re.MULTILINE)
        points = {name: int(number) for name, number in found}
        best = [name for name in points if points[name] == max(points.values())]
        joined = {1: "{} wins!", 2: "{} and {} share the victory!", 3: "{}, {} and {} share the victory!"}
        assert evening.lines[-1] == joined[len(best)].format(*best)


def test_no_drawn_card_is_ever_named() -> None:
    evening = Evening("random,random", first_option, {"set": "mixed"}).play()
    draws = [line for line in evening.lines if "draw" in line]
    assert Counter(draws) == {"Ana draws a card.": 8, "Bo draws a card.": 8}


# One person


def test_one_person_sees_the_hand_and_nobody_has_to_look_away() -> None:
    evening = Evening("random,human", first_option).play()
    assert WIPE not in evening.screen.getvalue()
    assert "Pass to" not in evening.screen.getvalue()
    assert len([line for line in evening.lines if line.startswith("Your hand: ")]) == 12
    assert evening.lines[-1].endswith((" wins!", " share the victory!"))


@pytest.mark.parametrize("card_set", ["base", "new", "mixed"])
@pytest.mark.parametrize("answer", [first_option, last_option])
def test_the_hand_on_the_screen_is_the_hand_of_the_person(card_set: str, answer: Answer) -> None:
    evening = Evening("human,random,random", answer, {"set": card_set})
    checked = 0

    def look(visible: str) -> str:
        nonlocal checked
        if "Your hand: " in visible and evening.game.secrets:
            line = visible.rpartition("Your hand: ")[2].splitlines()[0]
            cards = [] if line == "no card" else [card.split(" ")[0] for card in line.split(", ")]
            assert cards == evening.game.secrets[1]
            checked += 1
        return answer(visible)

    evening.typist.answer = look
    evening.play()
    assert checked > 10


def test_each_option_is_a_card_of_the_hand_with_its_strength_and_what_it_does() -> None:
    visible = Evening("human,random", first_option, {"set": "new"}).play().typist.saw[0]
    hand = visible.rpartition("Your hand: ")[2].splitlines()[0].split(", ")
    assert [option.partition(":")[0] for option in options(visible)] == hand
    assert all(option.endswith(".") for option in options(visible))


def test_places_are_offered_by_the_animals_that_stand_there() -> None:
    offered = []

    def answer(visible: str) -> str:
        if question(visible) == "parrot":
            line = visible.rpartition("In line, from the gate: ")[2].splitlines()[0]
            offered.append(([each.partition(". ")[2] for each in line.split(", ")], options(visible)))
        wanted = numbered(visible, "parrot ")
        return wanted if wanted.isdigit() and "from the gate: 1. " in visible else "1"

    for seed in range(200):
        Evening("human,random,random", answer, seed=seed).play()
        if len(offered) > 2:
            break
    assert len(offered) > 2
    assert all(line == places for line, places in offered)


def offers(card: str, card_set: str, enough: int = 6) -> list[tuple[list[str], str]]:
    """Whenever this question is asked: the options, and what happens when the last one is taken.

    Games are played until it was asked often enough, whatever the computers do.
    """
    found: list[tuple[list[str], int]] = []
    told: list[str] = []

    def answer(visible: str) -> str:
        if question(visible) == card:
            found.append((options(visible), len(told)))
        wanted = numbered(visible, f"{card} (")
        return wanted if wanted.isdigit() else last_option(visible)

    for seed in range(200):
        Evening("human,random,random", answer, {"set": card_set}, seed=seed, told=told).play()
        if len(found) >= enough:
            break
    return [(labels, " ".join(told[at : at + 3])) for labels, at in found]


def test_a_kangaroo_is_asked_over_how_many_it_jumps() -> None:
    found = offers("kangaroo", "base")
    assert len(found) > 2
    for labels, story in found:
        assert labels == ["over one", "over two"]
        assert re.search(r"Ana's kangaroo goes past \S+ (own )?\w+ and (\S+ )?(own )?\w+\.", story)


def test_an_ostrich_is_asked_which_animals_it_runs_past() -> None:
    found = offers("ostrich", "new")
    passed = [re.findall(r"Ana's ostrich goes past (.*?)\.", story) for labels, story in found]
    assert {tuple(labels) for labels, _ in found} == {("past the even animals", "past the odd animals")}
    names = [word for word in re.findall(r"\w+", str(passed)) if word in BY_NAME]
    assert len(names) > 1
    assert all(ANIMALS[BY_NAME[name]].strength % 2 == 1 for name in names)


def test_the_animals_to_stack_are_offered_in_the_order_in_which_they_left() -> None:
    """Taking the last one first turns two of them round."""
    found = [(labels, story) for labels, story in offers("stack", "new") if len(labels) == 2]
    assert found
    for labels, story in found:
        below, above = [re.sub("^your", "Ana's", label.rpartition(" (")[0]) for label in reversed(labels)]
        if below.split()[0] == above.split()[0]:  # nobody is named twice
            above = above.split()[1]
        assert story.startswith(f"Now on THAT'S IT, the last one on top: {below} and {above}.")


def test_the_table_tells_the_line_the_piles_the_counts_and_the_hand() -> None:
    words = Language(USUAL_NAMES)
    state = parse_position(
        "B: seal + skunk | >Y: parrot lion || zebra/B dog/Y || bar: bat/Y | thats_it: lion/B"
    )
    lines = [
        "In line, from the gate: 1. Ana's zebra (7), 2. Bo's dog (4)",
        "In the bar: Bo's bat (1)",
        "On THAT'S IT, the last one on top: Ana's lion (12)",
        "Ana: 1 in hand, 1 to draw",
        "Bo: 2 in hand, 0 to draw",
    ]
    seen = MODULE.rules.view(state, Seat(1))
    assert MODULE.text.table(seen, words) == [*lines, "Your hand: parrot (2), lion (12)"]
    assert MODULE.text.table(MODULE.rules.view(state, None), words) == lines
    empty = MODULE.text.table(MODULE.rules.view(parse_position("B: | Y: lion"), Seat(0)), words)
    assert empty[:3] == [
        "In line, from the gate: nobody",
        "In the bar: nobody",
        "On THAT'S IT, the last one on top: nobody",
    ]
    assert empty[-1] == "Your hand: no card"


def test_the_line_is_counted_from_the_gate_from_1_on() -> None:
    evening = Evening("human,random", first_option).play()
    tables = re.findall(r"^In line, from the gate: (.*)$", evening.screen.getvalue(), re.MULTILINE)
    assert len(tables) == 12
    for line in tables:
        numbers = re.findall(r"(\d)\. ", line)
        assert numbers == [str(number + 1) for number in range(len(numbers))]
        assert numbers or line == "nobody"


def test_a_prompt_is_on_the_screen_before_an_answer_is_awaited() -> None:
    flushed: list[str] = []

    class Pipe(StringIO):
        def flush(self) -> None:
            flushed.append(self.getvalue())

    class Reader(StringIO):
        def readline(self, size: int | None = -1, /) -> str:
            assert flushed[-1] == pipe.getvalue()
            return super().readline()

    pipe = Pipe()
    assert Terminal(Reader("2\n"), pipe).ask("Which?", ["this", "that"]) == 1
    assert pipe.getvalue() == "Which?\n  1. this\n  2. that\n(1 to 2, q to quit, or help) > "


def test_a_lone_card_waits_to_be_played_and_what_follows_by_itself_is_not_asked() -> None:
    evening = Evening("human,random", first_option).play()
    lone = [visible for visible in evening.typist.saw if len(options(visible)) == 1]
    assert len(lone) == 1, "the last card of the hand, and no single answer to what a card asks"
    assert "Ana, choose:" in lone[0]


# Several people


GAMES_OF_PEOPLE = [
    ("human,human", {"set": "base"}),
    ("human,human", {"set": "new"}),
    ("human,human,human", {"set": "mixed"}),
    ("human,random,human", {"set": "mixed", "advanced": "yes"}),
    ("random,human,human,human", {"set": "new", "advanced": "yes"}),
]


@pytest.mark.parametrize(("seats", "words"), GAMES_OF_PEOPLE)
@pytest.mark.parametrize("answer", [first_option, last_option])
def test_between_two_people_the_screen_shows_just_what_was_told_to_all(
    seats: str, words: dict[str, str], answer: Answer
) -> None:
    evening = Evening(seats, answer, words)
    passes = since = 0

    def look(visible: str) -> str:
        nonlocal passes, since
        if "Pass to " in visible.splitlines()[-1]:
            beginning = [] if passes else evening.beginning
            story = "".join(f"{sentence}\n" for sentence in [*beginning, *evening.told[since:]])
            assert re.fullmatch(
                r"Pass to (Ana|Bo|Cleo|Dev), who presses Enter to look\. ", visible.splitlines()[-1]
            )
            without_reasons = re.sub(r"^  [A-Z].*\n", "", visible, flags=re.MULTILINE)
            assert without_reasons == f"\n{story}{visible.splitlines()[-1]}"
            passes, since = passes + 1, len(evening.told)
        return answer(visible)

    evening.typist.answer = look
    evening.play()
    assert passes > 10
    assert evening.screen.getvalue().count(WIPE) == passes


@pytest.mark.parametrize(("seats", "words"), GAMES_OF_PEOPLE)
def test_whoever_is_asked_sees_no_hand_but_their_own(seats: str, words: dict[str, str]) -> None:
    evening = Evening(seats, last_option, words)
    asked = 0

    def look(visible: str) -> str:
        nonlocal asked
        if evening.game.secrets and ASKED.search(visible):
            seat, hand = evening.game.secrets
            hands = [line for line in visible.splitlines() if line.startswith("Your hand: ")]
            assert f"Pass to {USUAL_NAMES[seat]}, who presses Enter to look. " in visible
            shown = {
                card.split(" ")[0] for line in hands for card in line.removeprefix("Your hand: ").split(", ")
            }
            assert shown >= {*hand}
            if len(hands) == 1:
                assert shown == {*hand}
            asked += 1
        return last_option(visible)

    evening.typist.answer = look
    evening.play()
    assert asked > 10


def test_nobody_sees_what_another_drafts_or_leaves_at_home() -> None:
    evening = Evening("human,human,random", last_option, {"set": "mixed", "advanced": "yes"}).play()
    asked = [
        visible for visible in evening.typist.saw if ASKED.search(visible) and "Your hand" not in visible
    ]
    assert len(asked) == 2 * (1 + 12) + 2 * 4
    for visible in asked:
        names = re.findall(r"(Ana|Bo), which (?:deck|animal)", visible)
        assert len({*names}) == 1
        shown_to_one = visible.removeprefix("\n" + "\n".join(evening.beginning))
        assert shown_to_one.startswith(f"\nPass to {names[0]}, who presses Enter to look. ")


def test_where_nothing_can_be_wiped_people_are_still_told_to_pass_on() -> None:
    out = Paper()
    game = TextGame(MODULE, Terminal(Typist(out, first_option), out), (HUMAN, HUMAN), USUAL_NAMES[:2], 7)
    game.play(Setup())
    assert "\x1b" not in out.getvalue()
    assert out.getvalue().count("Pass to ") == 24


def test_only_an_empty_line_shows_the_next_hand() -> None:
    typed = iter(["b", "?", "1 ", "lion", "", "1"])
    evening = Evening("human,human", lambda _: next(typed, "q"))
    with pytest.raises(Quit):
        evening.play()
    saw = evening.typist.saw
    assert all(PASSED_ON.search(visible) for visible in saw[:5])
    assert not any("Your hand" in visible for visible in saw[:5])
    assert ASKED.search(saw[5])


@pytest.mark.parametrize(("seats", "covered"), [("human,human", True), ("human,random", False)])
def test_whoever_leaves_leaves_no_hand_on_the_screen_that_others_must_not_see(
    seats: str, covered: bool
) -> None:
    evening = Evening(seats, lambda visible: "q" if ASKED.search(visible) else "")
    with pytest.raises(Quit):
        evening.play()
    assert "Your hand" in evening.screen.visible
    evening.game.terminal.write(*evening.game.farewell("…"))
    assert "The players left the table." in evening.screen.visible
    assert ("Your hand" not in evening.screen.visible) == covered


# Draft and discard


@pytest.mark.parametrize(
    ("deck", "picks"),
    [("all of the base set", (CardSet.BASE,) * 12), ("all New Beasts", (CardSet.NEW,) * 12)],
)
def test_a_person_drafts_a_whole_set(deck: str, picks: tuple[CardSet, ...]) -> None:
    evening = Evening("random,human", picking(deck), {"set": "mixed"}).play()
    assert evening.setup.picks
    assert evening.setup.picks[1] == picks
    assert (
        evening.setup.picks[0]
        == Evening("random,random", first_option, {"set": "mixed"}).play().setup.picks[0]
    )


def test_a_person_drafts_card_by_card() -> None:
    names = ["bat", "parrot", "peacock", "monkey", "penguin", "seal"]
    names += ["porcupine", "giraffe", "cheetah", "crocodile", "bear", "lion"]
    evening = Evening("human,random", picking("pick one by one", *names), {"set": "mixed"}).play()
    assert evening.setup.picks
    assert [SPECIES[card] for card in evening.setup.deck(Seat(0))] == [BY_NAME[name] for name in names]


def test_a_random_deck_is_the_one_that_the_seed_gives() -> None:
    evening = Evening("human,random", picking("a random deck"), {"set": "mixed"}).play()
    assert evening.setup.picks
    assert evening.setup.picks[0] == (complete(evening.asked, evening.seed).picks or ())[0]


def test_a_person_leaves_four_cards_at_home_and_never_holds_them() -> None:
    away = ["lion", "zebra", "skunk", "seal"]
    evening = Evening("human,random", picking(*away), {"advanced": "yes"}).play()
    assert evening.setup.boxed
    assert evening.setup.boxed[0] == tuple(sorted(BY_NAME[name] for name in away))
    hands = [line for line in evening.lines if line.startswith("Your hand: ")]
    assert len(hands) == 8
    assert not [name for name in away for hand in hands if name in hand]


def test_a_card_left_at_home_is_not_offered_again() -> None:
    evening = Evening(
        "human,random", picking("lion", "zebra", "lion", "skunk", "seal"), {"advanced": "yes"}
    ).play()
    offered = [len(options(visible)) for visible in evening.typist.saw[:6]]
    assert offered[:5] == [12, 11, 10, 10, 9]
    assert "> Please type one of: 1 to 10, ? for a hint, q to quit, or help.\n" in evening.screen.getvalue()


def test_after_a_draft_the_discard_is_from_the_drafted_deck() -> None:
    words = {"set": "mixed", "advanced": "yes"}
    away = ["rhino", "bat", "dog", "vulture"]
    evening = Evening("human,human", picking("all New Beasts", "all of the base set", *away), words).play()
    assert evening.setup.boxed
    assert evening.setup.boxed[0] == tuple(sorted(BY_NAME[name] for name in away))
    assert all(ANIMALS[species].card_set is CardSet.BASE for species in evening.setup.boxed[1])


# Typing


def test_bad_input_is_asked_again_and_changes_nothing() -> None:
    rubbish = [
        "",
        "0",
        "-1",
        "99",
        "1.0",
        "one",
        "1 2",
        "\uff11",
        "\x00",
        "1" * 5000,
        "unicorn",
        "+1",
        "\u00b2",
    ]
    clean = Evening("human,random", last_option, {"set": "mixed"}).play()
    pending: list[str] = []
    refusals = 0

    def clumsy(visible: str) -> str:
        nonlocal pending, refusals
        if "Please type one of: " not in visible.splitlines()[-2]:
            pending = [*rubbish, *([] if ", b to go back" in visible.splitlines()[-1] else ["b", "back"])]
        if not pending:
            return last_option(visible)
        refusals += 1
        return pending.pop()

    dirty = Evening("human,random", clumsy, {"set": "mixed"}).play()
    assert dirty.told == clean.told
    assert dirty.lines[-3:] == clean.lines[-3:]
    assert dirty.screen.getvalue().count("> Please type one of: 1 to ") == refusals
    assert refusals == len(dirty.typist.saw) - len(clean.typist.saw) > 13 * len(clean.typist.saw)


def test_spaces_and_noughts_around_a_number_do_not_matter() -> None:
    plain = Evening("human,random", first_option).play()
    assert Evening("human,random", lambda _: "  01 \t").play().told == plain.told


def test_going_back_offers_the_same_question_again() -> None:
    """Ana takes the parrot, thinks better of it, and plays the seal."""
    answer = picking("lion", "giraffe", "parrot", "b", "seal")
    evening = Evening("human,human", answer, {"first": "B"}).play()
    saw = [visible for visible in evening.typist.saw if ASKED.search(visible)]
    questions = ["Ana, choose:", "Bo, choose:", "Ana, choose:", "parrot", "Ana, choose:"]
    assert [question(visible) for visible in saw[:5]] == questions
    ways_back = [", b to go back," in visible.splitlines()[-1] for visible in saw[:5]]
    assert ways_back == [False, False, False, True, False]
    assert options(saw[4]) == options(saw[2])
    played = [line for line in evening.told if re.fullmatch(r"Ana's \w+ joins the line\.", line)]
    assert played[:2] == ["Ana's lion joins the line.", "Ana's seal joins the line."]


def test_going_back_leads_out_of_a_nested_choice_step_by_step() -> None:
    """A chameleon poses as a parrot, which asks for a place; two steps back is the hand again."""
    asked: list[str] = []

    def answer(visible: str) -> str:
        asked.append(question(visible))
        if asked[-1] == "chameleon parrot" or asked[-2:] == ["chameleon parrot", "chameleon"]:
            return "b"
        if asked[-1] == "chameleon":
            return numbered(visible, "parrot") if "parrot (2): " in visible else "1"
        is_chameleon = [text.startswith("chameleon") for text in options(visible)]
        wants_it = any(is_chameleon) and "chameleon parrot" not in asked[-3:]
        return str(is_chameleon.index(wants_it) + 1)

    wanted = "Ana, choose: > chameleon > chameleon parrot > chameleon > Ana, choose:"
    for seed in range(200):
        Evening("human,random,random", answer, seed=seed).play()
        if wanted in " > ".join(asked):
            break
    assert wanted in " > ".join(asked)


@pytest.mark.parametrize("word", ["q", "Q", " quit ", "QUIT"])
def test_q_leaves_the_table_at_any_question(word: str) -> None:
    for questions in (0, 3, 8):
        count = iter(range(100))
        evening = Evening("human,human", lambda _, n=questions, c=count: word if next(c) == n else "1")  # type: ignore[misc]
        with pytest.raises(Quit):
            evening.play()
        assert len(evening.typist.saw) == questions + 1


def test_the_end_of_the_input_leaves_the_table() -> None:
    with pytest.raises(Quit):
        TextGame(MODULE, Terminal(StringIO("1\n"), StringIO()), (HUMAN, "random"), USUAL_NAMES[:2], 7).play(
            Setup()
        )


# The return game


def test_the_return_game_is_told_and_added_up() -> None:
    evening = Evening("random,random", first_option, {"set": "mixed"}, encore=True).play()
    assert evening.lines.count("Now the return game.") == 1
    assert evening.lines.count("The last card is played.") == 2
    found = re.findall(
        r"^(Ana|Bo): guests (\d+), strength (\d+), points (\d+)\.", evening.screen.getvalue(), re.MULTILINE
    )
    sums = [(name, *map(int, numbers)) for name, *numbers in found]
    first, second, both = sums[:2], sums[2:4], sums[4:]
    assert [name for name, *_ in both] == ["Ana", "Bo"]
    for one, two, total in zip(first, second, both, strict=True):
        assert total[1:] == tuple(a + b for a, b in zip(one[1:], two[1:], strict=True))
    assert evening.lines.index("Both games together:") == len(evening.lines) - 4


def test_in_the_return_game_the_next_seat_begins_with_the_cards_left_over() -> None:
    evening = Evening("random,random", first_option, {"set": "mixed"}, encore=True).play()
    first, second = (match.setup for match in evening.game.matches)
    assert {first.first, second.first} == {0, 1}
    for seat in map(Seat, range(2)):
        assert sorted([*first.deck(seat), *second.deck(seat)]) == [24 * seat + n for n in range(24)]


def test_the_first_game_does_not_betray_how_the_cards_of_the_return_game_lie() -> None:
    """With the same shuffle everybody would know all hands and draw piles by their strengths."""
    evening = Evening("random,random", first_option, {"set": "mixed"}, encore=True).play()
    first, second = (
        [*match.opening.state.hands, *match.opening.state.decks] for match in evening.game.matches
    )
    for pile, other in zip(first, second, strict=True):
        assert [STRENGTH[card] for card in pile] != [STRENGTH[card] for card in other]


def test_in_an_advanced_return_game_everybody_leaves_four_cards_at_home_again() -> None:
    words = {"set": "mixed", "advanced": "yes"}
    evening = Evening("human,random", first_option, words, encore=True).play()
    questions = [line for line in evening.lines if "Ana, which animal stays at home? (" in line]
    assert len(questions) == 8
    assert sum("which deck do you play?" in line for line in evening.lines) == 1


@pytest.mark.parametrize("card_set", ["base", "new"])
def test_without_a_mixed_game_a_return_game_is_refused_before_the_first_card(card_set: str) -> None:
    evening = Evening("random,random", first_option, {"set": card_set}, encore=True)
    with pytest.raises(BadSetup, match=r"^Only a mixed game that was played has a return game\.$"):
        evening.play()
    assert evening.screen.getvalue() == ""


# The command


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[bytes], None]]:
    def type_in(text: bytes) -> None:
        monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(text), encoding="utf-8", errors="strict"))

    return type_in  # type: ignore[return-value]


def test_q_ends_the_command_politely(
    typed: Callable[[bytes], None], capsys: pytest.CaptureFixture[str]
) -> None:
    typed(b"q\n")
    assert run(["text", "--seed", "7"]) == 0
    out, err = capsys.readouterr()
    assert LEFT.search(out)
    assert err == ""


@pytest.mark.parametrize("text", [b"", b"1\n", b"1", b"1\n1\n1\n"])
def test_the_end_of_the_input_ends_the_command_politely(
    text: bytes, typed: Callable[[bytes], None], capsys: pytest.CaptureFixture[str]
) -> None:
    typed(text)
    assert run(["text", "--seats", "human,human", "--seed", "7"]) == 0
    out, err = capsys.readouterr()
    assert LEFT.search(out)
    assert err == ""


def test_letters_of_another_encoding_are_bad_input_and_nothing_worse(
    typed: Callable[[bytes], None], capsys: pytest.CaptureFixture[str]
) -> None:
    typed(b"\xff\n\xe4\n\xc3\n1\n")
    assert run(["text", "--seed", "7"]) == 0
    out, _ = capsys.readouterr()
    assert out.count("Please type one of: ") == 3
    assert LEFT.search(out)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seats", "human,wizard"], "A seat is taken by one of human, {levels}, not by 'wizard'."),
        (["--seats", "random,"], "A seat is taken by one of human, {levels}, not by ''."),
        (["--seats", "random, Wizard"], "A seat is taken by one of human, {levels}, not by 'wizard'."),
        (["--seats", ","], "A seat is taken by one of human, {levels}, not by ''."),
        (["--seats", "random"], "A game takes 2 to 4 players, not 1."),
        (["--seats", "random,random,random,random,random"], "A game takes 2 to 4 players, not 5."),
        (
            ["--seats", "random,random", "--seed", "-1"],
            "The seed must lie between 0 and 18446744073709551615.",
        ),
        (
            ["--seats", "random,random", "--advanced", "--scoring", "count_2014"],
            "The advanced variant is always scored by points.",
        ),
        (
            ["--seats", "random,random", "--return-game"],
            "Only a mixed game that was played has a return game.",
        ),
    ],
)
def test_a_mistake_in_the_arguments_ends_with_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["text", *arguments]) == 2
    out, err = capsys.readouterr()
    levels = ", ".join(level.key for level in (*MODULE.levels, *MODULE.sparring))
    assert (out, err) == ("", sentence.format(levels=levels) + "\n")


@pytest.mark.parametrize(
    "arguments",
    [
        ["--set", "old"],
        ["--scoring", "golf"],
        ["--seed", "x"],
        ["--sets", "base"],
        ["--seats", ""],
        ["--seats", " "],
    ],
)
def test_an_argument_that_does_not_exist_ends_with_its_usage(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        run(["text", *arguments])
    assert left.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("usage: beasty-bar ")


@pytest.mark.parametrize("seats", ["random, random", " random ,random", "RANDOM,Random"])
def test_spaces_and_capitals_among_the_seats_do_not_matter(
    seats: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["text", "--seats", seats, "--seed", "7"]) == 0
    said = capsys.readouterr().out
    assert "Ana (computer: Random) and Bo (computer: Random)" in said


def test_without_a_seed_every_game_is_another_one(capsys: pytest.CaptureFixture[str]) -> None:
    games = set()
    for _ in range(3):
        assert run(["text", "--seats", "random,random"]) == 0
        games.add(capsys.readouterr().out)
    assert len(games) == 3


def test_the_options_reach_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["text", "--seats", "random,random", "--seed", "7", "--set", "mixed"]
    assert run([*command, "--advanced", "--return-game"]) == 0
    out = capsys.readouterr().out
    assert out.count("Ana is to play.") == 16
    assert "Both games together:" in out
    by_points, by_count = [], []
    for seed in range(30):
        for scoring, results in (("points_2019", by_points), ("count_2014", by_count)):
            run(["text", "--seats", "random,random", "--seed", str(seed), "--scoring", scoring])
            results.append(verdict(capsys.readouterr().out))
    assert by_points != by_count


def test_the_same_seed_is_the_same_game_in_another_process() -> None:
    command = [
        sys.executable,
        "-m",
        "game",
        "text",
        "--seats",
        "random,random",
        "--set",
        "mixed",
        "--seed",
        "7",
    ]
    games = [
        subprocess.run(
            command, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, timeout=60, check=True
        )
        for _ in range(2)
    ]
    assert games[0].stdout == games[1].stdout
    assert verdict(games[0].stdout.decode()).endswith((" wins!", " share the victory!"))
    assert [game.stderr for game in games] == [b"", b""]


def test_a_real_process_ends_with_one_sentence_and_code_2() -> None:
    command = [sys.executable, "-m", "game", "text", "--seats", "human,wizard"]
    done = subprocess.run(command, cwd=ROOT, input=b"", capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (2, b"")
    assert re.fullmatch(r"A seat is taken by one of human, .*, not by 'wizard'\.\r?\n", done.stderr.decode())
