"""Every layer finds its part for a game by name: no part is missing, misspelt, or left of a game that is gone."""

from pathlib import Path

import pytest

from oubliette.bots import own_bots
from oubliette.games import GAMES, SAMPLES, part_of

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "oubliette"
CLIENT = ROOT / "web" / "src" / "lib" / "games"
BOARDS, READING = "oubliette.terminal.plain.boards", "oubliette.terminal.plain.reading"

# Folders with a part for each game that needs one, and what else they contain.
FOLDERS = {
    SOURCE / "games": (),
    SOURCE / "bots": ("facts", "findings", "greedy", "hints", "random", "search"),
    SOURCE / "terminal" / "plain" / "boards": ("words",),
    SOURCE / "terminal" / "plain" / "reading": (),
    CLIENT: ("generic", "map"),
    ROOT / "web" / "printed": (),
    ROOT / "tests" / "games": (),
}


def parts(folder: Path) -> set[str]:
    """The modules and folders in a folder. The client's files are no parts: they are no modules of Python."""
    folders = {path.name for path in folder.iterdir() if path.is_dir() and any(path.iterdir())}
    modules = {path.stem for path in folder.glob("*.py")}
    return {name for name in folders | modules if not name.startswith("_")}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_every_part_has_the_name_of_a_game(folder: Path) -> None:
    assert parts(folder) - set(FOLDERS[folder]) <= set(GAMES + SAMPLES)


@pytest.mark.parametrize("game", GAMES)
def test_every_listed_game_has_all_its_parts(game: str) -> None:
    """Samples may use the generic parts; these five games need their own."""
    assert "greedy" in own_bots(game)
    assert part_of(game, "oubliette.bots", "search_guide") is not None
    assert callable(getattr(part_of(game, BOARDS), "draw", None))
    for file in (
        CLIENT / game / "Board.svelte",
        CLIENT / game / "Vignette.svelte",
        CLIENT / game / "view.gen.ts",
        ROOT / "docs" / "rulings" / f"{game}.md",
        ROOT / "tests" / "records" / game,
    ):
        assert file.exists(), file.relative_to(ROOT)


def test_a_word_that_names_no_game_finds_nothing() -> None:
    """Not even where there is a module of that name: the word may come from a user, and `search` is one of ours."""
    assert part_of("search", "oubliette.bots") is None
    assert part_of("pig", "oubliette.bots", "search_guide") is None
    assert part_of("pig", READING) is None
    assert part_of("dungeon_pen", READING) is not None
