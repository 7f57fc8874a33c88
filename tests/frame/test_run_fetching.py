"""`./run` installs a browser for the tests where it may."""

import pytest

from tests.frame.conftest import one_line
from tooling import fetching


class Apt:
    """A fake Debian with these programs, and a person who is root or not. Notes the commands that are run."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, root: bool, there: tuple[str, ...]) -> None:
        self.called: list[list[str]] = []
        self.fails = ""
        monkeypatch.setattr(fetching, "quiet", self.quiet)
        monkeypatch.setattr("shutil.which", lambda name, **_: f"/usr/bin/{name}" if name in there else None)
        monkeypatch.setattr("os.geteuid", lambda: 0 if root else 1000)

    def quiet(self, _: str, command: list[str], **__: object) -> tuple[int, str]:
        self.called.append(command)
        return (100, "E: Connection refused") if self.fails in command else (0, "")


def test_a_browser_is_installed_where_we_may(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    apt = Apt(monkeypatch, root=True, there=("apt-get",))
    fetching.need_chromium()

    update, install = apt.called
    assert update == ["/usr/bin/apt-get", "update"] and install[-1] == "chromium-headless-shell"
    assert one_line(capsys.readouterr().err + "-") == "-"

    apt.fails = "chromium-headless-shell"  # an older system has only the whole browser
    fetching.need_chromium()
    assert apt.called[-1][-1] == "chromium"
    assert "could not be installed" not in capsys.readouterr().err

    apt.fails = "update"
    fetching.need_chromium()
    assert "Chromium could not be installed: the package registry cannot be reached" in one_line(
        capsys.readouterr().err
    )


def test_both_browsers_are_installed_for_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    apt = Apt(monkeypatch, root=True, there=("apt-get", "chromium"))
    fetching.need_browsers()

    assert [command[-1] for command in apt.called] == ["update", "firefox-esr"]


@pytest.mark.parametrize(("root", "there"), [(True, ()), (False, ("apt-get",))])
def test_a_missing_browser_is_reported_where_we_may_not_install_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], root: bool, there: tuple[str, ...]
) -> None:
    apt = Apt(monkeypatch, root, there)
    fetching.need_chromium()

    assert apt.called == []
    assert one_line(capsys.readouterr().err).startswith("run: Chromium is missing, which tests in a browser need")


def test_a_browser_that_is_there_is_enough(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    apt = Apt(monkeypatch, root=True, there=("apt-get", "chromium"))
    fetching.need_chromium()

    assert apt.called == [] and not capsys.readouterr().err
