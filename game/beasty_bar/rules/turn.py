"""A turn: play a card, let it act, let the recurring animals act, check for five, draw.

`play` runs up to the stacking of the victims. Where their order is the player's to choose it stops there,
and `stack` runs the rest; otherwise the turn is played to its end.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Sequence
from typing import Final

from game.beasty_bar.rules.animals import BAT, ONCE_A_TURN, RECURS, SPECIES, VULTURE, Card
from game.beasty_bar.rules.effects import act
from game.beasty_bar.rules.events import (
    Admitted,
    Bounced,
    Drawn,
    Event,
    GameOver,
    Landed,
    MaskDropped,
    NothingHappened,
    Phase,
    PhaseStarted,
    Played,
    Stacked,
    TurnStarted,
)
from game.beasty_bar.rules.jostle import Ask, Jostle, Tell
from game.beasty_bar.rules.scoring import scores
from game.beasty_bar.rules.state import State

FULL_LINE: Final = 5

_PHASE_STARTED: Final = {phase: PhaseStarted(phase) for phase in Phase}


def play(jostle: Jostle, card: Card) -> None:
    """Phases 1 to 3, and the rest of the turn unless the player has a stack to order."""
    arrive(jostle, card)
    _recur(jostle)
    state = jostle.state
    if len(state.sent) < 2 or not state.options.stackable:
        _finish(jostle)


def arrive(jostle: Jostle, card: Card) -> None:
    """Phases 1 and 2: a card comes out of the hand, and acts if it is still there. All choices fall here."""
    still_there = _lay(jostle, card)
    if jostle.tell:
        jostle.tell(_PHASE_STARTED[Phase.ACTION])
    if still_there:
        act(jostle, card)
    if jostle.posers:
        _drop_masks(jostle)


def stack(jostle: Jostle, order: Sequence[int]) -> None:
    """The player says in which order the victims are stacked, the lowest first; the turn runs to its end."""
    sent = jostle.state.sent
    sent[:] = [sent[number] for number in order]
    _finish(jostle)


def _lay(jostle: Jostle, card: Card) -> bool:
    """Phase 1: a vulture waits beside THAT'S IT, everyone else queues up. False if the card burns at once."""
    state, tell = jostle.state, jostle.tell
    if tell:
        tell(_PHASE_STARTED[Phase.PLAY])
    state.hands[state.to_move].remove(card)
    if card in state.shown:
        state.shown.remove(card)
    if SPECIES[card] == VULTURE:
        state.aside.append(card)
        if tell:
            tell(Played(card, None))
        return True
    state.line.append(card)
    jostle.fresh.append(card)
    if tell:
        tell(Played(card, len(state.line) - 1))
    if SPECIES[card] == BAT:  # nobody else can bring a bat to the gate by queueing up
        jostle.settle()
        return card in state.line
    return True


def _drop_masks(jostle: Jostle) -> None:
    """Whoever posed is itself again."""
    if jostle.tell:
        for card in dict.fromkeys(jostle.posers):
            if card in jostle.line or card in jostle.state.aside:
                jostle.tell(MaskDropped(card))
    jostle.posers = []
    jostle.posing_bat = None


def _recur(jostle: Jostle) -> None:
    """Phase 3: whoever recurs acts, from the gate to the exclusion, each once."""
    line, tell = jostle.line, jostle.tell
    recurring = [card for card in line if RECURS[card]]
    if tell:
        tell(_PHASE_STARTED[Phase.RECURRING])
        jostle.tell = _worth_telling(tell, jostle.idle)
    for card in recurring:
        if SPECIES[card] in ONCE_A_TURN and card in jostle.fresh:
            continue
        if card in line:
            act(jostle, card)
    jostle.tell = tell


def _worth_telling(tell: Tell, told: NothingHappened | None) -> Tell:
    """A recurring animal that does nothing is worth a word only if somebody stands in its way, and one that
    has just arrived only if that was not told of its arrival."""

    def tell_if_worth(event: Event) -> None:
        if not isinstance(event, NothingHappened) or (event.other is not None and event != told):
            tell(event)

    return tell_if_worth


def _finish(jostle: Jostle) -> None:
    """The end of phase 3, and phases 4 and 5."""
    state = jostle.state
    tell = jostle.tell
    if state.sent:
        _stack_sent(state, tell)
    if state.aside:
        _land(state, tell)
    if tell:
        tell(_PHASE_STARTED[Phase.CHECK])
    if len(state.line) == FULL_LINE:
        _open_gate(jostle)
    _draw(state, tell)
    _pass_on(state, tell)
    jostle.fresh = []


def _stack_sent(state: State, tell: Tell | None) -> None:
    state.thats_it += state.sent
    if tell:
        tell(Stacked(tuple(state.sent)))
    state.sent = []


def _land(state: State, tell: Tell | None) -> None:
    """Whoever waited beside THAT'S IT lies on top of it, in the order of coming."""
    state.thats_it += state.aside
    if tell:
        for card in state.aside:
            tell(Landed(card))
    state.aside = []


def _open_gate(jostle: Jostle) -> None:
    """Phase 4: five are waiting. Two get in, the last is thrown out, and a bat may stand in the light."""
    state, tell = jostle.state, jostle.tell
    first, second, *rest, last = state.line
    state.line[:] = rest
    state.bar += (first, second)
    state.thats_it.append(last)
    if tell:
        tell(Admitted(first, 0))
        tell(Admitted(second, 0))
        tell(Bounced(last, len(rest)))
    jostle.settle()
    if state.sent:
        _stack_sent(state, tell)


def _draw(state: State, tell: Tell | None) -> None:
    """Phase 5."""
    if tell:
        tell(_PHASE_STARTED[Phase.DRAW])
    card = draw(state.hands[state.to_move], state.decks[state.to_move])
    if tell and card is not None:
        tell(Drawn(state.to_move, card))


def draw(hand: list[Card], deck: list[Card]) -> Card | None:
    """The next card of a draw pile goes into the hand, if there is one."""
    if not deck:
        return None
    card = deck.pop()
    insort(hand, card)
    return card


def _pass_on(state: State, tell: Tell | None) -> None:
    state.pass_on()
    if tell:
        if state.over:
            tell(GameOver(state.to_move, state.turn, scores(state.bar, state.players)))
        else:
            tell(TurnStarted(state.to_move, state.turn))


def play_out(state: State, random: Callable[[], float], tell: Tell | None = None) -> None:
    """Play to the end with uniformly random cards, and choices drawn as they arise."""

    def choose(_: Ask, options: Sequence[int]) -> int:
        return options[int(random() * len(options))]

    jostle = Jostle(state, choose, tell)
    while hand := state.hands[state.to_move]:
        play(jostle, hand[int(random() * len(hand))])
        if state.sent:
            stack(jostle, sorted(range(len(state.sent)), key=lambda _: random()))
