"""The events as sentences, in four languages: each kind has its own, and all are fit for everyone's ears."""

import re
from itertools import product
from typing import get_args

import pytest

from game.core.rules import Seat
from game.fantasy_pub.rules.characters import CLAN, Character
from game.fantasy_pub.rules.chips import NORMAL, TRIPLE, UNKNOWN
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
from game.fantasy_pub.rules.house import ALL_CARDS, CARD_BY_KEY, EVENT_CARDS
from game.fantasy_pub.telling.chronicle import THROWN_OUT, tell
from game.services.i18n import TONGUES
from tests.fantasy_pub.language import CLUMSY, random_game, speaking

ANA, BO = Seat(0), Seat(1)
GOBLIN, GOBLIN2, DWARF, DWARF2, ELF, ELF2, TROLL = CLAN[ANA]
BOS_GOBLIN, _, BOS_DWARF, _, _, BOS_ELF2, BOS_TROLL = CLAN[BO]
SONG, COUSIN = CARD_BY_KEY["sing_along"], CARD_BY_KEY["cousin"]
WORDS = speaking()

SENTENCES: list[tuple[Event, str | None]] = [
    (BarkeeperStarted(4), "The barkeeper begins at table 4."),
    (Seated(DWARF, 2, 4, 0), "Ana's dwarf sits down at table 2 with 4 coins."),
    (
        Seated(GOBLIN, 2, 4, 1),
        "Ana's goblin sits down at table 2 with 4 coins and takes the coin on the table.",
    ),
    (Dealt(BO, (None,) * 4), "Bo is dealt 4 event cards."),
    (EventDiscarded(ANA, BO, SONG), "Ana discards an event card."),
    (EventDiscarded(ANA, BO, None), "Ana discards an event card."),
    (TurnStarted(BO, 3, 2), "Bo's turn."),
    (DiceRolled((2, 5)), "The dice show 2 and 5."),
    (DiceRolled((4, 4)), "Both dice show 4."),
    (NoActionReroll((4, 4)), "These dice allow no action, so they are rolled again."),
    (DieAdjusted(ANA, 2, 3, -1), "Ana changes a 2 to a 3. The +1/-1 card now shows -1."),
    (DieAdjusted(ANA, 2, 1, 0), "Ana changes a 2 to a 1. The +1/-1 card is used up."),
    (DiceSpent(3), None),
    (Entered(ELF, 1), "Ana's elf enters with one coin."),
    (Entered(ELF2, 6), "Ana's second elf enters with 6 coins."),
    (Moved(DWARF, (1, 2, 3), counts=True), "Ana's dwarf moves to table 3."),
    (Moved(DWARF2, (1, 0), counts=True), "Ana's second dwarf moves counter-clockwise to the door."),
    (Moved(ELF, (6, 0), counts=True), "Ana's elf moves to the door."),
    (
        Moved(ELF, (2, 3, 4, 5, 6, 0, 1, 2), counts=True),
        "Ana's elf moves once around the pub and is back at table 2.",
    ),
    (Moved(TROLL, (3, 0), counts=False), "Ana's troll ends up at the door."),
    (CoinsDropped(TROLL, 3, 1), "Ana's troll drops a coin at table 3."),
    (CoinsDropped(ELF, 0, 2), "Ana's elf drops 2 coins at the door."),
    (CoinPicked(GOBLIN, 0), "Ana's goblin picks up a coin at the door."),
    (Toast(3, (DWARF, BOS_DWARF)), "A toast at table 3: everyone drinks."),
    (
        InvitationRound(3, (GOBLIN, BOS_DWARF)),
        "A round of drinks at table 3: each character buys the next bigger one a beer.",
    ),
    (Invited(GOBLIN, BOS_DWARF, NORMAL), "Ana's goblin buys Bo's dwarf a beer."),
    (Invited(GOBLIN, DWARF2, TRIPLE), "Ana's goblin buys Ana's own second dwarf a triple beer."),
    (Invited(GOBLIN, BOS_ELF2, UNKNOWN), "Ana's goblin buys Bo's second elf a beer, perhaps a triple."),
    (Drank(TROLL, NORMAL), "Ana's troll drinks a beer."),
    (Drank(TROLL, UNKNOWN), "Ana's troll drinks a beer, perhaps a triple."),
    (Treated(GOBLIN, TRIPLE), "On the house: Ana's goblin gets a triple beer."),
    (ThrownOut(ELF, 3, Why.BROKE, 0, "nn"), "Ana's elf has no coin and is thrown out."),
    (ThrownOut(ELF, 3, Why.DRUNK, 2, "nnnnn?"), "With the sixth beer, Ana's elf is thrown out."),
    (BarkeeperMoved(1, 5, None), "The barkeeper goes to table 5."),
    (BarkeeperMoved(1, 5, BOS_TROLL), "The barkeeper goes to table 5 to serve Bo's troll."),
    (Left(ELF, 0, 0, "", Exit.ACTION), "Ana's elf leaves without a beer."),
    (Left(ELF, 0, 1, "n", Exit.CLOSING), "Ana's elf leaves with one beer."),
    (Left(ELF, 3, 0, "t", Exit.BACK_DOOR), "Ana's elf leaves with a triple beer."),
    (Left(ELF, 3, 0, "nnn", Exit.ACTION), "Ana's elf leaves with 3 beers."),
    (Left(ELF, 3, 0, "nnt", Exit.ACTION), "Ana's elf leaves with 3 beers. One of them is a triple."),
    (Left(ELF, 3, 0, "ntt", Exit.ACTION), "Ana's elf leaves with 3 beers. 2 of them are triples."),
    (Left(ELF, 3, 0, "n?", Exit.ACTION), "Ana's elf leaves with 2 beers."),
    (
        ClosingTime(6, 12),
        "Closing time! The round is finished, then everyone has one more turn.",
    ),
    (ExtraRound(13), "The last round: everyone has one more turn."),
    (EventPlayed(ANA, SONG, (3,)), "Ana plays “Tavern Song”."),
    (EventPlayed(ANA, COUSIN, (2, 9)), "Ana plays “Cheers, Cousin!”."),
    (Swapped(TROLL, 3, BOS_GOBLIN, 4), "Ana's troll and Bo's goblin swap seats."),
    (CoinsStolen(TROLL, BOS_GOBLIN, 1), "Ana's troll takes a coin from Bo's goblin."),
    (CoinsStolen(TROLL, BOS_GOBLIN, 2), "Ana's troll takes 2 coins from Bo's goblin."),
    (BeerStolen(TROLL, BOS_GOBLIN, TRIPLE), "Ana's troll takes a triple beer from Bo's goblin."),
    (CoinsGained(GOBLIN2, 3), "Ana's second goblin finds 3 coins."),
    (CoinsGained(GOBLIN2, 1), "Ana's second goblin finds a coin."),
    (CoinsLost(BOS_TROLL, 2), "Bo's troll returns 2 coins to the reserve."),
    (CoinsLost(BOS_TROLL, 1), "Bo's troll returns one coin to the reserve."),
    (BeerLost(BOS_TROLL, NORMAL), "Bo's troll sobers up and returns a beer."),
    (DeckShuffled(BO), "Bo shuffles the deck."),
    (TurnEnded(BO), None),
    (GameOver(()), "The lights go out: the game is over."),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES)
def test_an_event_is_told_like_this(event: Event, sentence: str | None) -> None:
    assert tell(event, WORDS) == sentence


def test_every_kind_of_event_and_every_way_out_is_among_them() -> None:
    events = [event for event, _ in SENTENCES]
    assert {type(event) for event in events} == {*get_args(Event)}
    assert {event.why for event in events if isinstance(event, ThrownOut)} == {*Why} == {*THROWN_OUT}
    assert {event.how for event in events if isinstance(event, Left)} == {*Exit}


ELSEWHERE: list[tuple[Event, dict[str, str]]] = [
    (
        Entered(ELF2, 6),
        {
            "de": "Anas zweiter Dunkelelf betritt den Pub mit 6 Münzen.",
            "fr": "Le second elfe noir d'Ana entre avec 6 pièces.",
            "es": "El segundo elfo de Ana entra con 6 monedas.",
        },
    ),
    (
        Moved(DWARF, (6, 5, 4), counts=True),
        {
            "de": "Anas Zwerg geht gegen den Uhrzeigersinn an Tisch 4.",
            "fr": "Le nain d'Ana va dans le sens antihoraire jusqu'à la table 4.",
            "es": "El enano de Ana se mueve en sentido antihorario hasta la mesa 4.",
        },
    ),
    (
        Moved(BOS_TROLL, (6, 0), counts=True),
        {
            "de": "Bos Troll geht zur Tür.",
            "fr": "Le troll de Bo va jusqu'à la porte.",
            "es": "El troll de Bo se mueve hasta la puerta.",
        },
    ),
    (
        CoinsDropped(TROLL, 3, 1),
        {
            "de": "Anas Troll lässt an Tisch 3 eine Münze fallen.",
            "fr": "Le troll d'Ana laisse tomber une pièce à la table 3.",
            "es": "El troll de Ana deja caer una moneda en la mesa 3.",
        },
    ),
    (
        Toast(3, (DWARF, BOS_DWARF)),
        {
            "de": "Prost an Tisch 3: Alle trinken.",
            "fr": "Toast à la table 3 : tout le monde boit.",
            "es": "Brindis en la mesa 3: todos beben.",
        },
    ),
    (
        Invited(GOBLIN2, ELF, NORMAL),
        {
            "de": "Anas zweiter Goblin spendiert Anas Dunkelelfen ein Bier.",
            "fr": "Le second gobelin d'Ana offre une bière à l'elfe noir d'Ana.",
            "es": "El segundo duende de Ana invita al elfo de Ana a una cerveza.",
        },
    ),
    (
        Invited(GOBLIN, BOS_ELF2, UNKNOWN),
        {
            "de": "Anas Goblin spendiert Bos zweitem Dunkelelfen ein Bier, vielleicht ein Tripel.",
            "fr": "Le gobelin d'Ana offre une bière (peut-être une triple) au second elfe noir de Bo.",
            "es": "El duende de Ana invita al segundo elfo de Bo a una cerveza, quizá triple.",
        },
    ),
    (
        ThrownOut(ELF, 3, Why.BROKE, 0, ""),
        {
            "de": "Anas Dunkelelf hat keine Münze und fliegt raus.",
            "fr": "L'elfe noir d'Ana n'a plus de pièce et se fait expulser.",
            "es": "El elfo de Ana no tiene monedas y es expulsado.",
        },
    ),
    (
        ThrownOut(DWARF2, 3, Why.DRUNK, 0, ""),
        {
            "de": "Mit dem sechsten Bier fliegt Anas zweiter Zwerg raus.",
            "fr": "À la sixième bière, le second nain d'Ana se fait expulser.",
            "es": "Con la sexta cerveza, el segundo enano de Ana es expulsado.",
        },
    ),
    (
        BarkeeperMoved(1, 5, ELF2),
        {
            "de": "Der Wirt geht an Tisch 5 zu Anas zweitem Dunkelelfen.",
            "fr": "Le tavernier va à la table 5 servir le second elfe noir d'Ana.",
            "es": "El tabernero va a la mesa 5 a servir al segundo elfo de Ana.",
        },
    ),
    (
        Left(TROLL, 0, 0, "nntt", Exit.ACTION),
        {
            "de": "Anas Troll geht mit 4 Bieren heim. 2 davon sind Tripel.",
            "fr": "Le troll d'Ana sort avec 4 bières. 2 d'entre elles sont des triples.",
            "es": "El troll de Ana sale con 4 cervezas. 2 de ellas son triples.",
        },
    ),
    (
        CoinsStolen(DWARF, BOS_DWARF, 2),
        {
            "de": "Anas Zwerg nimmt Bos Zwerg 2 Münzen ab.",
            "fr": "Le nain d'Ana chipe 2 pièces au nain de Bo.",
            "es": "El enano de Ana le quita 2 monedas al enano de Bo.",
        },
    ),
    (
        EventPlayed(ANA, COUSIN, ()),
        {
            "de": "Ana spielt „Prost, Vetter!“.",
            "fr": "Ana joue « Santé, cousin ! ».",
            "es": "Ana juega «¡Salud, primo!».",
        },
    ),
    (
        ClosingTime(6, 12),
        {
            "de": "Sperrstunde! Die Runde wird zu Ende gespielt, dann sind alle noch einmal am Zug.",
            "fr": "On ferme ! La manche se termine, puis chacun joue encore un tour.",
            "es": "¡Hora del cierre! Se completa la ronda y después todos tienen un turno más.",
        },
    ),
]


@pytest.mark.parametrize(
    ("event", "code", "sentence"),
    [(event, code, told[code]) for event, told in ELSEWHERE for code in told],
)
def test_it_is_told_like_this_elsewhere(event: Event, code: str, sentence: str) -> None:
    assert tell(event, speaking(code)) == sentence


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("en", "Bo's goblin buys your second elf a beer."),
        ("de", "Bos Goblin spendiert deinem zweiten Dunkelelfen ein Bier."),
        ("fr", "Le gobelin de Bo offre une bière à ton second elfe noir."),
        ("es", "El duende de Bo invita a tu segundo elfo a una cerveza."),
    ],
)
def test_whoever_reads_it_is_addressed(code: str, sentence: str) -> None:
    assert tell(Invited(BOS_GOBLIN, ELF2, NORMAL), speaking(code, reader=ANA)) == sentence


def whole(sentence: str, code: str) -> None:
    """A sentence, or two."""
    assert re.fullmatch(r"[A-ZÀ-Ö¡¿\d][^{}~\n]*[.!]", sentence), sentence
    assert "  " not in sentence, sentence
    assert not re.search(CLUMSY[code], sentence), sentence


def about(who: Character, other: Character) -> list[Event]:
    """Everything that can happen to one, or between two."""
    return [
        *(Seated(who, 3, 4, picked) for picked in (0, 1)),
        *(Entered(who, coins) for coins in (1, 2)),
        *(Moved(who, path, counts=True) for path in [(1, 2), (1, 0), (2, 3, 4, 5, 6, 0, 1, 2)]),
        Moved(who, (3, 0), counts=False),
        *(CoinsDropped(who, space, coins) for space in (0, 3) for coins in (1, 2)),
        *(CoinPicked(who, space) for space in (0, 3)),
        *(Invited(who, other, kind) for kind in (NORMAL, TRIPLE, UNKNOWN)),
        *(Drank(who, kind) for kind in (NORMAL, TRIPLE, UNKNOWN)),
        *(Treated(who, kind) for kind in (NORMAL, TRIPLE, UNKNOWN)),
        *(ThrownOut(who, 3, why, 1, "n") for why in Why),
        BarkeeperMoved(1, 2, who),
        *(Left(who, 0, 0, beers, Exit.ACTION) for beers in ("", "n", "t", "nn", "nt", "tt")),
        Swapped(who, 3, other, 4),
        *(CoinsStolen(who, other, coins) for coins in (1, 2)),
        *(BeerStolen(who, other, kind) for kind in (NORMAL, TRIPLE)),
        *(CoinsGained(who, coins) for coins in (1, 3)),
        *(CoinsLost(who, coins) for coins in (1, 2)),
        *(BeerLost(who, kind) for kind in (NORMAL, TRIPLE)),
    ]


@pytest.mark.parametrize("code", TONGUES)
@pytest.mark.parametrize("reader", [None, ANA, BO])
def test_every_character_fits_into_every_sentence(code: str, reader: Seat | None) -> None:
    words = speaking(code, reader)
    for who, other in product(CLAN[ANA], (*CLAN[ANA], *CLAN[BO])):
        for event in about(who, other):
            whole(tell(event, words) or "", code)


@pytest.mark.parametrize("code", TONGUES)
def test_whole_games_are_told_in_whole_sentences(code: str) -> None:
    words = speaking(code)
    kinds: set[type[Event]] = set()
    for seed in range(30):
        for event in random_game(seed):
            kinds.add(type(event))
            sentence = tell(event, words)
            assert (sentence is None) == isinstance(event, DiceSpent | TurnEnded)
            if sentence is not None:
                whole(sentence, code)
    assert kinds >= {*get_args(Event)} - {NoActionReroll}


def test_a_sentence_is_the_same_for_everyone_because_it_holds_no_secret() -> None:
    for seed in range(6):
        for event in random_game(seed):
            for viewer in (None, *map(Seat, range(2 + seed % 3))):
                assert tell(RULES.redact(event, viewer), WORDS) == tell(event, WORDS)


def test_a_card_that_is_put_away_or_dealt_is_never_named() -> None:
    assert len({tell(EventDiscarded(ANA, BO, card), WORDS) for card in (None, *ALL_CARDS)}) == 1
    assert len({tell(Dealt(ANA, (card,) * 4), WORDS) for card in (None, *ALL_CARDS)}) == 1


@pytest.mark.parametrize("code", TONGUES)
def test_every_event_card_has_a_name_and_a_text_of_its_own(code: str) -> None:
    words = speaking(code)
    for texts in ([card.name for card in EVENT_CARDS], [card.text for card in EVENT_CARDS]):
        told = {words.sentence(text) for text in texts}
        assert len(told) == len(EVENT_CARDS)
        assert code == "en" or not told & {*texts}


def test_a_name_may_hold_anything() -> None:
    words = speaking()
    words._names = ("{who}", "%s", "{}", "Ana's")
    assert tell(Invited(GOBLIN, BOS_DWARF, NORMAL), words) == "{who}'s goblin buys %s's dwarf a beer."
    assert tell(TurnStarted(Seat(2), 1, 1), words) == "{}'s turn."
