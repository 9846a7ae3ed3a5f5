"""A method step by step: the tree of positions that it visits until it finds a solution.

Positions that differ only in the order of their numbers are visited once.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, product
from math import prod
from typing import Literal, NamedTuple, TypeAlias

from twentyfour._search.values import ways_of
from twentyfour.cards import HandLike, Puzzle, Rational
from twentyfour.expression import Expression, Number, Operation, Step
from twentyfour.operators import DIVIDE, MULTIPLY, OPERATORS

State: TypeAlias = Literal["open", "dead", "won", "path"]
TracedName: TypeAlias = Literal["pick-two", "running-total", "postfix", "ours"]
MAX_LISTED = 2_500
"""The largest number of nodes that a trace returns."""
MAX_VISITED = 5_000
"""The most positions that a walk visits. Four cards have fewer."""
MAX_TABLED = 3
"""The most cards whose values our solver has in a table."""


class Position(NamedTuple):
    """A state of the table: values made so far, and unused cards.

    `step` is the step that led to the position, `token` the last symbol of postfix notation. Our
    solver has one value, the goal that the cards have to make; `token` is what it puts aside.
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


Moves: TypeAlias = Callable[[Position, str], Iterator[Position]]
"""The positions after a position, by the allowed operators."""


def _steps(left: Fraction, right: Fraction, operators: str) -> Iterator[Step]:
    for row in map(OPERATORS.__getitem__, operators):
        if row is not DIVIDE or right:
            yield Step(left, row, right, row.apply(left, right))


def _without(cards: Sequence[Fraction], *positions: int) -> tuple[Fraction, ...]:
    return tuple(card for at, card in enumerate(cards) if at not in positions)


def _pick_two(position: Position, operators: str) -> Iterator[Position]:
    for i, j in combinations(range(len(position.values)), 2):
        rest = _without(position.values, i, j)
        for one, other in ((i, j), (j, i)):
            for step in _steps(position.values[one], position.values[other], operators):
                yield Position((step.value, *rest), step=step)


def _running_total(position: Position, operators: str) -> Iterator[Position]:
    """The total is the only value. Before the first step any card can become the total."""
    starts = [(total, position.rest) for total in position.values] or [
        (card, _without(position.rest, at)) for at, card in enumerate(position.rest)
    ]
    for total, rest in starts:
        for at, card in enumerate(rest):
            for step in _steps(total, card, operators):
                yield Position((step.value,), _without(rest, at), step)


def _postfix(position: Position, operators: str) -> Iterator[Position]:
    """The values are the stack, its top last."""
    for at, card in enumerate(position.rest):
        yield Position((*position.values, card), _without(position.rest, at), token=str(card))
    if len(position.values) > 1:
        *below, left, right = position.values
        for step in _steps(left, right, operators):
            stack = (*below, step.value)
            yield Position(stack, position.rest, step, step.operator.symbol)


def _from_the_target(position: Position, operators: str) -> Iterator[Position]:
    """Some cards make a value; with it the others have to make a new goal.

    A table has every value of up to three cards, so that most goals end here.
    """
    (goal,), cards = position.values, position.rest
    if len(cards) <= MAX_TABLED and goal not in _table(cards, operators):
        return
    for some, others in _splits(cards):
        for value, made in _table(some, operators).items():
            for step, needed in _steps_to(goal, value, others, operators):
                yield Position((needed,), others, step, str(made))


@lru_cache(maxsize=256)
def _table(cards: tuple[Fraction, ...], operators: str) -> Mapping[Fraction, Expression]:
    """Every value of some cards, with an expression."""
    if len(cards) == 1:
        return {cards[0]: Number(cards[0])}
    made: dict[Fraction, Expression] = {}
    for some, others in _splits(cards):
        tables = [_table(part, operators).values() for part in (some, others)]
        for one, other in product(*tables):
            for left, right in ((one, other), (other, one)):
                for step in _steps(left.value, right.value, operators):
                    made.setdefault(step.value, Operation(step.operator, left, right))
    return made


@lru_cache(maxsize=256)
def _splits(cards: tuple[Fraction, ...]) -> Sequence[tuple[tuple[Fraction, ...], ...]]:
    """The divisions of cards into two parts, the shorter first. The most even come first.

    A part that is too large for a table comes last.
    """
    sizes = range(len(cards) // 2, 0, -1)
    found = [
        (tuple(cards[at] for at in places), _without(cards, *places))
        for size in sorted(sizes, key=lambda size: size > MAX_TABLED)
        for places in combinations(range(len(cards)), size)
    ]
    return tuple(dict.fromkeys(found))


def _steps_to(
    goal: Fraction, value: Fraction, others: Sequence[Fraction], operators: str
) -> Iterator[tuple[Step, Fraction]]:
    """The steps that make a goal from a value and other cards, each with the other operand."""
    if value == goal == 0:
        yield from _steps_of_zero(others, operators)
    for way in ways_of(operators):
        found = way.complement(value.as_integer_ratio(), goal.as_integer_ratio())
        if found and found[1]:
            needed = Fraction(*found)
            left, right = (needed, value) if way.turned else (value, needed)
            if way.row is not DIVIDE or right:
                yield Step(left, way.row, right, goal), needed


def _steps_of_zero(others: Sequence[Fraction], operators: str) -> Iterator[tuple[Step, Fraction]]:
    """Zero times or divided by a value of other cards. Every value will do, so one is enough."""
    zero = Fraction(0)
    if MULTIPLY.symbol in operators:
        value = prod(others, start=Fraction(1))
        yield Step(zero, MULTIPLY, value, zero), value
    elif DIVIDE.symbol in operators:
        nonzero = [card for card in others if card]
        if nonzero and (len(nonzero) == len(others) or set("+-") & set(operators)):
            value = nonzero[0] / prod(nonzero[1:], start=Fraction(1))
            yield Step(zero, DIVIDE, value, zero), value


TRACED: Mapping[TracedName, Moves] = {
    "pick-two": _pick_two,
    "running-total": _running_total,
    "postfix": _postfix,
    "ours": _from_the_target,
}
"""The methods that can be traced, by the moves that they make."""


class Trace(NamedTuple):
    """The nodes in the order of the visits. `cut` is whether nodes are omitted."""

    nodes: Mapping[int, Node]
    cut: bool


def trace_in_slices(
    name: TracedName, numbers: HandLike, target: Rational | None = None
) -> Generator[None, None, Trace]:
    """The tree of one of the methods in `TRACED`, in slices. A Puzzle restricts the operators.

    If there are more than `MAX_LISTED` nodes, the nodes nearest to the path or the root remain.
    """
    puzzle = Puzzle(numbers, target).in_any_order()
    cards, goal = tuple(map(Fraction, puzzle.numbers)), puzzle.target
    starts = {"pick-two": Position(cards), "ours": Position((goal,), cards)}
    walk = Walk(TRACED[name], puzzle, backwards=name == "ours")
    yield from walk.visit(starts.get(name, Position((), cards)), None)
    nodes = walk.nodes
    distances: list[int] = []
    for node in nodes:
        on_path = node.state in ("path", "won")
        distances.append(0 if on_path or node.parent is None else distances[node.parent] + 1)
    nearest = sorted(sorted(range(len(nodes)), key=distances.__getitem__)[:MAX_LISTED])
    return Trace({at: nodes[at] for at in nearest}, walk.full or len(nearest) < len(nodes))


class Walk:
    """A depth-first walk. It is `full` at `MAX_VISITED` positions."""

    def __init__(self, moves: Moves, puzzle: Puzzle, *, backwards: bool) -> None:
        self.moves = moves
        self.operators = puzzle.operators
        self.backwards = backwards
        self.target = puzzle.target
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
        if self._wins(position):
            node.state = "won"
            return True
        for following in self.moves(position, self.operators):
            if (yield from self.visit(following, at)):
                node.state = "path"
                return True
        node.state = "open" if self.full else "dead"
        return False

    def _wins(self, position: Position) -> bool:
        """Whether the last number is the target. Backwards: whether the last card is the goal."""
        if self.backwards:
            return position.values == position.rest
        return (*position.values, *position.rest) == (self.target,)

    def _is_known(self, position: Position) -> bool:
        """Whether an equal position was visited. Only a stack has an order."""
        values = position.values if position.token else tuple(sorted(position.values))
        key = values, tuple(sorted(position.rest))
        known = key in self.seen
        self.seen.add(key)
        return known
