import { t } from "../core/i18n.js";
import { number, pretty } from "../core/pretty.js";
import { TitledPaper } from "./paper.jsx";
import { dotsOf } from "./sheet-hands.js";

/** @import { SheetHand } from "../../engine/contract.d.ts" */
/** @import { SheetChoices } from "./sheet-link.js" */

const ON_WORKSHEET = 12;

/** Lines of a column of the key: as many as fit on either paper. */
const KEY_LINES = 38;
const LONG_HAND = 4;

/** How many solutions of one hand the key has; only hands of five cards and more have more. */
const MOST_SOLUTIONS = 24;

/**
 * The numbers of a hand as they are read, with its target unless it is 24.
 *
 * @param {SheetHand} hand
 */
const numbersOf = ({ numbers }) => numbers.map((each) => number(`${each}`)).join("  ");

/** @param {number} count */
const dots = (count) => "•".repeat(count);

/**
 * @template T
 * @param {T[]} items
 * @param {number} size
 * @returns {T[][]}
 */
const chunks = (items, size) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );

/**
 * Pages with room to write.
 *
 * @param {{sheet: SheetChoices, hands: SheetHand[]}} props
 */
export function Worksheets({ sheet, hands }) {
  return chunks(hands, ON_WORKSHEET).map((page, at) => (
    <TitledPaper
      key={at}
      sheet={sheet}
      part="worksheet"
      title={t("print.worksheet.title")}
      about={t("print.worksheet.about")}
      lines={[t("print.name"), t("print.date")]}
    >
      <ol class="worksheet">
        {page.map((hand, within) => (
          <li key={within} data-hand={hand.numbers.join(",")}>
            <span class="worksheet-place">{at * ON_WORKSHEET + within + 1}</span>
            <span class="worksheet-numbers">{numbersOf(hand)}</span>
            <span class="worksheet-dots">{dots(dotsOf(hand.level))}</span>
            <Task hand={hand} />
          </li>
        ))}
      </ol>
    </TitledPaper>
  ));
}

/** @param {{hand: SheetHand}} props */
function Task({ hand }) {
  return <span class="worksheet-target">= {number(hand.target)}</span>;
}

/**
 * The key, on pages of its own.
 *
 * @param {{sheet: SheetChoices, hands: SheetHand[]}} props
 */
export function KeyPapers({ sheet, hands }) {
  const lines = hands.flatMap(keyLines);
  if (!lines.length || sheet.key === "none") return null;
  const columns = hands.some(({ numbers }) => numbers.length > LONG_HAND) ? 1 : 2;
  return chunks(lines, KEY_LINES * columns).map((page, at) => (
    <TitledPaper
      key={at}
      sheet={sheet}
      part="key"
      title={t("print.key.title")}
      about={t(sheet.key === "all" ? "print.key.about-all" : "print.key.about-simplest")}
    >
      <div class="key-columns">
        {chunks(page, KEY_LINES).map((column, of) => (
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

/** @typedef {{place: number, hand: SheetHand, solution: string | null, more: number}} Line `more`: how many are left out */

/**
 * The lines of a hand; the last says how many solutions are left out.
 *
 * @param {SheetHand} hand
 * @param {number} at
 * @returns {Line[]}
 */
function keyLines(hand, at) {
  const { solutions } = hand;
  const shown = solutions.slice(0, MOST_SOLUTIONS);
  const more = solutions.length - shown.length;
  const place = at + 1;
  /** @type {Line[]} */
  const lines = shown.map((solution) => ({ place, hand, solution, more: 0 }));
  return more ? [...lines, { place, hand, solution: null, more }] : lines;
}

/** @param {{line: Line, first: boolean}} props `first`: of its hand in the column */
function KeyLine({ line, first }) {
  const { place, hand, solution, more } = line;
  return (
    <li data-solution={solution ?? undefined}>
      <span class="key-place">{first && place}</span>
      <span class="key-numbers">{first && numbersOf(hand)}</span>
      <span>
        {solution === null
          ? t("print.key.more", { count: more })
          : `${pretty(solution)} = ${number(hand.target)}`}
      </span>
    </li>
  );
}
