"""How fast is the engine? Random play-outs and searches against hand-written code and the peers, in one run.

`python -m benchmarks.engine` prints the tables; `--json FILE` keeps every figure.
"""
