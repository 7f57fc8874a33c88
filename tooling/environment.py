"""Finds or fetches uv, and prepares the environments that uv keeps in the locked state."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from tooling.children import log, quiet
from tooling.messages import Missing, reason, say
from tooling.places import ROOT, TOOLS

# In an activated environment, the interpreter under it: uv must not build an environment on itself.
PYTHON: Final[str] = getattr(sys, "_base_executable", None) or sys.executable

# What to install besides the games and the terminal
PAGE: Final = ("--extra", "server")
SERVER: Final = (*PAGE, "--extra", "postgres")  # on either database
DEVELOPMENT: Final = ("--group", "dev", *SERVER, "--extra", "lab")  # the tests import every layer

_UV_OLDEST: Final = (0, 13)
_UV_FETCHED: Final = "0.13.7"


def sync(*options: str, into: Path = ROOT / ".venv") -> str:
    """Bring an environment to the locked state and return its interpreter. Takes 50 ms when nothing changed."""
    uv = find_uv()
    python = into / "Scripts" / "python.exe" if os.name == "nt" else into / "bin" / "python"
    if not python.exists():
        say("preparing the environment, under a minute the first time")
    env = {name: value for name, value in os.environ.items() if name not in ("VIRTUAL_ENV", "PYTHONPATH")}
    env.update(UV_PROJECT_ENVIRONMENT=str(into), UV_PYTHON=PYTHON, UV_PYTHON_DOWNLOADS="never")
    env["OUBLIETTE_SKIP_CLIENT"] = "1"  # `run` builds it: uv would not notice that its sources changed
    env.setdefault("UV_SYSTEM_CERTS", "true")
    code, output = quiet("sync", [uv, "sync", "--locked", "--no-default-groups", *options], env=env)
    if code:
        raise Missing(f"the environment could not be prepared: {reason(output)} ({log('sync')})")
    return str(python)


def tool(python: str, name: str) -> str:
    """The path of a program in the environment of this interpreter."""
    return str(Path(python).with_name(name))


def find_uv() -> str:
    """The person's own uv if it is recent enough, else the one in .tools, else a fresh one."""
    ours = shutil.which("uv", path=str(TOOLS / "uv" / "bin"))
    for candidate in (shutil.which("uv"), ours):
        if candidate and _version(candidate) >= _UV_OLDEST:
            return candidate
    return _fetch_uv()


def _version(uv: str) -> tuple[int, ...]:
    """The version as numbers. Empty if this uv does not run, for example because it is for another machine."""
    try:
        answer = subprocess.run([uv, "--version"], capture_output=True, text=True, check=False, timeout=30)
    except (OSError, subprocess.TimeoutExpired):
        return ()
    found = re.match(r"uv (\d+)\.(\d+)\.(\d+)", answer.stdout)
    return tuple(int(number) for number in found.groups()) if found and not answer.returncode else ()


def _fetch_uv() -> str:
    """Install uv into .tools: a system's own Python refuses installs, except into a folder named with --target."""
    say(f"fetching uv {_UV_FETCHED} into .tools")
    where = TOOLS / "uv"
    options = ["--only-binary=:all:", "--no-deps", "--upgrade", "--no-input", "--retries=2"]
    install = ["-m", "pip", "install", *options, "--target", str(where), f"uv=={_UV_FETCHED}"]
    code, output = 1, ""
    for python in dict.fromkeys((sys.executable, PYTHON)):
        code, output = quiet("pip", [python, *install])
        if "No module named pip" not in output:
            break
    uv = shutil.which("uv", path=str(where / "bin"))
    if code:
        raise Missing(f"uv is missing and could not be fetched: {reason(output)} ({log('pip')})")
    if not uv or not _version(uv):
        raise Missing(f"uv was fetched but does not run on this machine: put uv {_UV_FETCHED} on PATH ({log('pip')})")
    return uv
