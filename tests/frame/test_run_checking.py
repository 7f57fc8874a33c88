"""`./run check`, and what `./run test` does around pytest."""

import re

from tests.frame.conftest import CLIENT, Sandbox


def test_check_runs_all_and_shows_only_those_that_fail(sandbox: Sandbox) -> None:
    sandbox.set_uv()

    done = sandbox.run("check", FAILS="mypy", CODE="1")  # as mypy and ruff exit when they find something

    assert done.returncode == 1
    of_client = [*CLIENT, "python -m web.protocol --check", "npm run --silent check", "npm run --silent lint"]
    assert [call for call in sandbox.calls if call in of_client] == of_client
    assert sorted(call.split()[0] for call in sandbox.calls[1:] if call not in of_client) == [
        "lint-imports",
        "mypy",
        "ruff",
        "ruff",
    ]
    assert done.stdout.splitlines() == [
        "--- types: mypy ",
        "this is mypy",
        (
            "check: format ok, lint ok, types FAILED, layers ok, "
            "client ok, generated types ok, client types ok, client lint ok"
        ),
    ]


def test_check_shows_what_the_client_has_to_say(sandbox: Sandbox) -> None:
    sandbox.set_uv()

    done = sandbox.run("check", NPM_FAILS="build,check", NPM_SAYS="Error: room.svelte has no door")

    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        "--- client: the client could not be built: Error: room.svelte has no door (.tools/log/client-build.txt)",
        "--- client types: npm run check",
        "this is npm check",
        "Error: room.svelte has no door",
        (
            "check: format ok, lint ok, types ok, layers ok, "
            "client FAILED, generated types ok, client types FAILED, client lint ok"
        ),
    ]


def test_where_the_clients_packages_are_missing_its_checks_fail(sandbox: Sandbox) -> None:
    sandbox.set_uv()

    done = sandbox.run("check", NPM_FAILS="--no-progress", NPM_SAYS="npm error ENOSPC")

    assert done.returncode == 1 and "the disk is full (.tools/log/client-npm.txt)" in done.stdout
    assert done.stdout.endswith(
        "layers ok, client FAILED, generated types FAILED, client types FAILED, client lint FAILED\n"
    )


def test_test_checks_first_and_fails_when_only_the_check_failed(sandbox: Sandbox) -> None:
    sandbox.set_uv()

    done = sandbox.run("test", FAILS="lint-imports")

    assert done.returncode == 1
    assert sandbox.calls[-1].startswith("python -m pytest -n ")
    assert "the check failed: layers" in done.stderr


def test_test_ends_with_what_pytest_says(sandbox: Sandbox) -> None:
    sandbox.set_uv()

    done = sandbox.run("test")

    assert done.returncode == 0
    *_, verdict, last = done.stdout.splitlines()
    assert verdict.startswith("check: ") and verdict.endswith("client types ok, client lint ok, client tests ok")
    assert "FAILED" not in verdict and last == "this is python"


def test_test_fails_when_only_a_test_of_the_client_does(sandbox: Sandbox) -> None:
    sandbox.set_uv()

    done = sandbox.run("test", NPM_FAILS="test", NPM_SAYS="1 failed: the door stays shut")

    assert done.returncode == 1
    assert sandbox.calls[-1].startswith("python -m pytest -n ") and "npm run --silent test" in sandbox.calls
    assert "--- client tests: npm run test\nthis is npm test\n1 failed: the door stays shut\n" in done.stdout
    assert "the check failed: client tests" in done.stderr


def test_test_with_arguments_runs_only_those_tests(sandbox: Sandbox) -> None:
    sandbox.set_uv()

    done = sandbox.run("test", "tests/kernel", "-k", "deck", FAILS="python")

    assert done.returncode == 3
    assert sandbox.calls[1:] == [*CLIENT, "python -m pytest tests/kernel -k deck"]


def test_the_quick_tests_run_on_all_cores_after_the_checks_of_python(sandbox: Sandbox) -> None:
    sandbox.set_uv()

    done = sandbox.run("test", "--quick", FAILS="mypy")

    assert done.returncode == 1 and "the check failed: types" in done.stderr
    assert not [call for call in sandbox.calls if call.startswith("npm")]
    assert re.fullmatch(r"python -m pytest -n \d --dist worksteal -m not slow", sandbox.calls[-1])


def test_the_quick_tests_can_be_narrowed(sandbox: Sandbox) -> None:
    sandbox.set_uv()

    done = sandbox.run("test", "--quick", "tests/kernel")

    assert done.returncode == 0 and sandbox.calls[-1] == "python -m pytest -m not slow tests/kernel"


def test_check_fails_where_generated_types_are_stale(sandbox: Sandbox) -> None:
    sandbox.set_uv()

    done = sandbox.run("check", FAILS="python")

    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        "--- generated types: this is python",
        (
            "check: format ok, lint ok, types ok, layers ok, "
            "client ok, generated types FAILED, client types ok, client lint ok"
        ),
    ]
