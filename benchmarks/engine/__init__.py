"""How fast is the engine? Random play-outs and searches beside hand-written code and other engines, in one run.

`python -m benchmarks.engine` prints the tables; `--json FILE` keeps every figure.
"""
