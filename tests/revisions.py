"""The game as it was at another commit."""

from pathlib import Path

from web.builder.paths import CACHE, ROOT, run

LAST = "2d94e34"
"""The last build before Pyodide 314, with which this one is compared."""


def site_of(revision: str) -> Path:
    """Return the site of a commit, which is built once, with all that it needs."""
    checkout = CACHE / f"checkout-{revision}"
    site = checkout / "build" / "site"
    if not (site / "sw.js").exists():
        run("git", "clone", "--quiet", "--no-checkout", ROOT, checkout)
        run("git", "checkout", "--quiet", revision, cwd=checkout)
        run("make", "site", cwd=checkout)
    return site
