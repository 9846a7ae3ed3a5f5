import { useEffect } from "preact/hooks";
import { timeTaken } from "../core/duration.js";
import { keyOf, t } from "../core/i18n.js";
import { pretty, signed } from "../core/pretty.js";
import { href } from "../core/router.js";
import { techniqueName } from "../core/techniques.js";
import { playedHands } from "../history/history.js";
import { changes, FINDING } from "../strength/strength.js";
import { Dialog } from "../ui/dialog.jsx";
import { highlightsOf } from "./highlights.js";
import { LessonOffer } from "./lesson-offer.jsx";
import { summaryOf } from "./summary.js";

/** @import { Played } from "../history/played.js" */

/** Keys that move the focus, or do nothing alone. */
const QUIET = ["Tab", "Shift", "Control", "Alt", "Meta"];

/**
 * The summary of ten hands; any key closes it.
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
    dialog?.addEventListener("keydown", onKeyDown);
    return () => {
      dialog?.removeEventListener("close", onClose);
      dialog?.removeEventListener("keydown", onKeyDown);
    };
  }, []);

  /** @param {KeyboardEvent} event */
  function onKeyDown(event) {
    const presses = event.key === "Enter" || event.key === " ";
    const isLink = event.target instanceof HTMLAnchorElement;
    if (QUIET.includes(event.key) || (presses && isLink)) return;
    event.preventDefault();
    box.current?.close();
  }

  const { solved, clean, best, median, hardest, strength } = summaryOf(
    hands,
    (changes.value ?? []).slice(FINDING),
  );
  const rows = /** @type {const} */ ([
    ["solved", t("stats.solved.of", { solved, played: hands.length })],
    ["clean", clean],
    ["best", timeTaken(best)],
    ["median", timeTaken(median)],
    ["hardest", levelName(hardest) || "–"],
    ["strength", strength && `${strength.after} (${signed(strength.after - strength.before)})`],
  ]);
  return (
    <Dialog box={box} title={t("sitting.ten.title")}>
      <Highlights hands={hands} />
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

/**
 * What stands out in the hands, a sentence each.
 *
 * @param {{hands: readonly Played[]}} props
 */
function Highlights({ hands }) {
  const { faster, win, technique, practice } = highlightsOf(playedHands.value, hands);
  const sentences = {
    faster:
      faster &&
      t("sitting.ten.faster", {
        level: levelName(faster.level),
        now: timeTaken(faster.is),
        before: timeTaken(faster.was),
      }),
    win:
      win &&
      t("sitting.ten.win", {
        level: levelName(win.level),
        time: timeTaken(win.milliseconds),
        answer: pretty(win.text ?? ""),
      }),
    technique: technique && t("sitting.ten.technique", { technique: techniqueName(technique) }),
    practice: practice && t("sitting.ten.practice", { technique: techniqueName(practice) }),
  };
  return (
    <ul class="highlights">
      {Object.entries(sentences).map(
        ([name, sentence]) =>
          sentence && (
            <li key={name} data-highlight={name}>
              {sentence}
            </li>
          ),
      )}
    </ul>
  );
}

/** @param {string | null} level */
function levelName(level) {
  const key = keyOf(`level.${level}`);
  return key ? t(key) : "";
}
