"""Nobody changes the cards: what that is proved by, and the check itself."""

from __future__ import annotations

from typing import NamedTuple

from game.services import clipboard
from game.services.proof import Proof
from game.shell.desk import Desk
from game.shell.focus import Spot
from game.shell.paint.brush import Brush
from game.shell.paint.palette import GOLD, HAIRLINE, LEAVES, PAGE, QUIET, TEXT
from game.shell.paint.type import Face
from game.shell.scenes.menus import button, dialog, even_size, icon_button, pointed
from game.shell.scenes.overlay import Overlay
from game.shell.scenes.scene import STAY, Go, Pop
from game.shell.signals import Intent, Press, Signal
from game.shell.stage import Box

CHECK, CLOSE, HASH, COMMAND = "check", "close", "hash", "command"
"""The buttons below; and what can be copied, each with a button behind it."""

_WIDEST, _PAD, _MARGIN = 1400.0, 56.0, 30.0
_HEAD, _FOOT, _GAP = 84.0, 88.0, 20.0
_BUTTON, _COPY = 330.0, 60.0


class Rows(NamedTuple):
    """The page from top to bottom."""

    head: Box
    told: Box
    hash: Box
    command: Box
    verdict: Box
    foot: Box


class FairPlay(Overlay):
    """Over a new game, the pause, or the results."""

    def __init__(self, desk: Desk, proof: Proof) -> None:
        super().__init__(desk, CHECK if proof.promised else CLOSE, secret=False)
        self._proof = proof
        self._command = proof.command(desk.game.said)
        self._holds: bool | None = None
        """What the check has shown; None if nobody has checked."""
        self._note = ""
        """Whether something was copied."""

    # Where things are

    def _panel(self) -> Box:
        """Larger letters get all the room there is."""
        wide, most = min(_WIDEST, self.stage.width - 2 * _MARGIN), self.stage.height - 2 * _MARGIN
        high = most if self._desk.folded else min(most, 860.0 if self._proof.over else 730.0)
        middle = self.stage.box.centre
        return Box(middle[0] - wide / 2, middle[1] - high / 2, wide, high)

    def _rows(self) -> Rows:
        """What is left over goes to what there is to read."""
        inner = self._panel().inset(_PAD, 40)
        told, command = 5.2 if self._desk.folded else 3.4, 3.4 if self._proof.over else 0.0
        shares = (told, 2.7, command, 2.2)
        room = inner.h - _HEAD - _FOOT - _GAP * (len(shares) + 1)
        heights = [_HEAD, *(room * share / sum(shares) for share in shares), _FOOT]
        boxes, top = [], inner.y
        for height in heights:
            boxes.append(Box(inner.x, top, inner.w, height))
            top += height + _GAP
        return Rows(*boxes)

    def spots(self) -> list[Spot]:
        """What can be copied, from top to bottom, then the ways on."""
        say, rows, proof = self._desk.say, self._rows(), self._proof
        fields = {HASH: (rows.hash, proof.shuffle)}
        fields |= {COMMAND: (rows.command, self._command)} if proof.over else {}
        spots = [Spot(key, _copy_box(row), say("Copy"), value) for key, (row, value) in fields.items()]
        foot = rows.foot
        close = Spot(CLOSE, foot._replace(w=_BUTTON), say("Back"))
        check = Spot(CHECK, foot._replace(x=foot.x + foot.w - _BUTTON, w=_BUTTON), say("Check now"))
        return [*spots, close, *([check] if proof.promised else [])]

    # What the player does

    def handle(self, signal: Signal) -> Go:
        """Check, copy, or go back."""
        if (go := self.leaving(signal)) is not None:
            return go
        spot, moved = pointed(self._desk, self.focus, signal, self.spots())
        if moved:
            self._note, self.changed = "", True
        match spot.key if spot else None:
            case "check":
                return self._check()
            case "hash":
                return self._copy(self._proof.shuffle)
            case "command":
                return self._copy(self._command)
            case "close":
                return Pop()
        if signal == Press(Intent.COPY):
            return self._copy(self._command if self._proof.over else self._proof.shuffle)
        return STAY

    def _check(self) -> Go:
        self._holds, self._note = self._proof.holds(), ""
        self._desk.audio.play("click" if self._holds else "error")
        self.changed = True
        return STAY

    def _copy(self, text: str) -> Go:
        say = self._desk.say
        self._note = say("Copied.") if clipboard.copy(text) else say("Could not use the clipboard.")
        self.changed = True
        return STAY

    def _verdict(self) -> str:
        """What the check has shown, or when it can be made."""
        say, proof = self._desk.say, self._proof
        match proof.promised, self._holds:
            case None, _:
                return say("You can check once the game has begun.")
            case "", _:
                return say("This game is from an older version that kept no hash, so it cannot be checked.")
            case _, False:
                return say(
                    "The shuffle does not match the hash. The shuffle or this game's file was changed."
                )
            case _, True if proof.over:
                return say("The shuffle matches the hash. Nothing was changed since the first decision.")
            case _, True:
                return say("The shuffle matches the hash so far. You can see the seed after the game.")
        if proof.over:
            return say("Does the seed match the hash from before the first decision?")
        return say("You will see the seed after the game. You can check at any time.")

    # Painting

    def paint(self, brush: Brush) -> None:
        """What it is about, the hash, the seed if it may be known, the verdict and the buttons."""
        say, lower, rows = self._desk.say, self.lower, self._rows()
        dialog(brush, self._panel().moved(0, lower))
        head = rows.head.moved(0, lower)
        brush.icon("shield", Box(head.x, head.y, 60, head.h), GOLD)
        brush.text(say("Fair play"), Box(head.x + 84, head.y, head.w - 84, head.h), 54, TEXT, face=Face.TITLE)
        told = say(
            "The game shuffles everything before the first decision and saves a hash of the shuffle. "
            "The hash reveals nothing, but no other shuffle matches it. After the game you see the "
            "seed and can check that nothing was changed."
        )
        brush.paragraph(told, rows.told.moved(0, lower), 27, TEXT)
        for spot in self.spots():
            self._paint_spot(brush, spot)
        self._paint_verdict(brush, rows.verdict.moved(0, lower))

    def _paint_spot(self, brush: Brush, spot: Spot) -> None:
        say, rows, lower = self._desk.say, self._rows(), self.lower
        if spot.key == HASH:
            self._paint_field(brush, spot, say("Hash of the shuffle"), rows.hash)
        elif spot.key == COMMAND:
            label = say("Seed {seed}. To check it in a terminal:", seed=self._proof.seed)
            self._paint_field(brush, spot, label, rows.command)
        else:
            ways = [each for each in self.spots() if each.key in (CLOSE, CHECK)]
            main, icon = spot.key == CHECK, "check" if spot.key == CHECK else "back"
            size = even_size(brush, ways, 32)
            button(brush, self.focus, spot, icon=icon, size=size, main=main, lower=lower)

    def _paint_field(self, brush: Brush, spot: Spot, label: str, row: Box) -> None:
        """What can be copied, below what it is."""
        row, value = row.moved(0, self.lower), _value_box(row).moved(0, self.lower)
        brush.text(label, row._replace(h=value.y - row.y - 6), 23, QUIET, face=Face.BODY)
        brush.panel(value, PAGE, radius=16, border=HAIRLINE)
        room = value.inset(22, 6)._replace(w=value.w - _COPY - 60)
        # in the other face two hyphens look like a dash
        brush.paragraph(spot.text, room, 27, TEXT, face=Face.TITLE, leading=1.2, middle=True)
        icon_button(brush, self.focus, spot, "cards", lower=self.lower)

    def _paint_verdict(self, brush: Brush, row: Box) -> None:
        icon, colour = {None: ("info", QUIET), True: ("check", GOLD), False: ("cross", LEAVES)}[self._holds]
        brush.icon(icon, Box(row.x, row.y, 44, row.h), colour)
        words = Box(row.x + 66, row.y, row.w - 66, row.h)
        told = QUIET if self._holds is None else colour
        brush.paragraph(self._note or self._verdict(), words, 28, told, face=Face.STRONG, middle=True)


def _value_box(row: Box) -> Box:
    """Below the label."""
    label = row.h * 0.36
    return Box(row.x, row.y + label, row.w, row.h - label)


def _copy_box(row: Box) -> Box:
    """At the end of what it copies."""
    value = _value_box(row)
    return Box(value.x + value.w - _COPY - 14, value.centre[1] - _COPY / 2, _COPY, _COPY)
