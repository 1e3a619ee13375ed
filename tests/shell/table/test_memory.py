"""The turns that were seen at a table: grouped as the rules say, told in whatever language is spoken."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from game.core.rules import Seat
from game.shell.table.hud import Saying
from game.shell.table.memory import Memory
from game.shell.table.tabletop import Gist, Told

ANA, BO = Seat(0), Seat(1)


def begins(event: str) -> Seat | None:
    return Seat(int(event[-1])) if event.startswith("turn of") else None


def redact(event: str, viewer: Seat | None) -> str:
    return event if viewer is not None else event.partition(" secretly")[0]


class Desk:
    """Speaks some language; in its game, events are words."""

    def __init__(self) -> None:
        self.translations = SimpleNamespace(code="en")
        self.module = SimpleNamespace(rules=SimpleNamespace(begins=begins, redact=redact))
        self.asked = 0

    def told(self, events: Sequence[str]) -> Told | None:
        self.asked += 1
        played = [event for event in events if not event.startswith("turn of")]
        story = f"{self.translations.code}: {' '.join(played)}"
        return Told(played[0], played[0], Gist("dice", played[0]), story) if played else None


def memory(*events: str) -> tuple[Memory, Desk]:
    desk = Desk()
    kept = Memory(desk, desk.told)  # type: ignore[arg-type]
    for event in events:
        kept.follow(event)
    return kept, desk


def told(kept: Memory, count: int = 9) -> list[tuple[int, Any, str]]:
    return [(turn.number, turn.seat, kept.told(turn).story) for turn in kept.latest(count)]


def test_a_turn_holds_all_from_the_event_that_opens_it_to_the_next_one() -> None:
    kept, _ = memory("dealt", "turn of 0", "rolls", "moves", "turn of 1", "rolls")
    assert told(kept) == [(1, ANA, "en: rolls moves"), (2, BO, "en: rolls")]
    assert list(kept.seen()) == ["rolls", "turn of 1", "moves", "rolls", "turn of 0"]


def test_a_turn_that_has_only_begun_is_not_told() -> None:
    kept, _ = memory("turn of 0", "rolls", "turn of 1")
    assert told(kept) == [(1, ANA, "en: rolls")]
    assert kept.turn(2) is None
    kept.follow("rolls")
    assert [turn.number for turn in kept.latest(1)] == [2]


def test_who_is_in_a_hurry_hears_what_was_told_before_and_the_rest_a_little_later() -> None:
    kept, desk = memory("turn of 0", "rolls")
    assert told(kept) == [(1, ANA, "en: rolls")]
    kept.follow("moves")
    kept.hurried, asked = True, desk.asked
    assert told(kept) == [(1, ANA, "en: rolls")]
    assert kept.behind
    assert desk.asked == asked
    kept.hurried = False
    kept.catch_up()
    kept.hurried, asked = True, desk.asked
    assert told(kept) == [(1, ANA, "en: rolls moves")]
    assert desk.asked == asked
    for event in ("turn of 1", "rolls"):
        kept.follow(event)
    assert told(kept)[-1] == (2, BO, "en: rolls"), "nothing was told of it before"


def test_somebody_may_have_several_turns_in_a_row() -> None:
    kept, _ = memory("turn of 0", "rolls", "turn of 0", "moves")
    assert [number for number, _, _ in told(kept)] == [1, 2]


def test_a_turn_that_is_seen_once_more_keeps_its_number() -> None:
    for again in (["turn of 1", "rolls", "turn of 0", "moves"], ["rolls", "turn of 0", "moves"]):
        kept, _ = memory()
        kept.open(7, BO)
        for event in again:
            kept.follow(event)
        kept.open(8, ANA)  # it has begun already
        assert told(kept) == [(7, BO, "en: rolls"), (8, ANA, "en: moves")]


def test_a_reason_belongs_to_what_its_seat_has_played_last() -> None:
    kept, desk = memory("turn of 0", "rolls", "turn of 1")
    kept.explain(Saying(BO, lambda: "too early"))
    kept.explain(Saying(ANA, lambda: "a six"))
    kept.explain(Saying(ANA, lambda: "said already"))
    assert desk.asked == 0, "a game that is told anew is not shown yet"
    (turn,) = kept.latest(9)
    assert turn.saying is not None
    assert turn.saying.text == "a six"


def test_it_is_put_into_words_once_in_every_language() -> None:
    kept, desk = memory("turn of 0", "rolls")
    told(kept), told(kept)
    assert desk.asked == 1
    desk.translations.code = "de"
    assert told(kept) == [(1, ANA, "de: rolls")]
    kept.forget()
    assert told(kept) == []


def test_a_draft_before_the_first_turn_is_a_turn_for_everybody_who_decides() -> None:
    kept, _ = memory("dealt")
    for seat, events in ((ANA, ["keeps"]), (BO, ["keeps", "turn of 0", "rolls"]), (ANA, ["moves"])):
        kept.decided(seat)
        for event in events:
            kept.follow(event)
    assert told(kept) == [(1, ANA, "en: keeps"), (2, BO, "en: keeps"), (3, ANA, "en: rolls moves")]


def test_what_only_somebody_may_know_is_not_told_to_all() -> None:
    kept, _ = memory("turn of 0", "draws secretly a queen")
    assert told(kept) == [(1, ANA, "en: draws")]
