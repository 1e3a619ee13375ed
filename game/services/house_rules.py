"""The rules of the house: how much help there is at the table, as three presets of single settings.

None of them changes the game itself: whatever its rules ask is always asked, because that is no comfort.
Whoever sets something differently plays by rules of their own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from game.core.hands import OPEN_HANDS
from game.core.messages import N_
from game.services.settings import ALWAYS, COMPUTERS, DRAWN, NEVER, OFF, Settings

OWN: Final = "own"
"""What it is called where the settings fit no preset."""


@dataclass(frozen=True, slots=True)
class HouseRules:
    """A preset. What it does not name is left as it is."""

    key: str
    name: str
    text: str
    values: Mapping[str, object]
    """The settings it makes, by name."""
    bars: Mapping[str, object] = field(default_factory=dict)
    """What they do not allow, by the name of the setting: it is then as usual."""
    strict: bool = False
    """A game that is begun under these and goes on under others is a casual one."""

    def hold(self, settings: Settings) -> bool:
        """These are in force."""
        made = all(getattr(settings, name) == value for name, value in self.values.items())
        return made and all(getattr(settings, name) != value for name, value in self.bars.items())

    def make(self, settings: Settings) -> None:
        """Put them in force."""
        for name, value in self.values.items():
            setattr(settings, name, value)
        for name, value in self.bars.items():
            if getattr(settings, name) == value:
                setattr(settings, name, getattr(Settings(), name))


CLOSED_HANDS: Final = {"hands": OPEN_HANDS}
HOUSE_RULES: Final = (
    HouseRules(
        "family",
        N_("Family"),
        N_("All help: previews, hints, open piles, undo against computers."),
        # Win chances and a coach are fun for some and too much for others, and some like to see each other's
        # hands: all that stays as it is.
        {"preview": ALWAYS, "hints": True, "takeback": COMPUTERS, "open_piles": True},
    ),
    HouseRules(
        "official",
        N_("Official"),
        N_("As printed: hidden piles, and undo until a reveal. Hints allowed."),
        {
            "preview": ALWAYS,
            "hints": True,
            "chances": OFF,
            "takeback": DRAWN,
            "open_piles": False,
            "coach": OFF,
        },
        CLOSED_HANDS,
    ),
    HouseRules(
        "tournament",
        N_("Tournament"),
        N_("No previews, hints, win chances or undo. Piles are hidden."),
        {
            "preview": OFF,
            "hints": False,
            "chances": OFF,
            "takeback": NEVER,
            "open_piles": False,
            "coach": OFF,
        },
        CLOSED_HANDS,
        strict=True,
    ),
)
OWN_NAME: Final = N_("Own")
OWN_TEXT: Final = N_("Your own rules: opens the settings, where you choose each rule.")

BY_KEY: Final = {rules.key: rules for rules in HOUSE_RULES}


def in_force(settings: Settings) -> str:
    """The key of the preset that the settings make."""
    return next((rules.key for rules in HOUSE_RULES if rules.hold(settings)), OWN)


def adopt(settings: Settings, key: str) -> None:
    """Play by these rules from now on; rules of one's own are the settings as they are."""
    if key in BY_KEY:
        BY_KEY[key].make(settings)


def name_of(key: str) -> str:
    """What rules are called; empty where nobody knows them."""
    return OWN_NAME if key == OWN else BY_KEY[key].name if key in BY_KEY else ""


def loosened(key: str, settings: Settings) -> bool:
    """A game that began under strict rules does not go on under them."""
    return key in BY_KEY and BY_KEY[key].strict and not BY_KEY[key].hold(settings)
