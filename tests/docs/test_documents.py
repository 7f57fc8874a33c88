"""The documents show code that runs and files as they are."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.conformance import battery, secrets
from tests.conformance.matches import played, walk
from tests.docs.fences import ROOT, code_lines, fences

TUTORIAL = ROOT / "docs" / "adding-a-game.md"
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def test_the_tutorial_shows_the_sample_game_as_it_is() -> None:
    shown: dict[str, list[str]] = {}
    for fence in fences(TUTORIAL):
        if fence.file:
            shown.setdefault(fence.file, []).extend(code_lines(fence.body))
    assert len(shown) == 3
    for file, lines in shown.items():
        assert lines == code_lines((ROOT / file).read_text(encoding="utf-8")), f"{file} is not what the tutorial shows"


def test_the_parts_it_shows_are_parts() -> None:
    parts = [fence for fence in fences(TUTORIAL) if fence.part]
    assert parts
    for fence in parts:
        assert fence.body in (ROOT / fence.part).read_text(encoding="utf-8"), fence


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_python_of_a_document_runs(document: Path) -> None:
    """Blocks without a file are run one after the other, as a reader would."""
    scope: dict[str, object] = {"__name__": "document"}
    for fence in fences(document):
        if fence.language == "python" and not fence.file and not fence.part:
            exec(compile(fence.body, str(document), "exec"), scope)  # our own documents


def test_the_secrets_of_the_tutorial_are_kept() -> None:
    scope: dict[str, Any] = {"__name__": "document"}
    (code,) = [fence.body for fence in fences(TUTORIAL) if "HIGH_CARD = " in fence.body]
    exec(compile(code, str(TUTORIAL), "exec"), scope)
    game = scope["HIGH_CARD"]
    battery.check_set_up(game)
    for seed in range(1, 10):
        whole = played(game, seed)
        for check in (*battery.MATCH_CHECKS, secrets.check_deal_secrets):
            check(whole)
        walk(whole, [*battery.STOP_CHECKS, (secrets.check_view_secrets, 5), (secrets.check_event_secrets, 5)])


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_links_of_a_document_lead_somewhere(document: Path) -> None:
    text = re.sub(r"`[^`\n]+`", "", document.read_text(encoding="utf-8"))  # code may look like a link
    for target in re.findall(r"\]\(([^)#\s]+)", text) + re.findall(r'src="([^"]+)"', text):
        if "://" not in target:
            assert (document.parent / target).exists(), f"{document.name}: {target}"


def test_the_readme_names_its_two_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "\n./run play\n" in text
    assert "\n./run test\n" in text
