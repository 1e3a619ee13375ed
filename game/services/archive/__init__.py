"""The games that have been played: a list to look through, and whatever can be done with one of them."""
