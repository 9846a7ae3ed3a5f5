"""Repair of a wrong answer: the smallest change that makes it right, and its wrong step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from typing import Literal, NamedTuple, TypeAlias

from twentyfour._algebraic.allowed import uses_only
from twentyfour._algebraic.writing import complexity
from twentyfour._coaching.hints import steps_to_undo
from twentyfour._frozen import NO_PARAMS, FrozenMapping
from twentyfour._parsing.tokenizer import Kind, Text, Token
from twentyfour._slices import at_once
from twentyfour.cards import HandLike, Puzzle, Rational, Span
from twentyfour.expression import DivisionByZero, Expression, Operation, Step
from twentyfour.operators import OPERATORS
from twentyfour.parser import Answer, ParseError, parse_answer_to, parse_tokens

RepairCode: TypeAlias = Literal["operator", "brackets", "swap"]
"""The changes, the smallest first."""

MAX_CHANGES = 20_000
"""The search ends after this many changes. Only an answer with a hundred brackets has more."""

_OPENING = Token(Kind.OPEN, "(", bracket="(")
_CLOSING = Token(Kind.CLOSE, ")", bracket=")")
_ROUND = {Kind.OPEN: _OPENING, Kind.CLOSE: _CLOSING}


@dataclass(frozen=True, slots=True)
class Repair:
    """The smallest change that makes a wrong answer right, and the first wrong step.

    `code` is the kind of the change, None if no change makes the target. `operator`: another
    `operator` stands at `span`. `brackets`: within `span` a pair is added, a pair is taken away, or
    one bracket moves. `swap`: the numbers `left` and `right` at the ends of `span` change places.
    `expression` is the answer with the change.

    `kept` is the number of first steps after which the cards can still make the target. After the
    next step they cannot. It is None if the dealt cards cannot make the target. `last` is the last
    of these steps, and `last_span` is its part of the answer.
    """

    code: RepairCode | None
    span: Span | None
    params: Mapping[str, str]
    expression: Expression | None
    kept: int | None
    last: Step | None
    last_span: Span | None

    def __post_init__(self) -> None:
        object.__setattr__(self, "params", FrozenMapping(self.params))


def repair_in_slices(
    answer: Expression | str, numbers: HandLike, target: Rational | None = None
) -> Generator[None, None, Repair | None]:
    """The repair of an answer that uses the cards and misses the target, None for other answers.

    A repair keeps the rules of the puzzle. Spans count code points of the text. Of several
    changes of one kind, the change with the simplest expression is returned. Raises ParseError and
    the exceptions of `solve`.
    """
    puzzle = Puzzle(numbers, target)
    hand, goal = puzzle.numbers, puzzle.target
    read = parse_answer_to(str(answer), hand, goal)
    used = [number for _, number in read.numbers()]
    fits = used == [*hand] if puzzle.ordered else Counter(used) == Counter(hand)
    if not fits or read.expression.outcome == goal:
        return None
    change = yield from _smallest_change(read, puzzle)
    tables = [*tables_of(read.expression, puzzle.operators)]
    undo = yield from steps_to_undo([table for table, _ in tables], puzzle)
    kept = None if undo is None else len(tables) - 1 - undo
    last = tables[kept][1] if kept else None
    where = _span_of_step(read, kept) if kept else None
    if change is None:
        return Repair(None, None, NO_PARAMS, None, kept, last, where)
    edit = change.edit
    return Repair(change.code, edit.span, edit.params, change.expression, kept, last, where)


repair = at_once(repair_in_slices)


def tables_of(
    answer: Expression, operators: str
) -> Iterator[tuple[Sequence[Fraction], Step | None]]:
    """The cards, then the table after each allowed step with a value, with the step."""
    made, left = list[Fraction](), list(answer.numbers)
    yield [*left], None
    for part in answer.postorder():
        if not isinstance(part, Operation):
            made.append(left.pop(0))
            continue
        if isinstance(part.outcome, DivisionByZero) or part.operator.symbol not in operators:
            return
        made[-2:] = [part.value]
        yield [*made, *left], Step(part.left.value, part.operator, part.right.value, part.value)


def _span_of_step(answer: Answer, number: int) -> Span | None:
    """The span of a step in the text, without its brackets. Steps are counted from 1."""
    steps = [part for part in answer.expression.postorder() if isinstance(part, Operation)][:number]
    pieces = [*_pieces(answer.text)]
    pairs = {*_pairs(pieces)}
    found = [
        (first, last)
        for first, last in _parts(pieces)
        if (first, last) not in pairs
        and _expression(pieces[first : last + 1]) == steps[-1]
        and _expression(_bracketed(pieces, first, last)) == answer.expression
    ]
    same = steps.count(steps[-1])
    return _span(pieces, *found[same - 1]) if same <= len(found) else None


class _Piece(NamedTuple):
    """A symbol of an answer with its span. A fraction of two cards is a symbol of five tokens."""

    tokens: tuple[Token, ...]
    span: Span

    @property
    def kind(self) -> Kind:
        """The kind of the symbol."""
        return self.tokens[0].kind if len(self.tokens) == 1 else Kind.NUMBER


class _Edit(NamedTuple):
    """The pieces of an answer after a change within a span."""

    pieces: Sequence[_Piece]
    span: Span
    params: Mapping[str, str] = NO_PARAMS


class _Change(NamedTuple):
    """A change, and the answer after the change."""

    code: RepairCode
    edit: _Edit
    expression: Expression


def _smallest_change(answer: Answer, puzzle: Puzzle) -> Generator[None, None, _Change | None]:
    """The simplest right answer of the first kind of change that makes a right answer."""
    tried = 0
    pieces = [*_pieces(answer.text)]
    kinds: tuple[tuple[RepairCode, Iterator[_Edit]], ...] = (
        ("operator", _other_operators(pieces, puzzle.operators)),
        ("brackets", _other_brackets(pieces)),
        ("swap", iter(()) if puzzle.ordered else _swaps(pieces)),
    )
    for code, edits in kinds:
        right = []
        for edit in edits:
            tried += 1
            if tried > MAX_CHANGES:
                return None
            expression = _expression(edit.pieces)
            mended = expression and expression.outcome == puzzle.target
            if expression and mended and uses_only(expression, puzzle.operators):
                right.append(_Change(code, edit, expression))
            yield
        if right:
            return min(right, key=lambda change: complexity(change.expression))
    return None


def _pieces(text: Text) -> Iterator[_Piece]:
    """The pieces of an answer, with round brackets."""
    at = 0
    while (token := text.tokens[at]).kind is not Kind.END:
        end = at + (5 if token.kind is Kind.OPEN and token.text[-1].isnumeric() else 1)
        tokens = text.tokens[at:end] if end > at + 1 else [_ROUND.get(token.kind, token)]
        yield _Piece(tuple(tokens), text.span(at, end - 1))
        at = end


def _expression(pieces: Sequence[_Piece]) -> Expression | None:
    """The expression of pieces. None if brackets are in a wrong place or too deep."""
    tokens = [token for piece in pieces for token in piece.tokens]
    spans = [piece.span for piece in pieces for _ in piece.tokens]
    end = spans[-1][1]
    text = Text("", [*tokens, Token(Kind.END, "")], [*spans, (end, end)])
    try:
        return parse_tokens(text).expression
    except ParseError:
        return None


def _other_operators(pieces: Sequence[_Piece], operators: str) -> Iterator[_Edit]:
    for at, piece in enumerate(pieces):
        if piece.kind is Kind.OPERATOR:
            for row in map(OPERATORS.__getitem__, operators):
                if row is not piece.tokens[0].operator:
                    token = Token(Kind.OPERATOR, row.symbol, operator=row)
                    other = [*pieces[:at], _Piece((token,), piece.span), *pieces[at + 1 :]]
                    yield _Edit(other, piece.span, {"operator": row.symbol})


def _other_brackets(pieces: Sequence[_Piece]) -> Iterator[_Edit]:
    """A pair is added, a pair is taken away, or one bracket moves."""
    for first, last in _parts(pieces):
        yield _Edit(_bracketed(pieces, first, last), _span(pieces, first, last))
    for first, last in _pairs(pieces):
        inside = pieces[first + 1 : last]
        yield _Edit([*pieces[:first], *inside, *pieces[last + 1 :]], _span(pieces, first, last))
    for at, piece in enumerate(pieces):
        if piece.kind in (Kind.OPEN, Kind.CLOSE):
            rest = [*pieces[:at], *pieces[at + 1 :]]
            for to in range(len(pieces)):
                span = _span(pieces, min(at, to), max(at, to))
                yield _Edit([*rest[:to], piece, *rest[to:]], span)


def _bracketed(pieces: Sequence[_Piece], first: int, last: int) -> list[_Piece]:
    """The pieces with brackets around some of them."""
    start, end = _span(pieces, first, last)
    opening, closing = _Piece((_OPENING,), (start, start)), _Piece((_CLOSING,), (end, end))
    inside = pieces[first : last + 1]
    return [*pieces[:first], opening, *inside, closing, *pieces[last + 1 :]]


def _pairs(pieces: Sequence[_Piece]) -> Iterator[tuple[int, int]]:
    """The places of each opening bracket and of its closing bracket."""
    opened: list[int] = []
    for at, piece in enumerate(pieces):
        if piece.kind is Kind.OPEN:
            opened.append(at)
        elif piece.kind is Kind.CLOSE:
            yield opened.pop(), at


def _parts(pieces: Sequence[_Piece]) -> Iterator[tuple[int, int]]:
    """The first and the last piece of each part that can stand in brackets."""
    for first, piece in enumerate(pieces):
        depth = 0
        if piece.kind not in (Kind.NUMBER, Kind.OPEN):
            continue
        for last in range(first, len(pieces)):
            kind = pieces[last].kind
            depth += (kind is Kind.OPEN) - (kind is Kind.CLOSE)
            if depth < 0:
                break
            if depth == 0 and last > first and kind is not Kind.OPERATOR:
                yield first, last


def _span(pieces: Sequence[_Piece], first: int, last: int) -> Span:
    return pieces[first].span[0], pieces[last].span[1]


def _swaps(pieces: Sequence[_Piece]) -> Iterator[_Edit]:
    cards = [
        (at, piece.tokens, number)
        for at, piece in enumerate(pieces)
        if (number := piece.tokens[0].number)
    ]
    for (one, left, first), (other, right, second) in combinations(cards, 2):
        swapped = list(pieces)
        swapped[one] = _Piece(right, pieces[one].span)
        swapped[other] = _Piece(left, pieces[other].span)
        params = {"left": str(first.value), "right": str(second.value)}
        yield _Edit(swapped, _span(pieces, one, other), params)
