"""Playing together: tables for people in different places, kept so that nothing is lost.

`serving.serve(Config(database="sqlite:///oubliette.db"))` starts a server. See docs/hosting.md.
"""
