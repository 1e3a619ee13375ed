"""The rules of Fantasy Pub."""
