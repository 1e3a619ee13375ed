"""The language the game speaks, and how it changes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.core.rules import Seat
from game.services.i18n import Language, Translations, languages, understood

ASSETS = Path(__file__).resolve().parents[2] / "assets"
FOLDERS = [ASSETS / "beasty_bar", ASSETS / "common"]


def speaking(code: str) -> Translations:
    translations = Translations(FOLDERS)
    translations.speak(code)
    return translations


def test_four_languages_are_called_what_their_speakers_call_them() -> None:
    assert languages() == {"en": "English", "de": "Deutsch", "es": "Español", "fr": "Français"}


def test_what_nobody_knows_is_english() -> None:
    assert [understood(code) for code in ("de", "xx", "", "../de")] == ["de", "en", "en", "en"]
    translations = speaking("klingon")
    assert (translations.code, translations.text("Pause")) == ("en", "Pause")


def test_a_key_is_called_the_same_whatever_a_game_means_by_its_name() -> None:
    translations = Translations([ASSETS / "fantasy_pub", ASSETS / "common"])
    for code, key, deed in (("de", "Enter", "Hinein"), ("fr", "Entrée", "Entrer"), ("en", "Enter", "Enter")):
        translations.speak(code)
        assert (translations.key("Enter"), translations.text("Enter")) == (key, deed)


def test_without_catalogues_every_language_has_english_words(tmp_path: Path) -> None:
    broken = tmp_path / "common" / "locale" / "de" / "LC_MESSAGES" / "common.mo"
    broken.parent.mkdir(parents=True)
    broken.write_bytes(b"no catalogue")
    translations = Translations([tmp_path / "common", tmp_path / "nothing"])
    translations.speak("de")
    assert translations.text("Pause") == "Pause"
    assert Language(["Ana"], translations).piece("lion", Seat(0), "object") == "Anas lion"


def test_whoever_holds_a_language_hears_at_once_that_it_has_changed() -> None:
    translations = speaking("en")
    words = Language(["Ana", "Bo"], translations, reader=Seat(1))
    assert words.piece("lion", Seat(0), "object") == "Ana's lion"
    translations.speak("de")
    assert words.piece("lion", Seat(0), "object") == "Anas Löwen"
    assert words.piece("lion", Seat(1), "object") == "deinen Löwen"
    assert words.kind("lion", "dative") == "einem Löwen"
    assert words.known("bat", "") == "die Fledermaus"
    assert words.name("lion") == "Löwe"
    translations.speak("en")
    assert words.known("bat", "") == "the bat"


def test_another_game_is_spoken_of_in_the_same_language() -> None:
    here = Translations([ASSETS / "common"])
    bar = here.of([ASSETS / "beasty_bar"])
    assert bar("Get into the bar") == "Get into the bar"
    here.speak("de")
    assert (bar("Get into the bar"), here.text("Get into the bar")) == (
        "Ab in die Bar",
        "Get into the bar",
    )
    here.speak("en")
    assert bar("Get into the bar") == "Get into the bar"


def test_where_there_is_nothing_to_say_nothing_is_said() -> None:
    assert speaking("de").text("") == ""


def test_the_game_and_the_house_are_asked_both() -> None:
    translations = speaking("de")
    assert translations.text("{eater} eats {victim:object}.") == "{eater} frisst {victim:object}."
    assert translations.text("Back") == "Zurück"


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
    one, many = "{players} got one animal into the bar.", "{players} got {guests} animals into the bar."
    assert Translations().plural(one, many, count) == (one if count == 1 else many)
    assert speaking("de").plural(one, many, count).format(players="Bo", guests=count).startswith("Bo")


def test_a_language_knows_what_can_be_seen_and_what_is_worn() -> None:
    words = Language(["Ana", "Bo"], worn=("red",))
    assert (words.wears(Seat(0)), words.wears(Seat(1))) == ("red", "")
    assert words.view is None
    there = words.seeing("a garden")
    assert (there.view, words.view) == ("a garden", None)
    assert there.said_by(Seat(0)).view == "a garden"
