import { t } from "../../core/i18n.js";
import { pretty } from "../../core/pretty.js";
import { href } from "../../core/router.js";
import { HandText } from "./hand-text.jsx";
import { reasonWords } from "./reasons.js";

/** @import { MissedHand } from "../../../engine/contract.d.ts" */
/** @import { Four } from "./survey-hands.js" */
/** @import { State } from "./map-cells.js" */

/**
 * One hand of the map, chosen by a slider too: what became of it, and where to go with it.
 *
 * @param {object} props
 * @param {Four[]} props.hands
 * @param {string} props.states
 * @param {number} props.chosen
 * @param {(place: number) => void} props.onChoose
 * @param {Map<string, MissedHand>} props.missed
 */
export function SurveyHand({ hands, states, chosen, onChoose, missed }) {
  const hand = hands[chosen] ?? [];
  const state = /** @type {State | undefined} */ (states[chosen]) ?? "unknown";
  const words = t(`learn.state.${state}`);
  const why = missed.get(hand.join());
  return (
    <div class="chosen">
      <label class="slide">
        <span>{t("learn.survey.hand")}</span>
        <input
          type="range"
          min={0}
          max={hands.length - 1}
          value={chosen}
          aria-valuetext={`${hand.join(" ")}: ${words}`}
          onInput={({ currentTarget }) => onChoose(Number(currentTarget.value))}
        />
      </label>
      <p class="chosen-hand" data-state={state}>
        <HandText numbers={hand} /> <span>{words}</span>
      </p>
      <p class="chosen-why">
        {why && (
          <>
            <code class="formula">{pretty(why.solution)}</code>
            <span>{reasonWords(why)}</span>
          </>
        )}
      </p>
      <p class="lab-links">
        <a class="button" href={href("solve", { hand: hand.join() })}>
          {t("nav.solve")}
        </a>
        <a class="button" href={href("play", { hand: hand.join() })}>
          {t("nav.play")}
        </a>
      </p>
    </div>
  );
}
