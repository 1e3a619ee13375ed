"""How every kind of reason for an action is told, and how telling it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from game.beasty_bar.rules.events import Line
from game.core.messages import N_


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of reason: how telling it is, and how it is told."""

    weight: float
    sentences: tuple[str, ...]
    """They mean the same; which one is said changes from turn to turn."""
    look: str
    """Where to look to find it out."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Something an action leads to."""

    kind: str
    worth: float = 0.0
    """How much is at stake; an animal in the bar counts about 1."""
    cards: Mapping[str, Line] = field(default_factory=dict)
    """Who takes part, by the field of the sentence."""
    looked_at: Line = ()
    """Who shows it, to somebody who has yet to find it out."""

    @property
    def rank(self) -> float:
        """The higher, the more telling."""
        return KINDS[self.kind].weight + 10 * self.worth


KINDS: Final[Mapping[str, Kind]] = {
    "both in": Kind(
        60,
        (N_("{cards} get into the bar together."), N_("The gate opens for {cards:object}.")),
        N_("Look at the gate: which animal could get in now?"),
    ),
    "vultures": Kind(
        56,
        (N_("{by} meets {card:object}, and both get into the bar."),),
        N_("Look at the top of THAT'S IT."),
    ),
    "in and out": Kind(
        54,
        (
            N_("{card} gets in, and {victim} is thrown out."),
            N_("{victim} is thrown out, and {card} gets in."),
        ),
        N_("Look at both ends of the line."),
    ),
    "in ahead": Kind(
        52,
        (N_("{card} gets in ahead of {rival:object}."), N_("{card} gets in, and {rival} has to wait.")),
        N_("Look at {rival:object}: could one of your animals get in first?"),
    ),
    "in": Kind(
        50,
        (N_("{card} gets into the bar."), N_("The gate opens for {card:object}.")),
        N_("Look at the gate: which animal could get in now?"),
    ),
    "off the gate": Kind(
        42,
        (
            N_("{by} throws out {victim:object} close to the gate."),
            N_("Just before the gate, {by} throws out {victim:object}."),
        ),
        N_("Look at {victim:object}, so close to the gate."),
    ),
    "eaten at the gate": Kind(
        42,
        (
            N_("{by} eats {victim:object} just before the gate."),
            N_("{by} snatches {victim:object} right at the gate."),
        ),
        N_("Look at {victim:object}, so close to the gate."),
    ),
    "two first": Kind(
        40,
        (
            N_("{cards} are first, and one more animal is needed."),
            N_("{cards} are first. The next card may let them in."),
        ),
        N_("Look at the front of the line."),
    ),
    "many gone": Kind(
        38,
        (N_("{by} clears {count} rival animals out of the line."),),
        N_("Look how many rival animals are waiting."),
    ),
    "place taken": Kind(
        36,
        (
            N_("{by} takes the place of {victim:object}."),
            N_("{by} gets rid of {victim:object} and takes that place."),
        ),
        N_("Look at the place of {victim:object}."),
    ),
    "gone": Kind(
        34,
        (N_("{by} gets rid of {victims:object}."), N_("{by} throws out {victims:object}.")),
        N_("Look at {victims:object}."),
    ),
    "eaten": Kind(
        34,
        (N_("{by} eats {victims:object}."), N_("{by} makes a meal of {victims:object}.")),
        N_("Look at {victims:object}."),
    ),
    "shield alone": Kind(
        31,
        (N_("{shield} stops {threat:object}."), N_("{threat} cannot pass {shield:object}.")),
        N_("Look at {threat:object}: which animal could stop it?"),
    ),
    "bounced": Kind(
        30,
        (
            N_("{victim} is the last of five and is thrown out."),
            N_("{victim} is thrown out as the last of five."),
        ),
        N_("Look at the end of the line."),
    ),
    "escape": Kind(
        28,
        (
            N_("{card} gets out of the reach of {threat:object}."),
            N_("{card} is safe from {threat:object} for now."),
        ),
        N_("{card} is in danger: look at {threat:object}."),
    ),
    "lead taken": Kind(
        27,
        (
            N_("{card} takes first place from {rival:object}."),
            N_("{card} goes to the front, ahead of {rival:object}."),
        ),
        N_("Look at the front of the line."),
    ),
    "sent back": Kind(
        24,
        (N_("{victim} ends up last in the line."), N_("{victim} falls back to the end of the line.")),
        N_("Look at {victim:object}."),
    ),
    "lead": Kind(
        22,
        (N_("{card} goes to the front of the line."), N_("{card} is first in line now.")),
        N_("Look at the front of the line."),
    ),
    "ahead": Kind(
        18,
        (N_("{card} gets ahead of {rivals:object}."), N_("{card} slips past {rivals:object}.")),
        N_("Look at {rivals:object}."),
    ),
    "shield": Kind(
        21,
        (
            N_("{shield} keeps {threat:object} away from {card:object}."),
            N_("{shield} stands between {threat:object} and {card:object}."),
        ),
        N_("Look at {threat:object}: which animals could it reach?"),
    ),
    "shield stays": Kind(
        16,
        (
            N_("{shield} stays in front of {threat:object}."),
            N_("{shield} still stops {threat:object}."),
        ),
        N_("Look at {threat:object} behind {shield:object}."),
    ),
    "stays first": Kind(
        8,
        (N_("{first} stays first in line."), N_("No animal passes {first:object}.")),
        N_("Look at the front of the line."),
    ),
    "fetched": Kind(
        14,
        (N_("{by} brings {card:object} back into the line."),),
        N_("Look at the top of THAT'S IT."),
    ),
    "next": Kind(
        13,
        (
            N_("{card} now waits at the gate for the next opening."),
            N_("{card} moves up to first place, for the next time."),
        ),
        N_("Look who is first in line after two get in."),
    ),
    "only card": Kind(
        12,
        (N_("{spared} is the only card left to play."),),
        N_("There is only one card left to play."),
    ),
    "let pass": Kind(
        7,
        (N_("{cards} get in, and {spared} is thrown out."),),
        N_("Rival animals will get in: which card can you do without?"),
    ),
    "stripes": Kind(
        10,
        (
            N_("{card} joins the line, safe from every crocodile."),
            N_("{card} joins the line, and no hippo can pass."),
        ),
        N_("No hurry: which of your animals is safe in any line?"),
    ),
    "quills": Kind(
        10,
        (N_("{card} waits with its quills up."), N_("{card} joins the line, safe from every tiger.")),
        N_("No hurry: which of your animals is safe in any line?"),
    ),
    "opening": Kind(
        8,
        (N_("{card} opens the line and is first."), N_("The line is empty, so {card} is first.")),
        N_("The line is empty: which animal should be first?"),
    ),
    "second": Kind(
        9.6,
        (
            N_("{card} waits second. With five in line, two get in."),
            N_("{card} is second in line, and the first two get in."),
        ),
        N_("No hurry: which animal is safe near the gate?"),
    ),
    "third": Kind(
        9.4,
        (
            N_("{card} will be first once the two in front get in."),
            N_("{card} is third in line, and first once two get in."),
        ),
        N_("No hurry: which animal can wait until the gate opens twice?"),
    ),
    "fourth": Kind(
        9.2,
        (
            N_("{card} is fourth in line, and second once two get in."),
            N_("{card} is fourth in line. One more, and the gate opens."),
        ),
        N_("No hurry: which animal can wait until the gate opens twice?"),
    ),
    "alone": Kind(
        23,
        (N_("{card} has the line to itself."), N_("Only {card} is left in line.")),
        N_("Look how few animals are waiting."),
    ),
    "no fifth": Kind(
        17.6,
        (N_("{spared} does not stay in line, so the gate stays shut."),),
        N_("Look who would get in now: can you keep the gate shut?"),
    ),
    "is eaten": Kind(
        17.4,
        (N_("{by} eats {spared:object}."),),
        N_("No animal gets in this turn: which card can you do without?"),
    ),
    "is turned away": Kind(
        17.4,
        (N_("{by} throws out {spared:object}."),),
        N_("No animal gets in this turn: which card can you do without?"),
    ),
    "is stung": Kind(
        17.4,
        (N_("{spared} runs into the quills of {by:object} and is thrown out."),),
        N_("No animal gets in this turn: which card can you do without?"),
    ),
    "burns": Kind(
        17.4,
        (N_("{spared} burns in the light of the gate."),),
        N_("No animal gets in this turn: which card can you do without?"),
    ),
    "wasted": Kind(
        17.2,
        (N_("{spared} goes straight to THAT'S IT. The line does not change."),),
        N_("No animal gets in this turn: which card can you do without?"),
    ),
    "given up": Kind(
        6,
        (N_("This turn costs {spared:object}."),),
        N_("No animal gets in this turn: which card can you do without?"),
    ),
    "last card": Kind(
        1,
        (N_("This is the last card. No more animals get in."),),
        N_("This is the last card. There is nothing left to win."),
    ),
    "nothing": Kind(
        0,
        (N_("A quiet turn. No animal gets in."),),
        N_("No animal gets in this turn: which card can you do without?"),
    ),
    "stacked within reach": Kind(
        4,
        (N_("{card} lies on top, where {vulture} could bring it back."),),
        N_("Look at the animals on their way to THAT'S IT."),
    ),
    "stacked below": Kind(
        3,
        (N_("{card} lies below {top:object}, out of reach of {vulture:object}."),),
        N_("Look at the animals on their way to THAT'S IT."),
    ),
    "stacked against one": Kind(
        3,
        (N_("{vulture} could bring back only {card:object}."),),
        N_("Look at the animals on their way to THAT'S IT."),
    ),
    "stacked against many": Kind(
        3,
        (N_("A rival's vulture could bring back only {card:object}."),),
        N_("Look at the animals on their way to THAT'S IT."),
    ),
    "stacked": Kind(
        1,
        (N_("The order on THAT'S IT hardly matters now."),),
        N_("Look at the animals on their way to THAT'S IT."),
    ),
    "stacked anyhow": Kind(
        1,
        (N_("No vulture can come any more, so the order does not matter."),),
        N_("Look whether anyone can still play a vulture."),
    ),
}
