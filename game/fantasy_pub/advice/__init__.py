"""What a move leads to, and what a computer says for or against it. Pure."""
