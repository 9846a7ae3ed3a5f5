import { href } from "../../../base/address/router.ts";
import { WideTable } from "../../../base/ui/sections/scrollable.tsx";
import { t } from "../../../base/words/i18n.ts";
import { methodWords, sizeWords } from "../facts.ts";
import { count, milliseconds } from "../numbers.ts";
import { Spread } from "../spread.tsx";
import type { Runner } from "./runner.ts";

/** All figures of a race. */
export function RaceTable({ runners }: { runners: Runner[] }) {
  return (
    <WideTable class="race-table" aria-label={t("lab.race.table")}>
      <thead>
        <tr>
          <th scope="col">{t("lab.method")}</th>
          <th scope="col">{t("lab.measure.computed")}</th>
          <th scope="col">{t("lab.measure.formulas")}</th>
          <th scope="col">{t("lab.measure.distinct")}</th>
          <th scope="col">{t("lab.measure.milliseconds")}</th>
        </tr>
      </thead>
      <tbody>
        {runners.map((runner) => (
          <Row key={runner.name} runner={runner} />
        ))}
      </tbody>
    </WideTable>
  );
}

function Row({ runner }: { runner: Runner }) {
  const { name, state, computed, formulas, distinct, wrong } = runner;
  return (
    <tr data-method={name} data-state={state}>
      <th scope="row">
        <a href={href("lab", { method: name })}>{methodWords(name)}</a>
      </th>
      {state === "refused" ? (
        <td colSpan={4}>{sizeWords(name)}</td>
      ) : (
        <>
          <td>{written(computed)}</td>
          <td>
            {written(formulas)}
            {wrong ? <small class="fault">{t("lab.race.wrong", { count: wrong })}</small> : null}
          </td>
          <td>{written(distinct)}</td>
          <td>
            {runner.milliseconds === undefined ? "–" : milliseconds(runner.milliseconds)}
            <Spread {...runner} />
          </td>
        </>
      )}
    </tr>
  );
}

const written = (value: number | undefined) => (value === undefined ? "–" : count(value));
