"""Right and wrong answers from a seed, as players and language models write them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from twentyfour.gauntlet.mistakes import MISTAKES
from twentyfour.gauntlet.notations import FOR_PLAYERS, LATEX, NOTATIONS
from twentyfour.gauntlet.presentations import (
    ALONE,
    FORMULAS,
    MARKED,
    PRESENTATIONS,
    STATING,
    STEPS,
    WRITTEN,
)
from twentyfour.gauntlet.problems import Attempt, right


class Answer(NamedTuple):
    """An answer to a hand, and whether it is right.

    `reason` is `right`, or names the mistake. `notation` and `presentation` say how the text writes
    the answer, which is `plain` in Python's symbols. `stated` is the total of the text, if it
    states one.
    """

    text: str
    numbers: tuple[int, ...]
    target: int
    right: bool
    reason: str
    notation: str
    presentation: str
    plain: str
    stated: int


def answers(count: int, seed: int = 24) -> Iterator[Answer]:
    """The first answers of a seed, as many right ones as wrong ones of all kinds together."""
    random = Random(seed)
    kinds = tuple(MISTAKES)
    for at in range(count):
        if at % 2 == 0:
            yield _written(random, right(random), "right")
        else:
            reason = kinds[at // 2 % len(kinds)]
            yield _written(random, MISTAKES[reason](random), reason)


def _written(random: Random, attempt: Attempt, reason: str) -> Answer:
    notation, text = _notation(random, attempt)
    presentation = _presentation(random, attempt, reason, notation)
    return Answer(
        PRESENTATIONS[presentation](random, attempt, text),
        attempt.numbers,
        attempt.target,
        reason == "right",
        reason,
        notation,
        presentation,
        attempt.plain,
        attempt.stated,
    )


def _notation(random: Random, attempt: Attempt) -> tuple[str, str]:
    """The name of a notation, and the attempt in it."""
    if attempt.expression is None:
        return "plain", attempt.plain
    notations = LATEX if random.random() < 0.25 else NOTATIONS
    notation = random.choice(tuple(notations))
    return notation, notations[notation](attempt.expression)


def _presentation(random: Random, attempt: Attempt, reason: str, notation: str) -> str:
    """The name of a presentation that suits an attempt and its notation."""
    if notation in LATEX:
        groups = [MARKED, FORMULAS]
    elif notation in FOR_PLAYERS:
        groups = [ALONE, MARKED]
    else:
        groups = [ALONE, MARKED, WRITTEN, FORMULAS]
    if attempt.fits:
        groups.append(STEPS)
    names = [[name for name in group if reason != "total" or name in STATING] for group in groups]
    return random.choice(random.choice([group for group in names if group]))
