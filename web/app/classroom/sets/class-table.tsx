import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { csvFile, download } from "../../base/browser/download.ts";
import type { Puzzle } from "../../base/cards/puzzle.ts";
import { ConfirmDialog } from "../../base/ui/dialogs/confirm-dialog.tsx";
import { WideTable } from "../../base/ui/sections/scrollable.tsx";
import { formatTag, t } from "../../base/words/i18n.ts";
import { deleteResults, keepOnly } from "../../player/history/classes.ts";
import type { SetResult } from "./set-result.ts";
import {
  type Column,
  cellOf,
  medianOf,
  type Row,
  resultRows,
  sorted,
  TOTALS,
  textOf,
} from "./set-table.ts";

/** The results of a class: a row for each pupil, a column for each hand, and totals. */
export function ClassTable({
  set,
  hands,
  results,
}: {
  set: string;
  hands: Puzzle[];
  results: Row[];
}) {
  const by = useSignal<Column>("name");
  const dialog = useRef<HTMLDialogElement | null>(null);
  const columns = [...hands.keys(), ...TOTALS];
  const rows = sorted(results, by.value, new Intl.Collator(formatTag.value, { numeric: true }));

  const csv = () => {
    const words = { name: t("sets.name"), ...totalWords() };
    download(csvFile(resultRows(hands, rows, words)), "twentyfour-set.csv");
  };

  return (
    <>
      <WideTable class="class-table" aria-label={t("sets.results")}>
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
            <tr key={result.pair.join(" ")}>
              <th scope="row">
                {result.name || t("sets.nameless", { place: at + 1 })}
                {result.several && (
                  <button
                    type="button"
                    class="class-keep print-choices"
                    aria-label={t("sets.keep.name", { name: result.name })}
                    onClick={() => keepOnly(set, result.pair)}
                  >
                    {t("sets.keep")}
                  </button>
                )}
              </th>
              {columns.map((column) => (
                <td key={column}>{cellOf(result, column)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("sets.median")}</th>
            {columns.map((column) => (
              <td key={column}>{textOf(column, medianOf(results, column))}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t("sets.missed")}</th>
            {columns.map((column) => (
              <td key={column} data-missed={typeof column === "number" ? "" : undefined}>
                {typeof column === "number" && missed(results, column)}
              </td>
            ))}
          </tr>
        </tfoot>
      </WideTable>
      <div class="sets-links print-choices">
        <button type="button" class="button" onClick={() => print()}>
          {t("print.print")}
        </button>
        <button type="button" class="button" onClick={csv}>
          {t("sets.csv")}
        </button>
        <button type="button" class="button" onClick={() => dialog.current?.showModal()}>
          {t("sets.delete")}
        </button>
      </div>
      <p class="help-text print-choices">{t("sets.kept")}</p>
      <ConfirmDialog
        box={dialog}
        title={t("sets.delete.title", { count: results.length })}
        text={t("sets.delete.text")}
        action={t("sets.delete.yes")}
        onConfirm={() => deleteResults(set)}
      />
    </>
  );
}

function headOf(column: Column, hands: Puzzle[]) {
  if (typeof column === "number") return hands[column]?.numbers.join(" ") ?? "";
  return column === "name" ? t("sets.name") : totalWords()[column];
}

const totalWords = () => ({
  solved: t("sets.total"),
  tries: t("sets.tries"),
  hints: t("sets.hints"),
  time: t("sets.time"),
});

/** How many pupils have not solved a hand. */
const missed = (results: SetResult[], at: number) =>
  results.filter(({ times }) => (times[at] ?? null) === null).length;
