import { href } from "../../../base/address/router.ts";
import { settings } from "../../../base/browser/settings.ts";
import { WideTable } from "../../../base/ui/scrollable.tsx";
import { Segments } from "../../../base/ui/segments.tsx";
import { t } from "../../../base/words/i18n.ts";
import { choices, chooseRun } from "./choices.ts";
import { LEVELS, MINUTES, newRun, RULES } from "./kinds.ts";
import { bests } from "./run.ts";
import { runQuery } from "./sprint-link.ts";
import type { LinkTo } from "./sprint-page.tsx";
import { kindName, levelWord, scoreText } from "./sprint-words.ts";
import { StartButton } from "./start-button.tsx";

/** The choices for a new run, and the best results of each kind. */
export function NewSprint({ link }: { link: LinkTo }) {
  const { minutes, level, rule } = choices.value;
  return (
    <>
      <p>{t("sprint.rules")}</p>
      <Segments
        name="sprint-minutes"
        legend={t("sprint.choice.minutes")}
        value={minutes}
        choices={[...MINUTES].sort()}
        word={(count) => t("sprint.minutes", { count })}
        onChoose={(choice) => chooseRun({ minutes: choice })}
      />
      <Segments
        name="sprint-level"
        legend={t("sprint.choice.level")}
        value={level}
        choices={LEVELS}
        word={levelWord}
        onChoose={(choice) => chooseRun({ level: choice })}
      />
      <Segments
        name="sprint-rule"
        legend={t("sprint.choice.rule")}
        value={rule}
        choices={RULES}
        word={(choice) => t(`sprint.rule.${choice}`)}
        onChoose={(choice) => chooseRun({ rule: choice })}
      />
      {settings.value.limits !== "usual" && (
        <p class="help-text">
          {t(`sprint.limit.${settings.value.limits}`)}{" "}
          <a href={href("settings")}>{t("nav.settings")}</a>
        </p>
      )}
      <StartButton
        label={t("play.start")}
        place={0}
        link={link}
        runOf={() => newRun(choices.peek())}
      />
      <Bests />
    </>
  );
}

/** The best result of each kind that was played, with a link to its run. */
function Bests() {
  const all = [...bests().values()];
  if (all.length === 0) return null;
  return (
    <section class="sprint-bests">
      <h2>{t("sprint.bests")}</h2>
      <WideTable class="duel-table">
        <thead>
          <tr>
            <th scope="col">{t("sprint.kind")}</th>
            <th scope="col">{t("stats.solved")}</th>
          </tr>
        </thead>
        <tbody>
          {all.map(({ run, standing }) => (
            <tr key={kindName(run)}>
              <th scope="row">{kindName(run)}</th>
              <td>
                <a href={href("sprint", runQuery(run))}>{scoreText(standing.entries)}</a>
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </section>
  );
}
