"""The nineteen techniques of four cards that make 24, in the order of the Path."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal, TypeAlias, get_args

from twentyfour._frozen import FrozenMapping
from twentyfour._techniques import predicates
from twentyfour._techniques.facts import Writing

PathCode: TypeAlias = Literal[
    "sum",
    "eight-three",
    "six-four",
    "twelve-two",
    "spare-one",
    "cancel",
    "twins",
    "two-pairs",
    "share",
    "add-up",
    "groups",
    "over-back",
    "two-products",
    "quotient-sum",
    "divide-last",
    "inner-product",
    "inner-quotient",
    "fraction-times",
    "fraction-divide",
]
PATH: tuple[PathCode, ...] = get_args(PathCode)
"""The codes in the order of the Path."""
TechniqueCode: TypeAlias = Literal[PathCode, "factors", "card"]
"""The code of an answer. Four cards and the target 24 never have `factors` or `card`."""

Chapter: TypeAlias = Literal["plain", "ones", "pairs", "products", "division", "fractions"]


@dataclass(frozen=True, slots=True)
class Technique:
    """A technique of the Path: its chapter, and the codes of the techniques to learn before it.

    `rule` is the place of its predicate `fits` in the order of the predicates. The first predicate
    that fits a writing of an answer names the writing.
    """

    code: PathCode
    chapter: Chapter
    before: tuple[PathCode, ...]
    rule: int
    fits: Callable[[Writing], bool] = field(repr=False)


_PLAIN: tuple[PathCode, ...] = ("sum", "eight-three", "six-four", "twelve-two")
_FACTORS = _PLAIN[1:]

_ALL = (
    Technique("sum", "plain", (), 4, predicates.only_adds),
    Technique("eight-three", "plain", (), 11, predicates.multiplies_eight_three),
    Technique("six-four", "plain", (), 12, predicates.multiplies_six_four),
    Technique("twelve-two", "plain", (), 13, predicates.multiplies_twelve_two),
    Technique("spare-one", "ones", _PLAIN, 2, predicates.spares_one),
    Technique("cancel", "ones", _PLAIN, 3, predicates.cancels),
    Technique("twins", "ones", _FACTORS, 5, predicates.divides_equals),
    Technique("two-pairs", "pairs", _FACTORS, 7, predicates.multiplies_pairs),
    Technique("share", "pairs", ("two-pairs",), 10, predicates.shares),
    Technique("add-up", "products", (), 17, predicates.stays_below),
    Technique("groups", "products", ("add-up",), 16, predicates.counts_groups),
    Technique("over-back", "products", ("add-up",), 18, predicates.goes_beyond),
    Technique("two-products", "products", ("add-up",), 15, predicates.joins_products),
    Technique("quotient-sum", "division", ("add-up",), 14, predicates.divides_in_sum),
    Technique("divide-last", "division", ("share",), 6, predicates.divides_last),
    Technique("inner-product", "division", ("two-pairs",), 8, predicates.has_inner_product),
    Technique("inner-quotient", "division", ("twins",), 9, predicates.has_inner_quotient),
    Technique(
        "fraction-times",
        "fractions",
        ("groups", "inner-quotient"),
        0,
        predicates.multiplies_fraction,
    ),
    Technique(
        "fraction-divide",
        "fractions",
        ("share", "fraction-times"),
        1,
        predicates.divides_by_fraction,
    ),
)

TECHNIQUES: FrozenMapping[Technique] = FrozenMapping(
    {technique.code: technique for technique in _ALL}
)
"""The techniques by their codes, in the order of the Path."""

RULES = sorted(_ALL, key=lambda technique: technique.rule)
