"""The wheel with the engine and the page: `python -m web.builder.wheel`.

The wheel inside the page is another one, with the engine alone: `engine.py`.
"""

import os
import shutil
import sys
from pathlib import Path

from web.builder.paths import BUILD, SINGLE, SINGLE_DOCUMENT, SITE, WHEELS, fresh, run

PAGE = BUILD / "page"  # `hatch_page.py` reads this directory


def page_files() -> Path:
    """Prepare the page for the wheel: the site, and the one-file edition with empty elements."""
    page = fresh(PAGE)
    shutil.copytree(SITE, page, dirs_exist_ok=True, copy_function=os.link)
    (page / SINGLE.name).unlink()
    shutil.copy(SINGLE_DOCUMENT, page / SINGLE.name)
    return page


def build_page_wheel(directory: Path = WHEELS) -> Path:
    """Write the wheel into an empty directory, and return its path."""
    page_files()
    command = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", fresh(directory))
    run(*command, HATCH_BUILD_HOOK_ENABLE_CUSTOM="true")
    (wheel,) = directory.iterdir()
    return wheel


if __name__ == "__main__":
    made = build_page_wheel()
    print(f"Built {made}, {made.stat().st_size / 1e6:.1f} MB")
