"""Beasty Bar where there are only words: in a terminal, over ssh, for a screen reader."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence

from game.beasty_bar.bot.opponents import deck_adviser
from game.beasty_bar.handbook.guide import GUIDE, QUESTIONS
from game.beasty_bar.handbook.reading import rules
from game.beasty_bar.marks import Hold, Landing, Layer, Model, Target, Top, species_of
from game.beasty_bar.rules.animals import ANIMALS, OSTRICH, OWNER, SPECIES, Card, CardSet, Species
from game.beasty_bar.rules.animals import species_of as species_with
from game.beasty_bar.rules.scoring import Score, added, scores, winners
from game.beasty_bar.rules.setup import (
    BOXED,
    STRENGTHS,
    Decision,
    Picks,
    Scoring,
    Setup,
    decisions,
    drafted,
    return_game,
)
from game.beasty_bar.rules.state import State
from game.beasty_bar.rules.view import View
from game.beasty_bar.telling.chronicle import Teller
from game.core.choosing import Mark
from game.core.messages import N_
from game.core.rules import Seat
from game.core.text import Plain, Question
from game.core.words import Words

_LOWEST = N_("Which animal goes lowest on THAT'S IT?")
_NEXT = N_("Which animal goes on top of it?")
_ABOUT = N_("{animal}: {rule}")

_MOST_GUESTS = N_("Get as many of your animals into the bar as you can.")
_GOALS = {
    Scoring.COUNT_2014: (_MOST_GUESTS, N_("In a tie, the lower sum of strengths wins.")),
    Scoring.COUNT_2015: (_MOST_GUESTS, N_("In a tie, the higher sum of points wins.")),
    Scoring.POINTS_2019: (
        N_("Get your animals into the bar. Most points wins."),
        N_("Each animal in the bar scores the points on its card, 2 to 4."),
    ),
}

Interview = Callable[[Setup, Words], Generator[Question, int, Setup]]


class BeastyBarText(Plain):
    """Sentences for the table, its choices and its end."""

    def interviews(self, asked: Setup, setup: Setup, people: Sequence[Seat]) -> list[Interview]:
        """Draft and secret discard."""
        return [_interview(seat, decide) for seat, decide in decisions(asked, setup, people)]

    def rules(self, topic: str, words: Words) -> list[str]:
        """The handbook, or a page of it."""
        return rules(topic, words)

    def goal(self, setup: Setup, words: Words) -> list[str]:
        """What to do, and how guests are counted."""
        return list(map(words.sentence, _GOALS[setup.options.scoring]))

    def table(self, view: View, words: Words, *, closed: bool = False) -> list[str]:
        """The line, the piles, everyone's counts, and the viewer's hand."""
        line = [f"{place}. {_card(card, words)}" for place, card in enumerate(view.line, start=1)]
        say = words.sentence
        lines = [
            say(N_("In line, from the gate: {line}")).format(line=", ".join(line) or say(N_("no animal"))),
            say(N_("In the bar: {cards}")).format(cards=_pile(view.bar, words, closed=closed)),
            say(N_("On THAT'S IT, from bottom to top: {cards}")).format(
                cards=_pile(view.thats_it, words, closed=closed and not view.options.stackable)
            ),
        ]
        for number, (hand, deck) in enumerate(zip(view.hand_sizes, view.deck_sizes, strict=True)):
            counts = say(N_("{player}: {hand} in hand, {deck} in draw pile"))
            lines.append(counts.format(player=words.seat(Seat(number)), hand=hand, deck=deck))
        if view.shown:
            lines.append(say(N_("Shown from the hand: {cards}")).format(cards=_cards(view.shown, words)))
        if view.viewer is not None:
            names = ", ".join(_species(card, words) for card in view.hand)
            lines.append(say(N_("Your hand: {cards}")).format(cards=names or say(N_("no card"))))
        return lines

    def question(self, view: View, done: Sequence[Mark], words: Words) -> str:
        """What is to be chosen next."""
        if view.sent:
            return words.sentence(_NEXT if done else _LOWEST)
        chain = species_of(done)
        if not chain:
            return words.sentence(N_("{player}, choose:")).format(player=words.seat(view.to_move))
        asked = words.sentence(QUESTIONS[chain[-1]])
        trail = " / ".join(words.name(ANIMALS[species].name) for species in chain)
        return words.sentence(_ABOUT).format(animal=trail, rule=asked)

    def arranged(self, marks: Sequence[Mark]) -> Sequence[Mark]:
        """As they are held, or as they stand."""
        return marks

    def option(self, view: View, done: Sequence[Mark], mark: Mark, words: Words) -> str:
        """A species with what it does, or the animal behind a place."""
        match mark:
            case Hold(species) | Model(species) | Top(species):
                return _explained(species, words)
            case Target(place):
                return _card(view.line[place], words)
            case Layer(number):
                return _card(view.sent[number], words)
            case Landing(choice) if species_of(done)[-1] == OSTRICH:
                return words.sentence(N_("pass odd strengths") if choice else N_("pass even strengths"))
            case Landing(choice):
                return words.sentence(N_("over two") if choice == 2 else N_("over one"))
            case _:
                raise ValueError(mark)

    def called(self, view: View, done: Sequence[Mark], mark: Mark, words: Words) -> list[str]:
        """An animal by its name alone."""
        match mark:
            case Hold(species) | Model(species) | Top(species):
                return [words.name(ANIMALS[species].name)]
            case Target(place):
                return [_piece(view.line[place], words)]
            case Layer(number):
                return [_piece(view.sent[number], words)]
            case _:
                return [self.option(view, done, mark, words)]

    def result(self, finals: Sequence[State], words: Words) -> list[str]:
        """Everyone's guests and sums, and who wins; of two games, the sum of both."""
        tallies = [scores(state.bar, state.players) for state in finals]
        lines = [line for state in finals for line in _guests(state, words)]
        if len(tallies) > 1:
            lines.append(words.sentence(N_("Both games together:")))
            lines += _tallied(added(*tallies), words)
        total = tallies[0] if len(tallies) == 1 else added(*tallies)
        names = [words.seat(seat) for seat in winners(total, finals[0].options.scoring)]
        template = N_("{players} wins!") if len(names) == 1 else N_("{players} share the victory!")
        return [*lines, words.sentence(template).format(players=words.listed(names))]

    def encore(self, setup: Setup) -> Setup:
        """The cards that were left over."""
        return return_game(setup)


def _species(card: Card, words: Words) -> str:
    return _strong(SPECIES[card], words)


def _strong(species: Species, words: Words) -> str:
    """`lion (12)`"""
    animal = ANIMALS[species]
    return f"{words.name(animal.name)} ({animal.strength})"


def _card(card: Card, words: Words) -> str:
    return f"{_piece(card, words)} ({ANIMALS[SPECIES[card]].strength})"


def _piece(card: Card, words: Words) -> str:
    return words.piece(ANIMALS[SPECIES[card]].name, OWNER[card], "")


def _cards(cards: Sequence[Card], words: Words) -> str:
    return ", ".join(_card(card, words) for card in cards) or words.sentence(N_("no animal"))


def _pile(cards: Sequence[Card], words: Words, *, closed: bool) -> str:
    """Who lies there; of a pile that is closed until the end, how many."""
    if not (closed and cards):
        return _cards(cards, words)
    count = len(cards)
    template = words.plural(
        "one card, face down until the end", "{count} cards, face down until the end", count
    )
    return template.format(count=count)


def _interview(seat: Seat, decide: Decision) -> Interview:
    """Asks a seat, and makes another set-up of what it says."""
    ask = _draft if decide is drafted else _discard

    def asked(setup: Setup, words: Words) -> Generator[Question, int, Setup]:
        return decide(setup, seat, (yield from ask(setup, seat, words)))

    return asked


def _draft(setup: Setup, seat: Seat, words: Words) -> Generator[Question, int, Picks]:
    """A deck of twelve for a mixed game."""
    assert setup.picks is not None, "there is nothing to pick"
    decks = [setup.picks[seat], (CardSet.BASE,) * STRENGTHS, (CardSet.NEW,) * STRENGTHS]
    labels = (N_("a random deck"), N_("all base animals"), N_("all New Beasts"), N_("pick one by one"))
    text = words.sentence(N_("{player}, which deck do you play?")).format(player=words.seat(seat))
    liked = deck_adviser(setup).favourites()
    hint = words.sentence(N_("My picks: {animals}.")).format(animals=_named(liked, words))
    why = words.sentence(N_("In practice games, each of these did better than the other of its pair."))
    chosen = yield Question(seat, text, tuple(map(words.sentence, labels)), (hint, why))
    if chosen < len(decks):
        return decks[chosen]
    return (yield from _pick_one_by_one(seat, liked, words))


def _pick_one_by_one(seat: Seat, liked: Sequence[Species], words: Words) -> Generator[Question, int, Picks]:
    picks: list[CardSet] = []
    for strength, better in enumerate(liked, start=1):
        pair = [species_with(card_set, strength) for card_set in CardSet]
        text = words.sentence(N_("Strength {strength}:")).format(strength=strength)
        hints = _better_of(pair, better, words)
        chosen = yield Question(seat, text, tuple(_explained(species, words) for species in pair), hints)
        picks.append(list(CardSet)[chosen])
    return tuple(picks)


def _better_of(pair: Sequence[Species], better: Species, words: Words) -> tuple[str, str]:
    """Which of the two a computer would take, and why."""
    say = Teller(words)
    (other,) = (say.known(species) for species in pair if species != better)
    liked = say.known(better)
    why = say.says(
        N_("In practice games, {animal} did better than {other:object}."), animal=liked, other=other
    )
    return say.says(N_("I would take {animal:object}."), animal=liked), why


def _discard(setup: Setup, seat: Seat, words: Words) -> Generator[Question, int, tuple[Species, ...]]:
    """Four cards stay at home."""
    left, adviser = [SPECIES[card] for card in setup.deck(seat)], deck_adviser(setup)
    away: list[Species] = []
    for number in range(1, BOXED + 1):
        text = words.sentence(N_("{player}, which animal stays at home? ({number} of {all})"))
        text = text.format(player=words.seat(seat), number=number, all=BOXED)
        hints = _least_missed(adviser.by_worth(left)[: BOXED - len(away)], words)
        chosen = yield Question(seat, text, tuple(_explained(species, words) for species in left), hints)
        away.append(left.pop(chosen))
    return tuple(sorted(away))


def _least_missed(least: Sequence[Species], words: Words) -> tuple[str, str]:
    """All that a computer would still leave at home, so that its plan can be seen; and why."""
    why = words.sentence(N_("In practice games, players missed these animals least."))
    if len(least) > 1:
        several = words.sentence(N_("I would leave these at home: {animals}."))
        return several.format(animals=_named(least, words)), why
    say = Teller(words)
    return say.says(N_("I would leave {animal:object} at home."), animal=say.known(least[0])), why


def _named(animals: Sequence[Species], words: Words) -> str:
    return words.listed([words.name(ANIMALS[species].name) for species in animals])


def _explained(species: Species, words: Words) -> str:
    rule = words.sentence(GUIDE[species])
    return words.sentence(_ABOUT).format(animal=_strong(species, words), rule=rule)


def _guests(state: State, words: Words) -> list[str]:
    """Everyone's guests, and what they add up to."""
    lines = []
    for seat, tally in enumerate(_tallied(scores(state.bar, state.players), words)):
        guests = [_species(card, words) for card in state.bar if OWNER[card] == seat]
        lines.append(f"{tally} {', '.join(guests)}".rstrip())
    return lines


def _tallied(tallies: Sequence[Score], words: Words) -> list[str]:
    template = words.sentence(N_("{player}: animals {animals}, strength {strength}, points {points}."))
    return [
        template.format(player=words.seat(Seat(seat)), **tally._asdict())
        for seat, tally in enumerate(tallies)
    ]
