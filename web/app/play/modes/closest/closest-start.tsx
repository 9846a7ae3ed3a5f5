import { go } from "../../../base/address/router.ts";
import { WideTable } from "../../../base/ui/scrollable.tsx";
import { Segments } from "../../../base/ui/segments.tsx";
import { t } from "../../../base/words/i18n.ts";
import { choices, chooseNumbers, LARGE, newPuzzle } from "./choices.ts";
import { KINDS, puzzleQuery } from "./puzzle-link.ts";
import { talliesByKind } from "./results.ts";

const RULES = ["whole", "exact"] as const;
const ANY = "any";
const COUNTS = [0, 1, 2, 3, 4, ANY] as const;

/** The choices for new numbers, and the results so far. */
export function ClosestStart() {
  const { kind, large, whole } = choices.value;
  return (
    <div class="page closest">
      <article class="sheet">
        <h1 tabIndex={-1}>{t("mode.closest")}</h1>
        <p>{t("closest.rules")}</p>
        <section class="closest-new" aria-labelledby="closest-new">
          <h2 id="closest-new">{t("closest.new")}</h2>
          <Segments
            name="closest-kind"
            legend={t("closest.kind")}
            value={kind}
            choices={KINDS}
            word={(choice) => t(`closest.kind.${choice}`)}
            onChoose={(choice) => chooseNumbers({ kind: choice })}
          />
          <p class="help-text">{t(`closest.kind.${kind}.about`)}</p>
          {kind === "countdown" && (
            <Segments
              name="closest-large"
              legend={t("closest.large")}
              value={large ?? ANY}
              choices={COUNTS}
              word={(choice) => (choice === ANY ? t("closest.large.any") : `${choice}`)}
              onChoose={(choice) =>
                chooseNumbers({ large: LARGE.find((count) => count === choice) ?? null })
              }
            />
          )}
          <Segments
            name="closest-rule"
            legend={t("closest.rule")}
            value={whole ? "whole" : "exact"}
            choices={RULES}
            word={(choice) => t(`closest.rule.${choice}`)}
            onChoose={(choice) => chooseNumbers({ whole: choice === "whole" })}
          />
          <button
            type="button"
            class="button primary start-button"
            onClick={() => go("closest", puzzleQuery(newPuzzle(choices.peek())))}
          >
            {t("play.start")}
          </button>
        </section>
        <Results />
      </article>
    </div>
  );
}

/** The results for each kind that was played. */
function Results() {
  const tallies = talliesByKind();
  if (tallies.length === 0) return null;
  return (
    <section aria-labelledby="closest-results">
      <h2 id="closest-results">{t("closest.results")}</h2>
      <WideTable class="duel-table">
        <thead>
          <tr>
            <th scope="col">{t("closest.kind")}</th>
            <th scope="col">{t("closest.played")}</th>
            <th scope="col">{t("closest.exact")}</th>
            <th scope="col">{t("closest.stars.sum")}</th>
          </tr>
        </thead>
        <tbody>
          {tallies.map(({ kind, played, exact, stars }) => (
            <tr key={kind}>
              <th scope="row">{t(`closest.kind.${kind}`)}</th>
              <td>{played}</td>
              <td>{exact}</td>
              <td>{stars}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </section>
  );
}
