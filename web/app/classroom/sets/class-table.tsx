import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { csvFile, download } from "../../base/browser/download.ts";
import type { Puzzle } from "../../base/cards/puzzle.ts";
import { ConfirmDialog } from "../../base/ui/confirm-dialog.tsx";
import { WideTable } from "../../base/ui/scrollable.tsx";
import { formatTag, t } from "../../base/words/i18n.ts";
import { deleteResults } from "../../player/history/classes.ts";
import type { SetResult } from "./set-result.ts";
import { type Column, cellOf, medianOf, resultRows, sorted, TOTALS, textOf } from "./set-table.ts";

/** The results of a class: a row for each pupil, a column for each hand, and totals. */
export function ClassTable({
  set,
  hands,
  results,
}: {
  set: string;
  hands: Puzzle[];
  results: SetResult[];
}) {
  const by = useSignal<Column>("name");
  const dialog = useRef<HTMLDialogElement | null>(null);
  const columns = [...hands.keys(), ...TOTALS];
  const rows = sorted(results, by.value, new Intl.Collator(formatTag.value, { numeric: true }));

  const csv = () => {
    const words = { name: t("set.name"), ...totalWords() };
    download(csvFile(resultRows(hands, rows, words)), "twentyfour-set.csv");
  };

  return (
    <>
      <WideTable class="class-table" aria-label={t("set.results")}>
        <thead>
          <tr>
            {(["name", ...columns] as const).map((column) => (
              <th
                key={column}
                scope="col"
                aria-sort={by.value === column ? "ascending" : undefined}
              >
                <button
                  type="button"
                  class="class-sort"
                  onClick={() => {
                    by.value = column;
                  }}
                >
                  {headOf(column, hands)}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((result, at) => (
            <tr key={result.name || result.code}>
              <th scope="row">{result.name || t("set.nameless", { place: at + 1 })}</th>
              {columns.map((column) => (
                <td key={column}>{cellOf(result, column)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("set.median")}</th>
            {columns.map((column) => (
              <td key={column}>{textOf(column, medianOf(results, column))}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t("set.missed")}</th>
            {columns.map((column) => (
              <td key={column} data-missed={typeof column === "number" ? "" : undefined}>
                {typeof column === "number" && missed(results, column)}
              </td>
            ))}
          </tr>
        </tfoot>
      </WideTable>
      <div class="set-links print-choices">
        <button type="button" class="button" onClick={() => print()}>
          {t("print.print")}
        </button>
        <button type="button" class="button" onClick={csv}>
          {t("set.csv")}
        </button>
        <button type="button" class="button" onClick={() => dialog.current?.showModal()}>
          {t("set.delete")}
        </button>
      </div>
      <p class="help-text print-choices">{t("set.kept")}</p>
      <ConfirmDialog
        box={dialog}
        title={t("set.delete.title", { count: results.length })}
        text={t("set.delete.text")}
        action={t("set.delete.yes")}
        onConfirm={() => deleteResults(set)}
      />
    </>
  );
}

function headOf(column: Column, hands: Puzzle[]) {
  if (typeof column === "number") return hands[column]?.numbers.join(" ") ?? "";
  return column === "name" ? t("set.name") : totalWords()[column];
}

const totalWords = () => ({
  solved: t("set.total"),
  tries: t("set.tries"),
  hints: t("set.hints"),
  time: t("set.time"),
});

/** How many pupils have not solved a hand. */
const missed = (results: SetResult[], at: number) =>
  results.filter(({ times }) => (times[at] ?? null) === null).length;
