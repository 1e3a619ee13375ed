"""Which key and which button means what."""

import pygame
import pytest

from game.shell.bindings import Bindings, name
from game.shell.interpreter import Interpreter
from game.shell.signals import (
    BUTTONS,
    CONTROLLER,
    CTRL,
    KEYBOARD,
    KEYS,
    SHIFT,
    TRIGGER,
    Caught,
    Intent,
    Letter,
    Press,
    Release,
    Signal,
)
from game.shell.stage import Stage

STAGE = Stage((960, 600))
RIGHT_TRIGGER = TRIGGER + pygame.CONTROLLER_AXIS_TRIGGERRIGHT


def heard(interpreter: Interpreter, kind: int, *, catching: bool = False, **fields: object) -> list[Signal]:
    fields = {"mod": 0, "instance_id": 0, **fields}
    return list(interpreter.signals(pygame.event.Event(kind, fields), STAGE, catching=catching))


def test_a_key_that_was_free_takes_the_place_of_the_old_ones() -> None:
    bindings = Bindings()
    assert bindings.bind(KEYBOARD, Intent.HINT, pygame.K_j) is None
    assert bindings.of(KEYBOARD, Intent.HINT) == [pygame.K_j]
    assert pygame.K_h not in bindings.keys


def test_what_is_bound_is_heard_at_once() -> None:
    bindings = Bindings()
    interpreter = Interpreter(bindings.keys, bindings.buttons)
    bindings.bind(KEYBOARD, Intent.HINT, pygame.K_j)
    bindings.bind(CONTROLLER, Intent.MUTE, pygame.CONTROLLER_BUTTON_GUIDE)
    assert heard(interpreter, pygame.KEYDOWN, key=pygame.K_j) == [Press(Intent.HINT)]
    assert heard(interpreter, pygame.KEYUP, key=pygame.K_j) == [Release(Intent.HINT)]
    assert heard(interpreter, pygame.KEYDOWN, key=pygame.K_h) == [Letter("h")], "it is a letter again"
    guide = pygame.CONTROLLER_BUTTON_GUIDE
    assert heard(interpreter, pygame.CONTROLLERBUTTONDOWN, button=guide) == [Press(Intent.MUTE)]
    assert heard(interpreter, pygame.CONTROLLERBUTTONUP, button=guide) == [Release(Intent.MUTE)]


def test_who_loses_his_only_key_gets_none_that_nobody_named() -> None:
    bindings = Bindings()
    assert bindings.bind(KEYBOARD, Intent.HINT, pygame.K_m) is Intent.MUTE
    assert bindings.of(KEYBOARD, Intent.HINT) == [pygame.K_m]
    assert bindings.of(KEYBOARD, Intent.MUTE) == []
    assert pygame.K_h not in bindings.keys


def test_who_has_another_key_only_loses_one() -> None:
    bindings = Bindings()
    assert bindings.bind(KEYBOARD, Intent.HINT, pygame.K_EQUALS) is Intent.FASTER
    assert bindings.of(KEYBOARD, Intent.FASTER) == [pygame.K_PLUS, pygame.K_KP_PLUS]
    assert pygame.K_h not in bindings.keys


@pytest.mark.parametrize("code", [pygame.K_ESCAPE, pygame.K_RETURN])
def test_the_way_back_and_the_way_on_cannot_be_lost(code: int) -> None:
    bindings = Bindings()
    meant = bindings.keys[code]
    assert bindings.bind(KEYBOARD, Intent.HINT, code) is meant
    assert bindings.of(KEYBOARD, Intent.HINT) == [pygame.K_h]
    bindings.bind(KEYBOARD, meant, pygame.K_j)
    assert bindings.keys[code] is bindings.keys[pygame.K_j] is meant


def test_the_last_button_of_a_vital_meaning_is_not_taken_away() -> None:
    bindings = Bindings()
    a, b, y = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B, pygame.CONTROLLER_BUTTON_Y
    assert bindings.fixed(CONTROLLER, Intent.CONFIRM, b)
    assert bindings.bind(CONTROLLER, Intent.CONFIRM, b) is Intent.BACK
    assert bindings.buttons == BUTTONS
    bindings.bind(CONTROLLER, Intent.BACK, y)
    assert bindings.bind(CONTROLLER, Intent.CONFIRM, b) is None, "it is free now"
    assert bindings.bind(CONTROLLER, Intent.BACK, a) is None
    assert (bindings.buttons[a], bindings.buttons[b]) == (Intent.BACK, Intent.CONFIRM)


def test_the_way_back_to_the_beginning_tells_who_loses_a_key_and_spares_what_is_vital() -> None:
    bindings = Bindings()
    bindings.bind(KEYBOARD, Intent.HINT, pygame.K_m)
    assert bindings.reset(KEYBOARD, Intent.MUTE) == [Intent.HINT]
    assert bindings.of(KEYBOARD, Intent.HINT) == []
    assert bindings.reset(KEYBOARD, Intent.HINT) == []
    assert bindings.keys == KEYS
    y = pygame.CONTROLLER_BUTTON_Y
    bindings.bind(CONTROLLER, Intent.CONFIRM, y)
    assert bindings.reset(CONTROLLER, Intent.HINT) == []
    assert bindings.buttons[y] is Intent.CONFIRM, "the only one"


@pytest.mark.parametrize("intent", [Intent.BACK, Intent.CONFIRM])
def test_the_reserved_keys_come_back_to_the_beginning_like_all_others(intent: Intent) -> None:
    bindings = Bindings()
    bindings.bind(KEYBOARD, intent, pygame.K_j)
    bindings.reset(KEYBOARD, intent)
    assert bindings.keys == KEYS


@pytest.mark.parametrize("device", [KEYBOARD, CONTROLLER])
def test_what_was_kept_comes_back(device: str) -> None:
    bindings, again = Bindings(), Bindings()
    assert bindings.words(device) == {}
    bindings.bind(device, Intent.HINT, 7)
    bindings.bind(device, Intent.MUTE, 9)
    again.load(bindings.words(KEYBOARD), bindings.words(CONTROLLER))
    assert again.table(device) == bindings.table(device)


def test_a_meaning_or_everything_is_reset() -> None:
    bindings = Bindings()
    bindings.bind(KEYBOARD, Intent.HINT, pygame.K_j)
    bindings.bind(KEYBOARD, Intent.LOG, pygame.K_k)
    bindings.reset(KEYBOARD, Intent.HINT)
    assert bindings.of(KEYBOARD, Intent.HINT) == [pygame.K_h]
    assert bindings.changed(KEYBOARD, Intent.LOG)
    bindings.reset(KEYBOARD)
    assert bindings.keys == KEYS


@pytest.mark.parametrize(
    ("keys", "buttons"),
    [
        ({"NO_SUCH_THING": "5"}, {"": "1"}),
        ({}, {"CONFIRM": "", "BACK": ""}),
        ({"BACK": "", "CONFIRM": ""}, {}),
    ],
)
def test_nonsense_leaves_everything_as_it_was(keys: dict[str, str], buttons: dict[str, str]) -> None:
    bindings = Bindings()
    bindings.load(keys, buttons)
    assert bindings.buttons == BUTTONS
    assert {pygame.K_ESCAPE, pygame.K_RETURN} <= set(bindings.keys)


def test_triggers_are_bound_like_buttons() -> None:
    bindings = Bindings()
    interpreter = Interpreter(bindings.keys, bindings.buttons)
    axis = pygame.CONTROLLER_AXIS_TRIGGERRIGHT
    pull = {"axis": axis, "value": 32_000}
    assert heard(interpreter, pygame.CONTROLLERAXISMOTION, **pull) == [Press(Intent.HURRY)]
    assert heard(interpreter, pygame.CONTROLLERAXISMOTION, axis=axis, value=0) == [Release(Intent.HURRY)]
    bindings.bind(CONTROLLER, Intent.SKIP, RIGHT_TRIGGER)
    assert heard(interpreter, pygame.CONTROLLERAXISMOTION, **pull) == []
    skipped = heard(interpreter, pygame.CONTROLLERAXISMOTION, axis=axis, value=0)
    assert skipped == [Press(Intent.SKIP), Release(Intent.SKIP)]


def test_who_catches_hears_the_number_whatever_it_means() -> None:
    interpreter = Interpreter()
    assert heard(interpreter, pygame.KEYDOWN, key=pygame.K_ESCAPE, catching=True) == [
        Caught(KEYBOARD, pygame.K_ESCAPE)
    ]
    assert heard(interpreter, pygame.KEYUP, key=pygame.K_ESCAPE, catching=True) == []
    assert heard(interpreter, pygame.CONTROLLERBUTTONDOWN, button=3, catching=True) == [Caught(CONTROLLER, 3)]
    pull = {"axis": pygame.CONTROLLER_AXIS_TRIGGERRIGHT, "value": 32_000}
    assert heard(interpreter, pygame.CONTROLLERAXISMOTION, catching=True, **pull) == []
    caught = heard(interpreter, pygame.CONTROLLERAXISMOTION, catching=True, **{**pull, "value": 0})
    assert caught == [Caught(CONTROLLER, RIGHT_TRIGGER)]


def test_everything_has_a_name() -> None:
    pygame.display.init()
    assert name(KEYBOARD, pygame.K_h) == "H"
    assert name(KEYBOARD, pygame.K_SPACE) == "Space"
    assert name(CONTROLLER, pygame.CONTROLLER_BUTTON_A) == "A"
    assert name(CONTROLLER, 77) == "#77"
    named = [name(KEYBOARD, code) for code in KEYS] + [name(CONTROLLER, code) for code in BUTTONS]
    assert all(named)


# Together


def test_keys_that_are_held_together_have_a_meaning_of_their_own() -> None:
    bindings = Bindings()
    interpreter = Interpreter(bindings.keys, bindings.buttons)
    shifted = {"key": pygame.K_f, "mod": pygame.KMOD_LSHIFT | pygame.KMOD_NUM}
    assert heard(interpreter, pygame.KEYDOWN, **shifted) == [Press(Intent.HURRY_LOCK)]
    assert heard(interpreter, pygame.KEYUP, key=pygame.K_f, mod=0) == [Release(Intent.HURRY_LOCK)]
    assert heard(interpreter, pygame.KEYDOWN, key=pygame.K_f, mod=pygame.KMOD_ALT) == [Press(Intent.HURRY)]


def test_what_is_held_together_is_caught_and_bound_like_a_single_key() -> None:
    bindings = Bindings()
    interpreter = Interpreter(bindings.keys, bindings.buttons)
    shift, p = pygame.K_LSHIFT, pygame.K_p
    assert heard(interpreter, pygame.KEYDOWN, key=shift, mod=pygame.KMOD_LSHIFT, catching=True) == []
    together = {"key": p, "mod": pygame.KMOD_LSHIFT | pygame.KMOD_RCTRL}
    (caught,) = heard(interpreter, pygame.KEYDOWN, catching=True, **together)
    assert caught == Caught(KEYBOARD, SHIFT | CTRL | p)
    assert heard(interpreter, pygame.KEYUP, key=shift, mod=0, catching=True) == []
    assert isinstance(caught, Caught)
    assert bindings.bind(KEYBOARD, Intent.PREVIEW, caught.code) is None
    assert bindings.label(KEYBOARD, Intent.PREVIEW) == "Shift+Ctrl+P"
    assert heard(interpreter, pygame.KEYDOWN, **together) == [Press(Intent.PREVIEW)]
    assert heard(interpreter, pygame.KEYUP, key=p, mod=0) == [Release(Intent.PREVIEW)]
    kept = Bindings()
    kept.load(bindings.words(KEYBOARD), {})
    assert kept.keys == bindings.keys


def test_a_key_to_be_held_with_others_can_be_bound_alone() -> None:
    interpreter = Interpreter()
    alt = pygame.K_RALT
    assert heard(interpreter, pygame.KEYDOWN, key=alt, mod=pygame.KMOD_RALT, catching=True) == []
    assert heard(interpreter, pygame.KEYUP, key=alt, mod=0, catching=True) == [Caught(KEYBOARD, alt)]


def test_view_opens_the_log_only_if_nothing_else_was_meant() -> None:
    interpreter = Interpreter()
    down, up = pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP
    view, shoulder = pygame.CONTROLLER_BUTTON_BACK, pygame.CONTROLLER_BUTTON_LEFTSHOULDER
    assert heard(interpreter, down, button=view) == []
    assert heard(interpreter, up, button=view) == [Press(Intent.LOG), Release(Intent.LOG)]
    assert heard(interpreter, down, button=view) == []
    assert heard(interpreter, down, button=shoulder) == [Press(Intent.UNDO)]
    assert heard(interpreter, up, button=shoulder) == [Release(Intent.UNDO)]
    assert heard(interpreter, up, button=view) == []
    assert heard(interpreter, down, button=shoulder) == [Press(Intent.PREVIOUS)]


def test_buttons_together_are_caught_and_named() -> None:
    pygame.display.init()
    interpreter = Interpreter()
    down, up = pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP
    view, y = pygame.CONTROLLER_BUTTON_BACK, pygame.CONTROLLER_BUTTON_Y
    assert heard(interpreter, down, button=view, catching=True) == []
    (caught,) = heard(interpreter, down, button=y, catching=True)
    assert isinstance(caught, Caught)
    assert name(CONTROLLER, caught.code) == "View+Y"
    assert heard(interpreter, up, button=view, catching=True) == []
    assert heard(interpreter, down, button=view, catching=True) == []
    assert heard(interpreter, up, button=view, catching=True) == [Caught(CONTROLLER, view)]


def test_a_controller_that_is_pulled_out_lets_go_of_everything() -> None:
    interpreter = Interpreter()
    pull = {"axis": pygame.CONTROLLER_AXIS_TRIGGERRIGHT, "value": 32_000}
    heard(interpreter, pygame.CONTROLLERAXISMOTION, **pull)
    gone = heard(interpreter, pygame.CONTROLLERDEVICEREMOVED)
    assert gone == [Release(Intent.HURRY)]
    a = heard(interpreter, pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A)
    assert a == [Press(Intent.CONFIRM)]
