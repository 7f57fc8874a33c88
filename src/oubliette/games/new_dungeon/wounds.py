"""Counter-attacks, wounds and death. Rulebook, section 5."""

from __future__ import annotations

from oubliette.games.new_dungeon.belongings import chosen, faces
from oubliette.games.new_dungeon.board import BOARD
from oubliette.games.new_dungeon.cards import WOUNDS
from oubliette.games.new_dungeon.healing import stand_on
from oubliette.games.new_dungeon.heroes import new_hero
from oubliette.games.new_dungeon.knowledge import shown_all
from oubliette.games.new_dungeon.secret_doors import go_through
from oubliette.games.new_dungeon.spaces import NOWHERE
from oubliette.games.new_dungeon.state import Hero, Table, Turn
from oubliette.games.new_dungeon.surroundings import around
from oubliette.games.new_dungeon.treasures import leave
from oubliette.kernel import Ask, Rule
from oubliette.kit.dice import roll_dice
from oubliette.kit.picking import pick


def counter_attack(table: Table, turn: Turn, monster: str) -> Rule[None]:
    """The monster always strikes back, at the hero whose turn it is. [riposte.table] [coop.only_active_at_risk]"""
    hero = turn.hero
    dice = yield from roll_dice("roll.counter_attack", 2, facts={"seat": hero.seat, "monster": monster})
    wound = WOUNDS[sum(dice)]
    table.tell("riposte.table", seat=hero.seat, monster=monster, dice=tuple(dice), total=sum(dice), result=wound.id)

    # A second wound kills; then nothing else happens to him. [wound.second_kills] [ruling.order_of_wound]
    if wound.kills:
        yield from death(table, hero)
    elif wound.wounds and hero.wounded:
        table.tell("wound.second_kills", seat=hero.seat)
        yield from death(table, hero)
    else:
        yield from leave_treasures(table, hero, share(wound.leaves, len(hero.treasures)))
        if wound.wounds:
            hero.wounded = True
            table.tell("wound.state", seat=hero.seat)
            turn.driven_back = True
            yield from step_back(table, hero)


def share(leaves: str, held: int) -> int:
    """How many of his cards a hero loses: half is rounded up, and nobody loses more than he has.

    [riposte.half_rounds_up] [ruling.drop_what_you_have]
    """
    if leaves == "half":
        return (held + 1) // 2
    return min(held, 1) if leaves == "one" else 0


def leave_treasures(table: Table, hero: Hero, count: int) -> Rule[None]:
    """The owner chooses which treasures he leaves. [riposte.owner_chooses] [riposte.face_down]"""
    named = yield from pick(hero.seat, "decide.drop", faces(hero), count)
    if named:
        left = leave(table, hero, chosen(hero, named))
        treasures = shown_all(table, left)
        table.tell(
            "riposte.owner_chooses", seat=hero.seat, treasures=treasures, count=len(left), space=BOARD.ids[hero.at]
        )


def step_back(table: Table, hero: Hero) -> Rule[None]:
    """He steps back to where he came from, or to a space he chooses if he came by magic or a slide. It starts no fight.

    [riposte.step_back] [ruling.step_back_where] [ruling.step_back_no_fight]
    """
    target = hero.came_from
    if target == NOWHERE:
        spaces = [BOARD.ids[link.to] for link in BOARD.free[hero.at]]
        target = BOARD.index[(yield from Ask(hero.seat, "decide.step_back", spaces, around(table, hero)))]
    move_back(table, hero, target)


def move_back(table: Table, hero: Hero, target: int) -> None:
    """Move a hero one space back; a secret door needs no roll."""
    link = BOARD.link(hero.at, target)
    assert link is not None, f"no way leads back to {BOARD.ids[target]}"
    if link.secret:
        go_through(table, hero, link)
    hero.put(target, hero.at)
    table.tell("riposte.step_back", seat=hero.seat, space=BOARD.ids[target])
    stand_on(table, hero)


def death(table: Table, hero: Hero) -> Rule[None]:
    """All his treasures stay here, under the monster; the player goes on with another hero.

    [death.drop_all] [death.new_hero] [ruling.death_details]
    """
    left = leave(table, hero, list(hero.treasures))
    treasures = shown_all(table, left)
    table.tell("death.drop_all", seat=hero.seat, treasures=treasures, count=len(left), space=BOARD.ids[hero.at])
    yield from new_hero(table, hero)
