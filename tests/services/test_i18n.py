"""The language the game speaks, and how it changes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.core.rules import Seat
from game.services.i18n import Catalogue, Language, languages, understood

ASSETS = Path(__file__).resolve().parents[2] / "assets"
FOLDERS = [ASSETS / "beasty_bar", ASSETS / "common"]


def speaking(code: str) -> Catalogue:
    catalogue = Catalogue(FOLDERS)
    catalogue.speak(code)
    return catalogue


def test_four_languages_are_called_what_their_speakers_call_them() -> None:
    assert languages() == {"en": "English", "de": "Deutsch", "es": "Español", "fr": "Français"}


def test_what_nobody_knows_is_english() -> None:
    assert [understood(code) for code in ("de", "xx", "", "../de")] == ["de", "en", "en", "en"]
    catalogue = speaking("klingon")
    assert (catalogue.code, catalogue.text("Pause")) == ("en", "Pause")


def test_without_catalogues_every_language_has_english_words(tmp_path: Path) -> None:
    broken = tmp_path / "common" / "locale" / "de" / "LC_MESSAGES" / "common.mo"
    broken.parent.mkdir(parents=True)
    broken.write_bytes(b"no catalogue")
    catalogue = Catalogue([tmp_path / "common", tmp_path / "nothing"])
    catalogue.speak("de")
    assert catalogue.text("Pause") == "Pause"
    assert Language(["Ana"], catalogue).piece("lion", Seat(0), "object") == "Anas lion"


def test_whoever_holds_a_language_hears_at_once_that_it_has_changed() -> None:
    catalogue = speaking("en")
    words = Language(["Ana", "Bo"], catalogue, reader=Seat(1))
    assert words.piece("lion", Seat(0), "object") == "Ana's lion"
    catalogue.speak("de")
    assert words.piece("lion", Seat(0), "object") == "Anas Löwen"
    assert words.piece("lion", Seat(1), "object") == "deinen Löwen"
    assert words.kind("lion", "dative") == "einem Löwen"
    assert words.known("bat", "") == "die Fledermaus"
    assert words.name("lion") == "Löwe"
    catalogue.speak("en")
    assert words.known("bat", "") == "the bat"


def test_where_there_is_nothing_to_say_nothing_is_said() -> None:
    assert speaking("de").text("") == ""


def test_the_game_and_the_house_are_asked_both() -> None:
    catalogue = speaking("de")
    assert catalogue.text("{eater} eats {victim:object}.") == "{eater} frisst {victim:object}."
    assert catalogue.text("Back") == "Zurück"


def test_a_whole_game_can_be_read_in_a_terminal_in_every_language() -> None:
    told = {}
    for code in languages():
        command = [sys.executable, "-m", "game", "text", "--language", code, "--seats", "random,random"]
        done = subprocess.run(
            [*command, "--seed", "3"],
            env={**os.environ, "PYTHONUTF8": "1"},  # elsewhere than here a pipe may have another alphabet
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=True,
        )
        told[code] = done.stdout.splitlines()
    assert len({len(lines) for lines in told.values()}) == 1
    shared = [{*lines} & {*told["en"]} for code, lines in told.items() if code != "en"]
    assert max(map(len, shared)) <= 1  # an empty line


@pytest.mark.parametrize("count", [0, 1, 2])
def test_every_language_counts_in_its_own_way(count: int) -> None:
    one, many = "{players} brought one guest into the bar.", "{players} brought {guests} guests into the bar."
    assert Catalogue().plural(one, many, count) == (one if count == 1 else many)
    assert speaking("de").plural(one, many, count).format(players="Bo", guests=count).startswith("Bo")
