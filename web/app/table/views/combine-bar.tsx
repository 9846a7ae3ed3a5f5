import { moveAmongButtons } from "../../base/ui/arrow-keys.ts";
import { IconButton } from "../../base/ui/icon-button.tsx";
import { enumerated, t } from "../../base/words/i18n.ts";
import { pretty, SIGNS } from "../../base/words/pretty.ts";
import type { HandTable } from "../playing/hand-table.ts";
import { faultWords, shown, stepOf } from "./combining-words.ts";

/** The current combination, the signs, and undo and redo. */
export function CombineBar({ combining }: { combining: HandTable["combining"] }) {
  const cards = t("combine.cards", {
    cards: enumerated(combining.steps.remaining.value.map(shown)),
  });
  return (
    <>
      <div class="box combine-display" data-fault={combining.fault.value?.code}>
        <span class="combine-line">{lineOf(combining)}</span>
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
            {SIGNS[sign]}
          </button>
        ))}
        <IconButton
          icon="undo"
          label={t("combine.undo")}
          class="key"
          aria-disabled={!combining.canUndo.value}
          onClick={() => combining.undo()}
        />
        <IconButton
          icon="redo"
          label={t("combine.redo")}
          class="key"
          aria-disabled={!combining.canRedo.value}
          onClick={combining.redo}
        />
      </div>
    </>
  );
}

/** What the player is about to do, or has just done. */
function lineOf(combining: HandTable["combining"]) {
  const { chosen, fault, operator, steps } = combining;
  if (fault.value) return faultWords(fault.value);
  const first = chosen.value === null ? null : steps.tiles.value[chosen.value];
  if (first || operator.value) {
    const sign = operator.value ? ` ${SIGNS[operator.value]} …` : "";
    return `${first ? pretty(first.text) : "…"}${sign}`;
  }
  return steps.last.value ? stepOf(steps.last.value.tile) : t("combine.prompt");
}
