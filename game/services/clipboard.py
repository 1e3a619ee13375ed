"""The clipboard of the desktop, where there is one."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import pygame

_KINDS: Final = ("text/plain;charset=utf-8", "text/plain")
"""What pygame calls a text; which of them it takes depends on the system."""


def copy(text: str) -> bool:
    """Put a text there; False if that cannot be done."""
    for kind in _KINDS:
        with suppress(pygame.error, NotImplementedError, AttributeError):
            if not pygame.scrap.get_init():
                pygame.scrap.init()
            pygame.scrap.put(kind, text.encode())
            return True
    return False


def paste() -> str:
    """The text that lies there; empty if there is none, or none that can be read."""
    for kind in _KINDS:
        with suppress(pygame.error, NotImplementedError, AttributeError, UnicodeDecodeError):
            if not pygame.scrap.get_init():
                pygame.scrap.init()
            found = pygame.scrap.get(kind)
            if found:
                return found.rstrip(b"\0").decode()
    return ""
