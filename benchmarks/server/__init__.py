"""How much can the server carry? Matches over real sockets, ours beside boardgame.io's server, in one run.

`python -m benchmarks.server` prints the tables; `--json FILE` keeps every figure. It is the load itself: the servers
that it measures are processes of their own.
"""
