"""Cards, actions and set-ups as short text that a person can read and type, both ways.

    lion                    play the lion
    parrot 3                the parrot shoos the third animal, counted from the gate
    kangaroo 2              over two
    ostrich odd             past the odd ones
    chameleon parrot 1      poses as a parrot
    vulture penguin bat 2   brings back a penguin, which poses as a bat
    stack 2 1               of the two sent away, the second one lies lowest

Places are counted from 1, as on the table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Final, TypeVar

from game.beasty_bar.rules.actions import ASKS, Action, Play, Stack
from game.beasty_bar.rules.animals import ANIMALS, BY_NAME, OWNER, SPECIES, Card, CardSet, Species, card_of
from game.beasty_bar.rules.jostle import Ask
from game.beasty_bar.rules.setup import Mode, Picks, Scoring, Setup
from game.core.errors import BadNotation, shortened
from game.core.rules import Seat

COLOURS: Final = "BYRG"
"""The seats' colours: blue, yellow, red, green (drawn as teal)."""

_PARITIES: Final = ("even", "odd")
_LARGEST: Final = {Ask.PLACE: 5, Ask.JUMP: 2}
_LARGEST_COUNT: Final = 99
"""A number of players that can be written; how many can play is not for the notation to say."""
_PICK_LETTERS: Final = {CardSet.BASE: "b", CardSet.NEW: "n"}

E = TypeVar("E", bound=Enum)


def spell_card(card: Card) -> str:
    """`lion/B` is the blue lion."""
    return f"{ANIMALS[SPECIES[card]].name}/{COLOURS[OWNER[card]]}"


def parse_card(text: str) -> Card:
    """The card that is written like this."""
    name, _, colour = text.partition("/")
    return card_of(parse_colour(colour), parse_species(name))


def spell_species(species: Sequence[Species]) -> str:
    """The names in a row."""
    return " ".join(ANIMALS[each].name for each in species)


def parse_species(name: str) -> Species:
    """The species of that name."""
    if name not in BY_NAME:
        raise BadNotation(f"There is no animal {shortened(name)}.")
    return BY_NAME[name]


def parse_colour(letter: str) -> Seat:
    """The seat of that colour."""
    if len(letter) != 1 or letter not in COLOURS:
        raise BadNotation(f"A colour is one of {', '.join(COLOURS)}, not {shortened(letter)}.")
    return Seat(COLOURS.index(letter))


def spell(action: Action) -> str:
    """The action as text."""
    match action:
        case Stack(order):
            return " ".join(["stack", *(str(number + 1) for number in order)])
        case Play(chain, choice):
            ask = ASKS.get(chain[-1])
            if choice is None or ask is None:
                return spell_species(chain)
            return f"{spell_species(chain)} {_spell_choice(ask, choice)}"


def _spell_choice(ask: Ask, choice: int) -> str:
    if ask is Ask.PARITY:
        return _PARITIES[choice]
    return str(choice + 1 if ask is Ask.PLACE else choice)


def parse(text: str) -> Action:
    """The action that the text stands for."""
    words = text.lower().split()
    if not words:
        raise BadNotation("An action is missing.")
    if words[0] == "stack":
        return _parse_stack(words[1:])
    return _parse_play(words)


def _parse_stack(words: Sequence[str]) -> Stack:
    order = tuple(_parse_number(word, len(words)) - 1 for word in words)
    if len(order) < 2 or len(set(order)) != len(order):
        raise BadNotation("A stack names each of two or more animals once.")
    return Stack(order)


def _parse_play(words: Sequence[str]) -> Play:
    chain: list[Species] = [parse_species(words[0])]
    for number, word in enumerate(words[1:], start=2):
        ask = ASKS.get(chain[-1])
        if ask is Ask.SPECIES:
            chain.append(parse_species(word))
        elif ask is None or number < len(words):
            raise BadNotation(f"There is nothing to choose by {shortened(word)}.")
        else:
            return Play(tuple(chain), _parse_choice(ask, word))
    return Play(tuple(chain))


def _parse_choice(ask: Ask, word: str) -> int:
    if ask is not Ask.PARITY:
        return _parse_number(word, _LARGEST[ask]) - (ask is Ask.PLACE)
    if word not in _PARITIES:
        raise BadNotation(f"An ostrich runs past the even or the odd, not {shortened(word)}.")
    return _PARITIES.index(word)


def _parse_number(word: str, largest: int) -> int:
    # Only ASCII digits, and few: `int` accepts other scripts, and is slow on very long numbers.
    if not (word.isascii() and word.isdigit() and len(word) < 3 and 1 <= int(word) <= largest):
        raise BadNotation(f"A number from 1 to {largest} is needed, not {shortened(word)}.")
    return int(word)


def spell_setup(setup: Setup) -> dict[str, str]:
    """The set-up as words; what is off or left open is left out."""
    words = {"players": str(setup.players), "set": setup.mode.value}
    if setup.scoring is not None:
        words["scoring"] = setup.scoring.value
    for name in ("advanced", "shield_classes"):
        if getattr(setup, name):
            words[name] = "yes"
    if setup.picks is not None:
        words["picks"] = " ".join("".join(_PICK_LETTERS[pick] for pick in row) for row in setup.picks)
    if setup.boxed is not None:
        words["boxed"] = " | ".join(map(spell_species, setup.boxed))
    if setup.first is not None:
        words["first"] = COLOURS[setup.first]
    return words


def parse_setup(words: Mapping[str, str]) -> Setup:
    """The set-up those words stand for. Whether it makes a game is for `setup.complete` to say."""
    known = {"players", "set", "scoring", "advanced", "shield_classes", "picks", "boxed", "first"}
    for name in words:
        if name not in known:
            raise BadNotation(f"A set-up has no {shortened(name)}.")
    return Setup(
        players=_parse_number(words.get("players", "2"), _LARGEST_COUNT),
        mode=parse_enum(Mode, words.get("set", Mode.BASE.value)),
        scoring=parse_enum(Scoring, words["scoring"]) if "scoring" in words else None,
        advanced=_parse_yes(words, "advanced"),
        shield_classes=_parse_yes(words, "shield_classes"),
        picks=tuple(map(parse_picks, words["picks"].split())) if "picks" in words else None,
        boxed=tuple(map(_parse_boxed, words["boxed"].split("|"))) if "boxed" in words else None,
        first=parse_colour(words["first"]) if "first" in words else None,
    )


def parse_enum(kind: type[E], word: str) -> E:
    """The member of that value."""
    try:
        return kind(word)
    except ValueError:
        choices = ", ".join(str(each.value) for each in kind)
        raise BadNotation(f"{shortened(word)} is none of {choices}.") from None


def parse_picks(word: str) -> Picks:
    """`bnb...`: for each strength from 1 up, b for the base card and n for the New Beast."""
    by_letter = {letter: card_set for card_set, letter in _PICK_LETTERS.items()}
    if not set(word) <= set(by_letter):
        raise BadNotation(f"Picks are written with the letters b and n, not {shortened(word)}.")
    return tuple(by_letter[letter] for letter in word)


def _parse_boxed(text: str) -> tuple[Species, ...]:
    return tuple(map(parse_species, text.split()))


def _parse_yes(words: Mapping[str, str], name: str) -> bool:
    if name in words and words[name] != "yes":
        raise BadNotation(f"{name!r} is either 'yes' or left out, not {shortened(words[name])}.")
    return name in words
