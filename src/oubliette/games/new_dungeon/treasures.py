"""Treasures: taking and leaving them, and what the special ones do. Rulebook, sections 3 and 8."""

from __future__ import annotations

from collections.abc import Sequence

from oubliette.games.new_dungeon.board import BOARD
from oubliette.games.new_dungeon.cards import CARDS, FIGURES, SWORD, sword
from oubliette.games.new_dungeon.ending import check_win
from oubliette.games.new_dungeon.knowledge import blur, face_for, in_hand, reveal, shown, shown_all
from oubliette.games.new_dungeon.spaces import ROOM
from oubliette.games.new_dungeon.state import FACE_DOWN, Hero, Table, Treasure, Turn
from oubliette.kernel import Ask, Rule, Value
from oubliette.kit.dice import roll_dice

UNKNOWN_CARD = "face_down"  # how an option names a card that its chooser has not seen


# What a hero holds


def holds(hero: Hero, special: str) -> bool:
    """Does he have a special card of this kind?"""
    for treasure in hero.treasures:  # noqa: SIM110 - a loop is the quickest, and this is asked at every step
        if treasure.card.special == special:
            return True
    return False


def has_crystal_ball(hero: Hero) -> bool:
    """A Crystal Ball, or a card that works like one. [item.crystal_ball] [house.crystal_mark]"""
    return holds(hero, "crystal_ball") or has_power(hero, "crystal_ball")


def has_power(hero: Hero, power: str) -> bool:
    """Does he hold a card whose mark has this power? [ruling.mark_permanent]"""
    return any(treasure.card.mark.power == power for treasure in hero.treasures)


def show(table: Table, hero: Hero, special: str = "", power: str = "") -> None:
    """Who uses a card lets everybody see it, also where treasures are hidden."""
    for treasure in hero.treasures:
        card = treasure.card
        if (special and card.special == special) or (power and card.mark.power == power):
            reveal(table, hero, treasure)
            return


def best_sword(hero: Hero) -> Treasure | None:
    """The one sword that counts: his best, if he can use one. [ruling.one_sword] [hero.wizard_no_sword]"""
    if not hero.kind.uses_swords:  # he keeps it for its gold [ruling.wizard_keeps_sword]
        return None
    best: Treasure | None = None
    for treasure in hero.treasures:
        if treasure.card.bonus and (best is None or treasure.card.bonus > best.card.bonus):
            best = treasure
    return best


def sword_bonus(table: Table, hero: Hero) -> int:
    """What his sword adds to a roll. Who swings it shows it. [item.sword]"""
    blade = best_sword(hero)
    if blade is None:
        return 0
    reveal(table, hero, blade)
    return blade.card.bonus


def blade_bonus(hero: Hero) -> int:
    """What sword and curses make of his attack rolls, without showing them."""
    blade = best_sword(hero)
    curse = sum([treasure.card.mark.attack for treasure in hero.treasures])
    return curse + (blade.card.bonus if blade is not None else 0)


def attack_curse(table: Table, hero: Hero) -> int:
    """What marks take off his attack rolls, all together. [house.attack_minus] [ruling.mark_attack_minus]"""
    curse = 0
    for treasure in hero.treasures[:]:
        if treasure.card.mark.attack:
            curse += treasure.card.mark.attack
            reveal(table, hero, treasure)
    return curse


def move_bonus(hero: Hero) -> int:
    """Spaces more per turn, all together. [house.move_bonus] [ruling.mark_permanent]"""
    return sum([treasure.card.mark.move for treasure in hero.treasures])


def show_move_marks(table: Table, turn: Turn) -> None:
    """Who walks farther than his hero card allows shows why. [house.move_bonus] [house.double_move]"""
    hero = turn.hero
    for treasure in hero.treasures[:]:
        mark = treasure.card.mark
        if mark.move or (mark.power == "double_move" and turn.doubled):
            reveal(table, hero, treasure)


def best_secret(hero: Hero) -> int:
    """What is subtracted at secret doors: the best card counts. [house.secret_bonus] [ruling.mark_permanent]"""
    return max([treasure.card.mark.secret for treasure in hero.treasures], default=0)


def secret_bonus(table: Table, hero: Hero) -> int:
    """The same at a door: who uses a mark shows it."""
    best = best_secret(hero)
    if best:
        for treasure in hero.treasures:
            if treasure.card.mark.secret == best:
                reveal(table, hero, treasure)
                break
    return best


def chosen(hero: Hero, names: Sequence[str]) -> list[Treasure]:
    """The cards that his player named, each a card of its own."""
    left = list(hero.treasures)
    found: list[Treasure] = []
    for name in names:
        place = [treasure.card.id for treasure in left].index(name)
        found.append(left.pop(place))
    return found


def faces(hero: Hero) -> list[str]:
    """All he holds, as his player sees it."""
    return [treasure.card.id for treasure in hero.treasures]


# Taking from the board


def lying(table: Table, space: int) -> list[Treasure]:
    """The treasures that anybody may take here: none under a living monster, and not a caged hero's.

    [move.pick_up] [ruling.cage_timing]
    """
    if table.monsters[space]:
        return []
    own = table.own[space]
    if own is None:
        return list(table.loot[space])
    if any(hero.caged and hero.at == space for hero in table.heroes):
        return list(table.loot[space])
    return [own, *table.loot[space]]


def offers(table: Table, hero: Hero, treasures: Sequence[Treasure]) -> list[str]:
    """The cards as that hero's player can name them, each kind once."""
    return list(dict.fromkeys([_name_for(table, hero, treasure) for treasure in treasures]))


def _name_for(table: Table, hero: Hero, treasure: Treasure) -> str:
    """A card that lies about: by its face if he knows it and there is something to remember it by."""
    face = face_for(table, hero.seat, treasure) if table.house.memory_aid else FACE_DOWN
    return face or UNKNOWN_CARD


def pick_up(table: Table, hero: Hero, name: str) -> Rule[None]:
    """Take one card that lies here, without cost. [move.pick_up] [ruling.pickup_optional]"""
    space = hero.at
    for treasure in lying(table, space):
        if _name_for(table, hero, treasure) == name:
            if treasure is table.own[space]:
                table.own[space] = None
            else:
                pile = list(table.loot[space])
                pile.remove(treasure)
                table.loot[space] = tuple(_blurred(table, hero, pile))
                treasure = _blurred(table, hero, [treasure])[0] if pile else treasure  # noqa: PLW2901
            taken = yield from turn_over(table, hero, treasure)
            table.tell("move.pick_up", seat=hero.seat, treasure=shown(table, taken), space=BOARD.ids[space])
            check_win(table, hero)
            return
    raise AssertionError(f"{name} does not lie on {BOARD.ids[space]}")


def _blurred(table: Table, hero: Hero, pile: list[Treasure]) -> list[Treasure]:
    """One of several hidden cards was taken: only who took it knows what is what."""
    if not table.house.hidden_treasures:
        return pile
    return [treasure.known_to(treasure.known & hero.bit) for treasure in pile]


def take_all(table: Table, hero: Hero, space: int) -> Rule[list[Treasure]]:
    """The room's own card and whatever earlier heroes left there. [fight.victory_loot]"""
    found = [treasure for treasure in (table.own[space], *table.loot[space]) if treasure is not None]
    table.own[space] = None
    table.loot[space] = ()
    taken: list[Treasure] = []
    for treasure in found:
        taken.append((yield from turn_over(table, hero, treasure)))
    return taken


def turn_over(table: Table, hero: Hero, treasure: Treasure) -> Rule[Treasure]:
    """A treasure from the board comes into a hero's hands. [ruling.sword_once] [house.double_move]"""
    if treasure.unseen:
        card = yield from _draw(table, treasure.level, hero)
        treasure = treasure.now(CARDS[card])
    treasure = in_hand(table, hero, treasure)
    if treasure.card.id == SWORD:
        dice = yield from roll_dice("roll.sword", 2, facts={"seat": hero.seat, "level": treasure.level})
        bonus = max(FIGURES.sword_least, sum(dice) - FIGURES.sword_base + treasure.level)
        treasure = treasure.now(CARDS[sword(bonus)])
        if table.house.hidden_treasures:
            table.whisper((hero.seat,), "item.sword", seat=hero.seat, dice=tuple(dice), bonus=bonus)
        else:
            table.tell("item.sword", seat=hero.seat, dice=tuple(dice), bonus=bonus)
    if treasure.card.mark.power == "double_move":
        hero.double_move = True
        if table.house.hidden_treasures:
            table.whisper((hero.seat,), "house.double_move", seat=hero.seat)
        else:
            table.tell("house.double_move", seat=hero.seat)
    hero.treasures.append(treasure)
    return treasure


def _draw(table: Table, level: int, hero: Hero) -> Rule[str]:
    """Which treasure of its level it is. Nobody has seen it before."""
    return table.treasure_decks[level - 1].draw("draw.treasure", {"seat": hero.seat, "level": level})


# Leaving and handing over


def leave(table: Table, hero: Hero, treasures: Sequence[Treasure]) -> list[Treasure]:
    """Left face down in the monster's space, guarded by it. [riposte.face_down]"""
    for treasure in treasures:
        hero.treasures.remove(treasure)
    if hero.treasures:  # which ones they were, only the owner knows when they are hidden
        blur(table, hero, hero.bit)
        if table.house.hidden_treasures:
            treasures = [treasure.known_to(treasure.known & hero.bit) for treasure in treasures]
    table.loot[hero.at] += tuple(treasures)
    return list(treasures)


def hand_over(table: Table, giver: Hero, taker: Hero, treasures: Sequence[Treasure]) -> list[Treasure]:
    """From one hero to another. The two know which; the others see it if treasures are not hidden."""
    for treasure in treasures:
        giver.treasures.remove(treasure)
    witnesses = giver.bit | taker.bit
    if giver.treasures:
        blur(table, giver, witnesses)
        if table.house.hidden_treasures:
            treasures = [treasure.known_to(treasure.known & witnesses) for treasure in treasures]
    given = [in_hand(table, taker, treasure) for treasure in treasures]
    taker.treasures += given
    return given


# Looking


def turn_up_monster(table: Table, space: int, seat: int) -> Rule[str]:
    """Turn the top card of a space for all to see. From now on it is known. [fight.reveal_then_fight]"""
    pile = table.monsters[space]
    card = pile[0]
    if card == FACE_DOWN:
        level = BOARD.spaces[space].level
        facts: dict[str, Value] = {"seat": seat, "level": level, "space": BOARD.ids[space]}
        card = yield from table.monster_decks[level - 1].draw("draw.monster", facts)
        table.monsters[space] = (card, *pile[1:])
    return card


def rooms_with_cards(table: Table) -> list[str]:
    """Where a Crystal Ball has something to show. [item.crystal_ball_rooms_only]"""
    return [
        BOARD.ids[room]
        for room in BOARD.rooms
        if table.monsters[room] or table.own[room] is not None or table.loot[room]
    ]


def look_into_crystal_ball(table: Table, hero: Hero) -> Rule[None]:
    """A room's monster for all to see, its treasure for the looker alone. [item.crystal_ball]"""
    if holds(hero, "crystal_ball"):
        show(table, hero, special="crystal_ball")
    else:
        show(table, hero, power="crystal_ball")
    answer = yield from Ask(hero.seat, "decide.crystal_room", rooms_with_cards(table))
    room = BOARD.index[answer]
    assert BOARD.spaces[room].kind == ROOM
    monster = (yield from turn_up_monster(table, room, hero.seat)) if table.monsters[room] else "none"
    own = table.own[room]
    seen: list[Treasure] = []
    if own is not None:
        if own.unseen:
            own = own.now(CARDS[(yield from _draw(table, own.level, hero))])
        own = own.known_to(own.known | hero.bit)
        table.own[room] = own
        seen.append(own)
    table.loot[room] = tuple([treasure.known_to(treasure.known | hero.bit) for treasure in table.loot[room]])
    seen += table.loot[room]
    table.tell(
        "item.crystal_ball",
        seat=hero.seat,
        space=answer,
        monster=monster,
        treasures=shown_all(table, seen),
        count=len(seen),
    )


def look_behind_door(table: Table, hero: Hero, space: int) -> Rule[None]:
    """The medallion turns the monster behind a door over, for all to see. [item.esp] [ruling.esp_scope]"""
    show(table, hero, special="esp")
    monster = yield from turn_up_monster(table, space, hero.seat)
    table.tell("item.esp", seat=hero.seat, space=BOARD.ids[space], monster=monster)
