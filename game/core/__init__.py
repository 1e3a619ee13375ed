"""What a turn game is: the contract, matches, replays, chance. Pure, and knows no game by name."""
