"""The sentences of the command line, by code, with places for parameters."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from twentyfour._cli.words import said, told
from twentyfour._hints import HintCode
from twentyfour._rating.reasons import ReasonCode
from twentyfour._techniques.table import TechniqueCode
from twentyfour.cards import HandCode
from twentyfour.methods.method import BlindSpotCode
from twentyfour.referee import CardProblem, VerdictCode

HAND: Mapping[HandCode, str] = {
    "bad-hand-empty": "A hand has at least one card, such as in 3 3 8 8.",
    "bad-hand-number": "{text} is not a number for a card: write 7, A, J, Q, K, T, -3 or 1/2.",
    "bad-hand-size": "{Count} cards are too many: at most {limit}.",
    "bad-hand-symbol": "“{symbol}” is not a card: write numbers, or A, J, Q, K and T.",
    "bad-target": "“{text}” is not a target: write a number such as 24, -3 or 1/2.",
    "bad-date": "“{text}” is not a date: write it as in 2026-11-21.",
    "bad-range": "“{text}” is not a range of cards: write 1-13, or up to {limit} values.",
    "bad-method-size": "{method} takes {least} to {most} cards, not {count}.",
    "no-such-hand": "No such hand was found.",
    "not-whole": "{text} is not a positive whole number.",
    "too-large": "{count} cards are too many for a proof: at most {limit}.",
}

OWN_HAND_CODES: Collection[HandCode] = ("bad-range", "too-large")
"""The codes that no call of the page returns."""

PAGE: Mapping[str, str] = {
    "no-page": "This installation has no page. In a checkout, `make site` builds it; otherwise "
    "install the wheel: pip install twentyfour.",
    "bad-port": "Port {port} cannot be used; choose another.",
}

VERDICTS: Mapping[VerdictCode, str] = {
    "right": "Right: that makes {target}.",
    "wrong-value": "That makes {value}, not {target}.",
    "wrong-total": "That makes {target}, but {stated} stands after the equals sign.",
    "division-by-zero": "{divisor} is 0, and nothing can be divided by 0.",
    "not-text": "An answer is text, such as 8/(3-8/3).",
    "empty": "There is nothing to check: write an answer such as 8/(3-8/3).",
    "too-long": "That is too long to read: at most {limit} characters.",
    "too-deep": "Too many brackets inside one another: at most {limit}.",
    "too-many-numbers": "Too many numbers: use each card just once.",
    "number-too-long": "That number is too long: at most {limit} digits.",
    "unknown-symbol": "“{symbol}” means nothing here: use your cards, + - * / and brackets.",
    "unclosed-bracket": "“{bracket}” is never closed.",
    "unopened-bracket": "“{bracket}” closes nothing.",
    "mismatched-bracket": "“{open}” cannot be closed with “{close}”.",
    "operator-not-allowed": "“{operator}” is not allowed here: use only {allowed}.",
    "missing-operator": "There is no sign between {left} and {right}.",
    "missing-operand": "A number is missing next to “{operator}”.",
    "leading-sign": "“{sign}” needs a number in front of it.",
    "decimal": "{text} is a decimal: fractions come from dividing, as in 1/2.",
    "power": "Powers (“{symbol}”) are not in the game.",
    "floor-division": "“{symbol}” is not in the game: a single / divides exactly.",
    "misplaced-equals": "“=” may only stand at the end, as in “= 24”.",
}

CARDS: Mapping[CardProblem, str] = {
    "not-on-table": "{value} is not on the table.",
    "overused": "{value} is used {used} times, but is on the table only {times}.",
    "unused": "{value} is not used.",
}

NO_SOLUTION = "There is no solution."

HINTS: Mapping[HintCode, str] = {
    "solvable": "It can be solved.",
    "last-operator": "The last operator of {solution} is “{operator}”.",
    "last-step": "Its last step is {step}.",
    "first-step": "Its first step is {step}.",
    "solution": "The whole way: {expression}.",
    "no-solution": "There is no solution.",
    "nearest-below": "The nearest value below is {expression}.",
    "nearest-above": "The nearest value above is {expression}.",
    "proof": "No first step leads to the target.",
    "done": "That is the target.",
    "possible": "The target can still be made.",
    "pair": "Combine {left} and {right}.",
    "step": "Do this: {step}.",
    "undo": "Go back {steps}.",
}

REASONS: Mapping[ReasonCode, str] = {
    "no-solution": "It has no solution: every way must be ruled out.",
    "one-solution": "There is only one solution.",
    "needs-fraction": "It cannot be done without a fraction on the way.",
    "needs-division": "It cannot be done without a division.",
    "large-product": "It goes up to {value} and comes back.",
    "sum-divided": "A sum or difference is divided.",
    "product-inside": "A product is made smaller before it is used.",
    "mixed-steps": "The steps change between adding and multiplying.",
    "only-addition": "Adding everything up is enough.",
    "familiar-product": "It ends with a product that everyone knows: {left} * {right}.",
    "makes-one": "Two cards make a 1, which does no harm.",
    "equal-cards": "Equal cards leave fewer ways to try.",
    "ones": "Aces are easy to fit in.",
    "many-solutions": "There are {count} solutions.",
    "more-solutions": "There are more than {count} solutions.",
}

MISSES: Mapping[BlindSpotCode, str] = {
    "needs-parentheses": "it needs brackets",
    "needs-fraction": "it needs a fraction on the way, {value}",
    "template-missing": "there is no template {template}",
    "operand-on-the-left": "the total in {part} stands on the right",
    "needs-two-totals": "{part} joins two totals",
    "rounding": "rounding hides it",
}

_NUMBERS = (
    *("no", "one", "two", "three", "four", "five", "six"),
    *("seven", "eight", "nine", "ten", "eleven", "twelve"),
)


def in_words(count: int) -> str:
    """A number in words, up to twelve."""
    return _NUMBERS[count] if 0 <= count < len(_NUMBERS) else str(count)


def times(count: int) -> str:
    """A number of times: once, twice, three times."""
    return {1: "once", 2: "twice"}.get(count, f"{in_words(count)} times")


def hand_error(code: HandCode, params: Mapping[str, str]) -> str:
    """The sentence for an error in a hand or in another argument."""
    if code in OWN_HAND_CODES:
        return told(HAND[code], **params)
    count = in_words(int(params.get("count", "0"))).capitalize()
    return said(f"hand-error.{code}", HAND[code], {**params, "Count": count})


TECHNIQUES: Mapping[TechniqueCode, str] = {
    "card": "the card is the target",
    "factors": "two factors, at another target or of more cards",
    "sum": "only + and -",
    "eight-three": "a card 8 or 3 times the other",
    "six-four": "a card 6 or 4 times the other",
    "twelve-two": "a card 12 or 2 times the other",
    "spare-one": "24 without a card 1, then times or divided by it",
    "cancel": "24 early; the rest makes a 1 or a 0",
    "twins": "X / X is a 1, which is added or subtracted",
    "two-pairs": "a factor from each of two pairs",
    "share": "a card times what a division leaves",
    "add-up": "a product below 24, then up with the rest",
    "groups": "a product, and one of its factors once more or less",
    "over-back": "a product above 24, then back",
    "two-products": "two products, added or subtracted",
    "quotient-sum": "a division in a sum",
    "divide-last": "the last step divides",
    "inner-product": "a card times a sum with a product in it",
    "inner-quotient": "a card times a sum with a division in it",
    "fraction-times": "a card times a mixed number",
    "fraction-divide": "a card divided by a fraction",
}
