import type { SheetHand } from "../../../engine/contract.d.ts";
import { t } from "../../base/words/i18n.ts";
import { dotsOf, measureOf } from "./sheet-hands.ts";
import type { SheetChoices } from "./sheet-link.ts";

/** The mark of a number of dots. */
export const dots = (count: number) => "•".repeat(count);

/** What one, two and three dots mean. */
export const meaningsOf = (sheet: Pick<SheetChoices, "school">) =>
  ([1, 2, 3] as const).map(
    (count) => `${dots(count)} ${t(`print.dots.${measureOf(sheet)}.${count}`)}`,
  );

/** What the dots of a sheet mean; nothing if no hand has dots. */
export const legendOf = (sheet: SheetChoices, hands: SheetHand[]) =>
  hands.some((hand) => dotsOf(hand, sheet)) ? meaningsOf(sheet) : [];
