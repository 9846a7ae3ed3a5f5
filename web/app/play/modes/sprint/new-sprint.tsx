import { href } from "../../../base/address/router.ts";
import { settings } from "../../../base/browser/settings.ts";
import { Segments } from "../../../base/ui/fields/segments.tsx";
import { WideTable } from "../../../base/ui/sections/scrollable.tsx";
import { CardChoice } from "../../../base/ui/start/card-choice.tsx";
import { StartPage } from "../../../base/ui/start/start-page.tsx";
import { gap, t } from "../../../base/words/i18n.ts";
import { PaceChoice } from "../../pace/pace-choice.tsx";
import { choices, chooseRun } from "./choices.ts";
import { LEVELS, MINUTES, newRun, RULES } from "./kinds.ts";
import type { LinkTo } from "./link-to.ts";
import { bests } from "./run.ts";
import { runQuery } from "./sprint-link.ts";
import { kindName, levelWord, scoreText } from "./sprint-words.ts";
import { StartButton } from "./start-button.tsx";

/** The choices for a new run, and the best results of each kind. */
export function NewSprint({ link }: { link: LinkTo }) {
  const { minutes, level, rule } = choices.value;
  return (
    <StartPage title={t("mode.sprint")} rules={<p>{t("sprint.rules")}</p>}>
      <CardChoice
        name="sprint-minutes"
        legend={t("sprint.choice.minutes")}
        value={minutes}
        choices={[...MINUTES].sort()}
        word={(count) => t("sprint.minutes", { count })}
        numeral={(count) => `${count}:00`}
        onChoose={(choice) => chooseRun({ minutes: choice })}
      />
      <Segments
        name="sprint-level"
        quiet
        legend={t("sprint.choice.level")}
        value={level}
        choices={LEVELS}
        word={levelWord}
        onChoose={(choice) => chooseRun({ level: choice })}
      />
      <Segments
        name="sprint-rule"
        quiet
        legend={t("sprint.choice.rule")}
        value={rule}
        choices={RULES}
        word={(choice) => t(`sprint.rule.${choice}`)}
        onChoose={(choice) => chooseRun({ rule: choice })}
      />
      <PaceChoice />
      {settings.value.limits !== "usual" && (
        <p class="help-text">
          {t(`sprint.limit.${settings.value.limits}`)}
          {gap()}
          <a href={href("settings")}>{t("nav.settings")}</a>
        </p>
      )}
      <Bests />
      <StartButton
        label={t("play.start")}
        place={0}
        link={link}
        runOf={() => newRun(choices.peek())}
      />
    </StartPage>
  );
}

/** The best result of each kind that was played, with a link to its run. */
function Bests() {
  const all = [...bests().values()];
  if (all.length === 0) return null;
  return (
    <section class="sprint-bests">
      <h2>{t("sprint.bests")}</h2>
      <WideTable class="result-table">
        <thead>
          <tr>
            <th scope="col">{t("sprint.kind")}</th>
            <th scope="col">{t("statistics.solved")}</th>
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
