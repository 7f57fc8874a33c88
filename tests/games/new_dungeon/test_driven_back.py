"""Heroes who are driven back: where they go, and what the space there does for them. Rulebook, section 5.

C32 is a Healing Spring; a secret door leads from it to R311. C42 is the Library of the Tome, beside K425.
"""

from __future__ import annotations

from oubliette.games.new_dungeon.state import Hero, Table
from oubliette.kernel import Value, play
from tests.games.new_dungeon.fights import total
from tests.games.new_dungeon.scenes import at, clear, hero, offered, put_monster, table, turn_of

MISS = (1, 1)
WOUND = total(5)  # one treasure, a wound, and a step back


def beside_the_spring(warrior: Hero, *others: Hero) -> Table:
    """A table with a hero in the empty Healing Spring, and a monster behind its secret door."""
    laid = table(warrior, *others)
    clear(laid, "C32")
    put_monster(laid, "R311", "ogre")
    return laid


def challenge(rival: Hero) -> list[Value]:
    return ["stop", ("duel", rival.card)]


# No power


def test_a_hero_who_is_driven_back_into_the_healing_spring_stays_wounded() -> None:
    """[ruling.driven_back_gets_nothing] [ruling.step_back_no_fight] The chamber is empty, and yet no cure."""
    warrior = hero("warrior", "C32")
    laid = beside_the_spring(warrior)

    play(turn_of(laid), dice=[1, *MISS, *WOUND], answers=[("secret_try", "R311")])

    assert at(warrior) == "C32" and warrior.wounded


def test_on_his_next_turn_there_the_spring_cures_him() -> None:
    """[ruling.driven_back_gets_nothing] [chamber.healing] It is for one turn only."""
    warrior = hero("warrior", "C32")
    laid = beside_the_spring(warrior)
    play(turn_of(laid), dice=[1, *MISS, *WOUND], answers=[("secret_try", "R311")])

    play(turn_of(laid), answers=["stop"])

    assert at(warrior) == "C32" and not warrior.wounded


def test_a_challenger_who_loses_and_gives_way_into_the_spring_stays_wounded() -> None:
    """[ruling.driven_back_gets_nothing] [duel.step_back_rule] Beaten by four: a wound, and a step to C32."""
    elf, thief = hero("elf", "K307"), hero("thief", "K307")
    laid = table(elf, thief, hero_duel=True)
    clear(laid, "C32")

    play(turn_of(laid), dice=[2, 2, 4, 4], answers=[*challenge(thief), "C32"])

    assert at(elf) == "C32" and elf.wounded


def test_a_challenger_who_loses_and_gives_way_into_the_library_reads_nothing() -> None:
    """[ruling.driven_back_gets_nothing] [chamber.magical_tome] No question about spells, and none drawn."""
    wizard, thief = hero("wizard", "K425"), hero("thief", "K425")
    laid = table(wizard, thief, hero_duel=True)
    clear(laid, "C42")

    play(turn_of(laid), dice=[3, 3, 3, 4], answers=[*challenge(thief), "C42"])

    assert at(wizard) == "C42" and wizard.spells == []


def test_a_challenger_who_wins_in_the_spring_is_cured_there() -> None:
    """[ruling.driven_back_gets_nothing] [chamber.healing] It was his rival who was driven away."""
    elf, thief = hero("elf", "C32", wounded=True), hero("thief", "C32")
    laid = table(elf, thief, hero_duel=True)
    clear(laid, "C32")

    play(turn_of(laid), dice=[6, 6, 5, 5], answers=[*challenge(thief), "K307"])

    assert at(elf) == "C32" and not elf.wounded and at(thief) == "K307"


# The way


def test_a_hero_who_stepped_back_has_come_from_where_he_was_struck() -> None:
    """[ruling.step_back_where] From R601 into R602 and back; struck again in R601, he steps to R602 once more."""
    paladin = hero("paladin", "R601", came_from="K605")
    laid = table(paladin)
    put_monster(laid, "R601", "ogre")
    put_monster(laid, "R602", "ogre")

    play(turn_of(laid), dice=[1, *MISS, *WOUND], answers=[("secret_try", "R602")])
    assert at(paladin) == "R601"
    play(turn_of(laid), answers=["cure_himself"])
    play(turn_of(laid), dice=[*MISS, *WOUND], answers=["stop"])

    assert at(paladin) == "R602" and paladin.wounded


def test_i_may_follow_a_hero_who_was_driven_back_through_a_secret_door() -> None:
    """[ruling.follow_any_passage] [secret.follow] I stood in R311 and saw where he went."""
    warrior, dwarf = hero("warrior", "C32"), hero("dwarf", "R311", came_from="K308")
    laid = beside_the_spring(warrior, dwarf)
    assert "C32" not in offered(turn_of(laid.clone(), 1))

    play(turn_of(laid), dice=[1, *MISS, *WOUND], answers=[("secret_try", "R311"), "attack"])

    assert at(warrior) == "C32"
    assert "C32" in offered(turn_of(laid, 1))


def test_i_may_follow_a_follower() -> None:
    """[ruling.follow_any_passage] The first went by a roll, the second after him, and I after the second."""
    laid = table(hero("warrior", "K103"), hero("dwarf", "K103"), hero("thief", "K104"))
    clear(laid, "R108")
    play(turn_of(laid, 0), dice=[1], answers=[("secret_try", "R108"), "stop"])
    play(turn_of(laid, 2), answers=["K103", "stop"])
    assert "R108" not in offered(turn_of(laid.clone(), 2))

    play(turn_of(laid, 1), answers=["R108", "stop"])

    assert "R108" in offered(turn_of(laid, 2))
