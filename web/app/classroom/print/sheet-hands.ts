import type { Level, Proof, SheetHand, SheetHandParams } from "../../../engine/contract.d.ts";
import { SYMBOLS } from "../../base/cards/operators.ts";
import { allowedOperators, puzzleOf } from "../../base/cards/puzzle.ts";
import { ask } from "../../base/python/engine.ts";
import { SIGNS } from "../../base/words/pretty.ts";
import type { SheetChoices } from "./sheet-link.ts";

/** The number of cards with one, two and three dots in a kit. */
export const KIT_DOTS = [12, 24, 12];

const LEVEL_DOTS: Record<Level, number> = { easy: 1, medium: 2, hard: 3, expert: 3 };
const SCHOOL_DOTS = [0, 1, 1, 2, 3, 3, 3];

const SCHOOL_STEPS = [1, 2, 3, 4, 5, 6] as const;

/** The school steps of a choice; none for all. */
export const stepsOf = (school: SheetChoices["school"]) =>
  SCHOOL_STEPS.filter((step) => `${step}` === school);

/** A hand of a sheet. If the key says why it cannot be done, it has the proof. */
export interface PaperHand extends SheetHand {
  proof?: Proof | null;
}

/** The measure that chooses hands and their dots. */
export const measureOf = ({ school }: Pick<SheetChoices, "school">) =>
  school ? "school" : "people";

/** The number of dots of a hand by the measure of the sheet; 0 if the hand is too large for it. */
export function dotsOf({ level, school }: SheetHand, sheet: Pick<SheetChoices, "school">) {
  if (measureOf(sheet) === "school") return SCHOOL_DOTS[school ?? 0] ?? 0;
  return level ? LEVEL_DOTS[level] : 0;
}

/** The target of all hands; undefined if they have different ones. */
export function targetOf([first, ...others]: SheetHand[]) {
  return others.every(({ target }) => target === first?.target) ? first?.target : undefined;
}

/** The signs that the hands of a sheet allow. */
export const signsOf = ([first]: SheetHand[]) =>
  allowedOperators(first ?? {})
    .map((symbol) => SIGNS[symbol])
    .join(" ");

/**
 * The hands of a sheet, with the solutions for its key. If both versions are wanted, version A comes
 * first. A lesson has those of version A, and one more.
 */
export async function fetchHands(sheet: SheetChoices, signal: AbortSignal): Promise<PaperHand[]> {
  const { seed, hands: listed, level, deck, edition, operators, format, version } = sheet;
  const key = sheet.first === "yes" && sheet.key === "none" ? "simplest" : sheet.key;
  const measure = measureOf(sheet);
  if (listed) {
    const isProved = key !== "none" && sheet.why === "yes";
    return Promise.all(
      listed.map((hand) => fetchListed({ ...hand, key, measure }, isProved, signal)),
    );
  }
  const dots = dotsWanted(sheet);
  const isLesson = format === "lesson";
  const count = dots ? dots.reduce((sum, each) => sum + each) : sheet.count + (isLesson ? 1 : 0);
  const { hands } = await ask(
    "sheet",
    {
      seed,
      count,
      key,
      operators,
      measure,
      level: measure === "school" || level === "mixed" ? "any" : level,
      school: stepsOf(sheet.school),
      ...(edition ? { edition } : { deck }),
      ...(dots && { dots }),
      ...(format !== "kit" && {
        technique: sheet.technique || null,
        versions: version !== "" || isLesson,
      }),
    },
    { signal },
  );
  if (version === "b") return hands.slice(count);
  return hands.slice(0, version === "both" ? 2 * count : count);
}

/** The versions of a sheet, each as a sheet with its hands. */
export function versionsOf(sheet: SheetChoices, hands: PaperHand[]) {
  if (sheet.version !== "both") return [{ sheet, hands }];
  const half = hands.length / 2;
  return (["a", "b"] as const).map((version, at) => ({
    sheet: { ...sheet, version },
    hands: hands.slice(at * half, (at + 1) * half),
  }));
}

/** How many hands have one, two and three dots; undefined if a level or school steps decide. */
function dotsWanted({ format, level, school, count }: SheetChoices) {
  if (format === "kit") return KIT_DOTS;
  const mixed = (school || level) === "mixed";
  return mixed ? [2, 1, 0].map((more) => Math.floor((count + more) / 3)) : undefined;
}

/**
 * A listed hand, with what a sheet says of it.
 *
 * @param isProved whether a hand without a solution gets its proof
 */
async function fetchListed(
  { operators = SYMBOLS.join(""), ...params }: SheetHandParams,
  isProved: boolean,
  signal: AbortSignal,
): Promise<PaperHand> {
  const hand = await ask("sheet_hand", { ...params, operators }, { signal });
  if (!isProved || hand.solutions.length > 0) return hand;
  return { ...hand, proof: await ask("why_not", puzzleOf(hand), { signal }) };
}
