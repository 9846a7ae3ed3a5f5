"""The reasons why a hand is easy or hard, as codes."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass
from typing import Generic, Literal, TypeAlias, TypeVar

from twentyfour._frozen import NO_PARAMS, FrozenMapping
from twentyfour._rating.difficulty import Features, has, operands
from twentyfour.expression import Expression, Operation
from twentyfour.operators import ADD, MULTIPLY

ReasonCode: TypeAlias = Literal[
    "no-solution",
    "one-solution",
    "needs-fraction",
    "needs-division",
    "large-product",
    "sum-divided",
    "product-inside",
    "mixed-steps",
    "only-addition",
    "familiar-product",
    "makes-one",
    "equal-cards",
    "ones",
    "many-solutions",
    "more-solutions",
]
Code = TypeVar("Code", bound=str)


@dataclass(frozen=True, slots=True)
class Reason(Generic[Code]):
    """A code with its parameters."""

    code: Code
    params: Mapping[str, str] = NO_PARAMS

    def __post_init__(self) -> None:
        object.__setattr__(self, "params", FrozenMapping(self.params))


def reasons(
    easiest: Expression, features: Features, shared: Container[str]
) -> Iterator[Reason[ReasonCode]]:
    """Why a hand is hard or easy, by features of its easiest solution and of all solutions.

    Harder: `needs-fraction`, `needs-division`, `large-product` (`value`), `sum-divided`,
    `product-inside`, `mixed-steps`. Easier: `only-addition`, `familiar-product` (`left`, `right`),
    `makes-one`.
    """
    steps = [part for part in easiest.postorder() if isinstance(part, Operation)]
    if "fraction" in shared:
        yield Reason("needs-fraction")
    elif "divide" in shared:
        yield Reason("needs-division")
    if "product-beyond" in features:
        terms = [term.value for term, _ in operands(easiest) if isinstance(term, Operation)]
        yield Reason("large-product", {"value": str(max(terms, key=abs))})
    if "sum-divided" in features:
        yield Reason("sum-divided")
    if "product-lessened" in features:
        yield Reason("product-inside")
    if features.get("change", 0) > 1:
        yield Reason("mixed-steps")
    if steps and all(has(part, ADD) for part in steps):
        yield Reason("only-addition")
    if has(easiest, MULTIPLY) and (factors := _factors(easiest)):
        yield Reason("familiar-product", factors)
    if "equals-divided" in features or "neighbors-subtracted" in features:
        yield Reason("makes-one")


def _factors(product: Expression) -> Mapping[str, str]:
    """The two factors of the last step, the smaller first, if both are whole and above one."""
    if not isinstance(product, Operation):
        return {}
    left, right = sorted([product.left.value, product.right.value])
    whole = left.denominator == right.denominator == 1 < left
    return {"left": str(left), "right": str(right)} if whole else {}
