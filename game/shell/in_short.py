"""A game that was left, in a few words."""

from __future__ import annotations

from game.core.rules import Seat
from game.services.saved_game import SavedGame
from game.shell.desk import Desk
from game.shell.show import Show


def in_short(desk: Desk, show: Show, saved: SavedGame) -> str:
    """How far it is and how it stands; where the house keeps that closed, only who plays."""
    rules, state, words = desk.module.rules, saved.match.state, desk.words(saved.sitting.names)
    seats = [words.seat(Seat(seat)) for seat in range(len(saved.sitting.seats))]
    pending = show.pending(saved)
    if pending:
        return f"{desk.say(pending)} · {', '.join(seats)}"
    if desk.settings.open_piles:
        first = (standing.tally[0].value for standing in rules.standings(state))
        seats = [f"{name}\N{NO-BREAK SPACE}{value}" for name, value in zip(seats, first, strict=True)]
    return f"{desk.say('Turn {number}', number=rules.turn(state) + 1)} · {', '.join(seats)}"
