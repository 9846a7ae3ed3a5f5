"""The parameters of the calls, as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NotRequired, TypeAlias, TypedDict

from twentyfour._rating.school import SchoolStep
from twentyfour._sheets import Key, Measure
from twentyfour._techniques.table import PathCode
from twentyfour.cards import Deck
from twentyfour.dealing import Solvable
from twentyfour.editions import EditionCode
from twentyfour.methods.method import MethodName
from twentyfour.methods.trace import TracedName
from twentyfour.puzzles import ClosestKind
from twentyfour.rating import Level

CardNumber: TypeAlias = int | str
"""A whole number, or a fraction such as "1/2"."""


class TextParams(TypedDict):
    """A typed text."""

    text: str


class NumbersParams(TypedDict):
    """Numbers. The target is 24 by default."""

    numbers: Sequence[CardNumber]
    target: NotRequired[CardNumber]


class RuleParams(TypedDict):
    """The rules of a hand. `operators` are the allowed symbols, such as "+-", by default all.

    The numbers of an `ordered` hand stay in their order in an answer.
    """

    operators: NotRequired[str]
    ordered: NotRequired[bool]


class HandParams(NumbersParams, RuleParams):
    """A hand."""


class ClosestParams(NumbersParams):
    """Up to six numbers. `whole`, the default, allows only positive whole values on the way."""

    whole: NotRequired[bool]


class ClosestAnswerParams(ClosestParams):
    """An answer that may leave numbers out and miss the target."""

    text: str


class ClosestPuzzleParams(TypedDict):
    """A kind, and a seed or a date. `large` is for a countdown without a date."""

    kind: NotRequired[ClosestKind]
    large: NotRequired[int | None]
    seed: NotRequired[int | str]
    date: NotRequired[str]


class AnswerParams(HandParams):
    """An answer to a hand."""

    text: str


class RateParams(HandParams):
    """A hand, and the answer of the player, if any."""

    text: NotRequired[str]


class PairParams(TypedDict):
    """Two expressions."""

    a: str
    b: str


class OtherSolutionsParams(TextParams, RuleParams):
    """A right answer, and the rules of its hand."""


class CoachParams(RuleParams):
    """The tables since the deal, as numbers or as the texts of expressions."""

    history: Sequence[Sequence[CardNumber]]
    target: NotRequired[CardNumber]


class LookBackParams(RuleParams):
    """Tables of one hand, as numbers or as the texts of expressions."""

    tables: Sequence[Sequence[CardNumber]]
    target: NotRequired[CardNumber]


class ApproachParams(RuleParams):
    """The cards on the table, as the texts of expressions."""

    table: Sequence[str]
    target: NotRequired[CardNumber]


class DayParams(TypedDict):
    """A date such as 2026-11-21."""

    date: str


class DealParams(TypedDict):
    """The properties of a hand to deal. Hands with the numbers of `exclude` are not dealt.

    J, Q and K count `courts`, 1 or 10, if given, and a hand then has at most four cards. The rating
    is close to the score `near`, and higher than `above`. No `school` steps, the default, allow
    all. The `technique` opens the hand or, if `opened` is false, does not. The hand has the number
    of different `solutions` and the `held` ranks.
    """

    size: NotRequired[int]
    deck: NotRequired[Deck]
    courts: NotRequired[int]
    target: NotRequired[CardNumber]
    operators: NotRequired[str]
    solvable: NotRequired[Solvable]
    level: NotRequired[Level | None]
    school: NotRequired[Sequence[SchoolStep]]
    near: NotRequired[float | None]
    above: NotRequired[float | None]
    technique: NotRequired[PathCode | None]
    opened: NotRequired[bool]
    solutions: NotRequired[int | None]
    exclude: NotRequired[Sequence[Sequence[CardNumber]]]
    held: NotRequired[Sequence[int]]
    seed: NotRequired[int | str]


class EditionParams(TypedDict):
    """An edition, and the properties of a hand. Hands of `exclude` are not dealt."""

    edition: EditionCode
    operators: NotRequired[str]
    solvable: NotRequired[Solvable]
    level: NotRequired[Level | None]
    school: NotRequired[Sequence[SchoolStep]]
    exclude: NotRequired[Sequence[Sequence[CardNumber]]]
    seed: NotRequired[int | str]


class SheetParams(TypedDict):
    """A sheet to print: its hands, and the solutions in its key.

    `dots` are the numbers of hands with one, two and three dots by the `measure`, instead of a
    level or school steps. With `versions` there are two hands at each place, equally hard: first
    all of version A, then all of version B.
    """

    seed: int | str
    count: int
    level: NotRequired[Level | Literal["any"]]
    deck: NotRequired[Deck]
    edition: NotRequired[EditionCode | None]
    key: NotRequired[Key]
    operators: NotRequired[str]
    school: NotRequired[Sequence[SchoolStep]]
    technique: NotRequired[PathCode | None]
    dots: NotRequired[Sequence[int] | None]
    measure: NotRequired[Measure]
    versions: NotRequired[bool]


class SheetHandParams(HandParams):
    """A hand to print, and the solutions in its key."""

    key: NotRequired[Key]
    measure: NotRequired[Measure]


class SimilarParams(HandParams):
    """A hand, for which a similar hand is dealt, and hands that are not dealt."""

    exclude: NotRequired[Sequence[Sequence[CardNumber]]]
    seed: NotRequired[int | str]


class RecognizeParams(AnswerParams):
    """An answer, and the earlier right answers."""

    found: Sequence[str]


class LessonParams(TypedDict):
    """A technique of the Path."""

    code: PathCode
    seed: NotRequired[int | str]


class SuspectsParams(TypedDict):
    """Which hands that look impossible."""

    seed: NotRequired[int | str]


class JudgeParams(AnswerParams):
    """An answer that should have a technique."""

    code: PathCode


class RunParams(NumbersParams):
    """A method and a hand."""

    method: MethodName


class SurveyParams(TypedDict):
    """A method, and the hands of four cards from `low` to `high`, 1 to 13 by default."""

    method: MethodName
    low: NotRequired[int]
    high: NotRequired[int]
    target: NotRequired[CardNumber]


class TraceParams(NumbersParams):
    """A method that can be traced, and a hand."""

    method: TracedName
