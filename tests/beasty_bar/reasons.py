"""What is said about a move in a position, and to whom."""

from game.beasty_bar.advice.reasons import explain
from game.beasty_bar.rules.game import RULES
from game.beasty_bar.rules.position import parse_position
from game.beasty_bar.rules.view import View
from game.core.player import Thought
from game.core.rules import Seat
from game.services.i18n import Language, Translations
from game.services.paths import project_folder

NAMES = ("Ana", "Bo", "Cleo", "Dev")
TO_BO = Language(NAMES, reader=Seat(1))
TO_ALL = Language(NAMES)


def spoken(code: str) -> Translations:
    """The catalogue of the game, in that language."""
    assets = project_folder("assets")
    translations = Translations([assets / "beasty_bar", assets / "common"])
    translations.speak(code)
    return translations


def seen(position: str) -> View:
    """What the seat to move sees."""
    state = parse_position(position)
    return RULES.view(state, state.to_move)


def said(position: str, action: str, words: Language = TO_BO, **thought: tuple[float, ...]) -> str:
    return explain(seen(position), Thought(RULES.parse(action), **thought), words)
