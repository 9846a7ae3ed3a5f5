import { href } from "../../../base/address/router.ts";
import { Segments } from "../../../base/ui/fields/segments.tsx";
import { EngineNotice } from "../../../base/ui/notices/engine-notice.tsx";
import { CardChoice } from "../../../base/ui/start/card-choice.tsx";
import { StartPage } from "../../../base/ui/start/start-page.tsx";
import { t } from "../../../base/words/i18n.ts";
import type { Duel } from "./duel.ts";
import { choices, chooseDuel, COUNTS, KINDS, LEVELS, LONGEST_NAME } from "./duel-choices.ts";
import { loadSession } from "./stored.ts";

/** What is played, and the button that invites the other player. */
export function DuelStart({ duel }: { duel: Duel }) {
  const { count, kind, level, name } = choices.value;
  return (
    <StartPage
      title={t("mode.duel")}
      rules={
        <>
          <p>{t("duel.rules")}</p>
          <p>{t("duel.camera")}</p>
        </>
      }
    >
      {loadSession() && <p>{t("duel.resume")}</p>}
      <form
        class="start-form"
        onSubmit={(event) => {
          event.preventDefault();
          duel.invite();
        }}
      >
        <CardChoice
          name="duel-count"
          legend={t("print.count")}
          value={count}
          choices={COUNTS}
          word={String}
          numeral={String}
          onChoose={(choice) => chooseDuel({ count: choice })}
        />
        <Segments
          quiet
          name="duel-kind"
          legend={t("duel.kind")}
          value={kind}
          choices={KINDS}
          word={(choice) => t(`duel.kind.${choice}`)}
          onChoose={(choice) => chooseDuel({ kind: choice })}
        />
        <p class="help-text">{t(`duel.kind.${kind}.about`)}</p>
        <Segments
          quiet
          name="duel-level"
          legend={t("settings.level")}
          value={level}
          choices={LEVELS}
          word={(choice) => t(`settings.level.${choice}`)}
          onChoose={(choice) => chooseDuel({ level: choice })}
        />
        <label class="challenge-name">
          {t("challenge.name")}
          <input
            class="box"
            type="text"
            autocomplete="nickname"
            maxLength={LONGEST_NAME}
            value={name}
            onInput={(event) => chooseDuel({ name: event.currentTarget.value })}
          />
        </label>
        <button type="submit" class="button primary start-button">
          {t("duel.invite")}
        </button>
        <a class="button" href={href("duel", { apart: "new" })}>
          {t("duel.apart")}
        </a>
        <EngineNotice />
      </form>
    </StartPage>
  );
}
