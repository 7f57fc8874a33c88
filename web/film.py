"""Makes the moving picture of the README: `python -m web.film`.

It plays all five games in a real browser on a real server, with fixed dice and by the bots' hints, and takes a picture
before every answer. The result is one SVG that flips through these pictures. After the first frame of a game the SVG
holds only what changed, as one rectangle of the board and one of the log. Readers who prefer reduced motion see the
first picture only.
"""

from __future__ import annotations

import argparse
import base64
import tempfile
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.browsing import Visitor, launch
from tests.web.serving import web_server
from web.build import ROOT
from web.pictures import Theme, play_wisely

FILM: Final = ROOT / "docs" / "pictures" / "five-games.svg"
SCREEN: Final = (1200, 750)
SIZE: Final = (960, 600)  # of the SVG: what a README shows is hardly wider
LOG: Final = 0.66  # where the log begins, from left to right
SECONDS: Final = 2.0  # for each frame
QUALITY: Final = 0.6  # of the WebP pictures; text stays sharp
TITLE: Final = "Five games of Oubliette, played in the browser"


class Shot(NamedTuple):
    """A stretch of one match."""

    game: str
    bots: int
    options: dict[str, Any]
    seed: int
    theme: Theme
    before: int  # my answers before the first picture
    prompt: str  # and on until the game asks this; "" for any question
    frames: int


SHOTS: Final = (
    Shot("mini_rogue", 0, {"character": "mage"}, 8, "dark", 14, "", 5),
    Shot("dungeon_pen", 1, {"characters": "random"}, 8, "light", 2, "", 5),
    Shot("new_dungeon", 3, {}, 8, "dark", 20, "decide.step", 5),
    Shot("dungeon_looters", 3, {"archetype_choice": "random"}, 8, "light", 20, "decide.lay_tile", 5),
    Shot("paper_dungeon", 0, {"floors": 9, "notebook": 42, "abandon_floor": False}, 8, "dark", 6, "", 5),
)

# Scales two pictures down and compares them from column `begin` to column `end`: the rectangle in which they differ.
_CUT: Final = """async ([before, after, [width, height], begin, end, quality]) => {
  const draw = async (data) => {
    const image = await createImageBitmap(await (await fetch('data:image/png;base64,' + data)).blob());
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, width, height);
    return context;
  };
  const pixels = (context) => new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
  const drawn = await draw(after);
  let [left, top, right, bottom] = [begin, 0, end, height];
  if (before) {
    const [old, now] = [pixels(await draw(before)), pixels(drawn)];
    [left, top, right, bottom] = [end, height, begin, 0];
    for (let y = 0; y < height; y++)
      for (let x = begin; x < end; x++) {
        if (old[y * width + x] === now[y * width + x]) continue;
        [left, top] = [Math.min(left, x), Math.min(top, y)];
        [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
      }
    if (right <= left) return null;
  }
  const cut = new OffscreenCanvas(right - left, bottom - top);
  cut.getContext('2d').drawImage(drawn.canvas, -left, -top);
  const bytes = new Uint8Array(await (await cut.convertToBlob({ type: 'image/webp', quality })).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return { x: left, y: top, width: right - left, height: bottom - top, data: btoa(text) };
}"""


class Picture(NamedTuple):
    """A rectangle of the screen, and for which frames it is shown."""

    x: int
    y: int
    width: int
    height: int
    data: str  # WebP in base 64
    first: int
    end: int  # the first frame without it


def main(arguments: list[str] | None = None) -> int:
    """Play, take the pictures, write the SVG."""
    parser = argparse.ArgumentParser(prog="python -m web.film", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("file", nargs="?", type=Path, default=FILM, help="where the SVG goes")
    parser.add_argument("--frames", type=Path, help="also write every picture into this folder")
    asked = parser.parse_args(arguments)
    pictures: list[Picture] = []
    with tempfile.TemporaryDirectory() as place, web_server(Path(place)) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        cutter = browser.new_page()
        for shot in SHOTS:
            taken = _play(browser, server.url, shot)
            if asked.frames:
                asked.frames.mkdir(parents=True, exist_ok=True)
                for number, png in enumerate(taken):
                    (asked.frames / f"{shot.game}-{number}.png").write_bytes(png)
            pictures += _cut(cutter, taken, first=max((picture.end for picture in pictures), default=0))
            print(f"{shot.game}: {len(taken)} frames")
        browser.close()
    asked.file.write_text(svg(pictures), encoding="utf-8")
    print(f"{asked.file}: {asked.file.stat().st_size / 1000:.0f} kB")
    return 0


def _play(browser: Browser, url: str, shot: Shot) -> list[bytes]:
    """Play on from the wanted moment; the screen before each answer, as PNG."""
    visitor = Visitor(browser, url, size=SCREEN, theme=shot.theme)
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
        visitor.page.wait_for_timeout(500)  # until everything that moves has come to rest
        taken.append(visitor.page.screenshot())
    visitor.close()
    return taken


def _cut(cutter: Page, taken: list[bytes], first: int) -> list[Picture]:
    """The first picture as a whole, and what changed in each further one. All stay until the game's last frame."""
    end, before, found = first + len(taken), "", []
    border = round(SIZE[0] * LOG)
    for number, png in enumerate(taken, first):
        after = base64.b64encode(png).decode()
        for columns in ((0, border), (border, SIZE[0])) if before else ((0, SIZE[0]),):
            cut = cutter.evaluate(_CUT, [before, after, SIZE, *columns, QUALITY])
            if cut:
                found.append(Picture(**cut, first=number, end=end))
        before = after
    return found


def svg(pictures: list[Picture]) -> str:
    """The film. The very first picture is always there, below all others."""
    frames = max(picture.end for picture in pictures)
    rules, images = [], []
    for number, picture in enumerate(pictures):
        shown, gone = (f"{100 * at / frames:.3f}%" for at in (picture.first, picture.end))
        name = ""
        if number:
            last = "" if picture.end == frames else f"{gone}{{visibility:hidden}}"
            rules.append(f"@keyframes p{number}{{0%{{visibility:hidden}}{shown}{{visibility:visible}}{last}}}")
            rules.append(f"#p{number}{{animation-name:p{number}}}")
            name = f' id="p{number}" class="p"'
        place = f'x="{picture.x}" y="{picture.y}" width="{picture.width}" height="{picture.height}"'
        images.append(f'<image{name} {place} href="data:image/webp;base64,{picture.data}"/>')
    width, height = SIZE
    start = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    head = [
        f'{start} role="img" aria-labelledby="t">',
        f'<title id="t">{TITLE}</title>',
        f"<style>.p{{visibility:hidden;animation:{frames * SECONDS:g}s step-end infinite}}",
        *rules,
        "@media(prefers-reduced-motion:reduce){.p{animation:none!important}}</style>",
    ]
    return "\n".join([*head, *images, "</svg>\n"])


if __name__ == "__main__":
    raise SystemExit(main())
