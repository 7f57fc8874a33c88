"""Playing in a terminal. `plain` is the line interface, which works everywhere and over a pipe."""
