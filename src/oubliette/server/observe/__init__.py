"""Logs and metrics for the host of a server. Neither ever tells who plays what."""
