import type { ComponentChildren } from "preact";
import { engineState } from "../../base/python/engine.ts";
import { MarkedText } from "../../base/ui/fields/marked-text.tsx";
import { Notice } from "../../base/ui/notices/notice.tsx";
import { valueText } from "../../base/words/card-words.ts";
import { t } from "../../base/words/i18n.ts";
import { equation } from "../../base/words/pretty.ts";
import { verdictSentences } from "../../base/words/verdict-sentences.ts";
import type { Judged } from "../hand/types.ts";
import { Astray, type Judging } from "./astray.tsx";
import { MistakeTree } from "./mistake-tree.tsx";

/**
 * The verdict of the referee. The element exists from the first paint. `announcing` announces it to
 * screen readers, in one sentence with all known facts.
 */
export function Verdict({
  verdict,
  pending,
  stale,
  target,
  facts,
  game,
}: {
  verdict: Judged | null;
  pending: boolean;
  stale: boolean;
  target: string;
  /** What is told after a win; null means the equation. */
  facts: ComponentChildren;
  game: Judging;
}) {
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
        <Ruling key={verdict.n} verdict={verdict} target={target} facts={facts} game={game} />
      )}
      {!waiting && verdict?.code === "wrong-value" && <MistakeTree game={game} verdict={verdict} />}
    </div>
  );
}

/** If Python has failed to start, another notice says so. */
function Waiting() {
  if (engineState.value === "failed") return <p class="unseen">{t("verdict.waiting.failed")}</p>;
  return (
    <Notice kind="wait">
      <p>{t("verdict.waiting")}</p>
    </Notice>
  );
}

function Ruling({
  verdict,
  target,
  facts,
  game,
}: {
  verdict: Judged;
  target: string;
  facts: ComponentChildren;
  game: Judging;
}) {
  const { ok, code, span, text, by, value, mixed, expression } = verdict;
  const { astray, change, open } = game.mistake;
  const mended = open.value ? change.value?.span : null;
  const marked = mended ? null : astray.value?.span;
  return (
    <Notice kind={ok ? "right" : code === "other-technique" ? "almost" : "wrong"}>
      {verdictSentences(verdict, target).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {facts ??
        (ok && expression && (
          <p class="made" translate={false}>
            {equation(expression.text, target)}
          </p>
        ))}
      {mended && by === "combine" && (
        <p class="made">
          <MarkedText text={text} span={mended} />
        </p>
      )}
      {!ok && by === "type" && span && text.trim() !== "" && (
        <p>
          <span class="unseen">{t("verdict.echo")} </span>
          <MarkedText text={text} span={mended ?? marked ?? span} right={Boolean(marked)} />
          {code === "wrong-value" &&
            value &&
            value !== text.trim() &&
            !/[=＝]/.test(text) &&
            ` = ${valueText(value, mixed)}`}
        </p>
      )}
      {code === "wrong-value" && <Astray game={game} verdict={verdict} />}
    </Notice>
  );
}
