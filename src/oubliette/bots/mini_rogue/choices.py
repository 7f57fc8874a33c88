"""Decisions outside of fights: where to go, what to take, buy, drink and leave."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from oubliette.bots.facts import number
from oubliette.bots.mini_rogue import rooms
from oubliette.bots.mini_rogue.weighing import Scales
from oubliette.games.mini_rogue.cards import MOST_HP, POTIONS
from oubliette.games.mini_rogue.encounters import REST_ACTIONS, TOMB, TRAPS, TREASURE, WARES
from oubliette.games.mini_rogue.grid import ways_on
from oubliette.games.mini_rogue.state import SIDE
from oubliette.kernel import Value

_LINE_OF: Final = {find.id: line for line, find in TOMB.items()}
_WARES: Final = {ware.id: ware for ware in WARES}
_NEVER: Final = -99.0
_BAD_ROOM: Final = 3.0  # the Raven removes a room at least this harmful


def drink_due(scales: Scales, prompt: str, options: Sequence[Any], facts: Mapping[str, Value]) -> int | None:
    """The index of a potion to drink now, or None: Life when it saves, Holy Water before a throw."""
    if prompt == "decide.life_interrupt":
        saves = min(MOST_HP, scales.me["hp"] + POTIONS["life"].figure) > number(facts, "amount")
        return _index(options, ("drink", "life")) if saves else _index(options, "refuse")
    if prompt in ("decide.attack_or_skill", "decide.cure_before_test"):
        ills = scales.me["afflictions"]
        worth = sum([scales.affliction(one) for one in ills])
        if worth > scales.weights.potions["holy_water"]:
            return _index(options, ("drink", "holy_water"))
    if prompt == "decide.duplicate_potion":  # the old potion has an effect now and is replaced by the new one
        return _index(options, ("drink", str(facts["potion"])))
    if prompt == "decide.replace_potion" and scales.me["hp"] <= 12:
        return _index(options, ("drink", "life"))
    return None


def other_question(scales: Scales, prompt: str, options: Sequence[Any], facts: Mapping[str, Value]) -> int:
    """The index of the answer to a question outside fights for which no drink is due."""
    if prompt == "decide.move":
        return move(scales, options)
    if prompt == "decide.exploration_skill_after":
        return move(scales, options, go_on="go_on")
    if prompt == "decide.exploration_skill_before":
        return before_room(scales, options, str(facts["room"]))
    worths = [worth(scales, prompt, option, facts) for option in options]
    return worths.index(max(worths))


def worth(scales: Scales, prompt: str, option: Any, facts: Mapping[str, Value]) -> float:  # noqa: ANN401
    """The worth of one answer. `Any`: every question has options of its own."""
    if isinstance(option, tuple) and option[0] == "drink":
        return _NEVER  # `drink_due` takes the drinks that are due
    weigh = _WEIGHED.get(prompt)
    if weigh is not None:
        return weigh(scales, option, facts)
    return 1.0 if option == _FIXED.get(prompt) else 0.0


def rest_worth(scales: Scales, option: str, _facts: Mapping[str, Value]) -> float:
    """Train, forage or heal."""
    gain = REST_ACTIONS[option].gain
    return scales.gain(gain[0], gain[1])


def gain_worth(scales: Scales, option: tuple[str, int | str], _facts: Mapping[str, Value]) -> float:
    """One of the two things in a chest, or of a reward."""
    return scales.gain(option[0], option[1])


def bought_potion_worth(scales: Scales, option: str, _facts: Mapping[str, Value]) -> float:
    """The worth of one of the six potions."""
    return scales.potion(option)


def replaced_potion_worth(scales: Scales, option: Any, facts: Mapping[str, Value]) -> float:  # noqa: ANN401
    """The worth of the new potion minus that of the old one."""
    if option == "refuse":
        return 0.0
    return scales.weights.potions[str(facts["potion"])] - scales.weights.potions[option[1]]


def offering_worth(scales: Scales, option: str, _facts: Mapping[str, Value]) -> float:
    """The worth of a shrine, with or without an offering."""
    return rooms.shrine_worth(scales, 1 if option == "offer" else 0)


def find_worth(scales: Scales, option: str, _facts: Mapping[str, Value]) -> float:
    """The worth of a line of the tomb's table."""
    return rooms.find_worth(scales, _LINE_OF[option])


def chest_worth(scales: Scales, option: str, _facts: Mapping[str, Value]) -> float:
    """The worth of opening a chest. The skill test costs a poisoned hero HP half of the time."""
    if option != "open":
        return 0.0
    poison = 0.5 * rooms.hurt_worth(scales, 1) if "poison" in scales.me["afflictions"] else 0.0
    return rooms.chance(scales) * rooms.chest_worth(scales) + poison


def perception_worth(scales: Scales, option: str, _facts: Mapping[str, Value]) -> float:
    """The worth of saving a failed test with Perception."""
    return test_worth(scales) - scales.weights.potions["perception"] if option == "perception" else 0.0


def omen_worth(scales: Scales, option: str, _facts: Mapping[str, Value]) -> float:
    """The worth of keeping a room out of the zone: it must be bad enough."""
    return _BAD_ROOM if option == "pass" else -rooms.room_worth(scales, option)


def swap_worth(_scales: Scales, option: Any, facts: Mapping[str, Value]) -> float:  # noqa: ANN401
    """Swap the raven for a weapon, never a weapon for the raven."""
    return 1.0 if option == "keep" else 2.0 * (facts["card"] == "arsenal")


def answer_worth(_scales: Scales, option: str, facts: Mapping[str, Value]) -> float:
    """Accept gifts, refuse swaps."""
    return 1.0 if (option == "accept") == (facts["offer"] != "swap") else 0.0


def target_worth(_scales: Scales, option: Any, _facts: Mapping[str, Value]) -> float:  # noqa: ANN401
    """Look at as many rooms as allowed, the nearest first."""
    return -float(sum(option)) if isinstance(option, tuple) else _NEVER


def trade_worth(scales: Scales, option: Any, _facts: Mapping[str, Value]) -> float:  # noqa: ANN401
    """A deal with a merchant."""
    if not isinstance(option, tuple):
        return 0.05  # leaving: a deal must be worth more than this
    kind, thing, price = option
    gold = scales.gain("gold", price)
    if kind == "buy":
        return rooms.ware_worth(scales, _WARES[thing].gain, price)
    if kind == "sell":
        return gold - scales.weights.armor
    return gold - scales.weights.potions[thing]


def test_worth(scales: Scales) -> float:
    """The gain from passing the test that was just failed."""
    view = scales.view
    place = cell_of(scales)
    card = view["grid"][place // SIDE][place % SIDE]
    die = scales.dice["dungeon_die"]
    if view["enemy"] is not None:
        return 4.0  # a combat skill: an enemy's turn and the skill itself
    if (card, die) in TRAPS:
        line = TRAPS[card, die]
        return scales.gain(line.gain[0], line.gain[1]) - rooms.sprung_worth(scales, line)
    if card == "treasure":
        return max([scales.gain(kind, what) for kind, what in TREASURE[die]])
    if card == "tomb":
        reach = [rooms.find_worth(scales, line) for line in range(max(1, die - 1), min(6, die + 1) + 1)]
        return max(reach) - rooms.find_worth(scales, die)
    return 2 * scales.weights.feat


def before_room(scales: Scales, options: Sequence[Any], room: str) -> int:
    """Evade a room that is too bad; use Blessing when afflicted."""
    for place, skill in skills_in(options):
        if skill == "evasion" and rooms.room_worth(scales, room) < -scales.weights.evade:
            return place
        if skill == "blessing" and is_ill(scales):
            return place
    return list(options).index("resolve")


def skills_in(options: Sequence[Any]) -> list[tuple[int, str]]:
    """Place and name of the skills among some options."""
    return [(place, one[1]) for place, one in enumerate(options) if isinstance(one, tuple) and one[0] == "skill"]


def is_ill(scales: Scales) -> bool:
    """Cursed or poisoned: cure it at once."""
    return "curse" in scales.me["afflictions"] or "poison" in scales.me["afflictions"]


def move(scales: Scales, options: Sequence[Any], go_on: str = "") -> int:
    """A useful skill first; then the better way, or `go_on` if the move is asked later."""
    best = best_way(scales)
    for place, skill in skills_in(options):
        if is_time(scales, skill, best):
            return place
    return list(options).index(go_on or best)


def best_way(scales: Scales) -> str:
    """The direction whose rooms are worth more."""
    ways = rooms.ways_worth(scales, cell_of(scales))
    return max(ways, key=lambda way: ways[way])


def cell_of(scales: Scales) -> int:
    """The cell that the token stands on."""
    return (scales.me["row"] - 1) * SIDE + scales.me["column"] - 1


def is_time(scales: Scales, skill: str, way: str) -> bool:
    """Should an exploration skill be used now? Fights need the card, too."""
    cell = cell_of(scales)
    last = cell in (5, 7)  # the Exit is next, and the card is turned up after it
    spare = not scales.view["guardian_zone"]
    if skill == "blessing":
        return is_ill(scales)
    if skill == "vigil":
        return last and spare
    if skill == "evasion":
        next_cell = ways_on(cell)[way]
        return (
            rooms.room_worth(scales, scales.view["grid"][next_cell // SIDE][next_cell % SIDE]) < -scales.weights.evade
        )
    if skill == "clairvoyance":
        return False
    return skill == "scout" and cell == 0


def _index(options: Sequence[Any], value: Value) -> int | None:
    return list(options).index(value) if value in options else None


# Questions whose answers are compared; below, the fixed answers to minor questions.
_WEIGHED: Final[Mapping[str, Callable[[Scales, Any, Mapping[str, Value]], float]]] = {
    "decide.rest_action": rest_worth,
    "decide.chest_option": gain_worth,
    "decide.reward_option": gain_worth,
    "decide.merchant_trade": trade_worth,
    "decide.buy_which_potion": bought_potion_worth,
    "decide.replace_potion": replaced_potion_worth,
    "decide.shrine_offering": offering_worth,
    "decide.tomb_shift": find_worth,
    "decide.open_chest": chest_worth,
    "decide.perception_after_test": perception_worth,
    "decide.raven_omen": omen_worth,
    "decide.swap_object": swap_worth,
    "decide.coop_answer": answer_worth,
    "decide.clairvoyance_targets": target_worth,
    "decide.raven_scout": target_worth,
    "decide.seer_targets": target_worth,
}
_FIXED: Final[Mapping[str, str]] = {
    "decide.cure_before_test": "roll",
    "decide.feed_raven": "pass",
    "decide.take_arsenal": "take",
    "decide.coop_object_owner": "mine",
    "decide.coop_trade": "nothing",
    "decide.seer_gift": "keep",
    "decide.choose_character": "crusader",
}
