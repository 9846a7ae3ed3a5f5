"""Checks proofs that a target cannot be made, with values that it calculates by itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import chain, combinations, product
from operator import add, mul, sub, truediv

from twentyfour._why.lines import Cards, Exclusion, Line, Listing, Proof, Values

_Split = tuple[Cards, Cards, bool]
_APPLY = {"+": add, "-": sub, "*": mul, "/": truediv}


def check_proof(proof: Proof) -> bool:
    """Whether a proof shows that its numbers cannot make its target, and each line is true."""
    checker = _Checker(proof)
    cards = map(Fraction, proof.puzzle.numbers)
    in_order = tuple(cards if proof.puzzle.ordered else sorted(cards))
    is_proved = checker.is_proved(in_order, (proof.puzzle.target,))
    return is_proved and checker.used == {*range(proof.length)}


class _Checker:
    def __init__(self, proof: Proof) -> None:
        self._proof, self._signs = proof, (1, -1) if proof.signless else (1,)
        self._tables: dict[Cards, set[Fraction]] = {}
        self.used: set[int] = set()

    def is_proved(self, cards: Cards, goals: Values) -> bool:
        """Whether some lines prove that some cards make no goal."""
        lines = [self._proof.steps[place] for place in self._places(cards, goals)]
        self.used.update(self._places(cards, goals))
        if len(lines) == 1 and lines[0].part == cards:
            (line,) = lines
            code = "listed" if line.tried else "excluded"
            alone = (code, cards, goals, (), (), cards, False, goals)
            return line[:8] == alone and self._holds(line)
        splits = self._splits(cards)
        at = {split: [each for each in lines if each[3:4] + each[5:7] == split] for split in splits}
        complete = len(cards) > 1 and sum(map(len, at.values())) == len(lines)
        return complete and all(self._joins(split, goals, some) for split, some in at.items())

    def _places(self, cards: Cards, goals: Values) -> tuple[int, ...]:
        steps = enumerate(self._proof.steps)
        return tuple(place for place, line in steps if (line.cards, line.goals) == (cards, goals))

    def _joins(self, split: _Split, goals: Values, lines: list[Line]) -> bool:
        """Whether some lines prove that no last step at a split makes a goal."""
        apart, part, turned = split
        if len(part) <= 2:
            listings = self._listing(apart), self._listing(part)
            rest = [("pairs", (), (), (), (), listings, ())]
            missed = self._signed(goals).isdisjoint(self._results(split))
            return missed and [each[:1] + each[4:5] + each[7:] for each in lines] == rest
        pairs = [*product(self._values(apart), self._signed(goals))]
        if not all(map(any, pairs)) and 0 in self._joined(Fraction(0), Fraction(1), turned=turned):
            return False  # every number makes 0 from 0
        needs = {each for pair in pairs for each in self._solutions(*pair, turned=turned)}
        if [*self._shown(needs)] != sorted(need for line in lines for need in line.needs):
            return False
        start = "joined", self._shown(self._values(apart))
        return all((line.code, line.made) == start and self._holds(line) for line in lines)

    def _holds(self, line: Line) -> bool:
        """Whether the part of a line makes none of the values that it would have to make."""
        left = [*line.needs]
        for exclusion in line.exclusions:
            excluded = [need for need in left if self._excludes(exclusion, line.part, need)]
            if not excluded or exclusion.values != tuple(excluded):
                return False
            left = [need for need in left if need not in excluded]
        if line.needs != self._shown(line.needs) or line.tried != tuple(left):
            return False
        if not left:
            return line[-2:] == ((), ())
        if len(line.part) > 3:
            rests_on = (), self._places(line.part, line.tried)
            return line[-2:] == rests_on and self.is_proved(line.part, line.tried)
        listings = [self._listing(line.part)]
        if len(line.part) == 3:
            splits = self._splits(line.part)
            rows = ((self._listing(pair), card, turned) for card, pair, turned in splits)
            listings = [row._replace(beside=card, turned=turned) for row, card, turned in rows]
        made = self._values(line.part) & self._signed(left)
        return (sorted(line.listings), line.rests_on, made) == (sorted(listings), (), set())

    def _excludes(self, exclusion: Exclusion, part: Cards, value: Fraction) -> bool:
        """Whether an exclusion is true about a part, and excludes a value."""
        values = self._signed(self._values(part))
        sizes = {*map(abs, values)}
        match exclusion.code, exclusion.numbers:
            case "nothing", ():
                return not values
            case "large", (most,):
                return bool(sizes) and max(sizes) == most < abs(value)
            case "small", (least,):
                return min(sizes - {0}, default=0) == least > abs(value) > 0
            case "denominator", (prime,) if 1 < prime < 100:
                free = all(each.denominator % prime for each in values)
                is_prime = all(prime % factor for factor in range(2, int(prime)))
                return free and is_prime and value.denominator % prime == 0
            case "remainder", (modulus, rest) if modulus > 1:
                whole = all(each.denominator == 1 and each % modulus == rest for each in values)
                return whole and value % modulus != rest
        return False

    def _listing(self, cards: Cards) -> Listing:
        return Listing(cards, self._shown(self._values(cards)))

    def _signed(self, values: Iterable[Fraction]) -> set[Fraction]:
        return {sign * each for each in values for sign in self._signs}

    def _shown(self, values: Iterable[Fraction]) -> Values:
        return tuple(sorted({abs(each) if self._proof.signless else each for each in values}))

    def _values(self, cards: Cards) -> set[Fraction]:
        if cards not in self._tables:
            results = chain.from_iterable(map(self._results, self._splits(cards)))
            self._tables[cards] = {*results} if len(cards) > 1 else {*cards}
        return self._tables[cards]

    def _splits(self, cards: Cards) -> set[_Split]:
        """The ways to divide cards into two parts, the shorter first. Ordered cards are cut."""
        places = range(len(cards))
        if self._proof.puzzle.ordered:
            cuts = [(cards[:at], cards[at:]) for at in places[1:]]
            return {(a, b, False) if len(a) <= len(b) else (b, a, True) for a, b in cuts}
        chosen = (some for size in places[1:] for some in combinations(places, size))
        parts = [
            [tuple(cards[at] for at in places if (at in some) == own) for own in (True, False)]
            for some in chosen
        ]
        return {(a, b, False) for a, b in parts if (len(a), a) <= (len(b), b)}

    def _results(self, split: _Split) -> Iterator[Fraction]:
        """What the last step at a split makes."""
        for a, b in product(self._values(split[0]), self._values(split[1])):
            yield from self._joined(a, b, turned=split[2])

    def _joined(self, a: Fraction, b: Fraction, *, turned: bool) -> list[Fraction]:
        pairs = [(b, a)] if turned else [(a, b)] if self._proof.puzzle.ordered else [(a, b), (b, a)]
        steps = product(self._proof.puzzle.operators, pairs)
        return [_APPLY[symbol](*pair) for symbol, pair in steps if pair[1] or symbol != "/"]

    def _solutions(self, a: Fraction, goal: Fraction, *, turned: bool) -> Iterator[Fraction]:
        """Every number that makes a goal with a value."""
        found = (goal - a, a - goal, goal + a, goal * a, a and goal / a, goal and a / goal)
        yield from (each for each in found if goal in self._joined(a, each, turned=turned))
