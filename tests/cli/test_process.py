"""The command in its own process: pipes, signals, start-up."""

import json
import os
import select
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
COMMAND = [sys.executable, "-m", "oubliette"]
# Resets the signals, because the caller of the tests may ignore them.
RESET_SIGNALS = """
import signal, sys
from oubliette.cli import main
for name in ("SIGTERM", "SIGHUP"):
    signal.signal(getattr(signal, name), signal.SIG_DFL)
sys.exit(main())
"""
unix = pytest.mark.skipif(os.name == "nt", reason="needs Unix signals and pseudo-terminals")


@pytest.fixture
def env() -> dict[str, str]:
    # Output is buffered, as by default.
    known = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    return {**known, "PYTHONPATH": str(ROOT / "src"), "PYTHONWARNINGS": "error"}


def test_it_can_be_started_as_a_module(env: dict[str, str]) -> None:
    done = subprocess.run([*COMMAND, "games"], env=env, capture_output=True, text=True, check=False, timeout=60)

    assert done.returncode == 0 and done.stderr == "" and "\npig " in "\n" + done.stdout


def test_bad_input_in_french_leaves_no_traceback(env: dict[str, str]) -> None:
    env["LANG"] = "fr_FR.UTF-8"
    env["PYTHONUTF8"] = "1"
    command = [*COMMAND, "simulate", "pig", "--seed", "x"]
    done = subprocess.run(command, env=env, capture_output=True, encoding="utf-8", check=False, timeout=60)

    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr == "oubliette: --seed doit être un nombre entier, pas «\u202fx\u202f».\n"


def test_a_terminal_without_accents_gets_the_nearest_letters(env: dict[str, str]) -> None:
    env["PYTHONIOENCODING"] = "ascii"
    command = [*COMMAND, "simulate", "pig", "--seed", "x", "--lang", "fr"]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False, timeout=60)

    assert done.returncode == 2
    assert done.stderr == 'oubliette: --seed doit etre un nombre entier, pas " x ".\n'


def test_a_closed_pipe_is_not_an_error(env: dict[str, str]) -> None:
    read, write = os.pipe()
    os.close(read)
    try:
        done = subprocess.run(
            [*COMMAND, "rules", "pig"],
            env=env,
            stdout=write,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
            timeout=60,
        )
    finally:
        os.close(write)

    assert done.stderr == "" and done.returncode == 141


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has /dev/full")
def test_a_full_disk_is_said_in_one_line(env: dict[str, str]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*COMMAND, "rules", "pig"], env=env, stdout=full, stderr=subprocess.PIPE, text=True, check=False, timeout=60
        )

    assert done.returncode == 1 and done.stderr.startswith("oubliette: ") and done.stderr.count("\n") == 1


@pytest.mark.slow
@unix
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_in_a_terminal_ends_all_processes_and_says_what_was_played(env: dict[str, str], workers: str) -> None:
    """Once progress is visible, send the interrupt to the whole process group, as a terminal does."""
    ours, theirs = os.openpty()
    command = [*COMMAND, "simulate", "pig", "--matches", "1000000000", "--workers", workers, "--json"]
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=theirs, start_new_session=True) as child:
        os.close(theirs)
        try:
            assert select.select([ours], [], [], 60)[0], "no progress was shown"
            seen = os.read(ours, 1000)
            os.killpg(child.pid, signal.SIGINT)
            out, _ = child.communicate(timeout=60)
            while b"interrupted" not in seen:
                seen += os.read(ours, 1000)
        finally:
            if child.poll() is None:
                os.killpg(child.pid, signal.SIGKILL)
            os.close(ours)

    assert child.returncode == 130
    assert json.loads(out)["matches"] > 0 and json.loads(out)["interrupted"] is True
    assert b"matches (0%)" in seen and b"Traceback" not in seen


@pytest.mark.slow
@unix
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP] if os.name != "nt" else [])
def test_a_fatal_signal_ends_a_simulation_without_a_traceback(env: dict[str, str], number: signal.Signals) -> None:
    """Its exit code is 128 plus the signal's number, as in shells."""
    ours, theirs = os.openpty()
    command = [sys.executable, "-c", RESET_SIGNALS, "simulate", "pig", "--matches", "1000000000", "--workers", "2"]
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=theirs, start_new_session=True) as child:
        os.close(theirs)
        try:
            assert select.select([ours], [], [], 60)[0], "no progress was shown"
            os.kill(child.pid, number)
            out, _ = child.communicate(timeout=60)
            seen = os.read(ours, 10_000)
        finally:
            with suppress(ProcessLookupError):  # expected: no process is left
                os.killpg(child.pid, signal.SIGKILL)
            os.close(ours)

    assert child.returncode == 128 + number
    assert out == b"" and b"Traceback" not in seen


def test_games_loads_neither_bots_nor_rules_nor_processes(env: dict[str, str]) -> None:
    script = "import sys; from oubliette.cli import main; main(['games']); print(*sys.modules)"
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True, timeout=60)

    loaded = set(done.stdout.splitlines()[-1].split())
    for module in ("oubliette.games.pig", "oubliette.bots", "oubliette.lab", "oubliette.terminal", "multiprocessing"):
        assert module not in loaded
