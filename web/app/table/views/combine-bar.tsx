import { NumeralText } from "../../base/ui/cards/numeral-text.tsx";
import { moveAmongButtons } from "../../base/ui/input/arrow-keys.ts";
import { enumerated, t } from "../../base/words/i18n.ts";
import { pretty, SIGNS } from "../../base/words/pretty.ts";
import type { Tile } from "../hand/types.ts";
import type { HandTable } from "../playing/hand-table.ts";
import { faultWords, shown, stepOf } from "./combining-words.ts";

/** The current combination, the signs, and undo and redo. */
export function CombineBar({ combining }: { combining: HandTable["combining"] }) {
  const cards = t("combine.cards", {
    cards: enumerated(combining.remaining.value.map(shown)),
  });
  const { formula, sentence } = lineOf(combining);
  const fault = combining.fault.value?.code;
  return (
    <>
      <div class={fault ? "combine-display" : "combine-display unseen"} data-fault={fault}>
        <span class="combine-line" translate={!formula}>
          {formula || sentence}
        </span>
        <span class="so-far">{cards}</span>
      </div>
      <div
        class="keypad"
        role="toolbar"
        tabIndex={-1}
        aria-label={t("key.label")}
        onKeyDown={moveAmongButtons}
      >
        {combining.allowed.value.map((sign) => (
          <button
            key={sign}
            type="button"
            class="key"
            data-sign={sign}
            aria-label={`${t(`key.${sign}`)} ${SIGNS[sign]}`}
            aria-pressed={combining.operator.value === sign}
            onClick={() => combining.sign(sign)}
          >
            <NumeralText text={SIGNS[sign] ?? sign} size={46} />
          </button>
        ))}
      </div>
    </>
  );
}

/** A chosen card, in brackets before a sign if several cards made it. */
const asOperand = ({ made, text }: Tile, sign: string) =>
  made && sign ? `(${pretty(text)})` : pretty(text);

/** What the player is about to do, or has just done; or a sentence. */
function lineOf(combining: HandTable["combining"]) {
  const { chosen, fault, last, operator, tiles } = combining;
  if (fault.value) return { sentence: faultWords(fault.value) };
  const first = chosen.value === null ? null : tiles.value[chosen.value];
  if (first || operator.value) {
    const sign = operator.value ? ` ${SIGNS[operator.value]} …` : "";
    return { formula: `${first ? asOperand(first, sign) : "…"}${sign}` };
  }
  return last.value ? { formula: stepOf(last.value.tile) } : { sentence: t("combine.prompt") };
}
