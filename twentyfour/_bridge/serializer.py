"""Values of the game as JSON data, with the types of `contract`."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, cast

from twentyfour._closest import Closest
from twentyfour._techniques.cues import CUES
from twentyfour.cards import Card, Hand, Posed, Rational, is_ordered, plain_numbers, value_of
from twentyfour.dealing import seed_text
from twentyfour.equivalence import Explanation
from twentyfour.expression import Expression, Step
from twentyfour.referee import Verdict
from twentyfour.solver import Nearest, Progress

if TYPE_CHECKING:
    from twentyfour._coaching.hints import Advice, Branch, Hint
    from twentyfour._coaching.repair import Repair
    from twentyfour._rating.reasons import Reason
    from twentyfour._sheets import PrintedHand
    from twentyfour._techniques.cues import Cue
    from twentyfour._techniques.looking import Look
    from twentyfour._techniques.table import Technique, TechniqueCode
    from twentyfour._why.lines import Line, Proof
    from twentyfour.contract import game, laboratory, path
    from twentyfour.impossible import Suspect
    from twentyfour.lessons import Lesson, WorkedHand
    from twentyfour.methods import Method
    from twentyfour.methods.method import MethodName
    from twentyfour.methods.survey import Outcome
    from twentyfour.puzzles import ClosestPuzzle
    from twentyfour.quiz import Question
    from twentyfour.rating import Rating


def number(value: Fraction) -> str:
    """A number as text: `24` or `47/2`."""
    return str(value)


def mixed(value: Fraction) -> game.Mixed | None:
    """A fraction as a mixed number: `23 1/2` for 47/2. None for a whole number."""
    if value.denominator == 1:
        return None
    whole, rest = divmod(abs(value.numerator), value.denominator)
    return {
        "negative": value < 0,
        "whole": str(whole),
        "numerator": str(rest),
        "denominator": str(value.denominator),
    }


def card(face: Card | Fraction) -> game.Card:
    """A card with its suit, or a bare number with its value."""
    return playing_card(face) if isinstance(face, Card) else {"value": number(value_of(face))}


def playing_card(face: Card) -> game.PlayingCard:
    """A card with its suit."""
    return {"rank": face.rank, "suit": face.suit.value}


def hand(dealt: Hand) -> game.Deal:
    """Cards, their numbers and the target."""
    return {
        "cards": [playing_card(face) for face in dealt.cards],
        "numbers": list(dealt.numbers),
        "target": number(dealt.target),
    }


def puzzle(posed: Posed) -> game.PosedPuzzle:
    """The numbers of cards, the target, and the rules."""
    return {
        "numbers": plain_numbers(posed.numbers),
        "target": number(posed.target),
        "operators": posed.operators,
        "ordered": is_ordered(posed),
    }


def sheet(seed: int, printed: Sequence[PrintedHand]) -> game.Sheet:
    """A sheet with the six characters of its seed."""
    return {
        "seed": seed_text(seed),
        "hands": [sheet_hand(each) for each in printed],
    }


def sheet_hand(printed: PrintedHand) -> game.SheetHand:
    """A hand on a sheet."""
    return {
        **puzzle(printed.puzzle),
        "level": printed.level,
        "school": printed.school,
        "solutions": printed.solutions,
        "first": step(printed.first) if printed.first else None,
    }


def expression(tree: Expression) -> game.Expression:
    """Infix text, value and steps. The expression must have a value."""
    return {
        "text": str(tree),
        "value": number(tree.value),
        "steps": [step(each) for each in tree.steps()],
    }


def step(operation: Step) -> game.Step:
    """An operation with its operands and its value."""
    return cast("game.Step", operation.texts())


def solutions(
    found: Sequence[Expression], misses: Nearest | None, limit: int | None = None
) -> game.Solved:
    """The first `limit` solutions and the number of all, or the nearest values."""
    return {
        "count": len(found),
        "solutions": [expression(solution) for solution in found[:limit]],
        "nearest": nearest(misses) if misses else None,
    }


def nearest(misses: Nearest) -> game.Nearest:
    """The closest values below and above, as expressions."""
    return {
        "below": expression(misses.below) if misses.below else None,
        "above": expression(misses.above) if misses.above else None,
    }


def why_not(proof: Proof) -> game.Proof:
    """A proof that a target cannot be made."""
    return {
        "signless": proof.signless,
        "long": proof.long,
        "steps": [_line(line) for line in proof.steps],
    }


def _line(line: Line) -> game.Line:
    return {
        "code": line.code,
        "cards": _numbers(line.cards),
        "goals": _numbers(line.goals),
        "apart": _numbers(line.apart),
        "made": _numbers(line.made),
        "part": _numbers(line.part),
        "turned": line.turned,
        "needs": _numbers(line.needs),
        "exclusions": [
            {
                "code": each.code,
                "numbers": _numbers(each.numbers),
                "values": _numbers(each.values),
            }
            for each in line.exclusions
        ],
        "tried": _numbers(line.tried),
        "listings": [
            {
                "cards": _numbers(each.cards),
                "values": _numbers(each.values),
                "beside": _numbers(each.beside),
                "turned": each.turned,
            }
            for each in line.listings
        ],
        "rests_on": line.rests_on,
    }


def _numbers(values: Sequence[Fraction]) -> list[str]:
    return [number(value) for value in values]


def progress(reported: object) -> object:
    """Slices done and in total, and different solutions found. Other data is unchanged."""
    if isinstance(reported, Closest):
        return closest(reported)
    if isinstance(reported, Progress):
        return {"done": reported.done, "total": reported.total, "found": reported.found}
    return reported


def closest(found: Closest) -> game.Closest:
    """The nearest value: its distance, and its expression."""
    return {"distance": number(found.distance), "expression": expression(found.expression)}


def closest_puzzle(puzzle: ClosestPuzzle) -> game.ClosestPuzzle:
    """Numbers and a target for closest counts."""
    return {
        "kind": puzzle.kind,
        "numbers": list(puzzle.numbers),
        "target": str(puzzle.target),
    }


def explanation(reason: Explanation) -> game.Explanation:
    """Whether two expressions are the same solution, and why."""
    return {
        "same": reason.same,
        "difference": reason.difference,
        "ends": [str(end) for end in reason.ends],
        "steps": [
            {"rules": list(step.rules), "before": str(step.before), "after": str(step.after)}
            for step in reason.steps
        ],
    }


def verdict(judged: Verdict) -> game.Verdict:
    """A verdict. `expression` is present only if it has a value."""
    value = judged.value
    return {
        "ok": judged.ok,
        "code": judged.code,
        "value": None if value is None else number(value),
        "mixed": None if value is None else mixed(value),
        "counts_as_wrong": judged.counts_as_wrong,
        "span": judged.span,
        "params": judged.params,
        "expression": expression(judged.expression)
        if judged.expression and value is not None
        else None,
    }


def difficulty(rated: Rating) -> game.Difficulty:
    """Score and level."""
    return {"score": rated.score, "level": rated.level}


def rating(rated: Rating) -> game.Rated:
    """Score, level, reasons, technique."""
    return {
        "score": rated.score,
        "level": rated.level,
        "reasons": [{"code": reason.code, "params": reason.params} for reason in rated.reasons],
        "technique": technique(rated.technique) if rated.technique else None,
    }


def technique(found: Reason[TechniqueCode]) -> game.Technique:
    """The technique of a solution."""
    return {"code": found.code, "params": found.params}


def path_technique(taught: Technique) -> path.PathTechnique:
    """A technique of the Path with its cue."""
    return {
        "code": taught.code,
        "chapter": taught.chapter,
        "before": list(taught.before),
        "cue": cue(CUES[taught.code]),
    }


def cue(suggested: Cue) -> path.Cue:
    """How often a cue is right, and the partner of a factor."""
    return {"kept": suggested.kept, "partner": suggested.partner}


def lesson(taught: Lesson) -> path.Lesson:
    """A lesson with all of its hands."""
    return {
        "code": taught.technique.code,
        "cue": cue(taught.cue),
        "examples": [worked(each) for each in taught.examples],
        "hands": [worked(each) for each in taught.hands],
        "near_misses": [
            {"hand": hand(each.hand), "miss": expression(each.miss)} for each in taught.near_misses
        ],
    }


def worked(example: WorkedHand) -> path.WorkedHand:
    """A hand with an answer, and the purpose of each step."""
    return {
        "hand": hand(example.hand),
        "answer": expression(example.answer),
        "steps": [{"code": each.code, "step": step(each.step)} for each in example.steps],
    }


def suspect(found: Suspect) -> path.Suspect:
    """A hand, why it looks impossible, and its simplest solution."""
    return {
        "code": found.code,
        "hand": hand(found.hand),
        "answer": expression(found.answer) if found.answer else None,
    }


def look(done: Look) -> path.Look:
    """A look for a technique."""
    return {
        "code": done.code,
        "tried": done.tried,
        "found": expression(done.found) if done.found else None,
    }


def hint(given: Hint) -> game.Hint:
    """A hint. `expression` is missing if the hint has no expression."""
    return {
        "code": given.code,
        "params": given.params,
        "expression": expression(given.expression) if given.expression else None,
    }


def repair(given: Repair) -> game.Repair:
    """The smallest change of a wrong answer, and the last step that can be kept."""
    return {
        "code": given.code,
        "span": given.span,
        "params": dict(given.params),
        "expression": expression(given.expression) if given.expression else None,
        "kept": given.kept,
        "last": step(given.last) if given.last else None,
        "last_span": given.last_span,
    }


def question(given: Question) -> game.Question:
    """A question, with the numbers that it asks about."""
    return {
        "kind": given.kind,
        "numbers": plain_numbers(given.numbers),
        "target": number(given.target),
        "lines": [str(each) for each in given.choices if isinstance(each, Expression)],
        "steps": [step(each) for each in given.choices if isinstance(each, Step)],
        "right": given.right,
    }


def advice(given: Advice) -> game.Advice:
    """Whether the cards can still make the target, the steps to undo until they can, and hints."""
    return {
        "possible": given.possible,
        "undo": given.undo,
        "hints": [hint(each) for each in given.hints],
    }


def branch(given: Branch, target: Rational) -> game.Branch:
    """A first step, the table after it, and the nearest values of the table."""
    distance = given.distance(target)
    return {
        "step": step(given.step),
        "table": plain_numbers(given.table),
        "reaches": given.reaches,
        "below": None if given.below is None else number(given.below),
        "above": None if given.above is None else number(given.above),
        "distance": None if distance is None else number(distance),
    }


def method(classic: Method) -> laboratory.Method:
    """The properties of a classic method."""
    work, title, link = classic.publication
    return {
        "name": cast("MethodName", classic.name),
        "idea": classic.idea,
        "publication": {"work": work, "title": title, "link": link},
        "example": classic.example,
        "sizes": list(classic.sizes),
        "complete": classic.complete,
        "blind_spots": [spot.code for spot in classic.blind_spots],
        "solved": classic.solved,
        "sparing": classic.sparing,
    }


def survey(outcomes: Sequence[Outcome]) -> laboratory.Surveyed:
    """The counts of a survey, the hands missed or wrong, and the outcome of every hand."""
    states = "".join(outcome.state for outcome in outcomes)
    return {
        "hands": len(outcomes),
        "solved": states.count("s"),
        "none": states.count("n"),
        "missed": [
            {
                "numbers": outcome.numbers,
                "solution": outcome.solution,
                "reason": outcome.reason,
                "params": outcome.params,
            }
            for outcome in outcomes
            if outcome.reason and outcome.solution
        ],
        "wrong": [
            {"numbers": outcome.numbers, "expression": outcome.wrong}
            for outcome in outcomes
            if outcome.wrong
        ],
        "states": states,
        "solutions": [outcome.solution if outcome.state == "s" else None for outcome in outcomes],
    }
