import type { ComponentChildren } from "preact";
import type { Lesson } from "../../engine/contract.d.ts";
import { queryOf } from "../core/hand-query.ts";
import { t } from "../core/i18n.ts";
import { href } from "../core/router.ts";
import { techniqueName } from "../core/techniques.ts";
import { tileOf } from "../ui/worked/frames.ts";
import { TableRow } from "../ui/worked/table-row.tsx";

/** A hand in which the technique tempts, and what it makes there. */
export function Temptation({
  lesson,
  miss,
  dots,
  onEnd,
}: {
  lesson: Lesson;
  miss: (temptation: Lesson["tempting"][number]) => string;
  dots: ComponentChildren;
  onEnd: () => void;
}) {
  const [tempting] = lesson.tempting;
  return (
    <>
      <p class="path-dots">{dots}</p>
      {tempting && (
        <>
          <p class="lead">{t("learn.tempts", { technique: techniqueName(lesson.code) })}</p>
          <TableRow
            frame={{
              others: tempting.hand.cards.map(tileOf),
              left: null,
              right: null,
              step: null,
            }}
          />
          <p class="formula">{miss(tempting)}</p>
          <p>{t("learn.tempts.other")}</p>
          <a class="button" href={href("play", queryOf(tempting.hand))}>
            {t("learn.tempts.play")}
          </a>
        </>
      )}
      <button type="button" class="button primary" onClick={onEnd}>
        {t("learn.finish")}
      </button>
    </>
  );
}
