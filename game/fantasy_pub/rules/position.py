"""Positions as one line of text, both ways.

    >N: dwarf1 elf2! + shove tray - cousin = goblin2 $ n2t card -1 | C: || 3: troll/C(n2+t) & n || dice 3 5*

Seats come first. `>` is to move; then the deck, the next one first (`!` was seen when it was thrown out), `+`
the hand, `-` the event put away, `=` whoever is out, `$` the scored beers, `card` the +1/-1 card unless it
shows +1. Then the spaces: who is there in order of arrival (coins, `+`, beers), `&` coins on the floor.
Then all the rest; `*` is a die that is spent. A pile is a row of `n` and `t`, the last one is used first;
`n3` is `nnn`.

What is left out is as it is when a turn of the first seat begins; characters that are named nowhere are in
their deck, and chips in the reserve.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import groupby
from typing import Final

from game.core.errors import BadNotation, BadPosition, shortened
from game.core.rng import Rng
from game.core.rules import Seat
from game.fantasy_pub.rules.characters import CLAN, MAX_PLAYERS, OWNER, Character
from game.fantasy_pub.rules.chips import ALL_CHIPS, CHIPS, NORMAL, TRIPLE, Chips, with_beers
from game.fantasy_pub.rules.house import EVENT_CARDS, MOST_ROUNDS, Card
from game.fantasy_pub.rules.notation import (
    CLAN_LETTERS,
    parse_card,
    parse_character,
    parse_clan,
    parse_figure,
    parse_number,
    spell_character,
    spell_figure,
)
from game.fantasy_pub.rules.possible import all_chips, check
from game.fantasy_pub.rules.setup import LARGEST_ROUNDS, MAX_SEED
from game.fantasy_pub.rules.state import NO_DICE, OUT, SPACES, Line, Phase, Stage, State, put

_DOOR: Final = "door"
_LARGEST: Final = 999_999
_FACTS: Final = (
    "reserve",
    "dice",
    "barkeeper",
    "start",
    "phase",
    "stage",
    "round",
    "turn",
    "rounds",
    "moved",
    "played",
    "acted",
    "chance",
)
_PILE: Final = re.compile(rf"(?:[{NORMAL}{TRIPLE}][0-9]{{0,2}})*")
_CHARACTER: Final = re.compile(r"([a-z0-9]+/[A-Za-z])\(([a-z0-9]*)(?:\+([a-z0-9]*))?\)")


def spell_position(state: State) -> str:
    """The position as a line of text."""
    seats = " | ".join(_spell_seat(state, Seat(seat)) for seat in range(state.players))
    spaces = " | ".join(filter(None, (_spell_space(state, space) for space in range(SPACES))))
    return " || ".join([seats, spaces or "-", " | ".join(_facts(state))])


def spell_pile(chips: Chips) -> str:
    """`n3t` is `nnnt`."""
    runs = ((kind, len(list(run))) for kind, run in groupby(chips))
    return "".join(kind + str(size) * (size > 1) for kind, size in runs)


def _spell_seat(state: State, seat: Seat) -> str:
    deck, known = state.decks[seat], len(state.decks[seat]) - state.known_bottom[seat]
    words = [f"{'>' * (seat == state.to_move)}{CLAN_LETTERS[seat]}:"]
    words += [_name(who) + "!" * (place >= known) for place, who in enumerate(deck)]
    for mark, row in (
        ("+", map(_key, state.hands[seat])),
        ("-", map(_key, state.away[seat])),
        ("=", map(_name, state.out[seat])),
        ("$", filter(None, [spell_pile(state.scored[seat])])),
    ):
        if listed := [*row]:
            words += [mark, *listed]
    if state.plus_minus[seat] != 1:
        words += ["card", str(state.plus_minus[seat])]
    return " ".join(words)


def _name(who: Character) -> str:
    return spell_figure(who % len(CLAN[0]))


def _key(card: Card) -> str:
    return EVENT_CARDS[card].key


def _spell_space(state: State, space: int) -> str:
    words = [_spell_guest(state, who) for who in state.spaces[space]]
    if state.floor[space]:
        words += ["&", spell_pile(state.floor[space])]
    return " ".join([f"{space or _DOOR}:", *words]) if words else ""


def _spell_guest(state: State, who: Character) -> str:
    coins, beers = spell_pile(state.coins[who]), spell_pile(state.beers[who])
    return f"{spell_character(who)}({coins}{'+' + beers if beers else ''})"


def _facts(state: State) -> list[str]:
    dice = (f"{die}{'*' * used}" for die, used in zip(state.dice, state.used, strict=True))
    said = {
        "reserve": spell_pile(state.reserve) or "-",
        "dice": " ".join(dice),
        "barkeeper": str(state.barkeeper),
        "start": CLAN_LETTERS[state.start],
        "phase": state.phase.value,
        "stage": state.stage.value,
        "round": str(state.round),
        "turn": str(state.turn),
        "rounds": str(state.rounds),
        "moved": " ".join(map(_name, state.moved)),
        "played": " ".join(map(_key, state.played)),
        "acted": "" if state.acted == any(state.used) else ("no", "yes")[state.acted],
        "chance": str(state.chance.state),
    }
    usual = {
        "dice": f"{NO_DICE[0]} {NO_DICE[1]}",
        "barkeeper": "1",
        "start": CLAN_LETTERS[0],
        "phase": Phase.TURN.value,
        "stage": Stage.OPEN.value,
        "round": "1",
        "turn": "1",
        "rounds": str(MOST_ROUNDS),
        "chance": "0",
    }
    return [f"{name} {value}" for name, value in said.items() if value and value != usual.get(name)]


def parse_position(text: str) -> State:
    """The position that the text stands for; raises `BadNotation`, or `BadPosition` where it cannot be."""
    parts = text.split("||")
    if len(parts) > 3:
        raise BadNotation("A position has at most three parts: the seats, the spaces, and the rest.")
    seats, spaces, rest = (*parts, "", "")[:3]
    if seats.count(">") > 1:
        raise BadNotation("Only one seat can be to move.")
    rows = seats.split("|")
    if len(rows) > MAX_PLAYERS:
        raise BadPosition(f"A game takes at most {MAX_PLAYERS} players.")
    state = State(len(rows))
    state.phase, state.turn = Phase.TURN, 1
    for number, row in enumerate(rows):
        _read_seat(state, Seat(number), row.split())
    for row in filter(None, map(str.strip, spaces.split("|"))):
        if row != "-":
            _read_space(state, row)
    facts = _parse_facts(rest)
    _read_facts(state, facts)
    _fill_up(state, "reserve" in facts)
    check(state)
    if state.phase is Phase.DRAFT:
        _check_draft(state)
    return state


def _check_draft(state: State) -> None:
    """From the start player on, everybody up to whose turn it is has put an event away."""
    for place in range(state.players):
        seat = (state.start + place) % state.players
        done = place < (state.to_move - state.start) % state.players
        if bool(state.away[seat]) != done or not (done or state.hands[seat]):
            raise BadPosition("Before the first turn everybody in turn puts one event card away.")


def parse_pile(text: str) -> Chips:
    """The chips that are written like this."""
    if not _PILE.fullmatch(text):
        raise BadNotation(f"A pile of chips is a row of {NORMAL} and {TRIPLE}, not {shortened(text)}.")
    return "".join(kind * int(size or 1) for kind, size in re.findall("([a-z])([0-9]*)", text))


def _read_seat(state: State, seat: Seat, words: list[str]) -> None:
    letter = f"{CLAN_LETTERS[seat]}:"
    if not words or words[0].removeprefix(">") != letter:
        raise BadNotation(f"Seat {seat} must begin with {letter!r}.")
    if words[0] != letter:
        state.to_move = seat
    rows: dict[str, list[str]] = {mark: [] for mark in ("", "+", "-", "=", "$", "card")}
    row = rows[""]
    for word in words[1:]:
        if word in rows:
            row = rows[word]
        else:
            row.append(word)
    deck = rows[""]
    state.decks = put(state.decks, seat, tuple(_own(seat, word.removesuffix("!")) for word in deck))
    seen = [word.endswith("!") for word in deck]
    state.known_bottom = put(state.known_bottom, seat, sum(seen))
    if seen != sorted(seen):
        raise BadNotation("Only cards at the bottom of a deck can have been seen.")
    state.hands = put(state.hands, seat, tuple(sorted(map(parse_card, rows["+"]))))
    state.away = put(state.away, seat, tuple(sorted(map(parse_card, rows["-"]))))
    state.out = put(state.out, seat, tuple(_own(seat, word) for word in rows["="]))
    state.scored = put(state.scored, seat, with_beers("", parse_pile("".join(rows["$"]))))
    sides = {"": 1, "1": 1, "+1": 1, "-1": -1, "0": 0}
    side = " ".join(rows["card"])
    if side not in sides:
        raise BadNotation(f"The card shows 1, -1 or 0, not {shortened(side)}.")
    state.plus_minus = put(state.plus_minus, seat, sides[side])


def _own(seat: Seat, name: str) -> Character:
    return CLAN[seat][parse_figure(name)]


def _read_space(state: State, text: str) -> None:
    name, colon, row = text.partition(":")
    names = [_DOOR, *map(str, range(1, SPACES))]
    if not colon or name not in names:
        raise BadNotation(f"{shortened(text)} is no space with a colon behind it.")
    space = names.index(name)
    guests, _, floor = row.partition("&")
    state.floor[space] = parse_pile(floor.strip())
    for word in guests.split():
        found = _CHARACTER.fullmatch(word)
        if not found:
            raise BadNotation(f"A guest is written like elf1/N(n2+t), not {shortened(word)}.")
        who = parse_character(found[1])
        if OWNER[who] >= state.players:
            raise BadPosition(f"{spell_character(who)} belongs to none of the {state.players} players.")
        state.spaces[space] += (who,)
        state.where[who] = space
        state.coins[who] = parse_pile(found[2])
        state.beers[who] = with_beers("", parse_pile(found[3] or ""))


def _parse_facts(text: str) -> dict[str, str]:
    facts: dict[str, str] = {}
    for part in filter(None, map(str.strip, text.split("|"))):
        name, _, value = part.partition(" ")
        if name not in _FACTS:
            raise BadNotation(f"A position has no {shortened(part)}.")
        if name in facts:
            raise BadNotation(f"The position says {name!r} twice.")
        facts[name] = value.strip()
    return facts


def _read_facts(state: State, facts: dict[str, str]) -> None:
    dice = facts.get("dice", "1 1").split()
    if len(dice) != 2:
        raise BadNotation("There are two dice.")
    first, second = (parse_number(die.removesuffix("*"), 1, 6) for die in dice)
    state.dice = first, second
    state.used = dice[0].endswith("*"), dice[1].endswith("*")
    state.acted = _one_of(("no", "yes"), facts["acted"]) == 1 if "acted" in facts else any(state.used)
    state.barkeeper = parse_number(facts.get("barkeeper", "1"), 1, 6)
    state.start = parse_clan(facts.get("start", CLAN_LETTERS[0]))
    state.phase = [*Phase][_one_of([each.value for each in Phase], facts.get("phase", "turn"))]
    state.stage = [*Stage][_one_of([each.value for each in Stage], facts.get("stage", "open"))]
    state.round = parse_number(facts.get("round", "1"), 1, _LARGEST)
    state.turn = parse_number(facts.get("turn", "1"), 0, _LARGEST)
    state.rounds = parse_number(facts.get("rounds", str(MOST_ROUNDS)), 1, LARGEST_ROUNDS)
    state.moved = tuple(_own(state.to_move, name) for name in facts.get("moved", "").split())
    state.played = tuple(map(parse_card, facts.get("played", "").split()))
    state.chance = Rng(parse_chance(facts.get("chance", "0")))
    reserve = facts.get("reserve", "-")
    state.reserve = "" if reserve == "-" else parse_pile(reserve)


def _one_of(words: Iterable[str], word: str) -> int:
    known = [*words]
    if word not in known:
        raise BadNotation(f"{shortened(word)} is none of {', '.join(known)}.")
    return known.index(word)


def parse_chance(text: str) -> int:
    """Where dice and shuffles will come from."""
    if not (text.isascii() and text.isdigit() and len(text) < 21 and int(text) <= MAX_SEED):
        raise BadNotation(f"Chance is a number up to {MAX_SEED}, not {shortened(text)}.")
    return int(text)


def _fill_up(state: State, reserve_is_said: bool) -> None:
    """Whoever is named nowhere is in the deck, above what was seen; such chips are in the reserve."""
    for seat in range(state.players):
        deck = state.decks[seat]
        inside: Line = tuple(who for guests in state.spaces for who in guests)
        missing = tuple(who for who in CLAN[seat] if who not in (*deck, *state.out[seat], *inside))
        seen = len(deck) - state.known_bottom[seat]
        state.decks = put(state.decks, seat, (*deck[:seen], *missing, *deck[seen:]))
        for who in state.out[seat]:
            state.where[who] = OUT
    if not reserve_is_said:
        chips = all_chips(state)
        triples = ALL_CHIPS.count(TRIPLE) - chips.count(TRIPLE)
        state.reserve = TRIPLE * triples + NORMAL * (CHIPS - len(chips) - triples)
