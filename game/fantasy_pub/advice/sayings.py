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
    return words.plural("{who} gets a first beer.", "{who} gets a beer more and has {count}.", count)


def _richer(words: Words, count: int) -> str:
    return words.plural("{who} has a coin more.", "{who} has {count} coins more.", count)


def _poorer(words: Words, count: int) -> str:
    return words.plural("{who} has a coin less.", "{who} has {count} coins less.", count)


def _comes_in(words: Words, count: int) -> str:
    return words.plural("{who} enters with one coin.", "{who} enters with {coins} coins.", count)


def _somebody_comes_in(words: Words, count: int) -> str:
    return words.plural(
        "A new character enters with one coin.", "A new character enters with {count} coins.", count
    )


KINDS: Final[Mapping[str, Kind]] = {
    # What is good for somebody of the own clan
    "home": Kind((_home,), N_("Look for somebody who could go home now.")),
    "home thirsty": Kind(
        (N_("{who} goes home without a beer, and closing time comes closer."),),
        N_("Look for somebody who could go home now."),
    ),
    "ready": Kind(
        (
            N_("{who} is at the door and ready to go home."),
            N_("From the door any die takes {who:object} home."),
        ),
        N_("Look at {who:object}: how far is it to the door?"),
    ),
    "served": Kind(
        (
            N_("The barkeeper is with {who:object}, who can slip out now."),
            N_("Beside the barkeeper any die takes {who:object} home."),
        ),
        N_("Look at {who:object}: where is the barkeeper?"),
    ),
    "sated": Kind(
        (N_("{who} has drunk enough to go home."), N_("Now {who} may go home, once the door is reached.")),
        N_("Look at {who:object}: what is missing for the way home?"),
    ),
    "invited": Kind(
        (N_("{other} has to buy {who:object} a beer."), N_("{who} drinks, and {other} pays.")),
        N_("Look at {other:object}: who could get a beer out of that?"),
    ),
    "drinks": Kind((_drinks,), N_("Look at {who:object}: where could a beer come from?")),
    "closer": Kind(
        (N_("From there {count} of 36 rolls take {who:object} to the door."),),
        N_("Look at {who:object}: from where is the door in reach?"),
    ),
    "richer": Kind((_richer,), N_("Look at {who:object}: where is a coin to be had?")),
    "comes in": Kind((_comes_in,), N_("Look at your deck and at the door.")),
    "somebody comes in": Kind((_somebody_comes_in,), N_("Look at your deck and at the door.")),
    # What is bad for a rival
    "broke out": Kind(
        (THROWN_OUT[Why.BROKE],), N_("Look at {who:object}: what if there is a beer to pay for?")
    ),
    "drunk out": Kind((THROWN_OUT[Why.DRUNK],), N_("Look at {who:object}: what if one more beer comes?")),
    "all out": Kind((N_("{who} are thrown out."),), N_("Look who could not stand one more drink.")),
    "sober": Kind(
        (N_("{who} has a beer less."),),
        N_("Look at {who:object} and at the beers there."),
    ),
    "poorer": Kind((_poorer,), N_("Look at {who:object} and at the coins there.")),
    "held up": Kind(
        (N_("{who} could have gone home, but not any more."),),
        N_("Look at {who:object}: the next step is home."),
    ),
    "at risk": Kind(
        (N_("After that the next drink throws {who:object} out."),),
        N_("Look at {who:object}: how many drinks are too many?"),
    ),
    "further": Kind(
        (N_("{who} is not so close to going home any more."),),
        N_("Look at {who:object}: how good are the chances to get home?"),
    ),
    # Where nothing else is to be said
    "better": Kind(
        (N_("{who} has better prospects like that."),),
        N_("Look at {who:object}: what would help?"),
    ),
    "adjusted": Kind(
        (N_("The other number is of more use."),), N_("Look at the dice and at your +1/-1 card.")
    ),
    "ended": Kind((N_("Another action would do more harm than good."),), N_("Look at the die that is left.")),
    "put away": Kind(
        (N_("The other three promise more."),),
        N_("Look at your events: which one can you do without?"),
    ),
    "least": Kind(
        (N_("Anything else would cost more."),),
        N_("Look what you could lose."),
    ),
}
