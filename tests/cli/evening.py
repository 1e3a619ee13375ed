"""Whole games in a terminal: who types, what was seen, and what was asked."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from io import StringIO
from pathlib import Path
from typing import Any

from game.beasty_bar.rules.animals import ANIMALS, SPECIES
from game.beasty_bar.rules.setup import Setup
from game.catalogue import CATALOGUE
from game.cli.terminal import Terminal
from game.cli.text import TextGame
from game.core.fairness import commitment, shown
from game.core.listing import find
from game.core.match import AnyMatch
from game.core.rules import Seat
from game.core.words import USUAL_NAMES
from game.services.saves import Saves
from game.services.settings import Settings

ROOT = Path(__file__).parents[2]
MODULE = find(CATALOGUE).load()
WIPE = "\x1b[2J\x1b[3J\x1b[H"
ASKED = re.compile(r"\(1 to (\d+)(, b to go back)?(, \? for a hint)?, q to quit, or help\) > $")

PASSED_ON = re.compile(r"Pass to \w+, then press Enter to look\. $")

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
    if text == "Which animal goes lowest on THAT'S IT?":
        return "stack"
    return re.sub(r": [A-Z].*[?.]$", "", text).replace(" / ", " ")


def numbered(visible: str, word: str) -> str:
    """The number of the option that begins with this word; the word itself if there is none."""
    return next((str(n) for n, text in enumerate(options(visible), 1) if text.startswith(word)), word)


def picking(*wanted: str) -> Answer:
    """Pick the options that begin like this, one after the other; then always the first."""
    left = list(wanted)
    return lambda visible: numbered(visible, left.pop(0)) if left and ASKED.search(visible) else "1"
