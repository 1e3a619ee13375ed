"""The table: plays a match, shows what happens, and lets people choose by pointing."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Any

import pygame

from game.core.choosing import Choosing
from game.core.rules import Seat, Viewer
from game.services.course import Kept
from game.services.saved_game import SavedGame
from game.services.settings import ALWAYS, HELD
from game.services.takeback import TakeBack
from game.shell.advice import Adviser
from game.shell.asking import LAMP, Asking
from game.shell.course import Course
from game.shell.desk import Desk
from game.shell.focus import Spot
from game.shell.holding import Hold
from game.shell.inspecting import looked_at
from game.shell.pace import Pace
from game.shell.paint.brush import Brush
from game.shell.playback import Playback
from game.shell.pointing import Pointing
from game.shell.rank import CASUAL, Rank
from game.shell.scenes.curtain import Curtain
from game.shell.scenes.log import Log
from game.shell.scenes.menus import toggle_sound
from game.shell.scenes.notice import news
from game.shell.scenes.overlay import HIDDEN
from game.shell.scenes.past import Past
from game.shell.scenes.pause import Pause, PauseChoice
from game.shell.scenes.scene import STAY, Go, Push, Scene, Swap
from game.shell.scenes.table_buttons import TableButtons
from game.shell.scenes.table_signals import TableSignals, Wishes
from game.shell.scenes.ways import Ways
from game.shell.show import Ending, Party, Tabletop
from game.shell.signals import Intent, Press, Signal
from game.shell.speed_keys import SpeedKeys
from game.shell.stage import Stage
from game.shell.table.badge import Badge
from game.shell.table.hud import Hud, Rewind
from game.shell.table.tableau import Tableau
from game.shell.thinking import Thinking


class Table(Scene):
    """A match being played."""

    slow = True

    def __init__(self, desk: Desk, party: Party, tabletop: Tabletop, ways: Ways, kept: Kept = None) -> None:
        """A new game, or one that was left."""
        super().__init__()
        self.desk, self.party, self.tabletop, self.ways = desk, party, tabletop, ways
        self.tableau = Tableau(desk, party, tabletop)
        self._looking = party.alone
        self.course = Course(desk, party, self._looking, kept)
        self.match, self.history = self.course.match, self.course.history
        self.journal, self.sayings = self.course.journal, self.course.sayings
        self.pace, self.badge = Pace(desk), Badge()
        self.rank = Rank(desk, self.course, self.badge)
        self.playback = Playback(desk, party, self.tableau, self.pace)
        self.timeline = self.playback.timeline
        alone = party.alone is not None
        self.takeback = TakeBack(desk.settings, self.course, lambda: self.playback.unseen, alone=alone)
        self.past = Past(desk, party, self.history, self.tableau, self.playback)
        self.thinking = Thinking(desk, party, self.match, self.pace)
        self.adviser = Adviser(desk, party)
        self.pointing = Pointing(desk)
        self.focus = self.pointing.focus
        self.asking = Asking(tabletop, self.pointing, self.adviser, self.spots)
        self.turn_ended: Callable[[], object] = lambda: None
        """Called when everything a turn brought has been seen."""
        self.lit: tuple[Hashable, ...] = ()
        """What the log speaks of."""
        self._peek = Hold(desk.settings)
        """Somebody wants to look ahead."""
        self._buttons = TableButtons(desk, party, self.pace, self.adviser)
        holds = {Intent.HURRY: self.pace.hurry, Intent.PREVIEW: self._peek}
        self._signals = TableSignals(self, self._wishes(), holds)
        self._settling = self._everything_new = True
        if isinstance(kept, SavedGame):
            self._recall()
        else:
            tabletop.resync(self.match.rules.blank_view(self.match.setup, self._looking))
            self._show(self.match.opening.events)

    def _recall(self) -> None:
        """Everything is as it is in the match; nothing of what led there is shown again."""
        self.playback.retell(self.history.opening, self.course.told())
        self.tabletop.resync(self.match.rules.view(self.match.state, self._looking))
        self._everything_new = self.changed = True

    # Time

    @property
    def moving(self) -> bool:
        """Cards fly, a computer thinks, or something comes to rest."""
        return self.timeline.busy or self._settling or self.thinking.busy or bool(self.badge.text)

    def advance(self, seconds: float) -> Go:
        """Show on; when all has been seen, go on with the match."""
        self.desk.audio.music(self.tabletop.words.tension())
        self.changed |= self.badge.advance(seconds)
        if self.playback.showing:
            self.playback.advance(seconds)
            if self.timeline.busy:
                return STAY
            self.turn_ended()
        self._settling = self.tableau.settle(seconds)
        told = news(self.desk)
        return self._go_on(seconds) if told == STAY else told

    def _go_on(self, seconds: float) -> Go:
        seat = self.match.to_act
        if seat is None:
            return Swap(self.ways.results(self.party.after(self.journal.sitting), self._ending()))
        self.pace.computers = self.thinking.decides(seat)
        self.pace.rushing &= self.pace.computers
        if self.pace.computers:
            self._think(seat, seconds)
        elif self._looking != seat:
            return self._pass_to(seat)
        elif self.choosing is None:
            self._ask()
        else:
            self._hear_advice()
        return STAY

    def _ending(self) -> Ending:
        """How it ended; whoever plays against computers may have another idea."""
        may = self.party.alone is not None and self.takeback.allowed(self._looking)
        proof = self.party.proof(self.match.rules, self.journal, over=True)
        back, log = self._back_from_the_end if may else None, partial(self._look_back, "log")
        return Ending(self.match.state, proof, back, log)

    def settle_now(self) -> None:
        """Put everything where it belongs at once."""
        self.tabletop.resync(self.tabletop.view)

    def _think(self, seat: Seat, seconds: float) -> None:
        """Let a computer think; when it has decided, it says why."""
        thought = self.thinking.think(seat, seconds)
        if thought is not None:
            self._drop()
            before = self.match.state
            events = self.course.decided(seat, thought)
            self.thinking.plan(thought, before, events)
            self._show(events)

    # Whose hand

    def _pass_to(self, seat: Seat) -> Go:
        """Another person is to play: nothing secret is shown until that one asks for it."""
        if not self._has_secrets(seat):
            self._look(seat)
            return STAY
        self._look(None)
        recaps = self.tableau.recaps()
        return Push(Curtain(self.desk, seat, self.party, recaps, partial(self._pause_card, hide=True)))

    def _look(self, viewer: Viewer) -> None:
        self._looking = viewer
        self.adviser.drop()
        self.asking.drop()
        self.focus.key = None
        self.tabletop.resync(self.match.rules.view(self.match.state, viewer))
        self._everything_new = self.changed = True

    def _has_secrets(self, seat: Seat) -> bool:
        """That one sees something which others may not."""
        rules = self.match.rules
        return rules.secrets(rules.view(self.match.state, seat))

    @property
    def _secret(self) -> bool:
        """There is something on the table that somebody else at the screen may not see."""
        seat = self._looking
        return seat is not None and self.party.alone is None and self._has_secrets(seat)

    def hide(self) -> Go:
        """Close the curtain at once, if there is something to hide."""
        self._let_go()
        seat = self._looking
        if not self._secret or seat is None or self.timeline.busy or self.match.to_act != seat:
            if self._secret and self.match.to_act is not None:
                self.timeline.finish()
                self._look(None)
            return STAY
        return self._pass_to(seat)

    # Choosing

    def _ask(self) -> None:
        rules, state = self.match.rules, self.match.state
        view = rules.view(state, self._looking)
        self.asking.ask(self.desk.module.choosing(view, rules.legal_actions(state)))
        self.changed = True

    def _drop(self) -> None:
        """Something else is on: nobody thinks about what was, or holds it."""
        self.thinking.drop()
        self.adviser.drop()
        self.asking.drop()
        self.pointing.drag.let_go()

    def _submit(self, action: Any) -> None:
        """A person has decided."""
        self._drop()
        self.takeback.decided(action)
        self._show(self.course.submit(action))

    def _show(self, events: Sequence[Any]) -> None:
        redact = self.match.rules.redact
        self.playback.show([redact(event, self._looking) for event in events])
        self.changed = True

    @property
    def choosing(self) -> Choosing | None:
        """What a person has chosen so far, and can choose next."""
        return self.asking.choosing

    def choose(self, spot: Spot) -> Go:
        """What was pointed at: something to look at, or an answer."""
        if isinstance(spot.key, Rewind):
            return self._look_back(spot.key)
        pile = self.tabletop.fan(spot.key, secret=self._secret)
        if pile is not None:
            return Push(pile)
        marks = self.asking.means(spot.key)
        if marks:
            action = self.asking.answer(marks)
            self.desk.audio.play("click")
            if action is not None:
                self._submit(action)
        return STAY

    def step_back(self) -> bool:
        """One step back in an open choice, if there is one."""
        if not self.asking.begun or self.timeline.busy:
            return False
        self.asking.back()
        self.desk.audio.play("back")
        return True

    # Taking back

    def _take_back(self) -> None:
        """What has been chosen so far; else the latest decision of whoever looks, if that is allowed."""
        if self.step_back():
            return
        if self.takeback.allowed(self._looking):
            self._go_back()
        else:
            self.badge.show(self.desk.say("Nothing can be taken back now."))

    def _go_back(self) -> None:
        """The latest decision is open again."""
        self._drop()
        self.pace.rushing = False
        self.takeback.take_back(self._looking)
        self.thinking.rewind()
        self._recall()
        self.desk.audio.play("back")
        self.rank.taken_back()

    def _back_from_the_end(self) -> Scene:
        self._go_back()
        return self

    def _play_again(self) -> None:
        """What was taken back is decided once more, as it was."""
        if self.takeback.may_repeat(self._looking):
            self.timeline.finish()
            self._submit(self.takeback.next)

    # What players do

    def _wishes(self) -> Wishes:
        """What is done at once, whatever is going on."""
        log, last_round = partial(self._look_back, "log"), partial(self._look_back, "replay")
        sound = partial(toggle_sound, self.desk)
        return {
            **SpeedKeys(self.desk, self.pace, self.badge).wishes(),
            Intent.TO_MY_TURN: self._rush,
            Intent.BACK: lambda: None if self.step_back() else self._pause(),
            Intent.MUTE: sound,
            "sound": sound,
            Intent.HINT: self._advise,
            LAMP: self._advise,
            Intent.UNDO: self._take_back,
            "undo": self._take_back,
            Intent.REDO: self._play_again,
            "redo": self._play_again,
            Intent.HIDE: self.hide,
            Intent.PAUSE: self._pause,
            "pause": self._pause,
            Intent.LOG: log,
            "log": log,
            Intent.REPLAY: last_round,
            "replay": last_round,
            CASUAL: self.rank.explain,
        }

    def spots(self) -> list[Spot]:
        """What can be pointed at, in reading order."""
        return self.tableau.spots(self._hud())

    def handle(self, signal: Signal) -> Go:
        """The same, whichever device it comes from."""
        self.changed = True
        return self._signals.handle(signal)

    def _rush(self) -> None:
        """On to where a person has to decide; nothing is shown on the way."""
        self.pace.rushing = self.choosing is None and bool(self.party.people)

    def look_closely(self, signal: Signal) -> Scene | None:
        """A card, or a pile: that is possible at any time, and changes nothing."""
        match signal:
            case Press(Intent.FIRST_PILE):
                return self.tableau.fan(0, secret=self._secret)
            case Press(Intent.SECOND_PILE):
                return self.tableau.fan(1, secret=self._secret)
        key = looked_at(signal, self.spots(), self.focus)
        return None if key is None else self.tableau.zoom(key, secret=self._secret)

    # Hints

    @property
    def _may_advise(self) -> bool:
        """A person is to decide, and looks at the cards."""
        return self.choosing is not None and not self.timeline.busy and self.desk.settings.hints

    def _advise(self) -> None:
        """Say more than was said so far, about the very question that is open."""
        seat = self.match.to_act
        if seat is not None and self.choosing is not None and self._may_advise:
            view = self.match.rules.view(self.match.state, seat)
            self.adviser.press(seat, view, self.choosing.open, begun=self.choosing.begun)
            self.asking.follow()
            self.desk.audio.play("click")

    def _hear_advice(self) -> None:
        thought = self.adviser.listen()
        if thought is not None:
            if self.party.alone is not None:  # it comes from a hand that the others may not know
                self.sayings.learn(thought)
            self.asking.follow()
            self.changed = True

    # Other scenes

    def _look_back(self, what: Hashable) -> Go:
        """The log, or turns seen once more. Others may come to look on, so that no hand stays open."""
        if self._secret:
            self.timeline.finish()
            self._look(None)
        self.desk.audio.play("click")
        return self.past.open(what, self._light)

    def _light(self, keys: tuple[Hashable, ...]) -> None:
        self.lit, self.changed = keys, True

    def _pause(self) -> Go:
        return Push(self._pause_card(hide=self._secret))

    def _pause_card(self, *, hide: bool) -> Scene:
        return Pause(self.desk, self.party.proof(self.match.rules, self.journal), hide=hide)

    def interrupted(self) -> None:
        """Whatever is held comes up unheard."""
        self.pace.rushing = False
        self.pace.hurry.let_go()
        self._let_go()

    def _let_go(self) -> None:
        self._peek.let_go()
        self.pointing.drag.let_go()

    def resumed(self, closed: Scene, result: object) -> Go:
        """Back from the curtain or the pause, where keys and buttons may have come up."""
        self.interrupted()
        self.rank.check_house()
        self._everything_new = self.changed = True
        if isinstance(closed, Log):
            self._light(())
        if isinstance(closed, Curtain):
            if isinstance(result, PauseChoice):
                return self._after_pause(result)
            self._look(self.match.to_act)
        if result == HIDDEN or (result is PauseChoice.RESUME and self._secret):
            return self.hide()  # whoever comes back may be somebody else
        if isinstance(result, PauseChoice):
            return self._after_pause(result)
        return STAY

    def _after_pause(self, choice: PauseChoice) -> Go:
        if choice is not PauseChoice.RESUME:
            self.thinking.drop()
        return self.ways.after_pause(choice, self.party)

    # Looks

    def resized(self, stage: Stage) -> None:
        """Everything is laid out anew."""
        super().resized(stage)
        self.timeline.finish_running()  # it was on its way between places that are elsewhere now
        self.tableau.resized(stage)
        self._everything_new = True

    @property
    def _foresees(self) -> bool:
        """It is to be seen what a choice would lead to."""
        return self.desk.settings.preview == ALWAYS or self.peeking

    @property
    def peeking(self) -> bool:  # type: ignore[override]
        """Whoever chooses holds a key to see what that would lead to."""
        return self.desk.settings.preview == HELD and self._peek.on and self.choosing is not None

    def _hud(self) -> Hud:
        new = self.choosing is not None and self.course.is_new(self._looking)
        return Hud(
            choosing=None if self.timeline.busy else self.choosing,
            focus=self.focus.key,
            ring=not self.focus.by_mouse,
            caption=self.playback.goal if new else self.playback.caption,
            thinking=self.thinking.busy and not self.adviser.thinking,
            buttons=self._buttons.shown(may_advise=self._may_advise),
            dragged=self.pointing.drag.at,
            saying=None if new else self.sayings.latest,
            tip=self.adviser.tip,
            followed=self.focus.key is not None and self.focus.key == self.asking.advised,
            preview=self._foresees,
            chances=self.adviser.chances or self.sayings.chances,
            lit=self.lit,
            story=() if new else self.playback.captions.story,
            ways_back=self._buttons.ways_back(
                back=self.asking.begun or self.takeback.allowed(self._looking),
                again=self.takeback.may_repeat(self._looking),
            ),
            marks=self.rank.marks,
            badge=self.badge.text,
        )

    def draw(self, brush: Brush) -> None:
        """Everything anew."""
        self.tableau.repaint(brush, self._hud(), everything=True)
        self._everything_new = False
        self._settling = True  # what is pointed at now may want to rise

    def repaint(self, brush: Brush) -> list[pygame.Rect]:
        """Only what has changed."""
        if not (self.changed or self.moving):
            return []
        everything, self._everything_new = self._everything_new, False
        self._settling |= self.changed
        self.changed = False
        return self.tableau.repaint(brush, self._hud(), everything=everything)
