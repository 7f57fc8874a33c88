"""The values that each game defines itself: settings of its options, and answers to its questions."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

from msgspec import Meta

Setting: TypeAlias = str | int | bool  # of an option of a game

# One of the answers that a question offers: words, numbers, and lists of them (kernel.Value).
OptionValue: TypeAlias = Annotated[Any, Meta(extra_json_schema={"$ref": "#/components/schemas/OptionValue"})]

# Lists of lists are deep enough for every game. The type is not recursive: msgspec has no recursive types, and
# TypeScript refuses what openapi-typescript generates from a recursive schema.
_WORD: Final = [{"type": "string"}, {"type": "integer"}]
_LIST: Final = {"type": "array", "items": {"anyOf": _WORD}}
OPTION_VALUE: Final = {
    "description": "An answer that a question offers: a word, a number, or a list of these.",
    "anyOf": [*_WORD, {"type": "array", "items": {"anyOf": [*_WORD, _LIST]}}],
}
