"""The client's types are those of the server: nobody writes them by hand, and nobody forgets to write them anew."""

from pathlib import Path

from web.protocol import TYPES, write


def test_the_types_of_the_client_are_those_of_the_server(tmp_path: Path) -> None:
    fresh = tmp_path / "protocol.ts"
    write(fresh)
    assert fresh.read_text() == TYPES.read_text(), "python -m web.protocol writes them anew"
