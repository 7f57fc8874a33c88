"""Records on disk: writing, refusing, and slugs for errors."""

import errno
import os
from pathlib import Path

import pytest

from oubliette.kernel import BadRecord
from oubliette.table import read_record, write_atomically
from oubliette.table.files import NotRegular, error_slug


def test_a_link_is_written_through_and_stays_a_link(tmp_path: Path) -> None:
    target = tmp_path / "there" / "match.json"
    target.parent.mkdir()
    target.write_text("old", encoding="utf-8")
    link = tmp_path / "link.json"
    link.symlink_to(target)

    write_atomically(link, "new")

    assert link.is_symlink() and target.read_text(encoding="utf-8") == "new"
    assert sorted(tmp_path.rglob("*")) == [link, target.parent, target], "no draft is left beside either"


def test_a_link_to_a_missing_file_creates_its_target(tmp_path: Path) -> None:
    link = tmp_path / "link.json"
    link.symlink_to(tmp_path / "match.json")

    write_atomically(link, "new")

    assert link.is_symlink() and (tmp_path / "match.json").read_text(encoding="utf-8") == "new"


@pytest.mark.skipif(os.name == "nt", reason="needs named pipes")
def test_pipes_and_devices_are_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    link = tmp_path / "link"
    link.symlink_to(pipe)

    for path in (pipe, link):  # not a real device: a failing test would destroy it
        with pytest.raises(NotRegular, match="not a regular file"):
            write_atomically(path, "text")

    assert pipe.is_fifo() and link.is_symlink()
    with pytest.raises(IsADirectoryError):
        write_atomically(tmp_path, "text")


@pytest.mark.skipif(os.name == "nt", reason="needs symbolic links")
def test_links_in_a_circle_are_refused(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to(tmp_path / "b")
    (tmp_path / "b").symlink_to(tmp_path / "a")

    with pytest.raises(OSError, match="symbolic links") as caught:
        write_atomically(tmp_path / "a", "text")
    assert error_slug(caught.value) == "eloop"


@pytest.mark.parametrize(
    ("error", "slug"),
    [
        (FileNotFoundError(errno.ENOENT, "No such file or directory"), "enoent"),
        (OSError(errno.ENOSPC, "No space left on device"), "enospc"),
        (OSError("no number"), "other"),
        (NotRegular(Path("/dev/null")), "not_regular"),
        (RuntimeError("Could not determine home directory."), "no_home"),
        (ValueError("embedded null byte"), "bad_name"),
    ],
)
def test_system_errors_have_a_slug(error: Exception, slug: str) -> None:
    assert error_slug(error) == slug


@pytest.mark.parametrize(
    ("name", "slug"),
    [("~nobody-of-that-name/x", "no_home"), ("nul\x00byte", "bad_name"), ("x" * 5000, "enametoolong")],
)
def test_a_file_that_cannot_be_read_says_why_by_slug(name: str, slug: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(name)

    assert caught.value.slug == "file_unreadable"
    assert caught.value.facts["reason"] == slug
    assert not str(caught.value.facts["why"]).endswith(".")
