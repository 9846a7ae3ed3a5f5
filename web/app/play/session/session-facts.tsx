import { computed } from "@preact/signals";
import { settings } from "../../base/browser/settings.ts";
import { timeTaken } from "../../base/time/duration.ts";
import { keyOf, t } from "../../base/words/i18n.ts";
import { playedHands } from "../../player/history/history.ts";
import { bestTimes, tally } from "./session.ts";

const tallied = computed(() => tally(playedHands.value, Date.now()));
const best = computed(() => bestTimes(playedHands.value));

/** The session so far: hands in a row, hands of today, the best time of the level. */
export function SessionFacts({ level }: { level: string | null }) {
  const { inRow, today } = tallied.value;
  const time = level && settings.value.clock === "shown" ? best.value.get(level) : undefined;
  const name = level && keyOf(`level.${level}`);
  const facts = [
    inRow > 1 && t("session.row", { count: inRow }),
    today > 0 && t("session.today", { count: today }),
    time !== undefined && name && t("session.best", { level: t(name), time: timeTaken(time) }),
  ].filter(Boolean);
  return (
    facts.length > 0 && (
      <p class="session-line">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
    )
  );
}
