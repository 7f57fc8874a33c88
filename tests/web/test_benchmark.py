"""What weighs and times the client still finds its way through it. How quick it was is not asked here."""

import pytest

from benchmarks import web
from tests.web.browsing import NO_CHROMIUM, find_chromium


@pytest.mark.skipif(find_chromium() is None, reason=NO_CHROMIUM)
def test_the_client_is_weighed_and_timed(capsys: pytest.CaptureFixture[str]) -> None:
    assert web.main(["--visits", "1"]) == 0
    told = capsys.readouterr().out
    assert "script and style" in told
    assert all(game in told for game in web.GAMES)
