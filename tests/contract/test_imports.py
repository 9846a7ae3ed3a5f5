"""The parts of the engine import only parts below them."""

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

from web.builder.paths import ROOT

PACKAGE = ROOT / "twentyfour"
PARTS = (
    *(
        "_frozen",
        "_limits",
        "_slices",
        "_work",
        "operators",
        "cards",
        "expression",
        "_algebraic",
        "_search",
        "_essential",
    ),
    *("_parsing", "parser", "referee", "solver", "_closest", "equivalence", "comparison"),
    *("_school", "_rating", "_techniques", "rating", "teaching", "_hints", "_repair"),
    *(
        "certificates",
        "dealing",
        "editions",
        "_sheets",
        "puzzles",
        "lessons",
        "methods",
    ),
    *("__init__", "contract", "_bridge", "bridge", "_files", "_page", "_cli", "cli", "__main__"),
)
"""The modules and packages of the engine, from the bottom to the top."""


def modules() -> dict[str, Path]:
    """The modules of the engine by name; a package has the name of its `__init__`."""
    return {
        ".".join(file.relative_to(ROOT).with_suffix("").parts): file
        for file in PACKAGE.rglob("*.py")
    }


def imported(file: Path, names: dict[str, Path]) -> Iterator[str]:
    """The modules of the engine that a file imports, at any level, also for types."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"a relative import in {file}"
            found = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in found:
            whole = name if name in names else name.rpartition(".")[0]
            if whole.partition(".")[0] == "twentyfour":
                yield whole if whole in names else f"{whole}.__init__"


def part(module: str) -> str:
    return module.split(".")[1]


def test_every_part_has_its_place():
    assert sorted(PARTS) == sorted({part(name) for name in modules()})


def test_imports_go_down():
    names = modules()
    upward = [
        (name, other)
        for name, file in names.items()
        for other in imported(file, names)
        if PARTS.index(part(other)) > PARTS.index(part(name))
    ]
    assert upward == []


def test_modules_import_each_other_in_no_circle():
    names = modules()
    graph = {name: set(imported(file, names)) for name, file in names.items()}
    assert sum(map(len, graph.values())) > 100
    TopologicalSorter(graph).prepare()
