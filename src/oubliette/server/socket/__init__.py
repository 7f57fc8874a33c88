"""The socket of a table."""
