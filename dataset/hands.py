"""The hands: what the engine knows of each."""

import csv
from collections.abc import Iterator, Mapping
from itertools import combinations_with_replacement
from pathlib import Path
from typing import TypedDict

import twentyfour as tf
from twentyfour._bridge import serializer
from twentyfour._techniques.table import TechniqueCode
from twentyfour.cards import RANKS
from twentyfour.contract.game import Proof
from twentyfour.rating import Level

TIMES = Path(__file__).parents[1] / "tests" / "data" / "human-solving-times.csv"
HIGHEST_PIP_CARD = 10


class HandRow(TypedDict):
    """A hand. docs/data.md has the meaning of the columns."""

    numbers: list[int]
    to_ten: bool
    solvable: bool
    count: int
    solutions: list[str]
    technique: TechniqueCode | None
    level: Level
    score: float
    median_seconds: float | None
    solved_rate: float | None
    certificate: tf.Certificate
    proof: Proof | None


def all_hands() -> list[tuple[int, ...]]:
    """Return the 1,820 hands of A to K, each in ascending order."""
    return [*combinations_with_replacement(RANKS, 4)]


def median_times() -> Mapping[str, Mapping[str, str]]:
    """Return what is published about people's times, by hand such as `1 2 3 4`."""
    with TIMES.open(encoding="utf-8") as file:
        return {row["hand"]: row for row in csv.DictReader(file)}


def hand_rows(hands: list[tuple[int, ...]]) -> Iterator[HandRow]:
    """Yield the row of each hand."""
    times = median_times()
    for hand in hands:
        published = times.get(" ".join(map(str, hand)))
        rating, solutions = tf.rate(hand), tf.solve(hand)
        proof = tf.why_not(hand)
        yield {
            "numbers": [*hand],
            "to_ten": max(hand) <= HIGHEST_PIP_CARD,
            "solvable": bool(solutions),
            "count": len(solutions),
            "solutions": [*map(str, solutions)],
            "technique": rating.technique.code if rating.technique else None,
            "level": rating.level,
            "score": rating.score,
            "median_seconds": float(published["median_seconds"]) if published else None,
            "solved_rate": float(published["solved_rate"]) if published else None,
            "certificate": tf.certificate(hand),
            "proof": serializer.why_not(proof) if proof else None,
        }
