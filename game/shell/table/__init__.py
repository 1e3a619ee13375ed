"""The table that every game is played at: who plays, what is told, what was played last."""
