"""Clocks for tests: time passes only when a test says so, however busy the machine is."""


class Clock:
    """Seconds that a test sets itself."""

    def __init__(self, now: float = 1000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


def stopped() -> float:
    """For rate limits: nobody earns anything back while a test runs."""
    return 1000.0
