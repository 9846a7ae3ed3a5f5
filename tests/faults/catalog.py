"""The faults: small patches that break one thing each, and the tests that must detect them."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeAlias

from web.builder.paths import ROOT

HERE = Path(__file__).parent

Tier: TypeAlias = Literal["engine", "app", "build", "page"]

_TIERS: dict[str, Tier] = {
    "unit": "engine",
    "property": "engine",
    "contract": "engine",
    "app": "app",
    "builder": "app",
    "packaging": "build",
    "pyodide": "page",
    "browser": "page",
}


@dataclass(frozen=True, slots=True)
class Fault:
    """A patch of one place: in `file`, `old` becomes `new`. `broken` says what breaks.

    `tests` must detect the fault: files, or nodes as pytest names them, of one tier.
    """

    name: str
    broken: str
    file: str
    old: str
    new: str
    tests: list[str]

    @property
    def tier(self) -> Tier:
        """The tier of its tests."""
        (tier,) = {_TIERS[test.split("/")[1]] for test in self.tests}
        return tier

    def problem(self, root: Path = ROOT) -> str | None:
        """Return why the fault does not apply to a tree; None if it applies."""
        file = root / self.file
        if not file.exists():
            return f"there is no {self.file}"
        count = file.read_text(encoding="utf-8").count(self.old)
        if count != 1:
            return f"its old text stands {count} times in {self.file}"
        lost = [test for test in self.tests if not _is_in(root, test)]
        return f"there is no {lost[0]}" if lost else None

    def put_into(self, root: Path) -> None:
        """Apply the fault to a tree."""
        file = root / self.file
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace(self.old, self.new), encoding="utf-8")


def _is_in(root: Path, test: str) -> bool:
    """Whether a tree has a test: a file, or a function of it."""
    name, _, function = test.partition("::")
    file = root / name
    return file.exists() and (
        not function or f"def {function}(" in file.read_text(encoding="utf-8")
    )


def faults() -> list[Fault]:
    """All faults of the TOML files in this folder."""
    return [
        Fault(**row)
        for file in sorted(HERE.glob("*.toml"))
        for row in tomllib.loads(file.read_text(encoding="utf-8"))["fault"]
    ]
