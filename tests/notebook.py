"""Runs the cells of docs/twentyfour.ipynb without Jupyter, and stores what they show.

`make notebook` (`python -m tests.notebook`) writes the outputs; a test compares them.
"""

import ast
import io
import json
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

NOTEBOOK = Path(__file__).parents[1] / "docs" / "twentyfour.ipynb"
_MIME_TYPES = {"text/html": "_repr_html_", "image/svg+xml": "_repr_svg_"}

Json = dict[str, Any]


def with_outputs(notebook: Json) -> Json:
    """Return the notebook with what its cells show when they run in their order."""
    namespace: Json = {}
    count = 0
    cells = []
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            count += 1
            outputs = [*_outputs("".join(cell["source"]), namespace, count)]
            cells.append({**cell, "execution_count": count, "outputs": outputs})
        else:
            cells.append(cell)
    return {**notebook, "cells": cells}


def as_text(notebook: Json) -> str:
    """Return the text of the file, as Jupyter writes it."""
    return json.dumps(notebook, ensure_ascii=False, indent=1) + "\n"


def _outputs(source: str, namespace: Json, count: int) -> Iterator[Json]:
    """Yield what a cell prints, and its last value if the cell ends with an expression."""
    body = ast.parse(source).body
    end = body[-1] if body else None
    last = end if isinstance(end, ast.Expr) else None
    if last:
        body.pop()
    printed = io.StringIO()
    with redirect_stdout(printed):
        eval(compile(ast.Module(body, []), "cell", "exec"), namespace)
        value = last and eval(compile(ast.Expression(last.value), "cell", "eval"), namespace)
    if text := printed.getvalue():
        yield {"name": "stdout", "output_type": "stream", "text": _lines(text)}
    if value is not None:
        data = {
            mime: _lines(getattr(value, method)())
            for mime, method in _MIME_TYPES.items()
            if hasattr(value, method)
        }
        yield {
            "data": {**data, "text/plain": _lines(repr(value))},
            "execution_count": count,
            "metadata": {},
            "output_type": "execute_result",
        }


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def main() -> None:
    """Write the outputs into the notebook."""
    notebook = with_outputs(json.loads(NOTEBOOK.read_text(encoding="utf-8")))
    NOTEBOOK.write_text(as_text(notebook), encoding="utf-8")
    sys.stdout.write(f"Wrote the outputs of {NOTEBOOK.name}\n")


if __name__ == "__main__":
    main()
