/** Where cards of a table on which a thread goes to and fro lie. */

/** The numbers of columns of a narrow and a wide table. */
const COLUMNS = { narrow: 3, wide: 5 };

/**
 * Place `at` of a snake: its row and column, from 1, whether its row runs back, and whether the
 * thread turns into the next row after it.
 */
export function snakePlace(columns: number, at: number) {
  const [row, along] = [Math.floor(at / columns), at % columns];
  const back = row % 2 === 1;
  return {
    row: row + 1,
    column: back ? columns - along : along + 1,
    back,
    turns: along === columns - 1,
  };
}

/** The properties from which the styles lay card `at` of a path and the thread after it. */
export function snakeStyle(at: number) {
  const names = ["narrow", "wide"] as const;
  const entries = names.flatMap((name) => {
    const { row, column, back, turns } = snakePlace(COLUMNS[name], at);
    return [
      [`--${name}`, `${row} / ${column}`],
      [`--${name}-back`, Number(back)],
      [`--${name}-turn`, Number(turns)],
    ];
  });
  return Object.fromEntries(entries);
}
