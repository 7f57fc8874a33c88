"""What comes out of a chest. Rulebook: assaulting chests, and the dwarf and the goblin."""

from __future__ import annotations

from oubliette.games.dungeon_looters.geometry import SQUARE_CALLED
from oubliette.games.dungeon_looters.state import Table
from oubliette.kit.deck import Deck
from tests.games.dungeon_looters.move_scenes import act, actions
from tests.games.dungeon_looters.scenes import asked, chest, chest_at, held, main_of, scene

PICK = ("pick_chest", "E5b2")
FORCE = ("force_chest", "E5b2")


def beside(archetype: str, card: str, sherpa: str = "") -> Table:
    """A table where he stands south of a chest at E5b2."""
    places = {archetype: "E5b3"}
    if sherpa:
        places["sherpa"] = sherpa
    table = scene((archetype, "lich"), at=places)
    chest(table, "E5b2", card)
    return table


def test_a_picked_chest_gives_all_its_treasures() -> None:
    """[chest.draw_treasures] [chest.pick] They come from the treasure deck."""
    table = beside("merchant", "chest_ironbound")
    act(table, "merchant", *PICK, "done", dice=[3, "chalice", "statue", "chalice"])
    assert held(table, "merchant") == ["chalice", "statue", "chalice"]
    assert table.treasures.cards.count("chalice") == 2 and len(table.treasures) == 69


def test_an_opened_chest_is_black_and_its_card_is_discarded() -> None:
    """[chest.emptied] [cards.discard] [chest.colours]"""
    table = beside("merchant", "chest_shoebox")
    act(table, "merchant", *PICK, "done", dice=[3, "chalice"])
    one = chest_at(table, "E5b2")
    assert one.colour == "black" and not one.full and SQUARE_CALLED["E5b2"] in table.chests
    assert table.mj_discard == ["chest_shoebox"]
    assert actions(table, "merchant") == []


def test_what_i_leave_in_the_chest_is_discarded_and_not_lost() -> None:
    """[chest.draw_treasures] [inventory.take_choice] [loss.what_counts] The sherpa gets nothing of it."""
    table = beside("merchant", "chest_lunchbox", sherpa="E5e5")
    act(table, "merchant", *PICK, ("leave", "statue"), "done", dice=[3, "chalice", "statue"])
    assert held(table, "merchant") == ["chalice"]
    assert table.treasures.discards == ["statue"] and held(table, "sherpa") == []


def test_broken_treasures_are_never_drawn() -> None:
    """[chest.force_loss] [chest.draw_treasures] [loss.what_counts] They stay in the deck; the sherpa gets none."""
    table = beside("merchant", "chest_ironbound", sherpa="E5e5")
    act(table, "merchant", *FORCE, "done", dice=[6, 3, "chalice"])  # 12 against 10
    assert held(table, "merchant") == ["chalice"]
    assert len(table.treasures) == 71 and table.treasures.discards == [] and held(table, "sherpa") == []


def test_when_the_deck_is_empty_its_discard_is_shuffled() -> None:
    """[chest.treasure_reshuffle] The last card of the deck first."""
    table = beside("merchant", "chest_ironbound")
    table.treasures = Deck(["chalice"], discards=["statue", "portrait", "statue"])
    act(table, "merchant", *PICK, "done", dice=[3, "portrait"])  # then only statues are left
    assert held(table, "merchant") == ["chalice", "portrait", "statue"]
    assert table.treasures.cards == ["statue"] and table.treasures.discards == []


def test_when_both_are_empty_there_are_fewer() -> None:
    """[chest.treasure_reshuffle] Two of three; and none of three."""
    table = beside("merchant", "chest_ironbound")
    table.treasures = Deck(["chalice"], discards=["statue"])
    act(table, "merchant", *PICK, "done", dice=[3])
    assert held(table, "merchant") == ["chalice", "statue"]

    table = beside("merchant", "chest_ironbound")
    table.treasures = Deck()
    act(table, "merchant", *PICK, dice=[3])
    assert held(table, "merchant") == [] and not chest_at(table, "E5b2").full


# The goblin


def test_the_goblin_finds_one_more_in_a_chest_that_he_picks() -> None:
    """[ability.goblin_rummager] He may keep it."""
    table = beside("goblin", "chest_lunchbox")
    act(table, "goblin", *PICK, "done", dice=[2, "chalice", "chipped_gem", "bald_comb"])
    assert held(table, "goblin") == ["chalice", "chipped_gem", "bald_comb"]


def test_the_goblin_finds_no_more_in_a_chest_that_he_forces() -> None:
    """[ability.goblin_rummager] Exactly 8: the two that it holds."""
    table = beside("goblin", "chest_lunchbox")
    act(table, "goblin", *FORCE, "done", dice=[6, "chalice", "chipped_gem"])
    assert held(table, "goblin") == ["chalice", "chipped_gem"]


# The dwarf


def test_the_dwarf_draws_one_more_and_throws_one_away() -> None:
    """[ability.dwarf_nose] Of all that he drew; it is discarded, not lost: no sherpa gets it."""
    table = beside("dwarf", "chest_lunchbox", sherpa="E5e5")
    act(table, "dwarf", *PICK, "chalice", "done", dice=[2, "chalice", "chipped_gem", "statue"])
    assert held(table, "dwarf") == ["chipped_gem", "statue"]
    assert table.treasures.discards == ["chalice"] and held(table, "sherpa") == []


def test_the_dwarf_may_throw_any_of_them_away() -> None:
    """[ability.dwarf_nose] The last one drawn as well as the first."""
    table = beside("dwarf", "chest_lunchbox")
    ask = asked(main_of(table, "dwarf"), PICK, 2, "chalice", "chipped_gem", "statue")
    assert ask.prompt == "decide.dwarf_discard"
    assert list(ask.options) == ["chalice", "chipped_gem", "statue"]


def test_the_dwarf_sniffs_in_forced_chests_too() -> None:
    """[ability.dwarf_nose] Excess 1 of 2: he may draw one, so he draws two."""
    table = beside("dwarf", "chest_lunchbox")
    act(table, "dwarf", *FORCE, "chalice", "done", dice=[5, "chalice", "statue"])
    assert held(table, "dwarf") == ["statue"]


def test_where_all_is_broken_there_is_nothing_to_sniff() -> None:
    """[ability.dwarf_nose] Only if he may draw at least one."""
    table = beside("dwarf", "chest_lunchbox")
    act(table, "dwarf", *FORCE, dice=[6])
    assert held(table, "dwarf") == [] and table.treasures.discards == []


def test_if_there_is_not_one_more_the_dwarf_keeps_what_there_is() -> None:
    """[ability.dwarf_nose] He discards only if he holds more than n."""
    table = beside("dwarf", "chest_lunchbox")
    table.treasures = Deck(["chalice", "chalice"])
    act(table, "dwarf", *PICK, "done", dice=[2])
    assert held(table, "dwarf") == ["chalice", "chalice"] and table.treasures.discards == []


def test_of_things_all_alike_nobody_asks_the_dwarf_which() -> None:
    """[ability.dwarf_nose] One of three goes."""
    table = beside("dwarf", "chest_lunchbox")
    table.treasures = Deck(["chalice"] * 5)
    act(table, "dwarf", *PICK, "done", dice=[2])
    assert held(table, "dwarf") == ["chalice", "chalice"] and table.treasures.discards == ["chalice"]
