import { useSignal } from "@preact/signals";
import { FIRST_STEPS_CARDS } from "../core/card-limits.js";
import { ask } from "../core/engine.js";
import { t } from "../core/i18n.js";
import { SYMBOLS } from "../core/operators.js";
import { number, SIGNS, stepParts } from "../core/pretty.js";
import { MoreButton } from "../ui/more-button.jsx";
import { FailureNotice } from "../ui/notices/failure-notice.jsx";
import { useResult } from "../ui/use-result.js";
import { FoldedSection } from "./folded-section.jsx";

/** @import { Branch, CardNumber, OperatorSymbol } from "../../engine/contract.d.ts" */

/** How many rows are shown at first. */
const PAGE = 6;

const FILTERS = /** @type {("" | OperatorSymbol)[]} */ (["", ...SYMBOLS]);

/**
 * Why a hand has no solution: every first step, and how near to the target it leads. Each row opens
 * to the steps that can follow.
 *
 * @param {{numbers: CardNumber[], target: string}} props
 */
export function FirstSteps({ numbers, target }) {
  if (numbers.length < 2 || numbers.length > FIRST_STEPS_CARDS) return null;
  return (
    <FoldedSection name="first-steps" title={t("first-steps.title")}>
      <p>{t("first-steps.intro", { target: number(target) })}</p>
      <Branches numbers={numbers} target={target} label={t("first-steps.title")} filtered />
    </FoldedSection>
  );
}

/**
 * The first steps of a table, the nearest to the target first.
 *
 * @param {{numbers: CardNumber[], target: string, label: string, filtered?: boolean}} props
 */
function Branches({ numbers, target, label, filtered = false }) {
  const { result: branches, failure } = useResult(
    (signal) => ask("proof", { numbers, target }, { signal }),
    [JSON.stringify(numbers), target],
  );
  const filter = useSignal(/** @type {"" | OperatorSymbol} */ (""));
  const limit = useSignal(PAGE);
  if (failure) return <FailureNotice error={failure} />;
  if (!branches) return <p>{t("first-steps.working")}</p>;
  const matching = branches.filter(({ step }) => !filter.value || step.operator === filter.value);
  return (
    <>
      {filtered && (
        <fieldset class="first-steps-filter" aria-label={t("first-steps.filter")}>
          {FILTERS.map((sign) => (
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
          <Row key={stepText(branch)} branch={branch} target={target} />
        ))}
      </ol>
      <MoreButton limit={limit} total={matching.length} />
    </>
  );
}

/** @param {{branch: Branch, target: string}} props */
function Row({ branch, target }) {
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
        <Branches numbers={table} target={target} label={t("first-steps.after", { step: text })} />
      )}
    </li>
  );
}

/** @param {Branch} branch */
const stepText = ({ step }) => t("step.meaning", stepParts(step));
