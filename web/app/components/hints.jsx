import { t } from "../i18n.js";
import { pretty, stepParts } from "../pretty.js";
import { Slip } from "./slip.jsx";
import { Steps } from "./steps.jsx";
import { Trouble } from "./trouble.jsx";

/** @import { EngineError } from "../engine.js" */
/** @import { Solved } from "../types.js" */

/**
 * The hints that were asked for, weakest first: how many solutions, the first step, the whole.
 *
 * @param {{level: number, solved: Solved | null, error: EngineError | null}} props
 */
export function Hints({ level, solved, error }) {
  if (error) return <Trouble code={error.code} />;
  return (
    <div class="hints" aria-live="polite" data-level={level}>
      {level > 0 && (
        <Slip kind="note">
          {solved ? <Told level={level} solved={solved} /> : <p>{t("hint.looking")}</p>}
        </Slip>
      )}
    </div>
  );
}

/** @param {{level: number, solved: Solved}} props */
function Told({ level, solved }) {
  const [simplest] = solved.solutions;
  const [first] = simplest?.steps ?? [];
  if (!simplest) return <p>{t("hint.count.none")}</p>;
  return (
    <>
      <p>{t("hint.count", { count: solved.count })}</p>
      {level === 2 && first && (
        <p>{t("hint.first", { step: t("step.meaning", stepParts(first)) })}</p>
      )}
      {level > 2 && <p>{t("hint.whole", { solution: pretty(simplest.text) })}</p>}
      {level > 2 && <Steps expression={simplest} />}
    </>
  );
}
