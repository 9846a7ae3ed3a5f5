import type { Puzzle } from "../../base/cards/puzzle.ts";
import { lazy } from "../../base/ui/loading/lazy.tsx";
import { loadPageStyles } from "../../base/ui/loading/page-styles.ts";
import { t } from "../../base/words/i18n.ts";
import { FoldedSection } from "../solutions/folded-section.tsx";

/** A proof that a puzzle has no solution, line by line. */
export const ProofView = lazy(async () => {
  const [{ ProofView }] = await Promise.all([import("./proof-view.tsx"), loadPageStyles()]);
  return ProofView;
});

/** Why a hand, or what is left of one, cannot be done: a proof that opens on request. */
export const WhyNot = ({ puzzle }: { puzzle: Puzzle }) => (
  <FoldedSection name="why-not" title={t("why.title")}>
    <ProofView key={JSON.stringify(puzzle)} puzzle={puzzle} />
  </FoldedSection>
);
