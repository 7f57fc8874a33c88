"""The project's own files: what the build runs, what is locked, what the source tree may contain."""

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "oubliette"


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such bit")
def test_the_build_runs_what_a_developer_runs() -> None:
    script = ROOT / ".ci" / "run"

    assert os.access(script, os.X_OK)
    assert re.search(r"^\s*exec python3 \./run test\b", script.read_text(), re.MULTILINE)


def test_no_binary_lies_beside_the_sources() -> None:
    """Python would import it instead of the source, and every edit would be ignored."""
    stale = [str(path.relative_to(ROOT)) for path in PACKAGE.rglob("*") if path.suffix in {".so", ".pyd"}]

    assert not stale, "delete these, then use ./run compiled, which builds elsewhere"


def test_the_lock_fits_the_project() -> None:
    uv = shutil.which("uv", path=str(ROOT / ".tools" / "uv" / "bin")) or shutil.which("uv")
    if uv is None:
        pytest.skip("no uv here")
    env = dict(os.environ, UV_PYTHON=sys.executable, UV_PYTHON_DOWNLOADS="never", UV_SYSTEM_CERTS="true")
    command = [uv, "lock", "--check", "--offline"]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr


def test_the_lock_names_public_hosts_only() -> None:
    """Nobody else can use a mirror, a port, a password or a folder of the machine that made the lock."""
    lock = (ROOT / "uv.lock").read_text(encoding="utf-8")
    addresses = set(re.findall(r"\w+://[^/\"]+", lock))

    assert addresses
    assert all(re.fullmatch(r"https://([a-z0-9-]+\.)+(com|net|org)", address) for address in addresses), addresses
    assert "file:" not in lock and "path =" not in lock


def test_the_package_is_typed_and_needs_only_its_texts() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

    assert (PACKAGE / "py.typed").is_file()
    assert [re.split(r"[<>=~! ]", name)[0] for name in project["dependencies"]] == ["fluent.runtime"]


def imports(path: Path) -> Iterator[str]:
    """The top-level packages that a module imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name.split(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.split(".")[0]


@pytest.mark.parametrize("layer", ["kernel", "kit", "games"])
def test_rules_use_the_standard_library_only(layer: str) -> None:
    """The layer contract lists the packages that we know; this test refuses all others too."""
    allowed = sys.stdlib_module_names | {"oubliette"}
    foreign = {f"{path.name}: {name}" for path in (PACKAGE / layer).rglob("*.py") for name in imports(path)}

    assert not {entry for entry in foreign if entry.split(": ")[1] not in allowed}
