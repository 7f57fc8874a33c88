"""axe looks at the boards, on a phone and on a desktop, and all that can be touched is large enough."""

from __future__ import annotations

import random
from typing import Final

import pytest

from tests.web.browsing import DESKTOP, PHONE
from tests.web.conftest import Visit
from tests.web.games import OTHER_GAMES, company

# Where the cards of the zone are on the page
_CARDS: Final = """() => [...document.querySelectorAll('.zone li:not(.tokens)')].map((card) => {
  const { x, y, width, height } = card.getBoundingClientRect();
  return [x + scrollX, y + scrollY, width, height].map(Math.round).join();
}).join(' ')"""


@pytest.mark.parametrize("game", OTHER_GAMES)
@pytest.mark.parametrize(("size", "theme"), [(PHONE, "light"), (DESKTOP, "dark")])
def test_every_board_is_accessible(visit: Visit, game: str, size: tuple[int, int], theme: str) -> None:
    ada = visit(size=size, theme=theme)
    ada.open(f"/t/{ada.sit_down(game, 'me', *company(game), seed=21)}")
    luck, looked = random.Random(8), set()
    cards: set[str] = set()
    for given in range(13):
        ada.wait_for_stop()
        prompt = "" if ada.over else ada.prompt
        if prompt not in looked or given % 6 == 0:  # new kinds of questions, and the same ones later on
            looked.add(prompt)
            assert ada.axe() == [], prompt
            assert ada.small_targets() == [], prompt
            assert ada.page.locator("h1").count() == 1
        if game == "mini_rogue":
            ada.rest()
            cards.add(ada.page.evaluate(_CARDS))
        if ada.over:
            break
        ada.answer(luck)
    assert len(cards - {""}) <= 1, "Mini Rogue's cards stay where they are, whatever is asked or thrown"
