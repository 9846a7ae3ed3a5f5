import { hasKeyboard } from "../../core/devices.js";
import { engineState } from "../../core/engine.js";
import { t } from "../../core/i18n.js";
import { equation } from "../../core/pretty.js";
import { verdictSentences } from "../../core/verdict-sentences.js";
import { valueText } from "../../core/words.js";
import { MarkedText } from "../../ui/marked-text.jsx";
import { Notice } from "../../ui/notices/notice.jsx";
import { Astray } from "./astray.jsx";

/** @import { Judging } from "./astray.jsx" */
/** @import { Judged } from "../round/answer.js" */

/**
 * What the referee says. It stands from the first paint; `announcing` says it to screen readers, in one
 * sentence with all that is known then.
 *
 * @param {object} props
 * @param {Judged | null} props.verdict
 * @param {boolean} props.pending
 * @param {boolean} props.stale
 * @param {string} props.target
 * @param {boolean} props.next whether Enter opens the next hand
 * @param {import("preact").ComponentChildren} props.facts of a win
 * @param {Judging} props.game
 */
export function Verdict({ verdict, pending, stale, target, next, facts, game }) {
  const waiting = pending && engineState.value !== "ready";
  return (
    <div
      class="verdict"
      role="status"
      aria-live="off"
      data-verdict={waiting ? "waiting" : verdict?.code}
      data-stale={stale || undefined}
    >
      {waiting && <Waiting />}
      {!waiting && verdict && (
        <Ruling
          key={verdict.serial}
          verdict={verdict}
          target={target}
          next={next}
          facts={facts}
          game={game}
        />
      )}
    </div>
  );
}

/** Where Python has failed to start, another notice says so. */
function Waiting() {
  if (engineState.value === "failed") return <p class="unseen">{t("verdict.waiting.failed")}</p>;
  return (
    <Notice kind="wait">
      <p>{t("verdict.waiting")}</p>
    </Notice>
  );
}

/**
 * @param {object} props
 * @param {Judged} props.verdict
 * @param {string} props.target
 * @param {boolean} props.next
 * @param {import("preact").ComponentChildren} props.facts
 * @param {Judging} props.game
 */
function Ruling({ verdict, target, next, facts, game }) {
  const { ok, code, span, text, input, value, mixed, expression } = verdict;
  const { astray, change, open } = game.repair;
  const mended = open.value ? change.value?.span : null;
  const kept = mended ? null : astray.value?.span;
  return (
    <Notice kind={ok ? "right" : "wrong"}>
      {verdictSentences(verdict, target).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {ok && expression && <p class="made">{equation(expression.text, target)}</p>}
      {facts}
      {next && hasKeyboard() && <p class="aside">{t("verdict.next")}</p>}
      {mended && input === "combine" && (
        <p class="made">
          <MarkedText text={text} span={mended} />
        </p>
      )}
      {!ok && input === "type" && span && text.trim() !== "" && (
        <p>
          <span class="unseen">{t("verdict.echo")} </span>
          <MarkedText text={text} span={mended ?? kept ?? span} right={Boolean(kept)} />
          {code === "wrong-value" &&
            value &&
            value !== text.trim() &&
            ` = ${valueText(value, mixed)}`}
        </p>
      )}
      {code === "wrong-value" && <Astray game={game} verdict={verdict} />}
    </Notice>
  );
}
