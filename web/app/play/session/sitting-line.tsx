import { computed, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { settings } from "../../base/browser/settings.ts";
import { timeTaken } from "../../base/time/duration.ts";
import { lazy } from "../../base/ui/lazy.tsx";
import { useSaid } from "../../base/ui/use-said.ts";
import { keyOf, t } from "../../base/words/i18n.ts";
import { playedHands } from "../../player/history/history.ts";
import { bestTimes, lastTen, tally } from "./sitting.ts";

const SittingDialog = lazy(async () => (await import("./sitting-dialog.tsx")).SittingDialog);

/** How long the last win stays visible before the summary opens, in milliseconds. */
const CELEBRATED = 2500;

const tallied = computed(() => tally(playedHands.value, Date.now()));
const best = computed(() => bestTimes(playedHands.value));

/**
 * A line about the sitting: hands in a row, hands of today, the best time of the level. After ten
 * hands their summary opens, unless the player has begun the next hand. A button opens it until it
 * has been seen or another hand has ended.
 *
 * @param props of the hand on the table
 */
export function SittingLine({ level, ended }: { level: string | null; ended: boolean }) {
  const { inRow, today } = tallied.value;
  const time = level && settings.value.clock === "shown" ? best.value.get(level) : undefined;
  const name = level && keyOf(`level.${level}`);
  const facts = [
    inRow > 1 && t("sitting.row", { count: inRow }),
    today > 0 && t("sitting.today", { count: today }),
    time !== undefined && name && t("sitting.best", { level: t(name), time: timeTaken(time) }),
  ].filter(Boolean);
  return (
    <div class="sitting">
      {facts.length > 0 && (
        <p class="sitting-line">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      )}
      <AfterTen ended={ended} />
    </div>
  );
}

/**
 * The button for the summary, and the summary, which is loaded on demand.
 *
 * @param props `ended`: whether the hand on the table has ended, so that no clock runs
 */
function AfterTen({ ended }: { ended: boolean }) {
  const seen = useSignal("");
  const open = useSignal(false);
  const box = useRef<HTMLDialogElement | null>(null);
  const hands = lastTen(playedHands.value, Date.now());
  const last = hands?.at(-1)?.id ?? "";
  const offered = hands !== null && seen.value !== last;
  useSaid(offered ? t("sitting.ten.news") : "", { about: last });

  useEffect(() => {
    if (!offered || !ended) return;
    const timer = setTimeout(() => {
      open.value = true;
    }, CELEBRATED);
    return () => clearTimeout(timer);
  }, [offered, ended, last]);

  return (
    <>
      {offered && (
        <button
          type="button"
          class="sitting-button"
          aria-haspopup="dialog"
          onClick={() => (open.value = true)}
        >
          {t("sitting.ten")}
        </button>
      )}
      {offered && open.value && (
        <SittingDialog
          box={box}
          hands={hands}
          onClose={() => {
            seen.value = last;
            open.value = false;
          }}
        />
      )}
    </>
  );
}
