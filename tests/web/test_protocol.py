"""The client's generated types are up to date with the server and the games."""

from web.build import ROOT
from web.protocol import stale


def test_the_types_of_the_client_are_ours() -> None:
    assert not [str(file.relative_to(ROOT)) for file in stale()], "run python -m web.protocol to renew them"
