"""Writing what a game is called, or somebody who played."""

from __future__ import annotations

from typing import Final

from game.services.saved_game import one_line
from game.shell.signals import Intent, PointerDown, Press, Signal, Typed

LONGEST: Final = 40
"""Letters of a name."""
_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Quill:
    """Knows whether somebody writes, and what stands there so far."""

    def __init__(self, longest: int = LONGEST) -> None:
        self._longest = longest
        self.text: str | None = None
        """None while nobody writes."""
        self.full = False
        """The latest letter found no room."""
        self.suggested = False
        """What stands there was not written just now: the first letter takes its place."""

    @property
    def writes(self) -> bool:
        """Somebody does."""
        return self.text is not None

    def begin(self, text: str) -> None:
        """Somebody wants to write, or to mend what is written."""
        self.text, self.full, self.suggested = text, False, bool(text)

    def handle(self, signal: Signal) -> str | None:
        """What is written, when it is finished; None before that, or if it is left as it was."""
        text, self.full = self.text or "", False
        match signal:
            case Typed(letters):
                text, self.suggested = "" if self.suggested else text, False
                self.full = len(text + letters) > self._longest
                self.text = (text + letters)[: self._longest]
            case Press(Intent.ERASE):
                self.text, self.suggested = text[:-1], False
            case Press(Intent.BACK):
                self.text = None
            case Press(Intent.CONFIRM | Intent.NEXT | Intent.PREVIOUS | Intent.UP | Intent.DOWN):
                return self.finished()
            case PointerDown():
                return self.finished()
            case Press(Intent.LEFT | Intent.RIGHT | Intent.TO_TOP | Intent.TO_END):
                self.suggested = False  # whoever looks for a letter does not look for another name
        return None

    def dial(self, intent: Intent) -> bool:
        """Without a keyboard, up and down turn the last letter, right adds one, left takes it away. Says
        whether that was meant."""
        text, step = self.text or "", {Intent.UP: 1, Intent.DOWN: -1}.get(intent)
        if step is not None:
            last = _LETTERS.find(text[-1:].upper()) if text else min(0, -step)
            letter = _LETTERS[(last + step) % len(_LETTERS)]
            text = text[:-1] + (letter.lower() if text[:-1] else letter)
        elif intent is Intent.RIGHT:
            text += _LETTERS[0].lower() if text else _LETTERS[0]
        elif intent is Intent.LEFT:
            text = text[:-1]
        else:
            return False
        self.text, self.suggested = text[: self._longest], False
        return True

    def finished(self) -> str:
        """What was written."""
        text, self.text = one_line(self.text or "", self._longest), None
        return text
