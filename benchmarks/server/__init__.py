"""How much load can the server carry? Matches over real sockets, on our server and on boardgame.io's, in one run.

`python -m benchmarks.server` prints the tables; `--json FILE` keeps every figure. This process is the
load; the servers that it measures are processes of their own.
"""
