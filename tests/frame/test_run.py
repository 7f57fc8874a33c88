"""`./run` for the person who starts it: what it does, and what it says when it cannot."""

import ast
import os
import runpy
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.frame.conftest import ROOT, World

COMMANDS = ("play", "serve", "test", "check", "setup", "bench", "compiled")


def one_line(text: str) -> str:
    """The only line of a text, but for news of what goes on."""
    news = ("run: fetching uv", "run: preparing the environment")
    lines = [line for line in text.splitlines() if not line.startswith(news)]
    assert len(lines) == 1, text
    return lines[0]


@pytest.mark.parametrize("arguments", [[], ["--help"], ["-h"], ["help"]])
def test_help_names_every_command_and_sets_nothing_up(world: World, arguments: list[str]) -> None:
    done = world.run(*arguments)

    assert done.returncode == 0 and not done.stderr
    assert all(f"\n  {command} " in done.stdout for command in COMMANDS)
    assert world.diary == [] and not (world.root / ".tools").exists()


def test_an_unknown_command_is_refused_with_the_known_ones(world: World) -> None:
    done = world.run("plya")

    assert done.returncode == 2 and not done.stdout
    assert one_line(done.stderr) == f"run: unknown command 'plya': choose one of {', '.join(COMMANDS)}"


@pytest.mark.parametrize("command", ["check", "setup"])
def test_commands_without_arguments_refuse_them(world: World, command: str) -> None:
    done = world.run(command, "--fix")

    assert done.returncode == 2 and one_line(done.stderr) == f"run: {command} takes no arguments"


def test_a_uv_on_the_path_is_used_and_nothing_is_fetched(world: World) -> None:
    world.uv_on_path()

    done = world.run("setup")

    assert done.returncode == 0 and "ready" in done.stdout
    groups = "--group dev --extra server --extra postgres"
    assert world.diary == [f"uv sync --locked --no-default-groups {groups} {world.root / '.venv'}"]


def test_without_uv_one_is_fetched_once_and_found_again(world: World) -> None:
    assert world.run("setup").returncode == 0
    again = world.run("setup")

    assert again.returncode == 0 and not again.stderr
    assert [line.split()[0] for line in world.diary] == ["pip", "uv", "uv"]
    assert f"--target {world.root / '.tools' / 'uv'} uv==" in world.diary[0]


@pytest.mark.parametrize("version", ["0.4.1", "nonsense"])
def test_a_uv_that_is_too_old_or_does_not_run_is_passed_over(world: World, version: str) -> None:
    world.uv_on_path(version)

    assert world.run("setup").returncode == 0
    assert world.diary[0].startswith("pip install")


@pytest.mark.parametrize(
    ("complaint", "meaning"),
    [
        ("/usr/bin/python3: No module named pip", "pip is missing too: install it"),
        ("WARNING: Retrying after NewConnectionError\nERROR: No matching distribution found", "cannot be reached"),
        ("ERROR: Could not find a version that satisfies the requirement uv", "has nothing that fits this machine"),
        ("OSError: [Errno 28] No space left on device", "the disk is full"),
        ("one\nERROR: something quite new\nthree", "ERROR: something quite new"),
    ],
)
def test_a_failing_pip_costs_one_line_that_says_why(world: World, complaint: str, meaning: str) -> None:
    world.pip(complaint)

    done = world.run("test")

    assert done.returncode == 1 and not done.stdout
    line = one_line(done.stderr)
    assert line.startswith("run: uv is missing and could not be fetched: ") and meaning in line
    assert complaint in (world.root / ".tools" / "log" / "pip.txt").read_text()
    assert ".tools/log/pip.txt" in line


def test_a_fetched_uv_that_does_not_run_is_said(world: World) -> None:
    world.pip(uv_version="nonsense")

    done = world.run("play")

    assert done.returncode == 1 and "does not run on this machine" in one_line(done.stderr)


@pytest.mark.parametrize(
    ("complaint", "meaning"),
    [
        ("error: Failed to fetch: `https://example.org/simple/attrs/`\n  Caused by: dns error", "cannot be reached"),
        ("error: The lockfile at `uv.lock` needs to be updated, but `--locked` was provided.", "run `uv lock`"),
        ("  × Failed to build `oubliette`\n  ╰─▶ many\n      lines", "× Failed to build `oubliette`"),
    ],
)
def test_a_failing_sync_costs_one_line_that_says_why(world: World, complaint: str, meaning: str) -> None:
    world.uv_on_path(complaint=complaint)

    done = world.run("check")

    assert done.returncode == 1 and not done.stdout
    line = one_line(done.stderr)
    assert line.startswith("run: the environment could not be prepared: ")
    assert meaning in line and ".tools/log/sync.txt" in line


def test_an_environment_that_cannot_be_written_costs_one_line(world: World) -> None:
    (world.root / ".tools").write_text("a file where a folder should be")

    done = world.run("play")

    assert done.returncode == 1 and "run: " in one_line(done.stderr)


def test_play_hands_everything_on_and_keeps_what_tests_installed(world: World) -> None:
    world.uv_on_path()

    done = world.run("play", "pig", "--seed", "1", FAILS="oubliette")

    assert done.returncode == 3, "the game's own exit code is passed on"
    assert world.diary == [
        f"uv sync --locked --no-default-groups --inexact {world.root / '.venv'}",
        "oubliette play pig --seed 1",
    ]


def test_serve_brings_what_a_server_needs_on_either_database(world: World) -> None:
    world.uv_on_path()

    done = world.run("serve", "--port", "8080", FAILS="oubliette")

    assert done.returncode == 3, "the server's own exit code is passed on"
    assert world.diary == [
        f"uv sync --locked --no-default-groups --inexact --extra server --extra postgres {world.root / '.venv'}",
        "oubliette serve --port 8080",
    ]


def test_check_runs_all_four_and_shows_only_those_that_fail(world: World) -> None:
    world.uv_on_path()

    done = world.run("check", FAILS="mypy")

    assert done.returncode == 1
    assert [line.split()[0] for line in world.diary[1:]] == ["ruff", "ruff", "mypy", "lint-imports"]
    assert done.stdout.splitlines() == [
        "--- types: mypy ",
        "this is mypy",
        "check: format ok, lint ok, types FAILED, layers ok",
    ]


def test_test_checks_first_and_fails_when_only_the_check_failed(world: World) -> None:
    world.uv_on_path()

    done = world.run("test", FAILS="lint-imports")

    assert done.returncode == 1
    assert world.diary[-1] == "python -m pytest"
    assert "the check failed: layers" in done.stderr


def test_test_ends_with_what_pytest_says(world: World) -> None:
    world.uv_on_path()

    done = world.run("test")

    assert done.returncode == 0
    assert done.stdout.splitlines()[-2:] == ["check: format ok, lint ok, types ok, layers ok", "this is python"]


def test_test_with_arguments_runs_only_those_tests(world: World) -> None:
    world.uv_on_path()

    done = world.run("test", "tests/kernel", "-k", "deck", FAILS="python")

    assert done.returncode == 3
    assert world.diary[1:] == ["python -m pytest tests/kernel -k deck"]


def test_bench_has_an_environment_of_its_own_and_lives_without_node(world: World) -> None:
    world.uv_on_path()

    assert world.run("bench", "--quick").returncode == 0
    own = world.root / ".tools" / "bench"
    assert world.diary == [
        f"uv sync --locked --no-default-groups --group dev --group bench {own}",
        "python -m benchmarks.engine --quick",
    ]


def test_compiled_asks_for_a_compiler_before_anything_else(world: World) -> None:
    done = world.run("compiled", CC="no-such-compiler")

    assert done.returncode == 1 and world.diary == []
    assert one_line(done.stderr).startswith("run: a C compiler is missing")


# A shell's background job is deaf to interrupts, and so would be whatever we start: hear them again first.
HEARING = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
"""


def interrupted(world: World, cue: str, *arguments: str, **more: str) -> tuple[int, str]:
    """Start `run`, wait for the cue among what it and its children say, and press Ctrl-C."""
    command = [sys.executable, "-c", HEARING, str(world.root / "run"), *arguments]
    said = ""
    with subprocess.Popen(
        command,
        env=world.environment(**more),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as child:
        assert child.stdout is not None
        while cue not in said:
            line = child.stdout.readline()
            assert line, said
            said += line
        os.killpg(child.pid, signal.SIGINT)
        try:
            said += child.communicate(timeout=20)[0]
        finally:
            child.kill()
    return child.returncode, said


def test_an_interrupt_is_the_childs_to_answer(world: World) -> None:
    world.uv_on_path()

    code, said = interrupted(world, "asleep", "play", SLEEPS="1")

    assert code == 7 and "Traceback" not in said


def test_an_interrupted_set_up_says_so(world: World) -> None:
    (world.modules / "pip" / "__main__.py").write_text("import time\ntime.sleep(60)\n")

    code, said = interrupted(world, "fetching uv", "play")

    assert code == 130 and said.splitlines()[-1] == "run: interrupted"


OLD_PYTHON = """
import os, runpy, sys
sys.version_info = (3, 8, 0)
sys.argv = ["run", *sys.argv[1:]]
runpy.run_path({run!r}, run_name="__main__")
"""


def as_if_old(world: World, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Start `run` in a Python that says it is 3.8."""
    command = [sys.executable, "-c", OLD_PYTHON.format(run=str(world.root / "run")), *arguments]
    return subprocess.run(command, env=world.environment(), capture_output=True, text=True, check=False, timeout=60)


def test_an_old_python_hands_over_to_a_newer_one(world: World) -> None:
    world.uv_on_path()
    dead = world.path / "python3.11"
    dead.write_text("#!/bin/sh\nexit 127\n")
    dead.chmod(0o755)
    (world.path / "python3.13").symlink_to(sys.executable)

    done = as_if_old(world, "test", "-x")

    assert done.returncode == 0 and not done.stderr.count("missing")
    assert world.diary[-1] == "python -m pytest -x"


def test_an_old_python_alone_says_what_is_missing(world: World) -> None:
    done = as_if_old(world, "play")

    assert done.returncode == 1
    assert one_line(done.stderr).startswith("run: Python 3.11 or newer is missing: this is 3.8")


def test_old_pythons_can_read_the_file() -> None:
    source = (ROOT / "run").read_text(encoding="utf-8")
    tree = ast.parse(source, feature_version=(3, 6))

    imported = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    imported |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert imported <= sys.stdlib_module_names - {"__future__"}


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such bit")
def test_run_can_be_started_by_its_name() -> None:
    assert os.access(ROOT / "run", os.X_OK)
    assert Path(ROOT / "run").read_bytes().startswith(b"#!/usr/bin/env python3\n")


def test_the_compiled_copy_can_be_extended_unless_it_says_final(tmp_path: Path) -> None:
    namespace = runpy.run_path(str(ROOT / "run"))
    module = tmp_path / "game.py"
    module.write_text('"""Games."""\n\n\nclass Game:\n    pass\n\n\n@final\nclass Result:\n    pass\n')

    namespace["open_to_subclasses"](tmp_path)

    text = module.read_text()
    assert "@mypyc_attr(allow_interpreted_subclasses=True)\nclass Game:" in text
    assert "\n\n@final\nclass Result:" in text
