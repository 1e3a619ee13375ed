"""Positions: whether one can be on the table, and one line of text for each, both ways.

    >B: lion seal! + zebra monkey - skunk | Y: parrot || dog/Y bat/B || bar: lion/Y | turn: 3

Seats come first. `>` is to move, `!` was shown to all by a penguin, `+` leads the draw pile (next card
first), `-` the cards put away. Then the line from the gate, or `-` if nobody waits. Then all the rest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace

from game.beasty_bar.rules.animals import (
    ANIMALS,
    BAT,
    CARD_SET,
    CHAMELEON,
    MAX_PLAYERS,
    OWNER,
    PENGUIN,
    SPECIES,
    STRENGTH,
    VULTURE,
    Card,
    CardSet,
    Species,
    card_of,
)
from game.beasty_bar.rules.notation import (
    COLOURS,
    parse_card,
    parse_enum,
    parse_species,
    spell_card,
)
from game.beasty_bar.rules.setup import BOXED, MIN_PLAYERS, STRENGTHS, Mode, Options, Picks, Scoring, Setup
from game.beasty_bar.rules.state import State
from game.beasty_bar.rules.turn import FULL_LINE
from game.core.errors import BadNotation, BadPosition, shortened
from game.core.rules import Seat

PILES = ("bar", "thats_it", "sent", "aside")
FLAGS = ("flipped", "advanced", "shield_classes")
MOST_WAITING = FULL_LINE - 1
MOST_TURNS = 1_000_000
"""Far more than any game has; it keeps absurd numbers out."""


def all_cards(state: State) -> list[Card]:
    """Every card of the game, wherever it is."""
    piles = [state.line, state.bar, state.thats_it, state.sent, state.aside]
    return [card for pile in (*piles, *state.hands, *state.decks, *state.boxed) for card in pile]


def mode_of(cards: Iterable[Card]) -> Mode:
    """The mode that these cards show, where none is given."""
    sets = {CARD_SET[card] for card in cards}
    if sets == {CardSet.BASE, CardSet.NEW}:
        return Mode.MIXED
    return Mode.NEW if CardSet.NEW in sets else Mode.BASE


def check(state: State) -> None:
    """Raise `BadPosition` unless this can be on the table between two decisions."""
    if not MIN_PLAYERS <= state.players <= MAX_PLAYERS:
        raise BadPosition(f"A game takes {MIN_PLAYERS} to {MAX_PLAYERS} players, not {state.players}.")
    if not 0 <= state.to_move < state.players:
        raise BadPosition(f"Seat {state.to_move} cannot be to move: the seats are 0 to {state.players - 1}.")
    if not 0 <= state.turn < MOST_TURNS:
        raise BadPosition(f"The number of the turn must lie between 0 and {MOST_TURNS - 1}.")
    _check_cards(state)
    _check_line(state)
    _check_stacking(state)


def _check_cards(state: State) -> None:
    for card, count in Counter(all_cards(state)).items():
        if count > 1:
            raise BadPosition(f"{spell_card(card)} is there {count} times.")
        if OWNER[card] >= state.players:
            raise BadPosition(f"{spell_card(card)} belongs to none of the {state.players} players.")
        if not state.options.mode.has(CARD_SET[card]):
            mode = state.options.mode.value
            raise BadPosition(f"A game with the set {mode!r} has no {ANIMALS[SPECIES[card]].name}.")
    for seat, count in Counter(OWNER[card] for card in all_cards(state)).items():
        if count > STRENGTHS:
            raise BadPosition(f"{COLOURS[seat]} has {STRENGTHS} cards, not {count}.")
    for card in state.shown:
        if card not in state.hands[OWNER[card]]:
            raise BadPosition(f"{spell_card(card)} was shown but is not in hand.")


def _check_line(state: State) -> None:
    if len(state.line) > MOST_WAITING:
        raise BadPosition(f"At most {MOST_WAITING} animals wait between turns, not {len(state.line)}.")
    if any(SPECIES[card] == VULTURE for card in state.line):
        raise BadPosition("A vulture never stands in the line.")
    if state.line and SPECIES[state.line[0]] == BAT:
        raise BadPosition("A bat at the gate would have burnt.")


def _check_stacking(state: State) -> None:
    if state.aside and not state.sent:
        raise BadPosition("Nobody waits beside THAT'S IT between turns.")
    if len(state.sent) > FULL_LINE:
        raise BadPosition(f"A turn sends at most {FULL_LINE} animals away, not {len(state.sent)}.")
    if any(SPECIES[card] not in (VULTURE, PENGUIN, CHAMELEON) for card in state.aside):
        raise BadPosition("Only a vulture, or what poses as one, waits beside THAT'S IT.")
    if state.options.advanced and state.options.scoring is not Scoring.POINTS_2019:
        raise BadPosition("The advanced variant is always scored by points.")
    if state.sent and (len(state.sent) == 1 or not state.options.stackable):
        raise BadPosition("Only two or more animals are stacked, and only with New Beasts in the game.")


def setup_of(state: State) -> Setup:
    """The rules it goes by, and decks that hold its cards; what cannot be seen is as good as any."""
    options, seats = state.options, range(state.players)
    owned: list[list[Card]] = [[] for _ in seats]
    for card in sorted(all_cards(state)):
        owned[OWNER[card]].append(card)
    picks = tuple(map(_picks, owned)) if options.mode is Mode.MIXED else None
    setup = Setup(
        state.players, options.mode, options.scoring, options.advanced, options.shield_classes, picks
    )
    boxed = None
    if options.advanced:
        boxed = tuple(_boxed(state, setup.deck(Seat(seat)), Seat(seat)) for seat in seats)
    return replace(setup, boxed=boxed, first=state.to_move)


def _picks(cards: Sequence[Card]) -> Picks:
    """A deck of a mixed game with these in it; somebody who made up a position may have taken too many."""
    found = {STRENGTH[card]: CARD_SET[card] for card in cards}
    return tuple(found.get(strength, CardSet.BASE) for strength in range(1, STRENGTHS + 1))


def _boxed(state: State, deck: Sequence[Card], seat: Seat) -> tuple[Species, ...]:
    """Four that were put away: those that were, then the weakest that are nowhere else, then any."""
    away, elsewhere = state.boxed[seat], {*all_cards(state)}
    ranked = sorted(deck, key=lambda card: (card not in away, card in elsewhere, card))
    return tuple(SPECIES[card] for card in sorted(ranked[:BOXED]))


def spell_position(state: State) -> str:
    """The position as a line of text."""
    seats = " | ".join(_spell_seat(state, Seat(number)) for number in range(state.players))
    line = " ".join(map(spell_card, state.line)) or "-"
    return " || ".join(filter(None, [seats, line, " | ".join(_facts(state))]))


def _spell_seat(state: State, seat: Seat) -> str:
    words = [f"{'>' * (seat == state.to_move)}{COLOURS[seat]}:"]
    words += [_name(card) + "!" * (card in state.shown) for card in state.hands[seat]]
    if state.decks[seat]:
        words += ["+", *map(_name, reversed(state.decks[seat]))]
    if state.boxed[seat]:
        words += ["-", *map(_name, state.boxed[seat])]
    return " ".join(words)


def _name(card: Card) -> str:
    return ANIMALS[SPECIES[card]].name


def _facts(state: State) -> list[str]:
    facts = [
        f"{pile}: {' '.join(map(spell_card, cards))}" for pile in PILES if (cards := getattr(state, pile))
    ]
    options = state.options
    if state.turn:
        facts.append(f"turn: {state.turn}")
    if options.mode is not mode_of(all_cards(state)):
        facts.append(f"set: {options.mode.value}")
    if options.scoring is not Setup(mode=options.mode, advanced=options.advanced).options.scoring:
        facts.append(f"scoring: {options.scoring.value}")
    return facts + [flag for flag in FLAGS if getattr(state if flag == "flipped" else options, flag)]


def parse_position(text: str) -> State:
    """The position that the text stands for; raises `BadNotation`, or `BadPosition` where it cannot be."""
    parts = text.split("||")
    if len(parts) > 3:
        raise BadNotation("A position has at most three parts: the seats, the line, and the rest.")
    seats, line, rest = (*parts, "", "")[:3]
    facts = _parse_facts(rest)
    if seats.count(">") > 1:
        raise BadNotation("Only one seat can be to move.")
    state = State(Options(), seats.count("|") + 1)
    for number, seat_text in enumerate(seats.split("|")):
        _read_seat(state, number, seat_text.split())
    state.shown.sort()
    state.line += _parse_cards("" if line.strip() == "-" else line)
    for pile in PILES:
        getattr(state, pile).extend(_parse_cards(facts.get(pile, "")))
    state.turn = _parse_turn(facts.get("turn", "0"))
    state.flipped = "flipped" in facts
    state.options = _parse_options(facts, mode_of(all_cards(state)))
    check(state)
    return state


def _parse_facts(text: str) -> dict[str, str]:
    facts: dict[str, str] = {}
    for part in filter(None, map(str.strip, text.split("|"))):
        name, colon, value = part.partition(":")
        if name not in (FLAGS if not colon else (*PILES, "turn", "set", "scoring")):
            raise BadNotation(f"A position has no {shortened(part)}.")
        if name in facts:
            raise BadNotation(f"The position says {name!r} twice.")
        facts[name] = value.strip()
    return facts


def _read_seat(state: State, number: int, words: list[str]) -> None:
    if number >= MAX_PLAYERS:
        raise BadPosition(f"A game takes at most {MAX_PLAYERS} players.")
    seat, colour = Seat(number), f"{COLOURS[number]}:"
    if not words or words[0].removeprefix(">") != colour:
        raise BadNotation(f"Seat {seat} must begin with {colour!r}.")
    if words[0] != colour:
        state.to_move = seat
    deck: list[Card] = []
    boxed: list[Card] = []
    pile = state.hands[seat]
    for word in words[1:]:
        if word in ("+", "-"):
            pile = deck if word == "+" else boxed
            continue
        pile.append(card_of(seat, parse_species(word.removesuffix("!"))))
        if word.endswith("!"):
            state.shown.append(pile[-1])
    state.hands[seat].sort()
    state.decks[seat] = deck[::-1]
    state.boxed[seat] = tuple(sorted(boxed))


def _parse_cards(text: str) -> list[Card]:
    return [parse_card(word) for word in text.split()]


def _parse_turn(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        raise BadNotation(f"A turn is a whole number, not {shortened(text)}.")
    return int(text)


def _parse_options(facts: dict[str, str], shown_mode: Mode) -> Options:
    mode = parse_enum(Mode, facts["set"]) if "set" in facts else shown_mode
    scoring = parse_enum(Scoring, facts["scoring"]) if "scoring" in facts else None
    return Setup(
        mode=mode, scoring=scoring, advanced="advanced" in facts, shield_classes="shield_classes" in facts
    ).options
