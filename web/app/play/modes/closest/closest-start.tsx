import { go } from "../../../base/address/router.ts";
import { Segments } from "../../../base/ui/fields/segments.tsx";
import { WideTable } from "../../../base/ui/sections/scrollable.tsx";
import { StartPage } from "../../../base/ui/start/start-page.tsx";
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
    <StartPage
      title={t("mode.closest")}
      rules={
        <>
          <p>{t("closest.rules")}</p>
          {KINDS.map((each) => (
            <p key={each}>
              <b>{t(`closest.kind.${each}`)}</b> {t(`closest.kind.${each}.about`)}
            </p>
          ))}
        </>
      }
    >
      <Segments
        name="closest-kind"
        legend={t("closest.kind")}
        value={kind}
        choices={KINDS}
        word={(choice) => t(`closest.kind.${choice}`)}
        onChoose={(choice) => chooseNumbers({ kind: choice })}
      />
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
      <Results />
      <button
        type="button"
        class="button primary start-button"
        onClick={() => go("closest", puzzleQuery(newPuzzle(choices.peek())))}
      >
        {t("play.start")}
      </button>
    </StartPage>
  );
}

/** The results for each kind that was played. */
function Results() {
  const tallies = talliesByKind();
  if (tallies.length === 0) return null;
  return (
    <section aria-labelledby="closest-results">
      <h2 id="closest-results">{t("closest.results")}</h2>
      <WideTable class="result-table">
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
