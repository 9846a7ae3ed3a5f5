"""Ranks, suits, the deck and hands; reading a hand or a target that someone typed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from enum import Enum
from fractions import Fraction
from typing import TYPE_CHECKING, Literal, NewType, TypeAlias

from twentyfour._frozen import NO_PARAMS, FrozenMapping
from twentyfour._pictured import pictured
from twentyfour.operators import ALL_OPERATORS, OPERATORS

if TYPE_CHECKING:
    from random import Random

Rank = NewType("Rank", int)
Rational: TypeAlias = int | Fraction
PlainNumber: TypeAlias = int | str
"""A number in JSON: a whole number as int, any other number as text, such as "1/2"."""
Span: TypeAlias = tuple[int, int]
SuitName: TypeAlias = Literal["clubs", "diamonds", "hearts", "spades"]
HandCode: TypeAlias = Literal[
    "bad-hand-empty",
    "bad-hand-number",
    "bad-hand-size",
    "bad-hand-symbol",
    "bad-target",
    "bad-date",
    "bad-range",
    "bad-method-size",
    "no-such-hand",
    "not-whole",
    "too-large",
]
"""The errors in a hand, a target or another argument."""

MAX_CARDS = 8
MAX_DIGITS = 30
"""The most digits of a number that is typed as a card or as a target."""
MAX_NUMBER_DIGITS = 100
"""The most digits of a number in an answer, and in the hand of `check`."""
DEFAULT_TARGET = Fraction(24)

RANKS: tuple[Rank, ...] = tuple(Rank(value) for value in range(1, 14))
RANK_LETTERS: Mapping[str, int] = {"A": 1, "T": 10, "J": 11, "Q": 12, "K": 13}


_LETTERS = {value: letter for letter, value in RANK_LETTERS.items() if letter != "T"}


class Suit(Enum):
    """The four suits, in the usual order of a pack."""

    _value_: SuitName
    CLUBS = "clubs"
    DIAMONDS = "diamonds"
    HEARTS = "hearts"
    SPADES = "spades"


_SYMBOLS = dict(zip(Suit, "♣♦♥♠", strict=True))


@dataclass(frozen=True, slots=True)
class Card:
    """A playing card; its value in the game is its rank."""

    rank: Rank
    suit: Suit

    def __str__(self) -> str:
        return f"{_LETTERS.get(self.rank, self.rank)}{_SYMBOLS[self.suit]}"


DECK: tuple[Card, ...] = tuple(Card(rank, suit) for suit in Suit for rank in RANKS)

Deck: TypeAlias = Literal["K", "10"]
DECKS: Mapping[Deck, int] = {"K": 13, "10": 10}
"""The highest rank of each deck. The lowest rank is the ace."""

COURTS = (1, 10)
"""What jacks, queens and kings count by the rules of some families."""


class DecimalFraction(Fraction):
    """An exact number that is not whole and stands on its card as a decimal, such as 0.5."""

    __slots__ = ()

    def __str__(self) -> str:
        places = range(1, self.denominator.bit_length() + 1)
        digits = next((count for count in places if not 10**count % self.denominator), None)
        if digits is None:
            return super().__str__()
        whole, rest = divmod(abs(self.numerator) * 10**digits // self.denominator, 10**digits)
        return f"{'-' if self < 0 else ''}{whole}.{rest:0{digits}}"


def from_decimal(value: Decimal | str) -> Rational:
    """The exact number of a decimal. Raises TypeError if the decimal is not finite."""
    try:
        fraction = DecimalFraction(value)
    except (ValueError, OverflowError):
        raise TypeError(f"a finite number is needed, not {value}") from None
    return fraction if fraction.denominator > 1 else fraction.numerator


@dataclass(frozen=True, slots=True)
class Hand:
    """Cards on the table and their target. Functions that take numbers take a Hand too."""

    cards: tuple[Card, ...]
    target: Fraction = DEFAULT_TARGET
    operators: str = ALL_OPERATORS

    @property
    def numbers(self) -> tuple[int, ...]:
        """The values of the cards."""
        return tuple(card.rank for card in self.cards)

    def _repr_svg_(self) -> str:
        return pictured("cards", "hand", self)


@dataclass(frozen=True, slots=True, init=False)
class Puzzle:
    """Numbers, a target and the allowed operators. Functions that take numbers take a Puzzle too.

    `numbers` are 1 to 8 ints, Fractions, Decimals or cards, or a Hand. `operators` are some of
    `+-*/`, in any order. In an answer to an `ordered` puzzle the numbers stay in their order, like
    the digits of a train ticket. Raises HandError for too few or too many numbers, TypeError for
    inexact numbers. Raises ValueError for missing, repeated or unknown operators, and if the target
    differs from the target of the Hand.
    """

    numbers: tuple[Rational, ...] = field()
    target: Fraction = field()
    operators: str = field()
    ordered: bool = field()

    def __init__(
        self,
        numbers: HandLike,
        target: Rational | None = None,
        operators: str | None = None,
        ordered: bool | None = None,
    ) -> None:
        set_field = object.__setattr__
        set_field(self, "numbers", as_numbers(numbers))
        set_field(self, "target", Fraction(as_target(target, numbers)))
        allowed = as_operators(numbers) if operators is None else operators
        set_field(self, "operators", canonical_operators(allowed))
        set_field(self, "ordered", is_ordered(numbers) if ordered is None else ordered)

    def with_numbers(self, numbers: Iterable[Rational]) -> Puzzle:
        """The same target and rules with other numbers."""
        return Puzzle(numbers, self.target, self.operators, self.ordered)

    def _repr_svg_(self) -> str:
        return pictured("cards", "hand", self)

    def in_any_order(self) -> Puzzle:
        """The puzzle. Raises ValueError if it is ordered, for what has no such rule."""
        if self.ordered:
            raise ValueError("the numbers of this puzzle must stay in their order")
        return self


Posed: TypeAlias = Hand | Puzzle
"""Numbers with a target and the operators that are allowed."""

HandLike: TypeAlias = Posed | Iterable[Rational | Decimal | Card]
"""The 1 to 8 numbers or cards of a hand, or a Hand or a Puzzle with its target and operators."""


class HandError(ValueError):
    """Text or numbers that are not a hand or a target. `code` and `params` give the reason."""

    def __init__(self, code: HandCode, span: Span, params: Mapping[str, str] = NO_PARAMS) -> None:
        self.code = code
        self.span = span
        self.params: FrozenMapping[str] = FrozenMapping(params)
        super().__init__(code, span, self.params)

    def __str__(self) -> str:
        detail = ", ".join(f"{name}: {value}" for name, value in self.params.items())
        return f"{self.code} ({detail})" if detail else self.code


def draw(random: Random, *, size: int = 4, highest: int = 13) -> Hand:
    """A hand of `size` different cards of a deck that goes from the ace to `highest`."""
    return Hand(tuple(random.sample([card for card in DECK if card.rank <= highest], size)))


def as_numbers(values: HandLike) -> tuple[Rational, ...]:
    """The 1 to 8 numbers of a hand, checked.

    A Decimal that is not whole becomes a DecimalFraction. Raises TypeError if a number is not an
    int, a Fraction, a Decimal or a Card. Raises HandError for too few or too many numbers.
    """
    if isinstance(values, Puzzle):
        return values.numbers
    given = values.numbers if isinstance(values, Hand) else tuple(values)
    numbers = tuple([each if type(each) is int else _as_number_of_card(each) for each in given])
    if not 1 <= len(numbers) <= MAX_CARDS:
        code: HandCode = "bad-hand-size" if numbers else "bad-hand-empty"
        raise HandError(code, (0, 0), {"count": str(len(numbers)), "limit": str(MAX_CARDS)})
    return numbers


def as_target(target: Rational | None, numbers: HandLike) -> Rational:
    """The target for some numbers, checked. None means the target of the Hand or Puzzle, or 24.

    Raises TypeError for an inexact target, ValueError if it differs from the target of the Hand.
    """
    posed = numbers.target if isinstance(numbers, Posed) else None
    if target is None:
        return DEFAULT_TARGET if posed is None else posed
    goal = as_number(target)
    if posed is not None and goal != posed:
        raise ValueError(f"the target of the hand is {posed}, not {goal}")
    return goal


def as_operators(numbers: HandLike) -> str:
    """The allowed operators for some numbers: the operators of a Puzzle, otherwise all."""
    return numbers.operators if isinstance(numbers, Posed) else ALL_OPERATORS


def is_ordered(numbers: HandLike) -> bool:
    """Whether some numbers must stay in their order."""
    return isinstance(numbers, Puzzle) and numbers.ordered


def canonical_operators(operators: str) -> str:
    """Different symbols of operators in the order of their table.

    Raises TypeError if they are not text, ValueError for missing, repeated or unknown symbols.
    """
    if not isinstance(operators, str):
        raise TypeError(f"operators are a str, not a {type(operators).__name__}")
    allowed = "".join([symbol for symbol in OPERATORS if symbol in operators])
    if not allowed or len(allowed) != len(operators):
        known = "".join(OPERATORS)
        raise ValueError(f"operators are different ones of {known}, not {operators!r}")
    return allowed


def _as_number_of_card(card: Rational | Decimal | Card) -> Rational:
    if isinstance(card, Decimal):
        return from_decimal(card)
    return as_number(card.rank if isinstance(card, Card) else card)


def as_number(value: Rational) -> Rational:
    """An exact number, checked. Raises TypeError for floats, bools and other types."""
    if type(value) is int or type(value) is Fraction:
        return value
    if isinstance(value, int) and not isinstance(value, bool):
        return int(value)
    if isinstance(value, Fraction):
        return value if isinstance(value, DecimalFraction) else Fraction(value)
    raise TypeError(f"an int or a Fraction is needed, not a {type(value).__name__}")


def plain_numbers(values: Iterable[Rational]) -> list[PlainNumber]:
    """Numbers in the form of JSON."""
    return [value.numerator if value.denominator == 1 else str(value) for value in values]


_SUITS: Mapping[str, Suit] = {
    symbol: suit
    for suit, symbols in zip(Suit, ("c♣♧", "d♦♢", "h♥♡", "s♠♤"), strict=True)
    for symbol in symbols
}
_SEPARATORS = " \t\n\r\u00a0\u3000,;，；、"
_NUMBER = r"[-−]?\d+(?:/\d+)?"
_DECIMAL = r"[-−]?\d*\.\d+"
_SUIT = rf"(?P<suit>[{''.join(_SUITS)}]\ufe0f?)"
_CARD = rf"(?i:(?P<rank>10|[\dATJQK]){_SUIT}?)"
_LONE_CARD = rf"(?i:(?P<rank>1[0-3]|[1-9ATJQK]){_SUIT})"
"""The patterns are compiled when the first hand is read, so that the import is faster."""


def read_hand(text: str) -> tuple[Card | Fraction, ...]:
    """The cards of a hand such as `A 10 J Q`, `3,3,8,8`, `3388`, `8h 8♠ 3 3` or `1/2 -3 0.5`.

    A card with a suit becomes a Card, any other card its value. A run of three or more characters
    without spaces is read card by card, and `10` is a ten. Raises HandError.
    """
    folded = "".join(_fold(symbol) for symbol in text)
    words = list(re.finditer(f"[^{_SEPARATORS}]+", folded))
    if not words:
        raise HandError("bad-hand-empty", (0, len(text)))
    cards = [card for word in words for card in _read_word(word, alone=len(words) == 1)]
    if len(cards) > MAX_CARDS:
        raise HandError(
            "bad-hand-size",
            (words[0].start(), words[-1].end()),
            {"count": str(len(cards)), "limit": str(MAX_CARDS)},
        )
    return tuple(cards)


def read_target(text: str) -> Fraction:
    """A target such as `24`, `-3` or `1/2`. Raises HandError with code `bad-target`."""
    folded = "".join(_fold(symbol) for symbol in text).strip()
    if not re.fullmatch(_NUMBER, folded) or len(folded) > MAX_DIGITS:
        raise HandError("bad-target", (0, len(text)), {"text": text.strip()[:MAX_DIGITS]})
    try:
        return Fraction(folded.replace("−", "-"))
    except ZeroDivisionError:
        raise HandError("bad-target", (0, len(text)), {"text": text.strip()}) from None


def value_of(card: Card | Fraction) -> Fraction:
    """The value of a card in the game."""
    return Fraction(card.rank) if isinstance(card, Card) else card


def values_of(cards: Sequence[Card | Fraction]) -> tuple[Fraction, ...]:
    """The values of cards in the game."""
    return tuple(value_of(card) for card in cards)


def _fold(symbol: str) -> str:
    """A full-width ASCII character as ASCII. The length stays the same, so that spans fit."""
    return chr(ord(symbol) - 0xFEE0) if "！" <= symbol <= "～" else symbol


def _read_word(word: re.Match[str], *, alone: bool) -> list[Card | Fraction]:
    text, start = word.group(), word.start()
    if re.fullmatch(_NUMBER, text) and not (alone and len(text) > 2 and text.isdecimal()):
        return [_read_number(text, word.span())]
    if re.fullmatch(_DECIMAL, text) and len(text) <= MAX_DIGITS:
        value = from_decimal(text.replace("−", "-"))
        return [value if isinstance(value, Fraction) else Fraction(value)]
    if lone := re.fullmatch(_LONE_CARD, text):
        return [_card(lone)]
    cards: list[Card | Fraction] = []
    position = 0
    while position < len(text):
        found = re.compile(_CARD).match(text, position)
        if not found:
            raise _unreadable(text, position, start)
        cards.append(_card(found))
        position = found.end()
    return cards


def _read_number(text: str, span: Span) -> Fraction:
    if len(text) <= MAX_DIGITS:
        try:
            return Fraction(text.replace("−", "-"))
        except ZeroDivisionError:
            pass
    raise HandError("bad-hand-number", span, {"text": text[:MAX_DIGITS]})


def _card(found: re.Match[str]) -> Card | Fraction:
    letter, suit = found["rank"].upper(), found["suit"]
    value = RANK_LETTERS[letter] if letter in RANK_LETTERS else int(letter)
    return Card(Rank(value), _SUITS[suit[0].lower()]) if suit and value else Fraction(value)


def _unreadable(text: str, position: int, start: int) -> HandError:
    """The error of a text. Its span is a whole decimal or similar, or a single unknown symbol."""
    symbol = text[position]
    if symbol in "./-−" and any(letter.isdecimal() for letter in text):
        return HandError("bad-hand-number", (start, start + len(text)), {"text": text[:MAX_DIGITS]})
    return HandError(
        "bad-hand-symbol", (start + position, start + position + 1), {"symbol": symbol}
    )
