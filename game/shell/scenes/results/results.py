"""How it ended: what everybody has won, counted one by one, the sums, the winner; where it turned, and why;
then once more?"""

from __future__ import annotations

import secrets
from contextlib import suppress
from functools import partial
from typing import Any, Final

from game.core.errors import GameError
from game.core.fairness import SEED_BITS
from game.core.messages import N_
from game.services import clipboard
from game.services.band import AT_END
from game.services.casual import CASUAL_NAME, explained
from game.services.house_rules import name_of
from game.services.saved_game import SavedGame, shareable
from game.shell.desk import Desk
from game.shell.focus import Spot, looked_at
from game.shell.layout import BadLayout
from game.shell.marked import spans
from game.shell.paint.brush import Brush
from game.shell.paint.heard import paint_heard
from game.shell.paint.palette import PAGE, QUIET, TEXT, Livery
from game.shell.paint.type import Face
from game.shell.scenes.menu.fair_play import FairPlay
from game.shell.scenes.menus import Menu, icon_button, still
from game.shell.scenes.notice import refused
from game.shell.scenes.results.frame import Frame, framed
from game.shell.scenes.results.heading import write_heading, write_verdict
from game.shell.scenes.results.me import Me
from game.shell.scenes.results.more import More
from game.shell.scenes.results.pages import CHART, ICONS, LUCK, MOVES, Pages
from game.shell.scenes.results.scoreboard import Scoreboard, Won
from game.shell.scenes.results.tabs import Tabs
from game.shell.scenes.results.ways_on import (
    AROUND,
    FAIR,
    MORE,
    NEW,
    REMATCH,
    REPLAY,
    RETURN,
    SAME,
    SHARE,
    TAKE_BACK,
    TITLE,
    WaysOn,
)
from game.shell.scenes.scene import STAY, Go, Push, Scene, Swap
from game.shell.scenes.ways import Ways
from game.shell.seen import Seen
from game.shell.show import Ending, Party
from game.shell.signals import Button, Digit, Intent, PointerDown, Press, Signal
from game.shell.stage import Box, Stage

LOG: Final = "log"
SCORE: Final = "score"
REVIEW_TABS: Final = {
    CHART: (ICONS[CHART], N_("Chart")),
    MOVES: (ICONS[MOVES], N_("Moves")),
    LUCK: (ICONS[LUCK], N_("Luck")),
}
TABS: Final = {SCORE: ("crown", N_("Score")), **REVIEW_TABS}
SHORTCUTS: Final = {
    Intent.UNDO: TAKE_BACK,
    Intent.REPLAY: REPLAY,
    Intent.NEW_GAME: NEW,
    Intent.COPY: SHARE,
}
_TWO_LINES = 1400.0
"""So narrow that the second one is more than a word."""

DEAF_SECONDS = 0.6
"""So long after the count has ended. Whoever still presses to skip it must see who won, and not begin the
next game."""


class Results(Menu):
    """The page after the game."""

    slow = True

    def __init__(self, desk: Desk, ways: Ways, party: Party, ending: Ending) -> None:
        super().__init__(desk, REMATCH)
        self._ways, self._party = ways, party
        self._take_back, self._log = ending.take_back, ending.log
        self._told = party.told(desk.say)
        self._proof = ending.proof
        self._ending, self._saved = ending, ending.saved()
        self._board = Scoreboard(desk, ways, party, ending)
        self._verdict = spans(self._told_why(ending))
        self._tabs = Tabs(desk, TABS if self._may_review else {SCORE: TABS[SCORE]})
        self._pages: Pages | None = None
        """Not before somebody wants to see one."""
        self._me = Me(desk, party, kept=self._saved is not None)
        self._note = ""
        """What has come of what was chosen last, if that cannot be seen."""
        self._return = self._return_game()
        self._seen = Seen()
        """Who has won."""
        self._heard: tuple[str, ...] = ()
        """Which sounds are written on the page."""
        if not self.moving:
            self._sound_the_end()

    @property
    def _may_review(self) -> bool:
        return self._saved is not None and self._saved.ended

    def _told_why(self, ending: Ending) -> str:
        """Why it ended as it did; nobody counts what was given up."""
        words = self._told.marked(self._desk)
        given_up = self._board.given_up
        if not given_up:
            return self._ways.show.verdict(ending.state, words)
        names = words.listed([words.seat(seat) for seat in given_up])
        return words.sentence(N_("Gave up before the end: {players}.")).format(players=names)

    def _return_game(self) -> Party | None:
        """The game that belongs to this one, where there is one: a return game has none of its own."""
        saved = self._saved
        if saved is None or saved.sitting.encore or self._proof is None or self._board.given_up:
            return None
        with suppress(GameError):
            setup = self._desk.module.text.encore(saved.match.setup)
            return self._party.returned(setup, saved.path.name)
        return None

    @property
    def moving(self) -> bool:
        """It is being counted."""
        return self._board.moving

    @property
    def typing(self) -> bool:  # type: ignore[override]
        """Somebody writes a name: then no letter leads away from here."""
        return self._me.writing

    @property
    def shown(self) -> int:
        """How much of what each player has won can be seen."""
        return self._board.shown

    @property
    def tab(self) -> str:
        """What is open."""
        return self._tabs.open

    def advance(self, seconds: float) -> Go:
        """Count on."""
        self._desk.audio.music(place=AT_END)
        self.changed |= self._heard != self._desk.hearing.lines
        self._seen.advance(seconds)
        if self._pages is not None and self._pages.advance():
            self.changed = True
        before, counting = self._board.counted, self.moving
        self._board.elapsed += seconds
        if not counting:
            self._look_whether_saved()
            return STAY
        self.changed = True
        if not self.moving:
            self._sound_the_end()
        elif self._board.counted != before:
            self._desk.audio.play("count")
        return STAY

    def _sound_the_end(self) -> None:
        """All is counted; a fanfare is for a person who has won."""
        self._desk.audio.play("win" if self._board.celebrated else "count")

    def _look_whether_saved(self) -> None:
        """The disk may have taken the game later than it was over: from now on it can be seen again."""
        if self._saved is None and (saved := self._ending.saved()) is not None:
            self._saved, self.changed = saved, True
            self._tabs = Tabs(self._desk, TABS if self._may_review else {SCORE: TABS[SCORE]})
            self._me = Me(self._desk, self._party, kept=True)
            self._return = self._return_game()

    # Where things are

    @property
    def _frame(self) -> Frame:
        return framed(self.stage)

    def resized(self, stage: Stage) -> None:
        """Everything is laid out anew."""
        super().resized(stage)
        self._board.stage = stage

    @property
    def _ways_on(self) -> WaysOn:
        keys = [REMATCH, SAME, AROUND, NEW, TITLE, MORE]
        keys += [TAKE_BACK] if self._take_back is not None else []
        keys += [FAIR] if self._proof is not None else []
        keys += [RETURN] if self._return is not None else []
        keys += [REPLAY, SHARE] if self._saved is not None else []
        return WaysOn(self._desk, keys, dealt=self._proof is not None)

    def spots(self) -> list[Spot]:
        """The log, the tabs with what is on the open one, the ways on from left to right."""
        frame = self._frame
        ways = [*self._ways_on.spots(frame), *self._me.spots(self._me_box(frame))]
        if self.moving:
            return [*self._log_spots(), *ways]
        return [*self._log_spots(), *self._tabs.spots(frame.tabs), *ways, *self._page_spots()]

    def _page_spots(self) -> list[Spot]:
        if self.tab == SCORE or self._pages is None:
            return self._board.spots()
        self._pages.lay(self._frame.page)
        return self._pages.spots()

    def _log_spots(self) -> list[Spot]:
        """In the corner, where it is at the table."""
        if self._log is None:
            return []
        box, say = Box(self.stage.width - 190, self._frame.top + 28, 64, 64), self._desk.say
        return [Spot(LOG, box, say("Log"), say("The whole game, turn by turn."))]

    # What the player does

    def handle(self, signal: Signal) -> Go:
        """The first press shows everything at once; then, not in the same breath, choose how to go on."""
        if self.moving and isinstance(signal, Press | PointerDown | Digit):
            self._board.finish()
            self.changed = True
            self._sound_the_end()
            return STAY
        if self._seen.seconds < DEAF_SECONDS and _hasty(signal):
            return STAY
        if self._me.handle(signal):
            self.changed = True
            return STAY
        looked = looked_at(signal, self.spots(), self.focus)
        if isinstance(looked, Won):
            return Push(self._board.zoom(looked))
        if signal == Press(Intent.BACK) or (_aside(signal) and looked is None):
            self._desk.audio.play("back")
            return Swap(self._ways.title(), all=True)
        if self._turned(signal):
            return STAY
        return self._choose(signal)

    def _turned(self, signal: Signal) -> bool:
        """Another tab was opened, or the open one was scrolled."""
        wanted = self._tabs.wanted(signal)
        if wanted is not None:
            self._open(wanted)
            self.focus.lead_to(REMATCH if self._pages is None or self.tab == SCORE else self._pages.first())
            self._desk.audio.play("click")
            return True
        if self.tab != SCORE and self._pages is not None and self._pages.handle(signal, self.focus):
            self.changed = True
            return True
        return False

    def _open(self, tab: str) -> None:
        self._tabs.open, self._note, self.changed = tab, "", True
        if tab == SCORE:
            return
        if self._pages is None:
            assert self._saved is not None, "there is nothing to review"
            self._pages = Pages(self._desk, self._ways, self._party, self._saved)
        self._pages.open = tab
        self._pages.lay(self._frame.page)

    def _choose(self, signal: Signal) -> Go:
        before = self.focus.key
        spot = self.pointed(signal)
        if self.focus.key != before:
            self._note = ""
        key: Any = spot.key if spot else SHORTCUTS.get(signal.intent) if isinstance(signal, Press) else None
        if self._log is not None and (signal == Press(Intent.LOG) or key == LOG):
            return self._log()
        if spot is not None and self._me.choose(spot):
            self.changed = True
            return STAY
        match key:
            case Won() as won:
                return Push(self._board.zoom(won))
            case ("tab", str(tab)):
                self._open(tab)
                return STAY
        ways = self._ways_on
        if key in ways.more or key in {way.key for way in ways.spots(self._frame)}:
            return self._go_on(key)
        if spot is not None and self._pages is not None:
            self.changed = True
            return self._pages.choose(spot.key, self.focus)
        return STAY

    def _go_on(self, key: str) -> Go:
        """One of the ways on."""
        match key:
            case "rematch":
                return self._begin(self._party.rematch(secrets.randbits(SEED_BITS)))
            case "same":
                return self._begin(self._party.again())
            case "around":
                return self._begin(self._party.around())
            case "return" if self._return is not None:
                return self._begin(self._return)
            case "take_back" if self._take_back is not None:
                return Swap(self._take_back())
            case "replay" if self._saved is not None:
                return self._replay(self._saved)
            case "share" if self._saved is not None:
                return self._share(self._saved)
            case "more":
                return Push(More(self._desk, self._ways_on.more))
            case "fair" if self._proof is not None:
                return Push(FairPlay(self._desk, self._proof))
            case "new":
                return Swap(self._ways.new_game(), all=True)
        return Swap(self._ways.title(), all=True)

    def _begin(self, party: Party) -> Go:
        try:
            return Swap(self._ways.begin(party))
        except BadLayout as error:
            return refused(self._desk, error)

    def _replay(self, saved: SavedGame) -> Go:
        try:
            return Push(self._ways.viewer(saved))
        except (BadLayout, GameError) as error:
            return refused(self._desk, error)

    def _share(self, saved: SavedGame) -> Go:
        copied, say = clipboard.copy(shareable(saved)), self._desk.say
        told = say("The game was copied as text, without names.")
        self._note = told if copied else say("Could not use the clipboard.")
        self.changed = True
        return STAY

    def resumed(self, closed: Scene, result: object) -> Go:
        """Whoever looked at something else comes back, perhaps with a wish."""
        self.changed = True
        return self._go_on(str(result)) if isinstance(closed, More) and result is not None else STAY

    # Painting

    def draw(self, brush: Brush) -> None:
        """The room, the heading, the rows, the buttons."""
        if not self.moving:
            self._seen.paint()
            self._me.seen()
        frame = self._frame
        self._paint_ground(brush)
        self._paint_heading(brush)
        for spot in self._log_spots():
            icon_button(brush, self.focus, spot, "log")
        if self.tab == SCORE or self._pages is None:
            self._board.draw(brush, self.focus)
        else:
            self._pages.lay(frame.page)
            self._pages.draw(brush, self.focus)
        if not self.moving:
            self._tabs.paint(brush, self.focus, frame.tabs)
        self._ways_on.paint(brush, self.focus, frame, main=self.tab == SCORE)
        self._paint_foot(brush)
        self._me.paint(brush, self.focus, self._me_box(frame))
        self._paint_heard(brush)

    def _paint_ground(self, brush: Brush) -> None:
        scenery, triumph = self._desk.scenery, self._board.celebrated and not self.moving
        winners, cheering = (self._winners, self._board.cheering) if triumph else ((), ())
        paint = partial(scenery.results, winners=winners, cheering=cheering)
        still(brush, ("results", scenery, winners, cheering), paint)

    @property
    def _winners(self) -> tuple[Livery, ...]:
        """What those wear who have won."""
        return tuple(self._party.dress[seat] for seat in self._board.winners)

    def _paint_heard(self, brush: Brush) -> None:
        """In the corner where the log is not, what can be heard."""
        self._heard = self._desk.hearing.lines
        room = Box(116, self._frame.top + 14, 560, 34)
        paint_heard(brush, room, list(map(self._desk.say, self._heard)))

    def _me_box(self, frame: Frame) -> Box:
        """At the left end of the foot, below the edge of the page."""
        return frame.foot._replace(x=frame.page.x, w=self._me.width)

    def _paint_foot(self, brush: Brush) -> None:
        """What is pointed at is for; else which rules it was played under, and whether it was."""
        told, foot = self._foot(), self._frame.foot
        if not told:
            return
        if self._me.asks:
            page, beside = self._frame.page, self._me.width + 20
            foot = Box(page.x + beside, foot.y, page.w - beside, foot.h)
        needed = brush.text_width(told, 20, Face.BODY) + 56
        whole = needed <= foot.w
        width, high = (needed, 46.0) if whole else (min(_TWO_LINES, foot.w), foot.h)
        x = foot.x + foot.w - width if self._me.asks else foot.centre[0] - width / 2
        chip = Box(x, foot.y, width, high)
        brush.panel(chip, PAGE, radius=22, alpha=225)
        telling = self._pointed_text() or self._note or self._desk.unsaved
        leading, colour = 1.3 if whole else 1.15, TEXT if telling else QUIET
        brush.paragraph(told, chip.inset(20, 3), 20, colour, align="center", leading=leading, middle=True)

    def _pointed_text(self) -> str:
        """What there is to say about what is pointed at, where nothing beside it says so."""
        spot = self.focus.on(self.spots())
        quiet = spot is None or isinstance(spot.key, Won) or spot.key in (REMATCH, LOG)
        return "" if quiet or spot is None else spot.text

    def _foot(self) -> str:
        """Which rules of the house it began under, and whether it was played so; empty if nobody knows."""
        if told := self._note or self._pointed_text() or self._desk.unsaved:
            return told
        say, name = self._desk.say, name_of(self._party.house)
        lines = [say("House rules: {house}", house=say(name))] if name else []
        if reasons := self._party.reasons:
            lines.append(say("{name}: {text}", name=say(CASUAL_NAME), text=explained(reasons, say)))
        return " · ".join(lines)

    def _heading(self) -> str:
        say = self._desk.say
        if self.moving:
            return say("And the winner is…")
        board = self._board
        names, words = [self._told.names[seat] for seat in board.winners], self._told.words(self._desk)
        if board.nothing:
            return say("A draw at {number}", number=board.best)
        if len(names) > 1:
            shared = N_("{names} share the victory!") if board.celebrated else N_("{names} share the victory")
            return say(shared, names=words.listed(names))
        if board.given_up:
            losers = words.listed([self._told.names[seat] for seat in board.given_up])
            return say("{name} wins: {players} gave up", name=names[0], players=losers)
        return say(N_("{name} wins!") if board.celebrated else N_("{name} wins"), name=names[0])

    def _paint_heading(self, brush: Brush) -> None:
        medals = () if self.moving or self._board.nothing else self._winners
        write_heading(brush, self._heading(), medals, self._frame.top, crowned=self._board.celebrated)
        if not self.moving:
            write_verdict(brush, self._verdict, self._party.dress, self._frame.top)


def _hasty(signal: Signal) -> bool:
    """What somebody presses again and again to skip something."""
    return signal in (Press(Intent.CONFIRM), Press(Intent.BACK)) or isinstance(signal, PointerDown)


def _aside(signal: Signal) -> bool:
    """A click that means back, unless there is something to look at."""
    return isinstance(signal, PointerDown) and signal.button is Button.RIGHT
