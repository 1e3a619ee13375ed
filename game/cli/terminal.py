"""A terminal: plain lines, numbered questions, and a few words that are understood at all of them."""

from __future__ import annotations

import os
import re
import textwrap
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple, TextIO

from game.cli.naming import Said
from game.core.errors import GameError, shortened
from game.core.messages import N_
from game.core.searching import words_of
from game.services.i18n import Translations

_CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Wipe the screen, and what can be scrolled back to."""

_BEGINS = re.compile(r" *(\d+\. )?")
"""What stands before the first word of a line."""

_KEYS = {
    (False, False): N_("{numbers}, q to quit, or help"),
    (True, False): N_("{numbers}, b to go back, q to quit, or help"),
    (False, True): N_("{numbers}, ? for a hint, q to quit, or help"),
    (True, True): N_("{numbers}, b to go back, ? for a hint, q to quit, or help"),
}
"""What can be typed: by whether there is a way back, and whether there are hints."""

Reads = Callable[[str], Said]
"""Makes something of words."""


class Command(NamedTuple):
    """A word that means something at a question."""

    word: str
    """In English; it is understood in the player's language, too."""
    short: str
    text: str
    """What it does."""
    takes_more: bool = False
    """Further words may follow."""


HELP, LOOK, HINT, WHY, BACK, UNDO, RULES, SAVE, HISTORY, QUIT = COMMANDS = (
    Command(N_("help"), "h", N_("this list")),
    Command(N_("look"), "l", N_("show the whole table again")),
    Command(N_("hint"), "?", N_("hint: where to look; ask again for the move, and again for the reason")),
    Command(
        N_("why"), "w", N_("explain the rules behind the last events; add a name to explain only that"), True
    ),
    Command(N_("back"), "b", N_("one step back while you are choosing")),
    Command(N_("undo"), "u", N_("undo your last decision, if the house rules allow it")),
    Command(N_("rules"), "r", N_("how to play; add a name to read only about that"), True),
    Command(N_("save"), "s", N_("show where the game is saved; every decision is saved automatically")),
    Command(N_("history"), "history", N_("list earlier games; add a number to read that game"), True),
    Command(N_("quit"), "q", N_("leave the table; the game is saved")),
)


def folded(line: str, columns: int) -> list[str]:
    """A line in as many as it needs where so many letters fit, the others below the first word of the first;
    a number before it is no word."""
    begins = _BEGINS.match(line)
    indent = " " * len(begins[0]) if begins else ""
    if len(line) < columns or len(indent) * 2 > columns:
        return [line]
    return textwrap.wrap(
        line, columns - 1, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    )


class Quit(Exception):
    """The players leave the table."""


class Terminal:
    """Numbered questions and plain lines."""

    def __init__(self, lines_in: TextIO, lines_out: TextIO, translations: Translations | None = None) -> None:
        self._in, self._out = lines_in, lines_out
        self.translations = translations or Translations()
        self.obeyed: dict[Command, Callable[[str], object]] = {HELP: self._help, QUIT: self._quit}
        """What the commands do that can be given at any question, told what follows them."""
        self.unsaved = ""
        """What was said last about what is not saved yet."""
        self._asked: Sequence[str] = ()
        """The question that is open."""

    def say(self, message: str, **fields: object) -> str:
        """A text in the player's language."""
        return self.translations.text(message).format(**fields)

    @contextmanager
    def refusing(self) -> Iterator[None]:
        """Whatever is refused meanwhile is refused in the player's language."""
        try:
            yield
        except GameError as error:
            raise GameError(error.said(self.say)) from error

    def write(self, *lines: str) -> None:
        """Print lines; where somebody sees them, they break between words."""
        columns = self._columns
        for line in lines:
            for part in folded(line, columns) if columns else [line]:
                print(part, file=self._out, flush=True)

    @property
    def _columns(self) -> int:
        """How many letters fit beside each other; 0 where it is no screen that is written to."""
        try:
            return os.get_terminal_size(self._out.fileno()).columns
        except (OSError, ValueError):
            return 0

    @property
    def attended(self) -> bool:
        """Somebody sits there who can be asked, rather than a file that is read."""
        return self._in.isatty()

    def wipe(self) -> None:
        """Hide what was shown before."""
        if self._out.isatty():
            if os.name == "nt":
                os.system("cls")  # a classic console does not know the escape codes
            print(_CLEAR, end="", file=self._out, flush=True)

    # Commands

    def names(self, command: Command) -> list[str]:
        """All that means a command, the player's own word first."""
        return list(dict.fromkeys([self.say(command.word), command.word, command.short]))

    def meaning(self, typed: str) -> tuple[Command | None, str]:
        """The command that was typed, if it is one, whatever its case and accents; and what follows it."""
        typed_words = words_of(typed)
        for command in COMMANDS:
            for name in map(words_of, self.names(command)):
                size = len(name)
                if typed_words[:size] == name and (command.takes_more or len(typed_words) == size):
                    return command, " ".join(typed.split()[size:])
        return None, typed

    def _help(self, _: str) -> None:
        self.write(self.say("Answer each question with a number, with words from the list, or with:"))
        for command in COMMANDS:
            if command in (HINT, BACK) or command in self.obeyed:
                names, text = ", ".join(self.names(command)), self.say(command.text)
                self.write("  " + self.say("{command}: {text}", command=names, text=text))

    def _quit(self, _: str) -> None:
        raise Quit

    # Questions

    def read(self, prompt: str, own: Collection[Command] = (), reads: Reads | None = None) -> str:
        """What somebody types, when it is no command that means the same at every question.

        Those are obeyed, and the question is asked again. Whoever asks knows what their `own` mean here.
        """
        while True:
            print(prompt, end="", file=self._out, flush=True)
            line = self._in.readline()
            if not line:
                raise Quit
            command, more = self.meaning(line.strip())
            if command is None or command in own or command not in self.obeyed:
                return line.strip()
            if command is QUIT and reads and line.strip() != QUIT.short and not reads(line.strip()).unknown:
                self.write(self.say("That has two meanings. Type q to leave the table, or add more words."))
                continue
            self.obeyed[command](more)
            self.write(*self._asked)

    def ask(
        self,
        text: str,
        options: Sequence[str],
        *,
        numbers: Sequence[int] = (),
        back: bool = False,
        hints: Iterator[str] | None = None,
        reads: Reads | None = None,
    ) -> int | Said | None:
        """Which option was chosen, from 0; None to go back one step. Hints are given one by one.

        Options are numbered from 1, unless there are other `numbers`. Somebody who `reads` may make something
        of other words.
        """
        listed = numbers or range(1, len(options) + 1)
        lines = (f"  {number}. {option}" for number, option in zip(listed, options, strict=True))
        self._asked = [text, *lines]
        self.write(*self._asked)
        try:
            return self._answer(listed, back, hints, reads)
        finally:
            self._asked = ()

    def confirms(self, text: str) -> bool:
        """Somebody who is told what would happen wants it."""
        keys = self.say("Enter to do it, b to go back, q to quit, or help")
        self._asked = [text]
        self.write(text)
        try:
            while typed := self.read(f"({keys}) > ", (BACK, UNDO, HINT)):
                if self.meaning(typed)[0] in (BACK, UNDO):
                    return False
                self._refuse(keys, Said(()))
            return True
        finally:
            self._asked = ()

    def _answer(
        self,
        numbers: Sequence[int],
        back: bool,
        hints: Iterator[str] | None,
        reads: Reads | None,
    ) -> int | Said | None:
        keys = self.say(_KEYS[back, hints is not None], numbers=self._numbers(numbers))
        own = (BACK, UNDO, HINT) if back else (BACK, HINT)
        while True:
            typed = self.read(f"({keys}) > ", own, reads)
            command, _ = self.meaning(typed)
            if back and command in (BACK, UNDO):
                return None
            if hints is not None and command is HINT:
                self.write(next(hints))
                continue
            if typed.isascii() and typed.isdigit() and len(typed) < 4 and int(typed) in numbers:
                return numbers.index(int(typed))
            said = reads(typed) if reads and typed and command is None else Said(())
            if said.named or said.among:
                return said
            self._refuse(keys, said)

    def _numbers(self, numbers: Sequence[int]) -> str:
        """`1 to 3`, or one by one, if that is not how they run."""
        if [*numbers] == [*range(1, len(numbers) + 1)]:
            return self.say("1 to {count}", count=len(numbers))
        return ", ".join(map(str, numbers))

    def _refuse(self, keys: str, said: Said) -> None:
        """Nothing has changed: why that is so, or what to type instead."""
        if said.refusal:
            self.write(said.refusal)
            return
        told = [self.say("Please type one of: {keys}.", keys=keys)]
        if said.unknown:
            told.append(self.say("{word} is not in the list.", word=shortened(said.unknown)))
        self.write(" ".join(told))
