import type { MissedHand } from "../../../../engine/contract.d.ts";
import { href } from "../../../base/address/router.ts";
import type { Four } from "../../../base/decks/hands-between.ts";
import { labelled, t } from "../../../base/words/i18n.ts";
import { pretty } from "../../../base/words/pretty.ts";
import { Star } from "../../../player/lists/star.tsx";
import { targetQuery } from "../../solver/hand-fields.ts";
import { HandText } from "./hand-text.tsx";
import { STATES } from "./map-cells.ts";
import { reasonWords } from "./reasons.ts";

/** One hand of the map, also selectable by a slider: its result, and links to play or study it. */
export function SurveyHand({
  hands,
  states,
  chosen,
  onChoose,
  missed,
  target,
}: {
  hands: Four[];
  states: string;
  chosen: number;
  onChoose: (place: number) => void;
  missed: Map<string, MissedHand>;
  target: string;
}) {
  const hand = hands[chosen] ?? [];
  const state = STATES.find((each) => each === states[chosen]) ?? "unknown";
  const words = t(`lab.state.${state}`);
  const why = missed.get(hand.join());
  const query = { hand: hand.join(), ...targetQuery(target) };
  return (
    <div class="chosen">
      <label class="slide">
        <span>{t("lab.survey.hand")}</span>
        <input
          type="range"
          min={0}
          max={hands.length - 1}
          value={chosen}
          aria-valuetext={labelled(hand.join(" "), words)}
          onInput={({ currentTarget }) => onChoose(Number(currentTarget.value))}
        />
      </label>
      <p class="chosen-hand" data-state={state}>
        <HandText numbers={hand} /> <span>{words}</span>
      </p>
      <p class="chosen-why">
        {why && (
          <>
            <code class="formula" translate={false}>
              {pretty(why.solution)}
            </code>
            <span>{reasonWords(why)}</span>
          </>
        )}
      </p>
      <p class="lab-links">
        <a class="button" href={href("solve", query)}>
          {t("nav.solve")}
        </a>
        <a class="button" href={href("play", query)}>
          {t("nav.play")}
        </a>
        <Star hand={{ numbers: hand, target }} />
      </p>
    </div>
  );
}
