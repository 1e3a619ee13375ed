"""What this game tells a computer player: how good a position is, and what to look at. Pure."""
