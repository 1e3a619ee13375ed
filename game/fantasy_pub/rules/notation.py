"""Actions and set-ups as short text that a person can read and type, both ways.

    discard shove                   put the event away before the first turn
    adjust 3                        the +1/-1 card on the die that shows 3
    enter both                      with both dice added
    move dwarf1 4 back              counter-clockwise, with the die that shows 4
    call 4 on troll/B               the barkeeper comes to table 4 and serves the barbarians' troll
    call 2                          nobody sits there
    leave elf1 5
    play tray 3 on 6                an event card, with the die that shows 3
    play pickpocket 3 on dwarf1 goblin2/C
    play second_wind 3 on elf1
    play old_friend 3 on troll      a race
    end

An own character is named without its clan; the clans are N, C, B and T.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.core.errors import BadNotation, shortened
from game.core.rules import Seat
from game.fantasy_pub.rules.actions import (
    BOTH,
    Action,
    Adjust,
    Call,
    Discard,
    End,
    Enter,
    Leave,
    Move,
    Play,
)
from game.fantasy_pub.rules.characters import (
    CLAN,
    CLANS,
    FIGURE,
    FIGURE_NAMES,
    OWNER,
    RACES,
    Character,
    Figure,
)
from game.fantasy_pub.rules.house import CARD_BY_KEY, EVENT_CARDS, MOST_ROUNDS, Ask, Card
from game.fantasy_pub.rules.moving import BACK, CLOCKWISE
from game.fantasy_pub.rules.setup import LARGEST_ROUNDS, Setup

CLAN_LETTERS: Final = "".join(clan[0].upper() for clan in CLANS)
_BOTH: Final = "both"
_BACK: Final = "back"
_LARGEST_COUNT: Final = 99
"""A number of players that can be written; how many can play is not for the notation to say."""


def spell_figure(figure: int) -> str:
    """`dwarf1` is the first dwarf of a clan; of trolls there is one."""
    return FIGURE_NAMES[figure]


def parse_figure(name: str) -> Figure:
    """The figure of that name."""
    if name not in FIGURE_NAMES:
        raise BadNotation(f"Nobody in a clan is called {shortened(name)}.")
    return Figure(FIGURE_NAMES.index(name))


def spell_character(who: int) -> str:
    """`dwarf1/C` is the first dwarf of the corsairs."""
    return f"{FIGURE_NAMES[FIGURE[who]]}/{CLAN_LETTERS[OWNER[who]]}"


def parse_character(text: str) -> Character:
    """The character that is written like this."""
    name, _, letter = text.partition("/")
    return CLAN[parse_clan(letter)][parse_figure(name)]


def parse_clan(letter: str) -> Seat:
    """The seat of the clan with that letter."""
    if len(letter) != 1 or letter.upper() not in CLAN_LETTERS:
        raise BadNotation(f"A clan is one of {', '.join(CLAN_LETTERS)}, not {shortened(letter)}.")
    return Seat(CLAN_LETTERS.index(letter.upper()))


def parse_card(key: str) -> Card:
    """The event card of that name."""
    if key not in CARD_BY_KEY:
        raise BadNotation(f"There is no event {shortened(key)}.")
    return CARD_BY_KEY[key]


def parse_number(word: str, smallest: int, largest: int) -> int:
    """A number in these bounds."""
    # Only ASCII digits, and few: `int` accepts other scripts, and is slow on very long numbers.
    if not (word.isascii() and word.isdigit() and len(word) < 8 and smallest <= int(word) <= largest):
        raise BadNotation(f"A number from {smallest} to {largest} is needed, not {shortened(word)}.")
    return int(word)


def spell(action: Action) -> str:
    """The action as text."""
    match action:
        case Discard(card):
            return f"discard {EVENT_CARDS[card].key}"
        case Adjust(die):
            return f"adjust {die}"
        case Enter(die):
            return f"enter {_spell_dice(die)}"
        case Move(who, die, way):
            return f"move {spell_figure(who)} {_spell_dice(die)}" + f" {_BACK}" * (way == BACK)
        case Call(die, guest):
            return f"call {die}" if guest is None else f"call {die} on {spell_character(guest)}"
        case Leave(who, die):
            return f"leave {spell_figure(who)} {die}"
        case Play(card, die, targets):
            printed = EVENT_CARDS[card]
            words = (_spell_target(ask, target) for ask, target in zip(printed.asks, targets, strict=True))
            return " ".join(["play", printed.key, str(die), "on", *filter(None, words)])
        case End():
            return "end"


def _spell_dice(die: int) -> str:
    return _BOTH if die == BOTH else str(die)


def _spell_target(ask: Ask, target: int) -> str:
    match ask:
        case Ask.TABLE:
            return str(target)
        case Ask.OWN:
            return spell_figure(target)
        case Ask.ANYBODY:
            return spell_character(target)
        case Ask.WAY:
            return _BACK if target == BACK else ""
        case Ask.RACE:
            return RACES[target]


def parse(text: str) -> Action:
    """The action that the text stands for."""
    words = text.split()
    match words:
        case ["discard", key]:
            return Discard(parse_card(key))
        case ["adjust", die]:
            return Adjust(_parse_die(die))
        case ["enter", dice]:
            return Enter(_parse_dice(dice))
        case ["move", name, dice]:
            return Move(parse_figure(name), _parse_dice(dice))
        case ["move", name, dice, "back"]:
            return Move(parse_figure(name), _parse_dice(dice), BACK)
        case ["call", die]:
            return Call(_parse_die(die))
        case ["call", die, "on", guest]:
            return Call(_parse_die(die), parse_character(guest))
        case ["leave", name, die]:
            return Leave(parse_figure(name), _parse_die(die))
        case ["play", key, die, "on", *targets]:
            card = parse_card(key)
            return Play(card, _parse_die(die), _parse_targets(EVENT_CARDS[card].asks, targets))
        case ["end"]:
            return End()
        case _:
            raise BadNotation(f"{shortened(text)} is no action.")


def _parse_die(word: str) -> int:
    return parse_number(word, 1, 6)


def _parse_dice(word: str) -> int:
    return BOTH if word == _BOTH else _parse_die(word)


def _parse_targets(asks: Sequence[Ask], words: Sequence[str]) -> tuple[int, ...]:
    """Clockwise goes without saying."""
    if asks[-1] is Ask.WAY and len(words) < len(asks):
        return (*_parse_targets(asks[:-1], words), CLOCKWISE)
    if len(words) != len(asks):
        raise BadNotation(f"This event asks for {len(asks)} things, not {len(words)}.")
    return tuple(_parse_target(ask, word) for ask, word in zip(asks, words, strict=True))


def _parse_target(ask: Ask, word: str) -> int:
    match ask:
        case Ask.TABLE:
            return parse_number(word, 1, 6)
        case Ask.OWN:
            return parse_figure(word)
        case Ask.ANYBODY:
            return parse_character(word)
        case Ask.WAY if word == _BACK:
            return BACK
        case Ask.RACE if word in RACES:
            return RACES.index(word)
        case _:
            raise BadNotation(f"{shortened(word)} is no {ask.value}.")


def spell_setup(setup: Setup) -> dict[str, str]:
    """The set-up as words; what is left open is left out."""
    words = {"players": str(setup.players)}
    if setup.first is not None:
        words["first"] = CLAN_LETTERS[setup.first]
    if setup.rounds != MOST_ROUNDS:
        words["rounds"] = str(setup.rounds)
    return words


def parse_setup(words: Mapping[str, str]) -> Setup:
    """The set-up those words stand for. Whether it makes a game is for `setup.complete` to say."""
    for name in words:
        if name not in ("players", "first", "rounds"):
            raise BadNotation(f"A set-up has no {shortened(name)}.")
    return Setup(
        players=parse_number(words.get("players", "2"), 1, _LARGEST_COUNT),
        first=parse_clan(words["first"]) if "first" in words else None,
        rounds=parse_number(words["rounds"], 1, LARGEST_ROUNDS) if "rounds" in words else MOST_ROUNDS,
    )
