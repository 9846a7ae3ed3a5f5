import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { href } from "../../base/address/router.ts";
import { timeTaken } from "../../base/time/duration.ts";
import { Dialog } from "../../base/ui/dialogs/dialog.tsx";
import { t } from "../../base/words/i18n.ts";
import { signed } from "../../base/words/pretty.ts";
import { playedHands } from "../../player/history/history.ts";
import { gradeWords } from "../../player/strength/grade.ts";
import { changes, FINDING } from "../../player/strength/strength.ts";
import type { Played } from "../../table/hand/played.ts";
import { highlightWords, levelName } from "./highlight-words.ts";
import { LessonOffer } from "./lesson-offer.tsx";
import { summaryOf } from "./summary.ts";

/** Keys that move the focus, or that do nothing when pressed alone. */
const QUIET = ["Tab", "Shift", "Control", "Alt", "Meta"];

/** The summary of ten hands. Any key closes it. */
export function SessionDialog({
  box,
  hands,
  onClose,
}: {
  box: RefObject<HTMLDialogElement | null>;
  hands: readonly Played[];
  onClose: () => void;
}) {
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

  function onKeyDown(event: KeyboardEvent) {
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
  const rows = [
    ["solved", t("statistics.solved.of", { solved, played: hands.length })],
    ["clean", clean],
    ["best", timeTaken(best)],
    ["median", timeTaken(median)],
    ["hardest", levelName(hardest) || "–"],
    [
      "strength",
      strength &&
        `${gradeWords(strength.after)}, ${strength.after} (${signed(strength.after - strength.before)})`,
    ],
  ] as const;
  return (
    <Dialog box={box} title={t("session.ten.title")}>
      <Highlights hands={hands} />
      <dl class="session-facts">
        {rows.map(
          ([name, value]) =>
            value !== null && (
              <div key={name} data-fact={name}>
                <dt>{t(`session.ten.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <LessonOffer hands={hands} />
      <div class="session-actions">
        <a class="button" href={href("stats")}>
          {t("session.ten.more")}
        </a>
        <button type="button" class="button primary" onClick={() => box.current?.close()}>
          {t("session.ten.on")}
        </button>
      </div>
    </Dialog>
  );
}

/** What stands out in the hands, one sentence each. */
function Highlights({ hands }: { hands: readonly Played[] }) {
  return (
    <ul class="highlights">
      {highlightWords(playedHands.value, hands).map(({ name, sentence }) => (
        <li key={name} data-highlight={name}>
          {sentence}
        </li>
      ))}
    </ul>
  );
}
