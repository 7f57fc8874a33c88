"""Benchmarks. Every claim about speed in this project comes from one of these programs."""
