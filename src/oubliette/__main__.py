"""`python -m oubliette`: the command line, for when its script is not on the path."""

import sys

from oubliette.cli import main

if __name__ == "__main__":
    sys.exit(main())
