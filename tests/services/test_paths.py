from pathlib import Path

import pytest

from game.services import paths


@pytest.fixture
def package(tmp_path, monkeypatch) -> Path:
    folder = tmp_path / "site" / "game"
    folder.mkdir(parents=True)
    monkeypatch.setattr(paths, "_PACKAGE", folder)
    return folder


@pytest.mark.parametrize("name", ["assets", "levels"])
def test_from_source_the_folders_stand_beside_the_package(name):
    root = Path(__file__).resolve().parents[2]

    assert paths.project_folder(name) == root / name


def test_a_frozen_program_has_them_beside_the_package_too(package):
    (package.parent / "assets").mkdir()

    assert paths.project_folder("assets") == package.parent / "assets"


def test_a_wheel_has_them_inside_and_ignores_strangers_beside_it(package):
    (package / "assets").mkdir()
    (package.parent / "assets").mkdir()

    assert paths.project_folder("assets") == package / "assets"


def test_a_missing_folder_is_named_in_one_sentence(package):
    with pytest.raises(OSError, match=r"^The game's folder “levels” is missing[^.]*\.$"):
        paths.project_folder("levels")


def test_the_players_folder_is_made_where_asked(tmp_path):
    wanted = tmp_path / "a" / "b"

    assert paths.user_folder("anything", wanted) == wanted
    assert wanted.is_dir()


def test_the_players_folder_is_otherwise_the_systems_and_bears_the_name(tmp_path, monkeypatch):
    monkeypatch.setattr("platformdirs.user_data_dir", lambda app, appauthor: str(tmp_path / app))

    assert paths.user_folder("some-game") == tmp_path / "some-game"
    assert (tmp_path / "some-game").is_dir()


def test_a_folder_that_cannot_be_made_does_not_stop_the_game(tmp_path):
    (tmp_path / "file").touch()

    assert paths.user_folder("anything", tmp_path / "file" / "data") == tmp_path / "file" / "data"
