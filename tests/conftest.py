"""Tests need no display, no loudspeaker and nothing of the player's, and speak English wherever they run."""

import os
import signal
from tempfile import TemporaryDirectory

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ["LANGUAGE"] = "en"
_data = TemporaryDirectory(prefix="tests-")  # gone with the tests
os.environ["XDG_DATA_HOME"] = _data.name

# Whoever runs the tests in the background may have Ctrl+C ignored, and all that is started would inherit it.
signal.signal(signal.SIGINT, signal.default_int_handler)
