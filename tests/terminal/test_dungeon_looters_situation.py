"""What `?` says of the room in Dungeon Looters, hands in the reader's order, and the parts of scores."""

from typing import Any

import pytest

from oubliette.kernel import SPECTATOR
from oubliette.terminal.plain.boards import situation
from oubliette.terminal.plain.screen import width_of
from oubliette.texts import languages
from tests.terminal.dungeon_looters_views import (
    GAME_ID,
    WIDTHS,
    a_chest,
    a_looter,
    a_pen,
    a_room,
    a_view,
    drawn,
    loaded,
    page,
    plain,
    seen,
)

HALLS = (a_room("E5", "great_hall"), a_room("F5", "great_hall"), a_room("E4", "great_hall"))
ADA = a_looter("dwarf", "E5c3")


def situation_text(players: list[dict[str, Any]], lang: str = "en", **more: Any) -> str:
    return plain(situation(GAME_ID, a_view(players, HALLS, **more), a_pen(len(players), lang=lang)))


def test_it_describes_the_room_its_doors_and_the_chances_at_its_chest() -> None:
    """[chest.pick] [chest.force_roll] A dwarf with reflexes 6 and forcing 4, five dice."""
    text = situation_text([ADA, a_looter("goblin", "F5c3")], chests=[a_chest("E5b2"), a_chest("E5d4", "black")])
    assert text.startswith("You are on E5c3. E5, Great hall")
    assert "Your odds: 1 Chest E5b2: pick 50%, force 100% (about 2 treasures)" in text
    assert text.endswith("Next door, F5: G Chloé-Sérénissi… (Goblin) F5c3")


def test_a_chest_that_opens_without_a_roll_and_one_with_a_broken_lock() -> None:
    """[chest.force_auto] [chest.pick_one]"""
    text = situation_text([ADA], chests=[a_chest("E5b2", "red", dd=4, lock_broken=True)])
    assert "Chest E5b2: force without a die, and nothing breaks" in text and "pick" not in text


def test_a_tool_and_a_marker_count() -> None:
    """[inventory.bonus] [card.roll_marker]"""
    handy = {**loaded(ADA, "lockpicks"), "roll_marker": 2}
    assert "pick 83%" in situation_text([handy], chests=[a_chest("E5b2", dd=11)])


def test_a_locked_door_and_one_s_only_attempt_at_it() -> None:
    """[door.pick] [door.force] [door.retry]"""
    doors = [{"door": "E5-F5", "state": "locked"}, {"door": "E4-E5", "state": "broken"}]
    assert "door E5-F5: pick 50%, force 100%" in situation_text([ADA], doors=doors)
    spent = {**ADA, "tried": ["E5-F5"]}
    assert "door E5-F5: your one attempt at the lock is spent, force 100%" in situation_text([spent], doors=doors)
    troll = a_looter("troll", "E5c3")
    assert "Your odds" not in situation_text([troll], doors=doors)  # they are open for him


def test_chances_in_a_fight_and_at_a_token() -> None:
    """[fight.roll] [trap.dodge] [trap.disarm] A dwarf against a barbarian with an arrow; dexterity 6, disarming 7."""
    traps = [{"square": "E5a1", "layer": 1, "trap": "face_down"}, {"square": "F5a1", "layer": 0, "trap": "trap_bear"}]
    text = situation_text([ADA, a_looter("barbarian", "E5c4", arrows=1)], traps=traps, sherpa="E5e5")
    assert "(Barbarian): you win 35%" in text and "Sherpa: you win 65%" in text
    assert "Tokens E5a1: dodge 33%, in a sprint 0%, disarm 50%" in text
    assert "Next door, F5: F5a1 Bear trap" in text


def test_a_player_without_a_figure_has_no_situation() -> None:
    for state in ("left", "defeated"):
        assert situation_text([a_looter("dwarf", state=state)]) == ""
    assert situation_text([a_looter()]) == ""


@pytest.mark.parametrize("lang", languages())
def test_it_fits_at_every_question_of_a_match(lang: str) -> None:
    drawn_lines = 0
    for view, ask, seat in seen(3):
        for width in WIDTHS:
            rows = situation(GAME_ID, view, a_pen(3, width, lang, seat, ask))
            assert all(width_of(row) <= width for row in rows)
            drawn_lines += len(rows)
    assert drawn_lines > 100
    assert any(seat == SPECTATOR for _, _, seat in seen(3))


def test_hands_are_in_the_order_of_the_reader_s_words() -> None:
    """By their French names in French, by the English ones in English."""
    view = a_view(
        [ADA], HALLS, tiles=["bend", "cell", "vault"], cards=["decoy", "double_lock", "lock_door", "strong_coffee"]
    )
    text = plain(drawn(view, a_pen(1, lang="fr")))
    assert "Cellule, Coude, Salle au trésor" in text
    assert "Café serré, Double tour, Leurre, Porte close" in text
    assert "Decoy, Double-locked, Locked!, Strong coffee" in plain(drawn(view, a_pen(1)))
    listed = plain(page(view, a_pen(1, lang="fr"), "cartes"))
    assert listed.index("Café") < listed.index("Double") < listed.index("Leurre") < listed.index("Porte close")


def test_a_score_is_explained_where_the_loot_is_not_what_counts() -> None:
    """[end.score] [end.score_merchant] [end.score_troll]"""
    players = [
        {**loaded(a_looter("merchant", state="left", left_as=1), "statue"), "score": 1430},
        {**loaded(a_looter("barbarian", state="left", left_as=2, trophies=2), "chalice"), "score": 1100},
        {**loaded(a_looter("troll", "E5a1"), "chalice", "small_change"), "score": 1450},
        {**loaded(a_looter("goblin", "F5a1", bounties=1), "golden_throne"), "score": 0},
    ]
    view = a_view(players, HALLS, chests=[a_chest("E5b2"), a_chest("E5d4", "black")], turns_left=0)
    text = plain(drawn(view, a_pen(4), over=True))
    assert "1,430 GP, out, before everybody else, loot of 1,300 GP, sold at 110%" in text
    assert "2 trophies at 400 GP, loot worth 300 GP" in text
    assert "at home, 1 visitor kept in at 1,000 GP, 1 full chest at 250 GP, 2 objects at 100 GP, loot: " in text
    assert "still inside, for good, 1 victim, loot of 1,600 GP that does not count" in text
