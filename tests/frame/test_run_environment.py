"""`./run` finds or fetches uv and prepares the environment; where it cannot, one line says why."""

import pytest

from tests.frame.conftest import CLIENT, Sandbox, one_line


def test_a_uv_on_the_path_is_used_and_nothing_is_fetched(sandbox: Sandbox) -> None:
    sandbox.set_uv()

    done = sandbox.run("setup")

    assert done.returncode == 0 and "ready" in done.stdout
    groups = "--group dev --extra server --extra postgres --extra lab"
    assert sandbox.calls == [f"uv sync --locked --no-default-groups {groups} {sandbox.root / '.venv'}", *CLIENT]


def test_without_uv_one_is_fetched_once_and_found_again(sandbox: Sandbox) -> None:
    assert sandbox.run("setup").returncode == 0
    again = sandbox.run("setup")

    assert again.returncode == 0 and not again.stderr
    assert [line.split()[0] for line in sandbox.calls] == ["pip", "uv", "npm", "npm", "uv"]
    assert f"--target {sandbox.root / '.tools' / 'uv'} uv==" in sandbox.calls[0]


@pytest.mark.parametrize("version", ["0.4.1", "nonsense"])
def test_a_uv_that_is_too_old_or_does_not_run_is_ignored(sandbox: Sandbox, version: str) -> None:
    sandbox.set_uv(version)

    assert sandbox.run("setup").returncode == 0
    assert sandbox.calls[0].startswith("pip install")


@pytest.mark.slow
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
def test_a_failing_pip_prints_one_line_with_the_reason(sandbox: Sandbox, complaint: str, meaning: str) -> None:
    sandbox.set_pip(complaint)

    done = sandbox.run("test")

    assert done.returncode == 1 and not done.stdout
    line = one_line(done.stderr)
    assert line.startswith("run: uv is missing and could not be fetched: ") and meaning in line
    assert complaint in (sandbox.root / ".tools" / "log" / "pip.txt").read_text()
    assert ".tools/log/pip.txt" in line


def test_a_fetched_uv_that_does_not_run_is_reported(sandbox: Sandbox) -> None:
    sandbox.set_pip(uv_version="nonsense")

    done = sandbox.run("play")

    assert done.returncode == 1 and "does not run on this machine" in one_line(done.stderr)


@pytest.mark.parametrize(
    ("complaint", "meaning"),
    [
        ("error: Failed to fetch: `https://example.org/simple/attrs/`\n  Caused by: dns error", "cannot be reached"),
        ("error: The lockfile at `uv.lock` needs to be updated, but `--locked` was provided.", "run `uv lock`"),
        ("  × Failed to build `oubliette`\n  ╰─▶ many\n      lines", "× Failed to build `oubliette`"),
    ],
)
def test_a_failing_sync_prints_one_line_with_the_reason(sandbox: Sandbox, complaint: str, meaning: str) -> None:
    sandbox.set_uv(complaint=complaint)

    done = sandbox.run("check")

    assert done.returncode == 1 and not done.stdout
    line = one_line(done.stderr)
    assert line.startswith("run: the environment could not be prepared: ")
    assert meaning in line and ".tools/log/sync.txt" in line


def test_an_environment_that_cannot_be_written_prints_one_line(sandbox: Sandbox) -> None:
    (sandbox.root / ".tools").write_text("a file where a folder should be")

    done = sandbox.run("play")

    assert done.returncode == 1 and "run: " in one_line(done.stderr)
