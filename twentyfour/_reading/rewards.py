"""A reward function in the shape that trainers of language models call."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from twentyfour._reading.answers import read_answer
from twentyfour.cards import HandLike, Rational, read_hand, values_of

Message: TypeAlias = Mapping[str, object]
Completion: TypeAlias = str | Sequence[Message]


def reward(completions: Sequence[Completion], **columns: object) -> list[float]:
    """Return 1.0 for each completion whose answer is right, 0.0 for any other.

    A completion is a text, or a list of messages; the last one counts. The column
    `numbers` or `nums` has the hand of each completion, as a list of numbers or as text such as
    `3 3 8 8`. The column `target` has the targets, 24 by default. Other columns are ignored.

    Raises TypeError for a missing column, and for what is no completion. Raises ValueError for a
    column of another length, and the exceptions of `Puzzle` for a hand or a target.
    """
    name = "nums" if "nums" in columns and "numbers" not in columns else "numbers"
    hands = _column(columns, name, len(completions))
    has_targets = columns.get("target") is not None
    goals = _column(columns, "target", len(completions)) if has_targets else [None] * len(hands)
    return [
        1.0 if _is_right(said, hand, goal) else 0.0
        for said, hand, goal in zip(completions, hands, goals, strict=True)
    ]


def _column(columns: Mapping[str, object], name: str, count: int) -> Sequence[Any]:
    values = columns.get(name)
    if not isinstance(values, Sequence) or isinstance(values, str):
        raise TypeError(f"a column `{name}` with a value for each completion is needed")
    if len(values) != count:
        raise ValueError(f"the column `{name}` has {len(values)} values for {count} completions")
    return values


def _is_right(said: Completion, hand: HandLike | str, target: Rational | None) -> bool:
    numbers = values_of(read_hand(hand)) if isinstance(hand, str) else hand
    return read_answer(_text(said), numbers, target).ok


def _text(completion: Completion) -> str:
    """What a completion says: its text, or the text of its last message."""
    if isinstance(completion, str):
        return completion
    content = completion[-1].get("content") if completion else ""
    if isinstance(content, str):
        return content
    if isinstance(content, Sequence):  # the parts of a message, some of them no text
        parts = (part if isinstance(part, str) else part.get("text", "") for part in content)
        return "".join(map(str, parts))
    raise TypeError("a completion is a text, or a list of messages with `content`")
