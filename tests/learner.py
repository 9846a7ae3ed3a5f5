"""A simulated learner, who tries the looks of some lessons within a budget of tries.

The learner models search, not a person. A try is one evaluated expression, failures count, and only
the first expression of an algebraic form is tried.
"""

from collections.abc import Collection, Iterator, Sequence
from fractions import Fraction

from twentyfour._algebraic.forms import algebraic
from twentyfour._rating.levels import numbers_of_levels
from twentyfour._techniques import looking
from twentyfour._techniques.table import PATH, TechniqueCode
from twentyfour.expression import Number
from twentyfour.rating import LEVELS

BUDGET = 34
"""The number of tries for a hand."""
LESSONS = 12
MINIMUM = {"medium": 90, "hard": 80, "expert": 55}
"""The minimum percentage of hands of each level that are solved after `LESSONS`."""

_LOOKS = (*looking._BEFORE, *looking._FAMILIAR, *looking._AFTER)


def hands_of(level: str) -> list[tuple[int, ...]]:
    """The solvable hands of a level."""
    number = LEVELS.index(level) + 1
    return [hand for hand, own in numbers_of_levels().items() if own == number]


def solves(hand: Sequence[int], lessons: Collection[TechniqueCode]) -> bool:
    """Whether the learner finds a solution within the budget."""
    seen = set()
    for form, value in _tries(hand, lessons):
        seen.add(form)
        if len(seen) > BUDGET:
            return False
        if value == 24:
            return True
    return False


def _tries(
    hand: Sequence[int], lessons: Collection[TechniqueCode]
) -> Iterator[tuple[object, Fraction]]:
    cards = [Number(Fraction(number)) for number in sorted(hand, reverse=True)]
    for code, trials in _LOOKS:
        if code in lessons:
            for trial in trials(cards, Fraction(24)):
                yield algebraic(trial), trial.value


def share_solved(hands: Sequence[Sequence[int]], lessons: int = LESSONS) -> float:
    """The percentage of hands that are solved after the first lessons of the Path."""
    learnt = PATH[:lessons]
    return 100 * sum(solves(hand, learnt) for hand in hands) / len(hands)
