"""How fast is the search? Iterations of Monte-Carlo tree search on Pig, beside the bots of other engines, in one run.

All searchers get the same positions and the same number of iterations, make one random play-out to the end of the match
in each iteration, and explore by UCB1 with the same constant.
"""
