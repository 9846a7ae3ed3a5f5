"""The results of the calls about classic methods, and expressions in every notation, as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, TypedDict

from twentyfour.contract.game import Expression, Params, Step
from twentyfour.methods.method import BlindSpotCode, MethodName, Sparing
from twentyfour.methods.trace import State as TraceState
from twentyfour.operators import OperatorSymbol


class Publication(TypedDict):
    """Where a method was published: the original title, the title in English, and an address."""

    work: str
    title: str
    link: str | None


class Method(TypedDict):
    """A classic method, the sizes of its hands, and an example of a hand.

    `solved` is how many of the 1362 solvable hands of four cards it solves. `sparing` is the reason
    why it tries less than other methods.
    """

    name: MethodName
    idea: str
    publication: Publication
    example: Sequence[int]
    sizes: Sequence[int]
    complete: bool
    blind_spots: Sequence[BlindSpotCode]
    solved: int
    sparing: Sparing | None


class FoundText(TypedDict):
    """A formula that a method has found."""

    text: str


class Run(TypedDict):
    """The formulas of a method, the number of values computed, and the milliseconds."""

    computed: int
    formulas: int
    wrong: int
    distinct: int
    milliseconds: float
    solutions: Sequence[FoundText]


class Timing(TypedDict):
    """The values that a run computes, and the median, least and greatest time of some runs."""

    computed: int
    runs: int
    milliseconds: float
    fastest: float
    slowest: float


class MissedHand(TypedDict):
    """A hand that a method misses, a solution that it cannot find, and the reason."""

    numbers: Sequence[int]
    solution: str
    reason: BlindSpotCode
    params: Params


class WrongHand(TypedDict):
    """A hand for which a method returns a wrong expression."""

    numbers: Sequence[int]
    expression: str


class Surveyed(TypedDict):
    """The counts of a survey. For every hand the solution of the method, and a letter.

    The letters are s solved, n no solution, m missed.
    """

    hands: int
    solved: int
    none: int
    missed: Sequence[MissedHand]
    wrong: Sequence[WrongHand]
    states: str
    solutions: Sequence[str | None]


class TraceNode(TypedDict):
    """A position in the tree that a method visits."""

    id: int
    parent: int | None
    table: Sequence[str]
    stack: Sequence[str]
    rest: Sequence[str]
    token: str | None
    step: Step | None
    state: TraceState


class Traced(TypedDict):
    """The tree that a method visits. `cut` is whether the tree is larger."""

    nodes: Sequence[TraceNode]
    cut: bool


class Leaf(TypedDict):
    """A number in a tree."""

    number: str


class Joint(TypedDict):
    """An operation in a tree."""

    operator: OperatorSymbol
    value: str
    left: Tree
    right: Tree


Tree: TypeAlias = Leaf | Joint


class CanonicalTexts(TypedDict):
    """The canonical expressions of an expression."""

    algebraic: str
    essential: str


class Anatomy(Expression):
    """An expression in every notation."""

    infix: str
    postfix: Sequence[str]
    tree: Tree
    canonical: CanonicalTexts
