import type { Method, Timing } from "../../../../engine/contract.d.ts";
import { href } from "../../../base/address/router.ts";
import { WideTable } from "../../../base/ui/sections/scrollable.tsx";
import { t } from "../../../base/words/i18n.ts";
import { GROWTH, methodWords } from "../facts.ts";
import { count, milliseconds } from "../numbers.ts";
import { Spread } from "../spread.tsx";
import { type Known, SIZES } from "./forecast.ts";

export type Measure = "computed" | "milliseconds";

/** A method in the table, with its mark in the chart. */
export type Grower = { method: Method; mark: string; known: Known; done: boolean };

/** The measured values or times, a row for each method. */
export function GrowthTable({ growers, measure }: { growers: Grower[]; measure: Measure }) {
  return (
    <WideTable class="growth-table" aria-label={t("lab.race.table")}>
      <thead>
        <tr>
          <th scope="col">{t("lab.method")}</th>
          {SIZES.map((size) => (
            <th key={size} scope="col">
              {size}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {growers.map((grower) => (
          <tr key={grower.mark} data-method={grower.method.name}>
            <th scope="row">
              <a href={href("lab", { method: grower.method.name })}>
                <b class="growth-mark">{grower.mark}</b> {methodWords(grower.method.name)}
              </a>
              {measure === "computed" && (
                <code class="growth-formula" translate={false}>
                  {GROWTH[grower.method.name]?.formula}
                </code>
              )}
            </th>
            {SIZES.map((size, place) => (
              <td key={size}>
                <Cell grower={grower} size={size} timing={grower.known[place]} measure={measure} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

function Cell({
  grower: { method, done },
  size,
  timing,
  measure,
}: {
  grower: Grower;
  size: number;
  timing: Timing | undefined;
  measure: Measure;
}) {
  if (!timing) return <>{done && method.sizes.includes(size) ? t("lab.growth.long") : "–"}</>;
  if (measure === "computed") return <>{count(timing.computed)}</>;
  return (
    <>
      {milliseconds(timing.milliseconds)}
      <Spread {...timing} />
    </>
  );
}
