"""How it ended: what everybody has won, counted one by one, the sums, the winner; then once more?"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import partial

from game.core.fairness import SEED_BITS
from game.services.band import AT_END
from game.services.casual import CASUAL_NAME, explained
from game.services.house_rules import name_of
from game.shell.desk import Desk
from game.shell.focus import Spot, looked_at
from game.shell.layout import BadLayout
from game.shell.marked import spans
from game.shell.paint.brush import Brush
from game.shell.paint.caps import cap_width, paint_cap
from game.shell.paint.heard import paint_heard
from game.shell.paint.palette import GOLD, INK, PAGE, QUIET, TEXT, Dress, Livery, rgb
from game.shell.paint.rich import Spans, face_of
from game.shell.paint.type import Face
from game.shell.scenes.menu.fair_play import FairPlay
from game.shell.scenes.menus import Menu, button, even_size, icon_button, still
from game.shell.scenes.notice import Notice
from game.shell.scenes.results.scoreboard import Scoreboard, Won
from game.shell.scenes.scene import STAY, Go, Push, Swap
from game.shell.scenes.ways import Ways
from game.shell.seen import Seen
from game.shell.show import Ending, Party
from game.shell.signals import Button, Digit, Intent, PointerDown, Press, Signal
from game.shell.stage import Box, Stage

REMATCH, SAME, TAKE_BACK, TITLE, FAIR = "rematch", "same", "take_back", "title", "fair"
LOG = "log"
_ICONS = {REMATCH: "restart", SAME: "loop", TAKE_BACK: "undo", TITLE: "door", FAIR: "shield"}
_WIDTHS = {REMATCH: 360.0, SAME: 370.0, TAKE_BACK: 290.0, TITLE: 220.0, FAIR: 260.0}
_WIDEST, _LARGER, _GAP = 1700.0, 1.25, 20.0
"""What there is between the doors, and how much wider large letters make a button if that leaves room."""
_TWO_LINES = 1400.0
"""So narrow that the second one is more than a word."""

DEAF_SECONDS = 0.8
"""Whoever still presses to skip what came before must see who won, and not begin the next game."""


_SHADOW = rgb("#1A0710")
_CREAM = rgb("#FFF1CC")
_AROUND = ((-6, 0), (6, 0), (0, -6), (0, 6), (5, 5), (-5, 5), (5, -5), (-5, -5))
_BELOW = ((0, 11), (5, 9), (-5, 9))
"""Where the dark edge of large letters is, thicker at their foot."""


class Results(Menu):
    """The page after the game."""

    def __init__(self, desk: Desk, ways: Ways, party: Party, ending: Ending) -> None:
        super().__init__(desk, REMATCH)
        self._ways, self._party = ways, party
        self._take_back, self._log = ending.take_back, ending.log
        self._words = party.words(desk)
        self._proof = ending.proof
        self._verdict = spans(ways.show.verdict(ending.state, party.marked(desk)))
        self._board = Scoreboard(desk, ways, party, ending)
        self._seen = Seen()
        """Who has won."""
        self._heard: tuple[str, ...] = ()
        """Which sounds are written on the page."""
        if not self.moving:
            self._desk.audio.play("win")

    @property
    def moving(self) -> bool:
        """It is being counted."""
        return self._board.moving

    @property
    def shown(self) -> int:
        """How much of what each player has won can be seen."""
        return self._board.shown

    def advance(self, seconds: float) -> Go:
        """Count on."""
        self._desk.audio.music(place=AT_END)
        self.changed |= self._heard != self._desk.hearing.lines
        self._seen.advance(seconds)
        before, counting = self._board.counted, self.moving
        self._board.elapsed += seconds
        if not counting:
            return STAY
        self.changed = True
        if not self.moving:
            self._desk.audio.play("win")
        elif self._board.counted != before:
            self._desk.audio.play("count")
        return STAY

    # What the player does

    def spots(self) -> list[Spot]:
        """The ways on, from left to right."""
        say, middle = self._desk.say, self.stage.box.centre[0]
        same = say("Same game again") if self._proof is not None else say("Same position again")
        names = {REMATCH: say("Rematch"), SAME: same}
        names |= {TAKE_BACK: say("Take back")} if self._take_back is not None else {}
        names |= {TITLE: say("Title")}
        names |= {FAIR: say("Fair play")} if self._proof is not None else {}
        usual, between = sum(_WIDTHS[key] for key in names), (len(names) - 1) * _GAP
        grown = min(_LARGER, (_WIDEST - between) / usual) if self._desk.folded else 1.0
        left = middle - (usual * grown + between) / 2
        spots = []
        for key, name in names.items():
            spots.append(Spot(key, Box(left, self._top + 930, _WIDTHS[key] * grown, 80), name))
            left += _WIDTHS[key] * grown + _GAP
        return [*self._log_spots(), *spots, *self._board.spots()]

    def _log_spots(self) -> list[Spot]:
        """In the corner, where it is at the table."""
        if self._log is None:
            return []
        box, say = Box(self.stage.width - 190, self._top + 28, 64, 64), self._desk.say
        return [Spot(LOG, box, say("Log"), say("All that has happened, turn by turn."))]

    def handle(self, signal: Signal) -> Go:
        """The first press shows everything at once; then, not in the same breath, choose how to go on."""
        if self.moving and isinstance(signal, Press | PointerDown | Digit):
            self._board.finish()
            self.changed = True
            self._desk.audio.play("win")
            return STAY
        if self._seen.seconds < DEAF_SECONDS and _hasty(signal):
            return STAY
        looked = looked_at(signal, self.spots(), self.focus)
        if isinstance(looked, Won):
            return Push(self._board.zoom(looked))
        if signal == Press(Intent.BACK) or (_aside(signal) and looked is None):
            self._desk.audio.play("back")
            return Swap(self._ways.title(), all=True)
        return self._choose(signal)

    def _choose(self, signal: Signal) -> Go:
        spot = self.pointed(signal)
        if self._take_back is not None and (signal == Press(Intent.UNDO) or (spot and spot.key == TAKE_BACK)):
            return Swap(self._take_back())
        if self._log is not None and (signal == Press(Intent.LOG) or (spot and spot.key == LOG)):
            return self._log()
        match spot.key if spot else None:
            case "fair" if self._proof is not None:
                return Push(FairPlay(self._desk, self._proof))
            case Won() as won:
                return Push(self._board.zoom(won))
            case "rematch":
                return self._open(self._party.rematch(secrets.randbits(SEED_BITS)))
            case "same":
                return self._open(self._party.again())
            case "title":
                return Swap(self._ways.title(), all=True)
        return STAY

    def _open(self, party: Party) -> Go:
        try:
            return Swap(self._ways.begin(party))
        except BadLayout as error:
            return Push(Notice(self._desk, str(error)))

    # Where things are

    def resized(self, stage: Stage) -> None:
        """Everything is laid out anew."""
        super().resized(stage)
        self._board.stage = stage

    @property
    def _top(self) -> float:
        return (self.stage.height - 1080) / 2

    # Painting

    def draw(self, brush: Brush) -> None:
        """The room, the heading, the rows, the buttons."""
        if not self.moving:
            self._seen.paint()
        self._paint_ground(brush)
        self._paint_heading(brush)
        self._paint_log(brush)
        self._board.draw(brush, self.focus)
        self._paint_ways(brush)
        self._paint_foot(brush)
        self._paint_heard(brush)

    def _paint_ground(self, brush: Brush) -> None:
        scenery, winners = self._desk.scenery, () if self.moving else self._winners
        cheering = () if self.moving else self._board.cheering
        paint = partial(scenery.results, winners=winners, cheering=cheering)
        still(brush, ("results", scenery, winners, cheering), paint)

    @property
    def _winners(self) -> tuple[Livery, ...]:
        """What those wear who have won."""
        return tuple(self._party.dress[seat] for seat in self._board.winners)

    def _paint_log(self, brush: Brush) -> None:
        for spot in self._log_spots():
            icon_button(brush, self.focus, spot, "log")

    def _paint_ways(self, brush: Brush) -> None:
        first, *others = [spot for spot in self.spots() if spot.key in _ICONS]
        button(brush, self.focus, first, icon=_ICONS[str(first.key)], size=32, main=True)
        self._paint_confirm(brush, first.box)
        size = even_size(brush, others, 27)
        for spot in others:
            button(brush, self.focus, spot, icon=_ICONS[str(spot.key)], size=size)

    def _paint_confirm(self, brush: Brush, box: Box) -> None:
        """The key that goes on, at the end of the first button; large letters need that room."""
        cap = self._desk.key(Intent.CONFIRM)
        if cap.text and not brush.type.folded:
            wide = cap_width(brush, cap)
            paint_cap(brush, cap, Box(box.x + box.w - wide - 18, box.centre[1] - 19, wide, 38))

    def _paint_heard(self, brush: Brush) -> None:
        """In the corner where the log is not, what can be heard."""
        self._heard = self._desk.hearing.lines
        room = Box(116, self._top + 14, 560, 34)
        paint_heard(brush, room, list(map(self._desk.say, self._heard)))

    def _paint_foot(self, brush: Brush) -> None:
        """Which rules it was played under, and whether it was: in one line, if it can be read there."""
        house, middle, top = self._house(), self.stage.width / 2, self._top + 1018
        if not house:
            return
        needed = brush.text_width(house, 20, Face.BODY) + 56
        whole = needed <= _WIDEST
        width, high = (needed, 46.0) if whole else (_TWO_LINES, min(96.0, self.stage.height - top - 4))
        chip = Box(middle - width / 2, top, width, high)
        brush.panel(chip, PAGE, radius=22, alpha=225)
        leading = 1.3 if whole else 1.15
        brush.paragraph(house, chip.inset(20, 3), 20, QUIET, align="center", leading=leading, middle=True)

    def _house(self) -> str:
        """Which rules of the house it began under, and whether it was played so; empty if nobody knows."""
        say, name = self._desk.say, name_of(self._party.house)
        told = [say("House rules: {house}", house=say(name))] if name else []
        if reasons := self._party.reasons:
            told.append(say("{name}: {text}", name=say(CASUAL_NAME), text=explained(reasons, say)))
        return " · ".join(told)

    def _heading(self) -> str:
        say = self._desk.say
        if self.moving:
            return say("And the winner is…")
        names = [self._party.names[seat] for seat in self._board.winners]
        if len(names) == 1:
            return say("{name} wins!", name=names[0])
        return say("{names} share the victory!", names=self._words.listed(names))

    def _paint_heading(self, brush: Brush) -> None:
        _write_heading(brush, self._heading(), () if self.moving else self._winners, self._top)
        if not self.moving:
            _write_verdict(brush, self._verdict, self._party.dress, self._top)


def _hasty(signal: Signal) -> bool:
    """What somebody presses again and again to skip something."""
    return signal in (Press(Intent.CONFIRM), Press(Intent.BACK)) or isinstance(signal, PointerDown)


def _aside(signal: Signal) -> bool:
    """A click that means back, unless there is something to look at."""
    return isinstance(signal, PointerDown) and signal.button is Button.RIGHT


def _write_heading(brush: Brush, text: str, winners: Sequence[Livery], top: float) -> None:
    """Who won, behind as many medals; that is large enough for anybody."""
    room, whole = 1560.0 - 128 * len(winners), 92.0 / brush.type.scale
    size = min(whole, whole * room / max(1.0, brush.text_width(text, whole, Face.TITLE)))
    width = brush.text_width(text, size, Face.TITLE)
    left = brush.stage.width / 2 - (width + 128 * len(winners)) / 2
    for number, livery in enumerate(winners):
        _paint_medal(brush, Box(left + 128 * number, top + 44, 112, 112), livery)
    _outlined(brush, text, Box(left + 128 * len(winners), top + 40, width + 8, 112), size)


def _write_verdict(brush: Brush, told: Spans, dress: Dress, top: float) -> None:
    """Why it ended as it did; those who are named have colours of their own."""
    runs = [(text, TEXT if seat is None else dress[seat].text, face_of(seat)) for text, seat in told]
    width = min(1500.0, sum(brush.text_width(text, 26, face) for text, _, face in runs) + 90)
    box = Box(brush.stage.width / 2 - width / 2, top + 164, width, 52)
    brush.panel(box, PAGE, radius=26, border=GOLD, width=2, alpha=240)
    brush.runs(runs, box.inset(36, 0), 26, align="center")


def _paint_medal(brush: Brush, box: Box, livery: Livery) -> None:
    """The winner's symbol with a crown on top."""
    brush.picture(f"furniture/medallion_{livery.name}", box)
    crown = Box(box.x + box.w / 2 - 33, box.y - 34, 66, 58)
    for dx, dy in ((-3, 0), (3, 0), (0, -3), (0, 3), (2, 2), (-2, 2), (2, -2), (-2, -2)):
        brush.icon("crown", crown.moved(dx, dy), INK)
    brush.icon("crown", crown, GOLD)


def _outlined(brush: Brush, text: str, box: Box, size: float) -> None:
    """Large letters that stand out from whatever is behind them."""
    for dx, dy in (*_AROUND, *_BELOW):
        brush.text(text, box.moved(dx, dy), size, _SHADOW, face=Face.TITLE, fit=False)
    brush.text(text, box, size, _CREAM, face=Face.TITLE, fit=False)
