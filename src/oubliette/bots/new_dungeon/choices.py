"""The bot's other answers: fights, deals, thefts, cures and spells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from oubliette.bots.facts import number
from oubliette.bots.new_dungeon.position import Position, keeping
from oubliette.bots.new_dungeon.targets import ambush_worth, best_target
from oubliette.games.new_dungeon.board import BOARD
from oubliette.games.new_dungeon.cards import CARDS, CLASSES, FIGURES, TELEPORT
from oubliette.kernel import Value

# By their shares of wins with the standard totals: docs/rulings/new_dungeon.md
_LIKED: Final = ("elf", "dwarf", "thief", "wizard", "warrior", "paladin")
_RICH: Final = 3000  # worth a spell in a duel


def action(position: Position, options: Sequence[Any]) -> int:
    """A cure if one is to be had, an ambush or a duel that pays, a fight if there is one; else nothing."""
    best, worth = options.index("fight") if "fight" in options else -1, 0.0
    for index, option in enumerate(options):
        if option == "drink_potion":
            return index
        if isinstance(option, tuple):
            if option[0] == "demand_healing":
                return index
            found = _worth(position, option)
            if found > worth:
                best, worth = index, found
    return best if best >= 0 else options.index("none")


def _worth(position: Position, option: tuple[Any, ...]) -> float:
    for rival in position.rivals:
        if rival.card == option[1]:
            if option[0] == "ambush":
                return ambush_worth(position, rival)
            if option[0] == "duel" and rival.treasures:
                edge = _duel_strength(position.class_id, position.treasures, position.wounded) - _duel_strength(
                    rival.class_id, rival.treasures, rival.wounded
                )
                return max(keeping(face) for face in rival.treasures) * edge / 6 if edge > 1 else 0.0
    return 0.0


def _duel_strength(class_id: str, treasures: list[str], wounded: bool) -> int:
    kind = CLASSES[class_id]
    swords = [CARDS[face].bonus for face in treasures if face in CARDS] if kind.uses_swords else []
    return kind.duel_bonus + max(swords, default=0) - FIGURES.duel_wound_penalty * wounded


# Cooperation


def coop_invite(position: Position, options: Sequence[Any]) -> int:
    """Ask for help against what is hard to kill, and promise a card if there will be some to spare."""
    if position.physical(position.at).hit >= 0.75:
        return options.index("attack")
    for promised in (1, 0):
        for index, option in enumerate(options):
            if isinstance(option, tuple) and option[2] == promised:
                return index
    return options.index("attack")


def coop_answer(position: Position, options: Sequence[Any], facts: Mapping[str, Value]) -> int:
    """For a card one helps, unless the other would win by it."""
    asker = next(rival for rival in position.rivals if rival.seat == number(facts, "asker_seat"))
    helps = number(facts, "promised") > 0 and asker.gold + position.loot(position.at) < asker.total
    return options.index("join" if helps else "decline")


def coop_pay(position: Position, options: Sequence[Any], facts: Mapping[str, Value]) -> int:
    """What was promised, in the cheapest cards. `left` counts down from all that one holds."""
    promised = number(facts, "promised")
    given = len(position.treasures) - number(facts, "left")
    return least(options) if given < promised and len(options) > 1 else options.index("done")


# Cards


def least(options: Sequence[Any]) -> int:
    """The card that one misses least."""
    return min(
        [place for place, face in enumerate(options) if face != "done"], key=lambda place: keeping(options[place])
    )


def most(options: Sequence[Any]) -> int:
    """The card that is worth most."""
    return max(range(len(options)), key=lambda place: keeping(options[place]))


def pick_up(options: Sequence[Any]) -> int:
    """Everything but what does more harm than good; "leave" comes last."""
    for place, face in enumerate(options[:-1]):
        if keeping(face) >= 0:
            return place
    return len(options) - 1


def trade_answer(position: Position, options: Sequence[Any], facts: Mapping[str, Value]) -> int:
    """A good exchange is accepted, if the other does not win by it."""
    asker = next(rival for rival in position.rivals if rival.seat == number(facts, "asker_seat"))
    wanted, give = str(facts["wanted"]), str(facts["give"])
    price = 0.0 if wanted == "nothing" else keeping(wanted)
    wins = asker.at == BOARD.main and asker.gold + price - keeping(give) >= asker.total
    return 0 if "accept" in options and keeping(give) >= price and not wins else options.index("reject")


# Spells


def discard_spells(position: Position, options: Sequence[Any], facts: Mapping[str, Value]) -> int:
    """One Teleport is enough."""
    thrown = len(position.spells) - number(facts, "left")
    spare = position.spells.count(TELEPORT) - thrown > (1 if position.quota > 2 else 0)
    return options.index(TELEPORT if spare and TELEPORT in options else "done")


def spell_card(position: Position, options: Sequence[Any]) -> int:
    """Fireballs and Lightning Bolts by turns, strong ones first."""

    def liking(place: int) -> tuple[bool, int, str]:
        name: str = options[place]
        kind = name.split("_", maxsplit=1)[0]
        held = len([spell for spell in position.spells if spell.startswith(kind)])
        return name == TELEPORT, held, name

    return min(range(len(options)), key=liking)


def duel_spell(position: Position, options: Sequence[Any]) -> int:
    """Where much is at stake."""
    return 1 if len(options) > 1 and position.gold >= _RICH else 0


def hero_class(options: Sequence[Any]) -> int:
    """The class that wins most often between bots."""
    return min(range(len(options)), key=lambda place: _LIKED.index(options[place]))


# Places


def chamber(position: Position, options: Sequence[Any]) -> int:
    """Where a slide leads: an empty chamber, or the weakest monster."""

    def danger(place: int) -> float:
        space = BOARD.index[options[place]]
        return -1.0 if not position.is_guarded(space) else 1 - position.physical(space).hit

    return min(range(len(options)), key=danger)


def space(position: Position, options: Sequence[Any]) -> int:
    """The neighbouring space that is nearest to where one wants to go."""
    goal = best_target(position).space
    return min(range(len(options)), key=lambda place: position.steps(goal, BOARD.index[options[place]]))


def crystal_room(position: Position, options: Sequence[Any]) -> int:
    """The room that promises most."""
    return max(range(len(options)), key=lambda place: position.loot(BOARD.index[options[place]]))
