import { sentences, t } from "../../base/words/i18n.ts";
import { number } from "../../base/words/pretty.ts";
import { lineSentences } from "../../table/why/line-words.ts";
import { textPages } from "./layout.ts";
import { numbersOf } from "./list-papers.tsx";
import { TitledPaper } from "./paper.tsx";
import { type PaperHand, targetOf } from "./sheet-hands.ts";
import type { SheetChoices } from "./sheet-link.ts";

const ROOM = { normal: { lines: 36, letters: 80 }, large: { lines: 20, letters: 46 } };

/** A line of a proof, of the hand at a place of the sheet. */
type Block = { place: number; hand: PaperHand; number: number; texts: string[] };

/** Why hands cannot be done, on pages after the key. */
export function WhyPapers({ sheet, hands }: { sheet: SheetChoices; hands: PaperHand[] }) {
  const blocks = hands.flatMap(blocksOf);
  const target = targetOf(hands);
  const isSignless = hands.some(({ proof }) => proof?.signless);
  return textPages(blocks, headed, ROOM[sheet.type]).map((page, at) => (
    <TitledPaper
      key={at}
      sheet={sheet}
      part="why"
      title={t("print.why")}
      about={sentences(
        target && t("why.intro", { target: number(target) }),
        isSignless && t("why.signless"),
      )}
    >
      <ol class="why-column">
        {page.map((block, within) => (
          <BlockView key={within} block={block} first={page[within - 1]?.place !== block.place} />
        ))}
      </ol>
    </TitledPaper>
  ));
}

function blocksOf(hand: PaperHand, at: number): Block[] {
  const { proof } = hand;
  if (!proof) return [];
  const place = at + 1;
  if (proof.long) return [{ place, hand, number: 0, texts: [t("why.too-long")] }];
  return proof.steps.map((line, before) => ({
    place,
    hand,
    number: before + 1,
    texts: [...new Set(lineSentences(line))],
  }));
}

/** The paragraphs of a block, below the hand that the first block of a hand or a page names. */
const headed = ({ hand, texts }: Block) => [numbersOf(hand), ...texts];

/** @param props `first`: whether it is the first line of its hand on the page */
function BlockView({ block, first }: { block: Block; first: boolean }) {
  const { place, hand, number: line, texts } = block;
  return (
    <li data-why={hand.numbers.join(",")}>
      {first && (
        <p>
          <span class="key-place">{place}</span>
          <span class="key-numbers">{numbersOf(hand)}</span>
        </p>
      )}
      <div class="why-paragraphs">
        <span class="key-place">{line > 0 && `${line}.`}</span>
        <div>
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
    </li>
  );
}
