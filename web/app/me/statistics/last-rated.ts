import { CHOICES } from "../../base/browser/settings.ts";
import { enumerated, t } from "../../base/words/i18n.ts";
import { signed } from "../../base/words/pretty.ts";
import { levelName } from "../../play/session/highlight-words.ts";
import type { Change } from "../../player/strength/estimate.ts";
import { isSolved, type Played } from "../../table/hand/played.ts";

const HANDS = 5;

/** The last hands that counted for the strength, by level: how many were solved, and of how many. */
export function lastRated(hands: readonly Played[]) {
  const last = hands.filter(({ rated, score }) => rated && score !== undefined).slice(-HANDS);
  const levels = CHOICES.level.flatMap((level) => {
    const ofLevel = last.filter((hand) => hand.level === level);
    const [solved, played] = [ofLevel.filter(isSolved).length, ofLevel.length];
    return played ? { level, solved, played } : [];
  });
  return { count: last.length, levels };
}

/** These hands in words; empty if there are none. */
export function lastRatedWords(hands: readonly Played[]) {
  const { count, levels } = lastRated(hands);
  const parts = levels.map(({ level, solved, played }) =>
    t("me.last.level", { level: levelName(level), solved, played }),
  );
  return count ? t("me.last", { count, levels: enumerated(parts) }) : "";
}

/** By how much the last hands have changed the strength. */
export function changeWords(changes: readonly Change[]) {
  const last = changes.slice(-HANDS);
  const [before, after] = [last.at(0)?.before ?? 0, last.at(-1)?.after ?? 0];
  const change = signed(Math.round(after) - Math.round(before));
  return last.length ? t("strength.moved", { change, count: last.length }) : "";
}
