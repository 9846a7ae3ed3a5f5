"""The results of the calls for playing, as JSON. A number as text is "24" or "47/2"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias, TypedDict

from twentyfour._coaching.hints import HintCode
from twentyfour._coaching.repair import RepairCode
from twentyfour._rating.reasons import ReasonCode
from twentyfour._rating.school import SchoolStep
from twentyfour._techniques.table import TechniqueCode
from twentyfour._why.lines import ExclusionCode, LineCode
from twentyfour.cards import Span, SuitName
from twentyfour.contract.params import CardNumber
from twentyfour.equivalence import Difference, Rule
from twentyfour.operators import OperatorSymbol
from twentyfour.puzzles import ClosestKind, DailyLevel
from twentyfour.quiz import QuestionKind
from twentyfour.rating import Level
from twentyfour.referee import CardProblems, VerdictCode

ClaimCode: TypeAlias = Literal["no-solution", "has-solution"]
Params: TypeAlias = Mapping[str, str]


class PlayingCard(TypedDict):
    """A card of the deck."""

    rank: int
    suit: SuitName


class NumberCard(TypedDict):
    """A number as a card, without a suit."""

    value: str


Card: TypeAlias = PlayingCard | NumberCard


class ReadHand(TypedDict):
    """A typed hand."""

    cards: Sequence[Card]
    numbers: Sequence[CardNumber]


class Deal(TypedDict):
    """A dealt hand."""

    cards: Sequence[PlayingCard]
    numbers: Sequence[int]
    target: str


class Difficulty(TypedDict):
    """The score and the level of a hand."""

    score: float
    level: Level


class RatedDeal(Deal):
    """A dealt hand. A large hand has no rating."""

    difficulty: Difficulty | None


class PosedPuzzle(TypedDict):
    """The numbers of cards, the target, and the rules: `operators` are the allowed symbols."""

    numbers: Sequence[CardNumber]
    target: str
    operators: str
    ordered: bool


class EditionDeal(PosedPuzzle):
    """A hand of an edition. A decoy has no solution. A large hand has no rating."""

    cards: Sequence[Card]
    decoy: bool
    difficulty: Difficulty | None


class SheetHand(PosedPuzzle):
    """A hand on a sheet. A large hand has no level and no school step.

    `solutions` are printed in the key. `first` is the first step of the first of them.
    """

    level: Level | None
    school: SchoolStep | None
    solutions: Sequence[str]
    first: Step | None


class Sheet(TypedDict):
    """A sheet to print, with the six characters of its seed."""

    seed: str
    hands: Sequence[SheetHand]


class Step(TypedDict):
    """An operation with its operands and its value."""

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
    """A fraction as a mixed number: 23 1/2."""

    negative: bool
    whole: str
    numerator: str
    denominator: str


class Verdict(TypedDict):
    """The judgement of an answer, with value and expression if the answer has a value.

    `counts_as_wrong` is whether the answer counts as wrong. The player can correct other errors.
    """

    ok: bool
    code: VerdictCode
    counts_as_wrong: bool
    value: str | None
    mixed: Mixed | None
    span: Span | None
    params: Params | CardProblems
    expression: Expression | None


class Claim(TypedDict):
    """The judgement of the claim that there is no solution."""

    ok: bool
    code: ClaimCode
    counts_as_wrong: bool


class Nearest(TypedDict):
    """The closest values below and above the target."""

    below: Expression | None
    above: Expression | None


class Solved(TypedDict):
    """The number of solutions, and the simplest solutions or else the nearest values."""

    count: int
    solutions: Sequence[Expression]
    nearest: Nearest | None


class Rewrite(TypedDict):
    """A step between two expressions of one solution, and the rules that allow it."""

    rules: Sequence[Rule]
    before: str
    after: str


class Explanation(TypedDict):
    """Whether two expressions are the same solution, with the steps or the difference."""

    same: bool
    difference: Difference | None
    ends: Sequence[str]
    steps: Sequence[Rewrite]


class RatingReason(TypedDict):
    """Why a hand is hard or easy."""

    code: ReasonCode
    params: Params


class Technique(TypedDict):
    """The technique of a solution."""

    code: TechniqueCode
    params: Params


class Rated(TypedDict):
    """How hard a hand is. A hand without a solution has no technique."""

    score: float
    level: Level
    reasons: Sequence[RatingReason]
    technique: Technique | None


class Alternatives(TypedDict):
    """The technique of an answer, a neater solution, and the number of other solutions.

    For a large hand the number is None.
    """

    technique: Technique
    neater: Expression | None
    count: int | None


class Question(TypedDict):
    """A question about numbers, with the place of its one right choice.

    The choices of the kind `line` are `lines`, as infix text, those of `step` the `steps` of one
    wrong answer, in their order, and those of `made` yes and no, which are not listed.
    """

    kind: QuestionKind
    numbers: Sequence[CardNumber]
    target: str
    lines: Sequence[str]
    steps: Sequence[Step]
    right: int


class Repair(TypedDict):
    """The smallest change that makes a wrong answer right, None if there is no small one.

    After the first `kept` steps the cards can still make the target. `last` is the last of these
    steps, and `last_span` its part of the answer. They are None if the dealt cards cannot make it.
    """

    code: RepairCode | None
    span: Span | None
    params: Params
    expression: Expression | None
    kept: int | None
    last: Step | None
    last_span: Span | None


class Hint(TypedDict):
    """A hint, and the expression that it shows."""

    code: HintCode
    params: Params
    expression: Expression | None


class Advice(TypedDict):
    """Whether the cards can make the target, and the steps to undo until they can, if possible."""

    possible: bool
    undo: int | None
    hints: Sequence[Hint]


class Branch(TypedDict):
    """A first step, the table after it, and the nearest values of the table."""

    step: Step
    table: Sequence[CardNumber]
    reaches: bool
    below: str | None
    above: str | None
    distance: str | None


class Exclusion(TypedDict):
    """Why some cards do not make some values, by numbers that belong to the code.

    `large`: the most. `small`: the least above 0. `denominator`: a prime that no denominator has.
    `remainder`: a modulus, and the remainder of every value. `nothing`: no number.
    """

    code: ExclusionCode
    numbers: Sequence[str]
    values: Sequence[str]


class Listing(TypedDict):
    """All values of some cards. In a line about three cards the third is `beside` them.

    In an ordered puzzle the third card stands after them if `turned`.
    """

    cards: Sequence[str]
    values: Sequence[str]
    beside: Sequence[str]
    turned: bool


class Line(TypedDict):
    """A line of a proof: `cards` do not make a goal if the last step joins `apart` and `part`.

    The part would have to make one of `needs`. Some are excluded, the others are `tried`. They are
    compared with the listings, or the lines at the places `rests_on` show that they are not made.
    In a line `excluded` or `listed` the part is all the cards. In a line `pairs` each of two parts
    has a listing, and no value of one makes a goal with a value of the other.
    """

    code: LineCode
    cards: Sequence[str]
    goals: Sequence[str]
    apart: Sequence[str]
    made: Sequence[str]
    part: Sequence[str]
    turned: bool
    needs: Sequence[str]
    exclusions: Sequence[Exclusion]
    tried: Sequence[str]
    listings: Sequence[Listing]
    rests_on: Sequence[int]


class Proof(TypedDict):
    """Why a target cannot be made. Without steps the proof would be too long.

    In a `signless` proof the values stand for themselves and their negatives.
    """

    signless: bool
    long: bool
    steps: Sequence[Line]


class DailyHand(Deal):
    """A hand of the day."""

    level: DailyLevel
    rating: Rated


class Daily(TypedDict):
    """The three hands of a day."""

    date: str
    hands: Sequence[DailyHand]


class Closest(TypedDict):
    """The value nearest to a target, its distance, and its expression."""

    distance: str
    expression: Expression


class ClosestVerdict(TypedDict):
    """The judgement of an answer of closest counts: stars, and a distance if the answer counts."""

    verdict: Verdict
    distance: str | None
    stars: int


class ClosestPuzzle(TypedDict):
    """Numbers and a target for closest counts."""

    kind: ClosestKind
    numbers: Sequence[int]
    target: str


class Recognized(TypedDict):
    """A verdict, the index of the solution, and the index of an earlier equal answer."""

    verdict: Verdict
    count: int
    index: int | None
    repeats: int | None
    explanation: Explanation | None
