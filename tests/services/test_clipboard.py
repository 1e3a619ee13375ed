"""The clipboard: used where there is one, and no trouble where there is none."""

import pygame
import pytest

from game.services import clipboard


def test_a_text_can_be_put_there() -> None:
    pygame.display.init()
    pygame.display.set_mode((10, 10))
    assert clipboard.copy("Anas Löwe frißt Bos Zebra.")


@pytest.mark.parametrize(
    "error", [pygame.error("no clipboard"), NotImplementedError("no scrap"), AttributeError("x")]
)
def test_without_one_nothing_is_raised(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr(pygame.scrap, "get_init", fail)
    assert not clipboard.copy("Anything.")


def test_the_kind_of_text_that_the_system_takes_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[tuple[str, bytes]] = []

    def put(kind: str, text: bytes) -> None:
        if kind != "text/plain":
            raise pygame.error("unknown kind")
        taken.append((kind, text))

    monkeypatch.setattr(pygame.scrap, "get_init", lambda: True)
    monkeypatch.setattr(pygame.scrap, "put", put)
    assert clipboard.copy("ä")
    assert taken == [("text/plain", b"\xc3\xa4")]
