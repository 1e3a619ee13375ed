"""The table: plays a match, shows what happens, and lets people choose by pointing.

The rules resolve an action at once; the screen plays it back. It is always behind the rules, never ahead:
while there is something to be seen, a press finishes it and is no move.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Any

import pygame

from game.core.match import Match
from game.core.player import Thought
from game.core.rules import Seat, Viewer
from game.services.saves import SavedGame
from game.services.settings import ALWAYS, HELD
from game.shell.advice import Adviser
from game.shell.animation.timeline import Timeline
from game.shell.captions import Captions
from game.shell.choosing import Choosing
from game.shell.desk import Desk
from game.shell.dragging import Drag
from game.shell.focus import Focus, Spot
from game.shell.history import AnyMatch, History
from game.shell.inspecting import looked_at
from game.shell.pace import Pace
from game.shell.paint.brush import Brush
from game.shell.scenes.curtain import Curtain
from game.shell.scenes.log import Log
from game.shell.scenes.menus import toggle_sound
from game.shell.scenes.notice import news
from game.shell.scenes.overlay import HIDDEN
from game.shell.scenes.past import Past
from game.shell.scenes.pause import Pause, PauseChoice
from game.shell.scenes.scene import STAY, Go, Push, Scene, Swap
from game.shell.scenes.ways import Ways
from game.shell.show import Hud, HudButton, Party, Rewind, Saying, Tabletop
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

THINKING_SECONDS = 0.6
"""A computer that answers at once would look as if it had not thought."""
INSTANT_SECONDS = 0.35
"""Even where nothing is shown on the way, each turn needs a moment, or the table would flicker."""


class Table(Scene):
    """A match being played."""

    def __init__(
        self, desk: Desk, party: Party, tabletop: Tabletop, ways: Ways, saved: SavedGame | None = None
    ) -> None:
        """A new game, or one that was left."""
        super().__init__()
        self.desk, self.party, self.tabletop, self.ways = desk, party, tabletop, ways
        self.match: AnyMatch = Match(desk.module.rules, party.setup, party.seed)
        self.timeline, self.thinker, self.focus = Timeline(), desk.thinker, Focus()
        self.thinker.drop()  # it may still be busy with a game that was left
        self.choosing: Choosing | None = None
        self.thought: Thought[Any] | None = None
        self.thought_by: Seat | None = None
        """What the last computer to decide had come to, and which seat that was."""
        self._shuffle = party.shuffle(desk.module.rules)
        self.caption = desk.say("Shuffle {shuffle}", shuffle=self._shuffle)
        self.captions = Captions(desk, party.names)
        self.turn_ended: Callable[[], object] = lambda: None
        """Called when everything a turn brought has been seen."""
        self.saying: Saying | None = None
        """Why the last computer to decide did what can be seen."""
        self.chances: tuple[float, ...] = ()
        self.adviser = Adviser(desk, party)
        self.instant_seconds = INSTANT_SECONDS
        self._words = desk.words(party.names)
        self._to_reader = desk.words(party.names, party.people[0] if len(party.people) == 1 else None)
        self._minds = party.minds
        self._looking: Viewer = party.people[0] if len(party.people) == 1 else None
        self._waited = 0.0
        self.pace = Pace(desk)
        self._showing = False
        """A turn is being seen; it may be over already, if it was skipped."""
        self._settling = True
        self._everything_new = True
        self._drag = Drag()
        self._peeks = False
        """The key to look ahead is held."""
        self.history = History(self.match, self._looking)
        self.past = Past(desk, party, self.history, tabletop)
        self.lit: tuple[Hashable, ...] = ()
        """What the log speaks of."""
        tabletop.resync(self.match.rules.blank_view(self.match.setup, self._looking))
        if saved is None:
            self.journal = desk.saves.open(desk.module, self.match, party.sitting)
            self._show(self.match.opening.events)
        else:
            self._recall(saved)
            self.journal = desk.saves.reopen(desk.module, self.match, saved)

    def _recall(self, saved: SavedGame) -> None:
        """Everything is as it was when the game was left; nothing of it is shown again."""
        for action in saved.match.actions:
            for event in self.history.submit(action):
                seen = self.match.rules.redact(event, self._looking)
                self.tabletop.recall(seen)
                self.caption = self.captions.hear(seen) or self.caption
        self.tabletop.resync(self.match.rules.view(self.match.state, self._looking))

    # Time

    @property
    def moving(self) -> bool:
        """Cards fly, a computer thinks, or something comes to rest."""
        return self.timeline.busy or self._settling or self.thinker.busy

    def advance(self, seconds: float) -> Go:
        """Show on; when all has been seen, go on with the match."""
        self.desk.audio.music(self.tabletop.tension())
        if self._showing:
            if self.pace.instant:
                self.timeline.finish()
            else:
                self.timeline.advance(seconds * self.pace.speed)
            if self.timeline.busy:
                return STAY
            self._showing = False
            self.turn_ended()
        self._settling = self.tabletop.settle(seconds)
        told = news(self.desk)
        return self._go_on(seconds) if told == STAY else told

    def _go_on(self, seconds: float) -> Go:
        seat = self.match.to_act
        if seat is None:
            return Swap(self.ways.results(self.party, self.match.state))
        self.pace.computers = seat in self._minds
        if seat in self._minds:
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
        """Let the computer think, and look as if it did."""
        instant = self.pace.instant
        self._waited += seconds if instant else seconds * self.pace.speed
        if not self.thinker.busy:
            view = self.match.rules.view(self.match.state, seat)
            legal = self.match.rules.legal_actions(self.match.state)
            self.thinker.ask(self.party.seats[seat], self._minds[seat], view, legal)
        thought = self.thinker.poll()
        if thought is None or self._waited < (self.instant_seconds if instant else THINKING_SECONDS):
            return
        self.thought, self.thought_by = thought, seat
        view = self.match.rules.view(self.match.state, seat)
        self._submit(thought.action)
        self.history.explain(self.desk.module.explain(view, thought, self._words))
        self.saying = Saying(seat, self.desk.module.explain(view, thought, self._to_reader))
        self.chances = thought.chances or self.chances

    # Whose hand

    def _pass_to(self, seat: Seat) -> Go:
        """Another person is to play: nobody's hand is shown until that one asks for it."""
        self._look(None)
        recaps = self.tabletop.recaps()
        return Push(Curtain(self.desk, seat, self.party, recaps, self._pause_hidden))

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

    # Choosing

    def _ask(self) -> None:
        legal = self.match.rules.legal_actions(self.match.state)
        self.choosing = Choosing(legal, self.tabletop.steps)
        self.changed = True

    def _submit(self, action: Any) -> None:
        self.thinker.drop()
        self.adviser.drop()
        self.saying = None
        self.choosing, self._waited = None, 0.0
        self._drag.let_go()
        events = self.history.submit(action)
        self.journal.keep()  # what has been seen must not be lost
        self._show(events)

    def _show(self, events: Sequence[Any]) -> None:
        for event in events:
            seen = self.match.rules.redact(event, self._looking)
            self.timeline.add(partial(self.tabletop.stage, seen, self._heard))
        self.past.unseen += len(events)
        self._showing = self.changed = True

    def _heard(self, event: Any) -> None:
        """An event begins to be seen."""
        self.past.unseen -= 1
        if self.match.actions:  # until then, the hash of the shuffle is there to be read
            self.caption = self.captions.hear(event) or self.caption
        for cue in self.tabletop.cues(event):
            self.desk.audio.play(cue)

    def _choose(self, spot: Spot) -> Go:
        buttons: dict[str, Callable[[], None]] = {
            "hint": self._advise,
            "speed": self.pace.next,
            "sound": partial(toggle_sound, self.desk),
        }
        if spot.key == "pause":
            return self._pause()
        if isinstance(spot.key, Rewind) or spot.key in ("log", "replay"):
            return self._look_back(spot.key)
        pile = self.tabletop.fan(spot.key, secret=self._secret)
        if pile is not None:
            return Push(pile)
        if isinstance(spot.key, str) and spot.key in buttons:
            buttons[spot.key]()
        elif self.choosing is not None:
            step = self.tabletop.answer(spot.key, self.choosing)
            if step is not None:
                action = self.choosing.choose(step)
                self.desk.audio.play("click")
                if action is not None:
                    self._submit(action)
        return STAY

    # What players do

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
            case Press(Intent.BACK):
                return self._back()
            case Press(Intent.MUTE):
                toggle_sound(self.desk)
            case Press(Intent.HINT):
                self._advise()
            case Press(Intent.FASTER):
                self.pace.change(1)
            case Press(Intent.SLOWER):
                self.pace.change(-1)
            case Press(Intent.HURRY) | Release(Intent.HURRY):
                self.pace.hurried = isinstance(signal, Press)
            case Press(Intent.PREVIEW) | Release(Intent.PREVIEW):
                self._peeks = isinstance(signal, Press)
            case Press(Intent.HIDE) | FocusLost():
                self._peeks = False
                self._drag.let_go()
                return self._hide()
            case Press(Intent.PAUSE):
                return self._pause()
            case Press(Intent.LOG | Intent.REPLAY as wanted):
                return self._look_back("log" if wanted is Intent.LOG else "replay")
            case _ if self.timeline.busy:
                return self._skip(signal)
            case _:
                return self._point(signal)
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
                chosen = self.focus.handle(signal, buttons)
                return STAY if chosen is None else self._choose(chosen)
            case Press(Intent.SKIP | Intent.CONFIRM) | PointerDown(_, Button.LEFT) | Digit():
                self.timeline.finish_step()
        return STAY

    def _point(self, signal: Signal) -> Go:
        spots = self.spots()
        if isinstance(signal, Digit):
            return self._digit(signal.number, spots)
        if isinstance(signal, PointerDown) and signal.button is Button.RIGHT:
            return self._step_back() or STAY
        dragging = self._drag.at is not None
        dropped = self._drag.handle(signal, spots, self.focus)
        if dragging and isinstance(signal, PointerUp):
            self.focus.release()  # it was carried, not clicked
            return STAY if dropped is None else self._choose(dropped)
        if isinstance(signal, PointerMoved) and self._drag.holds:
            return STAY  # whatever was pressed stays in hand, wherever it is carried
        before = self.focus.key
        chosen = self.focus.handle(signal, spots)
        if self.focus.key != before and self.focus.key is not None:
            self.desk.audio.play("hover")
        return STAY if chosen is None else self._choose(chosen)

    def _digit(self, number: int, spots: Sequence[Spot]) -> Go:
        """Points at a spot; the same digit again chooses it. Where a choice is open, once is enough."""
        spot = next((spot for spot in spots if spot.digit == number and spot.active), None)
        if spot is None:
            return STAY
        again = self.focus.key == spot.key and not self.focus.by_mouse
        self.focus.key, self.focus.by_mouse = spot.key, False
        prompted = self.choosing is not None and self.choosing.begun
        return self._choose(spot) if again or prompted else STAY

    def _back(self) -> Go:
        return self._step_back() or self._pause()

    def _step_back(self) -> Go | None:
        """One step back in an open choice, if there is one."""
        if self.choosing is None or not self.choosing.begun or self.timeline.busy:
            return None
        self.choosing.back()
        self.desk.audio.play("back")
        return STAY

    def _hide(self) -> Go:
        """Close the curtain at once, if there is something to hide."""
        seat = self._looking
        if not self._secret or seat is None or self.timeline.busy or self.match.to_act != seat:
            if self._secret and self.match.to_act is not None:
                self.timeline.finish()
                self._look(None)
            return STAY
        return self._pass_to(seat)

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
                self.chances = thought.chances or self.chances
            self.changed = True

    # Buttons

    def _buttons(self) -> tuple[HudButton, ...]:
        say, muted = self.desk.say, self.desk.settings.muted
        hint = HudButton(
            "hint", say("Hint"), "bulb", active=self._may_advise, lit=self.adviser.tip is not None
        )
        return (
            *((hint,) if self.party.people and self.desk.settings.hints else ()),
            HudButton("log", say("Log"), "log"),
            HudButton("speed", say("Speed"), "speed", note=self.pace.label),
            HudButton("sound", say("Sound"), "mute" if muted else "sound"),
            HudButton("pause", say("Pause"), "pause"),
        )

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
        return Push(Pause(self.desk, self._shuffle, hide=self._secret))

    def _pause_hidden(self) -> Scene:
        return Pause(self.desk, self._shuffle, hide=True)

    def interrupted(self) -> None:
        """Whatever is held comes up unheard."""
        self.pace.hurried = self._peeks = False
        self._drag.let_go()

    def resumed(self, closed: Scene, result: object) -> Go:
        """Back from the curtain or the pause, where keys and buttons may have come up."""
        self.interrupted()
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
            self.thinker.drop()
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
            caption=self.caption,
            thinking=self.thinker.busy and not self.adviser.thinking,
            buttons=self._buttons(),
            dragged=self._drag.at,
            saying=self.saying,
            tip=self.adviser.tip,
            preview=self._foresees,
            chances=self.chances if self.desk.settings.chances else (),
            lit=self.lit,
            story=self.captions.story,
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
