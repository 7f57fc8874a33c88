"""The server: tables where people play over the network, stored so that nothing is lost.

`serving.serve(Config(database="sqlite:///oubliette.db"))` starts a server. See docs/hosting.md.
"""
