"""What goes on as long as a key is held, or, for whoever cannot hold keys, from one press to the next."""

from __future__ import annotations

from collections.abc import Callable

from game.services.settings import Settings


class Hold:
    """Something that is wanted for a while."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._held = False
        self.locked = False
        """It goes on although nobody holds anything."""
        self.turned: Callable[[], object] = lambda: None
        """Called when that has changed."""

    @property
    def on(self) -> bool:
        """It is wanted now."""
        return self._held or self.locked

    def press(self) -> None:
        """The key goes down. What goes on by itself ends so, however it came to that: else it might never."""
        if self._settings.hold_to_toggle or self.locked:
            self.toggle()
        else:
            self._held = True

    def toggle(self) -> None:
        """It goes on by itself from now on, or does not any more."""
        self.locked = not self.locked
        self.turned()

    def let_go(self) -> None:
        """The key comes up, or may have come up where nobody told."""
        self._held = False
