import { RATED_CARDS } from "../core/card-limits.js";
import { timeTaken } from "../core/duration.js";
import { ask } from "../core/engine.js";
import { keyOf, t } from "../core/i18n.js";
import { signed } from "../core/pretty.js";
import { settings } from "../core/settings.js";
import { playedHands } from "../history/history.js";
import { changeOf } from "../strength/strength.js";
import { lazy, Nothing } from "../ui/lazy.jsx";
import { useResult } from "../ui/use-result.js";
import { standing } from "./sitting.js";

/** @import { CardNumber } from "../../engine/contract.d.ts" */

const Compared = lazy(
  async () => (await import("../people/compared.jsx")).Compared,
  Nothing,
  Nothing,
);

/** Above this, the number of solutions is not told. */
const FEW = 3;

/**
 * The facts of a win in one sentence: "Expert, one solution, 0:09.0 – your best at this level"; and how it
 * compares with other people.
 *
 * @param {object} props
 * @param {string | null} props.id of the record
 * @param {string | null} props.level
 * @param {CardNumber[]} props.numbers
 * @param {string} props.target
 * @param {number} props.milliseconds
 */
export function WinFacts({ id, level, numbers, target, milliseconds }) {
  const { result: solved } = useResult(
    async (signal) =>
      numbers.length > RATED_CARDS ? null : ask("solve", { numbers, target }, { signal }),
    [JSON.stringify(numbers), target],
  );
  const key = level && keyOf(`level.${level}`);
  const few = solved && solved.count > 0 && solved.count <= FEW;
  const timed = settings.value.clock === "shown";
  const facts = [
    key && t(key),
    few && t("win.solutions", { count: solved.count }),
    timed && t("win.time", { time: timeTaken(milliseconds) }),
  ].filter(Boolean);
  if (facts.length === 0) return null;
  const change = settings.value.rated === "yes" ? changeOf(id) : null;
  const record = timed && id ? standing(playedHands.value, id) : null;
  return (
    <>
      <p class="win-facts" data-record={record ?? undefined}>
        {t(record ? `win.${record}` : "win.facts", { facts: facts.join(t("win.comma")) })}{" "}
        {change !== null && (
          <b class="win-change" aria-hidden="true">
            {signed(change)}
          </b>
        )}
      </p>
      {timed && id && <Compared id={id} />}
    </>
  );
}
