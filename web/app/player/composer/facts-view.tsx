import { Icon } from "../../base/ui/buttons/icon.tsx";
import { TechniqueFace } from "../../base/ui/cards/technique-face.tsx";
import { useSaid } from "../../base/ui/notices/use-said.ts";
import { enumerated, t } from "../../base/words/i18n.ts";
import { EMBLEMS, techniqueName } from "../../base/words/techniques.ts";
import type { HandFacts } from "./hand-facts.ts";

/** Whether a hand can be done, in how many ways, by which technique, and how hard it is. */
export function FactsView({ facts }: { facts: HandFacts | null }) {
  useSaid(facts ? factsWords(facts) : "");
  if (!facts) return <p class="hand-facts" />;
  const { solvable, ways, technique, score, level } = facts;
  if (!solvable) {
    return (
      <p class="hand-facts" data-solvable="no">
        <Icon name="none" />
        <b>{t("solutions.none")}</b>
      </p>
    );
  }
  return (
    <p class="hand-facts" data-solvable="yes">
      {technique && technique in EMBLEMS && (
        <TechniqueFace code={technique as keyof typeof EMBLEMS} open />
      )}
      <b>{ways === null ? t("composer.solvable") : t("composer.ways", { count: ways })}</b>
      {technique && <span>{techniqueName(technique)}</span>}
      {level && score !== null && (
        <span class="hand-level" data-level={level}>
          {t("composer.level", { level: t(`level.${level}`), score: Math.floor(score) })}
        </span>
      )}
    </p>
  );
}

/** The facts in words, for screen readers. */
function factsWords({ solvable, ways, technique, level }: HandFacts) {
  if (!solvable) return t("solutions.none");
  const count = ways === null ? t("composer.solvable") : t("composer.ways", { count: ways });
  const known = [technique && techniqueName(technique), level && t(`level.${level}`)];
  return enumerated([count, ...known.filter((words) => words !== null)]);
}
