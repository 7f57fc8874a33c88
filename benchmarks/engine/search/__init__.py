"""How fast is the search? Iterations of Monte-Carlo tree search on Pig, against the bots of the peers, in one run.

Everybody gets the same positions and the same number of iterations, plays out to the end of the match, at random, once
in an iteration, and explores by UCB1 with the same constant.
"""
