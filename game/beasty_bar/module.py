"""Beasty Bar in one record."""

from __future__ import annotations

from game.beasty_bar.advice.hints import hint
from game.beasty_bar.advice.reasons import explain
from game.beasty_bar.advice.sights import in_sight
from game.beasty_bar.advice.warnings import warn
from game.beasty_bar.bot.opponents import CHARACTERS, LEVELS, SPARRING, prepare
from game.beasty_bar.choices import CHOICES
from game.beasty_bar.lessons import LESSONS
from game.beasty_bar.marks import marks
from game.beasty_bar.rules.animals import MAX_PLAYERS
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.setup import MIN_PLAYERS
from game.beasty_bar.telling.chronicle import tell
from game.beasty_bar.telling.deeds import deed
from game.beasty_bar.telling.log import entries, milestone, outline
from game.beasty_bar.telling.terminal import BeastyBarText
from game.beasty_bar.wire.protocol import answer
from game.core.messages import N_
from game.core.module import GameModule
from game.core.workshop import Workshop


def _workshop() -> Workshop:
    from game.beasty_bar.workshop import WORKSHOP

    return WORKSHOP


BEASTY_BAR = GameModule(
    key="beasty_bar",
    title=N_("Beasty Bar"),
    rules=RULES,
    seats=range(MIN_PLAYERS, MAX_PLAYERS + 1),
    choices=CHOICES,
    levels=LEVELS,
    sparring=SPARRING,
    characters=CHARACTERS,
    marks=marks,
    in_order=True,
    prepare=prepare,
    fallback="table",
    tell=tell,
    deed=deed,
    log=entries,
    outline=outline,
    explain=explain,
    hint=hint,
    warn=warn,
    answer=answer,
    text=BeastyBarText(),
    decided={"picks": "decks", "boxed": "cards left at home"},
    in_sight=in_sight,
    lessons=LESSONS,
    milestone=milestone,
    demo=("expert:trickster", "expert:brawler"),
    workshop=_workshop,
)
