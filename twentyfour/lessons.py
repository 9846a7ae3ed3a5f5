"""Lessons of the Path: worked answers, hands to solve, and near misses."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Literal, TypeAlias

from twentyfour._algebraic.forms import algebraic
from twentyfour._algebraic.writing import write
from twentyfour._slices import run_to_end
from twentyfour._techniques import trials
from twentyfour._techniques.cues import CUES, Cue
from twentyfour._techniques.facts import adds_zero, multiplies_by_one, operations
from twentyfour._techniques.predicates import FAMILIAR_TARGET
from twentyfour._techniques.table import TECHNIQUES, PathCode, Technique
from twentyfour._techniques.trials import Trials
from twentyfour.cards import Hand
from twentyfour.dealing import DealRequest, Seed, deals, random_of
from twentyfour.expression import Expression, Number, Operation, Step
from twentyfour.operators import DIVIDE, MULTIPLY
from twentyfour.rating import rate_in_slices
from twentyfour.teaching import answers_in_slices, techniques_in_slices

WorkCode: TypeAlias = Literal[
    "part", "one", "zero", "factor", "term", "dividend", "divisor", "unchanged", "target"
]

EXAMPLES = 2
"""The number of worked answers in a lesson."""
EXERCISES = 5
"""The number of hands to solve in a lesson."""
CHOSEN_FROM = 12
"""The number of hands from which a lesson takes the hands with the fewest techniques."""
NEAR_MISSES = 3
"""The number of near misses in a lesson."""

_PARTNERS: Mapping[str, tuple[tuple[int, int], Trials]] = {
    "eight-three": ((8, 3), trials.eight_three),
    "six-four": ((6, 4), trials.six_four),
    "twelve-two": ((12, 2), trials.twelve_two),
}


@dataclass(frozen=True, slots=True)
class WorkedStep:
    """A step of a worked answer, and its purpose.

    The step makes a `one`, a `zero`, the `target`, a `factor`, `term`, `dividend` or `divisor` of
    the last step, or a `part` of one of these. A step ×1 or +0 leaves a value `unchanged`.
    """

    code: WorkCode
    step: Step


@dataclass(frozen=True, slots=True)
class WorkedHand:
    """A hand with an answer, and the purpose of each step."""

    hand: Hand
    answer: Expression
    steps: tuple[WorkedStep, ...]


@dataclass(frozen=True, slots=True)
class NearMiss:
    """A hand that a technique does not open, and an expression that narrowly misses the target.

    The hand has a solution by another technique.
    """

    hand: Hand
    miss: Expression


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson on a technique: its cue, worked examples, hands to solve, near misses.

    The examples, then the `hands`, are sorted from easy to hard, each with an answer. An answer
    counts if its form has the technique, even if an earlier technique of the Path fits too.
    """

    technique: Technique
    cue: Cue
    examples: tuple[WorkedHand, ...]
    hands: tuple[WorkedHand, ...]
    near_misses: tuple[NearMiss, ...]


def lesson(code: PathCode, seed: Seed | None = None) -> Lesson:
    """A lesson on a technique of the Path, the same for the same seed.

    Raises ValueError for an unknown code or seed.
    """
    return run_to_end(lesson_in_slices(code, random_of(seed)))


def lesson_in_slices(code: PathCode, random: Random) -> Generator[None, None, Lesson]:
    """`lesson` as a generator that yields after every slice of the work."""
    if code not in TECHNIQUES:
        raise ValueError(f"a technique is one of {', '.join(TECHNIQUES)}, not {code!r}")
    chosen: list[tuple[int, float, Hand]] = []
    opened = yield from _opened(code, random)
    for hand, techniques in opened:
        rating = yield from rate_in_slices(hand)
        chosen.append((techniques, rating.score, hand))
    fewest = sorted(chosen, key=lambda each: each[:2])[: EXAMPLES + EXERCISES]
    hands = [hand for _, _, hand in sorted(fewest, key=lambda each: each[1])]
    worked: list[WorkedHand] = []
    for hand in hands:
        done = yield from worked_in_slices(code, hand)
        worked.append(done)
    near_misses = yield from _near_misses(code, random)
    examples, exercises = tuple(worked[:EXAMPLES]), tuple(worked[EXAMPLES:])
    return Lesson(TECHNIQUES[code], CUES[code], examples, exercises, tuple(near_misses))


def worked_in_slices(code: PathCode, hand: Hand) -> Generator[None, None, WorkedHand]:
    """The simplest answer by a technique to a hand that the technique opens, step by step."""
    answer, *_ = yield from answers_in_slices(code, hand.numbers, FAMILIAR_TARGET)
    return WorkedHand(hand, answer, tuple(_worked_steps(answer)))


def _opened(code: PathCode, random: Random) -> Generator[None, None, list[tuple[Hand, int]]]:
    """Different hands that a technique opens, each with the number of techniques that open it."""
    found: dict[tuple[int, ...], tuple[Hand, int]] = {}
    seen: set[tuple[int, ...]] = set()
    for hand in deals(DealRequest(), random):
        numbers = tuple(sorted(hand.numbers))
        if numbers not in seen:
            seen.add(numbers)
            codes = yield from techniques_in_slices(hand)
            if code in codes:
                found[numbers] = hand, len(codes)
        if len(found) == CHOSEN_FROM:
            break
        yield
    return list(found.values())


def _worked_steps(answer: Expression) -> Iterator[WorkedStep]:
    for operation, step in zip(operations(answer), answer.steps(), strict=True):
        yield WorkedStep(_purpose(operation, answer), step)


def _purpose(operation: Operation, answer: Expression) -> WorkCode:
    """The purpose of a step of an answer."""
    if operation is answer or not isinstance(answer, Operation):
        return "target"
    if operation.value in (0, 1):
        return "one" if operation.value else "zero"
    if multiplies_by_one(operation) or adds_zero(operation):
        return "unchanged"
    if operation is not answer.left and operation is not answer.right:
        return "part"
    if answer.operator is MULTIPLY:
        return "factor"
    if answer.operator is DIVIDE:
        return "dividend" if operation is answer.left else "divisor"
    return "term"


def _near_misses(code: PathCode, random: Random) -> Generator[None, None, list[NearMiss]]:
    """Hands that a technique does not open but in which it nearly makes the target."""
    found: dict[tuple[int, ...], NearMiss] = {}
    for hand in deals(DealRequest(), random):
        numbers = tuple(sorted(hand.numbers))
        miss = None if numbers in found else (yield from _miss(code, hand))
        if miss is not None:
            codes = yield from techniques_in_slices(hand)
            if codes and code not in codes:
                found[numbers] = NearMiss(hand, miss)
        if len(found) == NEAR_MISSES:
            break
        yield
    return list(found.values())


def _miss(code: PathCode, hand: Hand) -> Generator[None, None, Expression | None]:
    """An expression by a technique that misses the target by one.

    If a factor and its partner are both on the table: the expression nearest to the target.
    """
    if code in _PARTNERS:
        factors, tries = _PARTNERS[code]
        if not set(factors) <= set(hand.numbers):
            return None
        cards = [Number(number) for number in sorted(hand.numbers, reverse=True)]
        goal = Fraction(FAMILIAR_TARGET)
        misses = [trial for trial in tries(cards, goal) if trial.value != goal]
        return write(algebraic(min(misses, key=lambda trial: abs(trial.value - goal))))
    for target in (FAMILIAR_TARGET + 1, FAMILIAR_TARGET - 1):
        answers = yield from answers_in_slices(code, hand.numbers, target)
        if answers:
            return answers[0]
    return None
