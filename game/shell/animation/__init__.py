"""Clips and timelines: arithmetic on numbers and seconds. Knows nothing of pictures."""
