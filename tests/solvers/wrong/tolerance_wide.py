"""Accepts values within a tenth of 24."""


class Solution:
    def judgePoint24(self, nums):
        if len(nums) == 1:
            return abs(nums[0] - 24) <= 0.1
        for i in range(len(nums)):
            for j in range(i + 1, len(nums)):
                rest = [nums[k] for k in range(len(nums)) if k != i and k != j]
                for value in self.compute(nums[i], nums[j]):
                    if self.judgePoint24(rest + [value]):
                        return True
        return False

    def compute(self, a, b):
        yield a + b
        yield a * b
        yield a - b
        yield b - a
        if b:
            yield a / b
        if a:
            yield b / a
