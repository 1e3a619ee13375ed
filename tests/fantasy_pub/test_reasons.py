"""Why a computer acts like that, in a sentence; and the same as a hint in three steps."""

from collections.abc import Callable, Hashable
from random import Random

import pytest

from game.core.match import Match
from game.core.player import Thought, decided
from game.core.rules import Seat
from game.fantasy_pub.advice.hints import hint
from game.fantasy_pub.advice.reasons import Reason, explain, outcome, telling
from game.fantasy_pub.advice.sayings import KINDS
from game.fantasy_pub.bot.handmade import GreedyPlayer
from game.fantasy_pub.marks import Die, stop
from game.fantasy_pub.rules.actions import Action, leaves, moves
from game.fantasy_pub.rules.characters import FIGURE, OWNER, Character
from game.fantasy_pub.rules.drinking import drink
from game.fantasy_pub.rules.events import Entered, Event, Invited, Left, ThrownOut, Why
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.house import EVENT_CARDS
from game.fantasy_pub.rules.setup import Setup
from game.fantasy_pub.rules.state import DOOR, IN_DECK, OUT, SPACES, UNUSED, State, sated
from game.services.i18n import TONGUES
from tests.fantasy_pub.language import speaking
from tests.fantasy_pub.tables import pub, who


def thought(*actions: str, chances: tuple[float, ...] = ()) -> Thought[Action]:
    action, *expected = map(RULES.parse, actions)
    return Thought(action, chances, tuple(expected))


def why(state: State, *actions: str) -> str:
    return explain(RULES.view(state, state.to_move), thought(*actions), speaking())


def kind(state: State, *actions: str) -> str:
    view = RULES.view(state, state.to_move)
    return telling(outcome(view, tuple(map(RULES.parse, actions)))).kind


def steps(state: State, *actions: str, chances: tuple[float, ...] = ()) -> list[str]:
    view, words = RULES.view(state, state.to_move), speaking(reader=state.to_move)
    return [step.text for step in hint(view, thought(*actions, chances=chances), words)]


def lit(state: State, *actions: str) -> list[tuple[Hashable, ...]]:
    view = RULES.view(state, state.to_move)
    return [step.lit for step in hint(view, thought(*actions), speaking(reader=state.to_move))]


SLIP = pub("L@4 c2 b1", "rG@5 c2", dice=(4, 2), barkeeper=1)
"""Served by the barkeeper, the elf may go home."""


# Reasons


@pytest.mark.parametrize(
    ("state", "action", "sentence"),
    [
        (pub("L@door c1 b3"), "leave elf1 3", "My elf leaves with 3 beers."),
        (pub("L@door"), "leave elf1 3", "My elf leaves without a beer, which brings closing time closer."),
        (SLIP, "call 4 on elf1/N", "My elf may now leave from the barkeeper's table with any die."),
        (pub("D@5 c1 b1"), "move dwarf1 3", "My dwarf may now leave from the door with any die."),
        (pub("D@1 c3", "rG@4 c3"), "move dwarf1 3", "My dwarf drinks, and Bo's goblin pays."),
        (pub("D@3 c3", "rG@5 c3"), "call 3 on dwarf1/N", "My dwarf gets a first beer."),
        (pub("D@3 c3 b1", "rG@5 c3"), "call 3 on dwarf1/N", "My dwarf gets another beer and now has 2."),
        (pub("rD@3 b3", "D@5 c3"), "call 3 on dwarf1/C", "Bo's dwarf has no coin and is thrown out."),
        (
            pub("rD@3 c1 b5", "D@5 c3"),
            "call 3 on dwarf1/C",
            "With the sixth beer, Bo's dwarf is thrown out.",
        ),
        (
            pub("rD@3 b2", "rG@3 b2", "D@5 c3", hand="tray"),
            "play tray 2 on 3",
            "Bo's goblin and dwarf are thrown out.",
        ),
        (
            pub("rL@3 c2 b2", "D@5 c3", barkeeper=3),
            "call 2",
            "Bo's elf was ready to leave, but now cannot.",
        ),
        (pub("D@5 c3"), "enter 3", "A new character enters with 3 coins."),
        (pub("G@2 c1", floor={4: 1}), "move goblin1 2", "My goblin has one more coin."),
        (pub("D@2 c1", hand="lost_purse"), "play lost_purse 3 on dwarf1", "My dwarf has 3 more coins."),
        (
            pub("D@6 c4 b3", hand="settle_tab"),
            "play settle_tab 3 on dwarf1/N",
            "Once at the door, my dwarf may leave.",
        ),
        (pub("rD@2 b3", hand="cold_water"), "play cold_water 3 on dwarf1/C", "Bo's dwarf loses a beer."),
        (pub("D@2 c3"), "call 3", "Every other action would be worse."),
        (pub("D@2 c3"), "adjust 3", "The changed die is more useful."),
    ],
)
def test_what_an_action_is_good_for(state: State, action: str, sentence: str) -> None:
    assert why(state, action) == sentence


def test_what_it_costs_is_said_too() -> None:
    state = pub("D@1 c3", "D2@4 b1", "rD@4 b5", dice=(3, 2))
    assert (
        why(state, "move dwarf1 3")
        == "Bo's dwarf has no coin and is thrown out. But this gets Young Frost thrown out."
    )


def test_closing_time_is_said_too() -> None:
    state = pub("L@door c1 b3", out=("G", "G2", "D", "rG", "rD"))
    assert why(state, "leave elf1 3") == "My elf leaves with 3 beers. Then closing time begins."


def test_what_is_sure_to_follow_counts_as_well() -> None:
    state = pub("D@1 c2 b2", "rG@5 c2", dice=(6, 3))
    assert why(state, "adjust 3", "enter 4") == "A new character enters with 4 coins."


def test_nobody_announces_what_may_be_thought_over() -> None:
    """The barkeeper's beer turns up a kind: what was meant to follow is decided anew."""
    assert (
        why(SLIP, "call 4 on elf1/N", "leave elf1 2")
        == "My elf may now leave from the barkeeper's table with any die."
    )


def test_nobody_shows_a_card_by_saying_why() -> None:
    """What it means to play later is a secret, and so is what it puts away."""
    state = pub("L@4 c2 b2", "rG@5 c2", hand="back_door")
    meant = ("adjust 2", "play back_door 3 on elf1")
    assert why(state, *meant) == why(state, "adjust 2")
    assert steps(state, *meant)[2] == "Your elf leaves with 2 beers."
    draft = RULES.new_game(Setup(2), 5).state
    said = {why(draft, RULES.spell(action)) for action in RULES.legal_actions(draft)}
    assert len(said) == 1
    assert not any(card.name in text for card in EVENT_CARDS for text in said)


def test_what_is_hidden_changes_nothing_that_is_said() -> None:
    chance = Random(7)
    state = RULES.new_game(Setup(3), 7).state
    for _ in range(80):
        seat = RULES.to_act(state)
        assert seat is not None
        view = RULES.view(state, seat)
        action = chance.choice(RULES.legal_actions(state))
        other = RULES.view(RULES.imagine(view, chance.getrandbits(64)), seat)
        assert explain(other, Thought(action), speaking()) == explain(view, Thought(action), speaking())
        state = RULES.advance(state, action)


def test_somebody_who_knows_its_chances_tells_them() -> None:
    view = RULES.view(SLIP, Seat(0))
    said = explain(view, thought("call 4 on elf1/N", chances=(0.7, 0.3)), speaking())
    assert (
        said == "My elf may now leave from the barkeeper's table with any die. I think my win chance is 70 %."
    )


def test_every_kind_of_reason_is_found_in_games() -> None:
    chance, found = Random(1), {"home thirsty", "sated"}  # so rare that they are tried above
    for seed in range(60):
        if len(found) == len(KINDS):
            break
        match = Match(RULES, Setup(2 + seed % 3), seed)
        while (seat := match.to_act) is not None:
            view, legal = RULES.view(match.state, seat), RULES.legal_actions(match.state)
            player = GreedyPlayer(seed) if chance.random() < 0.8 else None
            action = decided(player, view, legal).action if player else chance.choice(legal)
            found.add(telling(outcome(view, (action,))).kind)
            match.submit(action)
    assert found == {*KINDS}


# Hints


def test_a_hint_says_where_to_look_then_what_to_do_then_why() -> None:
    assert steps(SLIP, "call 4 on elf1/N", chances=(0.64, 0.36)) == [
        "Look at your elf. Where is the barkeeper?",
        "Call the barkeeper to table 4 to serve your elf.",
        "Your elf may now leave from the barkeeper's table with any die. Win chance: 64 %.",
    ]


def test_a_hint_is_for_the_whole_turn() -> None:
    assert steps(SLIP, "call 4 on elf1/N", "leave elf1 2") == [
        "Look for a character that can leave this turn.",
        "Call the barkeeper to table 4 to serve your elf. Let your elf leave with the 2.",
        "Your elf leaves with 2 beers.",
    ]
    again = pub("D@6 c1 b1", "rG@5 c2", dice=(2, 4))
    assert steps(again, "adjust 4", "move dwarf1 2", "leave dwarf1 5")[1] == (
        "Use the +1/-1 card to change the 4 to a 5. Move your dwarf to the door with the 2. Let your "
        "dwarf leave with the 5."
    )


def test_a_hint_ends_where_nobody_knows_who_comes_in() -> None:
    state = pub("D@6 c1 b1", "rG@5 c2", dice=(2, 4))
    assert steps(state, "enter 4", "move dwarf1 2")[1] == "Enter with the 4."


def test_a_hint_lights_what_it_speaks_of() -> None:
    elf = who("L")
    assert lit(SLIP, "call 4 on elf1/N") == [(elf, "barkeeper"), ("table4", elf), ("table4", elf)]
    assert lit(SLIP, "call 4 on elf1/N", "leave elf1 2")[0] == ("door", "barkeeper")
    treat = pub("D@1 c3", "rG@4 c3")
    assert lit(treat, "move dwarf1 3") == [
        (who("D"), who("rG")),
        (who("D"), "table4"),
        (who("D"), "table4", who("rG")),
    ]


@pytest.mark.parametrize(
    ("guests", "action", "advice"),
    [
        ((), "enter 3", "Enter with the 3."),
        ((), "enter both", "Enter with both dice."),
        ((), "call 3", "Call the barkeeper to table 3."),
        (("D@5 c1",), "move dwarf1 both back", "Move your dwarf to the door with both dice."),
        (
            ("D@5 c1",),
            "play second_wind 3 on dwarf1 back",
            "Play “Second Wind” with the 3: your dwarf, table 2.",
        ),
        (("L@5 c1",), "play second_wind 3 on elf1", "Play “Second Wind” with the 3: your elf, table 1."),
        (("L@5 c1",), "play old_friend 3 on troll", "Play “Look Who's Here” with the 3: troll."),
        (("L@5 c1",), "play spill 3 on 5", "Play “Spilled Purses” with the 3: table 5."),
        (
            ("L@5 c1", "rG@5 c1"),
            "play pickpocket 3 on elf1 goblin1/C",
            "Play “Light Fingers” with the 3: your elf, Bo's goblin.",
        ),
    ],
)
def test_what_to_do_is_said_in_full(guests: tuple[str, ...], action: str, advice: str) -> None:
    hand = action.split()[1] if action.startswith("play") else ""
    assert steps(pub(*guests, hand=hand), action)[1] == advice


def test_of_the_dice_only_the_one_is_lit_that_a_hint_names() -> None:
    first, second, _ = lit(pub("D@5 c3"), "enter 3")
    assert first == ("deck", "door")
    assert second == (Die(3), "door")
    assert lit(pub("D@5 c3"), "enter both")[1] == ("dice", "door")
    assert lit(pub("D@2 c3"), "adjust 3")[:2] == [("dice", "side"), (Die(3),)]


def test_before_the_first_turn_the_hand_is_lit() -> None:
    state = RULES.new_game(Setup(2), 5).state
    first, second, third = lit(state, RULES.spell(RULES.legal_actions(state)[0]))
    assert len(first) == 4
    assert second == third == first[:1]
    assert steps(state, RULES.spell(RULES.legal_actions(state)[0]))[1].startswith("Discard “")


@pytest.mark.parametrize("code", TONGUES)
def test_whatever_is_decided_can_be_explained(code: str) -> None:
    for seed in range(3):
        chance, match = Random(seed), Match(RULES, Setup(2 + seed % 3, rounds=8), seed)
        while (seat := match.to_act) is not None:
            view, legal = RULES.view(match.state, seat), RULES.legal_actions(match.state)
            action = chance.choice(legal)
            after = RULES.advance(match.state, action)
            same = RULES.to_act(after) == seat and after.turn == view.turn
            decision = Thought(action, expected=tuple(RULES.legal_actions(after)[:1]) if same else ())
            texts = [step.text for step in hint(view, decision, speaking(code, seat))]
            assert len({*texts}) == 3
            assert "{" not in " ".join([explain(view, decision, speaking(code)), *texts])
            match.submit(action)


# It is true


def may_leave(state: State, character: Character) -> bool:
    """In a turn of its owner."""
    sketch = state.copy()
    sketch.to_move, sketch.dice, sketch.used = OWNER[character], (1, 2), UNUSED
    return any(action.who == FIGURE[character] for action in leaves(sketch))


def throws_out(state: State, character: Character) -> bool:
    """A drink would."""
    sketch = state.copy()
    drink(sketch, character, None)
    return state.where[character] > DOOR and sketch.where[character] == IN_DECK


def rolls_to_door(state: State, character: Character) -> int:
    """By the rules, with nobody else in the pub."""
    sketch = state.copy()
    sketch.to_move, sketch.used, sketch.moved = OWNER[character], UNUSED, ()
    sketch.spaces = [()] * SPACES
    count = 0
    for roll in range(36):
        sketch.dice = roll // 6 + 1, roll % 6 + 1
        ends = [stop(RULES.view(_alone(sketch, character), None), each) for each in moves(sketch, character)]
        count += DOOR in ends
    return count


def _alone(state: State, character: Character) -> State:
    alone = state.copy()
    alone.spaces[alone.where[character]] = (character,)
    return alone


Story = tuple[State, State, tuple[Event, ...]]
"""Before, after, and what happened."""


def thrown(story: Story, why: Why) -> list[Character]:
    return [event.who for event in story[2] if isinstance(event, ThrownOut) and event.why is why]


def coins(story: Story, one: Character) -> int:
    before, after, _ = story
    return len(after.coins[one]) - len(before.coins[one])


TRUE: dict[str, Callable[[Story, Reason], bool]] = {
    "home": lambda s, r: (
        s[1].where[r.who[0]] == OUT
        and [len(e.beers) for e in s[2] if isinstance(e, Left) and e.who == r.who[0]] == [r.count]
    ),
    "home thirsty": lambda s, r: s[1].where[r.who[0]] == OUT and not s[0].beers[r.who[0]],
    "ready": lambda s, r: s[1].where[r.who[0]] == DOOR and may_leave(s[1], r.who[0]),
    "served": lambda s, r: s[1].where[r.who[0]] == s[1].barkeeper and may_leave(s[1], r.who[0]),
    "sated": lambda s, r: sated(s[1], r.who[0]) and not sated(s[0], r.who[0]),
    "invited": lambda s, r: any(
        isinstance(e, Invited) and (e.payer, e.guest) == (r.other[0], r.who[0]) for e in s[2]
    ),
    "drinks": lambda s, r: len(s[0].beers[r.who[0]]) < len(s[1].beers[r.who[0]]) == r.count,
    "closer": lambda s, r: rolls_to_door(s[0], r.who[0]) < rolls_to_door(s[1], r.who[0]) == r.count,
    "richer": lambda s, r: coins(s, r.who[0]) == r.count,
    "comes in": lambda s, r: s[1].where[r.who[0]] == DOOR and len(s[1].coins[r.who[0]]) == r.count,
    "somebody comes in": lambda s, r: any(isinstance(e, Entered) and e.coins == r.count for e in s[2]),
    "broke out": lambda s, r: r.who[0] in thrown(s, Why.BROKE),
    "drunk out": lambda s, r: r.who[0] in thrown(s, Why.DRUNK),
    "all out": lambda s, r: {*r.who} <= {*thrown(s, Why.BROKE), *thrown(s, Why.DRUNK)} and len(r.who) > 1,
    "sober": lambda s, r: len(s[1].beers[r.who[0]]) == len(s[0].beers[r.who[0]]) - 1,
    "poorer": lambda s, r: coins(s, r.who[0]) == -r.count,
    "held up": lambda s, r: may_leave(s[0], r.who[0]) and not may_leave(s[1], r.who[0]),
    "at risk": lambda s, r: throws_out(s[1], r.who[0]) and not throws_out(s[0], r.who[0]),
}
"""By kind, how to see that it is so. The others are opinions."""
OPINIONS = {"better", "further", "adjusted", "ended", "put away", "least"}


def test_every_kind_can_be_checked_or_is_an_opinion() -> None:
    assert {*TRUE} | OPINIONS == {*KINDS}


@pytest.mark.parametrize("seed", range(12))
def test_what_is_said_is_true(seed: int) -> None:
    chance, match = Random(seed), Match(RULES, Setup(2 + seed % 3), seed)
    while (seat := match.to_act) is not None:
        before, legal = match.state, RULES.legal_actions(match.state)
        view = RULES.view(before, seat)
        action = (
            decided(GreedyPlayer(seed), view, legal).action if chance.random() < 0.7 else chance.choice(legal)
        )
        reason = telling(outcome(view, (action,)))
        events = match.submit(action)
        mine = [OWNER[each] == seat for each in reason.who]
        if reason.kind in TRUE:
            assert TRUE[reason.kind]((before, match.state, events), reason), (RULES.spell(action), reason)
            assert len({*mine}) < 2
