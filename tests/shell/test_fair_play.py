"""Fair play: what the hash is, and whether the cards fit it."""

from typing import Any

import pygame
import pytest

from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import MAX_SEED, Setup
from game.core.fairness import commitment, shown
from game.services import clipboard
from game.services.proof import Proof
from game.shell.scenes.menu.fair_play import CHECK, CLOSE, COMMAND, HASH, FairPlay
from game.shell.scenes.scene import STAY, Pop
from tests.shell.test_notice import (
    DEVICES,
    SIZES,
    Typesetter,
    a_desk,
    assert_fits,
    choose,
    go_back,
    key,
    painted,
    send,
    written,
)

FULL = commitment(RULES, Setup(3), MAX_SEED)
FITS = "The shuffle matches the hash. Nothing was changed since the first decision."
SO_FAR = "The shuffle matches the hash so far. You can see the seed after the game."
CHANGED = "The shuffle does not match the hash. The shuffle or this game's file was changed."
OLD = "This game is from an older version that kept no hash, so it cannot be checked."
SOON = "You can check once the game has begun."


def fair(promised: str | None = FULL, *, over: bool = False, **settings: Any) -> FairPlay:
    return FairPlay(a_desk(**settings), Proof(RULES, Setup(3), MAX_SEED, promised, over=over))


def told(scene: FairPlay) -> str:
    return " ".join(written(scene))


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(
    ("promised", "over", "sentence"),
    [(FULL, True, FITS), (FULL, False, SO_FAR), ("0" * 64, True, CHANGED), ("0" * 64, False, CHANGED)],
)
def test_the_button_does_the_check(device: str, promised: str, over: bool, sentence: str) -> None:
    scene = fair(promised, over=over)
    assert sentence not in told(scene)
    scene.changed = False
    assert choose(scene, device, CHECK) == STAY
    assert scene.changed
    assert sentence in told(scene)
    assert scene._desk.audio.cues[-1] == ("error" if sentence == CHANGED else "click")  # type: ignore[attr-defined]


@pytest.mark.parametrize(("promised", "sentence"), [("", OLD), (None, SOON)])
def test_where_there_is_nothing_to_check_a_sentence_says_why(promised: str | None, sentence: str) -> None:
    scene = fair(promised)
    assert CHECK not in [spot.key for spot in scene.spots()]
    assert sentence in told(scene)
    assert shown(FULL) in told(scene)


def test_the_seed_is_shown_only_after_the_game() -> None:
    for promised in (None, "", FULL):
        scene = fair(promised)
        if promised:
            choose(scene, "keyboard", CHECK)
        assert str(MAX_SEED) not in told(scene) + " ".join(spot.text for spot in scene.spots())
    after = told(fair(over=True))
    assert f"Seed {MAX_SEED}. To check it in a terminal:" in after
    assert f"python -m game check {shown(FULL)} --seed {MAX_SEED} --players 3 --set base" in after


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("there", [True, False])
@pytest.mark.parametrize("what", [HASH, COMMAND])
def test_hash_and_command_can_be_copied(
    monkeypatch: pytest.MonkeyPatch, device: str, there: bool, what: str
) -> None:
    copied: list[str] = []
    monkeypatch.setattr(clipboard, "copy", lambda text: copied.append(text) or there)
    scene = fair(over=True)
    assert choose(scene, device, what) == STAY
    (text,) = copied
    assert text.startswith("python -m game check" if what == COMMAND else FULL[:4])
    assert ("Copied." if there else "Could not use the clipboard.") in written(scene)


@pytest.mark.parametrize("over", [False, True])
def test_the_shortcut_copies_what_tells_most(monkeypatch: pytest.MonkeyPatch, over: bool) -> None:
    copied: list[str] = []
    monkeypatch.setattr(clipboard, "copy", lambda text: not copied.append(text))
    scene = fair(over=over)
    send(scene, pygame.event.Event(pygame.KEYDOWN, key=pygame.K_c, mod=pygame.KMOD_CTRL))
    assert copied == [scene._proof.command() if over else scene._proof.shuffle]


@pytest.mark.parametrize("device", DEVICES)
def test_every_device_goes_back(device: str) -> None:
    assert choose(fair(), device, CLOSE) == Pop()


@pytest.mark.parametrize("device", ["keyboard", "controller"])
def test_the_way_back_goes_back(device: str) -> None:
    assert go_back(fair(), device) == Pop()


def test_enter_checks_at_once() -> None:
    scene = fair(over=True)
    send(scene, key(pygame.K_RETURN))
    assert FITS in told(scene)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("over", [False, True])
def test_it_fits_into_every_window(size: tuple[int, int], text: int, over: bool) -> None:
    assert_fits(lambda: fair(over=over, text=text), size)
    letters = Typesetter()
    letters.scale = text / 100
    painted(fair(over=over, text=text), size, letters=letters)
    assert letters.cut == []
