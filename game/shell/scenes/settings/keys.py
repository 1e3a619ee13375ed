"""What the settings say while keys and buttons are bound anew."""

from __future__ import annotations

from game.core.messages import N_
from game.shell.bindings import name
from game.shell.desk import Desk
from game.shell.scenes.settings.meanings import MEANINGS
from game.shell.signals import CONTROLLER, KEYBOARD, Intent

ASKED_FOR = {
    KEYBOARD: N_("Press the new key. Esc cancels."),
    CONTROLLER: N_("Press the new button on the controller. Any key cancels."),
}
"""By device, while it waits."""
KEPT = {
    KEYBOARD: N_("{key} always means “{other}”."),
    CONTROLLER: N_("{key} is the only button for “{other}”. Give that another button first."),
}
MOVED = N_("{key} was “{other}”, which is now {now}.")
LEFT_WITHOUT = {
    KEYBOARD: N_("{key} was “{other}”, which has no key now. Choose one in its row."),
    CONTROLLER: N_("{key} was “{other}”, which has no button now. Choose one in its row."),
}


def kept(desk: Desk, device: str, code: int, meant: Intent) -> str:
    """Why a key or button goes on meaning what it means."""
    return desk.say(KEPT[device], **_about(desk, device, code, meant))


def robbery(desk: Desk, device: str, code: int, robbed: Intent) -> str:
    """What a key or button meant before, and what means that from now on."""
    now = desk.bindings.label(device, robbed, desk.translations.key)
    return desk.say(MOVED if now else LEFT_WITHOUT[device], now=now, **_about(desk, device, code, robbed))


def _about(desk: Desk, device: str, code: int, meant: Intent) -> dict[str, str]:
    key = name(device, code, desk.translations.key)
    return {"key": key, "other": desk.say(MEANINGS[meant][0])}
