"""Generates the client's types from ours: `python -m web.protocol`. With `--check` it only lists the stale files.

The server's OpenAPI document describes every request, response and socket message. Each game's view is a TypedDict: the
board in the browser reads the same fields as bots and terminal. openapi-typescript turns both into TypeScript.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, get_type_hints, is_typeddict

import msgspec

from oubliette.games import GAMES, SAMPLES, find
from oubliette.server.api.openapi import whole_document
from oubliette.server.app import Application
from oubliette.server.config import Config
from web.build import ROOT, WEB, ClientFailed, environment, find_node

PROTOCOL: Final = WEB / "src" / "lib" / "protocol.gen.ts"
_BOARDS: Final = WEB / "src" / "lib" / "games"
_GENERATOR: Final = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
_BY_NAME: Final = ("--root-types", "--root-types-no-schema-prefix", "--root-types-keep-casing")


def generated() -> dict[Path, str]:
    """What each generated file should hold."""
    with ThreadPoolExecutor() as pool:  # each file takes a Node process of its own
        texts = {PROTOCOL: pool.submit(_typescript, _protocol(), ())}
        for game in GAMES + SAMPLES:
            if has_board(game):
                texts[view_file(game)] = pool.submit(_typescript, _view(game), _BY_NAME)
        return {file: text.result() for file, text in texts.items()}


def stale() -> list[Path]:
    """The generated files that differ from what they should hold."""
    return [file for file, text in generated().items() if not file.is_file() or file.read_text("utf-8") != text]


def has_board(game: str) -> bool:
    """Does this game have its own board in the browser? The generic board shows the others."""
    return (_BOARDS / game).is_dir()


def view_file(game: str) -> Path:
    """The file with the types of a game's view."""
    return _BOARDS / game / "view.gen.ts"


def _protocol() -> dict[str, Any]:
    """The types of requests, responses and socket messages."""
    document = whole_document(Application(Config(database=":memory:")).litestar.openapi_schema.to_schema())
    document["info"]["version"] = ""  # a new version of the program does not change the protocol
    document["paths"] = {}  # the client writes its requests by hand; it only needs the types of their bodies
    return document


def _view(game: str) -> dict[str, Any]:
    """The types of a view: the TypedDict that the game's `view` returns, and all types that it refers to."""
    view = get_type_hints(type(find(game)).view)["return"]
    if not is_typeddict(view):
        raise SystemExit(f"{game} has a board in the browser, so its view() must return a TypedDict, not {view}")
    _, types = msgspec.json.schema_components([view], ref_template="#/components/schemas/{name}")
    return {"openapi": "3.1.0", "info": {"title": "", "version": ""}, "paths": {}, "components": {"schemas": types}}


def _typescript(document: Mapping[str, Any], options: Sequence[str]) -> str:
    node = find_node()
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "openapi.json"), Path(folder, "types.ts")
        source.write_bytes(msgspec.json.format(msgspec.json.encode(document)))
        words = [str(node.folder / "node"), str(_GENERATOR), str(source), *options, "--output", str(target)]
        done = subprocess.run(words, check=False, cwd=WEB, env=environment(node), capture_output=True, text=True)
        if done.returncode:
            raise ClientFailed(f"openapi-typescript failed; if it is missing, ./run setup fetches it:\n{done.stderr}")
        return target.read_text("utf-8")


def main(arguments: Sequence[str]) -> int:
    """Write the types, or check them. Print an expected failure without a traceback."""
    try:
        return _main(arguments)
    except ClientFailed as failed:
        print(failed, file=sys.stderr)
        return 1


def _main(arguments: Sequence[str]) -> int:
    if list(arguments) == ["--check"]:
        names = [str(file.relative_to(ROOT)) for file in stale()]
        if names:
            print(f"stale: {', '.join(names)}; generate them again: python -m web.protocol", file=sys.stderr)
        return int(bool(names))
    if arguments:
        print("usage: python -m web.protocol [--check]", file=sys.stderr)
        return 2
    for file, text in generated().items():
        file.write_text(text, "utf-8")
        print(file.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
