import { engineState } from "../engine.js";
import { t } from "../i18n.js";
import { verdictSentences } from "../play/words.js";
import { pretty } from "../pretty.js";
import { MarkedText } from "./marked-text.jsx";
import { Slip } from "./slip.jsx";

/** @import { Judged } from "../play/answer.js" */

/**
 * What the referee says, announced as it changes.
 *
 * @param {{verdict: Judged | null, pending: boolean, stale: boolean, target: string}} props
 */
export function Verdict({ verdict, pending, stale, target }) {
  const waiting = pending && engineState.value !== "ready";
  return (
    <div
      class="verdict"
      role="status"
      data-verdict={waiting ? "waiting" : verdict?.code}
      data-stale={stale || undefined}
    >
      {waiting && <Waiting />}
      {!waiting && verdict && <Ruling key={verdict.serial} verdict={verdict} target={target} />}
    </div>
  );
}

function Waiting() {
  const failed = engineState.value === "failed";
  return (
    <Slip kind="wait">
      <p>{t(failed ? "verdict.waiting.failed" : "verdict.waiting")}</p>
    </Slip>
  );
}

/** @param {{verdict: Judged, target: string}} props */
function Ruling({ verdict, target }) {
  const { ok, span, text, expression } = verdict;
  return (
    <Slip kind={ok ? "right" : "wrong"}>
      {verdictSentences(verdict, target).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {ok && expression && <p class="made">{`${pretty(expression.text)} = ${target}`}</p>}
      {!ok && span && text.trim() !== "" && (
        <p>
          <span class="unseen">{t("verdict.echo")} </span>
          <MarkedText text={text} span={span} />
        </p>
      )}
    </Slip>
  );
}
