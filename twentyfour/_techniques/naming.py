"""The techniques of an answer: the techniques of all writings of its algebraic form."""

from __future__ import annotations

from twentyfour._algebraic.arithmetic import Evaluator
from twentyfour._algebraic.forms import algebraic
from twentyfour._algebraic.writing import write
from twentyfour._rating.reasons import Reason
from twentyfour._techniques.facts import FormFacts, Writing
from twentyfour._techniques.table import RULES, TECHNIQUES, TechniqueCode
from twentyfour._techniques.writings import writings
from twentyfour.expression import Expression, Number

MAX_REGROUPED = 4
"""The most cards for which all writings count. For more cards only the standard writing counts."""

PLACES: dict[str, int] = {
    code: place for place, code in enumerate(("card", "factors", *TECHNIQUES))
}
"""The order of the Path. `card` and `factors`, which are not on the Path, come first."""


def techniques_of(answer: Expression) -> list[Reason[TechniqueCode]]:
    """The techniques of the writings of an answer, in the order of the Path.

    If no writing has only whole values, the standard writing decides. Raises DivisionByZero if the
    answer has no value.
    """
    if isinstance(answer, Number):
        return [Reason("card")]
    named = {_technique_of(writing) for writing in _writings(answer)}
    return sorted(named, key=lambda each: (PLACES[each.code], *each.params.values()))


def written_by(code: TechniqueCode, answer: Expression) -> Expression:
    """A writing of an answer that has a technique, the standard one first, or the answer."""
    if isinstance(answer, Number):
        return answer
    form, sign = algebraic(answer)
    standard = write((form, sign))
    facts = FormFacts(form, Evaluator())
    writings = [Writing(standard, facts), *_writings(answer)]
    return next((each.last for each in writings if _technique_of(each).code == code), answer)


def _writings(answer: Expression) -> list[Writing]:
    """The writings of an answer with whole values, otherwise its standard writing."""
    value = answer.value
    form, sign = algebraic(answer)
    evaluator = Evaluator()
    facts = FormFacts(form, evaluator)
    regrouped = value >= 0 and len(answer.numbers) <= MAX_REGROUPED
    found = list(writings(form, evaluator)) if regrouped else []
    return [Writing(each, facts) for each in found or [write((form, sign))]]


def _technique_of(writing: Writing) -> Reason[TechniqueCode]:
    """The technique of a writing: the first with a fitting rule, otherwise `factors`."""
    for technique in RULES:
        if technique.fits(writing):
            return Reason(technique.code)
    left, right = sorted([writing.last.left.value, writing.last.right.value])
    return Reason("factors", {"left": str(left), "right": str(right)})
