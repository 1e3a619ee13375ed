"""Who decides, if not a person. Pure: knows any game that meets the contract, and none by name."""
