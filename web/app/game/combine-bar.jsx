import { engineState } from "../core/engine.js";
import { t } from "../core/i18n.js";
import { operand, pretty, SIGNS } from "../core/pretty.js";
import { told } from "../core/words.js";
import { Icon } from "../ui/icon.jsx";

/** @import { Merging, Tile } from "./combine.js" */
/** @import { OperatorSymbol } from "../../engine/contract.d.ts" */

const OPERATORS = /** @type {OperatorSymbol[]} */ (["+", "-", "*", "/"]);

/**
 * What is being combined, the signs, and the way back.
 *
 * @param {{merge: Merging}} props
 */
export function MergeBar({ merge }) {
  const cards = t("merge.cards", { cards: merge.remaining.value.map(shown).join(", ") });
  return (
    <>
      <div class="box merge-display" data-fault={merge.fault.value?.code}>
        <span class="merge-line">{lineOf(merge)}</span>
        <span class="so-far">{cards}</span>
      </div>
      <p class="unseen" aria-live="polite">
        {newsOf(merge, cards)}
      </p>
      <fieldset class="keypad" aria-label={t("key.label")}>
        {OPERATORS.map((sign) => (
          <button
            key={sign}
            type="button"
            class="key"
            aria-label={`${t(`key.${sign}`)} ${SIGNS[sign]}`}
            aria-pressed={merge.operator.value === sign}
            onClick={() => merge.sign(sign)}
          >
            {SIGNS[sign]}
          </button>
        ))}
        <Back name="undo" can={merge.canUndo.value} onPress={() => merge.undo()} />
        <Back name="redo" can={merge.canRedo.value} onPress={merge.redo} />
      </fieldset>
    </>
  );
}

/** @param {{name: "undo" | "redo", can: boolean, onPress: () => void}} props */
function Back({ name, can, onPress }) {
  const label = t(`merge.${name}`);
  return (
    <button
      type="button"
      class="key"
      aria-label={label}
      title={label}
      aria-disabled={!can}
      onClick={onPress}
    >
      <Icon name={name} />
    </button>
  );
}

/** @param {Tile | null | undefined} tile */
const shown = (tile) => (tile ? told(tile.value, tile.mixed) : "?");

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

/** @param {Merging} merge */
function faultOf({ fault }) {
  if (!fault.value) return null;
  const { code, params } = fault.value;
  const key = code === "division-by-zero" ? "verdict.division-by-zero" : "verdict.other";
  return t(key, { code, divisor: pretty(String(params.divisor ?? "")) });
}

/**
 * What the player is about to do, or has just done.
 *
 * @param {Merging} merge
 */
function lineOf(merge) {
  const { chosen, operator, pending, last, tiles } = merge;
  const fault = faultOf(merge);
  if (fault) return fault;
  if (pending.value) return engineState.value === "ready" ? "…" : t("merge.waiting");
  const first = chosen.value === null ? null : tiles.value[chosen.value];
  if (first || operator.value) {
    const sign = operator.value ? ` ${SIGNS[operator.value]} …` : "";
    return `${first ? pretty(first.text) : "…"}${sign}`;
  }
  return last.value ? stepOf(last.value.tile) : t("merge.prompt");
}

/**
 * What a screen reader says when the cards have changed.
 *
 * @param {Merging} merge
 * @param {string} cards
 */
function newsOf(merge, cards) {
  const fault = faultOf(merge);
  if (fault) return fault;
  if (merge.pending.value) return engineState.value === "ready" ? "" : t("merge.waiting");
  if (merge.last.value) return `${stepOf(merge.last.value.tile)}; ${cards}`;
  return merge.canRedo.value ? cards : "";
}
