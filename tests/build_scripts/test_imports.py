"""What scripts take from the game is there: nobody else sees that it was renamed or has gone."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

from game.services.paths import project_folder

SCRIPTS = sorted(project_folder("build_scripts").rglob("*.py"))


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.stem)
def test_all_that_is_imported_from_the_game_is_there(script: Path) -> None:
    for node in ast.walk(ast.parse(script.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] in ("game", "tests"):
            module = import_module(str(node.module))
            for name in (each.name for each in node.names):
                assert hasattr(module, name) or _is_module(f"{node.module}.{name}"), ast.unparse(node)


def _is_module(name: str) -> bool:
    try:
        import_module(name)
    except ImportError:
        return False
    return True
