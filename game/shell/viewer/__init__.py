"""Games that are looked back at, moment by moment, at the same table."""
