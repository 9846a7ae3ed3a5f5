import type { SheetHand } from "../../../engine/contract.d.ts";
import { DEFAULT_TARGET } from "../../base/address/hand-query.ts";
import { labelled, sentences, t } from "../../base/words/i18n.ts";
import { number, pretty, stepParts } from "../../base/words/pretty.ts";
import { techniqueName } from "../../base/words/techniques.ts";
import { dots, legendOf } from "./dots.ts";
import { TitledPaper } from "./paper.tsx";
import { dotsOf, signsOf, targetOf } from "./sheet-hands.ts";
import type { SheetChoices } from "./sheet-link.ts";

/** How many hands are on a worksheet, and how many lines in a column of the key, on both papers. */
const ROOM = {
  normal: { hands: 12, lines: 34, columns: 2 },
  large: { hands: 6, lines: 20, columns: 1 },
};
const LONG_HAND = 4;

/** The most solutions of one hand in the key. Only hands of five or more cards have more. */
const MOST_SOLUTIONS = 24;

/** The numbers of a hand in readable form, with its target unless it is 24. */
export const numbersOf = ({ numbers }: SheetHand) =>
  numbers.map((each) => number(`${each}`)).join("  ");

const chunks = <T,>(items: T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );

/**
 * The heading of a worksheet: the teacher's own, or the name of the technique. Only the game with
 * target 24 is the Game of 24.
 */
function titleOf({ title, technique, hands: listed }: SheetChoices, hands: SheetHand[]) {
  if (title) return title;
  if (technique && !listed) return techniqueName(technique);
  const target = targetOf(hands);
  if (target === DEFAULT_TARGET) return t("print.worksheet.title");
  return target ? t("play.goal", { target: number(target) }) : t("print.worksheet.title.targets");
}

/** Pages with room for writing. */
export function Worksheets({ sheet, hands }: { sheet: SheetChoices; hands: SheetHand[] }) {
  const { hands: onPage } = ROOM[sheet.type];
  const group = t("print.group.line", { group: sheet.group });
  return chunks(hands, onPage).map((page, at) => (
    <TitledPaper
      key={at}
      sheet={sheet}
      part="worksheet"
      title={titleOf(sheet, hands)}
      about={sentences(
        t("print.worksheet.about", { signs: signsOf(hands) }),
        hands[0]?.ordered && t("play.ordered"),
      )}
      lines={[t("print.name"), group.trim(), t("print.date")]}
      legend={legendOf(sheet, hands)}
    >
      <ol class="worksheet">
        {page.map((hand, within) => (
          <li key={within} data-hand={hand.numbers.join(",")}>
            <span class="worksheet-place">{at * onPage + within + 1}</span>
            <span class="worksheet-numbers">{numbersOf(hand)}</span>
            <span class="worksheet-dots">{dots(dotsOf(hand, sheet))}</span>
            {sheet.first === "yes" && hand.first && (
              <span class="worksheet-first">
                {t("print.first.step", { step: t("step.meaning", stepParts(hand.first)) })}
              </span>
            )}
            <span class="worksheet-target">= {number(hand.target)}</span>
          </li>
        ))}
      </ol>
    </TitledPaper>
  ));
}

/** The key, on separate pages. */
export function KeyPapers({ sheet, hands }: { sheet: SheetChoices; hands: SheetHand[] }) {
  const lines = hands.flatMap(keyLines);
  if (!lines.length || sheet.key === "none") return null;
  const room = ROOM[sheet.type];
  const columns = hands.some(({ numbers }) => numbers.length > LONG_HAND) ? 1 : room.columns;
  return chunks(lines, room.lines * columns).map((page, at) => (
    <TitledPaper
      key={at}
      sheet={sheet}
      part="key"
      title={labelled(t("print.key.title"), titleOf(sheet, hands))}
      about={t(sheet.key === "all" ? "print.key.about-all" : "print.key.about-simplest")}
    >
      <div class="key-columns">
        {chunks(page, room.lines).map((column, of) => (
          <ol key={of} class="key-column">
            {column.map((line, at) => (
              <KeyLine
                key={`${line.place} ${line.solution}`}
                line={line}
                first={column[at - 1]?.place !== line.place}
              />
            ))}
          </ol>
        ))}
      </div>
    </TitledPaper>
  ));
}

/** A line without a solution says how many are left out: `more`, or 0 if the hand has none. */
type Line = { place: number; hand: SheetHand; solution: string | null; more: number };

/**
 * The lines of a hand: its solutions, and how many are left out. A hand without any has a line too.
 */
function keyLines(hand: SheetHand, at: number): Line[] {
  const { solutions } = hand;
  const shown = solutions.slice(0, MOST_SOLUTIONS);
  const more = solutions.length - shown.length;
  const place = at + 1;
  if (!shown.length) return [{ place, hand, solution: null, more: 0 }];
  const lines: Line[] = shown.map((solution) => ({ place, hand, solution, more: 0 }));
  return more ? [...lines, { place, hand, solution: null, more }] : lines;
}

/** @param props `first`: whether it is the first line of its hand in the column */
function KeyLine({ line, first }: { line: Line; first: boolean }) {
  const { place, hand, solution, more } = line;
  return (
    <li data-solution={solution ?? undefined}>
      <span class="key-place">{first && place}</span>
      <span class="key-numbers">{first && numbersOf(hand)}</span>
      <span>
        {solution
          ? `${pretty(solution)} = ${number(hand.target)}`
          : t(more ? "print.key.more" : "solutions.none", { count: more })}
      </span>
    </li>
  );
}
