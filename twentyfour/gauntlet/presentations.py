"""How a text presents an answer: alone, after steps, in a box, between other sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from twentyfour.expression import Expression
from twentyfour.gauntlet.problems import Attempt, tree

Presentation = Callable[[Random, Attempt, str], str]


def _form(*forms: str) -> Presentation:
    """One of some forms. `{it}` is the answer, `{total}` what it states."""
    return lambda random, attempt, it: random.choice(forms).format(it=it, total=attempt.stated)


def _after_a_draft(*forms: str) -> Presentation:
    """One of some forms after another idea, `{draft}`, whatever its value is."""

    def presented(random: Random, attempt: Attempt, it: str) -> str:
        draft = tree(random, attempt.numbers)
        equation = f"{draft} = {draft.value}"
        return random.choice(forms).format(it=it, total=attempt.stated, draft=equation)

    return presented


def _after_steps(random: Random, attempt: Attempt, it: str) -> str:
    """The steps of an expression as in the published prompts, then the answer."""
    steps = steps_of(attempt.expression, attempt.numbers) if attempt.expression else []
    first = random.choice(("Steps:\n", "", "Let me do it step by step.\n"))
    return first + "\n".join([*steps, f"Answer: {it} = {attempt.stated}"])


def steps_of(expression: Expression, numbers: tuple[int, ...]) -> list[str]:
    """The steps of an expression, each with the numbers that are left after it."""
    left = [*map(str, numbers)]
    lines = []
    for step in expression.steps():
        a, b, value = str(step.left), str(step.right), str(step.value)
        left.remove(a)
        left.remove(b)
        left.append(value)
        lines.append(f"{a} {step.operator.symbol} {b} = {value} (left: {' '.join(left)})")
    return lines


ALONE: Mapping[str, Presentation] = {
    "alone": _form("{it}"),
    "stated": _form("{it} = {total}", "{it}={total}"),
    "stated-first": _form("{total} = {it}"),
}
"""How players type."""
MARKED: Mapping[str, Presentation] = {
    "line": _form("Answer: {it} = {total}", "The final answer is: {it} = {total}"),
    "tag": _form("<answer>{it}</answer>", "Let me see.\n<answer> {it} = {total} </answer>"),
    "boxed": _form(r"\boxed{{{it}}}", r"The answer is $\boxed{{{it} = {total}}}$."),
    "thought": _after_a_draft("<think>\n{draft}?\n</think>\n<answer>{it}</answer>"),
    "draft": _after_a_draft(
        "First idea: {draft}.\nBetter:\nAnswer: {it} = {total}",
        "I tried {draft}.\n\n\\boxed{{{it}}}",
        "We have {draft}. <answer>{it} = {total}</answer>",
    ),
}
"""How models mark an answer."""
WRITTEN: Mapping[str, Presentation] = {
    "prose": _form(
        "We can use all of them: {it} = {total}.",
        "Sure! Here you are:\n\n{it} = {total}\n\nThis uses each number once.",
        "So {it} = {total}!",
    ),
    "bold": _form("**{it} = {total}**", "One way is **{it} = {total}**."),
    "code": _form("Here:\n```\n{it}\n```", "```python\nresult = {it}\nprint(result)\n```"),
    "inline": _form("The expression `{it} = {total}` works."),
}
"""How models write without LaTeX."""
FORMULAS: Mapping[str, Presentation] = {
    "inline-formula": _form("The solution is ${it} = {total}$.", "So \\({it} = {total}\\)."),
    "formula": _form("We get\n$$\n{it} = {total}\n$$", "\\[ {it} = {total} \\]"),
}
"""How models write LaTeX."""
STEPS: Mapping[str, Presentation] = {"steps": _after_steps}
PRESENTATIONS: Mapping[str, Presentation] = {**ALONE, **MARKED, **WRITTEN, **FORMULAS, **STEPS}
STATING = frozenset(
    ("stated", "stated-first", "line", "prose", "bold", "inline", *FORMULAS, *STEPS)
)
"""The presentations that always state a total."""
