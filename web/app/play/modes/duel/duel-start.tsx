import { useState } from "preact/hooks";
import { href } from "../../../base/address/router.ts";
import { Segments } from "../../../base/ui/fields/segments.tsx";
import { EngineNotice } from "../../../base/ui/notices/engine-notice.tsx";
import { CardChoice } from "../../../base/ui/start/card-choice.tsx";
import { StartPage } from "../../../base/ui/start/start-page.tsx";
import { gap, t } from "../../../base/words/i18n.ts";
import { NameField } from "../../apart/name-field.tsx";
import { LEVELS } from "../sprint/kinds.ts";
import { levelWord } from "../sprint/sprint-words.ts";
import type { Duel } from "./duel.ts";
import { COUNTS, choices, chooseDuel, KINDS } from "./duel-choices.ts";
import { keepSession, loadSession } from "./stored.ts";

/** What is played, and the button that invites the other player. */
export function DuelStart({ duel }: { duel: Duel }) {
  const { count, kind, level, name } = choices.value;
  const [isKept, setKept] = useState(() => loadSession() !== null);

  function forget() {
    keepSession(null);
    setKept(false);
  }

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
      {isKept && (
        <p>
          {t("duel.resume")}
          {gap()}
          <button type="button" class="text-link" onClick={forget}>
            {t("duel.leave")}
          </button>
        </p>
      )}
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
          legend={t("sprint.choice.level")}
          value={level}
          choices={LEVELS}
          word={levelWord}
          onChoose={(choice) => chooseDuel({ level: choice })}
        />
        <NameField value={name} onName={(text) => chooseDuel({ name: text })} />
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
