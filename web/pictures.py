"""Takes screenshots of the client: `python -m web.pictures FOLDER`, or `--readme` for those of the README.

It uses a real server, a real browser and matches with fixed dice: every game in both themes, on a desktop and on a
phone. Look at them after a design change: no test can judge a design.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.web.browsing import DESKTOP, PHONE, Visitor, launch
from tests.web.serving import web_server
from web.build import ROOT

Theme = Literal["dark", "light"]

README: Final = ROOT / "docs" / "pictures"
PAGES: Final = {"home": "/", "set-up": "/games/mini_rogue", "rules": "/rules/mini_rogue", "daily": "/daily"}


class Scene(NamedTuple):
    """A match at a moment worth seeing."""

    bots: tuple[str, ...]  # my opponents
    options: dict[str, Any]
    seed: int
    answers: int  # how many I give before the screenshot
    wise: bool = False  # answer as hints recommend: this gets further into a game than random answers
    prompt: str = ""  # then play on until the game asks this


MATCHES: Final = {
    "mini_rogue": Scene((), {"character": "mage"}, 8, 14),
    "paper_dungeon": Scene((), {"floors": 9, "notebook": 42, "abandon_floor": False}, 8, 21),
    "new_dungeon": Scene(("greedy", "greedy", "greedy"), {}, 8, 34, wise=True, prompt="decide.step"),
    "dungeon_looters": Scene(
        ("greedy", "greedy", "greedy"), {"archetype_choice": "random"}, 8, 45, wise=True, prompt="decide.lay_tile"
    ),
    "dungeon_pen": Scene(("greedy",), {"characters": "random"}, 8, 9, wise=True),
}
# What the README shows: the file, the game or page, the size, the language and the theme.
SHOWN: Final[list[tuple[str, str, tuple[int, int], str, Theme]]] = [
    ("home.png", "home", DESKTOP, "en", "dark"),
    ("mini-rogue.png", "mini_rogue", DESKTOP, "en", "dark"),
    ("paper-dungeon.png", "paper_dungeon", DESKTOP, "en", "light"),
    ("new-dungeon.png", "new_dungeon", DESKTOP, "en", "dark"),
    ("dungeon-looters.png", "dungeon_looters", DESKTOP, "en", "light"),
    ("dungeon-pen.png", "dungeon_pen", DESKTOP, "en", "light"),
    ("new-dungeon-phone.png", "new_dungeon", PHONE, "fr", "light"),
    ("dungeon-looters-phone.png", "dungeon_looters", PHONE, "fr", "dark"),
    ("dungeon-pen-phone.png", "dungeon_pen", PHONE, "fr", "dark"),
    ("mini-rogue-phone.png", "mini_rogue", PHONE, "fr", "light"),
    ("paper-dungeon-phone.png", "paper_dungeon", PHONE, "fr", "dark"),
]


def main(arguments: list[str] | None = None) -> int:
    """Take the screenshots."""
    parser = argparse.ArgumentParser(prog="python -m web.pictures", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", nargs="?", type=Path, help="write all pictures into this folder")
    parser.add_argument("--readme", action="store_true", help="write only those of the README, into docs/pictures")
    asked = parser.parse_args(arguments)
    if asked.readme == (asked.folder is not None):
        parser.error("give either a folder or --readme")
    wanted = list(_of_readme() if asked.readme else _all(asked.folder))
    with tempfile.TemporaryDirectory() as place, web_server(Path(place)) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for file, what, size, lang, theme in wanted:
            _take(browser, server.url, file, what, size, lang, theme)
            print(file)
        browser.close()
    return 0


def _of_readme() -> Iterator[tuple[Path, str, tuple[int, int], str, Theme]]:
    for name, what, size, lang, theme in SHOWN:
        yield README / name, what, size, lang, theme


def _all(folder: Path) -> Iterator[tuple[Path, str, tuple[int, int], str, Theme]]:
    folder.mkdir(parents=True, exist_ok=True)
    themes: tuple[Theme, ...] = ("dark", "light")
    for what in (*PAGES, *MATCHES):
        for theme in themes:
            for kind, size, lang in (("desktop", DESKTOP, "en"), ("phone", PHONE, "fr")):
                yield folder / f"{what}-{kind}-{theme}.png", what, size, lang, theme


def _take(browser: Browser, url: str, file: Path, what: str, size: tuple[int, int], lang: str, theme: Theme) -> None:
    visitor = Visitor(browser, url, size=size, lang=lang, theme=theme)
    if what in PAGES:
        visitor.open(PAGES[what])
    else:
        scene = MATCHES[what]
        table = visitor.sit_down(what, "me", *scene.bots, options=scene.options, seed=scene.seed)
        if scene.wise:
            play_wisely(visitor, table, scene.answers, scene.prompt)
        visitor.open(f"/t/{table}")
        luck = random.Random(3)
        for _ in range(0 if scene.wise else scene.answers):
            visitor.wait_for_stop()
            if visitor.over:
                break
            visitor.answer(luck)
        visitor.wait_for_stop()
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.wait_for_timeout(500)  # until all animations have ended
    visitor.page.screenshot(path=file)
    visitor.close()


def play_wisely(visitor: Visitor, table: str, answers: int, prompt: str = "") -> None:
    """Answer through the API as hints recommend: this many answers, then more until the game asks `prompt`."""
    path = f"/api/matches/{visitor.api('GET', f'/api/tables/{table}')['match']}"
    given = 0
    while True:
        stop = visitor.api("GET", path)
        if stop["status"] != "playing":
            return
        if stop["question"]:
            if given >= answers and prompt in ("", stop["question"]["prompt"]):
                return
            best = visitor.api("POST", f"{path}/hint", {"seconds": 0.05})["answers"][0]["index"]
            visitor.api("POST", f"{path}/answers", {"ply": stop["ply"], "index": best})
            given += 1
        else:
            time.sleep(0.01)


if __name__ == "__main__":
    raise SystemExit(main())
