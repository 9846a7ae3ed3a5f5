import { useState } from "preact/hooks";
import type { WorkedHand } from "../../../engine/contract.d.ts";
import { t } from "../../base/words/i18n.ts";
import { equation, number, pretty, stepParts } from "../../base/words/pretty.ts";
import { framesOf } from "../../table/worked/frames.ts";
import { TableRow } from "../../table/worked/table-row.tsx";

/**
 * A worked hand. The player joins the first two cards. Then an animation goes on: two cards at a
 * time become one. It plays once, and again on request. With reduced motion, the result is shown.
 */
export function MovingPicture({ worked }: { worked: WorkedHand }) {
  /** How many times the animation was started. */
  const [turn, setTurn] = useState(0);
  const steps = worked.steps.map(({ step }) => step);
  const frames = framesOf(worked.hand.cards, steps);
  const [dealt] = frames;
  const [first] = steps;
  if (turn === 0 && dealt && first) {
    return (
      <figure class="path-picture">
        <TableRow frame={dealt} onJoin={() => setTurn(1)} />
        <figcaption>{t("lessons.move", { step: t("step.meaning", stepParts(first)) })}</figcaption>
      </figure>
    );
  }
  return (
    <figure class="path-picture">
      <div key={turn} class="path-film" style={{ "--frames": frames.length }}>
        {frames.slice(turn === 1 ? 1 : 0).map((frame, place) => (
          <div key={place} class="path-frame" style={{ "--at": place }}>
            <TableRow frame={frame} />
          </div>
        ))}
      </div>
      <figcaption>
        <b translate={false}>{equation(worked.answer.text, number(worked.answer.value))}</b>
        <button type="button" class="button path-again" onClick={() => setTurn(turn + 1)}>
          {t("lessons.picture.again")}
          <span class="unseen" translate={false}>
            {" "}
            {pretty(worked.answer.text)}
          </span>
        </button>
      </figcaption>
    </figure>
  );
}
