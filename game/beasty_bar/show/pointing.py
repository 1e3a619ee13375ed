"""What on the table can be pointed at, what that means for the action being chosen, and what comes up."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from game.beasty_bar.handbook.guide import GUIDE, QUESTIONS
from game.beasty_bar.marks import Hold, Landing, Model, Target, Top, species_of
from game.beasty_bar.rules.actions import Play
from game.beasty_bar.rules.animals import (
    ANIMALS,
    OSTRICH,
    OWNER,
    POINTS,
    SPECIES,
    STRENGTH,
    Card,
    Species,
    card_of,
)
from game.beasty_bar.rules.events import Passed, Phase, PhaseStarted
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.view import View
from game.beasty_bar.show.places import LINE_WIDTH, RATIO, Places, Pose
from game.core.choosing import Choosing
from game.core.messages import N_, capital
from game.shell.desk import Desk
from game.shell.focus import Spot
from game.shell.stage import Box
from game.shell.table.hud import Hud

DONE = "done stacking"
"""The button beside the chips."""
ON_TOP = N_("Choose two cards to swap them. The card on the right ends up on top of THAT'S IT.")


@dataclass(frozen=True, slots=True)
class Chip:
    """One of the animals to stack, by its place in the row."""

    place: int


@dataclass(frozen=True, slots=True)
class Look:
    """A card that can only be looked at."""

    card: Card


@dataclass(frozen=True, slots=True)
class Glimpse:
    """A card outside of line and hand."""

    card: Card


def card_box(pose: Pose) -> Box:
    """The card itself, without what is around it."""
    return Box(pose.x - pose.width / 2, pose.y - pose.width * RATIO / 2, pose.width, pose.width * RATIO)


class Pointing:
    """Spots for a view, narrowed by what is being chosen."""

    def __init__(self, desk: Desk, names: Sequence[str]) -> None:
        self._desk, self._words = desk, desk.words(names)

    def spots(self, view: View, places: Places, choosing: Choosing | None) -> list[Spot]:
        """The line from the gate, landing places, the hand."""
        options = set(choosing.options()) if choosing else set()
        asked = choosing is not None and choosing.begun
        spots = [self._line_spot(view, places, place, options, asked) for place in range(len(view.line))]
        spots += self._landings(view, places, choosing)
        spots += [self._hand_spot(view, places, number, options, asked) for number in range(len(view.hand))]
        return spots

    def _line_spot(self, view: View, places: Places, place: int, options: set[Hashable], asked: bool) -> Spot:
        card = view.line[place]
        box = card_box(places.queue(place, flipped=view.flipped))
        for key in (Target(place), Model(SPECIES[card])):
            if key in options:
                return Spot(key, box, self.name(card), self.rule(card), digit=place + 1, answer=True)
        text = self._desk.say("You cannot choose this animal here.") if asked else self.rule(card)
        return Spot(Look(card), box, self.name(card), text, active=False)

    def _hand_spot(
        self, view: View, places: Places, number: int, options: set[Hashable], asked: bool
    ) -> Spot:
        card = view.hand[number]
        box = card_box(places.hand(number, len(view.hand), lifted=False))
        key = Hold(SPECIES[card])
        if key in options:
            name, rule = self.name(card), self.rule(card)
            return Spot(key, box, name, rule, digit=number + 1, draggable=True, answer=asked)
        return Spot(Look(card), box, self.name(card), self.rule(card), active=False)

    def _landings(self, view: View, places: Places, choosing: Choosing | None) -> list[Spot]:
        """Where a kangaroo or an ostrich would come to stand."""
        if choosing is None or not choosing.begun:
            return []
        species = acting(choosing)
        spots = []
        for option in choosing.options():
            if not isinstance(option, Landing):
                continue
            action = choosing.completed(option)
            assert isinstance(action, Play), "a landing place is the last thing to choose"
            slot = places.queue(landing_place(view, action), flipped=view.flipped)
            gap = slot.x + (LINE_WIDTH / 2 + 13) * (-1 if places.gate_left(flipped=view.flipped) else 1)
            height = LINE_WIDTH * RATIO + 40
            box = Box(gap - 52, slot.y - height / 2 - 20, 104, height)
            if species == OSTRICH:  # both runs may end at the same place
                box = box.column(2, 0)[option.choice]
            name = self.landing_name(species, option.choice)
            spots.append(Spot(option, box, name, digit=option.choice + (species == OSTRICH), answer=True))
        return spots

    def landing_name(self, species: Species, choice: int) -> str:
        """How far the jump or the run goes."""
        say = self._desk.say
        if species == OSTRICH:
            return say("pass odd strengths") if choice else say("pass even strengths")
        return say("over two") if choice == 2 else say("over one")

    def name(self, card: Card) -> str:
        """Whose animal it is."""
        return capital(self._words.piece(ANIMALS[SPECIES[card]].name, OWNER[card], ""))

    def rule(self, card: Card) -> str:
        """What it does."""
        return self._desk.say(GUIDE[SPECIES[card]])

    def facts(self, card: Card) -> str:
        """What the numbers on it say."""
        return self._desk.say(
            "Strength {strength}, worth {points} points.", strength=STRENGTH[card], points=POINTS[card]
        )

    def question(self, view: View, choosing: Choosing) -> tuple[str, str, Card | None]:
        """What is asked: a title with all that was chosen so far, a sentence, and the card it is about."""
        say = self._desk.say
        if view.sent:
            return say("Stack cards"), say(ON_TOP), None
        chain = species_of(choosing.done)
        if not chain:
            title = say("{player}, play a card", player=self._words.seat(view.to_move))
            return title, say("Point at a card to see what it does."), None
        text = say(QUESTIONS[chain[-1]]) if chain[-1] in QUESTIONS else ""
        return self.trail(view, choosing.done), text, card_of(view.to_move, chain[0])

    def trail(self, view: View, done: Sequence[Hashable]) -> str:
        """Everything that was chosen, one after the other."""
        return " > ".join(self._link(view, done, step) for step in done)

    def _link(self, view: View, done: Sequence[Hashable], step: Hashable) -> str:
        match step:
            case Hold(species) | Model(species) | Top(species):
                return capital(self._words.name(ANIMALS[species].name))
            case Target(place):
                return self.name(view.line[place])
            case Landing(choice):
                return self.landing_name(species_of(done)[-1], choice)
            case _:
                return ""


def acting(choosing: Choosing) -> Species:
    """The species that asks."""
    return species_of(choosing.done)[-1]


def landing_place(view: View, action: Play) -> int:
    """In front of which animal of the line a jump or a run would end: the rules try it out."""
    for event in RULES.apply(RULES.imagine(view, seed=0), action).events:
        if event == PhaseStarted(Phase.RECURRING):
            break  # from here on others move
        if isinstance(event, Passed):
            return event.place
    return len(view.line)


def lifted(view: View, hud: Hud) -> Card | None:
    """The card of the hand that is pointed at, advised, or being played."""
    if view.viewer is None or hud.choosing is None:
        return None
    if hud.choosing.begun:
        first = hud.choosing.done[0]
        return card_of(view.viewer, first.species) if isinstance(first, Hold) else None
    if isinstance(hud.focus, Hold):
        return card_of(view.viewer, hud.focus.species)
    if isinstance(hud.focus, Look) and hud.focus.card in view.hand:
        return hud.focus.card
    advised = [card for card in view.hand if hud.tip is not None and card in hud.tip.lit]
    return advised[0] if len(advised) == 1 else None


def aimed(view: View, hud: Hud) -> list[Card]:
    """The cards that are pointed at as the answer to a question."""
    if hud.choosing is None or hud.focus not in hud.choosing.options():
        return []
    match hud.focus:
        case Target(place):
            return [view.line[place]]
        case Model(species):
            return [card for card in view.line if SPECIES[card] == species]
        case Hold(species) if view.viewer is not None:
            return [card_of(view.viewer, species)]
    return []
