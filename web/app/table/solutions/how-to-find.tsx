import { useSignal } from "@preact/signals";
import type { Card, Looked } from "../../../engine/contract.d.ts";
import { href } from "../../base/address/router.ts";
import { LOOKED_CARDS } from "../../base/cards/card-limits.ts";
import { withSuits } from "../../base/cards/cards.ts";
import type { Puzzle } from "../../base/cards/puzzle.ts";
import { ask } from "../../base/python/engine.ts";
import { useResult } from "../../base/ui/loading/use-result.ts";
import { FailureNotice } from "../../base/ui/notices/failure-notice.tsx";
import { useSaid } from "../../base/ui/notices/use-said.ts";
import { gap, keyOf, t } from "../../base/words/i18n.ts";
import { equation, number } from "../../base/words/pretty.ts";
import { PATH, techniqueName } from "../../base/words/techniques.ts";
import { tileOf } from "../worked/frames.ts";
import { TableRow } from "../worked/table-row.tsx";
import { Worked } from "../worked/worked.tsx";
import { FoldedSection } from "./folded-section.tsx";

/**
 * How to find a solution: what a strong player looks at first, second, third, and every solution
 * step by step.
 */
export function HowToFind({ puzzle }: { puzzle: Puzzle }) {
  const { length } = puzzle.numbers;
  if (length < 2 || length > LOOKED_CARDS) return null;
  return (
    <FoldedSection name="how-to-find" title={t("find-it.title")}>
      <Looks puzzle={puzzle} />
    </FoldedSection>
  );
}

/** What a strong player looks at, up to the look that finds a solution, and every solution. */
export function Looks({ puzzle }: { puzzle: Puzzle }) {
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

function Look({ look: { code, tried, found } }: { look: Looked["looks"][number] }) {
  const cue = keyOf(`lessons.cue.${code}`);
  return (
    <li data-code={code} data-found={found !== null || undefined}>
      <b>{techniqueName(code)}</b> {cue && t(cue)}
      {gap()}
      <span class="look-outcome">
        {found
          ? t("find-it.found", { expression: equation(found.text, number(found.value)) })
          : t("find-it.tried", { count: tried })}
      </span>
    </li>
  );
}

function Way({
  cards,
  solution: { technique, expression },
}: {
  cards: Card[];
  solution: Looked["solutions"][number];
}) {
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
        <b translate={false}>{equation(expression.text, number(expression.value))}</b>
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
              {t("lessons.offer", { technique: techniqueName(technique.code) })}
            </a>
          )}
        </>
      )}
    </div>
  );
}
