"""A new game needs a folder and one line in the list: Pig under another name, added to a copy of the sources."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GAME = "hog"


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources with one more game."""
    folder = tmp_path_factory.mktemp("project") / "src"
    shutil.copytree(ROOT / "src", folder, ignore=shutil.ignore_patterns("__pycache__", "web"))
    games = folder / "oubliette" / "games"
    shutil.copytree(games / "pig", games / GAME)
    for module in (games / GAME).glob("*.py"):
        text = module.read_text("utf-8").replace("games.pig", f"games.{GAME}").replace('"pig"', f'"{GAME}"')
        module.write_text(text.replace('"pig.toml"', '"hog.toml"'), "utf-8")
    (games / GAME / "data" / "pig.toml").rename(games / GAME / "data" / "hog.toml")
    listing = games / "__init__.py"
    listed, count = re.subn(r"(?m)^SAMPLES: Final = \(", f'SAMPLES: Final = ("{GAME}", ', listing.read_text("utf-8"))
    assert count == 1, "the list of samples is not where this test looks for it"
    listing.write_text(listed, "utf-8")
    return folder


def run(source: Path, code: str) -> str:
    env = dict(os.environ, PYTHONPATH=str(source))
    done = subprocess.run(
        [sys.executable, "-c", code], env=env, cwd=source, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


COMMANDS = (
    "games",
    f"play {GAME} --seats greedy,easy --option target=20 --seed 1",
    f"simulate {GAME} --matches 3 --bots greedy,search:2 --seed 1",
)


def test_it_is_listed_played_drawn_and_simulated(source: Path) -> None:
    """In one process: starting one takes longer than the commands."""
    each = f"for words in {COMMANDS!r}: print('---'); assert main(words.split()) == 0, words"
    _, listed, played, simulated = run(source, f"from oubliette.cli import main\n{each}").split("---\n")

    assert GAME in listed and "20" in played and "greedy" in simulated


@pytest.mark.slow
def test_the_server_offers_it(source: Path) -> None:
    code = "from oubliette.server.api.games import _games; print([game.id for game in _games('en').games])"
    assert f"'{GAME}'" in run(source, code)
