"""Writes the client's types anew, from the types that the server sends and reads: `python -m web.protocol`.

The server's own document says everything that goes over the wire; openapi-typescript makes TypeScript of it.
"""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path
from typing import Final

import msgspec

from oubliette.server.api.schema import whole_document
from oubliette.server.app import Application
from oubliette.server.config import Config
from web.build import WEB, environment, find_node

TYPES: Final = WEB / "src" / "lib" / "protocol.gen.ts"
_GENERATOR: Final = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"


def write(to: Path = TYPES) -> None:
    """The types of requests, answers and everything said on the socket."""
    document = whole_document(Application(Config(database=":memory:")).litestar.openapi_schema.to_schema())
    document["info"]["version"] = ""  # another version of the program is no other protocol
    document["paths"] = {}  # the client knows its requests; what they send and bring are the types
    node = find_node()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "openapi.json")
        source.write_bytes(msgspec.json.format(msgspec.json.encode(document)))
        words = [str(node.folder / "node"), str(_GENERATOR), str(source), "--output", str(to)]
        subprocess.run(words, check=True, cwd=WEB, env=environment(node), stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    write()
