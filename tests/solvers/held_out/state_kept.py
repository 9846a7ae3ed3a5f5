"""Keeps "found" as an attribute of the class."""


class Game:
    found = False

    def search(self, values, target):
        if Game.found:
            return
        if len(values) == 1:
            if abs(values[0] - target) < 1e-9:
                Game.found = True
            return
        for i, a in enumerate(values):
            for j, b in enumerate(values):
                if i != j:
                    rest = [v for k, v in enumerate(values) if k != i and k != j]
                    for value in (a + b, a - b, a * b):
                        self.search([*rest, value], target)
                    if b:
                        self.search([*rest, a / b], target)


def solve(numbers, target):
    Game().search(numbers, target)
    return Game.found
