"""The wheel for PyPI, which brings the built page: `python -m web.builder.wheel`.

The wheel that goes into the page is another one, of the engine alone: `engine.py`.
"""

import os
import shutil
import sys
from pathlib import Path

from web.builder.paths import BUILD, SINGLE, SINGLE_DOCUMENT, SITE, WHEELS, fresh, run

PAGE = BUILD / "page"  # `hatch_page.py` looks there


def page_files() -> Path:
    """Lay out the page as the wheel has it: the site, with nothing packed into the one file."""
    page = fresh(PAGE)
    shutil.copytree(SITE, page, dirs_exist_ok=True, copy_function=os.link)
    (page / SINGLE.name).unlink()
    shutil.copy(SINGLE_DOCUMENT, page / SINGLE.name)
    return page


def build_page_wheel(directory: Path = WHEELS) -> Path:
    """Write the wheel into a directory that has nothing else, and return it."""
    page_files()
    command = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", fresh(directory))
    run(*command, HATCH_BUILD_HOOK_ENABLE_CUSTOM="true")
    (wheel,) = directory.iterdir()
    return wheel


if __name__ == "__main__":
    made = build_page_wheel()
    print(f"Built {made}, {made.stat().st_size / 1e6:.1f} MB")
