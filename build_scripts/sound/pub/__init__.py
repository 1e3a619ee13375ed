"""What is heard in the pub: things, voices, a fire, a crowd, and a band of three."""
