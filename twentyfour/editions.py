"""Editions: packs of cards with their own targets and rules, dealt from a seed."""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import islice
from random import Random
from typing import Literal, TypeAlias

from twentyfour._algebraic.writing import complexity
from twentyfour._frozen import FrozenMapping
from twentyfour._rating.school import SchoolStep, school_in_slices
from twentyfour._techniques.table import PathCode
from twentyfour.cards import (
    DEFAULT_TARGET,
    Card,
    HandError,
    Puzzle,
    Rational,
    canonical_operators,
    from_decimal,
)
from twentyfour.dealing import (
    MAX_DRAWN,
    SOLVABLE,
    Seed,
    Solvable,
    check_choice,
    check_school,
    level_in_slices,
    random_of,
    suited,
)
from twentyfour.operators import ALL_OPERATORS
from twentyfour.rating import LEVELS, Level
from twentyfour.solver import found_in_slices, is_solvable_in_slices
from twentyfour.teaching import techniques_in_slices

EditionCode: TypeAlias = Literal[
    "single-digits",
    "double-digits",
    "ace-to-ten",
    "three-cards",
    "five-cards",
    "six-cards",
    "add-subtract",
    "multiply-divide",
    "whole-numbers",
    "other-targets",
    "integers",
    "fractions",
    "decimals",
    "make-ten",
    "ticket",
    "krypto",
]


@dataclass(frozen=True, slots=True)
class Edition:
    """A pack of cards, and the rules by which hands are dealt from it.

    The pack has `copies` cards of each number of the `pool`. A hand has `size` cards, with at least
    one of the `featured` numbers if there are any. Its target is one of the `targets`, and the
    `operators` are allowed. Every hand has a solution, and with `whole_steps` a solution without a
    fraction on the way. Its cards have suits if a deck has these cards, unless they are `plain`.
    With `ordered`, the numbers stay in their order in an answer. With `target_drawn`, the target is
    the next card of the pack. `code` is the name, and the code of the short rules.
    """

    code: EditionCode
    pool: tuple[Rational, ...]
    copies: int = 4
    size: int = 4
    targets: tuple[Fraction, ...] = (DEFAULT_TARGET,)
    operators: str = ALL_OPERATORS
    featured: tuple[Rational, ...] = ()
    whole_steps: bool = False
    plain: bool = False
    ordered: bool = False
    target_drawn: bool = False

    def only(self, operators: str) -> Edition:
        """The edition with only the operators that are in both lists.

        Raises ValueError for an unknown symbol, HandError with code `no-such-hand` if there are no
        common operators.
        """
        given = canonical_operators(operators)
        common = "".join(symbol for symbol in self.operators if symbol in given)
        if not common:
            raise HandError("no-such-hand", (0, 0))
        before = (self.code, self.pool, self.copies, self.size, self.targets)
        after = (self.featured, self.whole_steps, self.plain, self.ordered, self.target_drawn)
        # Python in the page has no `dataclasses.replace`.
        return Edition(*before, common, *after)

    def puzzles(
        self,
        *,
        seed: Seed | None = None,
        level: Level | None = None,
        school: Collection[SchoolStep] = (),
        solvable: Solvable = "only",
    ) -> Iterator[Puzzle]:
        """Random puzzles, the same in the same order for the same seed and options.

        No two puzzles have the same numbers and target. They are the fitting puzzles among some
        thousands of random ones. If `solvable` is `mixed` or `none`, some or all are decoys without
        a solution. The level is the level of `rate`, and no school steps allow all. Raises
        ValueError for an unknown level, school step, seed or choice of `solvable`.
        """
        check_choice("level", level, (None, *LEVELS))
        check_school(school)
        check_choice("choice of solvable", solvable, SOLVABLE)
        tries = self.tries_in_slices(random_of(seed), level, school, solvable=solvable)
        return (puzzle for puzzle in tries if puzzle)

    def sheet(
        self,
        seed: Seed,
        count: int,
        *,
        level: Level | Literal["any"] = "any",
        school: Collection[SchoolStep] = (),
    ) -> list[Puzzle]:
        """The first of `puzzles`, the same for the same seed and options.

        Raises HandError with code `no-such-hand` if there are fewer. Raises as `puzzles` does.
        """
        wanted = None if level == "any" else level
        found = [*islice(self.puzzles(seed=seed, level=wanted, school=school), count)]
        if len(found) < count:
            raise HandError("no-such-hand", (0, 0))
        return found

    def tries_in_slices(
        self,
        random: Random,
        level: Level | None = None,
        school: Collection[SchoolStep] = (),
        *,
        technique: PathCode | None = None,
        solvable: Solvable = "only",
        excluded: Iterable[Sequence[Rational]] = (),
    ) -> Iterator[Puzzle | None]:
        """`puzzles` with a None after each slice of the work."""
        known: set[tuple[tuple[Rational, ...], Fraction]] = set()
        named = tuple if self.ordered else _in_any_order
        left_out = {named(numbers) for numbers in excluded}
        for _ in range(MAX_DRAWN >> 2 * max(0, self.size - 4)):
            puzzle = self._drawn(random)
            numbers = named(puzzle.numbers)
            if (numbers, puzzle.target) in known or numbers in left_out:
                continue
            known.add((numbers, puzzle.target))
            if not (yield from self._fits(puzzle, solvable)):
                continue
            if school and (yield from school_in_slices(puzzle)) not in school:
                continue
            if technique and technique not in (yield from techniques_in_slices(puzzle)):
                continue
            if level is None or level == (yield from level_in_slices(puzzle)):
                yield puzzle

    def cards(self, puzzle: Puzzle, random: Random) -> Sequence[Card | Fraction]:
        """A puzzle of the edition as cards, in random suits and order if they have suits."""
        if self.plain:
            return [Fraction(number) for number in puzzle.numbers]
        return suited(puzzle.numbers, random)

    def _drawn(self, random: Random) -> Puzzle:
        """Different cards of the pack, and one of the targets."""
        pack = [number for number in self.pool for _ in range(self.copies)]
        numbers = [pack.pop(int(random.random() * len(pack))) for _ in range(self.size)]
        targets = pack if self.target_drawn else self.targets
        target = targets[int(random.random() * len(targets))]
        return Puzzle(numbers, target, self.operators, self.ordered)

    def _fits(self, puzzle: Puzzle, solvable: Solvable) -> Generator[None, None, bool]:
        """Whether a puzzle follows the rules of the edition. Yields after every slice."""
        if self.featured and not set(puzzle.numbers) & set(self.featured):
            return False
        if solvable == "mixed":
            return True
        return (yield from self._is_solvable(puzzle)) == (solvable == "only")

    def _is_solvable(self, puzzle: Puzzle) -> Generator[None, None, bool]:
        if not self.whole_steps:
            return (yield from is_solvable_in_slices(puzzle))
        return (yield from has_whole_steps(puzzle))


def _in_any_order(numbers: Iterable[Rational]) -> tuple[Rational, ...]:
    """A name that is the same for all orders of some numbers."""
    return tuple(sorted(numbers))


def has_whole_steps(puzzle: Puzzle) -> Generator[None, None, bool]:
    """Whether a puzzle has a solution without a fraction on the way. Yields after every slice."""
    for _, found in found_in_slices(puzzle, None, "algebraic"):
        if any(not complexity(solution)[0] for _, solution in found):
            return True
        yield
    return False


_TO_TWELVE = tuple(range(1, 13))
_RANKS = tuple(range(1, 14))
_NEGATIVE = tuple(range(-12, 0))
_DIGITS = tuple(range(10))
_KRYPTO = tuple(
    number
    for count, numbers in (
        (3, range(1, 7)),
        (4, range(7, 11)),
        (2, range(11, 18)),
        (1, range(18, 26)),
    )
    for number in numbers
    for _ in range(count)
)
_TARGETS = tuple(map(Fraction, (10, 12, 18, 20, 36, 48, 60, 100)))
_FRACTIONS = tuple(map(Fraction, ("1/2", "1/3", "2/3", "1/4", "3/4", "3/2")))
_DECIMALS = tuple(map(from_decimal, ("0.5", "0.25", "0.75", "0.2", "1.5", "2.5")))

EDITIONS: FrozenMapping[Edition] = FrozenMapping(
    {
        edition.code: edition
        for edition in (
            Edition("single-digits", tuple(range(1, 10))),
            Edition("double-digits", tuple(range(1, 25)), featured=tuple(range(10, 25))),
            Edition("ace-to-ten", tuple(range(1, 11))),
            Edition("three-cards", _RANKS, size=3),
            Edition("five-cards", _RANKS, size=5),
            Edition("six-cards", _RANKS, size=6),
            Edition("add-subtract", tuple(range(1, 21)), operators="+-"),
            Edition("multiply-divide", (1, 2, 3, 4, 6, 8, 9, 12, 16, 18, 24), operators="*/"),
            Edition("whole-numbers", _RANKS, whole_steps=True),
            Edition("other-targets", _RANKS, targets=_TARGETS),
            Edition("integers", (*_NEGATIVE, *_TO_TWELVE), copies=2, featured=_NEGATIVE),
            Edition("fractions", (*_TO_TWELVE, *_FRACTIONS), featured=_FRACTIONS),
            Edition("decimals", (*_TO_TWELVE, *_DECIMALS), featured=_DECIMALS),
            Edition("make-ten", _DIGITS, targets=(Fraction(10),), plain=True),
            Edition("ticket", _DIGITS, targets=(Fraction(10),), plain=True, ordered=True),
            Edition("krypto", _KRYPTO, copies=1, size=5, plain=True, target_drawn=True),
        )
    }
)
"""The editions by name."""
