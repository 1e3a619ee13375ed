"""Fantasy Pub in one record."""

from __future__ import annotations

from game.core.hands import ON_LOOK
from game.core.messages import N_
from game.core.module import GameModule
from game.core.workshop import Workshop
from game.fantasy_pub.advice.hints import hint
from game.fantasy_pub.advice.preview_words import steps
from game.fantasy_pub.advice.reasons import explain
from game.fantasy_pub.advice.sights import in_sight
from game.fantasy_pub.advice.warnings import warn
from game.fantasy_pub.advice.why_not import why_not
from game.fantasy_pub.bot.opponents import CHARACTERS, LEVELS, SPARRING, prepare
from game.fantasy_pub.lessons import LESSONS
from game.fantasy_pub.marks import marks
from game.fantasy_pub.rules.characters import MAX_PLAYERS, MIN_PLAYERS
from game.fantasy_pub.rules.game import RULES
from game.fantasy_pub.telling.chronicle import tell
from game.fantasy_pub.telling.deeds import deed
from game.fantasy_pub.telling.log import entries, milestone, outline
from game.fantasy_pub.telling.terminal import FantasyPubText
from game.fantasy_pub.wire.protocol import answer


def _workshop() -> Workshop:
    from game.fantasy_pub.workshop import WORKSHOP

    return WORKSHOP


FANTASY_PUB = GameModule(
    key="fantasy_pub",
    title=N_("Fantasy Pub"),
    rules=RULES,
    seats=range(MIN_PLAYERS, MAX_PLAYERS + 1),
    choices=(),
    levels=LEVELS,
    sparring=SPARRING,
    characters=CHARACTERS,
    marks=marks,
    in_order=False,
    prepare=prepare,
    fallback="greedy",
    tell=tell,
    deed=deed,
    log=entries,
    outline=outline,
    explain=explain,
    hint=hint,
    warn=warn,
    answer=answer,
    text=FantasyPubText(steps, why_not),
    hands=ON_LOOK,
    dwells=True,
    in_sight=in_sight,
    lessons=LESSONS,
    milestone=milestone,
    workshop=_workshop,
)
