"""Before and between games: title, new game, who sits where, saved games, first start, pause."""
