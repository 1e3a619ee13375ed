"""The rules of Beasty Bar: what is legal, what follows, who wins, what a seat may see. Pure."""
