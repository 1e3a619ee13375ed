"""Clips and timelines, gaits and paths: arithmetic on numbers and seconds. Knows nothing of pictures."""
