"""How Beasty Bar looks and sounds."""
