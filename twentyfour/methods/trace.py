"""A method step by step: the tree of positions that it visits until it finds a solution.

Positions that differ only in the order of their numbers are visited once.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from typing import Literal, NamedTuple, TypeAlias

from twentyfour.cards import DEFAULT_TARGET, Rational, as_numbers
from twentyfour.expression import Step
from twentyfour.operators import DIVIDE, OPERATORS

State: TypeAlias = Literal["open", "dead", "won", "path"]
TracedName: TypeAlias = Literal["pick-two", "running-total", "postfix"]
MAX_LISTED = 2_500
"""The largest number of nodes that a trace returns."""
MAX_VISITED = 5_000
"""The most positions that a walk visits. Four cards have fewer."""


class Position(NamedTuple):
    """A state of the table: values made so far, and unused cards.

    `step` is the step that led to the position, `token` the last symbol of postfix notation.
    """

    values: tuple[Fraction, ...]
    rest: tuple[Fraction, ...] = ()
    step: Step | None = None
    token: str | None = None


class Node:
    """A position in the tree: `open` not fully searched, `dead` without, `path` with a solution."""

    __slots__ = ("parent", "position", "state")

    def __init__(self, parent: int | None, position: Position) -> None:
        self.parent = parent
        self.position = position
        self.state: State = "open"


Moves: TypeAlias = Callable[[Position], Iterator[Position]]


def _steps(left: Fraction, right: Fraction) -> Iterator[Step]:
    for row in OPERATORS.values():
        if row is not DIVIDE or right:
            yield Step(left, row, right, row.apply(left, right))


def _without(cards: Sequence[Fraction], *positions: int) -> tuple[Fraction, ...]:
    return tuple(card for at, card in enumerate(cards) if at not in positions)


def _pick_two(position: Position) -> Iterator[Position]:
    for i, j in combinations(range(len(position.values)), 2):
        rest = _without(position.values, i, j)
        for one, other in ((i, j), (j, i)):
            for step in _steps(position.values[one], position.values[other]):
                yield Position((step.value, *rest), step=step)


def _running_total(position: Position) -> Iterator[Position]:
    """The total is the only value. Before the first step any card can become the total."""
    starts = [(total, position.rest) for total in position.values] or [
        (card, _without(position.rest, at)) for at, card in enumerate(position.rest)
    ]
    for total, rest in starts:
        for at, card in enumerate(rest):
            for step in _steps(total, card):
                yield Position((step.value,), _without(rest, at), step)


def _postfix(position: Position) -> Iterator[Position]:
    """The values are the stack, its top last."""
    for at, card in enumerate(position.rest):
        yield Position((*position.values, card), _without(position.rest, at), token=str(card))
    if len(position.values) > 1:
        *below, left, right = position.values
        for step in _steps(left, right):
            stack = (*below, step.value)
            yield Position(stack, position.rest, step, step.operator.symbol)


TRACED: Mapping[TracedName, Moves] = {
    "pick-two": _pick_two,
    "running-total": _running_total,
    "postfix": _postfix,
}
"""The methods that can be traced, by the moves that they make."""


class Trace(NamedTuple):
    """The nodes in the order of the visits. `cut` is whether nodes are omitted."""

    nodes: Mapping[int, Node]
    cut: bool


def trace_in_slices(
    name: TracedName, numbers: Iterable[Rational], target: Rational = DEFAULT_TARGET
) -> Generator[None, None, Trace]:
    """The tree of one of the methods in `TRACED`, in slices.

    If there are more than `MAX_LISTED` nodes, the nodes nearest to the path or the root remain.
    """
    cards = tuple(map(Fraction, as_numbers(numbers)))
    walk = Walk(TRACED[name], Fraction(target))
    yield from walk.visit(Position(cards) if name == "pick-two" else Position((), cards), None)
    nodes = walk.nodes
    distances: list[int] = []
    for node in nodes:
        on_path = node.state in ("path", "won")
        distances.append(0 if on_path or node.parent is None else distances[node.parent] + 1)
    nearest = sorted(sorted(range(len(nodes)), key=distances.__getitem__)[:MAX_LISTED])
    return Trace({at: nodes[at] for at in nearest}, walk.full or len(nearest) < len(nodes))


class Walk:
    """A depth-first walk. It is `full` at `MAX_VISITED` positions."""

    def __init__(self, moves: Moves, target: Fraction) -> None:
        self.moves = moves
        self.target = target
        self.nodes: list[Node] = []
        self.seen: set[Hashable] = set()
        self.full = False

    def visit(self, position: Position, parent: int | None) -> Generator[None, None, bool]:
        """Visit a position and its descendants up to a win. Return whether a position wins."""
        at, node = len(self.nodes), Node(parent, position)
        self.full = self.full or at == MAX_VISITED
        if self.full or self._is_known(position):
            return False
        self.nodes.append(node)
        yield
        if (*position.values, *position.rest) == (self.target,):
            node.state = "won"
            return True
        for following in self.moves(position):
            if (yield from self.visit(following, at)):
                node.state = "path"
                return True
        node.state = "open" if self.full else "dead"
        return False

    def _is_known(self, position: Position) -> bool:
        """Whether an equal position was visited. Only a stack has an order."""
        values = position.values if position.token else tuple(sorted(position.values))
        key = values, tuple(sorted(position.rest))
        known = key in self.seen
        self.seen.add(key)
        return known
