"""The whole pub in short lines: who is where with what, and what everybody has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from game.core.messages import N_, capital
from game.core.rules import Seat
from game.core.words import Words
from game.fantasy_pub.rules.characters import FIGURE, OWNER, Character
from game.fantasy_pub.rules.chips import TRIPLE, Chips
from game.fantasy_pub.rules.house import CARD_POINTS
from game.fantasy_pub.rules.scoring import worth
from game.fantasy_pub.rules.state import CLOSING, DOOR, SPACES, TABLES, Phase, Stage
from game.fantasy_pub.rules.view import View
from game.fantasy_pub.telling.names import NAMES, at, card_name, character, introduced

_STAGES: Final = {
    Stage.OPEN: N_("Round {round}. Left the pub: {home} of {closing}."),
    Stage.LAST_ROUND: N_("Round {round}. Closing time: after this round everyone has one more turn."),
    Stage.EXTRA: N_("Round {round}, the last one."),
}
_CARDS: Final = {1: "+1", -1: "-1", 0: N_("gone")}
"""What becomes of the +1/-1 card."""
_SIDES: Final = {
    1: N_("The card adds 1 to a die for free. Then it shows -1."),
    -1: N_("The card takes 1 off a die for free. Then it is gone."),
}
_KEPT: Final = N_("The beer: {points} points at the end if the card still shows {side}.")


def table_lines(view: View, words: Words, *, closed: bool) -> list[str]:
    """All that the viewer sees; where piles are `closed`, without what was brought home."""
    words = words.seeing(view)
    lines = [stage_line(view, words)]
    if view.phase is Phase.TURN:
        lines.append(_dice(view, words))
    empty = [table for table in TABLES if not view.spaces[table] and table != view.barkeeper]
    lines += (space_line(view, space, words) for space in range(SPACES) if space not in empty)
    if empty:
        tables = ", ".join(_empty(view, table, words) for table in empty)
        lines.append(words.sentence(N_("Empty tables: {tables}.")).format(tables=tables))
    lines.append(_reserve(view, words))
    for seat in map(Seat, range(view.players)):
        lines += _player(view, seat, words, closed=closed)
    return [*lines, *_hand(view, words)]


def stage_line(view: View, words: Words) -> str:
    """How late it is."""
    told, home = words.sentence(_STAGES[view.stage]), sum(map(len, view.out))
    return told.format(round=view.round, home=home, closing=CLOSING[view.players])


def _dice(view: View, words: Words) -> str:
    """What can be spent; and what was, so that nobody looks for it."""
    dice = list(zip(map(str, view.dice), view.used, strict=True))
    left = words.listed([die for die, used in dice if not used])
    if not any(view.used):
        return words.sentence(N_("Dice: {dice}.")).format(dice=left)
    spent = words.listed([die for die, used in dice if used])
    return words.sentence(N_("Dice: {dice} left, {spent} spent.")).format(dice=left, spent=spent)


def plus_minus_card(side: int, words: Words) -> tuple[str, str]:
    """What that side of the +1/-1 card does, and what its beer is worth."""
    kept = words.sentence(_KEPT).format(points=CARD_POINTS[side], side=_CARDS[side])
    return words.sentence(_SIDES[side]), kept


def space_line(view: View, space: int, words: Words) -> str:
    """Who is at a space, with what, and what lies there."""
    if space == DOOR:
        template = N_("Door: {guests}.")
    elif space == view.barkeeper:
        template = N_("Table {table}, with the barkeeper: {guests}.")
    else:
        template = N_("Table {table}: {guests}.")
    guests = "; ".join(guest(view, who, words) for who in view.spaces[space])
    told = words.sentence(template).format(table=space, guests=guests or words.sentence(N_("nobody")))
    floor = view.floor[space]
    if not floor:
        return told
    lies = words.plural("{coins} coin on the floor.", "{coins} coins on the floor.", floor)
    return f"{told} {lies.format(coins=floor)}"


def whereabouts(view: View, seat: Seat, words: Words) -> str:
    """Where those of a player are that are in the pub, with what; and how late it is."""
    words = words.seeing(view)
    told = [
        words.sentence(N_("{who} {at}: {belongings}.")).format(
            who=capital(character(who, words)),
            at=at(space, words),
            belongings=", ".join(belongings(view, who, words)),
        )
        for space in range(SPACES)
        for who in view.spaces[space]
        if OWNER[who] == seat
    ]
    nobody = words.sentence(N_("{player} has no characters in the pub.")).format(player=words.seat(seat))
    return " ".join([*(told or [nobody]), stage_line(view, words)])


def _empty(view: View, table: int, words: Words) -> str:
    """`3`, or `5 (2 coins)` if something lies there on the floor."""
    coins = view.floor[table]
    told = words.plural("{count} coin", "{count} coins", coins).format(count=coins)
    return f"{table} ({told})" if coins else str(table)


def guest(view: View, who: Character, words: Words) -> str:
    """Somebody in the pub: "Ana's dwarf, 2 coins, 1 beer"."""
    return ", ".join([introduced(who, words), *belongings(view, who, words)])


def belongings(view: View, who: Character, words: Words) -> Iterator[str]:
    """What somebody has: "2 coins", "1 beer"."""
    coins, beers = view.coins[who], view.beers[who]
    yield words.plural("{count} coin", "{count} coins", coins).format(count=coins)
    yield beers_in_words(beers, words)


def beers_in_words(beers: Chips, words: Words) -> str:
    """`3 beers (1 triple)`"""
    told = words.plural("{count} beer", "{count} beers", len(beers)).format(count=len(beers))
    triples = beers.count(TRIPLE)
    if not triples:
        return told
    special = words.plural("{count} triple", "{count} triples", triples).format(count=triples)
    return f"{told} ({special})"


def _reserve(view: View, words: Words) -> str:
    told = words.sentence(N_("Reserve: {coins} coins. Triple beers still hidden: {triples}."))
    return told.format(coins=view.reserve, triples=view.hidden_triples)


def _player(view: View, seat: Seat, words: Words, *, closed: bool) -> Iterator[str]:
    """What somebody has brought home, and still has to use; and who is in the deck."""
    say, scored = words.sentence, view.scored[seat]
    template = N_(
        "{player}: {home} left the pub with {beers}, {points} points. Event cards: {events}. +1/-1 card: "
        "{card}."
    )
    if closed:
        template = N_("{player}: {home} left the pub. Event cards: {events}. +1/-1 card: {card}.")
    yield say(template).format(
        player=words.seat(seat),
        home=len(view.out[seat]),
        beers=beers_in_words(scored, words),
        points=worth(scored),
        events=len(view.hands[seat]),
        card=say(_CARDS[view.plus_minus[seat]]),
    )
    yield _deck(view, seat, words)


def _deck(view: View, seat: Seat, words: Words) -> str:
    """Everybody knows who is left, and who was thrown out and lies below, but not who comes next."""
    unknown, bottom = view.decks[seat]
    if len(unknown) == 1:  # a single one is in no order
        unknown, bottom = (), (*unknown, *bottom)
    fields = {"player": words.seat(seat), "deck": _names(unknown, words), "bottom": _names(bottom, words)}
    if not unknown and not bottom:
        template = N_("{player}'s deck is empty.")
    elif not bottom:
        template = N_("{player}'s deck, in unknown order: {deck}.")
    elif not unknown:
        template = N_("{player}'s deck, from the top: {bottom}.")
    else:
        template = N_("{player}'s deck, in unknown order: {deck}; below them: {bottom}.")
    return words.sentence(template).format(**fields)


def _names(line: Iterable[Character], words: Words) -> str:
    return ", ".join(words.name(NAMES[FIGURE[who]]) for who in line)


def _hand(view: View, words: Words) -> Iterator[str]:
    """The viewer's own events."""
    if view.viewer is not None:
        cards = [card_name(card, words) for card in view.hands[view.viewer] if card is not None]
        if cards:
            yield words.sentence(N_("Your event cards: {cards}.")).format(cards="; ".join(cards))
        else:
            yield words.sentence(N_("You have no event cards."))
