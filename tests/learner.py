"""A simulated learner, who tries the looks of some lessons within a budget of tries.

The learner models search, not a person. A try is one evaluated expression, failures count, and only
the first expression of an algebraic form is tried.
"""

from collections.abc import Collection, Hashable, Sequence
from fractions import Fraction
from functools import cache

from twentyfour._algebraic.forms import algebraic
from twentyfour._rating.levels import numbers_of_levels
from twentyfour._techniques import looking
from twentyfour._techniques.table import PATH, TechniqueCode
from twentyfour.expression import Expression, Number
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
    return search(hand, lessons)[1]


def search(
    hand: Sequence[int], lessons: Collection[TechniqueCode], first: TechniqueCode | None = None
) -> tuple[Expression | None, bool]:
    """The last try within the budget, and whether it is a solution. `first` is looked for first."""
    seen = set()
    last = None
    for code, _ in sorted(_LOOKS, key=lambda look: look[0] != first):
        for form, trial in _tries(tuple(hand), code) if code in lessons else ():
            seen.add(form)
            if len(seen) > BUDGET:
                return last, False
            last = trial
            if trial.value == 24:
                return last, True
    return last, False


@cache
def _tries(hand: tuple[int, ...], code: TechniqueCode) -> list[tuple[Hashable, Expression]]:
    """The different tries of a look, as many as the budget can use."""
    cards = [Number(Fraction(number)) for number in sorted(hand, reverse=True)]
    tries: dict[Hashable, Expression] = {}
    for trial in dict(_LOOKS)[code](cards, Fraction(24)):
        tries.setdefault(algebraic(trial), trial)
        if len(tries) > BUDGET or trial.value == 24:
            break
    return list(tries.items())


def share_solved(hands: Sequence[Sequence[int]], lessons: int = LESSONS) -> float:
    """The percentage of hands that are solved after the first lessons of the Path."""
    learnt = PATH[:lessons]
    return 100 * sum(solves(hand, learnt) for hand in hands) / len(hands)
