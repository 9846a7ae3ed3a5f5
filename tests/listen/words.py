"""The sentences of the page that the player must understand, in one language."""

import json
import re
from collections.abc import Iterable

from web.builder.paths import WEB

SUITS = ("clubs", "diamonds", "hearts", "spades")
COURT = (1, 11, 12, 13)


def words(language: str) -> dict[str, str]:
    """The words of the page by their keys."""
    sentences: dict[str, str] = json.loads((WEB / "locales" / f"{language}.json").read_text())
    return sentences


def cards_in(phrases: Iterable[str], language: str) -> list[int]:
    """The cards that the speech names, in this order."""
    known = words(language)
    ranks = {known[f"rank.{value}"]: value for value in COURT}
    card = known["card.name"].format(
        rank=rf"({'|'.join(ranks)}|\d+)",
        suit=f"(?:{'|'.join(known[f'suit.{suit}'] for suit in SUITS)})",
    )
    cards = re.findall(card, "\n".join(phrases))
    return [ranks.get(rank) or int(rank) for rank in cards]
