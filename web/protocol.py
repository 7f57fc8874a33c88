"""Writes the client's types anew, from the types that the server sends and reads: `python web/protocol.py`.

The server's own document says everything that goes over the wire; openapi-typescript makes TypeScript of it.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

import msgspec

from oubliette.server.api.schema import whole_document
from oubliette.server.app import Application
from oubliette.server.config import Config

WEB = Path(__file__).resolve().parent
TYPES = WEB / "src" / "lib" / "protocol.gen.ts"
_GENERATOR = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"


def write(to: Path = TYPES) -> None:
    """The types of requests, answers and everything said on the socket."""
    document = whole_document(Application(Config(database=":memory:")).litestar.openapi_schema.to_schema())
    document["info"]["version"] = ""  # another version of the program is no other protocol
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "openapi.json")
        source.write_bytes(msgspec.json.format(msgspec.json.encode(document)))
        subprocess.run(["node", str(_GENERATOR), str(source), "--output", str(to)], check=True, cwd=WEB)  # noqa: S607


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else TYPES)
