"""A method step by step: the tree of tables that it visits until it finds a first solution.

Tables that are equal up to the order of their numbers lead to the same: only the first is visited.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations
from typing import Literal, TypeAlias

from twentyfour.cards import DEFAULT_TARGET, Rational, as_numbers
from twentyfour.expression import DIVIDE, OPERATORS, Step

State: TypeAlias = Literal["open", "dead", "won", "path"]
TracedName: TypeAlias = Literal["pick-two", "running-total", "postfix"]
LISTED = 400
"""How many nodes are given."""
VISITED = 5_000
"""How many tables are visited; all those of four cards are fewer."""


@dataclass(frozen=True, slots=True)
class Table:
    """What lies on the table: finished values, and cards that are not yet used.

    `step` is what has led here, `token` the symbol of postfix notation that was read.
    """

    values: tuple[Fraction, ...]
    rest: tuple[Fraction, ...] = ()
    step: Step | None = None
    token: str | None = None


@dataclass(slots=True)
class Node:
    """A table in the tree. Open: not searched to the end; dead: in vain; path: to the solution."""

    parent: int | None
    table: Table
    state: State = "open"


Moves: TypeAlias = Callable[[Table], Iterator[Table]]


def _steps(left: Fraction, right: Fraction) -> Iterator[Step]:
    for row in OPERATORS.values():
        if row is not DIVIDE or right:
            yield Step(left, row, right, row.apply(left, right))


def _without(cards: Sequence[Fraction], *positions: int) -> tuple[Fraction, ...]:
    return tuple(card for at, card in enumerate(cards) if at not in positions)


def _pick_two(table: Table) -> Iterator[Table]:
    for i, j in combinations(range(len(table.values)), 2):
        rest = _without(table.values, i, j)
        for one, other in ((i, j), (j, i)):
            for step in _steps(table.values[one], table.values[other]):
                yield Table((step.value, *rest), step=step)


def _running_total(table: Table) -> Iterator[Table]:
    """The total is the one value; before the first step every card can be it."""
    starts = [(total, table.rest) for total in table.values] or [
        (card, _without(table.rest, at)) for at, card in enumerate(table.rest)
    ]
    for total, rest in starts:
        for at, card in enumerate(rest):
            for step in _steps(total, card):
                yield Table((step.value,), _without(rest, at), step)


def _postfix(table: Table) -> Iterator[Table]:
    """The values are the stack, its top last."""
    for at, card in enumerate(table.rest):
        yield Table((*table.values, card), _without(table.rest, at), token=str(card))
    if len(table.values) > 1:
        *below, left, right = table.values
        for step in _steps(left, right):
            stack = (*below, step.value)
            yield Table(stack, table.rest, step, step.operator.symbol)


TRACED: Mapping[TracedName, Moves] = {
    "pick-two": _pick_two,
    "running-total": _running_total,
    "postfix": _postfix,
}
"""The methods that can be watched."""


@dataclass(frozen=True, slots=True)
class Trace:
    """The nodes by their numbers, in the order visited; `cut` if there are more of them."""

    nodes: Mapping[int, Node]
    cut: bool


def trace_in_slices(
    name: TracedName, numbers: Iterable[Rational], target: Rational = DEFAULT_TARGET
) -> Generator[None, None, Trace]:
    """The tree of one of the methods in `TRACED`, in slices.

    Of more than `LISTED` nodes those are kept that lie nearest to the path, or else to the root.
    """
    cards = tuple(map(Fraction, as_numbers(numbers)))
    walk = _Walk(TRACED[name], Fraction(target))
    yield from walk.visit(Table(cards) if name == "pick-two" else Table((), cards), None)
    nodes = walk.nodes
    away: list[int] = []
    for node in nodes:
        on_path = node.state in ("path", "won")
        away.append(0 if on_path or node.parent is None else away[node.parent] + 1)
    kept = sorted(sorted(range(len(nodes)), key=away.__getitem__)[:LISTED])
    return Trace({at: nodes[at] for at in kept}, walk.full or len(kept) < len(nodes))


@dataclass(slots=True)
class _Walk:
    """A depth-first walk; `full` once it may visit no more."""

    moves: Moves
    target: Fraction
    nodes: list[Node] = field(default_factory=list)
    seen: set[Hashable] = field(default_factory=set)
    full: bool = False

    def visit(self, table: Table, parent: int | None) -> Generator[None, None, bool]:
        """Visit a table and all behind it until one is won; whether one is."""
        at, node = len(self.nodes), Node(parent, table)
        self.full = self.full or at == VISITED
        if self.full or self._is_known(table):
            return False
        self.nodes.append(node)
        yield
        if (*table.values, *table.rest) == (self.target,):
            node.state = "won"
            return True
        for following in self.moves(table):
            if (yield from self.visit(following, at)):
                node.state = "path"
                return True
        node.state = "open" if self.full else "dead"
        return False

    def _is_known(self, table: Table) -> bool:
        """Whether an equal table was visited; order matters only on a stack."""
        values = table.values if table.token else tuple(sorted(table.values))
        key = values, tuple(sorted(table.rest))
        known = key in self.seen
        self.seen.add(key)
        return known
