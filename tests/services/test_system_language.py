"""Which language the computer speaks."""

import subprocess
import sys

import pytest

from game.services import system_language
from game.services.system_language import code_of, spoken


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("de_AT.UTF-8", "de"),
        ("fr-CA", "fr"),
        ("es", "es"),
        ("en_US@euro", "en"),
        ("C", ""),
        ("C.UTF-8", ""),
        ("POSIX", ""),
        ("", ""),
        ("../../etc", ""),
        ("日本", ""),
    ],
)
def test_a_locale_begins_with_a_language(name: str, code: str) -> None:
    assert code_of(name) == code


def test_the_first_wish_counts() -> None:
    assert spoken({"LANG": "de_DE", "LC_ALL": "fr_FR"}) == "fr_FR"
    assert spoken({"LANG": "de_DE", "LANGUAGE": "es:en"}) == "es"
    assert spoken({"LANG": "de_DE", "LANGUAGE": ""}) == "de_DE"
    assert spoken({}) == ""


def test_macos_is_asked_itself_and_need_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(subprocess, "check_output", lambda *_, **__: "es_ES\n")
    assert system_language.system_language() == "es"

    def silent(*_: object, **__: object) -> str:
        raise subprocess.TimeoutExpired("defaults", 2)

    monkeypatch.setattr(subprocess, "check_output", silent)
    monkeypatch.setenv("LANGUAGE", "de")
    assert system_language.system_language() == "de"
