"""The hands of a game in a terminal: endless, of an edition, or of a day."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from fractions import Fraction

from twentyfour._cli.game.history import History
from twentyfour._cli.game.round import Round
from twentyfour._cli.report import heading
from twentyfour._cli.words import translate
from twentyfour._slices import run_to_end
from twentyfour.cards import DECKS, Deck, HandError
from twentyfour.dealing import (
    DealRequest,
    Seed,
    deal_in_slices,
    level_in_slices,
    random_of,
)
from twentyfour.editions import Edition
from twentyfour.puzzles import dailies
from twentyfour.rating import Level


def endless(
    level: Level | None, deck: Deck, target: Fraction, seed: Seed | None, *, mixed: bool
) -> Iterator[Round]:
    """Endless hands of four cards of a level."""
    random = random_of(seed)
    wanted = DealRequest(
        highest=DECKS[deck], target=target, level=level, solvable="mixed" if mixed else "only"
    )
    while True:
        hand = run_to_end(deal_in_slices(wanted, random))
        yield Round(hand, hand.cards, "endless", level=run_to_end(level_in_slices(hand)))


def of_edition(
    edition: Edition, level: Level | None, seed: Seed | None, *, mixed: bool
) -> Iterator[Round]:
    """Hands of an edition and a level.

    Raises HandError with code `no-such-hand` if there are no such hands.
    """
    random = random_of(seed)
    some = False
    while True:
        tries = edition.tries_in_slices(random, level=level, solvable="mixed" if mixed else "only")
        for puzzle in filter(None, tries):
            some = True
            yield Round(puzzle, edition.cards(puzzle, random), "endless", level=level)
        if not some:
            raise HandError("no-such-hand", (0, 0))


def of_day(day: date, history: History) -> Iterator[Round]:
    """The hands of a day that are not finished yet."""
    text = day.isoformat()
    for level, hand in dailies(day).items():
        if sorted(hand.numbers) in history.played_on(text):
            print(f"\n{heading(text, level, translate('cli.game.played'))}")
        else:
            yield Round(hand, hand.cards, "daily", level=level, date=text)
