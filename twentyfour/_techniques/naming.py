"""Which techniques an answer has: those of the writings of its algebraic form."""

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
"""The number of cards up to which all writings of an answer count; above, only its standard one."""

PLACES: dict[str, int] = {
    code: place for place, code in enumerate(("card", "factors", *TECHNIQUES))
}
"""The order of the Path; `card` and `factors`, which are not on it, come first."""


def techniques_of(answer: Expression) -> list[Reason[TechniqueCode]]:
    """The techniques of the writings of an answer, in the order of the Path.

    Where no writing has whole values only, it is that of the standard one. Raises DivisionByZero
    where the answer has no value.
    """
    if isinstance(answer, Number):
        return [Reason("card")]
    named = {_technique_of(writing) for writing in _writings(answer)}
    return sorted(named, key=lambda each: (PLACES[each.code], *each.params.values()))


def written_by(code: TechniqueCode, answer: Expression) -> Expression:
    """An answer as a writing that has a technique, the standard one if it has; else the answer."""
    if isinstance(answer, Number):
        return answer
    form, sign = algebraic(answer)
    standard = write((form, sign))
    facts = FormFacts(form, Evaluator())
    own = [Writing(standard, facts), *_writings(answer)]
    return next((each.last for each in own if _technique_of(each).code == code), answer)


def _writings(answer: Expression) -> list[Writing]:
    """The writings of an answer by whole values; its standard one where there is none."""
    value = answer.value
    form, sign = algebraic(answer)
    evaluator = Evaluator()
    facts = FormFacts(form, evaluator)
    regrouped = value >= 0 and len(answer.numbers) <= MAX_REGROUPED
    found = list(writings(form, evaluator)) if regrouped else []
    return [Writing(each, facts) for each in found or [write((form, sign))]]


def _technique_of(writing: Writing) -> Reason[TechniqueCode]:
    """The technique of a writing: the first whose rule fits, else that of any two factors."""
    for technique in RULES:
        if technique.fits(writing):
            return Reason(technique.code)
    left, right = sorted([writing.last.left.value, writing.last.right.value])
    return Reason("factors", {"left": str(left), "right": str(right)})
