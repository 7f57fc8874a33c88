"""Makes the animated picture of the README: `python -m web.film`.

It plays all five games in a real browser on a real server, with fixed dice and the answers that hints recommend, and
takes a screenshot of the board before every answer. The result is one SVG that flips through the screenshots, with a
caption under each game. After the first frame of a game the SVG holds only the parts of the board that changed. Readers
who prefer reduced motion see only the first frame. GitHub shows the SVG through <img>: it can neither run scripts nor
load other files.
"""

from __future__ import annotations

import argparse
import base64
import html
import tempfile
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, FloatRect, Page, sync_playwright

from tests.web.browsing import Visitor, launch
from tests.web.serving import web_server
from web.build import ROOT
from web.pictures import play_wisely

FILM: Final = ROOT / "docs" / "pictures" / "five-games.svg"
SCREEN: Final = (1200, 800)
BOARD: Final = FloatRect(x=4, y=98, width=800, height=510)  # on the screen, above the question
SIZE: Final = (736, 469)  # of the board in the SVG: a README is hardly wider
CAPTION: Final = 62  # pixels below the board
SECONDS: Final = 1.6  # for each frame
FADE: Final = 0.25  # seconds to fade from one game to the next
QUALITY: Final = 0.33  # of the WebP frames: 0.6 takes a third more bytes, and the difference is hard to see
BLOCK: Final = 8  # pixels; frames are compared in squares of this size
TITLE: Final = "Five games of Oubliette, played in the browser"


class Shot(NamedTuple):
    """A few consecutive frames of one match."""

    game: str
    name: str
    caption: str
    bots: int
    options: dict[str, Any]
    before: int  # my answers before the first picture
    prompt: str = ""  # then play on until the game asks this; "" for any question
    frames: int = 3
    seed: int = 8


SHOTS: Final = (
    Shot(
        "mini_rogue",
        "Mini Rogue",
        "Cards, dice and poison, one room at a time. Alone or for two.",
        0,
        {"character": "mage"},
        14,
    ),
    Shot(
        "dungeon_pen",
        "Dungeon Pen",
        "Flick your pen across the paper to your rival\u2019s treasure.",
        1,
        {"characters": "random"},
        2,
    ),
    Shot(
        "new_dungeon",
        "The New Dungeon",
        "Six levels of monsters and loot. First home with enough gold wins.",
        3,
        {},
        20,
        "decide.step",
    ),
    Shot(
        "dungeon_looters",
        "Dungeon Looters",
        "Lay the dungeon, pick its locks, pack your bag, and run.",
        3,
        {"archetype_choice": "random"},
        20,
        "decide.lay_tile",
    ),
    Shot(
        "paper_dungeon",
        "Paper App DUNGEON",
        "A die, a pencil and a notebook of dungeons, drawn from a number.",
        0,
        {"floors": 9, "notebook": 42, "abandon_floor": False},
        6,
    ),
)

# Clears the blocks that did not change and returns the rest as WebP: transparent pixels take few bytes.
_CUT: Final = """async ([before, after, block, quality]) => {
  const draw = async (data) => {
    const image = await createImageBitmap(await (await fetch('data:image/png;base64,' + data)).blob());
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
    context.drawImage(image, 0, 0);
    return context;
  };
  const drawn = await draw(after);
  const { width, height } = drawn.canvas;
  let [left, top, right, bottom] = [0, 0, width, height];
  if (before) {
    const pixels = (context) => new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
    const [old, now] = [pixels(await draw(before)), pixels(drawn)];
    const differs = (x, y) => {
      for (let row = y; row < Math.min(y + block, height); row++)
        for (let at = row * width + x; at < row * width + Math.min(x + block, width); at++)
          if (old[at] !== now[at]) return true;
      return false;
    };
    [left, top, right, bottom] = [width, height, 0, 0];
    for (let y = 0; y < height; y += block)
      for (let x = 0; x < width; x += block) {
        if (differs(x, y)) {
          [left, top] = [Math.min(left, x), Math.min(top, y)];
          [right, bottom] = [Math.max(right, x + block), Math.max(bottom, y + block)];
        } else drawn.clearRect(x, y, block, block);
      }
    [right, bottom] = [Math.min(right, width), Math.min(bottom, height)];
    if (right <= left) return null;
  }
  const cut = new OffscreenCanvas(right - left, bottom - top);
  cut.getContext('2d').drawImage(drawn.canvas, -left, -top);
  const bytes = new Uint8Array(await (await cut.convertToBlob({ type: 'image/webp', quality })).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return { x: left, y: top, width: right - left, height: bottom - top, data: btoa(text) };
}"""


class Frame(NamedTuple):
    """A picture that is drawn over the frames before it."""

    x: int
    y: int
    width: int
    height: int
    data: str  # WebP in base 64

    def __str__(self) -> str:
        place = f'x="{self.x}" y="{self.y}" width="{self.width}" height="{self.height}"'
        return f'<image {place} href="data:image/webp;base64,{self.data}"/>'


class Scene(NamedTuple):
    """The frames of one game: the first has the whole board, the others only what changed."""

    name: str
    caption: str
    frames: list[Frame]


def main(arguments: list[str] | None = None) -> int:
    """Play, take the screenshots, write the SVG."""
    parser = argparse.ArgumentParser(prog="python -m web.film", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("file", nargs="?", type=Path, default=FILM, help="where the SVG goes")
    parser.add_argument("--frames", type=Path, help="also write every picture into this folder")
    asked = parser.parse_args(arguments)
    scenes = []
    with tempfile.TemporaryDirectory() as place, web_server(Path(place)) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        cutter = browser.new_page()
        for shot in SHOTS:
            taken = _play(browser, server.url, shot)
            if asked.frames:
                asked.frames.mkdir(parents=True, exist_ok=True)
                for number, png in enumerate(taken):
                    (asked.frames / f"{shot.game}-{number}.png").write_bytes(png)
            scenes.append(Scene(shot.name, shot.caption, _cut(cutter, taken)))
            sizes = [f"{len(frame.data) / 1000:.0f}" for frame in scenes[-1].frames]
            print(f"{shot.game}: {' + '.join(sizes)} kB")
        browser.close()
    asked.file.write_text(svg(scenes), encoding="utf-8")
    print(f"{asked.file}: {asked.file.stat().st_size / 1000:.0f} kB")
    return 0


def _play(browser: Browser, url: str, shot: Shot) -> list[bytes]:
    """Play one match, and return its frames: screenshots of the board, as PNG."""
    visitor = Visitor(browser, url, size=SCREEN, theme="dark", density=SIZE[0] / BOARD["width"])
    table = visitor.sit_down(shot.game, "me", *["greedy"] * shot.bots, options=shot.options, seed=shot.seed)
    play_wisely(visitor, table, shot.before, shot.prompt)
    visitor.open(f"/t/{table}")
    taken = []
    for number in range(shot.frames):
        if number:
            ply = visitor.ply
            play_wisely(visitor, table, 1)
            visitor.page.wait_for_function(
                "ply => Number(document.querySelector('[data-ply]').dataset.ply) !== ply", arg=ply
            )
        visitor.wait_for_stop()
        visitor.page.wait_for_load_state("networkidle")
        visitor.page.wait_for_timeout(500)  # until all animations have ended
        taken.append(visitor.page.screenshot(clip=BOARD))
    visitor.close()
    return taken


def _cut(cutter: Page, taken: list[bytes]) -> list[Frame]:
    """The whole first screenshot, and the parts that changed in each later one."""
    pictures = [base64.b64encode(png).decode() for png in taken]
    cuts = [
        cutter.evaluate(_CUT, [before, after, BLOCK, QUALITY])
        for before, after in zip(["", *pictures[:-1]], pictures, strict=True)
    ]
    return [Frame(**cut) for cut in cuts if cut]


def svg(scenes: list[Scene]) -> str:
    """The film. The first frame always stays visible below all others; each later game fades in above it."""
    seconds = SECONDS * sum(len(scene.frames) for scene in scenes)
    rules, groups, begin = [], [], 0.0

    def at(second: float) -> str:
        return f"{min(100, 100 * second / seconds):.2f}%"

    for which, scene in enumerate(scenes):
        end = begin + SECONDS * len(scene.frames)
        for number, frame in enumerate(scene.frames):
            if number == 0:
                fades = ' class="g"' if which else ""
                groups.append(f'<g id="g{which}"{fades}>{_caption(scenes, which)}{frame}')
                continue
            name = f"p{which}{number}"
            shown = at(begin + SECONDS * number)
            gone = "" if end >= seconds else f"{at(end + FADE)}{{visibility:hidden}}"
            rules.append(f"@keyframes {name}{{0%{{visibility:hidden}}{shown}{{visibility:visible}}{gone}}}")
            rules.append(f"#{name}{{animation-name:{name}}}")
            groups.append(f'<g id="{name}" class="p">{frame}</g>')
        groups.append("</g>")
        if which:
            last = end >= seconds  # the last game fades out, which shows the first one again
            stay, gone = (at(seconds - FADE), "100%") if last else (at(end + FADE), at(end + FADE + 0.01))
            rules.append(
                f"@keyframes g{which}{{0%,{at(begin)}{{opacity:0}}{at(begin + FADE)},{stay}{{opacity:1}}"
                f"{gone},100%{{opacity:0}}}}"
            )
            rules.append(f"#g{which}{{animation-name:g{which}}}")
        begin = end
    width, height = SIZE[0], SIZE[1] + CAPTION
    start = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    head = [
        f'{start} role="img" aria-labelledby="t">',
        f'<title id="t">{TITLE}</title>',
        f"<style>.p{{visibility:hidden;animation:{seconds:g}s step-end infinite}}",
        f".g{{opacity:0;animation:{seconds:g}s linear infinite}}",
        ".n{font:600 21px Georgia,serif;fill:#f3ead6}.c{font:16px system-ui,sans-serif;fill:#c9b99a}",
        *rules,
        "@media(prefers-reduced-motion:reduce){.p,.g{animation:none!important}}</style>",
        f'<clipPath id="r"><rect width="{width}" height="{height}" rx="12"/></clipPath><g clip-path="url(#r)">',
    ]
    border = f'<rect x=".5" y=".5" width="{width - 1}" height="{height - 1}" rx="11.5" fill="none" stroke="#5b4a32"/>'
    return "\n".join([*head, *groups, f"</g>{border}", "</svg>\n"])


def _caption(scenes: list[Scene], which: int) -> str:
    """Below the board: the game's name, its description, and a dot for each game."""
    width, top = SIZE
    middle = top + CAPTION // 2
    dots = "".join(
        f'<circle cx="{width - 24 - 18 * (len(scenes) - 1 - number)}" cy="{middle}" r="5"'
        f' fill="{"#f5b041" if number == which else "#4a3f2f"}"/>'
        for number in range(len(scenes))
    )
    return (
        f'<rect y="{top}" width="{width}" height="{CAPTION}" fill="#211b13"/>'
        f'<text class="n" x="20" y="{middle - 5}">{html.escape(scenes[which].name)}</text>'
        f'<text class="c" x="20" y="{middle + 18}">{html.escape(scenes[which].caption)}</text>{dots}'
    )


if __name__ == "__main__":
    raise SystemExit(main())
