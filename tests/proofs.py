"""Proofs that a target cannot be made, with a mistake in one line."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any

import twentyfour as tf
from twentyfour._why.lines import EXCLUSION_CODES, LINE_CODES
from twentyfour.operators import OPERATORS


def with_a_mistake(random: Random, proof: tf.Proof) -> tf.Proof:
    """The proof with a line too many, without a line, or with another entry in one line."""
    place = random.randrange(proof.length)
    before, line, after = proof.steps[:place], proof.steps[place], proof.steps[place + 1 :]
    lines = random.choice([(), (line, line), *[(_other(random, line),)] * 8])
    return proof._replace(steps=(*before, *lines, *after))


def _other(random: Random, line: tf.Line) -> tf.Line:
    name = random.choice([name for name in line._fields if getattr(line, name) != ()])
    entry = getattr(line, name)
    if name == "code":
        return line._replace(code=random.choice([code for code in LINE_CODES if code != entry]))
    if name == "turned":
        return line._replace(turned=not entry)
    changed: dict[str, Any] = {name: _changed(random, entry)}
    return line._replace(**changed)


def _changed(random: Random, entries: tuple[Any, ...]) -> tuple[Any, ...]:
    """Entries without one of them, or with one of them changed."""
    place = random.randrange(len(entries))
    entry = entries[place]
    changes: list[tuple[Any, ...]] = [(), (_next(random, entry),)]
    return (*entries[:place], *random.choice(changes), *entries[place + 1 :])


def _next(random: Random, entry: Any) -> Any:
    match entry:
        case tf.Exclusion():
            name = random.choice(["code", "values", *(["numbers"] if entry.numbers else [])])
            if name == "code":
                codes = [code for code in EXCLUSION_CODES if code != entry.code]
                return entry._replace(code=random.choice(codes))
        case tf.Listing():
            name = random.choice(["cards", "values"])
        case _:
            return entry + 29  # `+ 1` may make another true line of an exclusion
    return entry._replace(**{name: _changed(random, getattr(entry, name))})


def dead_ends(random: Random, hand: tf.Puzzle) -> Iterator[tf.Puzzle]:
    """Random tables of three and of two numbers after steps from a hand that lead nowhere."""
    table = list(hand.numbers)
    while len(table) > 2:
        random.shuffle(table)
        left, right, *others = table
        symbol = random.choice(hand.operators)
        if symbol == "/" and not right:
            continue
        table = [OPERATORS[symbol].apply(Fraction(left), Fraction(right)), *others]
        after = hand.with_numbers(table)
        if not tf.is_solvable(after):
            yield after
