"""The order in which a strong player looks at a hand, and the expressions of each look."""

from collections.abc import Generator, Hashable, Mapping
from fractions import Fraction
from typing import NamedTuple

from twentyfour._algebraic.allowed import uses_only
from twentyfour._algebraic.forms import Form, algebraic
from twentyfour._techniques import trials
from twentyfour._techniques.naming import written_by
from twentyfour._techniques.predicates import FAMILIAR_TARGET
from twentyfour._techniques.table import TechniqueCode
from twentyfour._techniques.trials import Items, Trials
from twentyfour.expression import Expression
from twentyfour.operators import ALL_OPERATORS

MAX_EXAMINED = 5000
"""The most expressions that are examined for a hand, with repetitions.

Four cards of A to K need at most 1458 for 24. Equal cards cause many repetitions.
"""

_SLICE = 100
"""The number of expressions that are examined in a slice."""

_FAMILIAR: tuple[tuple[TechniqueCode, Trials], ...] = (
    ("eight-three", trials.eight_three),
    ("six-four", trials.six_four),
    ("twelve-two", trials.twelve_two),
)
_FACTORS: tuple[tuple[TechniqueCode, Trials], ...] = (("factors", trials.factors),)
_BEFORE: tuple[tuple[TechniqueCode, Trials], ...] = (
    ("cancel", trials.cancel),
    ("spare-one", trials.spare_one),
)
_AFTER: tuple[tuple[TechniqueCode, Trials], ...] = (
    ("sum", trials.only_sum),
    ("twins", trials.twins),
    ("two-pairs", trials.two_pairs),
    ("groups", trials.groups),
    ("add-up", trials.add_up),
    ("over-back", trials.over_back),
    ("two-products", trials.two_products),
    ("inner-product", trials.inner_product),
    ("inner-quotient", trials.inner_quotient),
    ("share", trials.share),
    ("quotient-sum", trials.quotient_sum),
    ("divide-last", trials.divide_last),
    ("fraction-times", trials.fraction_times),
    ("fraction-divide", trials.fraction_divide),
)


class Look(NamedTuple):
    """A look at a hand for one technique.

    `tried` is the number of expressions tried. It is 0 if no card suggests the technique.
    Expressions with equal algebraic forms are tried once. `found` is the solution, if any.
    """

    code: TechniqueCode
    tried: int
    found: Expression | None = None


def looks_in_slices(
    cards: Items,
    target: Fraction,
    operators: str = ALL_OPERATORS,
    written: Mapping[Form, Expression] | None = None,
) -> Generator[None, None, list[Look]]:
    """The looks at a hand up to the look that finds a solution. Yields after every slice.

    Expressions with other operators are not tried. If solutions must be `written` in certain ways,
    by their forms, only these are found.
    """
    if len(cards) == 1:
        return [Look("card", 1, cards[0] if cards[0].value == target else None)]
    seen: set[Hashable] = set()
    looks: list[Look] = []
    factors = _FAMILIAR if target == FAMILIAR_TARGET else _FACTORS
    examined = 0
    for code, tries in (*_BEFORE, *factors, *_AFTER):
        before = len(seen)
        for trial in tries(cards, target):
            examined += 1
            if operators == ALL_OPERATORS or uses_only(trial, operators):
                seen.add(algebraic(trial))
                if trial.outcome == target and (
                    found := _as_written(code, trial, operators, written)
                ):
                    return [*looks, Look(code, len(seen) - before, found)]
            if examined == MAX_EXAMINED:
                return [*looks, Look(code, len(seen) - before)]
            if not examined % _SLICE:
                yield
        looks.append(Look(code, len(seen) - before))
    return looks


def _as_written(
    code: TechniqueCode,
    trial: Expression,
    operators: str,
    written: Mapping[Form, Expression] | None,
) -> Expression | None:
    """A solution as it is shown, None if it may not be written."""
    if written is not None:
        return written.get(algebraic(trial)[0])
    usual = written_by(code, trial)
    return usual if uses_only(usual, operators) else trial
