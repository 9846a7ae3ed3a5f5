import { useSignal } from "@preact/signals";
import type { Branch, OperatorSymbol } from "../../../engine/contract.d.ts";
import { FIRST_STEPS_CARDS } from "../../base/cards/card-limits.ts";
import { allowedOperators, type Puzzle } from "../../base/cards/puzzle.ts";
import { ask } from "../../base/python/engine.ts";
import { MoreButton } from "../../base/ui/buttons/more-button.tsx";
import { useResult } from "../../base/ui/loading/use-result.ts";
import { FailureNotice } from "../../base/ui/notices/failure-notice.tsx";
import { t } from "../../base/words/i18n.ts";
import { number, SIGNS, stepParts } from "../../base/words/pretty.ts";
import { FoldedSection } from "./folded-section.tsx";

/** The number of rows at first. */
const PAGE = 6;

/**
 * Why a hand has no solution: every first step, and how near to the target it leads. Each row opens
 * to show the steps that can follow.
 */
export function FirstSteps({ puzzle }: { puzzle: Puzzle }) {
  const { numbers, target } = puzzle;
  if (numbers.length < 2 || numbers.length > FIRST_STEPS_CARDS) return null;
  return (
    <FoldedSection name="first-steps" title={t("first-steps.title")}>
      <p>{t("first-steps.intro", { target: number(target) })}</p>
      <Branches puzzle={puzzle} label={t("first-steps.title")} filtered />
    </FoldedSection>
  );
}

/** The first steps from a set of numbers, nearest to the target first. */
function Branches({
  puzzle,
  label,
  filtered = false,
}: {
  puzzle: Puzzle;
  label: string;
  filtered?: boolean;
}) {
  const { result: branches, failure } = useResult(
    (signal) => ask("proof", puzzle, { signal }),
    [JSON.stringify(puzzle)],
  );
  const filter = useSignal<"" | OperatorSymbol>("");
  const limit = useSignal(PAGE);
  if (failure) return <FailureNotice error={failure} />;
  if (!branches) return <p>{t("first-steps.working")}</p>;
  const filters: ("" | OperatorSymbol)[] = ["", ...allowedOperators(puzzle)];
  const matching = branches.filter(({ step }) => !filter.value || step.operator === filter.value);
  return (
    <>
      {filtered && (
        <fieldset class="first-steps-filter" aria-label={t("first-steps.filter")}>
          {filters.map((sign) => (
            <button
              key={sign}
              type="button"
              class="chip"
              aria-pressed={filter.value === sign}
              aria-label={sign ? t(`key.${sign}`) : undefined}
              onClick={() => {
                filter.value = sign;
                limit.value = PAGE;
              }}
            >
              {sign ? SIGNS[sign] : t("first-steps.all", { count: branches.length })}
            </button>
          ))}
        </fieldset>
      )}
      <ol class="branches" aria-label={label} data-count={branches.length}>
        {matching.slice(0, limit.value).map((branch) => (
          <Row key={stepText(branch)} branch={branch} puzzle={puzzle} />
        ))}
      </ol>
      <MoreButton limit={limit} total={matching.length} />
    </>
  );
}

/** @param props `puzzle`: the numbers before the step */
function Row({ branch, puzzle }: { branch: Branch; puzzle: Puzzle }) {
  const open = useSignal(false);
  const text = stepText(branch);
  const { table, below, above } = branch;
  const nearest = [below, above].flatMap((value) => (value === null ? [] : number(value)));
  const row = (
    <>
      <span class="branch-step">{text}</span>
      <span class="branch-table">
        {table.map((value, place) => (
          <span key={`${place}`} class="branch-card">
            {number(`${value}`)}
          </span>
        ))}
      </span>
      <span class="branch-nearest">
        {t("first-steps.nearest", { values: nearest.join(" · ") })}
      </span>
    </>
  );
  if (table.length < 2) return <li class="branch">{row}</li>;
  return (
    <li class="branch">
      <button
        type="button"
        class="branch-toggle"
        aria-expanded={open.value}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        {row}
      </button>
      {open.value && (
        <Branches
          puzzle={{ ...puzzle, numbers: table }}
          label={t("first-steps.after", { step: text })}
        />
      )}
    </li>
  );
}

const stepText = ({ step }: Branch) => t("step.meaning", stepParts(step));
