"""How a duel between heroes ends, with `hero_duel`."""

from __future__ import annotations

import pytest

from oubliette.games.new_dungeon import GAME
from oubliette.games.new_dungeon.board import BOARD
from oubliette.games.new_dungeon.state import Hero, Table
from oubliette.kernel import GameOver, Value, play
from tests.games.new_dungeon.scenes import at, clear, give, held, hero, left_in, offered, table, turn_of

CORRIDOR = "K106"  # between K105, K107, the room R104 and the chamber C11


def ready(challenger: Hero, defender: Hero, **options: bool) -> Table:
    return table(challenger, defender, hero_duel=True, **options)


def challenge(defender: Hero) -> list[Value]:
    """Stand still and throw down the glove."""
    return ["stop", ("duel", defender.card)]


# One to three


@pytest.mark.parametrize("dice", [(3, 4, 3, 3), (3, 4, 2, 2)])
def test_beaten_by_one_to_three_the_loser_gives_a_treasure_and_steps_back(dice: tuple[int, int, int, int]) -> None:
    """[duel.margin_1_3] The winner chooses the treasure, the loser his way. No wound."""
    elf, thief = hero("elf", CORRIDOR), hero("thief", CORRIDOR, treasures=["opal", "pearl"])
    t = ready(elf, thief)

    play(turn_of(t), dice=dice, answers=[*challenge(thief), "pearl", "K107"])

    assert held(elf) == ["pearl"] and held(thief) == ["opal"]
    assert at(thief) == "K107" and at(elf) == CORRIDOR and not thief.wounded


def test_the_challenger_may_lose() -> None:
    """[duel.margin_1_3] Then the defender chooses among his treasures, and he steps back."""
    elf, thief = hero("elf", CORRIDOR, treasures=["opal", "pearl"]), hero("thief", CORRIDOR)
    t = ready(elf, thief)

    play(turn_of(t), dice=[1, 1, 1, 2], answers=[*challenge(thief), "opal", "K105"])

    assert held(thief) == ["opal"] and held(elf) == ["pearl"]
    assert at(elf) == "K105" and at(thief) == CORRIDOR and not elf.wounded


def test_a_poor_loser_only_steps_back() -> None:
    """[duel.margin_1_3] [ruling.drop_what_you_have] He has nothing to give."""
    elf, thief = hero("elf", CORRIDOR, treasures=["opal"]), hero("thief", CORRIDOR)
    t = ready(elf, thief)

    play(turn_of(t), dice=[3, 4, 3, 3], answers=[*challenge(thief), "K107"])

    assert held(elf) == ["opal"] and held(thief) == [] and at(thief) == "K107"


def test_a_wounded_loser_survives_a_narrow_defeat() -> None:
    """[duel.margin_1_3] No wound, so no death; his wound costs one on the roll."""
    elf, thief = hero("elf", CORRIDOR), hero("thief", CORRIDOR, wounded=True, treasures=["pearl"])
    t = ready(elf, thief)

    play(turn_of(t), dice=[3, 4, 2, 3], answers=[*challenge(thief), "K107"])

    assert thief.wounded and thief.card == "mouse" and held(elf) == ["pearl"] and at(thief) == "K107"


# Four to six


@pytest.mark.parametrize("dice", [(4, 4, 2, 2), (5, 5, 2, 2)])
def test_beaten_by_four_to_six_the_loser_is_wounded_too(dice: tuple[int, int, int, int]) -> None:
    """[duel.margin_4_6] As before, and a wound."""
    elf, thief = hero("elf", CORRIDOR), hero("thief", CORRIDOR, treasures=["opal", "pearl", "garnet"])
    t = ready(elf, thief)

    play(turn_of(t), dice=dice, answers=[*challenge(thief), "garnet", "K105"])

    assert thief.wounded and at(thief) == "K105"
    assert held(elf) == ["garnet"] and held(thief) == ["opal", "pearl"]


# Seven and more


@pytest.mark.parametrize(
    ("treasures", "named", "kept"),
    [
        ([], [], []),
        (["opal"], [], []),
        (["opal", "pearl"], ["pearl"], ["opal"]),
        (["opal", "pearl", "garnet"], ["garnet", "opal"], ["pearl"]),
        (["opal", "pearl", "garnet", "silver_cup"], ["garnet", "opal"], ["pearl", "silver_cup"]),
    ],
)
def test_beaten_by_seven_the_loser_gives_half(treasures: list[str], named: list[str], kept: list[str]) -> None:
    """[duel.margin_7_up] Rounded up, the winner's choice; wounded, and one step back."""
    elf, thief = hero("elf", CORRIDOR), hero("thief", CORRIDOR, treasures=treasures)
    t = ready(elf, thief)

    play(turn_of(t), dice=[5, 5, 1, 2], answers=[*challenge(thief), *named, "K107"])

    assert held(thief) == kept and thief.wounded and at(thief) == "K107"
    assert sorted(held(elf) + kept) == sorted(treasures)


# Death


def test_a_wounded_loser_who_is_wounded_again_dies_and_the_winner_takes_all() -> None:
    """[duel.death] [death.new_hero] Nothing is left on the floor, nobody chooses, nobody steps back."""
    elf = hero("elf", CORRIDOR, treasures=["garnet"])
    thief = hero("thief", CORRIDOR, wounded=True, treasures=["opal", "pearl"])
    t = ready(elf, thief)

    play(turn_of(t), dice=[4, 4, 2, 3, "hamar"], answers=challenge(thief))

    assert held(elf) == ["garnet", "opal", "pearl"] and left_in(t, CORRIDOR) == []
    assert (thief.card, thief.kind.id, at(thief), thief.wounded, held(thief)) == ("hamar", "dwarf", "MAIN", False, [])
    assert t.hero_deck.discards == ["mouse"]


def test_the_new_hero_of_a_loser_draws_his_spells_as_at_the_beginning() -> None:
    """[ruling.new_hero_spells] [duel.death] The dead one's spells are discarded. [ruling.death_details]"""
    elf = hero("elf", CORRIDOR)
    wizard = hero("wizard", CORRIDOR, wounded=True, spells=["fireball", "teleport"])
    t = ready(elf, wizard)

    play(
        turn_of(t),
        dice=[5, 5, 1, 1, "oswin", "lightning", "lightning", "fireball", "fireball", "teleport", "teleport"],
        answers=[*challenge(wizard), "no_spell"],
    )

    assert wizard.card == "oswin" and wizard.spells == sorted(["lightning", "fireball", "teleport"] * 2)
    assert t.spell_deck.discards == ["fireball", "teleport"]


def test_the_challenger_may_die_of_his_own_challenge() -> None:
    """[duel.death] Seven and more kills as well; the turn passes, and the new hero acts on the next one."""
    thief = hero("thief", CORRIDOR, wounded=True, treasures=["opal", "healing_potion"])
    warrior = hero("warrior", CORRIDOR)
    t = ready(thief, warrior)

    play(turn_of(t), dice=[1, 1, 6, 6, "eryn", "fireball"], answers=challenge(warrior))

    assert held(warrior) == ["opal", "healing_potion"] and (thief.card, at(thief)) == ("eryn", "MAIN")
    assert thief.spells == ["fireball"] and t.to_play == 1


def test_a_dead_challenger_is_forgotten_by_the_paladin_who_killed_him() -> None:
    """[duel.paladin] [ruling.refusal_scope] A new hero card of the same player is a new hero."""
    thief, paladin = hero("thief", CORRIDOR, wounded=True), hero("paladin", CORRIDOR)
    t = ready(thief, paladin)
    play(turn_of(t), dice=[1, 1, 6, 6, "hamar"], answers=challenge(paladin))
    thief.put(paladin.at)
    thief.wounded = True

    play(turn_of(t), answers=["stop", ("demand_healing", paladin.card)])

    assert not thief.wounded and paladin.lost_turns == 1


# Stepping back


def test_the_loser_cannot_step_back_to_a_monster() -> None:
    """[duel.step_back_rule] Open, arch or door, where no monster lives: R104 and C11 are guarded."""
    elf, thief = hero("elf", CORRIDOR), hero("thief", CORRIDOR)
    t = ready(elf, thief)
    dice = (6, 6, 5, 5)

    assert set(offered(turn_of(t.clone()), *challenge(thief), *dice)) == {"K105", "K107"}
    clear(t, "R104", "C11")
    assert set(offered(turn_of(t.clone()), *challenge(thief), *dice)) == {"K105", "K107", "C11", "R104"}


def test_nobody_steps_back_through_a_secret_door() -> None:
    """[duel.step_back_rule] From R106 only the door to K110 leads away: there is no choice."""
    elf, thief = hero("elf", "R106"), hero("thief", "R106")
    t = ready(elf, thief)
    clear(t, "R106")

    play(turn_of(t), dice=[6, 6, 5, 5], answers=challenge(thief))

    assert at(thief) == "K110"


def test_shut_in_the_loser_stays() -> None:
    """[duel.step_back_rule] R206 has secret doors only."""
    elf, thief = hero("elf", "R206"), hero("thief", "R206", treasures=["pearl"])
    t = ready(elf, thief)
    clear(t, "R206")

    play(turn_of(t), dice=[5, 5, 3, 3], answers=challenge(thief))

    assert at(thief) == "R206" and thief.wounded and held(elf) == ["pearl"]


def test_stepping_back_onto_the_main_staircase_cures_the_loser() -> None:
    """[ruling.duel_step_back_home] [ruling.staircase_cure] He was wounded, and is no more."""
    elf, thief = hero("elf", "K109"), hero("thief", "K109", treasures=["pearl"])
    t = ready(elf, thief)

    play(turn_of(t), dice=[5, 5, 3, 3], answers=[*challenge(thief), "MAIN"])

    assert at(thief) == "MAIN" and not thief.wounded and held(elf) == ["pearl"]


def test_a_rich_loser_may_win_by_stepping_back() -> None:
    """[ruling.duel_step_back_home] [goal.win] He stands on the Main Staircase with 10,000 left."""
    thief, dwarf = hero("thief", "K109"), hero("dwarf", "K109", treasures=["huge_diamond", "pearl"])
    t = ready(thief, dwarf)

    with pytest.raises(GameOver):
        play(turn_of(t), dice=[5, 5, 4, 4], answers=[*challenge(dwarf), "pearl", "MAIN"])

    result = GAME.result(t)
    assert result is not None and result.won(1) and not result.won(0)
    assert held(thief) == ["pearl"]


def test_the_winner_takes_what_the_loser_needed() -> None:
    """[duel.margin_1_3] The treasure is gone before he steps back: 1,000 do not win."""
    thief, dwarf = hero("thief", "K109"), hero("dwarf", "K109", treasures=["huge_diamond", "pearl"])
    t = ready(thief, dwarf)

    play(turn_of(t), dice=[5, 5, 4, 4], answers=[*challenge(dwarf), "huge_diamond", "MAIN"])

    assert GAME.result(t) is None and at(dwarf) == "MAIN" and held(dwarf) == ["pearl"]


def test_a_loser_who_stepped_back_did_so_for_good() -> None:
    """[duel.step_back_rule] He is in the new space on his next turn, with his full movement."""
    elf, thief = hero("elf", CORRIDOR), hero("thief", CORRIDOR)
    t = ready(elf, thief)
    play(turn_of(t), dice=[6, 6, 5, 5], answers=[*challenge(thief), "K107"])

    play(turn_of(t, 1), answers=["K110", "K107", "K110", "K107", "K110"])

    assert at(thief) == "K110" and thief.came_from == BOARD.index["K107"]


# The potion after it


def test_a_challenger_who_was_wounded_may_drink_on_the_same_turn() -> None:
    """[ruling.potion_after_the_fight] [ruling.potion] A duel is a fight, too."""
    elf, thief = hero("elf", CORRIDOR, treasures=["healing_potion", "pearl"]), hero("thief", CORRIDOR)
    t = ready(elf, thief)

    play(turn_of(t), dice=[2, 2, 4, 5], answers=[*challenge(thief), "pearl", "K107", "drink_potion"])

    assert not elf.wounded and held(elf) == [] and held(thief) == ["pearl"]


def test_a_wounded_defender_waits_for_his_own_turn_to_drink() -> None:
    """[ruling.potion] It is not his turn."""
    elf, thief = hero("elf", CORRIDOR), hero("thief", CORRIDOR)
    t = ready(elf, thief)
    give(t, thief, "healing_potion", "pearl")

    play(turn_of(t), dice=[4, 5, 2, 2], answers=[*challenge(thief), "pearl", "K107"])
    after = (thief.wounded, held(thief))
    play(turn_of(t, 1), answers=["drink_potion", "stop"])

    assert after == (True, ["healing_potion"])
    assert (thief.wounded, held(thief)) == (False, [])
