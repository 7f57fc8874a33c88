"""What a field means, said where it is defined: from here it goes into the OpenAPI document."""

from __future__ import annotations

from msgspec import Meta


def about(text: str) -> Meta:
    """For `Annotated`: what a field means that its name does not say."""
    return Meta(description=text)
