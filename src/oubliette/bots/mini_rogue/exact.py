"""Exact solutions of fights: the chance to win the match after every answer in a fight.

In the current round, every use of the dice is tried. `fight_solver` values the later rounds, `fight_values` the
position after the fight.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from oubliette.bots.facts import number
from oubliette.bots.findings import EXACT, Findings, Verdict
from oubliette.bots.mini_rogue.fight_forecast import Forecast, Forecaster, facts
from oubliette.bots.mini_rogue.fight_hand import Dice, Hand, Reroll, lowest, tidied
from oubliette.bots.mini_rogue.fight_solver import Spot, solver_of, times_of, without_perception
from oubliette.bots.mini_rogue.fight_states import BY_ID, PERCEPTION, Fighter, drink, fighter, paid
from oubliette.games.mini_rogue import GAME
from oubliette.kernel import Ask, Match, Value

if TYPE_CHECKING:
    from oubliette.games.mini_rogue.view import EnemyView, MiniRogueView


class FightQuestion:
    """A question in a fight, with everything the solver needs from the view."""

    def __init__(self, view: MiniRogueView, enemy: EnemyView, ask: Ask[Any]) -> None:
        me, dice = view["players"][ask.seat], view["dice"]
        self.prompt = ask.prompt
        self.options: Sequence[Any] = ask.options
        self.facts: Mapping[str, Value] = ask.facts or {}
        self.who = fighter(me, enemy)
        self.left = enemy["hp"]
        self.solver = solver_of(enemy["enemy_id"], me["armor"], me["character"])
        self.solver.tidy()
        self.forecaster = Forecaster(self.solver)
        self.dice: Dice = ()
        self.highest, self.wound, skull = 0, 0, False
        if dice is not None:
            skull = dice["curse_die"] == "symbol"
            self.wound = self.solver.wound(dice["dungeon_die"])
            self.highest = max(dice["adventurer"], default=0) - skull
            self.dice = tuple(
                [
                    (count, place in dice["criticals"], place in dice["feats"])
                    for place, count in enumerate(dice["counts"], start=1)
                ]
            )
        self.hand = Hand(self.solver, self.left, self.wound, skull, times_of(self.who))

    def reroll(self, who: Fighter, option: tuple[Any, ...]) -> Reroll:
        """The reroll that an option stands for."""
        if option[0] == "critical":
            return (who, self.hand.critical(self.dice, option[1] - 1))
        return (paid(who, option[2]), self.hand.feat(self.dice, option[1] - 1))


def solve(match: Match, ask: Ask[Any]) -> Findings | None:
    """All answers to a question of a fight, the best first; None for other questions, and if two heroes fight.

    Their facts: `survive`, the chance to survive this fight in percent; `hp_tenths`, the mean HP of survivors in
    tenths; `rounds_tenths`, the mean number of rounds, this one included.
    """
    at = fight_question(match, ask)
    if at is None:
        return None
    verdicts = []
    for index, option in enumerate(ask.options):
        verdicts.append(Verdict(index, worth(at, option), facts=facts(forecast(at, option))))
    return Findings(EXACT, sorted(verdicts, key=lambda verdict: -verdict.value))


def choose(match: Match, ask: Ask[Any]) -> int | None:
    """The best answer only. Quicker than `solve`: it skips answers that cannot be best."""
    at = fight_question(match, ask)
    if at is None:
        return None
    best, most = 0, -1.0
    for index, option in enumerate(ask.options):
        if may_be_best(at, option):
            value = worth(at, option)
            if value > most:
                best, most = index, value
    return best


def fight_question(match: Match, ask: Ask[Any]) -> FightQuestion | None:
    """The question, if it comes in a fight of one hero; else None."""
    if ask.prompt not in _QUESTIONS:
        return None
    view = GAME.view(match.table, ask.seat)
    enemy = view["enemy"]
    if enemy is None or enemy["max_hp"] != BY_ID[enemy["enemy_id"]].hp[0]:
        return None  # no fight, or two heroes fight: then the enemy has its second HP value
    if ask.prompt == "decide.life_interrupt" and (ask.facts or {}).get("cause") == "poison":
        return None  # the view does not say what the throw is for; the rules of thumb drink if it saves
    return FightQuestion(view, enemy, ask)


def may_be_best(at: FightQuestion, option: Any) -> bool:  # noqa: ANN401 - every question has options of its own
    """False for a feat that costs more than it can gain, or that rerolls another die than the lowest."""
    if at.prompt != "decide.reroll" or option == "stop" or option[0] != "feat":
        return True
    if option[1] - 1 not in lowest(at.dice):
        return False
    return at.hand.at_most(at.who, at.reroll(at.who, option)) > at.solver.worth(at.hand.stop(at.who, at.dice))


def worth(at: FightQuestion, option: Any) -> float:  # noqa: ANN401
    """The chance to win the match after an answer."""
    return _weighed(at, option)[0]


def forecast(at: FightQuestion, option: Any) -> Forecast:  # noqa: ANN401
    """The forecast of the fight after an answer."""
    return _weighed(at, option)[1]()


# The worth of an answer, and a function that computes its forecast: this takes time, and only hints need it.
Weighed = tuple[float, Callable[[], Forecast]]


def _weighed(at: FightQuestion, option: Any) -> Weighed:  # noqa: ANN401
    weigh = _QUESTIONS[at.prompt]
    if not is_drink(option) or at.prompt == "decide.life_interrupt":
        return weigh(at, at.who, option)
    after = drink(at.who, option[1])
    if at.prompt == "decide.reroll":  # the HP of Life may pay for feats that were not offered
        dice = tidied(at.dice)
        return at.hand.value(after, dice), lambda: at.forecaster.hand(at.hand, after, dice)
    others = [other for other in at.options if not is_drink(other) and (other != "perception" or after[3] & PERCEPTION)]
    return max([weigh(at, after, other) for other in others], key=lambda weighed: weighed[0])


def is_drink(option: Any) -> bool:  # noqa: ANN401
    """Is the option to drink a potion, which is a free action?"""
    return isinstance(option, tuple) and option[0] == "drink"


def _attack_or_skill(at: FightQuestion, who: Fighter, option: Any) -> Weighed:  # noqa: ANN401
    if option != "attack":
        return at.solver.use_skill(who, at.left), lambda: at.forecaster.use_skill(who, at.left)
    throwers = at.solver.poison_dies(who)
    value = sum([chance * at.solver.attack(one, at.left) for chance, one in throwers if one is not None])
    return value, lambda: at.forecaster.attack(who, at.left)


def _reroll(at: FightQuestion, who: Fighter, option: Any) -> Weighed:  # noqa: ANN401
    if option == "stop":
        return _ends(at, at.hand.stop(who, at.dice))
    reroll = at.reroll(who, option)
    return at.hand.mean(reroll), lambda: at.forecaster.reroll(at.hand, reroll)


def _attack_potion(at: FightQuestion, who: Fighter, option: str) -> Weighed:
    return _ends(at, at.hand.stops(who, number(at.facts, "damage"))[option])


def _conjured_potion(at: FightQuestion, who: Fighter, option: str) -> Weighed:
    return _ends(at, at.solver.after_conjuration(who, at.left, option))


def _before_test(at: FightQuestion, who: Fighter, option: str) -> Weighed:
    assert option == "roll", "`_weighed` handles drinks"
    return at.solver.skill_test(who, at.left), lambda: at.forecaster.skill_test(who, at.left)


def _after_test(at: FightQuestion, who: Fighter, option: str) -> Weighed:
    if option == "refuse":
        return _ends(at, at.solver.enemy_turn(who, at.left, at.wound))
    return _worked(at, who, at.highest)


def _life_interrupt(at: FightQuestion, who: Fighter, option: Any) -> Weighed:  # noqa: ANN401
    if option == "refuse":
        return _ends(at, None)
    drunk = drink(who, "life")
    if option[1] != "life":
        drunk = drink(drunk, option[1])
    after = at.solver.after_strike(drunk, number(at.facts, "amount"))
    return _ends(at, None if after is None else (after, at.left))


def _worked(at: FightQuestion, who: Fighter, highest: int) -> Weighed:
    spots = at.solver.skill_succeeded(without_perception(who), at.left, highest)
    return _ends(at, max(spots, key=at.solver.worth))


def _ends(at: FightQuestion, spot: Spot) -> Weighed:
    """The current round ends there."""
    return at.solver.worth(spot), lambda: at.forecaster.after_round(spot)


_QUESTIONS: Final[Mapping[str, Callable[[FightQuestion, Fighter, Any], Weighed]]] = {
    "decide.attack_or_skill": _attack_or_skill,
    "decide.reroll": _reroll,
    "decide.attack_potion": _attack_potion,
    "decide.conjured_potion": _conjured_potion,
    "decide.cure_before_test": _before_test,
    "decide.perception_after_test": _after_test,
    "decide.life_interrupt": _life_interrupt,
}
