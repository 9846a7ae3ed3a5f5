"""The tree of an expression, as the page draws it: cards at the foot, results above their parts."""

from collections.abc import Iterator
from typing import NamedTuple
from xml.etree.ElementTree import Element

from twentyfour._pictures.markup import (
    CARD,
    CARD_BLACK,
    CARD_RED,
    GOLD,
    ON_GOLD,
    as_xml,
    box,
    element,
    equation,
    svg,
    text,
)
from twentyfour.expression import Expression, Operation

PITCH, MARGIN = 88, 16
CARD_WIDTH, CARD_HEIGHT = 60, 84
RESULT_HEIGHT, RESULT_WIDTH = 38, 80
SIGN = 26
ROW = RESULT_HEIGHT + SIGN + 18
NUMERAL = 22
NO_VALUE = "÷0"


class Joint(NamedTuple):
    """A part of an expression. `x` and `y` are the middle of its card or result.

    `level` is the number of operations on the longest way down. `parts` are the places of the two
    operands in the list of joints. `first` and `last` are the columns of its cards.
    """

    part: Expression
    level: int
    x: int
    y: int
    first: int
    last: int
    parts: tuple[int, ...]

    @property
    def top(self) -> int:
        """The upper edge."""
        return self.y - (RESULT_HEIGHT if self.parts else CARD_HEIGHT) // 2

    @property
    def sign(self) -> int:
        """The height of the sign below a result."""
        return self.y + (RESULT_HEIGHT + SIGN) // 2


def tree(expression: Expression) -> str:
    """An expression as SVG."""
    return as_xml(drawing(expression))


def drawing(expression: Expression) -> Element:
    """An expression as an element."""
    joints = lay_out(expression)
    root = joints[-1]
    width = 2 * MARGIN + PITCH * (root.last + 1)
    height = max(joint.y for joint in joints) + CARD_HEIGHT // 2 + MARGIN
    content = [*_threads(joints)]
    for joint in joints:
        content += _result(joint) if joint.parts else _card(joint)
    return svg(equation(expression), width, height, *content)


def lay_out(expression: Expression) -> list[Joint]:
    """The parts of an expression, each after its operands, at their places."""
    flat: list[Joint] = []
    pending: list[int] = []
    columns = 0
    for part in expression.postorder():
        if isinstance(part, Operation):
            right, left = pending.pop(), pending.pop()
            level = 1 + max(flat[left].level, flat[right].level)
            first, last = flat[left].first, flat[right].last
            joint = Joint(part, level, 0, 0, first, last, (left, right))
        else:
            joint = Joint(part, 0, 0, 0, columns, columns, ())
            columns += 1
        pending.append(len(flat))
        flat.append(joint)
    top = flat[-1].level
    return [
        joint._replace(
            x=MARGIN + PITCH * (joint.first + joint.last + 1) // 2, y=_height(joint.level, top)
        )
        for joint in flat
    ]


def _height(level: int, top: int) -> int:
    """The middle of a level's row. Level 0 are the cards, below all results."""
    if level:
        return MARGIN + ROW * (top - level) + RESULT_HEIGHT // 2
    return MARGIN + ROW * top + CARD_HEIGHT // 2


def _threads(joints: list[Joint]) -> Iterator[Element]:
    for joint in joints:
        for place in joint.parts:
            part = joints[place]
            bend = min(part.top, joint.sign + 2 * ROW)
            middle = (bend + joint.sign) // 2
            path = (
                f"M{part.x} {part.top}V{bend}"
                f"C{part.x} {middle} {joint.x} {middle} {joint.x} {joint.sign}"
            )
            yield element("path", d=path, fill="none", stroke=GOLD, stroke_width=3)


def _card(joint: Joint) -> list[Element]:
    words = str(joint.part.value)
    return [
        box(joint.x, joint.y, CARD_WIDTH, CARD_HEIGHT, 8, CARD),
        text(words, joint.x, joint.y, _size(words, CARD_WIDTH), CARD_BLACK),
    ]


def _result(joint: Joint) -> list[Element]:
    assert isinstance(joint.part, Operation)
    outcome = joint.part.outcome
    lost = isinstance(outcome, ZeroDivisionError)
    words = NO_VALUE if lost else str(outcome)
    width = min(RESULT_WIDTH, max(RESULT_HEIGHT, 13 * len(words) + 20))
    return [
        box(joint.x, joint.sign, SIGN, SIGN, SIGN // 2, GOLD),
        text(joint.part.operator.sign, joint.x, joint.sign, NUMERAL, ON_GOLD),
        box(joint.x, joint.y, width, RESULT_HEIGHT, 10, CARD),
        text(words, joint.x, joint.y, _size(words, width), CARD_RED if lost else CARD_BLACK),
    ]


def _size(words: str, width: int) -> int:
    """The size at which a number has room."""
    return max(1, min(NUMERAL, (width - 8) * 5 // (3 * len(words))))
