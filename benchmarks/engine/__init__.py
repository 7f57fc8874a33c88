"""How fast is the engine? Random play-outs against hand-written code and against the peers, in one run.

`python -m benchmarks.engine` prints the tables; `--json FILE` keeps every figure.
"""
