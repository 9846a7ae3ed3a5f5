import type { Signal } from "@preact/signals";
import { href } from "../../base/address/router.ts";
import type { Four } from "../../base/decks/hands-between.ts";
import { labelled, t } from "../../base/words/i18n.ts";
import { HandText } from "../lab/survey/hand-text.tsx";
import { targetQuery } from "../solver/hand-fields.ts";
import { RowWords } from "./row-words.tsx";
import type { Row } from "./ruling.ts";

/** One hand of the map, also selectable by a slider: what the player's solver said of it. */
export function BenchHand({
  hands,
  rows,
  solutions,
  target,
  chosen,
}: {
  hands: Four[];
  rows: Row[];
  solutions: (string | null)[];
  target: string;
  chosen: Signal<number>;
}) {
  const place = chosen.value;
  const hand = hands[place] ?? [];
  const row = rows[place];
  const words = t(`lab.state.${row?.state ?? "unknown"}`);
  return (
    <div class="survey-hand chosen">
      <label class="slide">
        <span>{t("lab.survey.hand")}</span>
        <input
          type="range"
          min={0}
          max={hands.length - 1}
          value={place}
          aria-valuetext={labelled(hand.join(" "), words)}
          onInput={({ currentTarget }) => {
            chosen.value = Number(currentTarget.value);
          }}
        />
      </label>
      <p class="chosen-hand" data-state={row?.state}>
        <a href={href("solve", { hand: hand.join(), ...targetQuery(target) })}>
          <HandText numbers={hand} />
        </a>
        <span>{words}</span>
      </p>
      <div class="chosen-why">
        {row && <RowWords row={row} solution={solutions[place] ?? null} />}
      </div>
    </div>
  );
}
