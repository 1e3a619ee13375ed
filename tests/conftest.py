"""Tests never need a display or a loudspeaker, and speak English wherever they run."""

import os
import signal

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ["LANGUAGE"] = "en"

# Whoever runs the tests in the background may have Ctrl+C ignored, and all that is started would inherit it.
signal.signal(signal.SIGINT, signal.default_int_handler)
