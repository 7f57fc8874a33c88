"""The picture of an arena, drawn by the real Altair."""

import sys
from pathlib import Path

import pytest

from oubliette.kernel import Problem
from oubliette.lab import Arena, arena
from oubliette.lab.arena.plot import Labels, check_plot, draw, plot

LABELS = Labels("Pig, four matches", "share of points", "rating of bots", "target")


@pytest.fixture(scope="module")
def found() -> Arena:
    return arena("pig", ["greedy", "random"], 8, over={"target": [10, 20]}, early=False)


def test_a_picture_names_bots_values_and_measure(found: Arena, tmp_path: Path) -> None:
    file = tmp_path / "arena.svg"
    plot(found, file, LABELS)

    text = file.read_text(encoding="utf-8")
    assert text.startswith("<svg")
    for word in ("greedy", "random", "share of points", "rating of bots", "target", ">10<", ">20<", "four matches"):
        assert word in text


@pytest.mark.slow
def test_it_can_be_a_png_or_a_page_that_needs_no_network(found: Arena, tmp_path: Path) -> None:
    plot(found, tmp_path / "arena.png", LABELS)
    plot(found, tmp_path / "arena.html", LABELS)

    assert (tmp_path / "arena.png").read_bytes().startswith(b"\x89PNG")
    page = (tmp_path / "arena.html").read_text(encoding="utf-8")
    assert "greedy" in page and '<script src="http' not in page


def test_it_shows_the_figures_of_the_report(found: Arena) -> None:
    shown = draw(found, LABELS).to_dict()

    shares, ratings = [shown["datasets"][panel["data"]["name"]] for panel in shown["vconcat"]]
    greedy = found.bots[0]
    assert [(row["bot"], row["value"]) for row in shares] == [
        ("greedy", "10"), ("greedy", "20"), ("random", "10"), ("random", "20"),
    ]  # fmt: skip
    assert shares[0]["middle"] == greedy.values[0].share and shares[0]["low"] == greedy.values[0].low
    assert ratings[0]["middle"] == greedy.rating


def test_a_picture_that_cannot_be_drawn_is_refused_before_the_first_match(monkeypatch: pytest.MonkeyPatch) -> None:
    check_plot(Path("a.SVG"))
    for name in ("a.gif", "svg", "a"):
        with pytest.raises(Problem, match="svg, png, html"):
            check_plot(Path(name))
    monkeypatch.setitem(sys.modules, "altair", None)
    with pytest.raises(Problem, match="its extra “lab”"):
        check_plot(Path("a.svg"))
