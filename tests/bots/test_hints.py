"""Hints for people."""

import json

import pytest

from oubliette.bots.findings import EXACT, SEARCH, Findings, Verdict
from oubliette.bots.hints import NoHint, hint
from oubliette.bots.search import Budget
from oubliette.games.pig import GAME as PIG
from oubliette.kernel import Match, RealDice, Scripted, Seeded

FEW = Budget(iterations=30)


def test_a_hint_recommends_and_compares() -> None:
    match = Match.start(PIG, seats=2, options={"target": 20}, fate=Scripted([6, 6, 6, 2]))
    for _ in range(3):
        match.choose("roll")
    before = match.record().to_json()

    data = hint(match, 0, Budget(iterations=200)).to_data()

    assert data["answers"][0]["index"] == 1, "20 of 20 points: hold"
    assert data["answers"][0]["value"] == 1.0
    assert (data["how"], data["prompt"], data["ply"], data["seat"]) == (SEARCH, "turn.choice", len(match.answers), 0)
    assert data["sure"] > 0.9
    assert json.loads(json.dumps(data)) == data
    assert match.record().to_json() == before, "asking costs nothing"


def test_there_is_no_hint_for_another_seat_for_dice_or_after_the_end() -> None:
    match = Match.start(PIG, seats=2, fate=Seeded(1))
    with pytest.raises(NoHint) as refused:
        hint(match, 1, FEW)
    assert refused.value.slug == "not_your_turn"

    rolled = Match.start(PIG, seats=2, fate=RealDice())
    with pytest.raises(NoHint) as refused:
        hint(rolled, 0, FEW)
    assert refused.value.slug == "no_hint_for_dice"

    over = Match.start(PIG, seats=2, options={"target": 10}, fate=Scripted([6, 6]))
    over.choose("roll")
    over.choose("hold")
    with pytest.raises(NoHint) as refused:
        hint(over, 0, FEW)
    assert refused.value.slug == "match_over"


def test_how_sure_a_search_is() -> None:
    clear = Findings(SEARCH, [Verdict(0, 0.8, 0.01, 50), Verdict(1, 0.4, 0.01, 50)])
    close = Findings(SEARCH, [Verdict(0, 0.51, 0.05, 50), Verdict(1, 0.5, 0.05, 50)])
    three = Findings(SEARCH, [Verdict(0, 0.51, 0.05, 9), Verdict(1, 0.5, 0.05, 9), Verdict(2, 0.5, 0.05, 9)])

    assert clear.sure > 0.999
    assert 0.5 < close.sure < 0.6
    assert three.sure < close.sure, "two rivals are more than one"
    assert Findings(SEARCH, [Verdict(0, 0.4, 0.0, 5), Verdict(1, 0.9, 0.0, 5)]).sure == 0.0
    assert Findings(SEARCH, [Verdict(0, 0.4, 0.5, 1)]).sure == 0.5, "one answer alone was not compared"
    assert Findings(EXACT, [Verdict(0, 0.51), Verdict(1, 0.5)]).sure == 1.0
