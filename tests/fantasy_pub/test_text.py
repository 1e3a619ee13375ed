"""Fantasy Pub in a terminal: the pub in short lines, what can be chosen, and whole games typed in words."""

import re
from collections.abc import Sequence
from io import StringIO
from random import Random
from typing import Any

import pytest

from game.cli.asking import Asking
from game.cli.naming import understood
from game.cli.terminal import Quit, Terminal
from game.cli.text import TextGame
from game.core.choosing import InAnyOrder, Mark
from game.core.levels import HUMAN
from game.core.match import Match
from game.core.rules import Seat
from game.core.words import USUAL_NAMES
from game.fantasy_pub.advice.preview_words import steps
from game.fantasy_pub.advice.why_not import why_not
from game.fantasy_pub.marks import Button, Deed, Die, Place, Stop, marks
from game.fantasy_pub.module import FANTASY_PUB
from game.fantasy_pub.rules.actions import Action
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.position import parse_position
from game.fantasy_pub.rules.setup import Setup
from game.fantasy_pub.rules.state import Stage, State
from game.fantasy_pub.telling.names import card_name
from game.fantasy_pub.telling.terminal import FantasyPubText
from game.services.i18n import TONGUES, Language
from tests.cli.evening import Screen, Typist
from tests.fantasy_pub.language import speaking, spoken
from tests.fantasy_pub.tables import pub

TEXT = FantasyPubText(steps, why_not)
LISTED = re.compile(r"^  (\d+)\. ", re.MULTILINE)
POSITION = "N: troll | C: || 1: dwarf1/N(n2+n) | 2: goblin1/C(n) elf1/C(n3) || dice 2 5"


WORDS = speaking("en", Seat(0))


def choosing(state: State) -> InAnyOrder:
    view = RULES.view(state, state.to_move)
    return InAnyOrder(RULES.legal_actions(state), lambda action: marks(view, action))


def listed(state: State, *done: Mark) -> list[str]:
    """The question, and what is listed below it."""
    choice, view = choosing(state), RULES.view(state, state.to_move)
    choice.done = [*done]
    question = TEXT.question(view, done, WORDS)
    return [question, *(TEXT.option(view, done, mark, WORDS) for mark in TEXT.arranged(choice.asked()))]


def typed(state: State, *lines: str, words: Language = WORDS) -> tuple[Action, str]:
    """What comes of typing that, and what could be read meanwhile."""
    out = StringIO()
    terminal = Terminal(StringIO("".join(f"{line}\n" for line in lines)), out)
    view = RULES.view(state, state.to_move)
    return Asking(terminal, TEXT, words, view, choosing(state), None).action(), out.getvalue()


def done(state: State, *lines: str) -> str:
    return RULES.spell(typed(state, *lines)[0])


# The pub


def test_the_table_tells_everything_in_short_lines() -> None:
    view = RULES.view(parse_position(POSITION), Seat(0))
    assert TEXT.table(view, WORDS)[:6] == [
        "Round 1. Left the pub: 0 of 6.",
        "Dice: 2 and 5.",
        "Door: nobody.",
        "Table 1, with the barkeeper: your dwarf, 2 coins, 1 beer.",
        "Table 2: Bo's goblin, 1 coin, 0 beers; Bo's elf, 3 coins, 0 beers.",
        "Empty tables: 3, 4, 5, 6.",
    ]


def test_what_lies_on_the_floor_what_is_spent_and_how_late_it_is() -> None:
    state = pub("D@4 c2 b3 t1", dice=(3, 6), floor={4: 2, 5: 1}, stage=Stage.EXTRA)
    state.used, state.acted = (True, False), True
    lines = TEXT.table(RULES.view(state, Seat(0)), WORDS)
    assert lines[0] == "Round 1, the last one."
    assert lines[1] == "Dice: 6 left, 3 spent."
    assert "Table 4: your dwarf, 2 coins, 3 beers (1 triple). 2 coins on the floor." in lines
    assert "Empty tables: 2, 3, 5 (1 coin), 6." in lines
    state.stage = Stage.LAST_ROUND
    closing = TEXT.table(RULES.view(state, Seat(0)), WORDS)[0]
    assert closing == "Round 1. Closing time: after this round everyone has one more turn."


def test_what_everybody_has_and_only_the_own_events() -> None:
    state = pub("rD@3 c0", "D@4 c2", dice=(3, 1), hand="shove tray", out=("G",))
    state.scored = ("nnt", "")
    state.decks = (state.decks[0], state.decks[1])
    after = RULES.apply(state, RULES.parse("call 3 on dwarf1/C")).state
    lines = TEXT.table(RULES.view(after, Seat(0)), WORDS)
    assert "Ana: 1 left the pub with 3 beers (1 triple), 7 points. Event cards: 2. +1/-1 card: +1." in lines
    assert "Ana's deck, in unknown order: second goblin, second dwarf, elf, second elf, troll." in lines
    assert (
        "Bo's deck, in unknown order: goblin, second goblin, second dwarf, elf, second elf, troll; "
        "below them: dwarf." in lines
    )
    assert lines[-1] == "Your event cards: Shove; Full Tray."
    closed = TEXT.table(RULES.view(after, Seat(0)), WORDS, closed=True)
    assert "Ana: 1 left the pub. Event cards: 2. +1/-1 card: +1." in closed
    others = TEXT.table(RULES.view(after, Seat(1)), speaking("en", Seat(1)))
    assert others[-1] == "You have no event cards."
    assert not any("Shove" in line for line in [*others, *TEXT.table(RULES.view(after, None), WORDS)])


# Choosing


def test_a_turn_begins_with_what_can_be_done() -> None:
    """Actions first: whoever takes the first of a list has not used up a card."""
    assert listed(parse_position(POSITION)) == [
        "Ana, what do you do?",
        "Enter the pub: with the 2, with the 5, with both dice, 7",
        "Move: your dwarf, to table 2, to the door, to table 5, to table 4",
        "Call the barkeeper: table 2, table 5",
        "Change a die by +1: 2, 5",
    ]


def test_an_option_says_what_would_come_of_it() -> None:
    assert listed(parse_position(POSITION), Button(Deed.MOVE)) == [
        "Move: where to?",
        "To the door: nothing else happens.",
        "To table 2: A round of drinks at table 2: each character buys the next bigger one a beer. "
        "Bo's goblin buys your dwarf a beer, perhaps a triple. Your dwarf buys Bo's elf a beer, "
        "perhaps a triple.",
        "To table 4, counter-clockwise, with the 5: nothing else happens.",
        "To table 5, with the 5: nothing else happens.",
    ]


def test_where_only_the_die_is_left_to_choose_nothing_is_said_twice() -> None:
    state = pub("L@door c1 b2", dice=(4, 2))
    dwarf = pub("D@3 c2", dice=(4, 3))
    assert listed(state, Button(Deed.LEAVE)) == [
        "Leave the pub: with which die?",
        "With the 4",
        "With the 2",
    ]
    assert "Leave the pub: Your elf leaves with 2 beers." in listed(state)
    assert listed(dwarf, Button(Deed.MOVE), Stop(6)) == [
        "Move, to table 6: with which die?",
        "With the 4",
        "With the 3",
    ]


def test_whom_the_barkeeper_serves() -> None:
    state = pub("D@4 c2", "rT@4 c0 b1", dice=(4, 2))
    assert listed(state, Button(Deed.CALL)) == [
        "Call the barkeeper: where?",
        "Table 2: The barkeeper goes to table 2.",
        "Table 4: your dwarf, Bo's troll",
    ]
    _, text = typed(state, "call", "table 4", "troll")
    assert "Call the barkeeper, table 4: which character?" in text
    assert (
        "  2. Bo's troll, at table 4, 0 coins, 1 beer: The barkeeper goes to table 4 to serve Bo's "
        "troll. Bo's troll has no coin and is thrown out." in text
    )


def test_what_is_clear_is_said_before_what_is_to_be_chosen() -> None:
    state = pub("D@4 c2", "rT@4 c1", dice=(4, 4))
    assert "Call the barkeeper: table 4, your dwarf, Bo's troll" in listed(state)


def test_an_event_is_put_away_by_its_number() -> None:
    state = RULES.new_game(Setup(2, first=Seat(0)), 1).state
    action, text = typed(state, "2")
    assert action == RULES.legal_actions(state)[1]
    assert text.startswith("Ana, which event card do you discard? You keep the others.\n  1. ")


# Words


@pytest.mark.parametrize(
    ("lines", "action"),
    [
        (["move dwarf with the 5 to table 5"], "move dwarf1 5"),
        (["move dwarf 5", ""], "move dwarf1 5"),
        (["die 5", "move", "table 4"], "move dwarf1 5 back"),
        (["move to table 2", "die 2"], "move dwarf1 2"),
        (["enter both"], "enter both"),
        (["enter the pub with die 5"], "enter 5"),
        (["call 5"], "call 5"),
        (["call goblin"], "call 2 on goblin1/C"),
        (["dwarf", "door", "die 2", ""], "move dwarf1 2 back"),
        (["change 2"], "adjust 2"),
        (["+1 5"], "adjust 5"),
    ],
)
def test_whatever_is_clear_is_done(lines: list[str], action: str) -> None:
    assert done(parse_position(POSITION), *lines) == action


def test_dice_and_characters_are_only_looked_at() -> None:
    state = pub("D@3 c2", dice=(4, 4), barkeeper=4)
    action, text = typed(state, "die 4 dwarf", "table 6", "")
    assert RULES.spell(action) == "move dwarf1 4 back"
    assert "Move, with the 4, your dwarf: where to?" in text
    assert "Move, your dwarf, to table 6, with the 4: nothing else happens.\n(Enter to do it, b to go" in text


def test_a_second_thought() -> None:
    state = pub("D@3 c2", "T@5 c2", dice=(4, 2))
    assert done(state, "move dwarf", "troll", "table 2", "") == "move troll 4"
    assert done(state, "move dwarf", "call 4") == "call 4"


def test_whoever_says_how_a_turn_ends_does_not_leave_the_table() -> None:
    """In German it is the same word."""
    state = pub("D@3 c2", dice=(4, 2))
    state.used, state.acted = (True, False), True
    out, words = StringIO(), speaking("de", Seat(0))
    terminal = Terminal(StringIO("beenden\nzug beenden\n"), out, spoken("de"))
    view = RULES.view(state, state.to_move)
    action = Asking(terminal, TEXT, words, view, choosing(state), None).action()
    assert RULES.spell(action) == "end"
    assert "Tippe q" in out.getvalue()


@pytest.mark.parametrize(
    ("guests", "line", "reason"),
    [
        (("L@1 c2", "D@3 c2", "rL@2"), "elf 5", "These dice cannot take your elf to table 5"),
        (("L@1 c2", "D@3 c2", "L2@4"), "elf table 6", "These dice cannot take Countess Rime to table 6"),
        (("G@1 c2 b5", "G2@1 c2"), "goblin table 3", "Granny Nib has too many beers"),
        (
            ("L@1 c2 b5", "L2@4 c1"),
            "move elf",
            "Countess Rime has too many beers to move with these dice",
        ),
        (("D@3 c2", "rD@2 c1", "rD2@4 c1"), "dwarf door", "These dice cannot take your dwarf to the door"),
        (("D@3 c2",), "dwarf die 1 table 6", "The 1 cannot take your dwarf to table 6"),
        (("D@3 c2", "rL2@1 c1"), "move elf", "Your elf is not in the pub."),
        (("D@3 c2",), "end", "Take at least one action before you end your turn"),
        (("D@3 c2",), "leave", "None of your characters is at the door"),
        (("D@door c2 b1",), "leave dwarf", "Your dwarf has more coins than beers"),
        (("D@door c2 b1",), "enter 1", "Your dwarf stands at the door"),
        (("D@3 c2",), "call 5", "The barkeeper only goes to a table that a die shows. No die shows a 5."),
    ],
)
def test_what_does_not_go_together_is_refused_with_the_reason(
    guests: tuple[str, ...], line: str, reason: str
) -> None:
    """Not a word of it is dropped: nothing is chosen, and the same question is open."""
    state = pub(*guests, dice=(1, 1), barkeeper=6)
    text = refused(state, line)
    assert reason in text
    assert text.count("> ") == 2
    assert "what do you do?" in text.partition(" > ")[0]


def refused(state: State, *lines: str, code: str = "en") -> str:
    """What can be read by whoever types that and comes to nothing."""
    out = StringIO()
    terminal = Terminal(StringIO("".join(f"{line}\n" for line in lines)), out, spoken(code))
    view = RULES.view(state, state.to_move)
    with pytest.raises(Quit):
        Asking(terminal, TEXT, speaking(code, Seat(0)), view, choosing(state), None).action()
    return out.getvalue()


def test_a_table_is_no_die_in_german_either() -> None:
    state = pub("D@3 c2", dice=(6, 2))
    assert "Tisch 6" in refused(state, "Zwerg Tisch 6", code="de").partition("> ")[2].partition("(")[0]


@pytest.mark.parametrize("number", ["1", "6"])
def test_where_tables_are_asked_for_a_number_is_never_a_die(number: str) -> None:
    """Also if there was no need to say who goes, and whether or not a die shows it."""
    text = refused(pub("G@3 c2", dice=(6, 2)), "move", number)
    assert "Move: where to?" in text
    assert f"None of your characters can get to table {number} with these dice." in text


def test_nothing_that_was_said_is_dropped() -> None:
    state = pub("D@1 c2", "G@2 c1", "G2@1 c2", "rL@3 c1", dice=(2, 1), barkeeper=6)
    _, text = typed(state, "dwarf both", "table 4", "")
    assert "Move, your dwarf, with both dice, 3: where to?" in text
    assert done(state, "second goblin table 3", "") == "move goblin2 2"


def test_whoever_has_not_said_all_of_it_sees_what_would_happen_first() -> None:
    state = pub("L@1 c3 b2", "rG@3 c1", dice=(2, 2), barkeeper=6)
    action, text = typed(state, "move elf", "b", "move elf", "")
    assert RULES.spell(action) == "move elf1 both"
    shown = "Move, your elf, to table 3, with both dice, 4: A round of drinks at table 3"
    assert text.count(shown) == 2
    assert text.count("Ana, what do you do?") == 2, "one step back is where it was said"
    assert "  2. Move, with both dice, 4: Your elf moves to table 3." in text


def test_one_step_back_takes_back_a_whole_line() -> None:
    state = pub("D@3 c2", "T@5 c2", dice=(4, 2))
    _, text = typed(state, "move dwarf", "b", "call 4")
    assert re.findall(r"Ana, what do you do\?|Move.*\?\n", text) == [
        "Ana, what do you do?",
        "Move, your dwarf: where to?\n",
        "Ana, what do you do?",
    ]


def test_among_what_words_could_mean_there_is_a_way_back() -> None:
    state = pub("rG@2 c1", "qG@5 c1", dice=(2, 5))
    action, text = typed(state, "call goblin", "b", "call goblin", "2")
    assert RULES.spell(action) == "call 5 on goblin1/B"
    assert "  1. Bo's goblin, at table 2" in text


def test_tables_and_dice_are_listed_by_their_own_numbers() -> None:
    state = pub("D@3 c2", "rT@4 c1", dice=(4, 1), barkeeper=6, hand="spill")
    _, text = typed(state, "spilled purses", "3", "die 1")
    assert "  3. Table 3: " in text
    assert "  4. Table 4: " in text
    assert "(3, 4, b to go back" in text
    assert done(state, "2", "0") == "move dwarf1 4"
    assert done(state, "enter", "1") == "enter 1"
    assert done(state, "enter", "5") == "enter both"


def test_a_table_that_is_listed_twice_is_not_called_by_its_number() -> None:
    """Somebody may go there, and a card be played on it."""
    view = RULES.view(pub("D@1 c2", dice=(2, 5)), 0)
    assert TEXT.numbers(view, [Stop(3), Place(3)]) == [1, 2]
    assert TEXT.numbers(view, [Stop(3), Place(4)]) == [3, 4]
    assert TEXT.numbers(view, [Die(2), Stop(4)]) == [1, 2]


def test_a_card_is_named_wherever_it_is_what_is_left() -> None:
    state = pub("rD2@6 c2", dice=(4, 1), barkeeper=4, hand="shove")
    action, text = typed(state, "Bo's second dwarf", "4")
    assert RULES.spell(action) == "play shove 4 on dwarf2/C"
    assert "Shove, Bo's dwarf: with which die?" in text


# Whole games


def names_of(state: State, action: Action, words: Language, chance: Random) -> list[str]:
    """Whatever leads to an action, each by one of its names."""
    view = RULES.view(state, state.to_move)
    return [chance.choice(TEXT.called(view, (), mark, words)) for mark in marks(view, action)]


@pytest.mark.parametrize("code", TONGUES)
def test_a_whole_game_is_typed_in_words(code: str) -> None:
    chance = Random(7)
    match: Match[Any, Any, Any, Any, Any] = Match(RULES, Setup(3, rounds=6), 5)
    while (seat := match.to_act) is not None:
        words = speaking(code, seat)
        action = chance.choice(RULES.legal_actions(match.state))
        lines = names_of(match.state, action, words, chance)
        match.submit(action_by_name(match.state, action, lines, words))
    assert len(match.actions) > 30


def action_by_name(state: State, action: Action, lines: list[str], words: Language) -> Action:
    """Names are typed one by one; where one can mean several things, the number is."""
    view, choice = RULES.view(state, state.to_move), choosing(state)
    wanted = marks(view, action)

    def called(so_far: Sequence[Mark], mark: Mark) -> list[str]:
        return TEXT.called(view, so_far, mark, words)

    for line in [*lines, *lines]:
        said = understood(line, choice, called, "")
        assert not said.unknown, (line, RULES.spell(action))
        chosen = next((each for each in said.among if {*each} <= {*wanted}), ())
        meant = [*said.marks, *chosen]
        assert {*meant} <= {*wanted}, (line, RULES.spell(action), meant)
        for mark in meant:
            if (found := choice.name(mark)) is not None:
                return found  # type: ignore[no-any-return]
    raise AssertionError(f"{lines} came to nothing")


@pytest.mark.parametrize("code", TONGUES)
def test_people_play_to_the_end_and_nobody_sees_anothers_events(code: str) -> None:
    screen, chance, seen = Screen(), Random(2), 0

    def answer(visible: str) -> str:
        nonlocal seen
        match = game.journal.match if game.journal is not None else None
        if match is None or match.to_act is None:
            return ""
        for seat in (Seat(0), Seat(1)):
            if game.looking != seat:
                hidden = [*match.state.hands[seat], *match.state.away[seat]]
                assert not [card for card in hidden if card_name(card, game.words) in visible]
                seen += len(hidden)
        listed = visible.rpartition("?\n")[2] if visible.endswith(" > ") else ""
        return chance.choice(LISTED.findall(listed) or [""])

    terminal = Terminal(Typist(screen, answer), screen, spoken(code))
    game = TextGame(FANTASY_PUB, terminal, (HUMAN, HUMAN), USUAL_NAMES[:2], 3)
    game.play(Setup(2, rounds=5))
    assert seen > 100
    assert not {*"{}"} & {*screen.getvalue()}
    cards = speaking(code).sentence("Most coins")
    assert sum(cards in line for line in screen.getvalue().splitlines()[-6:]) == 2


def test_whoever_takes_back_in_an_own_turn_goes_on_looking() -> None:
    """Ana changes a die and thinks better of it: nobody else has had the terminal."""
    screen, undone = Screen(), False

    def answer(visible: str) -> str:
        nonlocal undone
        question = visible.rpartition("\n\n")[2]
        if not visible.endswith(" > "):
            return ""
        if "which event" in question:
            return "1"
        if "is undone" in visible:
            return "q"
        if game.journal is not None and game.journal.match.actions[2:]:
            undone = True
            return "undo"
        return LISTED.findall(question)[0] if "which die?" in question else "change a die"

    terminal = Terminal(Typist(screen, answer), screen)
    game = TextGame(FANTASY_PUB, terminal, (HUMAN, HUMAN), USUAL_NAMES[:2], 3)
    with pytest.raises(Quit):
        game.play(Setup(2, first=Seat(0)))
    assert undone
    after = screen.visible.partition("Your last decision is undone.")[2]
    assert "Pass to" not in after
    assert "Ana, what do you do?" in after


# The end


def test_the_result_shows_where_all_the_points_come_from() -> None:
    state = pub("D@4 c1 b2", "rD@2 c3 b2 t1", "qT@door c3", barkeeper=6)
    state.scored, state.plus_minus = ("nnt", "", ""), (1, -1, 0)
    assert TEXT.result([state], speaking("en")) == [
        "Ana, place 1: 12 points (Beers taken home 7, +1/-1 card 3, Beers inside 2, Most coins 0). "
        "Left the pub: 0.",
        "Bo, place 2: 7 points (Beers taken home 0, +1/-1 card 2, Beers inside 2, Most coins 3). "
        "Left the pub: 0.",
        "Cleo, place 3: 3 points (Beers taken home 0, +1/-1 card 0, Beers inside 0, Most coins 3). "
        "Left the pub: 0.",
        "Ana wins!",
    ]
    both = TEXT.result([state, state], speaking("en"))
    assert both[-5:] == ["Both games together:", "Ana: 24", "Bo: 14", "Cleo: 6", "Ana wins!"]


def test_equals_share_the_victory_and_the_next_player_begins_the_return_game() -> None:
    state = pub("D@4 c1", "rD@2 c1")
    assert TEXT.result([state], speaking("en"))[-2:] == [
        "Ana and Bo have the same points. The player with more characters that have left wins.",
        "Ana and Bo share the victory!",
    ]
    assert TEXT.encore(Setup(2, first=Seat(1))) == Setup(2, first=Seat(0))


def test_a_single_card_has_no_unknown_order() -> None:
    state = pub("D@4 c1", "rD@2 c1", out=("G", "G2", "D2", "L", "L2"))
    assert "Ana's deck, from the top: troll." in TEXT.table(RULES.view(state, Seat(0)), WORDS)


def test_the_goal_says_when_it_ends() -> None:
    told = " ".join(TEXT.goal(Setup(3), WORDS))
    assert "Most points wins" in told
    assert "The pub closes when 7 characters" in told
    assert not TEXT.interviews(Setup(2), Setup(2), [Seat(0)])


def test_the_card_that_comes_only_once_is_not_spent_without_a_question() -> None:
    """Whoever began with a die may want to do anything with it."""
    state = pub("D@3 c2", "T@5 c2", dice=(4, 2))
    action, text = typed(state, "die 4", "+1", "b", "call")
    assert RULES.spell(action) == "call 4"
    assert "Ana changes a 4 to a 5. The +1/-1 card now shows -1.\n(Enter to do it" in text
    assert done(state, "die 4", "+1", "") == "adjust 4"
    assert done(state, "+1 4") == "adjust 4", "all of it was said"


@pytest.mark.parametrize("line", ["leave goblin", "leave the pub with my goblin", "goblin leave"])
def test_who_is_named_is_spoken_of(line: str) -> None:
    state = pub("T@door c3 b1", "G@3 c1", dice=(4, 2))
    assert "Your goblin is not at the door" in refused(state, line)


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("use the +1/-1 card 5", "adjust 5"),
        ("+1/-1 5", "adjust 5"),
        ("call the barkeeper to table 2 to serve Bo's goblin", "call 2 on goblin1/C"),
        ("serve elf", "call 2 on elf1/C"),
    ],
)
def test_what_hints_say_is_understood(line: str, action: str) -> None:
    assert done(parse_position(POSITION), line, "") == action


def test_a_hint_to_go_home_is_understood() -> None:
    state = pub("D@door c1 b2", "G@3 c1", dice=(4, 2))
    assert done(state, "let your dwarf leave with the 4") == "leave dwarf1 4"


def test_that_six_coins_are_the_most_is_said_where_the_dice_show_more() -> None:
    more, fewer = (listed(pub("G@3 c1", dice=dice), Button(Deed.ENTER)) for dice in ((6, 2), (4, 2)))
    assert "A character enters with 6 coins at most." in more[-1]
    assert not any("more than" in line for line in fewer)
