"""Scores, places and the winner. Rulebook: the winner."""

from __future__ import annotations

from oubliette.games.dungeon_looters.ending import end_of_turn, result_of, score
from oubliette.games.dungeon_looters.state import Table
from oubliette.kernel import Result, listen
from tests.games.dungeon_looters.scenes import chest, give, looter, place, scene, told

FOUR = ("dwarf", "goblin", "merchant", "lich")
CORNERS = dict(zip(FOUR, ("E5a1", "E5e1", "E5a5", "E5e5"), strict=True))


def over(table: Table) -> Result:
    """End the match: time is up."""
    table.ended = "end.time_up"
    result = result_of(table)
    assert result is not None
    return result


# Scores


def test_a_player_who_left_scores_what_he_carried_out() -> None:
    """[end.score] [ruling.score_base] Objects by value, the purse with what is in it."""
    table = scene(FOUR)
    give(table, "goblin", "small_change", "statue", "bald_comb")
    give(table, "dwarf", "golden_throne")
    assert score(table, looter(table, "goblin")) == 150 + 1300 + 250
    assert score(table, looter(table, "dwarf")) == 0  # he is inside


def test_the_merchant_sells_dear() -> None:
    """[end.score_merchant] [ability.merchant_markup] 110 percent, and only his."""
    table = scene(FOUR, at={})
    for one in FOUR:
        give(table, one, "small_change", "golden_chicken")
    assert [score(table, looter(table, one)) for one in FOUR] == [850, 850, 935, 850]
    place(table, "merchant", "E5c3")
    assert score(table, looter(table, "merchant")) == 0


def test_the_barbarian_shows_his_trophies_outside() -> None:
    """[ability.barbarian_trophies] [end.score] 400 each if he leaves in time."""
    table = scene(("barbarian", "dwarf"), at={})
    looter(table, "barbarian").trophies = 2
    give(table, "barbarian", "chalice")
    assert score(table, looter(table, "barbarian")) == 1100
    place(table, "barbarian", "defeated")
    assert score(table, looter(table, "barbarian")) == 0


def test_the_goblin_is_paid_for_his_traps_outside() -> None:
    """[end.score] [ability.goblin_vicious] 100 each if he leaves in time."""
    table = scene(("goblin", "dwarf"), at={})
    looter(table, "goblin").bounties = 3
    assert score(table, looter(table, "goblin")) == 300
    place(table, "goblin", "E5c3")
    assert score(table, looter(table, "goblin")) == 0


def test_the_trolls_reckoning() -> None:
    """[end.score_troll] [example.troll] Two figures inside, three full chests, four objects: 3150."""
    rooms = {"E5": ("great_hall", 0), "E4": ("vault", 0)}
    where = {"troll": "E5c3", "dwarf": "E5a1", "goblin": "defeated", "sherpa": "E5e5"}
    table = scene(("troll", "dwarf", "goblin", "lich"), rooms, where)
    chest(table, "E5b2", "chest_big")
    chest(table, "E5d4", "chest_big", "red", lock_broken=True)
    chest(table, "E4a1", "chest_royal")
    chest(table, "E4c1", "chest_royal", "black")
    give(table, "troll", "small_change", "small_change", "golden_throne", "bald_comb")
    assert score(table, looter(table, "troll")) == 2000 + 750 + 400


def test_neither_the_troll_himself_nor_the_neutral_sherpa_counts_as_inside() -> None:
    """[end.score_troll] [ruling.adventurer] Every other player's figure, and nobody else."""
    table = scene(("troll", "dwarf", "goblin"), at={"troll": "E5c3", "sherpa": "E5e5"})
    assert score(table, looter(table, "troll")) == 0


def test_a_beaten_troll_scores_as_ever() -> None:
    """[end.score_troll] [ability.troll_stays] He need not be anywhere."""
    table = scene(("troll", "dwarf", "goblin"), at={"troll": "defeated", "dwarf": "E5c3"})
    give(table, "troll", "chalice")
    assert over(table).scores == (1100, 0, 0)


# Who wins


def test_the_highest_score_of_those_who_left_wins() -> None:
    """[end.winner] [ruling.places] A player who is still inside scores nothing, however rich."""
    table = scene(FOUR, at={"lich": "E5c3", "dwarf": "defeated"})
    give(table, "lich", "golden_throne")
    give(table, "goblin", "chalice")
    give(table, "merchant", "gold_ingot")
    result = over(table)
    assert (result.places, result.scores) == ((3, 2, 1, 3), (0, 300, 880, 0))
    assert result.reason == "end.time_up"


def test_out_with_empty_hands_is_better_than_inside_with_a_throne() -> None:
    """[end.winner] He left in time, with nothing, and wins."""
    table = scene(("dwarf", "goblin"), at={"dwarf": "E5c3"})
    give(table, "dwarf", "golden_throne")
    assert over(table).places == (2, 1)


def test_a_player_who_stayed_inside_is_told_what_does_not_count() -> None:
    """[end.score] [end.time_up] More gold than the winner, and the second place."""
    table = scene(("dwarf", "troll", "goblin"), at={"dwarf": "E5c3", "troll": "E5a1"})
    give(table, "dwarf", "golden_throne")
    table.turns_left = 1
    events = listen(table)
    end_of_turn(table, last_tile_drawn=False)
    facts = [(event.facts["out"], event.facts["stays"], event.facts["carried"]) for event in told(events, "end.score")]
    assert facts == [(0, 0, 1600), (0, 1, 0), (1, 0, 0)]


def test_of_equal_scores_the_one_who_left_earlier_wins() -> None:
    """[end.tie] [ruling.places] And the places behind alike."""
    table = scene(FOUR, at={})
    for place_, one in enumerate(("lich", "dwarf", "goblin", "merchant"), 1):
        looter(table, one).left_as = place_
    for one in ("dwarf", "goblin", "lich"):
        give(table, one, "chalice")
    assert over(table).places == (2, 3, 4, 1)


def test_the_troll_loses_ties() -> None:
    """[end.tie] 300 each. With one object more he is first."""
    table = scene(("troll", "dwarf", "goblin"), at={"troll": "E5c3"})
    give(table, "troll", *["bald_comb"] * 3)
    give(table, "goblin", "chalice")
    assert over(table).places == (2, 3, 1)
    give(table, "troll", "small_change")
    assert over(table).places == (1, 3, 2)


def test_if_nobody_left_nobody_wins() -> None:
    """[end.nobody] [ruling.places] No first place, no points."""
    table = scene(FOUR, at=CORNERS)
    give(table, "lich", "golden_throne")
    result = over(table)
    assert (result.places, result.scores, result.reason) == ((2, 2, 2, 2), (0, 0, 0, 0), "end.nobody")
    assert not any(result.won(seat) for seat in range(4))


def test_with_nobody_out_the_troll_wins() -> None:
    """[end.nobody] [ruling.troll_and_nobody] [end.score_troll] [end.winner]"""
    table = scene(("dwarf", "goblin", "troll"), at={"dwarf": "E5a1", "goblin": "E5b1", "troll": "E5c1"})
    result = over(table)
    assert (result.places, result.scores, result.reason) == ((2, 2, 1), (0, 0, 2000), "end.time_up")


def test_a_troll_with_nothing_is_behind_everybody_who_left() -> None:
    """[end.tie] [ruling.places] Nothing against nothing: he loses the tie."""
    table = scene(("dwarf", "goblin", "troll"), at={"troll": "E5c1"})
    assert over(table).places == (1, 2, 3)
