"""The generators of the game's pictures and levels; see ``render``."""
