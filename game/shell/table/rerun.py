"""Turns seen once more. Nothing of the match changes: they are played on another table, just like it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pygame

from game.core.history import Turn
from game.shell.animation.easing import ease_in_out
from game.shell.animation.timeline import Moment, Timeline
from game.shell.desk import Desk
from game.shell.focus import MOVES, Focus, Spot
from game.shell.paint.brush import Brush
from game.shell.scenes.menus import toggle_sound
from game.shell.scenes.scene import STAY, Go, Pop, Scene
from game.shell.show import Party
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
from game.shell.table.heads_up import sound_button, speed_button
from game.shell.table.hud import Hud, HudButton, Running
from game.shell.table.pace import HURRY, Pace
from game.shell.table.playback import Captions
from game.shell.table.tableau import Tableau
from game.shell.table.wishes import Wishes

FADE_SECONDS = 0.2
LEAD_SECONDS = 0.5
"""Time to see how it stood."""
REST_SECONDS = 1.0
"""Time to see how it came out."""
READABLE = 2.0
"""The speed where otherwise nothing would be seen on the way."""
UNHURRIED = 1.0
"""The speed of an example: whoever opens it has come to see it."""


class Rerun(Scene):
    """Shows turns in a row, and closes; an example stays until it is closed."""

    def __init__(
        self,
        desk: Desk,
        party: Party,
        tableau: Tableau,
        turns: Sequence[Turn],
        earlier: Sequence[Turn],
        title: str = "",
    ) -> None:
        """`tableau` is for this only; the `earlier` turns are those that are still talked about. What has a
        `title` was never played: it is an example."""
        super().__init__()
        self._desk, self._turns, self._tableau = desk, tuple(turns), tableau
        self._names, self._computers, self._title = party.names, party.computers, title
        self.timeline, self.focus, self._pace = Timeline(), Focus(), Pace(desk)
        self._wishes = self._does()
        self._number = 0
        self._captions = Captions(desk, party)
        self._elapsed = self._rested = 0.0
        self._everything_new = self._first_look = self._settling = True
        self._before: pygame.Surface | None = None
        """What was there before, while it fades away."""
        for turn in earlier:
            tableau.recall(turn)
        opened = self._open(turns[0])
        for number, turn in enumerate(turns):
            self.timeline.add(partial(Moment, partial(tableau.memory.open, turn.number, turn.seat)))
            tableau.show(opened if number == 0 else turn.events, self.timeline, partial(self._heard, number))

    def _open(self, turn: Turn) -> tuple[Any, ...]:
        """Show how it stood when the turn had begun; what is still to be seen of it."""
        rules, view, (first, *others) = self._desk.module.rules, turn.before, turn.events
        self._tableau.memory.open(turn.number, turn.seat)
        if rules.begins(first) is None:
            self._tableau.tabletop.resync(view)
            return turn.events
        self._tableau.memory.follow(first)
        self._tableau.tabletop.resync(rules.fold(view, first))
        return tuple(others)

    def _heard(self, number: int, event: Any) -> None:
        """An event begins to be seen."""
        self._number = number
        self._pace.computers = self._turns[number].seat in self._computers
        self._captions.hear(event, self._tableau.tabletop.view)

    # Time

    @property
    def moving(self) -> bool:
        """Until it closes; what waits to be closed has come to rest."""
        return not self._stays or self._settling or self._before is not None

    def advance(self, seconds: float) -> Go:
        """Look, see it happen, look again, go back."""
        self._elapsed += seconds
        self._settling = self._tableau.settle(seconds) or self.timeline.busy
        if self._elapsed < LEAD_SECONDS:
            return STAY
        speed = self._speed
        if self.timeline.busy:
            self.timeline.advance(seconds * speed)
            self.changed = self.changed or not self.timeline.busy
            return STAY
        if self._title:
            return STAY
        self._rested += seconds * min(speed, READABLE)
        return STAY if self._rested < REST_SECONDS else Pop()

    @property
    def _speed(self) -> float:
        if self._title:
            return HURRY if self._pace.hurry.on else UNHURRIED
        return READABLE if self._pace.instant else self._pace.speed

    @property
    def _stays(self) -> bool:
        """An example has come to its end, and waits to be closed."""
        return bool(self._title) and not self.timeline.busy

    # What players do

    def _does(self) -> Wishes:
        """What is done at once, by key and by button."""
        pace, sound = self._pace, partial(toggle_sound, self._desk)
        ways_out = (Intent.BACK, Intent.LOG, Intent.REPLAY, Intent.PAUSE, Intent.HIDE, "back")
        speeds: Wishes = {
            Intent.FASTER: partial(pace.change, 1),
            Intent.SLOWER: partial(pace.change, -1),
            "speed": pace.next,
        }
        return {
            **dict.fromkeys(ways_out, self._leave),
            Intent.MUTE: sound,
            "sound": sound,
            **({} if self._title else speeds),
            Intent.HURRY: pace.hurry.press,
            Intent.HURRY_LOCK: pace.hurry.toggle,
        }

    def spots(self) -> list[Spot]:
        """What can be pointed at; nothing but the buttons of this scene can be chosen."""
        spots = self._tableau.spots(self._hud())
        own = {button.key for button in self._buttons()}
        return [spot if spot.key in own else replace(spot, active=False) for spot in spots]

    def _own(self) -> list[Spot]:
        return [spot for spot in self.spots() if spot.active]

    def handle(self, signal: Signal) -> Go:
        """A press finishes a step; it can be left at any time."""
        self.changed = True
        match signal:
            case Press(intent) if intent in self._wishes:
                return self._wishes[intent]() or STAY
            case Release(Intent.HURRY):
                self._pace.hurry.let_go()
            case PointerDown(_, Button.RIGHT):
                return self._leave()
            case FocusLost() if not self._title:
                return self._leave()
            case PointerMoved() | PointerDown() | PointerUp():
                return self._point(signal)
            case Press(Intent.CONFIRM) if self.focus.led_to(self._own()):
                return self._point(signal)
            case Press(Intent.SKIP | Intent.CONFIRM | Intent.RIGHT) | Digit():
                return self._skip()
            case Press() if self._stays:
                return self._leave()
            case Press(intent) if intent in MOVES:
                self.focus.handle(signal, self._own())
        return STAY

    def _point(self, signal: Signal) -> Go:
        buttons = self._own()
        chosen = self.focus.handle(signal, buttons)
        if chosen is not None:
            return self._wishes[chosen.key]() or STAY
        on_button = self.focus.on(buttons) is not None
        return self._skip() if isinstance(signal, PointerDown) and not on_button else STAY

    def _skip(self) -> Go:
        """To the end of the step; from the last one back."""
        self._elapsed = max(self._elapsed, LEAD_SECONDS)
        if not self.timeline.busy:
            return Pop()
        self.timeline.finish_step()
        return STAY

    def _leave(self) -> Go:
        self._desk.audio.play("back")
        return Pop()

    # Looks

    def resized(self, stage: Stage) -> None:
        """Everything is laid out anew."""
        super().resized(stage)
        self.timeline.finish_running()  # it was on its way between places that are elsewhere now
        self._tableau.resized(stage)
        self._before, self._everything_new = None, True  # a picture of another size does not fit

    def _buttons(self) -> tuple[HudButton, ...]:
        say = self._desk.say
        back = HudButton("back", say("Back") if self._title else say("Back to the table"), "cross")
        speed = () if self._title else (speed_button(self._desk, self._pace),)
        return *speed, sound_button(self._desk), back

    def _hud(self) -> Hud:
        turn, number, count = self._turns[self._number], self._number, len(self._turns)
        name, reason = self._names[turn.seat], " ".join(turn.reasons[:1])
        return Hud(
            focus=self.focus.key,
            ring=not self.focus.by_mouse,
            story=self._captions.story,
            buttons=self._buttons(),
            running=Running(turn.seat, name, turn.number, number, count, reason, self._title, self._stays),
        )

    def draw(self, brush: Brush) -> None:
        """Everything anew; at first, what was there before fades away."""
        if self._first_look:
            self._before, self._elapsed, self._first_look = brush.surface.copy(), 0.0, False
        self._tableau.repaint(brush, self._hud(), everything=True)
        self._everything_new = False
        if self._before is not None:
            self._before.set_alpha(round(255 * (1 - ease_in_out(min(1.0, self._elapsed / FADE_SECONDS)))))
            brush.surface.blit(self._before, (0, 0))

    def repaint(self, brush: Brush) -> list[pygame.Rect]:
        """Only what has changed."""
        if self._before is not None or self._everything_new:
            self.draw(brush)
            if self._elapsed >= FADE_SECONDS:
                self._before = None
            return [brush.surface.get_rect()]
        self.changed = False
        return self._tableau.repaint(brush, self._hud(), everything=False)
