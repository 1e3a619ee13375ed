"""The window: its size, its frames, and the loop that keeps it going."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter

import pygame

from game.shell.bindings import Bindings
from game.shell.early import Size, fitting
from game.shell.interpreter import Interpreter
from game.shell.paint.art import Art
from game.shell.paint.brush import Brush
from game.shell.paint.type import Type
from game.shell.scenes.stack import Stack
from game.shell.signals import CONTROLLER, KEYBOARD, Intent, Press
from game.shell.stage import Stage

FRAMES_PER_SECOND = 60
FRAME = 1 / FRAMES_PER_SECOND
AHEAD_SHARE = 0.6
"""How much of a frame may be over before no picture is made ahead any more: one may take a while."""
SHOW_SHARE = 0.5
"""The same for what is wanted at once: it takes a few frames more or less."""
WAIT_SHARE = 1.0
"""The same while nobody sees anything of it yet: each frame goes once more through what is there already,
and needs time for more than that."""
STILL_SHARE = 0.04
"""The same for what lies still at a table while something moves: it is painted behind this frame, for the
next one."""
VEIL, VEIL_HEIGHT = 28, 64
"""How much darker everything becomes from frame to frame, and in strips of how many pixels."""
IDLE_MILLISECONDS = 250
"""How long to sleep where nothing moves, unless something happens."""
_DEVICES = {
    pygame.KEYDOWN: KEYBOARD,
    pygame.TEXTINPUT: KEYBOARD,
    pygame.MOUSEMOTION: KEYBOARD,
    pygame.MOUSEBUTTONDOWN: KEYBOARD,
    pygame.MOUSEWHEEL: KEYBOARD,
    pygame.CONTROLLERBUTTONDOWN: CONTROLLER,
    pygame.CONTROLLERBUTTONUP: CONTROLLER,
    pygame.CONTROLLERAXISMOTION: CONTROLLER,
}
"""What somebody uses who lets these happen; the mouse goes with the keyboard."""
LONGEST_STEP = 0.3
"""After a stall (the window was dragged, the machine slept) the game goes on where it was."""


class Window:
    """What pygame shows, and everything there is to draw on it with."""

    def __init__(
        self,
        size: Size,
        art: Art,
        letters: Type,
        *,
        title: str,
        icon: str,
        full_screen: bool = False,
        bindings: Bindings | None = None,
    ) -> None:
        self._art, self._type = art, letters
        self.windowed_size = fitting(size)
        self.full_screen = full_screen
        self.closed = False
        self.focused = True
        """No other window is in front."""
        self._bindings = bindings or Bindings()
        self._interpreter = Interpreter(self._bindings.keys, self._bindings.buttons)
        self.full_screen_changed: Callable[[bool], object] = lambda full: None
        """Told when a key has changed it."""
        self.picture_wanted: Callable[[pygame.Surface], object] = lambda seen: None
        """Told when somebody wants a picture of what there is to see."""
        self._asked: bool | None = None
        self._stale = False
        self.retitle(title)
        self._open()
        if art.has(icon):
            pygame.display.set_icon(art.source(icon))

    def retitle(self, title: str) -> None:
        """What is in it is called that."""
        pygame.display.set_caption(title)

    def _open(self) -> None:
        if self.full_screen:
            self.surface = pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        else:
            self.surface = pygame.display.set_mode(self.windowed_size, pygame.RESIZABLE)
            if self.surface.get_size() != self.windowed_size:  # straight from full screen SDL keeps its size
                self.surface = pygame.display.set_mode(self.windowed_size, pygame.RESIZABLE)
        self._fit()

    def _fit(self) -> None:
        """Everything made for another size is of no use any more."""
        self.stage = Stage(self.surface.get_size())
        self._art.fit(self.stage.size)
        self._type.fit(self.stage.size)
        self.brush = Brush(self.surface, self.stage, self._art, self._type)

    def reopen(self) -> None:
        """Something broke, perhaps in the middle of a change: the window and everything made for it anew."""
        self._asked, self._stale = None, False
        self._open()

    def toggle_full_screen(self) -> None:
        """Between a window and the whole screen."""
        self.full_screen = not self.full_screen
        self._open()

    def take(self, events: Sequence[pygame.event.Event], stack: Stack) -> None:
        """What happened since the last frame. An edge is dragged through many sizes: the last one counts."""
        resized = [event for event in events if event.type == pygame.VIDEORESIZE][-1:]
        for event in events:
            if event.type == pygame.QUIT:
                self.closed = stack.may_leave()
            elif event in resized and not self.full_screen:
                self._resize((event.w, event.h), stack)
            elif event.type == pygame.WINDOWEXPOSED:
                stack.redraw()
            elif event.type in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST):
                self.focused = event.type == pygame.WINDOWFOCUSGAINED
            how = {"typing": stack.typing, "catching": stack.catching, "peeking": stack.peeking}
            for signal in self._interpreter.signals(event, self.stage, **how):
                self._notice(event, stack)
                if signal == Press(Intent.FULL_SCREEN):
                    self._asked = not self.full_screen
                elif signal == Press(Intent.PICTURE):
                    self.picture_wanted(self.surface)
                else:
                    stack.handle(signal)
                self._catch_up(stack)

    def _notice(self, event: pygame.event.Event, stack: Stack) -> None:
        """The screen speaks of the device that was used last, from the next frame on."""
        device = _DEVICES.get(event.type, self._bindings.device)
        if device != self._bindings.device:
            self._bindings.device = device
            stack.redraw()

    def ask(self, *, full_screen: bool) -> None:
        """Fill the screen, or do not; it is done as soon as nobody is painting."""
        self._asked = full_screen

    def make_anew(self) -> None:
        """Letters or colours have changed: nothing made so far is of use any more."""
        self._stale = True

    def _catch_up(self, stack: Stack) -> None:
        """Do what was asked for."""
        asked, self._asked = self._asked, None
        if asked is not None and asked != self.full_screen:
            self.toggle_full_screen()
            self.full_screen_changed(self.full_screen)
        elif self._stale:
            self._fit()
        else:
            return
        self._stale = False
        stack.resize(self.stage)

    def _resize(self, size: Size, stack: Stack) -> None:
        wanted = fitting(size)
        # The surface has the window's size already: only the stage knows what all was made for.
        if wanted == self.stage.size == self.surface.get_size():
            return
        self.windowed_size = wanted
        if pygame.display.get_window_size() != wanted:
            self.surface = pygame.display.set_mode(wanted, pygame.RESIZABLE)
        self._fit()
        stack.resize(self.stage)

    def show(self, stack: Stack, since: float | None = None) -> int:
        """Paint what is new; says how many places that were. Somebody who has seen the last frame at the time
        `since` would not like to wait too long for the next one."""
        share = WAIT_SHARE if stack.waiting else SHOW_SHARE
        times = () if since is None else (since + share * FRAME, since + STILL_SHARE * FRAME)
        places = stack.repaint(self.brush, *times) or ([self._dimmed()] if stack.waiting else [])
        if places:
            pygame.display.update(places)
        return len(places)

    def _dimmed(self) -> pygame.Rect:
        """What there was to see goes out until there is something else."""
        veil = pygame.Surface((self.stage.size[0], VEIL_HEIGHT))
        veil.set_alpha(VEIL)
        self.surface.blits([(veil, (0, top)) for top in range(0, self.stage.size[1], VEIL_HEIGHT)])
        return self.surface.get_rect()

    def make_ahead(self, since: float) -> bool:
        """Use what is left of a frame; False if nothing is to be made."""
        return self._art.make_ahead(since + AHEAD_SHARE * FRAME)

    def run(self, stack: Stack, first_frame: Callable[[], object], beside: Callable[[float], bool]) -> None:
        """Until the last scene has closed. `first_frame` is called when there is something to see; `beside`
        is told how time passes, and says whether it is in the middle of something, such as a fade."""
        clock = pygame.time.Clock()
        busy = ahead = False
        self.show(stack)
        first_frame()
        self._interpreter.listen()
        before = perf_counter()
        while stack.top is not None and not self.closed:
            events = self._events(stack, awake=stack.moving or ahead or busy)
            now = perf_counter()
            self.take(events, stack)
            seconds = min(now - before, LONGEST_STEP)
            stack.advance(seconds)
            busy = beside(seconds)
            before = now
            self.show(stack, now)
            ahead = self.make_ahead(now)
            if stack.moving or busy:
                clock.tick(FRAMES_PER_SECOND)

    def _events(self, stack: Stack, *, awake: bool) -> list[pygame.event.Event]:
        """What happened. Whatever it is, it is meant for something that can be seen."""
        if stack.waiting:
            pygame.event.pump()
            return []
        return pygame.event.get() if awake else _wait()


def _wait() -> list[pygame.event.Event]:
    """Sleep until something happens, but not for long: time passes for scenes that do not move, too."""
    first = pygame.event.wait(IDLE_MILLISECONDS)
    return [first, *pygame.event.get()]
