"""The cards of a hand."""

from xml.etree.ElementTree import Element

from twentyfour._pictures.markup import (
    CARD,
    CARD_BLACK,
    CARD_RED,
    GOLD,
    ON_GOLD,
    as_xml,
    box,
    svg,
    text,
)
from twentyfour.cards import Card, Posed, Puzzle, Suit
from twentyfour.operators import OPERATORS

WIDTH, HEIGHT, GAP, MARGIN = 76, 106, 12, 16
AS_TEXT = "\N{VARIATION SELECTOR-15}"
"""Keeps a suit from becoming a picture of the system."""


def hand(posed: Posed) -> str:
    """The cards and the target of a hand or a puzzle as SVG, with the signs if some are missing."""
    faces = posed.numbers if isinstance(posed, Puzzle) else posed.cards
    signs = " ".join(OPERATORS[symbol].sign for symbol in posed.operators)
    target = str(posed.target)
    middle = MARGIN + HEIGHT // 2
    room = max(WIDTH, 16 * len(target) + 24)
    width = 2 * MARGIN + len(faces) * (WIDTH + GAP) + room
    content: list[Element] = []
    for at, face in enumerate(faces):
        x = MARGIN + WIDTH // 2 + at * (WIDTH + GAP)
        content += _face(face if isinstance(face, Card) else str(face), x, middle)
    end = width - MARGIN - room // 2
    content += [
        box(end, middle, room, 48, 24, GOLD),
        text(target, end, middle, 28, ON_GOLD),
    ]
    if len(posed.operators) < len(OPERATORS):
        content.append(text(signs, end, middle + 42, 18, GOLD))
    title = f"{' '.join(map(str, faces))} → {target} ({signs})"
    return as_xml(svg(title, width, HEIGHT + 2 * MARGIN, *content))


def _face(face: Card | str, x: int, y: int) -> list[Element]:
    card = box(x, y, WIDTH, HEIGHT, 8, CARD)
    if isinstance(face, str):
        return [card, text(face, x, y, min(34, 110 // len(face)), CARD_BLACK)]
    letter, suit = str(face)[:-1], str(face)[-1]
    color = CARD_RED if face.suit in (Suit.DIAMONDS, Suit.HEARTS) else CARD_BLACK
    return [
        card,
        text(letter, x, y - 22, 36, color),
        text(suit + AS_TEXT, x, y + 24, 36, color),
    ]
