"""Beasty Bar, an unofficial fan version."""

__version__ = "0.1.0"
