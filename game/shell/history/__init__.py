"""The games that were played: a list to look through, and whatever can be done with one of them."""
