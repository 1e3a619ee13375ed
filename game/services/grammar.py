"""What the languages do to a noun: articles, cases, and whose it is. All of it is tables.

A sentence asks for a noun in a case, `{victim:object}`; a translation may ask for any case its language has.
The catalogue tells of each noun its gender and its forms, `m|Löwe|Löwen`: the first stands alone, the second
wherever the language bends it. A tilde is the ending of an adjective, `m|zweit~ Löwe|zweit~ Löwen`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

Articles = Mapping[str, Mapping[str, str]]
"""By case and gender, what stands before and around the noun, which takes the place of `{}`."""

SEPARATOR: Final = "|"
ENDING: Final = "~"


class Noun(NamedTuple):
    """A word for a thing."""

    gender: str
    forms: tuple[str, ...]


class Endings(NamedTuple):
    """How adjectives end, by case and gender."""

    alone: Articles
    the: Articles
    a: Articles
    """After "a", "my" and "your"."""


UNBENT: Final = Endings({}, {}, {})


@dataclass(frozen=True, slots=True)
class Grammar:
    """How a language puts its nouns into a sentence."""

    the: Articles
    a: Articles
    my: Articles
    your: Articles
    names: Articles
    """Around a name of its own, which is nobody's: "Flip", "à Flip"."""
    owned: str
    """Somebody's: `{owner}` is who has it, as `owner` says; `{noun}` is bare, `{the}` has its article."""
    owner: Callable[[str], str]
    conjunction: Callable[[str], str]
    """What stands before the last of several."""
    bends: tuple[str, ...] = ()
    """The cases that take a noun's second form."""
    own: str = ""
    """What stands before a noun whose owner was named before, in a language that would not name him twice."""
    endings: Endings = UNBENT
    """Of adjectives, in a language that bends them."""
    gender: Callable[[str], str] = lambda word: "m"
    """Of a noun that the catalogue does not tell of."""

    def noun(self, entry: str) -> Noun:
        """A noun as the catalogue tells of it."""
        gender, *forms = entry.split(SEPARATOR)
        return Noun(gender, tuple(forms)) if forms else Noun(self.gender(entry), (entry,))

    def bare(self, noun: Noun, case: str) -> str:
        """ "pawn"."""
        return self._bent(noun, case, self.endings.alone)

    def definite(self, noun: Noun, case: str) -> str:
        """ "the pawn"."""
        return self.the[case][noun.gender].format(self._bent(noun, case, self.endings.the))

    def indefinite(self, noun: Noun, case: str) -> str:
        """ "a pawn"."""
        return self.a[case][noun.gender].format(self._bent(noun, case, self.endings.a))

    def mine(self, noun: Noun, case: str) -> str:
        """ "my pawn"."""
        return self.my[case][noun.gender].format(self._bent(noun, case, self.endings.a))

    def owned_again(self, noun: Noun) -> Noun:
        """ "own pawn"."""
        return noun._replace(forms=tuple(f"{self.own}{form}" for form in noun.forms))

    def yours(self, noun: Noun, case: str) -> str:
        """ "your pawn"."""
        return self.your[case][noun.gender].format(self._bent(noun, case, self.endings.a))

    def named(self, noun: Noun, case: str) -> str:
        """ "Flip": whoever has a name goes by it alone."""
        return self.names[case][noun.gender].format(self.bare(noun, case))

    def listed(self, things: Sequence[str]) -> str:
        """ "a, b and c"."""
        *most, last = things
        return f"{', '.join(most)} {self.conjunction(last)} {last}" if most else last

    def of(self, noun: Noun, owner: str, case: str) -> str:
        """ "Ana's pawn"."""
        return self.owned.format(
            owner=self.owner(owner), noun=self.bare(noun, case), the=self.definite(noun, case)
        )

    def _bent(self, noun: Noun, case: str, endings: Articles) -> str:
        form = noun.forms[-1 if case in self.bends else 0]
        return form.replace(ENDING, endings[case][noun.gender]) if ENDING in form else form


SUBJECT, OBJECT = "", "object"
"""The two cases that English sentences ask for; every language has them."""


def _alike(articles: Mapping[str, str]) -> Articles:
    """A language in which subject and object look the same."""
    return {SUBJECT: articles, OBJECT: articles}


def _after(articles: Mapping[str, str], *prepositions: str) -> Articles:
    """The same, and a case for each preposition that does nothing to what follows it."""
    cases = {word: {gender: f"{word} {each}" for gender, each in articles.items()} for word in prepositions}
    return {**_alike(articles), **cases}


_VOWELS: Final = "aeiouyàâäáéèêëíîïóôöúùûü"

ENGLISH: Final = Grammar(
    the=_alike({"consonant": "the {}", "vowel": "the {}"}),
    a=_alike({"consonant": "a {}", "vowel": "an {}"}),
    my=_alike({"consonant": "my {}", "vowel": "my {}"}),
    your=_alike({"consonant": "your {}", "vowel": "your {}"}),
    names=_alike({"consonant": "{}", "vowel": "{}"}),
    owned="{owner} {noun}",
    owner=lambda name: f"{name}'s",
    conjunction=lambda last: "and",
    own="own ",
    gender=lambda word: "vowel" if word[0] in "aeiou" else "consonant",
)


def _genitive(name: str) -> str:
    """Anas, but Max' and Klaus'."""
    return f"{name}'" if name.lower().endswith(("s", "ß", "x", "z", "ce")) else f"{name}s"


def _like_one(begin: str) -> Articles:
    """Ein, and all that is bent like it: mein, dein."""
    return {
        SUBJECT: {"m": f"{begin}ein {{}}", "f": f"{begin}eine {{}}", "n": f"{begin}ein {{}}"},
        OBJECT: {"m": f"{begin}einen {{}}", "f": f"{begin}eine {{}}", "n": f"{begin}ein {{}}"},
        "dative": {"m": f"{begin}einem {{}}", "f": f"{begin}einer {{}}", "n": f"{begin}einem {{}}"},
    }


_ALONE: Final = {
    SUBJECT: {"m": "er", "f": "e", "n": "es"},
    OBJECT: {"m": "en", "f": "e", "n": "es"},
    "dative": {"m": "em", "f": "er", "n": "em"},
}
_SAME: Final = {"m": "en", "f": "en", "n": "en"}

GERMAN: Final = Grammar(
    the={
        SUBJECT: {"m": "der {}", "f": "die {}", "n": "das {}"},
        OBJECT: {"m": "den {}", "f": "die {}", "n": "das {}"},
        "dative": {"m": "dem {}", "f": "der {}", "n": "dem {}"},
    },
    a=_like_one(""),
    my=_like_one("m"),
    your=_like_one("d"),
    names={case: {"m": "{}", "f": "{}", "n": "{}"} for case in (SUBJECT, OBJECT, "dative")},
    owned="{owner} {noun}",
    owner=_genitive,
    conjunction=lambda last: "und",
    bends=(OBJECT, "dative"),
    endings=Endings(
        alone=_ALONE,
        the={
            SUBJECT: {"m": "e", "f": "e", "n": "e"},
            OBJECT: {"m": "en", "f": "e", "n": "e"},
            "dative": _SAME,
        },
        a={**_ALONE, "dative": _SAME},
    ),
)


def _elided(name: str) -> str:
    """De Bo, but d'Ana."""
    return f"d'{name}" if name[:1].lower() in f"{_VOWELS}h" else f"de {name}"


FRENCH: Final = Grammar(
    # "mv" and "fv" begin with a vowel, or with an h that is not heard.
    the={
        **_alike({"m": "le {}", "f": "la {}", "mv": "l'{}", "fv": "l'{}"}),
        "de": {"m": "du {}", "f": "de la {}", "mv": "de l'{}", "fv": "de l'{}"},
        "à": {"m": "au {}", "f": "à la {}", "mv": "à l'{}", "fv": "à l'{}"},
    },
    a={
        **_alike({"m": "un {}", "f": "une {}", "mv": "un {}", "fv": "une {}"}),
        "de": {"m": "d'un {}", "f": "d'une {}", "mv": "d'un {}", "fv": "d'une {}"},
        "à": {"m": "à un {}", "f": "à une {}", "mv": "à un {}", "fv": "à une {}"},
    },
    my=_after({"m": "mon {}", "f": "ma {}", "mv": "mon {}", "fv": "mon {}"}, "de", "à"),
    your=_after({"m": "ton {}", "f": "ta {}", "mv": "ton {}", "fv": "ton {}"}, "de", "à"),
    names={
        **_after({"m": "{}", "f": "{}", "mv": "{}", "fv": "{}"}, "à"),
        "de": {"m": "de {}", "f": "de {}", "mv": "d'{}", "fv": "d'{}"},
    },
    owned="{the} {owner}",
    owner=_elided,
    conjunction=lambda last: "et",
)

SPANISH: Final = Grammar(
    the={
        **_alike({"m": "el {}", "f": "la {}"}),
        "de": {"m": "del {}", "f": "de la {}"},
        "a": {"m": "al {}", "f": "a la {}"},
    },
    a=_after({"m": "un {}", "f": "una {}"}, "de", "a"),
    my=_after({"m": "mi {}", "f": "mi {}"}, "de", "a"),
    your=_after({"m": "tu {}", "f": "tu {}"}, "de", "a"),
    names=_after({"m": "{}", "f": "{}"}, "de", "a"),
    owned="{the} {owner}",
    owner=lambda name: f"de {name}",
    conjunction=lambda last: "e" if last.lower().startswith(("i", "hi", "í", "hí")) else "y",
)
