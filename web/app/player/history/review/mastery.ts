import { handName, type Played } from "../../../table/hand/played.ts";
import { createFold } from "../fold.ts";

/** How many different hands, solved with a technique without a hint, make it mastered. */
export const TO_MASTER = 3;

/** At most this many hands count towards how slowly a technique is forgotten. */
const MOST = 12;

/**
 * How a technique was practised: the number of different hands that were solved by it (at most
 * `MOST`), the time of the last one, and the answer and id of the last new one.
 */
interface Practised {
  hands: number;
  last: number;
  text: string;
  id: string;
}

const NEVER: Practised = { hands: 0, last: 0, text: "", id: "" };

type PractisedTechniques = { practised: Map<string, Practised>; names: Set<string> };

/**
 * Folds the history into the practice of each technique. Only hands that were solved without a hint
 * count.
 */
const createPractice = () =>
  createFold<PractisedTechniques>(
    () => ({ practised: new Map(), names: new Set() }),
    ({ practised, names }, hand) => {
      const { id, at, result, hints, technique, text } = hand;
      if (result !== "solved" || hints > 0 || !technique) return;
      const before = practised.get(technique.code) ?? NEVER;
      if (before.hands === MOST) {
        practised.set(technique.code, { ...before, last: at });
        return;
      }
      const name = `${technique.code} ${handName(hand)}`;
      const isNew = !names.has(name);
      names.add(name);
      practised.set(
        technique.code,
        isNew
          ? { hands: before.hands + 1, last: at, text: text ?? "", id }
          : { ...before, last: at },
      );
    },
  );

const practice = createPractice();

/**
 * How a technique was practised in a history.
 *
 * @param hands oldest first
 */
export const practisedIn = (hands: readonly Played[], code: string) =>
  practice(hands).practised.get(code) ?? NEVER;

const DAY = 86_400_000;

/** Half of a technique is forgotten after this many days for each hand that was solved by it. */
const HALF_LIFE = 30;

/** Below this retention a technique is shaky. */
const SHAKY = 0.5;

/**
 * How much of a technique is remembered, from 0 to 1. It decays more slowly the more hands were
 * solved by it, and one more hand restores it fully.
 */
export function retention({ hands, last }: Pick<Practised, "hands" | "last">, now: number) {
  if (hands === 0) return 0;
  const days = Math.max(0, now - last) / DAY;
  return 2 ** (-days / (HALF_LIFE * hands));
}

/** Whether a history shows that the player knows a technique now. */
export const isKnownBy = (hands: readonly Played[], code: string) =>
  skillOf(practisedIn(hands, code), Date.now()) === "known";

/** Whether a technique is known: mastered and not forgotten since. */
export function skillOf(
  practised: Pick<Practised, "hands" | "last">,
  now: number,
): "known" | "shaky" | "new" {
  if (practised.hands === 0) return "new";
  const isKnown = practised.hands >= TO_MASTER && retention(practised, now) >= SHAKY;
  return isKnown ? "known" : "shaky";
}
