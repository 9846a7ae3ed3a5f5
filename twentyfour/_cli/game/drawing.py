"""Drawings of cards in a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import NamedTuple, TextIO

from twentyfour._cli.streams import can_display
from twentyfour._cli.terminal import colored
from twentyfour.cards import Card, DecimalFraction, Suit
from twentyfour.expression import number_text

_LINES = ("┌", "─", "┐", "│", "└", "┘")
_ASCII_LINES = ("+", "-", "+", "|", "+", "+")
_RED = (Suit.DIAMONDS, Suit.HEARTS)


class Face(NamedTuple):
    """The value of a card, and its suit if it has a suit."""

    value: str
    suit: str
    red: bool


def face_of(card: Card | Fraction) -> Face:
    """The face of a card. A bare number has no suit."""
    if not isinstance(card, Card):
        decimal = isinstance(card, DecimalFraction)
        return Face(str(card) if decimal else number_text(card), "", red=False)
    text = str(card)
    return Face(text[:-1], text[-1], card.suit in _RED)


def drawn(faces: Sequence[Face], stream: TextIO) -> str:
    """The cards side by side in five lines, or without a terminal their values in one line."""
    if not stream.isatty():
        return " ".join(f"{face.value}{face.suit}" for face in faces)
    lines = _LINES if can_display("".join(_LINES), stream) else _ASCII_LINES
    cards = [_card(face, lines, stream) for face in faces]
    return "\n".join(" ".join(parts) for parts in zip(*cards, strict=True))


def _card(face: Face, lines: Sequence[str], stream: TextIO) -> Iterable[str]:
    left, across, right, side, below, corner = lines
    width = max(5, len(face.value) + 2)

    def row(text: str) -> str:
        shown = colored(text, "red", stream) if face.red else text
        return f"{side}{shown}{side}"

    yield f"{left}{across * width}{right}"
    yield row(f" {face.value}".ljust(width))
    yield row(face.suit.center(width))
    yield row(f"{face.value} ".rjust(width))
    yield f"{below}{across * width}{corner}"
