"""The error of work whose mathematics is exponential."""

from typing import Literal, TypeAlias

LimitCode: TypeAlias = Literal["too-many-ways"]


class TooManyWays(ValueError):
    """There are more ways to write, or to change, an expression than can be looked through.

    `code` is `too-many-ways`. No expression of up to eight numbers has too many ways to find its
    canonical form, and few of ten have.
    """

    def __init__(self, code: LimitCode = "too-many-ways") -> None:
        self.code = code
        super().__init__(code)
