"""An old Python that starts `./run` hands over to a newer one, or says what is missing."""

import ast
import subprocess
import sys

from tests.frame.conftest import ROOT, Sandbox, one_line

OLD_PYTHON = """
import os, runpy, sys
sys.version_info = (3, 8, 0)
sys.argv = ["run", *sys.argv[1:]]
runpy.run_path({run!r}, run_name="__main__")
"""

EVERYWHERE = {"os", "pathlib", "re", "shutil", "signal", "subprocess", "sys"}  # modules that every Python 3 has


def as_if_old(sandbox: Sandbox, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Start `run` in a Python that says it is 3.8."""
    command = [sys.executable, "-c", OLD_PYTHON.format(run=str(sandbox.root / "run")), *arguments]
    return subprocess.run(command, env=sandbox.environment(), capture_output=True, text=True, check=False, timeout=60)


def test_an_old_python_hands_over_to_a_newer_one(sandbox: Sandbox) -> None:
    sandbox.set_uv()
    dead = sandbox.path / "python3.11"
    dead.write_text("#!/bin/sh\nexit 127\n")
    dead.chmod(0o755)
    (sandbox.path / "python3.13").symlink_to(sys.executable)

    done = as_if_old(sandbox, "test", "-x")

    assert done.returncode == 0 and not done.stderr.count("missing")
    assert sandbox.calls[-1] == "python -m pytest -x"


def test_an_old_python_alone_says_what_is_missing(sandbox: Sandbox) -> None:
    done = as_if_old(sandbox, "play")

    assert done.returncode == 1
    assert one_line(done.stderr).startswith("run: Python 3.11 or newer is missing: this is 3.8")


def read_by_old_pythons() -> "dict[str, list[ast.stmt]]":
    """The statements of `run` and of all that it imports before it checks the version, by file name."""
    read: dict[str, list[ast.stmt]] = {}
    waiting = ["run", "tooling/__init__.py"]
    while waiting:
        name = waiting.pop()
        if name in read:
            continue
        tree = ast.parse((ROOT / name).read_text(encoding="utf-8"), feature_version=(3, 6))
        read[name] = [node for node in tree.body if not asks_for_the_version(node)]
        waiting += [f"{module.replace('.', '/')}.py" for module in imported(read[name]) - EVERYWHERE]
    return read


def asks_for_the_version(node: ast.stmt) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "sys.version_info >= PYTHON_OLDEST"


def imported(statements: "list[ast.stmt]") -> "set[str]":
    nodes = [node for statement in statements for node in ast.walk(statement)]
    names = {name.name for node in nodes if isinstance(node, ast.Import) for name in node.names}
    return names | {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}


def test_old_pythons_can_read_what_run_imports_first() -> None:
    read = read_by_old_pythons()

    assert set(read) == {"run", *(f"tooling/{name}.py" for name in ("__init__", "children", "messages", "places"))}


def test_what_old_pythons_read_has_quoted_annotations() -> None:
    """Old Pythons evaluate annotations when they define a function, and fail at `list[str]` and `Path | None`."""
    for name, statements in read_by_old_pythons().items():
        for node in (node for statement in statements for node in ast.walk(statement)):
            written = getattr(node, "annotation", None) or getattr(node, "returns", None)
            assert written is None or isinstance(written, ast.Name | ast.Constant), f"{name}: {ast.unparse(node)}"
