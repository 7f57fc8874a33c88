"""Fights reckoned to their end: every answer in a fight with the chance to win the match that it leaves.

The dice of the round under way are reckoned with all that can be done with them. For the rounds to come see
`fight_course`; for what it is worth to have survived, `fight_values`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from oubliette.bots.facts import number
from oubliette.bots.findings import EXACT, Findings, Verdict
from oubliette.bots.mini_rogue.fight_course import Spot, course, times_of, without_perception
from oubliette.bots.mini_rogue.fight_facts import Story, Teller, facts
from oubliette.bots.mini_rogue.fight_hand import Deed, Dice, Hand, lowest, tidied
from oubliette.bots.mini_rogue.fight_states import BY_ID, PERCEPTION, Fighter, drink, fighter, paid
from oubliette.games.mini_rogue import GAME
from oubliette.kernel import Ask, Match, Value

if TYPE_CHECKING:
    from oubliette.games.mini_rogue.view import EnemyView, MiniRogueView


class Moment:
    """A question in a fight, with all that the view says of it."""

    def __init__(self, view: MiniRogueView, enemy: EnemyView, ask: Ask[Any]) -> None:
        me, dice = view["players"][ask.seat], view["dice"]
        self.prompt = ask.prompt
        self.options: Sequence[Any] = ask.options
        self.facts: Mapping[str, Value] = ask.facts or {}
        self.who = fighter(me, enemy)
        self.left = enemy["hp"]
        self.course = course(enemy["enemy_id"], me["armor"], me["character"])
        self.course.tidy()
        self.teller = Teller(self.course)
        self.dice: Dice = ()
        self.highest, self.wound, skull = 0, 0, False
        if dice is not None:
            skull = dice["curse_die"] == "symbol"
            self.wound = self.course.wound(dice["dungeon_die"])
            self.highest = max(dice["adventurer"], default=0) - skull
            self.dice = tuple(
                [
                    (count, place in dice["criticals"], place in dice["feats"])
                    for place, count in enumerate(dice["counts"], start=1)
                ]
            )
        self.hand = Hand(self.course, self.left, self.wound, skull, times_of(self.who))

    def deed(self, who: Fighter, option: tuple[Any, ...]) -> Deed:
        """A die that is rolled again."""
        if option[0] == "critical":
            return (who, self.hand.critical(self.dice, option[1] - 1))
        return (paid(who, option[2]), self.hand.feat(self.dice, option[1] - 1))


def solve(match: Match, ask: Ask[Any]) -> Findings | None:
    """All answers to a question of a fight, the best first; None for other questions, and for fights of two.

    Their facts: `survive`, the chance to survive this fight in percent; `hp_tenths`, the HP of who does, in tenths;
    `rounds_tenths`, how long it takes, this round included.
    """
    at = moment(match, ask)
    if at is None:
        return None
    verdicts = []
    for index, option in enumerate(ask.options):
        verdicts.append(Verdict(index, worth(at, option), facts=facts(story(at, option))))
    return Findings(EXACT, sorted(verdicts, key=lambda verdict: -verdict.value))


def choose(match: Match, ask: Ask[Any]) -> int | None:
    """The best answer only: quicker, as answers that cannot be it are not looked at."""
    at = moment(match, ask)
    if at is None:
        return None
    best, most = 0, -1.0
    for index, option in enumerate(ask.options):
        if may_be_best(at, option):
            value = worth(at, option)
            if value > most:
                best, most = index, value
    return best


def moment(match: Match, ask: Ask[Any]) -> Moment | None:
    """The question, if it is one of somebody who fights alone."""
    if ask.prompt not in _QUESTIONS:
        return None
    view = GAME.view(match.table, ask.seat)
    enemy = view["enemy"]
    if enemy is None or enemy["max_hp"] != BY_ID[enemy["enemy_id"]].hp[0]:
        return None  # no fight, or two fight and the enemy has twice the HP
    if ask.prompt == "decide.life_interrupt" and (ask.facts or {}).get("cause") == "poison":
        return None  # nothing says what the throw is for; whoever can be saved drinks
    return Moment(view, enemy, ask)


def may_be_best(at: Moment, option: Any) -> bool:  # noqa: ANN401 - every question has options of its own
    """False for a feat that is not worth its price, or is on a die that is not the lowest."""
    if at.prompt != "decide.reroll" or option == "stop" or option[0] != "feat":
        return True
    if option[1] - 1 not in lowest(at.dice):
        return False
    return at.hand.at_most(at.who, at.deed(at.who, option)) > at.course.worth(at.hand.stop(at.who, at.dice))


def worth(at: Moment, option: Any) -> float:  # noqa: ANN401
    """The chance to win the match after an answer."""
    return _weighed(at, option)[0]


def story(at: Moment, option: Any) -> Story:  # noqa: ANN401
    """How the fight is going to end after an answer."""
    return _weighed(at, option)[1]()


# What an answer is worth, and how to tell what follows: telling takes time and is left to who wants to know.
Weighed = tuple[float, Callable[[], Story]]


def _weighed(at: Moment, option: Any) -> Weighed:  # noqa: ANN401
    weigh = _QUESTIONS[at.prompt]
    if not is_drink(option) or at.prompt == "decide.life_interrupt":
        return weigh(at, at.who, option)
    after = drink(at.who, option[1])
    if at.prompt == "decide.reroll":  # a gulp of Life may pay for more than was offered
        dice = tidied(at.dice)
        return at.hand.value(after, dice), lambda: at.teller.hand(at.hand, after, dice)
    others = [other for other in at.options if not is_drink(other) and (other != "perception" or after[3] & PERCEPTION)]
    return max([weigh(at, after, other) for other in others], key=lambda weighed: weighed[0])


def is_drink(option: Any) -> bool:  # noqa: ANN401
    """A free action?"""
    return isinstance(option, tuple) and option[0] == "drink"


def _attack_or_skill(at: Moment, who: Fighter, option: Any) -> Weighed:  # noqa: ANN401
    if option != "attack":
        return at.course.skilled(who, at.left), lambda: at.teller.skilled(who, at.left)
    throwers = at.course.poison_dies(who)
    value = sum([chance * at.course.attack(one, at.left) for chance, one in throwers if one is not None])
    return value, lambda: at.teller.attack(who, at.left)


def _reroll(at: Moment, who: Fighter, option: Any) -> Weighed:  # noqa: ANN401
    if option == "stop":
        return _ends(at, at.hand.stop(who, at.dice))
    deed = at.deed(who, option)
    return at.hand.mean(deed), lambda: at.teller.deed(at.hand, deed)


def _attack_potion(at: Moment, who: Fighter, option: str) -> Weighed:
    return _ends(at, at.hand.stops(who, number(at.facts, "damage"))[option])


def _conjured_potion(at: Moment, who: Fighter, option: str) -> Weighed:
    return _ends(at, at.course.conjured(who, at.left, option))


def _before_test(at: Moment, who: Fighter, option: str) -> Weighed:
    assert option == "roll", "drinks are weighed elsewhere"
    return at.course.tested(who, at.left), lambda: at.teller.tested(who, at.left)


def _after_test(at: Moment, who: Fighter, option: str) -> Weighed:
    if option == "refuse":
        return _ends(at, at.course.turn(who, at.left, at.wound))
    return _worked(at, who, at.highest)


def _life_interrupt(at: Moment, who: Fighter, option: Any) -> Weighed:  # noqa: ANN401
    if option == "refuse":
        return _ends(at, None)
    drunk = drink(who, "life")
    if option[1] != "life":
        drunk = drink(drunk, option[1])
    after = at.course.struck(drunk, number(at.facts, "amount"))
    return _ends(at, None if after is None else (after, at.left))


def _worked(at: Moment, who: Fighter, highest: int) -> Weighed:
    spots = at.course.worked(without_perception(who), at.left, highest)
    return _ends(at, max(spots, key=at.course.worth))


def _ends(at: Moment, spot: Spot) -> Weighed:
    """The round under way leads there."""
    return at.course.worth(spot), lambda: at.teller.then(spot)


_QUESTIONS: Final[Mapping[str, Callable[[Moment, Fighter, Any], Weighed]]] = {
    "decide.attack_or_skill": _attack_or_skill,
    "decide.reroll": _reroll,
    "decide.attack_potion": _attack_potion,
    "decide.conjured_potion": _conjured_potion,
    "decide.cure_before_test": _before_test,
    "decide.perception_after_test": _after_test,
    "decide.life_interrupt": _life_interrupt,
}
