"""The error of a call that has more to try than it may."""

from typing import Literal, TypeAlias

LimitCode: TypeAlias = Literal["too-many-ways"]


class TooManyWays(ValueError):
    """A method has more attempts or solutions than a run may have; `code` is `too-many-ways`."""

    def __init__(self, code: LimitCode = "too-many-ways") -> None:
        self.code = code
        super().__init__(code)
