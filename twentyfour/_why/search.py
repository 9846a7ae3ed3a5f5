"""Finds a short proof that some numbers cannot make a target.

The search works backwards. The last step of some cards joins two parts. If one part makes few
values, the other part would have to make one of a few values. Most are excluded at once, and the
search tries the others in the same way.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from fractions import Fraction
from itertools import product
from typing import NamedTuple

from twentyfour._search.ordered import values_of
from twentyfour._search.values import Part, ways_of
from twentyfour._slices import at_once
from twentyfour._why.exclusions import Exclusions
from twentyfour._why.lines import (
    MAX_TRIED,
    Cards,
    Line,
    LineCode,
    Listing,
    Proof,
    Values,
    with_inverses,
)
from twentyfour.cards import HandLike, Puzzle, Rational
from twentyfour.solver import is_solvable_in_slices

MAX_EXPLAINED = 5
"""The most cards whose proof is searched. More take too many lines."""
LISTED = 3
"""The most cards whose values are compared with lists."""


def why_not_in_slices(
    numbers: HandLike, target: Rational | None = None
) -> Generator[None, None, Proof | None]:
    """A short proof that some numbers cannot make a target, None if they can.

    The proof of six cards or more has no lines. Raises the exceptions of `solve`.
    """
    puzzle = Puzzle(numbers, target)
    if (yield from is_solvable_in_slices(puzzle)):
        return None
    search = _Search(puzzle)
    if len(puzzle.numbers) <= MAX_EXPLAINED:
        yield from search.prove(search.values.whole, (puzzle.target,))
    return Proof(puzzle, search.signless, tuple(search.lines))


why_not = at_once(why_not_in_slices)


class _Split(NamedTuple):
    """Two parts that the last step joins. The part stands first if the split is turned."""

    apart: Part
    part: Part
    turned: bool


class _Search:
    """Writes the lines of a proof, each after the lines that it rests on."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.values = values_of(puzzle)
        self.lines: list[Line] = []
        self.signless = can_leave_signs(puzzle)
        self._ordered = puzzle.ordered
        self._ways = ways_of(puzzle.operators)
        self._exclusions: dict[Part, Exclusions] = {}
        self._proved: dict[tuple[Cards, Values], tuple[int, ...]] = {}

    def prove(self, part: Part, goals: Values) -> Generator[None, None, tuple[int, ...]]:
        """Write the lines that show that a part makes no goal. Returns their places."""
        cards = self._cards(part)
        if (cards, goals) in self._proved:
            return self._proved[cards, goals]
        yield from self.values.prepare(part)
        line = self._line(part, goals, goals)
        if line.code == "joined":
            places = []
            for split in self._splits(part):
                places += yield from self._join(line, split)
                yield
        else:
            places = [self._write(line)]
        self._proved[cards, goals] = tuple(places)
        return tuple(places)

    def _join(self, about: Line, split: _Split) -> Generator[None, None, list[int]]:
        """Write the lines that show that no last step at a split makes a goal."""
        apart = self._listing(split.apart)
        joined = about._replace(
            apart=apart.cards, part=self._cards(split.part), turned=split.turned
        )
        if len(split.part) <= 2:
            listings = (apart, self._listing(split.part))
            joined = joined._replace(code="pairs", needs=(), tried=(), exclusions=())
            return [self._write(joined._replace(listings=listings))]
        yield from self.values.prepare(split.part)
        needs = self._needs(split, about.goals)
        tried = with_inverses(self._line(split.part, needs, about.goals).tried)
        later = [
            self._shown(value for group in tried[at : at + MAX_TRIED] for value in group)
            for at in range(MAX_TRIED, len(tried), MAX_TRIED)
        ]
        first = tuple(value for value in needs if not any(value in values for values in later))
        places = []
        for some in (first, *later):
            line = self._line(split.part, some, about.goals)
            rests_on: tuple[int, ...] = ()
            if line.code == "joined":
                rests_on = yield from self.prove(split.part, line.tried)
            places.append(
                self._write(
                    joined._replace(
                        made=apart.values,
                        needs=line.needs,
                        exclusions=line.exclusions,
                        tried=line.tried,
                        listings=line.listings,
                        rests_on=rests_on,
                    )
                )
            )
        return places

    def _line(self, part: Part, needs: Values, goals: Values) -> Line:
        """The line that some cards alone do not make some values."""
        if part not in self._exclusions:
            self._exclusions[part] = Exclusions(self.values.table(part), signless=self.signless)
        exclusions = self._exclusions[part].best(needs) if len(part) > 2 else []
        excluded = {value for exclusion in exclusions for value in exclusion.values}
        tried = tuple(value for value in needs if value not in excluded)
        code: LineCode = "joined"
        listings: list[Listing] = []
        if not tried:
            code = "excluded"
        elif len(part) <= LISTED:
            code, listings = "listed", [*self._listings(part)]
        cards = self._cards(part)
        return Line(
            code,
            cards,
            goals,
            (),
            (),
            cards,
            False,
            needs,
            tuple(exclusions),
            tried,
            tuple(listings),
            (),
        )

    def _listings(self, part: Part) -> Iterator[Listing]:
        """What is compared with the values that up to three cards would have to make."""
        if len(part) <= 2:
            yield self._listing(part)
            return
        for apart, pair, turned in self._splits(part):
            cards, values, _, _ = self._listing(pair)
            yield Listing(cards, values, self._cards(apart), turned)

    def _listing(self, part: Part) -> Listing:
        values = (Fraction(*value) for value in self.values.table(part))
        return Listing(self._cards(part), self._shown(values))

    def _splits(self, part: Part) -> Iterator[_Split]:
        """The different splits, the shorter part apart, single cards first."""
        seen = set()
        for left, right in sorted(self.values.splits(part), key=lambda split: min(map(len, split))):
            turned = self._ordered and len(left) > len(right)
            apart, other = (right, left) if turned else (left, right)
            if not self._ordered and len(apart) == len(other):
                apart, other = sorted((apart, other))
            if (apart, other) not in seen:
                seen.add((apart, other))
                yield _Split(apart, other, turned)

    def _needs(self, split: _Split, goals: Values) -> Values:
        """The values that a part would have to make, from the values apart and the goals."""
        ways = [
            way
            for way in self._ways
            if not self._ordered or way.row.associative or way.turned == split.turned
        ]
        return self._shown(
            Fraction(*operand)
            for value, goal, way in product(self.values.table(split.apart), goals, ways)
            if (operand := way.complement(value, goal.as_integer_ratio()))
        )

    def _shown(self, values: Iterable[Fraction]) -> Values:
        """Values in ascending order, without signs if the proof is signless."""
        return tuple(sorted({abs(value) if self.signless else value for value in values}))

    def _cards(self, part: Part) -> Cards:
        return tuple(Fraction(self.values.numbers[place]) for place in part)

    def _write(self, line: Line) -> int:
        self.lines.append(line)
        return len(self.lines) - 1


def can_leave_signs(puzzle: Puzzle) -> bool:
    """Whether lines about values without signs prove as much as lines about values."""
    return (
        not puzzle.ordered
        and {*"+-"} <= {*puzzle.operators}
        and min(puzzle.target, *puzzle.numbers) >= 0
    )
