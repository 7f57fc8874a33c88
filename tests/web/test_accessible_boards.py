"""axe looks at the boards, on a phone and on a desktop."""

from __future__ import annotations

import random

import pytest

from tests.web.browsing import DESKTOP, PHONE
from tests.web.conftest import Visit
from tests.web.games import OTHER_GAMES, company


@pytest.mark.parametrize("game", OTHER_GAMES)
@pytest.mark.parametrize(("size", "theme"), [(PHONE, "light"), (DESKTOP, "dark")])
def test_every_board_is_accessible(visit: Visit, game: str, size: tuple[int, int], theme: str) -> None:
    ada = visit(size=size, theme=theme)
    ada.open(f"/t/{ada.sit_down(game, 'me', *company(game), seed=21)}")
    luck, looked = random.Random(8), set()
    for given in range(13):
        ada.wait_for_stop()
        prompt = "" if ada.over else ada.prompt
        if prompt not in looked or given % 6 == 0:  # new kinds of questions, and the same ones later on
            looked.add(prompt)
            assert ada.axe() == [], prompt
        if ada.over:
            break
        ada.answer(luck)
