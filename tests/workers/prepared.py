"""A `prepare` function for workers."""

done = False


def prepare() -> None:
    global done  # noqa: PLW0603 - a test reads it in the worker
    done = True
