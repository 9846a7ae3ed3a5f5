import type { Timing } from "../../../engine/contract.d.ts";
import { t } from "../../base/words/i18n.ts";
import { milliseconds } from "./numbers.ts";

/** The fastest and the slowest run below a time, and the number of runs. */
export function Spread({ runs = 0, fastest = 0, slowest = 0 }: Partial<Timing>) {
  if (runs === 0) return null;
  return (
    <>
      {runs > 1 && <small>{`${milliseconds(fastest)} – ${milliseconds(slowest)}`}</small>}
      <small>{t("lab.race.runs", { count: runs })}</small>
    </>
  );
}
