"""What a coach can be asked to do; a command line names these before anything else is read."""

from __future__ import annotations

OFF, WARN, TEACH = "off", "warn", "teach"
MODES = (OFF, WARN, TEACH)
"""Silent; speaks up before a move that costs much; also tells after each move what it has cost."""
