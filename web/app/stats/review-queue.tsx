import { useSignal } from "@preact/signals";
import { queryOf } from "../core/hand-query.js";
import { t } from "../core/i18n.js";
import { go } from "../core/router.js";
import { say } from "../core/say.js";
import { PATH, techniqueName } from "../core/techniques.js";
import { beginQueue, takeQueued } from "../history/queued.js";
import { handsToReview, REASONS, SPANS } from "../sitting/queue.js";

/** @import { Played } from "../history/played.js" */
/** @import { Wanted } from "../sitting/queue.js" */

/**
 * The hands to go over as one queue: which, of which time or technique.
 *
 * @param {{hands: Played[]}} props
 */
export function ReviewQueue({ hands }) {
  const wanted = useSignal(/** @type {Wanted} */ ({ reason: "missed", span: "week" }));
  const chosen = handsToReview(hands, wanted.value, Date.now());
  const { reason, span, technique = "" } = wanted.value;

  /** @param {Partial<Wanted>} change */
  const change = (change) => {
    wanted.value = { ...wanted.value, ...change };
    say(t("review.count", { count: handsToReview(hands, wanted.value, Date.now()).length }));
  };
  return (
    <section class="sheet" aria-labelledby="review-heading">
      <h2 id="review-heading">{t("review.title")}</h2>
      <div class="review-choices">
        <Choice
          label={t("review.which")}
          value={reason}
          options={REASONS.map((name) => [name, t(`review.reason.${name}`)])}
          onChange={(name) => change({ reason: REASONS.find((one) => one === name) ?? "missed" })}
        />
        <Choice
          label={t("review.when")}
          value={span}
          options={SPANS.map((name) => [name, t(`review.span.${name}`)])}
          onChange={(name) => change({ span: SPANS.find((one) => one === name) ?? "week" })}
        />
        <Choice
          label={t("review.technique")}
          value={technique}
          options={[["", t("review.technique.any")], ...PATH.map(named)]}
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

/**
 * @param {string} code
 * @returns {[string, string]}
 */
const named = (code) => [code, techniqueName(code)];

/**
 * Begins the queue with its first hand.
 *
 * @param {Played[]} hands
 */
function begin(hands) {
  beginQueue(hands);
  const first = takeQueued();
  if (first) go("play", queryOf(first), { solvable: first.solvable });
}

/**
 * @param {object} props
 * @param {string} props.label
 * @param {string} props.value
 * @param {readonly (readonly [string, string])[]} props.options
 * @param {(value: string) => void} props.onChange
 */
function Choice({ label, value, options, onChange }) {
  return (
    <label class="review-choice">
      {label}
      <select
        class="box"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {options.map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
