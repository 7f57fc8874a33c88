"""Parts of views that are None at times, as typed values."""

from oubliette.games.mini_rogue.view import DiceView, EnemyView, GuardianCard, MiniRogueView


def enemy_of(view: MiniRogueView) -> EnemyView:
    """The enemy of the present fight."""
    enemy = view["enemy"]
    assert enemy is not None
    return enemy


def dice_of(view: MiniRogueView) -> DiceView:
    """The last throw."""
    dice = view["dice"]
    assert dice is not None
    return dice


def guardian_of(view: MiniRogueView) -> GuardianCard:
    """The face-up guardian."""
    card = view["guardian_card"]
    assert card is not None
    return card
