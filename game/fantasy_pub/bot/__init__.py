"""How the computers of Fantasy Pub think."""
