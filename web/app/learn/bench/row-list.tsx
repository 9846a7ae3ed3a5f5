import { useSignal } from "@preact/signals";
import { href } from "../../base/address/router.ts";
import { csvFile, download } from "../../base/browser/download.ts";
import { MoreButton } from "../../base/ui/buttons/more-button.tsx";
import { t } from "../../base/words/i18n.ts";
import { HandText } from "../lab/survey/hand-text.tsx";
import { targetQuery } from "../solver/hand-fields.ts";
import type { Bench } from "./bench.ts";
import { RowWords } from "./row-words.tsx";
import type { Row, State } from "./ruling.ts";

const PAGE = 20;
/** The worst first. */
const ORDER: State[] = ["e", "w", "m"];

/** The hands that the player's solver did not solve, and a file of all hands. */
export function RowList({ rows, bench }: { rows: Row[]; bench: Bench }) {
  const limit = useSignal(PAGE);
  const places = [...rows.keys()]
    .filter((place) => ORDER.includes(rows[place]?.state ?? "s"))
    .sort((a, b) => rank(rows[a]) - rank(rows[b]) || a - b);
  const { target } = bench.deck.value;
  return (
    <section class="sheet" aria-labelledby="rows-heading">
      <h2 id="rows-heading">
        {places.length ? t("bench.unsolved", { count: places.length }) : t("bench.all")}
      </h2>
      <ul class="missed" aria-label={t("lab.missed.label")} data-count={places.length}>
        {places.slice(0, limit.value).map((place) => {
          const row = rows[place];
          if (!row) return null;
          return (
            <li key={place} data-state={row.state}>
              <a href={href("solve", { hand: row.numbers.join(), ...targetQuery(target) })}>
                <HandText numbers={row.numbers} />
              </a>
              <RowWords row={row} solution={bench.solutions.value[place] ?? null} />
            </li>
          );
        })}
      </ul>
      <MoreButton limit={limit} total={places.length} page={PAGE} />
      <button type="button" class="button" onClick={() => download(tableOf(rows), FILE)}>
        {t("sets.csv")}
      </button>
    </section>
  );
}

const FILE = "twentyfour-bench.csv";

const rank = (row: Row | undefined) => ORDER.indexOf(row?.state ?? "m");

function tableOf(rows: Row[]) {
  const cells = rows.map(({ numbers, state, answer, error = "", milliseconds }) => [
    numbers.join(" "),
    state,
    Array.isArray(answer) ? answer.join(", ") : `${answer ?? ""}`,
    error,
    milliseconds.toFixed(1),
  ]);
  return csvFile([["hand", "state", "answer", "error", "milliseconds"], ...cells]);
}
