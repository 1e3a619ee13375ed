"""A sentence for the player to read, with a button or two."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.errors import GameError
from game.shell.desk import Desk
from game.shell.focus import Spot
from game.shell.layout import BadLayout
from game.shell.paint.brush import Brush
from game.shell.paint.palette import GOLD
from game.shell.scenes.menus import button, dialog, even_size
from game.shell.scenes.overlay import Dialog
from game.shell.scenes.scene import STAY, Go, Pop, Push
from game.shell.signals import Intent, Press, Signal
from game.shell.stage import Box


def refused(desk: Desk, error: GameError | BadLayout) -> Push:
    """Say why something cannot be done."""
    return Push(Notice(desk, error.said(desk.say) if isinstance(error, GameError) else str(error)))


def news(desk: Desk) -> Go:
    """Tell the player what there is to hear, if there is something."""
    sentence = desk.news.next(desk.say)
    return STAY if sentence is None else Push(Notice(desk, sentence))


class Notice(Dialog):
    """A dialog over whatever is there. Closes with the number of the button, or None for the way back."""

    def __init__(self, desk: Desk, sentence: str, buttons: Sequence[str] = ()) -> None:
        super().__init__(desk, 0)
        self._sentence = sentence
        self._buttons = tuple(buttons) or (desk.say("OK"),)

    def spots(self) -> list[Spot]:
        """The buttons, from left to right."""
        panel = self._panel()
        width = min(300.0, (panel.w - 96) / len(self._buttons))
        row = Box(panel.x + panel.w - 48 - width * len(self._buttons), panel.y + panel.h - 124, 0, 80)
        boxes = [
            Box(row.x + number * width + 16, row.y, width - 16, 80) for number in range(len(self._buttons))
        ]
        return [Spot(number, box, self._buttons[number]) for number, box in enumerate(boxes)]

    def _panel(self) -> Box:
        middle = self.stage.box.centre
        return Box(middle[0] - 430, middle[1] - 190, 860, 380)

    def handle(self, signal: Signal) -> Go:
        """Press a button, or go back."""
        if signal == Press(Intent.BACK):
            self._desk.audio.play("back")
            return Pop()
        spot = self.pointed(signal)
        return Pop(spot.key) if spot else STAY

    def paint(self, brush: Brush) -> None:
        """What is told, and the buttons."""
        lower = self.lower
        panel = self._panel().moved(0, lower)
        dialog(brush, panel)
        brush.icon("info", Box(panel.x + 48, panel.y + 52, 60, 60), GOLD)
        brush.paragraph(self._sentence, Box(panel.x + 138, panel.y + 48, panel.w - 190, 190), 30)
        size = even_size(brush, self.spots(), 30, icon=False)
        for number, spot in enumerate(self.spots()):
            button(brush, self.focus, spot, size=size, main=number == 0, lower=lower)
