"""Lessons at the real table."""
