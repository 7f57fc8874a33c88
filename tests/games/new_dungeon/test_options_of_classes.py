"""The options that change hero cards, and those about a single player and memory. Spec 5.1."""

from __future__ import annotations

import pytest

from oubliette.games.new_dungeon import GAME
from oubliette.games.new_dungeon.heroes import new_hero
from oubliette.games.new_dungeon.state import Table
from oubliette.kernel import SPECTATOR, GameOver, IllegalSetUp, Setting, listen, play, set_up
from tests.games.new_dungeon.scenes import (
    asked,
    at,
    clear,
    hero,
    leave,
    put_monster,
    put_treasure,
    table,
    told,
    turn_of,
)


def drawn(card: str, *spells: str, **options: Setting) -> Table:
    """A table for one, after set-up with this hero and these spells."""
    scene = GAME.table(1, set_up(GAME, 1, options).settings)
    play(GAME.set_up(scene), dice=[card, *spells])
    return scene


@pytest.mark.parametrize(
    ("name", "standard", "translator", "short"),
    [
        ("warrior", 20_000, 18_000, 8_000),
        ("elf", 10_000, 15_000, 4_000),
        ("dwarf", 10_000, 15_000, 4_000),
        ("thief", 20_000, 18_000, 8_000),
        ("paladin", 30_000, 18_000, 12_000),
        ("wizard", 30_000, 25_000, 12_000),
    ],
)
def test_other_totals_can_be_agreed(name: str, standard: int, translator: int, short: int) -> None:
    """[goal.totals] [ruling.short_totals] gold_totals."""
    assert table(hero(name)).heroes[0].kind.total == standard
    assert table(hero(name), gold_totals="translator").heroes[0].kind.total == translator
    assert table(hero(name), gold_totals="short").heroes[0].kind.total == short


def test_with_the_translators_totals_a_dwarf_needs_more() -> None:
    """[goal.win] gold_totals: 10,000 are not enough, 15,000 are."""
    scene = table(hero("dwarf", at="K114", treasures=["huge_diamond"]), gold_totals="translator")
    play(turn_of(scene), answers=["MAIN", "K114", "stop"])
    assert GAME.result(scene) is None
    scene = table(hero("dwarf", at="K114", treasures=["huge_diamond", "jade_idol"]), gold_totals="translator")
    with pytest.raises(GameOver):
        play(turn_of(scene), answers=["MAIN"])


def test_a_short_match_is_won_with_two_fifths_of_the_gold() -> None:
    """[goal.win] [ruling.short_totals] gold_totals: an Elf needs 4,000."""
    scene = table(hero("elf", at="K114", treasures=["silver_coffer"]), gold_totals="short")
    with pytest.raises(GameOver):
        play(turn_of(scene), answers=["MAIN"])


@pytest.mark.parametrize("quota", [4, 5, 6])
def test_a_wizard_begins_with_as_many_spells_as_we_agreed(quota: int) -> None:
    """[setup.spells] wizard_spell_quota."""
    scene = drawn("oswin", *["fireball"] * quota, wizard_spell_quota=quota)
    assert scene.heroes[0].spells == ["fireball"] * quota


def test_a_wizard_has_six_spells_unless_we_say_otherwise() -> None:
    """[hero.wizard_spells] The default; 3 and 7 cannot be agreed on."""
    assert len(drawn("oswin", *["lightning"] * 6).heroes[0].spells) == 6
    for quota in (3, 7):
        with pytest.raises(IllegalSetUp):
            set_up(GAME, 2, {"wizard_spell_quota": quota})


@pytest.mark.parametrize("quota", [0, 1, 2, 3])
def test_an_elf_begins_with_as_many_spells_as_we_agreed(quota: int) -> None:
    """[ruling.elf_quota] [setup.spells] elf_spell_quota."""
    scene = drawn("ilsa", *["teleport"] * quota, elf_spell_quota=quota)
    assert scene.heroes[0].spells == ["teleport"] * quota


def test_an_elf_follows_all_spell_rules() -> None:
    """[ruling.elf_quota] He casts from outside, and he draws again on the Main Staircase."""
    scene = table(hero("elf", at="K114", spells=["fireball"]))
    put_monster(scene, "R108", "goblins")
    play(turn_of(scene), dice=[1, 1], answers=[("cast", "fireball", "R108"), "stay"])
    assert scene.heroes[0].spells == []
    play(turn_of(scene), dice=["lightning"], answers=["MAIN", "stop"])
    assert scene.heroes[0].spells == ["lightning"]


def test_without_a_quota_an_elf_draws_nothing_on_the_staircase() -> None:
    """[ruling.elf_quota] elf_spell_quota 0."""
    scene = table(hero("elf", at="K114"), elf_spell_quota=0)
    play(turn_of(scene), answers=["MAIN", "stop"])
    assert scene.heroes[0].spells == []


WALK = ["K113", "K112", "K108", "K102", "K103", "K104"]


@pytest.mark.parametrize("spaces", [5, 6])
def test_an_elf_may_be_as_slow_as_the_others(spaces: int) -> None:
    """[move.allowance] elf_move: 6, or 5 as in all other editions."""
    scene = table(hero("elf", at="K114"), elf_move=spaces)
    play(turn_of(scene), answers=WALK[:spaces])
    assert at(scene.heroes[0]) == WALK[spaces - 1]


@pytest.mark.parametrize(("number", "found"), [(3, "R108"), (2, "K103")])
def test_a_thief_may_be_as_blind_as_the_others(number: int, found: str) -> None:
    """[secret.roll] thief_secret: a three finds the door, or does not."""
    scene = table(hero("thief", at="K103"), thief_secret=number)
    clear(scene, "R108")
    play(turn_of(scene), dice=[3], answers=[("secret_try", "R108"), *(["stop"] if number == 3 else [])])
    assert at(scene.heroes[0]) == found


GEMS = ["garnet", "pearl", "opal", "huge_emerald", "huge_sapphire", "huge_ruby", "huge_diamond"]


def test_gems_may_be_worth_more_to_a_dwarf() -> None:
    """[goal.only_treasure_counts] dwarf_gem_bonus: 150 % of every gem, and of nothing else."""
    plain = 500 + 1000 + 2000 + 5000 + 6000 + 8000 + 10_000
    hoard = [*GEMS, "jade_idol", "gold_ring"]
    assert table(hero("dwarf", treasures=hoard)).heroes[0].gold == plain + 8000
    assert table(hero("dwarf", treasures=hoard), dwarf_gem_bonus=True).heroes[0].gold == plain * 3 // 2 + 8000
    assert table(hero("elf", treasures=hoard), dwarf_gem_bonus=True).heroes[0].gold == plain + 8000


def test_a_dwarf_can_win_by_the_bonus() -> None:
    """[goal.win] dwarf_gem_bonus: an emerald at 7,500 and a gold cup make 10,000."""
    hoard = ["huge_emerald", "gold_cup"]
    scene = table(hero("dwarf", at="K114", treasures=hoard), dwarf_gem_bonus=True)
    with pytest.raises(GameOver):
        play(turn_of(scene), answers=["MAIN"])
    scene = table(hero("dwarf", at="K114", treasures=hoard))
    play(turn_of(scene), answers=["MAIN", "stop"])
    assert GAME.result(scene) is None


def test_there_are_no_other_speeds_or_numbers() -> None:
    """Spec 5.1: the values of the options."""
    for wish in (
        {"elf_move": 4},
        {"elf_move": 7},
        {"thief_secret": 1},
        {"thief_secret": 4},
        {"elf_spell_quota": 4},
        {"gold_totals": "mine"},
        {"hero_choice": "none"},
        {"max_rounds": -1},
    ):
        with pytest.raises(IllegalSetUp):
            set_up(GAME, 2, wish)


# One player

PARS = [("eryn", 30), ("grunda", 36), ("aldric", 45), ("mouse", 45), ("oswin", 55), ("roland", 55)]


@pytest.mark.parametrize(("card", "par"), PARS)
def test_alone_i_lose_if_i_am_not_out_within_my_par(card: str, par: int) -> None:
    """solo_par: elf 30, dwarf 36, warrior and thief 45, wizard and paladin 55 rounds."""
    spells = ["fireball"] * (4 if card == "oswin" else 0)
    scene = drawn(card, *spells, wizard_spell_quota=4, elf_spell_quota=0)
    scene.round = par - 1
    play(turn_of(scene), answers=["K114", "stop"])
    assert GAME.result(scene) is None
    play(turn_of(scene), answers=["stop"])
    result = GAME.result(scene)
    assert result is not None
    assert (result.reason, result.won(0)) == ("end.solo_par", False)


def test_in_the_round_of_my_par_i_can_still_win() -> None:
    """[goal.win] solo_par: within the par."""
    scene = table(hero("dwarf", at="K114", treasures=["huge_diamond"]))
    scene.round = 36
    with pytest.raises(GameOver):
        play(turn_of(scene), answers=["MAIN"])
    result = GAME.result(scene)
    assert result is not None
    assert result.won(0)


def test_the_par_is_that_of_my_first_hero() -> None:
    """solo_par: a paladin who comes after an elf has the elf's thirty rounds."""
    scene = drawn("eryn", elf_spell_quota=0)
    play(new_hero(scene, scene.heroes[0]), dice=["roland"])
    scene.round = 30
    play(turn_of(scene), answers=["stop"])
    result = GAME.result(scene)
    assert result is not None
    assert result.reason == "end.solo_par"


def test_without_par_i_have_all_the_rounds_there_are() -> None:
    """solo_par off, and max_rounds holds for one player too: he has lost then."""
    scene = drawn("aldric", solo_par=False)
    scene.round = 199
    play(turn_of(scene), answers=["stop"])
    assert GAME.result(scene) is None
    play(turn_of(scene), answers=["stop"])
    result = GAME.result(scene)
    assert result is not None
    assert result.reason == "end.max_rounds"


def test_two_players_have_no_par() -> None:
    """solo_par: with one player."""
    scene = GAME.table(2, set_up(GAME, 2).settings)
    play(GAME.set_up(scene), dice=[0, "grunda", "odrik"])
    scene.round = 36
    for seat in (0, 1):
        play(turn_of(scene, seat), answers=["stop"])
    assert GAME.result(scene) is None


# Memory


@pytest.mark.parametrize(("aid", "shown"), [(True, ("ogre", "opal", "gold_ring")), (False, ("face_down",) * 3)])
def test_the_table_remembers_for_us_or_not(aid: bool, shown: tuple[str, str, str]) -> None:
    """[fight.undefeated_stays] memory_aid: monsters and treasures that a player has seen."""
    scene = table(hero("warrior"), hero("elf"), memory_aid=aid)
    put_monster(scene, "R301", "ogre")
    put_treasure(scene, "R301", "opal", known_to=[0])
    leave(scene, "R301", "gold_ring")
    space = GAME.view(scene, 0)["spaces"]["R301"]
    assert (*space["monsters"], space["treasure"], *space["left"]) == shown


def test_what_i_have_not_seen_it_does_not_show() -> None:
    """[item.crystal_ball] memory_aid: a player's own eyes, and spectators have seen no hidden card."""
    scene = table(hero("warrior"), hero("elf"))
    put_treasure(scene, "R301", "opal", known_to=[0])
    for seat in (1, SPECTATOR):
        assert GAME.view(scene, seat)["spaces"]["R301"]["treasure"] == "face_down"


@pytest.mark.parametrize(("aid", "guard"), [(True, "goblins"), (False, "face_down")])
def test_a_question_remembers_no_more_than_the_table(aid: bool, guard: str) -> None:
    """[fight.undefeated_stays] memory_aid: what the question about a step says of the room next door."""
    scene = table(hero("warrior", at="K114"), memory_aid=aid)
    put_monster(scene, "R108", "goblins")
    events = listen(scene)
    ask = asked(turn_of(scene))
    assert ask.facts is not None
    assert ask.facts["R108_guard"] == guard
    assert told(events, "fight.reveal_then_fight") == []
