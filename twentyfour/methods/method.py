"""The protocol of a method: it tries expressions one after another."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Literal, NamedTuple, TypeAlias

from twentyfour._algebraic.allowed import uses_only
from twentyfour._search.work import WORK
from twentyfour.cards import HandError, HandLike, Puzzle, Rational
from twentyfour.expression import Expression
from twentyfour.operators import ALL_OPERATORS

Attempts: TypeAlias = Iterator[Expression | None]
"""One item for every expression tried: the expression if it makes the target, else None."""
Trying: TypeAlias = Callable[[Sequence[Rational], Rational], Attempts]
MethodName: TypeAlias = Literal[
    "permutations",
    "templates-130",
    "templates-73",
    "templates-first",
    "templates-mended",
    "pick-two",
    "pick-two-table",
    "pick-two-distinct",
    "pick-two-whole",
    "running-total",
    "two-totals",
    "both-orders",
    "exhaustive",
    "exhaustive-float",
    "postfix",
    "ours",
]
BlindSpotCode: TypeAlias = Literal[
    "needs-parentheses",
    "needs-fraction",
    "template-missing",
    "operand-on-the-left",
    "needs-two-totals",
    "rounding",
]


Sparing: TypeAlias = Literal["early", "whole", "backwards"]
"""Why a method tries less: it stops early, leaves out fractions, or works back from the target."""

LimitCode: TypeAlias = Literal["too-many-ways"]

SOLVABLE = 1362
"""The number of hands of four cards A..K that make 24."""


class TooManyWays(ValueError):
    """A method exceeds the attempts or solutions of a run. `code` is `too-many-ways`."""

    def __init__(self, code: LimitCode = "too-many-ways") -> None:
        self.code = code
        super().__init__(code)


class Publication(NamedTuple):
    """Where a method was published: the original title, the title in English, and an address."""

    work: str
    title: str
    link: str | None = None


class BlindSpot(NamedTuple):
    """Why a method misses a hand, as a code. `trying` is a method that finds a solution.

    `params` extracts the part of the solution that the first method cannot find.
    """

    code: BlindSpotCode
    trying: Trying
    params: Callable[[Expression], Mapping[str, str]]


class Method(NamedTuple):
    """An algorithm, classic or your own. `complete` is whether it solves every solvable hand.

    `example` is a hand that it misses, otherwise a hand that shows its idea. `solved` is how many
    of the 1362 solvable hands of four cards it solves. `slice_size` is the number of attempts in a
    slice.
    """

    name: str
    idea: str
    publication: Publication
    example: tuple[int, ...]
    sizes: Sequence[int]
    trying: Trying
    complete: bool = False
    blind_spots: tuple[BlindSpot, ...] = ()
    slice_size: int = 64
    solved: int = SOLVABLE
    sparing: Sparing | None = None

    def solutions(self, numbers: HandLike, target: Rational | None = None) -> "Run":
        """A run that yields the expressions that make the target, as they are found.

        The classic algorithms try all operators. With a Puzzle only allowed solutions count. Raises
        HandError with code `bad-method-size` for a hand of another size.
        """
        puzzle = Puzzle(numbers, target).in_any_order()
        count = len(puzzle.numbers)
        if count not in self.sizes:
            params = {
                "method": self.name,
                "count": str(count),
                "least": str(min(self.sizes)),
                "most": str(max(self.sizes)),
            }
            raise HandError("bad-method-size", (0, 0), params)
        attempts = self.trying(puzzle.numbers, puzzle.target)
        if puzzle.operators != ALL_OPERATORS:
            attempts = _allowed(attempts, puzzle.operators)
        return Run(attempts, self.slice_size)


def _allowed(attempts: Attempts, operators: str) -> Attempts:
    """The same attempts. Expressions with other operators count as unsuccessful."""
    return (
        attempt if attempt is not None and uses_only(attempt, operators) else None
        for attempt in attempts
    )


class Run(Iterator[Expression]):
    """A run of a method, which yields solutions.

    `tried` counts the expressions tried so far, `computed` the values computed for them.
    """

    def __init__(self, attempts: Attempts, slice_size: int) -> None:
        self.tried = self.computed = 0
        self.slice_size = slice_size
        self._attempts = attempts

    def __next__(self) -> Expression:
        before = WORK.values
        for attempt in self._attempts:
            self.tried += 1
            if attempt is not None:
                self.computed += WORK.values - before
                return attempt
        self.computed += WORK.values - before
        raise StopIteration

    def slices(self) -> Iterator[list[Expression]]:
        """The solutions of each slice of attempts."""
        while True:
            before = WORK.values
            slice_ = list(islice(self._attempts, self.slice_size))
            self.computed += WORK.values - before
            self.tried += len(slice_)
            if not slice_:
                return
            yield [attempt for attempt in slice_ if attempt is not None]
