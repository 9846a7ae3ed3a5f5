import { useSignal } from "@preact/signals";
import type { Line } from "../../../engine/contract.d.ts";
import type { Puzzle } from "../../base/cards/puzzle.ts";
import { ask } from "../../base/python/engine.ts";
import { MoreButton } from "../../base/ui/buttons/more-button.tsx";
import { useResult } from "../../base/ui/loading/use-result.ts";
import { FailureNotice } from "../../base/ui/notices/failure-notice.tsx";
import { t } from "../../base/words/i18n.ts";
import { number } from "../../base/words/pretty.ts";
import { Cards, Struck } from "./cards.tsx";
import {
  exclusionSentence,
  lineSentence,
  listingSentence,
  notMadeSentence,
  restSentence,
} from "./line-words.ts";

/** The lines of a proof that are drawn first. A longer one has its others behind a button. */
const FIRST_LINES = 8;

/** A proof that a puzzle has no solution, line by line, as on a board. */
export function ProofView({ puzzle }: { puzzle: Puzzle }) {
  const { result: proof, failure } = useResult(
    (signal) => ask("why_not", puzzle, { signal }),
    [JSON.stringify(puzzle)],
  );
  const limit = useSignal(FIRST_LINES);
  if (failure) return <FailureNotice error={failure} />;
  if (!proof) return <p class="help-text">{t("part.loading")}</p>;
  if (proof.steps.length === 0) return <p>{t("why.too-long")}</p>;
  const splits = proof.steps.some(({ apart }) => apart.length > 0);
  const isWhole = limit.value >= proof.steps.length;
  return (
    <>
      {splits && <p>{t("why.intro", { target: number(puzzle.target) })}</p>}
      <ol class="why-lines">
        {proof.steps.slice(0, limit.value).map((line, place) => (
          <LineView key={`${place}`} line={line} />
        ))}
      </ol>
      <MoreButton limit={limit} total={proof.steps.length} />
      {splits && isWhole && <p>{t("why.end", { target: number(puzzle.target) })}</p>}
      {splits && proof.signless && <p class="help-text">{t("why.signless")}</p>}
    </>
  );
}

/** One line: the split of the cards, its sentence, and the values that are struck out. */
function LineView({ line }: { line: Line }) {
  const { goals, apart, part, needs, exclusions, tried, listings, rests_on } = line;
  return (
    <li class="why-line">
      <div class="why-split" aria-hidden="true">
        {apart.length > 0 && (
          <>
            <Cards numbers={apart} />
            <span class="why-join" />
          </>
        )}
        <Cards numbers={part} />
        <Struck values={needs.length ? needs : goals} />
      </div>
      <p>{lineSentence(line)}</p>
      {exclusions.map((exclusion) => (
        <p key={exclusion.code}>{exclusionSentence(exclusion)}</p>
      ))}
      {(listings.length > 0 || rests_on.length > 0) && (
        <details>
          <summary>{tried.length ? notMadeSentence(line) : t("why.compare")}</summary>
          <div class="why-listings">
            {listings.map((listing, place) => (
              <p key={`${place}`}>{listingSentence(listing)}</p>
            ))}
          </div>
          {rests_on.length > 0 && <p>{restSentence(line)}</p>}
        </details>
      )}
    </li>
  );
}
