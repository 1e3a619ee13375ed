"""`python -m game text`: a whole game in a terminal, told from the same events as on the table."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from io import TextIOWrapper
from itertools import chain, repeat
from typing import Any, TextIO

from game.cli.advice import Adviser
from game.core.fairness import check_command, commitment, mind, shown
from game.core.match import Match
from game.core.messages import N_
from game.core.module import HUMAN, USUAL_NAMES, AnyPlayer, GameModule, Question
from game.core.player import Thought, decided, percents
from game.core.rules import Seat, Viewer
from game.services.i18n import Catalogue, Language
from game.services.paths import project_folder
from game.services.system_language import system_language

AnyMatch = Match[Any, Any, Any, Any, Any]

_CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Wipe the screen, and what can be scrolled back to."""

_KEYS = {
    (False, False): N_("1 to {count}, q to quit"),
    (True, False): N_("1 to {count}, b to go back, q to quit"),
    (False, True): N_("1 to {count}, ? for a hint, q to quit"),
    (True, True): N_("1 to {count}, b to go back, ? for a hint, q to quit"),
}
"""What can be typed: by whether there is a way back, and whether there are hints."""


class Quit(Exception):
    """The players leave the table."""


class Terminal:
    """Numbered questions and plain lines."""

    def __init__(self, lines_in: TextIO, lines_out: TextIO, catalogue: Catalogue | None = None) -> None:
        self._in, self._out = lines_in, lines_out
        self.catalogue = catalogue or Catalogue()

    def say(self, message: str, **fields: object) -> str:
        """A text in the player's language."""
        return self.catalogue.text(message).format(**fields)

    def write(self, *lines: str) -> None:
        """Print lines."""
        for line in lines:
            print(line, file=self._out, flush=True)

    def wipe(self) -> None:
        """Hide what was shown before."""
        if self._out.isatty():
            if os.name == "nt":
                os.system("cls")  # a classic console does not know the escape codes
            print(_CLEAR, end="", file=self._out, flush=True)

    def read(self, prompt: str) -> str:
        """A line typed by somebody."""
        print(prompt, end="", file=self._out, flush=True)
        line = self._in.readline()
        if not line or line.strip().lower() in ("q", "quit"):
            raise Quit
        return line.strip()

    def ask(
        self, text: str, options: Sequence[str], *, back: bool = False, hints: Iterator[str] | None = None
    ) -> int | None:
        """The number of the option chosen, from 0; None to go back one step. Hints are given one by one."""
        self.write(text, *(f"  {number}. {option}" for number, option in enumerate(options, start=1)))
        count = len(options)
        keys = self.say(_KEYS[back, hints is not None], count=count)
        while True:
            word = self.read(f"({keys}) > ").lower()
            if back and word in ("b", "back"):
                return None
            if hints is not None and word in ("?", "hint"):
                self.write(next(hints))
                continue
            if word.isascii() and word.isdigit() and len(word) < 4 and 1 <= int(word) <= count:
                return int(word) - 1
            self.write(self.say("Please type one of: {keys}.", keys=keys))


@dataclass
class TextGame:
    """A game at one terminal."""

    module: GameModule
    terminal: Terminal
    seats: Sequence[str]
    names: Sequence[str]
    seed: int
    words: Language = field(init=False)
    looking: Seat | None = field(init=False, default=None)
    """Whose secrets the screen may show."""
    told: list[str] = field(init=False, default_factory=list)
    """What happened since the screen was wiped."""
    why: list[str] = field(init=False, default_factory=list)
    """What a computer has to say about its latest action."""

    def __post_init__(self) -> None:
        self.words = Language(self.names, self.terminal.catalogue)
        self.people = [Seat(number) for number, who in enumerate(self.seats) if who == HUMAN]
        self.computers = self._computers()

    def _computers(self) -> dict[Seat, AnyPlayer]:
        return {
            Seat(number): self.module.computer(who, mind(self.seed, number))
            for number, who in enumerate(self.seats)
            if who != HUMAN
        }

    def play(self, setup: Any, *, encore: bool = False) -> None:
        """The whole game, and its return game if asked for; then who wins."""
        if encore:  # where there can be none, say so before the first card is dealt
            self.module.text.encore(self.module.rules.complete(setup, self.seed))
        shuffle = shown(commitment(self.module.rules, setup, self.seed))
        self._announce([self.terminal.say("Shuffle: {shuffle}", shuffle=shuffle), self._seating()])
        self._announce([" ".join(self.module.text.goal(setup, self.words))])
        finals = [self._play_one(setup, self.seed)]
        if encore:
            self.terminal.write("", self.terminal.say("Now the return game."))
            # Another shuffle: with the same one everybody would know by now where each strength lies.
            finals.append(self._play_one(self.module.text.encore(self._last_setup), self.seed ^ 1))
        self.terminal.write("", *self.module.text.result(finals, self.words))
        command = check_command(self.module.rules, setup, self.seed)
        proof = self.terminal.say(
            "The seed was {seed}; check it with: {command}", seed=self.seed, command=command
        )
        self.terminal.write("", proof)

    def _seating(self) -> str:
        """Who sits where."""
        around = zip(self.names, self.seats, strict=True)
        listed = self.words.listed([self._seated(name, who) for name, who in around])
        return self.terminal.say("At the table: {players}.", players=listed)

    def _seated(self, name: str, who: str) -> str:
        """A player's name, and whether that is a person or which computer."""
        say = self.terminal.say
        if who == HUMAN:
            one = len(self.people) == 1
            return say("{name} (you)", name=name) if one else say("{name} (a person)", name=name)
        level, character = self.module.opponent(who)
        if character is None:
            return say("{name} (computer: {level})", name=name, level=say(level.name))
        style = say(character.name)
        return say(
            "{name} (computer: {level}, {character})", name=name, level=say(level.name), character=style
        )

    def _play_one(self, setup: Any, seed: int) -> Any:
        match: AnyMatch = Match(self.module.rules, self._prepared(setup, seed), seed)
        self._last_setup = match.setup
        self._tell(match.opening.events)
        before: Seat | None = None
        while (seat := match.to_act) is not None:
            self._tell(match.submit(self._decision(match, seat)))
            if seat != before:  # whoever decides once more in a turn has said why already
                self._announce(self.why)
            self.why, before = [], seat
        return match.state

    def _prepared(self, setup: Any, seed: int) -> Any:
        """Draft and the like."""
        computers = {Seat(number): who for number, who in enumerate(self.seats) if who != HUMAN}
        chosen = self.module.prepare(setup, seed, computers)
        interview = self.module.text.prepare(setup, chosen, self.people, self.words)
        try:
            question = next(interview)
            while True:
                question = interview.send(self._answer(question))
        except StopIteration as done:
            return done.value

    def _answer(self, question: Question) -> int:
        self._show_to(question.seat)
        what, why = question.hints
        chosen = self.terminal.ask(question.text, question.options, hints=chain([what], repeat(why)))
        assert chosen is not None
        return chosen

    def _tell(self, events: Sequence[Any]) -> None:
        # Everyone at the screen hears it, so it holds what anyone may know.
        public = (self.module.rules.redact(event, None) for event in events)
        self._announce([sentence for event in public if (sentence := self.module.tell(event, self.words))])

    def _announce(self, sentences: Sequence[str]) -> None:
        self.terminal.write(*sentences)
        self.told += sentences

    def _decision(self, match: AnyMatch, seat: Seat) -> Any:
        view, legal = match.rules.view(match.state, seat), match.rules.legal_actions(match.state)
        if seat in self.computers:
            thought = decided(self.computers[seat], view, legal)
            self.why = self._explained(seat, view, thought)
            return thought.action
        self._show_to(seat)
        by_text = {match.rules.spell(action): action for action in legal}
        words = self._speaking_to(seat)
        return self._asked(view, by_text, Adviser(self.module, mind(self.seed, seat), view, by_text, words))

    def _explained(self, seat: Seat, view: Any, thought: Thought[Any]) -> list[str]:
        """Why a computer acts like this, and how it sees all chances where one does not tell the other."""
        reader = self.people[0] if len(self.people) == 1 else None
        reason = self.module.explain(view, thought, self._speaking_to(reader))
        name = self.words.seat(seat)
        lines = ["  " + self.terminal.say("{player}: {reason}", player=name, reason=reason)]
        if len(thought.chances) > 2:
            chances = zip(self.names, percents(thought.chances), strict=True)
            listed = ", ".join(f"{player} {chance} %" for player, chance in chances)
            lines.append("  " + self.terminal.say("{player} thinks: {chances}.", player=name, chances=listed))
        return lines

    def _speaking_to(self, reader: Viewer) -> Language:
        return Language(self.names, self.terminal.catalogue, reader)

    def _show_to(self, seat: Seat) -> None:
        """Where several people play, nobody sees another's hand: wipe the screen and wait."""
        if self.looking == seat:
            return
        if len(self.people) > 1:
            self.terminal.wipe()
            self.terminal.write("", *self.told)
            name = self.words.seat(seat)
            self.terminal.read(
                self.terminal.say("Pass to {name}, who presses Enter to look.", name=name) + " "
            )
        self.told.clear()
        self.looking = seat

    def _asked(self, view: Any, by_text: Mapping[str, Any], adviser: Adviser) -> Any:
        """Narrow the legal actions word by word until one is left."""
        self.terminal.write("", *self.module.text.table(view, self.words))
        done: list[str] = []
        steps: list[int] = []  # how many words stood before each answer, to go back to
        while True:
            self._settle_forced(by_text, done)
            if " ".join(done) in by_text:
                return by_text[" ".join(done)]
            chosen = self._next_word(view, by_text, done, adviser, back=bool(steps))
            if chosen is None:
                del done[steps.pop() :]
            else:
                steps.append(len(done))
                done.append(chosen)

    @staticmethod
    def _next_words(by_text: Mapping[str, Any], done: Sequence[str]) -> list[str]:
        """The words that can follow."""
        actions = (text.split() for text in by_text)
        following = (text[len(done)] for text in actions if text[: len(done)] == done and text != done)
        return list(dict.fromkeys(following))

    def _settle_forced(self, by_text: Mapping[str, Any], done: list[str]) -> None:
        """Take what leaves no choice."""
        while len(words := self._next_words(by_text, done)) == 1:
            done.append(words[0])

    def _next_word(
        self,
        view: Any,
        by_text: Mapping[str, Any],
        done: Sequence[str],
        adviser: Adviser,
        *,
        back: bool,
    ) -> str | None:
        words = self._next_words(by_text, done)
        options = [self.module.text.option(view, done, word, self.words) for word in words]
        text = self.module.text.question(view, done, self.words)
        chosen = self.terminal.ask(text, options, back=back, hints=adviser.about(done, words))
        return None if chosen is None else words[chosen]


def main(
    module: GameModule,
    seats: Sequence[str],
    words: Mapping[str, str],
    seed: int,
    encore: bool,
    language: str | None = None,
) -> int:
    """Play at this terminal, in that language or in the system's; ends quietly when the players leave."""
    for seat in seats:
        module.check_seat(seat)
    setup = module.rules.parse_setup({**words, "players": str(len(seats))})
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # whatever is typed is at worst no answer
    assets = project_folder("assets")
    catalogue = Catalogue([assets / module.key, assets / "common"])
    catalogue.speak(language or system_language())
    terminal = Terminal(sys.stdin, sys.stdout, catalogue)
    try:
        TextGame(module, terminal, seats, USUAL_NAMES[: len(seats)], seed).play(setup, encore=encore)
    except (Quit, KeyboardInterrupt):
        terminal.write("", terminal.say("The players left the table."))
    return 0
