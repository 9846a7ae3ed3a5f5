import { createFold } from "./fold.ts";
import { handName, type Played } from "./played.ts";

/** How many different hands, solved with a technique without a hint, make it mastered. */
export const TO_MASTER = 3;

/** How many hands count for how slowly it is forgotten. */
const MOST = 12;

/**
 * How a technique was practised: how many different hands were solved by it, of which no more than
 * `MOST` are told apart, when the last was played, and the answer and the id of the last that was new.
 */
interface Practised {
  hands: number;
  last: number;
  text: string;
  id: string;
}

const NEVER: Practised = { hands: 0, last: 0, text: "", id: "" };

type PractisedTechniques = { practised: Map<string, Practised>; names: Set<string> };

/** How the techniques were practised: hands count that were solved without a hint. */
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

/** A technique is half forgotten after this many days, and after as many more with each hand solved by it. */
const HALF_LIFE = 30;

/** Below this it is shaky. */
const SHAKY = 0.5;

/**
 * How much of a technique is still there, of 0 to 1: it is lost slowly, the more slowly the more
 * hands were solved by it, and one hand wins all of it back.
 */
export function retention({ hands, last }: Pick<Practised, "hands" | "last">, now: number) {
  if (hands === 0) return 0;
  const days = Math.max(0, now - last) / DAY;
  return 2 ** (-days / (HALF_LIFE * hands));
}

/** Whether a technique is known: mastered, and not lost since. */
export function skillOf(
  practised: Pick<Practised, "hands" | "last">,
  now: number,
): "known" | "shaky" | "new" {
  if (practised.hands === 0) return "new";
  const isKnown = practised.hands >= TO_MASTER && retention(practised, now) >= SHAKY;
  return isKnown ? "known" : "shaky";
}
