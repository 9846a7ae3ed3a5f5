"""Puts the result into the place of the first number, and the last number into the second place."""


class Solution:
    def judgePoint24(self, nums):
        return self.dfs([float(n) for n in nums], len(nums))

    def dfs(self, a, n):
        if n == 1:
            return abs(a[0] - 24) < 1e-6
        for i in range(n):
            for j in range(i + 1, n):
                x, y = a[i], a[j]
                a[j] = a[n - 1]
                for value in (x + y, x - y, x * y, x / y if y else 1e99):
                    a[i] = value
                    if self.dfs(a[:], n - 1):
                        return True
                a[i], a[j] = x, y
        return False
