import { queryOf } from "../core/hand-query.js";
import { t } from "../core/i18n.js";
import { href } from "../core/router.js";
import { techniqueName } from "../core/techniques.js";
import { tileOf } from "../ui/worked/frames.js";
import { TableRow } from "../ui/worked/table-row.jsx";

/** @import { Lesson } from "../../engine/contract.d.ts" */

/**
 * A hand in which the technique tempts, and what it makes there.
 *
 * @param {object} props
 * @param {Lesson} props.lesson
 * @param {(temptation: Lesson["tempting"][number]) => string} props.miss
 * @param {import("preact").ComponentChildren} props.dots
 * @param {() => void} props.onEnd
 */
export function Temptation({ lesson, miss, dots, onEnd }) {
  const [tempting] = lesson.tempting;
  return (
    <>
      <p class="path-dots">{dots}</p>
      {tempting && (
        <>
          <p class="lead">{t("path.tempts", { technique: techniqueName(lesson.code) })}</p>
          <TableRow
            frame={{
              others: tempting.hand.cards.map(tileOf),
              left: null,
              right: null,
              step: null,
            }}
          />
          <p class="formula">{miss(tempting)}</p>
          <p>{t("path.tempts.other")}</p>
          <a class="button" href={href("play", queryOf(tempting.hand))}>
            {t("path.tempts.play")}
          </a>
        </>
      )}
      <button type="button" class="button primary" onClick={onEnd}>
        {t("path.finish")}
      </button>
    </>
  );
}
