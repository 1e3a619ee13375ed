"""Positions of random games, and lines that are nearly one."""

from __future__ import annotations

from random import Random
from typing import Final

from game.core.match import AnyMatch
from tests.contract.games import LONGEST, Played

ODD: Final = ("", " ", "|", "||", ">", "-", "+", "0", "9", "99999999999999999999", "x", "é", "\x00", "\ud800")


def lines(games: list[Played]) -> list[str]:
    """Some positions of every game in which somebody can decide something, from the beginning to the end."""
    found = []
    for game in games:
        states = game.states[:-1]
        picked = {0, len(states) // 3, 2 * len(states) // 3, len(states) - 1}
        found += [game.match.rules.spell_state(states[number]) for number in sorted(picked)]
    return found


def damaged(line: str, chance: Random, others: list[str]) -> str:
    """One wound: words, letters or parts that are lost, doubled, exchanged, or come from somewhere else."""
    words = line.split(" ")
    here, there = chance.randrange(len(words)), chance.randrange(len(words))
    match chance.randrange(8):
        case 0:
            del words[here]
        case 1:
            words.insert(there, words[here])
        case 2:
            words[here], words[there] = words[there], words[here]
        case 3:
            words[here] = chance.choice(chance.choice(others).split(" "))
        case 4:
            words[here] = chance.choice(ODD)
        case 5:
            at = chance.randrange(len(line))
            return line[:at] + chance.choice(ODD) + line[at + chance.randrange(2) :]
        case 6:
            parts, other = line.split("|"), chance.choice(others).split("|")
            parts[chance.randrange(len(parts))] = chance.choice(other)
            return "|".join(parts)
        case _:
            return line[: chance.randrange(len(line))]
    return " ".join(words)


def play_on(match: AnyMatch, chance: Random, most: int = LONGEST) -> None:
    """At random, looked at by everybody; whoever thinks could imagine what is hidden."""
    rules = match.rules
    seats = range(rules.seats(match.setup))
    for number in range(most):
        if (seat := match.to_act) is None:
            return
        for viewer in (None, *seats) if number % 5 == 0 else (seat,):
            view = rules.view(match.state, viewer)
            assert rules.view(rules.imagine(view, number), viewer) == view
        match.submit(chance.choice(rules.legal_actions(match.state)))
    assert most < LONGEST, "this game does not end"
