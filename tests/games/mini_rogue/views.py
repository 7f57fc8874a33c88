"""Reading views: the parts that are not always there."""

from oubliette.games.mini_rogue.view import DiceView, EnemyView, GuardianCard, MiniRogueView


def enemy_of(view: MiniRogueView) -> EnemyView:
    """The enemy of a fight that is going on."""
    enemy = view["enemy"]
    assert enemy is not None
    return enemy


def dice_of(view: MiniRogueView) -> DiceView:
    """The last throw, of which there is one."""
    dice = view["dice"]
    assert dice is not None
    return dice


def guardian_of(view: MiniRogueView) -> GuardianCard:
    """The figures of a guardian that is face up."""
    card = view["guardian_card"]
    assert card is not None
    return card
