"""The table: plays a match, shows what happens, and lets people choose by pointing.

While there is something to be seen, a press finishes it and is no move.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Any

import pygame

from game.core.match import Match
from game.core.rules import Seat, Viewer
from game.services.saves import SavedGame
from game.services.settings import ALWAYS, HELD
from game.shell.advice import Adviser
from game.shell.choosing import Choosing
from game.shell.desk import Desk
from game.shell.focus import Spot
from game.shell.history import AnyMatch, History
from game.shell.house_rules import in_force, mind
from game.shell.inspecting import looked_at
from game.shell.pace import Pace
from game.shell.paint.brush import Brush
from game.shell.playback import Playback
from game.shell.pointing import Pointing
from game.shell.sayings import Sayings
from game.shell.scenes.curtain import Curtain
from game.shell.scenes.log import Log
from game.shell.scenes.menus import toggle_sound
from game.shell.scenes.notice import news
from game.shell.scenes.overlay import HIDDEN
from game.shell.scenes.past import Past
from game.shell.scenes.pause import Pause, PauseChoice
from game.shell.scenes.scene import STAY, Go, Push, Scene, Swap
from game.shell.scenes.table_buttons import TableButtons
from game.shell.scenes.ways import Ways
from game.shell.show import Hud, Party, Rewind, Tabletop
from game.shell.signals import (
    Button,
    Digit,
    FocusLost,
    Intent,
    PointerDown,
    PointerMoved,
    PointerUp,
    Press,
    Release,
    Signal,
)
from game.shell.stage import Stage
from game.shell.thinking import Thinking


class Table(Scene):
    """A match being played."""

    def __init__(
        self, desk: Desk, party: Party, tabletop: Tabletop, ways: Ways, saved: SavedGame | None = None
    ) -> None:
        """A new game, or one that was left."""
        super().__init__()
        self.desk, self.party, self.tabletop, self.ways = desk, party, tabletop, ways
        self.match: AnyMatch = Match(desk.module.rules, party.setup, party.seed)
        self.pace = Pace(desk)
        self.playback = Playback(desk, party, tabletop, self.pace)
        self.timeline = self.playback.timeline
        self.thinking = Thinking(desk, party, self.match, self.pace)
        self.sayings = Sayings(desk, party)
        self.adviser = Adviser(desk, party)
        self.pointing = Pointing(desk)
        self.focus = self.pointing.focus
        self.choosing: Choosing | None = None
        self.turn_ended: Callable[[], object] = lambda: None
        """Called when everything a turn brought has been seen."""
        self._looking: Viewer = party.people[0] if len(party.people) == 1 else None
        self.history = History(self.match, self._looking)
        self.past = Past(desk, party, self.history, tabletop, self.playback)
        self._buttons = TableButtons(desk, party, self.pace, self.adviser)
        self._wishes = self._granted()
        self._settling = self._everything_new = True
        self._peeks = False
        """The key to look ahead is held."""
        self.lit: tuple[Hashable, ...] = ()
        """What the log speaks of."""
        self._begin(saved)

    def _begin(self, saved: SavedGame | None) -> None:
        desk, match = self.desk, self.match
        self.tabletop.resync(match.rules.blank_view(match.setup, self._looking))
        if saved is None:
            sitting = self.party.sitting(in_force(desk.settings))
            self.journal = desk.saves.open(desk.module, match, sitting)
            self._show(match.opening.events)
        else:
            self._recall(saved)
            self.journal = desk.saves.reopen(desk.module, match, saved)
            mind(self.journal, desk.settings)

    def _recall(self, saved: SavedGame) -> None:
        """Everything is as it was when the game was left; nothing of it is shown again."""
        for action in saved.match.actions:
            for event in self.history.submit(action):
                self.playback.recall(self.match.rules.redact(event, self._looking))
        self.tabletop.resync(self.match.rules.view(self.match.state, self._looking))

    # Time

    @property
    def moving(self) -> bool:
        """Cards fly, a computer thinks, or something comes to rest."""
        return self.timeline.busy or self._settling or self.thinking.busy

    def advance(self, seconds: float) -> Go:
        """Show on; when all has been seen, go on with the match."""
        self.desk.audio.music(self.tabletop.tension())
        if self.playback.showing:
            self.playback.advance(seconds)
            if self.timeline.busy:
                return STAY
            self.turn_ended()
        self._settling = self.tabletop.settle(seconds)
        told = news(self.desk)
        return self._go_on(seconds) if told == STAY else told

    def _go_on(self, seconds: float) -> Go:
        seat = self.match.to_act
        if seat is None:
            return Swap(self.ways.results(self.party.after(self.journal.sitting), self.match.state))
        self.pace.computers = self.thinking.decides(seat)
        if self.pace.computers:
            self._think(seat, seconds)
        elif self._looking != seat:
            return self._pass_to(seat)
        elif self.choosing is None:
            self._ask()
        else:
            self._hear_advice()
        return STAY

    def settle_now(self) -> None:
        """Put everything where it belongs at once."""
        self.tabletop.resync(self.tabletop.view)

    def _think(self, seat: Seat, seconds: float) -> None:
        """Let a computer think; when it has decided, it says why."""
        thought = self.thinking.think(seat, seconds)
        if thought is not None:
            view = self.match.rules.view(self.match.state, seat)
            self._submit(thought.action)
            self.history.explain(self.sayings.hear(seat, view, thought))

    # Whose hand

    def _pass_to(self, seat: Seat) -> Go:
        """Another person is to play: nobody's hand is shown until that one asks for it."""
        self._look(None)
        recaps = self.tabletop.recaps()
        return Push(Curtain(self.desk, seat, self.party, recaps, partial(self._pause_card, hide=True)))

    def _look(self, viewer: Viewer) -> None:
        self._looking = viewer
        self.adviser.drop()
        self.choosing = None
        self.focus.key = None
        self.tabletop.resync(self.match.rules.view(self.match.state, viewer))
        self._everything_new = self.changed = True

    @property
    def _secret(self) -> bool:
        """There is a hand on the table that somebody else at the screen may not see."""
        return self._looking is not None and len(self.party.people) > 1

    def _hide(self) -> Go:
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
        legal = self.match.rules.legal_actions(self.match.state)
        self.choosing = Choosing(legal, self.tabletop.steps)
        self.changed = True

    def _submit(self, action: Any) -> None:
        self.thinking.drop()
        self.adviser.drop()
        self.sayings.hush()
        self.choosing = None
        self.pointing.drag.let_go()
        events = self.history.submit(action)
        self.journal.keep()  # what has been seen must not be lost
        self._show(events)

    def _show(self, events: Sequence[Any]) -> None:
        redact = self.match.rules.redact
        self.playback.show([redact(event, self._looking) for event in events], told=bool(self.match.actions))
        self.changed = True

    def _answer(self, key: Hashable, choosing: Choosing) -> None:
        step = self.tabletop.answer(key, choosing)
        if step is None:
            return
        action = choosing.choose(step)
        self.desk.audio.play("click")
        if action is not None:
            self._submit(action)

    def _step_back(self) -> Go | None:
        """One step back in an open choice, if there is one."""
        if self.choosing is None or not self.choosing.begun or self.timeline.busy:
            return None
        self.choosing.back()
        self.desk.audio.play("back")
        return STAY

    # What players do

    def _granted(self) -> dict[Hashable, Callable[[], Go | None]]:
        """What is done at once, whatever is going on: by intent, and by the key of a button."""
        back_to_log, back_to_round = partial(self._look_back, "log"), partial(self._look_back, "replay")
        sound = partial(toggle_sound, self.desk)
        return {
            Intent.BACK: lambda: self._step_back() or self._pause(),
            Intent.MUTE: sound,
            "sound": sound,
            Intent.HINT: self._advise,
            "hint": self._advise,
            "speed": self.pace.next,
            Intent.FASTER: partial(self.pace.change, 1),
            Intent.SLOWER: partial(self.pace.change, -1),
            Intent.HIDE: self._hide,
            Intent.PAUSE: self._pause,
            "pause": self._pause,
            Intent.LOG: back_to_log,
            "log": back_to_log,
            Intent.REPLAY: back_to_round,
            "replay": back_to_round,
        }

    def spots(self) -> list[Spot]:
        """What can be pointed at, in reading order."""
        return self.tabletop.spots(self._hud())

    def handle(self, signal: Signal) -> Go:
        """While something is to be seen, a press finishes it and is consumed."""
        self.changed = True
        looked = self._look_closely(signal)
        if looked is not None:
            return Push(looked)
        match signal:
            case Press(intent) if intent in self._wishes:
                return self._wishes[intent]() or STAY
            case Press(Intent.HURRY) | Release(Intent.HURRY):
                self.pace.hurried = isinstance(signal, Press)
            case Press(Intent.PREVIEW) | Release(Intent.PREVIEW):
                self._peeks = isinstance(signal, Press)
            case FocusLost():
                return self._hide()
            case _ if self.timeline.busy:
                return self._skip(signal)
            case PointerDown(_, Button.RIGHT):
                return self._step_back() or STAY
            case _:
                prompted = self.choosing is not None and self.choosing.begun
                return self._choose(self.pointing.chosen(signal, self.spots(), prompted=prompted))
        return STAY

    def _look_closely(self, signal: Signal) -> Scene | None:
        """A card, or a pile: that is possible at any time, and changes nothing."""
        match signal:
            case Press(Intent.FIRST_PILE):
                return self.tabletop.fan(self.tabletop.piles[0], secret=self._secret)
            case Press(Intent.SECOND_PILE):
                return self.tabletop.fan(self.tabletop.piles[1], secret=self._secret)
        key = looked_at(signal, self.spots(), self.focus)
        return None if key is None else self.tabletop.zoom(key, secret=self._secret)

    def _skip(self, signal: Signal) -> Go:
        """Finish the step; but the buttons work at any time."""
        buttons = [spot for spot in self.spots() if isinstance(spot.key, str | Rewind)]
        match signal:
            case PointerMoved():
                self.focus.handle(signal, self.spots())
            case PointerDown(at) | PointerUp(at) if any(spot.box.holds(at) for spot in buttons):
                return self._choose(self.focus.handle(signal, buttons))
            case Press(Intent.SKIP | Intent.CONFIRM) | PointerDown(_, Button.LEFT) | Digit():
                self.timeline.finish_step()
        return STAY

    def _choose(self, spot: Spot | None) -> Go:
        if spot is None:
            return STAY
        if spot.key in self._wishes:
            return self._wishes[spot.key]() or STAY
        if isinstance(spot.key, Rewind):
            return self._look_back(spot.key)
        pile = self.tabletop.fan(spot.key, secret=self._secret)
        if pile is not None:
            return Push(pile)
        if self.choosing is not None:
            self._answer(spot.key, self.choosing)
        return STAY

    # Hints

    @property
    def _may_advise(self) -> bool:
        """A person is to decide, and looks at the cards."""
        return self.choosing is not None and not self.timeline.busy and self.desk.settings.hints

    def _advise(self) -> None:
        """Say more than was said so far."""
        seat = self.match.to_act
        if seat is None or not self._may_advise:
            return
        rules, state = self.match.rules, self.match.state
        self.adviser.press(seat, rules.view(state, seat), rules.legal_actions(state))
        self.desk.audio.play("click")

    def _hear_advice(self) -> None:
        thought = self.adviser.listen()
        if thought is not None:
            if len(self.party.people) == 1:  # it comes from a hand that the others may not know
                self.sayings.learn(thought)
            self.changed = True

    # Other scenes

    def _look_back(self, what: Hashable) -> Go:
        """The log, or turns seen once more. Others may come to look on, so that no hand stays open."""
        if self._secret:
            self.timeline.finish()
            self._look(None)
        self.desk.audio.play("click")
        match what:
            case Rewind(number):
                return self.past.turn(number)
            case "log":
                return self.past.log(self._light)
            case _:
                return self.past.last_round()

    def _light(self, keys: tuple[Hashable, ...]) -> None:
        self.lit, self.changed = keys, True

    def _pause(self) -> Go:
        return Push(self._pause_card(hide=self._secret))

    def _pause_card(self, *, hide: bool) -> Scene:
        return Pause(self.desk, self.party.shuffle(self.match.rules), hide=hide)

    def interrupted(self) -> None:
        """Whatever is held comes up unheard."""
        self.pace.hurried = False
        self._let_go()

    def _let_go(self) -> None:
        self._peeks = False
        self.pointing.drag.let_go()

    def resumed(self, closed: Scene, result: object) -> Go:
        """Back from the curtain or the pause, where keys and buttons may have come up."""
        self.interrupted()
        mind(self.journal, self.desk.settings)
        self._everything_new = self.changed = True
        if isinstance(closed, Log):
            self._light(())
        if isinstance(closed, Curtain):
            if isinstance(result, PauseChoice):
                return self._after_pause(result)
            self._look(self.match.to_act)
        if result == HIDDEN or (result is PauseChoice.RESUME and self._secret):
            return self._hide()  # whoever comes back may be somebody else
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
        self.tabletop.resized(stage)
        self._everything_new = True

    @property
    def _foresees(self) -> bool:
        """It is to be seen what a choice would lead to."""
        wanted = self.desk.settings.preview
        return wanted == ALWAYS or (wanted == HELD and self._peeks)

    def _hud(self) -> Hud:
        return Hud(
            looking=self._looking,
            to_act=self.match.to_act,
            choosing=None if self.timeline.busy else self.choosing,
            focus=self.focus.key,
            ring=not self.focus.by_mouse,
            caption=self.playback.caption,
            thinking=self.thinking.busy and not self.adviser.thinking,
            buttons=self._buttons.shown(may_advise=self._may_advise),
            dragged=self.pointing.drag.at,
            saying=self.sayings.latest,
            tip=self.adviser.tip,
            preview=self._foresees,
            chances=(self.adviser.chances or self.sayings.chances) if self.desk.settings.chances else (),
            lit=self.lit,
            story=self.playback.captions.story,
        )

    def draw(self, brush: Brush) -> None:
        """Everything anew."""
        self.tabletop.repaint(brush, self._hud(), everything=True)
        self._everything_new = False
        self._settling = True  # what is pointed at now may want to rise

    def repaint(self, brush: Brush) -> list[pygame.Rect]:
        """Only what has changed."""
        if not (self.changed or self.moving):
            return []
        everything, self._everything_new = self._everything_new, False
        self._settling |= self.changed
        self.changed = False
        return self.tabletop.repaint(brush, self._hud(), everything=everything)
