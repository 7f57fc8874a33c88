"""The dates on the summary page. The rules know no calendar: the program that keeps the match notes them."""

import io
import json
from pathlib import Path

from oubliette.bots import make_bot
from oubliette.terminal.plain import play_match
from oubliette.terminal.plain.saving import today


def test_the_summary_has_the_day_of_the_beginning_and_of_the_end(tmp_path: Path) -> None:
    """[setup.start_date] [end.summary] [ruling.dates] Begun one day, given up to the end on another."""
    environ = {"OUBLIETTE_HOME": str(tmp_path)}
    options = {"notebook": 42, "floors": 3}
    first = io.StringIO()
    play_match(
        "paper_dungeon",
        bots=make_bot,
        seed=1,
        options=options,
        stdin=io.StringIO("abandon\nabandon\n"),
        stdout=first,
        environ=environ,
    )
    (kept,) = (tmp_path / "matches").glob("*.json")
    document = json.loads(kept.read_text(encoding="utf-8"))
    assert document["notes"]["dates"] == {"began": today()}

    document["notes"]["dates"]["began"] = "2024-02-29"
    kept.write_text(json.dumps(document), encoding="utf-8")
    last = io.StringIO()
    typed = io.StringIO("abandon\nabandon\n" * 2 + "leave\n")  # each floor is given up in two words
    play_match(None, bots=make_bot, load=str(kept), stdin=typed, stdout=last, environ=environ)

    assert f"Begun on 2024-02-29, finished on {today()}." in last.getvalue()
    assert json.loads(kept.read_text(encoding="utf-8"))["notes"]["dates"]["ended"] == today()
