"""`./run compiled`: what it compiles, and how."""

import os
from pathlib import Path

import pytest

from oubliette.games import GAMES, SAMPLES
from tests.frame.conftest import ROOT, Sandbox, one_line
from tooling import compiling
from tooling.messages import Missing


def test_compiled_asks_for_a_compiler_before_anything_else(sandbox: Sandbox) -> None:
    done = sandbox.run("compiled", CC="no-such-compiler")

    assert done.returncode == 1 and sandbox.calls == []
    assert one_line(done.stderr).startswith("run: a C compiler is missing")


def test_every_game_of_the_list_is_compiled() -> None:
    parts = compiling.compiled_parts(ROOT / "src")

    assert parts[:3] == ["oubliette/kernel", "oubliette/kit", "oubliette/games/__init__.py"]
    assert parts[3:] == [f"oubliette/games/{game}" for game in sorted(GAMES + SAMPLES)]


def test_a_folder_that_is_no_package_is_not_compiled(tmp_path: Path) -> None:
    for name in ("second/__init__.py", "first/__init__.py", "deleted/__pycache__/turn.pyc", "notes.txt"):
        (tmp_path / "oubliette" / "games" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "oubliette" / "games" / name).touch()

    assert compiling.compiled_parts(tmp_path)[3:] == ["oubliette/games/first", "oubliette/games/second"]


@pytest.mark.skipif(os.name == "nt", reason="Microsoft's compiler knows no such flag")
@pytest.mark.parametrize(("own", "all_flags"), [("", "-ffp-contract=off"), ("-O1", "-O1 -ffp-contract=off")])
def test_the_compiler_gets_a_persons_own_flags_and_ours(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, own: str, all_flags: str
) -> None:
    """And when mypyc refuses, only its errors are shown."""
    got: dict[str, str] = {}

    def mypyc(_: str, command: list[str], cwd: Path, env: dict[str, str]) -> tuple[int, str]:
        assert command[0].endswith("mypyc") and cwd == tmp_path / "copy"
        got.update(env)
        return 1, "turn.py:3: note: so it is\nturn.py:3: error: no such thing\n"

    (tmp_path / "src").mkdir()
    monkeypatch.setattr(compiling, "ROOT", tmp_path)
    monkeypatch.setattr(compiling, "quiet", mypyc)
    monkeypatch.setenv("CFLAGS", own)

    with pytest.raises(Missing, match="could not compile the rules"):
        compiling.compile_copy("python", tmp_path / "copy")

    assert got["CFLAGS"] == all_flags
    assert capsys.readouterr().out == "turn.py:3: error: no such thing\n"


def test_the_compiled_copy_can_be_extended_unless_it_says_final(tmp_path: Path) -> None:
    module = tmp_path / "game.py"
    module.write_text('"""Games."""\n\n\nclass Game:\n    pass\n\n\n@final\nclass Result:\n    pass\n')

    compiling.open_to_subclasses(tmp_path)

    text = module.read_text()
    assert "@mypyc_attr(allow_interpreted_subclasses=True)\nclass Game:" in text
    assert "\n\n@final\nclass Result:" in text
