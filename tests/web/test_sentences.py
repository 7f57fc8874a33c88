"""The browser makes the same sentences as Python, letter by letter, although it has other code and another Fluent."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

import msgspec

from oubliette.games import GAMES, SAMPLES
from oubliette.texts import GameTexts, ShellTexts, languages
from oubliette.texts.languages import game_file, shell_file
from oubliette.texts.shell_texts import shell_catalogue
from tests.web.sentences import Case, of_a_source, of_matches, of_the_game, played
from web.build import WEB, environment, find_node

SEEDS: Final = range(3)


def test_the_browser_makes_the_same_sentences_as_python(tmp_path: Path) -> None:
    things = {game: played(game, SEEDS) for game in GAMES + SAMPLES}
    parts: list[dict[str, Any]] = []
    for lang in languages():
        parts.append(
            part("", lang, shell_file(lang).read_text(encoding="utf-8"), [*of_a_source(shell_catalogue(lang))])
        )
        for game in GAMES + SAMPLES:
            texts = GameTexts(game, lang)
            cases = [*of_the_game(texts), *of_matches(texts, things[game]), *of_a_source(texts.catalogue)]
            parts.append(part(game, lang, game_file(game, lang).read_text(encoding="utf-8"), cases))

    file = tmp_path / "sentences.json"
    file.write_bytes(msgspec.json.encode(parts))
    told = tmp_path / "told.json"
    code, said = said_by_vitest(file, told)

    assert code == 0, said
    assert json.loads(told.read_text(encoding="utf-8"))["numPassedTests"] == 1, f"nothing was compared:\n{said}"


def part(game: str, lang: str, source: str, cases: list[Case]) -> dict[str, Any]:
    shell = ShellTexts(lang)
    words = {"and": shell.say("list-and"), "decimal": shell.say("decimal-mark")}
    return {"game": game, "lang": lang, "source": source, "words": words, "cases": cases}


def said_by_vitest(sentences: Path, told: Path) -> tuple[int, str]:
    node = find_node()
    program = shutil.which("node", path=os.fspath(node.folder))
    assert program is not None
    reports = ["--reporter=default", "--reporter=json", f"--outputFile.json={told}"]
    done = subprocess.run(
        [program, "node_modules/vitest/vitest.mjs", "run", "src/lib/texts/python.test.ts", *reports],
        cwd=WEB,
        env=dict(environment(node), OUBLIETTE_SENTENCES=os.fspath(sentences)),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
        encoding="utf-8",
    )
    return done.returncode, done.stdout
