"""The game's sounds, made of arithmetic: a small synthesiser, and tables of what it plays."""
