"""The findings of a diagnosis: errors, wrong formulas, wrong claims, missed hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Literal, TypeAlias, TypedDict

from twentyfour._diagnosis.claims import ClaimCode, explain_claims
from twentyfour._diagnosis.features import Mask
from twentyfour._diagnosis.fitting import Survey
from twentyfour._diagnosis.learned import missing_forms, refusals, roundings, value_limit
from twentyfour._diagnosis.reading import MAX_JUDGED, Judged, Row, State, judge, read_rows
from twentyfour._diagnosis.solutions import plain, solutions_for
from twentyfour._diagnosis.spots import SPOTS, Spot, SpotCode
from twentyfour._diagnosis.texts import Explained, TextCode, explain_texts, values_of
from twentyfour.cards import DEFAULT_TARGET, PlainNumber, Rational, plain_numbers
from twentyfour.solver import is_solvable

ErrorCode: TypeAlias = Literal["division-by-zero", "too-slow", "raises-when-none", "raises"]
FindingCode: TypeAlias = Literal[
    ErrorCode,
    TextCode,
    ClaimCode,
    SpotCode,
    "target-fixed",
    "nothing-found",
    "nothing-returned",
]

SHOWN = 5
"""How many hands show a finding."""


class Finding(TypedDict):
    """A fault as a code with parameters, and up to five hands that show it, the best first."""

    code: FindingCode
    params: dict[str, str]
    hands: list[list[PlainNumber]]


class _Diagnosis:
    """The rows of a survey, judged, with the needs of their solutions."""

    def __init__(self, rows: Iterable[Row], target: Rational) -> None:
        self.target = plain(target)
        self._solutions = solutions_for(self.target)
        read = list(read_rows(rows))
        texts = max(1, MAX_JUDGED // max(1, len(read)))
        self.rows = [
            judge(numbers, row, target, solvable=is_solvable(numbers, target), texts=texts)
            for numbers, row in read
        ]

    def of(self, *states: State) -> list[Judged]:
        """The rows with one of some states."""
        return [row for row in self.rows if row.state in states]

    def bad(self) -> list[Judged]:
        """The rows that are not right."""
        return self.of(State.MISSED, State.CLAIMED, State.WRONG)

    def other_targets(self) -> Iterator[Rational]:
        """The targets that the solver may make instead."""
        if self.bad() and self.target != DEFAULT_TARGET:
            yield DEFAULT_TARGET
        for value, count in Counter(values_of(self.rows)).most_common(1):
            if count > 2 and value != DEFAULT_TARGET:
                yield value

    def findings(self) -> Iterator[Finding]:
        """All findings."""
        yield from self._errors()
        wrong = explain_texts(self.rows, self.target)
        yield from (_finding(each.cause.code, each.cause.params, each.rows) for each in wrong)
        codes: set[FindingCode] = {each.cause.code for each in wrong}
        missed = self._not_explained(wrong)
        found = self.of(State.FOUND)
        if claimed := self.of(State.CLAIMED):
            claims = explain_claims(self.of(*_SAID), self.target)
            codes |= {claim.code for claim in claims}
            for claim in claims:
                rows = [row for row in claimed if claim.says(row.numbers)]
                yield _finding(claim.code, claim.params, rows or claimed)
            missed = [row for row in missed if any(each.says(row.numbers) for each in claims)]
            if missed:
                found = [row for row in found if not any(c.alone(row.numbers) for c in claims)]
        if missed and not found and not wrong:
            yield self._nothing(missed)
        elif missed:
            yield from self._missed(found, missed, codes)

    def _errors(self) -> Iterator[Finding]:
        failed = self.of(State.ERROR)
        nones = self.of(State.NONE, State.ERROR)
        for error in dict.fromkeys(row.error for row in failed):
            rows = [row for row in failed if row.error == error]
            if error == "timeout":
                yield _finding("too-slow", {}, rows)
            elif not any(row.solvable for row in nones) and len(nones) == len(rows):
                yield _finding("raises-when-none", {"error": error}, rows)
            elif error == "ZeroDivisionError":
                yield _finding("division-by-zero", {}, rows)
            else:
                yield _finding("raises", {"error": error}, rows)

    def _not_explained(self, wrong: Sequence[Explained]) -> list[Judged]:
        """The missed hands that the causes of the wrong formulas do not explain."""
        missed = self.of(State.MISSED)
        for each in wrong:
            if reaches := each.cause.reaches:
                missed = [row for row in missed if reaches(row.numbers)]
        return missed

    def _missed(
        self, found: Sequence[Judged], missed: Sequence[Judged], codes: AbstractSet[FindingCode]
    ) -> Iterator[Finding]:
        """The blind spots that explain the missed hands of a solver with some other faults."""
        chosen = {id(row) for row in (*found, *missed)}
        known = [row for row in self.rows if id(row) in chosen]
        survey = Survey(
            [self._needs(row) for row in known],
            _bits(row.state is State.FOUND for row in known),
            _bits(row.state is State.MISSED for row in known),
            self._flukes(),
        )
        given = [_IMPLIED[code] for code in codes & _IMPLIED.keys()]
        spots = [*SPOTS, *refusals(known)]
        best = survey.explain(spots, given)
        learned = self._learned(known, survey)
        while not best and (more := next(learned, None)):
            spots += more
            best = survey.explain(spots, given)
        if not best:
            yield _finding("unknown", {"kind": "missed"}, self._plainest(missed))
            return
        for spot in best.spots:
            shown = survey.predicted([spot]) or survey.missed
            rows = [row for place, row in enumerate(known) if shown >> place & 1]
            yield _finding(spot.code, spot.params, self._plainest(rows, spot.forbids))

    def _flukes(self) -> float:
        claimed = len(self.of(State.CLAIMED))
        return claimed / max(1, claimed + len(self.of(State.NONE)))

    def _learned(self, known: Sequence[Judged], survey: Survey) -> Iterator[list[Spot]]:
        """The blind spots that take longer to compute."""
        yield [value_limit(known, self.target)]
        fractional = survey.predicted([_WHOLE_ONLY])
        if not survey.missed & ~fractional:
            places = [place for place in range(len(known)) if fractional >> place & 1]
            yield list(roundings(known, places, self.target))
        yield list(missing_forms(known, self.target))

    def _nothing(self, missed: Sequence[Judged]) -> Finding:
        """The finding of a solver that finds no hand."""
        is_none = all(row.returned is None for row in self.rows)
        return _finding(
            "nothing-returned" if is_none else "nothing-found", {}, self._plainest(missed)
        )

    def _plainest(self, rows: Iterable[Judged], forbidden: Mask = 0) -> list[Judged]:
        """The rows whose plainest solution needs least besides what is forbidden, first."""

        def needed(row: Judged) -> tuple[int, int]:
            masks = self._needs(row)
            return min((mask & ~forbidden).bit_count() for mask in masks), len(masks)

        return sorted(rows, key=needed)

    def _needs(self, row: Judged) -> Collection[Mask]:
        return self._solutions.needs(row.numbers)


_SAID = (State.FOUND, State.CLAIMED, State.MISSED, State.NONE)
_ONE_TOTAL = next(spot for spot in SPOTS if spot.code == "one-running-total")
_WHOLE_ONLY = next(spot for spot in SPOTS if spot.code == "whole-only")
_IMPLIED: Mapping[FindingCode, Spot] = {
    "left-to-right": _ONE_TOTAL,
    "integer-division": _WHOLE_ONLY,
}
"""The blind spot that goes with another fault."""


def find(rows: Iterable[Row], target: Rational) -> list[Finding]:
    """All findings, the most important first."""
    rows = list(rows)
    diagnosis = _Diagnosis(rows, target)
    for other in diagnosis.other_targets():
        instead = _Diagnosis(rows, other)
        if 2 * len(instead.bad()) < len(diagnosis.bad()):
            shown = _finding("target-fixed", {"value": str(other)}, diagnosis.bad())
            return [shown, *instead.findings()]
    return list(diagnosis.findings())


def _finding(code: FindingCode, params: Mapping[str, str], rows: Sequence[Judged]) -> Finding:
    hands = [plain_numbers(row.numbers) for row in rows[:SHOWN]]
    return {"code": code, "params": dict(params), "hands": hands}


def _bits(flags: Iterable[bool]) -> int:
    return sum(1 << place for place, flag in enumerate(flags) if flag)
