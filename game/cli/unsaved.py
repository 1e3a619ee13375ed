"""What a terminal tells of the world outside, and whether anything is left to be saved."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

from game.cli.terminal import QUIT, Quit, Terminal
from game.core.messages import N_
from game.core.searching import words_of
from game.services.saves import Saves
from game.services.unsaved import SAVED

LEAVE = N_("Press Enter to try again, or type {quit} to leave without saving.")


def tell_news(saves: Saves, terminal: Terminal) -> None:
    """Write what there is to hear, and what has changed about what is not saved yet."""
    lines, now = list(iter(partial(saves.news.next, terminal.say), None)), saves.unsaved.sentence
    if now != terminal.unsaved and terminal.say(now or SAVED) not in lines:
        lines.append(terminal.say(now or SAVED))
    terminal.unsaved = now
    terminal.write(*lines)


def part(saves: Saves, terminal: Terminal) -> None:
    """Nobody leaves without knowing that something could not be saved: it is tried once more, and as often as
    somebody wants."""
    unsaved, say = saves.unsaved, terminal.say
    if not unsaved.sentence:
        return
    with suppress(Quit):
        while not unsaved.again():
            terminal.write(say(unsaved.reason))
            if not terminal.attended:
                break
            typed = words_of(terminal.read(f"{say(LEAVE, quit=say(QUIT.word))} "))
            if typed in map(words_of, terminal.names(QUIT)):
                break
        else:
            terminal.write(say(SAVED))
    unsaved.drop_all()
