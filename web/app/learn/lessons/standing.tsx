import { t } from "../../base/words/i18n.ts";
import { pretty } from "../../base/words/pretty.ts";
import { playedHands } from "../../player/history/history.ts";
import { isKnownBy, practisedIn, TO_MASTER } from "../../player/history/review/mastery.ts";
import { techniqueRatings } from "../../player/strength/techniques.ts";
import { Dots } from "./dots.tsx";
import { HANDS, progress } from "./progress.ts";
import { IMPOSSIBLE, type StepCode } from "./steps.ts";

/**
 * How a player stands with a step of the Path: how many hands of its lesson were right, whether play
 * shows that the player knows its technique, and both in words, with the player's rating for it.
 */
export function standingIn(code: StepCode) {
  const dots = progress.value.lessons[code]?.dots;
  const known = isKnownBy(playedHands.value, code);
  const words = [
    ...(code === IMPOSSIBLE ? [] : practiceWords(code, known)),
    dots !== undefined && t("lessons.dots", { count: dots, hands: HANDS }),
  ].filter((each) => typeof each === "string");
  return { dots, known, words };
}

function practiceWords(code: string, known: boolean) {
  const { hands: count, text } = practisedIn(playedHands.value, code);
  const rating = techniqueRatings(playedHands.value).get(code);
  return [
    masteryWords(count, known),
    known && pretty(text),
    rating &&
      t("train.rating", {
        strength: Math.round(rating.strength),
        error: Math.round(rating.error),
      }),
    rating?.trend && t(`train.${rating.trend}`),
  ];
}

function masteryWords(count: number, known: boolean) {
  if (known) return t("mastery.done");
  if (count >= TO_MASTER) return t("collection.fading");
  return t("mastery.progress", { count, goal: TO_MASTER });
}

/** How a player stands with a step of the Path, as dots. */
export const StandingDots = ({ code }: { code: StepCode }) =>
  code === IMPOSSIBLE ? (
    <Dots solved={Array(progress.value.lessons[code]?.dots ?? 0).fill(true)} />
  ) : (
    <MasteryDots code={code} />
  );

/**
 * A dot for each hand that makes a technique known, filled if it is solved. If the player forgets
 * the technique, one more hand is needed.
 */
function MasteryDots({ code }: { code: string }) {
  const { hands } = practisedIn(playedHands.value, code);
  const filled = hands >= TO_MASTER ? TO_MASTER - 1 : hands;
  return (
    <span class="path-dots-row" aria-hidden="true">
      {Array.from({ length: TO_MASTER }, (_, place) => (
        <span key={place} class="mastery-dot" data-filled={place < filled || undefined} />
      ))}
    </span>
  );
}
