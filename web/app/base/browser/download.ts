/** Saves a file on the player's device. */
export function download(file: Blob, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Whether a spreadsheet may read a cell as a formula. */
export const startsFormula = (cell: string) => FORMULA.test(cell);

/**
 * Rows of cells as CSV that spreadsheets open. A cell that would start a formula starts with a tab,
 * which spreadsheets do not show.
 */
export function csvOf(rows: string[][]) {
  const quoted = rows.map((row) =>
    row.map((cell) => `"${cell.replace(FORMULA, "\t$&").replaceAll('"', '""')}"`).join(","),
  );
  return `\ufeff${quoted.join("\r\n")}\r\n`;
}

export const csvFile = (rows: string[][]) => new Blob([csvOf(rows)], { type: "text/csv" });
