"""A small book to read in tests."""

from __future__ import annotations

from collections.abc import Sequence

from game.shell.pages import (
    Block,
    Chapter,
    Columns,
    Fact,
    Filter,
    Gallery,
    Handbook,
    Head,
    Links,
    Page,
    Text,
    Thing,
)
from game.shell.paint.type import Type
from tests.shell.test_notice import Blank, spot_of_colour

LONG = "The lion waits at the gate, and the zebra waits behind it, and the parrot is late again. " * 3


def thing(name: str) -> Thing:
    """Leads to a scene that knows where it came from."""
    scene = Blank()
    scene.result = name
    return Thing(name, spot_of_colour((90, 90, 200)), 1.2, lambda: scene, f"About {name}")


def blocks(length: int, things: Sequence[str] = ("one", "two", "three")) -> tuple[Block, ...]:
    """A bit of everything, and so many paragraphs."""
    few, many = (thing(name) for name in things[:1]), tuple(thing(f"tiny {number}") for number in range(12))
    return (
        Head("How it goes", "bulb"),
        Columns(
            (Gallery(tuple(few), "This one stops it."), Gallery((), "And nobody else.")),
            (Gallery(many, "All of them."),),
        ),
        *(Text(LONG, mark=str(number + 1)) for number in range(length)),
        Links(tuple(thing(name) for name in things)),
    )


def page(name: str, length: int = 1) -> Page:
    return Page(
        key=name,
        name=name,
        picture=spot_of_colour((200, 120, 40)),
        ratio=1.4,
        small=spot_of_colour((200, 120, 40)),
        small_ratio=1.2,
        facts=(Fact("strength", "Strength 12"), Fact("glass", "2 points"), Fact("loop", "Recurring action")),
        lead=f"What {name} does.",
        blocks=blocks(length),
    )


def book(letters: Type | None = None) -> Handbook:
    names = ("lion", "hippo", "zebra", "parrot", "skunk")
    return Handbook(
        pages=tuple(page(name) for name in names),
        filters=(Filter("All", frozenset(names)), Filter("Small", frozenset(names[3:]))),
        chapters=(
            Chapter("Setup", (Text("Shuffle the cards."), Links((thing("first example"),)))),
            Chapter("A turn", blocks(9)),
            Chapter("The end", (Text("Whoever has most guests wins."), Text("A draw is shared."))),
        ),
        letters=letters or Type(),
    )
