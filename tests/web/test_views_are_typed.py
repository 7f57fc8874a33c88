"""Renaming a field of a view in the game makes the type checkers name each bot, drawing and board that reads it."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from web.build import ROOT, WEB, environment, find_node

GAME = "mini_rogue"
FIELD, RENAMED = "card_ready", "card_awake"
VIEW = f"src/oubliette/games/{GAME}/view.py"
TYPES = f"web/src/lib/games/{GAME}/view.gen.ts"


@pytest.fixture(scope="module")
def renamed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project in which only the game's view renames a field."""
    root = tmp_path_factory.mktemp("renamed")
    compiled = shutil.ignore_patterns("__pycache__", "node_modules")
    for folder in ("src", "web"):
        shutil.copytree(ROOT / folder, root / folder, ignore=compiled)
    (root / "web" / "node_modules").symlink_to(WEB / "node_modules", target_is_directory=True)
    shutil.copy(ROOT / "pyproject.toml", root)
    view = root / VIEW
    source = view.read_text("utf-8")
    assert source.count(FIELD) == 2, "the TypedDict names it, and the function that fills it"
    view.write_text(source.replace(FIELD, RENAMED), "utf-8")
    return root


def run(root: Path, *words: str) -> tuple[int, str]:
    """Run a tool in the copy, with imports from the copy. Returns its exit code and output."""
    env = dict(environment(find_node()), PYTHONPATH=os.pathsep.join([str(root / "src"), str(root)]))
    done = subprocess.run(words, cwd=root, env=env, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize("reader", [f"src/oubliette/bots/{GAME}", f"src/oubliette/terminal/plain/boards/{GAME}"])
def test_mypy_names_the_lines_that_read_the_old_name(renamed: Path, reader: str) -> None:
    code, said = run(renamed, sys.executable, "-m", "mypy", "--cache-dir", "mypy", reader)

    assert code == 1
    complaints = [line for line in said.splitlines() if f'has no key "{FIELD}"' in line]
    assert complaints and all(line.startswith(reader) for line in complaints), said


def test_the_check_of_the_client_does_too(renamed: Path) -> None:
    code, said = run(renamed, sys.executable, "-m", "web.protocol", "--check")
    assert code == 1 and TYPES in said, said

    code, said = run(renamed, sys.executable, "-m", "web.protocol")
    assert code == 0 and TYPES in said, said

    web = renamed / "web"
    narrow = {"extends": "./tsconfig.json", "include": [f"src/lib/games/{GAME}/CharacterCard.svelte", "src/*.d.ts"]}
    (web / "tsconfig.narrow.json").write_text(json.dumps(narrow))
    script = "node_modules/svelte-check/bin/svelte-check"
    code, said = run(web, str(find_node().folder / "node"), script, "--tsconfig", "./tsconfig.narrow.json")
    assert code == 1
    complaints = [line for line in said.splitlines() if f"Property '{FIELD}' does not exist" in line]
    assert complaints, said
