"""The lines of a proof that a target cannot be made."""

from collections.abc import Iterable
from fractions import Fraction
from typing import Literal, NamedTuple, TypeAlias, get_args

from twentyfour.cards import Puzzle

MAX_LINES = 8
"""The most lines of a proof that a person reads to the end."""
MAX_TRIED = 4
"""The most values that a line tries, where a value and its inverse count once. More values take
another line."""
MAX_EXCLUSIONS = 2
"""The most exclusions of a line."""

LineCode: TypeAlias = Literal["excluded", "listed", "joined", "pairs"]
ExclusionCode: TypeAlias = Literal["large", "small", "denominator", "remainder", "nothing"]
EXCLUSION_CODES: tuple[ExclusionCode, ...] = get_args(ExclusionCode)
LINE_CODES: tuple[LineCode, ...] = get_args(LineCode)
Cards: TypeAlias = tuple[Fraction, ...]
"""Some of the numbers, in ascending order, or in their own order if the puzzle is ordered."""
Values: TypeAlias = tuple[Fraction, ...]
"""Values in ascending order."""


class Exclusion(NamedTuple):
    """Why some cards do not make some `values`. The `numbers` belong to the code.

    `large`: no value is above (most). `small`: no value except 0 is below (least). `denominator`:
    no value has a denominator with the factor (prime). `remainder`: every value is whole and leaves
    the same remainder (modulus, remainder). `nothing`: the cards make no value at all. `large` and
    `small` leave signs aside.
    """

    code: ExclusionCode
    numbers: Values
    values: Values


class Listing(NamedTuple):
    """Every value that some cards make. In a line about three cards the third is `beside` them.

    `turned` is whether the third card stands after them, in an ordered puzzle.
    """

    cards: Cards
    values: Values
    beside: Cards = ()
    turned: bool = False


class Line(NamedTuple):
    """A line about the last step of some `cards` that would have to make one of the `goals`.

    `joined`: the last step joins the cards `apart`, which make the values `made`, with the `part`.
    The part would have to make one of the values `needs`. Some are excluded by `exclusions`, and
    each other one, in `tried`, is not made. A part of one or two cards has a listing. A part of
    three cards has a listing for every two of them; no value of a listing makes a value of `tried`
    with the third card. Larger parts rest on the lines at the places `rests_on`.

    `excluded` and `listed`: the part is all the cards, and `needs` are the goals.

    `pairs`: the last step joins two parts of one or two cards. No value of one listing makes a goal
    with a value of the other.

    In an ordered puzzle the part stands before the cards `apart` if the line is `turned`.
    """

    code: LineCode
    cards: Cards
    goals: Values
    apart: Cards
    made: Values
    part: Cards
    turned: bool
    needs: Values
    exclusions: tuple[Exclusion, ...]
    tried: Values
    listings: tuple[Listing, ...]
    rests_on: tuple[int, ...]


class Proof(NamedTuple):
    """Why the numbers of a puzzle cannot make its target.

    With `signless`, a line speaks of values without their signs. Without `steps` the proof would be
    too long.
    """

    puzzle: Puzzle
    signless: bool
    steps: tuple[Line, ...]

    @property
    def length(self) -> int:
        """The number of lines."""
        return len(self.steps)

    @property
    def long(self) -> bool:
        """Whether the proof is too long to read."""
        return not 1 <= self.length <= MAX_LINES


def with_inverses(values: Iterable[Fraction]) -> list[list[Fraction]]:
    """Values in ascending order of size, each with its inverse if that is among them."""
    groups: dict[Fraction, list[Fraction]] = {}
    for value in sorted(values, key=abs, reverse=True):
        inverse = 1 / value if value else value
        groups.setdefault(value if inverse not in groups else inverse, []).append(value)
    return [*groups.values()][::-1]
