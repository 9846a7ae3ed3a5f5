"""The names of files: what a file contains, and the beginning of its hash.

Scripts import each other by names without hashes, and the import map of the document adds the
hashes. So if a script changes, it alone gets a new name, and no other script changes.
"""

import base64
import hashlib
import re

_HASH = re.compile(r"-(?:[A-Za-z0-9]{8}(?=\.(?:js|css)$)|[0-9a-f]{12}(?=\.\w+$))")
_PUNCTUATION = re.compile("[+/=]")


def integrity(content: bytes) -> str:
    """Return the hash of a file's content in the format of `integrity`."""
    return f"sha256-{base64.b64encode(hashlib.sha256(content).digest()).decode()}"


def with_hash(name: str, content: bytes) -> str:
    """Return the name of a script's file.

    The hash in the name repeats letters of `integrity`, so that documents compress well.
    """
    _, _, value = integrity(content).partition("-")
    return f"{name.removesuffix('.js')}-{_PUNCTUATION.sub('', value)[:8]}.js"


def without_hash(name: str) -> str:
    """Return the name of a file in every release; other scripts import a script by it."""
    return _HASH.sub("", name)
