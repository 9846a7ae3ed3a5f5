/* Which of the 1820 hands can make 24, by the exhaustive method: 24 orders, 64 triples of operators,
 * 5 ways to put brackets. With an argument it stops at a hand's first solution; without, it counts. */
#include <math.h>
#include <stdio.h>

static double apply(double left, int operator, double right) {
    switch (operator) {
    case 0: return left + right;
    case 1: return left - right;
    case 2: return left * right;
    default: return right == 0 ? NAN : left / right;
    }
}

static int solutions(const int hand[4], int stop) {
    int found = 0;
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++)
            for (int k = 0; k < 4; k++) {
                if (i == j || i == k || j == k) continue;
                double a = hand[i], b = hand[j], c = hand[k], d = hand[6 - i - j - k];
                for (int f = 0; f < 4; f++)
                    for (int g = 0; g < 4; g++)
                        for (int h = 0; h < 4; h++) {
                            double values[5] = {
                                apply(apply(apply(a, f, b), g, c), h, d),
                                apply(apply(a, f, b), g, apply(c, h, d)),
                                apply(apply(a, f, apply(b, g, c)), h, d),
                                apply(a, f, apply(apply(b, g, c), h, d)),
                                apply(a, f, apply(b, g, apply(c, h, d))),
                            };
                            for (int way = 0; way < 5; way++)
                                if (fabs(values[way] - 24) < 1e-9 && (found++, stop)) return found;
                        }
            }
    return found;
}

int main(int arguments, char **names) {
    (void)names;
    int solvable = 0;
    for (int a = 1; a <= 13; a++)
        for (int b = a; b <= 13; b++)
            for (int c = b; c <= 13; c++)
                for (int d = c; d <= 13; d++) {
                    const int hand[4] = {a, b, c, d};
                    solvable += solutions(hand, arguments > 1) > 0;
                }
    printf("%d\n", solvable);
    return 0;
}
