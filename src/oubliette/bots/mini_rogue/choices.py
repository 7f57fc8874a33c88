"""Decisions outside of fights: where to go, what to take, buy, drink and leave."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from oubliette.bots.mini_rogue import rooms
from oubliette.bots.mini_rogue.weighing import Scales
from oubliette.games.mini_rogue.encounters import REST_ACTIONS, TOMB, TRAPS, TREASURE, WARES
from oubliette.games.mini_rogue.state import SIDE
from oubliette.kernel import Value

_LINE_OF = {find.id: line for line, find in TOMB.items()}
_WARES = {ware.id: ware for ware in WARES}
_LIFE_HEALS = 6


def number(facts: Mapping[str, Value], name: str) -> int:
    fact = facts[name]
    assert isinstance(fact, int), f"the fact {name} is no number"
    return fact


def drink_due(scales: Scales, prompt: str, options: Sequence[Any], facts: Mapping[str, Value]) -> int | None:
    """Life when it saves, Holy Water and Perception when the dice are about to be thrown."""
    if prompt == "decide.life_interrupt":
        saves = min(20, int(scales.me["hp"]) + _LIFE_HEALS) > number(facts, "amount")
        return _index(options, ("drink", "life")) if saves else _index(options, "refuse")
    if prompt in ("decide.attack_or_skill", "decide.perception_before_test"):
        ills = scales.me["afflictions"]
        worth = sum([scales.affliction(one) for one in ills])
        if worth > scales.weights.potions["holy_water"]:
            return _index(options, ("drink", "holy_water"))
    if prompt == "decide.replace_potion" and int(scales.me["hp"]) <= 12:
        return _index(options, ("drink", "life"))
    return None


def elsewhere(scales: Scales, prompt: str, options: Sequence[Any], facts: Mapping[str, Value], seat: int) -> int:
    """Every other question."""
    if prompt == "decide.move":
        return move(scales, options, seat)
    if prompt == "decide.exploration_skill_before":
        return before_room(scales, options, str(facts["room"]))
    worths = [worth(scales, prompt, option, facts) for option in options]
    return worths.index(max(worths))


def worth(scales: Scales, prompt: str, option: Any, facts: Mapping[str, Value]) -> float:  # noqa: ANN401, PLR0911, PLR0912, C901
    """What one answer is worth."""
    if isinstance(option, tuple) and option[0] == "drink":
        return -99.0  # not due
    weights = scales.weights
    if prompt == "decide.rest_action":
        gain = REST_ACTIONS[option].gain
        return scales.gain(gain[0], gain[1])
    if prompt in ("decide.chest_option", "decide.reward_option"):
        return scales.gain(option[0], option[1])
    if prompt == "decide.merchant_trade":
        return trade_worth(scales, option)
    if prompt == "decide.buy_which_potion":
        return scales.potion(option)
    if prompt == "decide.replace_potion":
        new = weights.potions[str(facts["potion"])]
        return 0.0 if option == "refuse" else new - weights.potions[option[1]]
    if prompt == "decide.shrine_offering":
        return rooms.shrine_worth(scales, 1 if option == "offer" else 0)
    if prompt == "decide.tomb_shift":
        return rooms.find_worth(scales, _LINE_OF[option])
    if prompt == "decide.open_chest":
        poison = 0.5 * scales.hp(-1) if "poison" in scales.me["afflictions"] else 0.0
        return rooms.chance(scales) * rooms.chest_worth(scales) + poison if option == "open" else 0.0
    if prompt == "decide.perception_after_test":
        return test_worth(scales) - weights.potions["perception"] if option == "perception" else 0.0
    if prompt == "decide.perception_before_test":
        return 1.0 if option == "roll" else 0.0
    if prompt == "decide.feed_raven":
        return 0.5 if option == "pass" else 0.0
    if prompt == "decide.raven_omen":
        return -rooms.room_worth(scales, option) if option != "pass" else 3.0
    if prompt == "decide.take_arsenal":
        return 1.0 if option == "take" else 0.0
    if prompt == "decide.swap_object":
        return 1.0 if option == "keep" else 0.5 + (facts["card"] == "arsenal")
    if prompt == "decide.coop_object_owner":
        return 1.0 if option == "mine" else 0.0
    if prompt == "decide.coop_trade":
        return 1.0 if option == "nothing" else 0.0
    if prompt == "decide.coop_answer":
        return 1.0 if (option == "accept") == (facts["offer"] != "swap") else 0.0
    if prompt in ("decide.clairvoyance_targets", "decide.raven_scout", "decide.seer_targets"):
        return -float(sum(option)) if isinstance(option, tuple) else -99.0
    if prompt == "decide.seer_gift":
        return 1.0 if option == "keep" else 0.0
    if prompt == "decide.choose_character":
        return 1.0 if option == "crusader" else 0.0
    return 0.0


def trade_worth(scales: Scales, option: Any) -> float:  # noqa: ANN401 - a word or a deal
    if not isinstance(option, tuple):
        return 0.05  # leaving: what is worth less is not worth the trouble
    kind, thing, price = option
    gold = scales.gain("gold", price)
    if kind == "buy":
        return rooms.ware_worth(scales, _WARES[thing].gain, price)
    if kind == "sell":
        return gold - scales.weights.armor
    return gold - scales.weights.potions[thing]


def test_worth(scales: Scales) -> float:
    """What passing the test that was just failed would change."""
    view = scales.view
    place = (int(scales.me["row"]) - 1) * SIDE + int(scales.me["column"]) - 1
    card = view["grid"][place // SIDE][place % SIDE]
    die = int(view["dice"]["dungeon_die"])
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
    skill = options[1][1]
    if skill == "evasion":
        return 1 if rooms.room_worth(scales, room) < -scales.weights.evade else 0
    return 1 if skill == "blessing" and is_ill(scales) else 0


def is_ill(scales: Scales) -> bool:
    return "curse" in scales.me["afflictions"] or "poison" in scales.me["afflictions"]


def move(scales: Scales, options: Sequence[Any], seat: int) -> int:
    """The better way; before it, the exploration skill where it is of use."""
    cell = (int(scales.me["row"]) - 1) * SIDE + int(scales.me["column"]) - 1
    ways = rooms.ways_worth(scales, cell)
    for place, option in enumerate(options):
        if isinstance(option, tuple) and option[0] == "skill" and is_time(scales, option[1], cell):
            return place
    best = max(ways, key=lambda way: ways[way])
    return list(options).index(best)


def is_time(scales: Scales, skill: str, cell: int) -> bool:
    """Should an exploration skill be used now? The card is wanted for the fights, too."""
    last = cell in (5, 7)  # the Exit is next, and the card is turned up after it
    spare = not scales.view["guardian_zone"]
    if skill == "blessing":
        return is_ill(scales)
    if skill == "vigil":
        return last and spare
    if skill == "clairvoyance":
        return False
    return skill == "scout" and cell == 0


def _index(options: Sequence[Any], value: Value) -> int | None:
    return list(options).index(value) if value in options else None
