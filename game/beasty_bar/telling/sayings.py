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
        N_("Look at the gate: who could get in now?"),
    ),
    "vultures": Kind(
        56,
        (N_("{by} meets {card:object}: both get into the bar."),),
        N_("Look at the top of THAT'S IT."),
    ),
    "in and out": Kind(
        54,
        (
            N_("{card} gets in, and {victim} is thrown out."),
            N_("The gate for {card:object}, the exit for {victim:object}."),
        ),
        N_("Look at both ends of the line."),
    ),
    "in ahead": Kind(
        52,
        (N_("{card} gets in ahead of {rival:object}."), N_("{card} gets in, and {rival} has to wait.")),
        N_("Look at {rival:object}: could somebody get in first?"),
    ),
    "in": Kind(
        50,
        (N_("{card} gets into the bar."), N_("The gate opens for {card:object}.")),
        N_("Look at the gate: who could get in now?"),
    ),
    "off the gate": Kind(
        42,
        (
            N_("{by} drives {victim:object} away from the gate."),
            N_("{by} turns {victim:object} away at the gate."),
        ),
        N_("Look at {victim:object}, so close to the gate."),
    ),
    "eaten at the gate": Kind(
        42,
        (
            N_("{by} eats {victim:object} right before the gate."),
            N_("{by} snatches {victim:object} right at the gate."),
        ),
        N_("Look at {victim:object}, so close to the gate."),
    ),
    "two first": Kind(
        40,
        (
            N_("{cards} come first, and only one more is missing."),
            N_("{cards} lead: the next card may let them in."),
        ),
        N_("Look at the head of the line."),
    ),
    "many gone": Kind(
        38,
        (N_("{by} clears {count} rivals out of the line."),),
        N_("Look how many rivals are waiting."),
    ),
    "place taken": Kind(
        36,
        (N_("{by} takes the place of {victim:object}."), N_("{victim} must go, and {by} stands there now.")),
        N_("Look at {victim:object}: a good place to stand."),
    ),
    "gone": Kind(
        34,
        (N_("{by} gets rid of {victims:object}."), N_("{by} sees to it that {victims} must go.")),
        N_("Look at {victims:object}."),
    ),
    "eaten": Kind(
        34,
        (N_("{by} eats {victims:object}."), N_("{by} makes a meal of {victims:object}.")),
        N_("Look at {victims:object}."),
    ),
    "shield alone": Kind(
        31,
        (N_("{shield} blocks the way of {threat:object}."), N_("{threat} cannot get past {shield:object}.")),
        N_("Look at {threat:object}: what stops it?"),
    ),
    "bounced": Kind(
        30,
        (N_("{victim} is last of five and has to go."), N_("{victim} is thrown out as the last of five.")),
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
        (N_("{card} takes the lead from {rival:object}."), N_("{card} goes first, ahead of {rival:object}.")),
        N_("Look at the head of the line."),
    ),
    "sent back": Kind(
        24,
        (N_("{victim} ends up last in the line."), N_("{victim} falls back to the end of the line.")),
        N_("Look at {victim:object}."),
    ),
    "lead": Kind(
        22,
        (N_("{card} goes to the head of the line."), N_("{card} comes first now.")),
        N_("Look at the head of the line."),
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
        N_("Look at {threat:object} and whom it could reach."),
    ),
    "shield stays": Kind(
        16,
        (
            N_("Keeps {shield:object} in front of {threat:object}."),
            N_("{shield} still stops {threat:object}."),
        ),
        N_("Look at {threat:object} behind {shield:object}."),
    ),
    "stays first": Kind(
        8,
        (N_("{first} stays at the head of the line."), N_("Nobody gets ahead of {first:object}.")),
        N_("Look at the head of the line."),
    ),
    "fetched": Kind(
        14,
        (N_("{by} brings {card:object} back into the line."),),
        N_("Look at the top of THAT'S IT."),
    ),
    "next": Kind(
        13,
        (
            N_("{card} is first in line for the next two places."),
            N_("{card} moves up to the gate, for the next time."),
        ),
        N_("Look who comes first once two are in."),
    ),
    "only card": Kind(
        12,
        (N_("{spared} is the only card left to play."),),
        N_("There is only one card left to play."),
    ),
    "let pass": Kind(
        7,
        (N_("{cards} get in, and {spared} has to go."),),
        N_("The gate opens for others: which card can you do without?"),
    ),
    "stripes": Kind(
        10,
        (
            N_("{card} lines up where no crocodile can touch it."),
            N_("{card} lines up; no hippo will pass it."),
        ),
        N_("Nothing urgent: who stands safely in any line?"),
    ),
    "quills": Kind(
        10,
        (N_("{card} waits with its quills up."), N_("{card} lines up: no tiger can eat it.")),
        N_("Nothing urgent: who stands safely in any line?"),
    ),
    "opening": Kind(
        8,
        (N_("{card} opens the line, with nobody ahead of it."), N_("The line is empty: {card} comes first.")),
        N_("The line is empty: who likes to wait there?"),
    ),
    "second": Kind(
        9.6,
        (
            N_("{card} waits second: two get in when five are there."),
            N_("{card} waits second, and two get in at a time."),
        ),
        N_("Nothing urgent: who is good at waiting close to the gate?"),
    ),
    "third": Kind(
        9.4,
        (
            N_("{card} waits third, to lead when the first two are in."),
            N_("{card} comes third: first in line once two are in."),
        ),
        N_("Nothing urgent: who can wait for the gate to open twice?"),
    ),
    "fourth": Kind(
        9.2,
        (
            N_("{card} waits fourth, second once two are in."),
            N_("{card} comes fourth: one more, and the gate opens."),
        ),
        N_("Nothing urgent: who can wait for the gate to open twice?"),
    ),
    "alone": Kind(
        23,
        (N_("{card} has the line to itself."), N_("Nobody but {card} is left in the line.")),
        N_("Look how few are waiting."),
    ),
    "no fifth": Kind(
        17.6,
        (N_("{spared} comes and goes, so that nobody gets in yet."),),
        N_("Look who would get in next: can it wait?"),
    ),
    "is eaten": Kind(
        17.4,
        (N_("{by} eats {spared:object}."),),
        N_("Nobody gets in this turn: which card can you do without?"),
    ),
    "is turned away": Kind(
        17.4,
        (N_("{by} turns {spared:object} away."),),
        N_("Nobody gets in this turn: which card can you do without?"),
    ),
    "is stung": Kind(
        17.4,
        (N_("{spared} runs into the quills of {by:object} and has to go."),),
        N_("Nobody gets in this turn: which card can you do without?"),
    ),
    "burns": Kind(
        17.4,
        (N_("{spared} burns in the light of the gate."),),
        N_("Nobody gets in this turn: which card can you do without?"),
    ),
    "wasted": Kind(
        17.2,
        (N_("{spared} goes straight to THAT'S IT; the line stays as it is."),),
        N_("Nobody gets in this turn: which card can you do without?"),
    ),
    "given up": Kind(
        6,
        (N_("This time it costs {spared:object}."),),
        N_("Nobody gets in this turn: which card can you do without?"),
    ),
    "last card": Kind(
        1,
        (N_("The last card; nobody else gets in."),),
        N_("The last card: nothing is left to win."),
    ),
    "nothing": Kind(
        0,
        (N_("A quiet move; nobody gets in."),),
        N_("Nobody gets in this turn: which card can you do without?"),
    ),
    "stacked within reach": Kind(
        4,
        (N_("{card} lies on top, where {vulture} could fetch it."),),
        N_("Look at the animals on their way to THAT'S IT."),
    ),
    "stacked below": Kind(
        3,
        (N_("{card} lies below {top:object}, out of the reach of {vulture:object}."),),
        N_("Look at the animals on their way to THAT'S IT."),
    ),
    "stacked against one": Kind(
        3,
        (N_("If {vulture} comes, it finds only {card:object}."),),
        N_("Look at the animals on their way to THAT'S IT."),
    ),
    "stacked against many": Kind(
        3,
        (N_("If a rival's vulture comes, it finds only {card:object}."),),
        N_("Look at the animals on their way to THAT'S IT."),
    ),
    "stacked": Kind(
        1,
        (N_("The order on THAT'S IT hardly matters now."),),
        N_("Look at the animals on their way to THAT'S IT."),
    ),
    "stacked anyhow": Kind(
        1,
        (N_("No vulture is left to come: they may lie in any order."),),
        N_("Look whether anybody could still play a vulture."),
    ),
}
