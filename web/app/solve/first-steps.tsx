import { useSignal } from "@preact/signals";
import { FIRST_STEPS_CARDS } from "../core/card-limits.js";
import { ask } from "../core/engine.js";
import { t } from "../core/i18n.js";
import { number, SIGNS, stepParts } from "../core/pretty.js";
import { allowedOperators } from "../core/puzzle.js";
import { MoreButton } from "../ui/more-button.jsx";
import { FailureNotice } from "../ui/notices/failure-notice.jsx";
import { useResult } from "../ui/use-result.js";
import { FoldedSection } from "./folded-section.jsx";

/** @import { Branch, OperatorSymbol } from "../../engine/contract.d.ts" */
/** @import { Puzzle } from "../core/puzzle.js" */

/** How many rows are shown at first. */
const PAGE = 6;

/**
 * Why a hand has no solution: every first step, and how near to the target it leads. Each row opens
 * to the steps that can follow.
 *
 * @param {{puzzle: Puzzle}} props
 */
export function FirstSteps({ puzzle }) {
  const { numbers, target } = puzzle;
  if (numbers.length < 2 || numbers.length > FIRST_STEPS_CARDS) return null;
  return (
    <FoldedSection name="first-steps" title={t("first-steps.title")}>
      <p>{t("first-steps.intro", { target: number(target) })}</p>
      <Branches puzzle={puzzle} label={t("first-steps.title")} filtered />
    </FoldedSection>
  );
}

/**
 * The first steps of a table, the nearest to the target first.
 *
 * @param {{puzzle: Puzzle, label: string, filtered?: boolean}} props
 */
function Branches({ puzzle, label, filtered = false }) {
  const { result: branches, failure } = useResult(
    (signal) => ask("proof", puzzle, { signal }),
    [JSON.stringify(puzzle)],
  );
  const filter = useSignal(/** @type {"" | OperatorSymbol} */ (""));
  const limit = useSignal(PAGE);
  if (failure) return <FailureNotice error={failure} />;
  if (!branches) return <p>{t("first-steps.working")}</p>;
  const filters = /** @type {("" | OperatorSymbol)[]} */ (["", ...allowedOperators(puzzle)]);
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

/** @param {{branch: Branch, puzzle: Puzzle}} props `puzzle`: before the step */
function Row({ branch, puzzle }) {
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

/** @param {Branch} branch */
const stepText = ({ step }) => t("step.meaning", stepParts(step));
