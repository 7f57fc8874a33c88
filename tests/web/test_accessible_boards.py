"""axe looks at the board of every game, on a phone and on a desktop."""

from __future__ import annotations

import random

import pytest

from tests.web.browsing import DESKTOP, PHONE
from tests.web.conftest import Visit
from tests.web.games import EVERY_GAME, company


@pytest.mark.parametrize("game", EVERY_GAME)
@pytest.mark.parametrize(("size", "theme"), [(PHONE, "light"), (DESKTOP, "dark")])
def test_every_board_is_accessible(visit: Visit, game: str, size: tuple[int, int], theme: str) -> None:
    ada = visit(size=size, theme=theme)
    ada.open(f"/t/{ada.sit_down(game, 'me', *company(game), seed=21)}")
    luck = random.Random(8)
    for _ in range(12):
        ada.wait_for_stop()
        assert ada.axe() == [], ada.page.locator("[data-prompt]").first.get_attribute("data-prompt")
        if ada.over:
            break
        ada.answer(luck)
