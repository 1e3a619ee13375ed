"""A preview tells what will really happen, as far as anybody can know it, and nothing else."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import fields
from random import Random
from typing import Any

import pytest

from game.core.errors import IllegalAction
from game.core.match import Match
from game.core.rules import Seat
from game.fantasy_pub.advice.preview import Entering, Preview, preview
from game.fantasy_pub.rules.actions import Action, Play
from game.fantasy_pub.rules.characters import DWARF, ELF, GOBLIN, RACE, TROLL
from game.fantasy_pub.rules.chips import UNKNOWN, Chips
from game.fantasy_pub.rules.events import (
    BarkeeperMoved,
    ClosingTime,
    CoinPicked,
    DiceRolled,
    DiceSpent,
    DieAdjusted,
    Drank,
    Entered,
    Event,
    EventDiscarded,
    ExtraRound,
    GameOver,
    InvitationRound,
    Invited,
    Left,
    Moved,
    ThrownOut,
    Treated,
    TurnEnded,
    TurnStarted,
    Why,
)
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.house import CARD_BY_KEY, Card
from game.fantasy_pub.rules.setup import Setup
from game.fantasy_pub.rules.state import Phase, Stage, State
from game.fantasy_pub.rules.view import View
from tests.fantasy_pub.tables import pub, who

GAMES = 20
WORLDS = 3


def foreseen(state: State, *actions: str) -> Preview:
    """What the seat to move can know of these actions."""
    return preview(RULES.view(state, state.to_move), *map(RULES.parse, actions))


# Beers


def test_a_coin_keeps_its_secret() -> None:
    state = pub("G@1 c2", "rD@2 c1", "rT@2 c1 b5", dice=(1, 4), barkeeper=5)
    assert foreseen(state, "move goblin1 1").events == (
        DiceSpent(1),
        Moved(who("G"), (1, 2), counts=True),
        InvitationRound(2, (who("G"), who("rD"), who("rT"))),
        Invited(who("G"), who("rD"), UNKNOWN),
        Invited(who("rD"), who("rT"), UNKNOWN),
        ThrownOut(who("rT"), 2, Why.DRUNK, 1, UNKNOWN + "n" * 5),
    )


def test_the_pub_afterwards_shows_what_is_not_known() -> None:
    after = foreseen(pub("D@3 c2 b1 t1", barkeeper=1), "call 3 on dwarf1/N").after
    assert (after.beers[who("D")], after.coins[who("D")]) == (UNKNOWN + "t", 1)
    assert after.barkeeper == 3


def test_what_lies_open_is_told_with_its_kind() -> None:
    (left,) = (e for e in foreseen(pub("L@door c1 b3 t1"), "leave elf1 3").events if isinstance(e, Left))
    assert left.beers == "nnt"


def test_a_beer_on_the_house_is_of_unknown_kind_even_after_the_reserve_was_shuffled() -> None:
    state = pub("D@5 b5", "rD@5 c2", dice=(3, 2), hand="house_round")
    told = foreseen(state, "play house_round 3 on 5").events
    assert [event.kind for event in told if isinstance(event, Treated)] == [UNKNOWN] * 2


# Entering


def test_nobody_knows_who_enters() -> None:
    state = pub("D@4 c2", "rG@5 c2", deck="troll")
    found = foreseen(state, "enter 3")
    assert found.events == (DiceSpent(3),)
    assert found.entering is not None
    assert found.entering.races == {GOBLIN: 2, DWARF: 1, ELF: 2, TROLL: 1}
    assert found.entering.coins == 3
    assert found.after.spaces[0] == ()


def test_whoever_is_left_or_was_seen_is_known_to_enter() -> None:
    state = pub("D@4 c2", "rG@5 c2", deck="troll")
    state.known_bottom = (6, 0)
    found = foreseen(state, "enter 3")
    assert found.entering is None
    assert found.events[-1] == Entered(who("T"), 3)
    assert foreseen(state, "enter both").events[-1] == TurnEnded(Seat(0))


def test_of_two_old_friends_nobody_knows_which_one_comes() -> None:
    state = pub("D@4 c2", "rG@5 c2", hand="old_friend")
    found = foreseen(state, "play old_friend 3 on goblin")
    assert found.entering == Entering(Seat(0), (who("G"), who("G2")), 4)
    sure = foreseen(state, "play old_friend 3 on troll")
    assert sure.entering is None
    assert Entered(who("T"), 4) in sure.events


# Where it ends


def test_the_next_turn_is_not_foreseen() -> None:
    assert foreseen(pub("L@1", "rG@5 c2"), "move elf1 both").events[-1] == TurnEnded(Seat(0))


def test_closing_time_at_the_end_of_a_round_is() -> None:
    state = pub("L@1", "rG@5 c2", "rD@door b1", start=1)
    state.round = state.rounds
    told = foreseen(state, "move elf1 both").events
    assert [*map(type, told)][-4:] == [TurnEnded, ClosingTime, Left, ExtraRound]


def test_the_end_of_the_game_is() -> None:
    state = pub("L@1 c2", "rG@5 c2", start=1, stage=Stage.EXTRA)
    found = foreseen(state, "move elf1 both")
    (over,) = (event for event in found.events if isinstance(event, GameOver))
    assert [score.majority for score in over.scores] == [3, 3]


def test_nobody_counts_points_for_a_beer_that_nobody_knows() -> None:
    state = pub("L@2 c2", "rG@5 c2", dice=(2, 5), start=1, stage=Stage.EXTRA)
    found = foreseen(state, "call 2 on elf1/N", "leave elf1 5")
    (left,) = (event for event in found.events if isinstance(event, Left))
    assert left.beers == UNKNOWN
    assert found.events[-1] == GameOver(())
    assert found.after.phase is Phase.OVER


def test_a_card_that_is_put_away_is_known_to_whoever_does_it() -> None:
    state = RULES.new_game(Setup(2), 3).state
    action = RULES.legal_actions(state)[0]
    (event,) = preview(RULES.view(state, state.to_move), action).events
    assert isinstance(event, EventDiscarded)
    assert event.card is not None


def test_the_card_is_turned_over() -> None:
    assert foreseen(pub("L@1"), "adjust 3").events == (DieAdjusted(Seat(0), 3, 4, -1),)


def test_actions_that_follow_each_other() -> None:
    state = pub("D@3 c2 b1", "rG@4 c1", dice=(3, 2), hand="cold_water")
    found = foreseen(state, "call 3 on dwarf1/N", "play cold_water 2 on dwarf1/N", "end")
    assert [*map(type, found.events)][:3] == [DiceSpent, BarkeeperMoved, Drank]
    assert found.events[-1] == TurnEnded(Seat(0))
    assert found.after.beers[who("D")] == UNKNOWN


def test_a_goblin_takes_a_coin_and_pays_with_it() -> None:
    told = foreseen(pub("G@1", "rD@2 c1", dice=(1, 4), floor={2: 1}), "move goblin1 1").events
    assert CoinPicked(who("G"), 2) in told
    assert Invited(who("G"), who("rD"), UNKNOWN) in told


def test_what_is_not_allowed_is_not_foreseen() -> None:
    with pytest.raises(IllegalAction):
        foreseen(pub("L@1"), "move dwarf1 3")


# It is what really happens


def agree(mask: Any, real: Any) -> bool:
    """The same, but for kinds that were unknown."""
    if isinstance(mask, str) and UNKNOWN in mask:
        known = Counter(mask.replace(UNKNOWN, ""))
        return isinstance(real, str) and len(real) == len(mask) and known <= Counter(real)
    if isinstance(mask, tuple) and type(mask) is type(real) and len(mask) == len(real):
        return all(map(agree, mask, real))
    return bool(mask == real)


def same(mask: Event | View, real: Event | View) -> bool:
    """Of one type, and all fields agree; whoever cannot count the points tells none."""
    if mask == GameOver(()):
        return isinstance(real, GameOver)
    names = [field.name for field in fields(mask)]
    return type(mask) is type(real) and all(agree(getattr(mask, n), getattr(real, n)) for n in names)


def confirmed(found: Preview, view: View, events: tuple[Event, ...]) -> None:
    """The preview is how the events begin that really happen, and leads to the same pub."""
    seen = [RULES.redact(event, view.viewer) for event in events]
    for mask, real in zip(found.events, seen, strict=False):
        assert same(mask, real)
        view = RULES.fold(view, real)
    assert same(found.after, view)
    rest = seen[len(found.events) :]
    if found.entering is None:
        assert not rest or isinstance(rest[0], TurnStarted)
    else:
        entered = rest[0]
        assert isinstance(entered, Entered)
        assert entered.who in found.entering.who
        assert found.entering.races[RACE[entered.who]]
        assert entered.coins == found.entering.coins


def kinds(event: Event) -> Chips:
    """The beers that come from behind a coin."""
    return event.kind if isinstance(event, Drank | Invited | Treated) else UNKNOWN


def tried(legal: Sequence[Action], chance: Random) -> set[Action]:
    """Some of all that can be done, and every card that can be played in some way."""
    cards = {action.card: action for action in legal if isinstance(action, Play)}
    return {*cards.values(), *chance.sample(legal, min(3, len(legal)))}


def test_whatever_world_it_is_the_preview_of_every_card_comes_true() -> None:
    cards = {card for seed in range(GAMES) for card in played_out(seed)}
    assert cards == {*CARD_BY_KEY.values()}


def played_out(seed: int) -> Iterator[Card]:
    """A random game in which previews come true; the event cards that were tried in it."""
    chance = Random(seed)
    match: Match[Setup, State, Action, Event, View] = Match(RULES, Setup(2 + seed % 3, rounds=6), seed)
    while match.to_act is not None:
        view, legal = RULES.view(match.state, match.to_act), RULES.legal_actions(match.state)
        for action in tried(legal, chance):
            if isinstance(action, Play):
                yield action.card
            found = preview(view, action)
            assert {*map(kinds, found.events)} <= {UNKNOWN}
            assert not any(isinstance(event, DiceRolled) for event in found.events)
            for world in (match.state, *(RULES.imagine(view, chance.getrandbits(64)) for _ in range(WORLDS))):
                confirmed(found, view, RULES.apply(world, action).events)
        match.submit(chance.choice(legal))


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_whole_turn_comes_true_as_well(seed: int) -> None:
    """Up to where somebody unknown enters."""
    chance = Random(seed)
    match: Match[Setup, State, Action, Event, View] = Match(RULES, Setup(2 + seed % 3, rounds=6), seed)
    while (seat := match.to_act) is not None:
        turn, view = match.state.turn, RULES.view(match.state, seat)
        actions: list[Action] = []
        events: tuple[Event, ...] = ()
        while match.to_act == seat and match.state.turn == turn:
            actions.append(chance.choice(RULES.legal_actions(match.state)))
            events += match.submit(actions[-1])
        confirmed(preview(view, *actions), view, events)
