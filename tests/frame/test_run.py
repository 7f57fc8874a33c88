"""`./run`: its help, its commands, what it refuses, and where it may be started from."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.frame.conftest import CLIENT, ROOT, Sandbox, one_line

COMMANDS = ("play", "learn", "rules", "serve", "test", "check", "setup", "web", "bench", "compiled")


@pytest.mark.parametrize("arguments", [[], ["--help"], ["-h"], ["help"]])
def test_help_names_every_command_and_sets_nothing_up(sandbox: Sandbox, arguments: list[str]) -> None:
    done = sandbox.run(*arguments)

    assert done.returncode == 0 and not done.stderr
    assert all(f"\n  {command} " in done.stdout for command in COMMANDS)
    assert sandbox.calls == [] and not (sandbox.root / ".tools").exists()


def test_an_unknown_command_is_refused_with_the_known_ones(sandbox: Sandbox) -> None:
    done = sandbox.run("plya")

    assert done.returncode == 2 and not done.stdout
    assert one_line(done.stderr) == f"run: unknown command 'plya': choose one of {', '.join(COMMANDS)}"


@pytest.mark.parametrize("command", ["check", "setup"])
def test_commands_without_arguments_refuse_them(sandbox: Sandbox, command: str) -> None:
    done = sandbox.run(command, "--fix")

    assert done.returncode == 2 and one_line(done.stderr) == f"run: {command} takes no arguments"


def test_play_passes_its_arguments_on_and_keeps_what_tests_installed(sandbox: Sandbox) -> None:
    sandbox.set_uv()

    done = sandbox.run("play", "pig", "--seed", "1", FAILS="oubliette")

    assert done.returncode == 3, "the game's own exit code is passed on"
    assert sandbox.calls == [
        f"uv sync --locked --no-default-groups --inexact {sandbox.root / '.venv'}",
        "oubliette play pig --seed 1",
    ]


def test_play_without_arguments_builds_the_page_and_opens_it(sandbox: Sandbox) -> None:
    sandbox.set_uv()

    done = sandbox.run("play", FAILS="oubliette")

    assert done.returncode == 3, "the server's own exit code is passed on"
    assert sandbox.calls == [
        f"uv sync --locked --no-default-groups --inexact --extra server {sandbox.root / '.venv'}",
        *CLIENT,
        "oubliette",
    ]


def test_serve_installs_what_a_server_needs_for_either_database(sandbox: Sandbox) -> None:
    sandbox.set_uv()

    done = sandbox.run("serve", "--port", "8080", FAILS="oubliette")

    assert done.returncode == 3, "the server's own exit code is passed on"
    assert sandbox.calls == [
        f"uv sync --locked --no-default-groups --inexact --extra server --extra postgres {sandbox.root / '.venv'}",
        *CLIENT,
        "oubliette serve --port 8080",
    ]


def test_web_starts_the_clients_own_server_and_builds_nothing(sandbox: Sandbox) -> None:
    done = sandbox.run("web", "--port", "5000", NPM_FAILS="5000")

    assert done.returncode == 1, "its own exit code is passed on"
    assert sandbox.calls == [CLIENT[0], "npm run --silent dev -- --port 5000"]
    assert not sandbox.page.exists()


def test_bench_has_an_environment_of_its_own_and_works_without_node(sandbox: Sandbox) -> None:
    sandbox.set_uv()

    assert sandbox.run("bench", "--quick").returncode == 0
    own = sandbox.root / ".tools" / "bench"
    assert sandbox.calls == [
        f"uv sync --locked --no-default-groups --group dev --group bench {own}",
        "python -m benchmarks.engine --quick",
    ]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such bit")
def test_run_can_be_started_by_its_name() -> None:
    assert os.access(ROOT / "run", os.X_OK)
    assert Path(ROOT / "run").read_bytes().startswith(b"#!/usr/bin/env python3\n")


@pytest.mark.parametrize("start", ["link", "safe path"])
def test_run_finds_its_own_files_wherever_it_is_started_from(sandbox: Sandbox, start: str) -> None:
    """Sandbox starts it in another folder; here also through a link, or without the script's folder on the path."""
    sandbox.set_uv()
    link = sandbox.path / "oubliette-run"
    link.symlink_to(sandbox.root / "run")
    script = {"link": [str(link)], "safe path": ["-P", str(sandbox.root / "run")]}[start]

    env = sandbox.environment()
    done = subprocess.run(
        [sys.executable, *script, "setup"], cwd="/", env=env, capture_output=True, text=True, check=False, timeout=60
    )

    assert done.returncode == 0 and "ready" in done.stdout, done.stderr
    assert sandbox.calls[-2:] == CLIENT
