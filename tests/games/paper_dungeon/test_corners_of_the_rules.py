"""Rare cases: what look-ahead remembers, locks beside stairs, dice in shops, what a search may know."""

from oubliette.games.paper_dungeon.floor import read_floor
from oubliette.games.paper_dungeon.ground import Ground
from oubliette.games.paper_dungeon.movement import Going
from oubliette.games.paper_dungeon.notebook import Offer
from oubliette.games.paper_dungeon.notebook.playable import Search, playable
from oubliette.games.paper_dungeon.page_turning import imagine_page
from oubliette.games.paper_dungeon.solver.advice import advise
from oubliette.games.paper_dungeon.solver.atlas import FLAGS, LEFT, WITH_JUMP, Atlas
from oubliette.games.paper_dungeon.solver.outlook import Outlook, WaysOut
from oubliette.games.paper_dungeon.solver.stairs_time import within
from oubliette.games.paper_dungeon.state import SHOP, Before
from oubliette.kernel import Dealer, Seeded, listen, play
from oubliette.kit.grid import EAST, WEST
from tests.games.paper_dungeon.scenes import headings, scene, take_turn, walk
from tests.games.paper_dungeon.shopping import MULLIGAN, a_party, turns
from tests.games.paper_dungeon.test_solver_atlas import legs, played

BLOCK = "#######\n#@.T..#\n#######\n#T.####\n#..####\n#######"


def test_look_ahead_keeps_off_the_teleporter_it_came_out_of() -> None:
    """[move.trail] [move.trajectory] Out of the second teleporter and round the block: not onto it again."""
    # East: two steps, the jump, three steps round the block of four; the sixth would be onto the teleporter again.
    assert headings(scene(BLOCK), 6) == (4, ["e"])


def test_a_line_through_a_wall_takes_the_key_on_its_way() -> None:
    """[ruling.wall_pass_use] [ruling.key_same_move] The wall is the one obstacle: the key opens the lock behind it."""
    table = scene("##########\n#@.k#.L..#\n#.##..####\n#.....>..#\n##########", items=["wall_pass"])
    assert walk(table, 6, answers=[("wall_pass", "e")]) == (1, 7)


def test_with_the_key_the_stairs_beside_the_lock_are_in_reach() -> None:
    """[ruling.adjacent_eight] Diagonally past a wall and the lock: shut it is a closed corner, open it is none."""
    drawing = "######\n#..@.#\n#.L###\n##>..#\n#....#\n######"
    ground = Ground(read_floor(drawing), "closed")
    beside = ground.floor.grid.square(1, 2)
    stairs = ground.floor.stairs
    assert not ground.exits[0] >> beside & 1
    assert ground.exits[1] >> beside & 1
    assert ground.exits[0] >> stairs & 1


def test_a_mystery_enemy_that_nobody_rolled_for_is_told_without_strength() -> None:
    """[ruling.weaklings_no_roll] The log does not invent one."""
    table = scene("#######\n#@.?.>#\n#######", effects=["weaklings"])
    events = listen(table)
    take_turn(table, dice=[2])
    (met,) = [event for event in events if event.slug == "meet.mystery_enemy"]
    assert met.facts == {"seat": 0, "strength": 0, "hp": 1}


def test_nobody_learns_of_a_death_on_a_page_that_is_not_over() -> None:
    """[hidden.dice] What a search imagines of another's page does not depend on what happened there."""
    imagined = []
    for deaths in (0, 1):
        hero = a_party("####\n#@>#\n####").heroes[0]
        hero.before = Before(hero)
        hero.deaths += deaths
        imagine_page(hero, Dealer(Seeded(5)))
        imagined.append((hero.deaths, hero.hp, hero.coins))
    assert imagined[0] == imagined[1]


def test_dice_in_shops_are_counted_like_those_on_floors() -> None:
    """[hidden.dice] With the same dice for all, the second Gambler throws what the first one threw, roll by roll."""
    table = a_party("####\n#@>#\n####", same_dice=True, floors=10)
    table.page, table.ground = SHOP, None
    table.offers = (Offer("gambler", 10), Offer("feast", 99), Offer("meal", 99))
    for hero in table.heroes:
        hero.coins, hero.inventory = 12, [(MULLIGAN, 2)]
    play(turns(table), dice=[1, 5], answers=["gambler", MULLIGAN])
    play(turns(table), answers=["gambler", MULLIGAN])  # no die is thrown: both are known
    assert [hero.coins for hero in table.heroes] == [22, 22]


PIT = """
###############
#@....#.......#
#.....#.......#
#.............#
#.....#.......#
#.....#...###.#
#.....#...#T#.#
###.###...###.#
#T....#.......#
#.....#######.#
#.....#.......#
#.............#
#.....#.......#
#.....#.....>.#
###############
"""


def test_a_floor_with_a_trap_is_refused() -> None:
    """[gen.no_trap] A teleporter leads into a cell without door. A good player keeps away from it; others are lost."""
    pit = Ground(read_floor(PIT), "closed")
    search = Search(Atlas(pit))
    assert within(Atlas(pit), pit.floor.start, 5, 20)
    assert search.met == pit.floor.finds
    assert search.trapped()
    assert not playable(pit)
    assert playable(Ground(read_floor(PIT.replace("T", ".")), "closed"))


def test_the_search_tries_teleporters_used_and_unused() -> None:
    """[gen.finds_reachable] A hero meets the coin behind the teleporter only by walking on over it."""
    ground = Ground(read_floor("#########\n#@.T.o..#\n#########\n#T....>.#\n#########"), "closed")
    assert Search(Atlas(ground)).met == ground.floor.finds


def test_a_leg_keeps_off_the_teleporter_it_jumped_to() -> None:
    """[move.trail] Jumped by choice, round a block of four: onto the teleporter again, or back where one came from."""
    ground = Ground(read_floor(BLOCK), "closed")
    case = (ground.floor.start, 6, WITH_JUMP, 0)
    assert legs(Atlas(ground), *case) == played(ground, *case)


def test_after_a_turn_legs_mind_the_line_of_the_move_before() -> None:
    """[move.no_double_back] At the end of the hall the way south was walked before: only north is left."""
    ground = Ground(read_floor("#######\n#.....#\n#.###.#\n#@....#\n#.###.#\n#....>#\n#######"), "closed")
    square = ground.floor.grid.square
    free, barred = (Going(ground, 0, False, 0, trail) for trail in (0, 1 << square(5, 4)))
    walk_east = [{end for end, _, _ in Atlas(ground).legs_along(one, square(1, 3), EAST, 6)} for one in (free, barred)]
    assert walk_east == [{square(5, 1), square(5, 5), LEFT}, {square(5, 1)}]


def plain(ground: Ground, worths: dict[int, float], turn: float) -> Outlook:
    prices = [worths.get(square, 0.0) for square in range(ground.floor.grid.size)]
    atlas = Atlas(ground)
    return Outlook(atlas, WaysOut(atlas, turn, [max(0.0, -price) for price in prices]), prices, ground.floor.webs)


OPEN = "#########\n#.......#\n#.......#\n#..o@...#\n#.......#\n#>......#\n#########"


def test_every_turn_has_its_price() -> None:
    """Looking further ahead over an empty floor finds nothing but turns: their price is that of the way out."""
    ground = Ground(read_floor(OPEN), "closed")
    far = plain(ground, {}, turn=1.0)
    state = ground.floor.start * FLAGS
    cost = far.ways_out.cost(state)
    assert cost > 1.0
    for turns_ahead in (1, 2, 3):
        assert abs(far.before_turn(ground.floor.start, 0, turns_ahead) + cost) < 0.1


def test_a_hero_who_could_leave_stays_for_what_is_worth_more() -> None:
    """[stairs.optional] Beside the stairs, with a treasure one step away."""
    ground = Ground(read_floor(OPEN), "closed")
    square = ground.floor.grid.square
    beside, treasure = square(2, 4), square(3, 3)
    rich, poor = plain(ground, {treasure: 9.0}, 0.1), plain(ground, {treasure: 0.0}, 0.1)
    assert rich.after_turn(beside, 0, 1) > 0.0
    assert poor.after_turn(beside, 0, 2) == 0.0
    # Two turns ahead, from every square: the finds, plus the better of staying and, if possible, leaving.
    for start in ground.floor.open_squares:
        total = 0.0
        for arcs in rich.atlas.arcs(start * FLAGS, ground.floor.webs):
            ways = []
            for finds, after, out in arcs:
                later = 0.0 if after == LEFT else rich.before_turn(after // FLAGS, after % FLAGS, 1)
                ways.append(rich.worth_of(finds) + (max(later, 0.0) if out else later))
            total += max(ways)
        assert abs(rich.before_turn(start, 0, 2) - (total / 6 - 0.1)) < 1e-9


def test_advice_takes_the_best_leg_of_a_heading_and_counts_this_turn() -> None:
    """A heading with two ways is worth the better one; out with this move is one turn."""
    ground = Ground(read_floor("#######\n#o.#.>#\n#..@..#\n#2...##\n#######"), "closed")
    square = ground.floor.grid.square
    outlook = plain(ground, {square(1, 1): 5.0, square(1, 3): -2.0}, 0.1)
    going = Going(ground, 0, False, 0, 0)
    found = {advice.heading: advice for advice in advise(outlook, going, square(3, 2), 4, False, turns=0)}
    ways = outlook.atlas.legs_along(going, square(3, 2), WEST, 4)
    assert len(ways) > 1
    assert found[WEST].worth == max([outlook.of_leg(leg, 0, 0) for leg in ways])
    assert found[WEST].worth > min([outlook.of_leg(leg, 0, 0) for leg in ways])
    assert min([advice.turns for advice in found.values()]) == 1.0
    assert max([advice.turns for advice in found.values()]) > 2.0
