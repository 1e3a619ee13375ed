"""Everything there is to read about the game: the animals, the rules, the examples. Data, no code."""
