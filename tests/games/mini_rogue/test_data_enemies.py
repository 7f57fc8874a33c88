"""Monsters, ghosts and guardians as they are loaded, against the printed figures."""

from oubliette.games.mini_rogue.cards import ENEMIES, guardian_cards


def enemies(*cards: str) -> list[tuple[str, int, str, int, int, int, tuple[str, ...], int]]:
    """Card, floor, who it is, HP for one and for two, damage, skills, XP."""
    return [
        (row.card, row.floor, row.called or row.id, row.hp[0], row.hp[1], row.damage, row.skills, row.xp)
        for row in ENEMIES.values()
        if row.card in cards
    ]


def test_the_monster_cards() -> None:
    """[ruling.monster_xp_floor_four] Spec 2.12: on floor 4 they are worth 3 XP."""
    assert enemies("monster_undead", "monster_goblin") == [
        ("monster_undead", 1, "giant_rat", 6, 12, 2, (), 1),
        ("monster_undead", 2, "skeleton_soldier", 9, 18, 4, (), 2),
        ("monster_undead", 3, "winged_serpent", 12, 24, 6, ("curse",), 2),
        ("monster_undead", 4, "cursed_guard", 15, 30, 8, ("curse",), 3),
        ("monster_goblin", 1, "giant_spider", 6, 12, 2, (), 1),
        ("monster_goblin", 2, "goblin", 9, 18, 4, (), 2),
        ("monster_goblin", 3, "crossbowman", 12, 24, 6, ("poison",), 2),
        ("monster_goblin", 4, "kings_guard", 15, 30, 8, ("poison",), 3),
    ]


def test_the_ghost_on_the_back_of_the_reward_card() -> None:
    """Spec 2.13."""
    assert enemies("ghost") == [
        ("ghost", 1, "apparition", 10, 20, 1, (), 1),
        ("ghost", 2, "ghost", 12, 24, 2, ("weaken",), 1),
        ("ghost", 3, "spectre", 14, 28, 3, ("blindness",), 2),
        ("ghost", 4, "revenant", 16, 32, 5, ("unstoppable",), 2),
    ]


def test_the_guardians_of_three_floors() -> None:
    """[ruling.dragon_curses] Spec 2.14."""
    assert enemies("kings_protector", "cursed_dragon", "spider_queen") == [
        ("kings_protector", 1, "kings_protector", 12, 24, 2, ("unstoppable",), 2),
        ("kings_protector", 2, "kings_protector", 16, 32, 4, ("unstoppable",), 3),
        ("kings_protector", 3, "kings_protector", 20, 40, 6, ("unstoppable",), 4),
        ("cursed_dragon", 1, "cursed_dragon", 12, 24, 2, ("curse",), 2),
        ("cursed_dragon", 2, "cursed_dragon", 16, 32, 4, ("curse",), 3),
        ("cursed_dragon", 3, "cursed_dragon", 20, 40, 6, ("curse",), 4),
        ("spider_queen", 1, "spider_queen", 12, 24, 2, ("poison",), 2),
        ("spider_queen", 2, "spider_queen", 16, 32, 4, ("poison",), 3),
        ("spider_queen", 3, "spider_queen", 20, 40, 6, ("poison",), 4),
    ]
    assert guardian_cards("pnp") == ["kings_protector", "cursed_dragon", "spider_queen"]


def test_ogs_remains_have_two_rows() -> None:
    """Spec 2.14. Victory is the only reward."""
    assert enemies("og_remains", "og_remains_awake") == [
        ("og_remains", 4, "og_remains", 25, 50, 8, ("curse",), 0),
        ("og_remains_awake", 4, "og_remains", 20, 40, 9, ("poison",), 0),
    ]


def test_the_ghoul_comes_with_the_optional_cards() -> None:
    """Spec 2.26."""
    assert enemies("ghoul") == [
        ("ghoul", 1, "ghoul", 16, 32, 1, ("weaken", "unstoppable"), 3),
        ("ghoul", 2, "ghoul", 20, 40, 2, ("weaken", "unstoppable"), 4),
        ("ghoul", 3, "ghoul", 25, 50, 4, ("weaken", "unstoppable"), 5),
    ]
    assert guardian_cards("pnp_plus") == ["kings_protector", "cursed_dragon", "spider_queen", "ghoul"]


def test_there_are_no_other_enemies_and_no_other_skills() -> None:
    """Spec 2.10 and 2.12 to 2.14, 2.26."""
    assert len(ENEMIES) == 8 + 4 + 9 + 2 + 3
    assert {skill for enemy in ENEMIES.values() for skill in enemy.skills} == {
        "curse",
        "poison",
        "weaken",
        "blindness",
        "unstoppable",
    }
