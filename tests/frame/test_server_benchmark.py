"""What the benchmark of the server needs from the machine: a disk, a PostgreSQL, one core each for server and load."""

import os
import sys
from pathlib import Path

import pytest

from tests.server.postgres import release

if sys.platform != "linux":
    pytest.skip("it reads /proc", allow_module_level=True)

from benchmarks.server import disk
from benchmarks.server.cores import load_apart, on_core

MOUNTS = """\
/dev/vda / ext4 rw,relatime 0 0
tmpfs /tmp tmpfs rw 0 0
/dev/vdb /tmp/a\\040disk xfs rw 0 0
/dev/vdc /home ext4 rw 0 0
ramfs /home ramfs rw 0 0
"""


@pytest.mark.parametrize(
    ("place", "kind"),
    [
        ("/work/oubliette", "ext4"),
        ("/tmp/oubliette", "tmpfs"),
        ("/tmporary", "ext4"),
        ("/tmp/a disk/oubliette", "xfs"),
        ("/home/oubliette", "ramfs"),  # mounted over the other
    ],
)
def test_the_innermost_mount_says_what_a_folder_lies_on(place: str, kind: str) -> None:
    assert disk.file_system(Path(place), MOUNTS) == kind


def test_databases_in_memory_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In memory every write would count as durable at once."""
    (tmp_path / "mounts").write_text("tmpfs / tmpfs rw 0 0\n")
    monkeypatch.setattr(disk, "PROC", tmp_path)

    with pytest.raises(disk.NoDisk, match=r"in memory \(tmpfs\)"), disk.scratch(tmp_path / "here"):
        pass
    assert not (tmp_path / "here").exists()


def test_the_scratch_folder_goes_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mounts").write_text("/dev/vda / ext4 rw 0 0\n")
    monkeypatch.setattr(disk, "PROC", tmp_path)

    with disk.scratch(tmp_path / "here") as folder:
        assert disk.probe(folder) > 0
        assert folder.parent == tmp_path / "here"
    assert not (tmp_path / "here").exists()


def test_the_newest_postgresql_comes_first() -> None:
    places = [Path(f"/usr/lib/postgresql/{name}/bin") for name in ("9.6", "10", "unknown", "15")]

    assert [place.parent.name for place in sorted(places, key=release, reverse=True)] == ["15", "10", "9.6", "unknown"]


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="this system cannot bind a process to a core")
def test_load_and_server_get_a_core_each_for_a_while() -> None:
    before = os.sched_getaffinity(0)
    with load_apart() as core:
        load = os.sched_getaffinity(0)
        with on_core(core):
            server = os.sched_getaffinity(0)
    assert os.sched_getaffinity(0) == before
    assert (load, server) == (before, before) if len(before) == 1 else not load & server
