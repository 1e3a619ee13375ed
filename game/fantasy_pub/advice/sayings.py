"""How every kind of reason for an action is told, and where to look for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from game.core.messages import N_
from game.core.words import Words
from game.fantasy_pub.rules.events import Why
from game.fantasy_pub.telling.chronicle import THROWN_OUT

Saying = str | Callable[[Words, int], str]
"""A template, or one for each number: it is handed the language, and how many."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of reason. `{who}` it is about, `{other}` has to do with it, `{count}` is how many."""

    sentences: tuple[Saying, ...]
    """They mean the same; which one is said changes from turn to turn."""
    look: str
    """Where to look to find it out."""


def _home(words: Words, count: int) -> str:
    return words.plural("{who} leaves with one beer.", "{who} leaves with {count} beers.", count)


def _drinks(words: Words, count: int) -> str:
    return words.plural("{who} gets a first beer.", "{who} gets another beer and now has {count}.", count)


def _richer(words: Words, count: int) -> str:
    return words.plural("{who} has one more coin.", "{who} has {count} more coins.", count)


def _poorer(words: Words, count: int) -> str:
    return words.plural("{who} has one coin less.", "{who} has {count} coins less.", count)


def _comes_in(words: Words, count: int) -> str:
    return words.plural("{who} enters with one coin.", "{who} enters with {coins} coins.", count)


def _somebody_comes_in(words: Words, count: int) -> str:
    return words.plural(
        "A new character enters with one coin.", "A new character enters with {count} coins.", count
    )


KINDS: Final[Mapping[str, Kind]] = {
    # What is good for somebody of the own clan
    "home": Kind((_home,), N_("Look for a character that can leave this turn.")),
    "home thirsty": Kind(
        (N_("{who} leaves without a beer, which brings closing time closer."),),
        N_("Look for a character that can leave this turn."),
    ),
    "ready": Kind(
        (
            N_("{who} is at the door and ready to leave."),
            N_("{who} may now leave from the door with any die."),
        ),
        N_("Look at {who:object}. How far away is the door?"),
    ),
    "served": Kind(
        (
            N_("{who} is at the barkeeper's table and ready to leave."),
            N_("{who} may now leave from the barkeeper's table with any die."),
        ),
        N_("Look at {who:object}. Where is the barkeeper?"),
    ),
    "sated": Kind(
        (N_("{who} has enough beers to leave."), N_("Once at the door, {who} may leave.")),
        N_("Look at {who:object}. Compare coins and beers."),
    ),
    "invited": Kind(
        (N_("{other} has to buy {who:object} a beer."), N_("{who} drinks, and {other} pays.")),
        N_("Look at {other:object}. Which of your characters could get a beer there?"),
    ),
    "drinks": Kind((_drinks,), N_("Look at {who:object}. Where could you get a beer?")),
    "closer": Kind(
        (N_("From there, {count} of 36 rolls take {who:object} to the door."),),
        N_("Look at {who:object}. Which table is a better place to reach the door from?"),
    ),
    "richer": Kind((_richer,), N_("Look at {who:object}. Where could you get a coin?")),
    "comes in": Kind((_comes_in,), N_("Look at your deck and at the door.")),
    "somebody comes in": Kind((_somebody_comes_in,), N_("Look at your deck and at the door.")),
    # What is bad for a rival
    "broke out": Kind((THROWN_OUT[Why.BROKE],), N_("What happens if {who} has to drink or pay?")),
    "drunk out": Kind((THROWN_OUT[Why.DRUNK],), N_("What happens if {who} gets another beer?")),
    "all out": Kind(
        (N_("{who} are thrown out."),), N_("Look for characters that one more drink would throw out.")
    ),
    "sober": Kind(
        (N_("{who} loses a beer."),),
        N_("Look at {who:object}. Count the beers."),
    ),
    "poorer": Kind((_poorer,), N_("Look at {who:object}. Count the coins.")),
    "held up": Kind(
        (N_("{who} was ready to leave, but now cannot."),),
        N_("{who} is ready to leave. How can you stop that?"),
    ),
    "at risk": Kind(
        (N_("Then the next drink throws {who:object} out."),),
        N_("Look at {who:object}. How many more drinks are too many?"),
    ),
    "further": Kind(
        (N_("{who} is now less likely to leave soon."),),
        N_("Look at {who:object}. Can you make it harder to leave?"),
    ),
    # Where nothing else is to be said
    "better": Kind(
        (N_("{who} is better off this way."),),
        N_("Look at {who:object}. What would help?"),
    ),
    "adjusted": Kind(
        (N_("The changed die is more useful."),), N_("Look at the dice and at your +1/-1 card.")
    ),
    "ended": Kind((N_("Another action would do more harm than good."),), N_("Look at the die that is left.")),
    "put away": Kind(
        (N_("The other three cards are more useful."),),
        N_("Which event card do you need least?"),
    ),
    "least": Kind(
        (N_("Every other action would be worse."),),
        N_("Look for the action that costs you least."),
    ),
}
