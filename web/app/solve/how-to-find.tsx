import { useSignal } from "@preact/signals";
import type { Card, Looked } from "../../engine/contract.d.ts";
import { LOOKED_CARDS } from "../core/card-limits.ts";
import { withSuits } from "../core/cards.ts";
import { ask } from "../core/engine.ts";
import { keyOf, t } from "../core/i18n.ts";
import { equation, number } from "../core/pretty.ts";
import type { Puzzle } from "../core/puzzle.ts";
import { href } from "../core/router.ts";
import { PATH, techniqueName } from "../core/techniques.ts";
import { FailureNotice } from "../ui/notices/failure-notice.tsx";
import { useResult } from "../ui/use-result.ts";
import { useSaid } from "../ui/use-said.ts";
import { tileOf } from "../ui/worked/frames.ts";
import { TableRow } from "../ui/worked/table-row.tsx";
import { Worked } from "../ui/worked/worked.tsx";
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
  const cue = keyOf(`learn.cue.${code}`);
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
              {t("learn.offer", { technique: techniqueName(technique.code) })}
            </a>
          )}
        </>
      )}
    </div>
  );
}
