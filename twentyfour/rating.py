"""How hard a hand is for people, and why: a model fitted to the times that people took."""

from bisect import bisect_right
from collections.abc import Generator, Hashable, Iterator, Sequence
from typing import Literal, NamedTuple, TypeAlias, get_args

from twentyfour._algebraic.writing import plainness
from twentyfour._pictured import pictured
from twentyfour._rating.difficulty import Features, difficulty, effort, features, hand_features
from twentyfour._rating.reasons import Reason, ReasonCode, reasons
from twentyfour._search.modular import prime_for, residues
from twentyfour._search.ordered import values_of
from twentyfour._search.tables import values
from twentyfour._slices import run_to_end
from twentyfour._techniques.naming import techniques_of
from twentyfour._techniques.table import TechniqueCode
from twentyfour.cards import HandLike, Puzzle, Rational
from twentyfour.expression import Expression
from twentyfour.operators import ALL_OPERATORS
from twentyfour.solver import found_in_slices

Level: TypeAlias = Literal["easy", "medium", "hard", "expert"]
LEVELS: tuple[Level, ...] = get_args(Level)

MANY_SOLUTIONS = 5
"""From this number of different solutions on, the number makes a hand easy."""

MAX_EXAMINED = 2000
"""The search ends after this number of algebraic forms. Hands of six cards have fewer."""

MAX_QUICK_RATING = 5
"""The number of cards up to which a hand is rated in a moment."""

_MIDDLE = 50
"""The score of the median hand."""

Knots: TypeAlias = Sequence[tuple[float, float]]
Seen: TypeAlias = tuple[Hashable, Expression, Features]
"""A solution with the key of its class and its features."""

_DIFFICULTIES: Knots = (
    (-2.637, 0),
    (-0.974, 5),
    (-0.641, 10),
    (-0.172, 25),
    (0.130, 40),
    (0.325, 50),
    (0.572, 60),
    (0.935, 75),
    (1.549, 90),
    (1.875, 95),
    (3.737, 100),
)
"""Difficulties with the percentage of the 1362 solvable hands of four (A..K, 24) below them."""

_COUNTS: Knots = ((11, 0), (152, 10), (215, 25), (389, 50), (443, 75), (694, 90), (785, 100))
"""Numbers of values, up to sign, with the percentage of the 458 unsolvable hands below them."""


class Rating(NamedTuple):
    """How hard a hand is.

    `score` is the percentage of the solvable hands of four cards for 24 that are easier. Each
    `level` has a quarter of these hands. A hand without a solution is compared with the other hands
    without a solution by the number of values that its cards make, because a player has to rule out
    each value. `technique` is the technique of the easiest solution as `solve` writes it (see
    `twentyfour.technique`), None without a solution.

    `reasons`, what makes it harder first: `no-solution`; `one-solution`, `needs-fraction`,
    `needs-division`, `large-product` (`value`), `sum-divided`, `product-inside`, `mixed-steps`;
    easier: `only-addition`, `familiar-product` (`left`, `right`), `makes-one`, `equal-cards`,
    `ones`, `many-solutions` (`count`), or `more-solutions` than `count` if the search ended
    early. A hand in the harder half never has the reason `only-addition`.
    """

    score: float
    level: Level
    reasons: tuple[Reason[ReasonCode], ...]
    technique: Reason[TechniqueCode] | None

    def _repr_html_(self) -> str:
        return pictured("tables", "rating", self)


def rate(numbers: HandLike, target: Rational | None = None) -> Rating:
    """How hard a hand is for people. Raises the exceptions of `solve`.

    Five cards take some 30 times as long as `solve` of four, six 200 times, seven 1,500 times.

    The measured times are for all operators. With fewer operators the score is an estimate.
    """
    return run_to_end(rate_in_slices(numbers, target))


def rate_in_slices(
    numbers: HandLike,
    target: Rational | None = None,
    answer: Expression | None = None,
) -> Generator[None, None, Rating]:
    """`rate` as a generator that yields after every slice of the work.

    With an `answer`, the reasons and the technique are those of the answer.
    """
    puzzle = Puzzle(numbers, target)
    hand, goal = sorted(puzzle.numbers), puzzle.target
    seen, cut = yield from _seen_in_slices(puzzle)
    if not seen:
        score = _percentage(_count_values(puzzle), _COUNTS)
        return Rating(score, level_of(score), (Reason("no-solution"),), None)
    efforts = [effort(each) for _, _, each in seen]
    score = _percentage(difficulty(hand, goal, efforts), _DIFFICULTIES)
    explained = _easiest(seen, efforts) if answer is None else answer
    shared = set.intersection(*[set(each) for _, _, each in seen])
    different = {key for key, _, _ in seen}
    why = [*reasons(explained, features(explained, goal), shared), *_reasons_of_cards(hand, goal)]
    if score >= _MIDDLE:
        why = [reason for reason in why if reason.code != "only-addition"]
    if len(different) == 1 and not cut:
        why.insert(0, Reason("one-solution"))
    if len(different) >= MANY_SOLUTIONS:
        many: ReasonCode = "more-solutions" if cut else "many-solutions"
        why.append(Reason(many, {"count": str(len(different) - cut)}))
    return Rating(score, level_of(score), tuple(why), techniques_of(explained)[0])


def easiest_in_slices(puzzle: Puzzle) -> Generator[None, None, tuple[Expression | None, int]]:
    """The solution that takes least effort, which names the technique of the rating, and the count.

    The count is of the different solutions, of those found if the search ended early.
    """
    seen, _ = yield from _seen_in_slices(puzzle)
    if not seen:
        return None, 0
    easiest = _easiest(seen, [effort(each) for _, _, each in seen])
    return easiest, len({key for key, _, _ in seen})


def _seen_in_slices(puzzle: Puzzle) -> Generator[None, None, tuple[list[Seen], bool]]:
    """The solutions that are examined, and whether the search ended before it had all."""
    seen: list[Seen] = []
    if not puzzle.ordered:
        puzzle = puzzle.with_numbers(sorted(puzzle.numbers))
    for (done, total), found in found_in_slices(puzzle, None, "essential"):
        seen += [(key, solution, features(solution, puzzle.target)) for key, solution in found]
        yield
        if len(seen) >= MAX_EXAMINED:
            return seen, done < total
    return seen, False


def _easiest(seen: Sequence[Seen], efforts: Sequence[float]) -> Expression:
    """The solution whose easiest writing takes least effort, as `solve` writes it."""
    _, (easiest, _, _) = min(
        zip(efforts, seen, strict=True), key=lambda pair: (pair[0], str(pair[1][1]))
    )
    return min([solution for key, solution, _ in seen if key == easiest], key=plainness)


def _reasons_of_cards(hand: Sequence[Rational], goal: Rational) -> Iterator[Reason[ReasonCode]]:
    found = hand_features(hand, goal)
    names: tuple[ReasonCode, ...] = ("equal-cards", "ones")
    return (Reason(name) for name in names if found[name])


def level_of(score: float) -> Level:
    """The level of a score: a quarter of the scale each."""
    return LEVELS[min(int(score // 25), 3)]


def _count_values(puzzle: Puzzle) -> float:
    """How many values a hand makes. With more than four cards counting stops beyond the scale."""
    count = 0
    for count in _counts(puzzle):
        if count > _COUNTS[-1][0]:
            break
    return count


def _counts(puzzle: Puzzle) -> Iterator[int]:
    """How many values, up to sign, the first four cards of a hand make, the first five, ..."""
    hand = puzzle.numbers
    sizes = range(min(4, len(hand)), len(hand) + 1)
    if puzzle.operators != ALL_OPERATORS or puzzle.ordered:
        restricted = values_of(puzzle)
        tables = (restricted.table(restricted.whole[:size]) for size in sizes)
        yield from (len({(abs(above), under) for above, under in table}) for table in tables)
        return
    prime = prime_for(hand, puzzle.target)
    numbers = residues(hand, prime)
    yield from (len(values(numbers[:size], prime)) for size in sizes)


def _percentage(value: float, knots: Knots) -> float:
    """The percentage interpolated linearly between knots; 0 and 100 beyond them."""
    at = bisect_right(knots, value, key=lambda knot: knot[0])
    if at in (0, len(knots)):
        return 0.0 if at == 0 else 100.0
    (low, start), (high, end) = knots[at - 1], knots[at]
    return round(start + (end - start) * (value - low) / (high - low), 2)
