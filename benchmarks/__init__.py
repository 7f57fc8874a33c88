"""Measurements. Every claim about speed in this project comes from a program in here."""
