"""Describes fields where they are defined. The OpenAPI document gets these descriptions."""

from __future__ import annotations

from msgspec import Meta


def about(text: str) -> Meta:
    """For `Annotated`: a description of a field whose name does not say enough."""
    return Meta(description=text)
