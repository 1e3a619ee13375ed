"""Which language the computer speaks."""

from __future__ import annotations

import locale
import os
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress

SECONDS = 2
"""So long may macOS take to answer."""


def system_language() -> str:
    """The code of the language that the system speaks, such as `de`; empty if nobody knows."""
    if sys.platform == "win32":
        name = _of_windows()
    elif sys.platform == "darwin":
        name = _of_macos() or spoken(os.environ)
    else:
        name = spoken(os.environ)
    return code_of(name)


def code_of(name: str) -> str:
    """`de` of `de_AT.UTF-8`, of `de-DE` and of `German_Germany.1252`."""
    plain = name.replace("-", "_").partition(".")[0].partition("@")[0]
    code = locale.normalize(plain).partition("_")[0].lower()
    return code if code.isascii() and code.isalpha() and 2 <= len(code) <= 3 else ""


def spoken(environment: Mapping[str, str]) -> str:
    """What the environment asks for: the first wish that is one."""
    wishes = environment.get("LANGUAGE", "").split(":")
    wishes += [environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    return next((wish for wish in wishes if wish), "")


def _of_windows() -> str:
    if sys.platform != "win32":
        return ""
    import ctypes

    number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
    return locale.windows_locale.get(number, "")


def _of_macos() -> str:
    """A program that was double-clicked has no environment worth the name."""
    with suppress(OSError, subprocess.SubprocessError):
        asked = ["defaults", "read", "-g", "AppleLocale"]
        return subprocess.check_output(asked, stderr=subprocess.DEVNULL, text=True, timeout=SECONDS).strip()
    return ""
