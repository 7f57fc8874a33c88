"""The client's types are those of the server and of the games: nobody writes them by hand or forgets to renew them."""

from web.build import ROOT
from web.protocol import stale


def test_the_types_of_the_client_are_ours() -> None:
    assert not [str(file.relative_to(ROOT)) for file in stale()], "python -m web.protocol writes them anew"
