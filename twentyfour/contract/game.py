"""What the calls for playing return, as JSON; a number as text is such as "24" or "47/2"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias, TypedDict

from twentyfour._calendar import DailyLevel
from twentyfour._rating.technique import ReasonCode, TechniqueCode
from twentyfour.cards import Span, SuitName
from twentyfour.contract.params import CardNumber
from twentyfour.equivalence import Difference, Rule
from twentyfour.expression import OperatorSymbol
from twentyfour.hints import HintCode
from twentyfour.rating import Level
from twentyfour.referee import CardProblems, VerdictCode

ClaimCode: TypeAlias = Literal["no-solution", "has-solution"]
Params: TypeAlias = Mapping[str, str]


class PlayingCard(TypedDict):
    """A card of the deck."""

    rank: int
    suit: SuitName


class NumberCard(TypedDict):
    """A bare number as a card."""

    value: str


Card: TypeAlias = PlayingCard | NumberCard


class ReadHand(TypedDict):
    """A hand that was typed."""

    cards: Sequence[Card]
    numbers: Sequence[CardNumber]


class Deal(TypedDict):
    """A hand that was dealt."""

    cards: Sequence[PlayingCard]
    numbers: Sequence[int]
    target: str


class Step(TypedDict):
    """An operation on the way."""

    left: str
    operator: OperatorSymbol
    right: str
    value: str


class Expression(TypedDict):
    """An expression as infix text, with its value and steps."""

    text: str
    value: str
    steps: Sequence[Step]


class Mixed(TypedDict):
    """A fraction as whole part and rest: 23 1/2."""

    negative: bool
    whole: str
    numerator: str
    denominator: str


class Combined(Expression):
    """Two cards merged into one; `mixed` is None for a whole number."""

    mixed: Mixed | None


class Verdict(TypedDict):
    """What the referee says; value and expression where the answer has a value."""

    ok: bool
    code: VerdictCode
    value: str | None
    mixed: Mixed | None
    span: Span | None
    params: Params | CardProblems
    expression: Expression | None


class Claim(TypedDict):
    """What the referee says to a player who claims that there is no solution."""

    ok: bool
    code: ClaimCode


class Nearest(TypedDict):
    """The closest values below and above the target."""

    below: Expression | None
    above: Expression | None


class Solved(TypedDict):
    """How many solutions there are, and the simplest of them; without any, the nearest misses."""

    count: int
    solutions: Sequence[Expression]
    nearest: Nearest | None


class Rewrite(TypedDict):
    """A step from one way to write a solution to another, and the rules that allow it."""

    rules: Sequence[Rule]
    before: str
    after: str


class Explanation(TypedDict):
    """Whether two expressions are the same solution: the steps between them, or the difference."""

    same: bool
    difference: Difference | None
    ends: Sequence[str]
    steps: Sequence[Rewrite]


class RatingReason(TypedDict):
    """Why a hand is hard or easy."""

    code: ReasonCode
    params: Params


class Technique(TypedDict):
    """How a solution works."""

    code: TechniqueCode
    params: Params


class Rated(TypedDict):
    """How hard a hand is; without a solution it has no technique."""

    score: float
    level: Level
    reasons: Sequence[RatingReason]
    technique: Technique | None


class Hint(TypedDict):
    """A hint, and the expression that it tells of."""

    code: HintCode
    params: Params
    expression: Expression | None


class Advice(TypedDict):
    """Whether the target can still be made; `undo` steps ago it could, None if it never could."""

    possible: bool
    undo: int | None
    hints: Sequence[Hint]


class Branch(TypedDict):
    """A first step, the table behind it, and how near to the target that comes."""

    step: Step
    table: Sequence[CardNumber]
    reaches: bool
    below: str | None
    above: str | None
    distance: str


class DailyHand(Deal):
    """A hand of the day."""

    level: DailyLevel
    rating: Rated


class Daily(TypedDict):
    """The three hands of a day."""

    date: str
    hands: Sequence[DailyHand]


class Recognized(TypedDict):
    """An answer beside all solutions: its place among them, and which answer it repeats."""

    verdict: Verdict
    count: int
    index: int | None
    repeats: int | None
    explanation: Explanation | None
