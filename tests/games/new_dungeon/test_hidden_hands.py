"""What others learn about a hidden hand, with `hidden_treasures`: from marks, uses, and cards that move."""

from __future__ import annotations

from typing import Literal

import pytest

from oubliette.games.new_dungeon import GAME
from oubliette.games.new_dungeon.ambush import ambush
from oubliette.games.new_dungeon.cards import CARDS
from oubliette.games.new_dungeon.state import Hero, Table
from oubliette.kernel import SPECTATOR, Dealer, GameOver, Seeded, listen, play
from tests.games.new_dungeon.flights import escape
from tests.games.new_dungeon.scenes import clear, hero, leave, put_monster, table, told, turn_of
from tests.games.new_dungeon.variants import FACE_DOWN, hand_seen, hands_seen, player, secret

CORRIDOR = "K106"


def show_all(laid: Table, one: Hero, *places: int) -> None:
    """Reveal all cards of a hero, as if he had used them."""
    for place in places:
        one.treasures[place] = one.treasures[place].known_to(laid.everybody)


def left_seen(laid: Table, space: str) -> list[list[str]]:
    """The treasures left on a space, as each seat and the spectator see them."""
    seats = (*range(len(laid.heroes)), SPECTATOR)
    return [GAME.view(laid, seat)["spaces"][space]["left"] for seat in seats]


# Others lose track


def test_when_i_drop_one_of_two_nobody_knows_whether_i_still_have_my_sword() -> None:
    """[ruling.others_lose_track] Everybody has seen the sword; the opal is left, but who can tell?"""
    warrior, elf = hero("warrior", "R301", came_from="K318", treasures=["magic_sword_1", "opal"]), hero("elf")
    laid = secret(warrior, elf)
    put_monster(laid, "R301", "ogre")

    play(turn_of(laid), dice=[1, 1, 4, 4], answers=["stop", "opal"])

    assert hands_seen(laid, warrior) == [["magic_sword_1"], [FACE_DOWN], [FACE_DOWN]]
    assert left_seen(laid, "R301") == [["opal"], [FACE_DOWN], [FACE_DOWN]]


def test_after_a_theft_a_third_player_knows_neither_the_prey_nor_the_rest() -> None:
    """[ruling.others_lose_track] [ruling.chooser_sees] Both cards were known to all; one of them changed hands."""
    thief, dwarf = hero("thief", CORRIDOR), hero("dwarf", CORRIDOR, treasures=["opal", "pearl"])
    laid = secret(thief, dwarf, hero("elf"))
    show_all(laid, dwarf, 0, 1)

    play(turn_of(laid), dice=[6, 6], answers=["stop", ("ambush", dwarf.card), "opal", *escape(laid, CORRIDOR)])

    assert hands_seen(laid, thief) == [["opal"], ["opal"], [FACE_DOWN], [FACE_DOWN]]
    assert hands_seen(laid, dwarf) == [["pearl"], ["pearl"], [FACE_DOWN], [FACE_DOWN]]


def test_when_the_only_card_changes_hands_everybody_can_tell_which_it_was() -> None:
    """[ruling.others_lose_track] There is nothing to mistake it for."""
    thief, dwarf = hero("thief", CORRIDOR), hero("dwarf", CORRIDOR, treasures=["opal"])
    laid = secret(thief, dwarf, hero("elf"))
    show_all(laid, dwarf, 0)

    play(turn_of(laid), dice=[6, 6], answers=["stop", ("ambush", dwarf.card), *escape(laid, CORRIDOR)])

    assert hands_seen(laid, thief) == [["opal"]] * 4


def test_from_a_pile_nobody_knows_what_was_taken_nor_what_is_left() -> None:
    """[ruling.others_lose_track] [move.pick_up] The two who left a card each do not see which one is gone."""
    elf, warrior, thief = hero("elf", "K318"), hero("warrior"), hero("thief")
    laid = secret(elf, warrior, thief)
    clear(laid, "R301")
    leave(laid, "R301", "opal", known_to=[1])
    leave(laid, "R301", "pearl", known_to=[2])

    play(turn_of(laid), answers=["R301", ("pick_up", FACE_DOWN), "stop"])

    assert hands_seen(laid, elf) == [["opal"], [FACE_DOWN], [FACE_DOWN], [FACE_DOWN]]
    assert left_seen(laid, "R301") == [[FACE_DOWN]] * 4


def test_without_the_option_nothing_is_forgotten() -> None:
    """[ruling.others_lose_track] Open cards are seen as they go."""
    thief, dwarf = hero("thief", CORRIDOR), hero("dwarf", CORRIDOR, treasures=["opal", "pearl"])
    laid = table(thief, dwarf, hero("elf"))

    play(turn_of(laid), dice=[6, 6], answers=["stop", ("ambush", dwarf.card), "opal", *escape(laid, CORRIDOR)])

    assert hands_seen(laid, thief) == [["opal"]] * 4 and hands_seen(laid, dwarf) == [["pearl"]] * 4


# What a closed hand adds up to


@pytest.mark.parametrize(
    ("card", "name", "own", "others"),
    [
        ("gold_ring_move_2", "move", 8, 6),
        ("silver_coffer_quota_seven", "quota", 7, 6),
        ("silver_cup_secret_1", "secret_door", 3, 2),
        ("secret_door_card", "door_card", True, None),
        ("pearl", "gold", 1000, None),
    ],
)
def test_a_closed_hand_does_not_show_in_the_numbers(
    card: str,
    name: Literal["door_card", "gold", "move", "quota", "secret_door"],
    own: int | None,
    others: int | None,
) -> None:
    """[hidden_treasures] The others see what the hero card says; he himself sees what he can do."""
    class_id = "elf" if name == "move" else "wizard"
    one = hero(class_id, treasures=[card])
    laid = secret(one, hero("dwarf"), annotations=True)

    assert [player(laid, one, seat)[name] for seat in (0, 1, SPECTATOR)] == [own, others, others]
    show_all(laid, one, 0)
    assert [player(laid, one, seat)[name] for seat in (0, 1, SPECTATOR)] == [own] * 3


# Who uses a card shows it


def test_a_double_move_shows_itself_when_i_walk_further_than_my_card_says() -> None:
    """[ruling.used_is_shown] [house.double_move] With the fifth space of a dwarf; the opal stays hidden."""
    dwarf = hero("dwarf", CORRIDOR, treasures=["sack_750_double_move", "opal"])
    laid = secret(dwarf, hero("elf"), annotations=True)

    dwarf.double_move = True
    play(turn_of(laid), answers=[*["K107", CORRIDOR] * 2, "stop"])
    assert hand_seen(laid, dwarf, 1) == [FACE_DOWN, FACE_DOWN]
    dwarf.double_move = True
    play(turn_of(laid), answers=[*["K107", CORRIDOR] * 2, "K107", "stop"])

    assert hand_seen(laid, dwarf, 1) == ["sack_750_double_move", FACE_DOWN]


def test_a_hero_who_flees_through_a_secret_door_shows_the_card() -> None:
    """[ruling.used_is_shown] [ambush.flight]"""
    thief = hero("thief", "K113", treasures=["secret_door_card", "opal"])
    warrior = hero("warrior", "K113", treasures=["pearl"])
    laid = secret(thief, warrior)
    clear(laid, "R107")

    play(ambush(laid, thief, warrior), dice=[6, 6], answers=escape(laid, "K113", "R107", card=True))

    assert hand_seen(laid, thief, SPECTATOR) == ["secret_door_card", FACE_DOWN, FACE_DOWN]


def test_a_hero_who_casts_over_a_secret_door_shows_the_card() -> None:
    """[ruling.used_is_shown] [ruling.cast_reach]"""
    elf = hero("elf", "K103", treasures=["secret_door_card", "opal"], spells=["fireball"])
    laid = secret(elf, hero("dwarf"))
    put_monster(laid, "R108", "goblins")

    play(turn_of(laid), dice=[6, 6], answers=[("cast", "fireball", "R108"), "stay"])

    assert hand_seen(laid, elf, 1) == ["secret_door_card", FACE_DOWN]


@pytest.mark.parametrize(("room", "shown"), [("R108", "secret_door_card"), ("R102", FACE_DOWN)])
def test_a_hero_who_looks_through_a_secret_door_shows_the_card(room: str, shown: str) -> None:
    """[ruling.used_is_shown] [ruling.esp_scope] Through an ordinary door the medallion is enough."""
    elf = hero("elf", "K103", treasures=["secret_door_card", "esp_medallion"])
    laid = secret(elf, hero("dwarf"))

    play(turn_of(laid), dice=["goblins"], answers=[("esp", room), "stop"])

    assert hand_seen(laid, elf, 1) == [shown, "esp_medallion"]


# Spectators


def test_what_every_seat_knows_is_still_no_news_for_a_spectator() -> None:
    """[hidden_treasures] A theft between the only two players: both know the card, a spectator does not."""
    thief, dwarf = hero("thief", CORRIDOR), hero("dwarf", CORRIDOR, treasures=["opal", "pearl"])
    laid = secret(thief, dwarf)
    events = listen(laid)

    play(turn_of(laid), dice=[6, 6], answers=["stop", ("ambush", dwarf.card), "opal", *escape(laid, CORRIDOR)])

    assert hands_seen(laid, thief) == [["opal"], ["opal"], [FACE_DOWN]]
    assert "opal" not in repr([event.seen_by(SPECTATOR) for event in events])


def test_a_single_player_does_not_show_spectators_what_is_in_his_crystal_ball() -> None:
    """[item.crystal_ball] For his own eyes, though there is nobody else at the table."""
    laid = table(hero("elf", CORRIDOR, treasures=["crystal_ball"]))
    events = listen(laid)

    play(turn_of(laid), dice=["ogre", "opal"], answers=["crystal_ball", "R301"])

    seen = [GAME.view(laid, seat)["spaces"]["R301"]["treasure"] for seat in (0, SPECTATOR)]
    assert seen == ["opal", FACE_DOWN]
    assert "opal" not in repr(told(events, "item.crystal_ball")[0].seen_by(SPECTATOR))
    assert "opal" in GAME.view(laid, SPECTATOR)["unseen_treasures"][2]


# Stars


def test_nobody_notices_that_a_hidden_star_is_charged_again() -> None:
    """[house.star] [ruling.mark_star] What others have not seen is listed as it was dealt, charged or not."""
    dwarf = hero("dwarf", treasures=["silver_necklace_star_spell", "opal"])
    laid = secret(dwarf, hero("elf"), annotations=True)
    dwarf.treasures[0] = dwarf.treasures[0].now(CARDS["silver_necklace_star_spell_spent"])
    before = [GAME.view(laid, seat)["unseen_treasures"] for seat in (1, SPECTATOR)]
    events = listen(laid)

    play(turn_of(laid), answers=["stop"])

    assert hand_seen(laid, dwarf, 0) == ["silver_necklace_star_spell", "opal"]
    assert [GAME.view(laid, seat)["unseen_treasures"] for seat in (1, SPECTATOR)] == before
    assert "spent" not in repr(before)
    assert told(events, "ruling.mark_star")[0].seen_by(1) is None


# The end


def test_when_a_match_is_won_all_hands_are_laid_open() -> None:
    """[ruling.open_at_the_end] Treasures, spells and gold, for every seat and spectator; `imagine` changes nothing."""
    elf, wizard = (
        hero("elf", "K117", treasures=["huge_diamond"]),
        hero("wizard", treasures=["opal"], spells=["teleport"]),
    )
    laid = secret(elf, wizard)
    with pytest.raises(GameOver):
        play(turn_of(laid), answers=["MAIN"])

    twin = laid.clone()
    GAME.imagine(twin, 0, Dealer(Seeded(1)))

    assert hands_seen(laid, elf) == [["huge_diamond"]] * 3 and hands_seen(laid, wizard) == [["opal"]] * 3
    for seat in (0, 1, SPECTATOR):
        seen = player(laid, wizard, seat)
        assert (seen["spells"], seen["gold"]) == (["teleport"], 2000)
    assert hands_seen(twin, wizard) == [["opal"]] * 3 and twin.heroes[1].spells == ["teleport"]


def test_when_time_is_up_they_are_laid_open_too() -> None:
    """[ruling.open_at_the_end] [max_rounds] Cards that nobody has turned stay what they are."""
    elf, wizard = hero("elf", CORRIDOR, treasures=["opal"]), hero("wizard", CORRIDOR, spells=["teleport"])
    laid = secret(elf, wizard, max_rounds=1)
    play(turn_of(laid, 0), answers=["stop"])
    assert hands_seen(laid, elf) == [["opal"], [FACE_DOWN], [FACE_DOWN]]

    play(turn_of(laid, 1), answers=["stop", "none"])

    assert hands_seen(laid, elf) == [["opal"]] * 3
    assert player(laid, wizard, 0)["spells"] == player(laid, wizard, SPECTATOR)["spells"] == ["teleport"]
    assert GAME.view(laid, 0)["spaces"]["R101"]["treasure"] == FACE_DOWN
