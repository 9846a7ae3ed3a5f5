import type { SheetHand } from "../../../engine/contract.d.ts";
import { enumerated, labelled, t } from "../../base/words/i18n.ts";
import { legendOf } from "./dots.ts";
import { CardBack, HandCard } from "./hand-card.tsx";
import {
  CARD_SIZES,
  type CardPage,
  CODE_SIDE,
  cardPages,
  cutMarks,
  PAPERS,
  type SheetCell,
} from "./layout.ts";
import { Legend, mm, Paper, SheetCode, SheetLine } from "./paper.tsx";
import { dotsOf } from "./sheet-hands.ts";
import type { SheetChoices } from "./sheet-link.ts";

/** The cards of a sheet, to be cut out. */
export function CardPapers({ sheet, hands }: { sheet: SheetChoices; hands: SheetHand[] }) {
  return cardPages(hands.length, sheet).map((page, at) => (
    <CardPaper key={at} sheet={sheet} hands={hands} page={page} />
  ));
}

function CardPaper({
  sheet,
  hands,
  page,
}: {
  sheet: SheetChoices;
  hands: SheetHand[];
  page: CardPage;
}) {
  const { width, height } = PAPERS[sheet.paper];
  const { block, code, fold } = page;
  const { onCard, x, y } = code;
  const shown = page.cells.filter(({ back }) => back === (page.side === "back"));
  const said = shown.map(({ index }) =>
    labelled(`${index + 1}`, hands[index]?.numbers.join(" ") ?? ""),
  );
  return (
    <Paper sheet={sheet} part={page.side}>
      <svg
        class="paper-marks"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t(page.side === "back" ? "print.backs-of" : "print.cards-of", {
          hands: enumerated(said),
        })}
      >
        <path class="cut-mark" d={cutMarks(sheet.size, block)} />
        {fold !== null && <path class="fold-mark" d={`M4 ${fold}H${width - 4}`} />}
        {page.cells.map((cell) => (
          <PlacedCard
            key={`${cell.back} ${cell.index}`}
            cell={cell}
            sheet={sheet}
            hands={hands}
            centre={!onCard || cell !== shown.at(-1)}
          />
        ))}
      </svg>
      <div class="paper-at" style={{ left: mm(x), top: mm(y) }}>
        <SheetCode sheet={sheet} />
      </div>
      <div class="paper-side">
        <SheetLine sheet={sheet} />
      </div>
      {page.side !== "back" && (
        <div class="paper-side paper-side-end">
          <Legend meanings={legendOf(sheet, hands)} />
        </div>
      )}
      {fold !== null && (
        <p
          class="paper-at paper-hint"
          style={{ left: mm(block.x), top: mm(block.y - CODE_SIDE / 2) }}
        >
          {t("print.fold-here")}
        </p>
      )}
    </Paper>
  );
}

function PlacedCard({
  cell,
  sheet,
  hands,
  centre,
}: {
  cell: SheetCell;
  sheet: SheetChoices;
  hands: SheetHand[];
  centre: boolean;
}) {
  const { index, x, y, back, turned } = cell;
  const { width, height } = CARD_SIZES[sheet.size];
  const hand = hands[index];
  if (!hand) return null;
  const dots = dotsOf(hand, sheet);
  return (
    <g transform={`translate(${x + width / 2} ${y + height / 2})${turned ? " rotate(180)" : ""}`}>
      {back ? (
        <CardBack
          hand={hand}
          dots={dots}
          place={index + 1}
          seed={sheet.seed}
          size={sheet.size}
          centre={centre}
        />
      ) : (
        <HandCard hand={hand} dots={dots} place={index + 1} size={sheet.size} centre={centre} />
      )}
    </g>
  );
}
