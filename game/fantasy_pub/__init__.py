"""Fantasy Pub: goblins, dwarves, dark elves and trolls drink their coins, and try to get home in time."""
