import { useSignal } from "@preact/signals";
import { LOOKED_CARDS } from "../core/card-limits.js";
import { withSuits } from "../core/cards.js";
import { ask } from "../core/engine.js";
import { keyOf, t } from "../core/i18n.js";
import { equation, number } from "../core/pretty.js";
import { href } from "../core/router.js";
import { PATH, techniqueName } from "../core/techniques.js";
import { FailureNotice } from "../ui/notices/failure-notice.jsx";
import { useResult } from "../ui/use-result.js";
import { useSaid } from "../ui/use-said.js";
import { tileOf } from "../ui/worked/frames.js";
import { TableRow } from "../ui/worked/table-row.jsx";
import { Worked } from "../ui/worked/worked.jsx";
import { FoldedSection } from "./folded-section.jsx";

/** @import { Looked } from "../../engine/contract.d.ts" */
/** @import { Puzzle } from "../core/puzzle.js" */

/** @typedef {import("../../engine/contract.d.ts").Card} Card */

/**
 * How a hand is found: what a strong player looks at first, second, third, and every solution step by
 * step.
 *
 * @param {{puzzle: Puzzle}} props
 */
export function HowToFind({ puzzle }) {
  const { length } = puzzle.numbers;
  if (length < 2 || length > LOOKED_CARDS) return null;
  return (
    <FoldedSection name="how-to-find" title={t("find-it.title")}>
      <Looks puzzle={puzzle} />
    </FoldedSection>
  );
}

/** @param {{puzzle: Puzzle}} props */
function Looks({ puzzle }) {
  const { result, failure } = useResult(
    (signal) => ask("look", puzzle, { signal }),
    [JSON.stringify(puzzle)],
  );
  useSaid(result ? t("find-it.intro") : "");
  if (failure) return <FailureNotice error={failure} />;
  if (!result) return <p class="help-text">{t("part.loading")}</p>;
  const cards = withSuits(puzzle.numbers.map((value) => ({ value: `${value}` })));
  const seen = result.looks.filter(({ tried }) => tried > 0);
  return (
    <>
      <p>{t("find-it.intro")}</p>
      <TableRow frame={{ others: cards.map(tileOf), left: null, right: null, step: null }} />
      <ol class="looks" aria-label={t("find-it.title")}>
        {seen.map((look) => (
          <Look key={look.code} look={look} />
        ))}
      </ol>
      {result.solutions.length > 0 && <h3>{t("find-it.ways")}</h3>}
      {result.solutions.map((solution) => (
        <Way key={solution.expression.text} cards={cards} solution={solution} />
      ))}
    </>
  );
}

/** @param {{look: Looked["looks"][number]}} props */
function Look({ look: { code, tried, found } }) {
  const cue = keyOf(`path.cue.${code}`);
  return (
    <li data-code={code} data-found={found !== null || undefined}>
      <b>{techniqueName(code)}</b> {cue && t(cue)}{" "}
      <span class="look-outcome">
        {found
          ? t("find-it.found", { expression: equation(found.text, number(found.value)) })
          : t("find-it.tried", { count: tried })}
      </span>
    </li>
  );
}

/** @param {{cards: Card[], solution: Looked["solutions"][number]}} props */
function Way({ cards, solution: { technique, expression } }) {
  const open = useSignal(false);
  return (
    <div class="way">
      <button
        type="button"
        class="button way-toggle"
        aria-expanded={open.value}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        <b>{equation(expression.text, number(expression.value))}</b>
        <span>{techniqueName(technique.code)}</span>
      </button>
      {open.value && (
        <>
          <Worked
            cards={cards}
            answer={expression}
            steps={expression.steps.map((step) => ({ step }))}
            next={t("find-it.close")}
            onEnd={() => {
              open.value = false;
            }}
          />
          {PATH.includes(technique.code) && (
            <a href={href("learn", { lesson: technique.code })}>
              {t("path.offer", { technique: techniqueName(technique.code) })}
            </a>
          )}
        </>
      )}
    </div>
  );
}
