"""Readers of the game that need no screen."""
