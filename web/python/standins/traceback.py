"""Replaces traceback, which imports the parser and regular expressions."""

from types import TracebackType

__all__ = ["format_exception"]


def format_exception(
    _kind: object, value: BaseException, trace: TracebackType | None = None
) -> list[str]:
    """Return the lines of a traceback, the innermost call last."""
    lines = ["Traceback (most recent call last):\n"]
    while trace:
        code = trace.tb_frame.f_code
        lines.append(f'  File "{code.co_filename}", in {code.co_qualname}\n')
        trace = trace.tb_next
    return [*lines, f"{type(value).__qualname__}: {value}\n"]
