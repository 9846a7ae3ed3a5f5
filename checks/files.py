"""The files of the repository."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def repository_files() -> list[str]:
    """Return the paths of all files that git does not ignore, from the root of the repository."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return sorted(name for name in set(listed.split("\0")) if name and (ROOT / name).exists())
