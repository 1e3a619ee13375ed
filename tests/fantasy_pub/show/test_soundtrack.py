"""What is heard of the pub: everything that happens, by everybody the same."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from game.core.rules import Seat
from game.fantasy_pub.rules.characters import EVERYBODY, RACE, RACES
from game.fantasy_pub.rules.chips import NORMAL, TRIPLE
from game.fantasy_pub.rules.events import (
    BarkeeperMoved,
    BarkeeperStarted,
    BeerLost,
    BeerStolen,
    ClosingTime,
    CoinPicked,
    CoinsDropped,
    CoinsGained,
    CoinsLost,
    CoinsStolen,
    Dealt,
    DeckShuffled,
    DiceRolled,
    DiceSpent,
    DieAdjusted,
    Drank,
    Entered,
    Event,
    EventDiscarded,
    EventPlayed,
    Exit,
    ExtraRound,
    GameOver,
    InvitationRound,
    Invited,
    Left,
    Moved,
    NoActionReroll,
    Seated,
    Swapped,
    ThrownOut,
    Toast,
    Treated,
    TurnEnded,
    TurnStarted,
    Why,
)
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.rules.house import Card
from game.fantasy_pub.rules.setup import Setup
from game.fantasy_pub.rules.state import Stage
from game.fantasy_pub.rules.view import View
from game.fantasy_pub.show.sound_words import SOUND_WORDS
from game.fantasy_pub.show.soundtrack import FULL, LIVELY, TIPSY, VOICES, cues, tension, voice
from game.services.audio import END, TURN, VOICE
from game.services.paths import project_folder
from game.shell.hearing import COMMON
from tests.fantasy_pub.tables import pub, who

ASSETS = project_folder("assets") / "fantasy_pub"
SOUNDS = {file.stem for file in (ASSETS / "sounds").glob("*.ogg")}
G, D, T = who("G"), who("D"), who("T")
VIEW = RULES.view(pub("G@2 c2 b1", "D@2 c2 b2", "T@3 c2 b4", "rD@door c1"), None)

HEARD: dict[Event, tuple[str, ...]] = {
    BarkeeperStarted(2): ("stroll",),
    Seated(G, 2, 4, 0): ("chair", "voice_goblin_2"),
    Seated(G, 2, 4, 1): ("chair", "pick", "voice_goblin_2"),
    Dealt(Seat(0), (None,) * 4): ("shuffle",),
    EventDiscarded(Seat(0), Seat(1), None): ("card",),
    TurnStarted(Seat(0), 1, 1): ("turn",),
    DiceRolled((1, 2)): ("dice",),
    NoActionReroll((2, 2)): ("shrug",),
    DieAdjusted(Seat(0), 1, 3, -1): ("adjust",),
    Entered(D, 3): ("door", "voice_dwarf_1"),
    Moved(D, (0, 1, 2), True): ("walk_short",),
    Moved(D, (0, 1, 2, 3), True): ("walk",),
    Moved(D, (0, 1, 2, 3, 4, 5), True): ("walk_long",),
    Moved(T, (0, 1), True): ("walk_short", "voice_troll_tipsy_2"),
    CoinsDropped(T, 3, 1): ("drop",),
    CoinsDropped(T, 3, 2): ("coins",),
    CoinPicked(G, 2): ("pick",),
    Toast(2, (G, D)): ("toast", "voice_dwarf_1"),
    InvitationRound(2, (G, D)): ("round",),
    Invited(G, D, NORMAL): ("pay", "foam"),
    Invited(G, D, TRIPLE): ("pay", "foam", "gleam"),
    Drank(G, NORMAL): ("flip", "foam"),
    Drank(G, TRIPLE): ("flip", "foam", "gleam"),
    Treated(G, NORMAL): ("foam",),
    ThrownOut(G, 2, Why.BROKE, 0, NORMAL * 2): ("boot", "voice_goblin_2"),
    ThrownOut(G, 2, Why.DRUNK, 0, NORMAL * 6): ("boot", "voice_goblin_tipsy_2"),
    BarkeeperMoved(1, 2, G): ("stroll",),
    Left(T, 0, 1, NORMAL * 4, Exit.ACTION): ("hat", "voice_troll_tipsy_2"),
    ClosingTime(6, 9): ("bell",),
    ExtraRound(10): ("last_bell",),
    EventPlayed(Seat(0), Card(3), (2,)): ("event",),
    Swapped(G, 3, T, 2): ("chair",),
    CoinsStolen(G, D, 2): ("snatch", "voice_dwarf_1"),
    BeerStolen(G, T, NORMAL): ("snatch", "voice_troll_tipsy_2"),
    CoinsGained(G, 3): ("coins",),
    CoinsLost(G, 2): ("coins",),
    BeerLost(G, NORMAL): ("splash",),
    DeckShuffled(Seat(0)): ("shuffle",),
}
QUIET: tuple[Event, ...] = (DiceSpent(1), TurnEnded(Seat(0)), GameOver(()))
BY_THE_HOUSE = {"count", END}
"""What the page of results plays."""


def voices() -> set[str]:
    return {voice(who, NORMAL * beers, turn) for who in EVERYBODY for beers in range(6) for turn in range(9)}


def test_every_event_is_heard_or_known_to_be_quiet() -> None:
    assert {type(event) for event in (*HEARD, *QUIET)} == {*get_args(Event)}


@pytest.mark.parametrize("event", HEARD, ids=lambda event: type(event).__name__)
def test_an_event_sounds_like_this(event: Event) -> None:
    assert tuple(cues(event, VIEW, ())) == HEARD[event]


@pytest.mark.parametrize("event", QUIET, ids=lambda event: type(event).__name__)
def test_an_event_is_quiet(event: Event) -> None:
    assert not cues(event, VIEW, ())


def test_no_bell_calls_a_computer() -> None:
    called = [seat for seat in map(Seat, range(4)) if TURN in cues(TurnStarted(seat, 1, 1), VIEW, {1, 3})]
    assert called == [0, 2]


def test_every_cue_has_a_file_and_words_and_the_other_way_round() -> None:
    heard = {cue for row in HEARD.values() for cue in row} | voices() | BY_THE_HOUSE
    assert heard == SOUNDS
    words = {cue for cue in SOUND_WORDS if cue not in COMMON}
    assert words == SOUNDS


def test_all_words_differ_and_stand_in_brackets() -> None:
    words = [*SOUND_WORDS.values(), *COMMON.values()]
    assert len({*words}) == len(words)
    assert all(said.startswith("[") and said.endswith("]") for said in words)


def test_a_voice_says_whose_it_is_and_whether_it_has_had_some() -> None:
    for cue in voices():
        race = cue.removeprefix(VOICE).split("_")[0]
        assert {"elf": "dark elf"}.get(race, race) in SOUND_WORDS[cue]
        assert ("tipsy" in cue) == ("tipsy" in SOUND_WORDS[cue])


def test_every_race_has_three_voices_of_each_kind_and_uses_all() -> None:
    assert len(voices()) == len(RACES) * 2 * VOICES
    for each in EVERYBODY:
        race = RACES[RACE[each]]
        for beers, kind in ((TIPSY - 1, ""), (TIPSY, "tipsy_")):
            said = [voice(each, NORMAL * beers, turn) for turn in range(VOICES)]
            assert {*said} == {f"voice_{race}_{kind}{number}" for number in range(1, VOICES + 1)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_hears_more_than_everybody_sees(players: int) -> None:
    chance = Random(players)
    step: Any = RULES.new_game(Setup(players), players)
    for _ in range(150):
        for event in step.events:
            heard = {
                tuple(cues(RULES.redact(event, viewer), RULES.view(step.state, viewer)))
                for viewer in (None, *map(Seat, range(players)))
            }
            assert len(heard) == 1
            assert {*heard.pop()} <= {*SOUNDS}
        if RULES.to_act(step.state) is None:
            break
        step = RULES.apply(step.state, chance.choice(RULES.legal_actions(step.state)))


def with_guests(players: int, guests: int) -> View:
    view = RULES.view(RULES.new_game(Setup(players), 1).state, None)
    return replace(view, spaces=((), EVERYBODY[:guests], *((),) * 5))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_music_grows_with_the_guests(players: int) -> None:
    heard = [tension(with_guests(players, guests)) for guests in range(7 * players + 1)]
    assert heard == sorted(heard)
    assert (heard.index(2), heard.index(3)) == (LIVELY[players], FULL[players])
    assert heard[0] == 1
    assert max(heard) == 3


@pytest.mark.parametrize("stage", [Stage.LAST_ROUND, Stage.EXTRA])
def test_at_closing_time_everybody_plays(stage: Stage) -> None:
    assert tension(replace(with_guests(2, 2), stage=stage)) == 3


def test_all_that_is_heard_is_small() -> None:
    files = [file for folder in ("sounds", "music") for file in (ASSETS / folder).rglob("*.ogg")]
    assert sum(file.stat().st_size for file in files) <= 4_500_000
    assert {Path(file).parent.name for file in files} == {"sounds", "music", "title", "end"}
