"""Elements of SVG, MathML and HTML. The library escapes all text."""

from xml.etree.ElementTree import Element, tostring

from twentyfour.expression import Expression
from twentyfour.operators import OPERATORS

FELT, FELT_DEEP, ON_FELT = "#22604b", "#174536", "#f6f3e8"
GOLD, ON_GOLD = "#f7c653", "#2b1d00"
CARD, CARD_BLACK, CARD_RED = "#fffdf6", "#1d2026", "#c4202f"
"""The colors of the page's light theme."""


def element(tag: str, *content: Element | str, **attributes: str | int) -> Element:
    """An element with its content. `font_size` is the attribute `font-size`.

    Texts stand before the children.
    """
    named = {name.replace("_", "-"): str(value) for name, value in attributes.items()}
    made = Element(tag, named)
    made.text = "".join(each for each in content if isinstance(each, str)) or None
    made.extend(each for each in content if isinstance(each, Element))
    return made


def svg(title: str, width: int, height: int, *content: Element) -> Element:
    """A picture on the felt of the table. `title` is what a screen reader says."""
    felt = element("rect", width=width, height=height, rx=12, fill=FELT)
    return element(
        "svg",
        element("title", title),
        felt,
        *content,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        width=width,
        height=height,
        role="img",
        font_family="system-ui, sans-serif",
        text_anchor="middle",
    )


def text(words: str, x: int, y: int, size: int, color: str) -> Element:
    """A text whose middle is at a place."""
    return element(
        "text", words, x=x, y=y + size * 7 // 20, font_size=size, font_weight=600, fill=color
    )


def box(x: int, y: int, width: int, height: int, radius: int, color: str) -> Element:
    """A box whose middle is at a place."""
    return element(
        "rect",
        x=x - width // 2,
        y=y - height // 2,
        width=width,
        height=height,
        rx=radius,
        fill=color,
    )


def as_xml(made: Element) -> str:
    """The text of a picture or a formula."""
    return tostring(made, encoding="unicode")


def as_html(made: Element) -> str:
    """The text of an element of HTML, in which only some elements have no end."""
    return tostring(made, encoding="unicode", method="html")


def formula(expression: Expression) -> str:
    """An expression with the signs that people write."""
    return "".join(
        OPERATORS[symbol].sign if symbol in OPERATORS else symbol for symbol in str(expression)
    )


def equation(expression: Expression) -> str:
    """An expression and its value, or the expression alone if it has none."""
    value = expression.outcome
    return formula(expression) + ("" if isinstance(value, ZeroDivisionError) else f" = {value}")
