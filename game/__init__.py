"""Beasty Bar, an unofficial fan version."""

import sys

__version__ = "0.1.0"

APP = "beasty-bar"
"""What systems call the program, and the player's folder."""
TITLE = "Beasty Bar"
CONSOLE_APP = f"{APP}-console" if sys.platform == "win32" else APP
"""The program for terminals: on Windows the one that was double-clicked has none to write to."""
COMMAND = CONSOLE_APP if getattr(sys, "frozen", False) else "python -m game"
"""What to type in a terminal."""
