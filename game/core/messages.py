"""Texts that are written here in English and shown in the player's language."""

from __future__ import annotations


def N_(message: str) -> str:  # noqa: N802 - the customary mark for a text to translate later
    """Mark a text for translation where it stands; whoever shows it translates it."""
    return message


def capital(text: str) -> str:
    """The same text as the beginning of something; marks that are not seen may stand before it."""
    at = next((at for at, sign in enumerate(text) if sign.isprintable()), 0)
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]
