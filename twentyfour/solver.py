"""Solves hands: every different solution, the simplest first, or the nearest values."""

from collections.abc import Generator, Hashable, Iterator, Sequence
from fractions import Fraction
from itertools import islice
from typing import Literal, NamedTuple, TypeAlias, TypeVar, get_args

from twentyfour._algebraic.allowed import Writer
from twentyfour._algebraic.forms import Form, algebraic
from twentyfour._algebraic.writing import Plainness, complexity_of, plainness, write
from twentyfour._essential.cache import Cache
from twentyfour._essential.decomposition import is_reduced, is_redundant
from twentyfour._essential.reducer import class_key, is_representative
from twentyfour._pictured import pictured
from twentyfour._search.modular import prime_for, residue, residues
from twentyfour._search.nearest import NearestSearch
from twentyfour._search.ordered import OrderedValues, values_of
from twentyfour._search.parts import SignedForms
from twentyfour._search.reach import Residues, reach, reachable
from twentyfour._search.search import BATCH, RestrictedSearch, Search
from twentyfour._slices import at_once, run_to_end
from twentyfour.cards import (
    DEFAULT_TARGET,
    HandLike,
    Posed,
    Puzzle,
    Rational,
    as_number,
    as_numbers,
    as_operators,
    as_target,
    is_ordered,
)
from twentyfour.expression import Expression, Number
from twentyfour.operators import ALL_OPERATORS, Value

Distinct: TypeAlias = Literal["essential", "algebraic"]
"""How different two expressions must be to count as two solutions."""
DISTINCT: tuple[Distinct, ...] = get_args(Distinct)


Writing: TypeAlias = tuple[Plainness, Expression]
Key = TypeVar("Key", bound=Hashable)


class Solutions(list[Expression]):
    """A list of solutions, which a notebook draws."""

    __slots__ = ()

    def _repr_html_(self) -> str:
        return pictured("tables", "solutions", self)


class Progress(NamedTuple):
    """The progress of a search: slices done and in total, and different solutions found."""

    done: int
    total: int
    found: int = 0


def count_solutions(
    numbers: HandLike, target: Rational | None = None, *, distinct: Distinct = "essential"
) -> int:
    """How many different solutions a hand has. Raises the exceptions of `solve`."""
    return len(solve(numbers, target, distinct=distinct))


def count_forms(numbers: HandLike) -> int:
    """How many different algebraic forms all the numbers have, whatever their values.

    For n numbers in general position 1, 6, 68, 1170, ... (OEIS A140606).
    """
    puzzle = Puzzle(numbers).in_any_order()
    hand, operators = puzzle.numbers, puzzle.operators
    forms = Search(hand, prime_for(hand, 1)).everything()
    if operators != ALL_OPERATORS:
        forms = filter(Writer(operators).write, forms)
    return sum(1 for _ in forms) if len(set(hand)) == len(hand) else len(set(forms))


def solve_in_slices(
    numbers: HandLike,
    target: Rational | None = None,
    *,
    distinct: Distinct = "essential",
) -> Generator[Progress, None, Solutions]:
    """Every different solution of a hand, the simplest first. The target is 24 by default.

    A hand of four cards takes less than a millisecond. Five cards take some 20 times as long, six
    200 times, seven 4,000 times. Eight take minutes.

    Raises HandError for too few, too many or too large numbers, TypeError for inexact numbers,
    ValueError for an unknown level of distinctness.

    The search stores only the plainest writing of each solution. Memory grows with the number of
    different solutions, and with the cache of the search.
    """
    best: dict[Hashable, Writing] = {}
    for (done, total), found in found_in_slices(numbers, target, distinct):
        for key, solution in found:
            keep_plainest(best, key, solution)
        yield Progress(done, total, len(best))
    ranked = sorted(best.values(), key=lambda writing: complexity_of(writing[0]))
    return Solutions(solution for _, solution in ranked)


solve = at_once(solve_in_slices)


def keep_plainest(best: dict[Key, Writing], key: Key, solution: Expression) -> None:
    """Keep a solution if it is the plainest writing of its class so far."""
    plain = plainness(solution)
    if key not in best or plain < best[key][0]:
        best[key] = plain, solution


def iter_solutions(
    numbers: HandLike,
    target: Rational | None = None,
    *,
    distinct: Distinct = "essential",
) -> Iterator[Expression]:
    """Every different solution as soon as it is found, in no particular order.

    A solution is returned when the search finds the representative of its class. The search stores
    no solutions, only its cache: 0.5 GB for the 318,513 solutions of 1 to 8. A representative can
    have the wrong sign if a number is negative or the target is not above zero, and fewer operators
    cannot always write it. Then the search also stores the keys of the solutions. If no number is
    unique, it stores the forms. Raises the exceptions of `solve`.
    """
    puzzle = Puzzle(numbers, target)
    if puzzle.operators != ALL_OPERATORS or puzzle.ordered:
        return _iter_by_rules(puzzle, as_distinct(distinct))
    essential = as_distinct(distinct) == "essential"
    return _iter_solutions(puzzle.numbers, puzzle.target, essential=essential)


def _iter_by_rules(puzzle: Puzzle, distinct: Distinct) -> Iterator[Expression]:
    seen: set[Hashable] = set()
    for _, found in found_in_slices(puzzle, None, distinct):
        for key, solution in found:
            if key not in seen:
                seen.add(key)
                yield solution


def _iter_solutions(
    hand: Sequence[Rational], goal: Rational, *, essential: bool
) -> Iterator[Expression]:
    seen: set[Hashable] | None = set() if essential and (goal <= 0 or min(hand) < 0) else None
    for _, cache, found in _forms_in_slices(hand, goal, ALL_OPERATORS, essential=essential):
        for signed in found:
            if seen is not None:
                key = class_key(cache, signed[0])
                if key not in seen:
                    seen.add(key)
                    yield write(signed)
            elif not essential or is_representative(cache, signed[0]):
                yield write(signed)


def is_solvable(numbers: HandLike, target: Rational | None = None) -> bool:
    """Whether the numbers can make the target. Eight take less than ten times `solve` of four."""
    if isinstance(numbers, Posed):
        return run_to_end(is_solvable_in_slices(numbers, target))
    hand = as_numbers(numbers)
    goal = DEFAULT_TARGET if target is None else as_number(target)
    if len(hand) > 4 or goal.numerator <= 0 or min(hand) < 0:
        return run_to_end(is_solvable_in_slices(hand, goal))
    prime = prime_for(hand, goal)
    return reachable(residues(hand, prime), residue(goal, prime), prime)


def is_solvable_in_slices(
    numbers: HandLike, target: Rational | None = None
) -> Generator[None, None, bool]:
    """`is_solvable` as a generator that yields after every slice of the work."""
    hand, goal = as_numbers(numbers), as_target(target, numbers)
    prime = prime_for(hand, goal)
    if as_operators(numbers) != ALL_OPERATORS or is_ordered(numbers):
        values = values_of(numbers)
        return (yield from reach(values, values.whole, {goal.as_integer_ratio()}))
    numbers, wanted = residues(hand, prime), residue(goal, prime)
    if len(hand) == 1:
        return numbers[0] == wanted
    reached = yield from reach(Residues(len(hand), prime), numbers, {wanted, -wanted % prime})
    if not reached or (goal >= 0 and min(hand) >= 0):
        return reached
    return (yield from _any_solution(Puzzle(hand, goal))) is not None


MAX_QUICK_NEAREST = 7
"""The most numbers for which `nearest` takes only a few seconds."""


class Nearest(NamedTuple):
    """The closest values of a hand below and above a target. None if there is no such value."""

    below: Expression | None
    above: Expression | None


def nearest_in_slices(
    numbers: HandLike, target: Rational | None = None
) -> Generator[None, None, Nearest]:
    """The closest values below and above a target that a hand can make, each with an expression.

    Five cards take some 30 times as long as `solve` of four, six 150 times, seven 3,000 times.
    Eight take some twenty seconds.
    """
    puzzle = Puzzle(numbers, target)
    hand, goal = puzzle.numbers, puzzle.target
    if len(hand) == 1:
        only = Number(Fraction(hand[0]))
        return Nearest(*(only if side else None for side in (only.value < goal, only.value > goal)))
    search = NearestSearch(hand, values_of(puzzle), goal)
    below, above = yield from search.of_part(search.values.whole)
    return Nearest(
        (yield from _expression_of(puzzle, below, search)) if below else None,
        (yield from _expression_of(puzzle, above, search)) if above else None,
    )


nearest = at_once(nearest_in_slices)


def _expression_of(
    puzzle: Puzzle, value: Value, search: NearestSearch
) -> Generator[None, None, Expression]:
    """An expression for a value found. With few numbers it is an expression that people write."""
    if not have_forms(puzzle.operators):
        return search.expression(search.values.whole, value)
    if len(puzzle.numbers) <= 5:
        made = Puzzle(puzzle.numbers, Fraction(*value), puzzle.operators, puzzle.ordered)
        if found := (yield from _any_solution(made)):
            return found
    yield
    composed = search.expression(search.values.whole, value)
    if puzzle.ordered:
        return composed
    signed = algebraic(composed)
    if puzzle.operators == ALL_OPERATORS:
        return write(signed)
    return Writer(puzzle.operators).write(signed) or composed


def _any_solution(puzzle: Puzzle) -> Generator[None, None, Expression | None]:
    """A solution, or None. A generator that yields after every slice."""
    for _, found in found_in_slices(puzzle, None, "essential"):
        if found:
            return found[0][1]
        yield
    return None


def have_forms(operators: str) -> bool:
    """Whether algebraic forms exist for these operators, so that solutions can be compared."""
    return all(symbol in ALL_OPERATORS for symbol in operators)


def as_distinct(distinct: Distinct) -> Distinct:
    """A valid level of distinctness. Raises ValueError for other values."""
    if distinct not in DISTINCT:
        raise ValueError(f"distinct is one of {', '.join(DISTINCT)}, not {distinct!r}")
    return distinct


MAX_PLACED = 6
"""The number of cards up to which all forms of a class are compared. Larger hands have very many
forms, and only the forms with a neutral part outermost are compared."""

CACHE_LIFETIME = 500
"""The number of slices after which the cache of classes is emptied, to bound the memory."""


def found_in_slices(
    numbers: HandLike, target: Rational | None, distinct: Distinct
) -> Iterator[tuple[tuple[int, int], list[tuple[Hashable, Expression]]]]:
    """Batches of solutions with the keys of their classes, each with the progress.

    A solution can occur more than once. If a class has one form, its key is the text of the
    solution, because the solution stores this text anyway. Forms of value zero occur with both
    signs.
    """
    essential = as_distinct(distinct) == "essential"
    hand, goal, operators = as_numbers(numbers), as_target(target, numbers), as_operators(numbers)
    if not have_forms(operators):
        raise ValueError(f"different solutions are told apart by {ALL_OPERATORS} only")
    if is_ordered(numbers):
        yield from _ordered_in_slices(Puzzle(numbers, goal), essential=essential)
        return
    writer = None if operators == ALL_OPERATORS else Writer(operators)
    for progress, cache, found in _forms_in_slices(hand, goal, operators, essential=essential):
        if writer is None:
            solutions = [(signed[0], write(signed)) for signed in found]
        else:
            trees = [(signed[0], writer.write(signed)) for signed in found]
            solutions = [(form, tree) for form, tree in trees if tree]
        yield (
            progress,
            [
                (
                    class_key(cache, form)
                    if essential and not (goal and is_reduced(cache, form))
                    else str(solution),
                    solution,
                )
                for form, solution in solutions
            ],
        )


def _ordered_in_slices(
    puzzle: Puzzle, *, essential: bool
) -> Iterator[tuple[tuple[int, int], list[tuple[Hashable, Expression]]]]:
    """`found_in_slices` for numbers that stay in their order: each algebraic form once.

    A form is written as it is written most plainly in this order.
    """
    best: dict[Form, Writing] = {}
    values = OrderedValues(puzzle.numbers, puzzle.operators)
    for at, tree in enumerate(values.solutions(puzzle.target.as_integer_ratio())):
        if tree:
            keep_plainest(best, algebraic(tree)[0], tree)
        if not tree or at % BATCH == 0:
            yield (0, 1), []
    cache, forms = Cache(), iter(best.items())
    while batch := [*islice(forms, BATCH)]:
        yield (
            (0, 1),
            [
                (class_key(cache, form) if essential else str(tree), tree)
                for form, (_, tree) in batch
            ],
        )
    yield (1, 1), []


def count_in_slices(numbers: HandLike) -> Generator[None, None, int]:
    """How many different solutions a hand has. Yields after every slice.

    With all operators it writes no solutions, so that it is faster than `solve`.
    """
    seen: set[Hashable] = set()
    hand, goal, operators = as_numbers(numbers), as_target(None, numbers), as_operators(numbers)
    if operators != ALL_OPERATORS or is_ordered(numbers):
        for _, solutions in found_in_slices(numbers, None, "essential"):
            seen.update(key for key, _ in solutions)
            yield
    else:
        for _, cache, found in _forms_in_slices(hand, goal, operators, essential=True):
            seen.update(
                form if goal and is_reduced(cache, form) else class_key(cache, form)
                for form, _ in found
            )
            yield
    return len(seen)


def _forms_in_slices(
    hand: Sequence[Rational], goal: Rational, operators: str, *, essential: bool
) -> Iterator[tuple[tuple[int, int], Cache, SignedForms]]:
    """Batches of the algebraic forms of solutions, each with the progress and the current cache."""
    prime = prime_for(hand, goal)
    if operators == ALL_OPERATORS:
        search = Search(hand, prime, expand_zero_products=not essential)
        many = essential and len(hand) > MAX_PLACED and min(hand) >= 0
    else:
        search = RestrictedSearch(hand, prime, operators, essential=essential)
        many = False
    cache = Cache()
    for at, (progress, found) in enumerate(search.solutions(residue(goal, prime)), 1):
        if at % CACHE_LIFETIME == 0:
            cache = Cache()
        different = tuple([each for each in found if not (many and is_redundant(cache, each[0]))])
        yield progress, cache, different
