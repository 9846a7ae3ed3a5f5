import { useEffect } from "preact/hooks";
import { timeTaken } from "../core/duration.js";
import { keyOf, t } from "../core/i18n.js";
import { signed } from "../core/pretty.js";
import { href } from "../core/router.js";
import { LessonOffer } from "../history/lesson-offer.jsx";
import { changes, FINDING } from "../strength/strength.js";
import { Dialog } from "../ui/dialog.jsx";
import { summaryOf } from "./summary.js";

/** @import { Played } from "../history/played.js" */

/**
 * The summary of ten hands.
 *
 * @param {object} props
 * @param {import("preact").RefObject<HTMLDialogElement | null>} props.box
 * @param {readonly Played[]} props.hands
 * @param {() => void} props.onClose
 */
export function SittingDialog({ box, hands, onClose }) {
  useEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    dialog?.addEventListener("close", onClose);
    return () => dialog?.removeEventListener("close", onClose);
  }, []);
  const { solved, clean, best, median, hardest, strength } = summaryOf(
    hands,
    (changes.value ?? []).slice(FINDING),
  );
  const level = hardest && keyOf(`level.${hardest}`);
  const rows = /** @type {const} */ ([
    ["solved", t("stats.solved.of", { solved, played: hands.length })],
    ["clean", clean],
    ["best", timeTaken(best)],
    ["median", timeTaken(median)],
    ["hardest", level ? t(level) : "–"],
    ["strength", strength && `${strength.after} (${signed(strength.after - strength.before)})`],
  ]);
  return (
    <Dialog box={box} title={t("sitting.ten.title")}>
      <dl class="sitting-facts">
        {rows.map(
          ([name, value]) =>
            value !== null && (
              <div key={name} data-fact={name}>
                <dt>{t(`sitting.ten.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <LessonOffer hands={hands} />
      <div class="sitting-actions">
        <a class="button" href={href("stats")}>
          {t("sitting.ten.more")}
        </a>
        <button type="button" class="button primary" onClick={() => box.current?.close()}>
          {t("sitting.ten.on")}
        </button>
      </div>
    </Dialog>
  );
}
