"""The error of a call that exceeds its limit of attempts."""

from typing import Literal, TypeAlias

LimitCode: TypeAlias = Literal["too-many-ways"]


class TooManyWays(ValueError):
    """A method exceeds the attempts or solutions of a run. `code` is `too-many-ways`."""

    def __init__(self, code: LimitCode = "too-many-ways") -> None:
        self.code = code
        super().__init__(code)
