import type { ComponentChildren } from "preact";
import type { Lesson } from "../../../engine/contract.d.ts";
import { queryOf } from "../../base/address/hand-query.ts";
import { href } from "../../base/address/router.ts";
import { t } from "../../base/words/i18n.ts";
import { techniqueName } from "../../base/words/techniques.ts";
import { tileOf } from "../../table/worked/frames.ts";
import { TableRow } from "../../table/worked/table-row.tsx";

/** A hand for which the technique looks right but misses the target, with the value that it makes. */
export function NearMiss({
  lesson,
  miss,
  dots,
  onEnd,
}: {
  lesson: Lesson;
  miss: (nearMiss: Lesson["near_misses"][number]) => string;
  dots: ComponentChildren;
  onEnd: () => void;
}) {
  const [nearMiss] = lesson.near_misses;
  return (
    <>
      <p class="path-dots">{dots}</p>
      {nearMiss && (
        <>
          <p class="lead">{t("lessons.tempts", { technique: techniqueName(lesson.code) })}</p>
          <TableRow
            frame={{
              others: nearMiss.hand.cards.map(tileOf),
              left: null,
              right: null,
              step: null,
            }}
          />
          <p class="formula">{miss(nearMiss)}</p>
          <p>{t("lessons.tempts.other")}</p>
          <a class="button" href={href("play", queryOf(nearMiss.hand))}>
            {t("lessons.tempts.play")}
          </a>
        </>
      )}
      <button type="button" class="button primary" onClick={onEnd}>
        {t("lessons.finish")}
      </button>
    </>
  );
}
