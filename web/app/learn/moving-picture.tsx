import { useState } from "preact/hooks";
import type { WorkedHand } from "../../engine/contract.d.ts";
import { t } from "../core/i18n.ts";
import { equation, number, pretty } from "../core/pretty.ts";
import { framesOf } from "../ui/worked/frames.ts";
import { TableRow } from "../ui/worked/table-row.tsx";

/**
 * A worked hand as an animation: two cards at a time become one. It plays once, and again on
 * request. With reduced motion, the cards stay as dealt.
 */
export function MovingPicture({ worked }: { worked: WorkedHand }) {
  const [turn, setTurn] = useState(0);
  const frames = framesOf(
    worked.hand.cards,
    worked.steps.map(({ step }) => step),
  );
  return (
    <figure class="path-picture">
      <div key={turn} class="path-film" style={{ "--frames": frames.length }}>
        {frames.map((frame, place) => (
          <div key={place} class="path-frame" style={{ "--at": place }}>
            <TableRow frame={frame} />
          </div>
        ))}
      </div>
      <figcaption>
        <b>{equation(worked.answer.text, number(worked.answer.value))}</b>
        <button type="button" class="button path-again" onClick={() => setTurn(turn + 1)}>
          {t("learn.picture.again")}
          <span class="unseen"> {pretty(worked.answer.text)}</span>
        </button>
      </figcaption>
    </figure>
  );
}
