"""Compiles the rules with mypyc, in a copy: a binary beside its source would hide every later edit of the source."""

import os
import re
import shutil
import sysconfig
from pathlib import Path
from typing import Final

from tooling.children import call, log, quiet
from tooling.environment import tool
from tooling.messages import Missing, say
from tooling.places import ROOT

COMPILED_TESTS: Final = ("tests/kernel", "tests/kit", "tests/games", "tests/conformance")


def need_compiler() -> None:
    """Raise Missing if there is no C compiler or no Python.h: mypyc would print a page of errors."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    if not shutil.which(command.split()[0]):
        raise Missing("a C compiler is missing: install one (Debian, Ubuntu: apt install gcc)")
    if not (Path(sysconfig.get_paths()["include"]) / "Python.h").exists():
        raise Missing("Python's C headers are missing: install them (Debian, Ubuntu: apt install python3-dev)")


def compile_copy(python: str, copy: Path) -> None:
    """Copy the sources there and compile the rules in the copy."""
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    open_to_subclasses(copy / "oubliette" / "kernel")
    say("compiling, some minutes")
    command = [tool(python, "mypyc"), f"--config-file={ROOT / 'pyproject.toml'}", *compiled_parts(copy)]
    code, output = quiet("mypyc", command, cwd=copy, env=_compiler_environment())
    if code:
        print(*[line for line in output.splitlines() if "error:" in line], sep="\n")
        raise Missing(f"mypyc could not compile the rules ({log('mypyc')})")
    proof = "import sys, oubliette.kernel as k; sys.exit(not k.__file__.endswith(('.so', '.pyd')))"
    if call([python, "-c", proof], env=importing(copy)):
        raise Missing(f"the compiled kernel was built but is not the one that is imported ({log('mypyc')})")


def compiled_parts(sources: Path) -> list[str]:
    """What to compile, as paths from the folder of sources: the kernel, the kit, and every package in games."""
    games = sorted(init.parent for init in (sources / "oubliette" / "games").glob("*/__init__.py"))
    parts = ("oubliette/kernel", "oubliette/kit", "oubliette/games/__init__.py")
    return [*parts, *(game.relative_to(sources).as_posix() for game in games)]


def importing(sources: Path) -> dict[str, str]:
    """Environment variables for a process that imports the package from that folder."""
    return dict(os.environ, PYTHONPATH=str(sources))


def open_to_subclasses(folder: Path) -> None:
    """Let plain games extend the compiled kernel. Only in the copy: the kernel itself imports nothing of mypyc."""
    mark = "from mypy_extensions import mypyc_attr\n\n@mypyc_attr(allow_interpreted_subclasses=True)\nclass "
    for module in folder.glob("*.py"):
        source = module.read_text(encoding="utf-8")
        module.write_text(re.sub(r"(?<=\n\n)class ", mark, source), encoding="utf-8")  # those without @final


def _compiler_environment() -> dict[str, str]:
    """Environment variables with the person's own flags, and one that keeps rounding the same on every machine.

    An instruction that multiplies and adds at once rounds differently, so lines would be drawn differently.
    """
    flags = os.environ.get("CFLAGS", "") + ("" if os.name == "nt" else " -ffp-contract=off")
    return dict(os.environ, CFLAGS=flags.strip())
