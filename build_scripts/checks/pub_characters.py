"""Can the characters of Fantasy Pub be told from how they play?

``build_scripts/checks/pub_characters.py`` lets each of them meet the same level without a character, every
deal from both seats, and prints what both do: beers per exit before the pub closes, how often the barkeeper
is called on others and how often others fly out in its turns, and what is there at the end of its turns,
namely coins on its characters, events in its hand, characters inside and those not alone at their table. It
ends with 1 if a character does no more of what it likes than the other does, and leaves how strong it is to
the arena.
"""

import argparse
import sys
from collections import defaultdict
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.core.fairness import mind
from game.core.player import decided
from game.core.rules import Seat
from game.fantasy_pub.module import FANTASY_PUB
from game.fantasy_pub.rules.characters import CLAN, OWNER
from game.fantasy_pub.rules.events import BarkeeperMoved, Left, ThrownOut
from game.fantasy_pub.rules.setup import Setup
from game.fantasy_pub.rules.state import DOOR, Phase, Stage, State

LEVEL = "waiter"
RULES = FANTASY_PUB.rules
BEERS, CALLS, THROWN, COINS, EVENTS, INSIDE, BESIDE = (
    "beers per exit",
    "calls on others",
    "others thrown out",
    "coins",
    "events",
    "inside",
    "not alone",
)
A_GAME = CALLS, THROWN
"""Counted by game; the rest is a mean of what was seen."""
LIKES = {
    "sponge": (BEERS,),
    "brawler": (CALLS, THROWN),
    "miser": (COINS, EVENTS),
    "reveller": (INSIDE, BESIDE),
}
Habits = dict[str, list[float]]
"""By what is counted: all that was seen."""


def play(character: str, game: int) -> tuple[Habits, Habits]:
    """What the character and the other did in a game; two games make a deal."""
    deal, me = game // 2, Seat(game % 2)
    state = RULES.new_game(Setup(2), deal).state
    names = [f"{LEVEL}:{character}" if seat == me else LEVEL for seat in range(2)]
    computers = [FANTASY_PUB.computer(name, mind(deal, seat)) for seat, name in enumerate(names)]
    habits: list[Habits] = [defaultdict(list), defaultdict(list)]
    while (seat := RULES.to_act(state)) is not None:
        thought = decided(computers[seat], RULES.view(state, seat), RULES.legal_actions(state))
        step = RULES.apply(state, thought.action)
        for event in step.events:
            _count(habits, state, seat, event)
        if state.phase is Phase.TURN and step.state.turn != state.turn:
            _look(habits[seat], step.state, seat)
        state = step.state
    return habits[me], habits[1 - me]


def _count(habits: list[Habits], before: State, seat: Seat, event: Any) -> None:
    match event:
        case Left(who=who, beers=beers) if before.stage is Stage.OPEN:
            habits[OWNER[who]][BEERS].append(len(beers))
        case BarkeeperMoved(guest=guest) if guest is not None and OWNER[guest] != seat:
            habits[seat][CALLS].append(1)
        case ThrownOut(who=who) if OWNER[who] != seat:
            habits[seat][THROWN].append(1)


def _look(seen: Habits, end: State, seat: Seat) -> None:
    places = [end.where[who] for who in CLAN[seat]]
    seen[COINS].append(sum(len(end.coins[who]) for who in CLAN[seat]))
    seen[EVENTS].append(len(end.hands[seat]))
    seen[INSIDE].append(sum(place >= DOOR for place in places))
    seen[BESIDE].append(sum(place > DOOR and len(end.spaces[place]) > 1 for place in places))


def mean(games: list[Habits], what: str) -> float:
    """Of a game, or of all that was seen in them."""
    seen = [each for habits in games for each in habits[what]]
    return len(seen) / len(games) if what in A_GAME else fmean(seen)


def main() -> int:
    parser = argparse.ArgumentParser(description="Can the characters be told from how they play?")
    parser.add_argument("--games", type=int, default=200, help="for each character")
    parser.add_argument("--who", nargs="+", choices=sorted(LIKES), default=sorted(LIKES))
    parser.add_argument("--processes", type=int, default=2)
    arguments = parser.parse_args()
    told = True
    with get_context("spawn").Pool(arguments.processes) as pool:
        for character in arguments.who:
            games = pool.map(partial(play, character), range(arguments.games), chunksize=2)
            own, plain = map(list, zip(*games, strict=True))
            found = {what: (mean(own, what), mean(plain, what)) for what in sum(LIKES.values(), ())}
            told &= all(found[what][0] > found[what][1] for what in LIKES[character])
            pairs = (f"{what} {mine:.2f} ({other:.2f})" for what, (mine, other) in found.items())
            print(f"{character:9}", ", ".join(pairs), flush=True)
    return 0 if told else 1


if __name__ == "__main__":
    sys.exit(main())
