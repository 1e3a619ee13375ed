"""Every room says what lives in it, and what its README leads to is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROOMS = (
    *(".", "assets", "build_scripts", "build_scripts/checks", "levels", "tests", "game"),
    *(
        f"game/{room}"
        for room in ("core", "players", "services", "cli", "desktop", "shell", "beasty_bar", "fantasy_pub")
    ),
    *("game/shell/table", "game/shell/scenes"),
)
READMES = sorted(
    path
    for part in ("game", "assets", "build_scripts", "levels", "tests")
    for path in (ROOT / part).rglob("README.md")
)
LINK = re.compile(r"\]\(([^)#]*)(?:#([^)]*))?\)")
FILE = re.compile(r"`(?:python3? )?((?:game|tests|build_scripts|assets|levels)/[\w/]+(?:\.\w+|/))[ `]")


def anchors(page: Path) -> set[str]:
    """What the headings of a page are linked by."""
    heads = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", head).lower().replace(" ", "-") for head in heads}


@pytest.mark.parametrize("room", ROOMS)
def test_every_room_has_a_readme(room: str) -> None:
    assert (ROOT / room / "README.md").read_text(encoding="utf-8").startswith("# ")


@pytest.mark.parametrize("page", [ROOT / "README.md", *READMES], ids=lambda page: str(page.relative_to(ROOT)))
def test_what_a_readme_leads_to_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for link, anchor in LINK.findall(text):
        target = (page.parent / link).resolve() if link else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), anchor
    assert [file for file in FILE.findall(text) if not (ROOT / file).exists()] == []


def test_a_file_is_found_in_prose_and_in_commands() -> None:
    assert FILE.findall("see `game/a/b.py`, `python game/c.py --x` and `tests/d/`") == [
        "game/a/b.py",
        "game/c.py",
        "tests/d/",
    ]
