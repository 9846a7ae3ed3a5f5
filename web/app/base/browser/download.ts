/** Saves a file on the player's device. */
export function download(file: Blob, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Rows of cells as CSV that spreadsheets open. No cell can start a formula. */
export function csvOf(rows: string[][]) {
  const quoted = rows.map((row) =>
    row.map((cell) => `"${cell.replace(/^[=+\-@]/, "'$&").replaceAll('"', '""')}"`).join(","),
  );
  return `\ufeff${quoted.join("\r\n")}\r\n`;
}

export const csvFile = (rows: string[][]) => new Blob([csvOf(rows)], { type: "text/csv" });
