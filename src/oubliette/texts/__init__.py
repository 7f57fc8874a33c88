"""Every sentence that people read, by name and language. The rules know only slugs and facts."""

from oubliette.texts.arguments import readable
from oubliette.texts.catalogue import MissingText
from oubliette.texts.entries import BadTexts
from oubliette.texts.game_texts import Asked, GameTexts
from oubliette.texts.languages import DEFAULT, choose_language, languages
from oubliette.texts.rulebook import Paragraph, Picture, Rulebook, rulebook
from oubliette.texts.shell_texts import ShellTexts
from oubliette.texts.summary import summary
from oubliette.texts.teach_texts import OVERVIEW, TeachTexts, teach_texts

__all__ = [
    "DEFAULT",
    "OVERVIEW",
    "Asked",
    "BadTexts",
    "GameTexts",
    "MissingText",
    "Paragraph",
    "Picture",
    "Rulebook",
    "ShellTexts",
    "TeachTexts",
    "choose_language",
    "languages",
    "readable",
    "rulebook",
    "summary",
    "teach_texts",
]
