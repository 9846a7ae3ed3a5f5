"""The results of the calls for the Path, as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from twentyfour._techniques.table import Chapter, PathCode, TechniqueCode
from twentyfour.contract.game import Deal, Expression, Step, Technique, Verdict
from twentyfour.impossible import LookCode
from twentyfour.lessons import WorkCode


class Cue(TypedDict):
    """A property of a hand that suggests a technique, right in `kept` of 100 hands.

    With a `partner` the cue is a factor on the table, and the other cards make the partner.
    """

    kept: int
    partner: int | None


class PathTechnique(TypedDict):
    """A technique of the Path, and the codes of the techniques to learn before it."""

    code: PathCode
    chapter: Chapter
    before: Sequence[PathCode]
    cue: Cue


class WorkedStep(TypedDict):
    """A step of a worked answer, and its purpose."""

    code: WorkCode
    step: Step


class WorkedHand(TypedDict):
    """A hand with an answer by a technique, step by step."""

    hand: Deal
    answer: Expression
    steps: Sequence[WorkedStep]


class NearMiss(TypedDict):
    """A hand that a technique does not open, and an expression that narrowly misses the target."""

    hand: Deal
    miss: Expression


class Lesson(TypedDict):
    """A lesson on a technique. The hands to solve are sorted from easy to hard."""

    code: PathCode
    cue: Cue
    examples: Sequence[WorkedHand]
    hands: Sequence[WorkedHand]
    near_misses: Sequence[NearMiss]


class Suspect(TypedDict):
    """A hand, why it looks impossible, and its simplest solution, null if it has none."""

    code: LookCode
    hand: Deal
    answer: Expression | None


class Suspects(TypedDict):
    """Hands that look impossible, and are or are not."""

    suspects: Sequence[Suspect]


class Judged(TypedDict):
    """The judgement of an answer, its techniques, and whether it has the lesson's technique."""

    verdict: Verdict
    techniques: Sequence[Technique]
    fits: bool


class Look(TypedDict):
    """A look for a technique: the number of expressions tried, and the solution found, if any."""

    code: TechniqueCode
    tried: int
    found: Expression | None


class NamedSolution(TypedDict):
    """A solution, written to show its technique."""

    technique: Technique
    expression: Expression


class Looked(TypedDict):
    """The looks of a strong player, and all solutions of a hand of up to four cards."""

    looks: Sequence[Look]
    solutions: Sequence[NamedSolution]
