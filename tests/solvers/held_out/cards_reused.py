"""Never takes a used card out of the list."""


def judgePoint24(cards):
    values = {1: set(map(float, cards))}
    values[2] = {r for a in values[1] for b in cards for r in results(a, b)}
    values[3] = {r for a in values[2] for b in cards for r in results(a, b)}
    fours = (r for a in values[3] for b in cards for r in results(a, b))
    pairs = (r for a in values[2] for b in values[2] for r in results(a, b))
    return any(abs(value - 24) < 1e-6 for value in fours) or any(
        abs(value - 24) < 1e-6 for value in pairs
    )


def results(a, b):
    yield from (a + b, a - b, b - a, a * b)
    if b:
        yield a / b
    if a:
        yield b / a
