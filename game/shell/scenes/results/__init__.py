"""How a game ended: the celebration, and the sums."""
