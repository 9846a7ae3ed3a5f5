import { useSignal } from "@preact/signals";
import { queryOf } from "../../base/address/hand-query.ts";
import { go } from "../../base/address/router.ts";
import { Pick } from "../../base/ui/fields/pick.tsx";
import { t } from "../../base/words/i18n.ts";
import { say } from "../../base/words/say.ts";
import { PATH, techniqueName } from "../../base/words/techniques.ts";
import { handsToReview, REASONS, SPANS, type Wanted } from "../../play/session/queue.ts";
import { beginQueue, takeQueued } from "../../player/history/review/queued.ts";
import type { Played } from "../../table/hand/played.ts";

/** Starts a queue of hands to review, chosen by reason, time span and technique. */
export function ReviewQueue({ hands }: { hands: Played[] }) {
  const wanted = useSignal<Wanted>({ reason: "missed", span: "week" });
  const chosen = handsToReview(hands, wanted.value, Date.now());
  const { reason, span, technique = "" } = wanted.value;

  const change = (change: Partial<Wanted>) => {
    wanted.value = { ...wanted.value, ...change };
    say(t("review.count", { count: handsToReview(hands, wanted.value, Date.now()).length }));
  };
  return (
    <section class="sheet" aria-labelledby="review-heading">
      <h2 id="review-heading">{t("review.title")}</h2>
      <div class="picks">
        <Pick
          label={t("review.which")}
          value={reason}
          options={REASONS.map((name) => [name, t(`review.reason.${name}`)])}
          onChange={(name) => change({ reason: REASONS.find((one) => one === name) ?? "missed" })}
        />
        <Pick
          label={t("review.when")}
          value={span}
          options={SPANS.map((name) => [name, t(`review.span.${name}`)])}
          onChange={(name) => change({ span: SPANS.find((one) => one === name) ?? "week" })}
        />
        <Pick
          label={t("review.technique")}
          value={technique}
          options={[["", t("review.technique.any")], ...PATH.map(withName)]}
          onChange={(code) => change({ technique: code })}
        />
      </div>
      <p data-queue={chosen.length}>{t("review.count", { count: chosen.length })}</p>
      {chosen.length > 0 && (
        <button type="button" class="button primary" onClick={() => begin(chosen)}>
          {t("review.begin")}
        </button>
      )}
    </section>
  );
}

const withName = (code: string): [string, string] => [code, techniqueName(code)];

/** Starts the queue with its first hand. */
function begin(hands: Played[]) {
  beginQueue(hands);
  const first = takeQueued();
  if (first) go("play", queryOf(first), { solvable: first.solvable });
}
