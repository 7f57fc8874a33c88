"""What a worker may be told to call first."""

done = False


def prepare() -> None:
    global done  # noqa: PLW0603 - a test asks each process for it
    done = True
