"""`python -m oubliette`: runs the command line when the `oubliette` script is not on the path."""

import sys

from oubliette.cli import main

if __name__ == "__main__":
    sys.exit(main())
