"""Every call that a page can make: its parameters, its result and its progress.

The module has only types, and no module imports it at run time. `mypy` checks Python against the
types, tests check the results of the bridge, and `web/builder/contract.py` generates TypeScript.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Literal, TypeAlias, TypedDict, TypeVar

from twentyfour._parsing.tokenizer import ParseCode
from twentyfour.cards import HandCode, Span
from twentyfour.contract import game, laboratory, params, path
from twentyfour.methods.method import LimitCode

P = TypeVar("P")
R = TypeVar("R")
W = TypeVar("W")

FaultCode: TypeAlias = Literal["bad-request", "internal"]
"""Errors of the page or of the engine, not of the player."""
ErrorCode: TypeAlias = Literal[HandCode, ParseCode, LimitCode, FaultCode]


class SearchProgress(TypedDict):
    """Slices done and in total, and different solutions found."""

    done: int
    total: int
    found: int


class RunProgress(TypedDict):
    """Values computed and formulas found so far."""

    computed: int
    formulas: int


class TimingProgress(TypedDict):
    """Values computed so far in the current run."""

    computed: int


class SurveyProgress(TypedDict):
    """Hands done and in total, and the states of the hands done."""

    done: int
    total: int
    states: str


class CallError(TypedDict):
    """Why a call failed. The span counts code points of the text."""

    code: ErrorCode
    params: game.Params
    span: Span | None


class Call(Generic[P, R, W]):
    """A call with its parameters, its result, and its progress, if any."""


class Calls(TypedDict):
    """The calls by name."""

    read_hand: Call[params.TextParams, game.ReadHand, None]
    read_target: Call[params.TextParams, str, None]
    check: Call[params.AnswerParams, game.Verdict, None]
    is_solvable: Call[params.HandParams, bool, None]
    claim_no_solution: Call[params.HandParams, game.Claim, None]
    why_not: Call[params.HandParams, game.Proof | None, None]
    solve: Call[params.HandParams, game.Solved, SearchProgress]
    check_closest: Call[params.ClosestAnswerParams, game.ClosestVerdict, None]
    closest: Call[params.ClosestParams, game.Closest, game.Closest]
    closest_puzzle: Call[params.ClosestPuzzleParams, game.ClosestPuzzle, None]
    explain_same: Call[params.PairParams, game.Explanation, None]
    rate: Call[params.RateParams, game.Rated, None]
    alternatives: Call[params.OtherSolutionsParams, game.Alternatives, SearchProgress]
    repair: Call[params.AnswerParams, game.Repair | None, None]
    questions: Call[params.HandParams, Sequence[game.Question], None]
    hints: Call[params.HandParams, Sequence[game.Hint], SearchProgress]
    coach: Call[params.CoachParams, game.Advice, SearchProgress]
    look_back: Call[params.LookBackParams, Sequence[int | None], Sequence[int | None]]
    approach: Call[params.ApproachParams, game.Technique | None, None]
    proof: Call[params.HandParams, Sequence[game.Branch], None]
    daily: Call[params.DayParams, game.Daily, None]
    deal: Call[params.DealParams, game.RatedDeal, None]
    deal_edition: Call[params.EditionParams, game.EditionDeal, None]
    sheet: Call[params.SheetParams, game.Sheet, SearchProgress]
    sheet_hand: Call[params.SheetHandParams, game.SheetHand, SearchProgress]
    similar: Call[params.SimilarParams, game.RatedDeal, None]
    recognize: Call[params.RecognizeParams, game.Recognized, SearchProgress]
    lesson: Call[params.LessonParams, path.Lesson, None]
    suspects: Call[params.SuspectsParams, path.Suspects, None]
    judge: Call[params.JudgeParams, path.Judged, None]
    look: Call[params.HandParams, path.Looked, SearchProgress]
    run_method: Call[params.RunParams, laboratory.Run, RunProgress]
    time_method: Call[params.RunParams, laboratory.Timing, TimingProgress]
    survey: Call[params.SurveyParams, laboratory.Surveyed, SurveyProgress]
    trace: Call[params.TraceParams, laboratory.Traced, None]
    anatomy: Call[params.TextParams, laboratory.Anatomy, None]


class Facts(TypedDict):
    """What the build writes for the page, which knows it before Python has started."""

    methods: Sequence[laboratory.Method]
    path: Sequence[path.PathTechnique]
