"""A game that was left, in a few words."""

from __future__ import annotations

from game.core.rules import Seat
from game.services.saved_game import SavedGame
from game.shell.desk import Desk
from game.shell.show import Show


def in_short(desk: Desk, show: Show, saved: SavedGame) -> str:
    """How far it is and how it stands; where the house keeps that closed, only who plays. Where there are
    several games, which one it is. `show` is that of the game on the desk."""
    which = [desk.say(saved.module.title)] if desk.foyer.several else []
    return " · ".join([*which, *_stand(desk, show, saved)])


def _stand(desk: Desk, show: Show, saved: SavedGame) -> list[str]:
    rules, state, words = saved.module.rules, saved.match.state, desk.words(saved.sitting.names)
    seats = [words.seat(Seat(seat)) for seat in range(len(saved.sitting.seats))]
    here = saved.module.key == desk.module.key
    if not here and not saved.match.actions:
        return [", ".join(seats)]  # what they decide before the deal only its own show could tell
    if pending := show.pending(saved) if here else "":
        return [desk.say(pending), ", ".join(seats)]
    if desk.settings.open_piles:
        first = (standing.tally[0].value for standing in rules.standings(state))
        seats = [f"{name}\N{NO-BREAK SPACE}{value}" for name, value in zip(seats, first, strict=True)]
    return [desk.say("Turn {number}", number=rules.turn(state) + 1), ", ".join(seats)]
