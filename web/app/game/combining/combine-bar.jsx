import { engineState } from "../../core/engine.js";
import { failureSentence } from "../../core/failures.js";
import { t } from "../../core/i18n.js";
import { SYMBOLS } from "../../core/operators.js";
import { operand, pretty, SIGNS } from "../../core/pretty.js";
import { valueText } from "../../core/words.js";
import { IconButton } from "../../ui/icon-button.jsx";

/** @import { Combining } from "./combining.js" */
/** @import { Tile } from "./steps.js" */

/**
 * What is being combined, the signs, and undo and redo.
 *
 * @param {{combining: Combining}} props
 */
export function CombineBar({ combining }) {
  const cards = t("combine.cards", {
    cards: combining.steps.remaining.value.map(shown).join(", "),
  });
  return (
    <>
      <div class="box combine-display" data-fault={combining.fault.value?.code}>
        <span class="combine-line">{lineOf(combining)}</span>
        <span class="so-far">{cards}</span>
      </div>
      <p class="unseen" aria-live="polite">
        {newsOf(combining, cards)}
      </p>
      <fieldset class="keypad" aria-label={t("key.label")}>
        {SYMBOLS.map((sign) => (
          <button
            key={sign}
            type="button"
            class="key"
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
      </fieldset>
    </>
  );
}

/** @param {Tile | null | undefined} tile */
const shown = (tile) => (tile ? valueText(tile.value, tile.mixed) : "?");

/**
 * What the last step was.
 *
 * @param {Tile} tile
 */
function stepOf(tile) {
  if (!tile.made) return "";
  const { left, operator, right } = tile.made;
  return t("step.meaning", {
    left: operand(shown(left)),
    operator: SIGNS[operator],
    right: operand(shown(right)),
    value: shown(tile),
  });
}

/** @param {Combining} combining */
function faultOf({ fault }) {
  if (!fault.value) return null;
  const { code, params } = fault.value;
  return failureSentence({
    code,
    params: { ...params, divisor: pretty(String(params.divisor ?? "")) },
  });
}

/**
 * What the player is about to do, or has just done.
 *
 * @param {Combining} combining
 */
function lineOf(combining) {
  const { chosen, operator, pending, steps } = combining;
  const fault = faultOf(combining);
  if (fault) return fault;
  if (pending.value) return engineState.value === "ready" ? "…" : t("combine.waiting");
  const first = chosen.value === null ? null : steps.tiles.value[chosen.value];
  if (first || operator.value) {
    const sign = operator.value ? ` ${SIGNS[operator.value]} …` : "";
    return `${first ? pretty(first.text) : "…"}${sign}`;
  }
  return steps.last.value ? stepOf(steps.last.value.tile) : t("combine.prompt");
}

/**
 * What a screen reader says when the cards have changed.
 *
 * @param {Combining} combining
 * @param {string} cards
 */
function newsOf(combining, cards) {
  const fault = faultOf(combining);
  if (fault) return fault;
  if (combining.pending.value) return engineState.value === "ready" ? "" : t("combine.waiting");
  const last = combining.steps.last.value;
  if (last) return `${stepOf(last.tile)}; ${cards}`;
  return combining.canRedo.value ? cards : "";
}
